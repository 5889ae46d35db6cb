"""Backups: a copy of the database made while servers run, proved by restoring it and playing games again.

SQLite copies itself into a file; PostgreSQL's own pg_dump and pg_restore do it for PostgreSQL.
"""

import asyncio
import os
import random
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import func, select

from ennead.core.referee import ReplayMismatch
from ennead.games import game as game_of
from ennead.server import postgres
from ennead.server.postgres import BadBackup, shown
from ennead.store import Store, Tables, Unusable
from ennead.store.claim import alone
from ennead.store.schema import tables
from ennead.store.store import url_of
from ennead.table import Refused, presentation, verify

__all__ = ["BadBackup", "Proof", "check", "kept_in", "make", "make_in", "restore", "seconds_left", "shown"]
# Games played again to prove a backup.
SAMPLE = 20
PREFIX = "ennead-"


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found in a backup: its tables, and how many of them were played again."""

    tables: int
    played: int


# Making


def make(database: str, file: Path) -> None:
    """Write a copy of the database, whole or not at all; the servers go on."""
    if file.exists():
        raise BadBackup("file-exists", str(file))
    partly = file.with_name(f".{file.name}.partly")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        partly.unlink(missing_ok=True)
        if _is_sqlite(database):
            _copy(_file_of(database), partly)
        else:
            postgres.run("pg_dump", database, "--format=custom", f"--file={partly}")
        with partly.open("rb") as written:
            os.fsync(written.fileno())
        partly.replace(file)
    except OSError as error:
        raise BadBackup("no-access", str(file), error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise BadBackup("no-backup-made", database, str(error)) from None
    finally:
        partly.unlink(missing_ok=True)


def make_in(database: str, folder: Path, keep: int) -> tuple[Path, Proof]:
    """A new backup among others: made, proved, and only then are the oldest taken away."""
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%fZ")
    file = folder / f"{PREFIX}{moment}.{'sqlite3' if _is_sqlite(database) else 'dump'}"
    make(database, file)
    try:
        proof = check(file, database)
    except BadBackup:
        file.rename(file.with_name(f"bad-{file.name}"))
        raise
    for old in kept_in(folder)[:-keep]:
        old.unlink(missing_ok=True)
    return file, proof


def kept_in(folder: Path) -> list[Path]:
    """The backups of a folder, oldest first."""
    return sorted(each for each in folder.glob(f"{PREFIX}*") if each.suffix in (".sqlite3", ".dump"))


def seconds_left(folder: Path, every: float) -> float:
    """When the next one is due. A clock that was set back makes none wait longer than the usual time."""
    newest = max((file.stat().st_mtime for file in kept_in(folder)), default=0.0)
    return min(every, max(0.0, newest + every - time.time()))


# Restoring and proving


def restore(file: Path, database: str, force: bool) -> Path | None:
    """Put a backup in the place of the database; where what was there is kept, if there was something."""
    if _is_sqlite(database):
        target = _file_of(database)
        target.parent.mkdir(parents=True, exist_ok=True)
        with alone(target.with_name(f"{target.name}.lock")) as is_free:
            if not is_free:
                raise BadBackup("in-use", str(target))
            return _put_back(file, target, force)
    beside = None
    if asyncio.run(postgres.count(database)) is not None:
        if not force:
            raise BadBackup("database-exists", shown(database))
        beside = file.with_name(f"{file.name}.before-restore")
        beside.unlink(missing_ok=True)
        make(database, beside)
    postgres.put_back(file, database)
    return beside


def check(file: Path, database: str, sample: int = SAMPLE) -> Proof:
    """Restore a backup into a database of its own and play some of its games again."""
    with _scratch(file, database) as scratch:
        try:
            return asyncio.run(_prove(scratch, file, sample))
        except Unusable as unusable:
            raise BadBackup("no-backup", str(file), unusable.reason) from None


async def _prove(scratch: str, file: Path, sample: int) -> Proof:
    store = await Store.open(scratch)
    try:
        ids = [row["id"] for row in await store.all(select(tables.c.id).where(tables.c.records > 0))]
        chosen = random.sample(ids, min(sample, len(ids)))
        for id in chosen:
            await _play_again(Tables(store), id, file)
        return Proof(await _count_in(store), len(chosen))
    finally:
        await store.close()


async def _play_again(found: Tables, id: str, file: Path) -> None:
    """Every action of the log must lead where the log says."""
    header = await found.header(id)
    assert header is not None
    if game_of(header.game).version != header.version:
        return  # kept for viewing by the version that played it
    try:
        loaded = await found.load(id)
        assert loaded is not None
        verify(game_of(header.game), presentation.export(loaded[1]))
    except (ReplayMismatch, Refused, ValueError, LookupError) as error:
        raise BadBackup("bad-game", str(file), f"{id}: {error}") from None


@contextmanager
def _scratch(file: Path, database: str) -> Iterator[str]:
    """A database with the backup in it, gone afterwards."""
    if not file.is_file():
        raise BadBackup("no-file", str(file))
    if file.open("rb").read(16) == b"SQLite format 3\0":
        with tempfile.TemporaryDirectory(prefix="ennead-") as folder:
            copy = Path(folder) / "copy.sqlite3"
            try:
                shutil.copyfile(file, copy)
                _check_integrity(copy)
            except OSError as error:
                raise BadBackup("no-access", str(file), error.strerror or str(error)) from None
            except sqlite3.DatabaseError as error:
                raise BadBackup("damaged-backup", str(file), str(error)) from None
            yield str(copy)
        return
    if _is_sqlite(database) or file.open("rb").read(5) != b"PGDMP":
        raise BadBackup("no-backup", str(file), "PostgreSQL?" if _is_sqlite(database) else "")
    name = f"ennead_check_{secrets.token_hex(6)}"
    asyncio.run(postgres.tell(database, f"CREATE DATABASE {name}"))
    beside = url_of(database).set(database=name, drivername="postgresql")
    try:
        postgres.put_back(file, beside.render_as_string(hide_password=False))
        yield beside.render_as_string(hide_password=False)
    finally:
        asyncio.run(postgres.tell(database, f"DROP DATABASE {name}"))


def _check_integrity(file: Path) -> None:
    opened = sqlite3.connect(file)
    try:
        found = opened.execute("PRAGMA integrity_check").fetchone()[0]
        opened.execute("SELECT count(*) FROM tables")
    finally:
        opened.close()
    if found != "ok":
        raise sqlite3.DatabaseError(found)


# SQLite


def _is_sqlite(database: str) -> bool:
    return url_of(database).get_backend_name() == "sqlite"


def _file_of(database: str) -> Path:
    return Path(url_of(database).database or "")


def _copy(source: Path, target: Path) -> None:
    """One look at the database from beginning to end; who writes meanwhile does not wait."""
    if not source.is_file():
        raise BadBackup("no-file", str(source))
    live = sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=60)
    try:
        live.execute("VACUUM INTO ?", (str(target),))
    finally:
        live.close()


def _put_back(file: Path, target: Path, force: bool) -> Path | None:
    beside = None
    if target.exists():
        if not force:
            raise BadBackup("database-exists", str(target))
        beside = target.with_name(f"{target.name}.before-restore")
        # What is still beside the file belongs to it: it goes in first.
        _fold(target)
        target.replace(beside)
    for left in ("-wal", "-shm"):
        target.with_name(target.name + left).unlink(missing_ok=True)
    _copy(file, target)
    return beside


def _fold(target: Path) -> None:
    try:
        opened = sqlite3.connect(target)
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        opened.close()
    except sqlite3.DatabaseError:
        pass  # broken: that is why it is replaced


async def _count_in(store: Store) -> int:
    row = await store.one(select(func.count().label("count")).select_from(tables))
    return 0 if row is None else int(row["count"])
