"""Placing units (section 10): area by area, with a creature where the rules allow; and the recruit action."""

from typing import Final

from ennead.core.codec import NOBODY, NUMBER, SEAT, Bits, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import COUNT_BEFORE, DONE, FIGHT, JOIN, NONE, PLACE
from ennead.games.kemet.rules.components import AREA, AREAS
from ennead.games.kemet.rules.places import (
    BY_MERCENARIES,
    BY_RECRUIT,
    BY_VETERANS,
    EFFECT,
    free_room,
    places,
    room,
)
from ennead.games.kemet.rules.prices import recruit_price
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import (
    BATTLE_ORDER,
    PLACE_AREA,
    PLACE_COUNT,
    PLACE_CREATURE,
    WAR_COUNCIL,
)
from ennead.games.kemet.rules.troops import add_units, place_creature

_FIELDS: Final[tuple[Field, ...]] = (
    Field("seat", SEAT),
    Field("effect", EFFECT),
    Field("left", NUMBER),
    Field("used", Bits(AREA)),
    Field("placed", NUMBER),
)


def most_recruited(state: KemetState, seat: int) -> int:
    """How many units the prayer points and the supply allow."""
    count = state.supply[seat]
    if recruit_price(state, seat, count) <= state.pp[seat]:
        return count
    while recruit_price(state, seat, count) > state.pp[seat]:
        count -= 1
    return count


def begin_recruiting(state: KemetState, seat: int) -> None:
    state.push(PLACE_AREA, seat, BY_RECRUIT, most_recruited(state, seat), 0, 0)


def begin_placing(state: KemetState, seat: int, effect: int, count: int) -> None:
    """Up to so many units from supply, where the effect says."""
    left = min(count, state.supply[seat])
    if effect == BY_MERCENARIES:
        left = min(left, room(state, seat, effect, 0, NOBODY))  # the rest stay in supply (KM-TILE-O1a)
    if left > 0:
        state.push(PLACE_AREA, seat, effect, left, 0, 0)


class PlaceArea(Choice[KemetState]):
    """Where the next units go, each area at most once (KM-PLACE-01)."""

    def __init__(self) -> None:
        super().__init__("place_area", *_FIELDS)

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if frame[3] > 0:
            for area in places(state, seat, frame[2], frame[4]):
                options.append(PLACE + area)
        if frame[2] != BY_MERCENARIES or not options:
            options.append(DONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code != DONE:
            state.push(PLACE_COUNT, seat, frame[2], frame[3], frame[4], frame[5], code - PLACE)
        elif frame[2] == BY_RECRUIT:
            end_recruiting(state, seat, frame[5], referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class PlaceCount(Choice[KemetState]):
    """How many units go there."""

    def __init__(self) -> None:
        super().__init__("place_count", *_FIELDS, Field("area", AREA))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        effect, left, used, area = frame[2], frame[3], frame[4], frame[6]
        most = min(left, free_room(state, seat, area))
        fewest = 1
        if effect == BY_MERCENARIES:
            # None may be left over for want of a district already used (KM-TILE-O1a).
            fewest = max(1, left - room(state, seat, effect, used, area))
        return list(range(COUNT_BEFORE + fewest, COUNT_BEFORE + most + 1))

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        effect, left, used, placed, area = frame[2], frame[3], frame[4], frame[5], frame[6]
        count = code - COUNT_BEFORE
        add_units(state, seat, area, count)
        state.supply[seat] -= count
        if effect == BY_VETERANS:
            state.veterans[seat] -= count
            referee.tell(events.SPENT_VETERANS, seat, count)
        referee.tell(events.PLACED, seat, area, count)
        state.push(PLACE_AREA, seat, effect, left - count, used | 1 << area, placed + count)
        if state.is_own_district(seat, area) and state.creature_with(seat, area) == NOBODY:
            state.push(PLACE_CREATURE, seat, area)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class PlaceCreature(Choice[KemetState]):
    """Which creature from supply joins the troop (KM-PLACE-06, KM-CRE-06)."""

    def __init__(self) -> None:
        super().__init__("place_creature", Field("seat", SEAT), Field("area", AREA))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options = [JOIN + creature for creature in state.creatures_in_supply(seat)]
        options.append(NONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code != NONE:
            place_creature(state, seat, code - JOIN, frame[2], referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


# The recruit action


def end_recruiting(state: KemetState, seat: int, count: int, referee: Referee) -> None:
    """Pay once, then fight where an enemy holds the district (KM-REC-01, KM-REC-05)."""
    paid = recruit_price(state, seat, count)
    state.pp[seat] -= paid
    referee.tell(events.RECRUITED, seat, count, paid)
    state.push(BATTLE_ORDER, seat)


class BattleOrder(Choice[KemetState]):
    """Which of the battles is fought next (KM-REC-06)."""

    def __init__(self) -> None:
        super().__init__("battle_order", Field("seat", SEAT))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options = [FIGHT + area for area in range(AREAS) if state.assault[area] > 0]
        return options or [DONE]

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code != DONE:
            state.push(BATTLE_ORDER, seat)
            state.push(WAR_COUNCIL, seat, code - FIGHT)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
