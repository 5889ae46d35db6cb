"""The move action (section 13): one small choice at a time, until the troop stops or a battle begins."""

from typing import Final

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.kemet.rules import events
from ennead.games.kemet.rules.actions import (
    LEAVE,
    MOVE_FROM,
    NONE,
    OPEN_GATES,
    STEP,
    STOP,
    SWIFTNESS,
    TAKE_ALONG,
    TELEPORT,
    TRANSFER,
    UNITS_BEFORE,
)
from ennead.games.kemet.rules.cards import can_pay_card, card_price, discard, pay_and_discard
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS,
    AREAS_IN_PLAY,
    BASE_MOVE,
    CARDS,
    SWIFTNESS_MOVE,
    TILE_ORIGIN,
)
from ennead.games.kemet.rules.components import OPEN_GATES as OPEN_GATES_CARD
from ennead.games.kemet.rules.components import SWIFTNESS as SWIFTNESS_CARD
from ennead.games.kemet.rules.components import TRANSFER as TRANSFER_CARD
from ennead.games.kemet.rules.modifiers import (
    CREATURE_MODIFIER,
    ENTER_GAIN,
    LAND_MOVE,
    gather,
    tile_with,
    troop_limit,
)
from ennead.games.kemet.rules.paths import (
    BY_LAND,
    BY_TELEPORT,
    BY_TRANSFER,
    WAY,
    arrive,
    can_finish,
    departure_exists,
    entry_price,
    is_plain,
    is_within_limits,
    land_targets,
    may_depart,
    needs_wall_breaker,
    teleport_targets,
    transfer_targets,
    travel,
    way_price,
)
from ennead.games.kemet.rules.refusals import why_not
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import MOVE_CREATURE, MOVE_STEP, MOVE_UNITS, WAR_COUNCIL
from ennead.games.kemet.rules.troops import lead_creatures
from ennead.games.kemet.rules.wealth import gain_by_day

_JOURNEY: Final[tuple[Field, ...]] = (
    Field("seat", SEAT),
    Field("start", AREA),
    Field("area", AREA),
    Field("points", NUMBER),
    Field("teleports", NUMBER),
    Field("gates", NUMBER),
    Field("entered", NUMBER),
    Field("moved", NUMBER),
)


class MoveTroop(Choice[KemetState]):
    """Which troop moves, or none (KM-MOVE-01)."""

    def __init__(self) -> None:
        super().__init__(
            "move_troop", Field("seat", SEAT), Field("teleports", NUMBER), Field("gates", NUMBER)
        )

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        holder = state.holder
        options = [MOVE_FROM + area for area in AREAS_IN_PLAY[state.players] if holder[area] == seat]
        options.append(NONE)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code != NONE:
            area = code - MOVE_FROM
            state.push(MOVE_STEP, seat, area, area, move_range(state, seat, area), frame[2], frame[3], 0, 0)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def move_range(state: KemetState, seat: int, area: int) -> int:
    """Fixed before the first step, with the creature that stands at the start (KM-MOVE-02 to -04)."""
    points = BASE_MOVE + gather(state.tiles[seat], LAND_MOVE)
    creature = state.creature_with(seat, area)
    if creature != NOBODY:
        points += CREATURE_MODIFIER[creature][LAND_MOVE]
    return points


class MoveStep(Choice[KemetState]):
    """The next step, a card, or the end of the move (KM-MOVE-05 to -07, -18, -19)."""

    def __init__(self) -> None:
        super().__init__("move_step", *_JOURNEY)

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        options = [STEP + to for to in land_targets(state, frame)]
        if frame[5] > 0:
            for to in teleport_targets(state, frame):
                options.append(TELEPORT + to)
        self._add_cards(state, frame, seat, options)
        if is_within_limits(state, seat, frame[3]):
            options.append(STOP)
        return options

    def _add_cards(self, state: KemetState, frame: Frame, seat: int, options: list[int]) -> None:
        hand = seat * CARDS
        if state.hand[hand + TRANSFER_CARD] > 0:
            for to in transfer_targets(state, frame):
                options.append(TRANSFER + to)
        if state.hand[hand + SWIFTNESS_CARD] > 0 and frame[8] == 0:
            options.append(SWIFTNESS)
        if (
            state.hand[hand + OPEN_GATES_CARD] > 0
            and can_pay_card(state, seat, OPEN_GATES_CARD)
            and self._can_finish_with_gates(state, frame, seat)
        ):
            options.append(OPEN_GATES)

    def _can_finish_with_gates(self, state: KemetState, frame: Frame, seat: int) -> bool:
        """Paying for the card must not make it impossible to end within the limits (KM-MOVE-14)."""
        if is_within_limits(state, seat, frame[3]):
            return True
        ahead = state.clone()
        ahead.pp[seat] -= card_price(state, seat, OPEN_GATES_CARD)
        return can_finish(ahead, with_gates(frame))

    def asks_single(self, state: KemetState, frame: Frame) -> bool:
        return state.hand_size(frame[1]) > 1  # KM-DEC-06

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == STOP:
            referee.tell(events.STOPPED, seat, frame[3])
        elif code == SWIFTNESS:
            referee.tell(
                events.PLAYED_CARD, seat, SWIFTNESS_CARD, pay_and_discard(state, seat, SWIFTNESS_CARD)
            )
            points = frame[4] + SWIFTNESS_MOVE
            state.push(MOVE_STEP, seat, frame[2], frame[3], points, frame[5], frame[6], frame[7], frame[8])
        elif code == OPEN_GATES:
            referee.tell(
                events.PLAYED_CARD, seat, OPEN_GATES_CARD, pay_and_discard(state, seat, OPEN_GATES_CARD)
            )
            state.frames.append(with_gates(frame))
        elif STEP <= code < STEP + AREAS:
            self._set_out(state, frame, BY_LAND, code - STEP)
        elif TELEPORT <= code < TELEPORT + AREAS:
            self._set_out(state, frame, BY_TELEPORT, code - TELEPORT)
        else:
            self._set_out(state, frame, BY_TRANSFER, code - TRANSFER)

    def _set_out(self, state: KemetState, frame: Frame, way: int, to: int) -> None:
        state.frames.append((MOVE_UNITS, *frame[1:], way, to))

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def with_gates(frame: Frame) -> Frame:
    """Open Gates: walls do not bind for the rest of the action (KM-DIC-10)."""
    return (*frame[:6], 1, *frame[7:])


