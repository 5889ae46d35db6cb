"""Pictures of every game for README and site: the same cards, the same moves, the page as it is now.

`make pictures` starts a server of its own whose tables have a known seed, lets bots of this process play half
of a game, and takes docs/images/<game>.jpg of what the player to move sees.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.conftest import FLAGS, chromium
from tests.install.serving import free_port, running
from tests.server.client import Person

import ennead
from ennead.bots import bot_kind
from ennead.core.codec import SEAT
from ennead.core.referee import FastReferee

ROOT = Path(__file__).parents[1]
SEED = "picture"
IMAGES = ROOT / "docs/images"
SIZE = {"width": 1440, "height": 900}
MOST_BYTES = 240_000
PLAYERS = {"amun-re": 4, "ankh": 3, "kemet": 4, "tekhenu": 3}

# The server with a seed that is known: pictures come out alike each time.
SERVE = f"""
import ennead.server.tables as tables
tables.new_secrets = lambda: ({SEED!r}, "salt")
from ennead.cli import main
main()
"""


def moves(name: str, players: int) -> list[tuple[str, str]]:
    """The first half of a game between easy bots, and on to a moment at which one seat must decide."""
    match = ennead.start(name, players, seed=SEED)
    dice = FastReferee(SEED)
    bots = [bot_kind("easy").make(match.game, f"{SEED} {seat}") for seat in range(players)]
    played: list[tuple[str, str]] = []
    alone: list[bool] = []
    while match.to_act:
        alone.append(len(match.to_act) == 1)
        seat = match.to_act[0]
        code = bots[seat].choose(match.game.determinize(match.state, seat, dice), seat, len(played))
        action = match.game.space.action(code)
        match.play(action, seat)
        played.append((SEAT.names[seat], action.text))
    half = len(played) // 2
    return played[: next(at for at in range(half, len(played)) if alone[at])]


async def sit_down(base: str, name: str) -> tuple[str, dict[str, str]]:
    """A table for one screen at which the moves were made; its address, and the cookies of who sits there."""
    players = PLAYERS[name]
    guest = await Person.guest(base, "Nefret")
    others = [{"kind": "hotseat", "name": each} for each in ("Sahure", "Merit", "Djedi", "Tia")]
    table = await guest.new_table([{"kind": "me"}, *others[: players - 1]], game=name, start=True)
    screen = await guest.sit(table["id"])
    for seat, action in moves(name, players):
        answer = await screen.ask("submit", seat=seat, action=action)
        assert answer["type"] == "ack", answer
        while screen.seq < answer["seq"]:
            await screen.read()
    await screen.close()
    return f"{base}/table/{table['id']}", dict(guest.http.cookies.items())


def photograph(browser: Any, address: str, cookies: dict[str, str], file: Path) -> None:
    context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce")
    context.add_cookies(
        [
            {"name": name, "value": value, "url": address.partition("/table/")[0]}
            for name, value in cookies.items()
        ]
    )
    # Pictures show the board, not what helps somebody at a first game.
    context.add_init_script("localStorage.setItem('ennead.settings', '{\"firstGames\": false}')")
    page = context.new_page()
    page.goto(address)
    curtain = page.locator("[data-take-over]")
    page.wait_for_selector("[data-take-over], button[data-action], [data-choices]", timeout=60_000)
    if curtain.count():
        curtain.click()
        curtain.wait_for(state="detached")
    # Nothing under the pointer, nothing explained.
    page.mouse.move(1, 1)
    # Some games greet whoever sees their board for the first time.
    greeting = page.get_by_role("button", name="To the table")
    if greeting.count():
        greeting.click()
    recap = page.locator("[data-tray=recap] .close")
    if recap.count():
        recap.click()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for quality in range(86, 20, -6):
        page.screenshot(path=str(file), type="jpeg", quality=quality)
        if file.stat().st_size < MOST_BYTES:
            break
    context.close()
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")


def main() -> None:
    from playwright.sync_api import sync_playwright

    wanted = sys.argv[1:] or list(ennead.games())
    port = free_port()
    serve = [sys.executable, "-c", SERVE, "serve", "--port", str(port)]
    with tempfile.TemporaryDirectory() as folder, running(serve, port, Path(folder)) as base:
        tables = {name: asyncio.run(sit_down(base, name)) for name in wanted}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for name, (address, cookies) in tables.items():
                photograph(browser, address, cookies, IMAGES / f"{name}.jpg")
            browser.close()


if __name__ == "__main__":
    main()
