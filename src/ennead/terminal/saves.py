"""Where unfinished games wait: one file a game, written anew after every action."""

import json
import os
from pathlib import Path
from typing import Any

import ennead
from ennead.bots import DEFAULT
from ennead.core.codec import SEAT
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
    beside.write_text(json.dumps({**match.log, "seats": _seats(match, people, bot)}), encoding="utf-8")
    os.replace(beside, path)


def _seats(match: Match, people: list[int], bot: str) -> list[dict[str, str | None]]:
    """Who plays where, as the server writes it."""
    kind = "person" if len(people) == 1 else "hotseat"
    return [
        {"name": name, "kind": kind, "bot": None}
        if seat in people
        else {"name": name, "kind": "bot", "bot": bot}
        for seat, name in enumerate(SEAT.names[: match.state.players])
    ]


def keep_finished(path: Path) -> Path | None:
    """Put a finished game aside, in the place of the one finished before; None if it was never saved."""
    if not path.exists():
        return None
    return path.replace(path.with_suffix(".finished.json"))


def load(path: Path) -> tuple[Match, list[int], str]:
    """The match, the seats that people play, and who plays the others."""
    try:
        saved: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if "log" in saved:  # as saved before there was one format for all
            bot = str(saved.get("bot", DEFAULT))
            return ennead.replay(saved["log"]), [int(seat) for seat in saved["people"]], bot
        bots = [seat["bot"] for seat in saved["seats"]]
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        return ennead.replay(saved), people, next((str(bot) for bot in bots if bot), DEFAULT)
    except OSError as error:
        raise BadSave(f"can't read {path}: {error.strerror}") from None
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadSave(f"{path} is not a saved game: {error}") from None
