"""What a table looks like in the terminal: one module a game, or the general screen."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from ennead.texts import Texts

# Terminal colours of seats A to E, told apart by the colour-blind too; the letter always stands beside.
SEAT_STYLES = {"A": "bright_yellow", "B": "bright_cyan", "C": "blue", "D": "orange_red1", "E": "white"}

Screen = Callable[[dict[str, Any], Texts], RenderableType]


def screen_of(game: str) -> Screen:
    """The function that draws a view of this game."""
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        module = f"{__name__}.general"
    draw: Screen = import_module(module).draw
    return draw


def seat_mark(seat: str | None) -> str:
    """A seat's letter in its colour, as rich markup."""
    return "[dim]–[/]" if seat is None else f"[bold {SEAT_STYLES[seat]}]{seat}[/]"
