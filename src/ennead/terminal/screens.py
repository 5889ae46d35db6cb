"""What a table looks like in the terminal: the game's own `screen`, or the general one."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType

from ennead.games import game as game_of
from ennead.texts import Texts

# Terminal colours of seats A to E, told apart by the colour-blind too; the letter always stands beside.
SEAT_STYLES = {"A": "bright_yellow", "B": "bright_cyan", "C": "blue", "D": "orange_red1", "E": "white"}

Screen = Callable[[dict[str, Any], Texts], RenderableType]


def screen_of(game: str) -> Screen:
    """The function that draws a view of this game."""
    module = f"{type(game_of(game)).__module__}.screen"
    if find_spec(module) is None:
        module = "ennead.terminal.general"
    draw: Screen = import_module(module).draw
    return draw


def seat_mark(seat: str | None) -> str:
    """A seat's letter in its colour, as rich markup."""
    return "[dim]–[/]" if seat is None else f"[bold {SEAT_STYLES[seat]}]{seat}[/]"
