"""The log: one JSON object a line, with what happened and never with secrets, names or what was said."""

import json
import logging
import sys
import time
from datetime import UTC, datetime

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

access = logging.getLogger("ennead.access")
BEGAN = "ennead_began"
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
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: int = logging.INFO) -> None:
    """Send everything to the standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for noisy in ("alembic", "sqlalchemy", "aiosqlite", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


class Stopwatch(ASGIMiddleware):
    """Notes when a request came."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        scope["state"][BEGAN] = time.perf_counter()
        await next_app(scope, receive, send)


async def log_answer(message: Message, scope: Scope) -> None:
    """One line a request: method, path (without its query), status, duration where a route was found."""
    if message["type"] != "http.response.start" or not access.isEnabledFor(logging.INFO):
        return
    began = scope["state"].get(BEGAN)
    ms = None if began is None else round((time.perf_counter() - began) * 1000, 1)
    facts = {"method": scope.get("method"), "path": scope["path"], "status": message["status"], "ms": ms}
    access.info("request", extra=facts)
