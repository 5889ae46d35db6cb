"""Faults at every write of every kind of change: what anybody was told is on disk, the seed only at the end.

A write fails before or after it reached the disk, or the server dies there. Everybody looks while it hangs.
"""

import asyncio
import json
import random
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import ennead
from ennead.games.amun_re.rules.offering import OfferingChoice
from ennead.server import messages
from ennead.server.bots import BotPool
from ennead.server.connection import Connection
from ennead.server.limits import Limits
from ennead.server.room import Room
from ennead.server.security import Visitor
from ennead.server.socket import _Session
from ennead.store import Person, Store, Tables, now
from ennead.table import Record, Seat, Table, presentation
from tests.databases import awaited
from tests.store.test_store import header
from tests.table.tables import AT, USERS, do, options, until_step

SEED = "the seed nobody may know before the end"
FAULTS = ("fails before", "fails after", "dies before", "dies after")


class FaultyStore(Store):
    """Writes like the real one until the fault comes."""

    fault = ""
    reached: asyncio.Event

    async def write(self, *change: Any) -> None:
        fault, self.fault = self.fault, ""
        if fault.endswith("after"):
            await super().write(*change)
        if fault:
            self.reached.set()
            await asyncio.sleep(0.05)  # everybody looks meanwhile
        if fault.startswith("fails"):
            raise OSError("the disk is away")
        if fault.startswith("dies"):
            await asyncio.Event().wait()
        await super().write(*change)


class Watcher:
    """One screen: follows what it is told, as a client does."""

    def __init__(self, user: str | None) -> None:
        self.connection = Connection(user)
        self.seq = 0
        self.entries: list[dict[str, Any]] = []
        self.acknowledged: list[str] = []
        self.heard: list[dict[str, Any]] = []

    async def follow(self) -> None:
        while len(self.connection):
            message = json.loads(await self.connection.next())
            self.heard.append(message)
            if "undone_to" in message:
                self.entries = [entry for entry in self.entries if entry["seq"] <= message["undone_to"]]
            self.entries += message.get("events", [])
            if message["type"] in ("hello", "update"):
                self.seq = message["seq"]
            if message["type"] == "ack":
                self.acknowledged.append(message["key"])


def played(dice: random.Random, until: str) -> tuple[Table, Record | None]:
    """A table before the moment that a scenario needs, and the move that comes there."""
    table = Table("t1", ennead.game("amun-re"), 3, {}, seats(), SEED, "salt")
    table.start(AT)
    if until == "end":
        while table.to_act:
            seat = dice.choice(table.to_act)
            do(table, seat, dice.choice(options(table, seat)))
        return table, table.records.pop()
    if until:
        until_step(table, until, dice)
    return table, None


def seats() -> list[Seat]:
    return [Seat("person", user.upper(), user) for user in USERS[:3]]


def choose(room: Room, key: str) -> messages.Submit:
    seat = room.table.to_act[0]
    return messages.Submit(key, room.table.seq, messages.SEATS[seat], options(room.table, seat)[-1])


def acting(room: Room) -> str:
    return USERS[room.table.to_act[0]]


Step = Callable[[Room], tuple[str, messages.ClientMessage]]


def submit(room: Room) -> tuple[str, messages.ClientMessage]:
    return acting(room), choose(room, f"submit {len(room.table.records)}")


def undo(room: Room) -> tuple[str, messages.ClientMessage]:
    last = room.table.records[room.table.positions.node - 1].seat or 0
    return USERS[last], messages.Undo("undo", room.table.seq, messages.SEATS[last], "step")


def redo(room: Room) -> tuple[str, messages.ClientMessage]:
    undone = room.table.match.next_redo()
    seat = (undone and undone.seat) or 0
    return USERS[seat], messages.Redo("redo", room.table.seq, messages.SEATS[seat])


def retract(room: Room) -> tuple[str, messages.ClientMessage]:
    seat = next(number for number, sealed in enumerate(room.table.state.sealed) if sealed)
    return USERS[seat], messages.Retract("retract", room.table.seq, messages.SEATS[seat])


def propose(room: Room) -> tuple[str, messages.ClientMessage]:
    return "a", messages.ProposeUndo("propose", room.table.seq, "A", 1)


