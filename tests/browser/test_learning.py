"""What a newcomer learns from: the glossary, examples that can be played, help in the first games."""

import pytest

from ennead.games import games
from tests.browser.board import sit_down
from tests.browser.conftest import MakePerson
from tests.browser.person import PHONE

LONG = [pytest.param(name, marks=() if name == "amun-re" else pytest.mark.long) for name in games()]


@pytest.mark.parametrize("name", LONG)
def test_the_glossary_is_searched_and_filtered_beside_the_board(person: MakePerson, name: str) -> None:
    someone = person(language="en")
    sit_down(someone, name, 3)
    page = someone.page
    page.keyboard.press("g")
    page.locator("[data-book=glossary]").click()
    page.wait_for_selector("[data-filter=who]")
    entries = page.locator("[data-entry]")
    everything = entries.count()

    kind = page.locator("[data-filter=kind] option").nth(1)
    page.locator("[data-filter=kind]").select_option(kind.get_attribute("value"))
    page.wait_for_function("all => document.querySelectorAll('[data-entry]').length < all", arg=everything)
    page.locator("[data-filter=who]").select_option("left")
    page.wait_for_function("() => document.querySelector('[data-glossary] [role=status] button')")
    page.locator("[data-glossary] [role=status] button").click()
    page.wait_for_function("all => document.querySelectorAll('[data-entry]').length === all", arg=everything)

    wanted = entries.nth(3).locator("h4").text_content().split("The rules")[0].strip()
    page.locator("[data-glossary] input[type=search]").fill(wanted.upper())
    page.wait_for_function("all => document.querySelectorAll('[data-entry]').length < all", arg=everything)
    assert wanted in entries.first.locator("h4").inner_text()
    someone.shot(f"glossary-{name}")
    entries.first.locator("[data-rules]").click()
    page.wait_for_selector("[data-guide] .lit")


@pytest.mark.parametrize("name", LONG)
def test_an_example_of_the_rules_can_be_played(person: MakePerson, name: str) -> None:
    someone = person(language="ru", size=PHONE, touch=True, dark=True)
    someone.visit(f"/rules/{name}")
    page = someone.page
    page.wait_for_selector("[data-picture] svg")
    page.locator("[data-try]").first.click()
    page.wait_for_selector("[data-example] [data-board]")
    page.locator("[data-answer]").first.click()
    page.wait_for_selector("[data-again]")
    assert page.locator("[data-example] .told li").count() > 0
    someone.shot(f"example-{name}")
    page.locator("[data-again]").click()
    page.wait_for_selector("[data-again]", state="detached")
    assert page.locator("[data-answer]").count() > 1
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-example]", state="detached")
    # A picture leads to what it shows.
    page.locator("[data-picture]").first.click()
    page.wait_for_selector("[data-entry].lit")
    assert someone.faults() == []
    assert someone.overflow() <= 0


def test_first_games_are_helped_until_it_is_turned_off(person: MakePerson) -> None:
    someone = person(language="ru", settings={"firstGames": True})
    sit_down(someone, "amun-re", 3)
    page = someone.page
    page.wait_for_selector("[data-first=marks]")
    page.locator("[data-first-next]").click()
    page.wait_for_selector("[data-first=decision]")
    assert someone.faults() == []
    page.locator("[data-first] [data-rules]").click()
    page.wait_for_selector("[data-guide] .lit")
    page.locator("[data-first-off]").click()
    page.wait_for_selector("[data-first]", state="detached")
    page.reload()
    page.wait_for_selector("[data-board]")
    assert page.evaluate("JSON.parse(localStorage.getItem('ennead.settings')).firstGames") is False
