"""The steps as they are planned; the chapters of the rules extend them.

Written by `make generate` from rules/steps.py: change that.
"""

from collections.abc import Sequence

from barges.generated import frames
from barges.rules.state import BargesState
from barges.rules.steps import STEPS
from ennead.core.state import Automatic, Choice, Refusal


class Turn(Choice[BargesState, frames.Turn]):
    """Answered by load, sail."""

    def __init__(self) -> None:
        super().__init__(STEPS[0])

    def frame(self, numbers: Sequence[int]) -> frames.Turn:
        return frames.Turn(*numbers)

    def take(self, state: BargesState, frame: frames.Turn, seat: int, code: int) -> None:
        if code < 5:
            self.do_load(state, frame, code)
        else:
            self.do_sail(state, frame)

    def explain(self, state: BargesState, frame: frames.Turn, seat: int, code: int) -> Refusal:
        if code < 5:
            return self.why_not_load(state, frame, code)
        if code == 5:
            return self.why_not_sail(state, frame)
        return Refusal("not-possible-now")

    def do_load(self, state: BargesState, frame: frames.Turn, good: int) -> None:
        raise NotImplementedError

    def why_not_load(self, state: BargesState, frame: frames.Turn, good: int) -> Refusal:
        return Refusal("not-possible-now")

    def do_sail(self, state: BargesState, frame: frames.Turn) -> None:
        raise NotImplementedError

    def why_not_sail(self, state: BargesState, frame: frames.Turn) -> Refusal:
        return Refusal("not-possible-now")


class NextTurn(Automatic[BargesState, frames.NextTurn]):
    """Happens by itself."""

    def __init__(self) -> None:
        super().__init__(STEPS[1])

    def frame(self, numbers: Sequence[int]) -> frames.NextTurn:
        return frames.NextTurn(*numbers)
