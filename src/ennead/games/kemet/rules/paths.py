"""Where a moving group may go (section 13): walls, harbors, teleports, prices, and ending within the limits.

A journey is the frame of `move_step` or of what is asked about the next step: start, present area, points and
teleports left, open gates, whether an opponent's district was entered, whether a step was made.
"""

from ennead.core.codec import NOBODY
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.components import (
    BORDERS,
    BY_LAND,
    BY_TELEPORT,
    BY_TRANSFER,
    CARD_COST,
    CITY_OF,
    OBELISK,
    OBELISKS_IN_PLAY,
    REACH,
    TELEPORT_COST,
    TRANSFER,
)
from ennead.games.kemet.rules.modifiers import (
    CREATURE_MODIFIER,
    ENTRY_PRICE,
    FROM_OBELISK,
    IGNORE_WALLS,
    TELEPORT_PRICE,
    gather,
    has,
    price,
    troop_limit,
)
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.troops import add_units, take_units

Journey = frames.MoveStep | frames.MoveUnits | frames.MoveCreature


def way_price(state: KemetState, seat: int, way: int) -> int:
    """What the step itself costs (KM-TEL-03, KM-DIC-09)."""
    if way == BY_LAND:
        return 0
    if way == BY_TRANSFER:
        return price(state, seat, CARD_COST[TRANSFER])
    return price(state, seat, TELEPORT_COST + gather(state.tiles[seat], TELEPORT_PRICE))


def entry_price(state: KemetState, seat: int, to: int) -> int:
    """What an enemy creature asks of who moves into its area (KM-TILE-O2a)."""
    if to in state.creature_at and state.has_enemy(seat, to):
        creature = state.creature_with(state.holder[to], to)
        if creature != NOBODY:
            return price(state, seat, CREATURE_MODIFIER[creature][ENTRY_PRICE])
    return 0


def is_within_limits(state: KemetState, seat: int, area: int) -> bool:
    """The troop standing there may stay like this (KM-MOVE-13)."""
    if state.units[area] > troop_limit(state, seat):
        return False
    return area not in state.creature_at or len(state.creatures_in(seat, area)) <= 1


def needs_wall_breaker(state: KemetState, journey: Journey, to: int) -> bool:
    """Walls keep the group out unless something lifts them or it comes back (KM-WALL-01, -07, KM-MOVE-20)."""
    if to == journey.start or CITY_OF[to] < 0 or CITY_OF[to] == state.city[journey.seat] or journey.gates:
        return False
    return to not in BORDERS[state.players][journey.start]


def needs_obelisk_jumper(state: KemetState, journey: Journey, way: int) -> bool:
    """A teleport without pyramid here needs a tile or creature that starts at an obelisk (KM-TEL-01)."""
    if way != BY_TELEPORT or state.height[journey.area] > 0:
        return False
    return not has(state.tiles[journey.seat], FROM_OBELISK)


def pool_has(state: KemetState, journey: Journey, kind: int, leaving: int) -> bool:
    """A creature that goes along has the ability (KM-CRE-12)."""
    for creature in state.creatures_in(journey.seat, journey.area):
        if creature != leaving and CREATURE_MODIFIER[creature][kind] > 0:
            return True
    return False


def is_second_foreign_district(state: KemetState, journey: frames.MoveStep, to: int) -> bool:
    """In one move action at most one district of an opponent is entered (KM-WALL-03)."""
    return journey.entered != 0 and CITY_OF[to] >= 0 and CITY_OF[to] != state.city[journey.seat]


def can_teleport_from_here(state: KemetState, journey: frames.MoveStep) -> bool:
    """A pyramid here, or an obelisk with Portal of Thoth or the Griffin Sphinx (KM-TEL-01)."""
    area = journey.area
    if state.height[area] > 0:
        return True
    if not OBELISK[area]:
        return False
    return has(state.tiles[journey.seat], FROM_OBELISK) or pool_has(state, journey, FROM_OBELISK, NOBODY)


def land_targets(state: KemetState, journey: frames.MoveStep) -> list[int]:
    """Land and harbor steps (KM-MOVE-05)."""
    if journey.points <= 0:
        return []
    return _targets(state, journey, BY_LAND, REACH[state.players][state.city[journey.seat]][journey.area])


def teleport_targets(state: KemetState, journey: frames.MoveStep) -> list[int]:
    """KM-TEL-01 to -04."""
    if journey.teleports <= 0 or not can_teleport_from_here(state, journey):
        return []
    if way_price(state, journey.seat, BY_TELEPORT) > state.pp[journey.seat]:
        return []
    return _targets(state, journey, BY_TELEPORT, OBELISKS_IN_PLAY[state.players])


def transfer_targets(state: KemetState, journey: frames.MoveStep) -> list[int]:
    """KM-DIC-09; the caller knows that the card is in hand."""
    if way_price(state, journey.seat, BY_TRANSFER) > state.pp[journey.seat]:
        return []
    return _targets(state, journey, BY_TRANSFER, OBELISKS_IN_PLAY[state.players])


def _targets(state: KemetState, journey: frames.MoveStep, way: int, candidates: tuple[int, ...]) -> list[int]:
    """Those of the areas to which some group can go by this way."""
    area = journey.area
    if not is_plain(state, journey, way):
        return [to for to in candidates if to != area and can_step(state, journey, way, to)]
    seat = journey.seat
    room = troop_limit(state, seat)
    city = state.city[seat]
    found: list[int] = []
    for to in candidates:
        if to == area:
            continue
        holder = state.holder[to]
        if (CITY_OF[to] < 0 or CITY_OF[to] == city) and (
            holder == NOBODY or (state.units[to] < room if holder == seat else to not in state.creature_at)
        ):
            found.append(to)  # one unit can go, and the creature may stay or be sent home
        elif can_step(state, journey, way, to):
            found.append(to)
    return found


