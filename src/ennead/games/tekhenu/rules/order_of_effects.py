"""Order of effects (section 7): the actions of a turn, and what every god action has in common."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.bastet import begin_bastet
from ennead.games.tekhenu.rules.blessings import card_not_held, crowd
from ennead.games.tekhenu.rules.cards import B07, BY_TRACK, NIGHT_SHIFT_SCRIBES, T14, T19, TECHNOLOGY_CARD
from ennead.games.tekhenu.rules.components import (
    AS_ANUBIS,
    BASTET,
    COLOUR,
    FACES,
    GOD,
    GODS,
    GRANTED,
    GREY,
    HATHOR,
    HORUS,
    NO_SHIFT,
    RA,
    RESOURCE,
    SCRIBE,
    TAINTED,
    THOTH,
    WITH_DIE,
)
from ennead.games.tekhenu.rules.horus import payees
from ennead.games.tekhenu.rules.osiris import ALL_DISTRICTS
from ennead.games.tekhenu.rules.payments import charge, scribes_payable, too_few
from ennead.games.tekhenu.rules.possible import means_of, night_shift_helps, performable, performable_with_die
from ennead.games.tekhenu.rules.refusals import why_no_action
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.technologies import after_action, before_paying, god_shifts, tell_shift
from ennead.games.tekhenu.rules.turn import add_crowd


def start_god_action(state: TekhenuState, seat: int, god: int, value: int, by: int) -> None:
    """Next comes a god action; T14 may first shift the value of one with a die (TK-TEG-04)."""
    if by == WITH_DIE and state.has(seat, T14):
        state.push(frames.Shift(seat, god, value))
    else:
        state.push(frames.BeginAction(seat, god, value, by))


def start_production(state: TekhenuState, seat: int, resource: int, value: int, by: int, god: int) -> None:
    """Next comes a production; before the action of a god, if it is one of T19."""
    state.push(frames.ProduceCards(seat, resource, value, by, 1, god))


class Action(steps.Action):
    """Main and additional actions in any order, until the turn is ended (TK-TIM-01, TK-BLG-11)."""

    def legal(self, state: TekhenuState, frame: frames.Action, seat: int) -> list[int]:
        options: list[int] = []
        add_crowd(state, seat, options)
        crowds = len(options)
        if state.main_open:
            self._add_main(state, seat, options)
        main_possible = len(options) > crowds
        if state.extras:
            self._add_extras(state, seat, options)
            options.sort()
        if not main_possible:
            # Done, or not performable (TK-TRN-10, TK-TRN-12)
            options.append(codes.END_TURN)
        return options

    def _add_extras(self, state: TekhenuState, seat: int, options: list[int]) -> None:
        """Additional actions bought with B17–B20 that can be performed (TK-BLG-13)."""
        means = means_of(state, seat)
        for god in range(GODS):
            if god in state.extras and performable_with_die(state, seat, god, state.die_value, means):
                options.append(codes.PERFORM_EXTRA[god])

    def _add_main(self, state: TekhenuState, seat: int, options: list[int]) -> None:
        """The god of the sector or production; with Anubis any of them (TK-TRN-05, TK-ANU-03)."""
        value = state.die_value
        means = means_of(state, seat)
        if state.die_state == AS_ANUBIS:
            for god in range(GODS):
                if performable_with_die(state, seat, god, value, means):
                    options.append(codes.PERFORM[god])
            options.extend(codes.PRODUCE)
            return
        god = state.die_sector
        if performable_with_die(state, seat, god, value, means):
            options.append(codes.PERFORM[god])
        if night_shift_helps(state, seat):
            options.append(codes.NIGHT_SHIFT[god])
        if state.die_colour != GREY:
            options.append(codes.PRODUCE[state.die_colour])

    def do_perform(self, state: TekhenuState, frame: frames.Action, god: int) -> None:
        state.push(frame)
        state.main_open = False
        start_god_action(state, frame.seat, god, state.die_value, WITH_DIE)

    def why_not_perform(self, state: TekhenuState, frame: frames.Action, god: int) -> Refusal:
        return self._why_not_main(state, god) or why_no_action(state, frame.seat, god, state.die_value)

    def _why_not_main(self, state: TekhenuState, god: int) -> Refusal | None:
        if not state.main_open:
            return Refusal("main-action-done")
        if state.die_state != AS_ANUBIS and god != state.die_sector:
            return Refusal("other-sector", god=GOD.names[state.die_sector])
        return None

    def do_perform_extra(self, state: TekhenuState, frame: frames.Action, god: int) -> None:
        state.push(frame)
        state.extras.remove(god)
        start_god_action(state, frame.seat, god, state.die_value, WITH_DIE)

    def why_not_perform_extra(self, state: TekhenuState, frame: frames.Action, god: int) -> Refusal:
        if god not in state.extras:
            return Refusal("no-such-extra-action", god=GOD.names[god])
        return why_no_action(state, frame.seat, god, state.die_value)

    def do_night_shift(self, state: TekhenuState, frame: frames.Action, god: int) -> None:
        state.push(frame)
        state.main_open = False
        start_god_action(state, frame.seat, god, state.die_value, WITH_DIE)
        start_production(state, frame.seat, state.die_colour, state.die_value, WITH_DIE, god)
        charge(state, frame.seat, SCRIBE, NIGHT_SHIFT_SCRIBES, NOBODY)

    def why_not_night_shift(self, state: TekhenuState, frame: frames.Action, god: int) -> Refusal:
        """T19 itself (TK-TEC-19); otherwise it is the god action that can't be performed."""
        seat, value = frame.seat, state.die_value
        refusal = self._why_not_main(state, god)
        if refusal is not None:
            return refusal
        if not state.has(seat, T19):
            return Refusal("card-not-held", card=TECHNOLOGY_CARD.names[T19])
        if state.die_state != TAINTED or state.die_colour == GREY:
            return Refusal("no-night-shift")
        if scribes_payable(state, seat) < NIGHT_SHIFT_SCRIBES:
            return too_few(state, seat, SCRIBE, NIGHT_SHIFT_SCRIBES)
        if performable_with_die(state, seat, god, value, means_of(state, seat)):
            return Refusal("cost-leaves-no-action", god=GOD.names[god])
        return why_no_action(state, seat, god, value)

    def do_produce(self, state: TekhenuState, frame: frames.Action, resource: int) -> None:
        state.push(frame)
        state.main_open = False
        start_production(state, frame.seat, resource, state.die_value, WITH_DIE, NOBODY)

    def why_not_produce(self, state: TekhenuState, frame: frames.Action, resource: int) -> Refusal:
        if not state.main_open:
            return Refusal("main-action-done")
        if state.die_colour == GREY:
            return Refusal("grey-produces-nothing")
        colour, produced = COLOUR.names[state.die_colour], RESOURCE.names[state.die_colour]
        return Refusal("die-produces", colour=colour, resource=produced)

    def do_crowd(self, state: TekhenuState, frame: frames.Action, marker: int) -> None:
        state.push(frame)
        crowd(state, frame.seat, marker)

    def why_not_crowd(self, state: TekhenuState, frame: frames.Action, marker: int) -> Refusal:
        return card_not_held(B07)

    def do_end_turn(self, state: TekhenuState, frame: frames.Action) -> None:
        if state.main_open:
            state.referee.tell(events.MAIN_LOST, frame.seat)

    def why_not_end_turn(self, state: TekhenuState, frame: frames.Action) -> Refusal:
        return Refusal("main-action-first")


