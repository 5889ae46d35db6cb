"""The one sequential owner of a table: a change is written first, then made in memory, then told to all."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ennead.bots import Question
from ennead.core.codec import SEAT
from ennead.core.record import CLOSE, SEAT_CHANGE
from ennead.core.state import SIMULTANEOUS
from ennead.server import messages
from ennead.server.audience import Audience, kind_shown
from ennead.server.bots import BotPool
from ennead.server.company import PATIENCE, Company
from ennead.server.connection import Connection
from ennead.server.errors import ApiError, busy, unknown_table
from ennead.server.messages import encode
from ennead.server.metrics import CHANGE_SECONDS, CHANGES, WRITE_SECONDS, measured
from ennead.server.news import Message
from ennead.server.scripted import bots_to_act, next_move
from ennead.store import Conflict, Header, Overloaded, Tables, Unreachable, now
from ennead.store.tables import heard
from ennead.table import Asked, NotAllowed, Record, Refused, Table

logger = logging.getLogger("ennead.server")
# Changes of one table that may wait for their turn; more are refused at once.
MOST_CHANGES = 40
MOST_CHAT = 200
# How often a change is judged anew when others were faster.
MOST_TRIES = 8
# Seconds before what failed is tried again: at first, and at most.
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 10.0


# A seat, its bot, what the bot is asked, and what it may answer.
_Asked = tuple[int, str, Question, list[str]]


class Room(Audience):
    """A table in memory with everybody who watches it. Memory never shows what is not on disk.

    Where other servers use the same database, `company`, this is a copy that follows what they do.
    """

    def __init__(
        self, id: str, tables: Tables, pool: BotPool, bot_pause: float, company: Company | None = None
    ) -> None:
        super().__init__(id)
        self._changing = asyncio.Lock()
        self._loading = asyncio.Lock()
        self._talking = asyncio.Lock()
        self._tables = tables
        self._pool = pool
        self._bot_pause = bot_pause
        self._company = company
        self._looking: asyncio.Task[None] | None = None
        self._look_again = False
        self._waking: asyncio.TimerHandle | None = None
        self._bots: asyncio.Task[None] | None = None
        # What bots think about, and the table they think about.
        self._thinking: tuple[Table, asyncio.Future[list[str]]] | None = None
        self._under_way: set[asyncio.Task[list[Record]]] = set()
        # A write has failed without telling whether it is on disk: look there before anything else.
        self._unsure = False
        self._recovery: asyncio.Task[None] | None = None

    @property
    def is_loaded(self) -> bool:
        return self._table is not None

    async def ready(self) -> Table:
        """Bring the table into memory if it is not there. Nobody who only looks waits for a change."""
        self.used = time.monotonic()
        if self._table is None:
            async with self._loading:
                if self._table is None:
                    header, table = await self._read()
                    await self._hear_chat()
                    if self._header is None:
                        self._header, self._table = header, table
                    else:
                        self._take_over(header, table)
        return self.table

    async def _read(self) -> tuple[Header, Table]:
        found = await self._tables.load(self.id)
        if found is None:
            raise unknown_table()
        return found

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
        for _ in range(MOST_TRIES):
            had = self.header.revision
            try:
                return await self._write_and_tell(do)
            except Conflict:
                # Somebody else has changed the table: what is asked for is judged by what holds now.
                await self._catch_up()
            except (Refused, ApiError):
                # Nobody is refused by an old copy.
                if self._company is not None:
                    await self._catch_up()
                if self.header.revision == had:
                    raise
        raise Conflict("others are always faster")

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
        if self._company is not None:
            self._company.tell_change(self.header, header, records)
        for record in records:
            CHANGES.labels(header.game, kind_shown(record)).inc()
            self._note(record)
        self._take_over(header, draft)
        self.wake_bots()
        return records

    def _take_over(self, header: Header, table: Table) -> None:
        """What is on disk becomes what everybody sees, without anything coming between."""
        old = self.header
        if self._table is not None and header.revision <= old.revision:
            return  # seen on disk before who wrote it was told so
        self._header, self._table = header, table
        for record in table.records[old.records :]:
            self._tell(record)
        if (header.status, header.seats, header.rematch) != (old.status, old.seats, old.rematch):
            self.tell_table()
        self._think_no_more()
        self.wake_bots_later()

    def _think_no_more(self) -> None:
        """Bots stop to think about a position that holds no more."""
        if self._thinking is None:
            return
        about, thinking = self._thinking
        same = about.positions.node == self.table.positions.node or self.table.state.actor == SIMULTANEOUS
        if not (same and self.table.bots_to_act()):
            self._thinking = None
            thinking.cancel()

    async def _catch_up(self) -> None:
        """Take over what is on disk, and tell what nobody was told yet."""
        had = self.table
        known = len(had.records)
        found = await self._tables.tail(self.id, max(0, known - 1))
        if found is None:
            raise unknown_table()
        header, records = found
        self._unsure = False
        if self._table is not had:
            return await self._catch_up()  # it has gone on meanwhile
        if header.records < known or (known and _mark(records[0]) != _mark(had.records[-1])):
            # Another log than the one people have seen: they come again and get it anew.
            self._header, self._table = await self._read()
            self.hang_up()
        else:
            self._follow(header, records[1:] if known else records)
        return None

    def _follow(self, header: Header, records: list[Record]) -> None:
        """Make the same changes here that are on disk."""
        if header.revision > self.header.revision:
            table = self.table.draft()
            table.follow(records)
            if header.status != "playing":
                table.status = header.status
            if header.status == "open":
                table.seats = header.seats[:]
            self._take_over(header, table)

    # Following other servers

    def hear(self, message: Message) -> None:
        """Another server has announced something about the table."""
        assert self._company is not None
        if message.get("here"):
            self._company.soon(self._company.hear_presence(self))
        elif self._table is not None and message.get("had") == self.header.revision:
            self._follow(*heard(self.header, message))
        elif message.get("said", 0) > self._last_said or message.get("revision", 0) > self.header.revision:
            self._look_soon()

    def is_behind(self, revision: int, said: int) -> bool:
        """Whether the database holds more than is known here."""
        return self._header is not None and (revision > self._header.revision or said > self._last_said)

    @property
    def is_changing(self) -> bool:
        return self._changing.locked()

    async def look(self) -> None:
        """Take over what other servers have changed."""
        if self._table is None:
            await self.ready()
        else:
            await self._catch_up()
            await self._hear_chat()

    def _look_soon(self) -> None:
        self._look_again = True
        if self._looking is None and self._company is not None:
            self._company.soon(self._look_until_it_holds())

    async def _look_until_it_holds(self) -> None:
        self._looking = asyncio.current_task()
        try:
            while self._look_again:
                self._look_again = False
                await self.look()
        finally:
            self._looking = None

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
            with contextlib.suppress(Conflict):
                await self._tables.create(make(), replaces=self.id)
            await self.ready()
            await self._catch_up()
            if self._company is not None:
                self._company.tell(self, revision=self.header.revision)

    # People

    def greet(self, connection: Connection, after: int) -> None:
        """Somebody has come: say where the table stands, and from now on everything that happens."""
        is_new = connection.user not in self.present_here()
        self.connections.add(connection)
        if self._company is not None:
            if len(self.connections) == 1:
                self._company.follow(self)
            if is_new and connection.user is not None:
                self._company.arrive(self, connection.user)
        connection.say(encode(self._hello(connection.user, after)))
        if connection.user is not None:
            self.tell_table()
        self.wake_bots_later()

    def leave(self, connection: Connection) -> None:
        """Somebody's connection has ended."""
        self.connections.discard(connection)
        if self._company is not None:
            if connection.user is not None and connection.user not in self.present_here():
                self._company.depart(self, connection.user)
            if not self.connections:
                self._company.leave(self)
        if connection.user is not None:
            self._seen[connection.user] = time.monotonic()
            self.tell_table()

    async def chat(self, user: str, name: str, text: str) -> None:
        async with self._talking:
            await self.ready()
            seats = [number for number, seat in enumerate(self.header.seats) if seat.user == user]
            for _ in range(MOST_TRIES):
                with contextlib.suppress(Conflict):
                    said = await self._tables.say(self.id, user, seats[0] if seats else None, name, text)
                    break
            else:
                raise busy()
        await self._hear_chat()
        if self._company is not None:
            self._company.tell(self, said=said["number"])

    @property
    def _last_said(self) -> int:
        return self._chat[-1].number if self._chat else 0

    async def _hear_chat(self) -> None:
        """Pass on what was said and not heard here yet."""
        for said in await self._tables.chat(self.id, MOST_CHAT, self._last_said):
            if said["number"] <= self._last_said:
                continue  # two have looked at the same moment
            self._chat = [*self._chat, messages.ChatLine(**said)][-MOST_CHAT:]
            message = encode(messages.Said(**said))
            for connection in self.connections:
                if self.may_read_chat(connection.user):
                    connection.say(message)

    # Bots

    async def hint(self, user: str, seat: int) -> messages.Hint:
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
            advice = await self._pool.hint(asked[-1], user)
        return messages.Hint(records[-1].seq, [messages.Advice(**each) for each in advice])

    def wake_bots_later(self) -> None:
        """Let bots decide here if the server where the last change was made does not see to them."""
        if self._company is None:
            self.wake_bots()
            return
        if self._waking is not None:
            self._waking.cancel()
        self._waking = asyncio.get_running_loop().call_later(PATIENCE, self.wake_bots)

    def wake_bots(self) -> None:
        """Let bots decide, if it is their turn."""
        if self._bots is None and self._table is not None and bots_to_act(self._table):
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
                except _Outdated:
                    continue
                except Unreachable as error:
                    logger.warning("bots wait: %s", error, extra={"table": self.id})
                    await asyncio.sleep(FIRST_PAUSE)
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
        for (seat, _, _, options), action in zip(asked, await self._decisions(asked), strict=True):
            with contextlib.suppress(_Outdated):
                await self.change(partial(_play_bot, seat, action, node, options))

    async def _decisions(self, asked: list[_Asked]) -> list[str]:
        """What bots choose; raises _Outdated when the position holds no more."""
        table = self.table
        scripted = next_move(table)
        if scripted is not None:
            return [scripted[1]]
        live = bool(self.present())
        thinking = asyncio.gather(
            *(self._pool.decide(bot, question, options, live) for _, bot, question, options in asked)
        )
        self._thinking = (table, thinking)
        try:
            return await thinking
        except asyncio.CancelledError:
            if self._thinking is None:
                raise _Outdated from None
            raise
        finally:
            self._thinking = None

    async def close(self) -> None:
        """Stop the bots, finish what was begun and hang up on everybody."""
        if self._waking is not None:
            self._waking.cancel()
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


def _mark(record: Record) -> tuple[str, str, str]:
    return record.at, record.kind, record.hash


def _options(table: Table, seat: int) -> list[str]:
    return [table.game.space.text(code) for code in table.state.legal(seat)]
