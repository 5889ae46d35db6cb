"""Weights times a factor, one at a time or all of a list or group."""

from collections.abc import Mapping

from ennead.bots.knowledge import knowledge_of
from ennead.core.game import Game


def scaled(game: Game, factors: Mapping[str, float]) -> dict[str, float]:
    """Weights of a game times these factors, for `knowledge_of`; counts stay whole.

    `tiles` scales all that is called `tiles.…`. A name there is not is a ValueError.
    """
    usual = knowledge_of(game).weights()
    values: dict[str, float] = {}
    for name, factor in factors.items():
        found = {key: value for key, value in usual.items() if f"{key}.".startswith(f"{name}.")}
        if not found:
            groups = ", ".join(dict.fromkeys(key.partition(".")[0] for key in usual))
            raise ValueError(f"{game.name} has no weights {name!r}; it has {groups or 'none'}")
        for key, value in found.items():
            is_count = isinstance(value, int) and "." not in key
            values[key] = round(value * factor) if is_count else value * factor
    return values
