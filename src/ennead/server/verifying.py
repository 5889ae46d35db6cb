"""`ennead verify`: checks the file of a game against the rules and the seed."""

from typing import Any

from ennead.core.referee import ReplayMismatch
from ennead.games import UnknownGame
from ennead.games import game as game_of
from ennead.table import is_committed, verify


class BadFile(ValueError):
    """What is wrong with a file."""


def check_file(found: Any) -> str:
    """What was checked, in words; raises BadFile."""
    if not isinstance(found, dict):
        raise BadFile("it is no game")
    log = found.get("log", found)
    try:
        match = verify(game_of(str(log.get("game"))), log)
    except (UnknownGame, ReplayMismatch) as error:
        raise BadFile(str(error)) from None
    except (KeyError, TypeError, AttributeError) as error:
        raise BadFile(f"it is not sound: {error}") from None
    seed = "the seed is the one committed to" if is_committed(log) else "chance is what the seed gives"
    return f"{len(match.records)} records, and {seed}"
