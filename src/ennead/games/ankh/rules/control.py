"""The event Control Monument (section 12)."""

from ennead.core.codec import NOBODY
from ennead.core.state import Refusal
from ennead.games.ankh.generated import codes, frames, steps
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import MONUMENTS
from ennead.games.ankh.rules.figures import adjacent_monuments
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.state import AnkhState


def has_neutral_monument(state: AnkhState) -> bool:
    for hex, piece in enumerate(state.piece):
        if NOBODY < piece < MONUMENTS and state.owner[hex] == NOBODY:
            return True
    return False


def controllable(state: AnkhState, side: int) -> list[int]:
    """Hexes of monuments the side may take; enemy ones only when none is neutral (AN-CTL-01 to AN-CTL-04)."""
    if state.ankh_tokens(side) == 0:
        return []
    found = adjacent_monuments(state, side)
    found.sort()
    if has_neutral_monument(state):
        return [hex for hex in found if state.owner[hex] == NOBODY]
    return [hex for hex in found if state.owner[hex] != side]


class ControlMonument(steps.ControlMonument):
    """The side takes control of one monument beside its figures (AN-DEC-10)."""

    def legal(self, state: AnkhState, frame: frames.ControlMonument, seat: int) -> list[int]:
        return [codes.CONTROL[hex] for hex in controllable(state, state.side[seat])]

    def do_control(self, state: AnkhState, frame: frames.ControlMonument, hex: int) -> None:
        side = state.side[frame.seat]
        former = state.owner[hex]
        state.owner[hex] = side
        god = NOBODY if former == NOBODY else state.god[former]
        state.referee.tell(events.CONTROLLED, frame.seat, state.god[side], state.piece[hex], hex, god)

    def why_not_control(self, state: AnkhState, frame: frames.ControlMonument, hex: int) -> Refusal:
        side = state.side[frame.seat]
        name = HEX.names[hex]
        if not state.is_monument(hex):
            return Refusal("no-monument-there", hex=name)
        if state.owner[hex] == side:
            return Refusal("already-yours", hex=name)
        if not state.has_own_figure_by(side, hex):
            return Refusal("no-figure-beside", hex=name)
        return Refusal("neutral-monuments-first", hex=name)
