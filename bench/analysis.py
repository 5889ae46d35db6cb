"""Does the analysis find a blunder? Hard bots play, and one bad decision is put into their game.

A random moment of the game and a random action there count as a blunder when a deep search of its own, with
other dice than the analysis, says that it costs at least so much chance to win; otherwise another moment and
action are drawn. The bots play on from there. Found: the blunder is among the three largest mistakes that the
analysis names of its seat. Also told: how long the analysis takes.

Each game is kept in `bench/results/analysis.jsonl`: the same command goes on where it was ended.
"""

import argparse
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

import ennead
from ennead.analysis import ITERATIONS, Wish, analyse, from_log
from ennead.analysis.judging import judge
from ennead.bots import bot_kind
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.core.state import State
from kept import RESULTS, Kept, Row
from ours import build

# Iterations of the search that says what a blunder is, and moments tried before a game is given up.
PROOF = 6000
TRIES = 200


@dataclass(frozen=True)
class Blunder:
    """Which action of a game was put there, and what it costs by the search that proved it."""

    moment: int
    seat: int
    code: int
    cost: float


def play(game: Game, players: int, seed: str, blunder: Blunder | None) -> list[tuple[State, int, int]]:
    """A game of hard bots: each position, who decided and what."""
    referee = KeyedReferee(seed)
    state = game.start(players, None, referee)
    bots = [bot_kind("hard").make(game, f"{seed}/{seat}") for seat in range(players)]
    met: list[tuple[State, int, int]] = []
    while not state.over:
        moment = len(met)
        seat = state.to_act()[0]
        known = game.determinize(state, seat, FastReferee(f"{seed}/{moment}"))
        code = bots[seat].choose(known, seat, moment)
        if blunder is not None and blunder.moment == moment:
            code = blunder.code
        met.append((state.clone(), seat, code))
        state.play(code, referee, seat)
    return met


def find_blunder(
    game: Game, met: Sequence[tuple[State, int, int]], seed: str, least: float
) -> Blunder | None:
    """A random action at a random moment that costs at least so much."""
    dice = random.Random(f"blunder/{seed}")
    moments = [at for at, (state, seat, _) in enumerate(met) if len(state.legal(seat)) > 1]
    for _ in range(TRIES):
        at = dice.choice(moments)
        state, seat, chosen = met[at]
        code = dice.choice([each for each in state.legal(seat) if each != chosen])
        # A short look first: most random actions cost little, and the proof is long.
        for iterations in (PROOF // 20, PROOF):
            cost = judge(game, state, seat, code, f"proof/{seed}/{at}", iterations, False).cost
            if cost < (least / 2 if iterations < PROOF else least):
                break
        else:
            return Blunder(at, seat, code, cost)
    return None


def log_of(game: Game, players: int, seed: str, met: Sequence[tuple[State, int, int]]) -> dict[str, object]:
    match = ennead.start(game.name, players, seed)
    for _, seat, code in met:
        match.play(game.space.action(code), seat)
    return match.log


def try_one(game: Game, players: int, seed: str, chosen: argparse.Namespace) -> Row:
    """Whether the blunder of this game is named; `found` is None if none could be put there."""
    met = play(game, players, seed, None)
    blunder = find_blunder(game, met, seed, chosen.least)
    if blunder is None:
        return {"found": None}
    played = from_log(log_of(game, players, seed, play(game, players, seed, blunder)))
    began = time.process_time()
    analysis = analyse(played, Wish(chosen.iterations, seats=(blunder.seat,)))
    named = [analysis.decisions[at] for at in analysis.seats[0].mistakes]
    move = played.moves[blunder.moment].number
    own = next(each for each in analysis.decisions if each.move == move)
    return {
        "found": own in named,
        "move": move,
        "action": game.space.text(blunder.code),
        "cost": round(blunder.cost, 4),
        "analysis": {"cost": own.cost, "error": own.error, "deep": own.deep},
        "named": {each.move: each.cost for each in named},
        "seconds": round(time.process_time() - began, 1),
    }


def told(row: Row) -> str:
    """A line about one game."""
    if row["found"] is None:
        return f"{row['seed']}: no blunder found to put there"
    own = row["analysis"]
    named = ", ".join(f"{move}: {cost:.3f}" for move, cost in row["named"].items())
    return (
        f"{row['seed']}: move {row['move']} {row['action']!r} costs {row['cost']:.3f},"
        f" analysis {own['cost']:.3f} ± {own['error']:.3f}{' (deep)' if own['deep'] else ''};"
        f" named {{{named}}}; {row['seconds']:.1f} s; {'found' if row['found'] else 'NOT found'}"
    )


def tell(game: Game, players: int, chosen: argparse.Namespace, kept: Kept) -> None:
    """Play what was not played yet, and sum up."""
    results: list[bool] = []
    for number in range(chosen.games):
        seed = f"{chosen.seed}/{number}"
        key = {
            "game": game.name,
            "players": players,
            "iterations": chosen.iterations,
            "least": chosen.least,
            "seed": seed,
        }
        row = kept.get(*key.values()) or kept.add(key | try_one(game, players, seed, chosen))
        print(game.name, told(row), flush=True)
        if row["found"] is not None:
            results.append(row["found"])
    if results:
        rate = sum(results) / len(results)
        print(f"{game.name}, {players} players: {sum(results)} of {len(results)} = {rate:.0%}", flush=True)


def time_whole(game: Game, players: int, chosen: argparse.Namespace) -> float:
    """Seconds of the processor for all seats of one game of hard bots."""
    met = play(game, players, "time", None)
    played = from_log(log_of(game, players, "time", met))
    began = time.process_time()
    analyse(played, Wish(chosen.iterations))
    return time.process_time() - began


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="*", default=ennead.games())
    asked.add_argument("--games", type=int, default=50)
    asked.add_argument("--players", type=int, default=0, help="default: 4")
    asked.add_argument("--iterations", type=int, default=ITERATIONS)
    asked.add_argument(
        "--least", type=float, default=0.15, help="chance to win that a blunder costs at least"
    )
    asked.add_argument("--seed", default="bench")
    asked.add_argument("--time", action="store_true", help="only how long the analysis of a whole game takes")
    chosen = asked.parse_args()
    print(f"build {build()}, {chosen.iterations} iterations, blunders of at least {chosen.least}", flush=True)
    kept = Kept(RESULTS / "analysis.jsonl", "game", "players", "iterations", "least", "seed")
    for name in chosen.game:
        game = ennead.game(name)
        players = chosen.players or 4
        if chosen.time:
            print(f"{name}, {players} players: {time_whole(game, players, chosen):.1f} s", flush=True)
            continue
        tell(game, players, chosen, kept)


if __name__ == "__main__":
    main()
