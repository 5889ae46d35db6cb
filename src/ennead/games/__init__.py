"""The games. Each folder here is one: its name is what people type, and its `GAME` holds the rules.

Other packages add games by entry points of the group `ennead.games`: the name people type, the place of GAME.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from ennead.core.game import Game

GROUP = "ennead.games"
# Name people type -> module that holds GAME; a module is loaded when its game is first asked for.
_MODULES: Final = {
    folder.name.replace("_", "-"): f"{__name__}.{folder.name}"
    for folder in iter_modules(__path__)
    if folder.ispkg
}


class UnknownGame(LookupError):
    """There is no game of this name."""


def games() -> tuple[str, ...]:
    """Names of all games: ours, then those of other installed packages."""
    return (*_MODULES, *_added())


def game(name: str) -> Game:
    """The rules of a game by its name."""
    if name in _MODULES:
        found = import_module(_MODULES[name]).GAME
    elif name in _added():
        found = _added()[name].load()
    else:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")
    if not isinstance(found, Game) or found.name != name:
        raise UnknownGame(f"the package that brings the game {name!r} has {found!r} in its place")
    return found


@cache
def _added() -> dict[str, Any]:
    """Entry points of other packages by name; nobody can take a name of ours."""
    # Slow to load, and not needed for a game of ours.
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if entry.name not in _MODULES}
