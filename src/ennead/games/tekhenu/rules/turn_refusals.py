"""Why a die can't be taken or modified like that, or an action not be performed."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.rules.blessings import nudges_left
from ennead.games.tekhenu.rules.cards import (
    B11,
    B17,
    B19,
    BLESSING_CARD,
    NEIGHBOUR_SCRIBES,
    NIGHT_SHIFT_SCRIBES,
    NUDGE_STEPS,
    OPPOSITE_STEPS,
    T08,
    T19,
    TECHNOLOGY_CARD,
)
from ennead.games.tekhenu.rules.components import (
    AS_ANUBIS,
    BASTET,
    BASTET_COST,
    BREAD,
    BUILDINGS,
    COLOUR,
    COLOURS,
    DIE,
    DISPLAY_OF_VALUE,
    DISTRICTS,
    FACES,
    FORBIDDEN,
    GOD,
    GOOD,
    GOODS,
    GRANITE,
    GREY,
    HATHOR,
    HORUS,
    LIGHT,
    LIMESTONE,
    MOST_SCRIBE_SHIFT,
    NEIGHBOURS,
    OPPOSITE,
    OSIRIS,
    OSIRIS_HAPPINESS,
    PAPYRUS,
    PILLARS,
    RA,
    RESOURCE,
    SCRIBE,
    SCRIBE_SHIFTS,
    SECTION_HAPPINESS,
    SHIFT,
    SLOT_COST,
    STATE,
    STATE_BY_LIGHT,
    STATUE_COST,
    STATUES,
    TAINTED,
    THOTH,
    THOTH_CARDS,
    THOTH_COST,
    TILE_COST,
)
from ennead.games.tekhenu.rules.performable import (
    cheapest_slot,
    has_section,
    has_statue_place,
    means_of,
    performable_with_die,
)
from ennead.games.tekhenu.rules.purse import matching, scribes_payable, wild
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import ACTION, SHIFT_PRODUCTION
from ennead.games.tekhenu.rules.technologies import early_goods

# `shift` is written from -2 on.
_NO_SHIFT: Final[int] = SHIFT.index["0"]
# What each god's action is paid in; Osiris costs happiness.
_PAID_IN: Final[tuple[int, ...]] = (GRANITE, LIMESTONE, BREAD, PAPYRUS, PAPYRUS, NOBODY)


def too_few(state: TekhenuState, seat: int, good: int, needs: int) -> Refusal:
    """With T10 gold counts as scribes."""
    has = scribes_payable(state, seat) if good == SCRIBE else state.goods[seat * GOODS + good]
    return Refusal("not-enough", good=GOOD.names[good], needs=needs, has=has)


def card_not_held(twin: int) -> Refusal:
    return Refusal("card-not-held", card=BLESSING_CARD.names[twin])


# The die


def about_die(state: TekhenuState, seat: int, name: str, arguments: list[int]) -> Refusal:
    if name == "take":
        return _about_taking(state, seat, arguments)
    if name == "lay":
        return _about_laying(state, seat, arguments[0], arguments[1])
    if name == "extra":
        return _about_extra(state, seat, arguments[0])
    if name == "done":
        return no_action(state, seat, state.die_sector, state.die_value)
    if name == "set_value":
        value = arguments[0] + 1
        if value == state.die_value:
            return Refusal("value-already", value=value)
        return no_action(state, seat, state.die_sector, value)
    shift = arguments[0] - _NO_SHIFT
    if name == "scribe" and abs(shift) not in SCRIBE_SHIFTS:
        return Refusal("scribe-shifts", least=min(map(abs, SCRIBE_SHIFTS)), most=MOST_SCRIBE_SHIFT)
    if name == "nudge" and abs(shift) != NUDGE_STEPS:
        return Refusal("nudge-shifts", steps=NUDGE_STEPS)
    if name == "scribe" and scribes_payable(state, seat) == 0:
        return too_few(state, seat, SCRIBE, 1)
    if name == "nudge" and nudges_left(state, seat) == 0:
        return Refusal("no-shift-left", card=BLESSING_CARD.names[B11])
    value = state.die_value + shift
    if not 1 <= value <= FACES:
        return Refusal("value-out-of-range", value=value)
    return no_action(state, seat, state.die_sector, value)


def no_action(state: TekhenuState, seat: int, god: int, value: int) -> Refusal:
    """A die that produces nothing must leave a god action (TK-TRN-09): why it would leave none."""
    if performable_with_die(state, seat, god, value, means_of(state, seat)):
        return Refusal("cost-leaves-no-action", god=GOD.names[god])
    missing = about_god(state, seat, god, value)
    return Refusal(f"grey-{missing.reason}", **{"god": GOD.names[god], **missing.values})


def _about_taking(state: TekhenuState, seat: int, arguments: list[int]) -> Refusal:
    sector, colour, face = arguments
    if sector * DIE + colour * FACES + face not in state.wheel:
        return Refusal("no-such-die", god=GOD.names[sector], colour=COLOUR.names[colour], face=face + 1)
    if STATE_BY_LIGHT[state.light(sector) * COLOURS + colour] == FORBIDDEN:
        light = LIGHT.names[state.light(sector)]
        return Refusal("die-is-forbidden", god=GOD.names[sector], colour=COLOUR.names[colour], light=light)
    return no_action(state, seat, sector, face + 1)


def _about_laying(state: TekhenuState, seat: int, colour: int, purity: int) -> Refusal:
    """Its own colour is as the light makes it; another colour comes by B11 or B12, forbidden dice by T08."""
    die = state.frames[-1][2]
    own, god = die % DIE // FACES, die // DIE
    if colour != own and state.blessings[seat] >> B11 & 3 == 0:
        return card_not_held(B11)
    natural = STATE_BY_LIGHT[state.light(god) * COLOURS + colour]
    shown = COLOUR.names[colour]
    if natural == FORBIDDEN and not state.has(seat, T08):
        return Refusal(
            "die-is-forbidden", god=GOD.names[god], colour=shown, light=LIGHT.names[state.light(god)]
        )
    if natural == FORBIDDEN and purity == FORBIDDEN:
        return Refusal("lay-as-pure-or-tainted", card=TECHNOLOGY_CARD.names[T08])
    if natural != purity:
        return Refusal("other-purity", god=GOD.names[god], colour=shown, state=STATE.names[natural])
    return no_action(state, seat, god, die % FACES + 1)


def _about_extra(state: TekhenuState, seat: int, god: int) -> Refusal:
    """A neighbour is bought with a scribe, the opposite god with steps back."""
    held = state.blessings[seat]
    if god in NEIGHBOURS[state.die_sector]:
        if held >> B17 & 3 == 0:
            return card_not_held(B17)
        if scribes_payable(state, seat) < NEIGHBOUR_SCRIBES:
            return too_few(state, seat, SCRIBE, NEIGHBOUR_SCRIBES)
    elif god == OPPOSITE[state.die_sector]:
        if held >> B19 & 3 == 0:
            return card_not_held(B19)
        if state.happiness[seat] < OPPOSITE_STEPS:
            return Refusal("too-little-happiness", needs=OPPOSITE_STEPS, has=state.happiness[seat])
    else:
        return Refusal("not-beside-the-die", god=GOD.names[god])
    return Refusal("cost-leaves-no-action", god=GOD.names[state.die_sector])


# Actions


def about_action(state: TekhenuState, seat: int, name: str, arguments: list[int]) -> Refusal:
    if name == "end_turn":
        return Refusal("main-action-first")
    if name in ("shift", "value"):
        return _about_shift(state, seat, name, arguments[0])
    in_turn = state.frames[-1][0] == ACTION
    if in_turn and name != "perform_extra" and not state.main_open:
        return Refusal("main-action-done")
    if name == "produce":
        if state.die_colour == GREY:
            return Refusal("grey-produces-nothing")
        return Refusal(
            "die-produces", colour=COLOUR.names[state.die_colour], resource=RESOURCE.names[state.die_colour]
        )
    god = arguments[0]
    if name == "perform_extra" and god not in state.extras:
        return Refusal("no-such-extra-action", god=GOD.names[god])
    if in_turn and name != "perform_extra" and state.die_state != AS_ANUBIS and god != state.die_sector:
        return Refusal("other-sector", god=GOD.names[state.die_sector])
    if name == "night_shift":
        refusal = _about_night_shift(state, seat)
        if refusal is not None:
            return refusal
        if performable_with_die(state, seat, god, state.die_value, means_of(state, seat)):
            return Refusal("cost-leaves-no-action", god=GOD.names[god])
    return about_god(state, seat, god, state.die_value if in_turn else 1)


def _about_shift(state: TekhenuState, seat: int, name: str, argument: int) -> Refusal:
    frame = state.frames[-1]
    if name == "value":
        value = argument + 1
        if not frame[4] <= value <= frame[5]:
            return Refusal("value-not-granted", least=frame[4], most=frame[5])
        return about_god(state, seat, frame[2], value)
    value = frame[3] + argument - _NO_SHIFT
    if not 1 <= value <= FACES:
        return Refusal("value-out-of-range", value=value)
    if frame[0] == SHIFT_PRODUCTION:
        return Refusal("production-too-small", value=value, god=GOD.names[frame[6]])
    return about_god(state, seat, frame[2], value)


def _about_night_shift(state: TekhenuState, seat: int) -> Refusal | None:
    """T19 itself (TK-TEC-19); otherwise it is the god action that can't be performed."""
    if not state.has(seat, T19):
        return Refusal("card-not-held", card=TECHNOLOGY_CARD.names[T19])
    if state.die_state != TAINTED or state.die_colour == GREY:
        return Refusal("no-night-shift")
    if scribes_payable(state, seat) < NIGHT_SHIFT_SCRIBES:
        return too_few(state, seat, SCRIBE, NIGHT_SHIFT_SCRIBES)
    return None


