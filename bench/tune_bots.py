"""Compares two settings of a game's `weights.yaml` by self-play, and tries weights up and down.

    python bench/tune_bots.py kemet temple=0.8 chance=0.4 --players 4 --games 100
    python bench/tune_bots.py kemet --try temple chance attack --players 2 --games 200

The first plays the weights as they are against the same with these changes, seats split evenly. The second
plays each weight a step up and a step down against what it is, and says which wins by more than chance.
Each setting thinks in a process of its own, with a copy of the package that has its own `weights.yaml`.
"""

import argparse
import json
import math
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import yaml

import ennead
from ennead.bots import bot_kind
from ennead.bots.knowledge import knowledge_of
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games import game as game_named

PACKAGE = Path(ennead.__file__).parent
STEP = 1.3


class Thinker:
    """A process that answers for all seats of one setting."""

    def __init__(self, name: str, changes: dict[str, float], bot: str) -> None:
        self.folder = tempfile.TemporaryDirectory()
        shutil.copytree(PACKAGE, Path(self.folder.name) / "ennead")
        for compiled in PACKAGE.parent.glob("*__mypyc*.so"):  # or it would read the data beside the original
            shutil.copy(compiled, self.folder.name)
        path = Path(self.folder.name) / "ennead" / "games" / name.replace("-", "_") / "bot" / "weights.yaml"
        knowledge = yaml.safe_load(path.read_text(encoding="utf-8"))
        for key, value in changes.items():
            put(knowledge["weights"], key, value)
        path.write_text(yaml.safe_dump(knowledge), encoding="utf-8")
        self.process = subprocess.Popen(
            [sys.executable, __file__, name, "--serve", bot],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={"PYTHONPATH": self.folder.name},
            text=True,
        )

    def ask(self, question: dict[str, Any]) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        self.folder.cleanup()


def put(weights: dict[str, Any], key: str, value: float) -> None:
    """Change `temple`, or one of several as in `tiles.ruby_carnage` and `prayer.3`."""
    first, _, rest = key.partition(".")
    if not rest:
        weights[first] = value
    elif isinstance(weights[first], list):
        weights[first][int(rest)] = value
    else:
        weights[first][rest] = value


def serve(name: str, bot: str) -> None:
    """Answer questions until there are no more."""
    game = game_named(name)
    bots: dict[str, Any] = {}
    for line in sys.stdin:
        question = json.loads(line)
        seed = question["seed"]
        if seed not in bots:
            bots.clear()
            bots[seed] = [bot_kind(bot).make(game, f"{seed}/{seat}") for seat in range(question["players"])]
        position = game.from_dict(question["position"])
        seat = question["seat"]
        print(bots[seed][seat].choose(position, seat, question["moment"]), flush=True)


def match(name: str, players: int, games: int, bot: str, changes: dict[str, float]) -> float:
    """The part of the games won by the changed setting; every second seat is its own."""
    thinkers = [Thinker(name, {}, bot), Thinker(name, changes, bot)]
    won = 0.0
    for number in range(games):
        sides = [(seat + number) % 2 for seat in range(players)]
        winners = play(name, sides, thinkers, f"tune/{number // 2}")
        won += sum(sides[seat] for seat in winners if seat < players) / len(winners)
    for thinker in thinkers:
        thinker.close()
    return won / games


def play(name: str, sides: list[int], thinkers: list[Thinker], seed: str) -> list[int]:
    game = game_named(name)
    referee, look = KeyedReferee(seed), FastReferee(seed)
    state = game.start(len(sides), None, referee)
    moment = 0
    while not state.over:
        seat = state.to_act()[0]
        seen = game.to_dict(game.determinize(state, seat, look))
        question = {"seed": seed, "players": len(sides), "seat": seat, "moment": moment, "position": seen}
        state.play(thinkers[sides[seat]].ask(question), referee, seat)
        moment += 1
    return list(game.result(state).winners)


def error(games: int) -> float:
    """Half of the interval that holds 95 % of chance."""
    return 0.98 / math.sqrt(games)


def value_of(weights: dict[str, Any], key: str) -> float:
    first, _, rest = key.partition(".")
    if not rest:
        return float(weights[first])
    return float(weights[first][int(rest)] if isinstance(weights[first], list) else weights[first][rest])


def try_weights(name: str, players: int, games: int, bot: str, keys: list[str]) -> None:
    weights = knowledge_of(game_named(name)).said["weights"]
    for key in keys:
        for value in (value_of(weights, key) * STEP, value_of(weights, key) / STEP):
            share = match(name, players, games, bot, {key: value})
            verdict = "keep" if share > 0.5 + error(games) else ""
            print(f"{key}: {value:.4g} wins {share:.3f} ± {error(games):.3f} {verdict}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("changes", nargs="*", help="WEIGHT=VALUE")
    parser.add_argument("--try", dest="tried", nargs="+", default=[], help="weights to try up and down")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.game, chosen.serve)
    elif chosen.tried:
        try_weights(chosen.game, chosen.players, chosen.games, chosen.bot, chosen.tried)
    else:
        changes = {key: float(value) for key, _, value in (each.partition("=") for each in chosen.changes)}
        share = match(chosen.game, chosen.players, chosen.games, chosen.bot, changes)
        print(f"{changes} wins {share:.3f} ± {error(chosen.games):.3f}")


if __name__ == "__main__":
    main()
