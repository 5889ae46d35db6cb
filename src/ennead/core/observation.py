"""Observations: a position as a seat may know it, as a row of small whole numbers.

A game says which facts a seat may know (`Game.facts`) and declares a block for each (`Game.observed`), in the
same order. From the declaration come the names, shapes and ranges, the writer's plan, and the way back from
numbers to names.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from ennead.core.codec import FLAG, SEAT, Bits, ByRow, Codec, Domain, Field, Flag, Grid, ListOf
from ennead.core.packing import (
    BITS,
    COUNTS,
    FRAMES,
    NOTHING,
    ORDERED,
    OWN,
    ROW,
    SIZES,
    SUMS,
    VALUES,
    joined,
    mark_slowly,
    refused_slowly,
    seen_from,
    write_slowly,
)

# Amounts stay within these, unless a block says otherwise.
LEAST: Final = -200
MOST: Final = 500
WIDEST: Final = 32767
# How much of the stack of frames is told, and how many sealed answers of the own side.
FLOW_WIDTH: Final = 4 * 48
SEALED_WIDTH: Final = 16


class Block:
    """A named part of an observation: `rows` by `width` whole numbers from `low` to `high`."""

    def __init__(
        self,
        name: str,
        kind: int = VALUES,
        rows: Domain | None = None,
        columns: Domain | None = None,
        of: Domain | None = None,
        width: int = 1,
        low: int = LEAST,
        high: int = MOST,
        own: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        # What the rows and the columns stand for; one row, if for nothing.
        self.rows = rows
        self.columns = columns
        # What the values are names of; -1 is none of them.
        self.of = of
        self.width = width
        self.low = low
        self.high = high
        # The fact has a part like this for every seat, one after another, and only the viewer's own is told.
        self.own = own

    def row_count(self, seats: int) -> int:
        if self.rows is None:
            return 1
        return seats if self.rows is SEAT else len(self.rows)

    def shape(self, seats: int) -> tuple[int, ...]:
        """Rows and columns; a lone number has the shape (1,)."""
        rows = self.row_count(seats)
        if self.rows is None:
            return (self.width,)
        return (rows,) if self.width == 1 and self.columns is None else (rows, self.width)

    def plan(self, seats: int) -> bytes:
        members = self.columns if self.kind == BITS or self.kind == COUNTS else self.of
        kind = OWN if self.own else self.kind
        return ROW.pack(kind, self.row_count(seats), self.width, int(self.rows is SEAT), int(members is SEAT))

    def named(self, values: Sequence[int], viewer: int, seats: int) -> Any:
        """The fact again, with names: what `values` of an observation say."""
        rows = self.row_count(seats)
        told = [
            self._named_row(values[at * self.width : (at + 1) * self.width], viewer, seats)
            for at in range(rows)
        ]
        if self.rows is None:
            return told[0]
        if self.rows is SEAT:
            return {SEAT.names[at]: told[seen_from(at, viewer, seats)] for at in range(rows)}
        return {self.rows.names[at]: each for at, each in enumerate(told)}

    def _named_row(self, values: Sequence[int], viewer: int, seats: int) -> Any:
        columns = self.columns
        if self.kind == BITS or self.kind == COUNTS:
            assert columns is not None
            counts = [
                int(values[seen_from(at, viewer, seats) if columns is SEAT else at])
                for at in range(len(columns))
            ]
            if self.kind == BITS:
                return [columns.names[at] for at, count in enumerate(counts) if count]
            return {columns.names[at]: count for at, count in enumerate(counts) if count}
        if self.kind == FRAMES:
            values = [joined(values[at : at + 4]) for at in range(0, self.width, 4)]
            while values and values[-1] == -1:
                values.pop()
        elif self.kind == ORDERED:
            values = [int(value) for value in values if value != NOTHING]
        told = [self._named_value(int(value), viewer, seats) for value in values]
        if self.kind == ORDERED or self.kind == FRAMES:
            return told
        if columns is not None:
            return {columns.names[at]: each for at, each in enumerate(told)}
        return told[0] if self.width == 1 else told

    def _named_value(self, value: int, viewer: int, seats: int) -> Any:
        if self.of is None:
            return value == 1 if self.low == 0 and self.high == 1 else value
        if self.of is SEAT and 0 <= value < seats:
            return SEAT.names[(value + viewer) % seats]
        return self.of.show(value)


def number(name: str, low: int = LEAST, high: int = MOST) -> Block:
    """An amount."""
    return Block(name, low=low, high=high)


def flag(name: str) -> Block:
    return Block(name, low=0, high=1)


def one_of(name: str, domain: Domain) -> Block:
    """The name of a thing, or -1."""
    return Block(name, of=domain, low=-1, high=len(domain) - 1)


def members(name: str, domain: Domain, rows: Domain | None = None) -> Block:
    """A set, kept as bits: a flag for each member."""
    return Block(name, BITS, rows, domain, width=len(domain), low=0, high=1)


def counted(name: str, domain: Domain, high: int = MOST) -> Block:
    """A list of things in no order: how many of each."""
    return Block(name, COUNTS, None, domain, width=len(domain), low=0, high=high)


def ordered(name: str, domain: Domain | None, most: int) -> Block:
    """A list of things in their order, filled up with -2."""
    high = MOST if domain is None else len(domain) - 1
    return Block(name, ORDERED, of=domain, width=most, low=NOTHING, high=high)


def table(name: str, rows: Domain, cell: Codec, columns: Domain | None = None) -> Block:
    """A value for each row, or a row of values."""
    width = 1 if columns is None else len(columns)
    if isinstance(cell, Bits):
        return members(name, cell.members, rows)
    if isinstance(cell, Domain):
        return Block(name, VALUES, rows, columns, cell, width, -1, len(cell) - 1)
    if isinstance(cell, Flag):
        return Block(name, VALUES, rows, columns, None, width, 0, 1)
    return Block(name, VALUES, rows, columns, None, width)


def own_row(name: str, rows: Domain) -> Block:
    """The viewer's amounts, from a list of everybody's: the others' stay hidden."""
    return Block(name, VALUES, rows, own=True)


