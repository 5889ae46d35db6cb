"""Every example runs as its first lines say, from a folder of the reader's."""

import ast
import json
import os
import random
import shutil
import subprocess
import sys
from contextlib import suppress
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
from ennead.research.seat import SeatTable
from ennead.research.text import tokens
from examples import language_model
from tests.examples.running import EXAMPLES, run
from tests.install.building import ROOT
from tests.install.serving import free_port, played_game, running, text


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


def outputs_of(name: str) -> list[dict[str, Any]]:
    """What the cells of a notebook show when it is run from top to bottom."""
    notebook = nbformat.read(EXAMPLES / name, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells), "notebooks are kept without output"
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(ROOT / "src")}}).execute()
    return [out for cell in notebook.cells for out in cell.get("outputs", [])]


def test_the_notebook_plays_searches_and_draws() -> None:
    outputs = outputs_of("play_search_draw.ipynb")
    assert any("wins" in out.get("text", "") for out in outputs)
    assert any("image/png" in out.get("data", {}) for out in outputs)


def test_the_notebook_learns_to_beat_chance() -> None:
    outputs = outputs_of("learn.ipynb")
    said = next(out["text"] for out in outputs if out.get("text", "").startswith("won "))
    # Of 24 games; chance wins 12, and 16 or more in one of thirteen runs.
    assert float(said.split()[1]) >= 16, said
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


class Enough(Exception):
    """Kemet by chance takes thousands of decisions."""


@pytest.mark.parametrize("name", ennead.games())
def test_a_language_model_plays_its_seat_within_its_prompt(name: str) -> None:
    """In the biggest game, with a model that rambles at every third question."""
    game = ennead.game(name)
    table = SeatTable(game, max(game.players), 0, "random", "prompt")
    asked: list[str] = []
    dice = random.Random(1)

    def model(question: str) -> str:
        asked.append(question)
        if len(asked) == 150:
            raise Enough
        if len(asked) % 3 == 0:
            return "As a pharaoh I would rather think about it for a while. " * 100
        return f"'{dice.choice(table.legal())}'.\nBecause I like it."

    with suppress(Enough):
        language_model.play(table, model)
    assert table.match.over or len(asked) == 150
    assert max(map(tokens, asked)) <= 4000
    refused = [at for at, question in enumerate(asked) if "Your last answer was refused: 'as' " in question]
    assert refused == list(range(3, len(asked), 3))
    assert len(refused) > 5


def test_a_language_model_is_told_why_its_answer_was_refused() -> None:
    table = SeatTable(ennead.game("tekhenu"), 2, 0, "random", "1")
    mistakes = ["I would rather build a sphinx", "", "end_turn"]
    first = table.legal()[0]
    asked: list[str] = []

    def model(question: str) -> str:
        asked.append(question)
        return mistakes[len(asked) - 1] if len(asked) <= len(mistakes) else table.legal()[0]

    assert language_model.play(table, model, patience=3) == 3
    assert "refused" not in asked[0]
    assert "refused: 'i' is not an action\n" in asked[1]
    assert "refused: an action is missing\n" in asked[2]
    assert "refused" not in asked[3], "after three mistakes the first legal action was played"
    assert next(record.do for record in table.match.records if record.do) == first
    assert table.match.over


def test_the_stand_in_for_a_model_plays_a_game(folder: Path) -> None:
    said = run(folder, "language_model.py", "--game", "tekhenu", "--players", "2")
    refused = int(said.split()[0])
    assert refused > 0, "the stand-in makes mistakes now and then"
    assert "answers were refused; the winners are" in said


def test_a_bot_is_measured_against_the_levels(folder: Path) -> None:
    table = ["--game", "amun-re", "--players", "3", "--games", "9"]
    said = run(folder, "evaluate.py", "greedy", *table, "--against", "random").splitlines()
    assert said[0] == "amun-re, 3 players: one greedy among …"
    assert "of 9 games, fair 33.3%: stronger" in said[1]
    chance = "chance=ennead.bots.players:RandomBot"
    versus = ["--against", "random", "greedy", "--seed", "levels"]
    said = run(folder, "evaluate.py", chance, *table, *versus).splitlines()
    assert said[1].startswith("random ")
    assert "of 9 games, fair 33.3%: no difference shown" in said[1]
    assert said[2].startswith("greedy ")
    assert "of 9 games, fair 33.3%: weaker" in said[2]


def test_a_bot_that_is_none_is_refused(folder: Path) -> None:
    with pytest.raises(AssertionError, match="there is no bot 'greddy'"):
        run(folder, "evaluate.py", "greddy")


@pytest.mark.long
def test_baselines_are_played_and_told_in_a_table(tmp_path: Path) -> None:
    script = [str(ROOT / "bench/baselines.sh"), sys.executable, "1", str(tmp_path), "2"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    said = subprocess.run(
        script, env=env, capture_output=True, encoding="utf-8", timeout=3000, check=True
    ).stdout
    for row in ("| amun-re | 3 | greedy | random | 3 |", "| tekhenu | 2 | search:50 | greedy | 2 |"):
        assert row in said
    assert "ennead arena run kemet --players 2 --one normal --among greedy --games 1 --seed baselines" in said
