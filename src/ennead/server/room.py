"""The one sequential owner of a table: a change is written first, then made in memory, then told to all."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Literal, cast

import msgspec

from ennead.bots import Question
from ennead.core.codec import SEAT
from ennead.core.record import CLOSE, SEAT_CHANGE, UNDO, Kind
from ennead.core.state import SIMULTANEOUS
from ennead.server import wire
from ennead.server.bots import BotPool
from ennead.server.errors import busy, unknown_table
from ennead.server.metrics import CHANGE_SECONDS, CHANGES, WRITE_SECONDS, measured
from ennead.server.scripted import bots_to_act, done, next_move
from ennead.server.shown import entries_shown, may_undo_shown, proposal_shown, table_shown
from ennead.server.wire import SEATS, encode
from ennead.store import Conflict, Header, Overloaded, Tables, now
from ennead.table import Asked, NotAllowed, Record, Refused, Table, telling
from ennead.table.seat import BOT

logger = logging.getLogger("ennead.server")
# A reader who has not taken so many messages, or bytes, is too slow.
MOST_WAITING = 400
MOST_WAITING_BYTES = 2_000_000
# Changes of one table that may wait for their turn; more are refused at once.
MOST_CHANGES = 40
MOST_CHAT = 200
# Seconds before what failed is tried again: at first, and at most.
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 10.0


class Connection:
    """One open socket. What is said goes into a queue; a reader who is too slow is cut off."""

    def __init__(self, user: str | None, session: str | None = None) -> None:
        self.user = user
        # The hash of the session's token: who signs out is cut off.
        self.session = session
        self.cut_off = asyncio.Event()
        # When the reader last took something, or had nothing to take.
        self.took = time.monotonic()
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def say(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING or (self._waiting and self._bytes > MOST_WAITING_BYTES):
            self.cut_off.set()
            return
        if not self._waiting:
            self.took = time.monotonic()
        self._waiting.append(message)
        self._bytes += len(message)
        self._more.set()

    async def next(self) -> bytes:
        """The next message, as soon as there is one."""
        while not self._waiting:
            self._more.clear()
            await self._more.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        self.took = time.monotonic()
        return message


class Room:
    """A table in memory with everybody who watches it. Memory never shows what is not on disk."""

    def __init__(self, id: str, tables: Tables, pool: BotPool, bot_pause: float) -> None:
        self.id = id
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        # When people were last here; who was not since the room came to be counts from then.
        self._seen: dict[str, float] = {}
        self._since = self.used
        self._changing = asyncio.Lock()
        self._loading = asyncio.Lock()
        self._talking = asyncio.Lock()
        self._tables = tables
        self._pool = pool
        self._bot_pause = bot_pause
        self._header: Header | None = None
        self._table: Table | None = None
        self._chat: list[wire.ChatLine] = []
        self._bots: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[list[Record]]] = set()
        # A write has failed without telling whether it is on disk: look there before anything else.
        self._unsure = False
        self._recovery: asyncio.Task[None] | None = None

    @property
    def header(self) -> Header:
        assert self._header is not None
        return self._header

    @property
    def table(self) -> Table:
        """The table as it is on disk; call `ready` first."""
        assert self._table is not None
        return self._table

    async def ready(self) -> Table:
        """Bring the table into memory if it is not there. Nobody who only looks waits for a change."""
        self.used = time.monotonic()
        if self._table is None:
            async with self._loading:
                if self._table is None:
                    self._header, self._table = await self._read()
                    self._chat = [
                        wire.ChatLine(**line) for line in await self._tables.chat(self.id, MOST_CHAT)
                    ]
        return self.table

    async def _read(self) -> tuple[Header, Table]:
        found = await self._tables.load(self.id)
        if found is None:
            raise unknown_table()
        return found

    @property
    def is_loaded(self) -> bool:
        """Whether the table is in memory."""
        return self._table is not None

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is under way: then the table may leave the memory."""
        return not (self._bots or self._under_way or self._unsure or self._changing.locked())

    def unload(self) -> None:
        """Forget the table; it is on disk, and comes back when somebody needs it."""
        self._table = None

    # Changing

    async def change(self, do: Callable[[Table], list[Record]]) -> list[Record]:
        """Carry out a change on a draft, make it durable, take it over, tell everybody.

        What `do` raises changes nothing. A change once begun is finished, even if who asked for it has gone.
        """
        if len(self._under_way) >= MOST_CHANGES:
            raise busy()
        work = asyncio.create_task(self._change_alone(do))
        self._under_way.add(work)
        work.add_done_callback(self._under_way.discard)
        return await asyncio.shield(work)

    async def _change_alone(self, do: Callable[[Table], list[Record]]) -> list[Record]:
        await self.ready()
        with measured(CHANGE_SECONDS, "change", game=self.header.game):
            async with self._changing:
                return await self._change(do)

    async def _change(self, do: Callable[[Table], list[Record]]) -> list[Record]:
        await self.ready()
        if self._unsure:
            await self._catch_up()
        try:
            return await self._write_and_tell(do)
        except Conflict:
            # An operator has changed the table meanwhile: what is asked for is judged by what holds now.
            await self._catch_up()
            return await self._write_and_tell(do)

    async def _write_and_tell(self, do: Callable[[Table], list[Record]]) -> list[Record]:
        draft = self.table.draft()
        records = do(draft)
        try:
            with measured(WRITE_SECONDS, "write", game=self.header.game):
                header = await self._tables.save(self.header, draft, records)
        except (Conflict, Overloaded):
            raise
        except asyncio.CancelledError:
            self._unsure = True
            raise
        except Exception:
            self._unsure = True
            self._recover_soon()
            raise
        for record in records:
            CHANGES.labels(header.game, _kind(record)).inc()
        self._take_over(header, draft)
        return records

    def _take_over(self, header: Header, table: Table) -> None:
        """What is on disk becomes what everybody sees, without anything coming between."""
        had, old = self.table, self.header
        self._header, self._table = header, table
        for record in table.records[len(had.records) :]:
            self._tell(record)
            self._note(record)
        if (header.status, header.seats) != (old.status, old.seats):
            self.tell_table()
        self.wake_bots()

    async def _catch_up(self) -> None:
        """Take over what is on disk, and tell what nobody was told yet."""
        header, table = await self._read()
        self._unsure = False
        had = self.table.records
        if not _goes_on(had, table.records):
            # Another log than the one people have seen: they come again and get it anew.
            self._header, self._table = header, table
            self.hang_up()
        else:
            self._take_over(header, table)

    async def look(self) -> None:
        """Take over what others, such as an operator, have changed on disk."""
        if self._table is not None:
            async with self._changing:
                await self._catch_up()

    def _recover_soon(self) -> None:
        if self._recovery is None:
            self._recovery = asyncio.create_task(self._recover(), name=f"recovery-{self.id}")

    async def _recover(self) -> None:
        """After a failed write: look what is on disk as soon as it answers, so that the table goes on."""
        pause = FIRST_PAUSE
        try:
            while self._unsure:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                async with self._changing:
                    if self._unsure:
                        with contextlib.suppress(Exception):
                            await self._catch_up()
        finally:
            self._recovery = None

    def _note(self, record: Record) -> None:
        """Write down who changed seats, closed the table, or went back beyond a barrier."""
        if record.kind in (SEAT_CHANGE, CLOSE) or record.how in ("consent", "operator"):
            kind = record.how or record.kind
            logger.info("table changed", extra={"table": self.id, "user": record.user, "kind": kind})

    async def link_rematch(self, make: "Callable[[], Header]") -> None:
        """Set up the table of a rematch, unless somebody has done so already."""
        async with self._changing:
            if self.header.rematch is not None:
                return
            fresh = make()
            try:
                await self._tables.create(fresh, replaces=self.id)
                linked: str | None = fresh.id
            except Conflict:
                found = await self._tables.header(self.id)
                linked = None if found is None else found.rematch
            self._header = replace(self.header, rematch=linked)
            self.tell_table()

    # Telling

    def present(self) -> set[str]:
        return {connection.user for connection in self.connections if connection.user is not None}

    def away_for(self, user: str) -> float:
        """Seconds since somebody was here; 0 for who is."""
        if user in self.present():
            return 0.0
        return time.monotonic() - self._seen.get(user, self._since)

    def shown(self, user: str | None) -> wire.Table:
        return table_shown(self.header, user, self.present())

    def tell_table(self) -> None:
        """Seats, status or presence have changed."""
        written: dict[str | None, bytes] = {}
        for connection in self.connections:
            user = connection.user
            if user not in written:
                written[user] = encode(wire.TableChanged(self.shown(user)))
            connection.say(written[user])

    def _tell(self, record: Record) -> None:
        """Tell a change: written once for all who play the same seats, or none."""
        table = self.table
        written: dict[tuple[int, ...], bytes] = {}
        hearing = [(each, tuple(table.seats_of(each.user))) for each in self.connections]
        if record.private:
            hearing = [(each, seats) for each, seats in hearing if record.seat in seats]
        views = self._views(record, {seat for _, seats in hearing for seat in seats or (None,)})
        for connection, seats in hearing:
            if seats not in written:
                written[seats] = encode(self._update(record, connection.user, seats, views))
            connection.say(written[seats])
        if record.kind in ("proposal", "answer", UNDO):
            message = encode(wire.ProposalChanged(proposal_shown(table)))
            for connection in self.connections:
                connection.say(message)

    def _update(
        self, record: Record, user: str | None, seats: tuple[int, ...], views: dict[int | None, wire.View]
    ) -> wire.Update:
        table = self.table
        entries, undone_to = telling.change_entries(table, record, seats)
        return wire.Update(
            seq=record.seq,
            by=wire.By(None if record.seat is None else SEATS[record.seat], _kind(record)),
            views={telling.viewer(seat): views[seat] for seat in seats or (None,)},
            events=entries_shown(entries),
            undo=may_undo_shown(table, user),
            undone_to=undone_to,
            scripted=done(table),
        )

    def _views(self, record: Record, seats: set[int | None]) -> dict[int | None, wire.View]:
        """Views of the position after the change, each worked out and written once for all connections."""
        table = self.table
        state = table.positions.state(table.positions.node_at(record.number))
        wanted = list(seats)
        found = table.game.views(state, wanted) if wanted else []
        # A view already written is sent as it is.
        return {
            seat: cast(wire.View, msgspec.Raw(encode(view))) for seat, view in zip(wanted, found, strict=True)
        }

    def views(self, user: str | None) -> wire.Views:
        """What the user may know now."""
        return telling.views(self.table, self.table.seats_of(user))

    def greet(self, connection: Connection, after: int) -> None:
        """Somebody has come: say where the table stands, and from now on everything that happens."""
        self.connections.add(connection)
        connection.say(encode(self._hello(connection.user, after)))
        if connection.user is not None:
            self.tell_table()
        self.wake_bots()

    def _hello(self, user: str | None, after: int) -> wire.Hello:
        table = self.table
        entries, undone_to = telling.entries(table, table.seats_of(user), after)
        return wire.Hello(
            table=self.shown(user),
            events=entries_shown(entries),
            seq=table.seq,
            views=self.views(user),
            undo=may_undo_shown(table, user),
            chat=self._chat if self.may_read_chat(user) else [],
            undone_to=undone_to,
            scripted=done(table),
        )

    def leave(self, connection: Connection) -> None:
        """Somebody's connection has ended."""
        self.connections.discard(connection)
        if connection.user is not None:
            self._seen[connection.user] = time.monotonic()
            self.tell_table()

    def may_chat(self, user: str | None) -> bool:
        """Chat is for those who sit there."""
        return user is not None and user in {seat.user for seat in self.header.seats} | {self.header.owner}

    def may_read_chat(self, user: str | None) -> bool:
        return self.header.status == "finished" or self.may_chat(user)

    async def chat(self, user: str, name: str, text: str) -> None:
        async with self._talking:
            await self.ready()
            seats = [number for number, seat in enumerate(self.header.seats) if seat.user == user]
            said = await self._tables.say(self.id, user, seats[0] if seats else None, name, text)
            self._chat = [*self._chat, wire.ChatLine(**said)][-MOST_CHAT:]
            message = encode(wire.Said(**said))
            for connection in self.connections:
                if self.may_read_chat(connection.user):
                    connection.say(message)

    # Bots

    async def hint(self, user: str, seat: int) -> wire.Hint:
        """The best choices of a seat that must decide; that somebody asked is written down for all to see."""
        asked: list[Question] = []

        def ask(table: Table) -> list[Record]:
            if not self.header.hints:
                raise NotAllowed("no-hints")
            if seat not in table.seats_of(user):
                raise NotAllowed("not-your-seat", seat=SEAT.names[seat])
            if seat not in table.to_act:
                raise Refused("not-your-turn", waiting=" ".join(SEAT.names[each] for each in table.to_act))
            asked.append(self._pool.question(table, seat, self.id))
            sits = table.seats[seat]
            record = table.sit(seat, replace(sits, hints=sits.hints + 1), now(), user)
            return [] if record is None else [record]

        with self._pool.place_for_hint():
            records = await self.change(ask)
            advice = await self._pool.hint(asked[-1])
        return wire.Hint(records[-1].seq, [wire.Advice(**each) for each in advice])

    def wake_bots(self) -> None:
        """Let bots decide, if it is their turn."""
        if self._bots is None and bots_to_act(self.table):
            self._bots = asyncio.create_task(self._run_bots(), name=f"bots-{self.id}")

    async def _run_bots(self) -> None:
        """Bots decide as long as one has to; what fails is tried again, each time after a longer pause."""
        pause = FIRST_PAUSE
        try:
            while bots_to_act(self.table):
                try:
                    await self._bot_step()
                    pause = FIRST_PAUSE
                    await asyncio.sleep(self._bot_pause)
                except Exception:
                    logger.exception("bots pause", extra={"table": self.id})
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self._bots = None

    async def _bot_step(self) -> None:
        """What the bots to act decide now, several at once in a sealed step."""
        table = self.table
        node = table.positions.node
        asked = [
            (
                seat,
                table.seats[seat].bot or "",
                self._pool.question(table, seat, self.id),
                _options(table, seat),
            )
            for seat in bots_to_act(table)
        ]
        scripted = next_move(table)
        if scripted is not None:
            actions = [scripted[1]]
        else:
            actions = await asyncio.gather(
                *(self._pool.decide(bot, question, options) for _, bot, question, options in asked)
            )
        for (seat, _, _, options), action in zip(asked, actions, strict=True):
            with contextlib.suppress(_Outdated):
                await self.change(partial(_play_bot, seat, action, node, options))

    def hang_up(self) -> None:
        """End all connections; whoever wants to goes on with a new one."""
        for connection in self.connections:
            connection.cut_off.set()

    async def close(self) -> None:
        """Stop the bots, finish what was begun and hang up on everybody."""
        await _stop(self._bots)
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await _stop(self._recovery)
        self.hang_up()


async def _stop(task: "asyncio.Task[None] | None") -> None:
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


class _Outdated(Exception):
    """The table has gone on since a bot was asked: its decision must be made anew."""


def _play_bot(seat: int, action: str, node: int, options: list[str], table: Table) -> list[Record]:
    # A secret choice stands, whatever others have sealed meanwhile.
    same = table.positions.node == node or table.state.actor == SIMULTANEOUS
    if not same or seat not in table.bots_to_act() or _options(table, seat) != options:
        raise _Outdated
    return [table.play(seat, action, Asked(now()))]


def _goes_on(had: list[Record], found: list[Record]) -> bool:
    """Whether the log found is the one we had, or that and more."""
    if len(found) < len(had):
        return False
    return not had or _mark(found[len(had) - 1]) == _mark(had[-1])


def _mark(record: Record) -> tuple[str, str, str]:
    return record.at, record.kind, record.hash


def _kind(record: Record) -> Literal[Kind, "bot"]:
    if record.kind == "action" and record.user is None:
        return BOT
    return record.kind


def _options(table: Table, seat: int) -> list[str]:
    return [table.game.space.text(code) for code in table.state.legal(seat)]
