"""A position from a bug report, replayed: `python bug_report.py game.json --at 40 --seat A`.

Takes a game as the page exports it, or as the terminal saves it, checks it against the rules, and shows what
a seat saw after a change: the view, the question and its options. From there you can play on in a debugger.
"""

import argparse
import json
from pathlib import Path

import ennead
from ennead.core.codec import SEAT


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("file", type=Path)
    options.add_argument("--at", type=int, default=0, help="number of the change; the last one by default")
    options.add_argument("--seat", choices=SEAT.names, default="A")
    chosen = options.parse_args()

    found = json.loads(chosen.file.read_text(encoding="utf-8"))
    match = ennead.replay(found.get("log", found))
    last = len(match.records)
    at = chosen.at or last
    if not 1 <= at <= last:
        raise SystemExit(f"the game has changes 1 to {last}, not {at}")
    game, state = match.game, match.positions.state(match.positions.node_at(at))
    print(f"{game.name}, after change {at} of {last}, as seat {chosen.seat} sees it:")
    print(json.dumps(game.view(state, SEAT.read(chosen.seat)), ensure_ascii=False, indent=1))
    print("broken invariants:", game.invariants(state) or "none")


if __name__ == "__main__":
    main()
