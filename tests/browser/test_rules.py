"""The rules beside the board: from every prompt to where they are told, by search, on a page of their own."""

import random
from typing import Any

import pytest

from ennead.games import games
from tests.browser.board import Player, sit_down
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


# Everything of the board that can be asked what it is: a few of each kind, so that all kinds come.
ABOUT = """() => {
  const kinds = {};
  for (const node of document.querySelectorAll('[data-board] [data-about]')) {
    const kind = node.dataset.about.split(/[ -]/)[0];
    (kinds[kind] ??= new Set()).add(node.dataset.about);
  }
  return Object.values(kinds).flatMap((ids) => [...ids].slice(0, 2));
}"""
ASK = """id => document.querySelector(`[data-board] [data-about="${id}"]`).dispatchEvent(
  new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }))"""


def opens_rules(page: Any) -> None:
    page.wait_for_selector("[data-guide] .lit")
    lit = page.locator("[data-guide] .lit").first
    assert lit.inner_text().strip()
    page.keyboard.press("g")
    page.wait_for_selector("[data-guide]", state="detached")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "kemet" else pytest.mark.long) for name in games()]
)
def test_refusals_log_and_sheets_lead_to_their_rules(person: MakePerson, name: str) -> None:
    someone = person(language="en")
    sit_down(someone, name, 3)
    page = someone.page
    Player(someone, random.Random(7)).play(3)
    page.wait_for_selector("[data-why-not]")

    page.locator("[data-why-not]").click()
    page.wait_for_selector("[data-tray=why] .why[aria-busy=false]")
    reasons = page.locator("[data-tray=why] [data-rules]")
    if reasons.count():
        page.wait_for_function(
            "() => /§./.test(document.querySelector('[data-tray=why] [data-rules]').textContent)"
        )
        reasons.first.click()
        opens_rules(page)

    page.keyboard.press("l")
    lines = page.locator("li.deed [data-rules]")
    page.wait_for_selector("li.deed [data-rules]")
    told = {lines.nth(at).get_attribute("data-rules"): at for at in range(lines.count())}
    assert len(told) > 1
    for at in list(told.values())[:5]:
        lines.nth(at).click()
        opens_rules(page)
        page.keyboard.press("l")

    page.keyboard.press("l")
    page.wait_for_selector("li.deed", state="detached")
    for id in page.evaluate(ABOUT):
        page.evaluate(ASK, id)
        page.locator("[data-sheet] [data-rules]").click()
        opens_rules(page)
        page.keyboard.press("Escape")
