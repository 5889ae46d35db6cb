"""Options of the command line, understood; shared by everything that has commands."""

from collections.abc import Sequence
from typing import Any

from ennead.core.game import Game

FLAGS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Mistake(Exception):
    """The command makes no sense; says why in one sentence."""


def default_players(game: Game) -> int:
    """The smallest number of people who can play it with each other."""
    return game.players[0] if game.players[0] > 1 or len(game.players) == 1 else game.players[1]


def parse_options(game: Game, given: Sequence[str] | None) -> dict[str, Any]:
    """`expert=true` and the like, as values of the game's options."""
    options: dict[str, Any] = {}
    named = {option.name: option for option in game.options}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            value = "true"
        if name in named and not named[name].values:
            if value.lower() not in FLAGS:
                raise Mistake(f"option {name} is true or false, not {value!r}")
            options[name] = FLAGS[value.lower()]
        else:
            options[name] = value
    return options
