"""How plain ints of a state, frame, event or action are written for people, and read back.

A game stores ints; a codec knows their names. `show` gives a JSON-ready value, `read` takes it back.
"""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """Shows a plain number as it is."""

    def show(self, value: Any) -> Any:
        return value

    def read(self, shown: Any) -> Any:
        if type(shown) is not int:
            raise ValueError(f"expected a whole number, got {shown!r}")
        return shown

    def holds(self) -> str:
        """The type of what is written, with its module where it has one."""
        return "int"


class Flag(Codec):
    """A truth value."""

    def show(self, value: Any) -> Any:
        return bool(value)

    def read(self, shown: Any) -> Any:
        if type(shown) is not bool:
            raise ValueError(f"expected true or false, got {shown!r}")
        return shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain(Codec):
    """A finite list of named things, such as provinces or bid cells; -1 stands for none of them."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.name = name
        self.names: tuple[str, ...] = tuple(names)
        # What the first of them counts in the rules: amounts may begin with one.
        self.first = 0
        self.index: dict[str, int] = {text: number for number, text in enumerate(self.names)}
        if len(self.index) != len(self.names) or any(" " in text for text in self.names):
            raise ValueError(f"names of {name} must be unique and hold no spaces")

    def __len__(self) -> int:
        return len(self.names)

    def show(self, value: Any) -> Any:
        return None if value == NOBODY else self.names[value]

    def read(self, shown: Any) -> Any:
        if shown is None:
            return NOBODY
        if shown not in self.index:
            raise ValueError(f"{shown!r} is not a {self.name}")
        return self.index[shown]


def numbers(name: str, first: int, last: int) -> Domain:
    """Things numbered `first` to `last`; value 0 is written as `first`."""
    return Domain(name, [str(number) for number in range(first, last + 1)])


def amounts(name: str, first: int, last: int) -> Domain:
    """How many: rules count with the numbers `first` to `last` themselves."""
    domain = numbers(name, first, last)
    domain.first = first
    return domain


class ListOf(Codec):
    """A list of any length, such as a pile of cards (its last item is the top)."""

    def __init__(self, item: Codec) -> None:
        self.item = item

    def show(self, value: Any) -> Any:
        return [self.item.show(each) for each in value]

    def read(self, shown: Any) -> Any:
        if not isinstance(shown, list):
            raise ValueError(f"expected a list, got {shown!r}")
        return [self.item.read(each) for each in shown]


def in_order(rows: Domain, shown: Any) -> list[Any]:
    """The entries of the domain's first rows, in whatever order they were written."""
    if not isinstance(shown, dict):
        raise ValueError(f"expected one entry for each {rows.name}, got {shown!r}")
    names = rows.names[: len(shown)]
    for name in shown:
        if name not in names:
            raise ValueError(f"{name!r} is not a {rows.name} here: there are {', '.join(names)}")
    return [shown[name] for name in names]


@mypyc_attr(allow_interpreted_subclasses=True)
class ByRow(Codec):
    """A list with one entry for each row of a domain (or for its first rows: the seats in play)."""

    def __init__(self, rows: Domain, cell: Codec) -> None:
        self.rows = rows
        self.cell = cell

    def show(self, value: Any) -> Any:
        return {self.rows.names[row]: self.cell.show(each) for row, each in enumerate(value)}

    def read(self, shown: Any) -> Any:
        return [self.cell.read(each) for each in in_order(self.rows, shown)]


class Grid(Codec):
    """A flat list seen as a table of tables: `rows` (as many as are filled) times `columns`."""

    def __init__(self, rows: Domain, columns: Domain, cell: Codec) -> None:
        self.rows = rows
        self.columns = ByRow(columns, cell)
        self.width = len(columns)

    def show(self, value: Any) -> Any:
        count = len(value) // self.width
        return {
            self.rows.names[row]: self.columns.show(value[row * self.width : (row + 1) * self.width])
            for row in range(count)
        }

    def read(self, shown: Any) -> Any:
        flat: list[Any] = []
        for number, row in enumerate(in_order(self.rows, shown)):
            cells = self.columns.read(row)
            if len(cells) != self.width:
                raise ValueError(f"{self.rows.names[number]} needs {self.width} entries, has {len(cells)}")
            flat.extend(cells)
        return flat


class Bits(Codec):
    """A set of named things kept as the bits of one int."""

    def __init__(self, members: Domain) -> None:
        self.members = members

    def show(self, value: Any) -> Any:
        return [name for bit, name in enumerate(self.members.names) if value >> bit & 1]

    def read(self, shown: Any) -> Any:
        return sum(1 << self.members.read(name) for name in set(shown))


NUMBER = Codec()
FLAG = Flag()
SEAT = Domain("seat", ["A", "B", "C", "D", "E"])


class Field:
    """A named value of a state, a frame or an event, with its codec.

    A list of a state that is `shared` is replaced and never changed in place: copies hold the same one.
    """

    def __init__(self, name: str, codec: Codec, shared: bool = False) -> None:
        self.name = name
        self.codec = codec
        self.shared = shared
