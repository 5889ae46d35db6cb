"""The speed gate: is this commit as fast as the one it starts from, in decisions/s and clones/s?

Both engines are measured in turns on the same machine with the same seeds; what counts is the median over the
rounds of the ratio new to old, so that a busy neighbour slows both.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
MEASURES = ("decisions", "clones")


def sample(python: str, game: str, number: int, seconds: float) -> dict[str, Any]:
    """One round of one game by the engine installed for that interpreter."""
    command = [
        python,
        str(HERE / "ours.py"),
        "--game",
        game,
        "--seconds",
        str(seconds),
        "--round",
        str(number),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{python} can't measure {game}:\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rate(measured: dict[str, Any], measure: str) -> float:
    """A second of processor time, not of the wall's clock: the machine may be busy."""
    return float(measured[measure]["count"] / measured[measure]["cpu_seconds"])


def ratios(old: str, new: str, game: str, rounds: int, seconds: float) -> dict[str, list[float]]:
    """New to old in each round; who goes first takes turns."""
    found: dict[str, list[float]] = {measure: [] for measure in MEASURES}
    for number in range(rounds):
        if number % 2:
            before = sample(old, game, number, seconds)
            after = sample(new, game, number, seconds)
        else:
            after = sample(new, game, number, seconds)
            before = sample(old, game, number, seconds)
        for measure in MEASURES:
            found[measure].append(rate(after, measure) / rate(before, measure))
    return found


def games(old: str, new: str) -> list[str]:
    """Games both know."""
    listed = [
        subprocess.run([python, str(HERE / "ours.py"), "--list"], capture_output=True, text=True, check=True)
        for python in (old, new)
    ]
    first, second = (done.stdout.split() for done in listed)
    return [name for name in first if name in second]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--base", required=True, metavar="PYTHON", help="interpreter with the old engine")
    options.add_argument("--head", required=True, metavar="PYTHON", help="interpreter with the new engine")
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--seconds", type=float, default=1.0, help="for each measure of each round")
    options.add_argument("--least", type=float, default=0.93, help="lowest median ratio that passes")
    chosen = options.parse_args()
    slower = []
    print("| game | measure | new/old | lowest | highest |\n| --- | --- | ---: | ---: | ---: |")
    for game in games(chosen.base, chosen.head):
        for measure, found in ratios(chosen.base, chosen.head, game, chosen.rounds, chosen.seconds).items():
            middle = median(found)
            print(
                f"| {game} | {measure}/s | {middle:.3f} | {min(found):.3f} | {max(found):.3f} |", flush=True
            )
            if middle < chosen.least:
                slower.append(f"{game}: {measure}/s fell to {middle:.0%}")
    for line in slower:
        print(f"SLOWER: {line} of the old engine; at least {chosen.least:.0%} is needed", file=sys.stderr)
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
