"""Pictures of a board in every kind of position: `python shoot.py kemet`, see `--help`."""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from record import FOLDER, record

HERE = Path(__file__).parent
WEB = HERE.parents[1]
SHOTS = HERE / "shots"
SIZES = {
    "wide": {"width": 1366, "height": 768},
    "large": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
LOOKS = "wide-en-light,wide-ru-dark,phone-ru-light,phone-en-dark"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "--fresh", action="store_true", help="record the positions anew (after a change of views)"
    )
    parser.add_argument("--only", default="", help="positions whose name holds this, such as 4p/move")
    parser.add_argument("--looks", default=LOOKS, help=f"size-language-theme, by commas (usually {LOOKS})")
    parser.add_argument(
        "--also", default="", help="added to the address: watch=1, picked=1, tab=gods, play=1"
    )
    parser.add_argument("--serve", action="store_true", help="no pictures: a page to look at until Ctrl-C")
    wish = parser.parse_args()
    path = FOLDER / f"{wish.game}.json"
    if wish.fresh or not path.is_file():
        path = record(wish.game)
        print(f"recorded {path} ({path.stat().st_size // 1024} kB)")
    with vite() as base:
        if wish.serve:
            print(f"{base}/src/bench/index.html?game={wish.game}")
            while True:
                time.sleep(3600)
        shoot(base, wish, positions(path))


def positions(path: Path) -> list[str]:
    games = json.loads(path.read_text("utf-8"))["games"]
    return [f"{plan}/{key}" for plan, game in games.items() for key in game["positions"]]


@contextmanager
def vite() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        node(),
        "node_modules/vite/bin/vite.js",
        "--port",
        str(port),
        "--strictPort",
        "--host",
        "127.0.0.1",
    ]
    process = subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{base}/src/bench/index.html")
        yield base
    except KeyboardInterrupt:
        pass
    finally:
        process.terminate()
        process.wait()


def node() -> str:
    return shutil.which("node") or str(Path(sys.executable).parent / "node")


def wait_for(address: str) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.2)
    raise RuntimeError("the bench's server does not start")


@contextmanager
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=["--no-sandbox", "--disable-gpu"],
        )


def shoot(base: str, wish: Any, found: list[str]) -> None:
    folder = SHOTS / wish.game
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [each for each in found if wish.only in each]
    faults: list[str] = []
    with chromium() as browser:
        for look in wish.looks.split(","):
            size, language, theme = look.split("-")
            touch = size == "phone"
            context = browser.new_context(
                viewport=SIZES[size], has_touch=touch, is_mobile=touch, reduced_motion="reduce"
            )
            page = context.new_page()
            page.on("pageerror", lambda error, look=look: faults.append(f"{look}: {error}"))
            page.on(
                "console",
                lambda line, look=look: (
                    faults.append(f"{look}: {line.text}") if line.type == "error" else None
                ),
            )
            for each in wanted:
                query = {"game": wish.game, "at": each, "lang": language, "theme": theme, "bare": "1"}
                page.goto(f"{base}/src/bench/index.html?{urlencode(query)}&{wish.also}", wait_until="commit")
                if not is_ready(page):
                    faults.append(f"{look}: {each} is not drawn")
                    continue
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(150)
                page.screenshot(path=str(folder / f"{each.replace('/', '.')}.{look}.png"))
            context.close()
    for fault in dict.fromkeys(faults):
        print(f"FAULT {fault}")
    print(f"{len(wanted)} positions in {folder}")


def is_ready(page: Any) -> bool:
    from playwright.sync_api import TimeoutError

    try:
        page.wait_for_selector("[data-ready]", timeout=30_000)
    except TimeoutError:
        return False
    return True


if __name__ == "__main__":
    main()
