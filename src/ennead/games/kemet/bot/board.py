"""How the bots see the board: what every troop can do to every other with one move."""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.kemet.bot.weights import Weights
from ennead.games.kemet.rules.components import (
    AREAS,
    AREAS_IN_PLAY,
    BASE_MOVE,
    BORDERS,
    CITIES,
    CITIES_IN_PLAY,
    CITY_OF,
    CREATURES,
    OBELISK,
    OBELISKS_IN_PLAY,
    OWN_DISTRICT_STRENGTH,
    PLAYERS,
    REACH,
    STRENGTH,
    TELEPORT_COST,
    TOKENS,
)
from ennead.games.kemet.rules.modifiers import (
    ATTACKER_KINDS,
    CREATURE_MODIFIER,
    DEFENDER_KINDS,
    FROM_OBELISK,
    LAND_MOVE,
    TELEPORT_PRICE,
    gather,
    has,
    price,
)
from ennead.games.kemet.rules.state import KemetState

# How sharply a gain in points makes an action likelier.
SHARP: Final = 4.0
# No attack is possible.
NEVER: Final = -99
# Move spaces of the player board, as bits.
MOVE_SPACES: Final = 0b101
# Ranges beyond this make no difference.
FAR: Final = 4


def _within(players: int, city: int, start: int, points: int) -> tuple[int, ...]:
    """Areas the owner of `city` can be in after so many steps, troops in the way not counted (KM-WALL-01)."""
    found = {start}
    edge = {start}
    for _ in range(points):
        edge = {
            to
            for area in edge
            for to in REACH[players][city][area]
            if CITY_OF[to] in (-1, city) or to in BORDERS[players][start]
        }
        found |= edge
    return tuple(sorted(found - {start}))


# By number of players, city of the mover, start, range
WITHIN: Final[tuple[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...], ...]] = tuple(
    tuple(
        tuple(
            tuple(
                _within(count, city, area, points)
                if city in CITIES_IN_PLAY[count] and area in AREAS_IN_PLAY[count]
                else ()
                for points in range(FAR + 1)
            )
            for area in range(AREAS)
        )
        for city in range(CITIES)
    )
    for count in range(PLAYERS[-1] + 1)
)


class Survey:
    """Strengths of all troops, and the strongest attack of every seat on every area."""

    def __init__(self, weights: Weights, state: KemetState) -> None:
        self.weights = weights
        self.players = state.players
        # By area: the creature that counts, and the strength of its troop in defence.
        self.creature: list[int] = [NOBODY] * AREAS
        self.defence: list[int] = [0] * AREAS
        # Seat by seat, by area.
        self.threat: list[int] = [NEVER] * (state.players * AREAS)
        # By seat
        self.attack_bonus: list[int] = []
        self.defence_bonus: list[int] = []
        self.range: list[int] = []
        self.teleport: list[int] = []
        self.from_obelisk: list[bool] = []
        # How likely a seat attacks where it can, until the night and after it.
        self.today: list[float] = []
        self.anytime: list[float] = []
        for creature in range(CREATURES):
            at = state.creature_at[creature]
            if at != NOBODY:
                self.creature[at] = creature
        for seat in range(state.players):
            self._add_seat(state, seat)
        for area in AREAS_IN_PLAY[state.players]:
            if state.holder[area] != NOBODY:
                self._add_troop(state, area, state.holder[area])

    def _add_seat(self, state: KemetState, seat: int) -> None:
        tiles = state.tiles[seat]
        self.attack_bonus.append(gather(tiles, ATTACKER_KINDS[STRENGTH]))
        self.defence_bonus.append(gather(tiles, DEFENDER_KINDS[STRENGTH]))
        self.range.append(BASE_MOVE + gather(tiles, LAND_MOVE))
        self.teleport.append(price(state, seat, TELEPORT_COST + gather(tiles, TELEPORT_PRICE)))
        self.from_obelisk.append(has(tiles, FROM_OBELISK))
        moves_today = has_move(state, seat)
        self.today.append(self.weights.attack if moves_today else 0.0)
        self.anytime.append(self.weights.attack if moves_today else self.weights.attack_later)

    def _add_troop(self, state: KemetState, area: int, seat: int) -> None:
        units = state.units[area]
        strength = units
        reach = self.range[seat]
        jumps = self.from_obelisk[seat]
        creature = self.creature[area]
        self.defence[area] = units + self.defence_bonus[seat]
        if creature != NOBODY:
            modifiers = CREATURE_MODIFIER[creature]
            strength += modifiers[ATTACKER_KINDS[STRENGTH]]
            self.defence[area] += modifiers[DEFENDER_KINDS[STRENGTH]]
            reach += modifiers[LAND_MOVE]
            jumps = jumps or modifiers[FROM_OBELISK] > 0
        city = state.city[seat]
        if CITY_OF[area] == city:
            self.defence[area] += OWN_DISTRICT_STRENGTH
        strength += self.attack_bonus[seat]
        row = seat * AREAS
        threat = self.threat
        for to in WITHIN[state.players][city][area][min(reach, FAR)]:
            if threat[row + to] < strength:
                threat[row + to] = strength
        if state.pp[seat] >= self.teleport[seat] and (
            CITY_OF[area] == city or state.height[area] > 0 or (jumps and OBELISK[area])
        ):
            for to in OBELISKS_IN_PLAY[state.players]:
                if threat[row + to] < strength:
                    threat[row + to] = strength

    def danger(self, seat: int, area: int, defence: int, likely: list[float]) -> float:
        """How likely the seat is beaten there with this strength before long."""
        worst = 0.0
        for other in range(self.players):
            if other != seat:
                attack = self.threat[other * AREAS + area]
                if attack != NEVER:
                    beaten = likely[other] * chance(attack - defence, self.weights.clash)
                    if beaten > worst:
                        worst = beaten
        return worst


def has_move(state: KemetState, seat: int) -> bool:
    """A move action may still come today."""
    return state.own_tokens[seat] & MOVE_SPACES != MOVE_SPACES and state.own_tokens[seat].bit_count() < TOKENS


def chance(lead: float, spread: float) -> float:
    """How likely the attacker wins with so much more strength; a tie is the defender's."""
    return 1.0 / (1.0 + math.exp(min(max((0.5 - lead) / spread, -20.0), 20.0)))


def weight(gain: float) -> float:
    """How readily an action is taken that gains so many points."""
    return math.exp(min(max(SHARP * gain, -6.0), 6.0))
