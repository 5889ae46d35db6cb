"""What a market turn is still good for: the best that can be bought with the gold at hand."""

from typing import Final

from ennead.games.amun_re.bot.weights import Weights
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


class Shopping:
    """One seat's turn at the market: what goods of each kind are worth to it, and how many there are."""

    def __init__(
        self, weights: Weights, state: AmunReState, seat: int, gold_worth: float, harvests: int
    ) -> None:
        self.weights = weights
        self.gold = state.gold[seat]
        self.gold_worth = gold_worth
        self.values = [weights.bought_card, harvests * weights.tile * gold_worth, weights.bought_stone]
        self.limits = [state.card_limit(seat), state.farmer_limit(seat), MOST_BOUGHT]

    def gain(self, code: int) -> float:
        """What it brings, in points, to buy this now and the best of what may be bought afterwards."""
        if code >= BUY_STONES:
            kind, count = BUYS_STONES, code - BUY_STONES + 1
        elif code >= BUY_FARMERS:
            kind, count = BUYS_FARMERS, code - BUY_FARMERS + 1
        else:
            kind, count = BUYS_CARDS, code - BUY_CARDS + 1
        weights = self.weights
        left = self.gold - PRICE[count]
        bought = self.values[kind] * count - PRICE[count] * self.gold_worth
        return bought - weights.kept * max(0, weights.keep - left) + self._best(left - weights.keep, kind + 1)

    def rest(self, still_open: int) -> float:
        """What the kinds of goods that are still open can bring."""
        return self._best(self.gold - self.weights.keep, still_open)

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
