"""What a player can pay with (section 10): gold and the replacements of T10 and T22."""

from ennead.games.tekhenu.rules.cards import T10, T22
from ennead.games.tekhenu.rules.components import GOLD, GOODS, GRANITE, LIMESTONE, SCRIBE
from ennead.games.tekhenu.rules.state import TekhenuState


def wild(state: TekhenuState, seat: int) -> int:
    """What can stand for any basic resource: gold, with T10 also scribes (TK-PAY-01, TK-PAY-07)."""
    return state.goods[seat * GOODS + GOLD] + (
        state.goods[seat * GOODS + SCRIBE] if state.has(seat, T10) else 0
    )


def scribes_payable(state: TekhenuState, seat: int) -> int:
    """How many scribes can be spent, with T10 also in gold."""
    return state.goods[seat * GOODS + SCRIBE] + (
        state.goods[seat * GOODS + GOLD] if state.has(seat, T10) else 0
    )


def matching(state: TekhenuState, seat: int, resource: int) -> int:
    """What counts as this resource when paying: T22 joins the two stones (TK-PAY-08)."""
    count = state.goods[seat * GOODS + resource]
    if resource >= LIMESTONE and state.has(seat, T22):
        count += state.goods[seat * GOODS + LIMESTONE + GRANITE - resource]
    return count


def can_pay(state: TekhenuState, seat: int, resource: int, cost: int) -> bool:
    """In full, or not at all (TK-PAY-04)."""
    return matching(state, seat, resource) + wild(state, seat) >= cost
