"""Reasons that several decisions share, in words and numbers a person understands."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.rules.components import (
    BASTET,
    BASTET_COST,
    BREAD,
    BUILDINGS,
    DISPLAY_OF_VALUE,
    GOD,
    GOOD,
    GRANITE,
    HATHOR,
    HORUS,
    LIMESTONE,
    OSIRIS_HAPPINESS,
    PAPYRUS,
    PILLARS,
    RA,
    SECTION_HAPPINESS,
    SLOT_COST,
    STATUE_COST,
    STATUES,
    THOTH,
    THOTH_CARDS,
    THOTH_COST,
    TILE_COST,
)
from ennead.games.tekhenu.rules.payments import payable_in
from ennead.games.tekhenu.rules.possible import (
    cheapest_slot,
    has_section,
    has_statue_place,
    means_of,
    performable_with_die,
)
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import early_goods


def no_action(state: TekhenuState, seat: int, god: int, value: int) -> Refusal:
    """A die that produces nothing must leave a god action (TK-TRN-09): why it would leave none."""
    if performable_with_die(state, seat, god, value, means_of(state, seat)):
        return Refusal("cost-leaves-no-action", god=GOD.names[god])
    missing = why_no_action(state, seat, god, value)
    return Refusal(f"grey-{missing.reason}", **{"god": GOD.names[god], **missing.values})


def why_no_action(state: TekhenuState, seat: int, god: int, value: int) -> Refusal:
    """A piece, happiness, a place; if all of them are there, the cost."""
    happiness = state.happiness[seat]
    if god == HORUS:
        if state.statues[seat] >= STATUES:
            return Refusal("no-statue-left")
        if not has_statue_place(state, value):
            return Refusal("no-place-for-a-statue")
        return _too_dear(state, seat, god, GRANITE, STATUE_COST[state.statues[seat]])
    if god == RA:
        tile = state.display[DISPLAY_OF_VALUE[value]]
        if state.pillars[seat] >= PILLARS:
            return Refusal("no-pillar-left")
        if NOBODY not in state.tiles:
            return Refusal("temple-full")
        if tile == NOBODY:
            return Refusal("no-tile-there", value=value)
        return _too_dear(state, seat, god, LIMESTONE, TILE_COST[tile])
    if god == HATHOR:
        slot = cheapest_slot(state)
        if state.buildings[seat] >= BUILDINGS:
            return Refusal("no-building-left")
        if slot == NOBODY:
            return Refusal("no-slot-free")
        return _too_dear(state, seat, god, BREAD, SLOT_COST[slot])
    if god == THOTH:
        if happiness < SECTION_HAPPINESS[0]:
            return Refusal("too-little-happiness", needs=SECTION_HAPPINESS[0], has=happiness)
        if not has_section(state, happiness, THOTH_CARDS[value]):
            return Refusal("too-few-cards", needs=THOTH_CARDS[value])
        return _too_dear(state, seat, god, PAPYRUS, THOTH_COST[value])
    if god == BASTET:
        return _too_dear(state, seat, god, PAPYRUS, BASTET_COST)
    if state.buildings[seat] >= BUILDINGS:
        return Refusal("no-building-left")
    if happiness < OSIRIS_HAPPINESS:
        return Refusal("too-little-happiness", needs=OSIRIS_HAPPINESS, has=happiness)
    return Refusal("row-full", row=value)


def _too_dear(state: TekhenuState, seat: int, god: int, resource: int, cost: int) -> Refusal:
    has = payable_in(state, seat, resource) + early_goods(state.technologies[seat], god)
    return Refusal("action-too-dear", god=GOD.names[god], needs=cost, good=GOOD.names[resource], has=has)
