"""What can happen, in the words of the log: each thing with where it comes from and where it goes.

Faces of drawn cards are secret to their owner. New fields come last: stored games lack them.
"""

from typing import Final

from ennead.core.codec import FLAG, NUMBER, SEAT, Field
from ennead.core.events import EventCatalogue, EventType
from ennead.games.amun_re.rules.components import CARD, KINGDOM, PROVINCE, SOURCE, TILE

_SEAT: Final = Field("seat", SEAT)
_PROVINCE: Final = Field("province", PROVINCE)
_CARD: Final = Field("card", CARD)
_GOLD: Final = Field("gold", NUMBER)
_COUNT: Final = Field("count", NUMBER)

EVENTS: Final = EventCatalogue(
    [
        EventType("first_player", [_SEAT], reveals=True),
        EventType("round", [Field("round", NUMBER), Field("kingdom", KINGDOM)]),
        EventType("dealt_provinces", [_SEAT, Field("province", PROVINCE)], ["province"], True),
        EventType("picked", [_SEAT, _PROVINCE], reveals=True),
        EventType("for_sale", [_PROVINCE, Field("cards", NUMBER)], reveals=True),
        EventType("bid", [_SEAT, _PROVINCE, _GOLD]),
        EventType("outbid", [_SEAT, _PROVINCE, Field("by", SEAT), _GOLD]),
        EventType("passed", [_SEAT]),
        EventType("protected", [_SEAT]),
        EventType("bribed", [_SEAT, _PROVINCE, _GOLD]),
        EventType("sold", [_SEAT, _CARD, _GOLD]),
        EventType("paid", [_SEAT, _PROVINCE, _GOLD]),
        EventType("instant_gold", [_SEAT, _PROVINCE, _GOLD]),
        # From the deck, or from the province just won.
        EventType("drew", [_SEAT, _CARD, _PROVINCE], ["card"], True),
        EventType("stone", [_SEAT, _PROVINCE]),
        EventType("pyramid", [_SEAT, _PROVINCE, Field("pyramids", NUMBER), Field("stones", NUMBER)]),
        EventType("bought_cards", [_SEAT, _COUNT, _GOLD]),
        EventType("bought_farmers", [_SEAT, _COUNT, _GOLD]),
        EventType("bought_stones", [_SEAT, _COUNT, _GOLD]),
        EventType("farmer", [_SEAT, _PROVINCE]),
        EventType("architect", [_SEAT, _PROVINCE]),
        EventType("free_farmer", [_SEAT, _PROVINCE]),
        EventType("market_done", [_SEAT]),
        EventType("ready", [_SEAT]),
        EventType("offered", [_SEAT, _GOLD, Field("change", FLAG)], reveals=True),
        EventType("thief", [_SEAT, Field("change", FLAG)], reveals=True),
        EventType("total", [Field("total", NUMBER)], reveals=True),
        EventType("changed_total", [_SEAT, Field("by", NUMBER), Field("total", NUMBER)]),
        EventType("active_tile", [Field("tile", TILE), Field("total", NUMBER), Field("previous", TILE)]),
        EventType("stole", [_SEAT, _GOLD]),
        EventType("rewards", [_SEAT, Field("rank", NUMBER), _COUNT]),
        EventType("marker", [_SEAT, Field("previous", SEAT)]),
        EventType("treasury", [_SEAT, _PROVINCE, _GOLD]),
        EventType("big_harvest", [_SEAT, _PROVINCE]),
        EventType("income", [_SEAT, _PROVINCE, _GOLD]),
        EventType("harvested", [_SEAT, _GOLD]),
        EventType("scored", [_SEAT, Field("source", SOURCE), Field("points", NUMBER)]),
        EventType("scored_card", [_SEAT, _CARD, Field("points", NUMBER)]),
        EventType("new_kingdom", []),
        EventType("left", [_SEAT, _PROVINCE, Field("farmers", NUMBER)]),
        EventType("reshuffled", [Field("cards", NUMBER)], reveals=True),
        EventType("final_gold", [_SEAT, _GOLD, Field("points", NUMBER)], reveals=True),
        EventType("winner", [_SEAT, Field("points", NUMBER)]),
    ]
)

# Numbers of the types, to tell events by.
FIRST_PLAYER: Final[int] = EVENTS.number("first_player")
ROUND: Final[int] = EVENTS.number("round")
DEALT_PROVINCES: Final[int] = EVENTS.number("dealt_provinces")
PICKED: Final[int] = EVENTS.number("picked")
FOR_SALE: Final[int] = EVENTS.number("for_sale")
BID: Final[int] = EVENTS.number("bid")
OUTBID: Final[int] = EVENTS.number("outbid")
PASSED: Final[int] = EVENTS.number("passed")
PROTECTED: Final[int] = EVENTS.number("protected")
BRIBED: Final[int] = EVENTS.number("bribed")
SOLD: Final[int] = EVENTS.number("sold")
PAID: Final[int] = EVENTS.number("paid")
INSTANT_GOLD: Final[int] = EVENTS.number("instant_gold")
DREW: Final[int] = EVENTS.number("drew")
STONE: Final[int] = EVENTS.number("stone")
PYRAMID: Final[int] = EVENTS.number("pyramid")
BOUGHT_CARDS: Final[int] = EVENTS.number("bought_cards")
BOUGHT_FARMERS: Final[int] = EVENTS.number("bought_farmers")
BOUGHT_STONES: Final[int] = EVENTS.number("bought_stones")
FARMER: Final[int] = EVENTS.number("farmer")
ARCHITECT: Final[int] = EVENTS.number("architect")
FREE_FARMER: Final[int] = EVENTS.number("free_farmer")
MARKET_DONE: Final[int] = EVENTS.number("market_done")
READY: Final[int] = EVENTS.number("ready")
OFFERED: Final[int] = EVENTS.number("offered")
THIEF: Final[int] = EVENTS.number("thief")
TOTAL: Final[int] = EVENTS.number("total")
CHANGED_TOTAL: Final[int] = EVENTS.number("changed_total")
ACTIVE_TILE: Final[int] = EVENTS.number("active_tile")
STOLE: Final[int] = EVENTS.number("stole")
REWARDS: Final[int] = EVENTS.number("rewards")
MARKER: Final[int] = EVENTS.number("marker")
TREASURY: Final[int] = EVENTS.number("treasury")
BIG_HARVEST: Final[int] = EVENTS.number("big_harvest")
INCOME: Final[int] = EVENTS.number("income")
HARVESTED: Final[int] = EVENTS.number("harvested")
SCORED: Final[int] = EVENTS.number("scored")
SCORED_CARD: Final[int] = EVENTS.number("scored_card")
NEW_KINGDOM: Final[int] = EVENTS.number("new_kingdom")
LEFT: Final[int] = EVENTS.number("left")
RESHUFFLED: Final[int] = EVENTS.number("reshuffled")
FINAL_GOLD: Final[int] = EVENTS.number("final_gold")
WINNER: Final[int] = EVENTS.number("winner")
