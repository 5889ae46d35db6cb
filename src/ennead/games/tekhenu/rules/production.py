"""Production (section 18): blessings for it, shifts of T13, goods and excess."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.blessings import card_not_held, double_harvest, gift, lower_of
from ennead.games.tekhenu.rules.cards import B21, BLESSING_CARD, BY_PRODUCING, GIFTS, T13
from ennead.games.tekhenu.rules.components import FACES, GOD, MAATS, NO_SHIFT, RESOURCES, WITH_DIE
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.possible import means_of, performable_with_die, production_goods
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import after_production, shifts, tell_shift


class ProduceCards(steps.ProduceCards):
    """B01–B06, B21, B22 at the start of a production (TK-BLG-05)."""

    def legal(self, state: TekhenuState, frame: frames.ProduceCards, seat: int) -> list[int]:
        options: list[int] = []
        for card in range(GIFTS):
            if state.blessings[seat] >> card & 1:
                options.append(codes.PLAY[card])
        harvest = lower_of(state, seat, B21)
        if harvest != NOBODY:
            options.append(codes.PLAY[harvest])
        options.append(codes.NO_CARD)
        return options

    def do_play(self, state: TekhenuState, frame: frames.ProduceCards, blessing: int) -> None:
        seat, resource, value, by = frame.seat, frame.resource, frame.value, frame.by
        if blessing < GIFTS:
            state.push(frame)
            gift(state, seat, blessing)
        else:
            state.push(frames.ProduceCards(seat, resource, value, by, frame.times + 1, frame.before))
            double_harvest(state, seat)

    def why_not_play(self, state: TekhenuState, frame: frames.ProduceCards, blessing: int) -> Refusal:
        """Only gifts and harvests go with a production; of two harvests the lower one (TK-DEC-04)."""
        if not state.holds(frame.seat, blessing):
            return card_not_held(blessing)
        if blessing == B21 + 1:
            return Refusal("twin-first", card=BLESSING_CARD.names[B21])
        return Refusal("card-not-for-production", card=BLESSING_CARD.names[blessing])

    def do_no_card(self, state: TekhenuState, frame: frames.ProduceCards) -> None:
        seat, resource, value, by = frame.seat, frame.resource, frame.value, frame.by
        state.push(frames.Performance(seat, resource, value, by, frame.times, frame.before))


class Performance(steps.Performance):
    """Each performance by itself: shift, goods, excess, points (TK-PRD-08, TK-TEG-06)."""

    def run(self, state: TekhenuState, frame: frames.Performance) -> None:
        seat, resource, value, by, times = frame.seat, frame.resource, frame.value, frame.by, frame.times
        if times > 1:
            state.push(frames.Performance(seat, resource, value, by, times - 1, frame.before))
        if by == WITH_DIE and state.has(seat, T13):
            state.push(frames.ShiftProduction(seat, resource, value, by, times, frame.before))
        else:
            produce(state, seat, resource, value)


class ShiftProduction(steps.ShiftProduction):
    """T13: the value of this performance; a god action after it must stay performable (TK-TEG-07)."""

    def legal(self, state: TekhenuState, frame: frames.ShiftProduction, seat: int) -> list[int]:
        value = frame.value
        steps = shifts(state, seat, T13)
        options: list[int] = []
        for shifted in range(max(1, value - steps), min(6, value + steps) + 1):
            if frame.before == NOBODY or self._leaves_action(state, frame, shifted):
                options.append(codes.SHIFT[NO_SHIFT + shifted - value])
        return options

    def _leaves_action(self, state: TekhenuState, frame: frames.ShiftProduction, shifted: int) -> bool:
        """With these goods, and those of the performances still to come unshifted."""
        seat, resource = frame.seat, frame.resource
        means = means_of(state, seat)
        means.good = resource
        means.count = production_goods(state, seat, resource, shifted)
        means.count += (frame.times - 1) * production_goods(state, seat, resource, frame.value)
        return performable_with_die(state, seat, frame.before, state.die_value, means)

    def do_shift(self, state: TekhenuState, frame: frames.ShiftProduction, shift: int) -> None:
        value = frame.value + shift - NO_SHIFT
        if value != frame.value:
            tell_shift(frame.seat, value, T13, state.referee)
        produce(state, frame.seat, frame.resource, value)

    def why_not_shift(self, state: TekhenuState, frame: frames.ShiftProduction, shift: int) -> Refusal:
        value = frame.value + shift - NO_SHIFT
        if not 1 <= value <= FACES:
            return Refusal("value-out-of-range", value=value)
        return Refusal("production-too-small", value=value, god=GOD.names[frame.before])


def produce(state: TekhenuState, seat: int, resource: int, value: int) -> None:
    """Goods up to the production marker, the rest to the right pan (TK-PRD-01 to TK-PRD-04)."""
    state.referee.tell(events.PRODUCTION, seat, resource, value)
    kept = min(value, state.production[seat * RESOURCES + resource])
    gain(state, seat, resource, kept, BY_PRODUCING)
    excess = value - kept
    if excess > 0:
        lay_down_excess(state, seat, resource, excess)
    after_production(state, seat, resource, value, excess)


def lay_down_excess(state: TekhenuState, seat: int, resource: int, excess: int) -> None:
    """On the right pan; aside, once the last balance has been set (TK-PRD-04, TK-LWG-05)."""
    if state.maat == MAATS:
        state.referee.tell(events.LAID_ASIDE, seat, resource, excess)
        return
    state.excess[seat * RESOURCES + resource] += excess
    state.referee.tell(events.EXCESS, seat, resource, excess)
