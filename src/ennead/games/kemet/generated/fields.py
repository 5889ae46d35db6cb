"""Everything on the table.

Written by `make generate` from rules/fields.py: change that.
"""

from ennead.core.state import NO_REFEREE, Rules, State


class KemetFields(State):
    """The fields of the game, in their order."""

    __slots__ = (
        "active",
        "assault",
        "attacker",
        "attacker_creature",
        "attacker_kills",
        "battle_area",
        "battle_fame",
        "battle_hand",
        "battle_winner",
        "bought",
        "city",
        "clashed",
        "colors",
        "committed",
        "creature_at",
        "creature_owner",
        "deck",
        "defender",
        "defender_creature",
        "defender_kills",
        "discard",
        "discarded_card",
        "divine_fame",
        "face_down",
        "face_up",
        "fame_at",
        "gold_tile",
        "hand",
        "has_silver",
        "height",
        "holder",
        "last_area",
        "last_attacker",
        "last_cards",
        "last_defender",
        "last_played",
        "last_winner",
        "markers",
        "next_order",
        "offer",
        "order",
        "own_tokens",
        "phase",
        "played_card",
        "pp",
        "pyramid_color",
        "removed",
        "round",
        "shown",
        "silver_at",
        "supply",
        "tiles",
        "units",
        "veterans",
        "winner",
        "wound",
    )

    round: int
    phase: int
    active: int
    winner: int
    colors: int
    order: list[int]
    next_order: list[int]
    city: list[int]
    pp: list[int]
    battle_fame: list[int]
    divine_fame: list[int]
    veterans: list[int]
    supply: list[int]
    tiles: list[int]
    bought: list[int]
    own_tokens: list[int]
    has_silver: list[bool]
    silver_at: list[int]
    gold_tile: list[int]
    markers: list[int]
    hand: list[int]
    committed: list[int]
    battle_hand: list[int]
    face_up: list[int]
    face_down: list[int]
    removed: list[int]
    played_card: list[int]
    discarded_card: list[int]
    holder: list[int]
    units: list[int]
    assault: list[int]
    pyramid_color: list[int]
    height: list[int]
    fame_at: list[int]
    creature_owner: list[int]
    creature_at: list[int]
    offer: list[int]
    deck: list[int]
    discard: list[int]
    battle_area: int
    attacker: int
    defender: int
    attacker_creature: int
    defender_creature: int
    shown: int
    clashed: bool
    wound: int
    battle_winner: int
    attacker_kills: int
    defender_kills: int
    last_area: int
    last_attacker: int
    last_defender: int
    last_winner: int
    last_played: list[int]
    last_cards: list[int]

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        seats = self.places(players)
        self.round = 0
        self.phase = -1
        self.active = -1
        self.winner = -1
        self.colors = 0
        self.order = []
        self.next_order = []
        self.city = [-1] * seats
        self.pp = [0] * seats
        self.battle_fame = [0] * seats
        self.divine_fame = [0] * seats
        self.veterans = [0] * seats
        self.supply = [0] * seats
        self.tiles = [0] * seats
        self.bought = [0] * seats
        self.own_tokens = [0] * seats
        self.has_silver = [False] * seats
        self.silver_at = [-1] * seats
        self.gold_tile = [-1] * seats
        self.markers = [-1] * (seats * 3)
        self.hand = [0] * (seats * 15)
        self.committed = [0] * (seats * 15)
        self.battle_hand = [0] * seats
        self.face_up = [0] * seats
        self.face_down = [0] * seats
        self.removed = [0] * seats
        self.played_card = [-1] * seats
        self.discarded_card = [-1] * seats
        self.holder = [-1] * 32
        self.units = [0] * 32
        self.assault = [0] * 32
        self.pyramid_color = [-1] * 32
        self.height = [0] * 32
        self.fame_at = [-1] * 32
        self.creature_owner = [-1] * 10
        self.creature_at = [-1] * 10
        self.offer = [0] * 56
        self.deck = []
        self.discard = [0] * 15
        self.battle_area = -1
        self.attacker = -1
        self.defender = -1
        self.attacker_creature = -1
        self.defender_creature = -1
        self.shown = -1
        self.clashed = False
        self.wound = 0
        self.battle_winner = -1
        self.attacker_kills = 0
        self.defender_kills = 0
        self.last_area = -1
        self.last_attacker = -1
        self.last_defender = -1
        self.last_winner = -1
        self.last_played = [-1] * seats
        self.last_cards = [0] * (seats * 15)

    def copy_from(self, other: "KemetFields") -> None:
        self.rules = other.rules
        self.players = other.players
        self.frames = other.frames.copy()
        self.sealed = other.sealed.copy()
        self.referee = NO_REFEREE
        self.actor = other.actor
        self.options = other.options
        self.round = other.round
        self.phase = other.phase
        self.active = other.active
        self.winner = other.winner
        self.colors = other.colors
        self.order = other.order
        self.next_order = other.next_order
        self.city = other.city
        self.pp = other.pp.copy()
        self.battle_fame = other.battle_fame
        self.divine_fame = other.divine_fame
        self.veterans = other.veterans.copy()
        self.supply = other.supply.copy()
        self.tiles = other.tiles
        self.bought = other.bought.copy()
        self.own_tokens = other.own_tokens.copy()
        self.has_silver = other.has_silver
        self.silver_at = other.silver_at.copy()
        self.gold_tile = other.gold_tile.copy()
        self.markers = other.markers
        self.hand = other.hand.copy()
        self.committed = other.committed
        self.battle_hand = other.battle_hand.copy()
        self.face_up = other.face_up
        self.face_down = other.face_down
        self.removed = other.removed
        self.played_card = other.played_card.copy()
        self.discarded_card = other.discarded_card.copy()
        self.holder = other.holder.copy()
        self.units = other.units.copy()
        self.assault = other.assault.copy()
        self.pyramid_color = other.pyramid_color
        self.height = other.height
        self.fame_at = other.fame_at
        self.creature_owner = other.creature_owner
        self.creature_at = other.creature_at.copy()
        self.offer = other.offer
        self.deck = other.deck.copy()
        self.discard = other.discard.copy()
        self.battle_area = other.battle_area
        self.attacker = other.attacker
        self.defender = other.defender
        self.attacker_creature = other.attacker_creature
        self.defender_creature = other.defender_creature
        self.shown = other.shown
        self.clashed = other.clashed
        self.wound = other.wound
        self.battle_winner = other.battle_winner
        self.attacker_kills = other.attacker_kills
        self.defender_kills = other.defender_kills
        self.last_area = other.last_area
        self.last_attacker = other.last_attacker
        self.last_defender = other.last_defender
        self.last_winner = other.last_winner
        self.last_played = other.last_played
        self.last_cards = other.last_cards
