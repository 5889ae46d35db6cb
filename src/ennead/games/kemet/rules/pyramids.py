"""Pyramids and the build action (section 9): founding, raising, and what it costs."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import FOUND, HEIGHT_BEFORE, NONE, RAISE
from ennead.games.kemet.rules.components import (
    AREA,
    BUY_SPACES,
    COLOR,
    COLORS,
    MAX_HEIGHT,
    PYRAMIDS,
)
from ennead.games.kemet.rules.prices import build_price
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState, put
from ennead.games.kemet.rules.steps import BUILD_HEIGHT


def colors_left(state: KemetState, seat: int) -> list[int]:
    """Colours in play that the own city does not have yet (KM-SET-20, KM-BUILD-05)."""
    first = seat * BUY_SPACES
    used = state.markers[first : first + BUY_SPACES]
    return [color for color in range(COLORS) if state.colors >> color & 1 and color not in used]


def add_foundings(state: KemetState, seat: int, options: list[int]) -> None:
    """A new pyramid: a free own district, a new colour, and parts for it (KM-BUILD-05, KM-2P-03)."""
    districts = state.own_districts(seat)
    count = 0
    for area in districts:
        if state.height[area] > 0:
            count += 1
    if count >= PYRAMIDS[state.players]:
        return
    colors = colors_left(state, seat)
    for area in districts:
        if state.height[area] == 0:
            for color in colors:
                options.append(FOUND + area * COLORS + color)


def found(state: KemetState, seat: int, area: int, color: int, height: int, referee: Referee) -> None:
    """The buy marker of its colour goes to the first space without one (KM-SET-22, KM-BUILD-06)."""
    state.height = put(state.height, area, height)
    state.pyramid_color = put(state.pyramid_color, area, color)
    marker = seat * BUY_SPACES
    while state.markers[marker] != NOBODY:
        marker += 1
    state.markers = put(state.markers, marker, color)
    referee.tell(events.FOUNDED, seat, area, color, height)


def raise_to(state: KemetState, seat: int, area: int, height: int, referee: Referee) -> None:
    state.height = put(state.height, area, height)
    referee.tell(events.RAISED, seat, area, height)


class BuildTarget(Choice[KemetState]):
    """Which pyramid of the own city is raised or founded (KM-BUILD-01)."""

    def __init__(self) -> None:
        super().__init__("build_target", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for area in state.own_districts(seat):
            height = state.height[area]
            if 0 < height < MAX_HEIGHT and build_price(state, seat, height, height + 1) <= state.pp[seat]:
                options.append(RAISE + area)
        if build_price(state, seat, 0, 1) <= state.pp[seat]:
            add_foundings(state, seat, options)
        options.append(NONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == NONE:
            return
        if code >= RAISE:
            state.push(BUILD_HEIGHT, seat, code - RAISE, NOBODY)
        else:
            target = code - FOUND
            state.push(BUILD_HEIGHT, seat, target // COLORS, target % COLORS)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class BuildHeight(Choice[KemetState]):
    """How high it gets (KM-BUILD-03, -04)."""

    def __init__(self) -> None:
        super().__init__("build_height", Field("seat", SEAT), Field("area", AREA), Field("color", COLOR))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        low = state.height[frame[2]]
        options: list[int] = []
        for height in range(low + 1, MAX_HEIGHT + 1):
            if build_price(state, seat, low, height) > state.pp[seat]:
                break
            options.append(HEIGHT_BEFORE + height)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        area, color = frame[2], frame[3]
        height = code - HEIGHT_BEFORE
        paid = build_price(state, seat, state.height[area], height)
        state.pp[seat] -= paid
        if color == NOBODY:
            raise_to(state, seat, area, height, referee)
        else:
            found(state, seat, area, color, height, referee)
        referee.tell(events.PAID_BUILDING, seat, paid)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class HandOfGod(Choice[KemetState]):
    """One level for free at night, by the tile Hand of God (KM-TILE-D3a)."""

    def __init__(self) -> None:
        super().__init__("hand_of_god", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for area in state.own_districts(seat):
            if 0 < state.height[area] < MAX_HEIGHT:
                options.append(RAISE + area)
        add_foundings(state, seat, options)
        options.append(NONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == NONE:
            return
        if code >= RAISE:
            area = code - RAISE
            raise_to(state, seat, area, state.height[area] + 1, referee)
        else:
            target = code - FOUND
            found(state, seat, target // COLORS, target % COLORS, 1, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
