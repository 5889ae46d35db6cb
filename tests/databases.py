"""Databases to test with: SQLite in a fresh file, and PostgreSQL where ENNEAD_TEST_POSTGRES names one."""

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from ennead.store.store import url_of

POSTGRES = os.environ.get("ENNEAD_TEST_POSTGRES", "")
KINDS = ["sqlite", *(["postgresql"] if POSTGRES else [])]


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Lets an asynchronous test run."""

    @wraps(test)
    def run(*arguments: Any, **named: Any) -> None:
        asyncio.run(test(*arguments, **named))

    return run


async def empty_postgres() -> None:
    engine = create_async_engine(url_of(POSTGRES))
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "test.sqlite3")
        return
    asyncio.run(empty_postgres())
    yield POSTGRES
