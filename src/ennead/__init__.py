"""Ennead: heavy board games of ancient Egypt, by their full rules.

>>> import ennead
>>> match = ennead.start("amun-re", players=4, seed=7)
>>> seat = match.to_act[0]
>>> str(match.legal(seat)[0]).startswith("bid")
True
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

from ennead.core import match as _match
from ennead.core import replay as _replay
from ennead.core.game import BadOption, BadPosition, Game, Options, Result
from ennead.core.match import CannotUndo, IllegalAction, Match
from ennead.core.referee import AnySeed, ReplayMismatch
from ennead.core.space import Action, UnknownAction
from ennead.core.state import Refusal
from ennead.games import UnknownGame, game, games

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "Match",
    "Refusal",
    "ReplayMismatch",
    "Result",
    "UnknownAction",
    "UnknownGame",
    "game",
    "games",
    "replay",
    "resume",
    "start",
]


def start(
    name: str, players: SupportsIndex, seed: AnySeed | None = None, options: Options | None = None
) -> Match:
    """Start a game; without a seed a secret one is drawn."""
    return _match.start(game(name), players, seed, options)


def resume(name: str, position: Mapping[str, Any], seed: AnySeed | None = None) -> Match:
    """Start from any position, given as `match.state.to_dict()` writes it."""
    return _match.resume(game(name), position, seed)


def replay(log: Mapping[str, Any]) -> Match:
    """Play a log again, also one saved at a terminal or exported by a server, to where it stopped."""
    return _replay.replay(game(str(log.get("game"))), log)
