"""A batch of deaths (section 13), with Anubis' captives, Cat Mummies and returning Mummies."""

from ennead.core.codec import SEAT, Bits, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import DECLINE, TO, TRAP
from ennead.games.ankh.rules.components import (
    ANUBIS,
    CAPTIVE_SLOTS,
    CAT_MUMMY_FIGURE,
    CAT_MUMMY_LOSS,
    FROM_CAT_MUMMY,
    GUARDIAN_LEVEL,
    LEVELS,
    MUMMY,
    MUMMY_FIGURE,
    NO_CAPTIVE,
    WARRIOR,
)
from ennead.games.ankh.rules.devotion import lose_devotion
from ennead.games.ankh.rules.figures import ask_for_sun, place_figure, to_pool
from ennead.games.ankh.rules.refusals import why_not
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.steps import (
    ANUBIS_TRAP,
    CAT_MUMMIES,
    CAT_MUMMY,
    MUMMIES,
    MUMMY_HEX,
    MUMMY_RETURN,
)


def kill(state: AnkhState, hexes: list[int], referee: Referee) -> None:
    """All of them die at once; then come captive, Cat Mummies and Mummies (AN-DTH-01, AN-DTH-02)."""
    lost_warriors = 0
    for hex in hexes:
        side = state.owner[hex]
        piece = state.piece[hex]
        referee.tell(events.DIED, state.god[side], piece, hex)
        state.fallen[side] += 1  # AN-DTH-04
        if piece == WARRIOR:
            lost_warriors |= 1 << side
        elif piece == CAT_MUMMY_FIGURE:
            state.fallen_cats[side] += 1
        elif piece == MUMMY_FIGURE:
            state.fallen_mummies[side] += 1
        if hex in state.flooded:
            state.flooded.remove(hex)  # AN-CRD-15
        if hex in state.suns:
            referee.tell(events.SUN_BACK, state.god[side], hex)
        to_pool(state, hex)
    if any(state.fallen_mummies):
        state.push(MUMMIES)
    if any(state.fallen_cats):
        state.push(CAT_MUMMIES)
    captor = state.holder[ANUBIS]
    if captor >= 0 and len(state.captives) < CAPTIVE_SLOTS:
        lost_warriors &= ~(1 << captor)
        if lost_warriors:
            state.push(ANUBIS_TRAP, captor, lost_warriors)


class AnubisTrap(Choice[AnkhState]):
    """One dead enemy warrior may be taken captive (AN-DEC-24, AN-ANU-01, AN-ANU-02)."""

    def __init__(self) -> None:
        super().__init__("anubis_trap", Field("seat", SEAT), Field("losers", Bits(SEAT)))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        options = [TRAP + state.god[side] for side in range(state.players) if frame[2] >> side & 1]
        options.append(DECLINE)
        return options

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if code == DECLINE:
            referee.tell(events.DECLINED_EVENT, seat, NO_CAPTIVE)
            return
        side = state.god.index(code - TRAP)
        state.warriors[side] -= 1
        state.captives.append(side)
        referee.tell(events.CAPTURED, seat, state.god[side], state.god[seat])

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)


class CatMummies(Automatic[AnkhState]):
    """Dead Cat Mummies one after another, by owner in ascending order (AN-CAT-04)."""

    def __init__(self) -> None:
        super().__init__("cat_mummies")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        for side in reversed(state.ranks):
            for _ in range(state.fallen_cats[side]):
                state.push(CAT_MUMMY, side)
            state.fallen_cats[side] = 0


class CatMummy(Automatic[AnkhState]):
    """Every other side loses devotion (AN-CAT-01)."""

    def __init__(self) -> None:
        super().__init__("cat_mummy", Field("owner", SEAT))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        for side in state.ranks[:]:  # AN-GEN-04: the order is that of the beginning
            if side != frame[1]:
                lose_devotion(state, side, CAT_MUMMY_LOSS, FROM_CAT_MUMMY, referee)


class Mummies(Automatic[AnkhState]):
    """Dead Mummies return one after another, by owner in ascending order (AN-MUM-06)."""

    def __init__(self) -> None:
        super().__init__("mummies")

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        for side in reversed(state.ranks):
            for _ in range(state.fallen_mummies[side]):
                state.push(MUMMY_RETURN, side)
            state.fallen_mummies[side] = 0


def mummy_hexes(state: AnkhState, side: int) -> list[int]:
    """Empty land hexes adjacent to the own god figure (AN-MUM-01, AN-OSI-07)."""
    near_god = state.map.adjacent[state.god_hex(side)]
    return sorted([hex for hex in near_god if state.can_stop(side, hex)])


class MummyReturn(Automatic[AnkhState]):
    """It comes back if there is room beside its god; else it stays in the pool (AN-MUM-02)."""

    def __init__(self) -> None:
        super().__init__("mummy_return", Field("side", SEAT))

    def run(self, state: AnkhState, frame: Frame, referee: Referee) -> None:
        if mummy_hexes(state, frame[1]):
            state.push(MUMMY_HEX, frame[1])


class MummyHex(Choice[AnkhState]):
    """Where the Mummy returns (AN-DEC-25); it is a summon (AN-MUM-03)."""

    def __init__(self) -> None:
        super().__init__("mummy_hex", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [TO + hex for hex in mummy_hexes(state, seat)]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        hex = code - TO
        state.guardians[seat * LEVELS + GUARDIAN_LEVEL[MUMMY]] -= 1
        place_figure(state, seat, MUMMY_FIGURE, hex)
        referee.tell(events.SUMMONED, seat, state.god[seat], MUMMY_FIGURE, hex)
        ask_for_sun(state, seat, hex)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)
