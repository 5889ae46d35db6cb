"""Everything that lies on the table, and how it is written."""

from typing import Final

from ennead.core.codec import FLAG, NUMBER, SEAT, Bits, ByRow, Field, Grid, ListOf
from ennead.games.kemet.rules.components import (
    AREA,
    BATTLE_CARD,
    BUY_SPACE,
    CARD,
    CITY,
    COLOR,
    CREATURE,
    PHASE,
    TILE,
    TOKEN_SPACE,
)

ON_TABLE: Final = (
    Field("round", NUMBER),
    Field("phase", PHASE),
    # Whose turn it is; the units of `assault` are this player's.
    Field("active", SEAT),
    Field("winner", SEAT),
    Field("colors", Bits(COLOR)),
    # Seats by slot, and the slots chosen so far in destiny.
    Field("order", ListOf(SEAT), shared=True),
    Field("next_order", ListOf(SEAT), shared=True),
    # By seat
    Field("city", ByRow(SEAT, CITY), shared=True),
    Field("pp", ByRow(SEAT, NUMBER)),
    Field("battle_fame", ByRow(SEAT, NUMBER), shared=True),
    Field("divine_fame", ByRow(SEAT, NUMBER), shared=True),
    Field("veterans", ByRow(SEAT, NUMBER)),
    Field("supply", ByRow(SEAT, NUMBER)),
    Field("tiles", ByRow(SEAT, Bits(TILE)), shared=True),
    # Bits of the colours bought in this day.
    Field("bought", ByRow(SEAT, Bits(COLOR))),
    # Bits of the spaces with own tokens; where silver lies; the tile gold was placed for.
    Field("own_tokens", ByRow(SEAT, Bits(TOKEN_SPACE))),
    Field("has_silver", ByRow(SEAT, FLAG), shared=True),
    Field("silver_at", ByRow(SEAT, TOKEN_SPACE)),
    Field("gold_tile", ByRow(SEAT, TILE)),
    # Colours of the buy spaces, seat by seat.
    Field("markers", Grid(SEAT, BUY_SPACE, COLOR), shared=True),
    Field("hand", Grid(SEAT, CARD, NUMBER)),
    # DI cards revealed in the battle that is being fought.
    Field("committed", Grid(SEAT, CARD, NUMBER), shared=True),
    Field("battle_hand", ByRow(SEAT, Bits(BATTLE_CARD))),
    Field("face_up", ByRow(SEAT, Bits(BATTLE_CARD)), shared=True),
    Field("face_down", ByRow(SEAT, Bits(BATTLE_CARD)), shared=True),
    Field("removed", ByRow(SEAT, Bits(BATTLE_CARD)), shared=True),
    # Battle cards chosen in the war council; they count as in hand until the clash.
    Field("played_card", ByRow(SEAT, BATTLE_CARD)),
    Field("discarded_card", ByRow(SEAT, BATTLE_CARD)),
    # By area: whose troop, how many units, and how many units of the attacker besides.
    Field("holder", ByRow(AREA, SEAT)),
    Field("units", ByRow(AREA, NUMBER)),
    Field("assault", ByRow(AREA, NUMBER)),
    Field("pyramid_color", ByRow(AREA, COLOR), shared=True),
    Field("height", ByRow(AREA, NUMBER), shared=True),
    # Who has the area's temporary fame.
    Field("fame_at", ByRow(AREA, SEAT), shared=True),
    # By creature: whose it is, and its area (none = supply, or with its tile).
    Field("creature_owner", ByRow(CREATURE, SEAT), shared=True),
    Field("creature_at", ByRow(CREATURE, AREA)),
    # Copies of each tile on offer.
    Field("offer", ByRow(TILE, NUMBER), shared=True),
    # The last card is the top; the discard is open, so a count of each kind is enough.
    Field("deck", ListOf(CARD)),
    Field("discard", ByRow(CARD, NUMBER)),
    # The battle that is being fought; creatures are those that count, after Deep Desert Snake.
    Field("battle_area", AREA),
    Field("attacker", SEAT),
    Field("defender", SEAT),
    Field("attacker_creature", CREATURE),
    Field("defender_creature", CREATURE),
    # Whose battle card was shown to Spy.
    Field("shown", SEAT),
    Field("clashed", FLAG),
    # Cards discarded for Divine Wound.
    Field("wound", NUMBER),
    Field("battle_winner", SEAT),
    # Enemy units removed by damage and guaranteed damage.
    Field("attacker_kills", NUMBER),
    Field("defender_kills", NUMBER),
    # What was revealed in the last clash, for who looked away: battle and DI cards, Diversion included.
    Field("last_area", AREA),
    Field("last_attacker", SEAT),
    Field("last_defender", SEAT),
    Field("last_winner", SEAT),
    Field("last_played", ByRow(SEAT, BATTLE_CARD), shared=True),
    Field("last_cards", Grid(SEAT, CARD, NUMBER), shared=True),
)
