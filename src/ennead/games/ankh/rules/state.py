"""The table of a game of Ankh, and small predicates in the rulebook's words.

A side is named by a seat: that of its god, or of the higher god of a merged pair.
"""

from typing import Any, Final

from ennead.core.codec import FLAG, NOBODY, NUMBER, SEAT, Bits, Codec, Domain, Field, Grid, ListOf, Table
from ennead.core.state import Rules, State
from ennead.games.ankh.rules.components import (
    ACTION,
    ACTIONS,
    ANKH_TOKENS,
    BASES,
    CARD,
    FIRST_GUARDIAN,
    GOD,
    GOD_FIGURE,
    GODS,
    GUARDIAN,
    GUARDIAN_BASE,
    LEVEL,
    LEVELS,
    MONUMENT_SUPPLY,
    MONUMENTS,
    OSIRIS,
    PIECE,
    POWER,
    SCENARIO,
    SOURCE,
    SOURCES,
    SUNS,
)
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX, HEXES, IS_LAND, Landscape, landscape


class OnMap(Codec):
    """One value for each hex, of which only the filled ones are written."""

    def __init__(self, cell: Domain) -> None:
        self.cell = cell

    def show(self, value: Any) -> Any:
        return {HEX.names[hex]: self.cell.show(each) for hex, each in enumerate(value) if each != NOBODY}

    def read(self, shown: Any) -> Any:
        if not isinstance(shown, dict):
            raise ValueError(f"expected values by hex, got {shown!r}")
        values = [NOBODY] * HEXES
        for name, each in shown.items():
            values[HEX.read(name)] = self.cell.read(each)
        return values


class Layout(Codec):
    """The map, of which only the sides with camels are written."""

    def __init__(self) -> None:
        self.camels = ListOf(EDGE)

    def show(self, value: Any) -> Any:
        return {"camels": self.camels.show(value.camels)}

    def read(self, shown: Any) -> Any:
        return landscape(self.camels.read(shown["camels"]))


# Everything on the table, and how it is written.
STATE_FIELDS: Final = (
    Field("scenario", SCENARIO),
    Field("first", SEAT),
    Field("active", SEAT),
    Field("event", NUMBER),
    Field("markers", Table(ACTION, NUMBER)),
    Field("god", Table(SEAT, GOD)),
    Field("side", Table(SEAT, SEAT)),
    Field("holder", Table(GOD, SEAT)),
    Field("kinds", Table(LEVEL, GUARDIAN)),
    Field("stock", Table(LEVEL, NUMBER)),
    Field("removed", Table(LEVEL, NUMBER)),
    Field("devotion", Table(SEAT, NUMBER)),
    Field("points", Grid(SEAT, SOURCE, NUMBER)),
    Field("ranks", ListOf(SEAT)),
    Field("forgotten", ListOf(SEAT)),
    Field("winner", SEAT),
    Field("followers", Table(SEAT, NUMBER)),
    Field("warriors", Table(SEAT, NUMBER)),
    Field("guardians", Grid(SEAT, LEVEL, NUMBER)),
    Field("powers", Table(SEAT, Bits(POWER))),
    Field("hand", Table(SEAT, Bits(CARD))),
    Field("captives", ListOf(SEAT)),
    Field("piece", OnMap(PIECE)),
    Field("owner", OnMap(SEAT)),
    Field("claws", OnMap(AIM)),
    Field("suns", ListOf(HEX)),
    Field("gates", ListOf(HEX)),
    Field("map", Layout()),
    Field("caravan", ListOf(EDGE)),
    Field("tokens", ListOf(NUMBER)),
    Field("moved", ListOf(HEX)),
    Field("used", ListOf(HEX)),
    Field("tiebreaker", SEAT),
    Field("tiebreaker_up", FLAG),
    Field("amun_up", FLAG),
    Field("battle", NUMBER),
    Field("participants", Bits(SEAT)),
    Field("doubling", FLAG),
    Field("cards", Table(SEAT, Bits(CARD))),
    Field("bidders", ListOf(SEAT)),
    Field("bids", ListOf(NUMBER)),
    Field("flooded", ListOf(HEX)),
    Field("saved", ListOf(HEX)),
    Field("strength", Table(SEAT, NUMBER)),
    Field("fallen", Table(SEAT, NUMBER)),
    Field("fallen_cats", Table(SEAT, NUMBER)),
    Field("fallen_mummies", Table(SEAT, NUMBER)),
    Field("victor", SEAT),
)
_NAMES: Final = tuple(field.name for field in STATE_FIELDS)


