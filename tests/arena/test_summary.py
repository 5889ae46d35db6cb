"""What is counted, and how: shares, intervals, ratings, tables and pictures."""

import json
import sys
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from ennead.arena import ArenaError, Entrant, Plan
from ennead.arena.counting import RULES, share
from ennead.arena.on_ray import load_ray, play_on_ray
from ennead.arena.plan import DUEL, FIELD, ONE
from ennead.arena.play import BrokenGame, Record
from ennead.arena.plots import draw_all
from ennead.arena.rating import ratings
from ennead.arena.report import markdown, show
from ennead.arena.results import Results, header_of, load_parquet
from ennead.arena.summary import Summary, summarise
from ennead.core.shares import wilson


def game(*entrants: str, ranking: list[list[int]], number: int = 0, **changes: Any) -> Record:
    seats = len(entrants)
    return {
        "plan": "p",
        "number": number,
        "seed": f"s/{number // 2}",
        "game": "kemet",
        "version": 1,
        "players": seats,
        "options": {},
        "entrants": list(entrants),
        "ranking": ranking,
        "winners": ranking[0],
        "forfeits": [],
        "scores": [{"temple": 10 - seat, "battle": 1} for seat in range(sum(map(len, ranking)))],
        "decisions": [10] * seats,
        "trajectory": "",
        "seconds": [0.1 + seat for seat in range(seats)],
        "slowest": [0.05 + seat for seat in range(seats)],
        "paces": [{"1": 9, "50.1": 1} for _ in range(seats)],
    } | changes


def of(kind: str, *records: Record, name: str = "kemet") -> Summary:
    names = dict.fromkeys(name for record in records for name in record["entrants"])
    plan = Plan(name, (2,), tuple(Entrant(name) for name in names), 2, "s", kind)
    (summary,) = summarise(Results(plan, header_of(plan), list(records)))
    return summary


