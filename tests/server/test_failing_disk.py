"""A disk that is full, read-only or broken, a clock that jumps: a clear answer, nothing lost, it goes on."""

import json
import random
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from ennead.games import game as game_of
from ennead.server.rooms import Rooms
from ennead.store import Store, Tables
from ennead.table import presentation, verify
from tests.databases import awaited
from tests.server.client import Person, Screen
from tests.server.conftest import LiveServer
from tests.server.test_watching import Process

resource = pytest.importorskip("resource")
# What makes SQLite itself refuse to write, and what ends it.
FAULTS = {
    "the disk is full": ("max_page_count=1", "max_page_count=1000000"),
    "the file is read-only": ("query_only=1", "query_only=0"),
}


def choose(screen: Screen, dice: random.Random) -> tuple[str, str]:
    return dice.choice(screen.choices())


async def play_until_refused(screen: Screen, dice: random.Random) -> dict[str, Any]:
    """A full disk still has room for a little."""
    while True:
        seat, action = choose(screen, dice)
        key = screen.key()
        answer = await screen.ask("submit", seat=seat, action=action, key=key)
        if answer["type"] == "refused":
            return {"answer": answer, "key": key, "seat": seat, "action": action}


async def all_of(screen: Screen, seq: int) -> list[dict[str, Any]]:
    while screen.seq < seq:
        await screen.read()
    return screen.entries


@pytest.mark.parametrize("fault", FAULTS)
@awaited
async def test_what_can_not_be_written_is_refused_and_goes_on_afterwards(
    fault: str, live: LiveServer
) -> None:
    dice = random.Random(fault)
    person = await Person.guest(live.base, "a")
    watching = Person(live.base)
    table = await person.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], start=True)
    screen, watcher = await person.sit(table["id"]), await watching.sit(table["id"])
    broken, mended = FAULTS[fault]
    now = [broken]

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA {now[0]}")

    store: Store = live.app.state.store
    assert store._direct is not None
    event.listen(store._direct, "begin", begin)
    refused = await play_until_refused(screen, dice)
    assert refused["answer"]["error"]["reason"] == "database-away"
    seq = refused["answer"]["seq"]
    # Whoever looks goes on looking, and sees nothing that is not kept.
    assert (await watching.get(f"/api/tables/{table['id']}"))["seq"] == seq
    answer = await person.send("POST", f"/api/tables/{table['id']}/leave")
    assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "database-away")
    assert int(answer.headers["Retry-After"]) > 0
    assert (await person.send("POST", "/api/guests", {"name": "b"})).status_code in (409, 503)
    now[0] = mended
    # What is sent again under the same key happens once.
    for _ in range(2):
        again = await screen.ask(
            "submit", seat=refused["seat"], action=refused["action"], key=refused["key"], expect=seq
        )
        assert (again["type"], again["seq"]) == ("ack", seq + 1)
    for _ in range(3):
        seat, action = choose(screen, dice)
        assert (await screen.ask("submit", seat=seat, action=action))["type"] == "ack"
    fresh = await Person(live.base).sit(table["id"])
    assert await all_of(watcher, fresh.seq) == fresh.entries
    found = await Tables(store).load(table["id"])
    assert found is not None
    verify(game_of("amun-re"), presentation.export(found[1]))


@awaited
async def test_who_looks_does_not_wait_while_another_program_holds_the_file(live: LiveServer) -> None:
    person = await Person.guest(live.base, "a")
    seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    warm, cold = [(await person.new_table(seats, start=True))["id"] for _ in range(2)]
    rooms: Rooms = live.app.state.rooms
    rooms.let_go(float("inf"))
    screen = await person.sit(warm)
    other = sqlite3.connect(live.settings.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    seat, action = screen.choices()[0]
    key = await screen.say("submit", expect=1, seat=seat, action=action)
    for id in (warm, cold):
        assert (await person.get(f"/api/tables/{id}"))["seq"] == 1
        assert (await Person(live.base).sit(id)).seq == 1
    assert not any("key" in message for message in screen.received)  # the write still waits
    other.execute("ROLLBACK")
    other.close()
    answer = await screen.read(60)
    while answer.get("key") != key:
        answer = await screen.read(60)
    if answer["type"] == "refused":  # it waited for longer than SQLite does
        assert answer["error"]["reason"] == "database-away"
        answer = await screen.ask("submit", seat=seat, action=action)
    assert (answer["type"], answer["seq"]) == ("ack", 2)


@awaited
async def test_bots_go_on_by_themselves_when_a_disk_answers_again(tmp_path: Path) -> None:
    """A real server whose writes the system refuses for a while."""
    if not hasattr(resource, "prlimit"):
        pytest.skip("needs Linux")
    server = Process(tmp_path)
    await server.ready()
    person = await Person.guest(server.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], start=True)
    screen = await person.sit(table["id"])
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)

    def let_write(may: bool) -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most if may else 0, most))

    async def act() -> dict[str, Any]:
        while not screen.choices():
            await screen.read(60)
        seat, action = screen.choices()[0]
        return await screen.ask("submit", seat=seat, action=action)

    while not screen.choices():
        await screen.read(60)
    let_write(False)
    refused = await act()
    assert refused["error"]["reason"] == "database-away"
    let_write(True)
    kept = await act()
    assert (kept["type"], kept["seq"]) == ("ack", refused["seq"] + 1)
    # Now bots meet it: they act again without anybody asking.
    let_write(False)
    for _ in range(5):
        assert (await person.http.get(f"/api/tables/{table['id']}")).status_code == 200
    let_write(True)
    while screen.seq < kept["seq"] + 2 or not screen.choices():
        await screen.read(60)
    assert (await act())["type"] == "ack"
    server.stop()
    store = await Store.open(str(tmp_path / "db.sqlite3"))
    found = await Tables(store).load(table["id"])
    await store.close()
    assert found is not None
    verify(game_of("amun-re"), presentation.export(found[1]))


@awaited
async def test_a_clock_that_jumps_changes_nothing(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Into the past and into the future: play goes on, the log keeps its order, nobody is signed out."""
    shift = timedelta()

    class Jumping(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.now(tz) + shift

    monkeypatch.setattr("ennead.store.store.datetime", Jumping)
    monkeypatch.setattr("ennead.store.people.datetime", Jumping)
    person = await Person.guest(live.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], start=True)
    screen = await person.sit(table["id"])
    dice = random.Random(1)
    rooms: Rooms = live.app.state.rooms
    for days in (0, -400, 30, -20_000, 0):
        shift = timedelta(days=days)
        for _ in range(4):
            seat, action = choose(screen, dice)
            assert (await screen.ask("submit", seat=seat, action=action))["type"] == "ack"
        rooms.let_go(float("inf"))
        assert (await person.look())["user"] is not None
        assert table["id"] in {each["id"] for each in await person.get("/api/tables?mine=true")}
    fresh = await person.sit(table["id"])
    assert json.dumps(fresh.entries) == json.dumps(screen.entries)
    assert fresh.seq == 21
    found = await Tables(live.app.state.store).load(table["id"])
    assert found is not None
    verify(game_of("amun-re"), presentation.export(found[1]))
    assert found[1].records[-1].at[:4] == str(datetime.now(UTC).year)
    assert len({record.at[:4] for record in found[1].records}) > 2
