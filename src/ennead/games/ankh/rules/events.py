"""What can happen, in the words of the log. Sides are named by their (higher) god; nothing told is secret."""

from typing import Final

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.events import EventCatalogue, EventType
from ennead.games.ankh.rules.components import (
    ACTION,
    CARD,
    DECLINED,
    EVENT,
    GOD,
    GUARDIAN,
    LEVEL,
    MONUMENT,
    PIECE,
    POWER,
    SCENARIO,
    SOURCE,
)
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX

_SEAT: Final = Field("seat", SEAT)
_GOD: Final = Field("god", GOD)
_GUARDIAN: Final = Field("guardian", GUARDIAN)
_PIECE: Final = Field("piece", PIECE)
_HEX: Final = Field("hex", HEX)
_FROM: Final = Field("from", HEX)
_COUNT: Final = Field("count", NUMBER)
_TOKEN: Final = Field("token", NUMBER)

EVENTS: Final = EventCatalogue(
    [
        EventType("scenario_chosen", [Field("scenario", SCENARIO)], reveals=True),
        EventType("first_player", [_SEAT], reveals=True),
        EventType("god_chosen", [_SEAT, _GOD], reveals=True),
        EventType("guardian_kind", [Field("level", LEVEL), _GUARDIAN], reveals=True),
        EventType("turn", [_SEAT]),
        EventType("action_taken", [_SEAT, Field("action", ACTION), Field("space", NUMBER)]),
        EventType("event_reached", [_SEAT, Field("track_event", EVENT), Field("space", NUMBER)]),
        EventType("marker_back", [Field("action", ACTION), Field("space", NUMBER)]),
        EventType("moved", [_SEAT, _GOD, _PIECE, _FROM, _HEX]),
        EventType("pushed", [_SEAT, _GOD, _PIECE, _FROM, _HEX]),
        EventType("aimed", [_SEAT, _HEX, Field("aim", AIM)]),
        EventType("summoned", [_SEAT, _GOD, _PIECE, _HEX]),
        EventType("ransomed", [_SEAT, _GOD, Field("captor", GOD), _COUNT]),
        EventType("radiant", [_SEAT, _GOD, _HEX]),
        EventType("followers", [_SEAT, _GOD, _COUNT, Field("total", NUMBER)]),
        EventType("power_followers", [_GOD, Field("power", POWER), _COUNT, Field("total", NUMBER)]),
        EventType("unlocked", [_SEAT, _GOD, Field("power", POWER), Field("cost", NUMBER)]),
        EventType("guardian_taken", [_GOD, _GUARDIAN]),
        EventType("controlled", [_SEAT, _GOD, Field("monument", MONUMENT), _HEX, Field("former", GOD)]),
        EventType("camel", [_SEAT, Field("side", EDGE)]),
        EventType("caravan_skipped", [_SEAT]),
        EventType("region_split", [_SEAT, Field("one", NUMBER), Field("other", NUMBER)]),
        EventType("region_token", [_SEAT, _HEX, _TOKEN]),
        EventType("swapped", [_SEAT, _TOKEN, Field("other", NUMBER)]),
        EventType("conflict", [_SEAT, _GOD, Field("conflict", NUMBER)]),
        EventType("destroyed", [Field("monument", MONUMENT), _HEX, _GOD]),
        EventType("region", [_TOKEN, _HEX, Field("sides", NUMBER)]),
        EventType("doubled", [_SEAT, _GOD]),
        EventType("ready", [_SEAT]),
        EventType("revealed", [_SEAT, _GOD, Field("card", CARD)], reveals=True),
        EventType("flood", [_GOD, _COUNT]),
        EventType("built", [_SEAT, _GOD, Field("monument", MONUMENT), _HEX, Field("cost", NUMBER)]),
        EventType("plague", [_GOD]),
        EventType("bid", [_SEAT, _GOD, Field("followers", NUMBER)], reveals=True),
        EventType("plague_survivor", [_GOD]),
        EventType("majority", [_GOD, Field("monument", MONUMENT)]),
        EventType("dominated", [_GOD, _TOKEN]),
        EventType("strength", [_GOD, Field("strength", NUMBER)]),
        EventType("tiebreaker", [_SEAT, _GOD]),
        EventType("won_battle", [_GOD, _TOKEN]),
        EventType("no_winner", [_TOKEN]),
        EventType("saved", [_SEAT, _GOD, _PIECE, _HEX]),
        EventType("died", [_GOD, _PIECE, _HEX]),
        EventType("captured", [_SEAT, _GOD, Field("captor", GOD)]),
        EventType("gate", [_SEAT, _HEX, _FROM]),
        EventType("worshipped", [_SEAT, _GOD, Field("cost", NUMBER)]),
        EventType("cards_back", [_GOD]),
        EventType(
            "gained_devotion",
            [_GOD, Field("source", SOURCE), Field("devotion", NUMBER), Field("space", NUMBER)],
        ),
        EventType(
            "lost_devotion",
            [_GOD, Field("source", SOURCE), Field("devotion", NUMBER), Field("space", NUMBER)],
        ),
        EventType("conflict_over", [Field("conflict", NUMBER)]),
        EventType("merged", [Field("higher", GOD), Field("lower", GOD)]),
        EventType("taken_over", [_SEAT, _GUARDIAN, _HEX]),
        EventType("merged_at", [Field("higher", GOD), Field("space", NUMBER), Field("followers", NUMBER)]),
        EventType("forgotten", [_GOD, Field("space", NUMBER)]),
        EventType("freed", [_GOD, _COUNT]),
        EventType("winner", [_SEAT, _GOD, Field("space", NUMBER)]),
        EventType("nobody_wins", []),
        EventType("declined", [_SEAT, Field("declined", DECLINED)]),
        EventType("nothing_to_control", [_SEAT, _GOD]),
        EventType("not_saved", [_SEAT, _GOD, _PIECE, _HEX]),
        EventType(
            "strength_parts",
            [
                _GOD,
                Field("figures", NUMBER),
                Field("captives", NUMBER),
                Field("temples", NUMBER),
                Field("cards", NUMBER),
            ],
        ),
        EventType("sun_back", [_GOD, _HEX]),
        EventType("left_game", [_GOD, _PIECE, _HEX]),
        EventType("gate_gone", [_HEX]),
        EventType("merge_followers", [Field("higher", GOD), Field("lower", GOD), _COUNT]),
        EventType(
            "merge_token",
            [Field("higher", GOD), Field("lower", GOD), Field("from", NUMBER), Field("space", NUMBER)],
        ),
        EventType("pair_forgotten", [Field("higher", GOD), Field("lower", GOD), Field("space", NUMBER)]),
    ]
)

