"""Typed events: what can happen in a game, which of it is secret, and who may know it."""

from collections.abc import Sequence
from typing import Any

from ennead.core.codec import Field
from ennead.core.referee import Event


class EventType:
    """A kind of event. Secret fields are shown only to the seat in the field `seat`.

    `reveals` marks events after which somebody knows more than before: no undo goes back beyond them.
    """

    def __init__(
        self,
        name: str,
        fields: Sequence[Field] = (),
        secret: Sequence[str] = (),
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.fields: tuple[Field, ...] = tuple(fields)
        self.secret = frozenset(secret)
        self.reveals = reveals
        names = [field.name for field in self.fields]
        self.owner = names.index("seat") if "seat" in names else -1
        if self.secret and self.owner < 0:
            raise ValueError(f"{name} has secrets but no seat that may know them")

    def show(self, values: tuple[int, ...], viewer: int | None) -> dict[str, Any]:
        """What `viewer` may know of it (None = a spectator), by name.

        An event stored before its type got more fields lacks the last ones.
        """
        shown: dict[str, Any] = {"event": self.name}
        for place, field in enumerate(self.fields[: len(values)]):
            if field.name not in self.secret or viewer == values[self.owner]:
                shown[field.name] = field.codec.show(values[place])
        return shown

    def show_all(self, values: tuple[int, ...]) -> dict[str, Any]:
        """Everything, for a referee's eyes only (and for all once the game is over)."""
        return self.show(values, values[self.owner] if self.owner >= 0 else None)


class EventCatalogue:
    """All event types of a game; rules tell an event by the number of its type."""

    def __init__(self, types: Sequence[EventType]) -> None:
        self.types: tuple[EventType, ...] = tuple(types)
        self.numbers: dict[str, int] = {kind.name: place for place, kind in enumerate(self.types)}

    def number(self, name: str) -> int:
        return self.numbers[name]

    def show(self, event: Event, viewer: int | None) -> dict[str, Any]:
        return self.types[event.kind].show(event.values, viewer)

    def show_all(self, event: Event) -> dict[str, Any]:
        """Everything, for a referee's eyes only (and for all once the game is over)."""
        return self.types[event.kind].show_all(event.values)
