"""Who may do what: every route and every message, for each kind of person. docs/security.md has the table.

`python -m tests.server.test_rights` prints it.
"""

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

from litestar import Litestar
from msgspec.inspect import StructType, type_info

from ennead.games import game
from ennead.practice import puzzles
from ennead.server import messages
from ennead.server.app import create_app
from ennead.server.settings import Settings
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer, running

# The table is private, the game has started; the owner sits on A, the player on B, the opponent on C. All
# ask for seat B. The spectator has not signed in, the guest has and sits elsewhere. An operator has no rights
# over the network: what operators do, they do with `ennead admin` on the database.
ROLES = ("spectator", "guest", "opponent", "player", "owner")
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
OPEN = {"game": "amun-re", "players": 3, "seats": SEATS, "public": False}
PUZZLE = puzzles(game("kemet")).puzzles[0].id
# Method and route -> the status for each role.
MATRIX: dict[tuple[str, str], tuple[int, ...]] = {
    ("GET", "/api/games"): (200, 200, 200, 200, 200),
    ("GET", "/api/games/{name}"): (200, 200, 200, 200, 200),
    ("GET", "/api/games/{name}/texts/{language}"): (200, 200, 200, 200, 200),
    ("GET", "/api/games/{name}/guide/{language}"): (200, 200, 200, 200, 200),
    ("GET", "/api/games/{name}/glossary/{language}"): (200, 200, 200, 200, 200),
    ("GET", "/api/games/{name}/tutorial/{language}"): (200, 200, 200, 200, 200),
    ("GET", "/api/games/{name}/examples/{example}"): (200, 200, 200, 200, 200),
    ("GET", "/api/bots"): (200, 200, 200, 200, 200),
    ("GET", "/api/practice"): (200, 200, 200, 200, 200),
    ("GET", "/api/practice/today"): (200, 200, 200, 200, 200),
    ("GET", "/api/practice/{name}/{id}"): (200, 200, 200, 200, 200),
    ("GET", "/api/practice/{name}/{id}/preview"): (422, 422, 422, 422, 422),
    ("GET", "/api/practice/{name}/{id}/why"): (200, 200, 200, 200, 200),
    ("POST", "/api/practice/{name}/{id}/answer"): (409, 409, 409, 409, 409),
    ("GET", "/api/me"): (200, 200, 200, 200, 200),
    ("POST", "/api/guests"): (200, 409, 409, 409, 409),
    ("PATCH", "/api/me"): (401, 200, 200, 200, 200),
    ("GET", "/api/tables"): (200, 200, 200, 200, 200),
    ("POST", "/api/tables"): (401, 201, 201, 201, 201),
    ("POST", "/api/tutorials/{name}"): (401, 200, 200, 200, 200),
    ("GET", "/api/tables/{id}"): (200, 200, 200, 200, 200),
    ("POST", "/api/tables/{id}/join"): (401, 403, 403, 403, 409),
    ("POST", "/api/tables/{id}/start"): (401, 403, 403, 403, 409),
    ("POST", "/api/tables/{id}/close"): (401, 403, 403, 403, 409),
    ("POST", "/api/tables/{id}/seats/{seat}/hint"): (401, 403, 403, 409, 403),
    ("POST", "/api/tables/{id}/seats/{seat}"): (401, 403, 403, 200, 409),
    ("POST", "/api/tables/{id}/leave"): (401, 409, 200, 409, 200),
    ("POST", "/api/tables/{id}/rematch"): (401, 403, 409, 409, 409),
    ("GET", "/api/tables/{id}/history/{seq}"): (403, 403, 403, 200, 403),
    ("GET", "/api/tables/{id}/things/{seq}"): (403, 403, 403, 200, 403),
    ("GET", "/api/tables/{id}/chart"): (409, 409, 409, 409, 409),
    ("GET", "/api/tables/{id}/export"): (409, 409, 409, 409, 409),
    ("GET", "/api/tables/{id}/analysis"): (200, 200, 200, 200, 200),
    ("POST", "/api/tables/{id}/analysis"): (401, 409, 409, 409, 409),
    ("GET", "/api/statistics"): (200, 200, 200, 200, 200),
    ("POST", "/api/imports"): (401, 422, 422, 422, 422),
    ("POST", "/api/session"): (401, 401, 401, 401, 401),
    ("POST", "/api/accounts"): (200, 200, 200, 200, 200),
    ("DELETE", "/api/session"): (200, 200, 200, 200, 200),
    ("GET", "/api/announcement"): (200, 200, 200, 200, 200),
    ("GET", "/metrics"): (401, 401, 401, 401, 401),
}
# Message -> the answer to each role: a kind of message, or the reason of a refusal. What the player is
# refused is refused by the rules of the game, not for want of rights.
NOT_ME = ("not-signed-in", "not-your-seat", "not-your-seat")
MESSAGES: dict[str, tuple[str, ...]] = {
    "submit": (*NOT_ME, "unknown-action", "not-your-seat"),
    "undo": (*NOT_ME, "nothing-to-undo", "not-your-seat"),
    "redo": (*NOT_ME, "nothing-to-redo", "not-your-seat"),
    "retract": (*NOT_ME, "nothing-to-undo", "not-your-seat"),
    "propose_undo": (*NOT_ME, "nothing-to-undo", "not-your-seat"),
    "answer_undo": ("not-signed-in", "not-your-seat", "no-proposal", "no-proposal", "no-proposal"),
    "preview": (*NOT_ME, "unknown-action", "not-your-seat"),
    "why": (*NOT_ME, "impossible", "not-your-seat"),
    "chat": ("not-signed-in", "players-only", "chat", "chat", "chat"),
    "ping": ("pong", "pong", "pong", "pong", "pong"),
}
VALUES: dict[str, dict[str, Any]] = {
    "submit": {"action": "nonsense"},
    "preview": {"action": "nonsense"},
    "undo": {"scope": "step"},
    "propose_undo": {"to": 1},
    "answer_undo": {"yes": True},
    "chat": {"text": "hello"},
}
BODIES: dict[str, Any] = {
    "/api/guests": {"name": "x"},
    "/api/me": {"settings": {}},
    "/api/practice/{name}/{id}/answer": {"action": "nonsense"},
    "/api/tables": OPEN,
    "/api/tables/{id}/join": {"seat": "B"},
    "/api/tables/{id}/seats/{seat}": {"kind": "bot"},
    "/api/tables/{id}/analysis": {},
    "/api/imports": {},
    "/api/session": {"name": "x", "password": "long enough"},
}


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Every method and path that changes or tells something."""
    found = set()
    for path, item in app.openapi_schema.to_schema()["paths"].items():
        found |= {(method.upper(), path) for method in item}
    return found


def tags() -> set[str]:
    """Every message a client may send."""
    found = set()
    for kind in get_args(messages.ClientMessage):
        info = type_info(kind)
        assert isinstance(info, StructType)
        found.add(str(info.tag))
    return found


def table_in_words() -> str:
    """Both matrices as a table in Markdown."""
    lines = [f"| | {' | '.join(ROLES)} |", "|---" * (len(ROLES) + 1) + "|"]
    lines += [
        f"| `{method} {path}` | {' | '.join(map(str, row))} |" for (method, path), row in MATRIX.items()
    ]
    lines += [f"| `{kind}` | {' | '.join(row)} |" for kind, row in MESSAGES.items()]
    return "\n".join(lines)


def test_the_matrix_covers_every_route_and_message() -> None:
    assert routes(create_app(Settings())) == set(MATRIX)
    assert tags() == set(MESSAGES)
    documented = (Path(__file__).parents[2] / "docs/security.md").read_text(encoding="utf-8")
    assert table_in_words() in documented, "run python -m tests.server.test_rights and put the table there"


def test_every_promise_names_the_test_that_holds_it() -> None:
    root = Path(__file__).parents[2]
    promises = (root / "docs/security.md").read_text(encoding="utf-8").split("## OWASP ASVS")[1]
    rows = [line.strip("|").split("|") for line in promises.splitlines() if line.startswith("| ")][1:]
    assert len(rows) > 25
    for requirement, _, held_by in rows:
        tests = re.findall(r"`([^`]+)`", held_by)
        assert tests, requirement
        for name in tests:
            assert any((root / folder / name).is_file() for folder in ("tests/server", ".")), (
                requirement,
                name,
            )
            assert name.rpartition("/")[2].startswith("test_"), (requirement, name)


async def seated(live: LiveServer) -> tuple[str, list[Person]]:
    """A table as the matrix has it, and the people in the order of the roles."""
    spectator = Person(live.base)
    await spectator.look()
    guest, opponent, player, owner = [await Person.guest(live.base, name) for name in "gcpo"]
    table = await owner.post("/api/tables", OPEN)
    id, invite = table["id"], table["invite"]
    assert (await guest.get(f"/api/tables/{id}")).get("invite") is None
    assert id not in {each["id"] for each in await guest.get("/api/tables")}
    uninvited = await guest.send("POST", f"/api/tables/{id}/join", {"seat": "B", "invite": "guess"})
    assert uninvited.status_code == 403
    for person, seat in ((player, "B"), (opponent, "C")):
        await person.post(f"/api/tables/{id}/join", {"seat": seat, "invite": invite})
    await owner.post(f"/api/tables/{id}/start")
    return id, [spectator, guest, opponent, player, owner]


@awaited
async def test_everybody_may_do_what_the_matrix_says(tmp_path: Path) -> None:
    # Somebody who has just left is not replaced: that is why the owner is refused.
    with running(database=str(tmp_path / "rights.sqlite3"), away=3600.0) as live:
        id, people = await seated(live)
        player = people[ROLES.index("player")]
        # Seat B must wait while another decides; the other way round it gets a hint.
        its_turn = "B" in (await player.get(f"/api/tables/{id}"))["to_act"]
        for (method, route), expected in MATRIX.items():
            wanted = tuple(
                200 if status == 409 and number == 3 and its_turn and "hint" in route else status
                for number, status in enumerate(expected)
            )
            got = []
            for number, person in enumerate(people):
                name, asked = ("kemet", PUZZLE) if "practice" in route else ("amun-re", id)
                path = route.format(
                    id=asked, seat="B", seq="1?seat=B", name=name, language="en", example="first-bid"
                )
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
            assert tuple(got) == wanted, (method, route)
            await player.send("POST", f"/api/tables/{id}/seats/B", {"kind": "me"})


@awaited
async def test_every_message_is_answered_as_the_matrix_says(live: LiveServer) -> None:
    id, people = await seated(live)
    screens = [await person.sit(id) for person in people]
    for kind, expected in MESSAGES.items():
        for role, screen, wanted in zip(ROLES, screens, expected, strict=True):
            if kind == "undo":
                while screen.seq != 1:
                    await screen.read()
            await screen.say(kind, expect=1, seat="B", **VALUES.get(kind, {}))
            answer = await screen.read()
            while answer["type"] == "table" or (answer["type"] == "chat" and wanted != "chat"):
                answer = await screen.read()
            found = answer["error"]["reason"] if answer["type"] == "refused" else answer["type"]
            if role == "player" and found == "not-your-turn":
                found = wanted
            assert found == wanted, (kind, role)
    assert (await people[-1].get(f"/api/tables/{id}"))["seq"] == 1


@awaited
async def test_a_seat_is_taken_once(live: LiveServer) -> None:
    owner, *others = [await Person.guest(live.base, f"g{number}") for number in range(6)]
    table = await owner.post("/api/tables", {**OPEN, "public": True})
    answers = await asyncio.gather(
        *(each.send("POST", f"/api/tables/{table['id']}/join", {"seat": "B"}) for each in others)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


if __name__ == "__main__":
    print(table_in_words())
