"""What servers that share a database tell each other, over the backends of Litestar's channels.

Nothing relies on it. An announcement spares a look into the database and never replaces one: it may be lost,
late or doubled, and costs a moment then (see `company`). So the service behind it may go away and come back.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from functools import partial
from typing import Any

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from ennead.server.settings import Settings
from ennead.store.store import url_of

logger = logging.getLogger("ennead.server")
# The channel everybody hears.
EVERYBODY = "ennead"
# Seconds for one announcement, and before the service is tried again.
SPEAKING = 2.0
PAUSE = 0.5
# Announcements that may wait to be told: later ones are dropped.
MOST_WAITING = 10_000
# PostgreSQL passes on no longer ones.
MOST_NOTIFY = 7_900

Message = dict[str, Any]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Message).decode


def news_for(settings: Settings, worker: str) -> "News":
    """Over Redis where there is one, else by PostgreSQL's own notifications."""
    if not settings.redis:
        return News(partial(_notify, settings.database), worker, MOST_NOTIFY)
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    redis = Redis.from_url(
        settings.redis, socket_timeout=5, socket_connect_timeout=2, health_check_interval=10
    )
    return News(lambda: RedisChannelsPubSubBackend(redis=redis), worker, None)


def _notify(database: str) -> ChannelsBackend:
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    address = url_of(database).set(drivername="postgresql").render_as_string(hide_password=False)

    async def connection() -> Any:
        return await asyncpg.connect(address, timeout=5, command_timeout=5)

    class Notify(AsyncPgChannelsBackend):
        """Litestar's, with one connection kept for speaking, and an end when the listening one breaks."""

        async def on_startup(self) -> None:
            await super().on_startup()
            self._speaker = await connection()
            self._listener_conn.add_termination_listener(self._broken)

        def _broken(self, _: Any) -> None:
            if self._queue is not None:
                self._queue.put_nowait(("", b""))

        async def on_shutdown(self) -> None:
            await self._speaker.close(timeout=1)
            await super().on_shutdown()

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

        async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
            assert self._queue is not None
            while True:
                channel, message = await self._queue.get()
                if self._listener_conn.is_closed():
                    raise ConnectionError("PostgreSQL has hung up")
                yield channel, message

    return Notify(make_connection=connection)


class News:
    """Tells and hears announcements; goes on by itself when the service behind it was away."""

    def __init__(self, make: Callable[[], ChannelsBackend], worker: str, longest: int | None) -> None:
        self.worker = worker
        self._make = make
        self._longest = longest
        self._backend: ChannelsBackend | None = None
        self._hearing: dict[str, Callable[[Message], None]] = {}
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def open(self, hear: Callable[[Message], None], missed: Callable[[], None]) -> None:
        """Begin; `missed` is called whenever something may have been told that nobody heard here."""
        self._hearing[EVERYBODY] = hear
        self._tasks = [
            asyncio.create_task(self._listen(missed), name="news-in"),
            asyncio.create_task(self._speak(), name="news-out"),
        ]

    def tell(self, channel: str, message: Message, short: Message | None = None) -> None:
        """Announce something; in its short form where a long one can't be passed on."""
        data = _encode({**message, "from": self.worker})
        if self._longest is not None and len(data) > self._longest:
            if short is None:
                return
            data = _encode({**short, "from": self.worker})
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait((channel, data))

    async def hear(self, channel: str, hear: Callable[[Message], None]) -> None:
        """Pass on what others say in a channel."""
        self._hearing[channel] = hear
        await self._ask("subscribe", channel)

    async def ignore(self, channel: str) -> None:
        if self._hearing.pop(channel, None) is not None:
            await self._ask("unsubscribe", channel)

    async def _ask(self, what: str, channel: str) -> None:
        """What fails here fails for the listener, too, who begins anew with everything that is wanted."""
        if self._backend is not None:
            with contextlib.suppress(Exception):
                await getattr(self._backend, what)([channel])

    async def _listen(self, missed: Callable[[], None]) -> None:
        while True:
            backend = self._make()
            try:
                await backend.on_startup()
                await backend.subscribe(list(self._hearing))
                self._backend = backend
                missed()
                async for channel, data in backend.stream_events():
                    self._pass_on(channel, data)
            except Exception as error:
                logger.warning("no news: %s", error)
            finally:
                self._backend = None
                await _close(backend)
            await asyncio.sleep(PAUSE)

    def _pass_on(self, channel: str, data: bytes) -> None:
        hear = self._hearing.get(channel)
        if hear is None:
            return
        try:
            message = _decode(data)
            if message["from"] != self.worker:
                hear(message)
        except Exception:
            # A look into the database finds what was meant.
            logger.exception("news not understood")

    async def _speak(self) -> None:
        while True:
            channel, data = await self._waiting.get()
            backend = self._backend
            if backend is not None:
                try:
                    await asyncio.wait_for(backend.publish(data, [channel]), SPEAKING)
                except Exception as error:
                    logger.warning("nobody was told: %s", error)

    async def close(self) -> None:
        """Tell what still waits, and stop."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SPEAKING):
                while not self._waiting.empty():
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _close(backend: ChannelsBackend) -> None:
    with contextlib.suppress(Exception):
        await asyncio.wait_for(backend.on_shutdown(), SPEAKING)
