"""Rate limits: a bucket a person (or address) and kind of request, refilled steadily."""

import time
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from ennead.server.errors import ApiError
from ennead.server.security import SAFE_METHODS, cookie_of, token_hash

# Kind of request -> how many at once, and how many a second in the long run.
LIMITS = {
    "read": (300, 20.0),
    "change": (60, 2.0),
    "sign-in": (30, 0.5),
    # Passwords tried for one account: from one address, and from everywhere.
    "guess": (10, 0.1),
    "guesses": (100, 0.1),
    "create": (20, 0.2),
    "import": (5, 0.05),
    "socket": (30, 1.0),
    "message": (80, 20.0),
    "chat": (10, 0.5),
    "preview": (40, 10.0),
    "hint": (6, 0.2),
    "analysis": (6, 0.05),
    "statistics": (20, 0.5),
}
# Several people may share an address: together they get so many times as much as one session.
SHARING = 10
MOST_BUCKETS = 20_000
SHARED = "all of "
BY_ADDRESS = ("sign-in", "create", "import")
# After so many seconds every bucket is full again.
FORGOTTEN = max(size / refill for size, refill in LIMITS.values())


@dataclass(slots=True)
class Bucket:
    left: float
    at: float


class Limits:
    """Counts requests; `spend` raises a 429 when somebody is too fast."""

    def __init__(self, active: bool) -> None:
        self.active = active
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._swept = 0.0

    def spend(self, kind: str, who: str) -> None:
        if not self.active:
            return
        size, refill = LIMITS[kind]
        if who.startswith(SHARED):
            size, refill = size * SHARING, refill * SHARING
        now = time.monotonic()
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            self._forget_old(now)
            bucket = self._buckets[(kind, who)] = Bucket(size, now)
        bucket.left = min(size, bucket.left + (now - bucket.at) * refill)
        bucket.at = now
        if bucket.left < 1:
            seconds = round((1 - bucket.left) / refill, 1)
            raise ApiError(429, "too-fast", f"Too many requests: wait {seconds} seconds.", seconds=seconds)
        bucket.left -= 1

    def _forget_old(self, now: float) -> None:
        if len(self._buckets) < MOST_BUCKETS or now < self._swept + 1:
            return
        self._swept = now
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.at < FORGOTTEN}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "-"


def guard_rate(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Strangers count by address, others by session and address; routes name their kind as `limit`."""
    limits: Limits = connection.app.state.limits
    default = "read"
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] not in SAFE_METHODS:
        default = "change"
    kind = handler.opt.get("limit", default)
    address = address_of(connection)
    token = connection.cookies.get(cookie_of(connection.app.state.settings))
    if kind in BY_ADDRESS or not token:
        limits.spend(kind, address)
        return
    # Who invents a new cookie for each request is still held by the address.
    limits.spend(kind, SHARED + address)
    limits.spend(kind, token_hash(token))
