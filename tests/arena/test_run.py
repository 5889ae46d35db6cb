"""Whole runs: the same results however many work on them, resumed, interrupted, and told."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ennead.arena import ArenaError, Entrant, Plan, read_results, run
from ennead.arena.plan import DUEL, ONE
from ennead.arena.play import Record
from ennead.arena.results import flat_rows, write_parquet

GREEDY, RANDOM = Entrant("greedy"), Entrant("random")
PLAN = Plan("kemet", (2,), (GREEDY, RANDOM), games=4, seed="runs", kind=ONE)


def timeless(records: list[Record]) -> list[Record]:
    timing = ("seconds", "slowest", "paces")
    return [{name: value for name, value in record.items() if name not in timing} for record in records]


def ennead(*arguments: str, **changes: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ennead", "arena", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"COLUMNS": "120", "PATH": "", "PYTHONPATH": os.path.abspath("src"), "PYTHONIOENCODING": "utf-8"},
        **changes,
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arena") / "games.jsonl"
    run(PLAN, path, workers=1)
    return path


def test_results_do_not_depend_on_the_number_of_workers(played: Path, tmp_path: Path) -> None:
    again = run(PLAN, tmp_path / "two.jsonl", workers=2)
    assert timeless(again) == timeless(read_results(played).records)
    other = Plan("kemet", (2,), (GREEDY, RANDOM), games=4, seed="other", kind=ONE)
    assert timeless(run(other, tmp_path / "other.jsonl", 1))[0]["trajectory"] != again[0]["trajectory"]


def test_a_record_tells_everything_about_its_game(played: Path) -> None:
    results = read_results(played)
    assert results.plan == PLAN
    assert [record["number"] for record in results.records] == [0, 1, 2, 3]
    assert [record["seed"] for record in results.records] == ["runs/2/0"] * 2 + ["runs/2/1"] * 2
    first, second = results.records[:2]
    assert first["entrants"] == second["entrants"][::-1] == ["greedy", "random"]
    assert first["plan"] == PLAN.id
    assert sorted(seat for place in first["ranking"] for seat in place) == [0, 1]
    assert first["winners"] == first["ranking"][0]
    assert len(first["scores"]) == 2
    assert [sum(paces.values()) for paces in first["paces"]] == first["decisions"]
    assert first["options"] == {}


def test_a_run_goes_on_where_it_was_cut_off(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    lines = played.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:100])
    seen: list[tuple[int, int]] = []
    records = run(PLAN, path, workers=1, progress=lambda ended, games: seen.append((ended, games)))
    assert seen == [(2, 4), (3, 4), (4, 4)]
    assert path.read_text().startswith("".join(lines[:3]))
    assert timeless(records) == timeless(read_results(played).records)
    assert timeless(read_results(path).records) == timeless(records)


def test_more_games_can_be_added_to_a_file(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.jsonl"
    path.write_bytes(played.read_bytes())
    more = Plan("kemet", (2,), (GREEDY, RANDOM), games=6, seed="runs", kind=ONE)
    records = run(more, path, workers=1)
    assert timeless(records[:4]) == timeless(read_results(played).records)
    assert len(records) == 6


def test_a_file_of_another_plan_is_left_alone(played: Path) -> None:
    before = played.read_bytes()
    other = Plan("kemet", (2,), (GREEDY, RANDOM), games=4, seed="other", kind=ONE)
    with pytest.raises(ArenaError, match="another plan"):
        run(other, played, workers=1)
    assert played.read_bytes() == before


def test_own_bots_are_looked_for_before_anything_is_played(tmp_path: Path) -> None:
    for source, sentence in (("nowhere.bots:make", "No module"), ("tests.arena.zoo:okapi", "okapi")):
        plan = Plan("kemet", (2,), (Entrant("own", source), RANDOM), games=2, kind=DUEL)
        with pytest.raises(ArenaError, match=sentence):
            run(plan, tmp_path / "never.jsonl", workers=1)
        assert not (tmp_path / "never.jsonl").exists()


def test_rows_of_a_table(played: Path, tmp_path: Path) -> None:
    records = read_results(played).records
    rows = flat_rows(records)
    assert len(rows) == 8
    assert sum(row["won"] for row in rows) == 4
    assert {row["place"] for row in rows} == {1, 2}
    pyarrow = pytest.importorskip("pyarrow.parquet")
    write_parquet(records, tmp_path / "deep" / "games.parquet")
    table = pyarrow.read_table(tmp_path / "deep" / "games.parquet")
    assert table.num_rows == 8
    assert table.column("entrant").to_pylist() == [row["entrant"] for row in rows]


def test_the_command_plays_reports_and_resumes(tmp_path: Path) -> None:
    words = ["run", "kemet", "-p", "2", "--versus", "greedy", "random", "-n", "2", "--out", "games.jsonl"]
    done = ennead(*words, "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    (summary,) = json.loads(done.stdout)
    assert (summary["game"], summary["players"], summary["games"], summary["seeds"]) == ("kemet", 2, 2, 1)
    size = (tmp_path / "games.jsonl").stat().st_size
    again = ennead(*words, cwd=tmp_path)
    assert again.returncode == 0
    assert "greedy" in again.stdout
    assert (tmp_path / "games.jsonl").stat().st_size == size
    told = ennead("report", "games.jsonl", "--markdown", cwd=tmp_path)
    assert "| kemet | 2 | greedy | random | 2 |" in told.stdout
    assert "ennead arena run kemet --players 2 --versus greedy random --games 2 --seed 0" in told.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("run", "senet", "-e", "random"), "there is no game 'senet'"),
        (("run", "kemet"), "who plays?"),
        (("run", "kemet", "--one", "greedy"), "belong together"),
        (("run", "kemet", "-e", "random", "--versus", "greedy", "random"), "who plays?"),
        (("run", "kemet", "-e", "deep"), "there is no bot 'deep'"),
        (("run", "kemet", "-e", "random", "-p", "two"), "no number of players"),
        (("run", "kemet", "-e", "random", "-p", "9"), "not 9"),
        (("run", "kemet", "-e", "random", "-w", "0"), "at least 1"),
        (("run", "kemet", "-e", "random", "-n", "0"), "at least 1 game"),
        (("run", "kemet", "-e", "random", "--time-limit", "0"), "some time"),
        (("run", "kemet", "-e", "random", "--out", "/proc/nowhere/games.jsonl"), "can't write"),
        (("report", "nowhere.jsonl"), "can't read nowhere.jsonl"),
        (("report", "pyproject.toml"), "no file of results"),
    ],
)
def test_mistakes_get_one_sentence_and_exit_code_two(arguments: tuple[str, ...], sentence: str) -> None:
    done = ennead(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.startswith("ennead: ")
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_an_interrupt_ends_everything_and_keeps_what_was_played(tmp_path: Path) -> None:
    words = ["run", "kemet", "-p", "2", "--versus", "search:60", "random", "-n", "200", "-w", "2", "--out"]
    path = tmp_path / "games.jsonl"
    running = subprocess.Popen(
        [sys.executable, "-m", "ennead", "arena", *words, str(path)],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        env={"PATH": "", "PYTHONPATH": os.path.abspath("src"), "PYTHONIOENCODING": "utf-8"},
        start_new_session=True,
        # Whoever was started in the background ignores interrupts, and so would its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 2:
        assert running.poll() is None
        time.sleep(0.1)
    family = descendants(running.pid)
    assert len(family) >= 4
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=600)
    assert running.returncode == 130
    assert "The same command goes on" in told
    assert "Traceback" not in told
    assert read_results(path).records
    until = time.monotonic() + 100
    while any(Path(f"/proc/{number}").exists() for number in family):
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_a_killed_arena_leaves_nobody_behind(tmp_path: Path) -> None:
    """Not even a bot that never gives its interpreter back."""
    words = [
        "run",
        "kemet",
        "-p",
        "2",
        "--versus",
        "bad=tests.arena.zoo:loop_in_c",
        "random",
        "-w",
        "1",
        "--out",
    ]
    running = subprocess.Popen(
        [sys.executable, "-m", "ennead", "arena", *words, str(tmp_path / "games.jsonl")],
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env={"PATH": "", "PYTHONPATH": os.path.abspath("src")},
    )
    until = time.monotonic() + 60
    while len(family := descendants(running.pid)) < 3 or not any(map(is_busy, family)):
        assert time.monotonic() < until
        time.sleep(0.1)
    running.kill()
    running.wait()
    while any(Path(f"/proc/{number}").exists() for number in family):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_busy(number: int) -> bool:
    """It has used a second of processor time."""
    try:
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return False
    return int(fields[11]) >= os.sysconf("SC_CLK_TCK")


def descendants(number: int) -> list[int]:
    """All processes below one."""
    below = []
    for children in Path(f"/proc/{number}/task").glob("*/children"):
        for child in children.read_text().split():
            below += [int(child), *descendants(int(child))]
    return below
