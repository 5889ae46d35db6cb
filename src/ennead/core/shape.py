"""The shape of a view: what a game shows, declared once as typed dicts that carry codecs and marks.

A game's `shape.py` says `gold: NotRequired[Annotated[int, SECRET]]` or `owner: Annotated[str, SEAT] | None`.
The type checker reads the types; everybody else reads them here, at run time (so these modules are never
compiled): the conformance suite checks every view against them, the client's types and its general board are
made from them.
"""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ennead.core.codec import SEAT, Domain


class Mark:
    """Something to know about a field besides its type."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name.upper()


# The seat's points, the big number of its panel.
SCORE = Mark("score")
# Points by source that scoring would add if it came now.
FORECAST = Mark("forecast")
# Part of the status line, in the order of declaration.
STATUS = Mark("status")
# Known to the row's own seat alone until the game is over (or a field marked OPENS is true).
SECRET = Mark("secret")
# While it is true, nothing is secret any more.
OPENS = Mark("opens")
# A map from seats to what else stands in their panels.
PANEL = Mark("panel")
# A map with an entry for each name of its keys' domain.
EVERY = Mark("every")
# A number that needs no name beside the thing it belongs to, such as the face of a die.
BARE = Mark("bare")
# About the flow or the layout: a board uses it, nobody reads it.
UNTOLD = Mark("untold")

SeatName = Annotated[str, SEAT]


class Decision(TypedDict):
    """Who must decide what; the seat that is asked also gets its options."""

    seats: list[SeatName]
    step: str
    name: str
    details: NotRequired[dict[str, Any]]
    options: NotRequired[list[str]]
    sealed: NotRequired[list[str]]


class BaseView(TypedDict):
    """What every view holds; each game adds its `seats` and all else. `Game.view` adds the decision."""

    game: Annotated[str, UNTOLD]
    players: Annotated[int, UNTOLD]
    viewer: Annotated[SeatName | None, UNTOLD]
    decision: NotRequired[Annotated[Decision | None, UNTOLD]]


class Kind:
    """The type of a value: number, flag, text, name (of a domain), list, map, record; each may be nothing."""

    def __init__(
        self,
        kind: str,
        optional: bool = False,
        domain: Domain | None = None,
        of: "Kind | None" = None,
        record: "Record | None" = None,
        key: "Kind | None" = None,
    ) -> None:
        self.kind = kind
        # None is allowed.
        self.optional = optional
        # Of a name.
        self.domain = domain
        # Of the items of a list or the values of a map.
        self.of = of
        self.record = record
        # Of the keys of a map.
        self.key = key


class Member:
    """A field of a record."""

    def __init__(self, name: str, kind: Kind, marks: frozenset[str], required: bool) -> None:
        self.name = name
        self.kind = kind
        self.marks = marks
        self.required = required


class Record:
    """A typed dict, read."""

    def __init__(self, name: str, doc: str) -> None:
        self.name = name
        self.doc = doc
        self.members: list[Member] = []

    def marked(self, mark: Mark) -> list[Member]:
        return [member for member in self.members if mark.name in member.marks]


@cache
def read_shape(declared: type) -> Record:
    """The record a typed dict declares, with all records below it."""
    return _record(declared, {})


def _record(declared: type, known: dict[type, Record]) -> Record:
    if declared not in known:
        record = known[declared] = Record(declared.__name__, (declared.__doc__ or "").strip())
        required: frozenset[str] = declared.__required_keys__  # type: ignore[attr-defined]
        for name, hint in get_type_hints(declared, include_extras=True).items():
            kind, marks = _kind(hint, known)
            record.members.append(Member(name, kind, marks, name in required))
    return known[declared]


def _kind(hint: Any, known: dict[type, Record]) -> tuple[Kind, frozenset[str]]:
    marks: set[str] = set()
    domain: Domain | None = None
    while get_origin(hint) in (Annotated, NotRequired):
        for note in get_args(hint)[1:]:
            if isinstance(note, Mark):
                marks.add(note.name)
            elif isinstance(note, Domain):
                domain = note
            else:
                raise TypeError(f"{note!r} is neither a mark nor a domain")
        hint = get_args(hint)[0]
    if get_origin(hint) in (Union, UnionType):
        parts = [part for part in get_args(hint) if part is not NoneType]
        if len(parts) != 1:
            raise TypeError(f"{hint!r}: a view holds no unions but with None")
        kind, more = _kind(parts[0], known)
        kind.optional = True
        return kind, frozenset(marks | more)
    return _plain_kind(hint, domain, known), frozenset(marks)


def _plain_kind(hint: Any, domain: Domain | None, known: dict[type, Record]) -> Kind:
    if domain is not None:
        if hint is not str:
            raise TypeError(f"a name of {domain.name} is a str, not {hint!r}")
        return Kind("name", domain=domain)
    if hint is int:
        return Kind("number")
    if hint is bool:
        return Kind("flag")
    if hint is str:
        return Kind("text")
    if hint is Any:
        return Kind("any")
    if is_typeddict(hint):
        return Kind("record", record=_record(hint, known))
    if get_origin(hint) is list:
        return Kind("list", of=_kind(get_args(hint)[0], known)[0])
    if get_origin(hint) is dict:
        key, value = get_args(hint)
        return Kind("map", key=_kind(key, known)[0], of=_kind(value, known)[0])
    raise TypeError(f"{hint!r} has no place in a view")


def faults(record: Record, value: Any, path: str = "view") -> list[str]:
    """Everything in which a value differs from its declaration."""
    if not isinstance(value, dict):
        return [f"{path}: no record but {value!r}"]
    found = [
        f"{path}.{name} is not declared" for name in value if name not in {m.name for m in record.members}
    ]
    for member in record.members:
        if member.name in value:
            found.extend(_value_faults(member.kind, value[member.name], f"{path}.{member.name}"))
            if (
                EVERY.name in member.marks
                and member.kind.key is not None
                and member.kind.key.domain is not None
            ):
                names = member.kind.key.domain.names
                found.extend(
                    f"{path}.{member.name} lacks {name}" for name in names if name not in value[member.name]
                )
        elif member.required:
            found.append(f"{path}.{member.name} is missing")
    return found


_PLAIN = {"number": int, "flag": bool, "text": str}


def _value_faults(kind: Kind, value: Any, path: str) -> list[str]:
    if (value is None and kind.optional) or kind.kind == "any":
        return []
    if kind.kind in _PLAIN:
        return [] if type(value) is _PLAIN[kind.kind] else [f"{path}: no {kind.kind} but {value!r}"]
    if kind.kind == "name":
        assert kind.domain is not None
        return [] if value in kind.domain.index else [f"{path}: {value!r} is no {kind.domain.name}"]
    if kind.kind == "record":
        assert kind.record is not None
        return faults(kind.record, value, path)
    assert kind.of is not None
    if kind.kind == "list":
        if not isinstance(value, list):
            return [f"{path}: no list but {value!r}"]
        return [
            fault for at, each in enumerate(value) for fault in _value_faults(kind.of, each, f"{path}[{at}]")
        ]
    assert kind.key is not None
    if not isinstance(value, dict):
        return [f"{path}: no map but {value!r}"]
    found = [fault for key in value for fault in _value_faults(kind.key, key, f"{path} key")]
    return found + [f for key, each in value.items() for f in _value_faults(kind.of, each, f"{path}.{key}")]


def records_of(record: Record) -> list[Record]:
    """The record and all below it, each once, parts before wholes."""
    found: list[Record] = []

    def visit(each: Record) -> None:
        if each in found:
            return
        for member in each.members:
            for kind in kinds_of(member.kind):
                if kind.record is not None:
                    visit(kind.record)
        found.append(each)

    visit(record)
    return found


def kinds_of(kind: Kind) -> Iterator[Kind]:
    """The kind and what it is made of."""
    yield kind
    for part in (kind.key, kind.of):
        if part is not None:
            yield from kinds_of(part)


def shape_shown(record: Record) -> dict[str, Any]:
    """The shape for the client: `fields` of the view, and of every record below it by name."""
    return {
        each.name: [
            {
                "name": member.name,
                "type": _kind_shown(member.kind),
                "marks": sorted(member.marks),
                "required": member.required,
            }
            for member in each.members
        ]
        for each in reversed(records_of(record))
    }


def _kind_shown(kind: Kind) -> dict[str, Any]:
    shown: dict[str, Any] = {"kind": kind.kind}
    if kind.optional:
        shown["optional"] = True
    if kind.domain is not None:
        shown["domain"] = kind.domain.name
    if kind.record is not None:
        shown["record"] = kind.record.name
    if kind.key is not None:
        shown["key"] = _kind_shown(kind.key)
    if kind.of is not None:
        shown["of"] = _kind_shown(kind.of)
    return shown
