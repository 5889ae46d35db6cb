"""Building (section 8): stones, pyramids, and the decision where a stone goes."""

from ennead.core.codec import FLAG, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.amun_re.rules import events
from ennead.games.amun_re.rules.actions import PLACE, PLAY_ARCHITECT
from ennead.games.amun_re.rules.cards import play_card
from ennead.games.amun_re.rules.components import ARCHITECT, PROVINCES, STONES_PER_PYRAMID
from ennead.games.amun_re.rules.refusals import why_not
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.steps import PLACE_STONE

STONES_FOR_ARCHITECT = STONES_PER_PYRAMID - 1


def add_stone(state: AmunReState, seat: int, province: int, referee: Referee) -> None:
    """A third stone makes a pyramid at once (AR-BLD-01)."""
    referee.tell(events.STONE, seat, province)
    state.stones[province] += 1
    if state.stones[province] == STONES_PER_PYRAMID:
        build_pyramid(state, seat, province, referee)


def build_pyramid(state: AmunReState, seat: int, province: int, referee: Referee) -> None:
    stones = state.stones[province]
    state.stones[province] = 0
    state.pyramids[province] += 1
    referee.tell(events.PYRAMID, seat, province, state.pyramids[province], stones)


def add_architect(state: AmunReState, seat: int, options: list[int]) -> None:
    """The provinces where the seat may play an Architect (AR-PWR-14)."""
    if state.can_play(seat, ARCHITECT):
        for province in state.own_provinces(seat):
            if state.stones[province] >= STONES_FOR_ARCHITECT:
                options.append(PLAY_ARCHITECT + province)


def play_architect(state: AmunReState, seat: int, province: int, referee: Referee) -> None:
    play_card(state, seat, ARCHITECT)
    referee.tell(events.ARCHITECT, seat, province)
    build_pyramid(state, seat, province, referee)


class PlaceStone(Choice[AmunReState]):
    """Where a stone goes that was bought or received as instant reward (AR-DEC-07)."""

    def __init__(self) -> None:
        super().__init__("place_stone", Field("seat", SEAT), Field("left", NUMBER), Field("bought", FLAG))

    def legal(self, state: AmunReState, frame: Frame, seat: int) -> list[int]:
        options = [PLACE + province for province in state.own_provinces(seat)]
        if frame[3]:
            add_architect(state, seat, options)
        return options

    def asks_single(self, state: AmunReState, frame: Frame) -> bool:
        """Not asking would betray an Architect in hand, or its absence (AR-HID-12)."""
        seat = frame[1]
        if not frame[3] or state.hand_size(seat) == 0 or state.has_played(seat, ARCHITECT):
            return False
        own = state.own_provinces(seat)
        return any(state.stones[province] >= STONES_FOR_ARCHITECT for province in own)

    def take(self, state: AmunReState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if PLAY_ARCHITECT <= code < PLAY_ARCHITECT + PROVINCES:
            state.frames.append(frame)
            play_architect(state, seat, code - PLAY_ARCHITECT, referee)
            return
        if frame[2] > 1:
            state.push(PLACE_STONE, seat, frame[2] - 1, frame[3])
        add_stone(state, seat, code - PLACE, referee)

    def explain(self, state: AmunReState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
