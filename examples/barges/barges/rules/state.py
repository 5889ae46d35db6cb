"""The table of a game of Barges, and small predicates in the words of its rules."""

from barges.generated.fields import BargesFields
from barges.rules.components import GOODS, PLACES


class BargesState(BargesFields):
    """Hands and barges seat by seat: how many of each good."""

    __slots__ = ()

    def clone(self) -> "BargesState":
        copy = BargesState()
        copy.copy_from(self)
        return copy

    def hand_of(self, seat: int) -> list[int]:
        return self.hand[seat * GOODS : (seat + 1) * GOODS]

    def barge_of(self, seat: int) -> list[int]:
        return self.barge[seat * GOODS : (seat + 1) * GOODS]

    def room(self, seat: int) -> int:
        """Free places of the barge."""
        return PLACES - sum(self.barge_of(seat))

    def worth(self, seat: int) -> int:
        """What the barge brings if it sails now: different goods, squared."""
        kinds = sum(count > 0 for count in self.barge_of(seat))
        return kinds * kinds
