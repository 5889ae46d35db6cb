"""Map, regions and adjacency (section 5) as flat tables: what is printed, and how camels divide it."""

from typing import Any, Final

from ennead.core.codec import NOBODY, Domain
from ennead.games.ankh.rules.components import DATA, MOVE_RANGE

_MAP: Final[dict[str, Any]] = DATA["map"]
_COLUMNS: Final[list[str]] = _MAP["columns"]
_LEGEND: Final[dict[str, Any]] = _MAP["legend"]
_STEPS: Final[list[tuple[int, int]]] = [(step[0], step[1]) for step in _MAP["directions"].values()]
DIRECTIONS: Final[int] = len(_STEPS)

Place = tuple[int, int]


def _read_rows() -> list[tuple[str, Place, dict[str, Any]]]:
    """Every hex, column by column and from north to south: id, axial coordinates, what is printed on it."""
    hexes: list[tuple[str, Place, dict[str, Any]]] = []
    for q, column in enumerate(_COLUMNS):
        for row, cells in sorted(_MAP["rows"].items()):
            printed = _LEGEND[cells.split()[q]]
            if printed is not None:
                hexes.append((f"{column}{row}".lower(), (q, row - q // 2), printed))
    return hexes


_HEXES: Final = _read_rows()
HEX: Final = Domain("hex", [name for name, _, _ in _HEXES])
HEXES: Final[int] = len(_HEXES)
_AT: Final[dict[Place, int]] = {place: number for number, (_, place, _) in enumerate(_HEXES)}
# Axial coordinates of each hex.
Q: Final[tuple[int, ...]] = tuple(place[0] for _, place, _ in _HEXES)
R: Final[tuple[int, ...]] = tuple(place[1] for _, place, _ in _HEXES)
TERRAIN: Final = Domain("terrain", list(DATA["names"]["terrain"]))
HEX_TERRAIN: Final[tuple[int, ...]] = tuple(TERRAIN.index[row["terrain"]] for _, _, row in _HEXES)
FERTILE: Final[int] = TERRAIN.index["fertile"]
DESERT: Final[int] = TERRAIN.index["desert"]
WATER: Final[int] = TERRAIN.index["water"]
IS_LAND: Final[tuple[bool, ...]] = tuple(terrain != WATER for terrain in HEX_TERRAIN)
LAND_HEXES: Final[tuple[int, ...]] = tuple(hex for hex in range(HEXES) if IS_LAND[hex])
WATER_HEXES: Final[tuple[int, ...]] = tuple(hex for hex in range(HEXES) if not IS_LAND[hex])
# The printed land a hex lies in, as long as no camel stands: delta, west, east; None on water.
PRINTED_REGION: Final[tuple[str | None, ...]] = tuple(row.get("region") for _, _, row in _HEXES)


def _neighbour(hex: int, direction: int) -> int:
    step = _STEPS[direction % DIRECTIONS]
    return _AT.get((Q[hex] + step[0], R[hex] + step[1]), NOBODY)


# Neighbour of a hex in each direction, clockwise from north; NOBODY beyond the border (AN-MAP-02).
NEIGHBOUR: Final[tuple[int, ...]] = tuple(
    _neighbour(hex, direction) for hex in range(HEXES) for direction in range(DIRECTIONS)
)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        NEIGHBOUR[hex * DIRECTIONS + direction]
        for direction in range(DIRECTIONS)
        if NEIGHBOUR[hex * DIRECTIONS + direction] != NOBODY
    )
    for hex in range(HEXES)
)
LAND_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(near for near in NEIGHBOURS[hex] if IS_LAND[near]) for hex in range(HEXES)
)


def _within_range(start: int) -> tuple[int, ...]:
    """Land hexes a figure can reach in one move, measured over the hexes of the map (AN-MOV-03)."""
    reached = {start}
    for _ in range(MOVE_RANGE):
        reached |= {near for hex in reached for near in NEIGHBOURS[hex]}
    return tuple(sorted(hex for hex in reached if IS_LAND[hex] and hex != start))


REACH: Final[tuple[tuple[int, ...], ...]] = tuple(_within_range(hex) for hex in range(HEXES))


def distance(one: int, other: int) -> int:
    """Steps between two hexes (AN-MAP-02)."""
    across = Q[one] - Q[other]
    down = R[one] - R[other]
    return max(abs(across), abs(down), abs(across + down))


# Claws of a scorpion: aim d points at the neighbours in directions d and d + 1 (AN-SCO-01).
AIM: Final = Domain("aim", list(DATA["names"]["aims"]))
AIMS: Final[int] = len(AIM.names)


def aimed_hexes(hex: int, aim: int) -> tuple[int, int]:
    """The two hexes the claws point at; NOBODY beyond the border."""
    return (
        NEIGHBOUR[hex * DIRECTIONS + aim],
        NEIGHBOUR[hex * DIRECTIONS + (aim + 1) % DIRECTIONS],
    )


HEX_AIMS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(aim for aim in range(AIMS) if NOBODY not in aimed_hexes(hex, aim)) for hex in range(HEXES)
)


def _pair(text: str) -> tuple[int, int]:
    first, second = text.lower().split("-")
    return (HEX.index[first], HEX.index[second])


RIVER: Final[frozenset[tuple[int, int]]] = frozenset(_pair(text) for text in _MAP["river_edges"])


def _camel_sides() -> list[tuple[int, int]]:
    """Sides on which a camel may ever lie: between two land hexes, without river (AN-CAM-02)."""
    return [
        (hex, near)
        for hex in range(HEXES)
        for near in sorted(NEIGHBOURS[hex])
        if hex < near and IS_LAND[hex] and IS_LAND[near] and (hex, near) not in RIVER
    ]


