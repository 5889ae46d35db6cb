"""The verbs of the game and their integer codes."""

from typing import Final

from ennead.core.codec import Domain, numbers
from ennead.core.space import ActionSpace, Verb
from ennead.games.kemet.rules.components import (
    ACTION,
    AREA,
    BATTLE_CARD,
    CARD,
    CITY,
    COLOR,
    CREATURE,
    HEIGHT,
    MERCENARIES,
    PAIR,
    PLAYERS,
    SPACE,
    TILE,
    UNITS,
)

ANSWER: Final = Domain("answer", ["no", "yes"])
_NUMBER: Final = numbers("number", 1, UNITS + MERCENARIES)
# More veterans than anybody can gain in a day: eight battles of each player, two veterans a battle.
MOST_VETERANS: Final = 80
_VETERANS: Final = numbers("veterans", 0, MOST_VETERANS)
_DRAWN: Final = numbers("cards", 0, MOST_VETERANS)
SLOT: Final = numbers("slot", 1, PLAYERS[-1])

ACTIONS: Final = ActionSpace(
    [
        # Setup
        Verb("city", CITY),
        Verb("garrison", PAIR),
        Verb("found", AREA, COLOR),
        Verb("raise", AREA),
        Verb("take", TILE),
        # Turn
        Verb("token", SPACE),
        Verb("silver", SPACE),
        Verb("gold", TILE),
        Verb("card", CARD),
        Verb("rearrange"),
        Verb("end_turn"),
        Verb("arrange", CREATURE),
        Verb("action", ACTION),
        Verb("burn", AREA),
        # Declining
        Verb("none"),
        Verb("done"),
        # Build
        Verb("height", HEIGHT),
        # Placing
        Verb("place", AREA),
        Verb("count", _NUMBER),
        Verb("join", CREATURE),
        Verb("fight", AREA),
        # Buy
        Verb("buy", TILE),
        Verb("station", AREA),
        Verb("remove", BATTLE_CARD),
        # Move
        Verb("move", AREA),
        Verb("step", AREA),
        Verb("teleport", AREA),
        Verb("transfer", AREA),
        Verb("swiftness"),
        Verb("open_gates"),
        Verb("stop"),
        Verb("units", _NUMBER),
        Verb("leave", CREATURE),
        Verb("take_along"),
        # Battle
        Verb("play", BATTLE_CARD),
        Verb("discard", BATTLE_CARD),
        Verb("commit", CARD),
        Verb("wound", CARD),
        Verb("recall"),
        Verb("retreat"),
        Verb("retreat_to", AREA),
        Verb("stay"),
        # Night
        Verb("offering", ANSWER),
        Verb("delta", ANSWER),
        Verb("veterans_pp", _VETERANS),
        Verb("veterans_di", _DRAWN),
        Verb("drop", CARD),
        Verb("slot", SLOT),
    ]
)

# Codes of each verb's first action; arguments count up from there.
CHOOSE_CITY: Final[int] = ACTIONS.base("city")
GARRISON_PAIR: Final[int] = ACTIONS.base("garrison")
FOUND: Final[int] = ACTIONS.base("found")
RAISE: Final[int] = ACTIONS.base("raise")
TAKE: Final[int] = ACTIONS.base("take")
TOKEN: Final[int] = ACTIONS.base("token")
SILVER: Final[int] = ACTIONS.base("silver")
GOLD: Final[int] = ACTIONS.base("gold")
PLAY_CARD: Final[int] = ACTIONS.base("card")
REARRANGE: Final[int] = ACTIONS.base("rearrange")
END_TURN: Final[int] = ACTIONS.base("end_turn")
ARRANGE: Final[int] = ACTIONS.base("arrange")
CHOOSE_ACTION: Final[int] = ACTIONS.base("action")
BURN: Final[int] = ACTIONS.base("burn")
NONE: Final[int] = ACTIONS.base("none")
DONE: Final[int] = ACTIONS.base("done")
# `height 1` counts as 0, so that this plus a height is its action.
HEIGHT_BEFORE: Final[int] = ACTIONS.base("height") - 1
PLACE: Final[int] = ACTIONS.base("place")
COUNT_BEFORE: Final[int] = ACTIONS.base("count") - 1
JOIN: Final[int] = ACTIONS.base("join")
FIGHT: Final[int] = ACTIONS.base("fight")
BUY_TILE: Final[int] = ACTIONS.base("buy")
STATION: Final[int] = ACTIONS.base("station")
REMOVE: Final[int] = ACTIONS.base("remove")
MOVE_FROM: Final[int] = ACTIONS.base("move")
STEP: Final[int] = ACTIONS.base("step")
TELEPORT: Final[int] = ACTIONS.base("teleport")
TRANSFER: Final[int] = ACTIONS.base("transfer")
SWIFTNESS: Final[int] = ACTIONS.base("swiftness")
OPEN_GATES: Final[int] = ACTIONS.base("open_gates")
STOP: Final[int] = ACTIONS.base("stop")
UNITS_BEFORE: Final[int] = ACTIONS.base("units") - 1
LEAVE: Final[int] = ACTIONS.base("leave")
TAKE_ALONG: Final[int] = ACTIONS.base("take_along")
PLAY: Final[int] = ACTIONS.base("play")
DISCARD: Final[int] = ACTIONS.base("discard")
COMMIT: Final[int] = ACTIONS.base("commit")
WOUND: Final[int] = ACTIONS.base("wound")
RECALL: Final[int] = ACTIONS.base("recall")
RETREAT: Final[int] = ACTIONS.base("retreat")
RETREAT_TO: Final[int] = ACTIONS.base("retreat_to")
STAY: Final[int] = ACTIONS.base("stay")
OFFERING_NO: Final[int] = ACTIONS.base("offering")
OFFERING_YES: Final[int] = OFFERING_NO + 1
DELTA_NO: Final[int] = ACTIONS.base("delta")
DELTA_YES: Final[int] = DELTA_NO + 1
VETERANS_PP: Final[int] = ACTIONS.base("veterans_pp")
VETERANS_DI: Final[int] = ACTIONS.base("veterans_di")
DROP: Final[int] = ACTIONS.base("drop")
CHOOSE_SLOT: Final[int] = ACTIONS.base("slot")
