"""Timing that all engine scripts share: rates over a wall-clock budget, printed as one JSON line.

Runs in every interpreter of the benchmark, so it needs nothing but the standard library.
"""

import argparse
import itertools
import json
import platform
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Generic, TypeVar

S = TypeVar("S")
P = TypeVar("P")

SURVEY_GAMES = 10
POOL_SIZE = 1000
SEEDS_PER_ROUND = 1_000_000


@dataclass(frozen=True)
class Moment(Generic[S, P]):
    """A state before a decision, who decides, and among how many legal actions."""

    state: S
    player: P
    legal: int


@dataclass(frozen=True)
class Engine(Generic[S, P]):
    """One game of one engine, in that engine's own calls."""

    name: str
    version: str
    build: str
    game: str
    players: int
    # Plays one random game from a seed to its end; returns the number of decisions.
    play: Callable[[int], int]
    # Plays the same kind of game, stopping before each decision.
    walk: Callable[[int], Iterator[Moment[S, P]]]
    clone: Callable[[S], S]
    # What one player is shown of a state, and what that is called.
    view: Callable[[S, P], object]
    view_kind: str


@dataclass(frozen=True)
class Survey:
    """The shape of an engine's random games: an untimed sample that also warms the engine up."""

    games: int
    decisions: int
    legal: int
    forced: int


@dataclass(frozen=True)
class Sample:
    """One timed measure: how many of the things counted, in how many calls and how much time."""

    count: int
    calls: int
    seconds: float
    cpu_seconds: float


def survey(engine: Engine[S, P], seeds: Iterator[int]) -> tuple[Survey, list[Moment[S, P]]]:
    """Play some games, and keep a clone of every state of the first ones.

    Whole games in the order of play, because that is how an engine that caches meets its states.
    """
    pool: list[Moment[S, P]] = []
    decisions = legal = forced = 0
    for seed in itertools.islice(seeds, SURVEY_GAMES):
        keep = len(pool) < POOL_SIZE
        for moment in engine.walk(seed):
            decisions += 1
            legal += moment.legal
            forced += moment.legal == 1
            if keep:
                pool.append(Moment(engine.clone(moment.state), moment.player, moment.legal))
    return Survey(SURVEY_GAMES, decisions, legal, forced), pool


def timed(work: Callable[[], int], seconds: float) -> Sample:
    """Repeat the work until the budget is used up; the last call is finished and counted."""
    count = calls = 0
    cpu = time.process_time()
    start = time.perf_counter()
    now = start
    while now - start < seconds:
        count += work()
        calls += 1
        now = time.perf_counter()
    return Sample(count, calls, now - start, time.process_time() - cpu)


def measure(engine: Engine[S, P], seconds: float, round_number: int) -> dict[str, object]:
    """All measures of one round."""
    seeds = itertools.count(1 + round_number * SEEDS_PER_ROUND)
    shape, pool = survey(engine, seeds)
    clone, view = engine.clone, engine.view
    states = [moment.state for moment in pool]
    seen = [(moment.state, moment.player) for moment in pool]

    def play_one() -> int:
        return engine.play(next(seeds))

    def clone_all() -> int:
        for state in states:
            clone(state)
        return len(states)

    def view_all() -> int:
        for state, player in seen:
            view(state, player)
        return len(seen)

    return {
        "engine": engine.name,
        "version": engine.version,
        "build": engine.build,
        "game": engine.game,
        "players": engine.players,
        "python": platform.python_version(),
        "round": round_number,
        "view_kind": engine.view_kind,
        "survey": asdict(shape),
        "decisions": asdict(timed(play_one, seconds)),
        "clones": asdict(timed(clone_all, seconds)),
        "views": asdict(timed(view_all, seconds)),
    }


def parser(description: str) -> argparse.ArgumentParser:
    """The options every engine script takes."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--seconds", type=float, default=3.0, help="budget of each measure")
    options.add_argument("--round", type=int, default=0, help="its number picks the seeds")
    return options


def report(engine: Engine[S, P], options: argparse.Namespace) -> None:
    """Measure one round and print it."""
    print(json.dumps(measure(engine, options.seconds, options.round)), flush=True)
