"""The first look at a request, before anything else reads it: a sound path, and a name this server has.

A page of a stranger's domain whose name is made to point at this machine (DNS rebinding) sends that name as
`Host`; it gets no answer.
"""

import ipaddress
import re
import socket
from collections.abc import Callable
from functools import cache
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ennead.server import messages
from ennead.server.settings import Settings

MOST_PATH = 2_000
MOST_QUERY = 4_000
HOST = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")


def own_names(settings: Settings) -> frozenset[str]:
    """Names under which people reach this server, beside addresses in numbers."""
    named = {"localhost", settings.host, socket.gethostname(), *settings.hosts}
    named |= {urlsplit(origin).hostname or "" for origin in settings.origins}
    return frozenset(name.lower() for name in named if name)


def host_checker(settings: Settings) -> Callable[[str], str]:
    """A function that says what is wrong with a `Host`: nothing is the empty text."""
    names = own_names(settings)

    @cache
    def number(name: str) -> bool:
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True

    def wrong(host: str) -> str:
        found = HOST.fullmatch(host)
        if found is None or int(found["port"] or 0) > 65535:
            return "The header Host is missing or makes no sense."
        name = found["name"].lower().rstrip(".")
        if name in names or name.endswith(".localhost") or number(name):
            return ""
        return f"This server does not go by the name {name}; its operator may add it to ENNEAD_HOSTS."

    return wrong


class Gate:
    """Turns away what can't be meant for this server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._wrong_host = host_checker(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refusal(scope)
        if refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 4400, "reason": "refused"})
        else:
            await _answer(send, *refused)

    def _refusal(self, scope: Scope) -> tuple[int, messages.Refusal] | None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        host = hosts[0].decode("latin-1") if len(hosts) == 1 else ""
        wrong = self._wrong_host(host)
        if wrong:
            return 421, messages.Refusal("foreign-host", {}, wrong)
        if len(scope["path"]) > MOST_PATH or len(scope["query_string"]) > MOST_QUERY:
            return 414, messages.Refusal("too-large", {}, f"An address has at most {MOST_PATH} characters.")
        if not _is_text(scope["path"]):
            return 400, messages.Refusal("malformed", {}, "The address is not UTF-8 text.")
        return None


def _is_text(path: str) -> bool:
    """Bytes that are no UTF-8 have become replacement characters."""
    return "\ufffd" not in path and "\0" not in path and path.isprintable()


async def _answer(send: Send, status: int, refusal: messages.Refusal) -> None:
    body = messages.encode(messages.Failure(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
