"""The table of a game of Tekhenu, and small predicates in the rulebook's words."""

from typing import Final

from ennead.core.codec import FLAG, NOBODY, NUMBER, SEAT, Bits, Domain, Field, Grid, ListOf, Table, numbers
from ennead.core.state import Rules, State
from ennead.games.tekhenu.rules.cards import (
    BLESSING_CARD,
    CARD,
    DESTINY,
    DIFFICULTY,
    LAW_CARD,
    START,
    TECHNOLOGY_CARD,
    TOKEN,
    TOKEN_PLACE,
)
from ennead.games.tekhenu.rules.components import (
    ARROW,
    CELL,
    CELLS,
    COLOUR,
    COLOURS,
    DICE_PER_MAAT,
    DIE_PLACE,
    DISPLAY,
    DISPLAY_PLACES,
    GOD,
    GODS,
    GOOD,
    GOODS,
    HORUS_SLOT,
    LINE_CELLS,
    LINE_SLOTS,
    MARKET_SLOT,
    MARKET_SLOTS,
    MOST_GOD_STATUES,
    OSIRIS_SLOT,
    OSIRIS_SLOTS,
    PEOPLE,
    PEOPLE_LINE,
    PEOPLE_SLOTS,
    PRODUCTION_START,
    RESOURCE,
    RESOURCES,
    SECTOR_LIGHT,
    SLOT,
    SLOT_MIN_PLAYERS,
    SLOTS,
    SOURCE,
    SOURCES,
    TAKEN_AS,
    TAKEN_DIE,
    TILE,
    WHEEL_DIE,
)

_TWO: Final = numbers("number", 1, 2)
_ROOM: Final = numbers("room", 1, MOST_GOD_STATUES)
# What became of the shift by one of B11 and B12 (TK-BLG-09).
NUDGE: Final = Domain("nudge", ["none", "first", "second", "spent"])
NO_NUDGE: Final = 0
FIRST_NUDGE: Final = 1
SECOND_NUDGE: Final = 2
NUDGES_SPENT: Final = 3

# Everything on the table, and how it is written.
STATE_FIELDS: Final = (
    Field("seats", NUMBER),
    Field("difficulty", DIFFICULTY),
    Field("random_start", FLAG),
    Field("law_vp", NUMBER),
    Field("round", NUMBER),
    Field("maat", NUMBER),
    Field("arrow", ARROW),
    Field("markers", ListOf(ARROW)),
    Field("order", ListOf(SEAT)),
    Field("wheel", ListOf(WHEEL_DIE)),
    Field("bag", Table(COLOUR, NUMBER)),
    Field("taken", Grid(SEAT, DIE_PLACE, TAKEN_DIE)),
    Field("goods", Grid(SEAT, GOOD, NUMBER)),
    Field("production", Grid(SEAT, RESOURCE, NUMBER)),
    Field("excess", Grid(SEAT, RESOURCE, NUMBER)),
    Field("population", Table(SEAT, NUMBER)),
    Field("happiness", Table(SEAT, NUMBER)),
    Field("reached", Table(SEAT, NUMBER)),
    Field("buildings", Table(SEAT, NUMBER)),
    Field("statues", Table(SEAT, NUMBER)),
    Field("pillars", Table(SEAT, NUMBER)),
    Field("points", Grid(SEAT, SOURCE, NUMBER)),
    Field("faith_laid", Table(SEAT, NUMBER)),
    Field("balance", Table(SEAT, NUMBER)),
    Field("destiny", Table(SEAT, DESTINY)),
    Field("blessings", Table(SEAT, Bits(BLESSING_CARD))),
    Field("technologies", Table(SEAT, Bits(TECHNOLOGY_CARD))),
    Field("laws", Table(SEAT, Bits(LAW_CARD))),
    Field("known_laws", Table(SEAT, Bits(LAW_CARD))),
    Field("scored_laws", Table(SEAT, Bits(LAW_CARD))),
    Field("laws_open", FLAG),
    Field("dealt_laws", Grid(SEAT, _TWO, LAW_CARD)),
    Field("returned_law", Table(SEAT, LAW_CARD)),
    Field("starting_cards", ListOf(START)),
    Field("own_starts", Grid(SEAT, _TWO, START)),
    Field("seen", ListOf(CARD)),
    Field("blessing_deck", ListOf(CARD)),
    Field("technology_deck", ListOf(CARD)),
    Field("law_deck", ListOf(CARD)),
    Field("blessing_discard", ListOf(CARD)),
    Field("technology_discard", ListOf(CARD)),
    Field("law_discard", ListOf(CARD)),
    Field("market", Table(MARKET_SLOT, CARD)),
    Field("open_sections", NUMBER),
    Field("horus_tiles", Table(HORUS_SLOT, GOD)),
    Field("god_statues", Grid(GOD, _ROOM, SEAT)),
    Field("people_statues", Table(PEOPLE, SEAT)),
    Field("display", Table(DISPLAY, TILE)),
    Field("stack", ListOf(TILE)),
    Field("tiles", Table(CELL, TILE)),
    Field("turns", Table(CELL, NUMBER)),
    Field("pillar_owner", Table(CELL, SEAT)),
    Field("temple", Table(SLOT, SEAT)),
    Field("osiris", Table(OSIRIS_SLOT, SEAT)),
    Field("turn_seat", SEAT),
    Field("die_sector", GOD),
    Field("die_colour", COLOUR),
    Field("die_value", NUMBER),
    Field("die_state", TAKEN_AS),
    Field("nudge", NUDGE),
    Field("main_open", FLAG),
    Field("extras", ListOf(GOD)),
    Field("replaced_gold", FLAG),
    Field("replaced_stone", FLAG),
    Field("awaiting_any", SEAT),
    Field("new_statue", GOD),
    Field("pyramid", ListOf(TOKEN)),
    Field("progress", TOKEN_PLACE),
)
_NAMES: Final = tuple(field.name for field in STATE_FIELDS)


