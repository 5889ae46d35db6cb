"""The table of a game of Kemet, and small predicates in the rulebook's words."""

from typing import Final

from ennead.core.codec import FLAG, NOBODY, NUMBER, SEAT, Bits, Field, Grid, ListOf, Table
from ennead.core.state import Rules, State
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS,
    BATTLE_CARD,
    BUY_SPACE,
    BUY_SPACES,
    CARD,
    CARDS,
    CITY,
    CITY_OF,
    COLOR,
    CREATURE,
    CREATURES,
    DISTRICTS,
    IS_TEMPLE,
    PHASE,
    SPACE,
    TILE,
    TILES,
)

# Everything on the table, and how it is written.
STATE_FIELDS: Final = (
    Field("round", NUMBER),
    Field("phase", PHASE),
    Field("active", SEAT),
    Field("winner", SEAT),
    Field("colors", Bits(COLOR)),
    Field("order", ListOf(SEAT)),
    Field("next_order", ListOf(SEAT)),
    Field("city", Table(SEAT, CITY)),
    Field("pp", Table(SEAT, NUMBER)),
    Field("battle_fame", Table(SEAT, NUMBER)),
    Field("divine_fame", Table(SEAT, NUMBER)),
    Field("veterans", Table(SEAT, NUMBER)),
    Field("supply", Table(SEAT, NUMBER)),
    Field("tiles", Table(SEAT, Bits(TILE))),
    Field("bought", Table(SEAT, Bits(COLOR))),
    Field("own_tokens", Table(SEAT, Bits(SPACE))),
    Field("has_silver", Table(SEAT, FLAG)),
    Field("silver_at", Table(SEAT, SPACE)),
    Field("gold_tile", Table(SEAT, TILE)),
    Field("markers", Grid(SEAT, BUY_SPACE, COLOR)),
    Field("hand", Grid(SEAT, CARD, NUMBER)),
    Field("committed", Grid(SEAT, CARD, NUMBER)),
    Field("battle_hand", Table(SEAT, Bits(BATTLE_CARD))),
    Field("face_up", Table(SEAT, Bits(BATTLE_CARD))),
    Field("face_down", Table(SEAT, Bits(BATTLE_CARD))),
    Field("removed", Table(SEAT, Bits(BATTLE_CARD))),
    Field("played_card", Table(SEAT, BATTLE_CARD)),
    Field("discarded_card", Table(SEAT, BATTLE_CARD)),
    Field("holder", Table(AREA, SEAT)),
    Field("units", Table(AREA, NUMBER)),
    Field("assault", Table(AREA, NUMBER)),
    Field("pyramid_color", Table(AREA, COLOR)),
    Field("height", Table(AREA, NUMBER)),
    Field("fame_at", Table(AREA, SEAT)),
    Field("creature_owner", Table(CREATURE, SEAT)),
    Field("creature_at", Table(CREATURE, AREA)),
    Field("offer", Table(TILE, NUMBER)),
    Field("deck", ListOf(CARD)),
    Field("discard", Table(CARD, NUMBER)),
    Field("battle_area", AREA),
    Field("attacker", SEAT),
    Field("defender", SEAT),
    Field("attacker_creature", CREATURE),
    Field("defender_creature", CREATURE),
    Field("shown", SEAT),
    Field("clashed", FLAG),
    Field("wound", NUMBER),
    Field("battle_winner", SEAT),
    Field("attacker_kills", NUMBER),
    Field("defender_kills", NUMBER),
    Field("last_area", AREA),
    Field("last_attacker", SEAT),
    Field("last_defender", SEAT),
    Field("last_winner", SEAT),
    Field("last_played", Table(SEAT, BATTLE_CARD)),
    Field("last_cards", Grid(SEAT, CARD, NUMBER)),
)
_NAMES: Final = tuple(field.name for field in STATE_FIELDS)


def put(items: list[int], place: int, value: int) -> list[int]:
    """A copy of the list with one value changed."""
    copy = items[:]
    copy[place] = value
    return copy


