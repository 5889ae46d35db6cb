"""What may be taken back: free until a barrier (chance, a secret shown, somebody else), else by consent."""

from dataclasses import dataclass, field, replace

from ennead.core.codec import SEAT
from ennead.table.positions import Positions
from ennead.table.record import ANSWER, CLOSE, MOVES, PROPOSAL, REDO, START, UNDO, Record
from ennead.table.refused import Refused


@dataclass(slots=True)
class Proposal:
    """Somebody asks the others to go back to the position after record `to`."""

    user: str | None
    seat: int
    to: int
    yes: set[str] = field(default_factory=set)


def side_of(positions: Positions, seat: int) -> tuple[int, ...]:
    """The seat and those that play the same side: what one did, the other may take back."""
    return (seat, *positions.game.partners(positions.state(positions.node), seat))


def step_back(records: list[Record], positions: Positions, seat: int) -> int:
    """The position after taking back the seat's last action; raises Refused with the barrier."""
    node = positions.node
    if node == 0 or records[node - 1].kind == START:
        raise Refused("nothing-to-undo")
    record = records[node - 1]
    if record.seat not in side_of(positions, seat):
        assert record.seat is not None
        raise Refused("somebody-else-acted", seat=SEAT.names[record.seat])
    if record.barrier:
        raise Refused(record.barrier)
    return positions.before(node)


def turn_back(records: list[Record], positions: Positions, seat: int) -> int:
    """The position after taking back all the seat's actions down to the last barrier."""
    node = step_back(records, positions, seat)
    side = side_of(positions, seat)
    while True:
        record = records[node - 1]
        if record.kind == START or record.seat not in side or record.barrier:
            return node
        node = positions.before(node)


class Book:
    """What can be done again, and which proposal waits; follows the log record by record."""

    def __init__(self) -> None:
        # Moves that were taken back, the next one to do again first.
        self.redo: list[int] = []
        self.proposal: Proposal | None = None

    def copy(self) -> "Book":
        book = Book()
        book.redo = self.redo
        if self.proposal is not None:
            book.proposal = replace(self.proposal, yes=self.proposal.yes.copy())
        return book

    def follow(self, record: Record, positions: Positions) -> None:
        """Called for each record before `positions` takes it up."""
        if record.kind == UNDO:
            self.proposal = None
            undone = positions.line(positions.node, record.to)
            self.redo = undone + self.redo if record.how in ("step", "turn") else []
        elif record.kind == REDO:
            self.proposal = None
            self.redo = self.redo[1:]
        elif record.kind in MOVES:
            self.proposal = None
            self.redo = []
        elif record.kind == PROPOSAL:
            assert record.seat is not None
            self.proposal = Proposal(record.user, record.seat, record.to)
        elif record.kind == ANSWER and self.proposal is not None:
            if record.how == "no":
                self.proposal = None
            elif record.user is not None:
                self.proposal.yes.add(record.user)
        elif record.kind == CLOSE:
            self.proposal = None
