"""The flow of Barges: a turn is one choice, and what follows it happens by itself."""

from typing import Final

from barges.table import GOOD, GOODS, LOAD, PLACES, SAIL, BargesState
from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.events import EventCatalogue, EventType
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal

# Places in the game's list of steps.
TURN: Final = 0
NEXT: Final = 1

_SEAT: Final = Field("seat", SEAT)
EVENTS: Final = EventCatalogue(
    [
        EventType("loaded", [_SEAT, Field("good", GOOD)]),
        # Whoever draws knows more than before: no undo goes back beyond it.
        EventType("drew", [_SEAT, Field("good", GOOD)], secret=["good"], reveals=True),
        EventType("sailed", [_SEAT, Field("points", NUMBER)]),
    ]
)
LOADED: Final = EVENTS.number("loaded")
DREW: Final = EVENTS.number("drew")
SAILED: Final = EVENTS.number("sailed")


class Turn(Choice[BargesState]):
    """Load a card and draw another, or sail and sell."""

    def __init__(self) -> None:
        super().__init__("turn", _SEAT)

    def legal(self, state: BargesState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if state.room(seat):
            options.extend(LOAD + good for good, count in enumerate(state.hand_of(seat)) if count)
        if state.worth(seat):
            options.append(SAIL)
        return options

    def asks_single(self, state: BargesState, frame: Frame) -> bool:
        """A turn that is not asked would tell that the hand holds one kind of good."""
        return True

    def take(self, state: BargesState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == SAIL:
            sail(state, seat, referee)
        else:
            good = code - LOAD
            state.hand[seat * GOODS + good] -= 1
            state.barge[seat * GOODS + good] += 1
            referee.tell(LOADED, seat, good)
            if state.deck:
                drawn = state.deck.pop()
                state.hand[seat * GOODS + drawn] += 1
                referee.tell(DREW, seat, drawn)
        state.push(NEXT, (seat + 1) % state.players)

    def explain(self, state: BargesState, frame: Frame, seat: int, code: int) -> Refusal:
        if code == SAIL:
            return Refusal("barge-is-empty")
        if not state.room(seat):
            return Refusal("barge-is-full", places=PLACES)
        return Refusal("not-in-hand", good=GOOD.names[code - LOAD])


class NextTurn(Automatic[BargesState]):
    """The next merchant's turn, or the end: without a card in hand nobody goes on, and all barges sail."""

    def __init__(self) -> None:
        super().__init__("next_turn", _SEAT)

    def run(self, state: BargesState, frame: Frame, referee: Referee) -> None:
        seat = frame[1]
        if sum(state.hand_of(seat)):
            state.push(TURN, seat)
            return
        for other in range(state.players):
            if state.worth(other):
                sail(state, other, referee)


def sail(state: BargesState, seat: int, referee: Referee) -> None:
    worth = state.worth(seat)
    state.points[seat] += worth
    for good in range(GOODS):
        state.sold[good] += state.barge[seat * GOODS + good]
        state.barge[seat * GOODS + good] = 0
    referee.tell(SAILED, seat, worth)
