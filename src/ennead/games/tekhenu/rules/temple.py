"""The temple complex (TK-RA-05 to TK-RA-07): what lies beside a tile, and the display of tiles."""

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.components import BORDER, NEXT_CELL, SIDE, TILE_EDGES
from ennead.games.tekhenu.rules.state import TekhenuState


def show_tiles(state: TekhenuState) -> None:
    """Tiles move to the right, new ones are turned up on the left while there are any (TK-CMP-10)."""
    left = [tile for tile in state.display if tile != NOBODY]
    while len(left) < len(state.display) and state.stack:
        tile = state.stack.pop()
        left.insert(0, tile)
        state.referee.tell(events.TILE_SHOWN, tile, len(state.display) - len(left))
    state.display = [NOBODY] * (len(state.display) - len(left)) + left


def houses_at(state: TekhenuState, cell: int) -> int:
    """Buildings of any participant in the row and column of a cell (TK-RA-06)."""
    return state.buildings_at(cell // SIDE) + state.buildings_at(SIDE + cell % SIDE)


def edge_of(state: TekhenuState, cell: int, direction: int) -> int:
    """The colour the tile on a cell shows in a direction (TK-RA-05)."""
    return TILE_EDGES[state.tiles[cell] * 4 + (direction - state.turns[cell]) % 4]


def matching_sides(state: TekhenuState, cell: int) -> int:
    """Sides whose colour equals that of the neighbouring tile, or of the border (TK-RA-07)."""
    matches = 0
    for direction in range(4):
        own = edge_of(state, cell, direction)
        beside = NEXT_CELL[cell * 4 + direction]
        if beside == NOBODY:
            if BORDER[cell * 4 + direction] == own:
                matches += 1
        elif state.tiles[beside] != NOBODY and edge_of(state, beside, (direction + 2) % 4) == own:
            matches += 1
    return matches
