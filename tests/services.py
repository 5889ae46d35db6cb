"""PostgreSQL of this machine, started on loopback with a folder of its own, stopped at will.

`make services` brings it; without it tests that need it are skipped, except in CI.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.install.serving import free_port

# PostgreSQL refuses to run as root.
SOMEBODY = ["runuser", "-u", "postgres", "--"] if os.name == "posix" and os.getuid() == 0 else []


def tools() -> Path:
    """Where initdb and the others are."""
    places = [os.environ["PATH"], *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin")))]
    found = shutil.which("initdb", path=os.pathsep.join(places))
    if found is None:
        assert os.environ.get("CI") != "true", "CI must try PostgreSQL: make services"
        pytest.skip("*** PostgreSQL is NOT tried: there is none (apt-get install postgresql) ***")
    return Path(found).resolve().parent


class Postgres:
    """A database server of its own in a temporary folder."""

    def __init__(self) -> None:
        self.tools = tools()
        self.port = free_port()
        # Its user can't see into the folders of a test.
        self.folder = Path(tempfile.mkdtemp(prefix="ennead-postgres-"))
        if SOMEBODY:
            shutil.chown(self.folder, "postgres")
        how = ["--username=ennead", "--auth=trust", "--no-sync", f"--pgdata={self.folder / 'data'}"]
        self.run("initdb", "--encoding=UTF8", "--locale=C.UTF-8", *how)
        self.address = f"postgresql://ennead@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None

    def run(self, name: str, *arguments: str) -> int:
        command = [*SOMEBODY, str(self.tools / name), *arguments]
        return subprocess.run(command, cwd=self.folder, capture_output=True, check=False).returncode

    def start(self) -> None:
        listen = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"]
        postgres = [str(self.tools / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port)]
        with (self.folder / "log").open("ab") as log:
            command = [*SOMEBODY, *postgres, *listen]
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while self.run("pg_isready", "--host=127.0.0.1", f"--port={self.port}"):
            assert time.monotonic() < deadline, (self.folder / "log").read_text(encoding="utf-8")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        assert self.process is not None
        self.run("pg_ctl", "stop", "--mode=fast", f"--pgdata={self.folder / 'data'}")
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
