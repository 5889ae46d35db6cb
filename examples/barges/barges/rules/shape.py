"""What a view of Barges holds. Read at run time, so this module is never compiled."""

from typing import Annotated, NotRequired, TypedDict

from barges.rules.components import GOOD
from ennead.core.shape import SCORE, SECRET, STATUS, UNTOLD, BaseView, SeatName

Cards = dict[Annotated[str, GOOD], int]


class SeatView(TypedDict):
    """A merchant: barge and points lie open, the hand is its own secret."""

    seat: Annotated[SeatName, UNTOLD]
    points: Annotated[int, SCORE]
    barge: Cards
    hand_size: int
    hand: NotRequired[Annotated[Cards, SECRET]]


class BargesView(BaseView):
    """The quay as a seat sees it."""

    deck: Annotated[int, STATUS]
    sold: Cards
    seats: list[SeatView]
