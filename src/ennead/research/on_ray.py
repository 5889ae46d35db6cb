"""Many games at once on many machines: each share of a vector is an actor of Ray. Needs the `ray` extra.

>>> from ennead.research.on_ray import RayVectorEnv
>>> with RayVectorEnv("ennead/kemet-v3", count=1024, actors=16, address="auto") as games:  # doctest: +SKIP
...     games.step(policy(games.observations, games.masks))
"""

from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ennead.core.state import whole
from ennead.research.observer import Observer
from ennead.research.rewards import Reward
from ennead.research.setting import Setting, setting
from ennead.research.vector import Arrays, Share, Vector

Bytes = NDArray[np.uint8]


class RemoteShare:
    """What an actor is: a share with arrays of its own, sent back whole after every step."""

    def __init__(self, chosen: Setting, first: int, last: int) -> None:
        observer = Observer(chosen.game, chosen.players)
        rows = last - first
        self._memory = np.zeros(Arrays(observer, rows, None).size, np.uint8)
        self._arrays = Arrays(observer, rows, self._memory)
        self._share = Share(chosen, self._arrays, observer, slice(0, rows), first)

    def carry_out(self, seed: int | None, actions: NDArray[np.int32]) -> tuple[str, Bytes]:
        """What is wrong with the actions; and all arrays as one piece: Ray need not copy it."""
        self._arrays.actions[:] = actions
        return self._share.carry_out(seed), self._memory


def load_ray() -> Any:
    try:
        import ray
    except ImportError as missing:
        raise ImportError(f"Ray is an extra: pip install 'ennead[ray]' ({missing})") from None
    return ray


class RayVectorEnv(Vector):
    """A `VectorEnv` whose games are played by actors of Ray, wherever the cluster has room for them."""

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
        actors: SupportsIndex = 0,
        address: str | None = None,
        ray: Any = None,
    ) -> None:
        """As many actors as the cluster has cores, unless said otherwise; without an address on this machine.

        A Ray that runs already is used and left running.
        """
        self._ray = ray or load_ray()
        self._is_ours = not self._ray.is_initialized()
        if self._is_ours:
            self._ray.init(address=address, log_to_driver=False, logging_level="error")
        self._actors: list[Any] = []
        try:
            shares = whole(actors) or int(self._ray.cluster_resources().get("CPU", 1))
            chosen = setting(name, players, options, reward, max_decisions, skip_forced)
            super().__init__(chosen, count, shares)
            self._lay_out(bytearray(Arrays(self.observer, self.count, None).size))
            actor = self._ray.remote(num_cpus=1)(RemoteShare)
            # The setting is stored once, not sent with every actor.
            told = self._ray.put(chosen)
            self._actors = [actor.remote(told, first, last) for first, last in self.bounds]
            self.reset(seed)
        except BaseException:
            self.close()
            raise

    def _carry_out(self, shares: Sequence[int], seed: int | None) -> list[str]:
        actions = self._arrays.actions
        asked = [
            self._actors[at].carry_out.remote(seed, actions[slice(*self.bounds[at])].copy()) for at in shares
        ]
        faults: list[str] = []
        for at, (fault, memory) in zip(shares, self._ray.get(asked), strict=True):
            faults.append(fault)
            self._take(memory, *self.bounds[at])
        return faults

    def _take(self, memory: Bytes, first: int, last: int) -> None:
        """Copy a share's rows to their place."""
        part = Arrays(self.observer, last - first, memory)
        for name in ("observations", "masks", "seats", "rewards", "lengths", "terminated", "truncated"):
            getattr(self, name)[first:last] = getattr(part, name)

    def close(self) -> None:
        """End the actors; Ray itself, if it was started for them."""
        for actor in self._actors:
            self._ray.kill(actor)
        self._actors = []
        if self._is_ours:
            self._is_ours = False
            self._ray.shutdown()
