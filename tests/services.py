"""PostgreSQL and Redis of this machine, started on loopback with folders of their own, stopped at will.

`apt-get install postgresql redis-server` (the Makefile does) brings them; without them tests that need one
are skipped, except in CI.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.install.serving import free_port

SOMEBODY = ["runuser", "-u", "postgres", "--"] if os.name == "posix" and os.getuid() == 0 else []


def program(name: str) -> Path:
    places = [os.environ["PATH"], *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin")))]
    found = shutil.which(name, path=os.pathsep.join(places))
    if found is None:
        assert os.environ.get("CI") != "true", f"CI must try several servers; install {name}"
        pytest.skip(f"*** several servers are NOT tried: there is no {name} (apt-get install it) ***")
    return Path(found)


class Service:
    """A service as a process in a temporary folder."""

    def __init__(self) -> None:
        self.port = free_port()
        # PostgreSQL refuses to run as root, and its user can't see into the folders of a test.
        self.folder = Path(tempfile.mkdtemp(prefix="ennead-service-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_up(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), cwd=self.folder, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while not self.is_up():
            assert time.monotonic() < deadline, (self.folder / "log").read_text(encoding="utf-8")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)

    def restart(self) -> None:
        self.stop()
        self.start()

    @contextmanager
    def running(self) -> Iterator[None]:
        try:
            self.start()
            yield
        finally:
            if self.process is not None and self.process.poll() is None:
                self.stop()
            shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    def __init__(self) -> None:
        tools = program("initdb").resolve().parent
        super().__init__()
        self.tools = tools
        if SOMEBODY:
            shutil.chown(self.folder, "postgres")
        how = ["--username=ennead", "--auth=trust", "--no-sync", f"--pgdata={self.folder / 'data'}"]
        self.run("initdb", "--encoding=UTF8", "--locale=C.UTF-8", *how)
        self.address = f"postgresql://ennead@127.0.0.1:{self.port}/postgres"

    def run(self, name: str, *arguments: str) -> int:
        command = [*SOMEBODY, str(self.tools / name), *arguments]
        return subprocess.run(command, cwd=self.folder, capture_output=True, check=False).returncode

    def command(self) -> list[str]:
        listen = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"]
        postgres = [str(self.tools / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        return [*SOMEBODY, *postgres, *listen, "-c", "max_connections=300"]

    def stop(self) -> None:
        assert self.process is not None
        self.run("pg_ctl", "stop", "--mode=fast", f"--pgdata={self.folder / 'data'}")
        self.process.wait(60)

    def is_up(self) -> bool:
        return not self.run("pg_isready", "--host=127.0.0.1", f"--port={self.port}")

    def new_database(self, name: str) -> str:
        """An empty database; its address."""
        where = ["--host=127.0.0.1", f"--port={self.port}", "--username=ennead"]
        assert not self.run("createdb", *where, "--maintenance-db=postgres", name)
        return f"postgresql://ennead@127.0.0.1:{self.port}/{name}"


class Redis(Service):
    def __init__(self) -> None:
        self.server = program("redis-server")
        super().__init__()
        self.address = f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [
            str(self.server),
            *("--port", str(self.port), "--bind", "127.0.0.1"),
            *("--dir", str(self.folder), "--save", "", "--appendonly", "no"),
        ]

    def is_up(self) -> bool:
        import socket

        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0
