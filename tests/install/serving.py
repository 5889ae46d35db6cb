"""A server as its own process, its page, and a game played there by a program."""

import asyncio
import os
import random
import re
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import Person

QUICK = {"ENNEAD_BOT_PAUSE": "0", "ENNEAD_RATE_LIMITS": "off"}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@contextmanager
def running(command: Sequence[str | Path], port: int, folder: Path, **env: str) -> Iterator[str]:
    """The command as a process until the test is through with it; where it answers."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    log = folder / f"port-{port}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            list(command), cwd=folder, env={**outside, **QUICK, **env}, stdout=output, stderr=output
        )
    base = f"http://127.0.0.1:{port}"
    try:
        wait_for_answer(process, f"{base}/readyz", log)
        yield base
    finally:
        process.kill()
        process.wait()


def wait_for_answer(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    for _ in range(900):
        assert process.poll() is None, f"it has ended: {log.read_text(encoding='utf-8')}"
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise AssertionError(f"it does not answer: {log.read_text(encoding='utf-8')}")


def text(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        content: str = answer.read().decode()
    return content


def assert_page(base: str) -> None:
    """The page is there, with every script and style it names."""
    page = text(f"{base}/")
    assert "<title>" in page
    parts = re.findall(r'(?:src|href)="\.?(/[^"]+)"', page)
    assert any(part.endswith(".js") for part in parts)
    assert all(text(base + part) for part in parts)


def played_game(base: str, game: str) -> str:
    """Play a whole game there; the table's status at its end."""
    return asyncio.run(asyncio.wait_for(_play(base, game), 240))


async def _play(base: str, game: str) -> str:
    """Two people at one screen and a bot, at random."""
    dice = random.Random(1)
    async with await Person.guest(base, "Anna") as guest:
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "bot", "bot": "random"}]
        table = await guest.new_table(seats, game=game, start=True)
        screen = await guest.sit(table["id"])
        while not screen.over:
            choices = screen.choices()
            if not choices:
                await screen.read()
                continue
            seat, action = dice.choice(choices)
            await screen.ask("submit", seat=seat, action=action)
        await screen.close()
        finished = await guest.get(f"/api/tables/{table['id']}")
    return str(finished["status"])
