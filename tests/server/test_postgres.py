"""PostgreSQL is restarted in mid-game: nothing told is lost, nothing is done or told twice."""

import asyncio
import os
import random

import pytest

from tests.databases import awaited
from tests.server.test_kill import Player, Process, catch_up, check, set_tables
from tests.services import Postgres

RESTARTS = int(os.environ.get("ENNEAD_TEST_SERVICE_RESTARTS", "20"))
GAMES = ("amun-re", "tekhenu", "ankh", "kemet")


@pytest.mark.long
@awaited
async def test_restarts_of_postgres_in_mid_game() -> None:
    pytest.importorskip("asyncpg")
    postgres, dice = Postgres(), random.Random(5)
    with postgres.running():
        process = Process(postgres.address)
        await process.start()
        enough = asyncio.Event()
        tasks: list[asyncio.Task[None]] = []
        try:
            groups = []
            for game in GAMES:
                seated = await set_tables(process, game, 1)
                groups.append(
                    [Player(process, each.person, each.table, at) for at, each in enumerate(seated)]
                )
            tasks = [asyncio.create_task(player.play(enough)) for group in groups for player in group]
            for _ in range(RESTARTS):
                await asyncio.sleep(dice.uniform(0.5, 2))
                await asyncio.to_thread(postgres.restart)
            enough.set()
            await asyncio.wait_for(asyncio.gather(*tasks), 300)
            for group in groups:
                await asyncio.wait_for(catch_up(list(group)), 300)
        finally:
            for task in tasks:
                task.cancel()
            process.kill()
        totals = [
            await check(postgres.address, game, list(group))
            for game, group in zip(GAMES, groups, strict=True)
        ]
    print(f"{RESTARTS} restarts, acknowledged actions {totals}, none lost or doubled")
    assert all(totals)
    assert not [player.gone for group in groups for player in group if player.gone]
