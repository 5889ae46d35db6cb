"""Why an action is not possible, in words and numbers a person understands."""

from ennead.core.state import Refusal
from ennead.games.kemet.state import KemetState


def why_not(state: KemetState, seat: int, code: int) -> Refusal:
    return Refusal("not-possible-now")
