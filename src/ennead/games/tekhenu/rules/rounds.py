"""Rounds (section 6, RND) and rotation (section 19)."""

from ennead.core.codec import FLAG, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Frame
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.components import DICE_PER_MAAT, DICE_PER_ROTATION, GODS, SHADED
from ennead.games.tekhenu.rules.components import REFILL as REFILL_DICE
from ennead.games.tekhenu.rules.dice import add_die
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import MAAT, REFILL, ROTATION, ROUND, ROUND_END, TURN


class Round(Automatic[TekhenuState]):
    """One turn each in the order of the turn track (TK-RND-01)."""

    def __init__(self) -> None:
        super().__init__("round")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        state.round += 1
        referee.tell(events.ROUND, state.round)
        state.push(ROUND_END)
        for seat in reversed(state.order):
            state.push(TURN, seat)


class RoundEnd(Automatic[TekhenuState]):
    """A rotation, if everyone has exactly two or exactly four dice (TK-RND-02)."""

    def __init__(self) -> None:
        super().__init__("round_end")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        counts = {state.dice_of(seat) for seat in range(state.seats)}
        if counts in ({DICE_PER_ROTATION}, {DICE_PER_MAAT}):
            state.push(ROTATION, int(counts == {DICE_PER_MAAT}))
        else:
            state.push(ROUND)


class Rotation(Automatic[TekhenuState]):
    """The wheel turns; a Maat phase comes before dice are added (TK-ROT-01, TK-ROT-02)."""

    def __init__(self) -> None:
        super().__init__("rotation", Field("maat", FLAG))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        state.arrow = (state.arrow + 1) % GODS
        referee.tell(events.ROTATED, state.arrow)
        if frame[1]:
            state.push(MAAT)
        else:
            state.then((REFILL,), (ROUND,))


class Refill(Automatic[TekhenuState]):
    """Both shaded sectors get a die for each participant (TK-ROT-03)."""

    def __init__(self) -> None:
        super().__init__("refill")

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        for sector in range(GODS):
            if state.light(sector) == SHADED:
                for _ in range(REFILL_DICE[state.seats]):
                    add_die(state, sector, referee)
