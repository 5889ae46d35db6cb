"""Analyses of finished games: asked for once, worked out when nothing else has to be, kept for everybody."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, cast

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from ennead.analysis import Analysis, Walker, Wish, read_game
from ennead.analysis.report import FORMAT
from ennead.server import messages
from ennead.server.bots import BotPool
from ennead.server.errors import ApiError, busy
from ennead.server.security import Asking
from ennead.store import Tables
from ennead.table import presentation

logger = logging.getLogger("ennead.server")
# Analyses that may wait for their turn.
MOST_WAITING = 20


@dataclass(slots=True)
class Job:
    """One analysis that was asked for."""

    table: str
    everything_known: bool
    export: dict[str, Any]
    status: str = "waiting"
    progress: float = 0.0


class Analyses:
    """Works on one analysis at a time, a decision at a time, in the process for what can wait."""

    most_waiting = MOST_WAITING

    def __init__(self, tables: Tables, pool: BotPool, iterations: int) -> None:
        self.tables = tables
        self.pool = pool
        self.iterations = iterations
        self.jobs: dict[tuple[str, bool], Job] = {}
        self._work: asyncio.Task[None] | None = None

    async def state(self, table: str, everything_known: bool) -> messages.AnalysisState:
        """How far it is."""
        job = self.jobs.get((table, everything_known))
        if job is not None:
            return msgspec.convert(
                {"status": job.status, "progress": job.progress, "analysis": None}, messages.AnalysisState
            )
        kept = await self.tables.analysis(table, everything_known, FORMAT)
        if kept is None:
            return messages.AnalysisState("none", 0.0, None)
        # Sent as it was written.
        return messages.AnalysisState("done", 1.0, cast(messages.Analysis, msgspec.Raw(kept)))

    async def ask(self, table: str, everything_known: bool, export: dict[str, Any], user: str = "") -> None:
        """See to it that there will be one, as a person wishes; a failed one is tried again."""
        del user  # one is worked on at a time, whoever asked
        key = (table, everything_known)
        if await self.tables.analysis(table, everything_known, FORMAT) is not None:
            return
        job = self.jobs.get(key)
        if job is not None and job.status != "failed":
            return
        self.jobs.pop(key, None)
        if len(self.jobs) >= MOST_WAITING:
            self._forget_failed()
        if len(self.jobs) >= MOST_WAITING:
            raise busy()
        self.jobs[key] = Job(table, everything_known, export)
        if self._work is None:
            self._work = asyncio.create_task(self._run(), name="analyses")

    def _forget_failed(self) -> None:
        self.jobs = {key: job for key, job in self.jobs.items() if job.status != "failed"}

    async def _run(self) -> None:
        try:
            while job := next((each for each in self.jobs.values() if each.status == "waiting"), None):
                try:
                    await self.finish(job)
                    del self.jobs[(job.table, job.everything_known)]
                except Exception:
                    job.status = "failed"
                    logger.exception("an analysis failed", extra={"table": job.table})
        finally:
            self._work = None
            self.pool.rest()

    async def finish(self, job: Job) -> None:
        """Work one out and keep it."""
        job.status = "working"
        played = await asyncio.to_thread(read_game, job.export)
        walk = Walker(played, Wish(self.iterations, everything_known=job.everything_known)).walk()
        step = next(walk)
        while True:
            job.progress = step.done / step.total
            found = await self.pool.run_when_free(step.work, step.task)
            try:
                step = walk.send(found)
            except StopIteration as end:
                analysis: Analysis = end.value
                break
        data = msgspec.json.encode(analysis.to_dict())
        await self.tables.keep_analysis(job.table, job.everything_known, FORMAT, data)

    async def close(self) -> None:
        """Stop; what was not finished can be asked for again."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)


@get("/tables/{id:str}/analysis")
async def show_analysis(
    id: FromPath[str], state: State, everything_known: FromQuery[bool] = False
) -> messages.AnalysisState:
    """The analysis of a finished table, or how far it is. Whoever knows the table's address may see it."""
    await state.rooms.enter(id)
    found: messages.AnalysisState = await state.rooms.analyses.state(id, everything_known)
    return found


@post("/tables/{id:str}/analysis", status_code=202, opt={"limit": "analysis"})
async def ask_analysis(
    id: FromPath[str], data: JSONBody[messages.AskAnalysis], visitor: Asking, state: State
) -> Response[messages.AnalysisState]:
    """Have a finished table analysed; it is worked out once for all who ask."""
    person = visitor.signed_in()
    room = await state.rooms.enter(id)
    table = await room.ready()
    if table.status != "finished":
        raise ApiError(409, "not-finished", "A game can be analysed when it is over.")
    await state.rooms.analyses.ask(id, data.everything_known, presentation.export(table), person.id)
    return Response(await state.rooms.analyses.state(id, data.everything_known))


ROUTES = [show_analysis, ask_analysis]
