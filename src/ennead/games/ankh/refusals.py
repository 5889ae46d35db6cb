"""Why an action is not possible, in words and numbers a person understands."""

from ennead.core.state import Frame, Refusal
from ennead.games.ankh.state import AnkhState


def why_not(state: AnkhState, frame: Frame, seat: int, code: int) -> Refusal:
    return Refusal("not-possible-now")
