"""Why an action is not possible, in words and numbers a person understands."""

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.amun_re.rules.actions import SPACE
from ennead.games.amun_re.rules.components import (
    ARCHITECT,
    AUCTION,
    BID_CELLS,
    BIG_HARVEST,
    BRIBE,
    BUYS_NOTHING,
    BUYS_STONES,
    CARD,
    CARD_VP,
    CELLS,
    FREE_FARMER,
    HARVEST,
    MARKET,
    MASTER_FARMER,
    MASTER_SCRIBE,
    NILE_OR_NOT,
    OFFERING,
    ONE_BANK,
    ONE_LAND,
    PHASE,
    POWER_SYMBOLS,
    PRICE,
    PROTECTION,
    PROVINCE,
    SCORING,
    STONES_PER_PYRAMID,
    TREASURY,
)
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.steps import (
    AUCTION_PASS,
    AUCTION_TURN,
    CHANGE_DIRECTION,
    EXPERT_PICK,
    HARVEST_CARDS,
    MARKET_ACTION,
    OFFERING_CHOICE,
    PLACE_FARMER,
    PLACE_STONE,
    REWARD_CHOICE,
    SCORING_CARDS,
)
from ennead.games.amun_re.rules.yellow import condition

# Verbs that belong to each decision.
_ASKED: dict[int, tuple[str, ...]] = {
    EXPERT_PICK: ("pick",),
    AUCTION_TURN: ("bid", "bribe", "protect", "sell"),
    AUCTION_PASS: ("pass", "bid", "bribe", "protect", "sell"),
    PLACE_STONE: ("place", "architect"),
    MARKET_ACTION: ("buy_cards", "buy_farmers", "buy_stones", "architect", "free_farmer", "end", "sell"),
    PLACE_FARMER: ("place",),
    OFFERING_CHOICE: ("offer", "thief", "sell"),
    CHANGE_DIRECTION: ("turn",),
    REWARD_CHOICE: ("take_card", "take_farmer", "take_stone"),
    HARVEST_CARDS: ("treasury", "big_harvest", "done", "sell"),
    SCORING_CARDS: ("score", "done", "sell"),
}
# Second part of preparing an offering (AR-DEC-11).
_ADDING_CHANGE = ("change",)
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
_CARD_OF_VERB = {
    "protect": PROTECTION,
    "bribe": BRIBE,
    "architect": ARCHITECT,
    "free_farmer": FREE_FARMER,
    "treasury": TREASURY,
    "big_harvest": BIG_HARVEST,
}
_UNMET = {
    MASTER_SCRIBE: "too-few-symbols",
    MASTER_FARMER: "too-few-farmers",
    ONE_BANK: "not-on-one-side",
    NILE_OR_NOT: "not-all-on-the-nile-or-off-it",
    ONE_LAND: "not-in-one-land",
}
_GOODS_VERBS = ("buy_cards", "buy_farmers", "buy_stones")


def asked_verbs(state: AmunReState, seat: int) -> tuple[str, ...]:
    """The verbs of the decision being asked."""
    frame = state.frames[-1]
    if frame[0] == PLACE_STONE and not frame[3]:
        return ("place",)  # an Architect may come only between bought stones (AR-PWR-15)
    if frame[0] == OFFERING_CHOICE and state.sealed[seat]:
        return _ADDING_CHANGE
    return _ASKED[frame[0]]


def why_not(state: AmunReState, seat: int, code: int) -> Refusal:
    """The first rule that stands in the way of an action that is not legal now."""
    verb = SPACE.verb(code)
    arguments = verb.arguments(code)
    if verb.name not in asked_verbs(state, seat):
        return _about_moment(state, verb.name)
    if verb.name == "sell":
        return Refusal("card-not-in-hand", card=CARD.names[arguments[0]])
    if verb.name == "score":
        return _about_yellow(state, seat, arguments[0])
    if verb.name in ("bid", "bribe"):
        return _about_bid(state, seat, verb.name, arguments[0], arguments[1])
    if verb.name in _GOODS_VERBS:
        return _about_purchase(state, seat, verb.name, arguments[0] + 1)
    if verb.name == "offer":
        return Refusal("not-enough-gold", needs=arguments[0] + 1, has=state.gold[seat])
    if verb.name == "take_card":
        return Refusal("no-cards-left")
    if verb.name in _CARD_OF_VERB and not state.can_play(seat, _CARD_OF_VERB[verb.name]):
        return _about_card(state, seat, _CARD_OF_VERB[verb.name])
    if verb.name == "pick":
        return Refusal("not-your-province-card", province=PROVINCE.names[arguments[0]])
    return _about_province(state, seat, verb.name, arguments[0])


