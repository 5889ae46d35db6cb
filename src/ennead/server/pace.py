"""What may wait goes after what may not: previews give way to actions, and end when nothing keeps up."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ennead.server.errors import busy

# Seconds between two looks at the clock, and how late they may come before the server counts as overloaded.
BEAT = 0.25
LATE = 0.5
# Previews that may wait for their turn.
MOST_WAITING = 60


class Pace:
    """Measures how far the server is behind, and lets one preview at a time through."""

    def __init__(self, active: bool) -> None:
        self.active = active
        self.late = 0.0
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._pulse: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._pulse = asyncio.create_task(self._beat(), name="pulse")

    async def _beat(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(BEAT)
            self.late = time.monotonic() - began - BEAT

    @property
    def is_behind(self) -> bool:
        return self.active and self.late > LATE

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until everything that came before is done; raises a 503 when that would take too long."""
        if self.is_behind or self._waiting >= MOST_WAITING:
            raise busy()
        self._waiting += 1
        try:
            async with self._turn:
                await asyncio.sleep(0)
                yield
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        if self._pulse is not None:
            self._pulse.cancel()
            await asyncio.gather(self._pulse, return_exceptions=True)
