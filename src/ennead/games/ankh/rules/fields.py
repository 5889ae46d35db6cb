"""Everything that lies on the table, and how it is written."""

from typing import Any, Final

from ennead.core.codec import FLAG, NOBODY, NUMBER, SEAT, Bits, ByRow, Codec, Domain, Field, Grid, ListOf
from ennead.games.ankh.rules.components import (
    ACTION,
    CARD,
    GOD,
    GUARDIAN,
    LEVEL,
    PIECE,
    POWER,
    SCENARIO,
    SOURCE,
)
from ennead.games.ankh.rules.geography import AIM, EDGE, HEX, HEXES, landscape


class OnMap(ByRow):
    """One value for each hex, of which only the filled ones are written."""

    def __init__(self, cell: Domain) -> None:
        super().__init__(HEX, cell)

    def show(self, value: Any) -> Any:
        return {HEX.names[hex]: self.cell.show(each) for hex, each in enumerate(value) if each != NOBODY}

    def read(self, shown: Any) -> Any:
        if not isinstance(shown, dict):
            raise ValueError(f"expected values by hex, got {shown!r}")
        values = [NOBODY] * HEXES
        for name, each in shown.items():
            values[HEX.read(name)] = self.cell.read(each)
        return values


class Layout(Codec):
    """The map, of which only the sides with camels are written."""

    def __init__(self) -> None:
        self.camels = ListOf(EDGE)

    def holds(self) -> str:
        return "ennead.games.ankh.rules.geography.Landscape"

    def show(self, value: Any) -> Any:
        return {"camels": self.camels.show(value.camels)}

    def read(self, shown: Any) -> Any:
        return landscape(self.camels.read(shown["camels"]))


ON_TABLE: Final = (
    Field("scenario", SCENARIO),
    # Seat 1 of the scenario, and the seat whose turn it is.
    Field("first", SEAT),
    Field("active", SEAT),
    # Space of the event marker and of the four action markers.
    Field("event", NUMBER),
    Field("markers", ByRow(ACTION, NUMBER)),
    Field("god", ByRow(SEAT, GOD)),
    # The side each seat belongs to, in the game or forgotten.
    Field("side", ByRow(SEAT, SEAT)),
    # The side in the game that has each god's ability.
    Field("holder", ByRow(GOD, SEAT)),
    # By level of guardian: the kind in the game, how many nobody has taken, how many left the game.
    Field("kinds", ByRow(LEVEL, GUARDIAN)),
    Field("stock", ByRow(LEVEL, NUMBER)),
    Field("removed", ByRow(LEVEL, NUMBER)),
    # Devotion by side; `ranks` holds the sides in the game in ascending order, stacks included (AN-DEV-03).
    Field("devotion", ByRow(SEAT, NUMBER)),
    Field("points", Grid(SEAT, SOURCE, NUMBER)),
    Field("ranks", ListOf(SEAT)),
    # Forgotten sides in ascending order of their last devotion.
    Field("forgotten", ListOf(SEAT)),
    Field("winner", SEAT),
    # By side: followers, warriors and guardians in the pool, powers, battle cards in hand.
    Field("followers", ByRow(SEAT, NUMBER)),
    Field("warriors", ByRow(SEAT, NUMBER)),
    Field("guardians", Grid(SEAT, LEVEL, NUMBER)),
    Field("powers", ByRow(SEAT, Bits(POWER))),
    Field("hand", ByRow(SEAT, Bits(CARD))),
    # Owners of the captives of Anubis.
    Field("captives", ListOf(SEAT)),
    # By hex: the figure or monument there and its side; where a scorpion's claws point.
    Field("piece", OnMap(PIECE)),
    Field("owner", OnMap(SEAT)),
    Field("claws", OnMap(AIM)),
    # Hexes of radiant figures and of gates.
    Field("suns", ListOf(HEX)),
    Field("gates", ListOf(HEX)),
    # The map as the camels divide it, shared by all copies and never changed; the line being laid now; the
    # token of each region (0 = none yet).
    Field("map", Layout()),
    Field("caravan", ListOf(EDGE)),
    Field("tokens", ListOf(NUMBER)),
    # Hexes of figures that were moved, and of pyramids used, in this action (or step 1 of a battle).
    Field("moved", ListOf(HEX)),
    Field("used", ListOf(HEX)),
    # Conflict: who holds the tiebreaker, and whether it and the Amun token lie face up.
    Field("tiebreaker", SEAT),
    Field("tiebreaker_up", FLAG),
    Field("amun_up", FLAG),
    # Battle: its region, who takes part, cards played, revealed bids, hexes of figures saved, deaths by side,
    # who won. All but the region lies open until the next battle begins.
    Field("battle", NUMBER),
    Field("participants", Bits(SEAT)),
    Field("doubling", FLAG),
    Field("cards", ByRow(SEAT, Bits(CARD))),
    Field("bidders", ListOf(SEAT)),
    Field("bids", ListOf(NUMBER)),
    Field("flooded", ListOf(HEX)),
    Field("saved", ListOf(HEX)),
    Field("strength", ByRow(SEAT, NUMBER)),
    Field("fallen", ByRow(SEAT, NUMBER)),
    Field("fallen_cats", ByRow(SEAT, NUMBER)),
    Field("fallen_mummies", ByRow(SEAT, NUMBER)),
    Field("victor", SEAT),
)
