"""Sixty decisions of each game, on a desk and on a phone: the board keeps its box, and nobody meets an id."""

import random
import re
from typing import Any

import pytest

from ennead.games import game as game_of
from ennead.games import games
from tests.browser.conftest import MakePerson
from tests.browser.person import DESK, PHONE, Person

# The first questions at every change, all sixty in `make test-long`.
DECISIONS = [8, pytest.param(60, marks=pytest.mark.long)]
SIZES = {"desk": DESK, "phone": PHONE}

# Everything that is read, pointed at or read aloud: what is written, names of controls, titles.
# What is meant for readers of another language says so.
SAID = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const said = [document.body.innerText];
  for (const text of document.querySelectorAll('svg text')) if (seen(text)) said.push(text.textContent);
  for (const title of document.querySelectorAll('svg title')) said.push(title.textContent);
  for (const named of document.querySelectorAll('[aria-label], [title]'))
    if (seen(named) && !named.closest('body [lang]'))
      said.push(named.getAttribute('aria-label'), named.getAttribute('title'));
  return said.filter(Boolean);
}"""

# How far the document can be scrolled: a game fills its window, and there is nothing below or beside it.
SCROLLS = """() => {
  const root = document.documentElement;
  return [root.scrollHeight - innerHeight, root.scrollWidth - innerWidth];
}"""


@pytest.mark.slow
@pytest.mark.parametrize("decisions", DECISIONS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", games())
def test_nothing_moves_and_no_id_shows(person: MakePerson, name: str, size: str, decisions: int) -> None:
    # In Russian every id and every field that has no word is a Latin one.
    someone = person(language="ru", size=SIZES[size], touch=size == "phone")
    sit_alone(someone, name)
    chance = random.Random(60)
    known: dict[str, list[dict[str, Any]]] = {}
    for number in range(decisions):
        found = someone.wait_for_turn(60)
        if someone.is_over():
            break
        assert found
        at = f"decision {number} of {name} on a {size}"
        here = boxes(someone)
        before = known.setdefault(shown_tab(someone), here)
        assert here == before, f"{at}: the boxes of board and map were {before} and are {here}"
        assert someone.page.evaluate(SCROLLS) == [0, 0], f"{at}: the page scrolls past its content"
        assert raw_words(someone) == [], at
        someone.take(chance.choice(quick(found)))
    # What was sent has come back: nothing is dimmed any more.
    someone.wait_for_turn(60)
    assert someone.faults() == []
    someone.shot(f"sixty-{name}-{size}")


def sit_alone(someone: Person, name: str) -> None:
    """A table of all seats at this screen, as many as the game has."""
    someone.visit(f"/new/{name}")
    someone.page.wait_for_selector("form")
    players = game_of(name).players[-1]
    someone.page.get_by_label(str(players), exact=True).check()
    for place in range(1, players):
        someone.page.locator("ol select").nth(place).select_option("hotseat")
    someone.page.locator("form button.primary").click()
    someone.page.wait_for_selector("[data-take-over], section.bar")


def boxes(someone: Person) -> list[dict[str, Any]]:
    """Where the board stands, and the window through which its map is seen, if it has one."""
    places = someone.page.locator("main.board, main.board .stage").all()
    return [place.bounding_box() for place in places]


def shown_tab(someone: Person) -> str:
    """Which part of the board a phone shows; a board may turn to the one that is asked about."""
    pressed = someone.page.locator("[data-tab][aria-pressed=true]")
    return str(pressed.get_attribute("data-tab")) if pressed.count() else ""


def quick(found: list[str]) -> list[str]:
    """Without sales of single cards, which would fill the sixty decisions."""
    return [text for text in found if not text.startswith("sell")] or found


def raw_words(someone: Person) -> list[str]:
    """Latin words, but for Roman numbers and keys, and whatever looks like a name out of the code."""
    said = "\n".join(someone.page.evaluate(SAID))
    said = someone.without_names(said)
    latin = re.findall(r"\b(?![IVX]+\b|Enter\b|Esc\b|Ctrl\b)[A-Za-z]{3,}\b", said)
    return latin + re.findall(r"\w+_\w+|\bNaN\b|\{|\}", said)
