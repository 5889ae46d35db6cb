"""What can be done completely (TK-TRN-08): actions now, and those that a die taken could still come to."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.rules.blessings import has_waiver, holds_either
from ennead.games.tekhenu.rules.cards import B09, B11, NIGHT_SHIFT_SCRIBES, NUDGE_STEPS, T19
from ennead.games.tekhenu.rules.components import (
    BASTET,
    BASTET_COST,
    BREAD,
    BUILDINGS,
    DISPLAY_OF_VALUE,
    DISTRICTS,
    FACES,
    GOD_STATUES,
    GOODS,
    GRANITE,
    GREY,
    HATHOR,
    HORUS,
    LIMESTONE,
    MOST_GOD_STATUES,
    MOST_SCRIBE_SHIFT,
    OSIRIS_HAPPINESS,
    PAPYRUS,
    PILLARS,
    RA,
    RESOURCES,
    SECTION_HAPPINESS,
    SLOT_COST,
    SLOT_MIN_PLAYERS,
    SLOTS,
    STATUE_COST,
    STATUES,
    TAINTED,
    THOTH,
    THOTH_CARDS,
    THOTH_COST,
    TILE_COST,
)
from ennead.games.tekhenu.rules.fields import FIRST_NUDGE, NO_NUDGE, NUDGES_SPENT
from ennead.games.tekhenu.rules.market import cards_in
from ennead.games.tekhenu.rules.payments import scribes_payable, wild
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import (
    blessing_gold,
    early_goods,
    extra_unit,
    god_shifts,
    scribes_are_gold,
    stones_are_one,
)

# Slots from the cheapest on.
_CHEAPEST: Final[tuple[int, ...]] = tuple(sorted(range(SLOTS), key=SLOT_COST.__getitem__))


class Means:
    """What a player would have: gold (with T10 also scribes), happiness, and goods still to be produced."""

    __slots__ = ("count", "good", "happiness", "wild")

    def __init__(self, wild: int, happiness: int, good: int, count: int) -> None:
        self.wild = wild
        self.happiness = happiness
        self.good = good
        self.count = count


def means_of(state: TekhenuState, seat: int) -> Means:
    """What the player has now."""
    return Means(wild(state, seat), state.happiness[seat], NOBODY, 0)


def performable(state: TekhenuState, seat: int, god: int, value: int, free: bool) -> bool:
    """The god action can be performed now with this value; `free` of resource costs with Z23."""
    return can_perform(state, seat, god, value, free, means_of(state, seat))


def performable_with_die(state: TekhenuState, seat: int, god: int, value: int, means: Means) -> bool:
    """With the base value, or shifted by T14 (TK-TEG-05)."""
    shift = god_shifts(state, seat)
    for shifted in range(max(1, value - shift), min(FACES, value + shift) + 1):
        if can_perform(state, seat, god, shifted, False, means):
            return True
    return False


def can_perform(state: TekhenuState, seat: int, god: int, value: int, free: bool, means: Means) -> bool:
    if god == HORUS:
        if state.statues[seat] >= STATUES or not has_statue_place(state, value):
            return False
        return free or _affords(state, seat, god, GRANITE, STATUE_COST[state.statues[seat]], means)
    if god == RA:
        if state.pillars[seat] >= PILLARS or NOBODY not in state.tiles:
            return False
        tile = state.display[DISPLAY_OF_VALUE[value]]
        return tile != NOBODY and (free or _affords(state, seat, god, LIMESTONE, TILE_COST[tile], means))
    if god == HATHOR:
        if state.buildings[seat] >= BUILDINGS:
            return False
        slot = cheapest_slot(state)
        return slot != NOBODY and (free or _affords(state, seat, god, BREAD, SLOT_COST[slot], means))
    if god == BASTET:
        return free or _affords(state, seat, god, PAPYRUS, BASTET_COST, means)
    if god == THOTH:
        if not has_section(state, means.happiness, THOTH_CARDS[value]):
            return False
        return free or _affords(state, seat, god, PAPYRUS, THOTH_COST[value], means)
    if means.happiness < OSIRIS_HAPPINESS or state.buildings[seat] >= BUILDINGS:
        return False
    row = (value - 1) * DISTRICTS
    return NOBODY in state.osiris[row : row + DISTRICTS]


def _affords(state: TekhenuState, seat: int, god: int, resource: int, cost: int, means: Means) -> bool:
    """With what is there, with T04, T20, T21, with replacements, or with a waiver in hand."""
    have = state.goods[seat * GOODS + resource] + means.wild + early_goods(state.technologies[seat], god)
    if means.good == resource:
        have += means.count
    if have < cost and resource >= LIMESTONE and stones_are_one(state, seat):
        other = LIMESTONE + GRANITE - resource
        have += state.goods[seat * GOODS + other]
        if means.good == other:
            have += means.count
    return have >= cost or has_waiver(state, seat, god)


def has_statue_place(state: TekhenuState, value: int) -> bool:
    """A slot of the people, or of the god whose tile lies on the Horus slot of the value (TK-HOR-18)."""
    return NOBODY in state.people_statues or has_god_room(state, state.horus_tiles[value - 1])


def has_god_room(state: TekhenuState, god: int) -> bool:
    first = god * MOST_GOD_STATUES
    return NOBODY in state.god_statues[first : first + GOD_STATUES[state.seats]]


def cheapest_slot(state: TekhenuState) -> int:
    """The cheapest empty open building slot at the temple, or none."""
    for slot in _CHEAPEST:
        if state.temple[slot] == NOBODY and SLOT_MIN_PLAYERS[slot] <= state.seats:
            return slot
    return NOBODY


def has_section(state: TekhenuState, happiness: int, count: int) -> bool:
    """An open section the happiness gives access to holds so many cards (TK-THO-04, TK-THO-09)."""
    for section in range(state.open_sections):
        if happiness >= SECTION_HAPPINESS[section] and cards_in(state, section) >= count:
            return True
    return False


# T19


def night_shift_helps(state: TekhenuState, seat: int) -> bool:
    """T19 can be used (TK-TEC-19), and after a production at the base value the god action (TK-TEG-07)."""
    colour = state.die_colour
    if state.die_state != TAINTED or colour == GREY or not state.has(seat, T19):
        return False
    if scribes_payable(state, seat) < NIGHT_SHIFT_SCRIBES:
        return False
    means = means_of(state, seat)
    means.good = colour
    means.count = production_goods(state, seat, colour, state.die_value)
    if scribes_are_gold(state, seat):
        means.wild -= NIGHT_SHIFT_SCRIBES
    return performable_with_die(state, seat, state.die_sector, state.die_value, means)


def production_goods(state: TekhenuState, seat: int, resource: int, value: int) -> int:
    """What one production brings beside excess: up to the marker, and the unit of T13."""
    marker = state.production[seat * RESOURCES + resource]
    return min(value, marker) + extra_unit(state.technologies[seat])


# Dice that can't produce (TK-TRN-09): what can still change their value


class Modifiers:
    """What can still change the value of a die while it is taken.

    Scribes that can be spent; B09 and B10 in hand (`fates`); the shift by one of a B11 or B12 already
    played (`nudges`), and of the other one that may be played after it (`lights`, TK-BLG-09).
    """

    __slots__ = ("fates", "lights", "nudges", "scribes")

    def __init__(self, scribes: int, fates: int, nudges: int, lights: int) -> None:
        self.scribes = scribes
        self.fates = fates
        self.nudges = nudges
        self.lights = lights


def modifiers_of(state: TekhenuState, seat: int) -> Modifiers:
    """For the die as it is taken, or will be taken without B11 and B12."""
    can_light = state.nudge not in (NO_NUDGE, NUDGES_SPENT) and holds_either(state, seat, B11)
    fates = (state.blessings[seat] >> B09 & 3).bit_count()
    return Modifiers(scribes_payable(state, seat), fates, int(state.nudge == FIRST_NUDGE), int(can_light))


def add_gold(state: TekhenuState, seat: int, gold: int, left: Modifiers, means: Means) -> None:
    """More gold (or less) would be there, which T10 also spends as scribes."""
    means.wild += gold
    if scribes_are_gold(state, seat):
        left.scribes += gold


def take_scribes(state: TekhenuState, seat: int, count: int, left: Modifiers, means: Means) -> None:
    """So many scribes would be spent, which T10 also spends as gold."""
    left.scribes -= count
    if scribes_are_gold(state, seat):
        means.wild -= count


def can_reach(state: TekhenuState, seat: int, god: int, value: int, left: Modifiers, means: Means) -> bool:
    """The god action is performable at some value the player can still give the die (TK-TRN-09)."""
    if _performable_within(state, seat, god, value, left, means):
        return True
    gold = blessing_gold(state, seat)
    return gold > 0 and _reaches_with_gold(state, seat, god, value, left, means, gold)


def _performable_within(
    state: TekhenuState, seat: int, god: int, value: int, left: Modifiers, means: Means
) -> bool:
    """With the modifiers left, and nothing that playing cards would bring."""
    if god in (HATHOR, BASTET):
        # Their value is no condition
        return can_perform(state, seat, god, value, False, means)
    free_steps = left.nudges + left.lights + god_shifts(state, seat)
    fate = left.fates > 0
    reach = FACES if fate else free_steps + MOST_SCRIBE_SHIFT * left.scribes
    for other in range(max(1, value - reach), min(FACES, value + reach) + 1):
        distance = abs(other - value) - free_steps
        purse = means
        if distance > 0 and not fate and scribes_are_gold(state, seat):
            scribes_needed = (distance + MOST_SCRIBE_SHIFT - 1) // MOST_SCRIBE_SHIFT
            purse = Means(means.wild - scribes_needed, means.happiness, NOBODY, 0)
        if can_perform(state, seat, god, other, False, purse):
            return True
    return False


def _reaches_with_gold(
    state: TekhenuState, seat: int, god: int, value: int, left: Modifiers, means: Means, gold: int
) -> bool:
    """T24 pays for each card played on the way, so the cards are played one by one."""
    if left.fates > 0:
        for other in range(1, FACES + 1):
            after = Modifiers(left.scribes, left.fates - 1, left.nudges, left.lights)
            richer = Means(means.wild, means.happiness, NOBODY, 0)
            add_gold(state, seat, gold, after, richer)
            if other != value and can_reach(state, seat, god, other, after, richer):
                return True
    if left.lights == 0:
        return False
    for other in (value - NUDGE_STEPS, value + NUDGE_STEPS):
        # The shift of the card already played comes before the other card
        after = Modifiers(left.scribes, left.fates, 0, left.lights - (left.nudges == 0))
        richer = Means(means.wild, means.happiness, NOBODY, 0)
        if left.nudges == 0:
            add_gold(state, seat, gold, after, richer)
        if 1 <= other <= FACES and can_reach(state, seat, god, other, after, richer):
            return True
    return False