def agree(user: str) -> Step:
    return lambda room: (user, messages.AnswerUndo(f"answer {user}", room.table.seq, True))


def say(room: Room) -> tuple[str, messages.ClientMessage]:
    return "a", messages.Chat("hello")


# The step of the game to begin at, what happens before the fault, and the change that meets it.
SCENARIOS: dict[str, tuple[str, list[Step], Step]] = {
    "a move": ("", [submit], submit),
    "a sealed answer": ("offering_choice", [], submit),
    "the last sealed answer": ("offering_choice", [submit, submit], submit),
    "an undo": ("", [submit], undo),
    "a redo": ("", [submit, undo], redo),
    "a retraction": ("offering_choice", [submit], retract),
    "a proposal": ("", [submit, submit], propose),
    "an answer": ("", [submit, submit, propose], agree("b")),
    "the last answer": ("", [submit, submit, propose, agree("b")], agree("c")),
    "chat": ("", [], say),
    "the end": ("end", [], submit),
}


class House:
    """A server's parts around one table, with three people and somebody who only looks."""

    def __init__(self, store: FaultyStore) -> None:
        self.store = store
        self.tables = Tables(store)
        self.room = Room("t1", self.tables, BotPool(1), 0)
        self.watchers = {user: Watcher(user) for user in (*USERS[:3], None)}

    async def come(self, watchers: "dict[str | None, Watcher] | None" = None) -> None:
        await self.room.ready()
        for user, watcher in (watchers or self.watchers).items():
            watcher.connection = Connection(user)
            self.room.greet(watcher.connection, watcher.seq)
        self.watchers = watchers or self.watchers

    async def send(self, user: str, message: messages.ClientMessage) -> None:
        session = _Session.__new__(_Session)
        session.room = self.room
        session.visitor = Visitor("token", Person(user, user.upper(), None, {}))
        session.limits = Limits(False)
        session.who = user
        session.connection = self.watchers[user].connection
        await session._answer(message)

    async def look(self) -> list[str]:
        """Everything somebody could ask for at this moment, as it would be sent."""
        late = {user: Watcher(user) for user in (*USERS[:3], None)}
        table = await self.room.ready()
        for watcher in late.values():
            self.room.greet(watcher.connection, 0)
            await watcher.follow()
            self.room.leave(watcher.connection)
        seen = [json.dumps(message) for watcher in late.values() for message in watcher.heard]
        seen += [messages.encode(self.room.summary(user)).decode() for user in late]
        seen += [json.dumps(presentation.position(table, table.seq, [seat], None)) for seat in range(3)]
        if table.status == "finished":
            seen.append(json.dumps(presentation.export(table)))
        return seen

    async def follow(self) -> None:
        for watcher in self.watchers.values():
            await watcher.follow()


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[House]:
    FaultyStore.fault = ""
    store = await FaultyStore.open(str(database))
    assert isinstance(store, FaultyStore)
    store.reached = asyncio.Event()
    house = House(store)
    try:
        yield house
    finally:
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            if task.get_name().startswith(("bots", "recovery")):
                task.cancel()
        await store.close()


