"""How fast programs that learn are served: observation, mask and step against decisions alone, in one run.

python bench/research.py --seconds 2 --processes 2

Times are of the processor, so that what else runs on the machine counts little; but several processes are
measured by the clock, which needs as many free cores: `--count` games for each, against one process with all
of them. What the machine gives to as many processes that share nothing is measured beside it.
"""

import argparse
import random
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

import ennead
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.research.vector import VectorEnv


def raw(game: Game, players: int, seconds: float) -> float:
    """Decisions a second of random games, as `bench/ours.py` measures them."""
    decisions = seed = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        randrange = random.Random(seed).randrange
        referee = FastReferee(seed)
        state = game.start(players, None, referee)
        while not state.over:
            seat = state.to_act()[0]
            codes = state.legal(seat)
            state.play(codes[randrange(len(codes))], referee, seat)
            decisions += 1
        seed += 1
    return decisions / (time.process_time() - began)


def chosen(masks: np.ndarray, draws: np.ndarray) -> np.ndarray:
    """A random legal action of each row: the place of the drawn one among those of its mask."""
    rows, codes = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    first = np.cumsum(counts) - counts
    places: np.ndarray = codes[first + (draws * counts).astype(np.int64)]
    return places


def observed(name: str, players: int, seconds: float, count: int) -> tuple[float, float]:
    """Steps a second of the vector with its observations and masks; and with random choices besides."""
    generator = np.random.default_rng(1)
    games = VectorEnv(name, count, players)
    stepping = 0.0
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        actions = chosen(games.masks, generator.random(count))
        start = time.process_time()
        games.step(actions)
        stepping += time.process_time() - start
        steps += count
    return steps / stepping, steps / (time.process_time() - began)


def together(name: str, players: int, seconds: float, count: int, processes: int) -> float:
    """Steps a second of one process or several, by the clock."""
    generator = np.random.default_rng(1)
    with VectorEnv(name, count, players, processes=processes) as games:
        steps = 0
        waited = 0.0
        while waited < seconds:
            actions = chosen(games.masks, generator.random(count))
            start = time.perf_counter()
            games.step(actions)
            waited += time.perf_counter() - start
            steps += count
        return steps / waited


def apart(name: str, players: int, seconds: float) -> float:
    """Decisions a second of random games in this process, by the clock: time spent waiting counts."""
    began = time.perf_counter()
    return raw(ennead.game(name), players, seconds) * seconds / (time.perf_counter() - began)


def gained(executor: Executor, name: str, players: int, seconds: float, processes: int) -> float:
    """How much more decisions alone so many processes make than one, sharing nothing."""
    one = executor.submit(apart, name, players, seconds).result()
    jobs = [executor.submit(apart, name, players, seconds) for _ in range(processes)]
    return sum(job.result() for job in jobs) / one


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", action="append", help="only this game")
    options.add_argument("--seconds", type=float, default=2.0)
    options.add_argument("--count", type=int, default=256, help="games side by side in a process")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--processes", type=int, default=2)
    wish = options.parse_args()
    print(
        "game, players, decisions/s, observed steps/s (x), with choices (x), "
        f"{wish.processes} processes by the clock (x of one; decisions alone)"
    )
    with ProcessPoolExecutor(wish.processes, get_context("spawn")) as executor:
        for name in wish.game or ennead.games():
            game = ennead.game(name)
            players = max(game.players)
            rounds = []
            for _ in range(wish.rounds):
                alone = raw(game, players, wish.seconds)
                one, with_choice = observed(name, players, wish.seconds, wish.count)
                single, many = (
                    together(name, players, wish.seconds, wish.count * wish.processes, each)
                    for each in (1, wish.processes)
                )
                most = gained(executor, name, players, wish.seconds, wish.processes)
                rounds.append((alone, one, with_choice, many, one / alone, many / single, most))
            alone, one, with_choice, clock, *ratios = (
                float(np.median(column)) for column in zip(*rounds, strict=True)
            )
            print(
                f"{name}, {players}, {alone:,.0f}, {one:,.0f} ({ratios[0]:.2f}), "
                f"{with_choice:,.0f} ({with_choice / alone:.2f}), {clock:,.0f} "
                f"({ratios[1]:.2f}; {ratios[2]:.2f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
