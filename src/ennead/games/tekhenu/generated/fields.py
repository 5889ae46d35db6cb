"""Everything on the table.

Written by `make generate` from rules/fields.py: change that.
"""

from ennead.core.state import NO_REFEREE, Rules, State


class TekhenuFields(State):
    """The fields of the game, in their order."""

    __slots__ = (
        "arrow",
        "awaiting_any",
        "bag",
        "balance",
        "blessing_deck",
        "blessing_discard",
        "blessings",
        "buildings",
        "dealt_laws",
        "destiny",
        "die_colour",
        "die_sector",
        "die_state",
        "die_value",
        "difficulty",
        "display",
        "excess",
        "extras",
        "faith_laid",
        "god_statues",
        "goods",
        "happiness",
        "horus_tiles",
        "known_laws",
        "law_deck",
        "law_discard",
        "law_vp",
        "laws",
        "laws_open",
        "maat",
        "main_open",
        "markers",
        "market",
        "new_statue",
        "nudge",
        "open_sections",
        "order",
        "osiris",
        "own_starts",
        "people_statues",
        "pillar_owner",
        "pillars",
        "points",
        "population",
        "production",
        "progress",
        "pyramid",
        "random_start",
        "reached",
        "replaced_gold",
        "replaced_stone",
        "returned_law",
        "round",
        "scored_laws",
        "seats",
        "seen",
        "stack",
        "starting_cards",
        "statues",
        "taken",
        "technologies",
        "technology_deck",
        "technology_discard",
        "temple",
        "tiles",
        "turn_seat",
        "turns",
        "wheel",
    )

    seats: int
    difficulty: int
    random_start: bool
    law_vp: int
    round: int
    maat: int
    arrow: int
    markers: list[int]
    order: list[int]
    wheel: list[int]
    bag: list[int]
    taken: list[int]
    goods: list[int]
    production: list[int]
    excess: list[int]
    population: list[int]
    happiness: list[int]
    reached: list[int]
    buildings: list[int]
    statues: list[int]
    pillars: list[int]
    points: list[int]
    faith_laid: list[int]
    balance: list[int]
    destiny: list[int]
    blessings: list[int]
    technologies: list[int]
    laws: list[int]
    known_laws: list[int]
    scored_laws: list[int]
    laws_open: bool
    dealt_laws: list[int]
    returned_law: list[int]
    starting_cards: list[int]
    own_starts: list[int]
    seen: list[int]
    blessing_deck: list[int]
    technology_deck: list[int]
    law_deck: list[int]
    blessing_discard: list[int]
    technology_discard: list[int]
    law_discard: list[int]
    market: list[int]
    open_sections: int
    horus_tiles: list[int]
    god_statues: list[int]
    people_statues: list[int]
    display: list[int]
    stack: list[int]
    tiles: list[int]
    turns: list[int]
    pillar_owner: list[int]
    temple: list[int]
    osiris: list[int]
    turn_seat: int
    die_sector: int
    die_colour: int
    die_value: int
    die_state: int
    nudge: int
    main_open: bool
    extras: list[int]
    replaced_gold: bool
    replaced_stone: bool
    awaiting_any: int
    new_statue: int
    pyramid: list[int]
    progress: int

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        seats = self.places(players)
        self.seats = 0
        self.difficulty = -1
        self.random_start = False
        self.law_vp = 0
        self.round = 0
        self.maat = 0
        self.arrow = -1
        self.markers = []
        self.order = []
        self.wheel = []
        self.bag = [0] * 5
        self.taken = [-1] * (seats * 4)
        self.goods = [0] * (seats * 7)
        self.production = [0] * (seats * 4)
        self.excess = [0] * (seats * 4)
        self.population = [0] * seats
        self.happiness = [0] * seats
        self.reached = [0] * seats
        self.buildings = [0] * seats
        self.statues = [0] * seats
        self.pillars = [0] * seats
        self.points = [0] * (seats * 16)
        self.faith_laid = [0] * seats
        self.balance = [0] * seats
        self.destiny = [-1] * seats
        self.blessings = [0] * seats
        self.technologies = [0] * seats
        self.laws = [0] * seats
        self.known_laws = [0] * seats
        self.scored_laws = [0] * seats
        self.laws_open = False
        self.dealt_laws = [-1] * (seats * 2)
        self.returned_law = [-1] * seats
        self.starting_cards = []
        self.own_starts = [-1] * (seats * 2)
        self.seen = []
        self.blessing_deck = []
        self.technology_deck = []
        self.law_deck = []
        self.blessing_discard = []
        self.technology_discard = []
        self.law_discard = []
        self.market = [-1] * 15
        self.open_sections = 0
        self.horus_tiles = [-1] * 6
        self.god_statues = [-1] * 18
        self.people_statues = [-1] * 4
        self.display = [-1] * 3
        self.stack = []
        self.tiles = [-1] * 25
        self.turns = [0] * 25
        self.pillar_owner = [-1] * 25
        self.temple = [-1] * 20
        self.osiris = [-1] * 24
        self.turn_seat = -1
        self.die_sector = -1
        self.die_colour = -1
        self.die_value = 0
        self.die_state = -1
        self.nudge = -1
        self.main_open = False
        self.extras = []
        self.replaced_gold = False
        self.replaced_stone = False
        self.awaiting_any = -1
        self.new_statue = -1
        self.pyramid = []
        self.progress = -1

    def copy_from(self, other: "TekhenuFields") -> None:
        self.rules = other.rules
        self.players = other.players
        self.frames = other.frames.copy()
        self.sealed = other.sealed.copy()
        self.referee = NO_REFEREE
        self.actor = other.actor
        self.options = other.options
        self.seats = other.seats
        self.difficulty = other.difficulty
        self.random_start = other.random_start
        self.law_vp = other.law_vp
        self.round = other.round
        self.maat = other.maat
        self.arrow = other.arrow
        self.markers = other.markers.copy()
        self.order = other.order.copy()
        self.wheel = other.wheel.copy()
        self.bag = other.bag.copy()
        self.taken = other.taken.copy()
        self.goods = other.goods.copy()
        self.production = other.production.copy()
        self.excess = other.excess.copy()
        self.population = other.population.copy()
        self.happiness = other.happiness.copy()
        self.reached = other.reached.copy()
        self.buildings = other.buildings.copy()
        self.statues = other.statues.copy()
        self.pillars = other.pillars.copy()
        self.points = other.points.copy()
        self.faith_laid = other.faith_laid.copy()
        self.balance = other.balance.copy()
        self.destiny = other.destiny.copy()
        self.blessings = other.blessings.copy()
        self.technologies = other.technologies.copy()
        self.laws = other.laws.copy()
        self.known_laws = other.known_laws.copy()
        self.scored_laws = other.scored_laws.copy()
        self.laws_open = other.laws_open
        self.dealt_laws = other.dealt_laws.copy()
        self.returned_law = other.returned_law.copy()
        self.starting_cards = other.starting_cards.copy()
        self.own_starts = other.own_starts.copy()
        self.seen = other.seen.copy()
        self.blessing_deck = other.blessing_deck.copy()
        self.technology_deck = other.technology_deck.copy()
        self.law_deck = other.law_deck.copy()
        self.blessing_discard = other.blessing_discard.copy()
        self.technology_discard = other.technology_discard.copy()
        self.law_discard = other.law_discard.copy()
        self.market = other.market.copy()
        self.open_sections = other.open_sections
        self.horus_tiles = other.horus_tiles.copy()
        self.god_statues = other.god_statues.copy()
        self.people_statues = other.people_statues.copy()
        self.display = other.display.copy()
        self.stack = other.stack.copy()
        self.tiles = other.tiles.copy()
        self.turns = other.turns.copy()
        self.pillar_owner = other.pillar_owner.copy()
        self.temple = other.temple.copy()
        self.osiris = other.osiris.copy()
        self.turn_seat = other.turn_seat
        self.die_sector = other.die_sector
        self.die_colour = other.die_colour
        self.die_value = other.die_value
        self.die_state = other.die_state
        self.nudge = other.nudge
        self.main_open = other.main_open
        self.extras = other.extras.copy()
        self.replaced_gold = other.replaced_gold
        self.replaced_stone = other.replaced_stone
        self.awaiting_any = other.awaiting_any
        self.new_statue = other.new_statue
        self.pyramid = other.pyramid.copy()
        self.progress = other.progress
