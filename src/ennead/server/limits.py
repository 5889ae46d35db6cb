"""Rate limits: a bucket a person (or address) and kind of request, refilled steadily."""

import time
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from ennead.server.errors import ApiError
from ennead.server.security import COOKIE, SAFE_METHODS, token_hash

# Kind of request -> how many at once, and how many a second in the long run.
LIMITS = {
    "read": (300, 20.0),
    "change": (60, 2.0),
    "sign-in": (10, 0.1),
    "create": (20, 0.2),
    "import": (5, 0.05),
    "socket": (30, 1.0),
    "message": (80, 20.0),
    "chat": (10, 0.5),
    "preview": (40, 10.0),
    "hint": (6, 0.2),
}
MOST_BUCKETS = 20_000


@dataclass(slots=True)
class Bucket:
    left: float
    at: float


class Limits:
    """Counts requests; `spend` raises a 429 when somebody is too fast."""

    def __init__(self, active: bool) -> None:
        self.active = active
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def spend(self, kind: str, who: str) -> None:
        if not self.active:
            return
        size, refill = LIMITS[kind]
        now = time.monotonic()
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            self._forget_full(now)
            bucket = self._buckets[(kind, who)] = Bucket(size, now)
        bucket.left = min(size, bucket.left + (now - bucket.at) * refill)
        bucket.at = now
        if bucket.left < 1:
            seconds = round((1 - bucket.left) / refill, 1)
            raise ApiError(429, "too-fast", f"Too many requests: wait {seconds} seconds.", seconds=seconds)
        bucket.left -= 1

    def _forget_full(self, now: float) -> None:
        if len(self._buckets) < MOST_BUCKETS:
            return
        self._buckets = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.at) * LIMITS[key[0]][1] < LIMITS[key[0]][0]
        }


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "-"


def guard_rate(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Anonymous requests count by address, others by session; routes name their kind as `limit`."""
    limits: Limits = connection.app.state.limits
    default = "read"
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] not in SAFE_METHODS:
        default = "change"
    kind = handler.opt.get("limit", default)
    token = connection.cookies.get(COOKIE)
    who = (
        address_of(connection) if kind in ("sign-in", "create", "import") or not token else token_hash(token)
    )
    limits.spend(kind, who)
