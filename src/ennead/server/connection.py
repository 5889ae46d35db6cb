"""An open socket as a room sees it."""

import asyncio
import time
from collections import deque

# A reader who has not taken so many messages, or bytes, is too slow.
MOST_WAITING = 400
MOST_WAITING_BYTES = 2_000_000


class Connection:
    """One open socket. What is said goes into a queue; a reader who is too slow is cut off."""

    def __init__(self, user: str | None, session: str | None = None) -> None:
        self.user = user
        # The hash of the session's token: who signs out is cut off.
        self.session = session
        self.cut_off = asyncio.Event()
        # When the reader last took something, or had nothing to take.
        self.took = time.monotonic()
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def say(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING or (self._waiting and self._bytes > MOST_WAITING_BYTES):
            self.cut_off.set()
            return
        if not self._waiting:
            self.took = time.monotonic()
        self._waiting.append(message)
        self._bytes += len(message)
        self._more.set()

    async def next(self) -> bytes:
        """The next message, as soon as there is one."""
        while not self._waiting:
            self._more.clear()
            await self._more.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        self.took = time.monotonic()
        return message
