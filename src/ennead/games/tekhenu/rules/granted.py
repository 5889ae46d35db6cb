"""Actions without a die (TK-POP-09, TK-LAW-23): any action, its value."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.action import start_god_action, start_production
from ennead.games.tekhenu.rules.actions import CHOOSE_VALUE, DECLINE, PERFORM, PRODUCE
from ennead.games.tekhenu.rules.components import ANY, FREE, GODS, GRANTED, RESOURCES, WITH
from ennead.games.tekhenu.rules.performable import performable
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import CHOOSE_VALUE as VALUE_STEP
from ennead.games.tekhenu.rules.steps import FILL_MARKET


def values_for(state: TekhenuState, seat: int, what: int, by: int, least: int, most: int) -> list[int]:
    """Values of a range with which the action can be performed; production always can (TK-PRD-06)."""
    values: list[int] = []
    for value in range(least, most + 1):
        if what >= GODS or performable(state, seat, what, value, by == FREE):
            values.append(value)
    return values


class AnyAction(Choice[TekhenuState]):
    """Any god action or production; the one of happiness 21 may be declined (TK-POP-09)."""

    def __init__(self) -> None:
        super().__init__("any_action", Field("seat", SEAT), Field("by", WITH))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for god in range(GODS):
            if values_for(state, seat, god, frame[2], 1, 6):
                options.append(PERFORM + god)
        options.extend(range(PRODUCE, PRODUCE + RESOURCES))
        if frame[2] == GRANTED:
            options.append(DECLINE)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DECLINE:
            referee.tell(events.DECLINED, seat)
            return
        if state.turn_seat == NOBODY:
            # TK-POP-12: outside a turn nobody else would fill the market
            state.push(FILL_MARKET)
        what = code - PERFORM if PERFORM <= code < PERFORM + GODS else GODS + code - PRODUCE
        state.push(VALUE_STEP, seat, what, frame[2], 1, 6)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class ChooseValue(Choice[TekhenuState]):
    """With which value an action without a die is performed."""

    def __init__(self) -> None:
        super().__init__(
            "value",
            Field("seat", SEAT),
            Field("action", ANY),
            Field("by", WITH),
            Field("least", NUMBER),
            Field("most", NUMBER),
        )

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        _, _, what, by, least, most = frame
        return [CHOOSE_VALUE + value - 1 for value in values_for(state, seat, what, by, least, most)]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        value = code - CHOOSE_VALUE + 1
        if frame[2] < GODS:
            start_god_action(state, seat, frame[2], value, frame[3])
        else:
            start_production(state, seat, frame[2] - GODS, value, frame[3], NOBODY)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
