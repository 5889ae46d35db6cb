"""The event Camel Caravan (section 12): lines laid camel by camel, and the order of new regions."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import CAMELS, CARAVAN_MOST, NO_SWAP, REGION_LEAST, TOKENS
from ennead.games.ankh.rules.geography import (
    CORNER_EDGES,
    CORNER_HEXES,
    EDGE,
    EDGE_CORNERS,
    EDGE_ONE,
    EDGE_OTHER,
    EDGES,
    HEX,
    HEXES,
    PASSAGES,
    landscape,
)
from ennead.games.ankh.rules.state import AnkhState

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
            sides.extend({line[0] for line in found.lines if len(line) <= most})
    sides.sort()
    return sides


# Laying it


class CaravanFirst(steps.CaravanFirst):
    """The first camel, at an anchor; or no caravan (AN-DEC-11)."""

    def legal(self, state: AnkhState, frame: frames.CaravanFirst, seat: int) -> list[int]:
        options = [codes.CAMEL[edge] for edge in first_sides(state)]
        options.append(codes.SKIP)
        return options

    def do_camel(self, state: AnkhState, frame: frames.CaravanFirst, edge: int) -> None:
        lay_camel(state, frame.seat, edge)

    def why_not_camel(self, state: AnkhState, frame: frames.CaravanFirst, edge: int) -> Refusal:
        if edge in state.map.camels:
            return Refusal("camel-there", side=EDGE.names[edge])
        if not any(_is_anchor(state, corner) for corner in EDGE_CORNERS[2 * edge : 2 * edge + 2]):
            return Refusal("no-anchor", side=EDGE.names[edge])
        return _no_line(state, edge)

    def do_skip(self, state: AnkhState, frame: frames.CaravanFirst) -> None:
        state.referee.tell(events.CARAVAN_SKIPPED, frame.seat)


class CaravanNext(steps.CaravanNext):
    """The next camel, onward from the open end (AN-DEC-12, AN-CAM-08)."""

    def legal(self, state: AnkhState, frame: frames.CaravanNext, seat: int) -> list[int]:
        count = len(state.caravan)
        return sorted({codes.CAMEL[line[count]] for line in lines_left(state)})

    def do_camel(self, state: AnkhState, frame: frames.CaravanNext, edge: int) -> None:
        lay_camel(state, frame.seat, edge)

    def why_not_camel(self, state: AnkhState, frame: frames.CaravanNext, edge: int) -> Refusal:
        last = state.caravan[-1]
        if edge in state.map.camels or edge in state.caravan:
            return Refusal("camel-there", side=EDGE.names[edge])
        ends = EDGE_CORNERS[2 * last : 2 * last + 2]
        if EDGE_CORNERS[2 * edge] not in ends and EDGE_CORNERS[2 * edge + 1] not in ends:
            return Refusal("not-at-open-end", side=EDGE.names[edge])
        return _no_line(state, edge)


def _is_anchor(state: AnkhState, corner: int) -> bool:
    """Not all around the corner is land of one region (AN-CAM-04)."""
    regions = {NOBODY if hex == NOBODY else state.map.region[hex] for hex in CORNER_HEXES[corner]}
    return NOBODY in regions or len(regions) > 1


def _no_line(state: AnkhState, edge: int) -> Refusal:
    most = min(CARAVAN_MOST, CAMELS - len(state.map.camels))
    return Refusal("no-legal-line", side=EDGE.names[edge], most=most, least=REGION_LEAST)


def lay_camel(state: AnkhState, seat: int, edge: int) -> None:
    state.caravan.append(edge)
    state.referee.tell(events.CAMEL, seat, edge)
    if tuple(state.caravan) in lines_left(state):
        split_region(state, seat)
    else:
        state.push(frames.CARAVAN_NEXT[seat])


def split_region(state: AnkhState, seat: int) -> None:
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
    state.referee.tell(events.REGION_SPLIT, seat, len(state.map.land[one]), len(state.map.land[other]))
    state.push(frames.CaravanToken(seat, token))


class CaravanToken(steps.CaravanToken):
    """Which new region keeps the old token; the other gets the lowest of the supply (AN-DEC-13)."""

    def legal(self, state: AnkhState, frame: frames.CaravanToken, seat: int) -> list[int]:
        return [
            codes.KEEP[state.map.land[region][0]] for region, token in enumerate(state.tokens) if not token
        ]

    def do_keep(self, state: AnkhState, frame: frames.CaravanToken, hex: int) -> None:
        seat = frame.seat
        state.tokens[state.map.region[hex]] = frame.token
        state.referee.tell(events.REGION_TOKEN, seat, hex, frame.token)
        gets = state.tokens.index(0)
        # The tokens on the map are always 1 to k, so the lowest of the supply is the next number.
        state.tokens[gets] = state.map.regions
        state.referee.tell(events.REGION_TOKEN, seat, state.map.land[gets][0], state.map.regions)
        state.push(frames.CaravanSwap(seat, frame.token, state.map.regions))

    def why_not_keep(self, state: AnkhState, frame: frames.CaravanToken, hex: int) -> Refusal:
        region = state.map.region[hex]
        if region != NOBODY and not state.tokens[region]:
            return Refusal("named-by-first-hex", hex=HEX.names[state.map.land[region][0]])
        return Refusal("not-a-new-region", hex=HEX.names[hex])


class CaravanSwap(steps.CaravanSwap):
    """The token of a new region may change places with any other, once (AN-DEC-14, AN-CAM-11).

    Verbs count tokens from 0, which are numbered from 1.
    """

    def legal(self, state: AnkhState, frame: frames.CaravanSwap, seat: int) -> list[int]:
        fresh = (frame.one - 1, frame.other - 1)
        options: list[int] = []
        for low in range(len(state.tokens)):
            for high in range(low + 1, len(state.tokens)):
                if low in fresh or high in fresh:
                    options.append(codes.SWAP[low][high])
        options.append(codes.NONE)
        return options

    def do_swap(self, state: AnkhState, frame: frames.CaravanSwap, low: int, high: int) -> None:
        one = state.tokens.index(low + 1)
        other = state.tokens.index(high + 1)
        state.tokens[one], state.tokens[other] = high + 1, low + 1
        state.referee.tell(events.SWAPPED, frame.seat, low + 1, high + 1)

    def why_not_swap(self, state: AnkhState, frame: frames.CaravanSwap, low: int, high: int) -> Refusal:
        fresh = (frame.one - 1, frame.other - 1)
        if low > high and (low in fresh or high in fresh):
            return Refusal("pair-out-of-order")
        return Refusal("no-such-swap", token=low + 1, other=high + 1)

    def do_none(self, state: AnkhState, frame: frames.CaravanSwap) -> None:
        state.referee.tell(events.DECLINED_EVENT, frame.seat, NO_SWAP)
