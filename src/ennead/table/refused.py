"""What a table refuses, and why; after each of these the table is as it was."""

from ennead.core.state import Refusal


class Refused(Exception):
    """It is not possible now. `refusal` holds the reason and the numbers that tell."""

    def __init__(self, reason: str, message: str = "", **values: int | str) -> None:
        self.refusal = Refusal(reason, **values)
        super().__init__(message or str(self.refusal))

    @property
    def reason(self) -> str:
        return self.refusal.reason


class Stale(Refused):
    """The table has gone on since the sender last looked."""

    def __init__(self, expect: int, seq: int) -> None:
        super().__init__("stale", "the table has gone on since", expect=expect, seq=seq)


class NotAllowed(Refused):
    """Somebody else may do this, but not this person."""
