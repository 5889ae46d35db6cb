"""Memory stays flat: games are played one after another, and nothing of the old ones is left."""

import asyncio
import gc
import random
import time
from pathlib import Path

import pytest

from ennead.server.bots import BotPool
from ennead.server.connection import Connection
from ennead.server.room import Room
from ennead.server.rooms import Rooms
from ennead.server.settings import Settings
from ennead.store import Store, Tables, now
from ennead.table import Asked, Record, Table
from tests.databases import awaited
from tests.store.test_store import header

USERS = ("a", "b", "c", None)


async def play_a_game(tables: Tables, id: str, actions: int) -> None:
    """A table from its making on: people come, act, look back, go and come again."""
    await tables.create(header(id, seed=id))
    room = Room(id, tables, BotPool(1), 0)
    await room.ready()
    await room.change(lambda table: [table.start(now())])
    dice = random.Random(id)

    def act(table: Table) -> list[Record]:
        seat = dice.choice(table.to_act)
        action = table.game.space.text(dice.choice(table.state.legal(seat)))
        return [table.play(seat, action, Asked(now(), table.seats[seat].user))]

    connections: list[Connection] = []
    for number in range(actions):
        if number % 20 == 0:
            for connection in connections:
                room.leave(connection)
            connections = [Connection(user) for user in USERS]
            for connection in connections:
                room.greet(connection, 0)
        if room.table.to_act:
            await room.change(act)
        for connection in connections:
            while len(connection):
                await connection.next()
    await room.close()


async def objects_after(tables: Tables, first: int, games: int, actions: int) -> int:
    for number in range(first, first + games):
        await play_a_game(tables, f"t{number}", actions)
    await asyncio.sleep(0)
    gc.collect()
    return len(gc.get_objects())


async def stays_flat(database: Path, games: int, actions: int) -> None:
    store = await Store.open(str(database))
    tables = Tables(store)
    warm = await objects_after(tables, 0, games, actions)
    later = await objects_after(tables, games, 2 * games, actions)
    await store.close()
    assert later < warm * 1.01 + 2000, f"{warm} objects, and later {later}"


@awaited
async def test_memory_stays_flat(tmp_path: Path) -> None:
    await stays_flat(tmp_path / "flat.sqlite3", 2, 40)


@pytest.mark.long
@awaited
async def test_memory_stays_flat_over_an_hour_of_play(tmp_path: Path) -> None:
    """About as many actions as a table that acts every five seconds has in an hour, at twenty tables."""
    await stays_flat(tmp_path / "flat.sqlite3", 30, 160)


@pytest.mark.long
@awaited
async def test_tables_that_were_left_cost_nothing(tmp_path: Path) -> None:
    """Ten thousand tables are made and looked at; after the idle time nothing of them is in memory."""
    store = await Store.open(str(tmp_path / "left.sqlite3"))
    tables = Tables(store)
    rooms = Rooms(tables, BotPool(1), Settings())

    async def make(first: int, count: int) -> int:
        for number in range(first, first + count):
            await tables.create(header(f"t{number}", seed=str(number)))
            await rooms.enter(f"t{number}")
        rooms.let_go(time.monotonic())
        gc.collect()
        return len(gc.get_objects())

    warm = await make(0, 100)
    left = await make(100, 10_000)
    await store.close()
    assert not rooms.by_id
    assert left < warm * 1.01 + 2000, f"{warm} objects, and later {left}"
