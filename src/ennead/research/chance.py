"""Chance as nodes: every question of chance that rules ask is a node with equally likely outcomes.

A decision leads to the next state, or first to a node for each draw on the way. A shuffle is such draws, one
for each place from the top of the pile down. Nothing is sampled: outcomes are applied by whoever walks the
tree, so that chance can be fixed, enumerated or drawn.

>>> from ennead.research import setting
>>> from ennead.research.chance import ChanceNode, begin
>>> node = begin(setting("ennead/ankh-v2", players=2))
>>> node.purpose, node.outcomes()
('scenario', [(0, 0.2), (1, 0.2), (2, 0.2), (3, 0.2), (4, 0.2)])
>>> while isinstance(node, ChanceNode):
...     node = node.apply(0)
>>> node.to_act()
(0,)
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import SupportsIndex

from ennead.core.referee import Event, Referee
from ennead.core.state import State, whole
from ennead.research.setting import Setting


class Asked(Exception):
    """Rules ask for chance beyond the outcomes that are given."""

    def __init__(self, purpose: str, bound: int) -> None:
        super().__init__(f"{purpose}: one of {bound}")
        self.purpose = purpose
        self.bound = bound


class GivenReferee(Referee):
    """Answers questions of chance with the outcomes it is given, and stops at the first one beyond them."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self._given = outcomes
        self._used = 0
        self.events: list[Event] = []

    def below(self, purpose: str, bound: int) -> int:
        if bound == 1:
            return 0
        if self._used == len(self._given):
            raise Asked(purpose, bound)
        outcome = self._given[self._used]
        self._used += 1
        return outcome

    def shuffle(self, purpose: str, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(purpose, last + 1)
            items[last], items[other] = items[other], items[last]

    def tell(self, kind: int, *values: int) -> None:
        self.events.append(Event(kind, values))


@dataclass(frozen=True)
class ChanceNode:
    """A draw between a decision and the next one; a value, as is the state before it: never changed.

    It holds what is hidden from all seats: show seats the state before, not the node.
    """

    setting: Setting
    # The state in which the action was chosen; None in the set-up, which nobody decides about.
    before: State | None
    action: int
    seat: int
    # Outcomes of the draws before this one, since the action.
    drawn: tuple[int, ...]
    # What is drawn, in the words of the rules, and from how many: all as likely as each other.
    purpose: str
    bound: int

    def outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        return [(outcome, 1 / self.bound) for outcome in range(self.bound)]

    def apply(self, outcome: SupportsIndex) -> "ChanceNode | State":
        """What the outcome leads to: the next draw, or the next state."""
        return self.resolve(outcome)[0]

    def resolve(self, outcome: SupportsIndex) -> "tuple[ChanceNode | State, list[Event]]":
        """What the outcome leads to, and what happened since the action once all is drawn."""
        chosen = whole(outcome)
        if not 0 <= chosen < self.bound:
            raise ValueError(f"{self.purpose} has outcomes 0 to {self.bound - 1}, not {chosen}")
        return _go_on(self.setting, self.before, self.action, self.seat, (*self.drawn, chosen))

    def sample(self, below: Callable[[int], int]) -> State:
        """The next state, with all that is still to be drawn taken from `below(bound)`."""
        found: ChanceNode | State = self
        while isinstance(found, ChanceNode):
            found = found.apply(below(found.bound))
        return found

    def __deepcopy__(self, memo: dict[int, object]) -> "ChanceNode":
        return self


def begin(setting: Setting) -> ChanceNode | State:
    """A new game: its first draw, or its first state where nothing is drawn."""
    return _go_on(setting, None, 0, 0, ())[0]


def play(
    setting: Setting, state: State, action: SupportsIndex, seat: SupportsIndex
) -> tuple[ChanceNode | State, list[Event]]:
    """What a legal action leads to, and what happened if nothing had to be drawn; `state` is not changed."""
    return _go_on(setting, state, whole(action), whole(seat), ())


def _go_on(
    setting: Setting, before: State | None, action: int, seat: int, drawn: tuple[int, ...]
) -> tuple[ChanceNode | State, list[Event]]:
    referee = GivenReferee(drawn)
    try:
        if before is None:
            return setting.begin(referee), referee.events
        state = before.clone()
        state.play(action, referee, seat)
        setting.skip(state, referee)
    except Asked as asked:
        return ChanceNode(setting, before, action, seat, drawn, asked.purpose, asked.bound), []
    return state, referee.events
