"""PostgreSQL's own programs for backups, and what has to be asked of the database around them."""

import os
import subprocess
from pathlib import Path

from sqlalchemy import URL, func, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from ennead.store.schema import tables
from ennead.store.store import url_of


class BadBackup(Exception):
    """A backup can't be made, or is not sound; `reason` says why (see `words.py`)."""

    def __init__(self, reason: str, name: str, detail: str = "") -> None:
        super().__init__(f"{name}: {reason} {detail}".rstrip())
        self.reason = reason
        self.name = name
        self.detail = detail


def run(program: str, database: str, *words: str) -> None:
    """One of PostgreSQL's own programs; the password goes through the environment, where nobody reads it."""
    url = url_of(database).set(drivername="postgresql")
    environment = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    place = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    try:
        subprocess.run(
            [program, *words, f"--dbname={place.render_as_string()}"],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
    except FileNotFoundError:
        raise BadBackup("no-program", program) from None
    except subprocess.CalledProcessError as error:
        told = (error.stderr or "").strip().splitlines()
        raise BadBackup("no-backup-made", shown(database), told[0] if told else program) from None


def put_back(file: Path, database: str) -> None:
    run(
        "pg_restore",
        database,
        "--clean",
        "--if-exists",
        "--no-owner",
        "--no-privileges",
        "--single-transaction",
        "--exit-on-error",
        str(file),
    )


async def tell(database: str, statement: str) -> None:
    engine = create_async_engine(url_of(database), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            await connection.execute(text(statement))
    except Exception as error:
        raise BadBackup("no-scratch", shown(database), str(error).splitlines()[0]) from None
    finally:
        await engine.dispose()


def shown(database: str) -> str:
    return url_of(database).render_as_string() if "://" in database else database


async def count(database: str) -> int | None:
    """How many tables there are; None where there is no database of ours yet."""
    engine = create_async_engine(url_of(database))
    try:
        async with engine.connect() as connection:
            if "tables" not in await connection.run_sync(lambda sync: inspect(sync).get_table_names()):
                return None
            return int((await connection.execute(select(func.count()).select_from(tables))).scalar_one())
    finally:
        await engine.dispose()
