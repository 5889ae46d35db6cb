"""Modifiers while taking a die (section 8, steps of TK-TIM-04): scribes, B09–B12, B17–B20."""

from typing import Final

from ennead.core.codec import SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.tekhenu import events
from ennead.games.tekhenu.actions import DONE, EXTRA, NUDGE, SCRIBE_SHIFT, SET_VALUE
from ennead.games.tekhenu.blessings import (
    extra_action,
    hand_of_fate,
    holds_either,
    nudge,
    nudges_left,
)
from ennead.games.tekhenu.cards import B09, B17, B19, NEIGHBOUR_SCRIBES, NUDGE_STEPS, OPPOSITE_STEPS, T10
from ennead.games.tekhenu.components import (
    AS_ANUBIS,
    GODS,
    GREY,
    NEIGHBOURS,
    OPPOSITE,
    SCRIBE,
    SCRIBE_SHIFTS,
    SHIFT,
)
from ennead.games.tekhenu.paying import charge, scribes_payable, wild
from ennead.games.tekhenu.performable import Means, can_reach, means_of, performable_with_die
from ennead.games.tekhenu.refusals import why_not
from ennead.games.tekhenu.state import FIRST_NUDGE, NO_NUDGE, TekhenuState
from ennead.games.tekhenu.technologies import blessing_gold

# `shift` is written from -2 on.
NO_SHIFT: Final[int] = SHIFT.index["0"]


def is_bound(state: TekhenuState) -> bool:
    """A die that can't produce must keep a god action within reach (TK-TRN-09)."""
    return state.main_open and state.die_colour == GREY and state.die_state != AS_ANUBIS


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
            if not 1 <= value <= 6:
                continue
            if not bound or self._reaches(state, seat, value, nudges_left(state, seat), 0, 1, 0, 0):
                options.append(SCRIBE_SHIFT + NO_SHIFT + shift)

    def _add_cards(self, state: TekhenuState, seat: int, bound: bool, options: list[int]) -> None:
        """B09, B10 to another value; the shift by one of B11, B12."""
        gold = blessing_gold(state, seat)
        left = nudges_left(state, seat)
        if holds_either(state, seat, B09):
            for value in range(1, 7):
                if value == state.die_value:
                    continue
                if not bound or self._reaches(state, seat, value, left, 1, 0, 0, gold):
                    options.append(SET_VALUE + value - 1)
        if left > 0:
            if state.nudge == FIRST_NUDGE:
                gold = 0
            for shift in (-NUDGE_STEPS, NUDGE_STEPS):
                value = state.die_value + shift
                if 1 <= value <= 6 and (
                    not bound or self._reaches(state, seat, value, left - 1, 0, 0, 0, gold)
                ):
                    options.append(NUDGE + NO_SHIFT + shift)

    def _add_extras(self, state: TekhenuState, seat: int, bound: bool, options: list[int]) -> None:
        """B17, B18 with a neighbour, B19, B20 with the opposite god (TK-BLS-17 to TK-BLS-20)."""
        sector = state.die_sector
        value = state.die_value
        left = nudges_left(state, seat)
        gold = blessing_gold(state, seat)
        if holds_either(state, seat, B17) and scribes_payable(state, seat) >= NEIGHBOUR_SCRIBES:
            spent = NEIGHBOUR_SCRIBES
            if not bound or self._reaches(state, seat, value, left, 0, spent, 0, gold):
                for god in NEIGHBOURS[sector]:
                    options.append(EXTRA + god)
        # Population is never below happiness
        can_step_back = holds_either(state, seat, B19) and state.happiness[seat] >= OPPOSITE_STEPS
        steps = OPPOSITE_STEPS
        if can_step_back and (not bound or self._reaches(state, seat, value, left, 0, 0, steps, gold)):
            options.append(EXTRA + OPPOSITE[sector])

    def _reaches(
        self,
        state: TekhenuState,
        seat: int,
        value: int,
        nudges: int,
        fates: int,
        scribes: int,
        happiness: int,
        gold: int,
    ) -> bool:
        """After an option that uses so many cards, scribes and steps and brings so much gold."""
        fate = (state.blessings[seat] >> B09 & 3).bit_count() > fates
        left = scribes_payable(state, seat) - scribes
        purse = wild(state, seat) + gold
        if state.has(seat, T10):
            left += gold
            purse -= scribes
        means = Means(purse, state.happiness[seat] - happiness, -1, 0)
        return can_reach(state, seat, state.die_sector, value, nudges, fate, left, means)

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
