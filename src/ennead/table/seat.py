"""Who sits at a table."""

from dataclasses import dataclass
from typing import Any, Final, Literal

# Kinds of seats.
OPEN: Final = "open"
PERSON: Final = "person"
HOTSEAT: Final = "hotseat"
BOT: Final = "bot"
SeatKind = Literal["open", "person", "hotseat", "bot"]
SEAT_KINDS = (OPEN, PERSON, HOTSEAT, BOT)


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
