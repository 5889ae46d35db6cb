"""`GET /metrics` in the text format of Prometheus, for who holds the key.

Processes at one address add up: whichever is asked tells the numbers of all. Each writes its own into the
folder that PROMETHEUS_MULTIPROC_DIR names, as prometheus_client has it (`starting.serve_together` makes it).
"""

import asyncio
import hmac
import os
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

from litestar import Request, Router
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from prometheus_client.multiprocess import mark_process_dead

import ennead
from ennead.server import metrics
from ennead.server.collector import Collector
from ennead.server.errors import ApiError
from ennead.server.limits import guard_rate
from ennead.server.rooms import Rooms
from ennead.store import Store

# The folder where processes at one address write their numbers, and seconds between two times.
SHARED = "PROMETHEUS_MULTIPROC_DIR"
WRITE = 2.0

REQUESTS = PrometheusConfig(
    app_name="ennead",
    prefix="ennead",
    group_path=True,
    scopes={ScopeType.HTTP},
    buckets=list(metrics.BUCKETS),
)


def look_at(rooms: Rooms, collector: Collector) -> None:
    """Bring what is counted at one moment up to date."""
    games = Counter(room.header.game for room in rooms.by_id.values() if room.is_loaded)
    for game in ennead.games():
        metrics.TABLES.labels(game).set(games[game])
    for kind, count in rooms.jobs().items():
        metrics.JOBS_WAITING.labels(kind).set(count)
    metrics.PEOPLE.set(len({user for room in rooms.by_id.values() for user in room.present()}))
    metrics.SOCKETS.set(rooms.sockets)
    metrics.WRITES_WAITING.set(rooms.tables.store.waiting)
    metrics.BEHIND.set(max(0.0, rooms.pace.late))
    pauses, seconds = collector.since_last_look()
    metrics.PAUSES.inc(pauses)
    metrics.PAUSE_SECONDS.inc(seconds)
    metrics.LONGEST_PAUSE.set(collector.longest)


class Watch:
    """Writes down what is counted at one moment, where another process may be asked for it."""

    def __init__(self, rooms: Rooms, collector: Collector) -> None:
        self._rooms = rooms
        self._collector = collector
        self._writing: asyncio.Task[None] | None = None

    def open(self) -> None:
        if SHARED in os.environ:
            forget_dead(Path(os.environ[SHARED]))
            self._writing = asyncio.create_task(self._write(), name="watch")

    async def _write(self) -> None:
        while True:
            look_at(self._rooms, self._collector)
            await asyncio.sleep(WRITE)

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def forget_dead(folder: Path) -> None:
    """What processes that were killed had open is open no more."""
    for file in folder.glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


async def metrics_key(store: Store) -> str:
    """The key that opens the numbers; it is drawn once and kept in the database."""
    return await store.setting("metrics-key", secrets.token_urlsafe(24))


def look_before(request: Request[Any, Any, Any]) -> None:
    look_at(request.app.state.rooms, request.app.state.collector)


def guard_key(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Who asks must hold the key: `Authorization: Bearer KEY`."""
    sent = connection.headers.get("authorization", "")
    if not hmac.compare_digest(sent.encode(), f"Bearer {connection.app.state.metrics_key}".encode()):
        raise ApiError(
            401, "operators-only", "This is for operators: `ennead admin metrics-key` has the key."
        )


METRICS = Router(
    path="/",
    route_handlers=[PrometheusController],
    guards=[guard_rate, guard_key],
    before_request=look_before,
)
