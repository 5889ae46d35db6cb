"""What draws a figure of one side to a hex: monuments to stand beside, regions to hold."""

from ennead.core.codec import NOBODY
from ennead.games.ankh.bot.weights import Weights
from ennead.games.ankh.rules.components import GOD_FIGURE, MONUMENTS, TEMPLE, TEMPLE_ATTUNED
from ennead.games.ankh.rules.geography import HEXES
from ennead.games.ankh.rules.state import AnkhState


class Lure:
    """Counts for one side, as if the figure on `leaving` stood nowhere (NOBODY: all stand)."""

    def __init__(self, weights: Weights, state: AnkhState, side: int, leaving: int) -> None:
        self.weights = weights
        self.side = side
        self.players = state.players
        # Own figures beside each monument.
        self.beside = [0] * HEXES
        # By region: own figures, figures of the strongest other side; by region, side and type: monuments.
        self.own = [0] * state.map.regions
        self.others = [0] * state.map.regions
        self.monuments = [0] * (state.map.regions * state.players * MONUMENTS)
        self.has_neutral = False
        self.temples = state.has_power(side, TEMPLE_ATTUNED)
        self._count(state, leaving)
        # By region: what one more figure there brings.
        self.pull = [self._pull(region) for region in range(state.map.regions)]

    def _count(self, state: AnkhState, leaving: int) -> None:
        regions = state.map.regions
        figures = [0] * (regions * self.players)
        for hex in range(HEXES):
            what = state.piece[hex]
            if what == NOBODY or hex == leaving:
                continue
            owner = state.owner[hex]
            region = state.map.region[hex]
            if what >= GOD_FIGURE:
                if region != NOBODY:
                    figures[region * self.players + owner] += 1
                if owner == self.side:
                    for near in state.map.adjacent[hex]:
                        self.beside[near] += 1
            elif owner == NOBODY:
                self.has_neutral = True
            else:
                self.monuments[(region * self.players + owner) * MONUMENTS + what] += 1
        for region in range(regions):
            for side in range(self.players):
                count = figures[region * self.players + side]
                if side == self.side:
                    self.own[region] = count
                elif count > self.others[region]:
                    self.others[region] = count

    def _pull(self, region: int) -> float:
        """Presence brings majorities and perhaps a victory; strength counts where it can turn a battle."""
        own = self.own[region]
        others = self.others[region]
        if own == 0:
            majorities = 0
            for kind in range(MONUMENTS):
                if self._lead(region, kind) > 0:
                    majorities += 1
            return majorities + (
                self.weights.presence if others == 0 else self.weights.presence / (1.0 + others)
            )
        if others == 0:
            return 0.0
        gap = others - own
        return self.weights.reinforcement if -2 <= gap <= 2 else self.weights.hopeless

    def _lead(self, region: int, kind: int) -> int:
        """Own monuments of the type over those of the strongest other side."""
        own = 0
        most = 0
        for side in range(self.players):
            count = self.monuments[(region * self.players + side) * MONUMENTS + kind]
            if side == self.side:
                own = count
            elif count > most:
                most = count
        return own - most

    def majority_gain(self, region: int, kind: int) -> float:
        """What one more own monument of the type changes: a majority won, or another's broken."""
        lead = self._lead(region, kind)
        if lead == 0:
            return 1.0
        return 0.5 if lead == -1 else 0.0

    def worth(self, state: AnkhState, hex: int) -> float:
        """What a figure gains by standing there."""
        region = state.map.region[hex]
        worth = 0.0 if region == NOBODY else self.pull[region]
        for near in state.map.adjacent[hex]:
            what = state.piece[near]
            if what == NOBODY or what >= MONUMENTS or self.beside[near] > 0:
                continue
            owner = state.owner[near]
            if owner == NOBODY:
                worth += self.weights.neutral
            elif owner == self.side:
                worth += self.weights.own
                if what == TEMPLE and self.temples:
                    worth += self.weights.temple
            elif not self.has_neutral:
                worth += self.weights.enemy
        return worth
