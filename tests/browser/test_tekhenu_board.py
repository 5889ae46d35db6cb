"""Tekhenu on its board: every decision is made where it is drawn, without the list of choices."""

import random
from typing import Any

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import PHONE, Person

# Enough to go through setup and several turns with all that a die leads to.
DECISIONS = 25
LEGAL = "[data-board] [data-target][data-legal]"

NEW_TABLE = """async (players) => {
  localStorage.setItem('seen-tekhenu', 'seen');
  const token = async () => (await (await fetch('/api/me')).json()).csrf;
  const post = async (path, body) => (await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-CSRF-Token': await token() },
    body: JSON.stringify(body),
  })).json();
  await post('/api/guests', { name: 'Anna' });
  const others = Array.from({ length: players - 1 }, (_, n) => ({ kind: 'hotseat', name: `P${n}` }));
  const seats = [{ kind: 'me' }, ...others];
  return (await post('/api/tables', { game: 'tekhenu', players, seats, options: {} })).id;
}"""


def sit_down(anna: Person, players: int) -> None:
    anna.visit()
    table = anna.page.evaluate(NEW_TABLE, players)
    anna.visit(f"/table/{table}")
    anna.page.get_by_role("button", name="Start").click()
    anna.page.wait_for_selector("[data-board], [data-take-over]")


def clear_the_view(page: Any) -> bool:
    """Somebody else takes the screen, or a story is put away."""
    for mark in ("[data-take-over]", "[data-dismiss]"):
        found = page.locator(mark)
        if found.count() and found.first.is_visible():
            found.first.click()
            return True
    return False


def seq(page: Any) -> str | None:
    marked = page.locator("[data-seq]")
    return str(marked.first.get_attribute("data-seq")) if marked.count() else None


def confirm(page: Any, before: str | None) -> None:
    """What can be taken back is done at once; the rest wants a confirmation."""
    page.wait_for_function(
        "before => document.querySelector('[data-confirm]:enabled')"
        " || document.querySelector('[data-seq]')?.dataset.seq !== before",
        arg=before,
    )
    button = page.locator("[data-confirm]:enabled")
    if button.count():
        # A click right after a new question is taken for a slip.
        page.wait_for_timeout(310)
        if button.count():
            button.click()


def play_on_the_board(anna: Person, decisions: int, chance: random.Random) -> None:
    """Any target that can be chosen, again and again."""
    page = anna.page
    for _ in range(decisions):
        page.wait_for_selector(f"{LEGAL}, [data-take-over], [data-dismiss], [data-finished]")
        while clear_the_view(page):
            page.wait_for_selector(f"{LEGAL}, [data-take-over], [data-dismiss], [data-finished]")
        if anna.is_over():
            return
        before = seq(page)
        targets = page.locator(f"{LEGAL}:visible")
        targets.nth(chance.randrange(targets.count())).click()
        confirm(page, before)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_decision_is_made_on_the_board(person: MakePerson, players: int) -> None:
    anna = person(language="en")
    sit_down(anna, players)
    play_on_the_board(anna, DECISIONS, random.Random(players))
    anna.shot(f"tekhenu-{players}")


def test_a_phone_turns_to_the_part_that_is_asked_about(person: MakePerson) -> None:
    anna = person(language="en", size=PHONE, touch=True)
    sit_down(anna, 1)
    play_on_the_board(anna, DECISIONS, random.Random(5))
    anna.shot("tekhenu-phone")
    assert anna.overflow() <= 0
