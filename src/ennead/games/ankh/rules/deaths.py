"""A batch of deaths (section 13), with Anubis' captives, Cat Mummies and returning Mummies."""

from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    ANUBIS,
    CAPTIVE_SLOTS,
    CAT_MUMMY_FIGURE,
    CAT_MUMMY_LOSS,
    FROM_CAT_MUMMY,
    GOD,
    GUARDIAN_LEVEL,
    LEVELS,
    MUMMY,
    MUMMY_FIGURE,
    NO_CAPTIVE,
    WARRIOR,
)
from ennead.games.ankh.rules.devotion import lose_devotion
from ennead.games.ankh.rules.figures import ask_for_sun, place_figure, to_pool
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.refusals import cannot_stop
from ennead.games.ankh.rules.state import AnkhState


def kill(state: AnkhState, hexes: list[int]) -> None:
    """All of them die at once; then come captive, Cat Mummies and Mummies (AN-DTH-01, AN-DTH-02)."""
    lost_warriors = 0
    for hex in hexes:
        side = state.owner[hex]
        piece = state.piece[hex]
        state.referee.tell(events.DIED, state.god[side], piece, hex)
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
            state.referee.tell(events.SUN_BACK, state.god[side], hex)
        to_pool(state, hex)
    if any(state.fallen_mummies):
        state.push(frames.MUMMIES)
    if any(state.fallen_cats):
        state.push(frames.CAT_MUMMIES)
    captor = state.holder[ANUBIS]
    if captor >= 0 and len(state.captives) < CAPTIVE_SLOTS:
        lost_warriors &= ~(1 << captor)
        if lost_warriors:
            state.push(frames.AnubisTrap(captor, lost_warriors))


class AnubisTrap(steps.AnubisTrap):
    """One dead enemy warrior may be taken captive (AN-DEC-24, AN-ANU-01, AN-ANU-02)."""

    def legal(self, state: AnkhState, frame: frames.AnubisTrap, seat: int) -> list[int]:
        options = [codes.TRAP[god] for side, god in enumerate(state.god) if frame.losers >> side & 1]
        options.sort()
        options.append(codes.DECLINE)
        return options

    def do_trap(self, state: AnkhState, frame: frames.AnubisTrap, god: int) -> None:
        side = state.god.index(god)
        state.warriors[side] -= 1
        state.captives.append(side)
        state.referee.tell(events.CAPTURED, frame.seat, god, state.god[frame.seat])

    def why_not_trap(self, state: AnkhState, frame: frames.AnubisTrap, god: int) -> Refusal:
        if god in state.god and state.side[state.god.index(god)] == frame.seat:
            return Refusal("own-warriors")
        return Refusal("no-dead-warrior", god=GOD.names[god])

    def do_decline(self, state: AnkhState, frame: frames.AnubisTrap) -> None:
        state.referee.tell(events.DECLINED_EVENT, frame.seat, NO_CAPTIVE)


class CatMummies(steps.CatMummies):
    """Dead Cat Mummies one after another, by owner in ascending order (AN-CAT-04)."""

    def run(self, state: AnkhState, frame: frames.CatMummies) -> None:
        for side in reversed(state.ranks):
            for _ in range(state.fallen_cats[side]):
                state.push(frames.CatMummy(side))
            state.fallen_cats[side] = 0


class CatMummy(steps.CatMummy):
    """Every other side loses devotion (AN-CAT-01)."""

    def run(self, state: AnkhState, frame: frames.CatMummy) -> None:
        for side in state.ranks[:]:  # AN-GEN-04: the order is that of the beginning
            if side != frame.owner:
                lose_devotion(state, side, CAT_MUMMY_LOSS, FROM_CAT_MUMMY)


class Mummies(steps.Mummies):
    """Dead Mummies return one after another, by owner in ascending order (AN-MUM-06)."""

    def run(self, state: AnkhState, frame: frames.Mummies) -> None:
        for side in reversed(state.ranks):
            for _ in range(state.fallen_mummies[side]):
                state.push(frames.MummyReturn(side))
            state.fallen_mummies[side] = 0


def mummy_hexes(state: AnkhState, side: int) -> list[int]:
    """Empty land hexes adjacent to the own god figure (AN-MUM-01, AN-OSI-07)."""
    near_god = state.map.adjacent[state.god_hex(side)]
    return sorted([hex for hex in near_god if state.can_stop(side, hex)])


class MummyReturn(steps.MummyReturn):
    """It comes back if there is room beside its god; else it stays in the pool (AN-MUM-02)."""

    def run(self, state: AnkhState, frame: frames.MummyReturn) -> None:
        if mummy_hexes(state, frame.side):
            state.push(frames.MUMMY_HEX[frame.side])


class MummyHex(steps.MummyHex):
    """Where the Mummy returns (AN-DEC-25); it is a summon (AN-MUM-03)."""

    def legal(self, state: AnkhState, frame: frames.MummyHex, seat: int) -> list[int]:
        return [codes.TO[hex] for hex in mummy_hexes(state, seat)]

    def do_to(self, state: AnkhState, frame: frames.MummyHex, hex: int) -> None:
        seat = frame.seat
        state.guardians[seat * LEVELS + GUARDIAN_LEVEL[MUMMY]] -= 1
        place_figure(state, seat, MUMMY_FIGURE, hex)
        state.referee.tell(events.SUMMONED, seat, state.god[seat], MUMMY_FIGURE, hex)
        ask_for_sun(state, seat, hex)

    def why_not_to(self, state: AnkhState, frame: frames.MummyHex, hex: int) -> Refusal:
        return cannot_stop(state, frame.seat, hex, Refusal("not-by-god", hex=HEX.names[hex]))