def _about_moment(state: AmunReState, verb: str) -> Refusal:
    """The action is no answer to the decision being asked."""
    if verb == "sell":
        return Refusal("no-sale-now")
    phase = _PHASE_OF_VERB.get(verb, state.phase)
    if phase != state.phase:
        return Refusal("other-phase", phase=PHASE.names[phase])
    return Refusal("other-question")


def _about_card(state: AmunReState, seat: int, card: int) -> Refusal:
    if not state.holds(seat, card):
        return Refusal("card-not-in-hand", card=CARD.names[card])
    return Refusal("card-already-played", card=CARD.names[card])


def _about_yellow(state: AmunReState, seat: int, card: int) -> Refusal:
    if CARD_VP[card] == 0:
        return Refusal("card-scores-nothing", card=CARD.names[card])
    if not state.can_play(seat, card):
        return _about_card(state, seat, card)
    has, needs = condition(state, state.own_provinces(seat), card)
    return Refusal(_UNMET[card], card=CARD.names[card], needs=needs, has=has)


def _about_bid(state: AmunReState, seat: int, verb: str, province: int, cell: int) -> Refusal:
    name = PROVINCE.names[province]
    if state.bid_at[seat] != NOBODY:
        return Refusal("your-bid-stands", province=PROVINCE.names[state.bid_at[seat]])
    if verb == "bribe" and not state.can_play(seat, BRIBE):
        return _about_card(state, seat, BRIBE)
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
        return _about_low_bid(state, province, BID_CELLS[lowest])
    return Refusal("not-enough-gold", needs=BID_CELLS[cell], has=state.gold[seat])


def _about_low_bid(state: AmunReState, province: int, needs: int) -> Refusal:
    """The bid that stands must be beaten, by two cells if its owner is protected (AR-PWR-07)."""
    bidder = state.bidder(province)
    values: dict[str, int | str] = {
        "province": PROVINCE.names[province],
        "seat": SEAT.names[bidder],
        "stands": BID_CELLS[state.bid_cell[bidder]],
        "needs": needs,
    }
    protected = state.has_played(bidder, PROTECTION)
    return Refusal("bid-too-low-for-protection" if protected else "bid-too-low", **values)


def _about_purchase(state: AmunReState, seat: int, verb: str, count: int) -> Refusal:
    still_open = state.frames[-1][2]
    if _GOODS_VERBS.index(verb) < still_open:
        if still_open == BUYS_NOTHING:
            return Refusal("stones-bought")
        return Refusal("farmers-bought" if still_open == BUYS_STONES else "cards-bought")
    if verb == "buy_cards" and count > state.card_limit(seat):
        return _about_card_limit(state, seat)
    if verb == "buy_farmers" and count > state.farmer_limit(seat):
        return Refusal("too-few-fields", most=state.farmer_limit(seat))
    return Refusal("not-enough-gold", needs=PRICE[count], has=state.gold[seat])


def _about_card_limit(state: AmunReState, seat: int) -> Refusal:
    """Symbols of the best own province, or the cards that are left (AR-MKT-06, AR-SUP-03)."""
    symbols = max([POWER_SYMBOLS[province] for province in state.own_provinces(seat)], default=0)
    if symbols == 0:
        return Refusal("no-card-symbols")
    if state.cards_left() < symbols:
        return Refusal("few-cards-left", most=state.cards_left())
    return Refusal("too-many-cards", most=symbols)


def _about_province(state: AmunReState, seat: int, verb: str, province: int) -> Refusal:
    name = PROVINCE.names[province]
    if state.owner[province] != seat:
        return Refusal("not-your-province", province=name)
    if verb == "architect":
        needs = STONES_PER_PYRAMID - 1
        return Refusal("too-few-stones", province=name, needs=needs, has=state.stones[province])
    if verb == "big_harvest" and state.farmers_in(province) == 0:
        return Refusal("no-farmers-there", province=name)
    if verb == "treasury":
        return Refusal("big-harvest-there", province=name)
    if verb == "big_harvest":
        return Refusal("treasury-there", province=name)
    return Refusal("no-free-field", province=name)
