"""The database behind everything: opening, migrating, reading, and one writer that commits in groups.

`write` returns only when the change is on disk. Changes that wait at the same moment share one transaction:
many tables cost one flush of the disk and not many. In SQLite one thread writes a whole group at one go;
changing threads for every statement made slow actions five times slower (`bench/load.py`, p95).
"""

import asyncio
import contextlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, RowMapping, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable
from sqlalchemy.sql.selectable import Select

from ennead.store import migrate, schema
from ennead.store.reaching import MIGRATING, Conflict, Unreachable, answering, engine_for
from ennead.store.unusable import Unusable, check_file, check_schema, check_writable, reason_of

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
GROUP = 64
MOST_WAITING = 2000


class Overloaded(Exception):
    """So many changes wait to be written that this one was not even begun."""


class Guarded:
    """A statement that must change exactly one row, else the whole change is refused."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement


class Rows:
    """A statement with values for several rows. In one group the rows of all changes go in one call.

    Only for rows that no other change of the same moment can touch, such as those of a table's log.
    """

    def __init__(self, statement: Executable, rows: list[dict[str, Any]], guarded: bool = False) -> None:
        self.statement = statement
        self.rows = rows
        self.guarded = guarded


Part = Executable | Guarded | Rows
Change = Sequence[Part]


def now() -> str:
    """This moment as text, to the millisecond, in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def url_of(database: str) -> URL:
    """A path becomes SQLite in that file; an address gets the asynchronous driver."""
    if "://" not in database:
        return URL.create("sqlite+aiosqlite", database=str(Path(database).absolute()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise Unusable("bad-address", database) from None
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def without_password(database: str) -> str:
    """The address as it may be shown."""
    return make_url(database).render_as_string() if "://" in database else database


class Store:
    """A database in use. `open` it, `close` it."""

    def __init__(self, engine: AsyncEngine, direct: Engine | None) -> None:
        self.engine = engine
        # For SQLite: the writer's own connection, used in its own thread only.
        self._direct = direct
        # Single reads need no transaction around them: PostgreSQL is asked once and not three times.
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT") if direct is None else engine
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, database: str, upgrade: bool = True) -> "Store":
        """Connect and run the migrations that are missing; raises Unusable, having changed nothing."""
        try:
            store = await cls._connect(database, upgrade)
        except Exception as error:
            found = reason_of(error)
            if found is None:
                raise
            raise Unusable(found[0], without_password(database), found[1]) from error
        store._writer = asyncio.create_task(store._write_groups(), name="store-writer")
        return store

    @classmethod
    async def _connect(cls, database: str, upgrade: bool) -> "Store":
        url = url_of(database)
        engine = engine_for(url)
        direct = None
        if url.get_backend_name() == "sqlite":
            if not url.database:
                raise Unusable("bad-address", database)
            if "mode" not in url.query:
                check_file(Path(url.database), database)
            direct = create_engine(url.set(drivername="sqlite"))
            _make_durable(direct)
            _make_durable(engine.sync_engine)
        shown = without_password(database)
        try:
            async with engine.connect() as connection:
                await _wait_for_migrations(connection)
                await connection.run_sync(check_schema, shown)
                await connection.rollback()
                if direct is not None:
                    await connection.run_sync(check_writable)
            if upgrade:
                async with engine.begin() as connection:
                    await _wait_for_migrations(connection)
                    await connection.run_sync(migrate.upgrade)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, direct)

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
        await self._queue.join()
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.dispose)
        self._thread.shutdown()
        await self.engine.dispose()

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database at the same time."""
        return self._direct is None

    async def one(self, query: Select[Any]) -> RowMapping | None:
        """The first row; raises Unreachable when the database does not answer."""
        with answering():
            async with self._reader.connect() as connection:
                found: RowMapping | None = (await connection.execute(query)).mappings().first()
                return found

    async def all(self, query: Select[Any]) -> Sequence[RowMapping]:
        """Every row; raises Unreachable when the database does not answer."""
        with answering():
            async with self._reader.connect() as connection:
                found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
                return found

    async def write(self, *change: Part) -> None:
        """Carry out the statements as one change; it is durable when this returns.

        Raises Conflict, and changes nothing, when a guarded statement misses or a row exists already;
        Overloaded when too many others wait; Unreachable when nobody knows whether it is on disk.
        """
        if self._queue.qsize() >= MOST_WAITING:
            raise Overloaded(f"{MOST_WAITING} changes wait to be written")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await asyncio.shield(done)

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._queue.qsize()

    async def _write_groups(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            await self._write_group(group)
            for _ in group:
                self._queue.task_done()

    async def _write_group(self, group: list[tuple[Change, asyncio.Future[None]]]) -> None:
        parts = _in_order([change for change, _ in group])
        try:
            if self._direct is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, _write_at_one_go, self._direct, parts)
            else:
                with answering():
                    async with self.engine.begin() as connection:
                        await connection.run_sync(_carry_out, parts)
        except Unreachable as error:
            # Another try would wait as long: all are told, and look when it answers again.
            for _, done in group:
                _tell(done, error)
            return
        except Exception as error:
            if len(group) > 1:
                for each in group:
                    await self._write_group([each])
                return
            _tell(group[0][1], error)
            return
        for _, done in group:
            _tell(done, None)

    async def setting(self, name: str, default: str) -> str:
        """A single value of this installation; the first to ask sets it."""
        query = select(schema.meta.c.value).where(schema.meta.c.name == name)
        found = await self.one(query)
        if found is None:
            with contextlib.suppress(Conflict):
                await self.write(schema.meta.insert().values(name=name, value=default))
            found = await self.one(query)
        assert found is not None
        return str(found["value"])

    async def is_ready(self) -> bool:
        """Whether the database answers and has the schema of this version."""
        try:
            with answering():
                async with self.engine.connect() as connection:
                    return await connection.run_sync(migrate.current) == migrate.newest()
        except (SQLAlchemyError, Unreachable):
            return False


async def _wait_for_migrations(connection: AsyncConnection) -> None:
    """Servers that start together look and migrate one after the other: none sees half of another's work."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def _in_order(changes: list[Change]) -> list[Part]:
    """Everything the changes consist of: first what stands alone, then rows, put together by statement."""
    parts: list[Part] = []
    together: dict[int, Rows] = {}
    for change in changes:
        for part in change:
            if not isinstance(part, Rows):
                parts.append(part)
            elif id(part.statement) in together:
                together[id(part.statement)].rows += part.rows
            else:
                together[id(part.statement)] = Rows(part.statement, part.rows[:], part.guarded)
    for rows in together.values():
        if rows.guarded:
            # All servers take tables in the same order: two never wait for each other.
            rows.rows.sort(key=_which)
    parts.extend(rows for rows in together.values() if rows.rows)
    return parts


def _which(row: dict[str, Any]) -> str:
    return str(row["which"])


def _write_at_one_go(engine: Engine, parts: list[Part]) -> None:
    with engine.begin() as connection:
        _carry_out(connection, parts)


def _carry_out(connection: Connection, parts: list[Part]) -> None:
    try:
        for part in parts:
            if isinstance(part, Rows):
                _fill(connection, part)
            elif isinstance(part, Guarded):
                _expect(connection.execute(part.statement).rowcount, 1)
            else:
                connection.execute(part)
    except IntegrityError as error:
        raise Conflict("a row exists already") from error


def _fill(connection: Connection, part: Rows) -> None:
    if not part.guarded or connection.dialect.supports_sane_multi_rowcount:
        result = connection.execute(part.statement, part.rows)
        if part.guarded:
            _expect(result.rowcount, len(part.rows))
        return
    for row in part.rows:
        _expect(connection.execute(part.statement, row).rowcount, 1)


def _expect(changed: int, wanted: int) -> None:
    if changed != wanted:
        raise Conflict("somebody else was faster")


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _make_durable(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
