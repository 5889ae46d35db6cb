"""Makes backups while the server runs, each in a process of its own that lets everything else go first."""

import asyncio
import contextlib
import logging
import os
import sys
import time
from pathlib import Path

from ennead.server.backups import kept_in, seconds_left
from ennead.server.metrics import BACKED_UP, BACKUPS
from ennead.server.settings import Settings
from ennead.store.claim import alone

logger = logging.getLogger("ennead.backups")
# Seconds before one that failed is tried again, and between two looks at the clock, which may be set anew.
AGAIN = 300.0
LOOK = 60.0


class Failed(Exception):
    """No backup was made; the words say why."""


class Backups:
    """One backup whenever the newest in the folder is old enough, whichever server made that."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._folder = Path(settings.backups)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._settings.backup_every:
            self._task = asyncio.create_task(self._run(), name="backups")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            left = seconds_left(self._folder, self._settings.backup_every)
            if left:
                await asyncio.sleep(min(left, LOOK))
            elif not await self._make_one():
                await asyncio.sleep(AGAIN)

    async def _make_one(self) -> bool:
        """Whether there is a sound new backup, by this server or by another one at the same moment."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with alone(self._folder / ".lock") as is_alone:
                if not is_alone or seconds_left(self._folder, self._settings.backup_every):
                    await asyncio.sleep(1.0)
                    return True
                told = await self._call()
        except (OSError, Failed) as error:
            logger.error("no backup was made", extra={"detail": str(error)})
            BACKUPS.labels("failed").inc()
            return False
        logger.info("backup", extra={"detail": told})
        BACKUPS.labels("done").inc()
        BACKED_UP.set(time.time())
        return True

    async def _call(self) -> str:
        """What `ennead admin backup` says. The database's address may hold a password: not typed."""
        words = ["admin", "backup", str(self._folder), "--keep", str(self._settings.backup_keep)]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ennead.server.commands",
            *words,
            env={**os.environ, "ENNEAD_DB": self._settings.database},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        try:
            said, _ = await process.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
            raise
        told = said.decode(errors="replace").strip()
        if process.returncode:
            raise Failed(told)
        return told


def note_newest(settings: Settings) -> None:
    """What was made before this start counts, too."""
    found = kept_in(Path(settings.backups)) if settings.backup_every else []
    if found:
        BACKED_UP.set(found[-1].stat().st_mtime)
