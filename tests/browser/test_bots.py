"""Opponents of a chosen strength, and hints."""

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import DESK, PHONE


def test_the_strength_of_the_bots_is_chosen_once_and_remembered(person: MakePerson) -> None:
    someone = person()
    someone.visit()
    someone.page.locator("article .strength select").first.select_option("hard")
    someone.page.locator("[data-start=bots]").first.click()
    someone.page.wait_for_url("**/table/*")
    table = someone.page.evaluate(
        "id => fetch(`/api/tables/${id}`).then(answer => answer.json())", someone.table
    )
    assert [seat.get("bot") for seat in table["seats"]] == [None, "hard", "hard", "hard"]
    someone.visit()
    strengths = someone.page.locator("article .strength select")
    strengths.first.wait_for()
    assert {strengths.nth(at).input_value() for at in range(strengths.count())} == {"hard"}


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ru", PHONE)])
def test_a_hint_shows_three_choices_that_can_be_taken(
    person: MakePerson, language: str, size: dict[str, int]
) -> None:
    someone = person(language=language, size=size)
    someone.start("hotseat")
    page = someone.page
    someone.wait_for_turn()
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-advice]", timeout=20_000)
    assert page.locator("[data-advice]").count() == 3
    assert " ± " in page.locator("[data-advice]").first.inner_text()
    page.locator(".hints details").first.click()
    someone.shot(f"hint-{language}-{size['width']}")
    assert someone.faults() == []
    page.locator("[data-advice]").first.click()
    page.wait_for_selector("[data-confirm]")
    page.wait_for_timeout(310)
    page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-take-over]")
    assert page.locator("[data-advice]").count() == 0


def test_a_table_made_without_hints_offers_none(person: MakePerson) -> None:
    someone = person()
    someone.visit("/new/amun-re")
    page = someone.page
    page.get_by_label("Hints from the search").uncheck()
    someone.shot("new-without-hints")
    page.get_by_label("3", exact=True).check()
    page.locator("ol select").nth(1).select_option("bot")
    page.locator("form button.primary").click()
    someone.wait_for_turn()
    assert page.locator("[data-hint]").count() == 0
    page.keyboard.press("h")
    page.get_by_role("button", name="At the table").click()
    page.wait_for_selector("text=This table plays without hints.")
    assert page.locator(".hints").count() == 0
