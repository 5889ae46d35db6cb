"""Two people and a bot play Amun-Re to the end; the server dies in the middle and comes back."""

import random
import time

import pytest

from tests.browser.conftest import MakePerson, Server
from tests.browser.person import Person, seat_two

KILL_AFTER = 12


def test_two_people_go_on_after_the_server_died(person: MakePerson, server: Server) -> None:
    anna, boris = person(language="en"), person(language="ru", dark=True)
    seat_two(anna, boris)
    play(anna, boris, 4)
    _survive_a_crash(anna, boris, server)
    play(anna, boris, 4)


@pytest.mark.long
def test_two_people_and_a_bot_play_to_the_end(person: MakePerson, server: Server) -> None:
    anna, boris = person(language="en"), person(language="ru", dark=True)
    seat_two(anna, boris)
    play(anna, boris, KILL_AFTER)
    _survive_a_crash(anna, boris, server)
    play(anna, boris, None)
    for each in (anna, boris):
        assert each.page.locator("h1").inner_text()
        each.page.locator("main table").first.wait_for()
        each.page.locator("main svg[role=img]").first.wait_for()
    anna.page.get_by_text("seed and fingerprint agree").wait_for()
    assert anna.faults() == []
    assert boris.faults() == []
    anna.page.screenshot(path=str(anna.shots / "finished-en-light.png"), full_page=True)
    boris.page.screenshot(path=str(boris.shots / "finished-ru-dark.png"), full_page=True)
    _look_back(anna)


def play(anna: Person, boris: Person, most: int | None) -> None:
    """So many actions of the two, or all to the end."""
    chance = random.Random(3)
    taken = 0
    deadline = time.monotonic() + 420
    while (most is None or taken < most) and not (anna.is_over() and boris.is_over()):
        assert time.monotonic() < deadline, f"stuck after {taken} actions at {anna.page.url}"
        moved = [each for each in (anna, boris) if each.take_any(chance)]
        taken += len(moved)
        if not moved:
            anna.page.wait_for_timeout(30)
        if moved and taken in (5, 40):
            anna.shot(f"whole-game-{taken}-en-light")
            boris.shot(f"whole-game-{taken}-ru-dark")


def _survive_a_crash(anna: Person, boris: Person, server: Server) -> None:
    before = anna.page.locator("[data-seq]").get_attribute("data-seq")
    server.kill()
    for each in (anna, boris):
        each.page.wait_for_selector("[data-connection=waiting]")
    anna.shot("connection-lost")
    server.start()
    for each in (anna, boris):
        each.page.wait_for_selector("[data-connection=open]", state="attached", timeout=30_000)
    after = anna.page.locator("[data-seq]").get_attribute("data-seq")
    assert int(after or 0) >= int(before or 0)


def _look_back(anna: Person) -> None:
    anna.page.get_by_role("button", name="Look at the game").click()
    anna.page.get_by_role("button", name="To the beginning").click()
    anna.page.wait_for_selector("text=You are viewing move")
    anna.page.keyboard.press("ArrowRight")
    anna.page.get_by_label("Seen by").select_option("B")
    anna.page.wait_for_function(
        "() => !document.querySelector('aside.side section:nth-of-type(2)')?.innerText.includes('hidden')"
    )
    anna.shot("looking-back")
