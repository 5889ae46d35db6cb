"""`ennead admin top`: what a running server does now, read from its `/metrics` again and again."""

import time
import urllib.error
import urllib.request
from collections import defaultdict
from dataclasses import dataclass, field

from prometheus_client.parser import text_string_to_metric_families
from rich.console import Group
from rich.table import Table
from rich.text import Text

Labels = frozenset[tuple[str, str]]


class NoAnswer(Exception):
    """The server is not there, or the key is wrong; `reason` says which (see `words.py`)."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


@dataclass(slots=True)
class Reading:
    """Everything the server told at one moment."""

    at: float
    values: dict[str, dict[Labels, float]] = field(default_factory=lambda: defaultdict(dict))

    def total(self, name: str, **labels: str) -> float:
        """The sum of all with these labels."""
        wanted = set(labels.items())
        return sum(value for found, value in self.values[name].items() if wanted <= found)

    def buckets(self, name: str, **labels: str) -> dict[float, float]:
        """How often something took so many seconds at most."""
        wanted = set(labels.items())
        counts: dict[float, float] = defaultdict(float)
        for found, value in self.values[f"{name}_bucket"].items():
            if wanted <= found:
                counts[float(dict(found)["le"])] += value
        return dict(counts)


def read(address: str, key: str) -> Reading:
    """Ask a server for its numbers; raises NoAnswer."""
    request = urllib.request.Request(f"{address}/metrics", headers={"Authorization": f"Bearer {key}"})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            text = answer.read().decode()
    except urllib.error.HTTPError as error:
        raise NoAnswer("wrong-key" if error.code == 401 else "no-answer", str(error.code)) from None
    except OSError as error:
        raise NoAnswer("no-answer", str(getattr(error, "reason", error))) from None
    reading = Reading(time.monotonic())
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            reading.values[sample.name][frozenset(sample.labels.items())] = sample.value
    return reading


def quantile(share: float, now: dict[float, float], before: dict[float, float]) -> float | None:
    """Seconds within which this share ended between two readings; None when there was nothing."""
    counts = sorted((most, count - before.get(most, 0.0)) for most, count in now.items())
    if not counts or counts[-1][1] <= 0:
        return None
    wanted = share * counts[-1][1]
    reached = [most for most, count in counts if count >= wanted]
    finite = [most for most, _ in counts if most != float("inf")]
    return min(reached[0], finite[-1])


def page(now: Reading, before: Reading | None, address: str) -> Group:
    """One screen; without an earlier reading everything since the start of the server."""
    since = before or Reading(now.at)
    seconds = max(now.at - since.at, 1e-9) if before else 0.0

    def grown(name: str, **labels: str) -> float:
        return now.total(name, **labels) - since.total(name, **labels)

    def rate(count: float) -> str:
        return f"{count / seconds:.1f}/s" if seconds else f"{count:.0f}"

    def within(name: str, **labels: str) -> str:
        times = [
            quantile(share, now.buckets(name, **labels), since.buckets(name, **labels)) for share in SHARES
        ]
        return " / ".join("–" if each is None else f"{each * 1000:g}" for each in times)

    head = Text.assemble(
        ("Ennead ", "bold"),
        f"{address}   sockets {now.total('ennead_sockets'):.0f}   people {now.total('ennead_people'):.0f}"
        f"   requests {rate(grown('ennead_requests_total'))}   errors {rate(grown('ennead_errors_total'))}",
    )
    waits = Text(
        f"waiting: writes {now.total('ennead_writes_waiting'):.0f}, bots and hints "
        f"{now.total('ennead_jobs_waiting', kind='answer'):.0f}, analyses "
        f"{now.total('ennead_jobs_waiting', kind='analysis'):.0f}   behind "
        f"{now.total('ennead_behind_seconds') * 1000:.0f} ms   collector "
        f"{grown('ennead_collector_pause_seconds_total') * 1000:.0f} ms, longest "
        f"{now.total('ennead_collector_longest_pause_seconds') * 1000:.0f} ms"
    )
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in (
        "game",
        "tables",
        "actions",
        "by bots",
        "changes",
        "refused",
        "failed",
        "ms p50 / p95 / p99",
    ):
        table.add_column(column, justify="left" if column == "game" else "right")
    games = sorted(dict(labels)["game"] for labels in now.values["ennead_tables"])
    for game in games:
        table.add_row(
            game,
            f"{now.total('ennead_tables', game=game):.0f}",
            rate(grown("ennead_changes_total", game=game, kind="action")),
            rate(grown("ennead_changes_total", game=game, kind="bot")),
            rate(grown("ennead_changes_total", game=game)),
            rate(grown("ennead_messages_total", game=game, end="refused")),
            rate(grown("ennead_messages_total", game=game, end="failed")),
            within("ennead_change_seconds", game=game),
        )
    table.add_row("all", f"{now.total('ennead_tables'):.0f}", *[""] * 5, within("ennead_change_seconds"))
    return Group(head, waits, Text(""), table)


SHARES = (0.5, 0.95, 0.99)
