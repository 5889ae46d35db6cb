"""All tables in use: loaded when somebody comes, let go when nobody has used them for a while."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator

from ennead.server import messages
from ennead.server.analyses import Analyses
from ennead.server.bots import BotPool
from ennead.server.company import Company, new_worker
from ennead.server.connection import Connection
from ennead.server.errors import ApiError, busy
from ennead.server.jobs import QueuedAnalyses, QueuedPool
from ennead.server.news import news_for
from ennead.server.pace import Pace
from ennead.server.room import Room
from ennead.server.settings import Settings
from ennead.store import People, Person, Tables, now
from ennead.table import Refused

logger = logging.getLogger("ennead.server")
# Seconds between two looks at what is idle, and for which a reader may take nothing that waits.
SWEEP = 10.0
PATIENCE = 20.0


class Rooms:
    """Rooms by table id; there is never more than one room for a table."""

    def __init__(self, tables: Tables, pool: BotPool, settings: Settings) -> None:
        self.tables = tables
        self.pool = pool
        queued = isinstance(pool, QueuedPool)
        analyses = QueuedAnalyses if queued else Analyses
        self.analyses = analyses(tables, pool, settings.analysis_iterations)
        self.settings = settings
        self.by_id: dict[str, Room] = {}
        self.pace = Pace(settings.rate_limits)
        self.sockets = 0
        # What the operator says to everybody.
        self.announcement: Callable[[], messages.Announcement | None] = lambda: None
        self._sweeper: asyncio.Task[None] | None = None
        self._waker: asyncio.Task[None] | None = None
        self.company: Company | None = None
        if tables.store.shared:
            self.company = Company(tables.store, news_for(settings, new_worker()), self)

    async def open(self) -> None:
        """Begin to let idle tables go, and wake the bots that were thinking when the server stopped."""
        self.pace.open()
        await self.pool.open()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        if self.company is None:
            self._waker = asyncio.create_task(self._wake(), name="waker")
        else:
            await self.company.open()

    def room(self, id: str) -> Room:
        """The room of a table, which may not exist: loading it tells."""
        room = self.by_id.get(id)
        if room is None:
            room = Room(id, self.tables, self.pool, self.settings.bot_pause, self.company)
            self.by_id[id] = room
        room.used = time.monotonic()
        return room

    async def enter(self, id: str) -> Room:
        """The room of a table that exists, with the table in memory as it is on disk."""
        room = self.room(id)
        try:
            was_loaded = room.is_loaded
            await room.ready()
            if self.company is not None:
                await self.company.verify(room, was_loaded)
        except ApiError:
            if self.by_id.get(id) is room:
                del self.by_id[id]
            raise
        return room

    @contextlib.contextmanager
    def place(self) -> Iterator[None]:
        """A place for one more socket; raises a 503 when there is none, or when the server is far behind."""
        if self.sockets >= self.settings.sockets or self.pace.is_behind:
            raise busy()
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    async def _wake(self) -> None:
        for id in await self.tables.waiting_for_bots():
            try:
                (await self.enter(id)).wake_bots()
            except Exception:
                logger.exception("a table can't go on", extra={"table": id})

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            self.let_go(time.monotonic() - self.settings.idle)
            self.cut_off_slow()

    def cut_off_slow(self) -> None:
        """End the connections of readers who have not taken anything of what waits for long."""
        before = time.monotonic() - PATIENCE
        for connection in self._connections():
            if len(connection) and connection.took < before:
                connection.cut_off.set()

    def let_go(self, before: float) -> None:
        """Forget tables unused since then, they are on disk; and their rooms, if nobody is there."""
        for id, room in list(self.by_id.items()):
            if room.is_quiet and room.used <= before:
                room.unload()
                if not room.connections:
                    del self.by_id[id]

    async def present(self, tables: list[str]) -> dict[str, set[str]]:
        """Who watches these tables now."""
        found = {} if self.company is None else await self.company.elsewhere(tables)
        here = {id: self.by_id[id].present_here() for id in tables if id in self.by_id}
        return {id: here.get(id, set()) | found.get(id, set()) for id in tables}

    def last_action(self) -> float:
        """When somebody last used a table, by the monotonic clock."""
        return max((room.used for room in self.by_id.values()), default=0.0)

    def jobs(self) -> dict[str, int]:
        """Work for the bots' processes that is begun or waits, by kind."""
        return {"answer": self.pool.answering, "analysis": len(self.analyses.jobs)}

    async def rename(self, person: Person) -> None:
        """Show a person's new name on their seats at all tables that go on."""
        for id in await self.tables.unfinished_of(person.id):
            try:
                room = await self.enter(id)
                await room.change(lambda table: table.rename(person.id, person.name, now()))
            except (ApiError, Refused):
                logger.warning("a seat keeps its old name", extra={"table": id}, exc_info=True)

    # Sockets of a person, at whichever server

    def hang_up(self, session: str) -> None:
        """Cut off the sockets of a session that has ended."""
        self.hang_up_here(session)
        if self.company is not None:
            self.company.tell_everybody(ended=session)

    def hang_up_here(self, session: str) -> None:
        for connection in self._connections():
            if connection.session == session:
                connection.cut_off.set()

    def rename_session(self, old: str, new: str) -> None:
        """The same person has a new token: open sockets belong to it now."""
        self.rename_session_here(old, new)
        if self.company is not None:
            self.company.tell_everybody(renamed=[old, new])

    def rename_session_here(self, old: str, new: str) -> None:
        for connection in self._connections():
            if connection.session == old:
                connection.session = new

    def hang_up_elsewhere(self, user: str, session: str) -> None:
        """Cut off the sockets of all a person's sessions but this one."""
        self.hang_up_elsewhere_here(user, session)
        if self.company is not None:
            self.company.tell_everybody(elsewhere=[user, session])

    def hang_up_elsewhere_here(self, user: str, session: str) -> None:
        for connection in self._connections():
            if connection.user == user and connection.session != session:
                connection.cut_off.set()

    def say_to_all(self, message: bytes) -> None:
        """Tell everybody who has a table open."""
        for connection in self._connections():
            connection.say(message)

    async def check_sessions(self) -> None:
        """Cut off the sockets whose session has ended at another server without a word."""
        known = {each.session for each in self._connections() if each.user is not None and each.session}
        ended = known - await People(self.tables.store).open_sessions(known)
        for session in ended:
            self.hang_up_here(session)

    def _connections(self) -> list[Connection]:
        return [connection for room in self.by_id.values() for connection in room.connections]

    async def close(self) -> None:
        for task in (self._sweeper, self._waker):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.analyses.close()
        await self.pace.close()
        for room in list(self.by_id.values()):
            await room.close()
        if self.company is not None:
            await self.company.close()
        await self.pool.close()