class AnkhState(State):
    """Tables by seat, by hex, by level of guardian; a merged side's things lie in the higher god's row."""

    __slots__ = _NAMES

    scenario: int
    # Seat 1 of the scenario, and the seat whose turn it is.
    first: int
    active: int
    # Space of the event marker and of the four action markers.
    event: int
    markers: list[int]
    god: list[int]
    # The side each seat belongs to, in the game or forgotten.
    side: list[int]
    # The side in the game that has each god's ability.
    holder: list[int]
    # By level of guardian: the kind in the game, how many nobody has taken, how many left the game.
    kinds: list[int]
    stock: list[int]
    removed: list[int]
    # Devotion by side; `ranks` holds the sides in the game in ascending order, stacks included (AN-DEV-03).
    devotion: list[int]
    points: list[int]
    ranks: list[int]
    # Forgotten sides in ascending order of their last devotion.
    forgotten: list[int]
    winner: int
    # By side: followers, warriors and guardians in the pool, powers, battle cards in hand.
    followers: list[int]
    warriors: list[int]
    guardians: list[int]
    powers: list[int]
    hand: list[int]
    # Owners of the captives of Anubis.
    captives: list[int]
    # By hex: the figure or monument there and its side; where a scorpion's claws point.
    piece: list[int]
    owner: list[int]
    claws: list[int]
    # Hexes of radiant figures and of gates.
    suns: list[int]
    gates: list[int]
    # The map as the camels divide it, shared by all copies and never changed; the line being laid now; the
    # token of each region (0 = none yet).
    map: Landscape
    caravan: list[int]
    tokens: list[int]
    # Hexes of figures that were moved, and of pyramids used, in this action (or step 1 of a battle).
    moved: list[int]
    used: list[int]
    # Conflict: who holds the tiebreaker, and whether it and the Amun token lie face up.
    tiebreaker: int
    tiebreaker_up: bool
    amun_up: bool
    # Battle: its region, who takes part, cards played, revealed bids, hexes of figures saved, deaths by side,
    # who won. All but the region lies open until the next battle begins.
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
        self.map = landscape([])
        self.scenario = NOBODY
        self.first = 0
        self.active = 0
        self.event = 0
        self.markers = [0] * ACTIONS
        self.god = [NOBODY] * players
        self.side = list(range(players))
        self.holder = [NOBODY] * GODS
        self.kinds = [NOBODY] * LEVELS
        self.stock = [0] * LEVELS
        self.removed = [0] * LEVELS
        self.devotion = [0] * players
        self.points = [0] * (players * SOURCES)
        self.ranks = []
        self.forgotten = []
        self.winner = NOBODY
        self.followers = [0] * players
        self.warriors = [0] * players
        self.guardians = [0] * (players * LEVELS)
        self.powers = [0] * players
        self.hand = [0] * players
        self.captives = []
        self.piece = [NOBODY] * HEXES
        self.owner = [NOBODY] * HEXES
        self.claws = [NOBODY] * HEXES
        self.suns = []
        self.gates = []
        self.caravan = []
        self.tokens = []
        self.moved = []
        self.used = []
        self.tiebreaker = NOBODY
        self.tiebreaker_up = False
        self.amun_up = True
        self.battle = NOBODY
        self.participants = 0
        self.doubling = False
        self.cards = [0] * players
        self.bidders = []
        self.bids = []
        self.flooded = []
        self.saved = []
        self.strength = [0] * players
        self.fallen = [0] * players
        self.fallen_cats = [0] * players
        self.fallen_mummies = [0] * players
        self.victor = NOBODY

    def clone(self) -> "AnkhState":
        copy = AnkhState()
        copy.copy_flow(self)
        copy.map = self.map
        copy.scenario = self.scenario
        copy.first = self.first
        copy.active = self.active
        copy.event = self.event
        copy.markers = self.markers[:]
        copy.god = self.god[:]
        copy.side = self.side[:]
        copy.holder = self.holder[:]
        copy.kinds = self.kinds[:]
        copy.stock = self.stock[:]
        copy.removed = self.removed[:]
        copy.devotion = self.devotion[:]
        copy.points = self.points[:]
        copy.ranks = self.ranks[:]
        copy.forgotten = self.forgotten[:]
        copy.winner = self.winner
        copy.followers = self.followers[:]
        copy.warriors = self.warriors[:]
        copy.guardians = self.guardians[:]
        copy.powers = self.powers[:]
        copy.hand = self.hand[:]
        copy.captives = self.captives[:]
        copy.piece = self.piece[:]
        copy.owner = self.owner[:]
        copy.claws = self.claws[:]
        copy.suns = self.suns[:]
        copy.gates = self.gates[:]
        copy.caravan = self.caravan[:]
        copy.tokens = self.tokens[:]
        copy.moved = self.moved[:]
        copy.used = self.used[:]
        copy.tiebreaker = self.tiebreaker
        copy.tiebreaker_up = self.tiebreaker_up
        copy.amun_up = self.amun_up
        copy.battle = self.battle
        copy.participants = self.participants
        copy.doubling = self.doubling
        copy.cards = self.cards[:]
        copy.bidders = self.bidders[:]
        copy.bids = self.bids[:]
        copy.flooded = self.flooded[:]
        copy.saved = self.saved[:]
        copy.strength = self.strength[:]
        copy.fallen = self.fallen[:]
        copy.fallen_cats = self.fallen_cats[:]
        copy.fallen_mummies = self.fallen_mummies[:]
        copy.victor = self.victor
        return copy

    # Seats and sides

    def turn_order(self) -> list[int]:
        """Seat 1 of the scenario, then clockwise (AN-SET-04)."""
        return [*range(self.first, self.players), *range(self.first)]

    def is_in_game(self, side: int) -> bool:
        return side in self.ranks

    def is_merged(self, side: int) -> bool:
        """Two seats share this god."""
        return self.side.count(side) > 1

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat in range(self.players) if self.side[seat] == side]

    def has_power(self, side: int, power: int) -> bool:
        return self.powers[side] >> power & 1 == 1

    def plays(self, side: int, card: int) -> bool:
        """Has revealed this card in the battle going on."""
        return self.cards[side] >> card & 1 == 1

    def takes_part(self, side: int) -> bool:
        return self.participants >> side & 1 == 1

    # The map

    def is_figure(self, hex: int) -> bool:
        return self.piece[hex] >= GOD_FIGURE

    def is_monument(self, hex: int) -> bool:
        return NOBODY < self.piece[hex] < MONUMENTS

    def can_stop(self, side: int, hex: int) -> bool:
        """An empty land hex (AN-MAP-09) that a figure of the side may come to stand on."""
        return self.piece[hex] == NOBODY and IS_LAND[hex] and self.may_enter(side, hex)

    def may_enter(self, side: int, hex: int) -> bool:
        """No gate of another side lies there (AN-OSI-06, AN-OSI-07)."""
        return hex not in self.gates or self.gate_owner() == side

    def gate_owner(self) -> int:
        return self.holder[OSIRIS]

    def is_adjacent(self, hex: int, other: int) -> bool:
        """Neighbours with neither river nor camel between them (AN-ADJ-03)."""
        return other in self.map.adjacent[hex]

    def has_own_figure_by(self, side: int, hex: int) -> bool:
        """A figure of the side is adjacent to the hex."""
        found = False
        for near in self.map.adjacent[hex]:
            if self.owner[near] == side and self.piece[near] >= GOD_FIGURE:
                found = True
        return found

    def god_hex(self, side: int) -> int:
        for hex in range(HEXES):
            if self.owner[hex] == side and self.piece[hex] == GOD_FIGURE:
                return hex
        return NOBODY

    def own_figures(self, side: int) -> list[int]:
        """Hexes of the side's figures."""
        piece = self.piece
        return [hex for hex, who in enumerate(self.owner) if who == side and piece[hex] >= GOD_FIGURE]

    def own_monuments(self, side: int, kind: int) -> list[int]:
        """Hexes of the side's monuments of this type."""
        piece = self.piece
        return [hex for hex, who in enumerate(self.owner) if who == side and piece[hex] == kind]

    def figures_in(self, side: int, region: int) -> list[int]:
        """Hexes of the side's figures in the region, water included (AN-REG-04)."""
        owner = self.owner
        return [hex for hex in self.map.area[region] if owner[hex] == side and self.piece[hex] >= GOD_FIGURE]

    def sides_in(self, region: int) -> int:
        """Bits of the sides present in the region (AN-FIG-03)."""
        bits = 0
        for hex in self.map.area[region]:
            if self.piece[hex] >= GOD_FIGURE:
                bits |= 1 << self.owner[hex]
        return bits

    # Pools and supply

    def ankh_tokens(self, side: int) -> int:
        """Tokens in the pool: all but those on monuments (AN-CMP-03)."""
        used = 0
        for hex in range(HEXES):
            if self.owner[hex] == side and NOBODY < self.piece[hex] < MONUMENTS:
                used += 1
        return ANKH_TOKENS - used

    def monuments_left(self, kind: int) -> int:
        """Monuments of this type in the supply (AN-CMP-02)."""
        return MONUMENT_SUPPLY[kind] - self.piece.count(kind)

    def suns_left(self) -> bool:
        return len(self.suns) < SUNS

    def bases_left(self, side: int, base: int) -> int:
        """Free bases of this size: guardians on the map and in the pool use them (AN-CMP-04)."""
        used = 0
        for level in range(LEVELS):
            if GUARDIAN_BASE[self.kinds[level]] == base:
                used += self.guardians[side * LEVELS + level]
        for hex in range(HEXES):
            kind = self.piece[hex] - FIRST_GUARDIAN
            if kind >= 0 and self.owner[hex] == side and GUARDIAN_BASE[kind] == base:
                used += 1
        return BASES[base] - used

    def hand_size(self, side: int) -> int:
        return self.hand[side].bit_count()
