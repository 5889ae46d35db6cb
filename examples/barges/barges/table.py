"""What lies on the table of Barges, and how it is written: flat lists of ints with named rows."""

from typing import Final

from ennead.core.codec import NUMBER, SEAT, Domain, Field, Grid, ListOf, Table
from ennead.core.data import load_data
from ennead.core.space import ActionSpace, Verb
from ennead.core.state import Rules, State

DATA: Final = load_data("barges")
GOOD: Final = Domain("good", [good["id"] for good in DATA["goods"]])
GOODS: Final = len(GOOD)
COPIES: Final[int] = DATA["copies"]
PLACES: Final[int] = DATA["places"]

STATE_FIELDS: Final = (
    Field("hand", Grid(SEAT, GOOD, NUMBER)),
    Field("barge", Grid(SEAT, GOOD, NUMBER)),
    Field("points", Table(SEAT, NUMBER)),
    Field("deck", ListOf(GOOD)),
    Field("sold", Table(GOOD, NUMBER)),
)

# Every action there can ever be, numbered once and for all: `load gold` is LOAD + the number of gold.
SPACE: Final = ActionSpace([Verb("load", GOOD), Verb("sail")])
LOAD: Final = SPACE.base("load")
SAIL: Final = SPACE.base("sail")


class BargesState(State):
    """Hands and barges seat by seat: how many of each good."""

    __slots__ = ("barge", "deck", "hand", "points", "sold")

    hand: list[int]
    barge: list[int]
    points: list[int]
    deck: list[int]
    sold: list[int]

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        self.hand = [0] * (players * GOODS)
        self.barge = [0] * (players * GOODS)
        self.points = [0] * players
        self.deck = []
        self.sold = [0] * GOODS

    def clone(self) -> "BargesState":
        copy = BargesState()
        copy.copy_flow(self)
        copy.hand = self.hand.copy()
        copy.barge = self.barge.copy()
        copy.points = self.points.copy()
        copy.deck = self.deck.copy()
        copy.sold = self.sold.copy()
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