_SIDES: Final = _camel_sides()
EDGE: Final = Domain("side", [f"{HEX.names[one]}-{HEX.names[other]}" for one, other in _SIDES])
EDGES: Final[int] = len(_SIDES)
EDGE_ONE: Final[tuple[int, ...]] = tuple(one for one, _ in _SIDES)
EDGE_OTHER: Final[tuple[int, ...]] = tuple(other for _, other in _SIDES)
_EDGE_OF: Final[dict[tuple[int, int], int]] = {side: number for number, side in enumerate(_SIDES)}


def _edge_between(one: int, other: int) -> int:
    return _EDGE_OF.get((min(one, other), max(one, other)), NOBODY)


def _adjacent_to(hex: int) -> tuple[int, ...]:
    """Hexes adjacent to it as long as no camel stands between (AN-ADJ-01, AN-ADJ-02)."""
    near_by: list[int] = []
    for near in NEIGHBOURS[hex]:
        if _edge_between(hex, near) != NOBODY or not (IS_LAND[hex] and IS_LAND[near]):
            near_by.append(near)
    return tuple(near_by)


# For each hex, the neighbours its region may go on to, and the side between: (neighbour, edge) pairs.
PASSAGES: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((near, _edge_between(hex, near)) for near in NEIGHBOURS[hex] if _edge_between(hex, near) != NOBODY)
    for hex in range(HEXES)
)
_PRINTED_ADJACENT: Final[tuple[tuple[int, ...], ...]] = tuple(_adjacent_to(hex) for hex in range(HEXES))


def _corner(hex: int, direction: int) -> tuple[Place, ...]:
    """The corner between `direction` and the next one clockwise, as the three places that meet there."""
    here = (Q[hex], R[hex])
    ahead = _STEPS[direction % DIRECTIONS]
    beside = _STEPS[(direction + 1) % DIRECTIONS]
    places = (here, (Q[hex] + ahead[0], R[hex] + ahead[1]), (Q[hex] + beside[0], R[hex] + beside[1]))
    return tuple(sorted(places))


def _corners_of(edge: int) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    one = EDGE_ONE[edge]
    for direction in range(DIRECTIONS):
        if NEIGHBOUR[one * DIRECTIONS + direction] == EDGE_OTHER[edge]:
            return (_corner(one, direction - 1), _corner(one, direction))
    raise ValueError(f"{EDGE.names[edge]} is no side")


_CORNERS: Final = sorted({corner for edge in range(EDGES) for corner in _corners_of(edge)})
CORNERS: Final[int] = len(_CORNERS)
# The two corners a side runs between: at 2 * edge and 2 * edge + 1.
EDGE_CORNERS: Final[tuple[int, ...]] = tuple(
    _CORNERS.index(corner) for edge in range(EDGES) for corner in _corners_of(edge)
)
CORNER_EDGES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(edge for edge in range(EDGES) if corner in EDGE_CORNERS[2 * edge : 2 * edge + 2])
    for corner in range(CORNERS)
)


# The hexes that meet at a corner; NOBODY beyond the border.
CORNER_HEXES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_AT.get(place, NOBODY) for place in corner) for corner in _CORNERS
)


class Landscape:
    """The map as the camels divide it. Worked out once for each layout of camels, and never changed."""

    def __init__(self, camels: tuple[int, ...]) -> None:
        self.camels = camels
        # For each hex the hexes adjacent to it (AN-ADJ-03); the only place that says so.
        self.adjacent: list[tuple[int, ...]] = list(_PRINTED_ADJACENT)
        for edge in camels:
            self._part(EDGE_ONE[edge], EDGE_OTHER[edge])
            self._part(EDGE_OTHER[edge], EDGE_ONE[edge])
        # Region of each land hex; regions are numbered by their first hex. NOBODY on water.
        self.region: list[int] = [NOBODY] * HEXES
        # Land hexes of each region.
        self.land: list[tuple[int, ...]] = []
        for hex in LAND_HEXES:
            if self.region[hex] == NOBODY:
                self._fill(hex)
        self.regions = len(self.land)
        # Bits of the regions each hex is part of; a water hex may be part of several (AN-REG-03).
        self.part_of: list[int] = [1 << region if region != NOBODY else 0 for region in self.region]
        # All hexes of each region, water included.
        area: list[list[int]] = [list(land) for land in self.land]
        for hex in WATER_HEXES:
            bits = 0
            for near in LAND_NEIGHBOURS[hex]:
                bits |= 1 << self.region[near]
            self.part_of[hex] = bits
            for region in range(self.regions):
                if bits >> region & 1:
                    area[region].append(hex)
        self.area: list[tuple[int, ...]] = [tuple(sorted(hexes)) for hexes in area]

    def _part(self, hex: int, other: int) -> None:
        """A camel stands between the two."""
        self.adjacent[hex] = tuple([near for near in self.adjacent[hex] if near != other])

    def _fill(self, start: int) -> None:
        """Collect the region that begins at `start` (AN-REG-01)."""
        number = len(self.land)
        found = [start]
        self.region[start] = number
        for hex in found:
            for near in self.adjacent[hex]:
                if IS_LAND[near] and self.region[near] == NOBODY:
                    self.region[near] = number
                    found.append(near)
        found.sort()
        self.land.append(tuple(found))


# Layouts worked out lately: opening maps are shared by all games.
_RECENT: Final[dict[tuple[int, ...], Landscape]] = {}
_RECENT_MOST: Final = 1000


def landscape(camels: list[int]) -> Landscape:
    """The map with these camels on it."""
    layout = tuple(sorted(camels))
    known = _RECENT.get(layout)
    if known is None:
        if len(_RECENT) >= _RECENT_MOST:
            _RECENT.clear()
        known = Landscape(layout)
        _RECENT[layout] = known
    return known
