"""Many games at once: stepped together into arrays that stay where they are, on one core or on several.

>>> from ennead.research.vector import VectorEnv
>>> games = VectorEnv("ennead/tekhenu-v2", count=4, players=2, seed=1)
>>> games.observations.shape[0], int((games.masks.sum(axis=1) > 0).sum())
(4, 4)
"""

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ennead.core.state import State
from ennead.core.stepping import Lanes
from ennead.research.observer import Mask, Numbers, Observer
from ennead.research.rewards import Reward
from ennead.research.setting import Setting, setting

# How long a process may take for one step of all its games before it counts as lost.
PATIENCE = 600.0


class Arrays:
    """What a step leaves behind, a row for each game: views into one piece of memory."""

    def __init__(self, observer: Observer, count: int, memory: Any) -> None:
        players = observer.players
        layout: list[tuple[str, Any, tuple[int, ...]]] = [
            ("observations", np.int16, (count, observer.size)),
            ("masks", np.int8, (count, observer.actions)),
            ("seats", np.int8, (count,)),
            ("rewards", np.float32, (count, players)),
            ("terminated", np.bool_, (count,)),
            ("truncated", np.bool_, (count,)),
            ("lengths", np.int32, (count,)),
            ("actions", np.int32, (count,)),
        ]
        made: dict[str, Any] = {}
        start = 0
        for name, kind, shape in layout:
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            if memory is not None:
                made[name] = np.ndarray(shape, kind, memory, start)
            start += -(-size // 64) * 64
        self.size = start
        if memory is None:
            return
        # What the seat to act may know, what it may do, and who it is.
        self.observations: Numbers = made["observations"]
        self.masks: Mask = made["masks"]
        self.seats: NDArray[np.int8] = made["seats"]
        # Of games that ended with this step: rewards by seat, how they ended, how many decisions they took.
        self.rewards: NDArray[np.float32] = made["rewards"]
        self.terminated: NDArray[np.bool_] = made["terminated"]
        self.truncated: NDArray[np.bool_] = made["truncated"]
        self.lengths: NDArray[np.int32] = made["lengths"]
        self.actions: NDArray[np.int32] = made["actions"]


class _Games:
    """Some rows of the arrays, played in this process."""

    def __init__(self, chosen: Setting, arrays: Arrays, observer: Observer, first: int, last: int) -> None:
        self.setting = chosen
        self.arrays = arrays
        self.rows = slice(first, last)
        self.first = first
        self.lanes = Lanes(
            chosen.game,
            chosen.players,
            chosen.options,
            chosen.limit,
            chosen.skip_forced,
            observer.plan,
            observer.size,
            arrays.observations[self.rows].reshape(-1),
            arrays.masks[self.rows].reshape(-1),
            arrays.seats[self.rows],
        )

    def reset(self, seed: int) -> None:
        self._forget()
        self.lanes.reset([f"{seed}/{row}" for row in range(self.rows.start, self.rows.stop)])

    def _forget(self) -> None:
        arrays = self.arrays
        for array in (arrays.rewards, arrays.terminated, arrays.truncated, arrays.lengths):
            array[self.rows] = 0

    def step(self) -> None:
        self._forget()
        self.lanes.step(self.arrays.actions[self.rows].tolist(), self._ended)

    def _ended(self, lane: int, state: State, decisions: int) -> None:
        row = self.first + lane
        self.arrays.rewards[row] = self.setting.rewards(state)
        self.arrays.terminated[row] = state.over
        self.arrays.truncated[row] = not state.over
        self.arrays.lengths[row] = decisions


def _serve(pipe: Connection, memory_name: str, chosen: Setting, count: int, first: int, last: int) -> None:
    """A process that plays some rows for as long as it is told to."""
    memory = SharedMemory(memory_name)
    observer = Observer(chosen.game, chosen.players)
    games = _Games(chosen, Arrays(observer, count, memory.buf), observer, first, last)
    while (wish := pipe.recv()) is not None:
        try:
            if isinstance(wish, int):
                games.reset(wish)
            else:
                games.step()
            pipe.send("")
        except ValueError as mistake:
            pipe.send(str(mistake))
    # Views into the memory must be gone before it is closed.
    del games
    memory.close()


class VectorEnv:
    """Games side by side; each that ends is followed by the next, with a seed of its own.

    `seats` says who acts in each game, `observations` and `masks` are that seat's. `step` plays one action in
    every game; then `rewards`, `terminated`, `truncated` and `lengths` tell of the games that ended with it,
    while the rows before them show the next game already. The arrays are written anew by every step.
    """

    def __init__(
        self,
        name: str,
        count: int,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str | Reward = "rank",
        max_decisions: int = 0,
        skip_forced: bool = False,
        seed: int = 0,
        processes: int = 0,
    ) -> None:
        """`processes` beyond 0 play the games, each its share, on cores of their own."""
        self.setting = setting(name, players, options, reward, max_decisions, skip_forced)
        self.observer = Observer(self.setting.game, self.setting.players)
        self.count = count
        size = Arrays(self.observer, count, None).size
        self._memory = SharedMemory(create=True, size=size) if processes else None
        buffer = self._memory.buf if self._memory else bytearray(size)
        arrays = self._arrays = Arrays(self.observer, count, buffer)
        self.observations, self.masks, self.seats = arrays.observations, arrays.masks, arrays.seats
        self.rewards, self.lengths = arrays.rewards, arrays.lengths
        self.terminated, self.truncated = arrays.terminated, arrays.truncated
        self._games: _Games | None = None
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        if processes:
            self._start(processes)
        else:
            self._games = _Games(self.setting, arrays, self.observer, 0, count)
        self.reset(seed)

    def _start(self, processes: int) -> None:
        assert self._memory is not None
        context = multiprocessing.get_context("spawn")
        bounds = [round(self.count * at / processes) for at in range(processes + 1)]
        for first, last in pairwise(bounds):
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_serve,
                args=(theirs, self._memory.name, self.setting, self.count, first, last),
                daemon=True,
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def _tell_all(self, wish: Any) -> None:
        for pipe in self._pipes:
            pipe.send(wish)
        faults = []
        for pipe in self._pipes:
            if not pipe.poll(PATIENCE):
                raise TimeoutError("a process that plays games does not answer")
            faults.append(pipe.recv())
        for fault in faults:
            if fault:
                raise ValueError(fault)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere; the same seed gives the same games, with any number of processes."""
        if self._games is not None:
            self._games.reset(seed)
        else:
            self._tell_all(seed)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """One action in each game, by the seat to act; one that is not legal raises, with the reason."""
        self._arrays.actions[:] = actions
        if self._games is not None:
            self._games.step()
        else:
            self._tell_all("step")

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            if worker.is_alive():
                pipe.send(None)
            worker.join(PATIENCE)
            pipe.close()
        self._pipes, self._workers = [], []
        if self._memory is not None:
            memory, self._memory = self._memory, None
            # Our views go with it: nobody reads what is no longer there.
            for name in ("observations", "masks", "seats", "rewards", "lengths", "terminated", "truncated"):
                setattr(self, name, getattr(self, name).copy())
            del self._arrays
            memory.close()
            memory.unlink()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
