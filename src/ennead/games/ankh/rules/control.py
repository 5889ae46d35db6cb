"""The event Control Monument (section 12)."""

from ennead.core.codec import NOBODY, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.actions import CONTROL
from ennead.games.ankh.rules.components import MONUMENTS
from ennead.games.ankh.rules.figures import adjacent_monuments
from ennead.games.ankh.rules.refusals import why_not
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


class ControlMonument(Choice[AnkhState]):
    """The side takes control of one monument beside its figures (AN-DEC-10)."""

    def __init__(self) -> None:
        super().__init__("control_monument", Field("seat", SEAT))

    def legal(self, state: AnkhState, frame: Frame, seat: int) -> list[int]:
        return [CONTROL + hex for hex in controllable(state, state.side[seat])]

    def take(self, state: AnkhState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        hex = code - CONTROL
        side = state.side[seat]
        former = state.owner[hex]
        state.owner[hex] = side
        god = NOBODY if former == NOBODY else state.god[former]
        referee.tell(events.CONTROLLED, seat, state.god[side], state.piece[hex], hex, god)

    def explain(self, state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, frame, seat, code)