def sums(name: str) -> Block:
    """How many things each seat has, from its row of counts: the counts themselves stay hidden."""
    return Block(name, SUMS, SEAT, low=0)


def sizes(name: str) -> Block:
    """How many things each seat has, from its set: the set itself stays hidden."""
    return Block(name, SIZES, SEAT, low=0)


def block_of(field: Field, most: int = 0) -> Block:
    """The block of a field that everybody may know whole; lists in their order take up to `most` things."""
    codec = field.codec
    if isinstance(codec, Domain):
        return one_of(field.name, codec)
    if isinstance(codec, Flag):
        return flag(field.name)
    if isinstance(codec, Bits):
        return members(field.name, codec.members)
    if isinstance(codec, ByRow):
        return table(field.name, codec.rows, codec.cell)
    if isinstance(codec, Grid):
        return table(field.name, codec.rows, codec.columns.cell, codec.columns.rows)
    if isinstance(codec, ListOf):
        item = codec.item
        return ordered(field.name, item if isinstance(item, Domain) else None, most)
    return number(field.name)


def common_blocks(steps: Domain) -> list[Block]:
    """What every observation begins with; see `Game.observe`."""
    return [
        one_of("viewer", Domain("place", SEAT.names)),
        table("waiting", SEAT, FLAG),
        one_of("step", steps),
        Block("sealed", ORDERED, width=SEALED_WIDTH, low=NOTHING, high=WIDEST),
        Block("flow", FRAMES, width=FLOW_WIDTH, low=-WIDEST - 1, high=WIDEST),
    ]


def blocks(
    fields: Sequence[Field], instead: Mapping[str, Sequence[Block]], lengths: Mapping[str, int]
) -> list[Block]:
    """A block for each field of a state, in their order; for what is not known to all, others instead."""
    found: list[Block] = []
    for field in fields:
        if field.name in instead:
            found.extend(instead[field.name])
        else:
            found.append(block_of(field, lengths.get(field.name, 0)))
    return found


Write = Callable[[Any, int, list[Any], bytes, int, int], None]
Mark = Callable[[Any, int, int, list[int]], None]
Refused = Callable[[Any, int, list[int]], int]


def _writers() -> tuple[Write, Mark, Refused]:
    try:
        found: Any = import_module("ennead.core._packing")
    except ImportError:
        return write_slowly, mark_slowly, refused_slowly
    return found.write, found.mark, found.refused


_FOUND: Final = _writers()
WRITE: Final[Write] = _FOUND[0]
MARK: Final[Mark] = _FOUND[1]
REFUSED: Final[Refused] = _FOUND[2]
