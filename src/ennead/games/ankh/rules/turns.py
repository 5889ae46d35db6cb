"""Turns, actions and the event track (sections 7 and 12), with the action Gain Followers (section 10)."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import CHOOSE
from ennead.games.ankh.rules.components import (
    ACTION,
    ACTIONS,
    ACTIONS_MERGED,
    ACTIONS_PER_TURN,
    CAMEL_CARAVAN,
    EVENT_SPACE,
    EVENT_TRACK,
    GAIN,
    MOVE,
    REVERED,
    REVERED_FOLLOWERS,
    START_SPACE,
    SUMMON,
)
from ennead.games.ankh.rules.components import (
    CONTROL_MONUMENT as CONTROL_EVENT,
)
from ennead.games.ankh.rules.control import controllable
from ennead.games.ankh.rules.figures import adjacent_monuments
from ennead.games.ankh.rules.refusals import why_not
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import (
    AFTER_ACTION,
    CARAVAN_FIRST,
    CHOOSE_ACTION,
    CONFLICT,
    CONTROL_MONUMENT,
    END_TURN,
    EVENT,
    MARKER_BACK,
    MOVE_FIGURE,
    SUMMON_FIGURE,
    TURN,
    UNLOCK_POWER,
)


class Turn(Automatic[AnkhState]):
    """A seat performs one or two actions (AN-TRN-01)."""

    def __init__(self) -> None:
        super().__init__("turn", Field("seat", SEAT))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        state.active = seat
        referee.tell(events.TURN, seat)
        state.push(CHOOSE_ACTION, seat, 0, 0)


class ChooseAction(Choice[AnkhState]):
    """The first action is any, the second one of a lower track (AN-DEC-01, AN-TRN-06)."""

    def __init__(self) -> None:
        super().__init__(
            "choose_action", Field("seat", SEAT), Field("taken", NUMBER), Field("from_track", NUMBER)
        )

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return list(range(CHOOSE + frame[3], CHOOSE + ACTIONS))

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        action = code - CHOOSE
        state.markers[action] += 1
        referee.tell(events.ACTION_TAKEN, seat, action, state.markers[action])
        state.push(AFTER_ACTION, seat, action, frame[2] + 1)
        if action == MOVE:
            state.push(MOVE_FIGURE, seat)
        elif action == SUMMON:
            state.push(SUMMON_FIGURE, seat, 1, 1)
        elif action == GAIN:
            gain_followers(state, seat, referee)
        else:
            state.push(UNLOCK_POWER, seat)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


def followers_to_gain(state: AnkhState, side: int) -> int:
    """One for each own or neutral monument beside an own figure (AN-GAI-01), one more if Revered."""
    count = REVERED_FOLLOWERS if state.has_power(side, REVERED) else 0
    for hex in adjacent_monuments(state, side):
        if state.owner[hex] == NOBODY or state.owner[hex] == side:
            count += 1
    return count


def gain_followers(state: AnkhState, seat: int, referee: Referee) -> None:
    side = state.side[seat]
    count = followers_to_gain(state, side)
    state.followers[side] += count
    referee.tell(events.FOLLOWERS, seat, state.god[side], count, state.followers[side])


class AfterAction(Automatic[AnkhState]):
    """An event if the marker reached it; else a second action, or the turn is over (AN-TRN-04, AN-TRN-05)."""

    def __init__(self) -> None:
        super().__init__("after_action", Field("seat", SEAT), Field("action", ACTION), Field("taken", NUMBER))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        action = frame[2]
        if state.markers[action] == EVENT_SPACE[action]:
            state.then((EVENT, seat), (MARKER_BACK, action), (END_TURN, seat))
            return
        merged = state.is_merged(state.side[seat])
        allowed = ACTIONS_MERGED if merged else ACTIONS_PER_TURN  # AN-TRN-09
        if frame[3] < allowed and action + 1 < ACTIONS:
            state.push(CHOOSE_ACTION, seat, frame[3], action + 1)
        else:
            state.push(END_TURN, seat)


class Event(Automatic[AnkhState]):
    """The event marker moves on, and what its space says happens (AN-EVT-01)."""

    def __init__(self) -> None:
        super().__init__("event", Field("seat", SEAT))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        happens = EVENT_TRACK[state.event]
        state.event += 1
        referee.tell(events.EVENT_REACHED, seat, happens, state.event)
        if happens == CONTROL_EVENT:
            if controllable(state, state.side[seat]):
                state.push(CONTROL_MONUMENT, seat)
            else:
                referee.tell(events.NOTHING_TO_CONTROL, seat, state.god[state.side[seat]])
        elif happens == CAMEL_CARAVAN:
            state.push(CARAVAN_FIRST, seat)
        else:
            state.push(CONFLICT, seat)


class MarkerBack(Automatic[AnkhState]):
    """To the start space for the number of seats the game began with (AN-ACT-02)."""

    def __init__(self) -> None:
        super().__init__("marker_back", Field("action", ACTION))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        state.markers[frame[1]] = START_SPACE[state.players]
        referee.tell(events.MARKER_BACK, frame[1], state.markers[frame[1]])


class EndTurn(Automatic[AnkhState]):
    """The turn passes clockwise to the next seat still in the game (AN-TRN-01, AN-TRN-10)."""

    def __init__(self) -> None:
        super().__init__("end_turn", Field("seat", SEAT))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        seat = (frame[1] + 1) % state.players
        while not state.is_in_game(state.side[seat]):
            seat = (seat + 1) % state.players
        state.push(TURN, seat)
