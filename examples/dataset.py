"""A data set of games in a data frame: where the points of each game come from, for winners and the others.

python dataset.py --games 40 --out games.parquet      # needs ennead[arena] and pandas
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

import pandas

import ennead
from ennead.arena import Entrant, Plan, run
from ennead.arena.results import write_parquet


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--bot", default="easy", help="who plays")
    options.add_argument("--out", type=Path, default=Path("games.parquet"))
    chosen = options.parse_args()

    records = []
    with TemporaryDirectory() as folder:
        for name in ennead.games():
            most = ennead.game(name).players[-1]
            plan = Plan(name, (most,), (Entrant(chosen.bot),), games=chosen.games, seed="data", kind="field")
            records += run(plan, Path(folder) / f"{name}.jsonl", workers=2)
    write_parquet(records, chosen.out)

    # One row for each seat of each game; a column score_… for each source of points.
    frame = pandas.read_parquet(chosen.out)
    sources = [column for column in frame.columns if column.startswith("score_")]
    frame["winner"] = frame["won"] > 0
    means = frame.groupby(["game", "winner"])[sources].mean().dropna(axis="columns", how="all")
    print(f"{frame['game'].size} seats in {chosen.games} games each; mean points by source:")
    print(means.round(1).T.to_string(na_rep=""))


if __name__ == "__main__":  # workers are started anew and read this file
    main()
