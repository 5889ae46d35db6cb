"""Measures Ennead's games and the rivals in turns, round after round, and prints markdown tables.

The same numbers, with every single round, go to results/latest.json.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

BENCH = Path(__file__).resolve().parent
RIVALS = BENCH / ".venv-rivals" / "bin" / "python"
RESULTS = BENCH / "results" / "latest.json"
OPENSPIEL_GAMES = (
    "backgammon",
    "chess",
    "gin_rummy",
    "hearts",
    "chinese_checkers(players=4)",
    "python_team_dominoes",
)
BASE = "catanatron"
# What a clock is called in the rounds.
CLOCKS = {"wall": "seconds", "cpu": "cpu_seconds"}

Round = dict[str, Any]  # one line of an engine script
Rate = Callable[[Round], float]


@dataclass
class Subject:
    """One row: how to measure it, and what each round gave (None where it failed)."""

    label: str
    game: str
    command: list[str]
    rounds: list[Round | None] = field(default_factory=list)

    def done(self) -> list[Round]:
        return [each for each in self.rounds if each is not None]


class FailedError(Exception):
    """An engine script didn't come to its end."""


def per_second(measure: str, clock: str) -> Rate:
    """The rate of a measure in a round, by one of the two clocks."""
    return lambda done: float(done[measure]["count"] / done[measure][CLOCKS[clock]])


def choices_per_second(clock: str) -> Rate:
    """Decisions with more than one legal action, by their share in the survey of the same round."""
    decisions = per_second("decisions", clock)

    def rate(done: Round) -> float:
        survey = done["survey"]
        return decisions(done) * (1 - float(survey["forced"] / survey["decisions"]))

    return rate


def all_rates(clock: str) -> dict[str, Rate]:
    return {
        "decisions/s": per_second("decisions", clock),
        "choices/s": choices_per_second(clock),
        "clones/s": per_second("clones", clock),
        "views/s": per_second("views", clock),
    }


def call(command: Sequence[str], round_number: int, timeout: float) -> str:
    """Run an engine script and return what it printed.

    PYTHONPATH is dropped, so that each interpreter measures the build that is installed in it.
    """
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONHASHSEED"] = str(round_number)
    try:
        ended = subprocess.run(
            command,
            cwd=BENCH,
            env=environment,
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise FailedError(str(error)) from None
    if ended.returncode:
        lines = ended.stderr.strip().splitlines()
        raise FailedError(lines[-1] if lines else f"exit status {ended.returncode}")
    return ended.stdout


def our_subjects(
    pythons: Sequence[str],
    games: Sequence[str],
    problems: list[str],
) -> list[Subject]:
    """A row for each game and interpreter; without chosen games, all that the interpreter has."""
    subjects: list[Subject] = []
    for named in pythons:
        name, _, path = named.partition("=")
        script = [path, str(BENCH / "ours.py")]
        try:
            known = call([*script, "--list"], 0, 60).split()
        except FailedError as failure:
            problems.append(f"ennead, {name}: {failure}")
            continue
        for game in games or known:
            subjects.append(Subject(f"ennead, {name}", game, [*script, "--game", game]))
    return subjects


def rival_subjects(python: str, openspiel_games: Sequence[str]) -> list[Subject]:
    catanatron = Subject(BASE, "catan", [python, str(BENCH / "rival_catanatron.py")])
    script = [python, str(BENCH / "rival_openspiel.py")]
    return [
        catanatron,
        *[Subject("OpenSpiel", game, [*script, "--game", game]) for game in openspiel_games],
    ]


def measure_round(subject: Subject, number: int, seconds: float, problems: list[str]) -> None:
    """One more round of a subject; the generous time limit only catches games that never end."""
    command = [*subject.command, "--seconds", str(seconds), "--round", str(number)]
    try:
        subject.rounds.append(json.loads(call(command, number, 60 + 20 * seconds)))
    except FailedError as failure:
        subject.rounds.append(None)
        problems.append(f"{subject.label}, {subject.game}, round {number + 1}: {failure}")


def ratio(subject: Subject, base: Subject | None, rate: Rate) -> str:
    """The median of how many times faster than the base it was, round by round."""
    if base is None:
        return "-"
    ratios = [
        rate(ours) / rate(theirs)
        for ours, theirs in zip(subject.rounds, base.rounds, strict=True)
        if ours is not None and theirs is not None
    ]
    return f"{median(ratios):.2f}" if ratios else "-"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], names: int) -> str:
    """A markdown table whose first columns are names and whose others are numbers."""
    rule = ["---"] * names + ["---:"] * (len(head) - names)
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, rule, *rows])


