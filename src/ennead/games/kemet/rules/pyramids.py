"""Pyramids and the build action (section 9): founding, raising, and what it costs."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.components import AREA, BUY_SPACES, COLOR, COLORS, MAX_HEIGHT, PYRAMIDS
from ennead.games.kemet.rules.prices import build_price
from ennead.games.kemet.rules.refusals import too_dear
from ennead.games.kemet.rules.state import KemetState, put


def colors_left(state: KemetState, seat: int) -> list[int]:
    """Colours in play that the own city does not have yet (KM-SET-20, KM-BUILD-05)."""
    first = seat * BUY_SPACES
    used = state.markers[first : first + BUY_SPACES]
    return [color for color in range(COLORS) if state.colors >> color & 1 and color not in used]


def has_parts(state: KemetState, seat: int) -> bool:
    """The own city may get one pyramid more (KM-2P-03)."""
    count = 0
    for area in state.own_districts(seat):
        if state.height[area] > 0:
            count += 1
    return count < PYRAMIDS[state.players]


def add_foundings(state: KemetState, seat: int, options: list[int]) -> None:
    """A new pyramid: a free own district, a new colour, and parts for it (KM-BUILD-05, KM-2P-03)."""
    districts = state.own_districts(seat)
    if not has_parts(state, seat):
        return
    colors = colors_left(state, seat)
    for area in districts:
        if state.height[area] == 0:
            options.extend([codes.FOUND[area][color] for color in colors])


def found(state: KemetState, seat: int, area: int, color: int, height: int) -> None:
    """The buy marker of its colour goes to the first space without one (KM-SET-22, KM-BUILD-06)."""
    state.height = put(state.height, area, height)
    state.pyramid_color = put(state.pyramid_color, area, color)
    marker = seat * BUY_SPACES
    while state.markers[marker] != NOBODY:
        marker += 1
    state.markers = put(state.markers, marker, color)
    state.referee.tell(events.FOUNDED, seat, area, color, height)


def why_not_founded(state: KemetState, seat: int, area: int, color: int) -> Refusal:
    if not state.is_own_district(seat, area):
        return Refusal("not-your-district", area=AREA.names[area])
    if state.height[area] > 0:
        return Refusal("pyramid-there", area=AREA.names[area])
    if not has_parts(state, seat):
        return Refusal("no-parts-left", most=PYRAMIDS[state.players])
    if color in state.markers[seat * BUY_SPACES : (seat + 1) * BUY_SPACES]:
        return Refusal("color-in-city", color=COLOR.names[color])
    if state.colors >> color & 1 == 0:
        return Refusal("color-not-in-play", color=COLOR.names[color])
    return too_dear(state, seat, build_price(state, seat, 0, 1))


def raise_to(state: KemetState, seat: int, area: int, height: int) -> None:
    state.height = put(state.height, area, height)
    state.referee.tell(events.RAISED, seat, area, height)


def why_not_raised(state: KemetState, seat: int, area: int, most: int) -> Refusal:
    height = state.height[area]
    if not state.is_own_district(seat, area):
        return Refusal("not-your-district", area=AREA.names[area])
    if height == 0:
        return Refusal("no-pyramid-there", area=AREA.names[area])
    if height >= most:
        return Refusal("high-enough", area=AREA.names[area], has=height)
    return too_dear(state, seat, build_price(state, seat, height, height + 1))


class BuildTarget(steps.BuildTarget):
    """Which pyramid of the own city is raised or founded (KM-BUILD-01)."""

    def legal(self, state: KemetState, frame: frames.BuildTarget, seat: int) -> list[int]:
        options: list[int] = []
        if build_price(state, seat, 0, 1) <= state.pp[seat]:
            add_foundings(state, seat, options)
        for area in state.own_districts(seat):
            height = state.height[area]
            if 0 < height < MAX_HEIGHT and build_price(state, seat, height, height + 1) <= state.pp[seat]:
                options.append(codes.RAISE[area])
        options.append(codes.NONE)
        return options

    def do_found(self, state: KemetState, frame: frames.BuildTarget, area: int, color: int) -> None:
        state.push(frames.BuildHeight(frame.seat, area, color))

    def why_not_found(self, state: KemetState, frame: frames.BuildTarget, area: int, color: int) -> Refusal:
        return why_not_founded(state, frame.seat, area, color)

    def do_raise(self, state: KemetState, frame: frames.BuildTarget, area: int) -> None:
        state.push(frames.BuildHeight(frame.seat, area, NOBODY))

    def why_not_raise(self, state: KemetState, frame: frames.BuildTarget, area: int) -> Refusal:
        return why_not_raised(state, frame.seat, area, MAX_HEIGHT)

    def do_none(self, state: KemetState, frame: frames.BuildTarget) -> None:
        """Nothing is built."""


class BuildHeight(steps.BuildHeight):
    """How high it gets (KM-BUILD-03, -04)."""

    def legal(self, state: KemetState, frame: frames.BuildHeight, seat: int) -> list[int]:
        low = state.height[frame.area]
        options: list[int] = []
        for height in range(low + 1, MAX_HEIGHT + 1):
            if build_price(state, seat, low, height) > state.pp[seat]:
                break
            options.append(codes.HEIGHT[height])
        return options

    def do_height(self, state: KemetState, frame: frames.BuildHeight, height: int) -> None:
        seat, area = frame.seat, frame.area
        paid = build_price(state, seat, state.height[area], height)
        state.pp[seat] -= paid
        if frame.color == NOBODY:
            raise_to(state, seat, area, height)
        else:
            found(state, seat, area, frame.color, height)
        state.referee.tell(events.PAID_BUILDING, seat, paid)

    def why_not_height(self, state: KemetState, frame: frames.BuildHeight, height: int) -> Refusal:
        low = state.height[frame.area]
        if height <= low:
            return Refusal("not-higher", has=low)
        return too_dear(state, frame.seat, build_price(state, frame.seat, low, height))


class HandOfGod(steps.HandOfGod):
    """One level for free at night, by the tile Hand of God (KM-TILE-D3a)."""

    def legal(self, state: KemetState, frame: frames.HandOfGod, seat: int) -> list[int]:
        options: list[int] = []
        add_foundings(state, seat, options)
        for area in state.own_districts(seat):
            if 0 < state.height[area] < MAX_HEIGHT:
                options.append(codes.RAISE[area])
        options.append(codes.NONE)
        return options

    def do_found(self, state: KemetState, frame: frames.HandOfGod, area: int, color: int) -> None:
        found(state, frame.seat, area, color, 1)

    def why_not_found(self, state: KemetState, frame: frames.HandOfGod, area: int, color: int) -> Refusal:
        return why_not_founded(state, frame.seat, area, color)

    def do_raise(self, state: KemetState, frame: frames.HandOfGod, area: int) -> None:
        raise_to(state, frame.seat, area, state.height[area] + 1)

    def why_not_raise(self, state: KemetState, frame: frames.HandOfGod, area: int) -> Refusal:
        return why_not_raised(state, frame.seat, area, MAX_HEIGHT)

    def do_none(self, state: KemetState, frame: frames.HandOfGod) -> None:
        """Nothing gets higher."""
