"""What a seat may know of the table, as plain numbers (section 24); in the order of the state's fields."""

from typing import Any, Final

from ennead.core.codec import SEAT
from ennead.core.observation import blocks, counted, table
from ennead.games.ankh.rules.components import PIECE
from ennead.games.ankh.rules.fields import ON_TABLE
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX
from ennead.games.ankh.rules.state import AnkhState

# Things in the order they lie take up to so many places.
_LENGTHS: Final = {"ranks": 5, "forgotten": 5, "caravan": 12, "tokens": 16, "bidders": 16, "bids": 16}
OBSERVED: Final = blocks(
    ON_TABLE,
    {
        "piece": [table("piece", HEX, PIECE)],
        "owner": [table("owner", HEX, SEAT)],
        "claws": [table("claws", HEX, AIM)],
        "suns": [counted("suns", HEX, 1)],
        "gates": [counted("gates", HEX, 1)],
        "map": [counted("camels", EDGE, 1)],
        "moved": [counted("moved", HEX)],
        "used": [counted("used", HEX)],
        "flooded": [counted("flooded", HEX)],
        "saved": [counted("saved", HEX)],
        "captives": [counted("captives", SEAT)],
    },
    _LENGTHS,
)


def facts(state: AnkhState, seat: int) -> list[Any]:
    """The facts of OBSERVED, as the seat may know them."""
    return [
        state.scenario,
        state.first,
        state.active,
        state.event,
        state.markers,
        state.god,
        state.side,
        state.holder,
        state.kinds,
        state.stock,
        state.removed,
        state.devotion,
        state.points,
        state.ranks,
        state.forgotten,
        state.winner,
        state.followers,
        state.warriors,
        state.guardians,
        state.powers,
        state.hand,
        state.captives,
        state.piece,
        state.owner,
        state.claws,
        state.suns,
        state.gates,
        state.map.camels,
        state.caravan,
        state.tokens,
        state.moved,
        state.used,
        state.tiebreaker,
        state.tiebreaker_up,
        state.amun_up,
        state.battle,
        state.participants,
        state.doubling,
        state.cards,
        state.bidders,
        state.bids,
        state.flooded,
        state.saved,
        state.strength,
        state.fallen,
        state.fallen_cats,
        state.fallen_mummies,
        state.victor,
    ]
