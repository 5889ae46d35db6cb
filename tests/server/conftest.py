"""A real server on a real port, in a thread of the test's process."""

import asyncio
import contextlib
import random
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from ennead.server import tables
from ennead.server.app import create_app
from ennead.server.commands import uvicorn_options
from ennead.server.settings import Settings
from tests.databases import database

__all__ = ["LiveServer", "database", "live", "luck", "running", "server"]


class LiveServer:
    """Runs until the test is over."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(self.app, lifespan="on", **uvicorn_options(settings))
        self._server = uvicorn.Server(config)
        # The loop the server runs in, for work that must be done inside it.
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._socket])

        asyncio.run(serve())

    def start(self) -> None:
        self._thread.start()
        deadline = time.monotonic() + 20
        while not self._server.started:
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.02)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        self._socket.close()


@contextlib.contextmanager
def running(**settings: Any) -> Iterator[LiveServer]:
    values = {"bot_pause": 0.0, "rate_limits": False, "away": 0.0, **settings}
    server = LiveServer(Settings(**values))
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards and dice of a test's tables are the same in every run."""
    dice = random.Random(request.node.nodeid)
    monkeypatch.setattr(tables, "new_secrets", lambda: (dice.randbytes(16).hex(), dice.randbytes(16).hex()))


@pytest.fixture
def server(database: str) -> Iterator[LiveServer]:
    """A server on each kind of database."""
    with running(database=database) as each:
        yield each


@pytest.fixture
def live(tmp_path: Path) -> Iterator[LiveServer]:
    """A server on SQLite."""
    with running(database=str(tmp_path / "live.sqlite3")) as each:
        yield each
