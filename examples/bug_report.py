"""A position from a bug report, replayed: `python bug_report.py game.json --at 40 --seat A`.

Takes a game as the page exports it, or as the terminal saves it, checks it against the rules, and shows what
a seat saw after a change: the view, the question and its options. From there you can play on in a debugger.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import ennead
from ennead.core.codec import SEAT
from ennead.core.match import replay
from ennead.core.referee import LiveReferee
from ennead.core.state import State
from ennead.table.fairness import verify


def positions_of_export(found: dict[str, Any]) -> dict[int, State]:
    """The position after each record; an undo leads back to an earlier one."""
    game = ennead.game(found["game"])
    referee = LiveReferee(found["seed"])
    state = game.start(found["players"], found["options"], referee)
    states = {1: state}
    for record in verify(game, found)[1:]:
        state = state.clone()
        if record.do and record.seat is not None:
            state.play(game.space.parse(record.do).code, referee, record.seat)
        elif record.kind == "retract" and record.seat is not None:
            frame = state.frames[-1]
            game.steps[frame[0]].retract(state, frame, record.seat)
        elif record.kind == "undo":
            state = states[record.to]
        states[record.number] = state
    return states


def positions_of_log(log: dict[str, Any]) -> dict[int, State]:
    """The position at the start and after each action."""
    states: list[State] = []
    replay(ennead.game(log["game"]), log, lambda match: states.append(match.state.clone()))
    return dict(enumerate(states, 1))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("file", type=Path)
    options.add_argument("--at", type=int, default=0, help="number of the change; the last one by default")
    options.add_argument("--seat", choices=SEAT.names, default="A")
    chosen = options.parse_args()

    found = json.loads(chosen.file.read_text(encoding="utf-8"))
    states = positions_of_export(found) if "records" in found else positions_of_log(found.get("log", found))
    at = chosen.at or max(states)
    if at not in states:
        raise SystemExit(f"the game has changes 1 to {max(states)}, not {at}")
    game = ennead.game(str(found.get("game") or found["log"]["game"]))
    state = states[at]
    print(f"{game.name}, after change {at} of {max(states)}, as seat {chosen.seat} sees it:")
    print(json.dumps(game.view(state, SEAT.read(chosen.seat)), ensure_ascii=False, indent=1))
    print("broken invariants:", game.invariants(state) or "none")


if __name__ == "__main__":
    main()
