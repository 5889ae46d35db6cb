"""Before a server starts: whether it may, beside others of the same database; and several at one address."""

import asyncio
import os
import signal
from importlib.util import find_spec
from socket import socket
from tempfile import TemporaryDirectory
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from ennead.server import telemetry, watching
from ennead.server.app import create_app
from ennead.server.bots import end_with_parent
from ennead.server.company import BEAT, rules_now
from ennead.server.logs import set_up
from ennead.server.settings import Settings, from_environment
from ennead.store import Store, Unusable, Worker, Workers
from ennead.store.store import url_of, without_password

# Seconds without an answer after which a process counts as hung, and in which it must be ready to serve.
HUNG = 300
# Seconds in which a server that is alive gives a sign of life.
SIGN_OF_LIFE = 2 * BEAT


async def check_start(settings: Settings) -> None:
    """Bring the database up to date, or raise Unusable with the reason why nothing can start here."""
    database = settings.database
    shown = without_password(database)
    if url_of(database).get_backend_name() == "sqlite":
        if settings.workers > 1:
            raise Unusable("one-process", shown)
        if settings.jobs == "queue":
            raise Unusable("no-queue", shown)
    else:
        for wanted, module in ((settings.redis, "redis"), (settings.jobs == "queue", "saq")):
            if wanted and find_spec(module) is None:
                raise Unusable("no-extra", shown, module)
        await _check_others(database, shown)
    # What is wrong with the database is said in a sentence, not in the log of a server.
    await (await Store.open(database)).close()


async def _check_others(database: str, shown: str) -> None:
    """Servers of two versions may run side by side if schema and rules are the same."""
    store = await Store.open(database, upgrade=False)
    try:
        same_schema = await store.is_ready()
        workers = Workers(store)
        found = await workers.all() if await workers.are_known() else []
        if not same_schema:
            reason, unlike = "older-schema-in-use", found
        else:
            reason, unlike = "other-rules", [each for each in found if each.rules != rules_now()]
        if unlike and (alive := await _alive(workers, unlike)):
            raise Unusable(reason, shown, ", ".join(sorted({each.version for each in alive})))
    finally:
        await store.close()


async def _alive(workers: Workers, those: list[Worker]) -> list[Worker]:
    """Those who count their beats up while we look."""
    await asyncio.sleep(SIGN_OF_LIFE)
    beats = {worker.id: worker.beats for worker in await workers.all()}
    return [each for each in those if beats.get(each.id, each.beats) != each.beats]


def serve_together(settings: Settings, listener: socket, options: dict[str, Any]) -> None:
    """Several processes that take connections at one address; one that dies is replaced.

    SIGHUP replaces one after the other, each when its successor is ready; SIGTERM ends all.
    """
    # What was typed holds for the children, too.
    typed = {"DB": settings.database, "HOST": settings.host, "PORT": str(settings.port)}
    typed |= {"BACKUP_EVERY": f"{settings.backup_every:.0f}s", "BACKUPS": settings.backups}
    typed |= {"BACKUP_KEEP": str(settings.backup_keep)}
    os.environ.update({f"ENNEAD_{name}": value for name, value in typed.items()})
    config = uvicorn.Config(
        "ennead.server.starting:app_of_environment",
        factory=True,
        workers=settings.workers,
        timeout_worker_healthcheck=HUNG,
        **options,
    )
    with TemporaryDirectory(prefix="ennead-numbers-") as numbers:
        os.environ.setdefault(watching.SHARED, numbers)
        Multiprocess(config, sockets=[listener]).run()


def app_of_environment() -> Litestar:
    """The application of a child process, which ends with its parent; an operator who ends one ends all."""
    end_with_parent()
    set_up()
    telemetry.set_up()
    return create_app(from_environment(), lambda: os.kill(os.getppid(), signal.SIGTERM))
