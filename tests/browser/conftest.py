"""A real browser before a real server. Without one these tests are skipped with a loud line; CI needs it."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import warnings
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.person import Person

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/ennead/server/static"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = Path(__file__).parent / "shots"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
IS_CI = os.environ.get("CI") == "true"


def every_other(first: Iterable[Any], second: Iterable[Any]) -> list[Any]:
    """Pairs of both: half of them, each value among them, at every change, the others in `make test-long`."""
    seconds = list(second)
    return [
        pytest.param(one, other, marks=pytest.mark.long if (row + column) % 2 else ())
        for row, one in enumerate(first)
        for column, other in enumerate(seconds)
    ]


def missing() -> str:
    """What stands in the way of a browser test; nothing, when all is there."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "the package playwright is not installed"
    if chromium() is None:
        return "there is no Chromium (install it, or name it in CHROMIUM)"
    if not (STATIC / "index.html").is_file():
        return "the page is not built (npm ci and npm run build in web/)"
    return ""


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def chrome() -> Iterator[Any]:
    reason = missing()
    if reason and IS_CI:
        pytest.fail(f"browser tests can't run: {reason}")
    if reason:
        warnings.warn(f"\n*** BROWSER TESTS ARE SKIPPED: {reason} ***", stacklevel=1)
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Server:
    """The server as its own process, so that it can be killed."""

    def __init__(self, database: Path) -> None:
        self.database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        quick = {"ENNEAD_RATE_LIMITS": "0", "ENNEAD_BOT_PAUSE": "0"}
        command = [
            sys.executable,
            "-m",
            "ennead",
            "serve",
            "--port",
            str(self.port),
            "--db",
            str(self.database),
        ]
        path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **quick, "PYTHONPATH": path},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.base}/readyz", timeout=1):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """As a power cut would: no time to say goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, chrome: Any) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser") / "tables.sqlite3")
    running.start()
    yield running
    running.kill()


MakePerson = Callable[..., Person]


@pytest.fixture
def person(chrome: Any, server: Server) -> Iterator[MakePerson]:
    """Makes people with browsers of their own, who ask nobody else for anything and meet no error."""
    people: list[Person] = []

    def make(**wishes: Any) -> Person:
        people.append(Person(chrome, server.base, AXE, SHOTS, **wishes))
        return people[-1]

    yield make
    for each in people:
        each.context.close()
    for each in people:
        assert each.foreign_requests == []
        assert each.page_errors == []
