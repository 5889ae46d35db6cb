"""Many games at once: stepped together into arrays that stay where they are, on one core or on several.

On many machines: `ennead.research.on_ray`.

>>> from ennead.research.vector import VectorEnv
>>> games = VectorEnv("ennead/tekhenu-v2", count=4, players=2, seed=1)
>>> games.observations.shape[0], int((games.masks.sum(axis=1) > 0).sum())
(4, 4)
"""

import gc
import multiprocessing
import os
import select
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Self, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ennead.core.observation import REFUSED
from ennead.core.state import State, whole
from ennead.core.stepping import IllegalChoice, Lanes
from ennead.research.observer import Mask, Numbers, Observer
from ennead.research.rewards import Reward
from ennead.research.setting import Setting, setting

# How long a process may take to end, and for how long it waits for the next step awake, in seconds.
PATIENCE = 600.0
AWAKE = 0.005
# Lets others have the core, if any want it: at once, where a sleep of no length takes its time.
GIVE_WAY: Final = os.sched_yield if hasattr(os, "sched_yield") else lambda: time.sleep(0)
# What a process is told: to step, to end, and otherwise the number to begin anew with.
STEP: Final = b"step"
END: Final = b"end"


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


class Share:
    """Some of the games, played in this process: those of these rows, the first of which has this number."""

    def __init__(self, chosen: Setting, arrays: Arrays, observer: Observer, rows: slice, first: int) -> None:
        self.setting = chosen
        self.arrays = arrays
        self.rows = rows
        self.first = first
        self.lanes = Lanes(
            chosen.game,
            chosen.players,
            chosen.options,
            chosen.limit,
            chosen.skip_forced,
            observer.plan,
            observer.size,
            # Plain views of the rows: quicker to reach than arrays.
            arrays.observations[rows].reshape(-1).data,
            arrays.masks[rows].reshape(-1).data,
            arrays.seats[rows].data,
            first,
        )

    def carry_out(self, seed: int | None) -> str:
        """Begin anew with the seed, or step by the actions in the arrays; says what is wrong with them."""
        arrays = self.arrays
        try:
            if seed is None:
                codes = arrays.actions[self.rows].tolist()
                self.lanes.check(codes)
                self._forget()
                self.lanes.step(codes, self._ended)
            else:
                self._forget()
                last = self.first + self.rows.stop - self.rows.start
                self.lanes.reset([f"{seed}/{number}" for number in range(self.first, last)])
        except IllegalChoice as mistake:
            return str(mistake)
        return ""

    def _forget(self) -> None:
        arrays = self.arrays
        for array in (arrays.rewards, arrays.terminated, arrays.truncated, arrays.lengths):
            array[self.rows] = 0

    def _ended(self, lane: int, state: State, decisions: int) -> None:
        row = self.rows.start + lane
        self.arrays.rewards[row] = self.setting.rewards(state)
        self.arrays.terminated[row] = state.over
        self.arrays.truncated[row] = not state.over
        self.arrays.lengths[row] = decisions


