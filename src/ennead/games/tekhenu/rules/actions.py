"""The verbs of the game and their integer codes."""

from typing import Final

from ennead.core.codec import Domain, amounts, numbers
from ennead.core.space import ActionSpace, Verb
from ennead.games.tekhenu.rules.cards import BLESSING_CARD, CARD, DESTINY, LAW_CARD, START
from ennead.games.tekhenu.rules.components import (
    CELL,
    COLOUR,
    FACE,
    GOD,
    GOOD,
    MARKER,
    PAYMENT,
    PEOPLE,
    RESOURCE,
    SECTION,
    SHIFT,
    SLOT,
    STATE,
    VALUE,
)

# The most faith tokens that are offered to be laid on a pan.
MOST_FAITH: Final = 60
_FAITH: Final = amounts("count", 1, MOST_FAITH)
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
