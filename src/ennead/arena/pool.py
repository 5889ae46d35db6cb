"""Referees in processes of their own, as many games at once as there are cores."""

import ctypes
import multiprocessing
import signal
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from ennead.arena.plan import Job
from ennead.arena.play import NOBODY, BrokenGame, Record, play_game, without_play
from ennead.arena.player import end_with_parent
from ennead.arena.players import CRASH, STALL, Players, repeatable_hashes

# Seconds between two looks at referees that say nothing.
LOOK = 1.0
# Seconds a referee may be late in ending a player whose time is up.
GRACE = 2.0
# Seconds a referee gets to end its players.
FAREWELL = 5.0


def leave(number: int, frame: FrameType | None) -> None:
    """End as if the work were done, so that players are ended too."""
    sys.exit(0)


def referee(jobs: Connection, thinking: Any) -> None:
    """A referee's process: plays the games it is given. `thinking` tells who thinks, and until when."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    repeatable_hashes()

    def notice(seat: int, seconds: float) -> None:
        thinking[0] = NOBODY
        thinking[1] = time.monotonic() + seconds
        thinking[0] = seat

    with Players() as players:
        end_with_parent(players.kill)
        while True:
            try:
                job = jobs.recv()
            except EOFError:
                return
            try:
                jobs.send(play_game(job, players, notice))
            except Exception:
                jobs.send(traceback.format_exc())


class Referee:
    """The arena's handle of one referee's process."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.thinking = context.RawArray(ctypes.c_double, [float(NOBODY), 0.0])
        self.jobs, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=referee, args=(theirs, self.thinking))
        self.process.start()
        theirs.close()
        self.job: Job | None = None
        self.is_lost = False

    def give(self, job: Job) -> None:
        self.job = job
        self.jobs.send(job)

    def take(self) -> Record:
        """The finished game; the thinking bot loses if the referee is lost."""
        job, self.job = self.job, None
        assert job is not None
        try:
            told = self.jobs.recv()
        except (OSError, EOFError):
            self.is_lost = True
            return self._blame(job, CRASH, "took its referee's process down")
        if isinstance(told, str):
            raise BrokenGame(f"game {job.number} of {job.game}, seed {job.seed}, broke:\n{told}")
        record: Record = told
        return record

    def is_stuck(self) -> bool:
        """A player has kept the referee waiting for longer than a referee ever waits."""
        if self.job is None or self.thinking[0] == NOBODY:
            return False
        return time.monotonic() > self.thinking[1] + GRACE

    def give_up(self) -> Record:
        """The game of a stuck referee, lost by the bot it waits for."""
        job = self.job
        assert job is not None
        return self._blame(job, STALL, "kept its referee waiting")

    def _blame(self, job: Job, reason: str, detail: str) -> Record:
        seat = int(self.thinking[0])
        if seat == NOBODY:
            raise BrokenGame(f"game {job.number} of {job.game}, seed {job.seed}: its process died")
        return without_play(job, seat, reason, detail)

    def end(self) -> None:
        """Politely, so that it ends its players; then by force."""
        if self.jobs.closed:
            return
        self.process.terminate()
        self.process.join(FAREWELL)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        self.jobs.close()


def play_all(jobs: Iterable[Job], workers: int) -> Iterator[Record]:
    """Play all games, `workers` at a time; each record as soon as its game has ended."""
    waiting = iter(jobs)
    referees: list[Referee] = []
    try:
        for job in waiting:
            referees.append(Referee())
            referees[-1].give(job)
            if len(referees) == workers:
                break
        while any(each.job for each in referees):
            for place, each in enumerate(referees):
                if each.is_stuck():
                    yield each.give_up()
                    referees[place] = replaced(each, waiting)
            yield from _collect(referees, waiting)
    finally:
        for each in referees:
            each.end()


def _collect(referees: list[Referee], waiting: Iterator[Job]) -> Iterator[Record]:
    """Take what has come in, and hand out new games for it."""
    busy = {each.jobs: place for place, each in enumerate(referees) if each.job}
    for connection in wait(list(busy), LOOK):
        assert isinstance(connection, Connection)
        place = busy[connection]
        yield referees[place].take()
        if referees[place].is_lost:
            referees[place] = replaced(referees[place], waiting)
        else:
            hand_out(referees[place], waiting)


def replaced(lost: Referee, waiting: Iterator[Job]) -> Referee:
    """A new referee at work instead of a lost one, if there is any work left."""
    lost.job = None
    lost.end()
    job = next(waiting, None)
    if job is None:
        return lost
    fresh = Referee()
    fresh.give(job)
    return fresh


def hand_out(free: Referee, waiting: Iterator[Job]) -> None:
    job = next(waiting, None)
    if job is not None:
        free.give(job)
