"""The verbs of the game; their order gives every action its code."""

from typing import Final

from ennead.core.codec import Domain, amounts
from ennead.core.space import ActionSpace, Verb
from ennead.games.amun_re.rules.components import CARD, CELL, MAX_OFFER, MOST_BOUGHT, PROVINCE

_COUNT: Final = amounts("number", 1, MOST_BOUGHT)
_GOLD: Final = amounts("gold", 1, MAX_OFFER)
_ANSWER: Final = Domain("answer", ["no", "yes"])
YES: Final = 1
_DIRECTION: Final = Domain("direction", ["up", "down"])
UP: Final = 0

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
