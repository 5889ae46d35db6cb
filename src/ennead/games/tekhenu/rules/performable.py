"""Which actions can be carried out completely now (TK-TRN-08), also with what would be left or produced."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.rules.blessings import has_waiver
from ennead.games.tekhenu.rules.cards import NIGHT_SHIFT_SCRIBES, T10, T19, T22
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
from ennead.games.tekhenu.rules.market import cards_in
from ennead.games.tekhenu.rules.purse import scribes_payable, wild
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import early_goods, extra_unit, god_shifts

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
    if have < cost and resource >= LIMESTONE and state.has(seat, T22):
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


def can_work_at_night(state: TekhenuState, seat: int) -> bool:
    """T19 may be used for the main action (TK-TEC-19)."""
    return (
        state.die_state == TAINTED
        and state.die_colour != GREY
        and state.has(seat, T19)
        and scribes_payable(state, seat) >= NIGHT_SHIFT_SCRIBES
    )


def night_shift_helps(state: TekhenuState, seat: int) -> bool:
    """The god action can be performed after the production at the base value (TK-TEG-07)."""
    if not can_work_at_night(state, seat):
        return False
    colour = state.die_colour
    means = means_of(state, seat)
    means.good = colour
    means.count = production_goods(state, seat, colour, state.die_value)
    if state.has(seat, T10):
        means.wild -= NIGHT_SHIFT_SCRIBES
    return performable_with_die(state, seat, state.die_sector, state.die_value, means)


def production_goods(state: TekhenuState, seat: int, resource: int, value: int) -> int:
    """What one production brings beside excess: up to the marker, and the unit of T13."""
    marker = state.production[seat * RESOURCES + resource]
    return min(value, marker) + extra_unit(state.technologies[seat])
