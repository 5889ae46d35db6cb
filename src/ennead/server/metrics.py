"""What is counted and measured. `watching.py` shows it; docs/server.md says what each is for."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge, Histogram

from ennead.server.telemetry import span

# Seconds; what takes longer than the last is counted together.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


def _seconds(name: str, meaning: str, *labels: str) -> Histogram:
    return Histogram(name, meaning, labels, buckets=BUCKETS)


def _at_present(name: str, meaning: str, *labels: str) -> Gauge:
    """Of several processes of one server the sum counts."""
    return Gauge(name, meaning, labels, multiprocess_mode="livesum")


CHANGES = Counter("ennead_changes_total", "Changes of tables that are on disk.", ["game", "kind"])
CHANGE_SECONDS = _seconds(
    "ennead_change_seconds", "From asking for a change until it is on disk and told to all.", "game"
)
WRITE_SECONDS = _seconds("ennead_write_seconds", "Writing a change to disk, waiting included.", "game")
MESSAGES = Counter(
    "ennead_messages_total", "Messages of sockets and how they ended.", ["game", "kind", "end"]
)
MESSAGE_SECONDS = _seconds(
    "ennead_message_seconds", "From a message of a socket until it is answered.", "game", "kind"
)
JOB_SECONDS = _seconds("ennead_job_seconds", "Work for bots' processes, waiting included.", "kind")
JOBS_FAILED = Counter("ennead_jobs_failed_total", "Work for bots' processes that failed.", ["kind"])
ERRORS = Counter("ennead_errors_total", "Errors that were logged.", ["source"])
BACKUPS = Counter("ennead_backups_total", "Backups and how they ended.", ["end"])
BACKED_UP = Gauge(
    "ennead_backup_timestamp_seconds", "When the newest sound backup was made.", multiprocess_mode="max"
)
PAUSES = Counter("ennead_collector_pauses_total", "Pauses of the garbage collector.")
PAUSE_SECONDS = Counter("ennead_collector_pause_seconds_total", "Seconds in pauses of the garbage collector.")
LONGEST_PAUSE = Gauge(
    "ennead_collector_longest_pause_seconds",
    "The longest pause of the garbage collector since the start.",
    multiprocess_mode="livemax",
)
SOCKETS = _at_present("ennead_sockets", "Sockets that are open.")
PEOPLE = _at_present("ennead_people", "People who have a table open.")
TABLES = _at_present("ennead_tables", "Tables in memory.", "game")
WRITES_WAITING = _at_present("ennead_writes_waiting", "Changes that wait to be written.")
JOBS_WAITING = _at_present("ennead_jobs_waiting", "Work for bots' processes, begun or waiting.", "kind")
BEHIND = Gauge(
    "ennead_behind_seconds", "How far the server is behind its own clock.", multiprocess_mode="livemax"
)


@contextmanager
def measured(seconds: Histogram, name: str, **labels: str) -> Iterator[None]:
    """Measure what ends well, by its labels; with telemetry it is also a span of this name."""
    began = time.perf_counter()
    with span(name, **labels):
        yield
    seconds.labels(**labels).observe(time.perf_counter() - began)