def test_winners_share_a_win_by_seats_and_in_a_duel_by_sides() -> None:
    record = game("a", "b", "a", "b", "a", ranking=[[0, 2, 3], [1, 4]])
    assert share(record, "a", FIELD) == pytest.approx(2 / 3)
    assert share(record, "b", FIELD) == pytest.approx(1 / 3)
    assert share(record, "a", DUEL) == share(record, "b", DUEL) == 0.5
    nobody = game("a", "b", ranking=[[], [0, 1]])
    assert share(nobody, "a", FIELD) == share(nobody, "a", DUEL) == 0.0
    partners = game("a", "b", "a", "b", ranking=[[0, 2], [1, 3]])
    assert share(partners, "a", DUEL) == share(partners, "a", FIELD) == 1.0


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (260, 400, 0.6021, 0.6951)],
)
def test_wilson_intervals(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_one_against_the_rest() -> None:
    records = [
        game("greedy", "random", "random", ranking=[[0], [1], [2]]),
        game("random", "greedy", "random", ranking=[[1], [0, 2]], number=1),
        game("random", "random", "greedy", ranking=[[0, 2], [1]], number=2),
    ]
    one, rest = of(ONE, *records).standings
    assert (one.games, one.wins) == (3, 2.5)
    assert one.fair == pytest.approx(1 / 3)
    assert one.ratio == pytest.approx(2.5)
    assert (rest.games, rest.wins) == (3, 0.5)
    assert rest.fair == pytest.approx(2 / 3)
    assert [each.rate for each in one.by_seat] == [1.0, 1.0, 0.5]
    assert one.score == pytest.approx((11 + 10 + 9) / 3)
    assert one.by_source == {"temple": 9.0, "battle": 1.0}


def test_speed_is_told_by_decision() -> None:
    summary = of(DUEL, game("greedy", "random", ranking=[[0], [1]]))
    first, second = summary.standings
    assert first.ms == pytest.approx(10)
    assert second.ms == pytest.approx(110)
    assert first.p95 == 50.1
    assert second.slowest == pytest.approx(1050)


def test_games_that_ended_early_count_as_games_but_not_for_scores() -> None:
    early = game(
        "greedy",
        "random",
        ranking=[[1], [0]],
        forfeits=[{"seat": 0, "entrant": "greedy", "reason": "stall", "detail": "x"}],
        scores=[],
    )
    first, second = of(DUEL, early, game("greedy", "random", ranking=[[0], [1]], number=1)).standings
    assert first.forfeits == {"stall": 1}
    assert second.forfeits == {}
    assert first.rate == second.rate == 0.5
    assert first.score == 11


def test_games_that_nobody_won_are_told() -> None:
    nobody = game("greedy", "random", ranking=[[], [0, 1]])
    summary = of(DUEL, nobody, game("greedy", "random", ranking=[[0], [1]], number=1))
    assert summary.nobody_won == 1
    assert summary.standings[0].rate == 0.5
    assert summary.standings[0].rate_of_won == 1.0


def test_an_opponent_of_the_rules_has_a_row() -> None:
    record = game("greedy", ranking=[[1], [0]], players=1)
    first, rules = of(FIELD, record, name="tekhenu").standings
    assert rules.entrant == RULES
    assert (first.rate, rules.rate, first.fair) == (0.0, 1.0, 0.5)
    assert rules.ms is None


def test_ratings_follow_places() -> None:
    pytest.importorskip("openskill")
    records = [game("greedy", "random", "random", ranking=[[0], [1], [2]], number=n) for n in range(20)]
    rated = ratings(records)
    assert rated is not None
    assert rated["greedy"][0] > 25 > rated["random"][0]
    assert rated["greedy"][1] < 25 / 3


def test_a_run_that_was_stopped_says_so() -> None:
    summary = of(DUEL, game("greedy", "random", ranking=[[0], [1]]))
    assert (summary.games, summary.planned) == (1, 2)
    assert "| kemet | 2 | greedy | random | 1 of 2 |" in markdown([summary])


def test_tables_hold_what_was_counted() -> None:
    summary = of(DUEL, *(game("greedy", "random", ranking=[[0], [1]], number=n) for n in range(4)))
    console = Console(width=100, record=True, file=StringIO())
    show(summary, console)
    told = console.export_text()
    assert "4 games from 2 seeds (s)" in told
    assert "100.0 % (51.0–100.0)" in told
    table = markdown([summary])
    assert (
        "| kemet | 2 | greedy | random | 4 | 2 of `s` | 100.0 % (51.0–100.0) | 50.0 % | 2.00 | 11.0 |"
        in table
    )
    assert json.loads(json.dumps(summary.to_dict()))["standings"][0]["entrant"] == "greedy"


def test_pictures_say_what_they_show(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    records = [game("greedy", "random", ranking=[[0], [1]], number=n) for n in range(4)]
    plan = Plan("kemet", (2,), (Entrant("greedy"), Entrant("random")), 4, "s", DUEL)
    drawn = list(draw_all(Results(plan, header_of(plan), records), tmp_path / "new", "games"))
    assert {path.suffix for path in drawn} == {".png", ".svg"}
    assert all(path.stat().st_size > 1000 for path in drawn)
    assert {path.stem.rpartition("-")[2] for path in drawn} >= {"scores", "seats"}


def stand_in(fails: bool = False) -> Any:
    """Just as much of Ray as the arena uses: tasks that are played when they are asked for."""

    class RayError(Exception):
        pass

    def get(task: Any) -> Any:
        if fails:
            raise RayError("a worker died")
        return task()

    return SimpleNamespace(
        init=lambda **_: None,
        shutdown=lambda: None,
        cluster_resources=lambda: {"CPU": 1.0},
        remote=lambda **_: lambda work: SimpleNamespace(remote=lambda job: lambda: work(job)),
        wait=lambda tasks, num_returns: (tasks[-num_returns:], tasks[:-num_returns]),
        get=get,
        exceptions=SimpleNamespace(RayError=RayError),
    )


def test_ray_plays_every_game_once() -> None:
    jobs = list(Plan("amun-re", (3,), (Entrant("random"),), games=3, seed="ray").jobs())
    records = list(play_on_ray(jobs, stand_in(), None))
    assert sorted(record["number"] for record in records) == [0, 1, 2]
    with pytest.raises(BrokenGame, match="a worker died"):
        list(play_on_ray(jobs, stand_in(fails=True), None))


def test_extras_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plan = Plan("kemet", (2,), (Entrant("greedy"),), 4, "s", FIELD)
    results = Results(plan, header_of(plan), [])
    for module in ("matplotlib", "pyarrow", "ray", "openskill.models"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ArenaError, match=r"ennead\[plots\]"):
        list(draw_all(results, tmp_path, "x"))
    with pytest.raises(ArenaError, match=r"ennead\[arena\]"):
        load_parquet()
    with pytest.raises(ArenaError, match=r"ennead\[ray\]"):
        load_ray()
    assert ratings([]) is None
