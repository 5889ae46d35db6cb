"""One server for one SQLite file: a second one is turned away before it touches anything."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from ennead.store.store import url_of
from ennead.store.unusable import Unusable, check_file

try:
    import fcntl
except ImportError:  # where there are no such locks, the revision of each table still guards its log
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[bool]:
    """Whether nobody else holds the lock; if so, it is held as long as this lasts."""
    with lock.open("w") as held:
        try:
            if fcntl is not None:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        yield True


@contextlib.contextmanager
def claimed(database: str) -> Iterator[None]:
    """Hold the file for this process; raises Unusable when another server has it.

    The lock is on a file beside the database: SQLite loses its own locks when anybody closes its file.
    """
    url = url_of(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    file = Path(url.database)
    check_file(file, database)
    with contextlib.ExitStack() as held:
        try:
            is_free = held.enter_context(alone(file.with_name(file.name + ".lock")))
        except OSError as error:
            raise Unusable("no-access", database, error.strerror or str(error)) from None
        if not is_free:
            raise Unusable("in-use", database)
        yield
