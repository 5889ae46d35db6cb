"""Positions of Barges by names, for tests of single rules."""

from typing import ClassVar, Self

from barges import GAME
from barges.rules.components import GOOD, GOODS
from barges.rules.state import BargesState
from ennead.core.codec import SEAT
from ennead.testing import tables


class Table(tables.Table[BargesState]):
    """A new game; what is laid out comes from the deck, and what lay there goes back."""

    game = GAME
    chances: ClassVar = {"deck": GOOD, "first merchant": SEAT}

    def hand(self, **goods: str) -> Self:
        """Exactly these cards in hands: `hand(A="gold gold linen")`."""
        return self._lay(self.state.hand, goods)

    def barge(self, **goods: str) -> Self:
        """Exactly this cargo."""
        return self._lay(self.state.barge, goods)

    def _lay(self, counts: list[int], goods: dict[str, str]) -> Self:
        for letter, names in goods.items():
            first = self.seat(letter) * GOODS
            for good in range(GOODS):
                self.state.deck += [good] * counts[first + good]
                counts[first + good] = 0
            for good in self.take_out(self.state.deck, GOOD, names, "the deck"):
                counts[first + good] += 1
        return self

    def turn(self, seat: str) -> Self:
        """It is the seat's turn."""
        return self.begin({"step": "turn", "seat": seat})
