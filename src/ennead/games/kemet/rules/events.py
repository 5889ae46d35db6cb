"""What can happen, in the words of the log. Faces of drawn and removed cards are secret to their owner."""

from typing import Final

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.events import EventCatalogue, EventType
from ennead.games.kemet.rules.actions import SLOT
from ennead.games.kemet.rules.components import (
    AREA,
    BATTLE_CARD,
    CARD,
    CITY,
    COLOR,
    CREATURE,
    LOSS,
    NIGHT_STEP,
    ORIGIN,
    SOURCE,
    TILE,
    TOKEN_SPACE,
    VALUE,
)

_SEAT: Final = Field("seat", SEAT)
_AREA: Final = Field("area", AREA)
_TO: Final = Field("to", AREA)
_COUNT: Final = Field("count", NUMBER)
_PP: Final = Field("pp", NUMBER)
_TILE: Final = Field("tile", TILE)
_CARD: Final = Field("card", CARD)
_BATTLE_CARD: Final = Field("battle_card", BATTLE_CARD)
_CREATURE: Final = Field("creature", CREATURE)
_ORIGIN: Final = Field("origin", ORIGIN)
_SOURCE: Final = Field("source", SOURCE)
_SPACE: Final = Field("space", TOKEN_SPACE)
_SLOT: Final = Field("slot", SLOT)
_HEIGHT: Final = Field("height", NUMBER)

EVENTS: Final = EventCatalogue(
    [
        # Setup, and where things go
        EventType("color_drawn", [Field("color", COLOR)], reveals=True),
        EventType("city_chosen", [_SEAT, Field("city", CITY)]),
        EventType("drew", [_SEAT, _CARD], ["card"], True),
        EventType("reshuffled", [_COUNT], reveals=True),
        EventType("slot_chosen", [_SEAT, _SLOT]),
        EventType("random_slot", [_SEAT, _SLOT], reveals=True),
        EventType("placed", [_SEAT, _AREA, _COUNT]),
        EventType("founded", [_SEAT, _AREA, Field("color", COLOR), _HEIGHT]),
        EventType("raised", [_SEAT, _AREA, _HEIGHT]),
        EventType("took_tile", [_SEAT, _TILE]),
        # Fame and prayer points
        EventType("gained_pp", [_SEAT, _PP, _ORIGIN]),
        EventType("lost_pp", [_SEAT, _PP, _ORIGIN]),
        EventType("fame", [_SEAT, _COUNT, _SOURCE, _ORIGIN]),
        EventType("area_fame", [_SEAT, _AREA, _SOURCE]),
        EventType("area_fame_lost", [_SEAT, _AREA, _SOURCE]),
        # Day
        EventType("day", [Field("round", NUMBER)]),
        EventType("turn", [_SEAT]),
        EventType("token", [_SEAT, _SPACE]),
        EventType("silver", [_SEAT, _SPACE]),
        EventType("gold", [_SEAT, _TILE]),
        EventType("played_card", [_SEAT, _CARD, _PP], reveals=True),
        EventType("turn_ended", [_SEAT]),
        EventType("burned", [_SEAT, Field("victim", SEAT), _AREA]),
        # Actions
        EventType("paid_building", [_SEAT, _PP]),
        EventType("recruited", [_SEAT, _COUNT, _PP]),
        EventType("bought_tile", [_SEAT, _TILE, _PP]),
        EventType("silver_token", [_SEAT]),
        EventType("mercenaries", [_SEAT, _COUNT]),
        EventType("special_card", [_SEAT, _BATTLE_CARD]),
        EventType("removed_card", [_SEAT, _BATTLE_CARD], ["battle_card"]),
        EventType("creature_placed", [_SEAT, _CREATURE, _AREA]),
        EventType("creature_home", [_SEAT, _CREATURE, _AREA]),
        EventType("creature_moved", [_SEAT, _CREATURE, _AREA, _TO]),
        EventType("creature_stayed", [_SEAT, _CREATURE, _AREA]),
        EventType("moved", [_SEAT, _AREA, _TO, _COUNT]),
        EventType("teleported", [_SEAT, _AREA, _TO, _COUNT, _PP]),
        EventType("transferred", [_SEAT, _AREA, _TO, _COUNT, _PP], reveals=True),
        EventType("entry_paid", [_SEAT, _AREA, _PP]),
        EventType("stopped", [_SEAT, _AREA]),
        # Battle
        EventType("battle", [_SEAT, Field("defender", SEAT), _AREA]),
        EventType("ready", [_SEAT]),
        EventType("shown", [_SEAT, _BATTLE_CARD], reveals=True),
        EventType("revealed", [_SEAT, _BATTLE_CARD], reveals=True),
        EventType("committed", [_SEAT, _CARD, _PP], reveals=True),
        EventType("unpaid_card", [_SEAT, _CARD], reveals=True),
        EventType("diversion_back", [_SEAT]),
        EventType("wound", [_SEAT, _CARD], reveals=True),
        EventType("battle_value", [_SEAT, Field("value", VALUE), _ORIGIN, Field("amount", NUMBER)]),
        EventType("battle_total", [_SEAT, Field("value", VALUE), Field("amount", NUMBER)]),
        EventType(
            "clash",
            [
                _SEAT,
                Field("defender", SEAT),
                _AREA,
                Field("attack", NUMBER),
                Field("defence", NUMBER),
                Field("attack_units", NUMBER),
                Field("defence_units", NUMBER),
            ],
        ),
        EventType("won", [_SEAT, _AREA]),
        EventType("lost_units", [_SEAT, _AREA, _COUNT, Field("loss", LOSS)]),
        EventType("veterans", [_SEAT, _COUNT]),
        EventType("recalled", [_SEAT, _AREA, _COUNT]),
        EventType("retreated", [_SEAT, _AREA, _TO, _COUNT]),
        EventType("stayed", [_SEAT, _AREA]),
        EventType("cards_laid", [_SEAT, _BATTLE_CARD, Field("face_down", BATTLE_CARD)], ["face_down"]),
        EventType("cards_back", [_SEAT]),
        # Night
        EventType("night", [Field("round", NUMBER)]),
        EventType("night_step_begun", [Field("night_step", NIGHT_STEP)]),
        EventType("sacrificed", [_SEAT, _AREA, _COUNT]),
        EventType("spent_veterans", [_SEAT, _COUNT]),
        EventType("veterans_gone", [_SEAT, _COUNT]),
        EventType("discarded", [_SEAT, _CARD], reveals=True),
        EventType("tokens_back", [_SEAT]),
        EventType("over_limit", [_SEAT, _AREA, _COUNT]),
        EventType("winner", [_SEAT, Field("fame", NUMBER)], reveals=True),
    ]
)

