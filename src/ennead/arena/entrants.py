"""Who takes part: a bot of ours by its name, or somebody's own by the place of its maker."""

import importlib
import importlib.util
import re
from collections.abc import Callable
from dataclasses import dataclass

from ennead.bots import Bot, bot_kind
from ennead.core.game import Game

OWN = re.compile(r"([\w.+-]+)=([\w.]+):(\w+)")


class ArenaError(ValueError):
    """What was asked of the arena makes no sense; says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A name in the results, and where the bot comes from (`package.module:maker`; empty for ours)."""

    name: str
    source: str = ""

    @property
    def text(self) -> str:
        """As people type it."""
        return f"{self.name}={self.source}" if self.source else self.name


def parse_entrant(text: str) -> Entrant:
    """`greedy`, `search:400`, `hard{WEIGHT=NUMBER}`, `character:NAME`, or `NAME=package.module:maker`."""
    if "=" not in text.partition("{")[0]:
        try:
            return Entrant(bot_kind(text).id)
        except ValueError as error:
            raise ArenaError(f"{error}; a bot of your own is written NAME=package.module:maker") from None
    matched = OWN.fullmatch(text)
    if matched is None:
        raise ArenaError(f"{text!r} is no bot: write NAME=package.module:maker")
    name, module, maker = matched.groups()
    return Entrant(name, f"{module}:{maker}")


def maker_of(entrant: Entrant) -> Callable[[Game, str], Bot]:
    """What makes the entrant's bots. Imports an own bot's module: call it in a player's process only."""
    if not entrant.source:
        return bot_kind(entrant.name).make
    module, _, name = entrant.source.partition(":")
    maker: Callable[[Game, str], Bot] = getattr(importlib.import_module(module), name)
    return maker
