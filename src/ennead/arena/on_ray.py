"""The same games on many machines: each game is a task of Ray. Needs the `ray` extra."""

from collections.abc import Iterable, Iterator
from typing import Any

from ennead.arena.entrants import ArenaError
from ennead.arena.plan import Job
from ennead.arena.play import BrokenGame, Record, play_game
from ennead.arena.players import Players, repeatable_hashes

# Games handed to Ray before the first has ended, for each core: enough to keep all busy.
AHEAD = 2


def play_alone(job: Job) -> Record:
    """One game with players of its own; what a task does."""
    repeatable_hashes()
    with Players() as players:
        return play_game(job, players)


def load_ray() -> Any:
    try:
        import ray
    except ImportError as missing:
        raise ArenaError(f"Ray is an extra: pip install 'ennead[ray]' ({missing})") from None
    return ray


def play_on_ray(jobs: Iterable[Job], ray: Any, address: str | None) -> Iterator[Record]:
    """Play all games as tasks, each record as soon as its game ends; without an address on this machine."""
    ray.init(address=address, log_to_driver=False, logging_level="error")
    try:
        # A game is never tried again: it would be lost in the same way.
        task = ray.remote(num_cpus=1, max_retries=0)(play_alone)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        for job in jobs:
            if len(running) >= most:
                yield _first(ray, running)
            running.append(task.remote(job))
        while running:
            yield _first(ray, running)
    finally:
        ray.shutdown()


def _first(ray: Any, running: list[Any]) -> Record:
    """The record of the first task that has ended, which is taken off the list."""
    (ended, *_), _ = ray.wait(running, num_returns=1)
    running.remove(ended)
    try:
        record: Record = ray.get(ended)
    except ray.exceptions.RayError as error:
        raise BrokenGame(f"a game broke on Ray: {error}") from None
    return record
