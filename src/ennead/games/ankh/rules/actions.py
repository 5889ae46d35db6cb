"""The verbs of the game and their integer codes."""

from typing import Final

from ennead.core.codec import Domain, numbers
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
_TOKEN: Final = numbers("token", 1, TOKENS)
_FOLLOWERS: Final = numbers("followers", 0, BID_MOST)
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

# Codes of each verb's first action; arguments count up from there.
CHOOSE: Final[int] = SPACE.base("action")
FIGURE: Final[int] = SPACE.base("figure")
TO: Final[int] = SPACE.base("to")
PUSH: Final[int] = SPACE.base("push")
AIM_AT: Final[int] = SPACE.base("aim")
SUMMON_NOW: Final[int] = SPACE.base("summon")
SUN_NO: Final[int] = SPACE.base("sun")
SUN_YES: Final[int] = SUN_NO + 1
UNLOCK_POWER: Final[int] = SPACE.base("unlock")
CONTROL: Final[int] = SPACE.base("control")
CAMEL: Final[int] = SPACE.base("camel")
KEEP: Final[int] = SPACE.base("keep")
SWAP: Final[int] = SPACE.base("swap")
DOUBLE_NO: Final[int] = SPACE.base("double")
DOUBLE_YES: Final[int] = DOUBLE_NO + 1
PLAY: Final[int] = SPACE.base("play")
PLAY_BOTH: Final[int] = SPACE.base("play_both")
BUILD: Final[int] = SPACE.base("build")
BID: Final[int] = SPACE.base("bid")
TIEBREAKER_NO: Final[int] = SPACE.base("tiebreaker")
TIEBREAKER_YES: Final[int] = TIEBREAKER_NO + 1
SAVE_NO: Final[int] = SPACE.base("save")
SAVE_YES: Final[int] = SAVE_NO + 1
TRAP: Final[int] = SPACE.base("trap")
NEW_GATE: Final[int] = SPACE.base("new_gate")
MOVE_GATE: Final[int] = SPACE.base("move_gate")
WORSHIP_NO: Final[int] = SPACE.base("worship")
WORSHIP_YES: Final[int] = WORSHIP_NO + 1
TAKE_OVER: Final[int] = SPACE.base("take_over")
TAKE_FROM_POOL: Final[int] = SPACE.base("take_from_pool")
DONE: Final[int] = SPACE.base("done")
STOP: Final[int] = SPACE.base("stop")
SKIP: Final[int] = SPACE.base("skip")
DECLINE: Final[int] = SPACE.base("decline")
NONE: Final[int] = SPACE.base("none")
