"""A tournament with its pictures: everybody against everybody, seats rotated, the same cards for all.

python tournament.py --game kemet --games 60 --out results      # needs ennead[arena,plots]
"""

import argparse
from pathlib import Path

from rich.console import Console

from ennead.arena import Entrant, Plan, read_results, run
from ennead.arena.plots import draw_all
from ennead.arena.report import show
from ennead.arena.summary import summarise


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="kemet")
    options.add_argument("--games", type=int, default=60)
    options.add_argument("--out", type=Path, default=Path("results"))
    chosen = options.parse_args()

    # Names of our bots, and bots of your own as MODULE:NAME (see first_bot.py beside this file).
    entrants = (Entrant("random"), Entrant("easy"), Entrant("careful", "first_bot:Careful"))
    plan = Plan(chosen.game, (2,), entrants, games=chosen.games, seed="tournament", kind="field")
    file = chosen.out / f"{chosen.game}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    run(plan, file, workers=2)  # goes on where it was stopped

    results = read_results(file)
    for summary in summarise(results):
        show(summary, Console())
    for picture in draw_all(results, chosen.out, chosen.game):
        print(picture)


if __name__ == "__main__":  # workers are started anew and read this file
    main()
