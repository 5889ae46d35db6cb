"""What would come of things as they stand: the scales, a scoring, the dice at the wheel, a tile in hand."""

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules.cards import AUTOMA_BALANCE, FAMILY, T09, Z04
from ennead.games.tekhenu.rules.components import (
    BALANCE_MAX,
    BALANCE_MIN,
    BASTET,
    BASTET_COST,
    BASTET_SCRIBES,
    BORDER,
    BREAD,
    BUILDING_VP,
    BY_AUTOMA_CARDS,
    BY_BUILDING_ROW,
    BY_DISTRICTS,
    BY_HAPPINESS,
    BY_PRODUCTION,
    BY_STATUES,
    BY_TEMPLE,
    BY_UPKEEP,
    CORNER_SIDE_VP,
    CORNERS,
    DISPLAY_OF_VALUE,
    DISPLAY_VP,
    DISTRICT_VP,
    DISTRICTS,
    GOLD,
    GOODS,
    GRANITE,
    GREY,
    HATHOR,
    HORUS,
    LIMESTONE,
    MAAT_LOSS,
    MAATS,
    NEXT_CELL,
    OSIRIS,
    OSIRIS_HAPPINESS,
    PAPYRUS,
    POPULATION_SYMBOLS,
    PURE,
    RA,
    RESOURCES,
    SIDE_VP,
    SLOT_COST,
    SOURCES,
    STATUE_COST,
    STATUES,
    TAINTED,
    THOTH,
    THOTH_CARDS,
    THOTH_COST,
    TILE_COST,
    TILE_EDGES,
    TILE_LIGHT,
    TRACK_END,
    UNPAID_BREAD_VP,
)
from ennead.games.tekhenu.rules.laws import LAW_POINTS, TRIBUTE_VP
from ennead.games.tekhenu.rules.maat import ankh_of, balance_of
from ennead.games.tekhenu.rules.payments import payable_in
from ennead.games.tekhenu.rules.possible import cheapest_slot
from ennead.games.tekhenu.rules.scoring import bread_due, district_winner, points_of
from ennead.games.tekhenu.rules.solo_scoring import BLESSING_VP, TECHNOLOGY_VP
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.temple import edge_of, houses_at

# The scales


def is_weighing(state: TekhenuState) -> bool:
    """Faith is being laid, the balances are still to be read."""
    return any(isinstance(frame, frames.MaatOrder) for frame in state.frames)


def balance_now(state: TekhenuState, seat: int) -> int:
    """What the scales of the next Maat phase would read now; the bot's is given (TK-BOT-52)."""
    if state.is_automa(seat):
        return AUTOMA_BALANCE[min(state.maat + (0 if is_weighing(state) else 1), MAATS)]
    return balance_of(state, seat)


def loss_of(balance: int) -> int:
    """Points such a balance costs (TK-MAA-06)."""
    return MAAT_LOSS[-max(BALANCE_MIN, balance)] if balance < 0 else 0


def balances_now(state: TekhenuState) -> list[int]:
    return [balance_now(state, seat) for seat in range(state.seats)]


def order_of(state: TekhenuState, balances: list[int]) -> list[int]:
    """The order a Maat phase would give; as it is, while nobody has a die (TK-MAA-07, TK-MAA-08)."""
    if all(die == NOBODY for die in state.taken):
        return state.order
    return order_by(state, balances)


def order_by(state: TekhenuState, balances: list[int]) -> list[int]:
    """Smallest absolute balance first, then the higher ankh."""
    ranks: list[tuple[int, int, int, int]] = []
    for seat in range(state.seats):
        cut = max(BALANCE_MIN, min(BALANCE_MAX, balances[seat]))
        ankh = NOBODY if has_no_ankh(state, seat) else ankh_of(state, seat)
        ranks.append((abs(cut), -ankh, state.order.index(seat), seat))
    ranks.sort()
    return [rank[3] for rank in ranks]


def has_no_ankh(state: TekhenuState, seat: int) -> bool:
    """No destiny card has been chosen yet."""
    return not state.is_automa(seat) and state.destiny[seat] == NOBODY


# Scoring


def leaders_of(state: TekhenuState) -> list[int]:
    """Who has the majority in each district."""
    return [district_winner(state, district) for district in range(DISTRICTS)]


def scoring_now(state: TekhenuState, seat: int, leaders: list[int]) -> list[int]:
    """Points by source, if a scoring came now and as much bread were paid as can be."""
    points = [0] * SOURCES
    points[BY_DISTRICTS] = leaders.count(seat) * DISTRICT_VP
    for source in (BY_TEMPLE, BY_STATUES, BY_HAPPINESS, BY_PRODUCTION, BY_BUILDING_ROW):
        points[source] = points_of(state, seat, source)
    if state.is_automa(seat):
        cards = state.blessings[seat].bit_count() * BLESSING_VP
        points[BY_AUTOMA_CARDS] = cards + state.technologies[seat].bit_count() * TECHNOLOGY_VP
        return points
    unpaid = bread_due(state, seat) - payable_in(state, seat, BREAD)
    points[BY_UPKEEP] = -max(0, unpaid) * UNPAID_BREAD_VP
    return points


