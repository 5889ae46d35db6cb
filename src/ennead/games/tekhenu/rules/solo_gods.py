"""Botankhamun's god actions (section 28, TK-BOT-30 to TK-BOT-51); it pays nothing and gains no goods."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.referee import Referee
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import (
    AUTOMA,
    AUTOMA_REASON,
    BY_HOUSES,
    BY_LINE,
    BY_NO_SLOT,
    BY_PLACE,
    BY_ROW_GOLD,
    BY_TOUCHING,
    CAUSE_GOD,
)
from ennead.games.tekhenu.rules.components import (
    BASTET,
    BASTET_SCRIBES,
    BLESSING,
    BUILDING_VP,
    BUILDINGS,
    BY_ACTIONS,
    CELLS,
    DISPLAY_OF_VALUE,
    DISPLAY_VP,
    DISTRICTS,
    GOLD_ROW,
    GREY,
    HATHOR,
    HORUS,
    INSIDE,
    LAW,
    LINE_VP,
    NEXT_CELL,
    OSIRIS_SLOTS,
    PEOPLE_LINE,
    PEOPLE_SLOTS,
    PILLARS,
    QUARRIES,
    RA,
    ROWS,
    SCRIBE,
    SECTION_HAPPINESS,
    SECTION_START,
    SIDE,
    SLOT_KINDS,
    SLOT_LINE,
    SLOTS,
    STATUE_ABOVE,
    STATUES,
    TECHNOLOGY,
    THOTH,
    THOTH_CARDS,
    TRACK_END,
    WORKSHOPS,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.hathor import build_at_temple
from ennead.games.tekhenu.rules.horus import build_god_statue, build_people_statue
from ennead.games.tekhenu.rules.osiris import place_building, row_is_empty
from ennead.games.tekhenu.rules.possible import has_god_room
from ennead.games.tekhenu.rules.ra import finish_ra, lay_tile
from ennead.games.tekhenu.rules.scoring import district_winner
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.temple import houses_at
from ennead.games.tekhenu.rules.thoth import take_card
from ennead.games.tekhenu.rules.track import raise_happiness, raise_population

ONLY: Final[int] = AUTOMA_REASON.index["only"]
BY_LOT: Final[int] = AUTOMA_REASON.index["chance"]
BY_COLOUR: Final[int] = AUTOMA_REASON.index["by_colour"]
FEWEST: Final[int] = AUTOMA_REASON.index["fewest"]
NEXT_DISTRICT: Final[int] = AUTOMA_REASON.index["next_district"]
NEXT_ROW: Final[int] = AUTOMA_REASON.index["next_row"]
MORE_DISTRICTS: Final[int] = AUTOMA_REASON.index["districts"]
MORE_PILLARS: Final[int] = AUTOMA_REASON.index["pillars"]
MOST_POINTS: Final[int] = AUTOMA_REASON.index["points"]
OWN_BUILDING: Final[int] = AUTOMA_REASON.index["own_building"]
NOT_AT_BORDER: Final[int] = AUTOMA_REASON.index["inside"]
_NO_SLOT_VP: Final[int] = AUTOMA["people_statue_none_free_vp"]
_SIDE_VP: Final[int] = AUTOMA["ra_edge_vp"]["per_side_touching_tile_or_border"]


def perform(state: TekhenuState, automa: int, god: int, value: int, colour: int) -> None:
    """The god action; without a piece or a place it does nothing more (TK-BOT-51)."""
    if god == HORUS:
        done = perform_horus(state, automa, value)
    elif god == RA:
        done = perform_ra(state, automa, value)
    elif god == HATHOR:
        done = perform_hathor(state, automa, value)
    elif god == BASTET:
        done = perform_bastet(state, automa, value)
    elif god == THOTH:
        done = perform_thoth(state, automa, value)
    else:
        done = perform_osiris(state, automa, value, colour)
    if not done:
        state.referee.tell(events.AUTOMA_NOTHING, god)


def by_lot(purpose: str, candidates: list[int], reason: int, referee: Referee) -> tuple[int, int]:
    """The one candidate for its reason, or one of several by lot."""
    if len(candidates) == 1:
        return candidates[0], reason
    return candidates[referee.below(purpose, len(candidates))], BY_LOT


# Horus


def perform_horus(state: TekhenuState, automa: int, value: int) -> bool:
    """To the god of the value; else to the people (TK-BOT-30 to TK-BOT-33)."""
    if state.statues[automa] >= STATUES:
        return False
    god = state.horus_tiles[value - 1]
    if has_god_room(state, god):
        build_god_statue(state, automa, god)
        return True
    place, reason = choose_people_slot(state, automa)
    if place == NOBODY:
        score(state, automa, BY_ACTIONS, _NO_SLOT_VP, BY_NO_SLOT)
        return True
    state.referee.tell(events.AUTOMA_PEOPLE_SLOT, place, reason)
    build_people_statue(state, automa, place)
    return True


def choose_people_slot(state: TekhenuState, automa: int) -> tuple[int, int]:
    """Above the districts it wins more of, else beside the line with more own pillars."""
    free = [place for place in range(PEOPLE_SLOTS) if state.people_statues[place] == NOBODY]
    wins = [(districts_won(state, automa, place), place) for place in free if place in (WORKSHOPS, QUARRIES)]
    most = max((count for count, _ in wins), default=0)
    if most > 0:
        best = [place for count, place in wins if count == most]
        return by_lot("bot people slot", best, MORE_DISTRICTS, state.referee)
    lines = [place for place in free if place < len(PEOPLE_LINE)]
    if not lines:
        return NOBODY, ONLY
    pillars = max(state.pillars_in(PEOPLE_LINE[place], automa) for place in lines)
    best = [place for place in lines if state.pillars_in(PEOPLE_LINE[place], automa) == pillars]
    return by_lot("bot people slot", best, MORE_PILLARS if len(lines) > 1 else ONLY, state.referee)


def districts_won(state: TekhenuState, automa: int, place: int) -> int:
    """Districts the bot would not get now and would with a statue there (TK-BOT-31)."""
    won = 0
    for district in range(DISTRICTS):
        if STATUE_ABOVE[district] != place or district_winner(state, district) == automa:
            continue
        after = state.clone()
        after.people_statues[place] = automa
        if district_winner(after, district) == automa:
            won += 1
    return won


# Ra


def perform_ra(state: TekhenuState, automa: int, value: int) -> bool:
    """The tile of the value, unturned, on the cell that brings most (TK-BOT-35 to TK-BOT-38)."""
    place = DISPLAY_OF_VALUE[value]
    if state.pillars[automa] >= PILLARS or NOBODY not in state.tiles or state.display[place] == NOBODY:
        return False
    cell, reason = choose_cell(state, automa)
    houses = houses_at(state, cell) * BUILDING_VP
    touching = sides_touching(state, cell) * _SIDE_VP
    state.referee.tell(events.AUTOMA_CELL, cell, houses + touching + DISPLAY_VP[place], reason)
    lay_tile(state, automa, place, cell, 0)
    score(state, automa, BY_ACTIONS, houses, BY_HOUSES)
    score(state, automa, BY_ACTIONS, touching, BY_TOUCHING)
    score(state, automa, BY_ACTIONS, DISPLAY_VP[place], BY_PLACE)
    finish_ra(state, automa, cell)
    return True


def sides_touching(state: TekhenuState, cell: int) -> int:
    """Sides beside a tile or the border, whatever the colours (TK-BOT-36)."""
    count = 0
    for direction in range(4):
        beside = NEXT_CELL[cell * 4 + direction]
        if beside == NOBODY or state.tiles[beside] != NOBODY:
            count += 1
    return count


def choose_cell(state: TekhenuState, automa: int) -> tuple[int, int]:
    """Most points; then an own building in row or column; then inside; then by lot (TK-BOT-37)."""
    cells = [cell for cell in range(CELLS) if state.tiles[cell] == NOBODY]
    points = [houses_at(state, cell) * BUILDING_VP + sides_touching(state, cell) * _SIDE_VP for cell in cells]
    most = max(points)
    best = [cell for at, cell in enumerate(cells) if points[at] == most]
    reason = MOST_POINTS
    if len(best) > 1:
        near = [cell for cell in best if has_own_building(state, automa, cell)]
        if near and len(near) < len(best):
            best, reason = near, OWN_BUILDING
    if len(best) > 1:
        inner = [cell for cell in best if INSIDE[cell]]
        if inner and len(inner) < len(best):
            best, reason = inner, NOT_AT_BORDER
    return by_lot("bot cell", best, reason, state.referee)


def has_own_building(state: TekhenuState, automa: int, cell: int) -> bool:
    for slot in range(SLOTS):
        if state.temple[slot] == automa and SLOT_LINE[slot] in (cell // SIDE, SIDE + cell % SIDE):
            return True
    return False


# Hathor, Bastet, Thoth


def perform_hathor(state: TekhenuState, automa: int, value: int) -> bool:
    """The slot with most own pillars in its line; then population (TK-BOT-39)."""
    slots = [slot for slot in range(SLOTS) if state.temple[slot] == NOBODY and state.slot_is_open(slot)]
    if state.buildings[automa] >= BUILDINGS or not slots:
        return False
    most = max(state.pillars_in(SLOT_LINE[slot], automa) for slot in slots)
    best = [slot for slot in slots if state.pillars_in(SLOT_LINE[slot], automa) == most]
    slot, reason = by_lot("bot slot", best, MORE_PILLARS, state.referee)
    state.referee.tell(events.AUTOMA_SLOT, slot, most, reason)
    build_at_temple(state, automa, slot)
    score(state, automa, BY_ACTIONS, most * LINE_VP, BY_LINE)
    raise_population(state, automa, value, CAUSE_GOD + HATHOR)
    return True


def perform_bastet(state: TekhenuState, automa: int, value: int) -> bool:
    """Step by step: happiness, or population where happiness would pass it (TK-BOT-40, TK-BOT-41)."""
    for _ in range(value):
        if state.happiness[automa] < state.population[automa]:
            raise_happiness(state, automa, 1, CAUSE_GOD + BASTET)
        elif state.population[automa] < TRACK_END:
            raise_population(state, automa, 1, CAUSE_GOD + BASTET)
    gain(state, automa, SCRIBE, BASTET_SCRIBES[value], CAUSE_GOD + BASTET)
    return True


def perform_thoth(state: TekhenuState, automa: int, value: int) -> bool:
    """From the highest section within reach: laws, technologies, blessings (TK-BOT-43, TK-BOT-44)."""
    section = NOBODY
    for number in range(state.open_sections):
        if state.happiness[automa] >= SECTION_HAPPINESS[number]:
            section = number
    if section == NOBODY:
        return False
    state.referee.tell(events.AUTOMA_SECTION, section)
    left = THOTH_CARDS[value]
    for kind in (LAW, TECHNOLOGY, BLESSING):
        for slot in range(SECTION_START[section], SECTION_START[section + 1]):
            if left > 0 and SLOT_KINDS[slot] == kind and state.market[slot] != NOBODY:
                take_card(state, automa, slot)
                left -= 1
    return True


# Osiris


def perform_osiris(state: TekhenuState, automa: int, value: int, colour: int) -> bool:
    """Row of the value, district of the colour; else the next free one (TK-BOT-46 to TK-BOT-50)."""
    if state.buildings[automa] >= BUILDINGS or NOBODY not in state.osiris:
        return False
    wanted = colour
    reason = BY_COLOUR
    if colour == GREY:
        wanted = least_built_district(state)
        reason = FEWEST
    for rows_up in range(ROWS):
        row = (value - 1 - rows_up) % ROWS
        for step in range(DISTRICTS):
            district = (wanted + step) % DISTRICTS
            if state.osiris[row * DISTRICTS + district] == NOBODY:
                if rows_up:
                    reason = NEXT_ROW
                elif step:
                    reason = NEXT_DISTRICT
                state.referee.tell(events.AUTOMA_DISTRICT, district, row + 1, reason)
                if row == GOLD_ROW and row_is_empty(state, row):
                    state.referee.tell(events.AUTOMA_GOLD_REMOVED, BY_ROW_GOLD)
                place_building(state, automa, row, district)
                return True
    return False


def least_built_district(state: TekhenuState) -> int:
    """Fewest buildings of all participants; equal: the leftmost (TK-BOT-47)."""
    counts = [0] * DISTRICTS
    for slot in range(OSIRIS_SLOTS):
        if state.osiris[slot] != NOBODY:
            counts[slot % DISTRICTS] += 1
    return counts.index(min(counts))
