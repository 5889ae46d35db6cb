"""What is usual in each game: final scores and how many decisions it takes, from games of skilled bots.

Writes `typical.yaml` into the folder of each game: for every number of players the mean number of decisions
and the scores of all seats at each tenth of the way from the lowest to the highest. The page tells by it how
long a game takes and how good a score is. The same seed gives the same file.

Each game is kept in `bench/results/typical.jsonl`: the same command goes on where it was ended. Numbers of
players that were not asked for stay in the file as they are.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import yaml

import ennead
from ennead.bots import bot_kind
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee
from kept import RESULTS, Kept, Row

TENTHS = 10
# Of this working copy, whichever build of the package plays.
SOURCE = Path(__file__).parents[1] / "src/ennead/games"


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


def measure(game: Game, players: int, chosen: argparse.Namespace, kept: Kept) -> Row:
    """What is usual with so many players."""
    scores: list[int] = []
    decisions = 0
    for number in range(chosen.games):
        key = {"game": game.name, "bot": chosen.bot, "seed": f"{chosen.seed}/{players}/{number}"}
        row = kept.get(*key.values())
        if row is None:
            found, taken = play(game, players, key["seed"], chosen.bot)
            row = kept.add(key | {"scores": found, "decisions": taken})
        scores += row["scores"]
        decisions += row["decisions"]
    return {
        "bot": chosen.bot,
        "games": chosen.games,
        "decisions": round(decisions / chosen.games),
        "scores": tenths(scores),
    }


def write(file: Path, rows: dict[int, Row], seed: str) -> None:
    """Put these numbers of players into the file of a game."""
    before = yaml.safe_load(file.read_text(encoding="utf-8"))
    lines = [
        f"# Players by bench/typical.py, seed {seed}; minutes as published for the most players.",
        f"minutes: {before['minutes']}",
        "players:",
    ]
    for players, row in sorted((before["players"] | rows).items()):
        told = ", ".join(f"{name}: {value}" for name, value in row.items())
        lines.append(f"  {players}: {{{told}}}")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", nargs="*", default=ennead.games())
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--players", type=int, nargs="*", help="default: every number the game is for")
    asked.add_argument("--bot", default="skilled")
    asked.add_argument("--seed", default="typical")
    chosen = asked.parse_args()
    kept = Kept(RESULTS / "typical.jsonl", "game", "bot", "seed")
    for name in chosen.game:
        game = ennead.game(name)
        rows = {}
        for players in chosen.players or game.players:
            rows[players] = measure(game, players, chosen, kept)
            print(name, players, rows[players], flush=True)
        write(SOURCE / name.replace("-", "_") / "typical.yaml", rows, chosen.seed)


if __name__ == "__main__":
    main()
