"""The verbs of the game and their integer codes."""

from typing import Final

from ennead.core.codec import Domain, numbers
from ennead.core.space import ActionSpace, Verb
from ennead.games.amun_re.rules.components import CARD, CELL, MAX_OFFER, MOST_BOUGHT, PROVINCE

_COUNT: Final = numbers("number", 1, MOST_BOUGHT)
_GOLD: Final = numbers("gold", 1, MAX_OFFER)
_ANSWER: Final = Domain("answer", ["no", "yes"])
_DIRECTION: Final = Domain("direction", ["up", "down"])

SPACE: Final = ActionSpace(
    [
        Verb("pick", PROVINCE),
        Verb("bid", PROVINCE, CELL),
        Verb("bribe", PROVINCE, CELL),
        Verb("protect"),
        Verb("pass"),
        Verb("sell", CARD),
        Verb("place", PROVINCE),
        Verb("buy_cards", _COUNT),
        Verb("buy_farmers", _COUNT),
        Verb("buy_stones", _COUNT),
        Verb("architect", PROVINCE),
        Verb("free_farmer", PROVINCE),
        Verb("end"),
        Verb("thief"),
        Verb("offer", _GOLD),
        Verb("change", _ANSWER),
        Verb("turn", _DIRECTION),
        Verb("take_card"),
        Verb("take_farmer", PROVINCE),
        Verb("take_stone", PROVINCE),
        Verb("treasury", PROVINCE),
        Verb("big_harvest", PROVINCE),
        Verb("score", CARD),
        Verb("done"),
    ]
)

# Codes of each verb's first action; arguments count up from there.
PICK: Final[int] = SPACE.base("pick")
BID: Final[int] = SPACE.base("bid")
BRIBE_BID: Final[int] = SPACE.base("bribe")
PROTECT: Final[int] = SPACE.base("protect")
PASS: Final[int] = SPACE.base("pass")
SELL: Final[int] = SPACE.base("sell")
PLACE: Final[int] = SPACE.base("place")
BUY_CARDS: Final[int] = SPACE.base("buy_cards")
BUY_FARMERS: Final[int] = SPACE.base("buy_farmers")
BUY_STONES: Final[int] = SPACE.base("buy_stones")
PLAY_ARCHITECT: Final[int] = SPACE.base("architect")
PLAY_FREE_FARMER: Final[int] = SPACE.base("free_farmer")
END: Final[int] = SPACE.base("end")
THIEF: Final[int] = SPACE.base("thief")
OFFER: Final[int] = SPACE.base("offer")
CHANGE_NO: Final[int] = SPACE.base("change")
CHANGE_YES: Final[int] = CHANGE_NO + 1
TURN_UP: Final[int] = SPACE.base("turn")
TURN_DOWN: Final[int] = TURN_UP + 1
TAKE_CARD: Final[int] = SPACE.base("take_card")
TAKE_FARMER: Final[int] = SPACE.base("take_farmer")
TAKE_STONE: Final[int] = SPACE.base("take_stone")
PLAY_TREASURY: Final[int] = SPACE.base("treasury")
PLAY_BIG_HARVEST: Final[int] = SPACE.base("big_harvest")
SCORE: Final[int] = SPACE.base("score")
DONE: Final[int] = SPACE.base("done")
