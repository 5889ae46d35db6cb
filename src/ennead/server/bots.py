"""Bots think in processes of their own, so that they never slow the page."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ennead import bots
from ennead.server.errors import busy
from ennead.server.logs import do_job, request_id
from ennead.server.metrics import JOB_SECONDS, JOBS_FAILED, measured
from ennead.table import Table, presentation

logger = logging.getLogger("ennead.server")
PATIENCE = 60.0
# What a bot that fails may raise.
FAILURES = (TimeoutError, BrokenProcessPool, LookupError, ValueError, TypeError, ArithmeticError)
# Hints that may be asked for at the same time, for each process.
MOST_HINTS = 4


def end_with_parent() -> None:
    """In a worker: stop as soon as the server is gone, even if it was killed and could not say so."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def stand_back() -> None:
    """In a worker for what can wait: everything else that wants the processor goes first."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)


class BotPool:
    """Worker processes; started when the first bot must decide.

    What can wait has one process of its own: it never takes a place that a bot needs.
    """

    def __init__(self, workers: int, secret: str = "") -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._patient: ProcessPoolExecutor | None = None
        # How many are being answered now; set while there are none.
        self._answering = 0
        self._free = asyncio.Event()
        self._free.set()
        self._hints = 0
        # Processes that decisions have taken.
        self._thinking = 0
        self._secret = secret or secrets.token_hex(16)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_parent)
        return self._pool

    async def run(self, work: Any, *arguments: Any) -> Any:
        """Call a function in a worker; a broken pool is replaced once."""
        kind = work.__name__
        try:
            with self._answers(), measured(JOB_SECONDS, "job", kind=kind):
                try:
                    return await asyncio.wait_for(self._call(self._running(), work, *arguments), PATIENCE)
                except BrokenProcessPool:
                    self._pool = None
                    return await asyncio.wait_for(self._call(self._running(), work, *arguments), PATIENCE)
        except Exception:
            JOBS_FAILED.labels(kind).inc()
            raise

    def _call(self, pool: ProcessPoolExecutor, work: Any, *arguments: Any) -> asyncio.Future[Any]:
        """The function's answer; what it logs carries the id of the request it works for."""
        loop, level = asyncio.get_running_loop(), logging.getLogger().level
        return loop.run_in_executor(pool, do_job, request_id.get(), level, work, *arguments)

    @property
    def answering(self) -> int:
        """How many are being answered, or wait for it."""
        return self._answering

    @contextlib.contextmanager
    def _answers(self) -> Iterator[None]:
        self._answering += 1
        self._free.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._free.set()

    async def run_when_free(self, work: Any, *arguments: Any) -> Any:
        """Call a function that can wait: begun only while no bot thinks and no hint is asked for."""
        await self._free.wait()
        if self._patient is None:
            context = multiprocessing.get_context("spawn")
            self._patient = ProcessPoolExecutor(1, mp_context=context, initializer=stand_back)
        try:
            return await self._call(self._patient, work, *arguments)
        except BrokenProcessPool:
            self._patient = None
            raise

    def rest(self) -> None:
        """Nothing waits any more: the process for it may go."""
        if self._patient is not None:
            self._patient.shutdown(wait=False, cancel_futures=True)
            self._patient = None

    async def choose(self, bot: str, question: bots.Question, live: bool) -> str:
        """What a bot chooses; for a table that nobody watches, after those that somebody does."""
        del live  # on one machine the processes are enough for both
        return await self.think(bot, question)

    async def think(self, bot: str, question: bots.Question) -> str:
        """A bot's choice; the strongest thinks in all processes that are free."""
        free = min(self.workers - max(self._thinking, self._answering), bots.MOST_TOGETHER)
        parts = free if bot in bots.TOGETHER and free > 1 else 1
        self._thinking += parts
        try:
            if parts == 1:
                chosen: str = await self.run(bots.answer, bot, question)
                return chosen
            asked = (self.run(bots.think, bot, question, part) for part in range(parts))
            found = await asyncio.gather(*asked, return_exceptions=True)
        finally:
            self._thinking -= parts
        thoughts = [each for each in found if isinstance(each, bots.Thought)]
        if not thoughts:
            raise next(each for each in found if isinstance(each, BaseException))
        return bots.agreed(thoughts, question)

    async def decide(self, bot: str, question: bots.Question, options: list[str], live: bool = True) -> str:
        """A bot's decision; where a bot fails, any legal action keeps the table going."""
        try:
            chosen = await self.choose(bot, question, live)
            if chosen in options:
                return chosen
            logger.error("a bot chose what is not legal", extra={"bot": bot})
        except FAILURES:
            logger.exception("a bot failed", extra={"bot": bot})
        return secrets.choice(options)

    @contextlib.contextmanager
    def place_for_hint(self) -> Iterator[None]:
        """Hints may wait, but not in a queue that only grows."""
        if self._hints >= MOST_HINTS * self.workers:
            raise busy()
        self._hints += 1
        try:
            yield
        finally:
            self._hints -= 1

    async def hint(self, question: bots.Question, user: str) -> list[dict[str, Any]]:
        """The best choices of a seat, for a person who asked; see `ennead.bots.Advice`."""
        del user
        advice: list[dict[str, Any]] = await self.run(bots.answer_hint, question)
        return advice

    def question(self, table: Table, seat: int, id: str) -> bots.Question:
        """What a bot is told. Its character is the table's and the seat's, at whichever server."""
        return bots.Question(**presentation.question(table, seat), seed=f"{self._secret}/{id}/{seat}")

    async def open(self) -> None:
        """Be ready; processes start when they are needed."""

    async def close(self) -> None:
        self.rest()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
