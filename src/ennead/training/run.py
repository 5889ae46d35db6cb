"""A whole training: rounds of self-play and of learning from all games so far, kept in a folder.

The first round plays by what is written by hand; each later one with the network learned before it. Games
follow from the seed alone, whatever plays them: processes of this machine, or Ray on many. Whatever is in the
folder already is not made again, so a training that was stopped goes on.
"""

import csv
import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ennead.bots.network import Network, install
from ennead.core.game import Game
from ennead.games import game as game_named
from ennead.training.selfplay import Diet, play_one, written

# Games a process plays before it reports.
PORTION = 8
# Games of each round.
ROUNDS = (3000, 2000, 3000)
SEED = "train"
# Chance of a decision in these rounds to be the last that may be drawn.
CALM = 0.006


@dataclass(frozen=True, slots=True)
class Course:
    """Everything a training depends on."""

    game: str
    seed: str = SEED
    rounds: tuple[int, ...] = ROUNDS
    # Part of the decisions without a long look that are learned from.
    part: float = 0.25
    diet: Diet = field(default_factory=Diet)
    # The first round whose games go on in earnest after a while; 0: none does.
    earnest: int = 0
    # The network the first round plays with, by the fingerprint of its file; without one it plays by what is
    # written by hand.
    begin: str = ""

    def diet_of(self, number: int) -> Diet:
        """How the games of a round are played."""
        return replace(self.diet, calm=CALM) if 0 < self.earnest <= number else self.diet


class BadFolder(ValueError):
    """A folder holds another training than the one that is asked for."""


def play_portion(name: str, seeds: list[str], diet: Diet, network: bytes) -> list[str]:
    """Some games, as lines of the data; with a network, unless it is empty."""
    game = game_named(name)
    install(game, Network(game, network) if network else None)
    changes = {"learned": 1.0} if network else {"learned": 0.0}
    return [written(play_one(game, seed, diet, samples=1, rollout=0, **changes)) for seed in seeds]


Play = Callable[[list[list[str]], Diet, bytes], Iterator[list[str]]]


def on_this_machine(name: str, executor: Executor) -> Play:
    """Self-play by processes of this machine."""

    def play(portions: list[list[str]], diet: Diet, network: bytes) -> Iterator[list[str]]:
        jobs = [executor.submit(play_portion, name, seeds, diet, network) for seeds in portions]
        return (job.result() for job in jobs)

    return play


def on_ray(name: str, address: str) -> Play:
    """Self-play by tasks of Ray, on the cluster at the address, or on this machine."""
    import ray

    ray.init(address=address or None, ignore_reinit_error=True)
    task = ray.remote(play_portion)

    def play(portions: list[list[str]], diet: Diet, network: bytes) -> Iterator[list[str]]:
        shared = ray.put(network)
        return (ray.get(job) for job in [task.remote(name, seeds, diet, shared) for seeds in portions])

    return play


def processes(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, get_context("spawn"))


class Training:
    """One training in its folder."""

    def __init__(self, course: Course, folder: Path, tell: Callable[[str], None], begin: bytes = b"") -> None:
        self.course = course = replace(course, begin=sha256(begin).hexdigest()[:16] if begin else "")
        self.begin = begin
        self.folder = folder
        self.game: Game = game_named(course.game)
        self.tell = tell
        folder.mkdir(parents=True, exist_ok=True)
        plan = folder / "course.json"
        said = json.dumps(asdict(course), indent=1) + "\n"
        if plan.exists() and plan.read_text(encoding="utf-8") != said:
            raise BadFolder(f"{folder} holds another training: take an empty folder, or what {plan} says")
        plan.write_text(said, encoding="utf-8")

    def games(self, number: int) -> Path:
        return self.folder / f"games-{number}.jsonl"

    def network(self, number: int) -> Path:
        return self.folder / f"network-{number}.bin"

    def network_before(self, number: int) -> bytes:
        """What a round plays with; empty: only what is written by hand."""
        return self.network(number - 1).read_bytes() if number > 1 else self.begin

    def run(self, play: Play) -> Path:
        """All rounds; the file of the last network."""
        for number in range(1, len(self.course.rounds) + 1):
            if not self.network(number).exists():
                self.play(number, play)
                self.learn(number)
        return self.network(len(self.course.rounds))

    def play(self, number: int, play: Play) -> None:
        """The games of a round, as many as are still missing."""
        course, path = self.course, self.games(number)
        wanted = course.rounds[number - 1]
        done = _whole_lines(path)
        network = self.network_before(number)
        seeds = [f"{course.seed}/{number}/{at}" for at in range(done, wanted)]
        with path.open("a", encoding="utf-8") as file:
            portions = [seeds[at : at + PORTION] for at in range(0, len(seeds), PORTION)]
            for lines in play(portions, course.diet_of(number), network):
                file.writelines(lines)
                file.flush()
                done += len(lines)
                self.tell(f"round {number}: {done} of {wanted} games")

    def learn(self, number: int) -> None:
        """A network from the games of all rounds so far."""
        from ennead.training.fit import Wishes, exported, learned
        from ennead.training.samples import gathered

        course = self.course
        lines = [line for at in range(1, number + 1) for line in _lines(self.games(at))]
        before = self.network_before(number)
        known = Network(self.game, before) if before else None
        samples = gathered(self.game, lines, course.part, known)
        self.tell(f"round {number}: {len(samples)} samples of {len(lines)} games")
        with Curve(self.folder / f"curve-{number}.csv") as curve:
            chances, choices = learned(self.game, samples, Wishes(), curve.add)
        made = {"course": asdict(course), "round": number, "games": len(lines), "samples": len(samples)}
        self.network(number).write_bytes(exported(self.game, chances, choices, made))


class Curve:
    """How learning went, epoch by epoch, as CSV."""

    COLUMNS = ("network", "epoch", "learned", "judged", "seconds")

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> "Curve":
        self._file = self.path.open("w", encoding="utf-8", newline="")
        self._writer = csv.DictWriter(self._file, self.COLUMNS)
        self._writer.writeheader()
        return self

    def add(self, network: str, found: dict[str, float]) -> None:
        self._writer.writerow(
            {"network": network, **{name: round(value, 5) for name, value in found.items()}}
        )
        self._file.flush()

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _lines(path: Path) -> list[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def _whole_lines(path: Path) -> int:
    """How many games a file holds; one that was cut off in the middle of a line loses that line."""
    if not path.exists():
        return 0
    whole = path.read_bytes().rpartition(b"\n")
    path.write_bytes(whole[0] + whole[1])
    return (whole[0] + whole[1]).count(b"\n")
