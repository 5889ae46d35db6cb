"""Which battle card suits a battle: by strength on both sides, by what stands where, by followers."""

import math

from ennead.core.codec import NOBODY
from ennead.games.ankh.bot.forecast import CHARIOTS
from ennead.games.ankh.bot.survey import Survey
from ennead.games.ankh.rules.components import (
    BUILD_COST,
    BUILD_MONUMENT,
    CARDS,
    CYCLE_OF_MAAT,
    DROUGHT,
    FLOOD,
    GOD_FIGURE,
    INSPIRING,
    MIRACLE,
    PLAGUE,
)
from ennead.games.ankh.rules.geography import FERTILE, HEX_TERRAIN
from ennead.games.ankh.rules.state import AnkhState


def card_priors(state: AnkhState, side: int) -> list[float]:
    """How fitting each card is in the battle going on."""
    survey = Survey(state)
    base = state.battle * state.players
    rival = 0
    richest = 0
    for other in state.ranks:
        if other != side and survey.figures[base + other]:
            rival = max(rival, survey.strength[base + other])
            richest = max(richest, state.followers[other])
    lead = survey.strength[base + side] - rival
    winning = 1.0 / (1.0 + math.exp(-lead / 1.5))
    mortal = fertile = foes = 0
    for hex in state.map.area[state.battle]:
        if state.piece[hex] > GOD_FIGURE:
            if state.owner[hex] != side:
                foes += 1
            else:
                mortal += 1
                if HEX_TERRAIN[hex] == FERTILE:
                    fertile += 1
    fitting = [0.0] * CARDS
    fitting[CHARIOTS] = 2.5 if -3 <= lead <= 2 else 0.5
    fitting[DROUGHT] = 0.3 + 1.2 * winning * survey.desert[base + side]
    fitting[FLOOD] = 0.3 + 0.6 * fertile
    fitting[MIRACLE] = 0.2 + 1.2 * (1.0 - winning) * mortal
    fitting[BUILD_MONUMENT] = 2.5 if _can_build(state, side) else 0.15
    fitting[PLAGUE] = 0.2 + (0.5 * foes if state.followers[side] > richest else 0.1 * foes)
    fitting[CYCLE_OF_MAAT] = 0.2 + 0.3 * (CARDS - state.hand_size(side))
    return fitting


def _can_build(state: AnkhState, side: int) -> bool:
    payable = state.has_power(side, INSPIRING) or state.followers[side] >= BUILD_COST
    return payable and state.battle != NOBODY
