"""Random games: for statistics, for measuring speed, and for comparing trajectories between builds."""

import hashlib
import random
import time
from collections.abc import Iterator
from typing import Any

from ennead.core.game import Game, Options, Result
from ennead.core.referee import FastReferee, Seed
from ennead.core.state import State


class Playout:
    """One finished random game."""

    def __init__(self, seed: Seed, state: State, result: Result, decisions: int, trajectory: str) -> None:
        self.seed = seed
        self.state = state
        self.result = result
        self.decisions = decisions
        # A fingerprint of every action taken and of the final position.
        self.trajectory = trajectory


def play_random(game: Game, players: int, options: Options | None, seed: Seed) -> Playout:
    """Random players to the end; the same seed gives the same game everywhere.

    Nobody has to prove this chance, so the fast referee gives it: a match of the same seed has other dice.
    """
    referee = FastReferee(seed)
    chooser = random.Random(f"players/{seed}").random
    state = game.start(players, options, referee)
    taken = hashlib.blake2b(digest_size=16)
    decisions = 0
    while not state.over:
        seat = state.to_act()[0]
        codes = state.legal(seat)
        code = codes[int(chooser() * len(codes))]
        taken.update(code.to_bytes(4, "big"))
        state.play(code, referee, seat)
        decisions += 1
    taken.update(game.hash(state).encode())
    return Playout(seed, state, game.result(state), decisions, taken.hexdigest())


def playouts(game: Game, players: int, options: Options | None, count: int, seed: Seed) -> Iterator[Playout]:
    """`count` random games; game number *i* has the seed `seed/i`."""
    for number in range(count):
        yield play_random(game, players, options, f"{seed}/{number}")


def summary(game: Game, players: int, options: Options | None, count: int, seed: Seed) -> dict[str, Any]:
    """Play random games and tell results and speed, JSON-ready."""
    began = time.perf_counter()
    played = list(playouts(game, players, options, count, seed))
    seconds = time.perf_counter() - began
    decisions = sum(each.decisions for each in played)
    # An opponent that is part of the rules takes part too, after the players.
    seats = range(len(played[0].result.scores))
    totals = [[each.result.total(seat) for seat in seats] for each in played]
    won = [max(map(each.result.total, each.result.winners)) for each in played if each.result.winners]
    return {
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": game.check_options(players, options),
        "seed": seed,
        "games": count,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(count / seconds, 2),
        "wins_by_seat": [sum(seat in each.result.winners for each in played) for seat in seats],
        "mean_score_by_seat": [round(sum(scores[seat] for scores in totals) / count, 2) for seat in seats],
        "mean_winning_score": round(sum(won) / len(won), 2) if won else None,
        "won_by_nobody": count - len(won),
        "shared_wins": sum(len(each.result.winners) > 1 for each in played),
        "results": [
            {
                "seed": each.seed,
                "decisions": each.decisions,
                "trajectory": each.trajectory,
                **each.result.to_dict(),
            }
            for each in played
        ],
    }
