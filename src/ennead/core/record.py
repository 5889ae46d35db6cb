"""The log of a game: numbered records, one for each accepted change."""

from types import NoneType
from typing import Any, Final, Literal

# Kinds of records. The first four make a position, an undo goes back to one.
START: Final = "start"
ACTION: Final = "action"
RETRACT: Final = "retract"
REDO: Final = "redo"
UNDO: Final = "undo"
# Kinds that only a table with people knows; they leave the position as it is.
SEAT_CHANGE: Final = "seat"
PROPOSAL: Final = "proposal"
ANSWER: Final = "answer"
CLOSE: Final = "close"
Kind = Literal["start", "action", "retract", "redo", "undo", "seat", "proposal", "answer", "close"]
KINDS: Final = (START, ACTION, RETRACT, REDO, UNDO, SEAT_CHANGE, PROPOSAL, ANSWER, CLOSE)
MOVES: Final = (ACTION, RETRACT, REDO)
# Those that make a position.
POSITIONS: Final = (START, *MOVES)

# Names with numbers.
Noted = tuple[tuple[str, tuple[int, ...]], ...]
# Decisions with one option that were carried out unasked: how many of the record's events came before,
# the seat, the decision and the action.
Forced = tuple[tuple[int, int, str, str], ...]

# Everything a record holds, and the types its values may have.
TYPES: Final[dict[str, tuple[type, ...]]] = {
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
    "forced": (tuple,),
    "barrier": (str,),
    "sealed": (bool,),
    "private": (bool,),
    "hash": (str,),
    "sits": (dict, NoneType),
}
LONGEST: Final = 200


class Record:
    """One accepted change.

    `number` is its place in the log. `seq` is the number people know it by: a change that only its own seat
    may notice (one of several sealed answers) has no new one, lest counting betrays it.
    """

    __slots__ = tuple(TYPES)

    def __init__(
        self,
        number: int,
        seq: int,
        kind: Kind,
        at: str = "",
        seat: int | None = None,
        user: str | None = None,
        key: str | None = None,
        do: str = "",
        to: int = 0,
        how: str = "",
        chances: Noted = (),
        events: Noted = (),
        forced: Forced = (),
        barrier: str = "",
        sealed: bool = False,
        private: bool = False,
        hash: str = "",
        sits: dict[str, Any] | None = None,
    ) -> None:
        self.number = number
        self.seq = seq
        self.kind: Kind = kind
        # When, by whom and under which key it was asked for: noted where people play.
        self.at = at
        self.seat = seat
        self.user = user
        self.key = key
        # The action's text, for moves.
        self.do = do
        # For an undo and a proposal: the place of the record whose position is restored.
        self.to = to
        # For an undo: step, turn, consent or operator. For an answer: yes or no.
        self.how = how
        # Results of chance, `[purpose, results]` each, and events, `[name, values]` each.
        # Tuples of plain values: the garbage collector need not look at them ever again.
        self.chances = chances
        self.events = events
        self.forced = forced
        # Why a move can't be taken back freely; empty when it can.
        self.barrier = barrier
        # A sealed answer after which others were still missing: it tells the others no more than "ready".
        self.sealed = sealed
        # A change that nobody but its own seat may notice.
        self.private = private
        # Fingerprint of the whole position after the move; noted at tables, elsewhere of the last one only.
        self.hash = hash
        # For a change of seats: the new seat.
        self.sits = sits

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready, without what is empty, so that logs stay small."""
        shown: dict[str, Any] = {name: getattr(self, name) for name in TYPES}
        shown["chances"] = [[purpose, list(result)] for purpose, result in self.chances]
        shown["events"] = [[name, list(values)] for name, values in self.events]
        shown["forced"] = [list(each) for each in self.forced]
        return {name: value for name, value in shown.items() if value or (name == "seat" and value == 0)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and other.to_dict() == self.to_dict()

    def __hash__(self) -> int:
        return hash((self.number, self.hash))

    def __repr__(self) -> str:
        return f"Record({self.to_dict()})"

    def __reduce__(self) -> tuple[Any, ...]:
        return record_from, (self.to_dict(),)


def record_from(shown: dict[str, Any]) -> Record:
    """Back from `to_dict`; raises TypeError or ValueError when it is no record.

    A number that is not written down is 0.
    """
    if shown.get("kind") not in KINDS:
        raise ValueError(f"unknown kind of record {shown.get('kind')!r}")
    values: dict[str, Any] = {"number": 0, "seq": 0, **shown}
    for name in ("chances", "events"):
        values[name] = tuple((purpose, tuple(result)) for purpose, result in values.get(name, ()))
    values["forced"] = tuple((after, seat, step, do) for after, seat, step, do in values.get("forced", ()))
    return Record(**values)


def check_types(record: Record) -> None:
    """For records from elsewhere; raises TypeError when a value is not what the log holds."""
    for name, types in TYPES.items():
        value: object = getattr(record, name)
        if type(value) not in types:
            raise TypeError(f"{name} is {value!r:.60}")
        if isinstance(value, str) and (len(value) > LONGEST or not value.isprintable()):
            raise TypeError(f"{name} is no short text")
    for name, numbers in (*record.chances, *record.events):
        if type(name) is not str or not all(type(each) in (int, bool) for each in numbers):
            raise TypeError(f"{name!r:.60} has values that are no numbers")
    for after, seat, decision, action in record.forced:
        if [type(each) for each in (after, seat, decision, action)] != [int, int, str, str]:
            raise TypeError(f"{action!r:.60} is no forced decision")
