"""`ennead verify`: checks an export of the server, or a plain log, against the rules and the seed."""

from typing import Any

from ennead.core.match import replay
from ennead.core.referee import ReplayMismatch
from ennead.games import UnknownGame
from ennead.games import game as game_of
from ennead.table import BadExport, verify


class BadFile(ValueError):
    """What is wrong with a file."""


def check_file(found: Any) -> str:
    """What was checked, in words; raises BadFile."""
    if not isinstance(found, dict):
        raise BadFile("it is no game")
    try:
        if "records" in found:
            records = verify(game_of(str(found.get("game"))), found)
            return f"{len(records)} records, and the seed is the one committed to"
        return _check_log(found.get("log", found))
    except (BadExport, UnknownGame, ReplayMismatch) as error:
        raise BadFile(str(error)) from None
    except (KeyError, TypeError, AttributeError) as error:
        raise BadFile(f"it is not sound: {error}") from None


def _check_log(log: dict[str, Any]) -> str:
    """Once with the logged chance, once with chance drawn from the seed: both must agree."""
    match = replay(game_of(str(log.get("game"))), log)
    drawn = {**log, "entries": [entry for entry in log["entries"] if "chance" not in entry]}
    if replay(match.game, drawn).log != match.log:
        raise BadFile("chance is not what the seed gives")
    return f"{len(log['entries'])} entries, and chance is what the seed gives"
