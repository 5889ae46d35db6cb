"""Everything that lies on the table, and how it is written: flat lists of ints with named rows."""

from typing import Final

from barges.rules.components import GOOD
from ennead.core.codec import NUMBER, SEAT, ByRow, Field, Grid, ListOf

ON_TABLE: Final = (
    Field("hand", Grid(SEAT, GOOD, NUMBER)),
    Field("barge", Grid(SEAT, GOOD, NUMBER)),
    Field("points", ByRow(SEAT, NUMBER)),
    Field("deck", ListOf(GOOD)),
    Field("sold", ByRow(GOOD, NUMBER)),
)
