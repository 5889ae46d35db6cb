"""Placing units (section 10): area by area, with a creature where the rules allow; and the recruit action."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.components import AREA, AREAS, BY_MERCENARIES, BY_RECRUIT, BY_VETERANS
from ennead.games.kemet.rules.modifiers import troop_limit
from ennead.games.kemet.rules.places import free_room, places, reaches_troops, room
from ennead.games.kemet.rules.prices import recruit_price
from ennead.games.kemet.rules.refusals import not_in_play, not_in_supply, too_dear
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.troops import add_units, place_creature


def most_recruited(state: KemetState, seat: int) -> int:
    """How many units the prayer points and the supply allow."""
    count = state.supply[seat]
    if recruit_price(state, seat, count) <= state.pp[seat]:
        return count
    while recruit_price(state, seat, count) > state.pp[seat]:
        count -= 1
    return count


def begin_recruiting(state: KemetState, seat: int) -> None:
    state.push(frames.PlaceArea(seat, BY_RECRUIT, most_recruited(state, seat), 0, 0))


def begin_placing(state: KemetState, seat: int, effect: int, count: int) -> None:
    """Up to so many units from supply, where the effect says."""
    left = min(count, state.supply[seat])
    if effect == BY_MERCENARIES:
        left = min(left, room(state, seat, effect, 0, NOBODY))  # the rest stay in supply (KM-TILE-O1a)
    if left > 0:
        state.push(frames.PlaceArea(seat, effect, left, 0, 0))


class PlaceArea(steps.PlaceArea):
    """Where the next units go, each area at most once (KM-PLACE-01)."""

    def legal(self, state: KemetState, frame: frames.PlaceArea, seat: int) -> list[int]:
        areas = places(state, seat, frame.effect, frame.used) if frame.left > 0 else []
        options = [codes.DONE] if frame.effect != BY_MERCENARIES or not areas else []
        options.extend([codes.PLACE[area] for area in areas])
        return options

    def do_place(self, state: KemetState, frame: frames.PlaceArea, area: int) -> None:
        state.push(frames.PlaceCount(frame.seat, frame.effect, frame.left, frame.used, frame.placed, area))

    def why_not_place(self, state: KemetState, frame: frames.PlaceArea, area: int) -> Refusal:
        seat, shown = frame.seat, AREA.names[area]
        if frame.used >> area & 1:
            return Refusal("placed-there", area=shown)
        if not state.is_own_district(seat, area):
            if not reaches_troops(state, seat, frame.effect):
                return not_in_play(state, area) or Refusal("not-your-district", area=shown)
            if state.holder[area] != seat:
                return not_in_play(state, area) or Refusal("neither-district-nor-troop", area=shown)
        elif frame.effect != BY_RECRUIT and state.has_enemy(seat, area):
            return Refusal("held-by-enemy", area=shown)
        return Refusal("troop-full", area=shown, limit=troop_limit(state, seat))

    def do_done(self, state: KemetState, frame: frames.PlaceArea) -> None:
        if frame.effect == BY_RECRUIT:
            end_recruiting(state, frame.seat, frame.placed)

    def why_not_done(self, state: KemetState, frame: frames.PlaceArea) -> Refusal:
        return Refusal("must-choose")


class PlaceCount(steps.PlaceCount):
    """How many units go there."""

    def legal(self, state: KemetState, frame: frames.PlaceCount, seat: int) -> list[int]:
        effect, left, used, area = frame.effect, frame.left, frame.used, frame.area
        most = min(left, free_room(state, seat, area))
        fewest = 1
        if effect == BY_MERCENARIES:
            # None may be left over for want of a district already used (KM-TILE-O1a).
            fewest = max(1, left - room(state, seat, effect, used, area))
        return list(codes.COUNT[fewest : most + 1])

    def do_count(self, state: KemetState, frame: frames.PlaceCount, number: int) -> None:
        seat, effect, area = frame.seat, frame.effect, frame.area
        add_units(state, seat, area, number)
        state.supply[seat] -= number
        if effect == BY_VETERANS:
            state.veterans[seat] -= number
            state.referee.tell(events.SPENT_VETERANS, seat, number)
        state.referee.tell(events.PLACED, seat, area, number)
        used, placed = frame.used | 1 << area, frame.placed + number
        state.push(frames.PlaceArea(seat, effect, frame.left - number, used, placed))
        if state.is_own_district(seat, area) and state.creature_with(seat, area) == NOBODY:
            state.push(frames.PlaceCreature(seat, area))

    def why_not_count(self, state: KemetState, frame: frames.PlaceCount, number: int) -> Refusal:
        seat, area = frame.seat, frame.area
        if number > state.supply[seat]:
            return Refusal("supply-too-small", has=state.supply[seat])
        if number > free_room(state, seat, area):
            return Refusal("troop-full", area=AREA.names[area], limit=troop_limit(state, seat))
        if number <= frame.left:
            return Refusal("mercenaries-left-over", left=frame.left)  # KM-TILE-O1a
        if frame.effect == BY_RECRUIT:
            return too_dear(state, seat, recruit_price(state, seat, frame.placed + number))
        return Refusal("no-more-units", has=frame.left)


class PlaceCreature(steps.PlaceCreature):
    """Which creature from supply joins the troop (KM-PLACE-06, KM-CRE-06)."""

    def legal(self, state: KemetState, frame: frames.PlaceCreature, seat: int) -> list[int]:
        options = [codes.NONE]
        options.extend([codes.JOIN[creature] for creature in state.creatures_in_supply(seat)])
        return options

    def do_join(self, state: KemetState, frame: frames.PlaceCreature, creature: int) -> None:
        place_creature(state, frame.seat, creature, frame.area)

    def why_not_join(self, state: KemetState, frame: frames.PlaceCreature, creature: int) -> Refusal:
        return not_in_supply(state, frame.seat, creature)

    def do_none(self, state: KemetState, frame: frames.PlaceCreature) -> None:
        """The troop stays without."""


# The recruit action


def end_recruiting(state: KemetState, seat: int, count: int) -> None:
    """Pay once, then fight where an enemy holds the district (KM-REC-01, KM-REC-05)."""
    paid = recruit_price(state, seat, count)
    state.pp[seat] -= paid
    state.referee.tell(events.RECRUITED, seat, count, paid)
    state.push(frames.BATTLE_ORDER[seat])


class BattleOrder(steps.BattleOrder):
    """Which of the battles is fought next (KM-REC-06)."""

    def legal(self, state: KemetState, frame: frames.BattleOrder, seat: int) -> list[int]:
        options = [codes.FIGHT[area] for area in range(AREAS) if state.assault[area] > 0]
        return options or [codes.DONE]

    def do_fight(self, state: KemetState, frame: frames.BattleOrder, area: int) -> None:
        state.then(frames.WarCouncil(frame.seat, area), frame)

    def why_not_fight(self, state: KemetState, frame: frames.BattleOrder, area: int) -> Refusal:
        return not_in_play(state, area) or Refusal("no-battle-there", area=AREA.names[area])

    def do_done(self, state: KemetState, frame: frames.BattleOrder) -> None:
        """No battle is left."""

    def why_not_done(self, state: KemetState, frame: frames.BattleOrder) -> Refusal:
        return Refusal("must-choose")
