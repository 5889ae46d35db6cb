"""How long a board takes to draw a new view: `python draw.py kemet`.

Builds the bench as the page is built for people, walks through recorded changes (at least 200), and prints
the median and the 95th percentile of the script's time from a new view to its drawing. With `--bar 16` a
longer median is an error.
"""

import argparse
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

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
        with served(folder, path) as base:
            for size in ("wide", "phone"):
                tell(wish.game, size, sorted(measure(wish.game, base, size)), wish.bar)


def tell(game: str, size: str, times: list[float], bar: float | None) -> None:
    median, late = statistics.median(times), times[int(0.95 * len(times))]
    print(f"{game} {size}: median {median:.1f} ms, p95 {late:.1f} ms of {len(times)} new views")
    if bar is not None and median > bar:
        raise SystemExit(f"{median:.1f} ms are more than {bar:g}")


def measure(game: str, base: str, size: str) -> list[float]:
    with chromium() as browser:
        page = browser.new_page(viewport=SIZES[size], has_touch=size == "phone", is_mobile=size == "phone")
        page.goto(f"{base}/index.html?game={game}&bare=1&still=1")
        page.wait_for_selector("[data-ready]", timeout=120_000)
        page.evaluate("measure()")  # warms up
        times: list[float] = []
        while len(times) < CHANGES:
            times += page.evaluate("measure()")
        return times


@contextmanager
def served(folder: str, recorded: Path) -> Iterator[str]:
    """What was built, and the positions where the bench looks for them."""
    place = Path(folder) / "src/bench/positions"
    place.mkdir(parents=True)
    (place / recorded.name).symlink_to(recorded)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *values: object) -> None:
        pass


def build(folder: str) -> None:
    """The bench alone, compiled as for people."""
    vite = [node(), "node_modules/vite/bin/vite.js", "build", "src/bench", "--config", "vite.config.ts"]
    subprocess.run([*vite, "--outDir", folder, "--logLevel", "error"], cwd=WEB, check=True)


if __name__ == "__main__":
    main()
