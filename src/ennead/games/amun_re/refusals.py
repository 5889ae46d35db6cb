"""Why an action is not possible, in words and numbers a person understands."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.amun_re.actions import SPACE
from ennead.games.amun_re.components import (
    ARCHITECT,
    BID_CELLS,
    BIG_HARVEST,
    BRIBE,
    CARD,
    CARD_VP,
    CELLS,
    FREE_FARMER,
    MAX_OFFER,
    PRICE,
    PROTECTION,
    PROVINCE,
    STONES_PER_PYRAMID,
    TREASURY,
)
from ennead.games.amun_re.state import AmunReState
from ennead.games.amun_re.steps import (
    AUCTION_PASS,
    AUCTION_TURN,
    HARVEST_CARDS,
    MARKET_ACTION,
    OFFERING_CHOICE,
    PLACE_FARMER,
    PLACE_STONE,
    REWARD_CHOICE,
    SCORING_CARDS,
)

# Verbs that belong to each decision; anything else simply is not its moment.
_MOMENTS = {
    AUCTION_TURN: ("bid", "bribe", "protect", "sell"),
    AUCTION_PASS: ("bid", "bribe", "protect", "sell"),
    PLACE_STONE: ("place", "architect"),
    MARKET_ACTION: ("buy_cards", "buy_farmers", "buy_stones", "architect", "free_farmer", "sell"),
    PLACE_FARMER: ("place",),
    OFFERING_CHOICE: ("offer", "sell"),
    REWARD_CHOICE: ("take_card", "take_farmer", "take_stone"),
    HARVEST_CARDS: ("treasury", "big_harvest", "sell"),
    SCORING_CARDS: ("score", "sell"),
}
_CARD_OF_VERB = {
    "protect": PROTECTION,
    "bribe": BRIBE,
    "architect": ARCHITECT,
    "free_farmer": FREE_FARMER,
    "treasury": TREASURY,
    "big_harvest": BIG_HARVEST,
}


def asked_verbs(state: AmunReState, seat: int) -> tuple[str, ...]:
    """The verbs of the decision being asked."""
    return tuple(verb for verb in _MOMENTS.get(state.frames[-1][0], ()) if _is_moment(state, seat, verb))


def why_not(state: AmunReState, seat: int, code: int) -> Refusal:
    """The first rule that stands in the way of an action that is not legal now."""
    verb = SPACE.verb(code)
    arguments = verb.arguments(code)
    if not _is_moment(state, seat, verb.name):
        return Refusal("not-possible-now")
    if verb.name in ("sell", "score"):
        return _about_card(state, seat, arguments[0])
    if verb.name in _CARD_OF_VERB:
        card = _CARD_OF_VERB[verb.name]
        if not state.can_play(seat, card):
            return _about_card(state, seat, card)
    if verb.name in ("bid", "bribe"):
        return _about_bid(state, seat, verb.name, arguments[0], arguments[1])
    if verb.name.startswith("buy_"):
        return _about_purchase(state, seat, verb.name, arguments[0] + 1)
    if verb.name == "offer":
        return _about_offer(state, seat, arguments[0] + 1)
    if verb.name == "take_card":
        return Refusal("no-cards-left")
    return _about_province(state, seat, verb.name, arguments[0])


def _is_moment(state: AmunReState, seat: int, verb: str) -> bool:
    """Whether the decision being asked knows the verb at all."""
    frame = state.frames[-1]
    if verb not in _MOMENTS.get(frame[0], ()):
        return False
    if frame[0] == PLACE_STONE and verb == "architect":
        return frame[3] == 1  # only between bought stones (AR-PWR-15)
    return frame[0] != OFFERING_CHOICE or not state.sealed[seat]


def _about_card(state: AmunReState, seat: int, card: int) -> Refusal:
    name = CARD.names[card]
    if not state.holds(seat, card):
        return Refusal("card-not-in-hand", card=name)
    if state.has_played(seat, card):
        return Refusal("card-already-played", card=name)
    if CARD_VP[card] > 0:
        return Refusal("condition-not-met", card=name)
    return Refusal("not-possible-now")


def _about_bid(state: AmunReState, seat: int, verb: str, province: int, cell: int) -> Refusal:
    name = PROVINCE.names[province]
    if state.bid_at[seat] != NOBODY:
        return Refusal("your-bid-stands", province=PROVINCE.names[state.bid_at[seat]])
    if province not in state.for_sale:
        return Refusal("province-not-for-sale", province=name)
    if verb == "bid" and province == state.barred[seat]:
        return Refusal("barred-after-outbid", province=name)
    if verb == "bribe" and province != state.barred[seat]:
        return Refusal("bribe-only-where-barred", province=name)
    lowest = state.lowest_cell(province)
    if lowest >= CELLS:
        return Refusal("bid-cannot-be-beaten", province=name)
    if cell < lowest:
        return Refusal("bid-too-low", needs=BID_CELLS[lowest], province=name)
    return Refusal("not-enough-gold", needs=BID_CELLS[cell], has=state.gold[seat])


def _about_purchase(state: AmunReState, seat: int, verb: str, count: int) -> Refusal:
    kinds = ("buy_cards", "buy_farmers", "buy_stones")
    if kinds.index(verb) < state.frames[-1][2]:
        return Refusal("goods-closed")
    if verb == "buy_cards" and count > state.card_limit(seat):
        return Refusal("too-many-cards", most=state.card_limit(seat))
    if verb == "buy_farmers" and count > state.farmer_limit(seat):
        return Refusal("too-few-fields", most=state.farmer_limit(seat))
    return Refusal("not-enough-gold", needs=PRICE[count], has=state.gold[seat])


def _about_offer(state: AmunReState, seat: int, gold: int) -> Refusal:
    if gold > MAX_OFFER:
        return Refusal("offer-too-high", most=MAX_OFFER)
    return Refusal("not-enough-gold", needs=gold, has=state.gold[seat])


def _about_province(state: AmunReState, seat: int, verb: str, province: int) -> Refusal:
    name = PROVINCE.names[province]
    if state.owner[province] != seat:
        return Refusal("not-your-province", province=name)
    if verb == "architect":
        needs = STONES_PER_PYRAMID - 1
        return Refusal("too-few-stones", province=name, needs=needs, has=state.stones[province])
    if verb == "big_harvest" and state.farmers_in(province) == 0:
        return Refusal("no-farmers-there", province=name)
    if verb in ("treasury", "big_harvest"):
        return Refusal("one-harvest-card-a-province", province=name)
    return Refusal("no-free-field", province=name)
