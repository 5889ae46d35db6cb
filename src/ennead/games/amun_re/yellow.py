"""Yellow cards (AR-SCO-08 to AR-SCO-12): what each of them asks for."""

from typing import Final

from ennead.games.amun_re.components import (
    CARD_VP,
    CARDS,
    FARMER_FARMERS,
    INSTANT_CARDS,
    MASTER_FARMER,
    MASTER_SCRIBE,
    NILE_OR_NOT,
    ON_NILE,
    ONE_BANK,
    POWER_SYMBOLS,
    REGION,
    SCRIBE_SYMBOLS,
    SIDE,
)
from ennead.games.amun_re.state import AmunReState

YELLOW_CARDS: Final[tuple[int, ...]] = tuple(card for card in range(CARDS) if CARD_VP[card] > 0)


def meets(state: AmunReState, seat: int, card: int) -> bool:
    """Whether a yellow card's condition holds."""
    has, needs = condition(state, state.own_provinces(seat), card)
    return has >= needs


def condition(state: AmunReState, own: list[int], card: int) -> tuple[int, int]:
    """How much of what a yellow card asks for these provinces have, and how much it needs."""
    if card == MASTER_SCRIBE:
        return sum([POWER_SYMBOLS[province] + INSTANT_CARDS[province] for province in own]), SCRIBE_SYMBOLS
    if card == MASTER_FARMER:
        return sum([state.farmers_in(province) for province in own]), FARMER_FARMERS
    kind = SIDE if card == ONE_BANK else ON_NILE if card == NILE_OR_NOT else REGION
    some = sum([kind[province] for province in own])
    return max(some, len(own) - some), max(len(own), 1)
