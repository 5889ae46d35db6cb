"""Bastet (section 15): happiness and scribes."""

from ennead.games.tekhenu.generated import frames, steps
from ennead.games.tekhenu.rules.blessings import waiver
from ennead.games.tekhenu.rules.cards import CAUSE_GOD
from ennead.games.tekhenu.rules.components import BASTET, BASTET_COST, BASTET_SCRIBES, FREE, PAPYRUS, SCRIBE
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.payments import charge
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.track import raise_happiness


def begin_bastet(state: TekhenuState, seat: int, value: int, by: int) -> None:
    state.push(frames.BastetEffect(seat, value))
    if by != FREE:
        charge(state, seat, PAPYRUS, BASTET_COST, waiver(BASTET))


class BastetEffect(steps.BastetEffect):
    """Happiness by the value, up to population; scribes for low values (TK-BAS-02, TK-BAS-03)."""

    def run(self, state: TekhenuState, frame: frames.BastetEffect) -> None:
        seat, value = frame.seat, frame.value
        raise_happiness(state, seat, value, CAUSE_GOD + BASTET)
        gain(state, seat, SCRIBE, BASTET_SCRIBES[value], CAUSE_GOD + BASTET)
