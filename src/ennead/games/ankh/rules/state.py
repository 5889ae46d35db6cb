"""The table of a game of Ankh, and small predicates in the rulebook's words.

A side is named by a seat: that of its god, or of the higher god of a merged pair.
"""

from ennead.core.codec import NOBODY
from ennead.core.state import Rules
from ennead.games.ankh.generated.fields import AnkhFields
from ennead.games.ankh.rules.components import (
    ANKH_TOKENS,
    BASES,
    FIRST_GUARDIAN,
    GOD_FIGURE,
    GUARDIAN_BASE,
    LEVELS,
    MONUMENT_SUPPLY,
    MONUMENTS,
    OSIRIS,
    SUNS,
)
from ennead.games.ankh.rules.geography import HEXES, IS_LAND, landscape


class AnkhState(AnkhFields):
    """Tables by seat, by hex, by level of guardian; a merged side's things lie in the higher god's row."""

    __slots__ = ()

    def lay_out(self, rules: Rules, players: int) -> None:
        super().lay_out(rules, players)
        self.map = landscape([])
        self.first = 0
        self.active = 0
        self.side = list(range(players))
        self.amun_up = True
        self.battle = NOBODY

    def clone(self) -> "AnkhState":
        copy = AnkhState()
        copy.copy_from(self)
        return copy

    # Seats and sides

    def turn_order(self) -> list[int]:
        """Seat 1 of the scenario, then clockwise (AN-SET-04)."""
        return [*range(self.first, self.players), *range(self.first)]

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise that is still in the game (AN-TRN-10)."""
        following = (seat + 1) % self.players
        while following != seat and not self.is_in_game(self.side[following]):
            following = (following + 1) % self.players
        return following

    def is_in_game(self, side: int) -> bool:
        return side in self.ranks

    def is_merged(self, side: int) -> bool:
        """Two seats share this god."""
        return self.side.count(side) > 1

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat in range(self.players) if self.side[seat] == side]

    def has_power(self, side: int, power: int) -> bool:
        return self.powers[side] >> power & 1 == 1

    def plays(self, side: int, card: int) -> bool:
        """Has revealed this card in the battle going on."""
        return self.cards[side] >> card & 1 == 1

    def takes_part(self, side: int) -> bool:
        return self.participants >> side & 1 == 1

    # The map

    def is_figure(self, hex: int) -> bool:
        return self.piece[hex] >= GOD_FIGURE

    def is_monument(self, hex: int) -> bool:
        return NOBODY < self.piece[hex] < MONUMENTS

    def can_stop(self, side: int, hex: int) -> bool:
        """An empty land hex (AN-MAP-09) that a figure of the side may come to stand on."""
        return self.piece[hex] == NOBODY and IS_LAND[hex] and self.may_enter(side, hex)

    def may_enter(self, side: int, hex: int) -> bool:
        """No gate of another side lies there (AN-OSI-06, AN-OSI-07)."""
        return hex not in self.gates or self.gate_owner() == side

    def gate_owner(self) -> int:
        return self.holder[OSIRIS]

    def is_adjacent(self, hex: int, other: int) -> bool:
        """Neighbours with neither river nor camel between them (AN-ADJ-03)."""
        return other in self.map.adjacent[hex]

    def has_own_figure_by(self, side: int, hex: int) -> bool:
        """A figure of the side is adjacent to the hex."""
        found = False
        for near in self.map.adjacent[hex]:
            if self.owner[near] == side and self.piece[near] >= GOD_FIGURE:
                found = True
        return found

    def god_hex(self, side: int) -> int:
        for hex in range(HEXES):
            if self.owner[hex] == side and self.piece[hex] == GOD_FIGURE:
                return hex
        return NOBODY

    def own_figures(self, side: int) -> list[int]:
        """Hexes of the side's figures."""
        piece = self.piece
        return [hex for hex, who in enumerate(self.owner) if who == side and piece[hex] >= GOD_FIGURE]

    def own_monuments(self, side: int, kind: int) -> list[int]:
        """Hexes of the side's monuments of this type."""
        piece = self.piece
        return [hex for hex, who in enumerate(self.owner) if who == side and piece[hex] == kind]

    def figures_in(self, side: int, region: int) -> list[int]:
        """Hexes of the side's figures in the region, water included (AN-REG-04)."""
        owner = self.owner
        return [hex for hex in self.map.area[region] if owner[hex] == side and self.piece[hex] >= GOD_FIGURE]

    def sides_in(self, region: int) -> int:
        """Bits of the sides present in the region (AN-FIG-03)."""
        bits = 0
        piece = self.piece
        for hex in self.map.area[region]:
            if piece[hex] >= GOD_FIGURE:
                bits |= 1 << self.owner[hex]
        return bits

    # Pools and supply

    def ankh_tokens(self, side: int) -> int:
        """Tokens in the pool: all but those on monuments (AN-CMP-03)."""
        used = 0
        piece = self.piece
        for hex, who in enumerate(self.owner):
            if who == side and NOBODY < piece[hex] < MONUMENTS:
                used += 1
        return ANKH_TOKENS - used

    def monuments_left(self, kind: int) -> int:
        """Monuments of this type in the supply (AN-CMP-02)."""
        return MONUMENT_SUPPLY[kind] - self.piece.count(kind)

    def suns_left(self) -> bool:
        return len(self.suns) < SUNS

    def bases_left(self, side: int, base: int) -> int:
        """Free bases of this size: guardians on the map and in the pool use them (AN-CMP-04)."""
        used = 0
        for level in range(LEVELS):
            if GUARDIAN_BASE[self.kinds[level]] == base:
                used += self.guardians[side * LEVELS + level]
        for hex, piece in enumerate(self.piece):
            kind = piece - FIRST_GUARDIAN
            if kind >= 0 and self.owner[hex] == side and GUARDIAN_BASE[kind] == base:
                used += 1
        return BASES[base] - used

    def hand_size(self, side: int) -> int:
        return self.hand[side].bit_count()
