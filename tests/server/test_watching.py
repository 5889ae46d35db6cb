"""What an operator sees of a running server: numbers, the log with its ids, `ennead admin top`."""

import asyncio
import gc
import io
import json
import logging
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
from typer.testing import CliRunner

from ennead.server import top
from ennead.server.commands import mount
from ennead.server.logs import JsonLines
from ennead.server.top import Reading, quantile
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer, running

app = typer.Typer()
mount(app)
DASHBOARD = Path(__file__).parents[2] / "deploy/grafana/ennead.json"


def look(live: LiveServer) -> Reading:
    return top.read(live.base, live.app.state.metrics_key)


async def play(live: LiveServer, actions: int, others: str = "hotseat") -> str:
    """A table with somebody at it, after so many actions and one that was refused."""
    person = await Person.guest(live.base, "a")
    seats = [{"kind": "me"}, {"kind": others}, {"kind": others}]
    table = await person.new_table(seats, start=True)
    screen = await person.sit(table["id"])
    for _ in range(actions):
        while not screen.choices():
            await screen.read()
        seat, action = screen.choices()[0]
        assert (await screen.ask("submit", seat=seat, action=action))["type"] == "ack"
    assert (await screen.ask("submit", seat="A", action="nonsense"))["type"] == "refused"
    return str(table["id"])


@awaited
async def test_the_numbers_tell_what_happened(live: LiveServer) -> None:
    before = look(live)
    await play(live, 5)
    gc.collect()
    after = look(live)

    def grown(name: str, **labels: str) -> float:
        return after.total(name, **labels) - before.total(name, **labels)

    game = {"game": "amun-re"}
    assert grown("ennead_changes_total", **game, kind="action") == 5
    assert grown("ennead_change_seconds_count", **game) == 6  # the start, too
    assert grown("ennead_write_seconds_count", **game) == 6
    assert grown("ennead_messages_total", **game, kind="submit", end="done") == 5
    assert grown("ennead_messages_total", **game, kind="submit", end="refused") == 1
    assert grown("ennead_message_seconds_count", **game, kind="submit") == 6
    assert grown("ennead_requests_total", path="/api/tables", method="POST", status_code="201") == 1
    assert grown("ennead_request_duration_seconds_count", path="/api/tables", method="POST") == 1
    assert (after.total("ennead_sockets"), after.total("ennead_people")) == (1, 1)
    assert after.total("ennead_tables", **game) == 1
    assert after.total("ennead_tables") == 1
    assert after.total("ennead_writes_waiting") == 0
    assert grown("ennead_collector_pauses_total") > 0


@awaited
async def test_work_of_bots_is_measured(live: LiveServer) -> None:
    before = look(live)
    await play(live, 1, "bot")
    done = look(live).total("ennead_job_seconds_count", kind="answer")
    while done <= before.total("ennead_job_seconds_count", kind="answer"):
        await asyncio.sleep(0.02)
        done = look(live).total("ennead_job_seconds_count", kind="answer")


def test_strangers_get_no_numbers(live: LiveServer) -> None:
    for sent in ({}, {"Authorization": "Bearer guess"}, {"Authorization": live.app.state.metrics_key}):
        refused = httpx.get(f"{live.base}/metrics", headers=sent)
        assert refused.status_code == 401
        assert refused.json()["error"]["reason"] == "operators-only"
    with pytest.raises(top.NoAnswer):
        top.read(live.base, "guess")


def test_the_key_can_be_chosen(tmp_path: Path) -> None:
    with running(database=str(tmp_path / "x.sqlite3"), metrics_key="open sesame") as live:
        assert top.read(live.base, "open sesame").total("ennead_sockets") == 0


@awaited
async def test_top_shows_the_server(live: LiveServer) -> None:
    await play(live, 3)
    words = ["admin", "top", "--once", "--at", live.base, "--db", live.settings.database]
    shown = await asyncio.to_thread(CliRunner().invoke, app, words)
    assert shown.exit_code == 0, shown.output
    assert "sockets 1" in shown.output
    assert re.search(r"amun-re\s+1\s+[0-9]+", shown.output)
    wrong = await asyncio.to_thread(CliRunner().invoke, app, [*words, "--key", "guess"])
    assert wrong.exit_code == 2
    assert "another key" in wrong.output


def test_top_says_when_nobody_answers(live: LiveServer) -> None:
    words = ["admin", "top", "--once", "--at", "http://127.0.0.1:1", "--db", live.settings.database]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2
    assert "does not answer" in result.output
    assert "не отвечает" in result.output


def test_latency_between_two_readings() -> None:
    before = {0.01: 10.0, 0.1: 10.0, float("inf"): 10.0}
    now = {0.01: 12.0, 0.1: 29.0, float("inf"): 30.0}
    assert quantile(0.1, now, before) == 0.01
    assert quantile(0.5, now, before) == 0.1
    assert quantile(0.99, now, before) == 0.1
    assert quantile(0.5, before, before) is None


