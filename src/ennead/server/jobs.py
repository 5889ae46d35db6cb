"""Decisions of bots, hints and analyses as jobs: queued in PostgreSQL by SAQ, done by `ennead work`.

A decision's job is named after it: whichever servers ask, it is thought about once. What is live comes before
what nobody watches, and both before analyses; nobody has two hints or analyses worked on at the same time. A
job whose worker is gone is taken up by another.
"""

import asyncio
import contextlib
import logging
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import msgspec

from ennead import bots
from ennead.analysis.report import FORMAT
from ennead.server import messages
from ennead.server.analyses import Analyses, Job
from ennead.server.bots import PATIENCE, BotPool
from ennead.server.errors import busy
from ennead.server.settings import Settings
from ennead.store import Store, Tables, Unreachable
from ennead.store.store import url_of
from ennead.table import presentation

if TYPE_CHECKING:
    from saq.queue.postgres import PostgresQueue

logger = logging.getLogger("ennead.server")
NAME = "ennead"
# Priorities: the smaller comes first.
LIVE, BY_TURNS, PATIENT = 0, 1, 2
# Seconds between two looks for answers, for jobs, and for analyses; between two signs that a job is worked
# on, and without one until another worker takes it; for which answers and failed analyses are kept.
ANSWERS = 0.05
JOBS = 0.1
ANALYSES = 1.0
SIGN = 2
SILENT = 8
KEPT = 60
TRIES = 5
# Seconds an analysis may take: it is done while there is nothing else to do.
LONGEST = 24 * 3600


def queue_for(database: str, first: int, last: int) -> "PostgresQueue":
    """Jobs of some priorities. Their functions get values that are plain JSON."""
    from psycopg_pool import AsyncConnectionPool
    from saq.queue.postgres import PostgresQueue

    logging.getLogger("saq").setLevel(logging.WARNING)
    address = url_of(database).set(drivername="postgresql").render_as_string(hide_password=False)
    pool: Any = AsyncConnectionPool(
        address,
        check=AsyncConnectionPool.check_connection,
        open=False,
        # The pool forgets who waits while the service goes away; asking again brings a new connection.
        timeout=2,
        kwargs={"connect_timeout": 5},
    )
    return PostgresQueue(
        pool, name=NAME, min_size=1, max_size=8, priorities=(first, last), manage_pool_lifecycle=True
    )


def pool_for(settings: Settings, secret: str) -> BotPool:
    """Who thinks for the bots of a server."""
    if settings.jobs == "queue":
        return QueuedPool(settings, secret)
    return BotPool(settings.bot_workers, secret)


class QueuedPool(BotPool):
    """Asks the queue; what concerns this server alone is still done in a process of its own."""

    def __init__(self, settings: Settings, secret: str) -> None:
        super().__init__(settings.bot_workers, secret)
        self.queue = queue_for(settings.database, LIVE, PATIENT)
        self._awaited: dict[str, asyncio.Future[Any]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.queue.connect()

    async def choose(self, bot: str, question: bots.Question, live: bool) -> str:
        # Its seed names the table and the seat.
        place = question.seed.partition("/")[2]
        key = f"{place}/{question.moment}"
        values = {"bot": bot, "question": asdict(question)}
        chosen = await self._ask("choose", key, key, LIVE if live else BY_TURNS, **values)
        return str(chosen)

    async def hint(self, question: bots.Question, user: str) -> list[dict[str, Any]]:
        key = f"{question.seed.partition('/')[2]}/{question.moment}/hint"
        try:
            advice = await self._ask("advise", key, user, LIVE, question=asdict(question))
        except LookupError:
            raise busy() from None
        return list(advice)

    async def _ask(self, function: str, key: str, group: str, priority: int, **values: Any) -> Any:
        """The answer to a job, which whoever asked first has put into the queue."""
        times = {"timeout": int(PATIENCE), "heartbeat": SILENT, "retries": TRIES, "ttl": KEPT}
        for _ in range(TRIES):
            try:
                await self.queue.enqueue(
                    function, key=key, group_key=group, priority=priority, kwargs=values, **times
                )
            except Exception as error:
                raise Unreachable(str(error)) from error
            with contextlib.suppress(_GivenUp):
                return await self._answer(key)
            # A server that stops has given it up; SAQ takes a job anew in another second only.
            await asyncio.sleep(1.1)
        raise LookupError("nobody finishes it")

    async def _answer(self, key: str) -> Any:
        """Wait for a job's answer; one that nobody waits for any more is given up."""
        answer = self._awaited.get(key)
        if answer is None:
            answer = self._awaited[key] = asyncio.get_running_loop().create_future()
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="answers")
        try:
            return await asyncio.wait_for(asyncio.shield(answer), 2 * PATIENCE)
        except asyncio.CancelledError:
            await asyncio.shield(self._abort(key))
            raise
        finally:
            self._awaited.pop(key, None)

    async def _abort(self, key: str) -> None:
        with contextlib.suppress(Exception):
            job = await self.queue.job(key)
            if job is not None and not job.completed:
                await job.abort("the position holds no more")

    async def _look(self) -> None:
        """One look for all that is awaited."""
        try:
            while self._awaited:
                await asyncio.sleep(ANSWERS)
                try:
                    for job in await self.queue.jobs(list(self._awaited)):
                        self._tell(job)
                except Exception as error:
                    logger.warning("no answers: %s", error)
                    await asyncio.sleep(1)
        finally:
            self._looking = None

    def _tell(self, job: Any) -> None:
        answer = None if job is None else self._awaited.get(job.key)
        if answer is None or answer.done():
            return
        if job.status == "complete":
            answer.set_result(job.result)
        elif job.status == "aborted":
            answer.set_exception(_GivenUp())
        elif job.status == "failed":
            answer.set_exception(LookupError(job.error))

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        with contextlib.suppress(Exception):
            await self.queue.disconnect()
        await super().close()


