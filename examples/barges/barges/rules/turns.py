"""The flow of Barges: a turn is one choice, and what follows it happens by itself."""

from barges.generated import codes, frames, steps
from barges.rules import events
from barges.rules.components import GOOD, GOODS, PLACES
from barges.rules.state import BargesState
from ennead.core.state import Refusal


class Turn(steps.Turn):
    """Load a card and draw another, or sail and sell."""

    def legal(self, state: BargesState, frame: frames.Turn, seat: int) -> list[int]:
        options: list[int] = []
        if state.room(seat):
            options.extend(codes.LOAD[good] for good, count in enumerate(state.hand_of(seat)) if count)
        if state.worth(seat):
            options.append(codes.SAIL)
        return options

    def asks_single(self, state: BargesState, frame: frames.Turn) -> bool:
        """A turn that is not asked would tell that the hand holds one kind of good."""
        return True

    def do_load(self, state: BargesState, frame: frames.Turn, good: int) -> None:
        seat = frame.seat
        state.hand[seat * GOODS + good] -= 1
        state.barge[seat * GOODS + good] += 1
        state.referee.tell(events.LOADED, seat, good)
        if state.deck:
            drawn = state.deck.pop()
            state.hand[seat * GOODS + drawn] += 1
            state.referee.tell(events.DREW, seat, drawn)
        state.push(frames.NEXT_TURN[(seat + 1) % state.players])

    def why_not_load(self, state: BargesState, frame: frames.Turn, good: int) -> Refusal:
        if not state.room(frame.seat):
            return Refusal("barge-is-full", places=PLACES)
        return Refusal("not-in-hand", good=GOOD.names[good])

    def do_sail(self, state: BargesState, frame: frames.Turn) -> None:
        sail(state, frame.seat)
        state.push(frames.NEXT_TURN[(frame.seat + 1) % state.players])

    def why_not_sail(self, state: BargesState, frame: frames.Turn) -> Refusal:
        return Refusal("barge-is-empty")


class NextTurn(steps.NextTurn):
    """The next merchant's turn, or the end: without a card in hand nobody goes on, and all barges sail."""

    def run(self, state: BargesState, frame: frames.NextTurn) -> None:
        if sum(state.hand_of(frame.seat)):
            state.push(frames.TURN[frame.seat])
            return
        for other in range(state.players):
            if state.worth(other):
                sail(state, other)


def sail(state: BargesState, seat: int) -> None:
    worth = state.worth(seat)
    state.points[seat] += worth
    for good in range(GOODS):
        state.sold[good] += state.barge[seat * GOODS + good]
        state.barge[seat * GOODS + good] = 0
    state.referee.tell(events.SAILED, seat, worth)
