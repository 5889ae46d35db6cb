"""The steps as they lie on the stack, with what each remembers.

Written by `make generate` from rules/steps.py: change that.
"""

from typing import Final

from ennead.core.state import Frame


class Turn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (0, self.seat)


TURN: Final[tuple[Turn, ...]] = tuple(Turn(seat) for seat in (0, 1, 2, 3, 4, -1))


class NextTurn(Frame):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.step = 1
        self.seat = seat

    def numbers(self) -> tuple[int, ...]:
        return (1, self.seat)


NEXT_TURN: Final[tuple[NextTurn, ...]] = tuple(NextTurn(seat) for seat in (0, 1, 2, 3, 4, -1))