class TekhenuState(State):
    """Tables by participant (a seat, or the bot after it), by place of the board, and the running turn."""

    __slots__ = _NAMES

    # Participants: the players, and in a solo game the bot as the second.
    seats: int
    # Options
    difficulty: int
    random_start: bool
    law_vp: int
    # The wheel, its dice, rounds
    round: int
    # Maat phases begun.
    maat: int
    arrow: int
    # Scoring markers left, the first one first: the arrow they wait for.
    markers: list[int]
    order: list[int]
    # Dice at the wheel, sorted.
    wheel: list[int]
    bag: list[int]
    # Dice of each participant, on the pans, below them, or with the bot.
    taken: list[int]
    # By participant
    goods: list[int]
    production: list[int]
    excess: list[int]
    population: list[int]
    happiness: list[int]
    # How many of the three happiness rewards were given.
    reached: list[int]
    # Pieces built.
    buildings: list[int]
    statues: list[int]
    pillars: list[int]
    points: list[int]
    # Faith on the left pan, or minus that on the right.
    faith_laid: list[int]
    # Markers on the Maat track.
    balance: list[int]
    destiny: list[int]
    # Cards: sets of a family are bits
    blessings: list[int]
    technologies: list[int]
    laws: list[int]
    # Laws everybody saw going to that hand.
    known_laws: list[int]
    # Laws that took one of the three places.
    scored_laws: list[int]
    laws_open: bool
    dealt_laws: list[int]
    returned_law: list[int]
    # Starting cards lying open, and each participant's two.
    starting_cards: list[int]
    own_starts: list[int]
    # The two cards seen with S05 or S06.
    seen: list[int]
    # Piles (last = top).
    blessing_deck: list[int]
    technology_deck: list[int]
    law_deck: list[int]
    blessing_discard: list[int]
    technology_discard: list[int]
    law_discard: list[int]
    market: list[int]
    open_sections: int
    # The board
    horus_tiles: list[int]
    god_statues: list[int]
    people_statues: list[int]
    display: list[int]
    stack: list[int]
    tiles: list[int]
    # Clockwise quarter turns of the tile.
    turns: list[int]
    pillar_owner: list[int]
    temple: list[int]
    osiris: list[int]
    # The turn
    turn_seat: int
    die_sector: int
    die_colour: int
    # The base value.
    die_value: int
    die_state: int
    # The shift by one that comes with B11 or B12.
    nudge: int
    main_open: bool
    # Additional actions bought and not yet performed.
    extras: list[int]
    # T10 or T22 was used in this turn.
    replaced_gold: bool
    replaced_stone: bool
    # Who reached happiness 21 inside an action.
    awaiting_any: int
    # God to whom the running Horus action built the first own statue.
    new_statue: int
    # Botankhamun
    pyramid: list[int]
    progress: int

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        seats = max(players, 2)
        self.seats = seats
        self.difficulty = 0
        self.random_start = False
        self.law_vp = 0
        self.round = 0
        self.maat = 0
        self.arrow = 0
        self.markers = []
        self.order = list(range(seats))
        self.wheel = []
        self.bag = [0] * COLOURS
        self.taken = [NOBODY] * (seats * DICE_PER_MAAT)
        self.goods = [0] * (seats * GOODS)
        self.production = [PRODUCTION_START] * (seats * RESOURCES)
        self.excess = [0] * (seats * RESOURCES)
        self.population = [0] * seats
        self.happiness = [0] * seats
        self.reached = [0] * seats
        self.buildings = [0] * seats
        self.statues = [0] * seats
        self.pillars = [0] * seats
        self.points = [0] * (seats * SOURCES)
        self.faith_laid = [0] * seats
        self.balance = [0] * seats
        self.destiny = [NOBODY] * seats
        self.blessings = [0] * seats
        self.technologies = [0] * seats
        self.laws = [0] * seats
        self.known_laws = [0] * seats
        self.scored_laws = [0] * seats
        self.laws_open = False
        self.dealt_laws = [NOBODY] * (2 * seats)
        self.returned_law = [NOBODY] * seats
        self.starting_cards = []
        self.own_starts = [NOBODY] * (2 * seats)
        self.seen = []
        self.blessing_deck = []
        self.technology_deck = []
        self.law_deck = []
        self.blessing_discard = []
        self.technology_discard = []
        self.law_discard = []
        self.market = [NOBODY] * MARKET_SLOTS
        self.open_sections = 0
        self.horus_tiles = [NOBODY] * GODS
        self.god_statues = [NOBODY] * (GODS * MOST_GOD_STATUES)
        self.people_statues = [NOBODY] * PEOPLE_SLOTS
        self.display = [NOBODY] * DISPLAY_PLACES
        self.stack = []
        self.tiles = [NOBODY] * CELLS
        self.turns = [0] * CELLS
        self.pillar_owner = [NOBODY] * CELLS
        self.temple = [NOBODY] * SLOTS
        self.osiris = [NOBODY] * OSIRIS_SLOTS
        self.turn_seat = NOBODY
        self.die_sector = NOBODY
        self.die_colour = NOBODY
        self.die_value = 0
        self.die_state = NOBODY
        self.nudge = 0
        self.main_open = False
        self.extras = []
        self.replaced_gold = False
        self.replaced_stone = False
        self.awaiting_any = NOBODY
        self.new_statue = NOBODY
        self.pyramid = []
        self.progress = NOBODY

    def clone(self) -> "TekhenuState":
        copy = TekhenuState()
        copy.copy_flow(self)
        copy.seats = self.seats
        copy.difficulty = self.difficulty
        copy.random_start = self.random_start
        copy.law_vp = self.law_vp
        copy.round = self.round
        copy.maat = self.maat
        copy.arrow = self.arrow
        copy.markers = self.markers.copy()
        copy.order = self.order.copy()
        copy.wheel = self.wheel.copy()
        copy.bag = self.bag.copy()
        copy.taken = self.taken.copy()
        copy.goods = self.goods.copy()
        copy.production = self.production.copy()
        copy.excess = self.excess.copy()
        copy.population = self.population.copy()
        copy.happiness = self.happiness.copy()
        copy.reached = self.reached.copy()
        copy.buildings = self.buildings.copy()
        copy.statues = self.statues.copy()
        copy.pillars = self.pillars.copy()
        copy.points = self.points.copy()
        copy.faith_laid = self.faith_laid.copy()
        copy.balance = self.balance.copy()
        copy.destiny = self.destiny.copy()
        copy.blessings = self.blessings.copy()
        copy.technologies = self.technologies.copy()
        copy.laws = self.laws.copy()
        copy.known_laws = self.known_laws.copy()
        copy.scored_laws = self.scored_laws.copy()
        copy.laws_open = self.laws_open
        copy.dealt_laws = self.dealt_laws.copy()
        copy.returned_law = self.returned_law.copy()
        copy.starting_cards = self.starting_cards.copy()
        copy.own_starts = self.own_starts.copy()
        copy.seen = self.seen.copy()
        copy.blessing_deck = self.blessing_deck.copy()
        copy.technology_deck = self.technology_deck.copy()
        copy.law_deck = self.law_deck.copy()
        copy.blessing_discard = self.blessing_discard.copy()
        copy.technology_discard = self.technology_discard.copy()
        copy.law_discard = self.law_discard.copy()
        copy.market = self.market.copy()
        copy.open_sections = self.open_sections
        copy.horus_tiles = self.horus_tiles.copy()
        copy.god_statues = self.god_statues.copy()
        copy.people_statues = self.people_statues.copy()
        copy.display = self.display.copy()
        copy.stack = self.stack.copy()
        copy.tiles = self.tiles.copy()
        copy.turns = self.turns.copy()
        copy.pillar_owner = self.pillar_owner.copy()
        copy.temple = self.temple.copy()
        copy.osiris = self.osiris.copy()
        copy.turn_seat = self.turn_seat
        copy.die_sector = self.die_sector
        copy.die_colour = self.die_colour
        copy.die_value = self.die_value
        copy.die_state = self.die_state
        copy.nudge = self.nudge
        copy.main_open = self.main_open
        copy.extras = self.extras.copy()
        copy.replaced_gold = self.replaced_gold
        copy.replaced_stone = self.replaced_stone
        copy.awaiting_any = self.awaiting_any
        copy.new_statue = self.new_statue
        copy.pyramid = self.pyramid.copy()
        copy.progress = self.progress
        return copy

    def is_bot(self, seat: int) -> bool:
        return seat >= self.players

    def light(self, god: int) -> int:
        """The light of the god's sector (TK-DIC-01)."""
        return SECTOR_LIGHT[(god - self.arrow) % GODS]

    def has(self, seat: int, technology: int) -> bool:
        return self.technologies[seat] >> technology & 1 == 1

    def holds(self, seat: int, blessing: int) -> bool:
        return self.blessings[seat] >> blessing & 1 == 1

    def vp(self, seat: int) -> int:
        return sum(self.points[seat * SOURCES : seat * SOURCES + SOURCES])

    def dice_of(self, seat: int) -> int:
        """How many dice the participant has taken since the last Maat phase (TK-RND-03)."""
        first = seat * DICE_PER_MAAT
        return DICE_PER_MAAT - self.taken[first : first + DICE_PER_MAAT].count(NOBODY)

    def slot_is_open(self, slot: int) -> bool:
        """Enough participants play for it (TK-HAT-02)."""
        return SLOT_MIN_PLAYERS[slot] <= self.seats

    def pillars_in(self, line: int, seat: int) -> int:
        """Own pillars in a row or column."""
        count = 0
        for cell in LINE_CELLS[line]:
            if self.pillar_owner[cell] == seat:
                count += 1
        return count

    def buildings_at(self, line: int) -> int:
        """Buildings of all participants at a row or column."""
        count = 0
        for slot in LINE_SLOTS[line]:
            if self.temple[slot] != NOBODY:
                count += 1
        return count

    def pieces_at(self, line: int, seat: int) -> int:
        """Own buildings and own people statue at a row or column."""
        count = 0
        for slot in LINE_SLOTS[line]:
            if self.temple[slot] == seat:
                count += 1
        for place in range(len(PEOPLE_LINE)):
            if PEOPLE_LINE[place] == line and self.people_statues[place] == seat:
                count += 1
        return count

    def has_god_statue(self, god: int, seat: int) -> bool:
        first = god * MOST_GOD_STATUES
        return seat in self.god_statues[first : first + MOST_GOD_STATUES]

    def horus_slot_of(self, god: int) -> int:
        return self.horus_tiles.index(god)
