"""Rounds (section 6, RND) and rotation (section 19)."""

from ennead.games.tekhenu.generated import frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.components import DICE_PER_MAAT, DICE_PER_ROTATION, GODS, SHADED
from ennead.games.tekhenu.rules.components import REFILL as REFILL_DICE
from ennead.games.tekhenu.rules.dice import add_die
from ennead.games.tekhenu.rules.state import TekhenuState


class Round(steps.Round):
    """One turn each in the order of the turn track (TK-RND-01)."""

    def run(self, state: TekhenuState, frame: frames.Round) -> None:
        state.round += 1
        state.referee.tell(events.ROUND, state.round)
        state.push(frames.ROUND_END)
        for seat in reversed(state.order):
            state.push(frames.TURN[seat])


class RoundEnd(steps.RoundEnd):
    """A rotation, if everyone has exactly two or exactly four dice (TK-RND-02)."""

    def run(self, state: TekhenuState, frame: frames.RoundEnd) -> None:
        counts = {state.dice_of(seat) for seat in range(state.seats)}
        if counts in ({DICE_PER_ROTATION}, {DICE_PER_MAAT}):
            state.push(frames.Rotation(int(counts == {DICE_PER_MAAT})))
        else:
            state.push(frames.ROUND)


class Rotation(steps.Rotation):
    """The wheel turns; a Maat phase comes before dice are added (TK-ROT-01, TK-ROT-02)."""

    def run(self, state: TekhenuState, frame: frames.Rotation) -> None:
        state.arrow = (state.arrow + 1) % GODS
        state.referee.tell(events.ROTATED, state.arrow)
        if frame.maat:
            state.push(frames.MAAT)
        else:
            state.then(frames.REFILL, frames.ROUND)


class Refill(steps.Refill):
    """Both shaded sectors get a die for each participant (TK-ROT-03)."""

    def run(self, state: TekhenuState, frame: frames.Refill) -> None:
        for sector in range(GODS):
            if state.light(sector) == SHADED:
                for _ in range(REFILL_DICE[state.seats]):
                    add_die(state, sector)
