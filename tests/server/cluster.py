"""Several servers on one database, each a process of its own that can be killed."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.install.serving import free_port

QUICK = {"ENNEAD_RATE_LIMITS": "off", "ENNEAD_BOT_PAUSE": "0"}


class Member:
    """One process of the command line, `serve` or `work`."""

    def __init__(self, folder: Path, *command: str, env: Mapping[str, str], port: int = 0) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.log = folder / f"{command[0]}-{port}.log"
        self._command = [sys.executable, "-m", "ennead.server.commands", *command]
        self._env = {**os.environ, **QUICK, **env}
        self.process: subprocess.Popen[bytes] | None = None
        self.database = ""

    def run_by(self, python: str) -> None:
        """Another environment serves its own tree, wherever this one is started."""
        if python != sys.executable:
            self._command[0] = python
            self._env.pop("PYTHONPATH", None)

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, env=self._env, stdout=log, stderr=log)

    def wait_until_ready(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            try:
                with urllib.request.urlopen(f"{self.base}/readyz", timeout=30):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError(self.log.read_text(encoding="utf-8"))

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(600)


def server(folder: Path, database: str, *more: str, **env: str) -> Member:
    port = free_port()
    member = Member(folder, "serve", "--port", str(port), "--db", database, *more, port=port, env=env)
    member.database = database
    return member


@contextmanager
def running(*members: Member) -> Iterator[None]:
    try:
        for member in members:
            member.start()
        for member in members:
            if member.port:
                member.wait_until_ready()
        yield
    finally:
        for member in members:
            if member.process is not None and member.process.poll() is None:
                member.kill()