@pytest.fixture(scope="session")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A database for each moment of the game that a scenario begins at, and the move that ends the game."""
    folder = tmp_path_factory.mktemp("laid-out")

    async def lay_out(moment: str) -> Path:
        file = folder / f"{moment or 'start'}.sqlite3"
        table, _ = played(random.Random(3), moment)
        store = await Store.open(str(file))
        kept = header(seed=SEED, status="playing", seats=seats())
        kept.records, kept.seq = len(table.records), sum(not record.private for record in table.records)
        await Tables(store).create(kept, table.records)
        await store.close()
        return file

    moments = {moment for moment, _, _ in SCENARIOS.values()}
    return {moment: asyncio.run(lay_out(moment)) for moment in moments}


async def on_disk(database: Path) -> Table:
    store = await Store.open(str(database))
    found = await Tables(store).load("t1")
    await store.close()
    assert found is not None
    return found[1]


def log_of(table: Table, user: str | None) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(
        json.dumps(presentation.entries(table, table.seats_of(user), 0)[0])
    )
    return told


def check_told(house: House, stored: Table, seen: list[str]) -> None:
    """Nothing was told that is not on disk."""
    for user, watcher in house.watchers.items():
        assert watcher.seq <= stored.seq
        assert set(watcher.acknowledged) <= {record.key for record in stored.records}
        for entry in watcher.entries:
            ours = presentation.record_entries(
                stored, stored.records[stored.number_of(entry["seq"]) - 1], stored.seats_of(user)
            )
            assert entry["event"].items() <= json.loads(json.dumps(ours[entry["n"]]))["event"].items()
    if stored.status != "finished":
        heard = [json.dumps(each) for watcher in house.watchers.values() for each in watcher.heard]
        assert not any(SEED in text for text in heard + seen)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("scenario", SCENARIOS)
@awaited
async def test_what_was_told_is_on_disk(
    scenario: str, fault: str, laid_out: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if scenario == "a retraction":
        monkeypatch.setattr(OfferingChoice, "can_retract", lambda _: True)
    moment, before, last = SCENARIOS[scenario]
    database = Path(shutil.copy(laid_out[moment], tmp_path / "t.sqlite3"))
    async with opened(database) as house:
        await house.come()
        for step in before:
            await house.send(*step(house.room))
        await house.follow()
        had = await house.look()
        user, message = last(house.room)
        house.store.fault = fault
        sending = asyncio.create_task(house.send(user, message))
        await house.store.reached.wait()
        seen = await house.look()
        assert seen == had, "somebody has seen what was not yet durable"
        await house.follow()
        if fault.startswith("dies"):
            sending.cancel()
            await dies(house, database, seen, user, message)
        else:
            await sending
            await goes_on(house, database, seen, user, message)


async def dies(
    house: House, database: Path, seen: list[str], user: str, message: messages.ClientMessage
) -> None:
    stored = await on_disk(database)
    check_told(house, stored, seen)
    async with opened(database) as again:
        await again.come(house.watchers)
        await again.send(user, message)
        await again.follow()
        await same_everywhere(again, database, user, message)


async def goes_on(
    house: House, database: Path, seen: list[str], user: str, message: messages.ClientMessage
) -> None:
    """The same server: it finds out by itself what is on disk, and what is asked again happens once."""
    await house.follow()
    check_told(house, await on_disk(database), seen)
    while house.room._unsure:
        await asyncio.sleep(0.02)
    await house.follow()
    for who, watcher in house.watchers.items():
        assert watcher.entries == told_then(house.room.table, who)
    await house.send(user, message)
    await house.follow()
    await same_everywhere(house, database, user, message)


async def same_everywhere(house: House, database: Path, user: str, message: messages.ClientMessage) -> None:
    """Every client's log is the stored one, the change is there once, the seed is told after a real end."""
    stored = await on_disk(database)
    for who, watcher in house.watchers.items():
        assert watcher.entries == told_then(stored, who)
        assert watcher.seq == stored.seq
    if not isinstance(message, messages.Chat | messages.Ping):
        assert sum(record.key == message.key for record in stored.records) == 1
        assert message.key in house.watchers[user].acknowledged
    else:
        assert any(line["type"] == "chat" for line in house.watchers[user].heard)
    assert stored.status == house.room.table.status
    if stored.status == "finished":
        assert any(SEED in text for text in await house.look())


def told_then(stored: Table, user: str | None) -> list[dict[str, Any]]:
    """The stored log as it was told along the way: what is opened by the end only is not in it."""
    status = stored.status
    last = stored.records[-1].seq
    opened_ = log_of(stored, user)
    stored.status = "playing"
    closed = log_of(stored, user)
    stored.status = status
    if status != "finished":
        return closed
    return [a if a["seq"] == last else b for a, b in zip(opened_, closed, strict=True)]


