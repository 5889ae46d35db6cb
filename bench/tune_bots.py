"""Compares two settings of a game's weights by self-play, and tries weights up and down.

    python bench/tune_bots.py kemet temple=0.8 chance=0.4 --players 4 --games 100
    python bench/tune_bots.py kemet --try temple chance attack --players 2 --games 200

The first plays the weights as they are against the same with these changes, seats split evenly. The second
plays each weight a step up and a step down against what it is, and says which wins by more than chance.
For many games at a time: `ennead arena run kemet --versus greedy 'greedy{temple=0.8,chance=0.4}'`.
"""

import argparse
import math
import sys

from ennead.bots import Bot, bot_kind, knowledge_of
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.games import game as game_named

STEP = 1.3


def match(game: Game, players: int, games: int, bot: str, changes: dict[str, float]) -> float:
    """The part of the games won by the changed setting; every second seat is its own."""
    changed = ",".join(f"{key}={value!r}" for key, value in changes.items())
    kinds = [bot_kind(bot), bot_kind(f"{bot}{{{changed}}}")]
    won = 0.0
    for number in range(games):
        sides = [(seat + number) % 2 for seat in range(players)]
        seed = f"tune/{number // 2}"
        bots = [kinds[side].make(game, f"{seed}/{seat}") for seat, side in enumerate(sides)]
        winners = play(game, bots, seed)
        won += sum(sides[seat] for seat in winners if seat < players) / len(winners)
    return won / games


def play(game: Game, bots: list[Bot], seed: str) -> list[int]:
    """Who wins a game between these."""
    referee, look = KeyedReferee(seed), FastReferee(seed)
    state = game.start(len(bots), None, referee)
    moment = 0
    while not state.over:
        seat = state.to_act()[0]
        code = bots[seat].choose(game.determinize(state, seat, look), seat, moment)
        state.play(code, referee, seat)
        moment += 1
    return list(game.result(state).winners)


def error(games: int) -> float:
    """Half of the interval that holds 95 % of chance."""
    return 0.98 / math.sqrt(games)


def try_weights(game: Game, players: int, games: int, bot: str, keys: list[str]) -> None:
    weights = knowledge_of(game).weights()
    for key in keys:
        for value in (weights[key] * STEP, weights[key] / STEP):
            share = match(game, players, games, bot, {key: value})
            verdict = "keep" if share > 0.5 + error(games) else ""
            print(f"{key}: {value:.4g} wins {share:.3f} ± {error(games):.3f} {verdict}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("changes", nargs="*", help="WEIGHT=VALUE")
    parser.add_argument("--try", dest="tried", nargs="+", default=[], help="weights to try up and down")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="greedy")
    chosen = parser.parse_args()
    game = game_named(chosen.game)
    try:
        changes = {key: float(value) for key, _, value in (each.partition("=") for each in chosen.changes)}
        knowledge_of(
            game, changes | {key: knowledge_of(game).weights().get(key, 0.0) for key in chosen.tried}
        )
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    if chosen.tried:
        try_weights(game, chosen.players, chosen.games, chosen.bot, chosen.tried)
    else:
        share = match(game, chosen.players, chosen.games, chosen.bot, changes)
        print(f"{changes} wins {share:.3f} ± {error(chosen.games):.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
