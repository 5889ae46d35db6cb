"""The players of a referee: their processes, started when needed and ended when they fail."""

import marshal
import multiprocessing
import os
import signal
import time
from contextlib import suppress
from types import TracebackType
from typing import Any

from ennead.arena import player
from ennead.arena.entrants import ArenaError, Entrant
from ennead.arena.plan import Job
from ennead.arena.transport import read_answer

# Why a bot loses without playing to the end.
CRASH = "crash"
ILLEGAL = "illegal"
STALL = "stall"

# Seconds a process may take to start and to import a bot, besides the time for a decision.
START = 60.0

# All bots of ours can share a process: they don't harm each other.
OURS = ("", 0)


class Fault(Exception):
    """A bot failed; it loses the game."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


class Process:
    """A player's process and the way to it."""

    def __init__(self, memory_limit: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.questions, theirs = context.Pipe()
        self.process = context.Process(target=player.serve, args=(theirs, memory_limit))
        self.process.start()
        theirs.close()

    def ask(self, patience: float, *question: Any) -> tuple[str, Any]:
        """The answer to a question; a Fault if none comes in time, or anything else does."""
        try:
            self.questions.send_bytes(marshal.dumps(question))
            if not self.questions.poll(patience):
                raise Fault(STALL, f"no answer within {patience:g} s")
            kind, content = read_answer(self.questions.recv_bytes(1 << 16))
        except (OSError, EOFError):
            self.process.join(1.0)
            raise Fault(CRASH, f"its process ended with exit code {self.process.exitcode}") from None
        except ValueError:
            raise Fault(ILLEGAL, "its process sent something that is no answer") from None
        if kind == player.CRASH:
            raise Fault(CRASH, str(content))
        if kind == player.GARBAGE:
            raise Fault(ILLEGAL, str(content))
        return kind, content

    def kill(self) -> None:
        """At once, whatever it is doing, and all that it has started."""
        if hasattr(os, "killpg") and self.process.pid is not None and self.process.exitcode is None:
            # There is no group of this number yet where the process has only just begun.
            with suppress(OSError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()

    def end(self) -> None:
        """Kill it and clear up."""
        self.questions.close()
        self.kill()
        self.process.join()
        self.process.close()


class Players:
    """The processes of one referee. They are kept from game to game, except those that failed."""

    def __init__(self) -> None:
        self._processes: dict[tuple[str, int], Process] = {}
        self._seats: list[tuple[str, int]] = []

    def __enter__(self) -> "Players":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for key in list(self._processes):
            self._processes.pop(key).end()

    def kill(self) -> None:
        """End all processes at once and leave it at that: for the last moment of this one."""
        for process in list(self._processes.values()):
            process.kill()

    def sit_down(self, job: Job) -> None:
        """Give each seat of a game its process: no two seats with bots that aren't ours share one."""
        copies: dict[str, int] = {}
        self._seats = []
        for entrant in job.entrants:
            copies[entrant.text] = copies.get(entrant.text, 0) + 1
            self._seats.append((entrant.text, copies[entrant.text]) if entrant.source else OURS)

    def make(self, job: Job, seat: int) -> None:
        """Have the seat's bot made; a Fault if its maker fails."""
        entrant = job.entrants[seat]
        told = (job.game, entrant.name, entrant.source, seat, job.bot_seed(seat))
        self._ask(seat, job, START + job.time_limit, player.MAKE, *told)

    def choose(self, job: Job, seat: int, moment: int, position: bytes) -> tuple[int, float]:
        """The code the seat's bot answers with, and the seconds it took."""
        began = time.perf_counter()
        kind, code = self._ask(seat, job, job.time_limit, player.CHOOSE, seat, moment, position)
        if kind != player.CODE or not isinstance(code, int):
            raise Fault(ILLEGAL, "its process sent something that is no answer")
        return code, time.perf_counter() - began

    def _ask(self, seat: int, job: Job, patience: float, *question: Any) -> tuple[str, Any]:
        key = self._seats[seat]
        if key not in self._processes:
            self._processes[key] = Process(job.memory_limit)
        try:
            return self._processes[key].ask(patience, *question)
        except Fault:
            self._processes.pop(key).end()
            raise


def check_entrant(entrant: Entrant) -> None:
    """Raise ArenaError if there is no such bot. Looks in a process of its own: importing may do anything."""
    if not entrant.source:
        return
    process = Process(0)
    try:
        process.ask(START, player.LOAD, entrant.name, entrant.source)
    except Fault as fault:
        raise ArenaError(f"{entrant.text} can't be loaded: {fault.detail.strip().splitlines()[-1]}") from None
    finally:
        process.end()


def repeatable_hashes() -> None:
    """Processes started from now on hash strings alike, so that sets of an own bot have one order."""
    os.environ["PYTHONHASHSEED"] = "0"
