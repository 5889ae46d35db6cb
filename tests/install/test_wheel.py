"""What a wheel holds, and everything a newcomer does first, far from the repository."""

import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import ennead
from tests.install.building import run, scripts
from tests.server.client import Person

# Measured 2026: 0.07 s and 0.95 MB; the bars leave room for slow machines and more games.
MOST_IMPORT_SECONDS = 0.3
MOST_WHEEL_BYTES = 4_000_000


def test_the_wheel_holds_the_client_and_its_types(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as content:
        names = content.namelist()
        page = content.read("ennead/server/static/index.html").decode()
    assert len(names) == len(set(names))
    assert "ennead/py.typed" in names
    for asset in re.findall(r'(?:src|href)="\./?([^"]+)"|(?:src|href)="/([^"]+)"', page):
        assert f"ennead/server/static/{''.join(asset)}" in names
    assert any(name.startswith("ennead/server/static/assets/") for name in names)
    assert not [name for name in names if not name.startswith(("ennead/", "ennead-"))]
    assert wheel.stat().st_size < MOST_WHEEL_BYTES
    assert wheel.name.startswith(f"ennead-{ennead.__version__}-py3-none-any")


def test_the_sdist_holds_sources_and_client_and_no_rubbish(sdist: Path) -> None:
    with tarfile.open(sdist) as content:
        names = {name.partition("/")[2] for name in content.getnames()}
    assert {"src/ennead/server/static/index.html", "web/package-lock.json", "LICENSE"} <= names
    assert not [name for name in names if re.search(r"node_modules|\.venv|__pycache__|\.sqlite3|\.so$", name)]


def test_games_play_and_simulate_work_from_the_wheel(home: Path, tmp_path: Path) -> None:
    command = scripts(home) / "ennead"
    listed = run(command, "games", cwd=tmp_path, COLUMNS="200")
    assert all(name in listed for name in ennead.games())

    save = tmp_path / "game.json"
    options = ["--players", "3", "--bot", "random", "--seed", "1", "--save", str(save)]
    played = run(command, "play", "amun-re", *options, cwd=tmp_path, typed="1\n" * 2 + "q\n")
    assert "bid" in played.lower()
    assert len(json.loads(save.read_text(encoding="utf-8"))["log"]["entries"]) >= 2

    told = json.loads(run(command, "simulate", "kemet", "--games", "2", "--json", cwd=tmp_path))
    assert len(told["results"]) == 2


def test_importing_is_quick_and_needs_no_extra(home: Path, tmp_path: Path) -> None:
    script = "import time; t = time.process_time(); import ennead; print(time.process_time() - t)"
    python = scripts(home) / "python"
    seconds = min(float(run(python, "-c", script, cwd=tmp_path)) for _ in range(5))
    assert seconds <= MOST_IMPORT_SECONDS
    loaded = run(python, "-c", "import sys, ennead; print(*sorted(sys.modules))", cwd=tmp_path).split()
    assert not {"litestar", "sqlalchemy", "typer", "rich", "fluent"} & set(loaded)


class Serving:
    """`ennead serve` of the environment, in an empty folder."""

    def __init__(self, home: Path, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.process = subprocess.Popen(
            [scripts(home) / "ennead", "serve", "--port", str(self.port)],
            cwd=folder,
            env={**environment, "ENNEAD_BOT_PAUSE": "0", "ENNEAD_RATE_LIMITS": "off"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        for _ in range(600):
            assert self.process.poll() is None, "the server has ended"
            try:
                with urllib.request.urlopen(f"{self.base}/readyz", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def text(self, path: str) -> str:
        with urllib.request.urlopen(self.base + path, timeout=30) as answer:
            assert answer.status == 200
            content: str = answer.read().decode()
            return content


@pytest.fixture
def serving(home: Path, tmp_path: Path) -> Iterator[Serving]:
    running = Serving(home, tmp_path)
    try:
        running.wait()
        yield running
    finally:
        running.process.kill()
        running.process.wait()


def test_serve_shows_the_page_and_plays_a_whole_game(serving: Serving, tmp_path: Path) -> None:
    page = serving.text("/")
    assert "<title>" in page
    parts = re.findall(r'(?:src|href)="\.?(/[^"]+)"', page)
    assert any(part.endswith(".js") for part in parts)
    assert all(serving.text(part) for part in parts)
    assert asyncio.run(asyncio.wait_for(play_a_game(serving.base), 240)) == "finished"
    assert (tmp_path / "ennead.sqlite3").is_file()


async def play_a_game(base: str) -> str:
    """Two people at one screen and a bot, at random to the end; the table's status then."""
    dice = random.Random(1)
    async with await Person.guest(base, "Anna") as guest:
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "bot", "bot": "random"}]
        table = await guest.new_table(seats, start=True)
        screen = await guest.sit(table["id"])
        while not screen.over:
            choices = screen.choices()
            if not choices:
                await screen.read()
                continue
            seat, action = dice.choice(choices)
            await screen.ask("submit", seat=seat, action=action)
        await screen.close()
        finished = await guest.get(f"/api/tables/{table['id']}")
    return str(finished["status"])


@pytest.mark.long
def test_a_machine_without_node_builds_the_client_all_the_same(
    shared: Path, sdist: Path, tmp_path: Path
) -> None:
    """From a clean copy, with no npm in the path: Node comes as a wheel of its own."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--wheel-dir",
        tmp_path,
        shared / "sdist/copy",
    ]
    # npm runs sh; nothing else of the machine is in reach.
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/sh").symlink_to("/bin/sh")
    run(*command, cwd=tmp_path, PATH=f"{Path(sys.executable).parent}{os.pathsep}{tmp_path / 'bin'}")
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as content:
        assert "ennead/server/static/index.html" in content.namelist()


@pytest.mark.long
def test_a_compiled_wheel_is_whole_and_compiled(sdist: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", tmp_path, sdist]
    run(*command, cwd=tmp_path, ENNEAD_COMPILE="1")
    built = next(tmp_path.glob("*.whl"))
    assert "none-any" not in built.name
    with zipfile.ZipFile(built) as content:
        names = content.namelist()
    assert "ennead/server/static/index.html" in names
    assert [name for name in names if re.match(r"ennead/core/state\.\S+\.(so|pyd)$", name)]
    run(sys.executable, "-m", "venv", tmp_path / "home", cwd=tmp_path)
    python = scripts(tmp_path / "home") / "python"
    run(python, "-m", "pip", "install", "--quiet", built, cwd=tmp_path)
    script = "import ennead.core.state as s; print(s.__file__)"
    assert not run(python, "-c", script, cwd=tmp_path).strip().endswith(".py")
