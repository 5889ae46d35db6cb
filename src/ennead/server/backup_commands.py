"""`ennead admin backup | restore | check-backup`."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ennead.server.admin import Database, File, database_of, give_up


def backup(
    file: Annotated[Path, typer.Argument(help="A new file; or a folder, for one of several that are kept.")],
    keep: Annotated[int, typer.Option(help="How many a folder keeps.", min=1)] = 7,
    db: Database = None,
) -> None:
    """Write a copy of the database, also while servers run; in a folder it is also proved to be sound."""
    from ennead.server import backups

    database = database_of(db)
    try:
        if not file.is_dir():
            backups.make(database, file)
            typer.echo(f"{file}: {file.stat().st_size} bytes")
            return
        if hasattr(os, "nice"):
            os.nice(10)  # people who play go first
        made, proof = backups.make_in(database, file, keep)
        size = made.stat().st_size
        typer.echo(f"{made}: {size} bytes, {proof.tables} tables, {proof.played} played again")
    except backups.BadBackup as bad:
        give_up(bad.reason, bad.name, bad.detail)


def restore(
    file: File,
    db: Database = None,
    force: Annotated[bool, typer.Option(help="Replace a database that exists; it is kept beside.")] = False,
) -> None:
    """Prove a backup and put it in the place of the database; stop the servers first."""
    from ennead.server import backups
    from ennead.store import Unusable

    database = database_of(db)
    try:
        proof = backups.check(file, database)
        beside = backups.restore(file, database, force)
    except backups.BadBackup as bad:
        give_up(bad.reason, bad.name, bad.detail)
    except Unusable as unusable:
        give_up(unusable.reason, unusable.database, unusable.detail)
    typer.echo(f"{backups.shown(database)}: {proof.tables} tables")
    if beside is not None:
        typer.echo(f"what was there before: {beside}")


def check_backup(
    file: File,
    games: Annotated[int, typer.Option(help="How many games are played again.", min=0)] = 20,
    db: Database = None,
) -> None:
    """Restore a backup into a database of its own and play some of its games again; nothing else changes."""
    from ennead.server import backups

    try:
        proof = backups.check(file, database_of(db), games)
    except backups.BadBackup as bad:
        give_up(bad.reason, bad.name, bad.detail)
    typer.echo(f"{file}: sound; {proof.tables} tables, {proof.played} played again")


def mount(admin: typer.Typer) -> None:
    """Add the commands to the operator's."""
    admin.command()(backup)
    admin.command()(restore)
    admin.command("check-backup")(check_backup)
