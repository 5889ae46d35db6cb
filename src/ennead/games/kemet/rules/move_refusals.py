"""Why a moving group can't go there, or not like this (section 13)."""

from ennead.core.state import Frame, Refusal
from ennead.games.kemet.rules.card_refusals import not_in_hand
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS_IN_PLAY,
    CARD,
    CARD_COST,
    CREATURE,
    OBELISK,
    OPEN_GATES,
    REACH,
    SWIFTNESS,
    TRANSFER,
)
from ennead.games.kemet.rules.modifiers import (
    CREATURE_MODIFIER,
    FROM_OBELISK,
    IGNORE_WALLS,
    price,
    troop_limit,
)
from ennead.games.kemet.rules.paths import (
    BY_LAND,
    BY_TELEPORT,
    BY_TRANSFER,
    can_teleport_from_here,
    entry_price,
    is_second_foreign_district,
    needs_obelisk_jumper,
    needs_wall_breaker,
    way_price,
)
from ennead.games.kemet.rules.state import KemetState


def about_step(state: KemetState, seat: int, name: str, arguments: list[int]) -> Refusal:
    journey = state.frames[-1]
    if name == "stop":
        return _about_stop(state, seat, journey[3])
    if name == "swiftness":
        return Refusal("swiftness-too-late") if state.holds(seat, SWIFTNESS) else not_in_hand(SWIFTNESS)
    if name == "open_gates":
        return _about_open_gates(state, seat)
    to = arguments[0]
    if to not in AREAS_IN_PLAY[state.players]:
        return Refusal("not-in-play", area=AREA.names[to])
    if to == journey[3]:
        return Refusal("already-there", area=AREA.names[to])
    if name == "step":
        return _about_land_step(state, seat, journey, to)
    if name == "transfer" and not state.holds(seat, TRANSFER):
        return not_in_hand(TRANSFER)
    if not OBELISK[to]:
        return Refusal("no-obelisk-there", area=AREA.names[to])
    if name == "transfer":
        return _about_price(state, seat, BY_TRANSFER, to)
    if journey[5] == 0:
        return Refusal("no-teleport-left")
    if not can_teleport_from_here(state, journey):
        return Refusal("no-pyramid-here", area=AREA.names[journey[3]])
    return _about_price(state, seat, BY_TELEPORT, to)


def _about_stop(state: KemetState, seat: int, area: int) -> Refusal:
    """KM-MOVE-13."""
    limit = troop_limit(state, seat)
    if state.units[area] > limit:
        return Refusal("too-many-to-stop", area=AREA.names[area], number=state.units[area], limit=limit)
    return Refusal("two-creatures", area=AREA.names[area])


def _about_open_gates(state: KemetState, seat: int) -> Refusal:
    if not state.holds(seat, OPEN_GATES):
        return not_in_hand(OPEN_GATES)
    cost = price(state, seat, CARD_COST[OPEN_GATES])
    if cost > state.pp[seat]:
        return Refusal("not-enough-pp-for", needs=cost, has=state.pp[seat])
    return Refusal("card-too-dear-now", card=CARD.names[OPEN_GATES])


def _about_land_step(state: KemetState, seat: int, journey: Frame, to: int) -> Refusal:
    if journey[4] == 0:
        return Refusal("no-points-left")
    if to not in REACH[state.players][state.city[seat]][journey[3]]:
        return Refusal("too-far", area=AREA.names[to])
    if is_second_foreign_district(state, journey, to):
        return Refusal("one-district-an-action")
    if needs_wall_breaker(state, journey, to) and not _has_wall_breaker(state, seat, journey):
        return Refusal("walls", area=AREA.names[to])
    return _about_price(state, seat, BY_LAND, to)


def _has_wall_breaker(state: KemetState, seat: int, journey: Frame) -> bool:
    for creature in state.creatures_in(seat, journey[3]):
        if CREATURE_MODIFIER[creature][IGNORE_WALLS] > 0:
            return True
    return False


def _about_price(state: KemetState, seat: int, way: int, to: int) -> Refusal:
    """What the way and a creature at its end ask; else the limits are in the way."""
    entry = entry_price(state, seat, to)
    cost = way_price(state, seat, way) + entry
    if cost <= state.pp[seat]:
        return _about_room(state, seat, to)
    if entry > 0:
        return Refusal("entry-price", area=AREA.names[to], needs=cost, has=state.pp[seat])
    return Refusal("not-enough-pp-for", needs=cost, has=state.pp[seat])


def _about_room(state: KemetState, seat: int, to: int) -> Refusal:
    """The group could not end its move within the limits (KM-MOVE-13, -14)."""
    limit = troop_limit(state, seat)
    if state.holder[to] == seat and state.units[to] >= limit:
        return Refusal("troop-full-there", area=AREA.names[to], has=state.units[to], limit=limit)
    return Refusal("beyond-the-limits", area=AREA.names[to], limit=limit)


def about_units(state: KemetState, seat: int, count: int) -> Refusal:
    """KM-MOVE-08, -12, -16."""
    frame = state.frames[-1]
    pool = state.units[frame[3]]
    limit = troop_limit(state, seat)
    if count > pool:
        return Refusal("too-few-units", has=pool)
    if pool - count > limit:
        return Refusal("too-many-stay", number=pool - count, limit=limit)
    if count > limit and state.has_enemy(seat, frame[10]):
        return Refusal("too-many-attack", limit=limit)
    return _about_joining(state, seat, frame[10], count)


def _about_joining(state: KemetState, seat: int, to: int, count: int) -> Refusal:
    limit = troop_limit(state, seat)
    there = state.units[to] if state.holder[to] == seat else 0
    if there + count > limit:
        return Refusal("too-many-together", area=AREA.names[to], number=there + count, limit=limit)
    return Refusal("beyond-the-limits", area=AREA.names[to], limit=limit)


def about_taking_along(state: KemetState, seat: int) -> Refusal:
    """KM-MOVE-13: one creature in a troop."""
    return Refusal("two-creatures", area=AREA.names[state.frames[-1][10]])


def about_leaving(state: KemetState, seat: int, creature: int) -> Refusal:
    """KM-MOVE-13, KM-CRE-12."""
    frame = state.frames[-1]
    way, to = frame[9], frame[10]
    name = CREATURE.names[creature]
    if state.creature_owner[creature] != seat:
        return Refusal("not-your-creature", creature=name)
    if state.creature_at[creature] != frame[3]:
        return Refusal("creature-not-here", creature=name)
    abilities = CREATURE_MODIFIER[creature]
    if needs_wall_breaker(state, frame, to) and abilities[IGNORE_WALLS] > 0:
        return Refusal("creature-needed", creature=name)
    if needs_obelisk_jumper(state, frame, way) and abilities[FROM_OBELISK] > 0:
        return Refusal("creature-needed", creature=name)
    if state.units[frame[3]] == frame[11]:
        return Refusal("creatures-left-alone", area=AREA.names[frame[3]])  # KM-MOVE-17
    return Refusal("beyond-the-limits", area=AREA.names[to], limit=troop_limit(state, seat))
