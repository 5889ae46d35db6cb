"""What can happen, in the words of the log. Laws dealt, kept and drawn are secret to their owner."""

from typing import Final

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.events import EventCatalogue, EventType
from ennead.games.tekhenu.rules.actions import PAN
from ennead.games.tekhenu.rules.cards import (
    AUTOMA_FAULT,
    AUTOMA_REASON,
    CARD,
    CAUSE,
    DEBEN,
    DESTINY,
    LAW_CARD,
    START,
    TOKEN,
    TOKEN_PLACE,
)
from ennead.games.tekhenu.rules.components import (
    ARROW,
    CELL,
    COLOUR,
    DISPLAY,
    GOD,
    GOOD,
    HORUS_SLOT,
    KIND,
    PAYMENT,
    PEOPLE,
    RESOURCE,
    SECTION,
    SLOT,
    SOURCE,
    TAKEN_AS,
    TILE,
)

_SEAT: Final = Field("seat", SEAT)
# Where it was before; where it lies in its section or in the display of tiles.
_FROM: Final = Field("from", NUMBER)
_PLACE: Final = Field("place", NUMBER)
_DISPLAY: Final = Field("display", DISPLAY)
_GOD: Final = Field("god", GOD)
_COLOUR: Final = Field("colour", COLOUR)
_FACE: Final = Field("face", NUMBER)
_CAUSE: Final = Field("cause", CAUSE)
_REASON: Final = Field("reason", AUTOMA_REASON)

