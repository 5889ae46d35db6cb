"""Modifiers while taking a die (section 8, steps of TK-TIM-04): scribes, B09–B12, B17–B20."""

from typing import Final

from ennead.core.codec import SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import DONE, EXTRA, NUDGE, SCRIBE_SHIFT, SET_VALUE
from ennead.games.tekhenu.rules.blessings import (
    extra_action,
    hand_of_fate,
    holds_either,
    nudge,
    nudges_left,
)
from ennead.games.tekhenu.rules.cards import B09, B17, B19, NEIGHBOUR_SCRIBES, NUDGE_STEPS, OPPOSITE_STEPS
from ennead.games.tekhenu.rules.components import (
    AS_ANUBIS,
    GODS,
    GREY,
    NEIGHBOURS,
    OPPOSITE,
    SCRIBE,
    SCRIBE_SHIFTS,
    SHIFT,
)
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.performable import means_of, performable_with_die
from ennead.games.tekhenu.rules.purse import scribes_payable
from ennead.games.tekhenu.rules.reach import add_gold, can_reach, modifiers_of, take_scribes
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import NO_NUDGE, TekhenuState
from ennead.games.tekhenu.rules.technologies import blessing_gold

# `shift` is written from -2 on.
NO_SHIFT: Final[int] = SHIFT.index["0"]


def is_bound(state: TekhenuState) -> bool:
    """A die that can't produce must keep a god action within reach (TK-TRN-09)."""
    return state.main_open and state.die_colour == GREY and state.die_state != AS_ANUBIS


def reaches_after_scribe(state: TekhenuState, seat: int, value: int) -> bool:
    """With the value a scribe gives the die, the god action stays within reach."""
    left, means = modifiers_of(state, seat), means_of(state, seat)
    take_scribes(state, seat, 1, left, means)
    return can_reach(state, seat, state.die_sector, value, left, means)


def reaches_after_fate(state: TekhenuState, seat: int, value: int) -> bool:
    """The same with B09 or B10."""
    left, means = modifiers_of(state, seat), means_of(state, seat)
    left.fates -= 1
    add_gold(state, seat, blessing_gold(state, seat), left, means)
    return can_reach(state, seat, state.die_sector, value, left, means)


def reaches_after_nudge(state: TekhenuState, seat: int, value: int) -> bool:
    """The same with the shift of the B11 or B12 played, or by playing the other one."""
    left, means = modifiers_of(state, seat), means_of(state, seat)
    if left.nudges > 0:
        left.nudges = 0
    else:
        left.lights = 0
        add_gold(state, seat, blessing_gold(state, seat), left, means)
    return can_reach(state, seat, state.die_sector, value, left, means)


def reaches_after_extra(state: TekhenuState, seat: int, scribes: int, steps: int) -> bool:
    """The same after an additional action was bought for scribes or steps back."""
    left, means = modifiers_of(state, seat), means_of(state, seat)
    take_scribes(state, seat, scribes, left, means)
    means.happiness -= steps
    add_gold(state, seat, blessing_gold(state, seat), left, means)
    return can_reach(state, seat, state.die_sector, state.die_value, left, means)


class Modify(Choice[TekhenuState]):
    """One modifier at a time, until done; then the base value is fixed."""

    def __init__(self) -> None:
        super().__init__("modify", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        if state.blessings[seat] == 0 and state.nudge == NO_NUDGE and scribes_payable(state, seat) == 0:
            return [DONE]
        bound = is_bound(state)
        value = state.die_value
        options: list[int] = []
        if not bound or performable_with_die(state, seat, state.die_sector, value, means_of(state, seat)):
            options.append(DONE)
        self._add_scribes(state, seat, bound, options)
        self._add_cards(state, seat, bound, options)
        self._add_extras(state, seat, bound, options)
        return options

    def _add_scribes(self, state: TekhenuState, seat: int, bound: bool, options: list[int]) -> None:
        if scribes_payable(state, seat) == 0:
            return
        for shift in SCRIBE_SHIFTS:
            value = state.die_value + shift
            if 1 <= value <= 6 and (not bound or reaches_after_scribe(state, seat, value)):
                options.append(SCRIBE_SHIFT + NO_SHIFT + shift)

    def _add_cards(self, state: TekhenuState, seat: int, bound: bool, options: list[int]) -> None:
        """B09, B10 to another value; the shift by one of B11, B12."""
        if holds_either(state, seat, B09):
            for value in range(1, 7):
                if value != state.die_value and (not bound or reaches_after_fate(state, seat, value)):
                    options.append(SET_VALUE + value - 1)
        if nudges_left(state, seat) > 0:
            for shift in (-NUDGE_STEPS, NUDGE_STEPS):
                value = state.die_value + shift
                if 1 <= value <= 6 and (not bound or reaches_after_nudge(state, seat, value)):
                    options.append(NUDGE + NO_SHIFT + shift)

    def _add_extras(self, state: TekhenuState, seat: int, bound: bool, options: list[int]) -> None:
        """B17, B18 with a neighbour, B19, B20 with the opposite god (TK-BLS-17 to TK-BLS-20)."""
        sector = state.die_sector
        can_pay = holds_either(state, seat, B17) and scribes_payable(state, seat) >= NEIGHBOUR_SCRIBES
        if can_pay and (not bound or reaches_after_extra(state, seat, NEIGHBOUR_SCRIBES, 0)):
            for god in NEIGHBOURS[sector]:
                options.append(EXTRA + god)
        # Population is never below happiness
        can_step_back = holds_either(state, seat, B19) and state.happiness[seat] >= OPPOSITE_STEPS
        if can_step_back and (not bound or reaches_after_extra(state, seat, 0, OPPOSITE_STEPS)):
            options.append(EXTRA + OPPOSITE[sector])

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DONE:
            return
        state.frames.append(frame)
        if SCRIBE_SHIFT <= code < SCRIBE_SHIFT + len(SHIFT):
            state.die_value += code - SCRIBE_SHIFT - NO_SHIFT
            referee.tell(events.SCRIBE_VALUE, seat, state.die_value)
            charge(state, seat, SCRIBE, 1, -1)
        elif SET_VALUE <= code < SET_VALUE + 6:
            hand_of_fate(state, seat, code - SET_VALUE + 1, referee)
        elif NUDGE <= code < NUDGE + len(SHIFT):
            nudge(state, seat, code - NUDGE - NO_SHIFT, referee)
        else:
            assert EXTRA <= code < EXTRA + GODS
            extra_action(state, seat, code - EXTRA, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
