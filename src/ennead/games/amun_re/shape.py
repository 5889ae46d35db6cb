"""What a view of Amun-Re holds (section 19)."""

from typing import Annotated, NotRequired, TypedDict

from ennead.core.shape import EVERY, FORECAST, SCORE, SECRET, STATUS, UNTOLD, BaseView, SeatName
from ennead.games.amun_re.components import CARD, KINGDOM, PHASE, PROVINCE, SOURCE, TILE

Province = Annotated[str, PROVINCE]
Card = Annotated[str, CARD]
Source = Annotated[str, SOURCE]


class Bid(TypedDict):
    """Where a seat's scribe stands, and on which cell."""

    province: Province
    gold: int


class SeatView(TypedDict):
    """A player: what lies open, and to its own eyes the rest."""

    seat: Annotated[SeatName, UNTOLD]
    vp: Annotated[int, SCORE]
    points: dict[Source, int]
    projected: Annotated[dict[Source, int], FORECAST]
    hand_size: int
    scribes: int
    bid: Bid | None
    barred: Province | None
    protected: bool
    played: list[Card]
    offered: int | None
    province_cards: int
    ready: Annotated[bool, UNTOLD]
    gold: NotRequired[Annotated[int, SECRET]]
    hand: NotRequired[Annotated[dict[Card, int], SECRET]]
    province_hand: NotRequired[Annotated[list[Province], SECRET]]


class ProvinceView(TypedDict):
    """What stands in a province."""

    owner: SeatName | None
    farmers: int
    free_farmers: int
    stones: int
    pyramids: int
    cards: int


class AmunReView(BaseView):
    """The table as a seat sees it."""

    expert: bool
    round: Annotated[int, STATUS]
    kingdom: Annotated[str, KINGDOM, STATUS]
    phase: Annotated[str, PHASE, STATUS]
    first_player: SeatName
    tile: Annotated[str, TILE] | None
    total: int | None
    for_sale: list[Province]
    power_deck: int
    power_discard: dict[Card, int]
    province_deck: int
    province_discard: list[Province]
    seats: list[SeatView]
    provinces: Annotated[dict[Province, ProvinceView], EVERY]
