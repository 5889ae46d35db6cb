"""Modifiers while taking a die (section 8, steps of TK-TIM-04): scribes, B09–B12, B17–B20."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.blessings import (
    card_not_held,
    extra_action,
    hand_of_fate,
    holds_either,
    nudge,
    nudges_left,
)
from ennead.games.tekhenu.rules.cards import (
    B09,
    B11,
    B17,
    B19,
    BLESSING_CARD,
    NEIGHBOUR_SCRIBES,
    NUDGE_STEPS,
    OPPOSITE_STEPS,
)
from ennead.games.tekhenu.rules.components import (
    AS_ANUBIS,
    FACES,
    GOD,
    GREY,
    MOST_SCRIBE_SHIFT,
    NEIGHBOURS,
    NO_SHIFT,
    OPPOSITE,
    SCRIBE,
    SCRIBE_SHIFTS,
)
from ennead.games.tekhenu.rules.fields import NO_NUDGE
from ennead.games.tekhenu.rules.payments import charge, scribes_payable, too_few
from ennead.games.tekhenu.rules.possible import (
    add_gold,
    can_reach,
    means_of,
    modifiers_of,
    performable_with_die,
    take_scribes,
)
from ennead.games.tekhenu.rules.refusals import no_action
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import blessing_gold


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


class Modify(steps.Modify):
    """One modifier at a time, until done; then the base value is fixed."""

    def legal(self, state: TekhenuState, frame: frames.Modify, seat: int) -> list[int]:
        scribes = scribes_payable(state, seat)
        if scribes == 0 and state.blessings[seat] == 0 and state.nudge == NO_NUDGE:
            return [codes.DONE]
        bound = is_bound(state)
        value = state.die_value
        options: list[int] = []
        if scribes > 0:
            self._add_scribes(state, seat, bound, options)
        self._add_cards(state, seat, bound, options)
        self._add_extras(state, seat, bound, options)
        if not bound or performable_with_die(state, seat, state.die_sector, value, means_of(state, seat)):
            options.append(codes.DONE)
        return options

    def _add_scribes(self, state: TekhenuState, seat: int, bound: bool, options: list[int]) -> None:
        for shift in SCRIBE_SHIFTS:
            value = state.die_value + shift
            if 1 <= value <= 6 and (not bound or reaches_after_scribe(state, seat, value)):
                options.append(codes.SCRIBE[NO_SHIFT + shift])

    def _add_cards(self, state: TekhenuState, seat: int, bound: bool, options: list[int]) -> None:
        """B09, B10 to another value; the shift by one of B11, B12."""
        if holds_either(state, seat, B09):
            for value in range(1, 7):
                if value != state.die_value and (not bound or reaches_after_fate(state, seat, value)):
                    options.append(codes.SET_VALUE[value])
        if nudges_left(state, seat) > 0:
            for shift in (-NUDGE_STEPS, NUDGE_STEPS):
                value = state.die_value + shift
                if 1 <= value <= 6 and (not bound or reaches_after_nudge(state, seat, value)):
                    options.append(codes.NUDGE[NO_SHIFT + shift])

    def _add_extras(self, state: TekhenuState, seat: int, bound: bool, options: list[int]) -> None:
        """B17, B18 with a neighbour, B19, B20 with the opposite god (TK-BLS-17 to TK-BLS-20)."""
        sector = state.die_sector
        gods: list[int] = []
        can_pay = holds_either(state, seat, B17) and scribes_payable(state, seat) >= NEIGHBOUR_SCRIBES
        if can_pay and (not bound or reaches_after_extra(state, seat, NEIGHBOUR_SCRIBES, 0)):
            gods.extend(NEIGHBOURS[sector])
        # Population is never below happiness
        can_step_back = holds_either(state, seat, B19) and state.happiness[seat] >= OPPOSITE_STEPS
        if can_step_back and (not bound or reaches_after_extra(state, seat, 0, OPPOSITE_STEPS)):
            gods.append(OPPOSITE[sector])
        gods.sort()
        options.extend([codes.EXTRA[god] for god in gods])

    def do_scribe(self, state: TekhenuState, frame: frames.Modify, shift: int) -> None:
        state.push(frame)
        state.die_value += shift - NO_SHIFT
        state.referee.tell(events.SCRIBE_VALUE, frame.seat, state.die_value)
        charge(state, frame.seat, SCRIBE, 1, NOBODY)

    def why_not_scribe(self, state: TekhenuState, frame: frames.Modify, shift: int) -> Refusal:
        steps = shift - NO_SHIFT
        if steps not in SCRIBE_SHIFTS:
            return Refusal("scribe-shifts", least=min(map(abs, SCRIBE_SHIFTS)), most=MOST_SCRIBE_SHIFT)
        if scribes_payable(state, frame.seat) == 0:
            return too_few(state, frame.seat, SCRIBE, 1)
        return self._why_not_value(state, frame.seat, state.die_value + steps)

    def do_set_value(self, state: TekhenuState, frame: frames.Modify, value: int) -> None:
        state.push(frame)
        hand_of_fate(state, frame.seat, value)

    def why_not_set_value(self, state: TekhenuState, frame: frames.Modify, value: int) -> Refusal:
        if not holds_either(state, frame.seat, B09):
            return card_not_held(B09)
        if value == state.die_value:
            return Refusal("value-already", value=value)
        return self._why_not_value(state, frame.seat, value)

    def do_nudge(self, state: TekhenuState, frame: frames.Modify, shift: int) -> None:
        state.push(frame)
        nudge(state, frame.seat, shift - NO_SHIFT)

    def why_not_nudge(self, state: TekhenuState, frame: frames.Modify, shift: int) -> Refusal:
        steps = shift - NO_SHIFT
        if abs(steps) != NUDGE_STEPS:
            return Refusal("nudge-shifts", steps=NUDGE_STEPS)
        if nudges_left(state, frame.seat) == 0:
            return Refusal("no-shift-left", card=BLESSING_CARD.names[B11])
        return self._why_not_value(state, frame.seat, state.die_value + steps)

    def _why_not_value(self, state: TekhenuState, seat: int, value: int) -> Refusal:
        if not 1 <= value <= FACES:
            return Refusal("value-out-of-range", value=value)
        return no_action(state, seat, state.die_sector, value)

    def do_extra(self, state: TekhenuState, frame: frames.Modify, god: int) -> None:
        state.push(frame)
        extra_action(state, frame.seat, god)

    def why_not_extra(self, state: TekhenuState, frame: frames.Modify, god: int) -> Refusal:
        """A neighbour is bought with a scribe, the opposite god with steps back."""
        seat = frame.seat
        if god in NEIGHBOURS[state.die_sector]:
            if not holds_either(state, seat, B17):
                return card_not_held(B17)
            if scribes_payable(state, seat) < NEIGHBOUR_SCRIBES:
                return too_few(state, seat, SCRIBE, NEIGHBOUR_SCRIBES)
        elif god == OPPOSITE[state.die_sector]:
            if not holds_either(state, seat, B19):
                return card_not_held(B19)
            if state.happiness[seat] < OPPOSITE_STEPS:
                return Refusal("too-little-happiness", needs=OPPOSITE_STEPS, has=state.happiness[seat])
        else:
            return Refusal("not-beside-the-die", god=GOD.names[god])
        return Refusal("cost-leaves-no-action", god=GOD.names[state.die_sector])

    def do_done(self, state: TekhenuState, frame: frames.Modify) -> None:
        """The value stays as it is now."""

    def why_not_done(self, state: TekhenuState, frame: frames.Modify) -> Refusal:
        return no_action(state, frame.seat, state.die_sector, state.die_value)
