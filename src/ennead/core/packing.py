"""Facts written as numbers into buffers, by a plan; masks of actions likewise.

A plan has a row of five numbers for each fact: the kind of the fact, rows, width, whether its rows stand for
seats, whether its values are seats. Seats are counted from the viewer: 0 is the viewer, 1 the next one.
Wheels with a compiled engine hold the same in C (`_packing.c`), which takes about a microsecond.
"""

import struct
from array import array
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, Final

# Kinds of facts: numbers as they are; sets kept as bits, a flag for each member (a tuple holds lists of sets,
# and what is in any of them counts); lists of things, counted (a tuple holds several lists), or in
# their order and filled up with NOTHING; the stack of frames from the top, one after another, every number in
# four parts: some hold bits; how much there is in each row, how many bits each number has; of numbers that
# every seat has as many of, the viewer's.
VALUES: Final = 0
BITS: Final = 1
COUNTS: Final = 2
ORDERED: Final = 3
FRAMES: Final = 4
SUMS: Final = 5
SIZES: Final = 6
OWN: Final = 7
# Fills up lists; -1 is a thing of a list that is none.
NOTHING: Final = -2
ROW: Final = struct.Struct("=5i")


def seen_from(seat: int, viewer: int, seats: int) -> int:
    """The seat counted from the viewer; what is no seat stays as it is."""
    return (seat - viewer) % seats if 0 <= seat < seats else seat


def _quarters(value: int) -> list[int]:
    """A number of 64 bits as four of 16, the lowest first."""
    parts = [value >> shift & 0xFFFF for shift in (0, 16, 32, 48)]
    return [part - (part >> 15 << 16) for part in parts]


def joined(quarters: Sequence[int]) -> int:
    """The number again."""
    value = sum((int(part) & 0xFFFF) << 16 * at for at, part in enumerate(quarters))
    return value - (value >> 63 << 64)


def _items(part: Any) -> list[int]:
    return [int(each) for each in part] if isinstance(part, (list, tuple)) else [int(part)]


def _written(part: Any, row: tuple[int, ...], viewer: int, seats: int) -> list[int]:
    kind, rows, width, seat_rows, seat_values = row
    if kind == FRAMES:
        flat = [quarter for frame in reversed(part) for value in frame for quarter in _quarters(value)][
            :width
        ]
        return flat + [-1] * (width - len(flat))
    if kind == BITS and isinstance(part, tuple):
        items = [reduce(or_, sets) for sets in zip(*part, strict=True)]
    elif kind == COUNTS and isinstance(part, tuple):
        items = [each for some in part for each in _items(some)]
    else:
        items = _items(part)
    if kind == ORDERED:
        flat = (items + [NOTHING] * width)[:width]
        return [seen_from(each, viewer, seats) for each in flat] if seat_values else flat
    out = [0] * (rows * width)
    if kind == COUNTS:
        for each in items:
            place = seen_from(each, viewer, seats) if seat_values else each
            if 0 <= place < width:
                out[place] += 1
        return out
    if kind in (SUMS, SIZES):
        each = len(items) // rows
        sums = [sum(items[at * each : (at + 1) * each]) for at in range(rows)]
        if kind == SIZES:
            sums = [total.bit_count() for total in sums]
        return [sums[(at + viewer) % rows if seat_rows else at] for at in range(rows)]
    if kind == OWN:
        items = items[viewer * rows * width : (viewer + 1) * rows * width]
    if len(items) != (rows if kind == BITS else rows * width):
        raise ValueError(f"{len(items)} values where {rows} by {width} belong")
    for number in range(rows):
        source = (number + viewer) % rows if seat_rows else number
        for column in range(width):
            if kind == BITS:
                place = seen_from(column, viewer, seats) if seat_values else column
                out[number * width + place] = items[source] >> column & 1
            else:
                value = items[source * width + column]
                place = number * width + column
                out[place] = seen_from(value, viewer, seats) if seat_values else value
    return out


def write_slowly(buffer: Any, start: int, facts: Sequence[Any], plan: bytes, viewer: int, seats: int) -> None:
    """Write facts into a buffer of 16-bit numbers, from its number `start` on; the last is a list of more."""
    values: list[int] = []
    for part, row in zip([*facts[:-1], *facts[-1]], ROW.iter_unpack(plan), strict=True):
        values.extend(_written(part, row, viewer, seats))
    memoryview(buffer)[start : start + len(values)] = array("h", values)


def mark_slowly(buffer: Any, start: int, size: int, codes: list[int]) -> None:
    """Make a mask in a buffer of bytes: 1 for each of the codes, 0 for all other actions."""
    mask = array("b", bytes(size))
    for code in codes:
        mask[code] = 1
    memoryview(buffer)[start : start + size] = mask


def refused_slowly(masks: Any, size: int, codes: list[int]) -> int:
    """The first row of masks, each of this size, whose code is not legal; -1 if all are."""
    view = memoryview(masks)
    for row, code in enumerate(codes):
        if not 0 <= code < size or not view[row * size + code]:
            return row
    return -1
