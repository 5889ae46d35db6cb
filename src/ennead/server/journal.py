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
FIELDS = ("method", "path", "status", "ms", "table", "bot", "user", "kind")


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


class AccessLog(ASGIMiddleware):
    """One line a request: method, path (without its query), status, duration."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not access.isEnabledFor(logging.INFO):
            await next_app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, send_noting)
        finally:
            ms = round((time.perf_counter() - began) * 1000, 1)
            facts = {"method": scope.get("method"), "path": scope["path"], "status": status, "ms": ms}
            access.info("request", extra=facts)
