"""Where a moving troop should go: what every area promises it, and what lies within its range."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.kemet.bot.board import Survey, chance, weight
from ennead.games.kemet.bot.weights import Weights
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.actions import SPACE
from ennead.games.kemet.rules.components import (
    AREAS,
    AREAS_IN_PLAY,
    BORDERS,
    CITY_OF,
    FAME_HEIGHT,
    INCOME,
    IS_TEMPLE,
    OBELISK,
    OBELISKS_IN_PLAY,
    OFFERING_UNITS,
    OWN_DISTRICT_STRENGTH,
    REACH,
    SANCTUARY,
    STRENGTH,
    TEMPLES_IN_PLAY,
    TEMPLES_NEEDED,
)
from ennead.games.kemet.rules.modifiers import ATTACKER_KINDS, CREATURE_MODIFIER, DEFENDER_KINDS, FROM_OBELISK
from ennead.games.kemet.rules.move import move_range
from ennead.games.kemet.rules.state import KemetState

MOVE_FROM: Final[int] = SPACE.base("move")
NONE: Final[int] = SPACE.base("none")
OPEN_GATES: Final[int] = SPACE.base("open_gates")
STEP: Final[int] = SPACE.base("step")
STOP: Final[int] = SPACE.base("stop")
SWIFTNESS: Final[int] = SPACE.base("swiftness")
TELEPORT: Final[int] = SPACE.base("teleport")
TRANSFER: Final[int] = SPACE.base("transfer")
UNITS_BEFORE: Final[int] = SPACE.base("units") - 1

# The farthest range that is looked at.
FARTHEST: Final = 3
# Worse than anything: not to be entered.
CLOSED: Final = -9.0


class Plan:
    """What a group that stands in `area` can still reach, as worth of the best area it can end in."""

    def __init__(
        self,
        weights: Weights,
        state: KemetState,
        survey: Survey,
        seat: int,
        start: int,
        area: int,
        units: int,
    ) -> None:
        self.weights = weights
        self.state = state
        self.survey = survey
        self.seat = seat
        self.start = start
        self.area = area
        self.units = units
        self.creature = state.creature_with(seat, area)
        self.temples = 0
        for temple in TEMPLES_IN_PLAY[state.players]:
            if state.holder[temple] == seat and temple not in (start, area):
                self.temples += 1
        self.ends: list[float] = [CLOSED] * AREAS

    def place(self, area: int, units: int) -> float:
        """What holding the area is worth, troop and danger not counted."""
        state = self.state
        if IS_TEMPLE[area]:
            second = self.weights.two_temples * 0.7 if self.temples + 1 == TEMPLES_NEEDED else 0.0
            return self.weights.temple + second + 0.07 * INCOME[area]
        if area == SANCTUARY:
            return self.weights.offering * 0.8 if units >= OFFERING_UNITS else 0.0
        if state.height[area] >= FAME_HEIGHT and CITY_OF[area] != state.city[self.seat]:
            return self.weights.pyramid
        return 0.0

    def stand(self, area: int, units: int, creature: int) -> float:
        """What so many units are worth there, with the danger they are in."""
        if units <= 0:
            return 0.0
        defence = units + self.survey.defence_bonus[self.seat]
        if creature != NOBODY:
            defence += CREATURE_MODIFIER[creature][DEFENDER_KINDS[STRENGTH]]
        if CITY_OF[area] == self.state.city[self.seat]:
            defence += OWN_DISTRICT_STRENGTH
        weights = self.weights
        danger = self.survey.danger(self.seat, area, defence, self.survey.anytime)
        worth = weights.troop[min(units, len(weights.troop) - 1)] * (1.0 - weights.exposed * danger)
        return worth + self.place(area, units) * (1.0 - danger)

    def end(self, area: int, units: int) -> float:
        """What it is worth to end the move there with so many units, a battle included."""
        state = self.state
        weights = self.weights
        holder = state.holder[area]
        if holder == NOBODY or area == self.area:
            return self.stand(area, units, self.creature)
        if holder == self.seat:
            joined = state.units[area] + units
            if joined >= len(weights.troop) - 2:
                joined = len(weights.troop) - 3
            return self.stand(area, joined, self.creature) - self.stand(area, state.units[area], NOBODY)
        strength = units + self.survey.attack_bonus[self.seat] - self.survey.defence[area]
        if self.creature != NOBODY:
            strength += CREATURE_MODIFIER[self.creature][ATTACKER_KINDS[STRENGTH]]
        if CITY_OF[area] == state.city[self.seat]:
            strength += OWN_DISTRICT_STRENGTH
        wins = chance(strength, weights.clash)
        left = max(1, units - 1)
        after = (
            weights.victory
            + 0.2 * self.stand(area, state.units[area], NOBODY)
            + self.stand(area, left, NOBODY)
        )
        return (
            wins * after + (1.0 - wins) * weights.defeat * weights.troop[min(units, len(weights.troop) - 1)]
        )

    def look(self, points: int, teleports: int, gates: bool) -> None:
        """Fill `ends` with the best that can be reached from each area with so many points left."""
        state = self.state
        plain: list[float] = [CLOSED] * AREAS
        for area in AREAS_IN_PLAY[state.players]:
            if self._may_enter(area, gates):
                plain[area] = self.end(area, self.units)
        jumped = plain
        if teleports > 0 and state.pp[self.seat] >= self.survey.teleport[self.seat]:
            jumped = self._with_teleport(plain, plain)
        for _ in range(min(points, FARTHEST)):
            further = self._step(plain)
            jumped = self._with_teleport(self._step(jumped), further) if jumped is not plain else further
            plain = further
        self.ends = jumped

    def _may_enter(self, area: int, gates: bool) -> bool:
        state = self.state
        if CITY_OF[area] < 0 or CITY_OF[area] == state.city[self.seat] or gates:
            return True
        return area == self.area or area in BORDERS[state.players][self.start]

    def _step(self, before: list[float]) -> list[float]:
        """One more point: the best of staying and of every step."""
        state = self.state
        after = before[:]
        reach = REACH[state.players][state.city[self.seat]]
        for area in AREAS_IN_PLAY[state.players]:
            if before[area] == CLOSED or state.has_enemy(self.seat, area):
                continue
            for to in reach[area]:
                if before[to] > after[area]:
                    after[area] = before[to]
        return after

    def _with_teleport(self, jumped: list[float], landed: list[float]) -> list[float]:
        """The best of going on and of a teleport from here, which costs prayer points."""
        state = self.state
        best = CLOSED
        for to in OBELISKS_IN_PLAY[state.players]:
            if landed[to] > best:
                best = landed[to]
        best -= self.teleport_cost()
        after = jumped[:]
        jumper = self.survey.from_obelisk[self.seat] or (
            self.creature != NOBODY and CREATURE_MODIFIER[self.creature][FROM_OBELISK] > 0
        )
        for area in AREAS_IN_PLAY[state.players]:
            if (
                best > after[area] > CLOSED
                and not state.has_enemy(self.seat, area)
                and (state.height[area] > 0 or (jumper and OBELISK[area]))
            ):
                after[area] = best
        return after

    def teleport_cost(self) -> float:
        weights = self.weights
        purse = self.state.pp[self.seat]
        return weights.prayer[purse] - weights.prayer[max(0, purse - self.survey.teleport[self.seat])]


def plan_of(weights: Weights, state: KemetState, survey: Survey, journey: frames.MoveStep) -> Plan:
    """What lies before a group in the middle of its move."""
    plan = Plan(weights, state, survey, journey.seat, journey.start, journey.area, state.units[journey.area])
    plan.look(journey.points, journey.teleports, journey.gates > 0)
    return plan


def best_of_troop(
    weights: Weights, state: KemetState, survey: Survey, seat: int, area: int, points: int
) -> float:
    """What the best move of this troop gains over staying."""
    plan = Plan(weights, state, survey, seat, area, area, state.units[area])
    plan.look(points, 1, False)
    return plan.ends[area] - plan.end(area, plan.units)


def troop_weights(weights: Weights, state: KemetState, seat: int, codes: list[int]) -> list[float]:
    survey = Survey(weights, state)
    found: list[float] = []
    for code in codes:
        if code == NONE:
            found.append(weight(-0.3))
        else:
            area = code - MOVE_FROM
            gain = best_of_troop(weights, state, survey, seat, area, move_range(state, seat, area))
            found.append(weight(gain))
    return found


def step_weights(
    weights: Weights, state: KemetState, frame: frames.MoveStep, codes: list[int]
) -> list[float]:
    survey = Survey(weights, state)
    plan = plan_of(weights, state, survey, frame)
    points, teleports, gates = frame.points, frame.teleports, frame.gates > 0
    after = Plan(weights, state, survey, frame.seat, frame.start, frame.area, state.units[frame.area])
    after.look(points - 1, teleports, gates)
    landed = Plan(weights, state, survey, frame.seat, frame.start, frame.area, state.units[frame.area])
    landed.look(points, teleports - 1, gates)
    here = plan.end(frame.area, plan.units)
    found: list[float] = []
    for code in codes:
        if code == STOP:
            found.append(weight(0.0 if frame.moved else -0.3))
        elif code == SWIFTNESS:
            found.append(0.4)
        elif code == OPEN_GATES:
            found.append(0.1)
        elif STEP <= code < STEP + AREAS:
            found.append(weight(after.ends[code - STEP] - here))
        elif TELEPORT <= code < TELEPORT + AREAS:
            found.append(weight(landed.ends[code - TELEPORT] - here - plan.teleport_cost()))
        else:
            found.append(weight(landed.ends[code - TRANSFER] - here - 0.3))
    return found


def units_weights(
    weights: Weights, state: KemetState, frame: frames.MoveUnits, codes: list[int]
) -> list[float]:
    """All that go and all that stay, each worth what they are where they are."""
    survey = Survey(weights, state)
    area, to = frame.area, frame.to
    plan = Plan(weights, state, survey, frame.seat, frame.start, area, state.units[area])
    pool = state.units[area]
    worth: list[float] = []
    for code in codes:
        count = code - UNITS_BEFORE
        worth.append(plan.end(to, count) + plan.stand(area, pool - count, NOBODY))
    best = max(worth)
    return [weight(max(each - best, CLOSED)) for each in worth]
