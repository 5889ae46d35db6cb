"""Where unfinished games wait: one file a game, written anew after every action."""

import json
import os
from pathlib import Path
from typing import Any

import ennead
from ennead.bots import DEFAULT
from ennead.core.match import Match


class BadSave(ValueError):
    """The file holds no saved game."""


def folder() -> Path:
    """The user's data folder, as the platform has it."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return Path(base) / "ennead"


def default_path(game: str) -> Path:
    return folder() / f"{game}.json"


def save(path: Path, match: Match, people: list[int], bot: str) -> None:
    """Write beside the old file and swap, so that a crash leaves one of the two whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps({"people": people, "bot": bot, "log": match.log}), encoding="utf-8")
    os.replace(beside, path)


def keep_finished(path: Path) -> Path | None:
    """Put a finished game aside, in the place of the one finished before; None if it was never saved."""
    if not path.exists():
        return None
    return path.replace(path.with_suffix(".finished.json"))


def load(path: Path) -> tuple[Match, list[int], str]:
    """The match, the seats that people play, and who plays the others."""
    try:
        saved: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        bot = str(saved.get("bot", DEFAULT))
        return ennead.replay(saved["log"]), [int(seat) for seat in saved["people"]], bot
    except OSError as error:
        raise BadSave(f"can't read {path}: {error.strerror}") from None
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadSave(f"{path} is not a saved game: {error}") from None
