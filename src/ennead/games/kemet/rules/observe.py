"""What a seat may know of the table, as plain numbers (section 25); in the order of the state's fields."""

from typing import Any, Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.observation import blocks, members, number, one_of, own_row, sizes, sums
from ennead.games.kemet.rules.components import BATTLE_CARD, CARD
from ennead.games.kemet.rules.fields import ON_TABLE
from ennead.games.kemet.rules.state import KemetState

# Things in the order they lie take up to so many places.
_LENGTHS: Final = {"order": 5, "next_order": 5}
OBSERVED: Final = blocks(
    ON_TABLE,
    {
        "hand": [own_row("hand", CARD), sums("hand_sizes")],
        "battle_hand": [members("battle_hand", BATTLE_CARD), sizes("battle_hand_sizes")],
        "face_down": [members("face_down", BATTLE_CARD), sizes("face_down_sizes")],
        # Which cards are in hand, face down or removed, everybody can tell; not which of these.
        "removed": [
            members("removed", BATTLE_CARD),
            sizes("removed_sizes"),
            members("not_face_up", BATTLE_CARD, SEAT),
        ],
        "discarded_card": [one_of("discarded_card", BATTLE_CARD)],
        "deck": [number("deck", 0)],
    },
    _LENGTHS,
)


def facts(state: KemetState, seat: int) -> list[Any]:
    """The facts of OBSERVED, as the seat may know them."""
    played = state.played_card
    if state.battle_area != NOBODY and not state.clashed:
        played = [NOBODY] * len(played)
        played[seat] = state.played_card[seat]
        if state.shown >= 0:
            played[state.shown] = state.played_card[state.shown]
    return [
        state.round,
        state.phase,
        state.active,
        state.winner,
        state.colors,
        state.order,
        state.next_order,
        state.city,
        state.pp,
        state.battle_fame,
        state.divine_fame,
        state.veterans,
        state.supply,
        state.tiles,
        state.bought,
        state.own_tokens,
        state.has_silver,
        state.silver_at,
        state.gold_tile,
        state.markers,
        state.hand,
        state.hand,
        state.committed,
        state.battle_hand[seat],
        state.battle_hand,
        state.face_up,
        state.face_down[seat],
        state.face_down,
        state.removed[seat],
        state.removed,
        (state.battle_hand, state.face_down, state.removed),
        played,
        state.discarded_card[seat],
        state.holder,
        state.units,
        state.assault,
        state.pyramid_color,
        state.height,
        state.fame_at,
        state.creature_owner,
        state.creature_at,
        state.offer,
        len(state.deck),
        state.discard,
        state.battle_area,
        state.attacker,
        state.defender,
        state.attacker_creature,
        state.defender_creature,
        state.shown,
        state.clashed,
        state.wound,
        state.battle_winner,
        state.attacker_kills,
        state.defender_kills,
        state.last_area,
        state.last_attacker,
        state.last_defender,
        state.last_winner,
        state.last_played,
        state.last_cards,
    ]
