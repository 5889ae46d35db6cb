"""Figures and monuments (section 6): how pieces come onto the map, go over it and leave it."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import YES
from ennead.games.ankh.rules.components import (
    FIRST_GUARDIAN,
    GUARDIAN_LEVEL,
    LEVELS,
    MONUMENTS,
    RA,
    SCORPION_FIGURE,
    WARRIOR,
)
from ennead.games.ankh.rules.geography import HEX, HEX_AIMS
from ennead.games.ankh.rules.state import AnkhState


def place_figure(state: AnkhState, side: int, piece: int, hex: int) -> None:
    state.piece[hex] = piece
    state.owner[hex] = side


def clear_hex(state: AnkhState, hex: int) -> None:
    """Take the piece off the map, its claws and sun with it (AN-RA-04)."""
    state.piece[hex] = NOBODY
    state.owner[hex] = NOBODY
    state.claws[hex] = NOBODY
    if hex in state.suns:
        state.suns.remove(hex)


def relocate(state: AnkhState, start: int, end: int) -> None:
    """Move a figure; its sun goes with it, its claws are to be aimed again (AN-MOV-07, AN-SCO-01)."""
    state.piece[end] = state.piece[start]
    state.owner[end] = state.owner[start]
    state.claws[end] = NOBODY
    state.piece[start] = NOBODY
    state.owner[start] = NOBODY
    state.claws[start] = NOBODY
    if start in state.suns:
        state.suns[state.suns.index(start)] = end


def to_pool(state: AnkhState, hex: int) -> None:
    """A figure leaves the map for its owner's pool (AN-CMP-06)."""
    piece = state.piece[hex]
    side = state.owner[hex]
    if piece == WARRIOR:
        state.warriors[side] += 1
    else:
        state.guardians[side * LEVELS + GUARDIAN_LEVEL[piece - FIRST_GUARDIAN]] += 1
    clear_hex(state, hex)


def destroy_monument(state: AnkhState, hex: int) -> None:
    """It goes to the supply, its ankh token to the owner's pool (AN-CMP-05)."""
    owner = state.owner[hex]
    state.referee.tell(
        events.DESTROYED, state.piece[hex], hex, NOBODY if owner == NOBODY else state.god[owner]
    )
    state.piece[hex] = NOBODY
    state.owner[hex] = NOBODY


def ask_to_aim(state: AnkhState, seat: int, hex: int) -> None:
    """A scorpion came to this hex: its claws are aimed next (AN-SCO-01)."""
    if state.piece[hex] == SCORPION_FIGURE:
        state.push(frames.ClawFacing(seat, hex))


def ask_for_sun(state: AnkhState, seat: int, hex: int) -> None:
    """A figure was summoned on this hex: the side with Ra may make it radiant (AN-RA-02)."""
    if state.holder[RA] == state.owner[hex] and state.suns_left():
        state.push(frames.GiveSun(seat, hex))


class ClawFacing(steps.ClawFacing):
    """Where the claws of a scorpion point (AN-DEC-05)."""

    def legal(self, state: AnkhState, frame: frames.ClawFacing, seat: int) -> list[int]:
        return [codes.AIM[aim] for aim in HEX_AIMS[frame.hex]]

    def do_aim(self, state: AnkhState, frame: frames.ClawFacing, aim: int) -> None:
        state.claws[frame.hex] = aim
        state.referee.tell(events.AIMED, frame.seat, frame.hex, aim)

    def why_not_aim(self, state: AnkhState, frame: frames.ClawFacing, aim: int) -> Refusal:
        return Refusal("aim-beyond-border", hex=HEX.names[frame.hex])


class GiveSun(steps.GiveSun):
    """A sun for the figure just summoned, or not (AN-DEC-08)."""

    def legal(self, state: AnkhState, frame: frames.GiveSun, seat: int) -> list[int]:
        return list(codes.SUN)

    def do_sun(self, state: AnkhState, frame: frames.GiveSun, answer: int) -> None:
        if answer == YES:
            state.suns.append(frame.hex)
            state.referee.tell(events.RADIANT, frame.seat, state.god[state.owner[frame.hex]], frame.hex)


def adjacent_monuments(state: AnkhState, side: int) -> list[int]:
    """Monuments adjacent to at least one figure of the side, each once (AN-GAI-02)."""
    found: list[int] = []
    piece = state.piece
    for hex in state.own_figures(side):
        for near in state.map.adjacent[hex]:
            if NOBODY < piece[near] < MONUMENTS and near not in found:
                found.append(near)
    return found
