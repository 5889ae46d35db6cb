"""Who is asking, and whether the request may be believed: sessions, CSRF, origins, headers."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from ennead.server.errors import ApiError
from ennead.server.settings import Settings
from ennead.store import People, Person

PLAIN_COOKIE = "ennead_session"
# Behind https: browsers take such a cookie from this very host only.
SECURE_COOKIE = "__Host-ennead_session"
CSRF_HEADER = "x-csrf-token"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
COOKIE_AGE = 60 * 24 * 3600

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(slots=True)
class Visitor:
    """Whoever sent this request. Without a person it is somebody who only looks."""

    token: str | None
    person: Person | None

    @property
    def user(self) -> str | None:
        return None if self.person is None else self.person.id

    def signed_in(self) -> Person:
        if self.person is None:
            raise ApiError(401, "not-signed-in", "Sign in, or say your name as a guest, first.")
        return self.person


Asking = NamedDependency[Visitor]


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """Sessions are stored by this: who reads the database can't use them."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_of(settings: Settings) -> str:
    """The name of the session's cookie."""
    return SECURE_COOKIE if settings.secure else PLAIN_COOKIE


class Sessions:
    """Cookies, CSRF tokens and origins."""

    def __init__(self, people: People, settings: Settings, key: str) -> None:
        self.people = people
        self.settings = settings
        self.cookie_name = cookie_of(settings)
        self._key = key.encode()

    async def visitor(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        token = connection.cookies.get(self.cookie_name)
        if not token or len(token) > 100:
            return Visitor(None, None)
        return Visitor(token, await self.people.signed_in(token_hash(token)))

    def csrf(self, token: str) -> str:
        """Bound to the cookie, so nothing needs to be stored for people who only look."""
        return hmac.new(self._key, token.encode(), hashlib.sha256).hexdigest()

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            key=self.cookie_name,
            value=token,
            max_age=COOKIE_AGE,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )

    def check_csrf(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        token = connection.cookies.get(self.cookie_name, "")
        sent = connection.headers.get(CSRF_HEADER, "")
        if not token or not hmac.compare_digest(sent.encode(), self.csrf(token).encode()):
            raise ApiError(
                403, "csrf", "The header X-CSRF-Token is missing or wrong; ask GET /api/me for it."
            )
        self.check_origin(connection)

    def check_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Browsers say which page asks; only the server's own pages and listed ones may."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        host = connection.headers.get("host", "")
        if origin.split("://", 1)[-1] != host or not host:
            raise ApiError(403, "foreign-origin", "This page may not talk to this server.")


def guard_changes(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Every request that may change something carries the CSRF token."""
    if connection.scope["type"] == ScopeType.HTTP and connection.scope["method"] not in SAFE_METHODS:
        sessions: Sessions = connection.app.state.sessions
        sessions.check_csrf(connection)


async def add_headers(message: Message, scope: Scope) -> None:
    """The same strict headers on every answer."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["litestar_app"].state.settings.secure:
        headers["Strict-Transport-Security"] = "max-age=31536000"
    if scope["path"].startswith("/api/") and "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"