class _GivenUp(Exception):
    """Who asked for a job does not want its answer any more."""


class QueuedAnalyses(Analyses):
    """Analyses that any worker may do; the queue knows how far they are."""

    @property
    def _queue(self) -> "PostgresQueue":
        assert isinstance(self.pool, QueuedPool)
        return self.pool.queue

    async def state(self, table: str, everything_known: bool) -> messages.AnalysisState:
        job = await self._queue.job(_analysis(table, everything_known))
        if job is not None and job.status != "complete":
            status = {"queued": "waiting", "failed": "failed", "aborted": "failed"}.get(job.status, "working")
            return msgspec.convert(
                {"status": status, "progress": job.progress, "analysis": None}, messages.AnalysisState
            )
        return await super().state(table, everything_known)

    async def ask(self, table: str, everything_known: bool, export: dict[str, Any], user: str = "") -> None:
        if await self.tables.analysis(table, everything_known, FORMAT) is not None:
            return
        if await self._queue.count("queued") >= self.most_waiting:
            raise busy()
        times = {"timeout": LONGEST, "heartbeat": SILENT, "retries": TRIES, "ttl": KEPT}
        await self._queue.enqueue(
            "analyse",
            key=_analysis(table, everything_known),
            group_key=f"analysis/{user}",
            priority=PATIENT,
            kwargs={"table": table, "everything_known": everything_known},
            **times,
        )


def _analysis(table: str, everything_known: bool) -> str:
    return f"analysis/{table}/{everything_known}"


@asynccontextmanager
async def signs_of_life(job: Any) -> AsyncIterator[None]:
    """While a job is worked on, others see that it is."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(SIGN)
            with contextlib.suppress(Exception):
                await job.update()

    task = asyncio.create_task(beat())
    try:
        yield
    finally:
        task.cancel()


class Bench:
    """What `ennead work` does: jobs of the queue, in processes of this machine."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.pool = BotPool(settings.bot_workers)
        self.tables = Tables(store)
        self.analyses = Analyses(self.tables, self.pool, settings.analysis_iterations)

    async def choose(self, context: Any, *, bot: str, question: dict[str, Any]) -> str:
        async with signs_of_life(context["job"]):
            return await self.pool.think(bot, bots.Question(**question))

    async def advise(self, context: Any, *, question: dict[str, Any]) -> list[dict[str, Any]]:
        async with signs_of_life(context["job"]):
            advice: list[dict[str, Any]] = await self.pool.run(bots.answer_hint, bots.Question(**question))
            return advice

    async def analyse(self, context: Any, *, table: str, everything_known: bool) -> None:
        found = await self.tables.load(table)
        if found is None:
            return
        job = Job(table, everything_known, presentation.export(found[1]))

        async def tell_progress() -> None:
            while True:
                await asyncio.sleep(SIGN)
                with contextlib.suppress(Exception):
                    await context["job"].update(progress=job.progress)

        telling_progress = asyncio.create_task(tell_progress())
        try:
            await self.analyses.finish(job)
        finally:
            telling_progress.cancel()


async def work(settings: Settings) -> None:
    """Do jobs until told to stop; what is begun then is finished, or left to others."""
    from saq import Worker

    store = await Store.open(settings.database)
    bench = Bench(store, settings)
    quick = [("choose", bench.choose), ("advise", bench.advise)]
    common: dict[str, Any] = {
        "timers": {"sweep": SIGN, "abort": 1, "schedule": 5, "worker_info": 10},
        "shutdown_grace_period_s": 10,
    }
    queues = [queue_for(settings.database, LIVE, BY_TURNS), queue_for(settings.database, PATIENT, PATIENT)]
    workers = [
        Worker(queues[0], quick, concurrency=settings.bot_workers, poll_interval=JOBS, **common),
        Worker(queues[1], [("analyse", bench.analyse)], concurrency=1, poll_interval=ANALYSES, **common),
    ]
    loop = asyncio.get_running_loop()
    for worker in workers:
        # They end together.
        worker.SIGNALS = []
    try:
        for queue in queues:
            await queue.connect()
        running = [asyncio.create_task(worker.start()) for worker in workers]
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, lambda: [worker.event.set() for worker in workers])
        logger.info("working")
        await asyncio.gather(*running)
    finally:
        for queue in queues:
            with contextlib.suppress(Exception):
                await queue.disconnect()
        await bench.pool.close()
        await store.close()
