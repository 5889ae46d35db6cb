"""The table of a game of Tekhenu, and small predicates in the rulebook's words."""

from ennead.core.codec import NOBODY
from ennead.core.state import Rules
from ennead.games.tekhenu.generated.fields import TekhenuFields
from ennead.games.tekhenu.rules.components import (
    DICE_PER_MAAT,
    GODS,
    LINE_CELLS,
    LINE_SLOTS,
    MOST_GOD_STATUES,
    PEOPLE_LINE,
    PRODUCTION_START,
    RESOURCES,
    SECTOR_LIGHT,
    SLOT_MIN_PLAYERS,
    SOURCES,
)


class TekhenuState(TekhenuFields):
    """Tables by participant (a seat, or the bot after it), by place of the board, and the running turn."""

    __slots__ = ()

    def places(self, players: int) -> int:
        """A solo opponent has a seat, too."""
        return max(players, 2)

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        self.seats = self.places(players)
        self.difficulty = 0
        self.arrow = 0
        self.order = list(range(self.seats))
        self.production = [PRODUCTION_START] * (self.seats * RESOURCES)
        self.nudge = 0

    def clone(self) -> "TekhenuState":
        copy = TekhenuState()
        copy.copy_from(self)
        return copy

    def is_automa(self, seat: int) -> bool:
        """Botankhamun, the bot that a single player meets."""
        return seat >= self.players

    def light(self, god: int) -> int:
        """The light of the god's sector (TK-DIC-01)."""
        return SECTOR_LIGHT[(god - self.arrow) % GODS]

    def has(self, seat: int, technology: int) -> bool:
        return self.technologies[seat] >> technology & 1 == 1

    def holds(self, seat: int, blessing: int) -> bool:
        return self.blessings[seat] >> blessing & 1 == 1

    def vp(self, seat: int) -> int:
        return sum(self.points[seat * SOURCES : seat * SOURCES + SOURCES])

    def dice_of(self, seat: int) -> int:
        """How many dice the participant has taken since the last Maat phase (TK-RND-03)."""
        first = seat * DICE_PER_MAAT
        return DICE_PER_MAAT - self.taken[first : first + DICE_PER_MAAT].count(NOBODY)

    def slot_is_open(self, slot: int) -> bool:
        """Enough participants play for it (TK-HAT-02)."""
        return SLOT_MIN_PLAYERS[slot] <= self.seats

    def pillars_in(self, line: int, seat: int) -> int:
        """Own pillars in a row or column."""
        count = 0
        for cell in LINE_CELLS[line]:
            if self.pillar_owner[cell] == seat:
                count += 1
        return count

    def buildings_at(self, line: int) -> int:
        """Buildings of all participants at a row or column."""
        count = 0
        for slot in LINE_SLOTS[line]:
            if self.temple[slot] != NOBODY:
                count += 1
        return count

    def pieces_at(self, line: int, seat: int) -> int:
        """Own buildings and own people statue at a row or column."""
        count = 0
        for slot in LINE_SLOTS[line]:
            if self.temple[slot] == seat:
                count += 1
        for place in range(len(PEOPLE_LINE)):
            if PEOPLE_LINE[place] == line and self.people_statues[place] == seat:
                count += 1
        return count

    def has_god_statue(self, god: int, seat: int) -> bool:
        first = god * MOST_GOD_STATUES
        return seat in self.god_statues[first : first + MOST_GOD_STATUES]

    def horus_slot_of(self, god: int) -> int:
        return self.horus_tiles.index(god)
