"""Order of effects (section 7): the actions of a turn, and what every god action has in common."""

from typing import Final

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import (
    CROWD,
    END_TURN,
    NIGHT_SHIFT,
    PERFORM,
    PERFORM_EXTRA,
    PRODUCE,
    SHIFT_BY,
)
from ennead.games.tekhenu.rules.bastet import begin_bastet
from ennead.games.tekhenu.rules.blessings import crowd
from ennead.games.tekhenu.rules.cards import BY_TRACK, NIGHT_SHIFT_SCRIBES, T14
from ennead.games.tekhenu.rules.components import (
    AS_ANUBIS,
    BASTET,
    GOD,
    GODS,
    GRANTED,
    GREY,
    HATHOR,
    HORUS,
    RA,
    RESOURCES,
    SCRIBE,
    SHIFT,
    THOTH,
    WITH,
    WITH_DIE,
)
from ennead.games.tekhenu.rules.horus import OWNED, payees
from ennead.games.tekhenu.rules.osiris import ALL_DISTRICTS
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.performable import (
    means_of,
    night_shift_helps,
    performable,
    performable_with_die,
)
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import (
    ACTION_DONE,
    ACTION_REWARDS,
    ANY_ACTION,
    BEGIN_ACTION,
    HATHOR_SLOT,
    HORUS_BONUSES,
    HORUS_TARGET,
    OSIRIS_DISTRICT,
    PRODUCE_CARDS,
    RA_CELL,
    SHIFT_GOD,
    THOTH_REFRESH,
)
from ennead.games.tekhenu.rules.technologies import after_action, before_paying, god_shifts, tell_shift
from ennead.games.tekhenu.rules.turn import add_crowd

# `shift` is written from -2 on.
NO_SHIFT: Final[int] = SHIFT.index["0"]


def start_god_action(state: TekhenuState, seat: int, god: int, value: int, by: int) -> None:
    """Next comes a god action; T14 may first shift the value of one with a die (TK-TEG-04)."""
    if by == WITH_DIE and state.has(seat, T14):
        state.push(SHIFT_GOD, seat, god, value)
    else:
        state.push(BEGIN_ACTION, seat, god, value, by)


def start_production(state: TekhenuState, seat: int, resource: int, value: int, by: int, god: int) -> None:
    """Next comes a production; before the action of a god, if it is one of T19."""
    state.push(PRODUCE_CARDS, seat, resource, value, by, 1, god)


