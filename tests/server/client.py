"""A person at a browser, as a program: speaks HTTP and the socket of a real server."""

import asyncio
import itertools
import json
import random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ennead.server.messages import ServerMessage

told = msgspec.json.Decoder(ServerMessage).decode


class Person:
    """Somebody with a cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=30)
        self.csrf = ""
        self.id = ""

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @classmethod
    async def guest(cls, base: str, name: str) -> "Person":
        person = cls(base)
        await person.look()
        await person.post("/api/guests", {"name": name})
        await person.look()
        return person

    async def look(self) -> dict[str, Any]:
        me: dict[str, Any] = (await self.http.get("/api/me")).json()
        self.csrf = me["csrf"]
        self.id = (me["user"] or {}).get("id", "")
        return me

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    async def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.http.request(method, path, json=body, headers={"X-CSRF-Token": self.csrf})

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.send("POST", path, body)
        assert answer.status_code < 300, answer.text
        found = answer.json()
        self.csrf = found.get("csrf", self.csrf)
        return found

    async def new_table(self, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        body = {"game": "amun-re", "players": len(seats), "seats": seats, **more}
        table: dict[str, Any] = await self.post("/api/tables", body)
        return table

    async def sit(
        self, table: str, after: int = 0, entries: list[dict[str, Any]] | None = None, **headers: str
    ) -> "Screen":
        """Open a socket; who comes back brings the entries of the log it has up to `after`."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket?after={after}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(address, additional_headers={"Cookie": cookies, **headers}, max_size=None)
        screen = Screen(socket)
        screen.entries = list(entries or [])
        return await screen.greet()


class Screen:
    """One open socket and what it shows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = 0
        self.views: dict[str, Any] = {}
        self.undo: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        # How many moves of its script a tutorial has seen.
        self.scripted: int | None = None
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._keys = itertools.count(1)
        self._tag = random.randbytes(6).hex()

    async def greet(self) -> "Screen":
        message = await self.read()
        assert message["type"] in ("hello", "refused"), message
        return self

    async def close(self) -> None:
        await self.socket.close()

    def key(self) -> str:
        return f"{self._tag}-{next(self._keys)}"

    async def read(self, timeout: float = 20) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        told(text)  # every message is one of those the protocol names
        message: dict[str, Any] = json.loads(text)
        self.received.append(message)
        self._follow(message)
        return message

    def _follow(self, message: dict[str, Any]) -> None:
        if "views" in message:
            self.views = message["views"]
            self.undo = message["undo"]
            self.seq = message["seq"]
        if message["type"] in ("hello", "update"):
            self.scripted = message.get("scripted")
        if "undone_to" in message:
            self.entries = [entry for entry in self.entries if entry["seq"] <= message["undone_to"]]
        self.entries += message.get("events", [])
        if "table" in message:
            self.table = message["table"]

    async def until(self, kind: str, timeout: float = 20, **values: Any) -> dict[str, Any]:
        while True:
            message = await self.read(timeout)
            if message["type"] == kind and all(message.get(name) == each for name, each in values.items()):
                return message

    async def say(self, kind: str, **values: Any) -> str:
        key = values.pop("key", None) or self.key()
        await self.socket.send(json.dumps({"type": kind, "key": key, **values}))
        return key

    async def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Say something and wait for its acknowledgement, refusal or answer."""
        values.setdefault("expect", self.seq)
        key = await self.say(kind, **values)
        while True:
            message = await self.read()
            if message.get("key") == key:
                return message

    def choices(self) -> list[tuple[str, str]]:
        """Every (seat, action) this screen may choose now."""
        return [
            (seat, option)
            for seat, view in self.views.items()
            for option in ((view["decision"] or {}).get("options") or [])
        ]

    @property
    def over(self) -> bool:
        return any(view["decision"] is None for view in self.views.values())
