"""The one sequential owner of a table: every change passes here, is made durable, and is then told to all."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Literal, cast

import msgspec

from ennead.bots import Question
from ennead.core.codec import SEAT
from ennead.core.state import SIMULTANEOUS
from ennead.server import wire
from ennead.server.bots import BotPool
from ennead.server.errors import unknown_table
from ennead.server.shown import entries_shown, may_undo_shown, proposal_shown, table_shown
from ennead.server.wire import SEATS, encode
from ennead.store import Conflict, Header, Tables, now
from ennead.table import NotAllowed, Record, Refused, Table, telling
from ennead.table.record import BOT, CLOSE, SEAT_CHANGE, UNDO, Kind

logger = logging.getLogger("ennead.server")
MOST_WAITING = 400


class Connection:
    """One open socket. What is said goes into a queue; a reader who is too slow is cut off."""

    def __init__(self, user: str | None, session: str | None = None) -> None:
        self.user = user
        # The hash of the session's token: who signs out is cut off.
        self.session = session
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.cut_off = asyncio.Event()

    def say(self, message: bytes) -> None:
        if self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait(message)
        else:
            self.cut_off.set()


class Room:
    """A table in memory with everybody who watches it."""

    def __init__(self, id: str, tables: Tables, pool: BotPool, bot_pause: float) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        self._tables = tables
        self._pool = pool
        self._bot_pause = bot_pause
        self._header: Header | None = None
        self._table: Table | None = None
        self._bots: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[list[Record]]] = set()

    @property
    def header(self) -> Header:
        assert self._header is not None
        return self._header

    @property
    def table(self) -> Table:
        """The table; call `load` first, under the lock."""
        assert self._table is not None
        return self._table

    async def load(self) -> Table:
        """Bring the table into memory if it is not there; call it under the lock."""
        self.used = time.monotonic()
        if self._table is None:
            found = await self._tables.load(self.id)
            if found is None:
                raise unknown_table()
            self._header, self._table = found
        return self._table

    @property
    def is_idle(self) -> bool:
        return not self.connections and self._bots is None and not self.lock.locked()

    # Changing

    async def change(self, do: Callable[[Table], list[Record]]) -> list[Record]:
        """Carry out a change, make it durable, tell everybody; what `do` raises changes nothing.

        A change once begun is finished, even if who asked for it has gone.
        """
        work = asyncio.create_task(self._change_alone(do))
        self._under_way.add(work)
        work.add_done_callback(self._under_way.discard)
        return await asyncio.shield(work)

    async def _change_alone(self, do: Callable[[Table], list[Record]]) -> list[Record]:
        async with self.lock:
            await self.load()
            try:
                return await self._change(do)
            except Conflict:
                # An operator has changed the table meanwhile: what is asked for is judged by what holds now.
                await self.load()
                self.tell_table()
                return await self._change(do)

    async def _change(self, do: Callable[[Table], list[Record]]) -> list[Record]:
        status = self.table.status
        records = do(self.table)
        try:
            await self._tables.save(self.header, self.table, records)
        except BaseException:
            self._table = None  # memory may be ahead of the disk: read it anew
            raise
        for record in records:
            self._tell(record)
            self._note(record)
        if self.table.status != status or any(record.sits for record in records) or not records:
            self.tell_table()
        self.wake_bots()
        return records

    def _note(self, record: Record) -> None:
        """Write down who changed seats, closed the table, or went back beyond a barrier."""
        if record.kind in (SEAT_CHANGE, CLOSE) or record.how in ("consent", "operator"):
            kind = record.how or record.kind
            logger.info("table changed", extra={"table": self.id, "user": record.user, "kind": kind})

    async def remember_members(self) -> None:
        await self._tables.add_members(self.header)

    # Telling

    def present(self) -> set[str]:
        return {connection.user for connection in self.connections if connection.user is not None}

    def shown(self, user: str | None) -> wire.Table:
        return table_shown(self.header, user, self.present())

    def tell_table(self) -> None:
        """Seats, status or presence have changed."""
        for connection in self.connections:
            connection.say(encode(wire.TableChanged(self.shown(connection.user))))

    def _tell(self, record: Record) -> None:
        table = self.table
        views: wire.Views = {}
        by = wire.By(None if record.seat is None else SEATS[record.seat], self._kind(record))
        for connection in self.connections:
            seats = table.seats_of(connection.user)
            if record.private and record.seat not in seats:
                continue
            update = wire.Update(
                seq=record.seq,
                by=by,
                views=self._views(seats, views),
                events=entries_shown(telling.record_entries(table, record, seats)),
                undo=may_undo_shown(table, connection.user),
                undone_to=table.seq_of(record.to) if record.kind == UNDO else None,
            )
            connection.say(encode(update))
            if record.kind in ("proposal", "answer", UNDO):
                connection.say(encode(wire.ProposalChanged(proposal_shown(table))))

    def _kind(self, record: Record) -> Literal[Kind, "bot"]:
        if record.kind == "action" and record.user is None:
            return BOT
        return record.kind

    def _views(self, seats: list[int], known: wire.Views) -> wire.Views:
        """Views of the position now, each worked out and written once for all connections."""
        table = self.table
        if table.positions.node == 0:
            return {}
        wanted: dict[str, int | None] = {SEATS[seat]: seat for seat in seats} or {telling.SPECTATOR: None}
        for name, seat in wanted.items():
            if name not in known:
                # A view already written is sent as it is.
                written = msgspec.Raw(encode(table.game.view(table.state, seat)))
                known[name] = cast(wire.View, written)
        return {name: known[name] for name in wanted}

    def views(self, user: str | None) -> wire.Views:
        """What the user may know now."""
        return telling.views(self.table, self.table.seats_of(user))

    async def hello(self, user: str | None, after: int) -> wire.Hello:
        table = self.table
        entries, undone_to = telling.entries(table, table.seats_of(user), min(after, table.seq))
        lines = await self._tables.chat(self.id) if self.may_read_chat(user) else []
        return wire.Hello(
            table=self.shown(user),
            events=entries_shown(entries),
            seq=table.seq,
            views=self.views(user),
            undo=may_undo_shown(table, user),
            chat=[wire.ChatLine(**line) for line in lines],
            undone_to=undone_to,
        )

    def may_chat(self, user: str | None) -> bool:
        """Chat is for those who sit there."""
        return user is not None and user in {seat.user for seat in self.table.seats} | {self.header.owner}

    def may_read_chat(self, user: str | None) -> bool:
        return self.table.status == "finished" or self.may_chat(user)

    async def chat(self, user: str, name: str, text: str) -> None:
        async with self.lock:
            await self.load()
            seats = [number for number, seat in enumerate(self.table.seats) if seat.user == user]
            line = await self._tables.say(self.id, user, seats[0] if seats else None, name, text)
            for connection in self.connections:
                if self.may_read_chat(connection.user):
                    connection.say(encode(wire.Said(**line)))

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

        records = await self.change(ask)
        advice = await self._pool.hint(asked[0])
        return wire.Hint(records[-1].seq, [wire.Advice(**each) for each in advice])

    def wake_bots(self) -> None:
        """Let bots decide, if it is their turn; call it under the lock."""
        if self._bots is None and self.table.bots_to_act():
            self._bots = asyncio.create_task(self._run_bots(), name=f"bots-{self.id}")

    async def _run_bots(self) -> None:
        try:
            while await self._bot_step():
                if self._bot_pause:
                    await asyncio.sleep(self._bot_pause)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("bots stopped", extra={"table": self.id})
        finally:
            self._bots = None

    async def _bot_step(self) -> bool:
        """What the bots to act decide now, several at once in a sealed step; False when none has to."""
        async with self.lock:
            table = await self.load()
            seats = table.bots_to_act()
            if not seats:
                self._bots = None
                return False
            node = table.positions.node
            asked = [
                (seat, self._pool.question(table, seat, self.id), _options(table, seat)) for seat in seats
            ]
            named = [table.seats[seat].bot or "" for seat in seats]
        actions = await asyncio.gather(
            *(self._pool.decide(bot, each[1], each[2]) for bot, each in zip(named, asked, strict=True))
        )
        async with self.lock:
            for (seat, _, options), action in zip(asked, actions, strict=True):
                table = await self.load()
                if seat not in table.bots_to_act() or _options(table, seat) != options:
                    continue
                # A secret choice stands, whatever others have sealed meanwhile; any other must be made anew.
                if table.positions.node == node or table.state.actor == SIMULTANEOUS:
                    with contextlib.suppress(Conflict):
                        await self._change(partial(_play_bot, seat, action))
            await self.load()
            return bool(self._still_due())

    def _still_due(self) -> list[int]:
        due = self.table.bots_to_act()
        if not due:
            self._bots = None
        return due

    async def close(self) -> None:
        """Stop the bots, finish what was begun and hang up on everybody."""
        if self._bots is not None:
            self._bots.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._bots
        await asyncio.gather(*self._under_way, return_exceptions=True)
        for connection in self.connections:
            connection.cut_off.set()


def _options(table: Table, seat: int) -> list[str]:
    return [table.game.space.text(code) for code in table.state.legal(seat)]


def _play_bot(seat: int, action: str, table: Table) -> list[Record]:
    return [table.play(seat, action, now(), None, None, None)]
