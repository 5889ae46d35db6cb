"""The verbs of the game; their order gives every action its code."""

from typing import Final

from ennead.core.codec import Domain, amounts, numbers
from ennead.core.space import ActionSpace, Verb
from ennead.games.ankh.rules.components import (
    ACTION,
    BID_MOST,
    CARD,
    GOD,
    GUARDIAN,
    MONUMENT,
    POWER,
    RECRUIT,
    TOKENS,
)
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX

_ANSWER: Final = Domain("answer", ["no", "yes"])
YES: Final = 1
_TOKEN: Final = numbers("token", 1, TOKENS)
_FOLLOWERS: Final = amounts("followers", 0, BID_MOST)
# Which summon of the action: the normal one, the one at a gate, or that of a pyramid, named by its hex.
SUMMONS: Final = Domain("summons", ["normal", "gate", *HEX.names])
NORMAL_SUMMON: Final[int] = 0
GATE_SUMMON: Final[int] = 1
PYRAMID_SUMMON: Final[int] = 2

SPACE: Final = ActionSpace(
    [
        Verb("action", ACTION),
        Verb("figure", HEX),
        Verb("to", HEX),
        Verb("push", HEX),
        Verb("aim", AIM),
        Verb("summon", SUMMONS, RECRUIT),
        Verb("sun", _ANSWER),
        Verb("unlock", POWER),
        Verb("control", HEX),
        Verb("camel", EDGE),
        Verb("keep", HEX),
        Verb("swap", _TOKEN, _TOKEN),
        Verb("double", _ANSWER),
        Verb("play", CARD),
        Verb("play_both", CARD, CARD),
        Verb("build", MONUMENT),
        Verb("bid", _FOLLOWERS),
        Verb("tiebreaker", _ANSWER),
        Verb("save", _ANSWER),
        Verb("trap", GOD),
        Verb("new_gate"),
        Verb("move_gate", HEX),
        Verb("worship", _ANSWER),
        Verb("take_over", HEX),
        Verb("take_from_pool", GUARDIAN),
        Verb("done"),
        Verb("stop"),
        Verb("skip"),
        Verb("decline"),
        Verb("none"),
    ]
)
