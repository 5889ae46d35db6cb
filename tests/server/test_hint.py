"""Hints over HTTP: for one's own decision only, from the search's data, and all can see that one asked."""

from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer


async def seated(live: LiveServer) -> tuple[str, dict[str, Person]]:
    """Three people at a started table, by seat."""
    people = {seat: await Person.guest(live.base, seat.lower()) for seat in "ABC"}
    table = await people["A"].new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    for seat in "BC":
        await people[seat].post(f"/api/tables/{table['id']}/join", {"seat": seat, "invite": table["invite"]})
    await people["A"].post(f"/api/tables/{table['id']}/start")
    return table["id"], people


@awaited
async def test_a_hint_names_legal_choices_with_what_to_expect(live: LiveServer) -> None:
    id, people = await seated(live)
    (turn,) = (await people["A"].get(f"/api/tables/{id}"))["to_act"]
    screen = await people[turn].sit(id)
    given = await people[turn].post(f"/api/tables/{id}/seats/{turn}/hint")
    choices = given["choices"]
    legal = {action for _, action in screen.choices()}
    assert len(choices) == 3
    assert len({choice["action"] for choice in choices} & legal) == 3
    for choice in choices:
        assert 0 <= choice["chance"] <= 1
        assert choice["error"] > 0
        assert abs(sum(choice["sources"].values()) - choice["points"]) < 1e-6
        assert choice["line"][0] == [turn, choice["action"]]
    # The hint changed nothing on the board: the choice it names can be taken at once.
    await screen.until("table")
    answer = await screen.ask("submit", seat=turn, action=choices[0]["action"])
    assert answer["type"] == "ack"


@awaited
async def test_everybody_sees_who_asked_and_nobody_asks_for_another(live: LiveServer) -> None:
    id, people = await seated(live)
    (turn,) = (await people["A"].get(f"/api/tables/{id}"))["to_act"]
    waiting = next(seat for seat in people if seat != turn)
    refused = await people[waiting].send("POST", f"/api/tables/{id}/seats/{waiting}/hint")
    assert (refused.status_code, refused.json()["error"]["reason"]) == (409, "not-your-turn")
    refused = await people[waiting].send("POST", f"/api/tables/{id}/seats/{turn}/hint")
    assert (refused.status_code, refused.json()["error"]["reason"]) == (403, "not-your-seat")
    for _ in "12":
        await people[turn].post(f"/api/tables/{id}/seats/{turn}/hint")
    seats = (await people[waiting].get(f"/api/tables/{id}"))["seats"]
    assert {seat["seat"]: seat.get("hints", 0) for seat in seats} == {"A": 0, "B": 0, "C": 0} | {turn: 2}


@awaited
async def test_a_table_can_do_without_hints(live: LiveServer) -> None:
    anna = await Person.guest(live.base, "Anna")
    seats = [{"kind": "hotseat", "name": name} for name in "ABC"]
    table = await anna.new_table(seats, hints=False, start=True)
    assert table["hints"] is False
    (turn,) = table["to_act"]
    refused = await anna.send("POST", f"/api/tables/{table['id']}/seats/{turn}/hint")
    assert (refused.status_code, refused.json()["error"]["reason"]) == (403, "no-hints")
    shown = await anna.get(f"/api/tables/{table['id']}")
    assert all("hints" not in seat for seat in shown["seats"])
