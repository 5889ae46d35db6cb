"""What a table keeps: its seats and the numbered records of its append-only log."""

from dataclasses import dataclass
from types import NoneType
from typing import Any, Final, Literal

# Kinds of records. The first four change the position on the board.
START: Final = "start"
ACTION: Final = "action"
RETRACT: Final = "retract"
REDO: Final = "redo"
UNDO: Final = "undo"
SEAT_CHANGE: Final = "seat"
PROPOSAL: Final = "proposal"
ANSWER: Final = "answer"
CLOSE: Final = "close"
Kind = Literal["start", "action", "retract", "redo", "undo", "seat", "proposal", "answer", "close"]
KINDS = (START, ACTION, RETRACT, REDO, UNDO, SEAT_CHANGE, PROPOSAL, ANSWER, CLOSE)
MOVES = (ACTION, RETRACT, REDO)

# Kinds of seats.
OPEN: Final = "open"
PERSON: Final = "person"
HOTSEAT: Final = "hotseat"
BOT: Final = "bot"
SeatKind = Literal["open", "person", "hotseat", "bot"]
SEAT_KINDS = (OPEN, PERSON, HOTSEAT, BOT)


# Names with numbers.
Noted = tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(slots=True)
class Seat:
    """Who sits there. A bot that stands in for a person keeps the person's `user`, who may come back."""

    kind: SeatKind = OPEN
    name: str = ""
    user: str | None = None
    bot: str | None = None
    # What the seat was before a bot stood in: PERSON or HOTSEAT.
    was: SeatKind | None = None
    # How often a hint was asked for here: everybody at the table may know.
    hints: int = 0

    def to_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def played_by(self, user: str | None) -> bool:
        """Whether this user decides for the seat now."""
        return user is not None and self.user == user and self.kind in (PERSON, HOTSEAT)


@dataclass(slots=True)
class Record:
    """One accepted change.

    `number` is its place in the log. `seq` is the number people know it by: a change that only its own seat
    may notice (one of several sealed answers) has no new one, lest counting betrays it.
    """

    number: int
    seq: int
    kind: Kind
    at: str
    seat: int | None = None
    user: str | None = None
    key: str | None = None
    # The action's text, for moves.
    do: str = ""
    # For an undo and a proposal: the place of the record whose position is restored.
    to: int = 0
    # For an undo: step, turn, consent or operator. For an answer: yes or no.
    how: str = ""
    # Results of chance, `[purpose, results]` each, and events, `[name, values]` each.
    # Tuples of plain values: the garbage collector need not look at them ever again.
    chances: Noted = ()
    events: Noted = ()
    # Why a move can't be taken back freely; empty when it can.
    barrier: str = ""
    # A sealed answer after which others were still missing: it tells the others no more than "ready".
    sealed: bool = False
    # A change that nobody but its own seat may notice.
    private: bool = False
    # Fingerprint of the whole position after the move.
    hash: str = ""
    # For a change of seats: the new seat.
    sits: dict[str, Any] | None = None

    def to_dict(self) -> dict[str, Any]:
        """Without what is empty, so that logs stay small."""
        shown = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in shown.items() if value or (name == "seat" and value == 0)}


def record_from(shown: dict[str, Any]) -> Record:
    """Back from `to_dict`; raises TypeError or ValueError when it is no record."""
    record = Record(**shown)
    if record.kind not in KINDS:
        raise ValueError(f"unknown kind of record {record.kind!r}")
    record.chances = tuple((purpose, tuple(result)) for purpose, result in record.chances)
    record.events = tuple((name, tuple(values)) for name, values in record.events)
    return record


# The types a record's values may have, and the longest texts.
TYPES: dict[str, tuple[type, ...]] = {
    "number": (int,),
    "seq": (int,),
    "kind": (str,),
    "at": (str,),
    "seat": (int, NoneType),
    "user": (str, NoneType),
    "key": (str, NoneType),
    "do": (str,),
    "to": (int,),
    "how": (str,),
    "chances": (tuple,),
    "events": (tuple,),
    "barrier": (str,),
    "sealed": (bool,),
    "private": (bool,),
    "hash": (str,),
    "sits": (dict, NoneType),
}
LONGEST = 200


def check_types(record: Record) -> None:
    """For records from elsewhere; raises TypeError when a value is not what the log holds."""
    for name, types in TYPES.items():
        value = getattr(record, name)
        if type(value) not in types:
            raise TypeError(f"{name} is {value!r:.60}")
        if isinstance(value, str) and (len(value) > LONGEST or not value.isprintable()):
            raise TypeError(f"{name} is no short text")
    for name, numbers in (*record.chances, *record.events):
        if type(name) is not str or not all(type(each) in (int, bool) for each in numbers):
            raise TypeError(f"{name!r:.60} has values that are no numbers")
