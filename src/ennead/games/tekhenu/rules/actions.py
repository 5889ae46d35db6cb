"""The verbs of the game and their integer codes."""

from typing import Final

from ennead.core.codec import Domain, numbers
from ennead.core.space import ActionSpace, Verb
from ennead.games.tekhenu.rules.cards import BLESSING_CARD, CARD, DESTINY, LAW_CARD, START
from ennead.games.tekhenu.rules.components import (
    CELL,
    COLOUR,
    FACE,
    GOD,
    GOOD,
    MARKER,
    PEOPLE,
    RESOURCE,
    SECTION,
    SHIFT,
    SLOT,
    STATE,
    VALUE,
)
from ennead.games.tekhenu.rules.payments import PAYMENT

# The most faith tokens that are offered to be laid on a pan.
MOST_FAITH: Final = 60
_FAITH: Final = numbers("count", 1, MOST_FAITH)
PAN: Final = Domain("pan", ["left", "right"])
_TURNS: Final = numbers("turns", 0, 3)

SPACE: Final = ActionSpace(
    [
        # Setup
        Verb("keep_law", LAW_CARD),
        Verb("starting_card", START),
        Verb("destiny", DESTINY),
        Verb("gain", GOOD),
        Verb("keep", CARD),
        Verb("move", MARKER),
        # Taking a die
        Verb("normal"),
        Verb("anubis"),
        Verb("anubis_card"),
        Verb("crowd", MARKER),
        Verb("take", GOD, COLOUR, FACE),
        Verb("lay", COLOUR, STATE),
        Verb("lay_anubis"),
        Verb("lay_anubis_changing"),
        Verb("scribe", SHIFT),
        Verb("set_value", VALUE),
        Verb("nudge", SHIFT),
        Verb("extra", GOD),
        Verb("done"),
        # Actions
        Verb("perform", GOD),
        Verb("perform_extra", GOD),
        Verb("night_shift", GOD),
        Verb("produce", RESOURCE),
        Verb("end_turn"),
        Verb("shift", SHIFT),
        Verb("value", VALUE),
        Verb("use"),
        Verb("decline"),
        Verb("pay", PAYMENT),
        Verb("waive"),
        Verb("god_statue", GOD),
        Verb("people_statue", PEOPLE),
        Verb("cell", CELL),
        Verb("turn", _TURNS),
        Verb("slot", SLOT),
        Verb("refresh", SECTION),
        Verb("no_refresh"),
        Verb("section", SECTION),
        Verb("take_card", CARD),
        Verb("district", RESOURCE),
        Verb("raise", RESOURCE),
        Verb("play", BLESSING_CARD),
        Verb("no_card"),
        # Maat and scoring
        Verb("faith", PAN, _FAITH),
        Verb("no_faith"),
        Verb("score", LAW_CARD),
        Verb("repeat", LAW_CARD),
        Verb("tribute", GOOD),
        Verb("stop"),
    ]
)

# Codes of each verb's first action; arguments count up from there.
KEEP_LAW: Final[int] = SPACE.base("keep_law")
STARTING_CARD: Final[int] = SPACE.base("starting_card")
TAKE_DESTINY: Final[int] = SPACE.base("destiny")
GAIN: Final[int] = SPACE.base("gain")
KEEP: Final[int] = SPACE.base("keep")
MOVE: Final[int] = SPACE.base("move")
NORMAL: Final[int] = SPACE.base("normal")
ANUBIS: Final[int] = SPACE.base("anubis")
ANUBIS_CARD: Final[int] = SPACE.base("anubis_card")
CROWD: Final[int] = SPACE.base("crowd")
TAKE: Final[int] = SPACE.base("take")
LAY: Final[int] = SPACE.base("lay")
LAY_ANUBIS: Final[int] = SPACE.base("lay_anubis")
LAY_ANUBIS_CHANGING: Final[int] = SPACE.base("lay_anubis_changing")
SCRIBE_SHIFT: Final[int] = SPACE.base("scribe")
SET_VALUE: Final[int] = SPACE.base("set_value")
NUDGE: Final[int] = SPACE.base("nudge")
EXTRA: Final[int] = SPACE.base("extra")
DONE: Final[int] = SPACE.base("done")
PERFORM: Final[int] = SPACE.base("perform")
PERFORM_EXTRA: Final[int] = SPACE.base("perform_extra")
NIGHT_SHIFT: Final[int] = SPACE.base("night_shift")
PRODUCE: Final[int] = SPACE.base("produce")
END_TURN: Final[int] = SPACE.base("end_turn")
SHIFT_BY: Final[int] = SPACE.base("shift")
CHOOSE_VALUE: Final[int] = SPACE.base("value")
USE: Final[int] = SPACE.base("use")
DECLINE: Final[int] = SPACE.base("decline")
PAY: Final[int] = SPACE.base("pay")
WAIVE: Final[int] = SPACE.base("waive")
GOD_STATUE: Final[int] = SPACE.base("god_statue")
PEOPLE_STATUE: Final[int] = SPACE.base("people_statue")
CHOOSE_CELL: Final[int] = SPACE.base("cell")
TURN_TILE: Final[int] = SPACE.base("turn")
CHOOSE_SLOT: Final[int] = SPACE.base("slot")
REFRESH: Final[int] = SPACE.base("refresh")
NO_REFRESH: Final[int] = SPACE.base("no_refresh")
CHOOSE_SECTION: Final[int] = SPACE.base("section")
TAKE_CARD: Final[int] = SPACE.base("take_card")
CHOOSE_DISTRICT: Final[int] = SPACE.base("district")
RAISE: Final[int] = SPACE.base("raise")
PLAY: Final[int] = SPACE.base("play")
NO_CARD: Final[int] = SPACE.base("no_card")
LAY_FAITH: Final[int] = SPACE.base("faith")
NO_FAITH: Final[int] = SPACE.base("no_faith")
SCORE: Final[int] = SPACE.base("score")
REPEAT: Final[int] = SPACE.base("repeat")
TRIBUTE: Final[int] = SPACE.base("tribute")
STOP: Final[int] = SPACE.base("stop")
