"""Games as data replay, all of them; frozen positions stay as they are."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ennead
from ennead.research.data import BadData, decisions, load, make_rows, positions, replayed, save


@pytest.mark.parametrize("ending", [".jsonl", ".parquet"])
def test_every_game_of_a_file_replays(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"games{ending}"
    game = ennead.game("tekhenu")
    assert save(make_rows(game, ["random", "random"], 2, "data"), path) == 2
    rows = list(load(path))
    assert [row["players"] for row in rows] == [2, 2]
    assert len({row["hash"] for row in rows}) == 2
    for row in rows:
        match = replayed(row)
        assert match.result is not None
        assert match.result.to_dict() == row["result"]
        told = list(decisions(row))
        assert len(told) == row["decisions"]
        assert all(code in state.legal(seat) for state, seat, code in told)


def test_what_was_changed_does_not_replay(tmp_path: Path) -> None:
    [row] = make_rows(ennead.game("tekhenu"), ["random", "random"], 1, "data")
    with pytest.raises(BadData, match="ends otherwise"):
        replayed({**row, "hash": "0"})
    path = tmp_path / "games.jsonl"
    path.write_text('{"log": 1}\n')
    with pytest.raises(BadData, match="line 1: no game"):
        list(load(path))
    path.write_text("{\n")
    with pytest.raises(BadData, match="line 1: no JSON"):
        list(load(path))


@pytest.mark.parametrize("name", ["amun-re", "ankh", "kemet", "tekhenu"])
def test_positions_are_frozen(name: str) -> None:
    game = ennead.game(name)
    found = positions(game)
    assert len(found) == 16
    assert {state.players for state in found} == set(game.players)
    assert not any(state.over for state in found)
    assert len({game.hash(state) for state in found}) == 16


def test_rows_are_plain_json() -> None:
    [row] = make_rows(ennead.game("tekhenu"), ["random", "random"], 1, "json")
    assert json.loads(json.dumps(row)) == row


def ennead_command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ennead", *words], capture_output=True, text=True, timeout=600, check=False
    )


def test_the_commands_make_and_check_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    made = ennead_command("dataset", "make", "tekhenu", str(path), "-p", "2", "-n", "1", "-b", "random")
    assert made.stdout == f"1 games of tekhenu in {path}\n", made.stderr
    assert ennead_command("dataset", "check", str(path)).stdout == "1 games replay\n"
    wrong = ennead_command("dataset", "make", "tekhenu", "games.txt")
    assert wrong.returncode == 2
    assert "should end in .jsonl or .parquet" in wrong.stderr
