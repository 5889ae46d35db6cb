"""Python's garbage collector, kept out of the way of actions.

Almost everything here is freed by counting references. What is left are rings, mostly of young objects, which
quick passes find. Python's longer passes look again at what has lived on, the positions and logs of all
tables: a hundred milliseconds for hundreds of tables. So nothing but quick passes is begun by chance in the
middle of an action; all the rest is looked at when nobody has acted for a moment.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Callable

logger = logging.getLogger("ennead.server")
# New objects before a quick pass: so few that nobody notices it. Longer passes never begin by themselves.
THRESHOLDS = (1_000, 1_000_000, 1_000_000)
# Seconds: between two looks, without any action before a full pass, between two full passes, and at most.
LOOK = 1.0
QUIET = 2.0
SELDOM = 60.0
AT_MOST = 3600.0


class Collector:
    """Sets the collector up for a server, and counts what it costs."""

    def __init__(self, last_action: Callable[[], float]) -> None:
        self._last_action = last_action
        self._watch: asyncio.Task[None] | None = None
        self._before = gc.get_threshold()
        self._began = 0.0
        self._last_full = time.monotonic()
        self.pauses = 0
        self.total = 0.0
        self.longest = 0.0
        self._seen = (0, 0.0)

    def open(self) -> None:
        # Modules and rules live as long as the process: no pass needs to look at them.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        gc.callbacks.append(self._note)
        self._watch = asyncio.create_task(self._run(), name="collector")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if self.is_due(time.monotonic()):
                gc.collect()
                self._last_full = time.monotonic()

    def is_due(self, now: float) -> bool:
        """Whether a full pass may begin: seldom, and when nobody has acted for a moment."""
        since = now - self._last_full
        return since > AT_MOST or (since > SELDOM and now - self._last_action() > QUIET)

    def _note(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
            return
        pause = time.perf_counter() - self._began
        self.pauses += 1
        self.total += pause
        self.longest = max(self.longest, pause)

    def since_last_look(self) -> tuple[int, float]:
        """How many pauses there were since the last time somebody asked, and how long they took together."""
        (pauses, total), self._seen = self._seen, (self.pauses, self.total)
        return self.pauses - pauses, self.total - total

    async def close(self) -> None:
        """Leave the collector as it was, and say what it cost."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            gc.callbacks.remove(self._note)
            gc.set_threshold(*self._before)
            gc.unfreeze()
        costs = {
            "pauses": self.pauses,
            "total_ms": round(self.total * 1000, 1),
            "longest_ms": round(self.longest * 1000, 1),
        }
        logger.info("garbage collector", extra=costs)
