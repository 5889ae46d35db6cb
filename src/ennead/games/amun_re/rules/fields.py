"""Everything that lies on the table, and how it is written."""

from typing import Final

from ennead.core.codec import FLAG, NUMBER, SEAT, Bits, ByRow, Domain, Field, Grid, ListOf
from ennead.games.amun_re.rules.components import (
    CARD,
    CELL,
    KINGDOM,
    PHASE,
    PROVINCE,
    SOURCE,
    TILE,
)

# Points are kept by kingdom and source: old.temples, …, new.final_gold.
LINE: Final = Domain("line", [f"{era}.{source}" for era in KINGDOM.names for source in SOURCE.names])
LINES: Final = len(LINE.names)


ON_TABLE: Final = (
    Field("expert", FLAG),
    Field("round", NUMBER),
    Field("phase", PHASE),
    Field("first", SEAT),
    Field("tile", TILE),
    # By seat
    Field("gold", ByRow(SEAT, NUMBER)),
    Field("hand", Grid(SEAT, CARD, NUMBER)),
    # Cards everybody knows to be in the hand: the starting Architect until one leaves it.
    Field("known", Grid(SEAT, CARD, NUMBER), shared=True),
    # Bits of the card types played in this phase or scoring.
    Field("played", ByRow(SEAT, Bits(CARD))),
    Field("points", Grid(SEAT, LINE, NUMBER), shared=True),
    Field("bid_at", ByRow(SEAT, PROVINCE)),
    Field("bid_cell", ByRow(SEAT, CELL)),
    Field("barred", ByRow(SEAT, PROVINCE)),
    # Revealed offering of this round: gold, 0 for the Thief, -1 before the reveal.
    Field("offered", ByRow(SEAT, NUMBER), shared=True),
    # Expert variant: bits of the province cards in hand.
    Field("province_hand", ByRow(SEAT, Bits(PROVINCE)), shared=True),
    # By province
    Field("owner", ByRow(PROVINCE, SEAT), shared=True),
    Field("farmers", ByRow(PROVINCE, NUMBER)),
    Field("free_farmers", ByRow(PROVINCE, NUMBER)),
    Field("stones", ByRow(PROVINCE, NUMBER)),
    Field("pyramids", ByRow(PROVINCE, NUMBER)),
    # Piles (last = top); the power discard is open, so a count of each type is enough.
    Field("deck", ListOf(CARD)),
    Field("discard", ByRow(CARD, NUMBER)),
    Field("province_deck", ListOf(PROVINCE), shared=True),
    Field("for_sale", ListOf(PROVINCE), shared=True),
    Field("province_discard", ListOf(PROVINCE), shared=True),
    Field("unused", ListOf(PROVINCE), shared=True),
    # Instant power cards on provinces for sale: where each lies, and its hidden face.
    Field("face_down_at", ListOf(PROVINCE)),
    Field("face_down", ListOf(CARD)),
    Field("total", NUMBER),
)