def rates_table(subjects: Sequence[Subject], clock: str) -> str:
    rates = all_rates(clock)
    base = next((each for each in subjects if each.label == BASE), None)
    head = ["engine", "game"]
    for name in rates:
        head += [name, "x"]
    rows = []
    for subject in subjects:
        done = subject.done()
        row = [subject.label, subject.game]
        for rate in rates.values():
            row += [f"{median(map(rate, done)):,.0f}", ratio(subject, base, rate)]
        rows.append(row)
    return table(head, rows, names=2)


def details_row(subject: Subject, clock: str) -> list[str]:
    done = subject.done()
    first = done[0]
    surveys = [each["survey"] for each in done]
    names = ("games", "decisions", "legal", "forced")
    games, decisions, legal, forced = (sum(each[name] for each in surveys) for name in names)
    rates = [per_second("decisions", clock)(each) for each in done]
    samples = [each[name] for each in done for name in ("decisions", "clones", "views")]
    return [
        subject.label,
        subject.game,
        first["version"],
        first["build"],
        first["python"],
        first["view_kind"],
        str(first["players"]),
        f"{decisions / games:,.0f}",
        f"{legal / decisions:.1f}",
        f"{forced / decisions:.0%}",
        f"{sum(each['decisions']['calls'] for each in done):,}",
        f"{sum(each['decisions']['count'] for each in done):,}",
        f"{(max(rates) - min(rates)) / median(rates):.0%}",
        f"{min(each['cpu_seconds'] / each['seconds'] for each in samples):.0%}",
    ]


def details_table(subjects: Sequence[Subject], clock: str) -> str:
    head = ["engine", "game", "version", "build", "python", "view"]
    numbers = ["players", "decisions/game", "legal/decision", "forced", "games timed"]
    numbers += ["decisions timed", "spread", "lowest CPU share"]
    return table(head + numbers, [details_row(each, clock) for each in subjects], names=len(head))


def processor() -> str:
    """The processor's name, where the system tells."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def absolute(named: str) -> str:
    """NAME=PATH with the path spelled out, links kept: a link is what makes an environment."""
    name, equals, path = named.partition("=")
    return f"{name}{equals}{os.path.abspath(path)}" if equals else named


def parse() -> argparse.Namespace:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=3, help="at least 3 for a sound median")
    options.add_argument("--seconds", type=float, default=3.0, help="budget of each measure")
    options.add_argument("--games", nargs="*", default=[], metavar="ID", help="default: all")
    options.add_argument(
        "--python",
        action="append",
        metavar="NAME=PATH",
        help="an interpreter with Ennead installed; may be repeated (default: this one)",
    )
    options.add_argument("--clock", choices=CLOCKS, default="wall", help="what rates count")
    options.add_argument("--rivals", default=str(RIVALS), metavar="PATH", help="their interpreter")
    options.add_argument("--openspiel", nargs="*", default=OPENSPIEL_GAMES, metavar="GAME")
    chosen = options.parse_args()
    chosen.python = [absolute(named) for named in chosen.python or ()] or [f"interpreted={sys.executable}"]
    wrong = [named for named in chosen.python if "=" not in named]
    if wrong:
        options.error(f"--python takes NAME=PATH, not {wrong[0]!r}")
    if chosen.rounds < 1:
        options.error("--rounds must be at least 1")
    return chosen


def describe_machine() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cpus": os.cpu_count(),
        "system": platform.system(),
        "load_before": round(os.getloadavg()[0], 2),
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def write_results(content: dict[str, Any]) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(content, indent=1) + "\n")


def main() -> int:
    chosen = parse()
    machine = describe_machine()
    problems: list[str] = []
    subjects = our_subjects(chosen.python, chosen.games, problems)
    subjects += rival_subjects(chosen.rivals, chosen.openspiel)
    for number in range(chosen.rounds):
        for subject in subjects:
            print(f"round {number + 1}: {subject.label}, {subject.game}", file=sys.stderr)
            measure_round(subject, number, chosen.seconds, problems)

    measured = [each for each in subjects if each.done()]
    print(f"{chosen.rounds} rounds in turns, {chosen.seconds:g} s for each measure.")
    print(", ".join(f"{name.replace('_', ' ')}: {value}" for name, value in machine.items()))
    print(f"Medians of the rounds by {chosen.clock} time; x = times {BASE} in the same round.\n")
    print(rates_table(measured, chosen.clock), details_table(measured, chosen.clock), sep="\n\n")
    for problem in problems:
        print(f"\nFAILED: {problem}")
    write_results(
        {
            "machine": machine,
            "seconds": chosen.seconds,
            "failed": problems,
            "subjects": [
                {"label": each.label, "game": each.game, "rounds": each.rounds} for each in subjects
            ],
        }
    )
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
