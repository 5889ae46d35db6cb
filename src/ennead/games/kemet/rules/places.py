"""Where units may be placed (section 10), by the effect that places them."""

from ennead.games.kemet.rules.components import AREAS_IN_PLAY, BY_ENLISTMENT, BY_RECRUIT, BY_REINFORCEMENTS
from ennead.games.kemet.rules.modifiers import RECRUIT_TROOPS, has, troop_limit
from ennead.games.kemet.rules.state import KemetState


def free_room(state: KemetState, seat: int, area: int) -> int:
    """How many more units the troop limit allows there (KM-PLACE-02, -03)."""
    return troop_limit(state, seat) - state.troop(seat, area)


def reaches_troops(state: KemetState, seat: int, effect: int) -> bool:
    """Whether the effect may also place units with own troops outside the own city."""
    if effect == BY_RECRUIT:
        return has(state.tiles[seat], RECRUIT_TROOPS)
    return effect in (BY_REINFORCEMENTS, BY_ENLISTMENT)


def places(state: KemetState, seat: int, effect: int, used: int) -> list[int]:
    """Where the effect may still place a unit (KM-REC-02 to -04, KM-PLACE-02, -04, -05)."""
    found: list[int] = []
    limit = troop_limit(state, seat)
    for area in state.own_districts(seat):
        if used >> area & 1 or state.troop(seat, area) >= limit:
            continue
        if effect == BY_RECRUIT or not state.has_enemy(seat, area):
            found.append(area)
    if reaches_troops(state, seat, effect):
        for area in AREAS_IN_PLAY[state.players]:
            if state.holder[area] != seat or used >> area & 1 or state.units[area] >= limit:
                continue
            if not state.is_own_district(seat, area):
                found.append(area)
        found.sort()
    return found


def room(state: KemetState, seat: int, effect: int, used: int, without: int) -> int:
    """Units that the places not yet used can still take, leaving one of them out."""
    total = 0
    for area in places(state, seat, effect, used):
        if area != without:
            total += free_room(state, seat, area)
    return total


def can_place(state: KemetState, seat: int, effect: int) -> bool:
    return state.supply[seat] > 0 and len(places(state, seat, effect, 0)) > 0
