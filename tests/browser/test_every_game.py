"""The game page works for every registered game, drawn board or not."""

import random
import re

import pytest

from ennead.games import game as game_of
from ennead.games import games
from tests.browser.conftest import MakePerson

STEPS = 6


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", games())
def test_a_game_can_be_played_from_its_list_of_choices(person: MakePerson, name: str, language: str) -> None:
    someone = person(language=language)
    someone.visit(f"/new/{name}")
    someone.page.wait_for_selector("form")
    players = game_of(name).players[-1]
    someone.page.get_by_label(str(players), exact=True).check()
    for place in range(1, players):
        someone.page.locator("ol select").nth(place).select_option("hotseat")
    someone.page.locator("form button.primary").click()
    someone.page.wait_for_selector("[data-take-over], section.bar")
    # In text mode every game is drawn by the general page.
    chance = random.Random(1)
    for step in range(STEPS):
        found = someone.wait_for_turn()
        assert found
        if step == 2:
            someone.page.keyboard.press("t")
        someone.take(chance.choice(found))
    someone.wait_for_turn()
    assert someone.faults() == []
    assert someone.overflow() <= 0
    shown = someone.page.locator("body").inner_text()
    assert re.findall(r"\b(?:action|event|prompt|refusal|field|error)-\w+", shown) == []
    someone.shot(f"every-game-{name}-{language}")
