"""Kemet on its board: a march in three clicks, battles one understands, a shelf one can search."""

import random
import re
from fnmatch import fnmatchcase
from typing import Any

import pytest

from tests.browser.board import HOTSEAT, Finger, Player, sit_down
from tests.browser.conftest import MakePerson
from tests.browser.person import CAREFUL, PHONE, Person

# So many decisions of a game are measured.
MEASURED = 40

# What stands on the screen while the question is about a battle: what something else covers is not seen.
COUNCIL = """() => {
  const panel = document.querySelector('[data-place=battle]');
  const said = (node) => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top && (node === top || node.contains(top)) ? node.innerText.trim() : '';
  };
  return panel && {
    place: said(panel.querySelector('h3')),
    sides: [...panel.querySelectorAll('.side')].map(said),
  };
}"""
# A way into battle, whatever is drawn and whoever begins: both march on one temple and choose their cards.
INTO_BATTLE = (
    "teleport temple_west",
    "units 5",
    "stop",
    "token l1_move",
    "move w?_d?",
    "play *",
    "discard *",
    "done",
)

# Text that is too small or wider than the box that cuts it, and targets that are too small to hit.
FAULTS = """(least) => {
  const found = [];
  const board = document.querySelector('[data-board]');
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest('.sr, [data-reveal]') || !seen(node)) continue;
    const size = node instanceof SVGElement
      ? parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a
      : parseFloat(getComputedStyle(node).fontSize);
    const words = text.data.trim();
    const enough = node.closest('svg') ? least.drawn : 12;
    if (size < enough - 0.05) found.push(`small ${size.toFixed(1)}: ${words}`);
    if (node instanceof SVGElement) continue;
    const cuts = getComputedStyle(node).overflowX === 'hidden';
    if (cuts && node.scrollWidth > node.clientWidth + 1) found.push(`cut: ${words}`);
  }
  for (const node of board.querySelectorAll('button, select')) {
    if (!seen(node) || node.closest('[data-reveal]')) continue;
    const box = node.getBoundingClientRect();
    const name = node.getAttribute('aria-label') ?? node.innerText;
    if (Math.min(box.width, box.height) < least.target - 0.5)
      found.push(`target ${Math.round(box.width)}×${Math.round(box.height)}: ${name}`);
  }
  return [...new Set(found)];
}"""


# A day's turn has come: a token can be played.
TURN = "() => document.querySelector('[data-target=\"token l1_move\"][data-legal]') !== null"


def until(player: Player, script: str, decisions: int) -> Any:
    """Play on the board until the script says something."""
    for _ in range(decisions):
        found = player.page.evaluate(script)
        if found:
            return found
        player.play(player.decisions + 1)
    raise AssertionError("it never comes to that")


@pytest.mark.slow
@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_war_council_is_never_entered_without_place_enemy_and_strengths(
    person: MakePerson, device: str
) -> None:
    phone = device == "phone"
    anna = person(size=PHONE if phone else None, touch=phone, settings={"lone": False})
    page = anna.page
    sit_down(anna, "kemet", 2, other=HOTSEAT)
    councils = 0
    while not page.locator("[data-reveal]").count():
        found = anna.wait_for_turn()
        if page.locator("[data-target^=council-][data-legal]").count():
            councils += 1
            shown = page.evaluate(COUNCIL)
            assert "Temple of Sand" in shown["place"]
            attacks, defends = shown["sides"]
            assert "attacks" in attacks
            assert "defends" in defends
            # How strong, and where that comes from.
            assert all(re.search(r"\d\s+units \d", side) for side in shown["sides"]), shown
        anna.take(next((text for wish in INTO_BATTLE for text in found if fnmatchcase(text, wish)), found[0]))
    # Both have chosen a battle card and laid one aside; a slow page may have shown a question twice.
    assert councils >= 4
    anna.shot(f"kemet-council-{device}")