def is_plain(state: KemetState, journey: Journey, way: int) -> bool:
    """The pool is within the limits, and the way asks for no creature's ability."""
    return is_within_limits(state, journey.seat, journey.area) and not needs_obelisk_jumper(
        state, journey, way
    )


def can_step(state: KemetState, journey: frames.MoveStep, way: int, to: int) -> bool:
    """Some number of units and some creatures can go there by this way (KM-MOVE-14)."""
    if is_second_foreign_district(state, journey, to):
        return False
    counts = counts_to_try(state, journey)
    if len(counts) == 1:
        return departure_exists(state, journey, way, to, counts[0])
    return any(departure_exists(state, journey, way, to, count) for count in counts)


def counts_to_try(state: KemetState, journey: frames.MoveStep) -> list[int]:
    """Numbers of units of which one can go if any can.

    One unit is enough as long as it leaves room to come back to. Where the troop limit would stay behind, a
    larger group may be the only one that can return; and of three creatures or more each needs a unit.
    """
    seat = journey.seat
    area = journey.area
    pool = state.units[area]
    limit = troop_limit(state, seat)
    if pool <= limit and len(state.creatures_in(seat, area)) <= 2:
        return [1]
    return list(range(max(1, pool - limit), pool + 1))


def departure_exists(state: KemetState, journey: Journey, way: int, to: int, count: int) -> bool:
    """With this number of units, some choice of creatures can go there."""
    if may_depart(state, journey, way, to, count, NOBODY):
        return True
    for creature in state.creatures_in(journey.seat, journey.area):
        if may_depart(state, journey, way, to, count, creature):
            return True
    return False


def may_depart(state: KemetState, journey: Journey, way: int, to: int, count: int, leaving: int) -> bool:
    """Whether exactly this group may go: so many units, and all creatures here but `leaving`."""
    seat = journey.seat
    area = journey.area
    limit = troop_limit(state, seat)
    staying = state.units[area] - count
    if staying > limit:
        return False  # KM-MOVE-12
    going = len(state.creatures_in(seat, area)) if area in state.creature_at else 0
    if leaving != NOBODY:
        if staying == 0 and going > 1:
            return False  # KM-MOVE-17
        going -= 1
    if needs_wall_breaker(state, journey, to) and not pool_has(state, journey, IGNORE_WALLS, leaving):
        return False
    if needs_obelisk_jumper(state, journey, way) and not pool_has(state, journey, FROM_OBELISK, leaving):
        return False
    if way_price(state, seat, way) + entry_price(state, seat, to) > state.pp[seat]:
        return False
    if state.has_enemy(seat, to):
        return count <= limit and going <= 1  # KM-MOVE-16
    if state.units[to] + count <= limit and len(state.creatures_in(seat, to)) + going <= 1:
        return True
    onward = arrive(state, journey, way, to)
    if onward.points <= 0 and (onward.teleports <= 0 or not (state.height[to] > 0 or OBELISK[to])):
        return False  # there is no step left
    ahead = state.clone()
    travel(ahead, journey, way, to, count, leaving)
    return can_finish(ahead, onward)


def can_finish(state: KemetState, journey: frames.MoveStep) -> bool:
    """The action can still end within the limits, without counting cards (KM-MOVE-14)."""
    seat = journey.seat
    area = journey.area
    if is_within_limits(state, seat, area):
        return True
    if journey.points > 0:
        for to in REACH[state.players][state.city[seat]][area]:
            if can_step(state, journey, BY_LAND, to):
                return True
    return (
        journey.teleports > 0
        and can_teleport_from_here(state, journey)
        and has_teleport_target(state, journey)
    )


def has_teleport_target(state: KemetState, journey: frames.MoveStep) -> bool:
    if way_price(state, journey.seat, BY_TELEPORT) > state.pp[journey.seat]:
        return False
    for to in OBELISKS_IN_PLAY[state.players]:
        if to != journey.area and can_step(state, journey, BY_TELEPORT, to):
            return True
    return False


def travel(state: KemetState, journey: Journey, way: int, to: int, count: int, leaving: int) -> None:
    """The group pays, leaves and arrives; a lone creature left behind goes to supply (KM-MOVE-17)."""
    seat = journey.seat
    area = journey.area
    state.pp[seat] -= way_price(state, seat, way)
    state.pp[seat] -= entry_price(state, seat, to)
    for creature in state.creatures_in(seat, area):
        if creature != leaving:
            state.creature_at[creature] = to
        elif state.units[area] == count:
            state.creature_at[creature] = NOBODY
    take_units(state, seat, area, count)
    add_units(state, seat, to, count)


def arrive(state: KemetState, journey: Journey, way: int, to: int) -> frames.MoveStep:
    """The journey after a step."""
    seat = journey.seat
    points = journey.points - 1 if way == BY_LAND else journey.points
    teleports = journey.teleports - 1 if way == BY_TELEPORT else journey.teleports
    entered = 1 if journey.entered or state.is_foreign_district(seat, to) else 0
    return frames.MoveStep(seat, journey.start, to, points, teleports, journey.gates, entered, 1)
