"""Which actions deserve a look."""

import math
from typing import Final

from ennead.games.amun_re.bot.forecast import gold_worth, province_worth, shopping_of
from ennead.games.amun_re.bot.weights import Weights
from ennead.games.amun_re.generated import frames
from ennead.games.amun_re.rules.actions import SPACE
from ennead.games.amun_re.rules.components import BID_CELLS, CARDS, CELLS, PROVINCES
from ennead.games.amun_re.rules.state import AmunReState

BID: Final[int] = SPACE.base("bid")
BRIBE_BID: Final[int] = SPACE.base("bribe")
BUY_CARDS: Final[int] = SPACE.base("buy_cards")
CHANGE_NO: Final[int] = SPACE.base("change")
DONE: Final[int] = SPACE.base("done")
END: Final[int] = SPACE.base("end")
OFFER: Final[int] = SPACE.base("offer")
PASS: Final[int] = SPACE.base("pass")
PICK: Final[int] = SPACE.base("pick")
PLAY_ARCHITECT: Final[int] = SPACE.base("architect")
PROTECT: Final[int] = SPACE.base("protect")
SELL: Final[int] = SPACE.base("sell")
THIEF: Final[int] = SPACE.base("thief")


def priors(weights: Weights, state: AmunReState, seat: int, codes: list[int]) -> list[float]:
    if isinstance(state.frames[-1], frames.MarketAction):
        return _market_priors(weights, state, seat, codes)
    return [_prior(weights, state, seat, code) for code in codes]


def _market_priors(weights: Weights, state: AmunReState, seat: int, codes: list[int]) -> list[float]:
    """By what each purchase brings against buying nothing; cards are played first, and hardly ever sold."""
    shopping = shopping_of(weights, state, seat)
    found: list[float] = []
    top = 1.0
    for code in codes:
        prior = 1.0
        if BUY_CARDS <= code < PLAY_ARCHITECT:
            prior = math.exp(min(max(shopping.gain(code) / weights.market_doubt, -20.0), 20.0))
        top = max(top, prior)
        found.append(prior)
    for at in range(len(codes)):
        if SELL <= codes[at] < SELL + CARDS:
            found[at] = top * weights.unlikely
        elif PLAY_ARCHITECT <= codes[at] < END:
            found[at] = top * weights.market_card
        else:
            found[at] = max(found[at], top * weights.unlikely)
    return found


def _prior(weights: Weights, state: AmunReState, seat: int, code: int) -> float:
    if BID <= code < BRIBE_BID + PROVINCES * CELLS:
        bid = code - BID if code < BRIBE_BID else code - BRIBE_BID
        gain = (
            province_worth(weights, state, seat, bid // CELLS)
            - gold_worth(weights, state) * BID_CELLS[bid % CELLS]
        )
        return math.exp(min(max(gain / 1.5, -5.0), 5.0)) * (1.0 if code < BRIBE_BID else 0.5)
    if SELL <= code < SELL + CARDS:
        return 0.03
    if code == PROTECT:
        return 0.2
    if code in (PASS, DONE):
        return 0.7
    if code == THIEF:
        return weights.prior_thief
    if OFFER <= code < CHANGE_NO:
        gold = code - OFFER + 1
        return math.exp(-gold / weights.prior_offer)
    if PICK <= code < BID:
        return math.exp(province_worth(weights, state, seat, code - PICK) / 4.0)
    return 1.0
