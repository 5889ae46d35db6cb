"""How far it goes: load simulated against the service times that `bench/workers.py --record` has measured.

    python bench/workers.py --record bench/results/services.json
    python bench/scale.py bench/results/services.json --servers 40 --postgres 8

Tables act at random, as live tables do. An action waits its turn at the server of its table, then at
PostgreSQL, then at Redis, each as long as recorded actions took there. For more and more tables this prints
how busy each is and how long an action takes, and names what gives way first.
"""

import argparse
import heapq
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

# Actions a second of a live table: a person thinks ten seconds about a decision.
PACE = 0.1
# What counts as slow: seconds for 95 of 100 actions.
SLOW = 0.1


@dataclass
class Station:
    """A service with several cores and one queue in front of them."""

    name: str
    cores: int
    times: Sequence[float]
    busy: float = 0.0
    free: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.free = [0.0] * self.cores

    def serve(self, at: float, dice: random.Random) -> float:
        """When an action that comes at this moment is done here."""
        seconds = dice.choice(self.times)
        self.busy += seconds
        done = max(at, heapq.heappop(self.free)) + seconds
        heapq.heappush(self.free, done)
        return done


@dataclass
class Outcome:
    """How it went with so many tables."""

    tables: int
    busy: dict[str, float]
    half: float
    most: float

    @property
    def is_slow(self) -> bool:
        return self.most > SLOW

    @property
    def bottleneck(self) -> str:
        return max(self.busy, key=lambda name: self.busy[name])


def arrivals(rate: float, seconds: float, dice: random.Random) -> Iterator[float]:
    at = dice.expovariate(rate)
    while at < seconds:
        yield at
        at += dice.expovariate(rate)


def simulate(
    tables: int, cores: dict[str, int], times: dict[str, Sequence[float]], seconds: float, seed: int
) -> Outcome:
    """Play for so many seconds; the first fifth, while queues fill, does not count."""
    dice = random.Random(seed)
    # A table belongs to one server, and a server has one core.
    servers = [Station("servers", 1, times["servers"]) for _ in range(cores["servers"])]
    behind = [Station(name, cores[name], times[name]) for name in ("postgres", "redis")]
    waiting = [(at, number, -1, at) for number, at in enumerate(arrivals(PACE * tables, seconds, dice))]
    heapq.heapify(waiting)
    took = []
    while waiting:
        at, number, stage, began = heapq.heappop(waiting)
        station = dice.choice(servers) if stage < 0 else behind[stage]
        done = station.serve(at, dice)
        if stage + 1 < len(behind):
            heapq.heappush(waiting, (done, number, stage + 1, began))
        elif began > seconds / 5:
            took.append(done - began)
    took.sort()
    busy = {"servers": sum(each.busy for each in servers) / (seconds * len(servers))}
    busy |= {each.name: each.busy / (seconds * each.cores) for each in behind}
    return Outcome(tables, busy, took[len(took) // 2], took[int(0.95 * len(took))])


def grow(cores: dict[str, int], times: dict[str, Sequence[float]], seconds: float) -> Iterator[Outcome]:
    """More and more tables, by a quarter each time, until actions are slow."""
    alone = min(cores[name] / (sum(each) / len(each)) for name, each in times.items())
    tables = 0.4 * alone / PACE
    while True:
        outcome = simulate(round(tables), cores, times, seconds, 1)
        yield outcome
        if outcome.is_slow:
            return
        tables *= 1.25


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("recorded", type=Path)
    parser.add_argument("--servers", type=int, default=1, help="cores that run servers, one process each")
    parser.add_argument("--postgres", type=int, default=1, help="cores of PostgreSQL")
    parser.add_argument("--redis", type=int, default=1, help="cores of Redis")
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    times = json.loads(arguments.recorded.read_text(encoding="utf-8"))["seconds_of_an_action"]
    cores = {name: getattr(arguments, name) for name in ("servers", "postgres", "redis")}
    print(f"{'tables':>8} {'servers':>8} {'postgres':>9} {'redis':>6} {'half ms':>8} {'95 % ms':>8}")
    for outcome in grow(cores, times, arguments.seconds):
        shares = [f"{100 * outcome.busy[name]:.0f} %" for name in ("servers", "postgres", "redis")]
        print(
            f"{outcome.tables:>8} {shares[0]:>8} {shares[1]:>9} {shares[2]:>6} "
            f"{1000 * outcome.half:>8.1f} {1000 * outcome.most:>8.1f}"
        )
    print(f"first to give way: {outcome.bottleneck}")


if __name__ == "__main__":
    main()
