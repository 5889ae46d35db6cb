"""Who may do what: every route of the interface, for strangers, guests, players and owners."""

import asyncio
from typing import Any

from litestar import Litestar

from ennead.server.app import create_app
from ennead.server.settings import Settings
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
OPEN = {"game": "amun-re", "players": 3, "seats": SEATS, "public": False}
# Method and route -> statuses for: nobody, a guest from elsewhere, a player, the owner. The table is private,
# a player sits on B, the game has started.
MATRIX: dict[tuple[str, str], tuple[int, int, int, int]] = {
    ("GET", "/api/games"): (200, 200, 200, 200),
    ("GET", "/api/games/{name}"): (200, 200, 200, 200),
    ("GET", "/api/games/{name}/texts/{language}"): (200, 200, 200, 200),
    ("GET", "/api/bots"): (200, 200, 200, 200),
    ("GET", "/api/me"): (200, 200, 200, 200),
    ("POST", "/api/guests"): (200, 409, 409, 409),
    ("PATCH", "/api/me"): (401, 200, 200, 200),
    ("GET", "/api/tables"): (200, 200, 200, 200),
    ("POST", "/api/tables"): (401, 201, 201, 201),
    ("GET", "/api/tables/{id}"): (200, 200, 200, 200),
    ("POST", "/api/tables/{id}/join"): (401, 403, 403, 409),
    ("POST", "/api/tables/{id}/start"): (401, 403, 403, 409),
    ("POST", "/api/tables/{id}/close"): (401, 403, 403, 409),
    ("POST", "/api/tables/{id}/seats/{seat}/hint"): (401, 403, 409, 403),
    ("POST", "/api/tables/{id}/seats/{seat}"): (401, 403, 200, 409),
    ("POST", "/api/tables/{id}/leave"): (401, 409, 409, 200),
    ("POST", "/api/tables/{id}/rematch"): (401, 403, 409, 409),
    ("GET", "/api/tables/{id}/history/{seq}"): (403, 403, 200, 403),
    ("GET", "/api/tables/{id}/chart"): (409, 409, 409, 409),
    ("GET", "/api/tables/{id}/export"): (409, 409, 409, 409),
    ("POST", "/api/imports"): (401, 422, 422, 422),
    ("POST", "/api/session"): (401, 401, 401, 401),
    ("POST", "/api/accounts"): (200, 200, 200, 200),
    ("DELETE", "/api/session"): (200, 200, 200, 200),
}
BODIES: dict[str, Any] = {
    "/api/guests": {"name": "x"},
    "/api/me": {"settings": {}},
    "/api/tables": OPEN,
    "/api/tables/{id}/join": {"seat": "B"},
    "/api/tables/{id}/seats/{seat}": {"kind": "bot"},
    "/api/imports": {},
    "/api/session": {"name": "x", "password": "long enough"},
}


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Every method and path under /api that changes or tells something."""
    found = set()
    for path, item in app.openapi_schema.to_schema()["paths"].items():
        found |= {(method.upper(), path) for method in item}
    return found


def test_the_matrix_covers_every_route() -> None:
    assert routes(create_app(Settings())) == set(MATRIX)


@awaited
async def test_everybody_may_do_what_the_matrix_says(live: LiveServer) -> None:
    nobody = Person(live.base)
    await nobody.look()
    stranger, player, owner = [await Person.guest(live.base, name) for name in ("s", "p", "o")]
    table = await owner.post("/api/tables", OPEN)
    id, invite = table["id"], table["invite"]
    assert (await stranger.get(f"/api/tables/{id}")).get("invite") is None
    assert id not in {each["id"] for each in await stranger.get("/api/tables")}
    uninvited = await stranger.send("POST", f"/api/tables/{id}/join", {"seat": "B", "invite": "guess"})
    assert uninvited.status_code == 403
    await player.post(f"/api/tables/{id}/join", {"seat": "B", "invite": invite})
    await owner.post(f"/api/tables/{id}/start")
    # Seat B must wait while A, the owner, decides; the other way round it gets a hint.
    its_turn = "B" in (await owner.get(f"/api/tables/{id}"))["to_act"]
    for (method, route), expected in MATRIX.items():
        if route.endswith("/hint") and its_turn:
            expected = (401, 403, 200, 403)
        got = []
        for number, person in enumerate((nobody, stranger, player, owner)):
            path = route.format(id=id, seat="B", seq="1?seat=B", name="amun-re", language="en")
            body = BODIES.get(route)
            if route == "/api/accounts":
                body = {"name": f"account {number}", "password": "long enough"}
            if route == "/api/tables/{id}/leave" and person is player:
                await player.send("POST", f"/api/tables/{id}/seats/B", {"kind": "bot"})
            answer = await person.send(method, path, body)
            got.append(answer.status_code)
            if answer.status_code == 200 and "csrf" in answer.text:
                await person.look()
            if (method, route) == ("POST", "/api/guests") and answer.status_code == 200:
                await person.send("DELETE", "/api/session")
                await person.look()
        assert tuple(got) == expected, (method, route)
        await player.send("POST", f"/api/tables/{id}/seats/B", {"kind": "me"})


@awaited
async def test_nobody_acts_for_another_seat_over_the_socket(live: LiveServer) -> None:
    owner, player, stranger = [await Person.guest(live.base, name) for name in ("o", "p", "s")]
    table = await owner.post(
        "/api/tables", {**OPEN, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    )
    id = table["id"]
    third = await Person.guest(live.base, "t")
    for person, seat in ((player, "B"), (third, "C")):
        await person.post(f"/api/tables/{id}/join", {"seat": seat, "invite": table["invite"]})
    await owner.post(f"/api/tables/{id}/start")
    nobody = Person(live.base)
    for person, own in ((nobody, ""), (stranger, ""), (player, "B"), (owner, "A")):
        screen = await person.sit(id)
        for seat in "ABC":
            if seat == own:
                continue
            for kind, values in (
                ("submit", {"action": "pass"}),
                ("preview", {"action": "pass"}),
                ("undo", {"scope": "step"}),
                ("redo", {}),
                ("retract", {}),
                ("propose_undo", {"to": 1}),
            ):
                answer = await screen.ask(kind, seat=seat, **values)
                expected = "not-signed-in" if person is nobody else "not-your-seat"
                assert (answer["type"], answer["error"]["reason"]) == ("refused", expected), (kind, seat)
        if not own:
            answer = await screen.ask("answer_undo", yes=True)
            assert answer["type"] == "refused"
    assert (await owner.get(f"/api/tables/{id}"))["seq"] == 1


@awaited
async def test_a_seat_is_taken_once(live: LiveServer) -> None:
    owner, *others = [await Person.guest(live.base, f"g{number}") for number in range(6)]
    table = await owner.post("/api/tables", {**OPEN, "public": True})
    answers = await asyncio.gather(
        *(each.send("POST", f"/api/tables/{table['id']}/join", {"seat": "B"}) for each in others)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
