"""Players that are programs. They see what a person on their seat sees, and nothing else.

A bot is a class with `names` and `decide(question) -> action text`, found in `BOTS` by its id. Bots run in
processes of their own: a factory must be importable, and a bot keeps nothing between decisions.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Question:
    """One decision of one seat."""

    game: str
    seat: int
    # The seat's view, as `ennead.Match.view(seat)` gives it.
    view: Mapping[str, Any]
    # Texts of all legal actions; never empty.
    options: list[str]
    # Everything random in the bot's thinking comes from here, so that a decision can be repeated.
    seed: str
    # For bots with `wants_position`: a position that may be true for the seat, all hidden things drawn anew
    # (`ennead.game(name).from_dict(position)`).
    position: Mapping[str, Any] | None = None


class Bot(Protocol):
    """What a bot is to everybody else."""

    names: Mapping[str, str]
    wants_position: bool

    def decide(self, question: Question) -> str:
        """One of the options."""
        ...


class RandomBot:
    """Any legal action, all alike."""

    names: Mapping[str, str] = {"en": "Random", "ru": "Случайный"}
    wants_position = False

    def decide(self, question: Question) -> str:
        return random.Random(question.seed).choice(question.options)


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def decide(bot: str, question: Question) -> str:
    """The decision of a bot by its id; what worker processes call."""
    return BOTS[bot]().decide(question)
