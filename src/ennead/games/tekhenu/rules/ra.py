"""Ra (section 13): pillar tiles and pillars on the temple complex."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
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
    DISPLAY_OF_VALUE,
    DISPLAY_VP,
    FREE,
    LIMESTONE,
    RA,
    SIDE_VP,
    TILE_COST,
    TILE_LIGHT,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.payments import charge
from ennead.games.tekhenu.rules.pillars import ability
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.temple import houses_at, matching_sides, show_tiles


class RaCell(steps.RaCell):
    """Any empty cell (TK-RA-04)."""

    def legal(self, state: TekhenuState, frame: frames.RaCell, seat: int) -> list[int]:
        return [codes.CELL[cell] for cell in range(CELLS) if state.tiles[cell] == NOBODY]

    def do_cell(self, state: TekhenuState, frame: frames.RaCell, cell: int) -> None:
        state.push(frames.RaRotation(frame.seat, frame.value, frame.by, cell))

    def why_not_cell(self, state: TekhenuState, frame: frames.RaCell, cell: int) -> Refusal:
        return Refusal("cell-taken", cell=CELL.names[cell])


class RaRotation(steps.RaRotation):
    """Clockwise quarter turns of the tile (TK-RA-05)."""

    def legal(self, state: TekhenuState, frame: frames.RaRotation, seat: int) -> list[int]:
        return list(codes.TURN)

    def do_turn(self, state: TekhenuState, frame: frames.RaRotation, turns: int) -> None:
        place = DISPLAY_OF_VALUE[frame.value]
        state.push(frames.RaPlace(frame.seat, place, frame.cell, turns))
        if frame.by != FREE:
            charge(state, frame.seat, LIMESTONE, TILE_COST[state.display[place]], waiver(RA))


class RaPlace(steps.RaPlace):
    """The tile is laid: buildings, matching sides, reward of the cell, place, ability (TK-RA-06 to 11)."""

    def run(self, state: TekhenuState, frame: frames.RaPlace) -> None:
        seat, place, cell = frame.seat, frame.place, frame.cell
        tile = lay_tile(state, seat, place, cell, frame.turns)
        state.push(frames.RaFinish(seat, cell))
        score(state, seat, BY_ACTIONS, houses_at(state, cell) * BUILDING_VP, BY_HOUSES)
        worth = CORNER_SIDE_VP if cell in CORNERS else SIDE_VP
        score(state, seat, BY_ACTIONS, matching_sides(state, cell) * worth, BY_SIDES)
        gain(state, seat, CELL_GOOD[cell], CELL_COUNT[cell], BY_CELL)
        score(state, seat, BY_ACTIONS, DISPLAY_VP[place], BY_PLACE)
        background = TILE_LIGHT[tile]
        if background != NOBODY and (background == state.light(RA) or state.has(seat, T09)):
            ability(state, seat, tile, cell)


def lay_tile(state: TekhenuState, seat: int, place: int, cell: int, turns: int) -> int:
    """From the display onto the cell; the place stays empty until the action is finished."""
    tile = state.display[place]
    state.display[place] = NOBODY
    state.tiles[cell] = tile
    state.turns[cell] = turns
    state.referee.tell(events.TILE_PLACED, seat, tile, cell, turns, place)
    return tile


class RaFinish(steps.RaFinish):
    """The pillar is put on the tile, and the display moves on (TK-RA-12, TK-RA-13)."""

    def run(self, state: TekhenuState, frame: frames.RaFinish) -> None:
        finish_ra(state, frame.seat, frame.cell)


def finish_ra(state: TekhenuState, seat: int, cell: int) -> None:
    state.pillar_owner[cell] = seat
    state.pillars[seat] += 1
    state.referee.tell(events.PILLAR, seat, cell)
    show_tiles(state)