@awaited
async def test_changes_of_seats_are_told_when_they_are_on_disk(
    laid_out: dict[str, Path], tmp_path: Path
) -> None:
    """Sitting, leaving, closing and starting: each behind a fault, each by what a visitor would see."""

    def leave(table: Table) -> list[Record]:
        record = table.sit(0, Seat("bot", "A", "a", "random", was="person"), now(), "a")
        return [] if record is None else [record]

    def close(table: Table) -> list[Record]:
        record = table.close(now(), "a")
        return [] if record is None else [record]

    for number, change in enumerate((leave, close)):
        for fault in FAULTS:
            database = Path(shutil.copy(laid_out[""], tmp_path / f"{number}{fault}.sqlite3"))
            async with opened(database) as house:
                await house.come()
                had = await house.look()
                house.store.fault = fault
                changing = asyncio.create_task(house.room.change(change))
                await house.store.reached.wait()
                assert await house.look() == had
                if fault.startswith("fails"):
                    with pytest.raises(OSError, match="away"):
                        await changing
                    while house.room._unsure:
                        await asyncio.sleep(0.02)
                    stored = await on_disk(database)
                    assert house.room.table.seq == stored.seq
                    assert house.room.header.status == stored.status
                    assert [seat.kind for seat in house.room.header.seats] == [
                        seat.kind for seat in stored.seats
                    ]
                else:
                    changing.cancel()


@awaited
async def test_bots_go_on_by_themselves_after_a_failed_write(
    laid_out: dict[str, Path], tmp_path: Path
) -> None:
    database = Path(shutil.copy(laid_out[""], tmp_path / "t.sqlite3"))
    async with opened(database) as house:
        await house.room.ready()
        bot = Seat("bot", "bot", None, "random")

        def only_bots(table: Table) -> list[Record]:
            changed = [table.sit(number, bot, now(), "a") for number in range(3)]
            return [record for record in changed if record is not None]

        house.store.fault = "fails before"
        with pytest.raises(OSError, match="away"):
            await house.room.change(only_bots)
        await house.room.change(only_bots)
        house.store.reached.clear()
        house.store.fault = "fails before"
        await house.store.reached.wait()
        seq = house.room.table.seq
        while house.room.table.seq < seq + 5:
            await asyncio.sleep(0.02)
        await house.room.close()
        await house.room._pool.close()


def anything(room: Room, dice: random.Random) -> tuple[str, messages.ClientMessage]:
    """What somebody might do now: take the last action back, or act."""
    table, key = room.table, f"key {len(room.table.records)} {dice.random()}"
    for seat, user in enumerate(USERS[:3]):
        told = table.may_undo(user)
        if told["step"] is True and told["seat"] == messages.SEATS[seat] and dice.random() < 0.3:
            return user, messages.Undo(key, table.seq, messages.SEATS[seat], "step")
    seat = dice.choice(table.to_act)
    return USERS[seat], messages.Submit(
        key, table.seq, messages.SEATS[seat], dice.choice(options(table, seat))
    )


async def die_often(first: Path, folder: Path, deaths: int) -> None:
    """A server dies at a random write again and again; everybody comes back each time with what they have."""
    dice = random.Random(deaths)
    database = Path(shutil.copy(first, folder / "t.sqlite3"))
    watchers: dict[str | None, Watcher] = {user: Watcher(user) for user in (*USERS[:3], None)}
    for number in range(deaths):
        async with opened(database) as house:
            await house.come(watchers)
            await house.follow()
            for user, watcher in watchers.items():
                assert watcher.entries == told_then(house.room.table, user)
            for _ in range(dice.randrange(4)):
                if house.room.table.to_act:
                    await house.send(*anything(house.room, dice))
            if house.room.table.to_act:
                house.store.fault = dice.choice(("dies before", "dies after"))
                dying = asyncio.create_task(house.send(*anything(house.room, dice)))
                await house.store.reached.wait()
                dying.cancel()
            await house.follow()
        stored = await on_disk(database)
        check_told(house, stored, [])
        if stored.status == "finished":
            database = Path(shutil.copy(first, folder / f"t{number}.sqlite3"))
            watchers = {user: Watcher(user) for user in (*USERS[:3], None)}


@awaited
async def test_a_server_that_dies_again_and_again(laid_out: dict[str, Path], tmp_path: Path) -> None:
    await die_often(laid_out[""], tmp_path, 15)


@pytest.mark.long
@awaited
async def test_a_server_that_dies_three_hundred_times(laid_out: dict[str, Path], tmp_path: Path) -> None:
    await die_often(laid_out[""], tmp_path, 300)
