"""Analysis over HTTP: of finished games only, worked out once, for everybody who may watch."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

from ennead.games import game as game_named
from ennead.server.bots import BotPool
from ennead.table import Asked, Seat, Table, presentation
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer, running


def finished_game(name: str = "tekhenu", players: int = 1) -> dict[str, Any]:
    """An export of a game played at random; the shortest is alone against the opponent of the rules."""
    game = game_named(name)
    dice = random.Random("analysis")
    people = [Seat("person", who) for who in ("Ann", "Bob", "Cy")[:players]]
    table = Table("played", game, players, {}, people, "seed", "salt")
    table.start("2026-01-01")
    while table.status != "finished":
        seat = table.to_act[0]
        table.play(seat, game.space.text(dice.choice(table.state.legal(seat))), Asked("now"))
    return presentation.export(table)


async def done(person: Person, path: str) -> dict[str, Any]:
    """Wait for the end of an analysis; how far it is only grows."""
    progress = 0.0
    while True:
        state: dict[str, Any] = await person.get(path)
        assert state["progress"] >= progress
        progress = state["progress"]
        if state["status"] == "done":
            analysis: dict[str, Any] = state["analysis"]
            return analysis
        assert state["status"] in ("waiting", "working")
        assert state["analysis"] is None
        await asyncio.sleep(0.1)


@awaited
async def test_a_finished_game_is_analysed_once_for_all_who_watch(tmp_path: Path) -> None:
    database = str(tmp_path / "analysis.sqlite3")
    with running(database=database, analysis_iterations=2) as live:
        ann = await Person.guest(live.base, "Ann")
        table = await ann.post("/api/imports", finished_game())
        path = f"/api/tables/{table['id']}/analysis"
        assert (await ann.get(path))["status"] == "none"
        asked = await ann.post(path, {})
        assert asked["status"] in ("waiting", "working")
        found = await done(ann, path)
        assert [seat["name"] for seat in found["seats"]] == ["Ann"]
        assert found["decisions"]
        assert found["result"] == table["result"]
        assert max(point["move"] for point in found["curve"]) == table["seq"]
        # Nothing is worked out again, and the other way to look at it is another analysis.
        assert (await ann.post(path, {}))["status"] == "done"
        assert (await ann.get(f"{path}?everything_known=true"))["status"] == "none"
    with running(database=database) as live:
        # A stranger who knows the address, after a restart.
        async with Person(live.base) as stranger:
            assert (await stranger.get(path))["analysis"] == found


@awaited
async def test_only_a_finished_game_and_only_by_somebody(live: LiveServer) -> None:
    ann = await Person.guest(live.base, "Ann")
    table = await ann.new_table([{"kind": "hotseat", "name": name} for name in "ABC"], start=True)
    path = f"/api/tables/{table['id']}/analysis"
    refused = await ann.send("POST", path, {})
    assert (refused.status_code, refused.json()["error"]["reason"]) == (409, "not-finished")
    assert (await ann.get(path))["status"] == "none"
    async with Person(live.base) as stranger:
        await stranger.look()
        refused = await stranger.send("POST", path, {})
        assert (refused.status_code, refused.json()["error"]["reason"]) == (401, "not-signed-in")
        assert (await stranger.send("GET", "/api/tables/nowhere/analysis")).status_code == 404


def double(number: int) -> int:
    return 2 * number


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return time.monotonic()


@awaited
async def test_what_can_wait_waits_for_bots() -> None:
    """While a bot thinks nothing of an analysis is begun, and an analysis takes no place a bot needs."""
    pool = BotPool(1)
    try:
        assert await pool.run_when_free(double, 2) == 4
        thinking = asyncio.create_task(pool.run(nap, 1.0))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(pool.run_when_free(nap, 0.0))
        assert await thinking < await waiting
        long_work = asyncio.create_task(pool.run_when_free(nap, 3.0))
        await asyncio.sleep(0.3)
        assert await pool.run(nap, 0.0) < await long_work
    finally:
        await pool.close()
