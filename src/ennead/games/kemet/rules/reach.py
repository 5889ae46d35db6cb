"""Where a whole troop can march (section 13): for each area the cheapest way on foot and by ship, and the one
by teleport where it saves steps. Without cards, and without leaving anything behind that walks along.
"""

from typing import Final

from ennead.core.codec import NOBODY, Domain
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.components import BORDERS, BY_LAND, BY_TELEPORT, OBELISKS_IN_PLAY, REACH
from ennead.games.kemet.rules.modifiers import troop_limit
from ennead.games.kemet.rules.odds import all_pairs
from ennead.games.kemet.rules.paths import (
    arrive,
    can_teleport_from_here,
    entry_price,
    is_second_foreign_district,
    is_within_limits,
    may_depart,
    travel,
    way_price,
)
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.strength import join_battle

LEG: Final = Domain("leg", ["land", "water", "teleport"])
ON_FOOT: Final = 0
BY_SHIP: Final = 1
THROUGH_OBELISK: Final = 2


class Leg:
    """One step of a march: how, where to, and which creature met on the way stays behind."""

    def __init__(self, kind: int, area: int, left: int) -> None:
        self.kind = kind
        self.area = area
        self.left = left


class Route:
    """A way to an area: its steps and what it costs; where an enemy stands, what the battle can come to."""

    def __init__(self, legs: list[Leg], points: int, pp: int) -> None:
        self.legs = legs
        self.points = points
        self.pp = pp
        self.battle = False
        # Of all pairs of battle cards: how many there are, how many win, win with survivors, win for sure.
        self.pairs = 0
        self.wins = 0
        self.holds = 0
        self.sure = 0
        # The war council that would follow.
        self.ahead: KemetState | None = None

    @property
    def area(self) -> int:
        return self.legs[-1].area

    def teleports(self) -> bool:
        return any(leg.kind == THROUGH_OBELISK for leg in self.legs)


class _Place:
    """Where the group stands on its way."""

    def __init__(
        self, state: KemetState, journey: frames.MoveStep, legs: list[Leg], points: int, pp: int
    ) -> None:
        self.state = state
        self.journey = journey
        self.legs = legs
        self.points = points
        self.pp = pp


def group_of(state: KemetState, seat: int, area: int) -> int:
    """How many units march if as many go as may."""
    return min(state.units[area], troop_limit(state, seat))


def routes(state: KemetState, journey: frames.MoveStep, count: int) -> list[Route]:
    """The ways of so many units with all their creatures, area by area, nearest first."""
    company = state.creatures_in(journey.seat, journey.area)
    marched: dict[int, Route] = {}
    jumped: dict[int, Route] = {}
    seen: set[tuple[int, ...]] = {journey.numbers()[3:]}
    places = [_Place(state, journey, [], 0, 0)]
    for place in places:  # grows while it is walked through: nearest first
        for way, to in _next_steps(place):
            left = _bystander(place, company)
            if not may_depart(place.state, place.journey, way, to, count, left):
                continue
            onward = _go(place, way, to, count, left)
            route = Route(onward.legs, onward.points, onward.pp)
            if place.state.has_enemy(journey.seat, to):
                route.battle = True
            elif onward.journey.numbers()[3:] not in seen:
                seen.add(onward.journey.numbers()[3:])
                places.append(onward)
            if to != journey.area and (route.battle or is_within_limits(onward.state, journey.seat, to)):
                _keep(jumped if route.teleports() else marched, route, onward.state, journey.seat)
    return _sorted(marched, jumped)


def _next_steps(place: _Place) -> list[tuple[int, int]]:
    state, journey = place.state, place.journey
    steps: list[tuple[int, int]] = []
    if journey.points > 0:
        for to in REACH[state.players][state.city[journey.seat]][journey.area]:
            if not is_second_foreign_district(state, journey, to):
                steps.append((BY_LAND, to))
    if journey.teleports > 0 and can_teleport_from_here(state, journey):
        for to in OBELISKS_IN_PLAY[state.players]:
            if to != journey.area:
                steps.append((BY_TELEPORT, to))
    return steps


def _bystander(place: _Place, company: list[int]) -> int:
    """An own creature that stood where the group comes through."""
    for creature in place.state.creatures_in(place.journey.seat, place.journey.area):
        if creature not in company:
            return creature
    return NOBODY


def _go(place: _Place, way: int, to: int, count: int, left: int) -> _Place:
    state, journey = place.state, place.journey
    kind = THROUGH_OBELISK
    if way == BY_LAND:
        kind = ON_FOOT if to in BORDERS[state.players][journey.area] else BY_SHIP
    paid = way_price(state, journey.seat, way) + entry_price(state, journey.seat, to)
    ahead = state.clone()
    travel(ahead, journey, way, to, count, left)
    points = place.points + (1 if way == BY_LAND else 0)
    return _Place(
        ahead, arrive(state, journey, way, to), [*place.legs, Leg(kind, to, left)], points, place.pp + paid
    )


def _keep(kept: dict[int, Route], route: Route, ahead: KemetState, seat: int) -> None:
    """The first way found takes the fewest steps; a later one only if it is cheaper."""
    known = kept.get(route.area)
    if known is not None and (known.pp, known.points) <= (route.pp, route.points):
        return
    if route.battle:
        foresee(ahead, seat, route)
    kept[route.area] = route


def foresee(ahead: KemetState, seat: int, route: Route) -> None:
    """Count what the battle at the end can come to."""
    join_battle(ahead, seat, route.area)
    route.ahead = ahead
    for pair in all_pairs(ahead, seat):
        route.pairs += 1
        route.wins += pair.wins
        route.holds += pair.wins and pair.left > 0
        route.sure += pair.sure


def _sorted(marched: dict[int, Route], jumped: dict[int, Route]) -> list[Route]:
    """A teleport is told where it saves steps."""
    found = list(marched.values())
    for area, route in jumped.items():
        known = marched.get(area)
        if known is None or route.points < known.points:
            found.append(route)
    found.sort(key=_cost)
    return found


def _cost(route: Route) -> tuple[int, int, int]:
    return route.points, route.pp, route.area