class Vector:
    """Games side by side, divided into shares; what all vectors have in common, wherever shares are played.

    `seats` says who acts in each game, `observations` and `masks` are that seat's. `step` plays one action in
    every game; then `rewards`, `terminated`, `truncated` and `lengths` tell of the games that ended with it,
    while the rows before them show the next game already. The arrays are written anew by every step.
    """

    def __init__(self, chosen: Setting, count: SupportsIndex, shares: int) -> None:
        self.setting = chosen
        self.count = whole(count)
        if self.count < 1:
            raise ValueError(f"a vector has at least one game, not {self.count}")
        self.observer = Observer(chosen.game, chosen.players)
        parts = max(1, min(shares, self.count))
        # Of each share the first row, and the first that is not its own.
        self.bounds = list(pairwise(round(self.count * at / parts) for at in range(parts + 1)))

    def _lay_out(self, memory: Any) -> None:
        arrays = self._arrays = Arrays(self.observer, self.count, memory)
        self.observations, self.masks, self.seats = arrays.observations, arrays.masks, arrays.seats
        self.rewards, self.lengths = arrays.rewards, arrays.lengths
        self.terminated, self.truncated = arrays.terminated, arrays.truncated
        # All masks one after another.
        self._flat_masks = arrays.masks.reshape(-1).data

    def _carry_out(self, shares: Sequence[int], seed: int | None) -> list[str]:
        """Step these shares, or begin them anew with the seed; what each finds wrong."""
        raise NotImplementedError

    def reset(self, seed: SupportsIndex = 0) -> None:
        """New games everywhere; the same seed gives the same games, in any number of shares."""
        self._carry_out(range(len(self.bounds)), whole(seed))

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """One action in each game, by the seat to act. If one is not legal, says why and plays none."""
        codes = np.asarray(actions)
        if codes.shape != (self.count,) or codes.dtype.kind not in "iu":
            raise ValueError(
                f"a step takes {self.count} whole numbers, not {codes.dtype} of shape {codes.shape}"
            )
        self._arrays.actions[:] = codes
        shares = range(len(self.bounds))
        # A share with a wrong action plays nothing; where there are several, the others are not asked then.
        wrong = self._shares_that_refuse() if len(shares) > 1 else []
        for fault in self._carry_out(wrong or shares, None):
            if fault:
                raise ValueError(fault)

    def _shares_that_refuse(self) -> list[int]:
        codes = self._arrays.actions.tolist()
        actions = self.observer.actions
        if REFUSED(self._flat_masks, actions, codes) < 0:
            return []
        return [
            at
            for at, (first, last) in enumerate(self.bounds)
            if REFUSED(self._flat_masks[first * actions : last * actions], actions, codes[first:last]) >= 0
        ]

    def close(self) -> None:
        """End what plays the games; the arrays keep what they say."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _arrivals(pipe: Connection) -> Callable[[], object]:
    """Says whether something has arrived, quicker than the pipe itself does where that is possible."""
    if not hasattr(select, "poll"):
        return pipe.poll
    poller = select.poll()
    poller.register(pipe, select.POLLIN)
    return lambda: poller.poll(0)


def _received(pipe: Connection, arrived: Callable[[], object]) -> bytes:
    """What comes next; a short wait is spent awake, because to be woken takes longer."""
    until = time.perf_counter() + AWAKE
    while not arrived() and time.perf_counter() < until:
        GIVE_WAY()
    return pipe.recv_bytes()


def _serve(pipe: Connection, memory_name: str, chosen: Setting, count: int, bounds: tuple[int, int]) -> None:
    """A process that plays a share for as long as it is told to."""
    memory = SharedMemory(memory_name)
    observer = Observer(chosen.game, chosen.players)
    share = Share(chosen, Arrays(observer, count, memory.buf), observer, slice(*bounds), bounds[0])
    # All there is now stays: nobody needs to look through it for what is left over.
    gc.freeze()
    arrived = _arrivals(pipe)
    while (wish := _received(pipe, arrived)) != END:
        fault = share.carry_out(None if wish == STEP else int(wish))
        pipe.send_bytes(fault.encode())
    # Views into the memory must be gone before it is closed.
    del share
    memory.close()


class VectorEnv(Vector):
    """Games side by side on this machine; each that ends is followed by the next, with a seed of its own."""

    def __init__(
        self,
        name: str,
        count: SupportsIndex,
        players: SupportsIndex | None = None,
        options: dict[str, Any] | None = None,
        reward: str | Reward = "rank",
        max_decisions: SupportsIndex = 0,
        skip_forced: bool = False,
        seed: SupportsIndex = 0,
        processes: SupportsIndex = 1,
    ) -> None:
        """So many `processes` play the games, each its share, this one among them."""
        chosen = setting(name, players, options, reward, max_decisions, skip_forced)
        super().__init__(chosen, count, whole(processes))
        size = Arrays(self.observer, self.count, None).size
        self._memory = SharedMemory(create=True, size=size) if len(self.bounds) > 1 else None
        self._lay_out(self._memory.buf if self._memory else bytearray(size))
        own = slice(*self.bounds[0])
        self._share: Share | None = Share(chosen, self._arrays, self.observer, own, own.start)
        # Of the shares after the first.
        self._pipes: list[Connection] = []
        self._arrivals: list[Callable[[], object]] = []
        self._workers: list[Any] = []
        if self._memory is not None:
            self._start(self._memory.name)
        self.reset(seed)

    def _start(self, memory_name: str) -> None:
        context = multiprocessing.get_context("spawn")
        for bounds in self.bounds[1:]:
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_serve, args=(theirs, memory_name, self.setting, self.count, bounds), daemon=True
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._arrivals.append(_arrivals(ours))
            self._workers.append(worker)

    def _carry_out(self, shares: Sequence[int], seed: int | None) -> list[str]:
        wish = STEP if seed is None else str(seed).encode()
        others = [at - 1 for at in shares if at > 0]
        for at in others:
            self._pipes[at].send_bytes(wish)
        faults: list[str] = []
        if 0 in shares:
            assert self._share is not None
            faults.append(self._share.carry_out(seed))
        for at in others:
            try:
                faults.append(_received(self._pipes[at], self._arrivals[at]).decode())
            except EOFError:
                raise RuntimeError("a process that plays games has ended") from None
        return faults

    def close(self) -> None:
        """End the processes and give the memory back."""
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            if worker.is_alive():
                pipe.send_bytes(END)
            worker.join(PATIENCE)
            pipe.close()
        self._pipes, self._arrivals, self._workers = [], [], []
        if self._memory is not None:
            memory, self._memory = self._memory, None
            # Our views go with it: nobody reads what is no longer there.
            for name in ("observations", "masks", "seats", "rewards", "lengths", "terminated", "truncated"):
                setattr(self, name, getattr(self, name).copy())
            del self._arrays, self._flat_masks
            self._share = None
            memory.close()
            memory.unlink()
