"""The event Camel Caravan (section 12): lines laid camel by camel, and the order of new regions."""

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.ankh import events
from ennead.games.ankh.actions import CAMEL, KEEP, NONE, SKIP, SWAP
from ennead.games.ankh.components import CAMELS, CARAVAN_MOST, REGION_LEAST, TOKENS
from ennead.games.ankh.geography import (
    CORNER_EDGES,
    CORNERS,
    EDGE_CORNERS,
    EDGE_ONE,
    EDGE_OTHER,
    PASSAGES,
    PRINTED_ANCHOR,
    Landscape,
    landscape,
)
from ennead.games.ankh.refusals import why_not
from ennead.games.ankh.state import AnkhState
from ennead.games.ankh.steps import CARAVAN_NEXT, CARAVAN_SWAP, CARAVAN_TOKEN

# Legal lines


def legal_lines(land: Landscape) -> list[tuple[int, ...]]:
    """Every legal line on this map, from either of its ends (AN-CAM-02 to AN-CAM-06)."""
    if not land.lines_known:
        anchors = [
            PRINTED_ANCHOR[corner] or has_camel(land, CORNER_EDGES[corner]) for corner in range(CORNERS)
        ]
        for corner in range(CORNERS):
            if anchors[corner]:
                for edge in CORNER_EDGES[corner]:
                    if edge not in land.camels and _region_size(land, edge) >= 2 * REGION_LEAST:
                        _extend(land, anchors, [edge], [corner], land.lines)
        land.lines_known = True
    return land.lines


def has_camel(land: Landscape, edges: tuple[int, ...]) -> bool:
    found = False
    for edge in edges:
        if edge in land.camels:
            found = True
    return found


def _region_size(land: Landscape, edge: int) -> int:
    return len(land.land[land.region[EDGE_ONE[edge]]])


def _extend(
    land: Landscape,
    anchors: list[bool],
    line: list[int],
    corners: list[int],
    lines: list[tuple[int, ...]],
) -> None:
    """Go on from the open end of the line; it is complete at the first anchor it reaches (AN-CAM-05)."""
    edge = line[-1]
    end = EDGE_CORNERS[2 * edge] + EDGE_CORNERS[2 * edge + 1] - corners[-1]
    if end in corners:
        return
    if anchors[end]:
        if splits_fairly(land, line):
            lines.append(tuple(line))
        return
    if len(line) == CARAVAN_MOST:
        return
    corners.append(end)
    for onward in CORNER_EDGES[end]:
        if onward != edge:
            line.append(onward)
            _extend(land, anchors, line, corners, lines)
            line.pop()
    corners.pop()


def splits_fairly(land: Landscape, line: list[int]) -> bool:
    """The line divides its region into two, neither too small (AN-CAM-06)."""
    size = _region_size(land, line[0])
    one = _part_size(land, line, EDGE_ONE[line[0]])
    if one < REGION_LEAST or size - one < REGION_LEAST:
        return False
    return one + _part_size(land, line, EDGE_OTHER[line[0]]) == size


def _part_size(land: Landscape, line: list[int], start: int) -> int:
    """Land hexes that can be reached from `start` when the line stands."""
    found = [start]
    for hex in found:
        for near, edge in PASSAGES[hex]:
            if near not in found and edge not in line and edge not in land.camels:
                found.append(near)
    return len(found)


def lines_left(state: AnkhState) -> list[tuple[int, ...]]:
    """Legal lines that begin like the one being laid, and for which camels and a token are left."""
    laid = state.caravan
    most = CAMELS - len(state.map.camels)
    if state.map.regions >= TOKENS:
        return []
    count = len(laid)
    return [line for line in legal_lines(state.map) if len(line) <= most and list(line[:count]) == laid]


# Laying it


class CaravanFirst(Choice[AnkhState]):
    """The first camel, at an anchor; or no caravan (AN-DEC-11)."""

    def __init__(self) -> None:
        super().__init__("caravan_first", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        options = sorted({CAMEL + line[0] for line in lines_left(state)})
        options.append(SKIP)
        return options

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == SKIP:
            referee.tell(events.CARAVAN_SKIPPED, seat)
        else:
            lay_camel(state, seat, code - CAMEL, referee)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


class CaravanNext(Choice[AnkhState]):
    """The next camel, onward from the open end (AN-DEC-12, AN-CAM-08)."""

    def __init__(self) -> None:
        super().__init__("caravan_next", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        count = len(state.caravan)
        return sorted({CAMEL + line[count] for line in lines_left(state)})

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        lay_camel(state, seat, code - CAMEL, referee)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


def lay_camel(state: AnkhState, seat: int, edge: int, referee: Referee) -> None:
    state.caravan.append(edge)
    referee.tell(events.CAMEL, seat, edge)
    if tuple(state.caravan) in legal_lines(state.map):
        split_region(state, seat, referee)
    else:
        state.push(CARAVAN_NEXT, seat)


def split_region(state: AnkhState, seat: int, referee: Referee) -> None:
    """The line is complete: two regions where there was one (AN-CAM-12)."""
    old = state.map
    token = state.tokens[old.region[EDGE_ONE[state.caravan[0]]]]
    state.map = landscape([*old.camels, *state.caravan])
    tokens = [state.tokens[old.region[land[0]]] for land in state.map.land]
    one = tokens.index(token)
    other = tokens.index(token, one + 1)
    tokens[one] = 0
    tokens[other] = 0
    state.tokens = tokens
    state.caravan.clear()
    referee.tell(events.REGION_SPLIT, seat, len(state.map.land[one]), len(state.map.land[other]))
    state.push(CARAVAN_TOKEN, seat, token)


class CaravanToken(Choice[AnkhState]):
    """Which new region keeps the old token; the other gets the lowest of the supply (AN-DEC-13)."""

    def __init__(self) -> None:
        super().__init__("caravan_token", Field("seat", SEAT), Field("token", NUMBER))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [
            KEEP + state.map.land[region][0]
            for region in range(len(state.tokens))
            if not state.tokens[region]
        ]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        keeps = state.map.region[code - KEEP]
        state.tokens[keeps] = frame[2]
        referee.tell(events.REGION_TOKEN, seat, code - KEEP, frame[2])
        gets = state.tokens.index(0)
        # The tokens on the map are always 1 to k, so the lowest of the supply is the next number.
        state.tokens[gets] = state.map.regions
        referee.tell(events.REGION_TOKEN, seat, state.map.land[gets][0], state.map.regions)
        state.push(CARAVAN_SWAP, seat, frame[2], state.map.regions)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


class CaravanSwap(Choice[AnkhState]):
    """The token of a new region may change places with any other, once (AN-DEC-14, AN-CAM-11)."""

    def __init__(self) -> None:
        # Tokens of the two new regions.
        super().__init__("caravan_swap", Field("seat", SEAT), Field("one", NUMBER), Field("other", NUMBER))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for low in range(1, len(state.tokens)):
            for high in range(low + 1, len(state.tokens) + 1):
                if low in frame[2:] or high in frame[2:]:
                    options.append(SWAP + (low - 1) * TOKENS + high - 1)
        options.append(NONE)
        return options

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == NONE:
            return
        low = (code - SWAP) // TOKENS + 1
        high = (code - SWAP) % TOKENS + 1
        one = state.tokens.index(low)
        other = state.tokens.index(high)
        state.tokens[one] = high
        state.tokens[other] = low
        referee.tell(events.SWAPPED, seat, low, high)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)
