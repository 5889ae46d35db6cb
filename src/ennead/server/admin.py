"""`ennead admin`: backup, restore, and repairs of tables and accounts, on the database itself.

The server may go on running during a backup or an export. For the other commands stop it first: a table it
holds in memory does not notice a change made behind its back (it refuses to go on from an old log, though).
"""

import asyncio
import json
import secrets
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

from ennead.server.settings import BadSetting, from_environment
from ennead.server.words import why_not

if TYPE_CHECKING:
    from ennead.store import Store

admin = typer.Typer(no_args_is_help=True, help="Look after a server's database.")
T = TypeVar("T")

Database = Annotated[str | None, typer.Option("--db", help="SQLite file, or address of PostgreSQL.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id in the table's address.")]
File = Annotated[Path, typer.Argument(metavar="FILE")]


def fail(sentence: str) -> NoReturn:
    typer.echo(f"ennead: {sentence}", err=True)
    raise typer.Exit(2)


def give_up(reason: str, name: str, detail: str = "") -> NoReturn:
    """End with one sentence in both languages."""
    typer.echo(why_not(reason, name, detail), err=True)
    raise typer.Exit(2)


def database_of(db: str | None) -> str:
    try:
        return from_environment().database if db is None else db
    except BadSetting as bad:
        give_up("bad-setting", bad.name, bad.wanted)


def run(db: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Open the database, do the work, close it; a refusal is one sentence."""
    try:
        from ennead.store import Store, Unusable
        from ennead.table import Refused
    except ImportError as missing:
        sys.exit(f"ennead: this needs more than the engine: pip install 'ennead[server]' ({missing})")

    database = database_of(db)
    if "://" not in database and not Path(database).is_file():
        fail(f"there is no database {database}")

    async def inside() -> T:
        store = await Store.open(database)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(inside())
    except Unusable as unusable:
        give_up(unusable.reason, unusable.database, unusable.detail)
    except Refused as refused:
        fail(str(refused))


def _sqlite_file(db: str | None) -> Path:
    name = database_of(db)
    if "://" in name and not name.startswith("sqlite"):
        fail("this is for SQLite; use pg_dump and pg_restore for PostgreSQL")
    return Path(name.split(":///", 1)[-1])


@admin.command()
def backup(file: File, db: Database = None) -> None:
    """Write a copy of the database, also while the server runs."""
    source = _sqlite_file(db)
    if not source.is_file():
        fail(f"there is no database {source}")
    if file.exists():
        fail(f"{file} exists already")
    copied = sqlite3.connect(file)
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as live:
        live.backup(copied)
    copied.execute("PRAGMA journal_mode=DELETE")
    copied.close()
    live.close()
    typer.echo(f"{file}: {file.stat().st_size} bytes")


@admin.command()
def restore(
    file: File,
    db: Database = None,
    force: Annotated[bool, typer.Option(help="Replace a database that exists; it is kept beside.")] = False,
) -> None:
    """Put a backup in the place of the database; stop the server first."""
    target = _sqlite_file(db)
    _check_backup(file)
    if target.exists():
        if not force:
            fail(f"{target} exists already; --force replaces it")
        target.replace(target.with_name(target.name + ".before-restore"))
    for left in ("-wal", "-shm"):
        target.with_name(target.name + left).unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as kept, sqlite3.connect(target) as fresh:
        kept.backup(fresh)
    kept.close()
    fresh.close()
    count = run(str(target), _count_tables)
    typer.echo(f"{target}: {count} tables")


def _check_backup(file: Path) -> None:
    if not file.is_file():
        fail(f"there is no file {file}")
    try:
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as kept:
            found = kept.execute("PRAGMA integrity_check").fetchone()[0]
            kept.execute("SELECT count(*) FROM tables")
        kept.close()
    except sqlite3.DatabaseError as error:
        fail(f"{file} is no backup: {error}")
    if found != "ok":
        fail(f"{file} is damaged: {found}")


async def _count_tables(store: "Store") -> int:
    from sqlalchemy import func, select

    from ennead.store.schema import tables

    row = await store.one(select(func.count().label("count")).select_from(tables))
    return 0 if row is None else int(row["count"])


@admin.command("export")
def export_table(table: TableId, file: File, db: Database = None) -> None:
    """Write a table with all its secrets to a file, also of a game in progress."""

    async def work(store: "Store") -> dict[str, Any]:
        from ennead.store import Tables
        from ennead.table import telling

        found = await Tables(store).load(table)
        if found is None:
            fail(f"there is no table {table}")
        return telling.export(found[1])

    exported = run(db, work)
    file.write_text(json.dumps(exported, ensure_ascii=False), encoding="utf-8")
    typer.echo(f"{file}: {len(exported['records'])} records")


@admin.command("import")
def import_table(file: File, db: Database = None) -> None:
    """Take in a finished game that was exported, for viewing."""

    async def work(store: "Store") -> str:
        from ennead.server.imports import check_import
        from ennead.server.tables import new_table_id
        from ennead.store import Tables
        from ennead.table import BadExport

        try:
            header, records = check_import(json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError, BadExport) as error:
            fail(f"{file}: {error}")
        header.id = new_table_id()
        header.invite = secrets.token_urlsafe(18)
        await Tables(store).create(header, records)
        return header.id

    typer.echo(run(db, work))


@admin.command()
def undo(
    table: TableId,
    to: Annotated[int, typer.Option("--to", help="The number of the change to go back to.")],
    db: Database = None,
) -> None:
    """Bring a table that is stuck back to an earlier position."""

    async def work(store: "Store") -> int:
        from ennead.store import Tables, now

        tables = Tables(store)
        found = await tables.load(table)
        if found is None:
            fail(f"there is no table {table}")
        header, loaded = found
        record = loaded.step_back_by_operator(to, now())
        await tables.save(header, loaded, [record])
        return record.seq

    typer.echo(f"{table}: change {run(db, work)} goes back to {to}")


@admin.command()
def close(table: TableId, db: Database = None) -> None:
    """End a table without a result."""

    async def work(store: "Store") -> None:
        from ennead.store import Tables, now

        tables = Tables(store)
        found = await tables.load(table)
        if found is None:
            fail(f"there is no table {table}")
        header, loaded = found
        record = loaded.close(now(), None)
        await tables.save(header, loaded, [] if record is None else [record])

    run(db, work)
    typer.echo(f"{table}: closed")


@admin.command()
def user(
    name: Annotated[str | None, typer.Argument(help="An account; without it all are listed.")] = None,
    password: Annotated[bool, typer.Option("--password", help="Give it a new password.")] = False,
    sign_out: Annotated[bool, typer.Option("--sign-out", help="End all its sessions.")] = False,
    db: Database = None,
) -> None:
    """List accounts; give one a new password or sign it out everywhere."""

    async def work(store: "Store") -> list[str]:
        from ennead.server.passwords import hash_password
        from ennead.store import People

        people = People(store)
        if name is None:
            return [f"{person.id} {person.name}" for person in await people.accounts()]
        person = await people.by_name(name)
        if person is None:
            fail(f"there is no account {name!r}")
        told = [f"{person.id} {person.name}"]
        if password:
            fresh = secrets.token_urlsafe(9)
            person.password = await hash_password(fresh)
            await people.change(person)
            told.append(f"new password: {fresh}")
        if password or sign_out:
            await people.close_sessions_of(person.id)
            told.append("signed out everywhere")
        return told

    for line in run(db, work):
        typer.echo(line)
