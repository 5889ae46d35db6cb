"""What sets one seat's game apart from another's, so that statistics can be kept by it."""

from typing import Final, Literal

ROLE: Final = "role"
OPENING: Final = "opening"
TraitKind = Literal["role", "opening"]


class Trait:
    """A role or an opening: an argument of a seat's first action of a verb, or a field of its event."""

    def __init__(self, kind: TraitKind, *, verb: str = "", event: str = "", at: int = 0) -> None:
        self.kind: TraitKind = kind
        self.verb = verb
        # An event whose first field is the seat.
        self.event = event
        self.at = at
