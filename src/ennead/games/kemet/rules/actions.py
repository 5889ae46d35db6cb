"""The verbs of the game; their order gives every action its code."""

from typing import Final

from ennead.core.codec import Domain, amounts, numbers
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
    TILE,
    TOKEN_SPACE,
    UNITS,
)

_ANSWER: Final = Domain("answer", ["no", "yes"])
YES: Final = 1
_NUMBER: Final = amounts("number", 1, UNITS + MERCENARIES)
# More veterans than anybody can gain in a day: eight battles of each player, two veterans a battle.
MOST_VETERANS: Final = 80
_VETERANS: Final = amounts("veterans", 0, MOST_VETERANS)
_DRAWN: Final = amounts("cards", 0, MOST_VETERANS)
SLOT: Final = numbers("slot", 1, PLAYERS[-1])

SPACE: Final = ActionSpace(
    [
        # Setup
        Verb("city", CITY),
        Verb("garrison", PAIR),
        Verb("found", AREA, COLOR),
        Verb("raise", AREA),
        Verb("take", TILE),
        # Turn
        Verb("token", TOKEN_SPACE),
        Verb("silver", TOKEN_SPACE),
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
        Verb("offering", _ANSWER),
        Verb("delta", _ANSWER),
        Verb("veterans_pp", _VETERANS),
        Verb("veterans_di", _DRAWN),
        Verb("drop", CARD),
        Verb("slot", SLOT),
    ]
)
