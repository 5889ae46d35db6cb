"""`GET /metrics` in the text format of Prometheus, for who holds the key.

Several processes of one server add up through the folder that PROMETHEUS_MULTIPROC_DIR names, as
prometheus_client has it.
"""

import hmac
import secrets
from collections import Counter
from typing import Any

from litestar import Request, Router
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

import ennead
from ennead.server import metrics
from ennead.server.collector import Collector
from ennead.server.errors import ApiError
from ennead.server.hall import Hall
from ennead.server.limits import guard_rate
from ennead.store import Store

REQUESTS = PrometheusConfig(
    app_name="ennead",
    prefix="ennead",
    group_path=True,
    scopes={ScopeType.HTTP},
    buckets=list(metrics.BUCKETS),
)


def look_at(hall: Hall, collector: Collector) -> None:
    """Bring what is counted at one moment up to date."""
    games = Counter(room.header.game for room in hall.rooms.values() if room.is_loaded)
    for game in ennead.games():
        metrics.TABLES.labels(game).set(games[game])
    for kind, count in hall.jobs().items():
        metrics.JOBS_WAITING.labels(kind).set(count)
    metrics.PEOPLE.set(len({user for room in hall.rooms.values() for user in room.present()}))
    metrics.SOCKETS.set(hall.sockets)
    metrics.WRITES_WAITING.set(hall.tables.store.waiting)
    metrics.BEHIND.set(max(0.0, hall.pace.late))
    pauses, seconds = collector.since_last_look()
    metrics.PAUSES.inc(pauses)
    metrics.PAUSE_SECONDS.inc(seconds)
    metrics.LONGEST_PAUSE.set(collector.longest)


async def metrics_key(store: Store) -> str:
    """The key that opens the numbers; it is drawn once and kept in the database."""
    return await store.setting("metrics-key", secrets.token_urlsafe(24))


def look_before(request: Request[Any, Any, Any]) -> None:
    look_at(request.app.state.hall, request.app.state.collector)


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
