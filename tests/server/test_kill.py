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
from typing import Any, Protocol

import httpx
import pytest
from websockets.exceptions import WebSocketException

import ennead
from ennead.store import Store, Tables
from ennead.table import Record, Table, presentation, verify
from tests.databases import awaited
from tests.server.client import Person, Screen

KILLS = int(os.environ.get("ENNEAD_TEST_KILLS", "12"))
# In `make test-long`, for each of the four games.
LONG_KILLS = int(os.environ.get("ENNEAD_TEST_LONG_KILLS", "75"))
TABLES = 3
# Steps in which all decide in secret; a machine may take its time to get there.
SEALED = ("offering_choice", "battle_play", "battle_di", "choose_card", "plague_bid", "setup_law")
PATIENCE = 30.0
LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError, json.JSONDecodeError)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server of its own that can be killed and started again on the same file."""

    def __init__(self, database: Path | str) -> None:
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
        deadline = time.monotonic() + 180
        async with httpx.AsyncClient(timeout=30) as http:
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"{self.base}/readyz")).status_code == 200:
                        self.up.set()
                        return
                await asyncio.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not come up")

    def kill(self) -> None:
        assert self.running is not None
        self.up.clear()
        self.workers |= children_of(self.running.pid)
        os.kill(self.running.pid, signal.SIGKILL)
        self.running.wait()


class Serving(Protocol):
    """Whatever a player can come back to once it is up."""

    up: asyncio.Event


class Player:
    """Plays its seat at random, comes back after every crash, and notes what it was told."""

    def __init__(self, process: Serving, person: Person, table: str, seed: int) -> None:
        self.process = process
        self.person = person
        self.table = table
        self.dice = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        # What was sent and not answered yet: kind and values, its key among them.
        self.open: tuple[str, dict[str, Any]] | None = None
        self.step = ""
        self.finished = False
        self.seen = 0
        self.entries: list[dict[str, Any]] = []
        # Moments when less was there after a crash than had been shown before it.
        self.gone: list[tuple[int, int]] = []

    async def play(self, enough: asyncio.Event) -> None:
        while not self.finished and not enough.is_set():
            await self.process.up.wait()
            with contextlib.suppress(*LOST):
                await self.play_on(await self.come_back(), enough)
            await asyncio.sleep(0.02)

    async def come_back(self) -> Screen:
        screen = await asyncio.wait_for(self.person.sit(self.table, self.seen, self.entries), 20)
        if screen.received[0]["type"] == "refused":
            # The server can't serve anybody now: it has told nothing.
            await screen.close()
            raise OSError("refused")
        if screen.seq < self.seen:
            self.gone.append((screen.seq, self.seen))
        self.note(screen)
        return screen

    def note(self, screen: Screen) -> None:
        self.seen, self.entries = screen.seq, screen.entries

    async def play_on(self, screen: Screen, enough: asyncio.Event) -> None:
        try:
            while not screen.over and not enough.is_set():
                self.step = next(iter(screen.views.values()))["decision"]["step"]
                if self.open is None and screen.undo["step"] is True and self.dice.random() < 0.1:
                    seat = screen.undo["seat"]
                    self.open = (
                        "undo",
                        {"key": screen.key(), "expect": screen.seq, "seat": seat, "scope": "step"},
                    )
                elif self.open is None and screen.choices():
                    seat, action = self.dice.choice(screen.choices())
                    values = {"key": screen.key(), "expect": screen.seq, "seat": seat, "action": action}
                    self.open = ("submit", values)
                if self.open is None:
                    await screen.read(5)
                else:
                    await self.send(screen)
                self.note(screen)
            self.finished = screen.over
        finally:
            self.note(screen)
            with contextlib.suppress(*LOST):
                await screen.close()

    async def send(self, screen: Screen) -> None:
        """Send what is open, with its old key if nobody could say what became of it."""
        assert self.open is not None
        kind, values = self.open
        answer = await asyncio.wait_for(screen.ask(kind, **values), 60)
        if answer["type"] == "refused" and answer["error"]["reason"] in ("database-away", "busy"):
            await asyncio.sleep(0.1)
            return
        if answer["type"] == "ack":
            self.acknowledged[values["key"]] = (answer["seq"], values.get("action", ""))
        self.open = None
        with contextlib.suppress(TimeoutError):
            while answer["type"] == "ack" and screen.seq < answer["seq"]:
                await screen.read(5)


async def set_tables(process: Process, game: str, tables: int) -> list[Player]:
    players = []
    for number in range(tables):
        guests = [await Person.guest(process.base, f"p{number}-{seat}") for seat in range(3)]
        seats: list[dict[str, Any]] = [
            {"kind": "me"},
            {"kind": "open"},
            {"kind": "open"},
            {"kind": "bot", "bot": "random"},
        ]
        table = await guests[0].new_table(seats, public=True, game=game)
        for guest, seat in zip(guests[1:], "BC", strict=True):
            await guest.post(f"/api/tables/{table['id']}/join", {"seat": seat})
        await guests[0].post(f"/api/tables/{table['id']}/start")
        players += [Player(process, guest, table["id"], number * 10 + at) for at, guest in enumerate(guests)]
    return players


async def crash(process: Process, players: list[Player], kills: int, dice: random.Random) -> int:
    """Kill and start again, every other time inside the sealed offerings of Amun-Re; counts those."""
    sealed = 0
    for number in range(kills):
        await asyncio.sleep(dice.uniform(0.05, 0.5))
        deadline = time.monotonic() + PATIENCE
        while number % 2 and time.monotonic() < deadline:
            if any(player.step in SEALED or player.finished for player in players):
                break
            await asyncio.sleep(0.002)
        if all(player.finished for player in players):
            break
        sealed += any(player.step in SEALED for player in players)
        process.kill()
        await process.start()
    return sealed


async def kill_while_playing(database: Path, game: str, tables: int, kills: int, actions: int) -> int:
    """Play at several tables of a game through so many kills; counts those inside sealed offerings."""
    process = Process(database)
    await process.start()
    tasks: list[asyncio.Task[None]] = []
    enough = asyncio.Event()
    try:
        players = await set_tables(process, game, tables)
        tasks = [asyncio.create_task(player.play(enough)) for player in players]
        sealed = await crash(process, players, kills, random.Random(1))
        deadline = time.monotonic() + 240
        while sum(len(player.acknowledged) for player in players) < actions and time.monotonic() < deadline:
            if all(player.finished for player in players):
                break
            await asyncio.sleep(0.1)
        enough.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 120)
        await catch_up(players)
    finally:
        for task in tasks:
            task.cancel()
        process.kill()
    total = await check(process.database, game, players)
    print(
        f"{game}: {kills} kills ({sealed} inside sealed offerings), {total} acknowledged actions, none lost"
    )
    assert total >= actions or all(player.finished for player in players)
    assert not any(player.gone for player in players)
    assert await workers_are_gone(process.workers), "bots outlive their server"
    return sealed


async def catch_up(players: list[Player]) -> None:
    """Everybody comes once more, when no bot has anything left to do."""
    for player in players:
        while True:
            table = await player.person.get(f"/api/tables/{player.table}")
            bots = {seat["seat"] for seat in table["seats"] if seat["kind"] == "bot"}
            if not bots & set(table["to_act"]):
                break
            await asyncio.sleep(0.05)
        await (await player.come_back()).close()


@pytest.mark.slow
@awaited
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    assert await kill_while_playing(tmp_path / "kill.sqlite3", "amun-re", TABLES, KILLS, 200)


@pytest.mark.long
@pytest.mark.parametrize("game", ["amun-re", "tekhenu", "ankh", "kemet"])
@awaited
async def test_three_hundred_kills_in_all_games(tmp_path: Path, game: str) -> None:
    await kill_while_playing(tmp_path / "kill.sqlite3", game, TABLES, LONG_KILLS, 8 * LONG_KILLS)


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


async def check(database: Path | str, game: str, players: list[Player]) -> int:
    """Compare the database with what the players were told."""
    store = await Store.open(str(database))
    total = 0
    for id in {player.table for player in players}:
        found = await Tables(store).load(id)
        assert found is not None
        table = found[1]
        verify(ennead.game(game), json.loads(json.dumps(presentation.export(table))))
        by_key = {(record.user, record.key): record for record in table.records if record.key}
        assert len(by_key) == sum(bool(record.key) for record in table.records)
        for player in players:
            if player.table == id:
                total += check_player(table, player, by_key)
    await store.close()
    return total


def check_player(table: Table, player: Player, by_key: dict[Any, Record]) -> int:
    """What was acknowledged is there as it was told, and the player's log is the stored one."""
    for key, (seq, action) in player.acknowledged.items():
        record = by_key[(player.person.id, key)]
        assert (record.seq, record.do) == (seq, action)
    stored = json.loads(json.dumps(presentation.entries(table, table.seats_of(player.person.id), 0)[0]))
    assert [(entry["seq"], entry["n"]) for entry in player.entries] == [
        (entry["seq"], entry["n"]) for entry in stored
    ]
    # The end opens secrets that were not told along the way.
    assert all(
        mine["event"].items() <= kept["event"].items()
        for mine, kept in zip(player.entries, stored, strict=True)
    )
    return len(player.acknowledged)
