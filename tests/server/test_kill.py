"""`kill -9` at any moment: nothing that was acknowledged is lost, nothing is half-applied."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

import ennead
from ennead.store import Store, Tables
from ennead.table import telling, verify
from tests.databases import awaited
from tests.server.client import Person, Screen

KILLS = int(os.environ.get("ENNEAD_TEST_KILLS", "12"))
TABLES = 3
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError, json.JSONDecodeError)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server of its own that can be killed and started again on the same file."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None
        self.up = asyncio.Event()
        self.workers: set[int] = set()

    async def start(self) -> None:
        environment = {**os.environ, "ENNEAD_RATE_LIMITS": "off", "ENNEAD_BOT_PAUSE": "0"}
        command = [sys.executable, "-m", "ennead.server.commands", "serve"]
        command += ["--port", str(self.port), "--db", str(self.database)]
        self.running = subprocess.Popen(
            command, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 30
        async with httpx.AsyncClient() as http:
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.base}/readyz")).status_code == 200:
                        self.up.set()
                        return
                await asyncio.sleep(0.05)
        raise AssertionError("the server does not come up")

    def kill(self) -> None:
        assert self.running is not None
        self.up.clear()
        self.workers |= children_of(self.running.pid)
        os.kill(self.running.pid, signal.SIGKILL)
        self.running.wait()


class Player:
    """Plays its seat at random, comes back after every crash, and notes what it was told."""

    def __init__(self, process: Process, person: Person, table: str, seed: int) -> None:
        self.process = process
        self.person = person
        self.table = table
        self.dice = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.open: tuple[str, str, str, int] | None = None
        self.step = ""
        self.finished = False
        self.seen = 0
        # Moments when less was there after a crash than had been shown before it.
        self.gone: list[tuple[int, int]] = []

    async def play(self) -> None:
        while not self.finished:
            await self.process.up.wait()
            with contextlib.suppress(*LOST):
                screen = await asyncio.wait_for(self.person.sit(self.table), 5)
                if screen.seq < self.seen:
                    self.gone.append((screen.seq, self.seen))
                await self.play_on(screen)
            await asyncio.sleep(0.02)

    async def play_on(self, screen: Screen) -> None:
        while not screen.over:
            self.seen = max(self.seen, screen.seq)
            self.step = next(iter(screen.views.values()))["decision"]["step"]
            if self.open is not None:
                await self.submit(screen)
            elif screen.choices():
                seat, action = self.dice.choice(screen.choices())
                self.open = (screen.key(), seat, action, screen.seq)
                await self.submit(screen)
            else:
                await screen.read(5)
        self.finished = True

    async def submit(self, screen: Screen) -> None:
        """Send the open action, with its old key if a crash left it unanswered."""
        assert self.open is not None
        key, seat, action, expect = self.open
        answer = await asyncio.wait_for(
            screen.ask("submit", key=key, seat=seat, action=action, expect=expect), 5
        )
        if answer["type"] == "ack":
            self.acknowledged[key] = (answer["seq"], action)
            self.seen = max(self.seen, answer["seq"])
        self.open = None
        with contextlib.suppress(TimeoutError):
            while screen.seq < self.seen:
                await screen.read(5)


async def set_tables(process: Process) -> list[Player]:
    players = []
    for number in range(TABLES):
        guests = [await Person.guest(process.base, f"p{number}-{seat}") for seat in range(3)]
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
        table = await guests[0].new_table(seats, public=True)
        for guest, seat in zip(guests[1:], "BC", strict=True):
            await guest.post(f"/api/tables/{table['id']}/join", {"seat": seat})
        await guests[0].post(f"/api/tables/{table['id']}/start")
        players += [Player(process, guest, table["id"], number * 10 + at) for at, guest in enumerate(guests)]
    return players


async def crash(process: Process, players: list[Player], dice: random.Random) -> int:
    """Kill and start again, every other time inside the sealed offerings; counts those."""
    sealed = 0
    for number in range(KILLS):
        await asyncio.sleep(dice.uniform(0.05, 0.5))
        deadline = time.monotonic() + 3
        while number % 2 and time.monotonic() < deadline:
            if any(player.step == "offering_choice" for player in players):
                break
            await asyncio.sleep(0.002)
        if all(player.finished for player in players):
            break
        sealed += any(player.step == "offering_choice" for player in players)
        process.kill()
        await process.start()
    return sealed


@pytest.mark.slow
@awaited
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    process = Process(tmp_path / "kill.sqlite3")
    await process.start()
    tasks: list[asyncio.Task[None]] = []
    try:
        players = await set_tables(process)
        tasks = [asyncio.create_task(player.play()) for player in players]
        sealed = await crash(process, players, random.Random(1))
        await asyncio.wait_for(asyncio.gather(*tasks), 120)
    finally:
        for task in tasks:
            task.cancel()
        process.kill()
    total = await check(process.database, players)
    print(f"{KILLS} kills ({sealed} inside sealed offerings), {total} acknowledged actions, none lost")
    assert sealed
    assert total > 200
    assert not any(player.gone for player in players)
    assert await workers_are_gone(process.workers), "bots outlive their server"


async def workers_are_gone(workers: set[int]) -> bool:
    for _ in range(100):
        if not any(is_alive(worker) for worker in workers):
            return True
        await asyncio.sleep(0.05)
    return False


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def children_of(pid: int) -> set[int]:
    """Process ids of a process's children, where the system tells them."""
    try:
        return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}
    except OSError:
        return set()


async def check(database: Path, players: list[Player]) -> int:
    """Compare the database with what the players were told."""
    store = await Store.open(str(database))
    total = 0
    for id in {player.table for player in players}:
        found = await Tables(store).load(id)
        assert found is not None
        table = found[1]
        assert table.status == "finished"
        verify(ennead.game("amun-re"), json.loads(json.dumps(telling.export(table))))
        by_key = {(record.user, record.key): record for record in table.records if record.key}
        assert len(by_key) == sum(bool(record.key) for record in table.records)
        for player in players:
            if player.table != id:
                continue
            for key, (seq, action) in player.acknowledged.items():
                record = by_key[(player.person.id, key)]
                assert (record.seq, record.do) == (seq, action)
                total += 1
    await store.close()
    return total
