"""What building, recruiting and power tiles cost, after all their modifiers (KM-GEN-08)."""

from typing import Final

from ennead.games.kemet.rules.components import BUY_SPACES, RECRUIT_COST, TILE_COST, TWIN_CEREMONY
from ennead.games.kemet.rules.modifiers import (
    BUILD_PRICE,
    BUY_PRICE,
    FREE_UNITS,
    GOLD_PRICE,
    TILE_MODIFIER,
    gather,
    price,
)
from ennead.games.kemet.rules.state import KemetState

# Buy spaces are 0 to 2; this stands for Twin Ceremony, which needs none.
BY_TWIN: Final = BUY_SPACES


def build_price(state: KemetState, seat: int, low: int, high: int) -> int:
    """The sum of the levels gained, each cheaper with Magical Support (KM-BUILD-02, KM-TILE-D2a)."""
    change = gather(state.tiles[seat], BUILD_PRICE)
    total = 0
    for level in range(low + 1, high + 1):
        total += level + change
    return price(state, seat, total)


def recruit_price(state: KemetState, seat: int, count: int) -> int:
    """One payment for the whole action (KM-REC-01, KM-TILE-S1a, KM-TILE-D4a)."""
    return price(state, seat, RECRUIT_COST * (count - gather(state.tiles[seat], FREE_UNITS)))


def tile_price(state: KemetState, seat: int, tile: int, where: int) -> int:
    """Its level, changed by Priestess, Twin Ceremony and Priest of Ra (KM-BUY-05, KM-TILE-O2d)."""
    amount = TILE_COST[tile] + gather(state.tiles[seat], BUY_PRICE)
    if where == BY_TWIN:
        amount += TILE_MODIFIER[TWIN_CEREMONY][GOLD_PRICE]
    return price(state, seat, amount)
