"""What somebody asks of a table."""

from dataclasses import dataclass
from typing import Literal

# The messages that change a table.
Wish = Literal["submit", "undo", "redo", "retract", "propose_undo", "answer_undo"]


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks, and when. Asked twice under one `key`, it is done once; `expect` is the last change seen."""

    at: str
    user: str | None = None
    key: str | None = None
    expect: int | None = None


@dataclass(frozen=True, slots=True)
class Message(Asked):
    """A message that asks for a change; `seat` is a letter, and each wish has its own of the last four."""

    wish: Wish = "submit"
    seat: str = ""
    action: str = ""
    scope: str = ""
    to: int = 0
    yes: bool = False
