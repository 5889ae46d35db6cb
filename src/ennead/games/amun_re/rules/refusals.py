"""Reasons that several decisions share, in words and numbers a person understands."""

from ennead.core.state import Refusal
from ennead.games.amun_re.rules.components import (
    AUCTION,
    CARD,
    HARVEST,
    MARKET,
    OFFERING,
    PHASE,
    PROVINCE,
    SCORING,
)
from ennead.games.amun_re.rules.state import AmunReState

# Where verbs are at home that can't be used at any time.
_PHASE_OF_VERB = {
    "pick": AUCTION,
    "bid": AUCTION,
    "bribe": AUCTION,
    "protect": AUCTION,
    "pass": AUCTION,
    "buy_cards": MARKET,
    "buy_farmers": MARKET,
    "buy_stones": MARKET,
    "architect": MARKET,
    "free_farmer": MARKET,
    "end": MARKET,
    "thief": OFFERING,
    "offer": OFFERING,
    "change": OFFERING,
    "turn": OFFERING,
    "take_card": OFFERING,
    "take_farmer": OFFERING,
    "take_stone": OFFERING,
    "treasury": HARVEST,
    "big_harvest": HARVEST,
    "score": SCORING,
}


def other_moment(state: AmunReState, verb: str) -> Refusal:
    """The action is no answer to the decision being asked."""
    if verb == "sell":
        return Refusal("no-sale-now")
    phase = _PHASE_OF_VERB.get(verb, state.phase)
    if phase != state.phase:
        return Refusal("other-phase", phase=PHASE.names[phase])
    return Refusal("other-question")


def not_in_hand(card: int) -> Refusal:
    return Refusal("card-not-in-hand", card=CARD.names[card])


def unplayable(state: AmunReState, seat: int, card: int) -> Refusal:
    """The card is not in hand, or one like it was played in this phase (AR-PWR-03)."""
    if not state.holds(seat, card):
        return not_in_hand(card)
    return Refusal("card-already-played", card=CARD.names[card])


def not_own(province: int) -> Refusal:
    return Refusal("not-your-province", province=PROVINCE.names[province])


def no_field(state: AmunReState, seat: int, province: int) -> Refusal:
    if state.owner[province] != seat:
        return not_own(province)
    return Refusal("no-free-field", province=PROVINCE.names[province])
