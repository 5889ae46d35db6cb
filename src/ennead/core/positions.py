"""Positions of one game by the place in the log that led there: recent ones kept, older ones rebuilt."""

import json
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from ennead.core.game import Game
from ennead.core.record import POSITIONS, UNDO, Record
from ennead.core.referee import Chance, Referee, ReplayReferee
from ennead.core.state import State

SNAPSHOT_EVERY: Final = 25
# Whole positions in memory: few, since each is many small lists; others are rebuilt from a snapshot.
KEPT: Final = 4


def first_position(game: Game, header: Mapping[str, Any], referee: Referee) -> State:
    """Where a game begins, as the header of its log says: its set-up, or any position."""
    if "position" in header:
        state = game.from_dict(header["position"])
        state.advance(referee)
        return state
    return game.start(header["players"], header["options"], referee)


def logged(record: Record) -> list[Chance]:
    """The results of chance that a record holds."""
    return [Chance(purpose, list(result)) for purpose, result in record.chances]


class Positions:
    """A tree: each move's record stands on the record of the position before it.

    An undo makes no new position, it goes back to an old one; so a record number names a position for good.
    """

    def __init__(self, game: Game, header: Mapping[str, Any], records: list[Record]) -> None:
        self.game = game
        self.header = header
        # The log, to which somebody else adds.
        self._records = records
        # Whole positions as JSON text, by record number: a store keeps them too.
        self.snapshots: dict[int, str] = {}
        # For each record number: the record whose position holds after it, and what that one stands on.
        self._node: list[int] = [0]
        self._before: dict[int, int] = {}
        self._depth: dict[int, int] = {0: 0}
        self._kept: OrderedDict[int, State] = OrderedDict()

    def copy(self, records: list[Record]) -> "Positions":
        """The same positions for a copy of the log; what is added to one of them is not in the other."""
        copied = Positions(self.game, self.header, records)
        copied.snapshots = self.snapshots.copy()
        copied._node = self._node[:]
        copied._before = self._before.copy()
        copied._depth = self._depth.copy()
        copied._kept = self._kept.copy()
        return copied

    @property
    def node(self) -> int:
        """The record whose position holds now; 0 before the start."""
        return self._node[-1]

    def node_at(self, number: int) -> int:
        """The record whose position held after record `number`."""
        return self._node[number]

    def before(self, node: int) -> int:
        return self._before[node]

    def line(self, node: int, down_to: int = 0) -> list[int]:
        """The records that led to a position, from the first after `down_to`, in order."""
        found: list[int] = []
        while node > down_to:
            found.append(node)
            node = self._before[node]
        found.reverse()
        return found

    def fork(self, one: int, other: int) -> int:
        """The last position that the lines to both have in common; 0 is before the start."""
        while one != other:
            if one > other:
                one = self._before[one]
            else:
                other = self._before[other]
        return one

    def add(self, record: Record, state: State | None = None) -> None:
        """Take up the log's newest record; a move brings the state it led to, unless it is only loaded."""
        if record.kind in POSITIONS:
            self._before[record.number] = self.node
            self._depth[record.number] = self._depth[self.node] + 1
            self._node.append(record.number)
        else:
            self._node.append(record.to if record.kind == UNDO else self.node)
        if state is not None:
            self._keep(record.number, state)

    def wants_snapshot(self, node: int) -> bool:
        return self._depth.get(node, 1) % SNAPSHOT_EVERY == 0

    def snapshot(self, node: int) -> str:
        """Write a position down."""
        text = json.dumps(self.game.to_dict(self.state(node)), separators=(",", ":"))
        self.snapshots[node] = text
        return text

    def _keep(self, node: int, state: State) -> None:
        self._kept[node] = state
        self._kept.move_to_end(node)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def state(self, node: int) -> State:
        """The position of a record; not to be changed by the caller (clone it)."""
        kept = self._kept.get(node)
        if kept is not None:
            self._kept.move_to_end(node)
            return kept
        state = self._rebuild(node)
        self._keep(node, state)
        return state

    def _rebuild(self, node: int) -> State:
        """From the nearest kept position or snapshot below, then move by move with the logged chance."""
        moves: list[int] = []
        while node and node not in self._kept and node not in self.snapshots:
            moves.append(node)
            node = self._before[node]
        if node in self._kept:
            state = self._kept[node].clone()
        elif node:
            state = self.game.from_dict(json.loads(self.snapshots[node]))
        else:
            state = self._begin(self._records[moves.pop() - 1])
        for each in reversed(moves):
            self._repeat(state, self._records[each - 1])
        return state

    def _referee(self, record: Record) -> ReplayReferee:
        return ReplayReferee(self.header["seed"], logged(record))

    def _begin(self, record: Record) -> State:
        return first_position(self.game, self.header, self._referee(record))

    def _repeat(self, state: State, record: Record) -> None:
        carry_out(self.game, state, record, self._referee(record))

    def walk(self, visit: Callable[[Record, State], None]) -> None:
        """Show every position of the present line, from the start on, in one pass."""
        nodes = self.line(self.node)
        state = self._begin(self._records[nodes[0] - 1])
        visit(self._records[nodes[0] - 1], state)
        for node in nodes[1:]:
            self._repeat(state, self._records[node - 1])
            visit(self._records[node - 1], state)


def carry_out(game: Game, state: State, record: Record, referee: Referee) -> None:
    """Change the state as a move's record says."""
    assert record.seat is not None
    if record.do == "":
        frame = state.frames[-1]
        game.steps[frame.step].retract(state, frame, record.seat)
    else:
        state.play(game.space.parse(record.do).code, referee, record.seat)
