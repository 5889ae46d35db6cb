"""Bastet (section 15): happiness and scribes."""

from ennead.core.codec import NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Frame
from ennead.games.tekhenu.rules.blessings import waiver
from ennead.games.tekhenu.rules.cards import CAUSE_GOD
from ennead.games.tekhenu.rules.components import BASTET, BASTET_COST, BASTET_SCRIBES, FREE, PAPYRUS, SCRIBE
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import BASTET_EFFECT
from ennead.games.tekhenu.rules.track import raise_happiness


def begin_bastet(state: TekhenuState, seat: int, value: int, by: int) -> None:
    state.push(BASTET_EFFECT, seat, value)
    if by != FREE:
        charge(state, seat, PAPYRUS, BASTET_COST, waiver(BASTET))


class BastetEffect(Automatic[TekhenuState]):
    """Happiness by the value, up to population; scribes for low values (TK-BAS-02, TK-BAS-03)."""

    def __init__(self) -> None:
        super().__init__("bastet_effect", Field("seat", SEAT), Field("value", NUMBER))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        seat, value = frame[1], frame[2]
        raise_happiness(state, seat, value, CAUSE_GOD + BASTET, referee)
        gain(state, seat, SCRIBE, BASTET_SCRIBES[value], CAUSE_GOD + BASTET, referee)