# Numbers of the types, to tell events by.
SCENARIO_CHOSEN: Final[int] = EVENTS.number("scenario_chosen")
FIRST_PLAYER: Final[int] = EVENTS.number("first_player")
GOD_CHOSEN: Final[int] = EVENTS.number("god_chosen")
GUARDIAN_KIND: Final[int] = EVENTS.number("guardian_kind")
TURN: Final[int] = EVENTS.number("turn")
ACTION_TAKEN: Final[int] = EVENTS.number("action_taken")
EVENT_REACHED: Final[int] = EVENTS.number("event_reached")
MARKER_BACK: Final[int] = EVENTS.number("marker_back")
MOVED: Final[int] = EVENTS.number("moved")
PUSHED: Final[int] = EVENTS.number("pushed")
AIMED: Final[int] = EVENTS.number("aimed")
SUMMONED: Final[int] = EVENTS.number("summoned")
RANSOMED: Final[int] = EVENTS.number("ransomed")
RADIANT: Final[int] = EVENTS.number("radiant")
FOLLOWERS: Final[int] = EVENTS.number("followers")
POWER_FOLLOWERS: Final[int] = EVENTS.number("power_followers")
UNLOCKED: Final[int] = EVENTS.number("unlocked")
GUARDIAN_TAKEN: Final[int] = EVENTS.number("guardian_taken")
CONTROLLED: Final[int] = EVENTS.number("controlled")
CAMEL: Final[int] = EVENTS.number("camel")
CARAVAN_SKIPPED: Final[int] = EVENTS.number("caravan_skipped")
REGION_SPLIT: Final[int] = EVENTS.number("region_split")
REGION_TOKEN: Final[int] = EVENTS.number("region_token")
SWAPPED: Final[int] = EVENTS.number("swapped")
CONFLICT: Final[int] = EVENTS.number("conflict")
DESTROYED: Final[int] = EVENTS.number("destroyed")
REGION: Final[int] = EVENTS.number("region")
DOUBLED: Final[int] = EVENTS.number("doubled")
READY: Final[int] = EVENTS.number("ready")
REVEALED: Final[int] = EVENTS.number("revealed")
FLOOD: Final[int] = EVENTS.number("flood")
BUILT: Final[int] = EVENTS.number("built")
PLAGUE: Final[int] = EVENTS.number("plague")
BID: Final[int] = EVENTS.number("bid")
PLAGUE_SURVIVOR: Final[int] = EVENTS.number("plague_survivor")
MAJORITY: Final[int] = EVENTS.number("majority")
DOMINATED: Final[int] = EVENTS.number("dominated")
STRENGTH: Final[int] = EVENTS.number("strength")
TIEBREAKER: Final[int] = EVENTS.number("tiebreaker")
WON_BATTLE: Final[int] = EVENTS.number("won_battle")
NO_WINNER: Final[int] = EVENTS.number("no_winner")
SAVED: Final[int] = EVENTS.number("saved")
DIED: Final[int] = EVENTS.number("died")
CAPTURED: Final[int] = EVENTS.number("captured")
GATE: Final[int] = EVENTS.number("gate")
WORSHIPPED: Final[int] = EVENTS.number("worshipped")
CARDS_BACK: Final[int] = EVENTS.number("cards_back")
GAINED_DEVOTION: Final[int] = EVENTS.number("gained_devotion")
LOST_DEVOTION: Final[int] = EVENTS.number("lost_devotion")
CONFLICT_OVER: Final[int] = EVENTS.number("conflict_over")
MERGED: Final[int] = EVENTS.number("merged")
TAKEN_OVER: Final[int] = EVENTS.number("taken_over")
MERGED_AT: Final[int] = EVENTS.number("merged_at")
FORGOTTEN: Final[int] = EVENTS.number("forgotten")
FREED: Final[int] = EVENTS.number("freed")
WINNER: Final[int] = EVENTS.number("winner")
NOBODY_WINS: Final[int] = EVENTS.number("nobody_wins")
DECLINED_EVENT: Final[int] = EVENTS.number("declined")
NOTHING_TO_CONTROL: Final[int] = EVENTS.number("nothing_to_control")
NOT_SAVED: Final[int] = EVENTS.number("not_saved")
STRENGTH_PARTS: Final[int] = EVENTS.number("strength_parts")
SUN_BACK: Final[int] = EVENTS.number("sun_back")
LEFT_GAME: Final[int] = EVENTS.number("left_game")
GATE_GONE: Final[int] = EVENTS.number("gate_gone")
MERGE_FOLLOWERS: Final[int] = EVENTS.number("merge_followers")
MERGE_TOKEN: Final[int] = EVENTS.number("merge_token")
PAIR_FORGOTTEN: Final[int] = EVENTS.number("pair_forgotten")
