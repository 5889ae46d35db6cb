"""The log: one JSON object a line, with what happened and never with secrets, names or what was said.

Every request, and every message of a socket, has an id. It is on each line that is written because of it,
also by the processes of the bots, and in the answer (`X-Request-ID`).
"""

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ennead.server.metrics import ERRORS
from ennead.server.telemetry import name_request

access = logging.getLogger("ennead.access")
jobs = logging.getLogger("ennead.jobs")
BEGAN = "ennead_began"
REQUEST_HEADER = "x-request-id"
# Ids that a proxy may give.
FOREIGN_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
# The request, or the message of a socket, that is being worked for.
request_id: ContextVar[str] = ContextVar("request_id", default="")
FIELDS = (
    "method",
    "path",
    "status",
    "ms",
    "table",
    "bot",
    "user",
    "kind",
    "pauses",
    "total_ms",
    "longest_ms",
    "seconds",
    "detail",
)


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "source": record.name,
            "message": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class CountErrors(logging.Handler):
    """Counts what goes wrong, for `/metrics`."""

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name).inc()


def set_up(level: int = logging.INFO) -> None:
    """Send everything to the standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler, CountErrors(logging.ERROR)], force=True)
    for noisy in ("alembic", "sqlalchemy", "aiosqlite", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def new_id() -> str:
    return secrets.token_hex(6)


def do_job(request: str, level: int, work: Callable[..., Any], *arguments: Any) -> Any:
    """In a process of the bots: work for a request, and log it under the request's id."""
    request_id.set(request)
    if not logging.getLogger().handlers:
        set_up(level)
    began = time.perf_counter()
    try:
        return work(*arguments)
    finally:
        ms = round((time.perf_counter() - began) * 1000, 1)
        jobs.info("job", extra={"kind": work.__name__, "ms": ms})


class Stopwatch(ASGIMiddleware):
    """Notes when a request came, and gives it an id unless it has one."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        given = Headers.from_scope(scope).get(REQUEST_HEADER, "")
        request_id.set(given if FOREIGN_ID.fullmatch(given) else new_id())
        scope["state"][BEGAN] = time.perf_counter()
        name_request(scope)
        await next_app(scope, receive, send)


async def log_answer(message: Message, scope: Scope) -> None:
    """One line a request: method, path (without its query), status, duration where a route was found."""
    if message["type"] != "http.response.start":
        return
    if request := request_id.get():
        MutableScopeHeaders.from_message(message)[REQUEST_HEADER] = request
    if not access.isEnabledFor(logging.INFO):
        return
    began = scope["state"].get(BEGAN)
    ms = None if began is None else round((time.perf_counter() - began) * 1000, 1)
    values = {"method": scope.get("method"), "path": scope["path"], "status": message["status"], "ms": ms}
    access.info("request", extra=values)
