"""Botankhamun's cards and scribes in scoring (section 28, TK-BOT-57 to TK-BOT-60)."""

from typing import Final

from ennead.core.referee import Referee
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import BOT, FAMILY
from ennead.games.tekhenu.rules.components import (
    BY_BOT_CARDS,
    BY_BOT_SCRIBES,
    BY_LAWS,
    GOODS,
    SCRIBE,
    SOURCES,
)
from ennead.games.tekhenu.rules.market import discard_card
from ennead.games.tekhenu.rules.state import TekhenuState

BLESSING_VP: Final[int] = BOT["scoring"]["per_blessing"]["vp"]
TECHNOLOGY_VP: Final[int] = BOT["scoring"]["per_technology"]["vp"]
SCRIBES_PER_VP: Final[int] = BOT["scoring"]["scribes_per_vp"]


def _add(state: TekhenuState, source: int, points: int, referee: Referee) -> None:
    if points > 0:
        state.points[state.players * SOURCES + source] += points
        referee.tell(events.SCORED, state.players, source, points)


def score_bot_cards(state: TekhenuState, referee: Referee) -> None:
    """Blessings and technologies; blessings are then discarded (TK-BOT-57, TK-BOT-58)."""
    bot = state.players
    points = state.blessings[bot].bit_count() * BLESSING_VP
    points += state.technologies[bot].bit_count() * TECHNOLOGY_VP
    _add(state, BY_BOT_CARDS, points, referee)
    for card in range(FAMILY):
        if state.blessings[bot] >> card & 1:
            discard_card(state, card)
            referee.tell(events.BOT_DISCARDED, card)
    state.blessings[bot] = 0


def score_bot_end(state: TekhenuState, referee: Referee) -> None:
    """Laws whatever their type, and scribes, which stay for the tie-break (TK-BOT-59, TK-BOT-60)."""
    bot = state.players
    _add(state, BY_LAWS, state.laws[bot].bit_count() * state.law_vp, referee)
    _add(state, BY_BOT_SCRIBES, state.goods[bot * GOODS + SCRIBE] // SCRIBES_PER_VP, referee)
