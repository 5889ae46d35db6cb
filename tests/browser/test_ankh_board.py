"""The board of Ankh at play: whatever is drawn can be read and hit, in both languages, and nothing is cut."""

import random
from typing import Any

import pytest

from tests.browser.board import Finger, Player, sit_down
from tests.browser.conftest import MakePerson
from tests.browser.person import DESK, PHONE

# Words below 12 pixels, words cut off, and targets that are too small, on the board as it is shown now.
FAULTS = """(least) => {
  const board = document.querySelector('[data-board]');
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const faults = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || !seen(node)) continue;
    const scale = node instanceof SVGElement ? Math.abs(node.getScreenCTM().a) : 1;
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (size < 11.95) faults.push(`${text}: ${size.toFixed(1)} px`);
  }
  for (const node of board.querySelectorAll('*')) {
    if (!(node instanceof HTMLElement) || !node.textContent.trim() || !seen(node)) continue;
    const style = getComputedStyle(node);
    const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const text = node.textContent.trim().slice(0, 60);
    if (cuts && node.scrollWidth > node.clientWidth + 1) faults.push(`cut: ${text}`);
  }
  for (const node of board.querySelectorAll('[data-target][data-legal]')) {
    const box = node.getBoundingClientRect();
    if (seen(node) && Math.min(box.width, box.height) < least - 0.5)
      faults.push(`${node.dataset.target}: ${box.width.toFixed()} by ${box.height.toFixed()} px`);
  }
  return faults;
}"""

# The part of the board a phone marks as shown, and whether that part is there and no other.
SHOWN = """() => {
  const parts = { map: '=map', gods: '^=god-', tracks: '=tracks', hand: '=hand' };
  const marked = document.querySelector('[data-tab][aria-pressed=true]').dataset.tab;
  const isThere = (part) => document.querySelector(`[data-board] [data-place${parts[part]}]`);
  const there = Object.keys(parts).filter(isThere);
  return { marked, there };
}"""


@pytest.mark.slow
@pytest.mark.parametrize(("language", "players"), [("en", 5), ("ru", 5), ("ru", 3)])
def test_all_of_the_board_can_be_read_and_hit(person: MakePerson, language: str, players: int) -> None:
    someone = person(size=DESK, language=language, settings={"lone": False})
    sit_down(someone, "ankh", players)
    assert faults_of(Player(someone, random.Random(players)), 24) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_of_the_board_can_be_read_and_hit_on_a_phone(person: MakePerson, language: str) -> None:
    someone = person(size=PHONE, touch=True, language=language, settings={"lone": False})
    sit_down(someone, "ankh", 4)
    assert faults_of(Finger(someone, random.Random(4)), 44) == []


@pytest.mark.slow
def test_a_phone_marks_the_part_it_shows(person: MakePerson) -> None:
    someone = person(size=PHONE, touch=True, settings={"lone": False})
    sit_down(someone, "ankh", 3)
    player = Finger(someone, random.Random(3))
    marked = set()
    for decisions in range(1, 13):
        player.play(decisions)
        shown = someone.page.evaluate(SHOWN)
        assert shown["there"] == [shown["marked"]]
        marked.add(shown["marked"])
    assert len(marked) > 1
    for part in ("map", "gods", "tracks", "hand"):
        someone.page.locator(f"[data-tab={part}]").tap()
        assert someone.page.evaluate(SHOWN) == {"marked": part, "there": [part]}


def faults_of(player: Player, least: int) -> list[Any]:
    """What is wrong in any of the first dozen positions."""
    found: list[Any] = []
    for decisions in range(1, 13):
        player.play(decisions)
        found += player.page.evaluate(FAULTS, least)
    return sorted(set(found))
