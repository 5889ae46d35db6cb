"""What a seat may know of the table, as plain numbers (section 19); in the order of the state's fields."""

from typing import Any, Final

from ennead.core.observation import blocks, counted, members, number, own_row, sizes, sums
from ennead.games.amun_re.rules.components import CARD, PROVINCE
from ennead.games.amun_re.rules.fields import ON_TABLE
from ennead.games.amun_re.rules.state import AmunReState

# Things in the order they lie take up to so many places.
_LENGTHS: Final = {"for_sale": 5, "province_discard": 15}
OBSERVED: Final = blocks(
    ON_TABLE,
    {
        "gold": [number("gold", 0)],
        "hand": [own_row("hand", CARD), sums("hand_sizes")],
        "province_hand": [members("province_hand", PROVINCE), sizes("province_cards")],
        "deck": [number("deck", 0)],
        "province_deck": [number("province_deck", 0)],
        "unused": [],
        "face_down_at": [counted("face_down_at", PROVINCE)],
        "face_down": [],
    },
    _LENGTHS,
)


def facts(state: AmunReState, seat: int) -> list[Any]:
    """The facts of OBSERVED, as the seat may know them."""
    return [
        state.expert,
        state.round,
        state.phase,
        state.first,
        state.tile,
        state.gold[seat],
        state.hand,
        state.hand,
        state.known,
        state.played,
        state.points,
        state.bid_at,
        state.bid_cell,
        state.barred,
        state.offered,
        state.province_hand[seat],
        state.province_hand,
        state.owner,
        state.farmers,
        state.free_farmers,
        state.stones,
        state.pyramids,
        len(state.deck),
        state.discard,
        len(state.province_deck),
        state.for_sale,
        state.province_discard,
        state.face_down_at,
        state.total,
    ]
