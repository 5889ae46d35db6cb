"""The things of a game, declared once: how many there are, their numbers, when they work, where they are.

Words are not said here: they come from the names and messages of the game, by kind and name.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict

# A number, or the key of a name.
Value = int | str


class Spot(TypedDict):
    """Where some of a thing are: a place, somebody's or nobody's."""

    place: str
    seat: str | None
    count: int


# Spots by thing: `card-bribe`.
Whereabouts = dict[str, list[Spot]]


class Thing:
    """A card, tile, god or piece."""

    def __init__(
        self,
        name: str,
        count: int,
        numbers: Sequence[tuple[str, Value]] = (),
        when: Sequence[str] = (),
        values: Mapping[str, Value] | None = None,
        key: str = "",
    ) -> None:
        self.name = name
        # In the box.
        self.count = count
        # Keys of labels, and what is printed there.
        self.numbers: tuple[tuple[str, Value], ...] = tuple(numbers)
        # Keys of the moments in which it works.
        self.when: tuple[str, ...] = tuple(when)
        # For the words all things of its kind share.
        self.values: dict[str, Value] = dict(values or {})
        # Of its name, where that is not kind and name.
        self.key = key


class Kind:
    """Things of one kind, called `<kind>-<name>` like their names and rules."""

    def __init__(self, name: str, things: Sequence[Thing]) -> None:
        self.name = name
        self.things: tuple[Thing, ...] = tuple(things)


class Glossary:
    """Everything there is to look up in a game."""

    def __init__(
        self,
        kinds: Sequence[Kind],
        places: Callable[[Any], Whereabouts],
        to_be_had: Sequence[str] = (),
    ) -> None:
        self.kinds: tuple[Kind, ...] = tuple(kinds)
        # Places whose things somebody can still get.
        self.to_be_had: tuple[str, ...] = tuple(to_be_had)
        # Where everything is, from a view alone: it can't tell what the view does not show.
        self.places = places

    def ids(self) -> list[str]:
        return [f"{kind.name}-{thing.name}" for kind in self.kinds for thing in kind.things]


class Finder:
    """Gathers where things are; what is left of the count in the box goes to one last place."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.found: Whereabouts = {f"{kind.name}-{thing.name}": [] for kind in kinds for thing in kind.things}
        self.left: dict[str, int] = {
            f"{kind.name}-{thing.name}": thing.count for kind in kinds for thing in kind.things
        }

    def put(self, id: str, place: str, seat: str | None, count: int = 1) -> None:
        """So many of the thing are there."""
        if count <= 0:
            return
        self.left[id] -= count
        for spot in self.found[id]:
            if spot["place"] == place and spot["seat"] == seat:
                spot["count"] += count
                return
        self.found[id].append({"place": place, "seat": seat, "count": count})

    def put_rest(self, id: str, place: str) -> None:
        """All others are there."""
        self.put(id, place, None, self.left[id])
