"""Puts the application together."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ennead
from ennead.server import (
    analyses,
    catalogue,
    errors,
    operating,
    pages,
    people,
    practice,
    socket,
    statistics,
    tables,
    telemetry,
    tutorials,
)
from ennead.server.collector import Collector
from ennead.server.gate import Gate
from ennead.server.jobs import pool_for
from ennead.server.limits import Limits, guard_rate
from ennead.server.logs import Stopwatch, log_answer
from ennead.server.messages import Health, Readiness
from ennead.server.rooms import Rooms
from ennead.server.scheduling import Backups, note_newest
from ennead.server.security import Sessions, Visitor, add_headers, guard_changes
from ennead.server.settings import Settings
from ennead.server.watching import METRICS, REQUESTS, Watch, metrics_key
from ennead.store import People, Store, Tables

MOST_BODY = 2_100_000


async def provide_visitor(request: Request[Any, Any, Any], state: State) -> Visitor:
    sessions: Sessions = state.sessions
    return await sessions.visitor(request)


@get("/healthz", include_in_schema=False)
async def healthz() -> Health:
    """The process runs."""
    return Health("ok", ennead.__version__)


@get("/readyz", include_in_schema=False)
async def readyz(state: State) -> Response[Readiness]:
    """The database answers, and the server is not about to stop: requests can be served."""
    store: Store = state.store
    ready = not state.operating.is_draining and await store.is_ready()
    return Response(Readiness("ready" if ready else "not ready"), status_code=200 if ready else 503)


def create_app(settings: Settings, stop: Callable[[], None] = lambda: None) -> Litestar:
    """The web application with its database opened at start and closed at the end; `stop` ends it all."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        key = await store.setting("csrf-key", secrets.token_hex(32))
        secret = await store.setting("bot-secret", secrets.token_hex(16))
        rooms = Rooms(Tables(store), pool_for(settings, secret), settings)
        collector = Collector(rooms.last_action)
        operator = operating.Operating(store, rooms, stop)
        app.state.update(
            {
                "store": store,
                "people": People(store),
                "sessions": Sessions(People(store), settings, key),
                "rooms": rooms,
                "collector": collector,
                "operating": operator,
                "metrics_key": settings.metrics_key or await metrics_key(store),
            }
        )
        await rooms.open()
        collector.open()
        await operator.open()
        watch = Watch(rooms, collector)
        watch.open()
        backups = Backups(settings)
        backups.open()
        note_newest(settings)
        try:
            yield
        finally:
            await backups.close()
            await watch.close()
            await operator.close()
            await collector.close()
            await rooms.close()
            await store.close()

    api = Router(
        path="/api",
        route_handlers=[
            *catalogue.ROUTES,
            *people.ROUTES,
            *tables.ROUTES,
            *tutorials.ROUTES,
            *analyses.ROUTES,
            *statistics.ROUTES,
            *operating.ROUTES,
            *practice.ROUTES,
            socket.play,
        ],
        guards=[guard_rate, guard_changes],
        dependencies={"visitor": Provide(provide_visitor)},
    )
    app = Litestar(
        route_handlers=[api, healthz, readyz, METRICS, pages.front_page, pages.page],
        lifespan=[lifespan],
        state=State({"settings": settings, "limits": Limits(settings.rate_limits)}),
        exception_handlers={Exception: errors.answer},
        middleware=[Stopwatch(), REQUESTS.middleware, *telemetry.middleware()],
        before_send=[add_headers, log_answer],
        request_max_body_size=MOST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ennead",
            version=ennead.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    app.asgi_handler = Gate(app.asgi_handler, settings)
    return app
