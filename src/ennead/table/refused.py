"""What a table refuses, and why; after each of these the table is as it was."""

from collections.abc import Iterator
from contextlib import contextmanager

from ennead.core.match import CannotUndo, IllegalAction
from ennead.core.space import UnknownAction
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


class Repeated(Exception):
    """What is asked for under this key was done before, and is known by the number `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"it was done before, as number {seq}")
        self.seq = seq


@contextmanager
def refusing() -> Iterator[None]:
    """What the match does not allow, the table refuses for the same reason."""
    try:
        yield
    except UnknownAction as error:
        raise Refused("unknown-action", str(error)) from None
    except (IllegalAction, CannotUndo) as error:
        raise Refused(error.refusal.reason, str(error.refusal), **error.refusal.values) from None
