"""Everything on the table.

Written by `make generate` from rules/fields.py: change that.
"""

from ennead.core.state import NO_REFEREE, Rules, State
from ennead.games.ankh.rules.geography import Landscape


class AnkhFields(State):
    """The fields of the game, in their order."""

    __slots__ = (
        "active",
        "amun_up",
        "battle",
        "bidders",
        "bids",
        "captives",
        "caravan",
        "cards",
        "claws",
        "devotion",
        "doubling",
        "event",
        "fallen",
        "fallen_cats",
        "fallen_mummies",
        "first",
        "flooded",
        "followers",
        "forgotten",
        "gates",
        "god",
        "guardians",
        "hand",
        "holder",
        "kinds",
        "map",
        "markers",
        "moved",
        "owner",
        "participants",
        "piece",
        "points",
        "powers",
        "ranks",
        "removed",
        "saved",
        "scenario",
        "side",
        "stock",
        "strength",
        "suns",
        "tiebreaker",
        "tiebreaker_up",
        "tokens",
        "used",
        "victor",
        "warriors",
        "winner",
    )

    scenario: int
    first: int
    active: int
    event: int
    markers: list[int]
    god: list[int]
    side: list[int]
    holder: list[int]
    kinds: list[int]
    stock: list[int]
    removed: list[int]
    devotion: list[int]
    points: list[int]
    ranks: list[int]
    forgotten: list[int]
    winner: int
    followers: list[int]
    warriors: list[int]
    guardians: list[int]
    powers: list[int]
    hand: list[int]
    captives: list[int]
    piece: list[int]
    owner: list[int]
    claws: list[int]
    suns: list[int]
    gates: list[int]
    map: Landscape
    caravan: list[int]
    tokens: list[int]
    moved: list[int]
    used: list[int]
    tiebreaker: int
    tiebreaker_up: bool
    amun_up: bool
    battle: int
    participants: int
    doubling: bool
    cards: list[int]
    bidders: list[int]
    bids: list[int]
    flooded: list[int]
    saved: list[int]
    strength: list[int]
    fallen: list[int]
    fallen_cats: list[int]
    fallen_mummies: list[int]
    victor: int

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        seats = self.places(players)
        self.scenario = -1
        self.first = -1
        self.active = -1
        self.event = 0
        self.markers = [0] * 4
        self.god = [-1] * seats
        self.side = [-1] * seats
        self.holder = [-1] * 5
        self.kinds = [-1] * 3
        self.stock = [0] * 3
        self.removed = [0] * 3
        self.devotion = [0] * seats
        self.points = [0] * (seats * 8)
        self.ranks = []
        self.forgotten = []
        self.winner = -1
        self.followers = [0] * seats
        self.warriors = [0] * seats
        self.guardians = [0] * (seats * 3)
        self.powers = [0] * seats
        self.hand = [0] * seats
        self.captives = []
        self.piece = [-1] * 101
        self.owner = [-1] * 101
        self.claws = [-1] * 101
        self.suns = []
        self.gates = []
        self.caravan = []
        self.tokens = []
        self.moved = []
        self.used = []
        self.tiebreaker = -1
        self.tiebreaker_up = False
        self.amun_up = False
        self.battle = 0
        self.participants = 0
        self.doubling = False
        self.cards = [0] * seats
        self.bidders = []
        self.bids = []
        self.flooded = []
        self.saved = []
        self.strength = [0] * seats
        self.fallen = [0] * seats
        self.fallen_cats = [0] * seats
        self.fallen_mummies = [0] * seats
        self.victor = -1

    def copy_from(self, other: "AnkhFields") -> None:
        self.rules = other.rules
        self.players = other.players
        self.frames = other.frames.copy()
        self.sealed = other.sealed.copy()
        self.referee = NO_REFEREE
        self.actor = other.actor
        self.options = other.options
        self.scenario = other.scenario
        self.first = other.first
        self.active = other.active
        self.event = other.event
        self.markers = other.markers.copy()
        self.god = other.god.copy()
        self.side = other.side.copy()
        self.holder = other.holder.copy()
        self.kinds = other.kinds.copy()
        self.stock = other.stock.copy()
        self.removed = other.removed.copy()
        self.devotion = other.devotion.copy()
        self.points = other.points.copy()
        self.ranks = other.ranks.copy()
        self.forgotten = other.forgotten.copy()
        self.winner = other.winner
        self.followers = other.followers.copy()
        self.warriors = other.warriors.copy()
        self.guardians = other.guardians.copy()
        self.powers = other.powers.copy()
        self.hand = other.hand.copy()
        self.captives = other.captives.copy()
        self.piece = other.piece.copy()
        self.owner = other.owner.copy()
        self.claws = other.claws.copy()
        self.suns = other.suns.copy()
        self.gates = other.gates.copy()
        self.map = other.map
        self.caravan = other.caravan.copy()
        self.tokens = other.tokens.copy()
        self.moved = other.moved.copy()
        self.used = other.used.copy()
        self.tiebreaker = other.tiebreaker
        self.tiebreaker_up = other.tiebreaker_up
        self.amun_up = other.amun_up
        self.battle = other.battle
        self.participants = other.participants
        self.doubling = other.doubling
        self.cards = other.cards.copy()
        self.bidders = other.bidders.copy()
        self.bids = other.bids.copy()
        self.flooded = other.flooded.copy()
        self.saved = other.saved.copy()
        self.strength = other.strength.copy()
        self.fallen = other.fallen.copy()
        self.fallen_cats = other.fallen_cats.copy()
        self.fallen_mummies = other.fallen_mummies.copy()
        self.victor = other.victor
