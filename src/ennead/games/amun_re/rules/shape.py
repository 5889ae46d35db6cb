"""What a view of Amun-Re holds (section 19), and all that follows from the rules for a board to show."""

from typing import Annotated, NotRequired, TypedDict

from ennead.core.shape import EVERY, FORECAST, SCORE, SECRET, STATUS, UNTOLD, BaseView, SeatName
from ennead.games.amun_re.rules.components import (
    CARD,
    GOODS,
    KINGDOM,
    PHASE,
    PROVINCE,
    SIDE_NAME,
    SOURCE,
    TILE,
)

Province = Annotated[str, PROVINCE]
Card = Annotated[str, CARD]
Source = Annotated[str, SOURCE]
Tile = Annotated[str, TILE]
Side = Annotated[str, SIDE_NAME]
Kingdom = Annotated[str, KINGDOM]


class Bid(TypedDict):
    """Where a seat's scribe stands, and on which cell."""

    province: Province
    gold: int


class Condition(TypedDict):
    """How far a seat is with what a yellow card asks for."""

    has: int
    needs: int
    met: bool


class Points(TypedDict):
    """What a player has scored, and what scoring would add."""

    seat: Annotated[SeatName, UNTOLD]
    vp: Annotated[int, SCORE]
    # Points of both kingdoms by source, and of each kingdom.
    points: Annotated[dict[Source, int], EVERY]
    by_kingdom: Annotated[dict[Kingdom, int], EVERY]
    # What the board would add if scoring came now; nothing once this scoring has counted it.
    projected: Annotated[dict[Source, int], FORECAST]
    conditions: dict[Card, Condition]


class Holdings(TypedDict):
    """What a player has on the map, and what it brings."""

    provinces: list[Province]
    pyramids: int
    stones: int
    farmers: int
    # Pyramids of the weakest of three provinces.
    sets: int
    free_fields: int
    card_limit: int
    # With the active tile (and harvest cards already played), and with each tile; nothing before the first.
    income: int | None
    income_with: Annotated[dict[Tile, int], EVERY]


class Doings(TypedDict):
    """What a player has done in this phase."""

    scribes: int
    bid: Bid | None
    barred: Province | None
    protected: bool
    played: list[Card]
    # Gold of the latest offering, 0 for the Thief; what it adds to the total, the place and rewards it earns.
    offered: int | None
    added: int | None
    rank: int | None
    rewards: int | None
    ready: Annotated[bool, UNTOLD]


class SeatView(Points, Holdings, Doings):
    """A player: what lies open, and to its own eyes the rest."""

    hand_size: int
    province_cards: int
    gold: NotRequired[Annotated[int, SECRET]]
    hand: NotRequired[Annotated[dict[Card, int], SECRET]]
    # What the yellow cards in hand would score now.
    yellow_points: NotRequired[Annotated[int, SECRET]]
    province_hand: NotRequired[Annotated[list[Province], SECRET]]


class ProvinceView(TypedDict):
    """What stands in a province, what it brings, and how its auction stands."""

    owner: SeatName | None
    farmers: int
    free_farmers: int
    free_fields: int
    stones: int
    pyramids: int
    cards: int
    # At the harvest with the active tile, cards already played included; nothing before the first tile.
    income: int | None
    # Up for auction and not yet won: who leads with how much, and the lowest bid that beats it, if any does.
    for_sale: Annotated[bool, UNTOLD]
    bidder: SeatName | None
    bid: int | None
    lowest_bid: int | None


class Award(TypedDict):
    """Who would take the points for the tallest province of a side now, and with what."""

    points: int
    holders: list[SeatName]
    provinces: list[Province]
    pyramids: int
    stones: int


class AmunReView(BaseView):
    """The table as a seat sees it."""

    expert: bool
    over: Annotated[bool, STATUS, UNTOLD]
    kingdom: Annotated[Kingdom, STATUS]
    round: Annotated[int, STATUS]
    rounds: Annotated[int, STATUS, UNTOLD]
    phase: Annotated[str, PHASE, STATUS]
    first_player: SeatName
    turn_order: list[SeatName]
    # The active tile: what it counts for each farmer and temple, and whether caravans bring gold.
    tile: Tile | None
    tile_value: int | None
    camel: bool
    # Whether the offerings of this phase lie open; the latest total so far, and the tile it makes active.
    revealed: Annotated[bool, UNTOLD]
    total: int | None
    total_tile: Tile | None
    for_sale: list[Province]
    # What one, two, three, … goods of a kind cost, and what the market turn under way may still buy.
    prices: Annotated[list[int], UNTOLD]
    goods_open: Annotated[str, GOODS] | None
    awards: Annotated[dict[Side, Award], EVERY]
    power_deck: int
    power_discard: dict[Card, int]
    province_deck: int
    province_discard: list[Province]
    seats: list[SeatView]
    provinces: Annotated[dict[Province, ProvinceView], EVERY]
