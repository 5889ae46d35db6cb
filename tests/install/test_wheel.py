"""What a wheel holds, and everything a newcomer does first, far from the repository."""

import json
import os
import re
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import ennead
from tests.install.building import run, scripts
from tests.install.serving import assert_page, free_port, played_game, running

# Measured 2026: 0.07 s and 4.7 MB, of which 2.2 MB are networks; the bars leave room for slow machines and
# more games.
MOST_IMPORT_SECONDS = 0.3
MOST_WHEEL_BYTES = 8_000_000


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
    assert len(json.loads(save.read_text(encoding="utf-8"))["records"]) >= 2

    told = json.loads(run(command, "simulate", "kemet", "--games", "2", "--json", cwd=tmp_path))
    assert len(told["results"]) == 2


def test_importing_is_quick_and_needs_no_extra(home: Path, tmp_path: Path) -> None:
    script = "import time; t = time.process_time(); import ennead; print(time.process_time() - t)"
    python = scripts(home) / "python"
    seconds = min(float(run(python, "-c", script, cwd=tmp_path)) for _ in range(5))
    assert seconds <= MOST_IMPORT_SECONDS
    loaded = run(python, "-c", "import sys, ennead; print(*sorted(sys.modules))", cwd=tmp_path).split()
    assert not {"litestar", "sqlalchemy", "typer", "rich", "fluent"} & set(loaded)


def test_serve_shows_the_page_and_plays_a_whole_game(home: Path, tmp_path: Path) -> None:
    port = free_port()
    with running([scripts(home) / "ennead", "serve", "--port", str(port)], port, tmp_path) as base:
        assert_page(base)
        assert played_game(base, "amun-re") == "finished"
    assert (tmp_path / "ennead.sqlite3").is_file()


@pytest.mark.long
def test_a_machine_without_node_builds_the_client_all_the_same(
    shared: Path, sdist: Path, tmp_path: Path
) -> None:
    """From a clean copy, with no npm in the path: Node comes as a wheel of its own."""
    command: list[str | Path] = [
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
