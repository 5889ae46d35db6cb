"""This server among others that share its database: any of them serves any table.

The log in the database decides. Each server keeps tables as copies that follow it: by announcements (`news`),
and by looking every second whether anything was missed.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import ennead
from ennead.games import game, games
from ennead.server.news import EVERYBODY, Message, News
from ennead.store import Conflict, Header, Store, Tables, Unreachable, Worker, Workers
from ennead.store.tables import told
from ennead.table import Record

if TYPE_CHECKING:
    from ennead.server.room import Room
    from ennead.server.rooms import Rooms

logger = logging.getLogger("ennead.server")
# Seconds between two looks at the tables people watch here; between two signs of life; without one until a
# server counts as gone; between two looks for bots and sessions that somebody must see to.
LOOK = 1.0
BEAT = 2.0
GONE = 10.0
ROUND = 10.0
# Seconds a bot's decision may take elsewhere before another server takes it up, and how many at a time.
PATIENCE = 5.0
MOST_RESCUED = 20


def rules_now() -> str:
    """The versions of all rules, as text."""
    return " ".join(f"{name}:{game(name).version}" for name in games())


class Company:
    """Keeps the copies of this server's tables up to date, and says who is here."""

    def __init__(self, store: Store, news: News, rooms: "Rooms") -> None:
        self.news = news
        self.id = news.worker
        self._rooms = rooms
        self._tables = Tables(store)
        self._workers = Workers(store)
        self._followed: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Beats of the others, and when each was last seen to change.
        self._pulse: dict[str, tuple[int, float]] = {}
        # Who is here according to the database is not what holds any more.
        self._unsure = False

    async def open(self) -> None:
        await self._workers.join(Worker(self.id, ennead.__version__, rules_now()))
        self.news.open(self._hear, self._missed)
        for work, pause in ((self.look, LOOK), (self._beat, BEAT), (self._go_round, ROUND)):
            self.soon(self._again_and_again(work, pause))

    async def _again_and_again(self, work: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
        while True:
            # Not all servers at the same moment.
            await asyncio.sleep(pause * (0.75 + secrets.randbelow(50) / 100))
            try:
                await work()
            except Unreachable as error:
                logger.warning("the database does not answer: %s", error)
            except Exception:
                logger.exception("a round failed")

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, Unreachable):
                self._unsure = True
            else:
                logger.error("something in the background failed", exc_info=error)

    # Tables

    def follow(self, room: "Room") -> None:
        """Somebody watches the table here: hear what others do there."""
        self._followed[room.id] = room
        self.soon(self._begin(room))

    async def _begin(self, room: "Room") -> None:
        await self.news.hear(_channel(room.id), room.hear)
        await self._look_at({room.id: room})

    def leave(self, room: "Room") -> None:
        if self._followed.pop(room.id, None) is not None:
            self.soon(self.news.ignore(_channel(room.id)))

    def tell_change(self, old: Header, new: Header, records: list[Record]) -> None:
        """Others that keep a copy may follow without looking."""
        short = {"revision": new.revision}
        self.news.tell(_channel(new.id), {**short, "had": old.revision, **told(new, records)}, short)

    def tell(self, room: "Room", **message: Any) -> None:
        self.news.tell(_channel(room.id), message)

    def _missed(self) -> None:
        self.soon(self.look())

    async def look(self) -> None:
        """Bring what is watched here up to date: whatever was announced, the database knows it."""
        await self._look_at(dict(self._followed))

    async def _look_at(self, rooms: Mapping[str, "Room"]) -> None:
        if not rooms:
            return
        marks = await self._tables.marks(list(rooms))
        for id, mark in marks.items():
            # A change that is being made here tells by itself what it finds.
            if rooms[id].is_behind(*mark) and not rooms[id].is_changing:
                await rooms[id].look()
        present = await self.elsewhere(list(rooms))
        for id, room in rooms.items():
            room.set_elsewhere(present.get(id, set()))

    async def verify(self, room: "Room", was_loaded: bool) -> None:
        """Before somebody is shown a copy: it holds what they may have been told elsewhere."""
        if was_loaded:
            mark = (await self._tables.marks([room.id])).get(room.id)
            if mark is not None and room.is_behind(*mark):
                await room.look()
        if room.id not in self._followed:
            await self.hear_presence(room)

    # People

    def arrive(self, room: "Room", user: str) -> None:
        self.soon(self._note(room, self._workers.arrive(self.id, room.id, user)))

    def depart(self, room: "Room", user: str) -> None:
        self.soon(self._note(room, self._workers.depart(self.id, room.id, user)))

    async def _note(self, room: "Room", change: Coroutine[Any, Any, None]) -> None:
        await change
        self.tell(room, here=True)

    async def hear_presence(self, room: "Room") -> None:
        room.set_elsewhere((await self.elsewhere([room.id])).get(room.id, set()))

    async def elsewhere(self, tables: list[str]) -> dict[str, set[str]]:
        """Who watches these tables through other servers."""
        return await self._workers.present(tables, but=self.id)

    def tell_everybody(self, **message: Any) -> None:
        self.news.tell(EVERYBODY, message)

    def _hear(self, message: Message) -> None:
        """What concerns a person's sockets at all tables."""
        if "ended" in message:
            self._rooms.hang_up_here(message["ended"])
        elif "renamed" in message:
            self._rooms.rename_session_here(*message["renamed"])
        elif "elsewhere" in message:
            self._rooms.hang_up_elsewhere_here(*message["elsewhere"])

    # Servers

    async def _beat(self) -> None:
        try:
            await self._workers.beat(self.id)
        except Conflict:
            # The others took this server for gone: it was held up for long.
            await self._workers.join(Worker(self.id, ennead.__version__, rules_now()))
            self._unsure = True
        if self._unsure:
            self._unsure = False
            await self._say_again_who_is_here()
        await self._bury(time.monotonic())

    async def _say_again_who_is_here(self) -> None:
        await self._workers.clear(self.id)
        for room in list(self._followed.values()):
            for user in room.present_here():
                await self._workers.arrive(self.id, room.id, user)

    async def _bury(self, now: float) -> None:
        everybody = {worker.id: worker.beats for worker in await self._workers.all()}
        self._pulse = {
            id: self._pulse[id] if self._pulse.get(id, (-1,))[0] == beats else (beats, now)
            for id, beats in everybody.items()
        }
        gone = [id for id, (_, at) in self._pulse.items() if now - at > GONE and id != self.id]
        if gone:
            logger.warning("servers are gone", extra={"kind": " ".join(gone)})
            await self._workers.forget(gone)

    async def _go_round(self) -> None:
        """Bots whose server is gone go on here; sockets whose session has ended are closed."""
        since = datetime.now(UTC) - timedelta(seconds=2 * PATIENCE)
        for id in await self._tables.waiting_for_bots(since.isoformat(timespec="milliseconds"), MOST_RESCUED):
            try:
                (await self._rooms.enter(id)).wake_bots()
            except Exception:
                logger.exception("a table can't go on", extra={"table": id})
        await self._rooms.check_sessions()

    async def close(self) -> None:
        """Say good-bye."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.news.close()
        with contextlib.suppress(Unreachable, Conflict):
            await self._workers.forget([self.id])


def _channel(table: str) -> str:
    return f"{EVERYBODY}-{table}"


def new_worker() -> str:
    return secrets.token_hex(8)
