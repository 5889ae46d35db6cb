"""Botankhamun's setup and levels (section 28, TK-BOT-01 to TK-BOT-14), pyramid and destiny card."""

from typing import Any, Final

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import AUTOMA, AUTOMA_DESTINIES, DIFFICULTY, TOKENS
from ennead.games.tekhenu.rules.components import (
    BY_START,
    CELL,
    DISTRICTS,
    GOODS,
    MOST_GOD_STATUES,
    RESOURCE,
    SCRIBE,
    SOURCES,
)
from ennead.games.tekhenu.rules.state import TekhenuState

_START: Final[dict[str, int]] = AUTOMA["start"]
_LEVELS: Final[list[dict[str, Any]]] = [AUTOMA["difficulty"][level] for level in DIFFICULTY.names]


def set_up_automa(state: TekhenuState) -> None:
    """Points, markers, the pieces of the level, the pyramid (TK-BOT-03 to TK-BOT-14)."""
    automa = state.players
    state.points[automa * SOURCES + BY_START] = _START["vp"]
    state.happiness[automa] = _START["happiness"]
    state.population[automa] = _START["population"]
    state.goods[automa * GOODS + SCRIBE] = _START["scribe"]
    level = _LEVELS[state.difficulty]
    for slot in level["god_statues_at_horus_slots"]:
        god = state.horus_tiles[slot - 1]
        state.god_statues[god * MOST_GOD_STATUES] = automa
        state.statues[automa] += 1
        state.referee.tell(events.GOD_STATUE, automa, god, 0)
    for place in level["osiris"]:
        district = RESOURCE.index[place["district"]]
        state.osiris[(place["row"] - 1) * DISTRICTS + district] = automa
        state.buildings[automa] += 1
        state.referee.tell(events.OSIRIS_BUILDING, automa, district, place["row"])
    if level["pillar"] is not None:
        _set_up_pillar(state, CELL.index[level["pillar"]["cell"]], level["pillar"]["rotation"])
    new_pyramid(state)


def _set_up_pillar(state: TekhenuState, cell: int, turns: int) -> None:
    """On the top tile of the stack, without points or reward (TK-BOT-11)."""
    automa = state.players
    state.tiles[cell] = state.stack.pop()
    state.turns[cell] = turns
    state.pillar_owner[cell] = automa
    state.pillars[automa] += 1
    state.referee.tell(events.TILE_PLACED, automa, state.tiles[cell], cell, turns, NOBODY)
    state.referee.tell(events.PILLAR, automa, cell)


def new_pyramid(state: TekhenuState) -> None:
    """The tokens are shuffled, the marker lies beside the pyramid (TK-BOT-14, TK-BOT-55)."""
    tokens = list(range(TOKENS))
    state.referee.shuffle("bot tokens", tokens)
    tokens.reverse()
    state.pyramid = tokens
    state.progress = NOBODY
    for place, token in enumerate(tokens):
        state.referee.tell(events.AUTOMA_PYRAMID, place, token)


def take_automa_destiny(state: TekhenuState) -> None:
    """C01 or C02 at random, without effect (TK-BOT-08, TK-BOT-54)."""
    automa = state.players
    card = AUTOMA_DESTINIES[state.referee.below("bot destiny", len(AUTOMA_DESTINIES))]
    state.destiny[automa] = card
    state.referee.tell(events.TOOK_DESTINY, automa, card)
