"""The table of a game of Amun-Re, and small predicates in the rulebook's words."""

from ennead.core.codec import NOBODY
from ennead.core.state import Rules
from ennead.games.amun_re.generated.fields import AmunReFields
from ennead.games.amun_re.rules.components import (
    CARDS,
    FIELDS,
    POWER_SYMBOLS,
    PROTECTION,
    PROVINCES,
    SOURCES,
)
from ennead.games.amun_re.rules.fields import LINES


class AmunReState(AmunReFields):
    """Tables by seat, by province, or seat by seat a row of cards or points.

    What changes but a few times in a round is replaced, never changed in place, so that copies can share it:
    `known`, `points`, `offered`, `owner`, the province cards in all their places.
    """

    __slots__ = ()

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        self.phase = 0
        self.first = 0
        self.offered = [NOBODY] * players

    def clone(self) -> "AmunReState":
        copy = AmunReState()
        copy.copy_from(self)
        return copy

    def turn_order(self) -> list[int]:
        """The First Player, then clockwise (AR-GEN-04)."""
        return [*range(self.first, self.players), *range(self.first)]

    def kingdom(self) -> int:
        return 0 if self.round <= 3 else 1

    def own_provinces(self, seat: int) -> list[int]:
        return [province for province, owner in enumerate(self.owner) if owner == seat]

    def fields_free(self, province: int) -> int:
        return FIELDS[province] - self.farmers[province]

    def hand_size(self, seat: int) -> int:
        return sum(self.hand[seat * CARDS : seat * CARDS + CARDS])

    def holds(self, seat: int, card: int) -> bool:
        return self.hand[seat * CARDS + card] > 0

    def has_played(self, seat: int, card: int) -> bool:
        return self.played[seat] >> card & 1 == 1

    def can_play(self, seat: int, card: int) -> bool:
        """Holds the card and has played none like it in this phase (AR-PWR-03)."""
        return self.hand[seat * CARDS + card] > 0 and self.played[seat] >> card & 1 == 0

    def farmers_in(self, province: int) -> int:
        """Farmers on fields and free ones alike (AR-PWR-19)."""
        return self.farmers[province] + self.free_farmers[province]

    def cards_left(self) -> int:
        """Cards that can still be drawn: the deck, then the discard pile shuffled anew (AR-SUP-02)."""
        return len(self.deck) + sum(self.discard)

    def card_limit(self, seat: int) -> int:
        """The best single own province counts (AR-MKT-06), and so do the cards left (AR-SUP-03)."""
        best = 0
        for province in range(PROVINCES):
            if self.owner[province] == seat and POWER_SYMBOLS[province] > best:
                best = POWER_SYMBOLS[province]
        return min(best, self.cards_left()) if best else 0

    def farmer_limit(self, seat: int) -> int:
        """Free fields in own provinces (AR-MKT-08)."""
        free = 0
        for province in range(PROVINCES):
            if self.owner[province] == seat:
                free += FIELDS[province] - self.farmers[province]
        return free

    def lowest_cell(self, province: int) -> int:
        """The lowest cell that may be bid there now (AR-AUC-06, AR-AUC-07, AR-PWR-07)."""
        bidder = self.bidder(province)
        if bidder == NOBODY:
            return 0
        return self.bid_cell[bidder] + (2 if self.has_played(bidder, PROTECTION) else 1)

    def bidder(self, province: int) -> int:
        """Whose bid stands in the province, or NOBODY."""
        return self.bid_at.index(province) if province in self.bid_at else NOBODY

    def score(self, seat: int, source: int, points: int) -> None:
        self.points = self.points.copy()
        self.points[seat * LINES + self.kingdom() * SOURCES + source] += points

    def vp(self, seat: int) -> int:
        return sum(self.points[seat * LINES : seat * LINES + LINES])
