"""`ennead admin`: repairs of tables and accounts, words to everybody, backups, on the database itself.

Servers may go on running: what they hold in memory they look at again within a second, and tell whoever is
there. Only `restore` needs the database for itself.
"""

import asyncio
import json
import secrets
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

from ennead.server.settings import BadSetting, Settings, from_environment, length_of_time
from ennead.server.words import why_not

if TYPE_CHECKING:
    from ennead.store import Store
    from ennead.table import Record, Table

admin = typer.Typer(no_args_is_help=True, help="Look after a server's database.")
T = TypeVar("T")
MOST_SAID = 500

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


def _settings() -> Settings:
    try:
        return from_environment()
    except BadSetting as bad:
        give_up("bad-setting", bad.name, bad.wanted)


def database_of(db: str | None) -> str:
    return _settings().database if db is None else db


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


@admin.command("metrics-key")
def metrics_key(db: Database = None) -> None:
    """Print the key that opens `/metrics` of the server on this database."""
    typer.echo(_key_of(db))


def _key_of(db: str | None) -> str:
    async def work(store: "Store") -> str:
        from ennead.server.watching import metrics_key

        return await metrics_key(store)

    return _settings().metrics_key or run(db, work)


@admin.command()
def top(
    address: Annotated[
        str | None,
        typer.Option("--at", help="Address of the server; ENNEAD_HOST and ENNEAD_PORT by default."),
    ] = None,
    key: Annotated[str | None, typer.Option(help="Key of its metrics; from the database by default.")] = None,
    every: Annotated[float, typer.Option(help="Seconds between two looks.", min=0.2)] = 2.0,
    once: Annotated[bool, typer.Option("--once", help="Print everything since its start, and end.")] = False,
    db: Database = None,
) -> None:
    """Watch a running server: tables, actions a second, sockets, latency, errors. Ctrl+C ends it."""
    import time

    from rich.console import Console
    from rich.live import Live

    from ennead.server import top as watch

    settings = _settings()
    place = (address or f"http://{settings.host}:{settings.port}").rstrip("/")
    secret = _key_of(db) if key is None else key
    try:
        before = watch.read(place, secret)
        if once:
            Console().print(watch.page(before, None, place))
            return
        with Live(watch.page(before, None, place), screen=True, auto_refresh=False) as shown:
            while True:
                time.sleep(every)
                reading = watch.read(place, secret)
                shown.update(watch.page(reading, before, place), refresh=True)
                before = reading
    except watch.NoAnswer as none:
        give_up(none.reason, place, none.detail)
    except KeyboardInterrupt:
        return


@admin.command("export")
def export_table(table: TableId, file: File, db: Database = None) -> None:
    """Write a table with all its secrets to a file, also of a game in progress."""

    async def work(store: "Store") -> dict[str, Any]:
        from ennead.store import Tables
        from ennead.table import presentation

        found = await Tables(store).load(table)
        if found is None:
            give_up("no-table", table)
        return presentation.export(found[1])

    exported = run(db, work)
    file.write_text(json.dumps(exported, ensure_ascii=False), encoding="utf-8")
    typer.echo(f"{file}: {len(exported['records'])} records")


@admin.command("import")
def import_table(file: File, db: Database = None) -> None:
    """Take in a finished game that was exported, for viewing."""

    async def work(store: "Store") -> str:
        from ennead.server.archive import check_import
        from ennead.server.tables import new_table_id
        from ennead.store import Tables

        try:
            header, records = check_import(json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            fail(f"{file}: {error}")
        if header.status != "finished":
            fail(f"{file}: the game is not finished, and nobody would sit there")
        header.id = new_table_id()
        header.invite = secrets.token_urlsafe(18)
        await Tables(store).create(header, records)
        return header.id

    typer.echo(run(db, work))


def _change(db: str | None, table: str, do: "Callable[[Table], Record | None]") -> "Record | None":
    """Change a table on disk and have the servers that hold it in memory look there."""

    async def work(store: "Store") -> "Record | None":
        from ennead.store import Conflict, Tables, orders

        tables = Tables(store)
        while True:
            found = await tables.load(table)
            if found is None:
                give_up("no-table", table)
            header, loaded = found
            record = do(loaded)
            try:
                await tables.save(header, loaded, [] if record is None else [record])
            except Conflict:
                continue  # somebody has acted at this very moment
            await orders.give(store, lambda each: each.touch(table))
            return record

    return run(db, work)


@admin.command()
def undo(
    table: TableId,
    to: Annotated[int, typer.Option("--to", help="The number of the change to go back to.")],
    db: Database = None,
) -> None:
    """Bring a table that is stuck back to an earlier position, also while people play."""
    record = _change(db, table, lambda loaded: loaded.step_back_by_operator(to, _now()))
    typer.echo(f"{table}: change {0 if record is None else record.seq} goes back to {to}")


@admin.command()
def close(table: TableId, db: Database = None) -> None:
    """End a table without a result, also while people play."""
    _change(db, table, lambda loaded: loaded.close(_now(), None))
    typer.echo(f"{table}: closed")


def _now() -> str:
    from ennead.store import now

    return now()


def _seconds(text: str) -> float:
    try:
        return length_of_time(text)
    except ValueError:
        give_up("no-time", text)


@admin.command()
def announce(
    text: Annotated[
        str, typer.Argument(help="What everybody is told; nothing takes back what was said.")
    ] = "",
    duration: Annotated[str, typer.Option("--for", help="How long it holds: 10m, 24h, 7d.")] = "1h",
    db: Database = None,
) -> None:
    """Tell something to everybody who is there or comes, without stopping anything."""
    seconds = _seconds(duration)

    async def work(store: "Store") -> None:
        from ennead.store import orders

        until = (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")
        said = orders.Announcement(text[:MOST_SAID], until.replace("+00:00", "Z")) if text else None

        def order(all_orders: orders.Orders) -> None:
            all_orders.announcement = said

        await orders.give(store, order)

    run(db, work)
    typer.echo(f"told for {duration}: {text}" if text else "taken back")


@admin.command()
def drain(
    after: Annotated[str, typer.Option("--in", help="When: 30s, 5m.")] = "30s",
    db: Database = None,
) -> None:
    """Let the servers of this database stop by themselves: everybody is told, what is begun is finished."""
    seconds = _seconds(after)

    async def work(store: "Store") -> None:
        from ennead.store import orders

        def order(all_orders: orders.Orders) -> None:
            all_orders.drain = orders.Drain(all_orders.number, seconds)

        await orders.give(store, order)

    run(db, work)
    typer.echo(f"the servers stop in {after}")


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