@pytest.mark.slow
def test_a_march_takes_three_clicks(person: MakePerson) -> None:
    """Troop, place, confirm: with every step confirmed, as the careful want it."""
    anna = person(settings=CAREFUL)
    page = anna.page
    sit_down(anna, "kemet", 2)
    player = Player(anna, random.Random("march"))
    until(player, TURN, 60)
    take(anna, page.locator('[data-target="token l1_move"]'))
    page.wait_for_function("() => document.querySelector('[data-action^=\"move \"]') !== null")
    page.wait_for_timeout(310)
    page.locator('[data-board] [data-action^="move "]').first.dispatch_event("click")
    goal = page.locator('[data-board] [data-action^="march "]')
    goal.first.wait_for(state="attached")
    place = goal.first.get_attribute("data-target")
    goal.first.dispatch_event("click")
    assert page.locator("[data-board] path.path").count() >= 2
    troops = TROOPS.replace("PLACE", str(place))
    before = page.evaluate(troops)
    page.locator("[data-confirm]").click()
    page.wait_for_function(f"before => ({troops})() !== before", arg=before, timeout=60_000)
    assert page.locator("[data-confirm]:enabled").count() == 0


# What a screen reader says of an area; who stands there is part of it.
TROOPS = """() => document.querySelector('[data-place="PLACE"]')?.getAttribute('aria-label')"""


def take(someone: Person, target: Any) -> None:
    """A click, and confirm."""
    page = someone.page
    page.wait_for_timeout(310)
    target.click()
    page.locator("[data-confirm]:enabled").click()
    page.wait_for_function("() => !document.querySelector('[data-confirm]')")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("device", ["desk", pytest.param("phone", marks=pytest.mark.long)])
def test_everything_is_large_enough_and_nothing_is_cut(
    person: MakePerson, language: str, device: str
) -> None:
    phone = device == "phone"
    size = PHONE if phone else None
    anna = person(language=language, size=size, touch=phone, settings={"lone": False, "language": language})
    sit_down(anna, "kemet", 5)
    player = (Finger if phone else Player)(anna, random.Random(5))
    # A phone shows the land smaller and lets it be drawn apart with two fingers.
    least = {"target": 44 if phone else 24, "drawn": 9 if phone else 12}
    faults: set[str] = set()
    for decisions in range(4, MEASURED, 4):
        faults.update(anna.page.evaluate(FAULTS, least))
        player.play(decisions)
    anna.shot(f"kemet-measured-{device}-{language}")
    assert sorted(faults) == []


@pytest.mark.slow
def test_the_shelf_is_searched_and_two_tiles_are_compared(person: MakePerson) -> None:
    anna = person(settings={"lone": False})
    page = anna.page
    sit_down(anna, "kemet", 2)
    # Before the first day nothing has a price.
    until(Player(anna, random.Random("shelf")), TURN, 60)
    market = page.locator(".market")
    tiles = market.locator(".level button")
    every = tiles.count()
    assert every >= 24
    faded = market.locator(".level button.faded")
    market.locator("[data-filter=owner]").select_option("free")
    # Which tiles are in the game is chance; some moment finds some of them.
    moments = market.locator("[data-filter=when] option").evaluate_all("all => all.map(each => each.value)")
    found = set()
    for moment in moments:
        market.locator("[data-filter=when]").select_option(moment)
        found.add(faded.count())
    assert any(0 < count < every for count in found)
    market.locator("[data-filter=when]").select_option("")
    market.locator("[data-filter=today]").click()
    assert faded.count() > 0
    tiles.first.focus()
    first = market.locator("div.told").inner_text()
    market.locator(".keep").click()
    tiles.last.focus()
    both = market.locator("div.told.both")
    assert first.split("\n")[0].split()[0] in both.inner_text()
    # What is missing for a tile one can't buy is said with it.
    assert both.locator(".lack").count() > 0
