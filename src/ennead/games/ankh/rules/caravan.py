"""The event Camel Caravan (section 12): lines laid camel by camel, and the order of new regions."""

from typing import Final

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import CAMEL, KEEP, NONE, SKIP, SWAP
from ennead.games.ankh.rules.components import CAMELS, CARAVAN_MOST, NO_SWAP, REGION_LEAST, TOKENS
from ennead.games.ankh.rules.geography import (
    CORNER_EDGES,
    CORNER_HEXES,
    EDGE_CORNERS,
    EDGE_ONE,
    EDGE_OTHER,
    EDGES,
    HEXES,
    PASSAGES,
    landscape,
)
from ennead.games.ankh.rules.refusals import why_not
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import CARAVAN_NEXT, CARAVAN_SWAP, CARAVAN_TOKEN

# Legal lines. Every side with river, camel, water or border beside it bounds a region, so the lines that can
# split a region depend on its land alone, and an anchor is a corner at which other hexes meet, too.

_KNOWN: Final[dict[tuple[int, ...], "LineSearch"]] = {}
_KNOWN_MOST: Final = 2000


def lines_through(region: tuple[int, ...]) -> "LineSearch":
    """The legal lines that split the region of this land; remembered, as many games share regions."""
    known = _KNOWN.get(region)
    if known is None:
        if len(_KNOWN) >= _KNOWN_MOST:
            _KNOWN.clear()
        known = LineSearch(region)
        _KNOWN[region] = known
    return known


class LineSearch:
    """Looks for the lines that split one region."""

    def __init__(self, region: tuple[int, ...]) -> None:
        self.size = len(region)
        self.inside = [False] * HEXES
        for hex in region:
            self.inside[hex] = True
        self.lines: list[tuple[int, ...]] = []
        # Sides of the line tried now, as walls between hexes, and the corners it has visited.
        self.line: list[int] = []
        self.corners: list[int] = []
        if self.size >= 2 * REGION_LEAST:
            self.search()
        # Sides with which a line can begin.
        self.starts: list[int] = sorted({line[0] for line in self.lines})

    def search(self) -> None:
        for edge in range(EDGES):
            if self.inside[EDGE_ONE[edge]] and self.inside[EDGE_OTHER[edge]]:
                for end in range(2 * edge, 2 * edge + 2):
                    if self.is_anchor(EDGE_CORNERS[end]):
                        self.corners.append(EDGE_CORNERS[end])
                        self.extend(edge)
                        self.corners.pop()

    def is_anchor(self, corner: int) -> bool:
        """Not all around the corner is land of the region (AN-CAM-04)."""
        one, other, third = CORNER_HEXES[corner]
        if NOBODY in (one, other, third):
            return True
        return not (self.inside[one] and self.inside[other] and self.inside[third])

    def extend(self, edge: int) -> None:
        """Add the side; the line is complete at the first anchor it reaches (AN-CAM-05)."""
        end = EDGE_CORNERS[2 * edge] + EDGE_CORNERS[2 * edge + 1] - self.corners[-1]
        if end in self.corners:
            return
        self.line.append(edge)
        if self.is_anchor(end):
            # Each line is met from both ends; one of them is enough to judge it.
            if self.corners[0] < end and self.splits_fairly():
                self.lines.append(tuple(self.line))
                self.lines.append(tuple(self.line[::-1]))
        elif len(self.line) < CARAVAN_MOST:
            self.corners.append(end)
            for onward in CORNER_EDGES[end]:
                if onward != edge:
                    self.extend(onward)
            self.corners.pop()
        self.line.pop()

    def splits_fairly(self) -> bool:
        """The line divides the region into two, neither too small (AN-CAM-06)."""
        one = self.part_size(EDGE_ONE[self.line[0]])
        if one < REGION_LEAST or self.size - one < REGION_LEAST:
            return False
        return one + self.part_size(EDGE_OTHER[self.line[0]]) == self.size

    def part_size(self, start: int) -> int:
        """Land hexes of the region that can be reached from `start` when the line stands."""
        left = self.inside[:]
        left[start] = False
        found = [start]
        line = self.line
        for hex in found:
            for near, edge in PASSAGES[hex]:
                if left[near] and edge not in line:
                    left[near] = False
                    found.append(near)
        return len(found)


def lines_left(state: AnkhState) -> list[tuple[int, ...]]:
    """Legal lines that begin like the one being laid, as far as camels are left."""
    most = CAMELS - len(state.map.camels)
    laid = tuple(state.caravan)
    count = len(laid)
    region = state.map.region[EDGE_ONE[laid[0]]]
    lines = lines_through(state.map.land[region]).lines
    return [line for line in lines if line[:count] == laid and len(line) <= most]


def first_sides(state: AnkhState) -> list[int]:
    """Sides with which a legal line can begin, as far as camels and a token are left (AN-CAM-07)."""
    sides: list[int] = []
    if state.map.regions >= TOKENS:
        return sides
    most = CAMELS - len(state.map.camels)
    for region in state.map.land:
        found = lines_through(region)
        if most >= CARAVAN_MOST:
            sides.extend(found.starts)
        else:
            sides.extend(sorted({line[0] for line in found.lines if len(line) <= most}))
    return sides


# Laying it


class CaravanFirst(Choice[AnkhState]):
    """The first camel, at an anchor; or no caravan (AN-DEC-11)."""

    def __init__(self) -> None:
        super().__init__("caravan_first", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        options = [CAMEL + edge for edge in first_sides(state)]
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
    if tuple(state.caravan) in lines_left(state):
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
            referee.tell(events.DECLINED_EVENT, seat, NO_SWAP)
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
