"""Proof of fair chance: a commitment to the seed at the start, and the check of every draw at the end."""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

from ennead.core import replay
from ennead.core.game import Game
from ennead.core.match import Match
from ennead.core.referee import ReplayMismatch


def new_secrets() -> tuple[str, str]:
    """A secret seed and a salt, 128 bits each, from the operating system."""
    return secrets.token_hex(16), secrets.token_hex(16)


def commitment_of(seed: str, salt: str, table: str) -> str:
    """What is published at the start: it binds the table to its seed without telling it."""
    return hashlib.sha256(f"{seed}{salt}{table}".encode()).hexdigest()


def is_committed(log: Mapping[str, Any]) -> bool:
    """Whether a log is that of a table, which is bound to its seed."""
    return any(name in log for name in ("id", "salt", "commitment"))


def verify(game: Game, log: Mapping[str, Any]) -> Match:
    """Play a log again from its seed; of a table, check that the seed is the one committed to at the start.

    Raises ReplayMismatch where the log and the rules disagree.
    """
    if is_committed(log):
        seed, salt, table = (_text(log, name) for name in ("seed", "salt", "id"))
        if log.get("commitment") != commitment_of(seed, salt, table):
            raise ReplayMismatch("the seed is not the one that was committed to at the start")
    return replay.verify(game, log)


def _text(log: Mapping[str, Any], name: str) -> str:
    value = log.get(name)
    if not isinstance(value, str) or len(value) > 200 or not value.isprintable():
        raise ReplayMismatch(f"{name} is missing")
    return value
