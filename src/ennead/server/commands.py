"""Commands of the server: `serve`, `work`, `verify`, and the operator's `admin`."""

import asyncio
import errno
import json
import logging
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from ennead.server import backup_commands
from ennead.server.admin import admin, give_up
from ennead.server.archive import BadFile, check_file
from ennead.server.settings import BadSetting, Settings, from_environment, length_of_time

backup_commands.mount(admin)
Database = Annotated[str | None, typer.Option("--db", help="SQLite file, or address of PostgreSQL.")]


def settings_with(
    db: str | None = None, host: str | None = None, port: int | None = None, workers: int | None = None
) -> Settings:
    """Settings of the environment, overruled by what was typed."""
    chosen = from_environment()
    return replace(
        chosen,
        database=chosen.database if db is None else db,
        host=chosen.host if host is None else host,
        port=chosen.port if port is None else port,
        workers=chosen.workers if workers is None else max(1, workers),
    )


def with_backups(settings: Settings, every: str | None, folder: Path | None, keep: int | None) -> Settings:
    """Settings with what was typed about backups; raises BadSetting."""
    try:
        seconds = settings.backup_every if every is None else length_of_time(every)
    except ValueError:
        raise BadSetting("--backup-every", "90s, 10m, 24h, 7d") from None
    return replace(
        settings,
        backup_every=seconds,
        backups=settings.backups if folder is None else str(folder),
        backup_keep=settings.backup_keep if keep is None else keep,
    )


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    db: Database = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes that serve; more than one needs PostgreSQL.")
    ] = None,
    backup_every: Annotated[
        str | None, typer.Option(help="Make a backup whenever the newest is so old: 24h, 7d.")
    ] = None,
    backups: Annotated[Path | None, typer.Option(help="The folder for them.")] = None,
    keep: Annotated[int | None, typer.Option(help="How many are kept.", min=1)] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the page and the programming interface."""
    try:
        from ennead.server import telemetry
        from ennead.server.logs import set_up
        from ennead.server.starting import check_start, serve_together
        from ennead.store import Unusable, claimed
    except ImportError as missing:
        sys.exit(f"ennead: the server needs more than the engine: pip install 'ennead[server]' ({missing})")
    try:
        settings = with_backups(settings_with(db, host, port, workers), backup_every, backups, keep)
        with claimed(settings.database), listening(settings) as listener:
            asyncio.run(check_start(settings))
            set_up(logging.INFO)
            telemetry.set_up()
            address = f"http://{settings.host}:{settings.port}/"
            typer.echo(f"Ennead: {address}")
            if open_page:
                threading.Timer(1.5, webbrowser.open, [address]).start()
            if settings.workers > 1:
                serve_together(settings, listener, uvicorn_options(settings))
            else:
                _run(settings, listener)
    except Unusable as unusable:
        give_up(unusable.reason, unusable.database, unusable.detail)
    except BadSetting as bad:
        give_up("bad-setting", bad.name, bad.wanted)


def _run(settings: Settings, listener: socket.socket) -> None:
    """Serve until a signal or an operator ends it."""
    import uvicorn

    from ennead.server.app import create_app

    def stop() -> None:
        server.should_exit = True

    server = uvicorn.Server(uvicorn.Config(create_app(settings, stop), **uvicorn_options(settings)))
    server.run(sockets=[listener])


def work(
    db: Database = None,
    workers: Annotated[int | None, typer.Option(help="Processes that think.")] = None,
) -> None:
    """Think for the bots of servers that put their decisions into the queue (ENNEAD_JOBS=queue)."""
    try:
        from ennead.server.jobs import work as work_on
        from ennead.server.logs import set_up
        from ennead.server.starting import check_start
        from ennead.store import Unusable
    except ImportError as missing:
        sys.exit(f"ennead: this needs more than the engine: pip install 'ennead[cluster]' ({missing})")
    try:
        settings = replace(settings_with(db), jobs="queue")
        if workers is not None:
            settings = replace(settings, bot_workers=workers)
        asyncio.run(check_start(settings))
        set_up(logging.INFO)
        asyncio.run(work_on(settings))
    except Unusable as unusable:
        give_up(unusable.reason, unusable.database, unusable.detail)
    except BadSetting as bad:
        give_up("bad-setting", bad.name, bad.wanted)


def listening(settings: Settings) -> socket.socket:
    """A socket that takes connections; what keeps it from doing so is one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        # Connections inherit it: small messages must not wait for the acknowledgement of earlier ones.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except (OSError, OverflowError) as error:
        listener.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            give_up("port-taken", settings.host, str(settings.port))
        detail = getattr(error, "strerror", None) or str(error)
        give_up("no-such-address", f"{settings.host}:{settings.port}", detail)
    return listener


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How the web server is run, here and in tests."""
    return {
        "log_config": None,
        "access_log": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies or None,
        "ws_max_size": 64 * 1024,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 30.0,
        "ws_per_message_deflate": False,
        "server_header": False,
        "timeout_graceful_shutdown": 3,
    }


def verify(file: Annotated[Path, typer.Argument(help="An exported game, or a saved log.")]) -> None:
    """Play an exported game again: every card and die must be what its seed gives."""
    try:
        told = check_file(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, BadFile) as error:
        typer.echo(f"{file}: NOT sound: {error}", err=True)
        raise typer.Exit(1) from None
    typer.echo(f"{file}: sound; {told}")


def mount(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command()(serve)
    app.command()(work)
    app.command()(verify)
    app.add_typer(admin, name="admin")


if __name__ == "__main__":
    alone = typer.Typer(no_args_is_help=True)
    mount(alone)
    alone()
