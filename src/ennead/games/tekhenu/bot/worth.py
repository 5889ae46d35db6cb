"""What a single action or choice is worth at a glance, in points: the knowledge behind the priors."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.bot.forecast import bonus_worth, turns_left
from ennead.games.tekhenu.bot.laws import law_worth
from ennead.games.tekhenu.bot.weights import HAPPINESS_LINE, ROW_LINE, TURNS, Weights
from ennead.games.tekhenu.rules.blessings import has_waiver, waiver
from ennead.games.tekhenu.rules.cards import FAMILY, T06, T12, T13, T17, TECHNOLOGY_VP
from ennead.games.tekhenu.rules.components import (
    BASTET,
    BASTET_COST,
    BASTET_SCRIBES,
    BLESSING,
    BORDER,
    BREAD,
    BUILDINGS,
    CELL_COUNT,
    CELL_GOOD,
    CORNER_SIDE_VP,
    CORNERS,
    DISPLAY_OF_VALUE,
    DISPLAY_VP,
    DISTRICT_VP,
    DISTRICTS,
    GODS,
    GOLD,
    GOODS,
    GRANITE,
    HATHOR,
    HORUS,
    LIMESTONE,
    LINE_CELLS,
    NEXT_CELL,
    OWN_ACTION_PAYS,
    PAPYRUS,
    PEOPLE_GOLD,
    PEOPLE_LINE,
    PEOPLE_SLOTS,
    PRODUCTION_MAX,
    PRODUCTION_VP,
    RA,
    RESOURCES,
    ROW_ANY_STEPS,
    ROW_GAIN,
    ROW_GOLD,
    ROW_OWN_STEPS,
    ROW_PAIR_STEPS,
    ROW_PARTNER,
    SCRIBE,
    SECTION_HAPPINESS,
    SECTION_START,
    SIDE,
    SIDE_VP,
    SLOT_COST,
    SLOT_LINE,
    SLOTS,
    STATUE_COST,
    STATUE_LINE_VP,
    STATUES_VP,
    TECHNOLOGY,
    TEMPLE_VP,
    THOTH,
    THOTH_CARDS,
    THOTH_COST,
    TILE_COST,
    TILE_EDGES,
    TILE_LIGHT,
)
from ennead.games.tekhenu.rules.possible import has_god_room
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import TECHNOLOGY_OF_GOD, early_goods, pillar_worth
from ennead.games.tekhenu.rules.temple import edge_of, houses_at

# Something that can't be done.
NOTHING: Final = -9.0


class Eye:
    """What a seat knows before it looks at its choices."""

    __slots__ = ("fresh", "scorings", "seat", "turns", "weights")

    def __init__(self, weights: Weights, state: TekhenuState, seat: int) -> None:
        self.weights = weights
        self.seat = seat
        self.turns = turns_left(state, seat)
        # Goods of this action are for later ones.
        self.fresh = weights.fade[min(max(self.turns - 1, 0), len(weights.fade) - 1)]
        self.scorings = len(state.markers)


def price(state: TekhenuState, eye: Eye, good: int) -> float:
    """One more or less of a good."""
    worth = eye.weights.goods[good] * eye.fresh
    if good < RESOURCES and state.goods[eye.seat * GOODS + good] >= eye.weights.plenty:
        worth *= eye.weights.surplus
    return worth


def worth_of_god(state: TekhenuState, eye: Eye, god: int, value: int) -> float:
    """A god action with this value, which can be performed."""
    bonus = 0.0
    seat = eye.seat
    card = TECHNOLOGY_OF_GOD[god]
    if card >= 0 and state.technologies[seat] >> card & 1:
        bonus = float(TECHNOLOGY_VP[card])
    if OWN_ACTION_PAYS[state.seats] and state.has_god_statue(god, seat):
        bonus += bonus_worth(eye.weights, state.horus_slot_of(god))
    if god == HORUS:
        return bonus + _horus(state, eye, value)
    if god == RA:
        return bonus + _ra(state, eye, value)
    if god == HATHOR:
        return bonus + _hathor(state, eye, value)
    if god == BASTET:
        return bonus + _bastet(state, eye, value)
    if god == THOTH:
        return bonus + _thoth(state, eye, value)
    return bonus + _osiris(state, eye, value)


def _cost(state: TekhenuState, eye: Eye, god: int, resource: int, cost: int) -> float:
    """What paying means; the missing part is paid in gold, or a card is used up."""
    have = state.goods[eye.seat * GOODS + resource]
    cost = max(0, cost - early_goods(state.technologies[eye.seat], god))
    if have >= cost:
        return cost * eye.weights.goods[resource] * eye.fresh
    if has_waiver(state, eye.seat, god):
        return eye.weights.blessings[waiver(god)] * eye.fresh
    return (have * eye.weights.goods[resource] + (cost - have) * eye.weights.goods[GOLD]) * eye.fresh


def building_worth(state: TekhenuState, eye: Eye) -> float:
    """One more building of the row."""
    built = state.buildings[eye.seat]
    return (ROW_LINE[min(built + 1, BUILDINGS)] - ROW_LINE[built]) * eye.scorings


def _horus(state: TekhenuState, eye: Eye, value: int) -> float:
    best = 0.0
    god = state.horus_tiles[value - 1]
    if has_god_room(state, god):
        best = statue_worth(state, eye, god)
    for place in range(PEOPLE_SLOTS):
        if state.people_statues[place] == NOBODY:
            best = max(best, statue_worth(state, eye, GODS + place))
    built = state.statues[eye.seat]
    points = (
        STATUES_VP[built + 1] - STATUES_VP[built]
    ) * eye.scorings + eye.weights.statue_hope * eye.turns / TURNS
    return points + best - _cost(state, eye, HORUS, GRANITE, STATUE_COST[built])


def statue_worth(state: TekhenuState, eye: Eye, target: int) -> float:
    """A statue to a god, or at a place of the people."""
    seat = eye.seat
    if target < GODS:
        if state.has_god_statue(target, seat):
            return 0.0
        payers = state.seats if OWN_ACTION_PAYS[state.seats] else state.seats - 1
        return (
            bonus_worth(eye.weights, state.horus_slot_of(target)) * eye.weights.god_rate * eye.turns * payers
        )
    place = target - GODS
    worth = PEOPLE_GOLD[place] * price(state, eye, GOLD)
    if place < len(PEOPLE_LINE):
        own = state.pillars_in(PEOPLE_LINE[place], seat)
        return worth + own * STATUE_LINE_VP + (TEMPLE_VP + own) * eye.scorings
    return worth + eye.scorings * DISTRICT_VP


def _ra(state: TekhenuState, eye: Eye, value: int) -> float:
    place = DISPLAY_OF_VALUE[value]
    tile = state.display[place]
    if tile == NOBODY:
        return NOTHING
    worth = eye.weights.pillar_points + DISPLAY_VP[place] + 2 * eye.weights.line_hope * eye.fresh
    if TILE_LIGHT[tile] == state.light(RA):
        worth += eye.weights.ability
    return worth - _cost(state, eye, RA, LIMESTONE, TILE_COST[tile])


def cell_worth(state: TekhenuState, eye: Eye, tile: int, cell: int) -> float:
    """A pillar of one's own here, the tile turned in the best way."""
    seat = eye.seat
    best = 0
    for turns in range(4):
        best = max(best, sides(state, tile, cell, turns))
    worth = float(best * (CORNER_SIDE_VP if cell in CORNERS else SIDE_VP) + houses_at(state, cell))
    worth += CELL_COUNT[cell] * price(state, eye, CELL_GOOD[cell])
    own = state.pieces_at(cell // SIDE, seat) + state.pieces_at(SIDE + cell % SIDE, seat)
    worth += own * eye.scorings
    for line in (cell // SIDE, SIDE + cell % SIDE):
        if _free_slot(state, line):
            worth += eye.weights.line_hope * eye.fresh
    return worth


def _free_slot(state: TekhenuState, line: int) -> bool:
    for slot in range(SLOTS):
        if SLOT_LINE[slot] == line and state.temple[slot] == NOBODY and state.slot_is_open(slot):
            return True
    return False


def sides(state: TekhenuState, tile: int, cell: int, turns: int) -> int:
    """Matching sides of a tile laid so."""
    matches = 0
    for direction in range(4):
        own = TILE_EDGES[tile * 4 + (direction - turns) % 4]
        beside = NEXT_CELL[cell * 4 + direction]
        if beside == NOBODY:
            if BORDER[cell * 4 + direction] == own:
                matches += 1
        elif state.tiles[beside] != NOBODY and edge_of(state, beside, (direction + 2) % 4) == own:
            matches += 1
    return matches


def _hathor(state: TekhenuState, eye: Eye, value: int) -> float:
    best = NOTHING
    for slot in range(SLOTS):
        if state.temple[slot] == NOBODY and state.slot_is_open(slot):
            best = max(best, slot_worth(state, eye, slot))
    ahead = state.population[eye.seat] - state.happiness[eye.seat]
    step = eye.weights.headroom if ahead < 4 else eye.weights.headroom / 2
    return best + value * step * eye.fresh + building_worth(state, eye)


def slot_worth(state: TekhenuState, eye: Eye, slot: int) -> float:
    """A building here: points for own pillars, goods of empty cells, scoring; less its cost."""
    seat = eye.seat
    line = SLOT_LINE[slot]
    pillars = 0
    worth = 0.0
    for cell in LINE_CELLS[line]:
        if state.pillar_owner[cell] == seat:
            pillars += 1
        elif state.tiles[cell] == NOBODY:
            worth += price(state, eye, CELL_GOOD[cell])
    worth += pillars * pillar_worth(state.technologies[seat]) + (TEMPLE_VP + pillars) * eye.scorings
    return worth - _cost(state, eye, HATHOR, BREAD, SLOT_COST[slot])


def _bastet(state: TekhenuState, eye: Eye, value: int) -> float:
    seat = eye.seat
    happiness = state.happiness[seat]
    ahead = state.population[seat] - happiness
    steps = min(value, ahead) + (1 if state.has(seat, T06) else 0)
    after = min(happiness + steps, state.population[seat])
    worth = (HAPPINESS_LINE[after] - HAPPINESS_LINE[happiness]) * eye.scorings
    worth += (eye.weights.access[after] - eye.weights.access[happiness]) * eye.turns / TURNS
    worth += BASTET_SCRIBES[value] * price(state, eye, SCRIBE)
    return worth - _cost(state, eye, BASTET, PAPYRUS, BASTET_COST)


def _thoth(state: TekhenuState, eye: Eye, value: int) -> float:
    best = NOTHING
    for section in range(state.open_sections):
        if state.happiness[eye.seat] >= SECTION_HAPPINESS[section]:
            best = max(best, section_worth(state, eye, section, THOTH_CARDS[value]))
    return best - _cost(state, eye, THOTH, PAPYRUS, THOTH_COST[value])


def section_worth(state: TekhenuState, eye: Eye, section: int, count: int) -> float:
    """The best so many cards of a section."""
    worths: list[float] = []
    for card in state.market[SECTION_START[section] : SECTION_START[section + 1]]:
        if card != NOBODY:
            worths.append(card_worth(state, eye, card))
    if len(worths) < count:
        return NOTHING
    worths.sort(reverse=True)
    return sum(worths[:count])


def card_worth(state: TekhenuState, eye: Eye, card: int) -> float:
    number = card % FAMILY
    kind = card // FAMILY
    if kind == BLESSING:
        return eye.weights.blessings[number] * eye.fresh
    if kind == TECHNOLOGY:
        return eye.weights.technologies[number] * max(0, eye.turns - 1)
    held = state.laws[eye.seat].bit_count()
    part = eye.weights.law_part[min(held, len(eye.weights.law_part) - 1)]
    return part * law_worth(eye.weights, state, eye.seat, number, max(0, eye.turns - 1))


def _osiris(state: TekhenuState, eye: Eye, value: int) -> float:
    best = NOTHING
    row = (value - 1) * DISTRICTS
    for district in range(DISTRICTS):
        if state.osiris[row + district] == NOBODY:
            best = max(best, district_worth(state, eye, value - 1, district))
    return best + building_worth(state, eye) - eye.weights.happiness_step


def district_worth(state: TekhenuState, eye: Eye, row: int, district: int) -> float:
    """A building in this row of the district: production, goods, a piece for the majority."""
    worth = _steps(state, eye, district, ROW_OWN_STEPS[row] + ROW_PAIR_STEPS[row])
    partner = ROW_PARTNER[row * DISTRICTS + district]
    if partner != NOBODY:
        worth += _steps(state, eye, partner, ROW_PAIR_STEPS[row])
    if ROW_ANY_STEPS[row]:
        worth += eye.weights.steps[3] * eye.turns
    worth += ROW_GAIN[row] * price(state, eye, district) + ROW_GOLD[row] * price(state, eye, GOLD)
    own = others = 0
    for slot in range(district, len(state.osiris), DISTRICTS):
        if state.osiris[slot] == eye.seat:
            own += 1
        elif state.osiris[slot] != NOBODY:
            others += 1
    if abs(own - others) <= 1:
        worth += eye.scorings
    return worth


def _steps(state: TekhenuState, eye: Eye, resource: int, steps: int) -> float:
    marker = state.production[eye.seat * RESOURCES + resource]
    after = min(PRODUCTION_MAX, marker + steps)
    worth = (eye.weights.steps[after] - eye.weights.steps[marker]) * eye.turns
    if after == PRODUCTION_MAX and marker < PRODUCTION_MAX:
        worth += PRODUCTION_VP * eye.scorings
    return worth


def step_worth(state: TekhenuState, eye: Eye, resource: int) -> float:
    """One step of a production marker."""
    return _steps(state, eye, resource, 1)


def produce_worth(state: TekhenuState, eye: Eye, resource: int, value: int) -> float:
    """Goods up to the marker; excess weighs on the scales."""
    seat = eye.seat
    marker = state.production[seat * RESOURCES + resource]
    kept = min(value, marker)
    excess = value - kept
    if state.has(seat, T13):
        kept += 1
    have = state.goods[seat * GOODS + resource]
    full = min(kept, max(0, eye.weights.plenty - have))
    worth = (full + (kept - full) * eye.weights.surplus) * eye.weights.goods[
        resource
    ] * eye.fresh + eye.weights.excess * excess
    if state.has(seat, T12):
        worth += excess
    if resource == BREAD and state.has(seat, T17):
        worth += TECHNOLOGY_VP[T17]
    return worth
