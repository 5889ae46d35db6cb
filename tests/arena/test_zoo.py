"""Hostile bots lose, are named with the reason, and change nothing for anybody else."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ennead.arena import Entrant, Job, Plan, play_game, run
from ennead.arena.play import Record
from ennead.arena.players import Players
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games import game as game_named
from tests.arena import zoo

GREEDY, RANDOM = Entrant("greedy"), Entrant("random")
TIMING = ("seconds", "slowest", "paces")


def animal(name: str) -> Entrant:
    return Entrant(name, f"tests.arena.zoo:{name}")


def job(*entrants: Entrant, **changes: Any) -> Job:
    told: dict[str, Any] = {
        "plan": "zoo",
        "number": 0,
        "game": "amun-re",
        "players": len(entrants),
        "options": {},
        "seed": "s",
        "base": "b",
        "entrants": entrants,
        "time_limit": 20.0,
    }
    return Job(**told | changes)


def timeless(record: Record) -> Record:
    return {name: value for name, value in record.items() if name not in TIMING}


@pytest.fixture(scope="module")
def players() -> Iterator[Players]:
    with Players() as shared:
        yield shared


@pytest.mark.parametrize(
    ("name", "reason"),
    [(name, "crash") for name in zoo.CRASHES]
    + [(name, "stall") for name in zoo.STALLS]
    + [(name, "illegal") for name in zoo.ILLEGALS],
)
def test_a_hostile_bot_loses_and_is_named(name: str, reason: str, players: Players) -> None:
    time_limit = 2.0 if reason == "stall" else 20.0
    record = play_game(job(RANDOM, animal(name), RANDOM, time_limit=time_limit), players)
    (forfeit,) = record["forfeits"]
    assert (forfeit["seat"], forfeit["entrant"], forfeit["reason"]) == (1, name, reason), forfeit
    assert forfeit["detail"]
    assert record["ranking"] == [[0, 2], [1]]
    assert record["winners"] == [0, 2]
    assert play_game(job(RANDOM, RANDOM, RANDOM), players)["forfeits"] == []


def test_the_story_of_a_crash_is_kept(players: Players) -> None:
    (forfeit,) = play_game(job(RANDOM, animal("crash"), RANDOM), players)["forfeits"]
    assert "ZeroDivisionError: zoo" in forfeit["detail"]
    assert "zoo.py" in forfeit["detail"]


@pytest.mark.parametrize("name", zoo.HARMLESS)
def test_bots_that_harm_only_themselves_change_nothing(name: str, players: Players, capfd: Any) -> None:
    record = play_game(job(RANDOM, animal(name), RANDOM), players)
    assert record["forfeits"] == []
    again = play_game(job(RANDOM, animal(name), RANDOM), players)
    assert timeless(record) == timeless(again)
    if name != "Gambler":
        polite = play_game(job(RANDOM, Entrant(name, "tests.arena.zoo:Polite"), RANDOM), players)
        assert timeless(record) == timeless(polite)
    assert capfd.readouterr() == ("", "")


def test_the_spy_finds_what_is_in_its_own_process() -> None:
    """Otherwise its silence would prove nothing."""
    game = game_named("amun-re")
    referee = KeyedReferee("s")
    truth = game.start(3, None, referee)
    seat = truth.to_act()[0]
    known = game.determinize(truth, seat, FastReferee(1))
    with pytest.raises(LookupError, match="found a"):
        zoo.Spy(game, "s").choose(known, seat, seat)


def test_an_entrant_loses_with_all_its_seats(players: Players) -> None:
    bad = animal("crash")
    record = play_game(job(bad, RANDOM, bad, GREEDY), players)
    assert record["ranking"] == [[1, 3], [0, 2]]
    alone = play_game(job(bad, bad, bad), players)
    (forfeit,) = alone["forfeits"]
    assert forfeit["seat"] not in alone["winners"]
    assert len(alone["winners"]) == 2


def test_the_opponent_of_the_rules_wins_when_a_bot_fails_alone(players: Players) -> None:
    record = play_game(job(animal("crash_when_made"), game="tekhenu"), players)
    assert record["ranking"] == [[1], [0]]


@pytest.mark.skipif(os.name != "posix", reason="memory is limited by POSIX means")
def test_memory_can_be_limited() -> None:
    with Players() as own:
        record = play_game(job(RANDOM, animal("memory"), RANDOM, memory_limit=400), own)
    (forfeit,) = record["forfeits"]
    assert forfeit["reason"] == "crash"
    assert "MemoryError" in forfeit["detail"]


def test_what_a_bot_has_started_ends_with_it(
    players: Players, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZOO_CHILD", str(tmp_path / "child"))
    record = play_game(job(RANDOM, animal("child"), RANDOM, time_limit=2.0), players)
    assert record["forfeits"][0]["reason"] == "stall"
    number = int((tmp_path / "child").read_text())
    until = time.monotonic() + 10
    while is_running(number):
        assert time.monotonic() < until
        time.sleep(0.05)


def is_running(number: int) -> bool:
    """Ended children of children may stay as names only, where nobody collects them."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.parametrize(("name", "reason"), [("kill_referee", "crash"), ("half_a_message", "stall")])
def test_a_bot_that_breaks_its_referee_loses_and_the_arena_goes_on(
    name: str, reason: str, tmp_path: Path
) -> None:
    def records(entrant: Entrant) -> list[Record]:
        plan = Plan("kemet", (2,), (GREEDY, RANDOM, entrant), games=6, time_limit=2.0)
        return run(plan, tmp_path / f"{entrant.source}.jsonl", workers=2)

    hostile = records(Entrant("odd", f"tests.arena.zoo:{name}"))
    peaceful = records(Entrant("odd", "tests.arena.zoo:Polite"))
    assert len(hostile) == len(peaceful) == 6
    for bad, good in zip(hostile, peaceful, strict=True):
        if "odd" in bad["entrants"]:
            (forfeit,) = bad["forfeits"]
            assert (forfeit["entrant"], forfeit["reason"]) == ("odd", reason)
        else:
            bad["plan"] = good["plan"]
            assert timeless(bad) == timeless(good)