def law_worth(state: TekhenuState, seat: int, law: int) -> int:
    """What the law would score now; Z04 with all the resources there are."""
    if law == Z04:
        base = seat * GOODS
        resources = sum(state.goods[base : base + RESOURCES]) + state.goods[base + GOLD]
        return min(resources, POPULATION_SYMBOLS[state.population[seat]]) * TRIBUTE_VP
    return LAW_POINTS[law](state, seat)


def laws_of(state: TekhenuState, seat: int) -> list[int]:
    return [law for law in range(FAMILY) if state.laws[seat] >> law & 1]


# Dice


class GodOutcome:
    """The cost of a god action and what is known of its gain; NOBODY where it has none of that."""

    __slots__ = ("cards", "cost", "good", "happiness", "population", "row", "scribes", "statue", "tile", "vp")

    def __init__(self) -> None:
        self.cost = 0
        self.good = NOBODY
        self.vp = 0
        self.happiness = NOBODY
        self.population = NOBODY
        self.scribes = 0
        self.cards = 0
        self.row = NOBODY
        self.tile = NOBODY
        self.statue = NOBODY


def god_outcome(state: TekhenuState, seat: int, god: int, value: int) -> GodOutcome:
    """With this value, without cards: what is printed, and where the markers would go."""
    found = GodOutcome()
    if god == HORUS:
        found.good = GRANITE
        found.cost = STATUE_COST[state.statues[seat]] if state.statues[seat] < STATUES else 0
        found.statue = state.horus_tiles[value - 1]
    elif god == RA:
        place = DISPLAY_OF_VALUE[value]
        found.good = LIMESTONE
        found.tile = state.display[place]
        found.cost = TILE_COST[found.tile] if found.tile != NOBODY else 0
        found.vp = DISPLAY_VP[place]
    elif god == HATHOR:
        slot = cheapest_slot(state)
        found.good = BREAD
        found.cost = SLOT_COST[slot] if slot != NOBODY else 0
        found.population = min(state.population[seat] + value, TRACK_END)
    elif god == BASTET:
        found.good = PAPYRUS
        found.cost = BASTET_COST
        found.happiness = min(state.happiness[seat] + value, state.population[seat])
        found.scribes = BASTET_SCRIBES[value]
    elif god == THOTH:
        found.good = PAPYRUS
        found.cost = THOTH_COST[value]
        found.cards = THOTH_CARDS[value]
    elif god == OSIRIS:
        found.row = value
        found.happiness = max(0, state.happiness[seat] - OSIRIS_HAPPINESS)
    return found


def balance_with(balance: int, purity: int, face: int) -> int:
    """The balance with one more die on its pan; a forbidden one lies on none."""
    if purity == PURE:
        return balance + face
    return balance - face if purity == TAINTED else balance


def goods_and_excess(state: TekhenuState, seat: int, colour: int, value: int) -> tuple[int, int]:
    """What a production would bring, and how much of it would be excess; grey dice produce nothing."""
    if colour == GREY:
        return 0, 0
    kept = min(value, state.production[seat * RESOURCES + colour])
    return kept, value - kept


# A tile in hand


def ability_works(state: TekhenuState, seat: int, tile: int) -> bool:
    """In the present light of Ra, or with T09 (TK-RA-11); `seat` may be nobody."""
    light = TILE_LIGHT[tile]
    if light == NOBODY:
        return False
    return light == state.light(RA) or (seat != NOBODY and state.has(seat, T09))


def sides_of(tile: int, turns: int) -> list[int]:
    """Colours from the north clockwise, with so many clockwise quarter turns (TK-RA-05)."""
    return [TILE_EDGES[tile * 4 + (direction - turns) % 4] for direction in range(4)]


def neighbours_of(state: TekhenuState, cell: int) -> list[int]:
    """What each side of a tile on the cell would touch: a colour, or nothing."""
    found: list[int] = []
    for direction in range(4):
        beside = NEXT_CELL[cell * 4 + direction]
        if beside == NOBODY:
            found.append(BORDER[cell * 4 + direction])
        elif state.tiles[beside] != NOBODY:
            found.append(edge_of(state, beside, (direction + 2) % 4))
        else:
            found.append(NOBODY)
    return found


def spot_points(state: TekhenuState, cell: int, matches: int, place: int) -> int:
    """Buildings, matching sides and the place of the display together (TK-RA-06 to TK-RA-10)."""
    side = CORNER_SIDE_VP if cell in CORNERS else SIDE_VP
    return houses_at(state, cell) * BUILDING_VP + matches * side + DISPLAY_VP[place]
