"""What a market turn is still good for: the best that can be bought with the gold at hand."""

from typing import Any, Final

from ennead.core.data import load_data
from ennead.games.amun_re.rules.actions import SPACE
from ennead.games.amun_re.rules.components import (
    BUYS_CARDS,
    BUYS_FARMERS,
    BUYS_NOTHING,
    BUYS_STONES,
    MOST_BOUGHT,
    PRICE,
)
from ennead.games.amun_re.rules.state import AmunReState

BUY_CARDS: Final[int] = SPACE.base("buy_cards")
BUY_FARMERS: Final[int] = SPACE.base("buy_farmers")
BUY_STONES: Final[int] = SPACE.base("buy_stones")

_W: Final[dict[str, Any]] = load_data("ennead.games.amun_re.bot", "weights.yaml")["weights"]
TILE: Final[float] = _W["tile"]
BOUGHT_CARD: Final[float] = _W["bought_card"]
BOUGHT_STONE: Final[float] = _W["bought_stone"]
KEEP: Final[int] = _W["keep"]
KEPT: Final[float] = _W["kept"]


class Shopping:
    """One seat's turn at the market: what goods of each kind are worth to it, and how many there are."""

    def __init__(self, state: AmunReState, seat: int, gold_worth: float, harvests: int) -> None:
        self.gold = state.gold[seat]
        self.gold_worth = gold_worth
        self.values = [BOUGHT_CARD, harvests * TILE * gold_worth, BOUGHT_STONE]
        self.limits = [state.card_limit(seat), state.farmer_limit(seat), MOST_BOUGHT]

    def gain(self, code: int) -> float:
        """What it brings, in points, to buy this now and the best of what may be bought afterwards."""
        if code >= BUY_STONES:
            kind, count = BUYS_STONES, code - BUY_STONES + 1
        elif code >= BUY_FARMERS:
            kind, count = BUYS_FARMERS, code - BUY_FARMERS + 1
        else:
            kind, count = BUYS_CARDS, code - BUY_CARDS + 1
        left = self.gold - PRICE[count]
        bought = self.values[kind] * count - PRICE[count] * self.gold_worth
        return bought - KEPT * max(0, KEEP - left) + self._best(left - KEEP, kind + 1)

    def rest(self, still_open: int) -> float:
        """What the kinds of goods that are still open can bring."""
        return self._best(self.gold - KEEP, still_open)

    def _best(self, gold: int, kind: int) -> float:
        """One piece after the other, always the one that is worth most for its price."""
        bought = [0, 0, 0]
        total = 0.0
        while True:
            most = self.gold_worth
            chosen = BUYS_NOTHING
            for each in range(kind, BUYS_NOTHING):
                price = bought[each] + 1
                if price <= gold and price <= self.limits[each] and self.values[each] > most * price:
                    most, chosen = self.values[each] / price, each
            if chosen == BUYS_NOTHING:
                return total
            bought[chosen] += 1
            gold -= bought[chosen]
            total += self.values[chosen] - bought[chosen] * self.gold_worth
