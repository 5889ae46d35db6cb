"""Every example runs as its first lines say, from a folder of the reader's."""

import ast
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pandas
import pytest
from nbclient import NotebookClient

import ennead
from barges import GAME
from ennead.bots import bot_kind
from ennead.core.referee import FastReferee
from tests.install.building import ROOT
from tests.install.serving import free_port, played_game, running, text

EXAMPLES = ROOT / "examples"


def run(folder: Path, *command: str) -> str:
    """Run Python in the folder with the examples beside it; what it printed."""
    path = os.pathsep.join([str(ROOT / "src"), str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "MPLBACKEND": "agg"},
        text=True,
        encoding="utf-8",
        capture_output=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for example in EXAMPLES.glob("*.py"):
        shutil.copy(example, tmp_path)
    return tmp_path


def test_a_bot_in_twenty_lines_beats_chance(folder: Path) -> None:
    code = ast.parse((EXAMPLES / "first_bot.py").read_text(encoding="utf-8"))
    bot = next(node for node in code.body if isinstance(node, ast.ClassDef))
    assert bot.end_lineno is not None
    assert bot.end_lineno - bot.lineno < 20
    arena = ["-m", "ennead", "arena", "run", "kemet", "--players", "2", "--games", "10", "--seed", "1"]
    run(folder, *arena, "--versus", "mine=first_bot:Careful", "random", "--out", "games.jsonl")
    games = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()[1:]]
    won = sum(game["entrants"][game["winners"][0]] == "mine" for game in games)
    assert won >= 8, f"{won} of {len(games)}"


def test_a_tournament_draws_its_pictures(folder: Path) -> None:
    said = run(folder, "tournament.py", "--games", "2", "--out", "results")
    assert "careful" in said
    pictures = sorted(path.suffix for path in (folder / "results").iterdir())
    assert {".png", ".svg", ".jsonl"} <= set(pictures)


def test_a_data_set_becomes_a_data_frame(folder: Path) -> None:
    said = run(folder, "dataset.py", "--games", "1", "--bot", "random", "--out", "games.parquet")
    frame = pandas.read_parquet(folder / "games.parquet")
    assert set(frame["game"]) == set(ennead.games())
    assert "score_temples" in said


def test_the_notebook_plays_searches_and_draws() -> None:
    notebook = nbformat.read(EXAMPLES / "play_search_draw.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells), "notebooks are kept without output"
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(ROOT / "src")}}).execute()
    outputs: list[dict[str, Any]] = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    assert any("wins" in out.get("text", "") for out in outputs)
    assert any("image/png" in out.get("data", {}) for out in outputs)


def test_a_saved_game_is_replayed_to_the_position_in_question(folder: Path) -> None:
    match = ennead.start("tekhenu", players=2, seed="bug")
    dice = random.Random(1)
    for _ in range(20):
        seat = match.to_act[0]
        match.play(dice.choice(match.legal(seat)), seat)
    (folder / "game.json").write_text(json.dumps(match.log), encoding="utf-8")
    said = run(folder, "bug_report.py", "game.json", "--seat", "B")
    assert "tekhenu, after change 21 of 21" in said
    assert "broken invariants: none" in said
    shown = json.loads(said[said.index("{") : said.rindex("}") + 1])
    assert shown == json.loads(json.dumps(match.view(1)))


@pytest.mark.parametrize("name", ["table", "saved"])
def test_files_of_before_are_replayed_as_well(folder: Path, name: str) -> None:
    said = run(folder, "bug_report.py", str(ROOT / f"tests/table/before/{name}.json"), "--at", "40")
    assert said.startswith("amun-re, after change 40 of")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has put Barges; whoever has it in the path has the game."""
    place = tmp_path_factory.mktemp("installed")
    pip = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--target",
        str(place),
    ]
    run(place, *pip, str(EXAMPLES / "barges"))
    return place


def test_an_installed_game_stands_beside_ours(installed: Path) -> None:
    listed = run(installed, "-m", "ennead", "games")
    assert listed.index("tekhenu") < listed.index("barges")
    told = json.loads(run(installed, "-m", "ennead", "simulate", "barges", "--games", "3", "--json"))
    assert len(told["results"]) == 3


def test_an_installed_game_is_played_on_a_server(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    path = os.pathsep.join([str(ROOT / "src"), str(installed)])
    serve = [sys.executable, "-m", "ennead", "serve", "--port", str(port)]
    with running(serve, port, tmp_path, PYTHONPATH=path) as base:
        assert "Barges" in text(f"{base}/api/games")
        assert played_game(base, "barges") == "finished"


def test_barges_passes_what_every_game_must_pass(installed: Path) -> None:
    """The small game among the others, through the whole conformance suite (it has no page of rules)."""
    files = [path for path in (EXAMPLES / "barges").rglob("*.py") if path.parent.name != "generated"]
    sources = [path.read_text(encoding="utf-8") for path in files]
    assert sum(bool(line.strip()) for source in sources for line in source.splitlines()) < 300
    suite = ["-q", "-n", "0", "-p", "no:cacheprovider", "-k", "barges and not rule"]
    said = run(
        installed,
        "-m",
        "pytest",
        "--rootdir",
        str(ROOT),
        "-c",
        str(ROOT / "pyproject.toml"),
        *suite,
        str(ROOT / "tests/conformance"),
    )
    assert " passed" in said
    assert "skipped" not in said


def test_bots_play_barges_well_enough_to_beat_chance() -> None:
    wins = 0
    for number in range(20):
        referee = FastReferee(number)
        state = GAME.start(2, None, referee)
        bots = [bot_kind(name).make(GAME, str(number)) for name in ("greedy", "random")]
        while not state.over:
            seat = state.to_act()[0]
            seen = GAME.determinize(state, seat, referee)
            state.play(bots[seat].choose(seen, seat, 0), referee, seat)
        wins += GAME.result(state).winners == [0]
    assert wins >= 14


def test_a_language_model_plays_its_seat(folder: Path) -> None:
    said = run(folder, "language_model.py", "--game", "tekhenu", "--players", "2")
    assert "answers were refused; the winners are" in said