class Action(Choice[TekhenuState]):
    """Main and additional actions in any order, until the turn is ended (TK-TIM-01, TK-BLG-11)."""

    def __init__(self) -> None:
        super().__init__("action", Field("seat", SEAT))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if state.main_open:
            self._add_main(state, seat, options)
        main_possible = len(options) > 0
        if state.extras:
            self._add_extras(state, seat, options)
        add_crowd(state, seat, options)
        if not main_possible:
            # Done, or not performable (TK-TRN-10, TK-TRN-12)
            options.append(END_TURN)
        return options

    def _add_extras(self, state: TekhenuState, seat: int, options: list[int]) -> None:
        """Additional actions bought with B17–B20 that can be performed (TK-BLG-13)."""
        means = means_of(state, seat)
        for god in range(GODS):
            if god in state.extras and performable_with_die(state, seat, god, state.die_value, means):
                options.append(PERFORM_EXTRA + god)

    def _add_main(self, state: TekhenuState, seat: int, options: list[int]) -> None:
        """The god of the sector or production; with Anubis any of them (TK-TRN-05, TK-ANU-03)."""
        value = state.die_value
        means = means_of(state, seat)
        if state.die_state == AS_ANUBIS:
            for god in range(GODS):
                if performable_with_die(state, seat, god, value, means):
                    options.append(PERFORM + god)
            options.extend(range(PRODUCE, PRODUCE + RESOURCES))
            return
        god = state.die_sector
        if performable_with_die(state, seat, god, value, means):
            options.append(PERFORM + god)
        if night_shift_helps(state, seat):
            options.append(NIGHT_SHIFT + god)
        if state.die_colour != GREY:
            options.append(PRODUCE + state.die_colour)

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == END_TURN:
            if state.main_open:
                referee.tell(events.MAIN_LOST, seat)
            return
        state.frames.append(frame)
        value = state.die_value
        if CROWD <= code < CROWD + 2:
            crowd(state, seat, code - CROWD, referee)
        elif PERFORM_EXTRA <= code < PERFORM_EXTRA + GODS:
            state.extras.remove(code - PERFORM_EXTRA)
            start_god_action(state, seat, code - PERFORM_EXTRA, value, WITH_DIE)
        else:
            state.main_open = False
            if PRODUCE <= code < PRODUCE + RESOURCES:
                start_production(state, seat, code - PRODUCE, value, WITH_DIE, NOBODY)
            elif NIGHT_SHIFT <= code < NIGHT_SHIFT + GODS:
                start_god_action(state, seat, code - NIGHT_SHIFT, value, WITH_DIE)
                start_production(state, seat, state.die_colour, value, WITH_DIE, code - NIGHT_SHIFT)
                charge(state, seat, SCRIBE, NIGHT_SHIFT_SCRIBES, NOBODY)
            else:
                start_god_action(state, seat, code - PERFORM, value, WITH_DIE)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class ShiftGod(Choice[TekhenuState]):
    """T14: the value of this god action only, if it is performable then (TK-TEG-05, TK-BLG-12)."""

    def __init__(self) -> None:
        super().__init__("shift", Field("seat", SEAT), Field("god", GOD), Field("value", NUMBER))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        value = frame[3]
        steps = god_shifts(state, seat)
        options: list[int] = []
        for shifted in range(max(1, value - steps), min(6, value + steps) + 1):
            if performable(state, seat, frame[2], shifted, False):
                options.append(SHIFT_BY + NO_SHIFT + shifted - value)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        value = frame[3] + code - SHIFT_BY - NO_SHIFT
        if value != frame[3]:
            tell_shift(seat, value, T14, referee)
        state.push(BEGIN_ACTION, seat, frame[2], value, WITH_DIE)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class BeginAction(Automatic[TekhenuState]):
    """Goods of T04, T20, T21; then target and payment, effects, rewards, bonuses (TK-TIM-05)."""

    def __init__(self) -> None:
        super().__init__(
            "begin_action",
            Field("seat", SEAT),
            Field("god", GOD),
            Field("value", NUMBER),
            Field("by", WITH),
        )

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        seat, god, value, by = frame[1], frame[2], frame[3], frame[4]
        owned = state.technologies[seat]
        referee.tell(events.ACTION, seat, god, value)
        state.push(ACTION_DONE, seat)
        state.push(HORUS_BONUSES, seat, owned, god, payees(state, seat, god))
        state.push(ACTION_REWARDS, seat, owned, god, value)
        before_paying(state, seat, god, referee)
        if god == HORUS:
            state.push(HORUS_TARGET, seat, value, by)
        elif god == RA:
            state.push(RA_CELL, seat, value, by)
        elif god == HATHOR:
            state.push(HATHOR_SLOT, seat, value, by)
        elif god == BASTET:
            begin_bastet(state, seat, value, by)
        elif god == THOTH:
            state.push(THOTH_REFRESH, seat, value, by, 0)
        else:
            state.push(OSIRIS_DISTRICT, seat, value, by, ALL_DISTRICTS)


class ActionRewards(Automatic[TekhenuState]):
    """Step 5: points and marker moves of technologies owned when the action began (TK-TIM-11)."""

    def __init__(self) -> None:
        super().__init__(
            "action_rewards",
            Field("seat", SEAT),
            Field("owned", OWNED),
            Field("god", GOD),
            Field("value", NUMBER),
        )

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        after_action(state, frame[1], frame[3], frame[4], frame[2], referee)


class ActionDone(Automatic[TekhenuState]):
    """Step 7: the action of happiness 21, if it was reached inside this one (TK-POP-11)."""

    def __init__(self) -> None:
        super().__init__("action_done", Field("seat", SEAT))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        if state.awaiting_any == frame[1]:
            state.awaiting_any = NOBODY
            referee.tell(events.GRANTED, frame[1], BY_TRACK)
            state.push(ANY_ACTION, frame[1], GRANTED)
