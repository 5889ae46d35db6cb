"""The move action (section 13): one small choice at a time, until the troop stops or a battle begins."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.kemet.generated import codes, frames, steps
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.cards import can_pay_card, card_price, discard, pay_and_discard
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS_IN_PLAY,
    BASE_MOVE,
    BY_LAND,
    BY_TELEPORT,
    BY_TRANSFER,
    CARD,
    CARDS,
    CREATURE,
    OBELISK,
    OPEN_GATES,
    REACH,
    SWIFTNESS,
    SWIFTNESS_MOVE,
    TILE_ORIGIN,
    TRANSFER,
)
from ennead.games.kemet.rules.modifiers import (
    CREATURE_MODIFIER,
    ENTER_GAIN,
    FROM_OBELISK,
    IGNORE_WALLS,
    LAND_MOVE,
    gather,
    tile_with,
    troop_limit,
)
from ennead.games.kemet.rules.paths import (
    arrive,
    can_finish,
    can_teleport_from_here,
    departure_exists,
    entry_price,
    is_plain,
    is_second_foreign_district,
    is_within_limits,
    land_targets,
    may_depart,
    needs_obelisk_jumper,
    needs_wall_breaker,
    pool_has,
    teleport_targets,
    transfer_targets,
    travel,
    way_price,
)
from ennead.games.kemet.rules.refusals import not_in_hand, not_in_play, too_dear
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.troops import lead_creatures
from ennead.games.kemet.rules.wealth import gain_by_day


class MoveTroop(steps.MoveTroop):
    """Which troop moves, or none (KM-MOVE-01)."""

    def legal(self, state: KemetState, frame: frames.MoveTroop, seat: int) -> list[int]:
        holder = state.holder
        options = [codes.NONE]
        for area in AREAS_IN_PLAY[state.players]:
            if holder[area] == seat:
                options.append(codes.MOVE[area])
        return options

    def do_move(self, state: KemetState, frame: frames.MoveTroop, area: int) -> None:
        points = move_range(state, frame.seat, area)
        state.push(frames.MoveStep(frame.seat, area, area, points, frame.teleports, frame.gates, 0, 0))

    def why_not_move(self, state: KemetState, frame: frames.MoveTroop, area: int) -> Refusal:
        return not_in_play(state, area) or Refusal("no-troop-there", area=AREA.names[area])

    def do_none(self, state: KemetState, frame: frames.MoveTroop) -> None:
        """All stay where they are."""


def move_range(state: KemetState, seat: int, area: int) -> int:
    """Fixed before the first step, with the creature that stands at the start (KM-MOVE-02 to -04)."""
    points = BASE_MOVE + gather(state.tiles[seat], LAND_MOVE)
    creature = state.creature_with(seat, area)
    if creature != NOBODY:
        points += CREATURE_MODIFIER[creature][LAND_MOVE]
    return points


class MoveStep(steps.MoveStep):
    """The next step, a card, or the end of the move (KM-MOVE-05 to -07, -18, -19)."""

    def legal(self, state: KemetState, frame: frames.MoveStep, seat: int) -> list[int]:
        options = [codes.STEP[to] for to in land_targets(state, frame)]
        if frame.teleports > 0:
            options.extend([codes.TELEPORT[to] for to in teleport_targets(state, frame)])
        self._add_cards(state, frame, seat, options)
        if is_within_limits(state, seat, frame.area):
            options.append(codes.STOP)
        return options

    def _add_cards(self, state: KemetState, frame: frames.MoveStep, seat: int, options: list[int]) -> None:
        hand = seat * CARDS
        if state.hand[hand + TRANSFER] > 0:
            options.extend([codes.TRANSFER[to] for to in transfer_targets(state, frame)])
        if state.hand[hand + SWIFTNESS] > 0 and frame.moved == 0:
            options.append(codes.SWIFTNESS)
        if (
            state.hand[hand + OPEN_GATES] > 0
            and can_pay_card(state, seat, OPEN_GATES)
            and self._can_finish_with_gates(state, frame, seat)
        ):
            options.append(codes.OPEN_GATES)

    def _can_finish_with_gates(self, state: KemetState, frame: frames.MoveStep, seat: int) -> bool:
        """Paying for the card must not make it impossible to end within the limits (KM-MOVE-14)."""
        if is_within_limits(state, seat, frame.area):
            return True
        ahead = state.clone()
        ahead.pp[seat] -= card_price(state, seat, OPEN_GATES)
        return can_finish(ahead, with_cards(frame, frame.points, 1))

    def asks_single(self, state: KemetState, frame: frames.MoveStep) -> bool:
        return state.hand_size(frame.seat) > 1  # KM-DEC-06

    def do_step(self, state: KemetState, frame: frames.MoveStep, area: int) -> None:
        set_out(state, frame, BY_LAND, area)

    def why_not_step(self, state: KemetState, frame: frames.MoveStep, area: int) -> Refusal:
        wrong = _no_other_area(state, frame, area)
        if wrong is not None:
            return wrong
        if frame.points == 0:
            return Refusal("no-points-left")
        if area not in REACH[state.players][state.city[frame.seat]][frame.area]:
            return Refusal("too-far", area=AREA.names[area])
        if is_second_foreign_district(state, frame, area):
            return Refusal("one-district-an-action")
        if needs_wall_breaker(state, frame, area) and not pool_has(state, frame, IGNORE_WALLS, NOBODY):
            return Refusal("walls", area=AREA.names[area])
        return _why_not_there(state, frame.seat, BY_LAND, area)

    def do_teleport(self, state: KemetState, frame: frames.MoveStep, area: int) -> None:
        set_out(state, frame, BY_TELEPORT, area)

    def why_not_teleport(self, state: KemetState, frame: frames.MoveStep, area: int) -> Refusal:
        wrong = _no_other_area(state, frame, area)
        if wrong is not None:
            return wrong
        if not OBELISK[area]:
            return Refusal("no-obelisk-there", area=AREA.names[area])
        if frame.teleports == 0:
            return Refusal("no-teleport-left")
        if not can_teleport_from_here(state, frame):
            return Refusal("no-pyramid-here", area=AREA.names[frame.area])
        return _why_not_there(state, frame.seat, BY_TELEPORT, area)

    def do_transfer(self, state: KemetState, frame: frames.MoveStep, area: int) -> None:
        set_out(state, frame, BY_TRANSFER, area)

    def why_not_transfer(self, state: KemetState, frame: frames.MoveStep, area: int) -> Refusal:
        wrong = _no_other_area(state, frame, area)
        if wrong is not None:
            return wrong
        if not state.holds(frame.seat, TRANSFER):
            return not_in_hand(TRANSFER)
        if not OBELISK[area]:
            return Refusal("no-obelisk-there", area=AREA.names[area])
        return _why_not_there(state, frame.seat, BY_TRANSFER, area)

    def do_swiftness(self, state: KemetState, frame: frames.MoveStep) -> None:
        paid = pay_and_discard(state, frame.seat, SWIFTNESS)
        state.referee.tell(events.PLAYED_CARD, frame.seat, SWIFTNESS, paid)
        state.push(with_cards(frame, frame.points + SWIFTNESS_MOVE, frame.gates))

    def why_not_swiftness(self, state: KemetState, frame: frames.MoveStep) -> Refusal:
        return Refusal("swiftness-too-late") if state.holds(frame.seat, SWIFTNESS) else not_in_hand(SWIFTNESS)

    def do_open_gates(self, state: KemetState, frame: frames.MoveStep) -> None:
        paid = pay_and_discard(state, frame.seat, OPEN_GATES)
        state.referee.tell(events.PLAYED_CARD, frame.seat, OPEN_GATES, paid)
        state.push(with_cards(frame, frame.points, 1))

    def why_not_open_gates(self, state: KemetState, frame: frames.MoveStep) -> Refusal:
        if not state.holds(frame.seat, OPEN_GATES):
            return not_in_hand(OPEN_GATES)
        if not can_pay_card(state, frame.seat, OPEN_GATES):
            return too_dear(state, frame.seat, card_price(state, frame.seat, OPEN_GATES))
        return Refusal("card-too-dear-now", card=CARD.names[OPEN_GATES])

    def do_stop(self, state: KemetState, frame: frames.MoveStep) -> None:
        state.referee.tell(events.STOPPED, frame.seat, frame.area)

    def why_not_stop(self, state: KemetState, frame: frames.MoveStep) -> Refusal:
        shown, number, limit = AREA.names[frame.area], state.units[frame.area], troop_limit(state, frame.seat)
        if number > limit:
            return Refusal("too-many-to-stop", area=shown, number=number, limit=limit)
        return Refusal("two-creatures", area=shown)


def _no_other_area(state: KemetState, frame: frames.MoveStep, to: int) -> Refusal | None:
    if to == frame.area:
        return Refusal("already-there", area=AREA.names[to])
    return not_in_play(state, to)


def _why_not_there(state: KemetState, seat: int, way: int, to: int) -> Refusal:
    """What the way and a creature at its end ask; else the limits are in the way (KM-MOVE-13, -14)."""
    entry = entry_price(state, seat, to)
    cost = way_price(state, seat, way) + entry
    if cost > state.pp[seat]:
        if entry > 0:
            return Refusal("entry-price", area=AREA.names[to], needs=cost, has=state.pp[seat])
        return too_dear(state, seat, cost)
    limit = troop_limit(state, seat)
    if state.holder[to] == seat and state.units[to] >= limit:
        return Refusal("troop-full-there", area=AREA.names[to], has=state.units[to], limit=limit)
    return _beyond_limits(state, seat, to)


def _beyond_limits(state: KemetState, seat: int, to: int) -> Refusal:
    return Refusal("beyond-the-limits", area=AREA.names[to], limit=troop_limit(state, seat))


def set_out(state: KemetState, frame: frames.MoveStep, way: int, to: int) -> None:
    """Next comes who goes there."""
    state.push(
        frames.MoveUnits(
            frame.seat,
            frame.start,
            frame.area,
            frame.points,
            frame.teleports,
            frame.gates,
            frame.entered,
            frame.moved,
            way,
            to,
        )
    )


def with_cards(frame: frames.MoveStep, points: int, gates: int) -> frames.MoveStep:
    """The journey goes on with Swiftness, or without walls for the rest of the action (KM-DIC-10)."""
    return frames.MoveStep(
        frame.seat, frame.start, frame.area, points, frame.teleports, gates, frame.entered, frame.moved
    )


class MoveUnits(steps.MoveUnits):
    """How many units go on (KM-MOVE-08)."""

    def legal(self, state: KemetState, frame: frames.MoveUnits, seat: int) -> list[int]:
        way, to = frame.way, frame.to
        options: list[int] = []
        pool = state.units[frame.area]
        safe = 0
        if is_plain(state, frame, way) and not needs_wall_breaker(state, frame, to):
            # So many can go without a creature; the price was looked at when the step was chosen.
            safe = troop_limit(state, seat)
            if state.holder[to] == seat:
                safe -= state.units[to]
        for count in range(1, pool + 1):
            if count <= safe or departure_exists(state, frame, way, to, count):
                options.append(codes.UNITS[count])
        return options

    def do_units(self, state: KemetState, frame: frames.MoveUnits, number: int) -> None:
        if frame.area not in state.creature_at or state.creature_with(frame.seat, frame.area) == NOBODY:
            depart(state, frame, number, NOBODY)
            return
        state.push(
            frames.MoveCreature(
                frame.seat,
                frame.start,
                frame.area,
                frame.points,
                frame.teleports,
                frame.gates,
                frame.entered,
                frame.moved,
                frame.way,
                frame.to,
                number,
            )
        )

    def why_not_units(self, state: KemetState, frame: frames.MoveUnits, number: int) -> Refusal:
        """KM-MOVE-08, -12, -16."""
        seat, to, pool = frame.seat, frame.to, state.units[frame.area]
        limit = troop_limit(state, seat)
        if number > pool:
            return Refusal("too-few-units", has=pool)
        if pool - number > limit:
            return Refusal("too-many-stay", number=pool - number, limit=limit)
        if number > limit and state.has_enemy(seat, to):
            return Refusal("too-many-attack", limit=limit)
        together = number + (state.units[to] if state.holder[to] == seat else 0)
        if together > limit:
            return Refusal("too-many-together", area=AREA.names[to], number=together, limit=limit)
        return _beyond_limits(state, seat, to)


class MoveCreature(steps.MoveCreature):
    """Which creature stays behind, or whether all go on (KM-MOVE-10); at most one can stay (KM-MOVE-12)."""

    def legal(self, state: KemetState, frame: frames.MoveCreature, seat: int) -> list[int]:
        way, to, count = frame.way, frame.to, frame.count
        options: list[int] = []
        for creature in state.creatures_in(seat, frame.area):
            if may_depart(state, frame, way, to, count, creature):
                options.append(codes.LEAVE[creature])
        if may_depart(state, frame, way, to, count, NOBODY):
            options.append(codes.TAKE_ALONG)
        return options

    def do_take_along(self, state: KemetState, frame: frames.MoveCreature) -> None:
        depart(state, frame, frame.count, NOBODY)

    def why_not_take_along(self, state: KemetState, frame: frames.MoveCreature) -> Refusal:
        return Refusal("two-creatures", area=AREA.names[frame.to])  # KM-MOVE-13

    def do_leave(self, state: KemetState, frame: frames.MoveCreature, creature: int) -> None:
        depart(state, frame, frame.count, creature)

    def why_not_leave(self, state: KemetState, frame: frames.MoveCreature, creature: int) -> Refusal:
        """KM-MOVE-13, KM-CRE-12."""
        name, abilities = CREATURE.names[creature], CREATURE_MODIFIER[creature]
        if state.creature_owner[creature] != frame.seat:
            return Refusal("not-your-creature", creature=name)
        if state.creature_at[creature] != frame.area:
            return Refusal("creature-not-here", creature=name)
        if needs_wall_breaker(state, frame, frame.to) and abilities[IGNORE_WALLS] > 0:
            return Refusal("creature-needed", creature=name)
        if needs_obelisk_jumper(state, frame, frame.way) and abilities[FROM_OBELISK] > 0:
            return Refusal("creature-needed", creature=name)
        if state.units[frame.area] == frame.count:
            return Refusal("creatures-left-alone", area=AREA.names[frame.area])  # KM-MOVE-17
        return _beyond_limits(state, frame.seat, frame.to)


def depart(
    state: KemetState, frame: frames.MoveUnits | frames.MoveCreature, count: int, leaving: int
) -> None:
    """The group goes; entering an area with an enemy troop begins a battle (KM-MOVE-15)."""
    seat, area, way, to = frame.seat, frame.area, frame.way, frame.to
    _tell_step(state, seat, area, way, to, count)
    enters_enemy = state.has_enemy(seat, to)
    if way == BY_TRANSFER:
        discard(state, seat, TRANSFER)
    lead_creatures(state, seat, area, to, leaving)
    travel(state, frame, way, to, count, leaving)
    if leaving != NOBODY:
        alone = state.creature_at[leaving] == NOBODY
        state.referee.tell(events.CREATURE_HOME if alone else events.CREATURE_STAYED, seat, leaving, area)
    if not enters_enemy:
        state.push(arrive(state, frame, way, to))
        return
    dedication = gather(state.tiles[seat], ENTER_GAIN)
    if dedication > 0:  # after any entry price, before the war council (KM-TILE-O2b)
        origin = TILE_ORIGIN + tile_with(state.tiles[seat], ENTER_GAIN)
        gain_by_day(state, seat, dedication, origin)
    state.push(frames.WarCouncil(seat, to))


def _tell_step(state: KemetState, seat: int, area: int, way: int, to: int, count: int) -> None:
    paid = way_price(state, seat, way)
    if way == BY_LAND:
        state.referee.tell(events.MOVED, seat, area, to, count)
    elif way == BY_TELEPORT:
        state.referee.tell(events.TELEPORTED, seat, area, to, count, paid)
    else:
        state.referee.tell(events.TRANSFERRED, seat, area, to, count, paid)
    entry = entry_price(state, seat, to)
    if entry > 0:
        state.referee.tell(events.ENTRY_PAID, seat, to, entry)