EVENTS: Final = EventCatalogue(
    [
        # Setup
        EventType("wheel", [Field("arrow", ARROW)], reveals=True),
        EventType("horus_tile", [Field("horus_slot", HORUS_SLOT), _GOD], reveals=True),
        EventType("die_added", [_GOD, _COLOUR, _FACE], reveals=True),
        EventType("market_card", [Field("section", SECTION), Field("card", CARD), _PLACE], reveals=True),
        EventType("tile_shown", [Field("tile", TILE), _DISPLAY], reveals=True),
        EventType("dealt_law", [_SEAT, Field("law", LAW_CARD)], ["law"], reveals=True),
        EventType(
            "kept_law",
            [_SEAT, Field("law", LAW_CARD), Field("returned", LAW_CARD)],
            ["law", "returned"],
            reveals=True,
        ),
        EventType("starting_card_shown", [Field("start", START)], reveals=True),
        EventType("first_to_pick", [_SEAT], reveals=True),
        EventType("starting_card", [_SEAT, Field("start", START)]),
        EventType("turn_order", [_SEAT, Field("place", NUMBER), _FROM]),
        EventType("took_destiny", [_SEAT, Field("destiny", DESTINY)]),
        EventType("start_effect", [_SEAT, Field("start", START)]),
        EventType(
            "saw_cards",
            [_SEAT, Field("first", CARD), Field("second", CARD)],
            ["first", "second"],
            reveals=True,
        ),
        EventType("kept_card", [_SEAT, Field("card", CARD)], reveals=True),
        EventType("reshuffled", [Field("kind", KIND), Field("count", NUMBER)], reveals=True),
        # Rounds and turns
        EventType("round", [Field("round", NUMBER)]),
        EventType("turn", [_SEAT]),
        EventType("anubis", [_SEAT]),
        EventType("took_die", [_SEAT, _GOD, _COLOUR, _FACE, Field("taken_as", TAKEN_AS)]),
        EventType("recoloured", [_SEAT, _COLOUR]),
        EventType("cleansed", [_SEAT]),
        EventType("value", [_SEAT, Field("value", NUMBER), _CAUSE]),
        EventType("scribe_value", [_SEAT, Field("value", NUMBER)]),
        EventType("extra_bought", [_SEAT, _GOD]),
        EventType("played", [_SEAT, Field("card", CARD)]),
        EventType("main_lost", [_SEAT]),
        EventType("turn_end", [_SEAT]),
        # Actions
        EventType("action", [_SEAT, _GOD, Field("value", NUMBER)]),
        EventType("production", [_SEAT, Field("resource", RESOURCE), Field("value", NUMBER)]),
        EventType("action_shifted", [_SEAT, Field("value", NUMBER), _CAUSE]),
        EventType("granted", [_SEAT, _CAUSE]),
        EventType("declined", [_SEAT]),
        EventType("paid", [_SEAT, Field("payment", PAYMENT)]),
        EventType("gained", [_SEAT, Field("good", GOOD), Field("count", NUMBER), _CAUSE]),
        EventType("vp", [_SEAT, Field("points", NUMBER), _CAUSE]),
        EventType("lost_vp", [_SEAT, Field("points", NUMBER), _CAUSE]),
        EventType("population", [_SEAT, Field("to", NUMBER), _CAUSE, _FROM]),
        EventType("happiness", [_SEAT, Field("to", NUMBER), _CAUSE, _FROM]),
        EventType("section_opened", [Field("section", SECTION)]),
        EventType("excess", [_SEAT, Field("resource", RESOURCE), Field("count", NUMBER)]),
        EventType("laid_aside", [_SEAT, Field("resource", RESOURCE), Field("count", NUMBER)]),
        EventType("production_marker", [_SEAT, Field("resource", RESOURCE), Field("to", NUMBER), _FROM]),
        EventType("god_statue", [_SEAT, _GOD, Field("room", NUMBER)]),
        EventType("people_statue", [_SEAT, Field("people_slot", PEOPLE)]),
        EventType(
            "tile_placed", [_SEAT, Field("tile", TILE), Field("cell", CELL), Field("turns", NUMBER), _DISPLAY]
        ),
        EventType("horus_bonus", [_SEAT, _GOD, Field("horus_slot", HORUS_SLOT)]),
        EventType("ability", [_SEAT, Field("tile", TILE)]),
        EventType("pillar", [_SEAT, Field("cell", CELL)]),
        EventType("temple_building", [_SEAT, Field("slot", SLOT)]),
        EventType("osiris_building", [_SEAT, Field("district", RESOURCE), Field("row", NUMBER)]),
        EventType("refreshed", [_SEAT, Field("section", SECTION)]),
        EventType("discarded", [Field("section", SECTION), Field("card", CARD)]),
        EventType("took_card", [_SEAT, Field("card", CARD), Field("section", SECTION), _PLACE]),
        EventType("drew_law", [_SEAT, Field("law", LAW_CARD)], ["law"], reveals=True),
        # Rotation and Maat
        EventType("rotated", [Field("arrow", ARROW)]),
        EventType("maat", [Field("phase", NUMBER)]),
        EventType("faith_laid", [_SEAT, Field("pan", PAN), Field("count", NUMBER)]),
        EventType("balance", [_SEAT, Field("balance", NUMBER), _FROM]),
        EventType("cleared", []),
        EventType("z23_held", [_SEAT], reveals=True),
        EventType("z23_not_held", [], reveals=True),
        EventType("used_law", [_SEAT, Field("law", LAW_CARD)], reveals=True),
        # Scoring
        EventType("scoring", [Field("scoring", NUMBER)]),
        EventType("scored", [_SEAT, Field("source", SOURCE), Field("points", NUMBER)]),
        EventType("district_won", [_SEAT, Field("district", RESOURCE)]),
        EventType("upkeep", [_SEAT, Field("due", NUMBER), Field("unpaid", NUMBER)]),
        EventType("final_scoring", []),
        EventType("law_revealed", [_SEAT, Field("law", LAW_CARD)], reveals=True),
        EventType("law_scored", [_SEAT, Field("law", LAW_CARD), Field("points", NUMBER)]),
        EventType("tribute", [_SEAT, Field("good", GOOD)]),
        EventType("law_repeated", [_SEAT, Field("law", LAW_CARD)]),
        EventType("winner", [_SEAT, Field("points", NUMBER)]),
        # Botankhamun
        EventType("bot_pyramid", [Field("place", TOKEN_PLACE), Field("token", TOKEN)], reveals=True),
        EventType("deben_thrown", [Field("deben", DEBEN)], reveals=True),
        EventType(
            "bot_token", [Field("place", TOKEN_PLACE), Field("token", TOKEN), Field("from", TOKEN_PLACE)]
        ),
        EventType("bot_die_failed", [_GOD, _COLOUR, _FACE, Field("why", AUTOMA_FAULT)]),
        EventType("bot_no_die_at", [_GOD]),
        EventType("bot_no_die_of", [_COLOUR]),
        EventType("bot_die", [_GOD, _COLOUR, _FACE, _REASON]),
        EventType("bot_people_slot", [Field("people_slot", PEOPLE), _REASON]),
        EventType("bot_cell", [Field("cell", CELL), Field("points", NUMBER), _REASON]),
        EventType("bot_slot", [Field("slot", SLOT), Field("pillars", NUMBER), _REASON]),
        EventType("bot_section", [Field("section", SECTION)]),
        EventType("bot_district", [Field("district", RESOURCE), Field("row", NUMBER), _REASON]),
        EventType("bot_nothing", [_GOD]),
        EventType("bot_gold_removed", [_CAUSE]),
        EventType("bot_discarded", [Field("card", CARD)]),
    ]
)

