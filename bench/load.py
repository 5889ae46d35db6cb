"""Load: many live tables of programs that play like people, and how long an action takes to every screen.

    python bench/load.py --tables 200 --seats 4 --seconds 30 --think 1.0
    python bench/load.py --idle 2000

Starts a server of its own on a free port with a fresh database, seats a client on every seat (so tables times
seats sockets), lets everybody act at random after a time to think, and measures from sending an action to its
arrival on the last of the table's screens. Also checks that nothing is lost or out of order, and prints what
the garbage collector cost the server. With --idle it only opens so many sockets and says what each one takes.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Table:
    """One table with all its screens."""

    def __init__(self, id: str, seats: int, dice: random.Random) -> None:
        self.id = id
        self.seats = seats
        self.dice = dice
        self.arrived: dict[int, int] = {}
        self.sent: dict[int, float] = {}
        self.delays: list[float] = []
        self.acknowledged = 0
        self.refused = 0
        self.errors: list[str] = []
        self.over = False

    def came(self, seq: int) -> None:
        """A screen has shown change number `seq`."""
        self.arrived[seq] = self.arrived.get(seq, 0) + 1
        if self.arrived[seq] == self.seats and seq in self.sent:
            self.delays.append(time.perf_counter() - self.sent.pop(seq))


class Screen:
    """A client on one seat; nobody acts before all have come."""

    def __init__(self, table: Table, seat: str, think: float, all_here: asyncio.Event) -> None:
        self.table = table
        self.all_here = all_here
        self.seat = seat
        self.think = think
        self.seq = 0
        self.view: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.sent_at: dict[str, float] = {}
        self.count = 0

    async def run(self, address: str, cookie: str) -> None:
        headers = {"Cookie": cookie}
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None, open_timeout=60
        ) as each:
            self.socket = each
            async for text in each:
                self.hear(decode(text))
                if self.table.over:
                    return

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "ack":
            self.table.acknowledged += 1
            seq = message["seq"]
            began = self.sent_at.pop(message["key"])
            if self.table.arrived.get(seq, 0) >= self.table.seats:
                self.table.delays.append(time.perf_counter() - began)
            else:
                self.table.sent[seq] = began
            self.consider()
        elif kind == "refused":
            self.sent_at.pop(message["key"], None)
            self.table.refused += 1
            if message["error"]["reason"] not in ("stale", "not-your-turn"):
                self.table.errors.append(json.dumps(message["error"]))
            self.consider()
        if kind == "update" and message["seq"] > self.seq:
            if message["seq"] != self.seq + 1:
                self.table.errors.append(f"after {self.seq} came {message['seq']}")
            self.table.came(message["seq"])
        if "views" in message:
            self.seq = message["seq"]
            self.view = message["views"][self.seat]
            self.consider()

    def consider(self) -> None:
        decision = self.view["decision"]
        if decision is None:
            self.table.over = True
        elif self.seat in decision["seats"] and self.thinking is None and not self.sent_at:
            self.thinking = asyncio.create_task(self.act())

    async def act(self) -> None:
        await self.all_here.wait()
        await asyncio.sleep(self.think * self.table.dice.uniform(0.5, 1.5))
        self.thinking = None
        decision = self.view["decision"]
        if decision is None or self.seat not in decision["seats"] or self.socket is None:
            return
        self.count += 1
        key = f"{self.seat}{self.count}"
        action = self.table.dice.choice(decision["options"])
        message = {"type": "submit", "key": key, "expect": self.seq, "seat": self.seat, "action": action}
        self.sent_at[key] = time.perf_counter()
        with contextlib.suppress(Exception):
            await self.socket.send(encode(message).decode())


async def guest(base: str, name: str) -> httpx.AsyncClient:
    http = httpx.AsyncClient(base_url=base, timeout=60)
    csrf = (await http.get("/api/me")).json()["csrf"]
    answer = await http.post("/api/guests", json={"name": name}, headers={"X-CSRF-Token": csrf})
    http.headers["X-CSRF-Token"] = answer.json()["csrf"]
    return http


async def seat_everybody(base: str, tables: int, seats: int, think: float) -> tuple[list[Table], list[Any]]:
    """The same few people sit at many tables: sockets count, not accounts."""
    people = [await guest(base, f"load {number}") for number in range(seats)]
    cookies = [f"ennead_session={http.cookies['ennead_session']}" for http in people]
    found, runs = [], []
    all_here = asyncio.Event()
    for number in range(tables):
        body = {
            "game": "amun-re",
            "players": seats,
            "public": True,
            "seats": [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))],
        }
        id = (await people[0].post("/api/tables", json=body)).json()["id"]
        for http, seat in zip(people[1:], "BCDE", strict=False):
            (await http.post(f"/api/tables/{id}/join", json={"seat": seat})).raise_for_status()
        (await people[0].post(f"/api/tables/{id}/start")).raise_for_status()
        table = Table(id, seats, random.Random(number))
        found.append(table)
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{id}/socket"
        for seat, cookie in zip("ABCDE"[:seats], cookies, strict=True):
            runs.append((Screen(table, seat, think, all_here), address, cookie))
    for http in people:
        await http.aclose()
    return found, runs


def start_server(folder: Path, python: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "ENNEAD_RATE_LIMITS": "off"}
    command = [python, "-m", "ennead.server.commands", "serve", "--port", str(port)]
    command += ["--db", str(folder / "load.sqlite3")]
    with open(folder / "server.log", "wb") as log:
        return subprocess.Popen(command, env=environment, stdout=log, stderr=log), f"http://127.0.0.1:{port}"


async def wait_for(base: str) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if (await http.get(f"{base}/readyz")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not come up")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def collector_costs(folder: Path) -> dict[str, float] | None:
    """What the server wrote about its garbage collector when it ended."""
    for line in reversed((folder / "server.log").read_text().splitlines()):
        if '"garbage collector"' in line:
            told = json.loads(line)
            return {name: told[name] for name in ("pauses", "total_ms", "longest_ms")}
    return None


def percentile(values: list[float], part: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000, 1)


async def watch_lag(lags: list[float]) -> None:
    """How late this process itself wakes up: what other programs on the machine add to every number."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.01)
        lags.append(time.perf_counter() - began - 0.01)