class KemetState(State):
    """Tables by seat, by area, by creature, or seat by seat a row of cards.

    What changes but a few times in a round is replaced (`put`), never changed in place, so that copies can
    share it: turn order, cities, tiles and their offer, markers, pyramids, fame, discarded battle cards,
    owners of creatures, DI cards of a battle.
    """

    __slots__ = _NAMES

    round: int
    phase: int
    # Whose turn it is; the units of `assault` are this player's.
    active: int
    winner: int
    colors: int
    # Seats by slot, and the slots chosen so far in destiny.
    order: list[int]
    next_order: list[int]
    # By seat
    city: list[int]
    pp: list[int]
    battle_fame: list[int]
    divine_fame: list[int]
    veterans: list[int]
    supply: list[int]
    tiles: list[int]
    # Bits of the colours bought in this day.
    bought: list[int]
    # Bits of the spaces with own tokens; where silver lies; the tile gold was placed for.
    own_tokens: list[int]
    has_silver: list[bool]
    silver_at: list[int]
    gold_tile: list[int]
    # Colours of the buy spaces, seat by seat.
    markers: list[int]
    hand: list[int]
    # DI cards revealed in the battle that is being fought.
    committed: list[int]
    battle_hand: list[int]
    face_up: list[int]
    face_down: list[int]
    removed: list[int]
    # Battle cards chosen in the war council; they count as in hand until the clash.
    played_card: list[int]
    discarded_card: list[int]
    # By area: whose troop, how many units, and how many units of the attacker besides.
    holder: list[int]
    units: list[int]
    assault: list[int]
    pyramid_color: list[int]
    height: list[int]
    # Who has the area's temporary fame.
    fame_at: list[int]
    # By creature: whose it is, and its area (none = supply, or with its tile).
    creature_owner: list[int]
    creature_at: list[int]
    # Copies of each tile on offer.
    offer: list[int]
    # The last card is the top; the discard is open, so a count of each kind is enough.
    deck: list[int]
    discard: list[int]
    # The battle that is being fought; creatures are those that count, after Deep Desert Snake.
    battle_area: int
    attacker: int
    defender: int
    attacker_creature: int
    defender_creature: int
    # Whose battle card was shown to Spy.
    shown: int
    clashed: bool
    # Cards discarded for Divine Wound.
    wound: int
    battle_winner: int
    # Enemy units removed by damage and guaranteed damage.
    attacker_kills: int
    defender_kills: int
    # What was revealed in the last clash, for who looked away: battle and DI cards, Diversion included.
    last_area: int
    last_attacker: int
    last_defender: int
    last_winner: int
    last_played: list[int]
    last_cards: list[int]

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        self.round = 0
        self.phase = 0
        self.active = NOBODY
        self.winner = NOBODY
        self.colors = 0
        self.order = list(range(players))
        self.next_order = []
        self.city = [NOBODY] * players
        self.pp = [0] * players
        self.battle_fame = [0] * players
        self.divine_fame = [0] * players
        self.veterans = [0] * players
        self.supply = [0] * players
        self.tiles = [0] * players
        self.bought = [0] * players
        self.own_tokens = [0] * players
        self.has_silver = [False] * players
        self.silver_at = [NOBODY] * players
        self.gold_tile = [NOBODY] * players
        self.markers = [NOBODY] * (players * BUY_SPACES)
        self.hand = [0] * (players * CARDS)
        self.committed = [0] * (players * CARDS)
        self.battle_hand = [0] * players
        self.face_up = [0] * players
        self.face_down = [0] * players
        self.removed = [0] * players
        self.played_card = [NOBODY] * players
        self.discarded_card = [NOBODY] * players
        self.holder = [NOBODY] * AREAS
        self.units = [0] * AREAS
        self.assault = [0] * AREAS
        self.pyramid_color = [NOBODY] * AREAS
        self.height = [0] * AREAS
        self.fame_at = [NOBODY] * AREAS
        self.creature_owner = [NOBODY] * CREATURES
        self.creature_at = [NOBODY] * CREATURES
        self.offer = [0] * TILES
        self.deck = []
        self.discard = [0] * CARDS
        self.battle_area = NOBODY
        self.attacker = NOBODY
        self.defender = NOBODY
        self.attacker_creature = NOBODY
        self.defender_creature = NOBODY
        self.shown = NOBODY
        self.clashed = False
        self.wound = 0
        self.battle_winner = NOBODY
        self.attacker_kills = 0
        self.defender_kills = 0
        self.last_area = NOBODY
        self.last_attacker = NOBODY
        self.last_defender = NOBODY
        self.last_winner = NOBODY
        self.last_played = [NOBODY] * players
        self.last_cards = [0] * (players * CARDS)

    def clone(self) -> "KemetState":
        copy = KemetState()
        copy.copy_flow(self)
        copy.round = self.round
        copy.phase = self.phase
        copy.active = self.active
        copy.winner = self.winner
        copy.colors = self.colors
        copy.order = self.order
        copy.next_order = self.next_order
        copy.city = self.city
        copy.pp = self.pp[:]
        copy.battle_fame = self.battle_fame
        copy.divine_fame = self.divine_fame
        copy.veterans = self.veterans[:]
        copy.supply = self.supply[:]
        copy.tiles = self.tiles
        copy.bought = self.bought[:]
        copy.own_tokens = self.own_tokens[:]
        copy.has_silver = self.has_silver
        copy.silver_at = self.silver_at[:]
        copy.gold_tile = self.gold_tile[:]
        copy.markers = self.markers
        copy.hand = self.hand[:]
        copy.committed = self.committed
        copy.battle_hand = self.battle_hand[:]
        copy.face_up = self.face_up
        copy.face_down = self.face_down
        copy.removed = self.removed
        copy.played_card = self.played_card[:]
        copy.discarded_card = self.discarded_card[:]
        copy.holder = self.holder[:]
        copy.units = self.units[:]
        copy.assault = self.assault[:]
        copy.pyramid_color = self.pyramid_color
        copy.height = self.height
        copy.fame_at = self.fame_at
        copy.creature_owner = self.creature_owner
        copy.creature_at = self.creature_at[:]
        copy.offer = self.offer
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.battle_area = self.battle_area
        copy.attacker = self.attacker
        copy.defender = self.defender
        copy.attacker_creature = self.attacker_creature
        copy.defender_creature = self.defender_creature
        copy.shown = self.shown
        copy.clashed = self.clashed
        copy.wound = self.wound
        copy.battle_winner = self.battle_winner
        copy.attacker_kills = self.attacker_kills
        copy.defender_kills = self.defender_kills
        copy.last_area = self.last_area
        copy.last_attacker = self.last_attacker
        copy.last_defender = self.last_defender
        copy.last_winner = self.last_winner
        copy.last_played = self.last_played
        copy.last_cards = self.last_cards
        return copy

    # Control (section 4)

    def troop(self, seat: int, area: int) -> int:
        """How many units the player has there."""
        if self.holder[area] == seat:
            return self.units[area]
        return self.assault[area] if seat == self.active else 0

    def has_enemy(self, seat: int, area: int) -> bool:
        holder = self.holder[area]
        return holder != NOBODY and holder != seat

    def is_own_district(self, seat: int, area: int) -> bool:
        return CITY_OF[area] >= 0 and CITY_OF[area] == self.city[seat]

    def is_foreign_district(self, seat: int, area: int) -> bool:
        return CITY_OF[area] >= 0 and CITY_OF[area] != self.city[seat]

    def own_districts(self, seat: int) -> tuple[int, ...]:
        return DISTRICTS[self.city[seat]]

    def controls(self, seat: int, area: int) -> bool:
        """A troop, or in the own city the absence of an enemy one (KM-CTRL-01 to -03)."""
        holder = self.holder[area]
        return holder == seat or (holder == NOBODY and self.is_own_district(seat, area))

    def controller(self, area: int) -> int:
        """Who controls the area, or NOBODY."""
        holder = self.holder[area]
        if holder == NOBODY and CITY_OF[area] >= 0 and CITY_OF[area] in self.city:
            return self.city.index(CITY_OF[area])
        return holder

    # Creatures (section 14)

    def creature_with(self, seat: int, area: int) -> int:
        """The first of the player's creatures in the area, or NOBODY."""
        if area in self.creature_at:
            for creature in range(CREATURES):
                if self.creature_at[creature] == area and self.creature_owner[creature] == seat:
                    return creature
        return NOBODY

    def creatures_in(self, seat: int, area: int) -> list[int]:
        found: list[int] = []
        if area in self.creature_at:
            for creature in range(CREATURES):
                if self.creature_at[creature] == area and self.creature_owner[creature] == seat:
                    found.append(creature)
        return found

    def creatures_in_supply(self, seat: int) -> list[int]:
        found: list[int] = []
        if seat in self.creature_owner:
            for creature in range(CREATURES):
                if self.creature_owner[creature] == seat and self.creature_at[creature] == NOBODY:
                    found.append(creature)
        return found

    # Fame (section 5)

    def fame(self, seat: int) -> int:
        """Permanent plus temporary (KM-FAME-01)."""
        return self.battle_fame[seat] + self.divine_fame[seat] + self.fame_at.count(seat)

    def temples_held(self, seat: int) -> int:
        """Temples whose fame the player has."""
        held = 0
        for area in range(AREAS):
            if self.fame_at[area] == seat and IS_TEMPLE[area]:
                held += 1
        return held

    # Cards and tiles

    def owns(self, seat: int, tile: int) -> bool:
        return self.tiles[seat] >> tile & 1 == 1

    def hand_size(self, seat: int) -> int:
        """DI cards in hand, Diversion included."""
        return sum(self.hand[seat * CARDS : seat * CARDS + CARDS])

    def holds(self, seat: int, card: int) -> bool:
        return self.hand[seat * CARDS + card] > 0

    def tokens_left(self, seat: int, tokens: int) -> int:
        """Own tokens still in hand, of so many a day."""
        return tokens - self.own_tokens[seat].bit_count()
