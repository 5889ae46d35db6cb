"""Turns, actions and the event track (sections 7 and 12), with the action Gain Followers (section 10)."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    ACTION,
    ACTIONS,
    ACTIONS_MERGED,
    ACTIONS_PER_TURN,
    CAMEL_CARAVAN,
    CONTROL_MONUMENT,
    EVENT_SPACE,
    EVENT_TRACK,
    GAIN,
    MOVE,
    REVERED,
    REVERED_FOLLOWERS,
    START_SPACE,
    SUMMON,
)
from ennead.games.ankh.rules.control import controllable
from ennead.games.ankh.rules.figures import adjacent_monuments
from ennead.games.ankh.rules.state import AnkhState


class Turn(steps.Turn):
    """A seat performs one or two actions (AN-TRN-01)."""

    def run(self, state: AnkhState, frame: frames.Turn) -> None:
        seat = frame.seat
        state.active = seat
        state.referee.tell(events.TURN, seat)
        state.push(frames.ChooseAction(seat, 0, 0))


class ChooseAction(steps.ChooseAction):
    """The first action is any, the second one of a lower track (AN-DEC-01, AN-TRN-06)."""

    def legal(self, state: AnkhState, frame: frames.ChooseAction, seat: int) -> list[int]:
        return list(codes.ACTION[frame.from_track :])

    def do_action(self, state: AnkhState, frame: frames.ChooseAction, action: int) -> None:
        seat = frame.seat
        state.markers[action] += 1
        state.referee.tell(events.ACTION_TAKEN, seat, action, state.markers[action])
        state.push(frames.AfterAction(seat, action, frame.taken + 1))
        if action == MOVE:
            state.push(frames.MOVE_FIGURE[seat])
        elif action == SUMMON:
            state.push(frames.SummonFigure(seat, 1, 1))
        elif action == GAIN:
            gain_followers(state, seat)
        else:
            state.push(frames.UNLOCK_POWER[seat])

    def why_not_action(self, state: AnkhState, frame: frames.ChooseAction, action: int) -> Refusal:
        first = frame.from_track - 1
        reason = "action-taken" if action == first else "track-not-lower"
        return Refusal(reason, track=ACTION.names[action], first_action=ACTION.names[first])


def followers_to_gain(state: AnkhState, side: int) -> int:
    """One for each own or neutral monument beside an own figure (AN-GAI-01), one more if Revered."""
    count = REVERED_FOLLOWERS if state.has_power(side, REVERED) else 0
    for hex in adjacent_monuments(state, side):
        if state.owner[hex] == NOBODY or state.owner[hex] == side:
            count += 1
    return count


def gain_followers(state: AnkhState, seat: int) -> None:
    side = state.side[seat]
    count = followers_to_gain(state, side)
    state.followers[side] += count
    state.referee.tell(events.FOLLOWERS, seat, state.god[side], count, state.followers[side])


class AfterAction(steps.AfterAction):
    """An event if the marker reached it; else a second action, or the turn is over (AN-TRN-04, AN-TRN-05)."""

    def run(self, state: AnkhState, frame: frames.AfterAction) -> None:
        seat = frame.seat
        action = frame.action
        if state.markers[action] == EVENT_SPACE[action]:
            state.then(frames.EVENT[seat], frames.MarkerBack(action), frames.END_TURN[seat])
            return
        merged = state.is_merged(state.side[seat])
        allowed = ACTIONS_MERGED if merged else ACTIONS_PER_TURN  # AN-TRN-09
        if frame.taken < allowed and action + 1 < ACTIONS:
            state.push(frames.ChooseAction(seat, frame.taken, action + 1))
        else:
            state.push(frames.END_TURN[seat])


class Event(steps.Event):
    """The event marker moves on, and what its space says happens (AN-EVT-01)."""

    def run(self, state: AnkhState, frame: frames.Event) -> None:
        seat = frame.seat
        happens = EVENT_TRACK[state.event]
        state.event += 1
        state.referee.tell(events.EVENT_REACHED, seat, happens, state.event)
        if happens == CONTROL_MONUMENT:
            if controllable(state, state.side[seat]):
                state.push(frames.CONTROL_MONUMENT[seat])
            else:
                state.referee.tell(events.NOTHING_TO_CONTROL, seat, state.god[state.side[seat]])
        elif happens == CAMEL_CARAVAN:
            state.push(frames.CARAVAN_FIRST[seat])
        else:
            state.push(frames.CONFLICT[seat])


class MarkerBack(steps.MarkerBack):
    """To the start space for the number of seats the game began with (AN-ACT-02)."""

    def run(self, state: AnkhState, frame: frames.MarkerBack) -> None:
        state.markers[frame.action] = START_SPACE[state.players]
        state.referee.tell(events.MARKER_BACK, frame.action, state.markers[frame.action])


class EndTurn(steps.EndTurn):
    """The turn passes clockwise to the next seat still in the game (AN-TRN-01, AN-TRN-10)."""

    def run(self, state: AnkhState, frame: frames.EndTurn) -> None:
        state.push(frames.TURN[state.next_seat(frame.seat)])