# Numbers of the types, to tell events by.
WHEEL: Final[int] = EVENTS.number("wheel")
HORUS_TILE: Final[int] = EVENTS.number("horus_tile")
DIE_ADDED: Final[int] = EVENTS.number("die_added")
MARKET_CARD: Final[int] = EVENTS.number("market_card")
TILE_SHOWN: Final[int] = EVENTS.number("tile_shown")
DEALT_LAW: Final[int] = EVENTS.number("dealt_law")
KEPT_LAW: Final[int] = EVENTS.number("kept_law")
STARTING_CARD_SHOWN: Final[int] = EVENTS.number("starting_card_shown")
FIRST_TO_PICK: Final[int] = EVENTS.number("first_to_pick")
STARTING_CARD: Final[int] = EVENTS.number("starting_card")
TURN_ORDER: Final[int] = EVENTS.number("turn_order")
TOOK_DESTINY: Final[int] = EVENTS.number("took_destiny")
START_EFFECT: Final[int] = EVENTS.number("start_effect")
SAW_CARDS: Final[int] = EVENTS.number("saw_cards")
KEPT_CARD: Final[int] = EVENTS.number("kept_card")
RESHUFFLED: Final[int] = EVENTS.number("reshuffled")
ROUND: Final[int] = EVENTS.number("round")
TURN: Final[int] = EVENTS.number("turn")
ANUBIS: Final[int] = EVENTS.number("anubis")
TOOK_DIE: Final[int] = EVENTS.number("took_die")
RECOLOURED: Final[int] = EVENTS.number("recoloured")
CLEANSED: Final[int] = EVENTS.number("cleansed")
VALUE: Final[int] = EVENTS.number("value")
SCRIBE_VALUE: Final[int] = EVENTS.number("scribe_value")
EXTRA_BOUGHT: Final[int] = EVENTS.number("extra_bought")
PLAYED: Final[int] = EVENTS.number("played")
MAIN_LOST: Final[int] = EVENTS.number("main_lost")
TURN_END: Final[int] = EVENTS.number("turn_end")
ACTION: Final[int] = EVENTS.number("action")
PRODUCTION: Final[int] = EVENTS.number("production")
ACTION_SHIFTED: Final[int] = EVENTS.number("action_shifted")
GRANTED: Final[int] = EVENTS.number("granted")
DECLINED: Final[int] = EVENTS.number("declined")
PAID: Final[int] = EVENTS.number("paid")
GAINED: Final[int] = EVENTS.number("gained")
VP: Final[int] = EVENTS.number("vp")
LOST_VP: Final[int] = EVENTS.number("lost_vp")
POPULATION: Final[int] = EVENTS.number("population")
HAPPINESS: Final[int] = EVENTS.number("happiness")
SECTION_OPENED: Final[int] = EVENTS.number("section_opened")
EXCESS: Final[int] = EVENTS.number("excess")
LAID_ASIDE: Final[int] = EVENTS.number("laid_aside")
PRODUCTION_MARKER: Final[int] = EVENTS.number("production_marker")
GOD_STATUE: Final[int] = EVENTS.number("god_statue")
PEOPLE_STATUE: Final[int] = EVENTS.number("people_statue")
TILE_PLACED: Final[int] = EVENTS.number("tile_placed")
ABILITY: Final[int] = EVENTS.number("ability")
PILLAR: Final[int] = EVENTS.number("pillar")
TEMPLE_BUILDING: Final[int] = EVENTS.number("temple_building")
OSIRIS_BUILDING: Final[int] = EVENTS.number("osiris_building")
REFRESHED: Final[int] = EVENTS.number("refreshed")
DISCARDED: Final[int] = EVENTS.number("discarded")
HORUS_BONUS: Final[int] = EVENTS.number("horus_bonus")
TOOK_CARD: Final[int] = EVENTS.number("took_card")
DREW_LAW: Final[int] = EVENTS.number("drew_law")
ROTATED: Final[int] = EVENTS.number("rotated")
MAAT: Final[int] = EVENTS.number("maat")
FAITH_LAID: Final[int] = EVENTS.number("faith_laid")
BALANCE: Final[int] = EVENTS.number("balance")
CLEARED: Final[int] = EVENTS.number("cleared")
Z23_HELD: Final[int] = EVENTS.number("z23_held")
Z23_NOT_HELD: Final[int] = EVENTS.number("z23_not_held")
USED_LAW: Final[int] = EVENTS.number("used_law")
SCORING: Final[int] = EVENTS.number("scoring")
SCORED: Final[int] = EVENTS.number("scored")
DISTRICT_WON: Final[int] = EVENTS.number("district_won")
UPKEEP: Final[int] = EVENTS.number("upkeep")
FINAL_SCORING: Final[int] = EVENTS.number("final_scoring")
LAW_REVEALED: Final[int] = EVENTS.number("law_revealed")
LAW_SCORED: Final[int] = EVENTS.number("law_scored")
TRIBUTE: Final[int] = EVENTS.number("tribute")
LAW_REPEATED: Final[int] = EVENTS.number("law_repeated")
WINNER: Final[int] = EVENTS.number("winner")
AUTOMA_PYRAMID: Final[int] = EVENTS.number("bot_pyramid")
DEBEN_THROWN: Final[int] = EVENTS.number("deben_thrown")
AUTOMA_TOKEN: Final[int] = EVENTS.number("bot_token")
AUTOMA_DIE_FAILED: Final[int] = EVENTS.number("bot_die_failed")
AUTOMA_NO_DIE_AT: Final[int] = EVENTS.number("bot_no_die_at")
AUTOMA_NO_DIE_OF: Final[int] = EVENTS.number("bot_no_die_of")
AUTOMA_DIE: Final[int] = EVENTS.number("bot_die")
AUTOMA_PEOPLE_SLOT: Final[int] = EVENTS.number("bot_people_slot")
AUTOMA_CELL: Final[int] = EVENTS.number("bot_cell")
AUTOMA_SLOT: Final[int] = EVENTS.number("bot_slot")
AUTOMA_SECTION: Final[int] = EVENTS.number("bot_section")
AUTOMA_DISTRICT: Final[int] = EVENTS.number("bot_district")
AUTOMA_NOTHING: Final[int] = EVENTS.number("bot_nothing")
AUTOMA_GOLD_REMOVED: Final[int] = EVENTS.number("bot_gold_removed")
AUTOMA_DISCARDED: Final[int] = EVENTS.number("bot_discarded")
