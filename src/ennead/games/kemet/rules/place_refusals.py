"""Why units or a creature can't be placed there, or not so many (sections 10 and 14)."""

from ennead.core.state import Refusal
from ennead.games.kemet.rules.components import AREA
from ennead.games.kemet.rules.modifiers import troop_limit
from ennead.games.kemet.rules.places import BY_RECRUIT, free_room, reaches_troops
from ennead.games.kemet.rules.prices import recruit_price
from ennead.games.kemet.rules.state import KemetState


def about_count(state: KemetState, seat: int, count: int) -> Refusal:
    """KM-PLACE-02, KM-REC-01, KM-TILE-O1a."""
    frame = state.frames[-1]
    effect, left, placed, area = frame[2], frame[3], frame[5], frame[6]
    if count > state.supply[seat]:
        return Refusal("supply-too-small", has=state.supply[seat])
    if count > free_room(state, seat, area):
        return Refusal("troop-full", area=AREA.names[area], limit=troop_limit(state, seat))
    if count <= left:
        return Refusal("mercenaries-left-over", left=left)
    if effect == BY_RECRUIT:
        needs = recruit_price(state, seat, placed + count)
        return Refusal("not-enough-pp-for", needs=needs, has=state.pp[seat])
    return Refusal("no-more-units", has=left)


def about_station(state: KemetState, seat: int, area: int) -> Refusal:
    """KM-CRE-05."""
    if not state.is_own_district(seat, area):
        return Refusal("not-your-district", area=AREA.names[area])
    if state.holder[area] != seat:
        return Refusal("no-troop-there", area=AREA.names[area])
    return Refusal("creature-there", area=AREA.names[area])


def about_place(state: KemetState, seat: int, area: int) -> Refusal:
    """KM-PLACE-01 to -05."""
    effect, used = state.frames[-1][2], state.frames[-1][4]
    shown = AREA.names[area]
    if used >> area & 1:
        return Refusal("placed-there", area=shown)
    if not state.is_own_district(seat, area):
        if not reaches_troops(state, seat, effect):
            return Refusal("not-your-district", area=shown)
        if state.holder[area] != seat:
            return Refusal("neither-district-nor-troop", area=shown)
    elif effect != BY_RECRUIT and state.has_enemy(seat, area):
        return Refusal("held-by-enemy", area=shown)
    return Refusal("troop-full", area=shown, limit=troop_limit(state, seat))