async def measure(arguments: argparse.Namespace, base: str, pid: int) -> dict[str, Any]:
    began = time.perf_counter()
    tables, runs = await seat_everybody(base, arguments.tables, arguments.seats, arguments.think)
    seated = time.perf_counter() - began
    tasks = await open_screens(runs)
    await asyncio.sleep(arguments.warm_up)
    before = cpu_seconds(pid)
    for table in tables:
        table.delays.clear()
    counted = sum(table.acknowledged for table in tables)
    lags: list[float] = []
    tasks.append(asyncio.create_task(watch_lag(lags)))
    began = time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    seconds = time.perf_counter() - began
    delays = [delay for table in tables for delay in table.delays]
    actions = sum(table.acknowledged for table in tables) - counted
    busy = cpu_seconds(pid) - before
    open_sockets = sum(screen.socket is not None for screen, _, _ in runs)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    broken = [repr(each) for each in ended if isinstance(each, Exception)]
    return {
        "tables": arguments.tables,
        "sockets": open_sockets,
        "seconds": round(seconds, 1),
        "think_seconds": arguments.think,
        "actions": actions,
        "actions_per_second": round(actions / seconds, 1),
        "measured": len(delays),
        "action_to_every_screen_ms": {
            "p50": percentile(delays, 0.5),
            "p95": percentile(delays, 0.95),
            "p99": percentile(delays, 0.99),
            "max": percentile(delays, 1.0),
        },
        "own_lag_ms": {"p50": percentile(lags, 0.5), "p95": percentile(lags, 0.95)},
        "load_average": round(os.getloadavg()[0], 1),
        "refused": sum(table.refused for table in tables),
        "finished_tables": sum(table.over for table in tables),
        "errors": [error for table in tables for error in table.errors][:5] + broken[:5],
        "server_cpu_share": round(busy / seconds, 2),
        "seating_seconds": round(seated, 1),
        "machine": f"{os.cpu_count()} cores, Python {platform.python_version()}",
    }


async def open_screens(runs: list[Any]) -> list[asyncio.Task[None]]:
    """All sockets, some after the others as people come, until each has heard where its table stands."""
    tasks = []
    for screen, address, cookie in runs:
        tasks.append(asyncio.create_task(screen.run(address, cookie)))
        if len(tasks) % 25 == 0:
            await asyncio.sleep(0.2)
    while any(not screen.view for screen, _, _ in runs):
        for task in tasks:
            if task.done():
                raise SystemExit(f"a screen is gone before the play begins: {task.exception()!r}")
        await asyncio.sleep(0.2)
    runs[0][0].all_here.set()
    return tasks


async def measure_idle(arguments: argparse.Namespace, base: str, pid: int) -> dict[str, Any]:
    """Sockets that only listen, four at a table, and the memory they take."""
    tables = max(1, arguments.idle // arguments.seats)
    _, runs = await seat_everybody(base, tables, arguments.seats, 1e9)
    before = memory_kb(pid)
    tasks = await open_screens(runs)
    await asyncio.sleep(5)
    after = memory_kb(pid)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "idle_sockets": len(runs),
        "server_mb_before": round(before / 1024),
        "server_mb_after": round(after / 1024),
        "kb_a_socket": round((after - before) / len(runs), 1),
    }


def check_log(folder: Path, tables: int) -> None:
    """Every table's log is whole: numbers without a gap."""
    import sqlite3

    with sqlite3.connect(folder / "load.sqlite3") as kept:
        rows = kept.execute("SELECT table_id, count(*), max(number) FROM log GROUP BY table_id").fetchall()
    assert len(rows) == tables
    assert all(count == most for _, count, most in rows)


async def main(arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as name:
        process, base = start_server(Path(name), arguments.python)
        try:
            await wait_for(base)
            work = measure_idle if arguments.idle else measure
            result = await work(arguments, base, process.pid)
        finally:
            process.terminate()
            process.wait(60)
        result["collector"] = collector_costs(Path(name))
        if not arguments.idle:
            check_log(Path(name), arguments.tables)
    print(json.dumps(result, indent=2))
    if arguments.idle:
        raise SystemExit(result["kb_a_socket"] > arguments.bar)
    delays = result["action_to_every_screen_ms"]
    if result["errors"] or delays["p95"] > arguments.bar or delays["p99"] > 3 * delays["p95"]:
        raise SystemExit(1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=4.0)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a client acts")
    parser.add_argument("--python", default=sys.executable, help="which Python runs the server")
    parser.add_argument(
        "--idle", type=int, default=0, help="measure the memory of so many idle sockets instead"
    )
    parser.add_argument(
        "--bar", type=float, default=100.0, help="fail when p95 is above so many ms (idle: kB a socket)"
    )
    chosen = parser.parse_args()
    try:
        import uvloop

        uvloop.run(main(chosen))
    except ImportError:
        asyncio.run(main(chosen))