class Shift(steps.Shift):
    """T14: the value of this god action only, if it is performable then (TK-TEG-05, TK-BLG-12)."""

    def legal(self, state: TekhenuState, frame: frames.Shift, seat: int) -> list[int]:
        value = frame.value
        steps = god_shifts(state, seat)
        options: list[int] = []
        for shifted in range(max(1, value - steps), min(6, value + steps) + 1):
            if performable(state, seat, frame.god, shifted, False):
                options.append(codes.SHIFT[NO_SHIFT + shifted - value])
        return options

    def do_shift(self, state: TekhenuState, frame: frames.Shift, shift: int) -> None:
        value = frame.value + shift - NO_SHIFT
        if value != frame.value:
            tell_shift(frame.seat, value, T14, state.referee)
        state.push(frames.BeginAction(frame.seat, frame.god, value, WITH_DIE))

    def why_not_shift(self, state: TekhenuState, frame: frames.Shift, shift: int) -> Refusal:
        value = frame.value + shift - NO_SHIFT
        if not 1 <= value <= FACES:
            return Refusal("value-out-of-range", value=value)
        return why_no_action(state, frame.seat, frame.god, value)


class BeginAction(steps.BeginAction):
    """Goods of T04, T20, T21; then target and payment, effects, rewards, bonuses (TK-TIM-05)."""

    def run(self, state: TekhenuState, frame: frames.BeginAction) -> None:
        seat, god, value, by = frame.seat, frame.god, frame.value, frame.by
        owned = state.technologies[seat]
        state.referee.tell(events.ACTION, seat, god, value)
        state.push(frames.ACTION_DONE[seat])
        state.push(frames.HorusBonuses(seat, owned, god, payees(state, seat, god)))
        state.push(frames.ActionRewards(seat, owned, god, value))
        before_paying(state, seat, god)
        if god == HORUS:
            state.push(frames.HorusTarget(seat, value, by))
        elif god == RA:
            state.push(frames.RaCell(seat, value, by))
        elif god == HATHOR:
            state.push(frames.HathorSlot(seat, value, by))
        elif god == BASTET:
            begin_bastet(state, seat, value, by)
        elif god == THOTH:
            state.push(frames.ThothRefresh(seat, value, by, 0))
        else:
            state.push(frames.OsirisDistrict(seat, value, by, ALL_DISTRICTS))


class ActionRewards(steps.ActionRewards):
    """Step 5: points and marker moves of technologies owned when the action began (TK-TIM-11)."""

    def run(self, state: TekhenuState, frame: frames.ActionRewards) -> None:
        after_action(state, frame.seat, frame.god, frame.value, frame.owned)


class ActionDone(steps.ActionDone):
    """Step 7: the action of happiness 21, if it was reached inside this one (TK-POP-11)."""

    def run(self, state: TekhenuState, frame: frames.ActionDone) -> None:
        if state.awaiting_any == frame.seat:
            state.awaiting_any = NOBODY
            state.referee.tell(events.GRANTED, frame.seat, BY_TRACK)
            state.push(frames.AnyAction(frame.seat, GRANTED))
