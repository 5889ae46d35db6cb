"""What is usual in each game: final scores and how many decisions it takes, from games of hard bots.

Writes `typical.yaml` into the folder of each game: for every number of players the mean number of decisions
and the scores of all seats at each tenth of the way from the lowest to the highest. The page tells by it how
long a game takes and how good a score is. The same seed gives the same file.
"""

import argparse
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import ennead
from ennead.bots import bot_kind
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee

TENTHS = 10


def play(game: Game, players: int, seed: str, bot: str) -> tuple[list[int], int]:
    """One game: the score of each seat, and how many decisions there were."""
    referee = KeyedReferee(seed)
    state = game.start(players, None, referee)
    bots = [bot_kind(bot).make(game, f"{seed}/{seat}") for seat in range(players)]
    decisions = 0
    while not state.over:
        seat = state.to_act()[0]
        known = game.determinize(state, seat, FastReferee(f"{seed}/{decisions}"))
        state.play(bots[seat].choose(known, seat, decisions), referee, seat)
        decisions += 1
    result = game.result(state)
    return [result.total(seat) for seat in range(players)], decisions


def tenths(scores: Sequence[int]) -> list[int]:
    """The lowest score, that at each tenth of the way up, and the highest."""
    ordered = sorted(scores)
    return [ordered[round(part * (len(ordered) - 1) / TENTHS)] for part in range(TENTHS + 1)]


def measure(game: Game, bot: str, games: int, seed: str) -> str:
    """The file of a game."""
    lines = [f"# Written by bench/typical.py, seed {seed}.", "players:"]
    for players in game.players:
        scores: list[int] = []
        decisions = 0
        for number in range(games):
            found, taken = play(game, players, f"{seed}/{players}/{number}", bot)
            scores += found
            decisions += taken
        row = f"bot: {bot}, games: {games}, decisions: {round(decisions / games)}, scores: {tenths(scores)}"
        lines.append(f"  {players}: {{{row}}}")
        print(game.name, lines[-1].strip(), flush=True)
    return "\n".join(lines) + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="*", default=ennead.games())
    asked.add_argument("--games", type=int, default=30)
    asked.add_argument("--bot", default="hard")
    asked.add_argument("--seed", default="typical")
    asked.add_argument("--out", type=Path, help="folder to write to instead, a file a game")
    chosen = asked.parse_args()
    for name in chosen.game:
        game = ennead.game(name)
        text = measure(game, chosen.bot, chosen.games, chosen.seed)
        if chosen.out is not None:
            (chosen.out / f"{name}.yaml").write_text(text, encoding="utf-8")
        else:
            Path(str(files(type(game).__module__).joinpath("typical.yaml"))).write_text(
                text, encoding="utf-8"
            )


if __name__ == "__main__":
    main()
