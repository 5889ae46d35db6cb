"""Technologies (section 25): what each card does, at the moment it does it, found by its id."""

from typing import Final

from ennead.core.referee import Referee
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import (
    CAUSE_TECHNOLOGY,
    SHIFT_STEPS,
    T01,
    T02,
    T03,
    T04,
    T05,
    T06,
    T07,
    T10,
    T11,
    T12,
    T13,
    T14,
    T15,
    T16,
    T17,
    T18,
    T20,
    T21,
    T22,
    T23,
    T24,
    TECHNOLOGY_EFFECT,
    TECHNOLOGY_VP,
)
from ennead.games.tekhenu.rules.components import (
    AS_ANUBIS,
    BASTET,
    BREAD,
    BY_TECHNOLOGIES,
    FAITH,
    GODS,
    GOLD,
    GRANITE,
    HATHOR,
    HORUS,
    LINE_VP,
    OSIRIS,
    PAPYRUS,
    PURE,
    RA,
    THOTH,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.track import raise_happiness, raise_population

# T01–T04, T06: the technology that pays for each god's action; Hathor has none.
TECHNOLOGY_OF_GOD: Final[tuple[int, ...]] = tuple(
    {OSIRIS: T01, RA: T02, THOTH: T03, HORUS: T04, BASTET: T06}.get(god, -1) for god in range(GODS)
)
# T04, T20, T21: a good that comes before paying.
_EARLY: Final[tuple[int, ...]] = tuple(
    {HORUS: T04, THOTH: T20, HATHOR: T21}.get(god, -1) for god in range(GODS)
)
_EARLY_GOOD: Final[tuple[int, ...]] = tuple(
    {HORUS: GRANITE, THOTH: PAPYRUS, HATHOR: BREAD}.get(god, -1) for god in range(GODS)
)
_EARLY_COUNT: Final[tuple[int, ...]] = tuple(
    {
        HORUS: TECHNOLOGY_EFFECT[T04]["granite"],
        THOTH: TECHNOLOGY_EFFECT[T20]["papyrus"],
        HATHOR: TECHNOLOGY_EFFECT[T21]["bread"],
    }.get(god, 0)
    for god in range(GODS)
)
_POPULATION: Final[int] = TECHNOLOGY_EFFECT[T06]["population"]
_HAPPINESS: Final[int] = TECHNOLOGY_EFFECT[T06]["happiness"]
_PILLAR_VP: Final[int] = TECHNOLOGY_EFFECT[T05]["extra_vp_per_own_pillar"]
_BONUS_GRANITE: Final[int] = TECHNOLOGY_EFFECT[T07]["granite"]
_EXCESS_VP: Final[int] = TECHNOLOGY_EFFECT[T12]["vp_per_excess_resource"]
_EXTRA_UNIT: Final[int] = TECHNOLOGY_EFFECT[T13]["extra_same_resource_not_excess"]
_MAAT_FAITH: Final[int] = TECHNOLOGY_EFFECT[T15]["faith"]
_FIRST_VP: Final[int] = TECHNOLOGY_EFFECT[T16]["if_first"]["vp"]
_LAST_GOLD: Final[int] = TECHNOLOGY_EFFECT[T16]["if_last"]["gold"]
_BLESSING_GOLD: Final[int] = TECHNOLOGY_EFFECT[T24]["gold"]


def _pay_vp(state: TekhenuState, seat: int, card: int, points: int) -> None:
    score(state, seat, BY_TECHNOLOGIES, points, CAUSE_TECHNOLOGY + card)


# Actions; `owned` are the technologies the seat had when the action began (TK-TIM-11)


def early_goods(owned: int, god: int) -> int:
    """T04, T20, T21: how much of the god's own cost is there before paying."""
    card = _EARLY[god]
    return _EARLY_COUNT[god] if card >= 0 and owned >> card & 1 else 0


def before_paying(state: TekhenuState, seat: int, god: int) -> None:
    """T04 granite, T20 papyrus, T21 bread (TK-TEC-04, TK-TEC-20, TK-TEC-21)."""
    count = early_goods(state.technologies[seat], god)
    if count:
        gain(state, seat, _EARLY_GOOD[god], count, CAUSE_TECHNOLOGY + _EARLY[god])


def after_action(state: TekhenuState, seat: int, god: int, value: int, owned: int) -> None:
    """T01–T04, T06, T11: points and marker moves of a god action."""
    card = TECHNOLOGY_OF_GOD[god]
    if card >= 0 and owned >> card & 1:
        _pay_vp(state, seat, card, TECHNOLOGY_VP[card])
        if card == T06:
            raise_population(state, seat, _POPULATION, CAUSE_TECHNOLOGY + T06)
            raise_happiness(state, seat, _HAPPINESS, CAUSE_TECHNOLOGY + T06)
    _humble_offering(state, seat, value, owned)


def _humble_offering(state: TekhenuState, seat: int, value: int, owned: int) -> None:
    """T11: any action of value 1."""
    if value == 1 and owned >> T11 & 1:
        _pay_vp(state, seat, T11, TECHNOLOGY_VP[T11])


def after_production(state: TekhenuState, seat: int, resource: int, value: int, excess: int) -> None:
    """T11, T12, T17, and the unit of T13, for each performance (TK-PRD-08)."""
    owned = state.technologies[seat]
    _humble_offering(state, seat, value, owned)
    if owned >> T12 & 1:
        _pay_vp(state, seat, T12, excess * _EXCESS_VP)
    if resource == BREAD and owned >> T17 & 1:
        _pay_vp(state, seat, T17, TECHNOLOGY_VP[T17])
    gain(state, seat, resource, extra_unit(owned), CAUSE_TECHNOLOGY + T13)


def extra_unit(owned: int) -> int:
    """T13: one more of the resource produced, never excess."""
    return _EXTRA_UNIT if owned >> T13 & 1 else 0


def shifts(state: TekhenuState, seat: int, technology: int) -> int:
    """T13, T14: how far the value of one action may be shifted (TK-TEG-05)."""
    return SHIFT_STEPS if state.has(seat, technology) else 0


def god_shifts(state: TekhenuState, seat: int) -> int:
    return SHIFT_STEPS if state.technologies[seat] >> T14 & 1 else 0


def pillar_worth(owned: int) -> int:
    """T05: what an own pillar in the line is worth with Hathor."""
    return LINE_VP + (_PILLAR_VP if owned >> T05 & 1 else 0)


def bonus_granite(owned: int) -> int:
    """T07: granite beside a Horus bonus."""
    return _BONUS_GRANITE if owned >> T07 & 1 else 0


# Taking dice, playing blessings, the end of a turn


def die_laid(state: TekhenuState, seat: int) -> None:
    """T18 for a pure die, T23 for an Anubis action (TK-TIM-03)."""
    if state.die_state == PURE and state.has(seat, T18):
        _pay_vp(state, seat, T18, TECHNOLOGY_VP[T18])
    if state.die_state == AS_ANUBIS and state.has(seat, T23):
        _pay_vp(state, seat, T23, TECHNOLOGY_VP[T23])


def blessing_played(state: TekhenuState, seat: int) -> None:
    """T24: gold for each blessing."""
    gain(state, seat, GOLD, blessing_gold(state, seat), CAUSE_TECHNOLOGY + T24)


def blessing_gold(state: TekhenuState, seat: int) -> int:
    return _BLESSING_GOLD if state.has(seat, T24) else 0


def scribes_are_gold(state: TekhenuState, seat: int) -> bool:
    """T10: gold and scribes stand for each other (TK-PAY-07)."""
    return state.technologies[seat] >> T10 & 1 == 1


def stones_are_one(state: TekhenuState, seat: int) -> bool:
    """T22: limestone and granite stand for each other (TK-PAY-08)."""
    return state.technologies[seat] >> T22 & 1 == 1


def end_of_turn(state: TekhenuState, seat: int) -> None:
    """T10, T22: once in a turn in which the replacement was used (TK-TIM-09)."""
    if state.replaced_gold:
        _pay_vp(state, seat, T10, TECHNOLOGY_VP[T10])
    if state.replaced_stone:
        _pay_vp(state, seat, T22, TECHNOLOGY_VP[T22])


# The Maat phase


def maat_begins(state: TekhenuState, seat: int) -> None:
    """T15: faith before it is laid (TK-TEC-15)."""
    if state.has(seat, T15):
        gain(state, seat, FAITH, _MAAT_FAITH, CAUSE_TECHNOLOGY + T15)


def order_set(state: TekhenuState) -> None:
    """T16: for the first and the last of the new order (TK-TEC-16)."""
    for seat in range(state.players):
        if state.has(seat, T16):
            if seat == state.order[0]:
                _pay_vp(state, seat, T16, _FIRST_VP)
            elif seat == state.order[-1]:
                gain(state, seat, GOLD, _LAST_GOLD, CAUSE_TECHNOLOGY + T16)


def tell_shift(seat: int, value: int, card: int, referee: Referee) -> None:
    referee.tell(events.ACTION_SHIFTED, seat, value, CAUSE_TECHNOLOGY + card)
