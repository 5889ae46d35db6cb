"""Production (section 18): blessings for it, shifts of T13, goods and excess."""

from typing import Final

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import NO_CARD, PLAY, SHIFT_BY
from ennead.games.tekhenu.rules.blessings import double_harvest, gift, lower_of
from ennead.games.tekhenu.rules.cards import B21, BY_PRODUCING, GIFTS, T13
from ennead.games.tekhenu.rules.components import GOD, MAATS, RESOURCE, RESOURCES, SHIFT, WITH, WITH_DIE
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.performable import means_of, performable_with_die, production_goods
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import PERFORMANCE, PRODUCE_CARDS, SHIFT_PRODUCTION
from ennead.games.tekhenu.rules.technologies import after_production, shifts, tell_shift

# `shift` is written from -2 on.
NO_SHIFT: Final[int] = SHIFT.index["0"]

_SEAT: Final = Field("seat", SEAT)
_RESOURCE: Final = Field("resource", RESOURCE)
_VALUE: Final = Field("value", NUMBER)
_BY: Final = Field("by", WITH)
_TIMES: Final = Field("times", NUMBER)
# The god whose action follows, if it is a production of T19.
_BEFORE: Final = Field("before", GOD)


class ProduceCards(Choice[TekhenuState]):
    """B01–B06, B21, B22 at the start of a production (TK-BLG-05)."""

    def __init__(self) -> None:
        super().__init__("produce_cards", _SEAT, _RESOURCE, _VALUE, _BY, _TIMES, _BEFORE)

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options = [NO_CARD]
        for card in range(GIFTS):
            if state.blessings[seat] >> card & 1:
                options.append(PLAY + card)
        harvest = lower_of(state, seat, B21)
        if harvest != NOBODY:
            options.append(PLAY + harvest)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        _, _, resource, value, by, times, god = frame
        if code == NO_CARD:
            state.push(PERFORMANCE, seat, resource, value, by, times, god)
        elif code - PLAY < GIFTS:
            state.frames.append(frame)
            gift(state, seat, code - PLAY, referee)
        else:
            state.push(PRODUCE_CARDS, seat, resource, value, by, times + 1, god)
            double_harvest(state, seat, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class Performance(Automatic[TekhenuState]):
    """Each performance by itself: shift, goods, excess, points (TK-PRD-08, TK-TEG-06)."""

    def __init__(self) -> None:
        super().__init__("performance", _SEAT, _RESOURCE, _VALUE, _BY, _TIMES, _BEFORE)

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        _, seat, resource, value, by, times, god = frame
        if times > 1:
            state.push(PERFORMANCE, seat, resource, value, by, times - 1, god)
        if by == WITH_DIE and state.has(seat, T13):
            state.push(SHIFT_PRODUCTION, seat, resource, value, by, times, god)
        else:
            produce(state, seat, resource, value, referee)


class ShiftProduction(Choice[TekhenuState]):
    """T13: the value of this performance; a god action after it must stay performable (TK-TEG-07)."""

    def __init__(self) -> None:
        super().__init__("shift_production", _SEAT, _RESOURCE, _VALUE, _BY, _TIMES, _BEFORE)

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        value = frame[3]
        steps = shifts(state, seat, T13)
        options: list[int] = []
        for shifted in range(max(1, value - steps), min(6, value + steps) + 1):
            if frame[6] == NOBODY or self._leaves_action(state, frame, shifted):
                options.append(SHIFT_BY + NO_SHIFT + shifted - value)
        return options

    def _leaves_action(self, state: TekhenuState, frame: Frame, shifted: int) -> bool:
        """With these goods, and those of the performances still to come unshifted."""
        _, seat, resource, value, _, times, god = frame
        means = means_of(state, seat)
        means.good = resource
        means.count = production_goods(state, seat, resource, shifted)
        means.count += (times - 1) * production_goods(state, seat, resource, value)
        return performable_with_die(state, seat, god, state.die_value, means)

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        value = frame[3] + code - SHIFT_BY - NO_SHIFT
        if value != frame[3]:
            tell_shift(seat, value, T13, referee)
        produce(state, seat, frame[2], value, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def produce(state: TekhenuState, seat: int, resource: int, value: int, referee: Referee) -> None:
    """Goods up to the production marker, the rest to the right pan (TK-PRD-01 to TK-PRD-04)."""
    referee.tell(events.PRODUCTION, seat, resource, value)
    kept = min(value, state.production[seat * RESOURCES + resource])
    gain(state, seat, resource, kept, BY_PRODUCING, referee)
    excess = value - kept
    if excess > 0:
        lay_down_excess(state, seat, resource, excess, referee)
    after_production(state, seat, resource, value, excess, referee)


def lay_down_excess(state: TekhenuState, seat: int, resource: int, excess: int, referee: Referee) -> None:
    """On the right pan; aside, once the last balance has been set (TK-PRD-04, TK-LWG-05)."""
    if state.maat == MAATS:
        referee.tell(events.LAID_ASIDE, seat, resource, excess)
        return
    state.excess[seat * RESOURCES + resource] += excess
    referee.tell(events.EXCESS, seat, resource, excess)