COLOR_DRAWN: Final[int] = EVENTS.number("color_drawn")
CITY_CHOSEN: Final[int] = EVENTS.number("city_chosen")
DREW: Final[int] = EVENTS.number("drew")
RESHUFFLED: Final[int] = EVENTS.number("reshuffled")
SLOT_CHOSEN: Final[int] = EVENTS.number("slot_chosen")
RANDOM_SLOT: Final[int] = EVENTS.number("random_slot")
PLACED: Final[int] = EVENTS.number("placed")
FOUNDED: Final[int] = EVENTS.number("founded")
RAISED: Final[int] = EVENTS.number("raised")
TOOK_TILE: Final[int] = EVENTS.number("took_tile")
GAINED_PP: Final[int] = EVENTS.number("gained_pp")
LOST_PP: Final[int] = EVENTS.number("lost_pp")
FAME: Final[int] = EVENTS.number("fame")
AREA_FAME: Final[int] = EVENTS.number("area_fame")
AREA_FAME_LOST: Final[int] = EVENTS.number("area_fame_lost")
DAY: Final[int] = EVENTS.number("day")
TURN: Final[int] = EVENTS.number("turn")
TOKEN: Final[int] = EVENTS.number("token")
SILVER: Final[int] = EVENTS.number("silver")
GOLD: Final[int] = EVENTS.number("gold")
PLAYED_CARD: Final[int] = EVENTS.number("played_card")
TURN_ENDED: Final[int] = EVENTS.number("turn_ended")
BURNED: Final[int] = EVENTS.number("burned")
PAID_BUILDING: Final[int] = EVENTS.number("paid_building")
RECRUITED: Final[int] = EVENTS.number("recruited")
BOUGHT_TILE: Final[int] = EVENTS.number("bought_tile")
SILVER_TOKEN: Final[int] = EVENTS.number("silver_token")
MERCENARIES: Final[int] = EVENTS.number("mercenaries")
SPECIAL_CARD: Final[int] = EVENTS.number("special_card")
REMOVED_CARD: Final[int] = EVENTS.number("removed_card")
CREATURE_PLACED: Final[int] = EVENTS.number("creature_placed")
CREATURE_HOME: Final[int] = EVENTS.number("creature_home")
CREATURE_MOVED: Final[int] = EVENTS.number("creature_moved")
CREATURE_STAYED: Final[int] = EVENTS.number("creature_stayed")
MOVED: Final[int] = EVENTS.number("moved")
TELEPORTED: Final[int] = EVENTS.number("teleported")
TRANSFERRED: Final[int] = EVENTS.number("transferred")
ENTRY_PAID: Final[int] = EVENTS.number("entry_paid")
STOPPED: Final[int] = EVENTS.number("stopped")
BATTLE: Final[int] = EVENTS.number("battle")
READY: Final[int] = EVENTS.number("ready")
SHOWN: Final[int] = EVENTS.number("shown")
REVEALED: Final[int] = EVENTS.number("revealed")
COMMITTED: Final[int] = EVENTS.number("committed")
UNPAID_CARD: Final[int] = EVENTS.number("unpaid_card")
DIVERSION_BACK: Final[int] = EVENTS.number("diversion_back")
WOUND: Final[int] = EVENTS.number("wound")
BATTLE_VALUE: Final[int] = EVENTS.number("battle_value")
BATTLE_TOTAL: Final[int] = EVENTS.number("battle_total")
CLASH: Final[int] = EVENTS.number("clash")
WON: Final[int] = EVENTS.number("won")
LOST_UNITS: Final[int] = EVENTS.number("lost_units")
VETERANS: Final[int] = EVENTS.number("veterans")
RECALLED: Final[int] = EVENTS.number("recalled")
RETREATED: Final[int] = EVENTS.number("retreated")
STAYED: Final[int] = EVENTS.number("stayed")
CARDS_LAID: Final[int] = EVENTS.number("cards_laid")
CARDS_BACK: Final[int] = EVENTS.number("cards_back")
NIGHT: Final[int] = EVENTS.number("night")
NIGHT_STEP_BEGUN: Final[int] = EVENTS.number("night_step_begun")
SACRIFICED: Final[int] = EVENTS.number("sacrificed")
SPENT_VETERANS: Final[int] = EVENTS.number("spent_veterans")
VETERANS_GONE: Final[int] = EVENTS.number("veterans_gone")
DISCARDED: Final[int] = EVENTS.number("discarded")
TOKENS_BACK: Final[int] = EVENTS.number("tokens_back")
OVER_LIMIT: Final[int] = EVENTS.number("over_limit")
WINNER: Final[int] = EVENTS.number("winner")
