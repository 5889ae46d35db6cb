"""Yellow cards (AR-SCO-08 to AR-SCO-12): what each of them asks for."""

from typing import Final

from ennead.games.amun_re.rules.components import (
    CARD_VP,
    CARDS,
    FARMER_FARMERS,
    INSTANT_CARDS,
    MASTER_FARMER,
    MASTER_SCRIBE,
    NILE_OR_NOT,
    ON_NILE,
    ONE_BANK,
    ONE_LAND,
    POWER_SYMBOLS,
    REGION,
    SCRIBE_SYMBOLS,
    SIDE,
)
from ennead.games.amun_re.rules.state import AmunReState

YELLOW_CARDS: Final[tuple[int, ...]] = tuple(card for card in range(CARDS) if CARD_VP[card] > 0)
# What each of them counts in a province; farmers come and go.
COUNTED: Final[dict[int, tuple[int, ...]]] = {
    MASTER_SCRIBE: tuple(map(sum, zip(POWER_SYMBOLS, INSTANT_CARDS, strict=True))),
    ONE_BANK: SIDE,
    NILE_OR_NOT: ON_NILE,
    ONE_LAND: REGION,
}
# What is missing when it doesn't hold.
UNMET: Final = {
    MASTER_SCRIBE: "too-few-symbols",
    MASTER_FARMER: "too-few-farmers",
    ONE_BANK: "not-on-one-side",
    NILE_OR_NOT: "not-all-on-the-nile-or-off-it",
    ONE_LAND: "not-in-one-land",
}


def meets(state: AmunReState, seat: int, card: int) -> bool:
    """Whether a yellow card's condition holds."""
    has, needs = condition(state, state.own_provinces(seat), card)
    return has >= needs


def condition(state: AmunReState, own: list[int], card: int) -> tuple[int, int]:
    """How much of what a yellow card asks for these provinces have, and how much it needs."""
    if card == MASTER_FARMER:
        return sum([state.farmers[at] + state.free_farmers[at] for at in own]), FARMER_FARMERS
    some = sum([COUNTED[card][at] for at in own])
    if card == MASTER_SCRIBE:
        return some, SCRIBE_SYMBOLS
    return max(some, len(own) - some), max(len(own), 1)
