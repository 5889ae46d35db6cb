"""Devotion (section 18): gains, losses, stacks, and the victory at the end of the track."""

from ennead.games.ankh.generated import frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    BOUNTIFUL,
    BOUNTIFUL_BONUS,
    DEVOTION_MINIMUM,
    DEVOTION_WIN,
    LAST_RED,
    SOURCES,
)
from ennead.games.ankh.rules.state import AnkhState


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


def lose_devotion(state: AnkhState, side: int, amount: int, source: int) -> None:
    """Down, never below the first space; a token that can't fall keeps its place (AN-DEV-05, AN-DEV-06)."""
    lost = min(amount, state.devotion[side] - DEVOTION_MINIMUM)
    if lost > 0:
        move_token(state, side, state.devotion[side] - lost)
        state.points[side * SOURCES + source] -= lost
        state.referee.tell(events.LOST_DEVOTION, state.god[side], source, lost, state.devotion[side])


class GainDevotion(steps.GainDevotion):
    """One gain of one side, a frame of its own: so a victory stops all that was to follow (AN-DEV-08)."""

    def run(self, state: AnkhState, frame: frames.GainDevotion) -> None:
        side = frame.side
        amount = frame.amount
        if amount == 0:  # AN-DEV-07
            return
        if state.has_power(side, BOUNTIFUL) and is_red(state, side):  # AN-POW-18
            amount += BOUNTIFUL_BONUS
        space = min(state.devotion[side] + amount, DEVOTION_WIN)
        gained = space - state.devotion[side]
        state.points[side * SOURCES + frame.source] += gained
        move_token(state, side, space)
        state.referee.tell(events.GAINED_DEVOTION, state.god[side], frame.source, gained, space)
        if space == DEVOTION_WIN:
            wins(state, side)


def wins(state: AnkhState, side: int) -> None:
    """The game is over at once: nothing that was to come is carried out (AN-END-01)."""
    state.winner = side
    state.frames.clear()
    for seat in state.seats_of(side):
        state.referee.tell(events.WINNER, seat, state.god[side], state.devotion[side])


def push_gains(state: AnkhState, sides: list[int], amounts: list[int], source: int) -> None:
    """Sides gain one after another in the order given (AN-GEN-03)."""
    for place in range(len(sides) - 1, -1, -1):
        state.push(frames.GainDevotion(sides[place], amounts[place], source))
