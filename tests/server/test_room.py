"""The room of a table: readers who are too slow, and a disk that fails."""

import random
from pathlib import Path

import pytest

from ennead.server.bots import BotPool
from ennead.server.room import MOST_WAITING, Connection, Room
from ennead.store import Store, Tables, now
from ennead.table import Record, Refused, Table
from tests.databases import awaited
from tests.store.test_store import header


@awaited
async def test_a_reader_who_is_too_slow_is_cut_off() -> None:
    connection = Connection(None)
    for _ in range(MOST_WAITING):
        connection.say(b"x")
    assert not connection.cut_off.is_set()
    for _ in range(50):
        connection.say(b"x")
    assert connection.cut_off.is_set()
    assert len(connection) == MOST_WAITING


@awaited
async def test_what_could_not_be_stored_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk fails nobody is told, and the table goes on from what is on it."""
    store = await Store.open(str(tmp_path / "room.sqlite3"))
    tables = Tables(store)
    await tables.create(header())
    room = Room("t1", tables, BotPool(1), 0)
    await room.change(lambda table: [table.start(now())])
    watcher = Connection("a")
    room.connections.add(watcher)
    dice = random.Random(1)

    def act(table: Table) -> list[Record]:
        seat = table.to_act[0]
        action = table.game.space.text(dice.choice(table.state.legal(seat)))
        return [table.play(seat, action, now(), table.seats[seat].user, None, None)]

    await room.change(act)
    assert len(watcher) == 1
    before = room.table.game.hash(room.table.state)
    write = Store.write

    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Store, "write", fail)
    with pytest.raises(OSError, match="full"):
        await room.change(act)
    assert len(watcher) == 1
    monkeypatch.setattr(Store, "write", write)
    table = await room.ready()
    assert (table.seq, table.game.hash(table.state)) == (2, before)
    await room.change(act)
    assert room.table.seq == 3
    await store.close()


@awaited
async def test_an_operator_may_close_a_table_that_the_server_holds(tmp_path: Path) -> None:
    """Memory never writes over what changed on disk; who acts next is judged by what holds there."""
    store = await Store.open(str(tmp_path / "room.sqlite3"))
    tables = Tables(store)
    await tables.create(header())
    room = Room("t1", tables, BotPool(1), 0)
    await room.ready()
    watcher = Connection("a")
    room.connections.add(watcher)
    found = await tables.load("t1")
    assert found is not None
    kept, closed = found
    closed.close(now(), None)
    await tables.save(kept, closed, [])
    with pytest.raises(Refused, match="already started"):
        await room.change(lambda table: [table.start(now())])
    assert room.header.status == "closed"
    assert b'"closed"' in await watcher.next()
    read = await tables.header("t1")
    assert read is not None
    assert read.status == "closed"
    await store.close()
