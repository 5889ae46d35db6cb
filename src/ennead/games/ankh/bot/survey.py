"""What a look at the map tells: who stands where, how strong, beside which monuments."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.ankh.rules.components import (
    ANDROSPHINX,
    ANUBIS,
    CAPTIVE_STRENGTH_MOST,
    FIRST_GUARDIAN,
    GOD_FIGURE,
    MONUMENTS,
    RESPLENDENT,
    RESPLENDENT_MONUMENTS,
    RESPLENDENT_STRENGTH,
    SPHINX_FIGURE,
    STRENGTH,
    TEMPLE,
    TEMPLE_ATTUNED,
    TEMPLE_STRENGTH,
)
from ennead.games.ankh.rules.geography import DESERT, HEX_TERRAIN, HEXES
from ennead.games.ankh.rules.scenarios import SCENARIOS
from ennead.games.ankh.rules.state import AnkhState

SPHINX_LEVEL: Final = 2


class Survey:
    """Counts by region and side (at `region * players + side`), and by side; filled in one pass."""

    def __init__(self, state: AnkhState) -> None:
        players = state.players
        cells = players * state.map.regions
        self.players = players
        # By region and side: figures, those in the desert, strength on the map, rewards beyond the usual.
        self.figures = [0] * cells
        self.desert = [0] * cells
        self.strength = [0] * cells
        self.bonus = [0] * cells
        # By region, side and type.
        self.monuments = [0] * (cells * MONUMENTS)
        # By side: monuments beside own figures, own monuments, figures, guardians, where the god is.
        self.own_beside = [0] * players
        self.neutral_beside = [0] * players
        self.enemy_beside = [0] * players
        self.owned = [0] * players
        self.warriors = [0] * players
        self.guardians = [0] * players
        self.god_region = [NOBODY] * players
        self.neutrals = 0
        self._look(state)

    def _look(self, state: AnkhState) -> None:
        piece = state.piece
        kinds = [0] * (self.players * MONUMENTS)
        gods = [NOBODY] * self.players
        for hex in range(HEXES):
            what = piece[hex]
            if what == NOBODY:
                continue
            if what < MONUMENTS:
                self._count_monument(state, hex, kinds)
            elif what == GOD_FIGURE:
                gods[state.owner[hex]] = hex
            else:
                self._count_figure(state, hex, STRENGTH[what])
        for side in range(self.players):
            if gods[side] != NOBODY:
                self.god_region[side] = state.map.region[gods[side]]
                self._count_figure(state, gods[side], _god_strength(state, side, kinds))
        self._count_bonus(state)

    def _count_monument(self, state: AnkhState, hex: int, kinds: list[int]) -> None:
        owner = state.owner[hex]
        kind = state.piece[hex]
        region = state.map.region[hex]
        beside = 0
        for near in state.map.adjacent[hex]:
            if state.piece[near] >= GOD_FIGURE:
                beside |= 1 << state.owner[near]
        if owner == NOBODY:
            self.neutrals += 1
        else:
            self.owned[owner] += 1
            kinds[owner * MONUMENTS + kind] += 1
            cell = region * self.players + owner
            self.monuments[cell * MONUMENTS + kind] += 1
            if kind == TEMPLE and beside >> owner & 1 and state.has_power(owner, TEMPLE_ATTUNED):
                self.strength[cell] += TEMPLE_STRENGTH
        if beside:
            for side in range(self.players):
                if beside >> side & 1:
                    if owner == side:
                        self.own_beside[side] += 1
                    elif owner == NOBODY:
                        self.neutral_beside[side] += 1
                    else:
                        self.enemy_beside[side] += 1

    def _count_figure(self, state: AnkhState, hex: int, strength: int) -> None:
        side = state.owner[hex]
        if state.piece[hex] >= FIRST_GUARDIAN:
            self.guardians[side] += 1
        else:
            self.warriors[side] += 1
        if state.kinds[SPHINX_LEVEL] == ANDROSPHINX and _is_neutralised(state, hex):
            strength = 0
        region = state.map.region[hex]
        if region != NOBODY:
            cell = region * self.players + side
            self.figures[cell] += 1
            self.strength[cell] += strength
            if HEX_TERRAIN[hex] == DESERT:
                self.desert[cell] += 1
            return
        for region in range(state.map.regions):
            if state.map.part_of[hex] >> region & 1:
                self.figures[region * self.players + side] += 1
                self.strength[region * self.players + side] += strength

    def _count_bonus(self, state: AnkhState) -> None:
        """Radiance and cities."""
        radiant = [False] * len(self.bonus)
        for hex in state.suns:
            for region in range(state.map.regions):
                if state.map.part_of[hex] >> region & 1:
                    cell = region * self.players + state.owner[hex]
                    if not radiant[cell]:
                        radiant[cell] = True
                        self.bonus[cell] += 1
        for hex in SCENARIOS[state.scenario].cities:
            if state.piece[hex] >= GOD_FIGURE:
                self.bonus[state.map.region[hex] * self.players + state.owner[hex]] += 1

    def majorities(self, region: int) -> list[int]:
        """By side, types of which it has the majority in the region, figures or not (AN-MAJ-01)."""
        base = region * self.players * MONUMENTS
        found = [0] * self.players
        for kind in range(MONUMENTS):
            most = 0
            first = NOBODY
            for side in range(self.players):
                count = self.monuments[base + side * MONUMENTS + kind]
                if count > most:
                    most, first = count, side
                elif count == most:
                    first = NOBODY
            if first != NOBODY:
                found[first] += 1
        return found


def _god_strength(state: AnkhState, side: int, kinds: list[int]) -> int:
    strength = STRENGTH[GOD_FIGURE]
    if state.has_power(side, RESPLENDENT):
        for kind in range(MONUMENTS):
            if kinds[side * MONUMENTS + kind] >= RESPLENDENT_MONUMENTS:
                strength = RESPLENDENT_STRENGTH
    if state.holder[ANUBIS] == side:
        strength += min(len(state.captives), CAPTIVE_STRENGTH_MOST)
    return strength


def _is_neutralised(state: AnkhState, hex: int) -> bool:
    side = state.owner[hex]
    for near in state.map.adjacent[hex]:
        if state.piece[near] == SPHINX_FIGURE and state.owner[near] != side:
            return True
    return False
