"""Observations and masks as NumPy arrays, with names for every number in them."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ennead.core.codec import Domain
from ennead.core.game import Game
from ennead.core.observation import MARK, WRITE, Block, common_blocks
from ennead.core.packing import VALUES
from ennead.core.state import State, whole

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


@dataclass(frozen=True, slots=True)
class Part:
    """A named block of an observation: where it stands and what its numbers can be."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    # What rows and columns stand for, and what the values are names of (-1 is none).
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    of: tuple[str, ...]

    @property
    def stop(self) -> int:
        return self.start + int(np.prod(self.shape))


class Observer:
    """What a seat of a game may know, as a row of 16-bit numbers; a mask of what it may do."""

    def __init__(self, game: Game, players: SupportsIndex) -> None:
        self.game = game
        self.players = whole(players)
        # Seats are counted from the viewer: 0 is the viewer itself, 1 the next one.
        self.seats = game.participants(self.players)
        self.blocks: list[Block] = [
            *common_blocks(Domain("step", [step.name for step in game.steps])),
            *game.observed(),
        ]
        self.plan = b"".join(block.plan(self.seats) for block in self.blocks)
        self.actions = game.space.size

    @cached_property
    def spec(self) -> tuple[Part, ...]:
        """The blocks in their order."""
        parts: list[Part] = []
        start = 0
        for block in self.blocks:
            part = Part(
                block.name,
                start,
                block.shape(self.seats),
                block.low,
                block.high,
                _names(block.rows)[: block.row_count(self.seats)],
                _names(block.columns),
                _names(block.of),
            )
            parts.append(part)
            start = part.stop
        return tuple(parts)

    @cached_property
    def size(self) -> int:
        return self.spec[-1].stop

    @cached_property
    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the greatest value of every number."""
        low, high = (np.empty(self.size, np.int16) for _ in range(2))
        for part in self.spec:
            low[part.start : part.stop] = part.low
            high[part.start : part.stop] = part.high
        return low, high

    @cached_property
    def graphs(self) -> dict[str, NDArray[np.int8]]:
        """Which rows of maps lie beside each other: constant matrices by the name of the domain."""
        sizes = {block.rows.name: len(block.rows) for block in self.blocks if block.rows is not None}
        found: dict[str, NDArray[np.int8]] = {}
        for name, pairs in self.game.graphs(self.players).items():
            found[name] = np.zeros((sizes[name], sizes[name]), np.int8)
            for one, other in pairs:
                found[name][one, other] = found[name][other, one] = 1
        return found

    def observe(self, state: State, seat: SupportsIndex, out: Numbers | None = None) -> Numbers:
        """What the seat may know, written into `out` if there is one."""
        numbers = np.empty(self.size, np.int16) if out is None else out
        viewer = whole(seat)
        WRITE(numbers, 0, self.game.observe(state, viewer), self.plan, viewer, self.seats)
        return numbers

    def mask(self, state: State, seat: SupportsIndex, out: Mask | None = None) -> Mask:
        """1 for every legal action of the seat; nothing, while others are to act."""
        mask = np.empty(self.actions, np.int8) if out is None else out
        MARK(mask, 0, self.actions, state.legal(seat))
        return mask

    def split(self, numbers: Numbers) -> dict[str, Numbers]:
        """The blocks by name, without copying; works on whole batches."""
        lead = numbers.shape[:-1]
        return {
            part.name: numbers[..., part.start : part.stop].reshape(*lead, *part.shape) for part in self.spec
        }

    def decode(self, numbers: Numbers) -> dict[str, Any]:
        """Every fact again, with names of seats, places and things."""
        viewer = int(numbers[0])
        return {
            part.name: block.named(numbers[part.start : part.stop].tolist(), viewer, self.seats)
            for block, part in zip(self.blocks, self.spec, strict=True)
        }

    def features(self, numbers: Numbers) -> NDArray[np.float32]:
        """For networks: names as one of many, amounts as a signed square root; any batch."""
        wide: list[NDArray[np.float32]] = []
        for part, block in zip(self.spec, self.blocks, strict=True):
            values = numbers[..., part.start : part.stop]
            if part.of:
                places = np.arange(len(part.of), dtype=np.int16)
                one_hot = values[..., None] == places
                wide.append(one_hot.reshape(*values.shape[:-1], -1).astype(np.float32))
            elif block.kind == VALUES or part.high > 1:
                amounts = values.astype(np.float32)
                wide.append(np.sign(amounts) * np.sqrt(np.abs(amounts)))
            else:
                wide.append(values.astype(np.float32))
        return np.concatenate(wide, axis=-1)


def _names(domain: Domain | None) -> tuple[str, ...]:
    return () if domain is None else domain.names