class MoveUnits(Choice[KemetState]):
    """How many units go on (KM-MOVE-08)."""

    def __init__(self) -> None:
        super().__init__("move_units", *_JOURNEY, Field("way", WAY), Field("to", AREA))

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        way, to = frame[9], frame[10]
        options: list[int] = []
        pool = state.units[frame[3]]
        safe = 0
        if is_plain(state, frame, way) and not needs_wall_breaker(state, frame, to):
            # So many can go without a creature; the price was looked at when the step was chosen.
            safe = troop_limit(state, seat)
            if state.holder[to] == seat:
                safe -= state.units[to]
        for count in range(1, pool + 1):
            if count <= safe or departure_exists(state, frame, way, to, count):
                options.append(UNITS_BEFORE + count)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        count = code - UNITS_BEFORE
        if frame[3] in state.creature_at and state.creature_with(seat, frame[3]) != NOBODY:
            state.frames.append((MOVE_CREATURE, *frame[1:], count))
        else:
            depart(state, frame, count, NOBODY, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class MoveCreature(Choice[KemetState]):
    """Which creature stays behind, or whether all go on (KM-MOVE-10); at most one can stay (KM-MOVE-12)."""

    def __init__(self) -> None:
        super().__init__(
            "move_creature", *_JOURNEY, Field("way", WAY), Field("to", AREA), Field("count", NUMBER)
        )

    def legal(self, state: KemetState, frame: Frame, seat: int) -> list[int]:
        way, to, count = frame[9], frame[10], frame[11]
        options: list[int] = []
        if may_depart(state, frame, way, to, count, NOBODY):
            options.append(TAKE_ALONG)
        for creature in state.creatures_in(seat, frame[3]):
            if may_depart(state, frame, way, to, count, creature):
                options.append(LEAVE + creature)
        return options

    def take(self, state: KemetState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        depart(state, frame, frame[11], NOBODY if code == TAKE_ALONG else code - LEAVE, referee)

    def explain(self, state: KemetState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def depart(state: KemetState, frame: Frame, count: int, leaving: int, referee: Referee) -> None:
    """The group goes; entering an area with an enemy troop begins a battle (KM-MOVE-15)."""
    seat, area, way, to = frame[1], frame[3], frame[9], frame[10]
    _tell_step(state, seat, area, way, to, count, referee)
    enters_enemy = state.has_enemy(seat, to)
    if way == BY_TRANSFER:
        discard(state, seat, TRANSFER_CARD)
    lead_creatures(state, seat, area, to, leaving, referee)
    travel(state, frame, way, to, count, leaving)
    if leaving != NOBODY:
        alone = state.creature_at[leaving] == NOBODY
        referee.tell(events.CREATURE_HOME if alone else events.CREATURE_STAYED, seat, leaving, area)
    if not enters_enemy:
        state.frames.append(arrive(state, frame, way, to))
        return
    dedication = gather(state.tiles[seat], ENTER_GAIN)
    if dedication > 0:  # after any entry price, before the war council (KM-TILE-O2b)
        origin = TILE_ORIGIN + tile_with(state.tiles[seat], ENTER_GAIN)
        gain_by_day(state, seat, dedication, origin, referee)
    state.push(WAR_COUNCIL, seat, to)


def _tell_step(
    state: KemetState, seat: int, area: int, way: int, to: int, count: int, referee: Referee
) -> None:
    paid = way_price(state, seat, way)
    if way == BY_LAND:
        referee.tell(events.MOVED, seat, area, to, count)
    elif way == BY_TELEPORT:
        referee.tell(events.TELEPORTED, seat, area, to, count, paid)
    else:
        referee.tell(events.TRANSFERRED, seat, area, to, count, paid)
    entry = entry_price(state, seat, to)
    if entry > 0:
        referee.tell(events.ENTRY_PAID, seat, to, entry)
