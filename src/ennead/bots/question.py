"""A decision asked of a bot in another process."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ennead.bots.players import bot_kind
from ennead.games import game as game_named


@dataclass(frozen=True, slots=True)
class Question:
    """One decision of one seat."""

    game: str
    seat: int
    # A position that may be true for the seat, all hidden things drawn anew (`Game.to_dict`).
    position: Mapping[str, Any]
    # Actions taken so far.
    moment: int
    # Everything random in the bot's thinking comes from here, so that a decision can be repeated.
    seed: str


def answer(bot: str, question: Question) -> str:
    """The bot's choice, as text; what worker processes call. The bot is made for it and then forgotten."""
    game = game_named(question.game)
    state = game.from_dict(question.position)
    code = bot_kind(bot).make(game, question.seed).choose(state, question.seat, question.moment)
    return game.space.text(code)
