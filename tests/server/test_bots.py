"""Bots in processes of their own: the strongest takes all that are free."""

import asyncio

import pytest

from ennead import bots
from ennead.server.bots import BotPool
from ennead.table import presentation
from tests.databases import awaited
from tests.table.tables import started

BOT = "search:40"


def question() -> bots.Question:
    table = started(2, "together", game="tekhenu")
    return bots.Question(**presentation.question(table, table.to_act[0]), seed="secret/table/0")


def legal(asked: bots.Question) -> list[str]:
    table = started(2, "together", game="tekhenu")
    return [table.game.space.text(code) for code in table.state.legal(asked.seat)]


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a pool called in its processes; `BOT` thinks in several."""
    called: list[str] = []
    run = BotPool.run

    async def noting(self: BotPool, work: object, *arguments: object) -> object:
        called.append(work.__name__)  # type: ignore[attr-defined]
        return await run(self, work, *arguments)

    monkeypatch.setattr(BotPool, "run", noting)
    monkeypatch.setattr(bots, "TOGETHER", (BOT,))
    return called


@awaited
async def test_the_strongest_thinks_in_all_processes_that_are_free(noted: list[str]) -> None:
    asked = question()
    pool = BotPool(3)
    try:
        assert await pool.choose(BOT, asked, True) in legal(asked)
        assert noted == ["think"] * 3
        noted.clear()
        # Two at once: the second finds no process free, and waits for one like everybody else.
        both = await asyncio.gather(pool.choose(BOT, asked, True), pool.choose(BOT, asked, True))
        assert set(both) <= set(legal(asked))
        assert sorted(noted) == ["answer", "think", "think", "think"]
        noted.clear()
        assert await pool.choose("greedy", asked, True) in legal(asked)
        assert noted == ["answer"]
    finally:
        await pool.close()


@awaited
async def test_one_process_is_enough(noted: list[str]) -> None:
    asked = question()
    pool = BotPool(1)
    try:
        assert await pool.choose(BOT, asked, True) in legal(asked)
        assert noted == ["answer"]
    finally:
        await pool.close()


@awaited
async def test_where_one_of_several_fails_the_others_decide(
    noted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = question()
    pool = BotPool(2)
    run = pool.run

    async def failing(work: object, *arguments: object) -> object:
        if arguments[-1] == 1:
            raise ValueError("one of them fails")
        return await run(work, *arguments)

    try:
        monkeypatch.setattr(pool, "run", failing)
        assert await pool.choose(BOT, asked, True) in legal(asked)
        assert noted == ["think"]
    finally:
        await pool.close()
