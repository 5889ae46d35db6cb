"""Everything that lies on the table, and how it is written."""

from typing import Final

from ennead.core.codec import FLAG, NUMBER, SEAT, Bits, ByRow, Domain, Field, Grid, ListOf, numbers
from ennead.games.tekhenu.rules.cards import (
    BLESSING_CARD,
    CARD,
    DESTINY,
    DIFFICULTY,
    LAW_CARD,
    START,
    TECHNOLOGY_CARD,
    TOKEN,
    TOKEN_PLACE,
)
from ennead.games.tekhenu.rules.components import (
    ARROW,
    CELL,
    COLOUR,
    DIE_PLACE,
    DISPLAY,
    GOD,
    GOOD,
    HORUS_SLOT,
    MARKET_SLOT,
    MOST_GOD_STATUES,
    OSIRIS_SLOT,
    PEOPLE,
    RESOURCE,
    SLOT,
    SOURCE,
    TAKEN_AS,
    TAKEN_DIE,
    TILE,
    WHEEL_DIE,
)

_TWO: Final = numbers("number", 1, 2)
_ROOM: Final = numbers("room", 1, MOST_GOD_STATUES)
# What became of the shift by one of B11 and B12 (TK-BLG-09).
NUDGE: Final = Domain("nudge", ["none", "first", "second", "spent"])
NO_NUDGE: Final = 0
FIRST_NUDGE: Final = 1
SECOND_NUDGE: Final = 2
NUDGES_SPENT: Final = 3


ON_TABLE: Final = (
    # Participants: the players, and in a solo game the bot as the second.
    Field("seats", NUMBER),
    # Options
    Field("difficulty", DIFFICULTY),
    Field("random_start", FLAG),
    Field("law_vp", NUMBER),
    # The wheel, its dice, rounds
    Field("round", NUMBER),
    # Maat phases begun.
    Field("maat", NUMBER),
    Field("arrow", ARROW),
    # Scoring markers left, the first one first: the arrow they wait for.
    Field("markers", ListOf(ARROW)),
    Field("order", ListOf(SEAT)),
    # Dice at the wheel, sorted.
    Field("wheel", ListOf(WHEEL_DIE)),
    Field("bag", ByRow(COLOUR, NUMBER)),
    # Dice of each participant, on the pans, below them, or with the bot.
    Field("taken", Grid(SEAT, DIE_PLACE, TAKEN_DIE)),
    # By participant
    Field("goods", Grid(SEAT, GOOD, NUMBER)),
    Field("production", Grid(SEAT, RESOURCE, NUMBER)),
    Field("excess", Grid(SEAT, RESOURCE, NUMBER)),
    Field("population", ByRow(SEAT, NUMBER)),
    Field("happiness", ByRow(SEAT, NUMBER)),
    # How many of the three happiness rewards were given.
    Field("reached", ByRow(SEAT, NUMBER)),
    # Pieces built.
    Field("buildings", ByRow(SEAT, NUMBER)),
    Field("statues", ByRow(SEAT, NUMBER)),
    Field("pillars", ByRow(SEAT, NUMBER)),
    Field("points", Grid(SEAT, SOURCE, NUMBER)),
    # Faith on the left pan, or minus that on the right.
    Field("faith_laid", ByRow(SEAT, NUMBER)),
    # Markers on the Maat track.
    Field("balance", ByRow(SEAT, NUMBER)),
    Field("destiny", ByRow(SEAT, DESTINY)),
    # Cards: sets of a family are bits
    Field("blessings", ByRow(SEAT, Bits(BLESSING_CARD))),
    Field("technologies", ByRow(SEAT, Bits(TECHNOLOGY_CARD))),
    Field("laws", ByRow(SEAT, Bits(LAW_CARD))),
    # Laws everybody saw going to that hand.
    Field("known_laws", ByRow(SEAT, Bits(LAW_CARD))),
    # Laws that took one of the three places.
    Field("scored_laws", ByRow(SEAT, Bits(LAW_CARD))),
    Field("laws_open", FLAG),
    Field("dealt_laws", Grid(SEAT, _TWO, LAW_CARD)),
    Field("returned_law", ByRow(SEAT, LAW_CARD)),
    # Starting cards lying open, and each participant's two.
    Field("starting_cards", ListOf(START)),
    Field("own_starts", Grid(SEAT, _TWO, START)),
    # The two cards seen with S05 or S06.
    Field("seen", ListOf(CARD)),
    # Piles (last = top).
    Field("blessing_deck", ListOf(CARD)),
    Field("technology_deck", ListOf(CARD)),
    Field("law_deck", ListOf(CARD)),
    Field("blessing_discard", ListOf(CARD)),
    Field("technology_discard", ListOf(CARD)),
    Field("law_discard", ListOf(CARD)),
    Field("market", ByRow(MARKET_SLOT, CARD)),
    Field("open_sections", NUMBER),
    # The board
    Field("horus_tiles", ByRow(HORUS_SLOT, GOD)),
    Field("god_statues", Grid(GOD, _ROOM, SEAT)),
    Field("people_statues", ByRow(PEOPLE, SEAT)),
    Field("display", ByRow(DISPLAY, TILE)),
    Field("stack", ListOf(TILE)),
    Field("tiles", ByRow(CELL, TILE)),
    # Clockwise quarter turns of the tile.
    Field("turns", ByRow(CELL, NUMBER)),
    Field("pillar_owner", ByRow(CELL, SEAT)),
    Field("temple", ByRow(SLOT, SEAT)),
    Field("osiris", ByRow(OSIRIS_SLOT, SEAT)),
    # The turn
    Field("turn_seat", SEAT),
    Field("die_sector", GOD),
    Field("die_colour", COLOUR),
    # The base value.
    Field("die_value", NUMBER),
    Field("die_state", TAKEN_AS),
    # The shift by one that comes with B11 or B12.
    Field("nudge", NUDGE),
    Field("main_open", FLAG),
    # Additional actions bought and not yet performed.
    Field("extras", ListOf(GOD)),
    # T10 or T22 was used in this turn.
    Field("replaced_gold", FLAG),
    Field("replaced_stone", FLAG),
    # Who reached happiness 21 inside an action.
    Field("awaiting_any", SEAT),
    # God to whom the running Horus action built the first own statue.
    Field("new_statue", GOD),
    # Botankhamun
    Field("pyramid", ListOf(TOKEN)),
    Field("progress", TOKEN_PLACE),
)
