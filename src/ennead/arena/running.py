"""A run: play what a file of results still lacks."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ennead.arena.plan import Job, Plan
from ennead.arena.play import Record
from ennead.arena.players import check_entrant
from ennead.arena.pool import play_all
from ennead.arena.results import ResultsFile

# What plays games: gives a record for each, in any order.
Playing = Callable[[Iterable[Job]], Iterator[Record]]
# Told, before and after every game: games done, and games in all.
Progress = Callable[[int, int], None]


def tell_nobody(ended: int, games: int) -> None:
    """Progress nobody looks at."""


def run(plan: Plan, path: Path, workers: int, progress: Progress = tell_nobody) -> list[Record]:
    """Play on this machine, `workers` games at a time; all records of the plan, in order."""
    file = prepare(plan, path, fresh=False)
    return finish(plan, file, lambda jobs: play_all(jobs, workers), progress)


def prepare(plan: Plan, path: Path, fresh: bool) -> ResultsFile:
    """Find out whether the plan can be played, and open its file; a fresh one forgets what was played."""
    plan.check()
    for entrant in plan.entrants:
        check_entrant(entrant)
    if fresh:
        path.unlink(missing_ok=True)
    return ResultsFile(path, plan)


def finish(plan: Plan, file: ResultsFile, playing: Playing, progress: Progress) -> list[Record]:
    """Play what is missing by any means, and write each game down as soon as it has ended."""
    jobs = list(plan.jobs())
    done = file.done()
    missing = [job for job in jobs if (job.players, job.number) not in done]
    ended = len(jobs) - len(missing)
    try:
        progress(ended, len(jobs))
        for record in playing(missing):
            file.add(record)
            ended += 1
            progress(ended, len(jobs))
    finally:
        file.close()
    return sorted(file.records, key=lambda record: (record["players"], record["number"]))