# The log


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the server writes to its log."""
    kept = io.StringIO()
    handler = logging.StreamHandler(kept)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("ennead")
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield kept
    root.removeHandler(handler)
    root.setLevel(level)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


@awaited
async def test_a_request_has_an_id_in_its_answer_and_on_its_lines(live: LiveServer, log: io.StringIO) -> None:
    async with httpx.AsyncClient(base_url=live.base, timeout=60) as http:
        own = await http.get("/api/games")
        given = await http.get("/api/me", headers={"X-Request-ID": "proxy-1.a_b"})
        strange = await http.get("/api/me", headers={"X-Request-ID": 'a" injected {}'})
    assert given.headers["X-Request-ID"] == "proxy-1.a_b"
    assert re.fullmatch(r"[0-9a-f]{12}", strange.headers["X-Request-ID"])
    seen = {line["request"]: line["path"] for line in lines(log) if line["message"] == "request"}
    assert seen[own.headers["X-Request-ID"]] == "/api/games"
    assert seen["proxy-1.a_b"] == "/api/me"


@awaited
async def test_messages_have_ids_of_their_own(
    live: LiveServer, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await play(live, 1)
    monkeypatch.setattr("ennead.server.socket._asked", lambda *_: 1 // 0)
    screen = await (await Person.guest(live.base, "b")).sit(id)
    for _ in range(2):
        assert (await screen.ask("submit", seat="A", action="x"))["error"]["reason"] == "server-error"
    failed = [line for line in lines(log) if line["message"] == "a message failed"]
    assert len({line["request"] for line in failed}) == 2
    assert all("ZeroDivisionError" in line["trace"] for line in failed)


class Process:
    """`ennead serve` as an operator runs it, with its log."""

    def __init__(self, folder: Path, **environment: str) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        words = [sys.executable, "-m", "ennead.server.commands", "serve", "--port", str(self.port)]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [*words, "--db", str(folder / "db.sqlite3")],
                env={
                    **os.environ,
                    "ENNEAD_BOT_PAUSE": "0",
                    "ENNEAD_METRICS_KEY": "key",
                    **environment,
                    "ENNEAD_RATE_LIMITS": "off",
                },
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http:
            while True:
                assert self.process.poll() is None, self.log.read_text()
                try:
                    await http.get(f"{self.base}/readyz")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    def stop(self) -> list[dict[str, Any]]:
        self.process.terminate()
        self.process.wait(60)
        return [json.loads(line) for line in self.log.read_text().splitlines()]


class Traces(BaseHTTPRequestHandler):
    """Takes traces as a collector of OpenTelemetry would."""

    taken: list[bytes]

    def do_POST(self) -> None:
        self.taken.append(self.path.encode() + self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@awaited
async def test_jobs_and_traces_of_a_whole_server(tmp_path: Path) -> None:
    """A bot's work is logged under the message that woke it; traces reach who the usual variables name."""
    pytest.importorskip("opentelemetry.exporter.otlp.proto.http")
    Traces.taken = []
    collector = HTTPServer(("127.0.0.1", 0), Traces)
    threading.Thread(target=collector.serve_forever, daemon=True).start()
    where = f"http://127.0.0.1:{collector.server_port}"
    server = Process(tmp_path, OTEL_EXPORTER_OTLP_ENDPOINT=where, OTEL_BSP_SCHEDULE_DELAY="100")
    await server.ready()
    person = await Person.guest(server.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    started = await person.send("POST", f"/api/tables/{table['id']}/start")
    screen = await person.sit(table["id"])
    while not screen.choices():
        await screen.read()
    seat, action = screen.choices()[0]
    await screen.ask("submit", seat=seat, action=action)
    while top.read(server.base, "key").total("ennead_job_seconds_count", kind="answer") < 1:
        await asyncio.sleep(0.05)
    written = server.stop()
    collector.shutdown()
    jobs = [line for line in written if line["message"] == "job"]
    assert jobs
    assert {line["kind"] for line in jobs} == {"answer"}
    assert all(line["request"] and line["ms"] >= 0 for line in jobs)
    assert started.headers["X-Request-ID"] in {line.get("request") for line in written}
    told = b"".join(Traces.taken)
    assert b"/v1/traces" in told
    for part in (b"POST /api/tables/{id}/start", b"message", b"change", b"write", b"job", b"amun-re"):
        assert part in told, part


# The dashboard


@awaited
async def test_every_query_of_the_dashboard_names_numbers_that_exist(live: LiveServer) -> None:
    await play(live, 1)
    text = (
        await Person(live.base).http.get(
            "/metrics", headers={"Authorization": f"Bearer {live.app.state.metrics_key}"}
        )
    ).text
    there = set(re.findall(r"^# TYPE (\S+)", text, re.MULTILINE))
    there |= set(re.findall(r"^([a-z_]+)[{ ]", text, re.MULTILINE))
    there |= {f"{name}_bucket" for name in there}
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    assert len(queries) > 10
    for query in queries:
        named = set(re.findall(r"\b(?:ennead|process|python)_[a-z_]+", query))
        assert named, query
        assert named <= there, (query, named - there)
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
