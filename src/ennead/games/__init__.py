"""The games. Each is a folder; its `GAME` is found here by its name."""

from importlib import import_module

from ennead.core.game import Game

# Name people type -> module that holds GAME; a module is loaded when its game is first asked for.
_MODULES = {
    "amun-re": "ennead.games.amun_re",
    "ankh": "ennead.games.ankh",
    "kemet": "ennead.games.kemet",
    "tekhenu": "ennead.games.tekhenu",
}


class UnknownGame(LookupError):
    """There is no game of this name."""


def games() -> tuple[str, ...]:
    """Names of all games."""
    return tuple(_MODULES)


def game(name: str) -> Game:
    """The rules of a game by its name."""
    if name not in _MODULES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(_MODULES)}")
    found = import_module(_MODULES[name]).GAME
    assert isinstance(found, Game)
    return found
