"""Ra (section 13): pillar tiles and pillars on the temple complex."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import CHOOSE_CELL, TURN_TILE
from ennead.games.tekhenu.rules.blessings import waiver
from ennead.games.tekhenu.rules.cards import BY_CELL, BY_HOUSES, BY_PLACE, BY_SIDES, T09
from ennead.games.tekhenu.rules.components import (
    BUILDING_VP,
    BY_ACTIONS,
    CELL,
    CELL_COUNT,
    CELL_GOOD,
    CELLS,
    CORNER_SIDE_VP,
    CORNERS,
    DISPLAY,
    DISPLAY_OF_VALUE,
    DISPLAY_VP,
    FREE,
    LIMESTONE,
    RA,
    SIDE_VP,
    TILE_COST,
    TILE_LIGHT,
    WITH,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.pillars import ability
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import RA_FINISH, RA_PLACE, RA_ROTATION
from ennead.games.tekhenu.rules.temple import houses_at, matching_sides, show_tiles


class RaCell(Choice[TekhenuState]):
    """Any empty cell (TK-RA-04)."""

    def __init__(self) -> None:
        super().__init__("ra_cell", Field("seat", SEAT), Field("value", NUMBER), Field("by", WITH))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [CHOOSE_CELL + cell for cell in range(CELLS) if state.tiles[cell] == NOBODY]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        state.push(RA_ROTATION, seat, frame[2], frame[3], code - CHOOSE_CELL)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class RaRotation(Choice[TekhenuState]):
    """Clockwise quarter turns of the tile (TK-RA-05)."""

    def __init__(self) -> None:
        super().__init__(
            "ra_rotation", Field("seat", SEAT), Field("value", NUMBER), Field("by", WITH), Field("cell", CELL)
        )

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [TURN_TILE, TURN_TILE + 1, TURN_TILE + 2, TURN_TILE + 3]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        place = DISPLAY_OF_VALUE[frame[2]]
        state.push(RA_PLACE, seat, place, frame[4], code - TURN_TILE)
        if frame[3] != FREE:
            charge(state, seat, LIMESTONE, TILE_COST[state.display[place]], waiver(RA))

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class RaPlace(Automatic[TekhenuState]):
    """The tile is laid: buildings, matching sides, reward of the cell, place, ability (TK-RA-06 to 11)."""

    def __init__(self) -> None:
        super().__init__(
            "ra_place",
            Field("seat", SEAT),
            Field("place", DISPLAY),
            Field("cell", CELL),
            Field("turns", NUMBER),
        )

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        seat, place, cell = frame[1], frame[2], frame[3]
        tile = lay_tile(state, seat, place, cell, frame[4], referee)
        state.push(RA_FINISH, seat, cell)
        score(state, seat, BY_ACTIONS, houses_at(state, cell) * BUILDING_VP, BY_HOUSES, referee)
        worth = CORNER_SIDE_VP if cell in CORNERS else SIDE_VP
        score(state, seat, BY_ACTIONS, matching_sides(state, cell) * worth, BY_SIDES, referee)
        gain(state, seat, CELL_GOOD[cell], CELL_COUNT[cell], BY_CELL, referee)
        score(state, seat, BY_ACTIONS, DISPLAY_VP[place], BY_PLACE, referee)
        background = TILE_LIGHT[tile]
        if background != NOBODY and (background == state.light(RA) or state.has(seat, T09)):
            ability(state, seat, tile, cell, referee)


def lay_tile(state: TekhenuState, seat: int, place: int, cell: int, turns: int, referee: Referee) -> int:
    """From the display onto the cell; the place stays empty until the action is finished."""
    tile = state.display[place]
    state.display[place] = NOBODY
    state.tiles[cell] = tile
    state.turns[cell] = turns
    referee.tell(events.TILE_PLACED, seat, tile, cell, turns, place)
    return tile


class RaFinish(Automatic[TekhenuState]):
    """The pillar is put on the tile, and the display moves on (TK-RA-12, TK-RA-13)."""

    def __init__(self) -> None:
        super().__init__("ra_finish", Field("seat", SEAT), Field("cell", CELL))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        finish_ra(state, frame[1], frame[2], referee)


def finish_ra(state: TekhenuState, seat: int, cell: int, referee: Referee) -> None:
    state.pillar_owner[cell] = seat
    state.pillars[seat] += 1
    referee.tell(events.PILLAR, seat, cell)
    show_tiles(state, referee)
