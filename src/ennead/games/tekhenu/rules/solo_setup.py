"""Botankhamun's setup and levels (section 28, TK-BOT-01 to TK-BOT-14), pyramid and destiny card."""

from typing import Any, Final

from ennead.core.codec import NOBODY
from ennead.core.referee import Referee
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import BOT, BOT_DESTINIES, DIFFICULTY, TOKENS
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

_START: Final[dict[str, int]] = BOT["start"]
_LEVELS: Final[list[dict[str, Any]]] = [BOT["difficulty"][level] for level in DIFFICULTY.names]


def set_up_bot(state: TekhenuState, referee: Referee) -> None:
    """Points, markers, the pieces of the level, the pyramid (TK-BOT-03 to TK-BOT-14)."""
    bot = state.players
    state.points[bot * SOURCES + BY_START] = _START["vp"]
    state.happiness[bot] = _START["happiness"]
    state.population[bot] = _START["population"]
    state.goods[bot * GOODS + SCRIBE] = _START["scribe"]
    level = _LEVELS[state.difficulty]
    for slot in level["god_statues_at_horus_slots"]:
        god = state.horus_tiles[slot - 1]
        state.god_statues[god * MOST_GOD_STATUES] = bot
        state.statues[bot] += 1
        referee.tell(events.GOD_STATUE, bot, god, 0)
    for place in level["osiris"]:
        district = RESOURCE.index[place["district"]]
        state.osiris[(place["row"] - 1) * DISTRICTS + district] = bot
        state.buildings[bot] += 1
        referee.tell(events.OSIRIS_BUILDING, bot, district, place["row"])
    if level["pillar"] is not None:
        _set_up_pillar(state, CELL.index[level["pillar"]["cell"]], level["pillar"]["rotation"], referee)
    new_pyramid(state, referee)


def _set_up_pillar(state: TekhenuState, cell: int, turns: int, referee: Referee) -> None:
    """On the top tile of the stack, without points or reward (TK-BOT-11)."""
    bot = state.players
    state.tiles[cell] = state.stack.pop()
    state.turns[cell] = turns
    state.pillar_owner[cell] = bot
    state.pillars[bot] += 1
    referee.tell(events.TILE_PLACED, bot, state.tiles[cell], cell, turns, NOBODY)
    referee.tell(events.PILLAR, bot, cell)


def new_pyramid(state: TekhenuState, referee: Referee) -> None:
    """The tokens are shuffled, the marker lies beside the pyramid (TK-BOT-14, TK-BOT-55)."""
    tokens = list(range(TOKENS))
    referee.shuffle("bot tokens", tokens)
    tokens.reverse()
    state.pyramid = tokens
    state.progress = NOBODY
    for place, token in enumerate(tokens):
        referee.tell(events.BOT_PYRAMID, place, token)


def take_bot_destiny(state: TekhenuState, referee: Referee) -> None:
    """C01 or C02 at random, without effect (TK-BOT-08, TK-BOT-54)."""
    bot = state.players
    card = BOT_DESTINIES[referee.below("bot destiny", len(BOT_DESTINIES))]
    state.destiny[bot] = card
    referee.tell(events.TOOK_DESTINY, bot, card)
