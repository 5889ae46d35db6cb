"""The rules beside the board: from every prompt to where they are told, by search, on a page of their own."""

import pytest

from ennead.games import games
from tests.browser.board import sit_down
from tests.browser.conftest import MakePerson
from tests.browser.person import PHONE


@pytest.mark.parametrize("name", games())
def test_a_prompt_leads_to_its_rules(person: MakePerson, name: str) -> None:
    someone = person(language="en")
    sit_down(someone, name, 3)
    page = someone.page
    page.locator("section.bar [data-rules]").click()
    page.wait_for_selector("[data-guide] .lit")
    assert page.locator("[data-guide] .lit").first.inner_text().strip()
    lit = page.locator("[data-guide] .lit").first.bounding_box()
    assert 0 < lit["y"] < page.viewport_size["height"], "the rule is in sight"
    someone.shot(f"rules-{name}")
    page.keyboard.press("g")
    page.wait_for_selector("[data-guide]", state="detached")


@pytest.mark.parametrize("name", games())
def test_the_rules_have_a_page_to_read_and_to_search(person: MakePerson, name: str) -> None:
    someone = person(language="ru", size=PHONE, touch=True, dark=True)
    someone.visit(f"/rules/{name}")
    page = someone.page
    page.wait_for_selector("[data-chapter]")
    chapters = page.locator("[data-chapter]").count()
    page.locator("[data-guide] input[type=search]").fill("карт")
    page.wait_for_function(
        "before => document.querySelectorAll('[data-chapter]').length < before", arg=chapters
    )
    assert page.locator("[data-chapter]").count() > 0
    assert someone.overflow() <= 0
    assert someone.faults() == []
    someone.shot(f"rules-page-{name}")
