"""How a database is reached, and what it means when it does not answer."""

import contextlib
from collections.abc import Iterator
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# The lock under which PostgreSQL is migrated: any number nobody else uses.
MIGRATING = 0x656E6E
# Seconds to connect, for one statement, and to wait for a free connection.
CONNECT, ANSWER, FREE = 5.0, 10.0, 15.0
# What PostgreSQL says when two waited for each other, or one went on from what another has changed.
CLASHES = ("40P01", "40001")
# What it says when it stops, starts, or has no connection left; the first two letters tell the class.
AWAY = ("08", "57P", "53300")


class Conflict(Exception):
    """Somebody else has changed the same thing meanwhile, or it exists already."""


class Unreachable(Exception):
    """The database does not answer. What was to be written may or may not be on disk."""


def engine_for(url: URL) -> AsyncEngine:
    """Connections to a database, none of which waits for ever."""
    if url.get_backend_name() == "sqlite":
        return create_async_engine(url)
    times = {"timeout": CONNECT, "command_timeout": ANSWER}
    engine = create_async_engine(url, pool_timeout=FREE, connect_args=times)
    event.listen(engine.sync_engine, "checkout", _replace_broken)
    return engine


def _replace_broken(connection: Any, *_: object) -> None:
    """A connection that a restart of PostgreSQL has broken is replaced before it is used.

    The driver knows it already; asking PostgreSQL each time (`pool_pre_ping`) took a tenth of the CPU.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError


@contextlib.contextmanager
def answering() -> Iterator[None]:
    """Turns all the ways in which PostgreSQL does not answer into one."""
    try:
        yield
    except (Conflict, IntegrityError):
        raise
    except DBAPIError as error:
        state = str(getattr(error.orig, "sqlstate", None) or "")
        if state in CLASHES:
            raise Conflict("somebody else was faster") from error
        if error.connection_invalidated or state.startswith(AWAY) or isinstance(error, InterfaceError):
            raise Unreachable(str(error.orig)) from error
        raise
    except (OSError, TimeoutError, PoolTimeout) as error:
        raise Unreachable(str(error)) from error
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):
            raise Unreachable(str(error)) from error
        raise
