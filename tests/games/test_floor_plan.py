"""One floor plan: who knows one game finds his way in all, and a new one touches nothing shared."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ennead
from ennead.skeleton import CannotLayOut, lay_out

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "ennead" / "games"
FOLDERS = sorted(path.name for path in GAMES.iterdir() if (path / "__init__.py").is_file())
TOP = {"__init__.py", "data.yaml", "generated", "rules", "testing.py", "words"}
ALLOWED = TOP | {"bot", "screen.py", "puzzles.json", "typical.yaml", "__pycache__"}
# What every game has under the same name; chapters are free.
SERVICE = {
    "__init__", "actions", "components", "ending", "events", "fields", "invariants", "measures", "names",
    "refusals", "resample", "setup", "shape", "state", "steps", "view",
}  # fmt: skip
# How service files were called here and there.
STRAY = {"naming", "ranking", "final", "space", "layout", "texts"}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_has_the_same_rooms(folder: str) -> None:
    there = {path.name for path in (GAMES / folder).iterdir()}
    assert there >= TOP
    assert there <= ALLOWED
    rules = {path.stem for path in (GAMES / folder / "rules").glob("*.py")}
    assert rules >= SERVICE
    assert not rules & STRAY
    generated = {path.stem for path in (GAMES / folder / "generated").glob("*.py")}
    assert generated == {"__init__", "codes", "fields", "frames", "steps"}
    assert not [name for name in rules if name.startswith("bot_")]
    bot = GAMES / folder / "bot"
    if bot.is_dir():
        knows = {"forecast.py", "priors.py", "weights.py", "weights.yaml"}
        assert {path.name for path in bot.iterdir()} >= knows
    assert {path.name for path in (GAMES / folder / "words").iterdir()} >= {"en.ftl", "ru.ftl"}
    assert (ROOT / "docs" / "rules" / f"{folder.replace('_', '-')}.md").is_file()


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_step_has_one_name(folder: str) -> None:
    """The chapter that carries a step out calls it what the plan calls it."""
    game = ennead.game(folder.replace("_", "-"))
    for step in game.steps:
        assert type(step).__name__ == "".join(word.capitalize() for word in step.name.split("_"))


def test_a_folder_is_a_game() -> None:
    assert [folder.replace("_", "-") for folder in FOLDERS] == list(ennead.games())[: len(FOLDERS)]


@pytest.mark.slow
def test_a_new_game_passes_conformance_and_touches_no_shared_file(tmp_path: Path) -> None:
    copy = tmp_path / "ennead"
    for part in ("src", "tests", "docs"):
        left_out = shutil.ignore_patterns("static", "__pycache__", "browser", "golden", "images")
        shutil.copytree(ROOT / part, copy / part, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", copy)
    before = {path: path.read_bytes() for path in copy.rglob("*") if path.is_file()}
    written = lay_out("house-of-life", "House of Life", copy)
    assert {path: path.read_bytes() for path in before} == before
    assert copy / "src/ennead/games/house_of_life/rules/state.py" in written
    mine = ["-q", "-p", "no:cacheprovider", "tests/games/house_of_life", "tests/games/test_floor_plan.py"]
    wanted = "house and not new_game"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *mine, "tests/conformance", "-k", wanted],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


@pytest.mark.parametrize(
    ("name", "reason"),
    [("Bad Name", "no name of a game"), ("kemet", "is there already")],
)
def test_what_cannot_be_laid_out_is_said_and_writes_nothing(name: str, reason: str) -> None:
    with pytest.raises(CannotLayOut, match=reason):
        lay_out(name, name, ROOT)


def test_only_a_checkout_takes_a_new_game(tmp_path: Path) -> None:
    with pytest.raises(CannotLayOut, match="no checkout"):
        lay_out("life", "Life", tmp_path)
    assert list(tmp_path.iterdir()) == []
