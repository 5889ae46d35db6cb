"""Devotion (section 18): gains, losses, stacks, and the victory at the end of the track."""

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Frame
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    BOUNTIFUL,
    BOUNTIFUL_BONUS,
    DEVOTION_MINIMUM,
    DEVOTION_WIN,
    LAST_RED,
    SOURCE,
    SOURCES,
)
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import GAIN_DEVOTION


def is_red(state: AnkhState, side: int) -> bool:
    return state.devotion[side] <= LAST_RED


def move_token(state: AnkhState, side: int, space: int) -> None:
    """The token arrives on top of the stack of its new space (AN-DEV-02)."""
    state.ranks.remove(side)
    state.devotion[side] = space
    place = 0
    for other in state.ranks:
        if state.devotion[other] <= space:
            place += 1
    state.ranks.insert(place, side)


def lose_devotion(state: AnkhState, side: int, amount: int, source: int, referee: Referee) -> None:
    """Down, never below the first space; a token that can't fall keeps its place (AN-DEV-05, AN-DEV-06)."""
    lost = min(amount, state.devotion[side] - DEVOTION_MINIMUM)
    if lost > 0:
        move_token(state, side, state.devotion[side] - lost)
        state.points[side * SOURCES + source] -= lost
        referee.tell(events.LOST_DEVOTION, state.god[side], source, lost, state.devotion[side])


class GainDevotion(Automatic[AnkhState]):
    """One gain of one side, a frame of its own: so a victory stops all that was to follow (AN-DEV-08)."""

    def __init__(self) -> None:
        super().__init__(
            "gain_devotion", Field("side", SEAT), Field("amount", NUMBER), Field("source", SOURCE)
        )

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        side = frame[1]
        amount = frame[2]
        if amount == 0:  # AN-DEV-07
            return
        if state.has_power(side, BOUNTIFUL) and is_red(state, side):  # AN-POW-18
            amount += BOUNTIFUL_BONUS
        space = min(state.devotion[side] + amount, DEVOTION_WIN)
        gained = space - state.devotion[side]
        state.points[side * SOURCES + frame[3]] += gained
        move_token(state, side, space)
        referee.tell(events.GAINED_DEVOTION, state.god[side], frame[3], gained, space)
        if space == DEVOTION_WIN:
            wins(state, side, referee)


def wins(state: AnkhState, side: int, referee: Referee) -> None:
    """The game is over at once: nothing that was to come is carried out (AN-END-01)."""
    state.winner = side
    state.frames.clear()
    for seat in state.seats_of(side):
        referee.tell(events.WINNER, seat, state.god[side], state.devotion[side])


def push_gains(state: AnkhState, sides: list[int], amounts: list[int], source: int) -> None:
    """Sides gain one after another in the order given (AN-GEN-03)."""
    for place in range(len(sides) - 1, -1, -1):
        state.push(GAIN_DEVOTION, sides[place], amounts[place], source)
