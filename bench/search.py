"""Measures how many iterations a second the bots' search makes, for each game and number of players.

The positions are met along one game between greedy bots, evenly spread over its decisions with a real choice.
In each the search thinks with the settings of a level from an empty tree, until its seconds are used up.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

import ennead
from ennead.bots import bot_kind
from ennead.bots.players import settings_of
from ennead.bots.search import Search
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.core.state import State
from ours import build
from run import FailedError, absolute, call, describe_machine, table

BENCH = Path(__file__).resolve().parent
RESULTS = BENCH / "results" / "search.json"
ENDLESS = 10**9


def positions(game: Game, players: int, seed: str, wanted: int) -> list[tuple[State, int, int]]:
    """Positions as their deciding seats know them, with the seat and the moment."""
    referee = KeyedReferee(seed)
    state = game.start(players, None, referee)
    bots = [bot_kind("greedy").make(game, f"{seed}/{seat}") for seat in range(players)]
    met = []
    moment = 0
    while not state.over:
        seat = state.to_act()[0]
        known = game.determinize(state, seat, FastReferee(moment))
        if len(state.legal(seat)) > 1:
            met.append((known.clone(), seat, moment))
        state.play(bots[seat].choose(known, seat, moment), referee, seat)
        moment += 1
    return [met[(2 * place + 1) * len(met) // (2 * wanted)] for place in range(wanted)]


def measure(game: Game, players: int, chosen: argparse.Namespace) -> dict[str, Any]:
    """Think in every position. Each sample: iterations, seconds that passed, seconds of the processor."""
    samples = []
    for position, seat, moment in positions(game, players, chosen.seed, chosen.positions):
        settings = settings_of(game, chosen.level, iterations=ENDLESS, seconds=chosen.seconds)
        search = Search(game, seat, chosen.seed, settings)
        began, cpu_began = time.perf_counter(), time.process_time()
        search.think(position, moment)
        seconds, cpu_seconds = time.perf_counter() - began, time.process_time() - cpu_began
        samples.append({"iterations": search.iterations, "seconds": seconds, "cpu_seconds": cpu_seconds})
    return {"game": game.name, "players": players, "build": build(), "samples": samples}


def measure_here(chosen: argparse.Namespace) -> None:
    """One JSON line for each number of players, from this interpreter."""
    for name in chosen.games or ennead.games():
        game = ennead.game(name)
        for players in chosen.players or game.players:
            if players in game.players:
                print(json.dumps(measure(game, players, chosen)), flush=True)


def measure_there(python: str, chosen: argparse.Namespace) -> list[dict[str, Any]]:
    """The same from another interpreter, with the build that is installed in it."""
    words = [python, str(BENCH / "search.py"), "--here", "--level", chosen.level, "--seed", chosen.seed]
    words += ["--seconds", str(chosen.seconds), "--positions", str(chosen.positions)]
    words += ["--games", *chosen.games, "--players", *map(str, chosen.players)]
    return [json.loads(line) for line in call(words, 0, 3600).splitlines()]


def row(name: str, done: dict[str, Any], clock: str) -> list[str]:
    rates = [sample["iterations"] / sample[clock] for sample in done["samples"]]
    total = sum(sample["iterations"] for sample in done["samples"])
    spent = sum(sample[clock] for sample in done["samples"])
    numbers = (total / spent, median(rates), min(rates), max(rates))
    return [
        name,
        done["game"],
        done["build"],
        str(done["players"]),
        *(f"{number:,.0f}" for number in numbers),
    ]


def parse() -> argparse.Namespace:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", nargs="*", default=[], metavar="ID", help="default: all")
    options.add_argument("--players", nargs="*", type=int, default=[], metavar="N", help="default: all")
    options.add_argument("--level", default="hard", help="whose settings (default: hard)")
    options.add_argument("--seconds", type=float, default=1.0, help="thinking time in each position")
    options.add_argument("--positions", type=int, default=12, help="positions in each game")
    options.add_argument("--seed", default="bench", help="same seed, same positions")
    options.add_argument("--clock", choices=("wall", "cpu"), default="wall", help="what rates count")
    options.add_argument(
        "--python",
        action="append",
        default=[],
        metavar="NAME=PATH",
        help="an interpreter with Ennead installed; may be repeated (default: this one)",
    )
    options.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    wrong = [named for named in chosen.python if "=" not in named]
    if wrong:
        options.error(f"--python takes NAME=PATH, not {wrong[0]!r}")
    return chosen


def compare(pythons: Sequence[str], chosen: argparse.Namespace) -> int:
    """A table of all interpreters; the samples go to results/search.json."""
    machine = describe_machine()
    clock = {"wall": "seconds", "cpu": "cpu_seconds"}[chosen.clock]
    rows, measured, failed = [], [], False
    for named in pythons:
        name, _, path = absolute(named).partition("=")
        print(f"measuring {name}", file=sys.stderr)
        try:
            found = measure_there(path, chosen)
        except FailedError as failure:
            print(f"FAILED: {name}: {failure}", file=sys.stderr)
            failed = True
            continue
        rows += [row(name, done, clock) for done in found]
        measured += [{"python": name, **done} for done in found]
    print(f"Iterations a second by {chosen.clock} time with the settings of {chosen.level}, thinking")
    print(f"{chosen.seconds:g} s in each of {chosen.positions} positions of one greedy game.")
    print(", ".join(f"{name.replace('_', ' ')}: {value}" for name, value in machine.items()) + "\n")
    head = ["engine", "game", "build", "players", "mean", "median", "slowest", "fastest"]
    print(table(head, rows, names=3))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"machine": machine, "measured": measured}, indent=1) + "\n")
    return 1 if failed else 0


def main() -> int:
    chosen = parse()
    if chosen.here:
        measure_here(chosen)
        return 0
    return compare(chosen.python or [f"interpreted={sys.executable}"], chosen)


if __name__ == "__main__":
    sys.exit(main())
