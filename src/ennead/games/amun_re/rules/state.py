"""The table of a game of Amun-Re, and small predicates in the rulebook's words."""

from typing import Final

from ennead.core.codec import FLAG, NOBODY, NUMBER, SEAT, Bits, Domain, Field, Grid, ListOf, Table
from ennead.core.state import Rules, State
from ennead.games.amun_re.rules.components import (
    CARD,
    CARDS,
    CELL,
    FIELDS,
    KINGDOM,
    PHASE,
    POWER_SYMBOLS,
    PROTECTION,
    PROVINCE,
    PROVINCES,
    SOURCE,
    SOURCES,
    TILE,
)

# Points are kept by kingdom and source: old.temples, …, new.final_gold.
LINE: Final = Domain("line", [f"{era}.{source}" for era in KINGDOM.names for source in SOURCE.names])
LINES: Final = len(LINE.names)

# Everything on the table, and how it is written.
STATE_FIELDS: Final = (
    Field("expert", FLAG),
    Field("round", NUMBER),
    Field("phase", PHASE),
    Field("first", SEAT),
    Field("tile", TILE),
    Field("gold", Table(SEAT, NUMBER)),
    Field("hand", Grid(SEAT, CARD, NUMBER)),
    Field("known", Grid(SEAT, CARD, NUMBER)),
    Field("played", Table(SEAT, Bits(CARD))),
    Field("points", Grid(SEAT, LINE, NUMBER)),
    Field("bid_at", Table(SEAT, PROVINCE)),
    Field("bid_cell", Table(SEAT, CELL)),
    Field("barred", Table(SEAT, PROVINCE)),
    Field("offered", Table(SEAT, NUMBER)),
    Field("province_hand", Table(SEAT, Bits(PROVINCE))),
    Field("owner", Table(PROVINCE, SEAT)),
    Field("farmers", Table(PROVINCE, NUMBER)),
    Field("free_farmers", Table(PROVINCE, NUMBER)),
    Field("stones", Table(PROVINCE, NUMBER)),
    Field("pyramids", Table(PROVINCE, NUMBER)),
    Field("deck", ListOf(CARD)),
    Field("discard", Table(CARD, NUMBER)),
    Field("province_deck", ListOf(PROVINCE)),
    Field("for_sale", ListOf(PROVINCE)),
    Field("province_discard", ListOf(PROVINCE)),
    Field("unused", ListOf(PROVINCE)),
    Field("face_down_at", ListOf(PROVINCE)),
    Field("face_down", ListOf(CARD)),
    Field("total", NUMBER),
)
_NAMES: Final = tuple(field.name for field in STATE_FIELDS)


class AmunReState(State):
    """Tables by seat, by province, or seat by seat a row of cards or points.

    What changes but a few times in a round is replaced, never changed in place, so that copies can share it:
    `known`, `points`, `offered`, `owner`, the province cards in all their places.
    """

    __slots__ = _NAMES

    expert: bool
    round: int
    phase: int
    first: int
    tile: int
    # By seat
    gold: list[int]
    hand: list[int]
    # Cards everybody knows to be in the hand: the starting Architect until one leaves it.
    known: list[int]
    # Bits of the card types played in this phase or scoring.
    played: list[int]
    points: list[int]
    bid_at: list[int]
    bid_cell: list[int]
    barred: list[int]
    # Revealed offering of this round: gold, 0 for the Thief, -1 before the reveal.
    offered: list[int]
    # Expert variant: bits of the province cards in hand.
    province_hand: list[int]
    # By province
    owner: list[int]
    farmers: list[int]
    free_farmers: list[int]
    stones: list[int]
    pyramids: list[int]
    # Piles (last = top); the power discard is open, so a count of each type is enough.
    deck: list[int]
    discard: list[int]
    province_deck: list[int]
    for_sale: list[int]
    province_discard: list[int]
    unused: list[int]
    # Instant power cards on provinces for sale: where each lies, and its hidden face.
    face_down_at: list[int]
    face_down: list[int]
    total: int

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        self.expert = False
        self.round = 0
        self.phase = 0
        self.first = 0
        self.tile = NOBODY
        self.gold = [0] * players
        self.hand = [0] * (players * CARDS)
        self.known = [0] * (players * CARDS)
        self.played = [0] * players
        self.points = [0] * (players * LINES)
        self.bid_at = [NOBODY] * players
        self.bid_cell = [NOBODY] * players
        self.barred = [NOBODY] * players
        self.offered = [NOBODY] * players
        self.province_hand = [0] * players
        self.owner = [NOBODY] * PROVINCES
        self.farmers = [0] * PROVINCES
        self.free_farmers = [0] * PROVINCES
        self.stones = [0] * PROVINCES
        self.pyramids = [0] * PROVINCES
        self.deck = []
        self.discard = [0] * CARDS
        self.province_deck = []
        self.for_sale = []
        self.province_discard = []
        self.unused = []
        self.face_down_at = []
        self.face_down = []
        self.total = 0

    def clone(self) -> "AmunReState":
        copy = AmunReState()
        copy.copy_flow(self)
        copy.expert = self.expert
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.tile = self.tile
        copy.gold = self.gold.copy()
        copy.hand = self.hand.copy()
        copy.known = self.known
        copy.played = self.played.copy()
        copy.points = self.points
        copy.bid_at = self.bid_at.copy()
        copy.bid_cell = self.bid_cell.copy()
        copy.barred = self.barred.copy()
        copy.offered = self.offered
        copy.province_hand = self.province_hand
        copy.owner = self.owner
        copy.farmers = self.farmers.copy()
        copy.free_farmers = self.free_farmers.copy()
        copy.stones = self.stones.copy()
        copy.pyramids = self.pyramids.copy()
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        copy.province_deck = self.province_deck
        copy.for_sale = self.for_sale
        copy.province_discard = self.province_discard
        copy.unused = self.unused
        copy.face_down_at = self.face_down_at.copy()
        copy.face_down = self.face_down.copy()
        copy.total = self.total
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