def about_god(state: TekhenuState, seat: int, god: int, value: int) -> Refusal:
    """A piece, happiness, a place; if all of them are there, the cost."""
    if god == HORUS and state.statues[seat] >= STATUES:
        return Refusal("no-statue-left")
    if god == RA and state.pillars[seat] >= PILLARS:
        return Refusal("no-pillar-left")
    if god in (HATHOR, OSIRIS) and state.buildings[seat] >= BUILDINGS:
        return Refusal("no-building-left")
    if god == THOTH and state.happiness[seat] < SECTION_HAPPINESS[0]:
        return Refusal("too-little-happiness", needs=SECTION_HAPPINESS[0], has=state.happiness[seat])
    if god == OSIRIS and state.happiness[seat] < OSIRIS_HAPPINESS:
        return Refusal("too-little-happiness", needs=OSIRIS_HAPPINESS, has=state.happiness[seat])
    if god == HORUS and not has_statue_place(state, value):
        return Refusal("no-place-for-a-statue")
    if god == OSIRIS and NOBODY not in state.osiris[(value - 1) * DISTRICTS : value * DISTRICTS]:
        return Refusal("row-full", row=value)
    if god == RA and NOBODY not in state.tiles:
        return Refusal("temple-full")
    if god == RA and state.display[DISPLAY_OF_VALUE[value]] == NOBODY:
        return Refusal("no-tile-there", value=value)
    if god == HATHOR and cheapest_slot(state) == NOBODY:
        return Refusal("no-slot-free")
    if god == THOTH and not has_section(state, state.happiness[seat], THOTH_CARDS[value]):
        return Refusal("too-few-cards", needs=THOTH_CARDS[value])
    return _about_cost(state, seat, god, value)


def _about_cost(state: TekhenuState, seat: int, god: int, value: int) -> Refusal:
    cost = _cost_of(state, seat, god, value)
    resource = _PAID_IN[god]
    has = matching(state, seat, resource) + wild(state, seat) + early_goods(state.technologies[seat], god)
    return Refusal("action-too-dear", god=GOD.names[god], needs=cost, good=GOOD.names[resource], has=has)


def _cost_of(state: TekhenuState, seat: int, god: int, value: int) -> int:
    """In the god's resource; the cheapest slot with Hathor; nothing where a tile or slot is missing."""
    if god == HORUS:
        return STATUE_COST[state.statues[seat]]
    if god == RA:
        tile = state.display[DISPLAY_OF_VALUE[value]]
        return TILE_COST[tile] if tile != NOBODY else 0
    if god == HATHOR:
        slot = cheapest_slot(state)
        return SLOT_COST[slot] if slot != NOBODY else 0
    if god == BASTET:
        return BASTET_COST
    return THOTH_COST[value] if god == THOTH else 0
