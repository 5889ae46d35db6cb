"""A tutorial's table: it keeps to its script, waits for the person, and is an ordinary table afterwards."""

from typing import Any

from ennead.games import game as game_of
from ennead.texts.tutorial import LEARNER, script_of
from tests.databases import awaited
from tests.server.client import Person, Screen
from tests.server.conftest import LiveServer

GAME = "amun-re"
SCRIPT = script_of(game_of(GAME))
assert SCRIPT is not None
MOVES = SCRIPT.moves


async def come_to(screen: Screen, made: int) -> None:
    """Wait until the table has seen so many moves of the script."""
    if screen.scripted != made:
        await screen.until("update", scripted=made)


@awaited
async def test_other_moves_are_refused_and_change_nothing(live: LiveServer) -> None:
    anna = await Person.guest(live.base, "Anna")
    table = await anna.post(f"/api/tutorials/{GAME}")
    assert table["tutorial"] is True
    assert [seat.get("bot") for seat in table["seats"]] == [None, "easy", "easy"]
    screen = await anna.sit(table["id"])
    before = screen.seq
    possible = await screen.ask("submit", seat="A", action="bid mendes 3")
    assert possible["error"]["reason"] == "tutorial-asks-otherwise"
    impossible = await screen.ask("submit", seat="A", action="bid abydos 3")
    assert impossible["error"]["reason"] == "province-not-for-sale"
    assert (await anna.get(f"/api/tables/{table['id']}"))["seq"] == before
    assert (await screen.ask("submit", seat="A", action=MOVES[0][1]))["type"] == "ack"


@awaited
async def test_it_goes_on_where_somebody_left_it_and_belongs_to_nobody_else(live: LiveServer) -> None:
    anna, boris = await Person.guest(live.base, "Anna"), await Person.guest(live.base, "Boris")
    table = await anna.post(f"/api/tutorials/{GAME}")
    screen = await anna.sit(table["id"])
    await screen.ask("submit", seat="A", action=MOVES[0][1])
    await come_to(screen, 3)
    await screen.close()
    again = await anna.post(f"/api/tutorials/{GAME}")
    assert again["id"] == table["id"]
    screen = await anna.sit(again["id"])
    assert screen.scripted == 3
    assert (await boris.post(f"/api/tutorials/{GAME}"))["id"] != table["id"]
    assert table["id"] not in {each["id"] for each in await boris.get("/api/tables")}
    assert (await boris.send("POST", "/api/tutorials/senet")).status_code == 404


@awaited
async def test_after_the_script_everybody_is_free(live: LiveServer) -> None:
    anna = await Person.guest(live.base, "Anna")
    table = await anna.post(f"/api/tutorials/{GAME}")
    screen = await anna.sit(table["id"])
    for made, (seat, action) in enumerate(MOVES):
        if seat == LEARNER:
            await come_to(screen, made)
            answer: dict[str, Any] = await screen.ask("submit", seat="A", action=action)
            assert answer["type"] == "ack", (action, answer)
    await come_to(screen, len(MOVES))
    assert (await anna.post(f"/api/tutorials/{GAME}"))["id"] == table["id"]
    assert (await screen.ask("submit", seat="A", action=screen.choices()[-1][1]))["type"] == "ack"
    assert screen.scripted is None
    # Whoever begins again after that gets a new table.
    assert (await anna.post(f"/api/tutorials/{GAME}"))["id"] != table["id"]
