"""What a seat can't know, drawn anew for bots and for the test of secrets: sealed answers of other sides."""

from ennead.core.codec import NOBODY
from ennead.core.referee import Referee
from ennead.core.state import SIMULTANEOUS
from ennead.games.ankh.rules.state import AnkhState


def resample(state: AnkhState, viewer: int | None, referee: Referee) -> None:
    """Draw anew, in place, the sealed answers of other sides (AN-HID-01, AN-HID-02); all else is public."""
    if state.actor != SIMULTANEOUS:
        return
    frame = state.frames[-1]
    step = state.rules.steps[frame.step]
    own = NOBODY if viewer is None else state.side[viewer]
    for side in range(state.players):
        if side != own and state.sealed[side]:
            options = step.legal(state, frame, side)
            state.sealed[side] = (options[referee.below("resample sealed", len(options))],)
