"""Actions without a die (TK-POP-09, TK-LAW-23): any action, its value."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.components import FACES, FREE, GODS, GRANTED
from ennead.games.tekhenu.rules.order_of_effects import start_god_action, start_production
from ennead.games.tekhenu.rules.possible import performable
from ennead.games.tekhenu.rules.refusals import why_no_action
from ennead.games.tekhenu.rules.state import TekhenuState


def values_for(state: TekhenuState, seat: int, what: int, by: int, least: int, most: int) -> list[int]:
    """Values of a range with which the action can be performed; production always can (TK-PRD-06)."""
    values: list[int] = []
    for value in range(least, most + 1):
        if what >= GODS or performable(state, seat, what, value, by == FREE):
            values.append(value)
    return values


class AnyAction(steps.AnyAction):
    """Any god action or production; the one of happiness 21 may be declined (TK-POP-09)."""

    def legal(self, state: TekhenuState, frame: frames.AnyAction, seat: int) -> list[int]:
        options: list[int] = []
        for god in range(GODS):
            if values_for(state, seat, god, frame.by, 1, FACES):
                options.append(codes.PERFORM[god])
        options.extend(codes.PRODUCE)
        if frame.by == GRANTED:
            options.append(codes.DECLINE)
        return options

    def asked(self, state: TekhenuState, frame: frames.AnyAction, seat: int) -> tuple[str, ...]:
        return self.verbs if frame.by == GRANTED else ("perform", "produce")

    def do_perform(self, state: TekhenuState, frame: frames.AnyAction, god: int) -> None:
        ask_for_value(state, frame, god)

    def why_not_perform(self, state: TekhenuState, frame: frames.AnyAction, god: int) -> Refusal:
        return why_no_action(state, frame.seat, god, 1)

    def do_produce(self, state: TekhenuState, frame: frames.AnyAction, resource: int) -> None:
        ask_for_value(state, frame, GODS + resource)

    def do_decline(self, state: TekhenuState, frame: frames.AnyAction) -> None:
        state.referee.tell(events.DECLINED, frame.seat)


def ask_for_value(state: TekhenuState, frame: frames.AnyAction, what: int) -> None:
    if state.turn_seat == NOBODY:
        # TK-POP-12: outside a turn nobody else would fill the market
        state.push(frames.FILL_MARKET)
    state.push(frames.Value(frame.seat, what, frame.by, 1, FACES))


class Value(steps.Value):
    """With which value an action without a die is performed."""

    def legal(self, state: TekhenuState, frame: frames.Value, seat: int) -> list[int]:
        values = values_for(state, seat, frame.action, frame.by, frame.least, frame.most)
        return [codes.VALUE[value] for value in values]

    def do_value(self, state: TekhenuState, frame: frames.Value, value: int) -> None:
        if frame.action < GODS:
            start_god_action(state, frame.seat, frame.action, value, frame.by)
        else:
            start_production(state, frame.seat, frame.action - GODS, value, frame.by, NOBODY)

    def why_not_value(self, state: TekhenuState, frame: frames.Value, value: int) -> Refusal:
        if not frame.least <= value <= frame.most:
            return Refusal("value-not-granted", least=frame.least, most=frame.most)
        return why_no_action(state, frame.seat, frame.action, value)
