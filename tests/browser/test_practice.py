"""Practice in a browser: one puzzle solved, one not, what is told of both, and what is remembered."""

import pytest

import ennead
from ennead.practice import Puzzle, puzzles
from tests.browser.conftest import MakePerson
from tests.browser.person import Person

# More choices than these are offered in several steps.
FEW = 8


def small(name: str) -> list[Puzzle]:
    return [each for each in puzzles(ennead.game(name)).puzzles if len(each.choices) <= FEW]


def answer(someone: Person, puzzle: Puzzle, action: str) -> str:
    """Choose in the list as in a game; the verdict."""
    page = someone.page
    someone.visit(f"/practice/{puzzle.game.name}/{puzzle.id}")
    page.wait_for_selector("[data-choices]")
    if page.locator("[data-choices]").get_attribute("aria-expanded") == "false":
        page.locator("[data-choices]").click()
    page.locator(f'button[data-action="{action}"]').click()
    page.locator("[data-confirm]").click()
    return page.wait_for_selector("[data-verdict]").get_attribute("data-verdict") or ""


def solve_and_miss(someone: Person, solved: Puzzle, missed: Puzzle) -> None:
    page = someone.page
    assert answer(someone, solved, solved.solution.action) == "right"
    assert page.locator("[data-choice]").first.get_attribute("data-choice") == solved.solution.action
    assert page.locator("[data-tray=verdict] table tbody tr").count() > 0
    page.keyboard.press("Enter")
    page.wait_for_function("!document.querySelector('[data-verdict]')")
    assert solved.id not in page.url

    assert answer(someone, missed, missed.choices[-1].action) == "wrong"
    shown = page.locator("[data-choice]")
    actions = [shown.nth(at).get_attribute("data-choice") for at in range(shown.count())]
    assert actions[0] == missed.solution.action
    assert missed.choices[-1].action in actions
    # A puzzle is nobody's first game.
    assert page.locator("[data-first]").count() == 0
    assert someone.overflow() <= 0

    someone.visit("/practice")
    for puzzle, mark in ((solved, "right"), (missed, "missed")):
        place = page.wait_for_selector(f'[data-puzzle="{puzzle.id}"]')
        assert mark in (place.get_attribute("class") or "").split()
    assert someone.faults() == []


def test_a_puzzle_is_solved_and_another_is_not(person: MakePerson) -> None:
    solved, missed, *_ = small("kemet")
    someone = person(language="en", settings={"confirm": "always", "firstGames": True})
    someone.visit()
    someone.page.locator("[data-daily]").wait_for()
    solve_and_miss(someone, solved, missed)


@pytest.mark.long
@pytest.mark.parametrize("name", ennead.games())
def test_every_game_can_be_practised(person: MakePerson, name: str) -> None:
    solved, missed, *_ = small(name)
    solve_and_miss(person(language="ru", dark=True), solved, missed)
