"""Does what operators order with `ennead admin` while the server runs: looks into the database often."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from litestar import get
from litestar.datastructures import State

from ennead.server import messages
from ennead.server.rooms import Rooms
from ennead.store import Store
from ennead.store.orders import Drain, Orders, read

logger = logging.getLogger("ennead.server")
LOOK = 0.5


class Operating:
    """Follows the orders given since the server began; an older announcement still holds."""

    def __init__(self, store: Store, rooms: Rooms, stop: Callable[[], None]) -> None:
        self._store = store
        self._rooms = rooms
        self._stop = stop
        self._seen = Orders()
        self._stops_at: float | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._seen = await read(self._store)
        self._rooms.announcement = self.announcement
        self._tasks.append(asyncio.create_task(self._watch(), name="operating"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def is_draining(self) -> bool:
        return self._stops_at is not None

    def announcement(self) -> messages.Announcement | None:
        """What everybody should know now."""
        said = self._seen.announcement
        text = said.text if said is not None and said.holds else ""
        stops = None if self._stops_at is None else max(0.0, round(self._stops_at - time.monotonic(), 1))
        return messages.Announcement(text, stops) if text or stops is not None else None

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            # A database that is away for a while: everybody else says so.
            with contextlib.suppress(Exception):
                await self._look()

    async def _look(self) -> None:
        orders = await read(self._store)
        had, self._seen = self._seen, orders
        if orders.number == had.number:
            return
        if orders.drain is not None and orders.drain.number > had.number:
            self._drain(orders.drain)
        elif orders.announcement != had.announcement:
            self._rooms.say_to_all(messages.encode(self.announcement() or messages.Announcement("")))
        for table, number in orders.tables.items():
            room = self._rooms.by_id.get(table)
            if number > had.number and room is not None:
                try:
                    await room.look()
                except Exception:
                    logger.exception("a table can't be looked at", extra={"table": table})

    def _drain(self, drain: Drain) -> None:
        logger.info("stops", extra={"seconds": drain.seconds})
        self._stops_at = time.monotonic() + drain.seconds
        self._rooms.say_to_all(messages.encode(self.announcement()))
        self._tasks.append(asyncio.create_task(self._stop_later(drain.seconds), name="draining"))

    async def _stop_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._stop()


@get("/announcement")
async def announcement(state: State) -> messages.Announcement:
    """What the operator says to everybody; the text is empty when there is nothing."""
    operating: Operating = state.operating
    return operating.announcement() or messages.Announcement("")


ROUTES = [announcement]
