"""Everything on the table.

Written by `make generate` from rules/fields.py: change that.
"""

from ennead.core.state import NO_REFEREE, Rules, State


class AmunReFields(State):
    """The fields of the game, in their order."""

    __slots__ = (
        "barred",
        "bid_at",
        "bid_cell",
        "deck",
        "discard",
        "expert",
        "face_down",
        "face_down_at",
        "farmers",
        "first",
        "for_sale",
        "free_farmers",
        "gold",
        "hand",
        "known",
        "offered",
        "owner",
        "phase",
        "played",
        "points",
        "province_deck",
        "province_discard",
        "province_hand",
        "pyramids",
        "round",
        "stones",
        "tile",
        "total",
        "unused",
    )

    expert: bool
    round: int
    phase: int
    first: int
    tile: int
    gold: list[int]
    hand: list[int]
    known: list[int]
    played: list[int]
    points: list[int]
    bid_at: list[int]
    bid_cell: list[int]
    barred: list[int]
    offered: list[int]
    province_hand: list[int]
    owner: list[int]
    farmers: list[int]
    free_farmers: list[int]
    stones: list[int]
    pyramids: list[int]
    deck: list[int]
    discard: list[int]
    province_deck: list[int]
    for_sale: list[int]
    province_discard: list[int]
    unused: list[int]
    face_down_at: list[int]
    face_down: list[int]
    total: int

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        seats = self.places(players)
        self.expert = False
        self.round = 0
        self.phase = -1
        self.first = -1
        self.tile = -1
        self.gold = [0] * seats
        self.hand = [0] * (seats * 12)
        self.known = [0] * (seats * 12)
        self.played = [0] * seats
        self.points = [0] * (seats * 14)
        self.bid_at = [-1] * seats
        self.bid_cell = [-1] * seats
        self.barred = [-1] * seats
        self.offered = [0] * seats
        self.province_hand = [0] * seats
        self.owner = [-1] * 15
        self.farmers = [0] * 15
        self.free_farmers = [0] * 15
        self.stones = [0] * 15
        self.pyramids = [0] * 15
        self.deck = []
        self.discard = [0] * 12
        self.province_deck = []
        self.for_sale = []
        self.province_discard = []
        self.unused = []
        self.face_down_at = []
        self.face_down = []
        self.total = 0

    def copy_from(self, other: "AmunReFields") -> None:
        self.rules = other.rules
        self.players = other.players
        self.frames = other.frames.copy()
        self.sealed = other.sealed.copy()
        self.referee = NO_REFEREE
        self.actor = other.actor
        self.options = other.options
        self.expert = other.expert
        self.round = other.round
        self.phase = other.phase
        self.first = other.first
        self.tile = other.tile
        self.gold = other.gold.copy()
        self.hand = other.hand.copy()
        self.known = other.known
        self.played = other.played.copy()
        self.points = other.points
        self.bid_at = other.bid_at.copy()
        self.bid_cell = other.bid_cell.copy()
        self.barred = other.barred.copy()
        self.offered = other.offered
        self.province_hand = other.province_hand
        self.owner = other.owner
        self.farmers = other.farmers.copy()
        self.free_farmers = other.free_farmers.copy()
        self.stones = other.stones.copy()
        self.pyramids = other.pyramids.copy()
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()
        self.province_deck = other.province_deck
        self.for_sale = other.for_sale
        self.province_discard = other.province_discard
        self.unused = other.unused
        self.face_down_at = other.face_down_at.copy()
        self.face_down = other.face_down.copy()
        self.total = other.total
