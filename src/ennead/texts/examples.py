"""Examples of the rules that can be played: a position, its question, and what comes of an answer.

`words/examples.yaml` in the game's folder says how each comes about; its words stand in the guide. Nothing is
kept: an example is played anew with the answers given so far.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from ennead.core import match as matches
from ennead.core.codec import SEAT
from ennead.core.data import load_data
from ennead.core.game import Game
from ennead.core.match import Match

# More answers than any question of an example takes.
MOST = 12


@cache
def examples(game: Game) -> dict[str, Any]:
    """How the examples of a game come about, by name."""
    package = type(game).__module__
    there = files(package).joinpath("words/examples.yaml").is_file()
    return load_data(package, "words/examples.yaml") if there else {}


def play(game: Game, name: str, answers: Sequence[str]) -> dict[str, Any]:
    """The example after these answers, as its seat may know it, and what the last of them brought.

    An answer that is not possible raises `IllegalAction` or `UnknownAction`.
    """
    made = examples(game)[name]
    seat = SEAT.index[made["seat"]]
    match = matches.start(game, made["players"], made["seed"], {})
    for line in made["actions"]:
        _act(match, line)
    begun = len(match.history(seat))
    others = list(made["answers"])
    for answer in answers[:MOST]:
        begun = len(match.history(seat))
        match.play(answer, seat)
        while others and seat not in match.to_act and SEAT.index[others[0].split()[0]] in match.to_act:
            _act(match, others.pop(0))
    return {
        "seat": made["seat"],
        "view": game.view(match.state, seat),
        "events": [event for event in match.history(seat)[begun:] if event["event"] != "forced"],
    }


def _act(match: Match, line: str) -> None:
    seat, action = line.split(" ", 1)
    match.play(action, SEAT.index[seat])
