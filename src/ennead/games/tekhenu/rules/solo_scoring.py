"""Botankhamun's cards and scribes in scoring (section 28, TK-BOT-57 to TK-BOT-60)."""

from typing import Final

from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import AUTOMA, FAMILY
from ennead.games.tekhenu.rules.components import (
    BY_AUTOMA_CARDS,
    BY_AUTOMA_SCRIBES,
    BY_LAWS,
    GOODS,
    SCRIBE,
    SOURCES,
)
from ennead.games.tekhenu.rules.market import discard_card
from ennead.games.tekhenu.rules.state import TekhenuState

BLESSING_VP: Final[int] = AUTOMA["scoring"]["per_blessing"]["vp"]
TECHNOLOGY_VP: Final[int] = AUTOMA["scoring"]["per_technology"]["vp"]
SCRIBES_PER_VP: Final[int] = AUTOMA["scoring"]["scribes_per_vp"]


def _add(state: TekhenuState, source: int, points: int) -> None:
    if points > 0:
        state.points[state.players * SOURCES + source] += points
        state.referee.tell(events.SCORED, state.players, source, points)


def score_automa_cards(state: TekhenuState) -> None:
    """Blessings and technologies; blessings are then discarded (TK-BOT-57, TK-BOT-58)."""
    automa = state.players
    points = state.blessings[automa].bit_count() * BLESSING_VP
    points += state.technologies[automa].bit_count() * TECHNOLOGY_VP
    _add(state, BY_AUTOMA_CARDS, points)
    for card in range(FAMILY):
        if state.blessings[automa] >> card & 1:
            discard_card(state, card)
            state.referee.tell(events.AUTOMA_DISCARDED, card)
    state.blessings[automa] = 0


def score_automa_end(state: TekhenuState) -> None:
    """Laws whatever their type, and scribes, which stay for the tie-break (TK-BOT-59, TK-BOT-60)."""
    automa = state.players
    _add(state, BY_LAWS, state.laws[automa].bit_count() * state.law_vp)
    _add(state, BY_AUTOMA_SCRIBES, state.goods[automa * GOODS + SCRIBE] // SCRIBES_PER_VP)
