"""How long a board takes to draw a new view: `python draw.py kemet`.

Builds the bench as the page is built for people, walks through recorded changes (at least 200), and prints
the median and the 95th percentile of the script's time from a new view to its drawing. With `--bar 16` a
longer median is an error.
"""

import argparse
import statistics
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from record import FOLDER, record
from shoot import SIZES, WEB, chromium, node

CHANGES = 200


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--bar", type=float, help="milliseconds the median may take")
    wish = parser.parse_args()
    path = FOLDER / f"{wish.game}.json"
    if not path.is_file():
        path = record(wish.game)
    with tempfile.TemporaryDirectory() as folder:
        build(folder)
        for size in ("wide", "phone"):
            times = sorted(measure(wish.game, path, folder, size))
            median = statistics.median(times)
            print(
                f"{wish.game} {size}: median {median:.1f} ms, p95 {times[int(0.95 * len(times))]:.1f} ms"
                f" of {len(times)} new views"
            )
            if wish.bar is not None and median > wish.bar:
                raise SystemExit(f"{median:.1f} ms are more than {wish.bar:g}")


def measure(game: str, recorded: Path, folder: str, size: str) -> list[float]:
    with chromium() as browser:
        page = browser.new_page(viewport=SIZES[size], has_touch=size == "phone", is_mobile=size == "phone")
        page.route(
            "http://bench/**", lambda route: route.fulfill(path=file_of(route.request.url, folder, recorded))
        )
        page.goto(f"http://bench/index.html?game={game}&bare=1&still=1")
        page.wait_for_selector("[data-ready]")
        page.evaluate("measure()")  # warms up
        times: list[float] = []
        while len(times) < CHANGES:
            times += page.evaluate("measure()")
        return times


def file_of(address: str, folder: str, recorded: Path) -> Path:
    path = urlsplit(address).path
    return recorded if "/positions/" in path else Path(folder) / path.lstrip("/")


def build(folder: str) -> None:
    """The bench alone, compiled as for people."""
    vite = [node(), "node_modules/vite/bin/vite.js", "build", "src/bench", "--config", "vite.config.ts"]
    subprocess.run([*vite, "--outDir", folder, "--logLevel", "error"], cwd=WEB, check=True)


if __name__ == "__main__":
    main()
