"""The room of a table: readers who are too slow, and a disk that fails."""

import asyncio
import random
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ennead.server.bots import BotPool
from ennead.server.connection import MOST_WAITING, MOST_WAITING_BYTES, Connection
from ennead.server.errors import ApiError
from ennead.server.pace import Pace
from ennead.server.room import MOST_CHANGES, Room
from ennead.server.rooms import PATIENCE, Rooms
from ennead.store import Overloaded, Store, Tables, now
from ennead.store.store import Part
from ennead.table import Asked, Record, Refused, Table
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer, running
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
async def test_a_reader_with_too_many_bytes_waiting_is_cut_off() -> None:
    connection = Connection(None)
    connection.say(b"x" * (MOST_WAITING_BYTES + 1))  # a single message may be as long as it must
    assert not connection.cut_off.is_set()
    connection.say(b"x")
    assert connection.cut_off.is_set()
    assert len(await connection.next()) == MOST_WAITING_BYTES + 1


@awaited
async def test_a_reader_who_takes_nothing_for_long_is_cut_off(live: LiveServer) -> None:
    """Whoever does not read costs the others nothing: the server ends it by itself."""
    person = await Person.guest(live.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    await person.sit(table["id"])
    rooms: Rooms = live.app.state.rooms
    connection = next(iter(rooms.by_id[table["id"]].connections))
    while connection._waiting:
        await asyncio.sleep(0.01)
    connection.took -= 2 * PATIENCE
    rooms.cut_off_slow()
    assert not connection.cut_off.is_set()  # nothing waits for it
    connection._waiting.append(b"{}")
    rooms.cut_off_slow()
    assert connection.cut_off.is_set()


@awaited
async def test_an_overload_is_refused_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes that find too many others waiting are not begun, and change nothing."""
    store = await Store.open(str(tmp_path / "room.sqlite3"))
    tables = Tables(store)
    await tables.create(header())
    room = Room("t1", tables, BotPool(1), 0)
    await room.ready()
    write = Store.write
    go_on = asyncio.Event()

    async def hang(store: Store, *change: Part) -> None:
        await go_on.wait()
        await write(store, *change)

    monkeypatch.setattr(Store, "write", hang)
    first = asyncio.create_task(room.change(lambda table: [table.start(now())]))
    await asyncio.sleep(0)
    others = [asyncio.create_task(room.change(lambda _: [])) for _ in range(MOST_CHANGES - 1)]
    await asyncio.sleep(0)
    with pytest.raises(ApiError) as refused:
        await room.change(lambda _: [])
    assert (refused.value.status, refused.value.reason) == (503, "busy")
    go_on.set()
    await asyncio.gather(first, *others)
    assert room.table.seq == 1
    monkeypatch.setattr(Store, "write", write)
    monkeypatch.setattr("ennead.store.store.MOST_WAITING", 0)
    with pytest.raises(Overloaded):
        await room.change(lambda table: table.rename("a", "Anna", now()))
    assert room.table.seats[0].name == "A"
    await store.close()


@awaited
async def test_previews_are_refused_when_the_server_is_behind() -> None:
    pace = Pace(True)
    async with pace.turn():
        pass
    pace.late = 10.0
    with pytest.raises(ApiError) as refused:
        async with pace.turn():
            pass
    assert refused.value.reason == "busy"


@awaited
async def test_only_so_many_sockets_are_open(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "few.sqlite3"), sockets=2) as server:
        person = await Person.guest(server.base, "a")
        table = await person.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        first, _ = [await person.sit(table["id"]) for _ in range(2)]
        refused = await person.sit(table["id"])
        assert refused.received[0]["error"]["reason"] == "busy"
        with pytest.raises(ConnectionClosed):
            await refused.read()
        assert refused.socket.close_code == 4503
        await first.close()
        while server.app.state.rooms.sockets > 1:
            await asyncio.sleep(0.02)
        await person.sit(table["id"])


@awaited
async def test_who_looks_does_not_wait_for_a_write(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    person = await Person.guest(live.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], start=True)
    screen = await person.sit(table["id"])
    write = Store.write
    go_on = threading.Event()

    async def hang(store: Store, *change: Part) -> None:
        while not go_on.is_set():
            await asyncio.sleep(0.01)
        await write(store, *change)

    monkeypatch.setattr(Store, "write", hang)
    seat, action = screen.choices()[0]
    await screen.say("submit", expect=1, seat=seat, action=action)
    other = Person(live.base)
    watching = await other.sit(table["id"])
    assert watching.seq == 1
    assert (await other.get(f"/api/tables/{table['id']}"))["seq"] == 1
    assert (await person.get(f"/api/tables/{table['id']}/history/1"))["seq"] == 1
    go_on.set()
    assert (await watching.until("update"))["seq"] == 2


@awaited
async def test_an_idle_table_leaves_the_memory_and_comes_back(live: LiveServer) -> None:
    person = await Person.guest(live.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], start=True)
    screen = await person.sit(table["id"])
    rooms: Rooms = live.app.state.rooms
    rooms.let_go(float("inf"))
    assert rooms.by_id[table["id"]]._table is None
    seat, action = screen.choices()[0]
    assert (await screen.ask("submit", seat=seat, action=action))["type"] == "ack"


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
        return [table.play(seat, action, Asked(now(), table.seats[seat].user))]

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
