"""Building (section 8): stones, pyramids, and the decision where a stone goes."""

from ennead.core.state import Refusal
from ennead.games.amun_re.generated import codes, frames, steps
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.cards import play_card
from ennead.games.amun_re.rules.components import ARCHITECT, PROVINCE, STONES_PER_PYRAMID
from ennead.games.amun_re.rules.refusals import not_own, unplayable
from ennead.games.amun_re.rules.state import AmunReState

STONES_FOR_ARCHITECT = STONES_PER_PYRAMID - 1


def add_stone(state: AmunReState, seat: int, province: int) -> None:
    """A third stone makes a pyramid at once (AR-BLD-01)."""
    state.referee.tell(events.STONE, seat, province)
    state.stones[province] += 1
    if state.stones[province] == STONES_PER_PYRAMID:
        build_pyramid(state, seat, province)


def build_pyramid(state: AmunReState, seat: int, province: int) -> None:
    stones = state.stones[province]
    state.stones[province] = 0
    state.pyramids[province] += 1
    state.referee.tell(events.PYRAMID, seat, province, state.pyramids[province], stones)


def add_architect(state: AmunReState, seat: int, options: list[int]) -> None:
    """The provinces where the seat may play an Architect (AR-PWR-14)."""
    if state.can_play(seat, ARCHITECT):
        for province in state.own_provinces(seat):
            if state.stones[province] >= STONES_FOR_ARCHITECT:
                options.append(codes.ARCHITECT[province])


def why_no_architect(state: AmunReState, seat: int, province: int) -> Refusal:
    if not state.can_play(seat, ARCHITECT):
        return unplayable(state, seat, ARCHITECT)
    if state.owner[province] != seat:
        return not_own(province)
    return Refusal(
        "too-few-stones",
        province=PROVINCE.names[province],
        needs=STONES_FOR_ARCHITECT,
        has=state.stones[province],
    )


def play_architect(state: AmunReState, seat: int, province: int) -> None:
    play_card(state, seat, ARCHITECT)
    state.referee.tell(events.ARCHITECT, seat, province)
    build_pyramid(state, seat, province)


class PlaceStone(steps.PlaceStone):
    """Where a stone goes that was bought or received as instant reward (AR-DEC-07)."""

    def legal(self, state: AmunReState, frame: frames.PlaceStone, seat: int) -> list[int]:
        options = [codes.PLACE[province] for province in state.own_provinces(seat)]
        if frame.bought:
            add_architect(state, seat, options)
        return options

    def asks_single(self, state: AmunReState, frame: frames.PlaceStone) -> bool:
        """Not asking would betray an Architect in hand, or its absence (AR-HID-12)."""
        seat = frame.seat
        if not frame.bought or state.hand_size(seat) == 0 or state.has_played(seat, ARCHITECT):
            return False
        own = state.own_provinces(seat)
        return any(state.stones[province] >= STONES_FOR_ARCHITECT for province in own)

    def asked(self, state: AmunReState, frame: frames.PlaceStone, seat: int) -> tuple[str, ...]:
        """An Architect may come only between bought stones (AR-PWR-15)."""
        return self.verbs if frame.bought else ("place",)

    def do_place(self, state: AmunReState, frame: frames.PlaceStone, province: int) -> None:
        if frame.left > 1:
            state.push(frames.PlaceStone(frame.seat, frame.left - 1, frame.bought))
        add_stone(state, frame.seat, province)

    def why_not_place(self, state: AmunReState, frame: frames.PlaceStone, province: int) -> Refusal:
        return not_own(province)

    def do_architect(self, state: AmunReState, frame: frames.PlaceStone, province: int) -> None:
        state.push(frame)
        play_architect(state, frame.seat, province)

    def why_not_architect(self, state: AmunReState, frame: frames.PlaceStone, province: int) -> Refusal:
        return why_no_architect(state, frame.seat, province)
