"""Ankh on its board: played by clicking what is drawn, by touch, or by the keyboard alone."""

import random
from typing import Any

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import DESK, PHONE, Person

# Buttons of the question itself, for what has no place on the board.
BARE = "section.bar button[data-plain], section.bar button[data-action]"
LEGAL = "[data-board] [data-target][data-legal]"
STEPS = 14


def sit_down(someone: Person, players: int) -> None:
    """One person at one screen plays all gods."""
    someone.visit("/new/ankh")
    someone.page.wait_for_selector("form")
    someone.page.get_by_label(str(players), exact=True).check()
    for place in range(1, players):
        someone.page.locator("ol select").nth(place).select_option("hotseat")
    someone.page.locator("form button.primary").click()
    someone.page.wait_for_selector("[data-take-over], section.bar")


def drawn(someone: Person) -> list[Any]:
    """What can be chosen on the board now, in sight."""
    return [each for each in someone.page.query_selector_all(LEGAL) if each.is_visible()]


def choose(someone: Person, chance: random.Random) -> bool:
    """Pick something drawn, or, where the board offers nothing, a button of the question; then confirm."""
    page = someone.page
    page.wait_for_selector(f"{LEGAL}, {BARE}, [data-take-over], [data-finished]", state="attached")
    if page.locator("[data-take-over]").count():
        page.locator("[data-take-over]").click()
        page.wait_for_selector(f"{LEGAL}, {BARE}", state="attached")
    if someone.is_over():
        return False
    # What happened meanwhile lies over the panels until it is read.
    for seen in ("[data-tray=recap] .close", "[data-dismiss]"):
        if page.locator(seen).count():
            page.locator(seen).click()
    targets = drawn(someone)
    if targets and chance.random() < 0.9:
        chance.choice(targets).click()
    elif page.locator(BARE).count():
        chance.choice(page.locator(BARE).all()).click()
    else:
        return True
    if page.locator("[data-confirm]").count():
        page.wait_for_timeout(310)
        page.locator("[data-confirm]").click()
        page.wait_for_selector("[data-confirm]", state="detached")
    return True


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_a_game_is_played_by_clicking_the_board(person: MakePerson, players: int) -> None:
    someone = person(size=DESK)
    sit_down(someone, players)
    chance = random.Random(players)
    for _ in range(STEPS):
        assert choose(someone, chance)
    assert someone.overflow() <= 0
    assert someone.faults() == []


@pytest.mark.slow
def test_a_game_is_played_by_the_keyboard_alone(person: MakePerson) -> None:
    someone = person(size=DESK)
    sit_down(someone, 2)
    page = someone.page
    for _ in range(6):
        take_over = page.locator("[data-take-over]")
        if take_over.count():
            take_over.press("Enter")
        page.wait_for_selector(LEGAL)
        page.locator(LEGAL).first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-confirm]")
        # A key right after a new question is taken for a slip.
        page.wait_for_timeout(310)
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-confirm]", state="detached")


@pytest.mark.slow
def test_a_phone_plays_on_the_board(person: MakePerson) -> None:
    someone = person(size=PHONE, touch=True)
    sit_down(someone, 3)
    chance = random.Random(1)
    for _ in range(STEPS):
        assert choose(someone, chance)
    assert someone.overflow() <= 0
