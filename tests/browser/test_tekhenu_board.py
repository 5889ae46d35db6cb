"""Tekhenu's board to the eye and to the finger: nothing too small to read or to hit, nothing cut."""

import random

import pytest

from tests.browser.board import Finger, Player, sit_down
from tests.browser.conftest import MakePerson
from tests.browser.person import CAREFUL, PHONE, Person

# Text by its size on the screen, and what of it is cut off by the box it stands in.
READ = """() => {
  const small = [], cut = [];
  const roots = '[data-board], [data-panels], [data-calendar], [data-strip]';
  for (const root of document.querySelectorAll(roots)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const said = node.textContent.trim();
      const holder = node.parentElement;
      if (!said || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (holder.closest('title, style, .hidden-visually')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width) continue;
      const drawn = holder.closest('text');
      const scale = drawn ? Math.hypot(drawn.getScreenCTM().a, drawn.getScreenCTM().b) : 1;
      const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
      if (size < 11.95) small.push(`${said} (${size.toFixed(1)})`);
      for (let around = holder; around && around !== root.parentElement; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflowX !== 'hidden' || around.closest('svg') || style.position === 'fixed') continue;
        const frame = around.getBoundingClientRect();
        if (box.right > frame.right + 1.5 || box.left < frame.left - 1.5 || box.bottom > frame.bottom + 3)
          cut.push(said);
      }
    }
  }
  return { small: [...new Set(small)], cut: [...new Set(cut)] };
}"""

# Things to hit, by the lesser side of their box.
HIT = """(least) => [
    ...document.querySelectorAll('[data-board] [data-target][data-legal], [data-panels] button'),
  ]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => [node.dataset.target ?? node.className, node.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([id, box]) => `${id} ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`)"""


def check(someone: Person, *, least: int, at: str) -> None:
    found = someone.page.evaluate(READ)
    assert found == {"small": [], "cut": []}, at
    assert someone.page.evaluate(HIT, least) == [], at


@pytest.mark.parametrize(
    ("language", "players"),
    [
        pytest.param("ru", 4, marks=pytest.mark.long),
        ("en", 1),
        ("ru", 1),
        pytest.param("en", 3, marks=pytest.mark.long),
    ],
)
def test_everything_can_be_read_and_hit(person: MakePerson, language: str, players: int) -> None:
    someone = person(language=language, settings={"lone": False})
    sit_down(someone, "tekhenu", players)
    player = Player(someone, random.Random(players))
    for decisions in range(0, 15, 3):
        player.play(decisions)
        check(someone, least=24, at=f"after {decisions} decisions")
    someone.shot(f"tekhenu-read-{language}-{players}")


def test_fingers_find_what_they_want(person: MakePerson) -> None:
    someone = person(language="ru", size=PHONE, touch=True, settings={"lone": False})
    sit_down(someone, "tekhenu", 4)
    player = Finger(someone, random.Random(3))
    for decisions in range(0, 15, 3):
        player.play(decisions)
        check(someone, least=44, at=f"after {decisions} decisions")
    someone.shot("tekhenu-phone")
    assert someone.overflow() <= 0


def test_a_phone_stays_where_somebody_looks(person: MakePerson) -> None:
    someone = person(size=PHONE, touch=True, settings=CAREFUL)
    sit_down(someone, "tekhenu", 2)
    player = Finger(someone, random.Random(1))
    dice = someone.page.locator("[data-legal][data-target^=die]")
    considered = someone.page.locator("[data-confirm]")
    while not dice.count() or considered.count():
        player.play(player.decisions + 1)
    someone.page.locator("[data-tab=temple]").tap()
    someone.page.wait_for_selector("[data-target^=cell]")
    # A choice from the list, and what it would bring, come without calling back to the wheel.
    someone.page.locator("button[data-action]").first.tap()
    considered.wait_for()
    assert someone.page.locator("[data-tab=temple]").get_attribute("aria-pressed") == "true"
    assert dice.count() == 0
