"""The offer of power tiles as one player sees it (section 11): prices, and what is missing for each tile."""

from typing import Final

from ennead.core.codec import Domain
from ennead.games.kemet.rules.components import BUY_SPACES, COLORS, DISTRICTS_IN_PLAY, FIRST_BUY, TILE_ART
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.turn import covered_spaces

# What can stand between a player and a tile.
LACK: Final = Domain("lack", ["copy", "art", "color", "pyramid", "space", "pp"])
NO_COPY: Final = 0
SAME_ART: Final = 1
COLOR_BOUGHT: Final = 2
LOW_PYRAMID: Final = 3
NO_SPACE: Final = 4
TOO_DEAR: Final = 5

# (what, how much is needed, how much there is)
Lack = tuple[int, int, int]


class Shelf:
    """What a player's pyramids and buy spaces allow today."""

    def __init__(self, state: KemetState, seat: int) -> None:
        self.state = state
        self.seat = seat
        # By colour: the highest pyramid that counts, and the highest that counts on a free buy space.
        self.heights = [0] * COLORS
        self.open_heights = [0] * COLORS
        self._look_around()

    def _look_around(self) -> None:
        state, seat = self.state, self.seat
        covered = covered_spaces(state, seat)
        free = [place for place in range(BUY_SPACES) if covered >> (FIRST_BUY + place) & 1 == 0]
        marked = [state.markers[seat * BUY_SPACES + place] for place in free]
        for area in DISTRICTS_IN_PLAY[state.players]:
            height, color = state.height[area], state.pyramid_color[area]
            if height == 0 or not state.controls(seat, area):
                continue
            self.heights[color] = max(self.heights[color], height)
            # Foreign pyramids count on every buy space, own ones on the space of their colour (KM-BUY-06).
            if free and (not state.is_own_district(seat, area) or color in marked):
                self.open_heights[color] = max(self.open_heights[color], height)

    def shared_lacks(self, color: int, level: int, price: int) -> list[Lack]:
        """What is missing for all tiles of this colour, level and price alike (KM-BUY-03 to -08)."""
        state, seat = self.state, self.seat
        found: list[Lack] = []
        if state.bought[seat] >> color & 1:
            found.append((COLOR_BOUGHT, 0, 1))
        if self.heights[color] < level:
            found.append((LOW_PYRAMID, level, self.heights[color]))
        elif self.open_heights[color] < level:
            found.append((NO_SPACE, 1, 0))
        if price > state.pp[seat]:
            found.append((TOO_DEAR, price, state.pp[seat]))
        return found

    def own_lacks(self, tile: int) -> list[Lack]:
        """What is missing for this very tile (KM-BUY-02)."""
        found: list[Lack] = []
        if self.state.offer[tile] == 0:
            found.append((NO_COPY, 1, 0))
        if self.state.tiles[self.seat] & TILE_ART[tile]:
            found.append((SAME_ART, 0, 1))
        return found
