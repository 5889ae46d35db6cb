"""The plan of a game: its steps in the rulebook's order, what each remembers, and what may be answered to it.

A game declares it in `rules/steps.py`; from it `ennead.generate` writes the frames that lie on the stack and
the steps its chapters extend.
"""

from collections.abc import Sequence
from typing import Final

from ennead.core.codec import SEAT, Codec, Field

# Kinds of steps.
AUTOMATIC: Final = 0
CHOICE: Final = 1
SEALED: Final = 2


class PlannedStep:
    """A line of the plan."""

    def __init__(self, kind: int, name: str, verbs: tuple[str, ...], fields: dict[str, Codec]) -> None:
        self.kind = kind
        self.name = name
        # What may be answered, by the names of the verbs.
        self.verbs = verbs
        # What is remembered while it waits on the stack.
        self.fields: tuple[Field, ...] = tuple(Field(each, codec) for each, codec in fields.items())
        self.number = 0


def happens(name: str, **fields: Codec) -> PlannedStep:
    """A step that is carried out by itself."""
    return PlannedStep(AUTOMATIC, name, (), fields)


def asks(name: str, verbs: str = "", **fields: Codec) -> PlannedStep:
    """One seat decides by one of these verbs; who it is comes first among what is remembered."""
    remembered: dict[str, Codec] = {"seat": SEAT}
    remembered.update(fields)
    return PlannedStep(CHOICE, name, tuple(verbs.split()), remembered)


def asks_secretly(name: str, verbs: str = "", **fields: Codec) -> PlannedStep:
    """Several seats decide at once, each in secret."""
    return PlannedStep(SEALED, name, tuple(verbs.split()), fields)


def plan(steps: Sequence[PlannedStep]) -> tuple[PlannedStep, ...]:
    """All steps of a game."""
    for number, step in enumerate(steps):
        step.number = number
    return tuple(steps)
