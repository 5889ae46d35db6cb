"""The game page works for every registered game, drawn board or not."""

import random
import re

import pytest

from ennead.games import game as game_of
from ennead.games import games
from ennead.table import Asked, Seat, Table, presentation
from tests.browser.conftest import MakePerson, every_other

STEPS = 12
# From here on the game is played in text mode, in which every game is drawn by the general page.
TEXT_FROM = 4


@pytest.mark.parametrize(("name", "language"), every_other(games(), ("en", "ru")))
def test_a_game_can_be_played_from_its_list_of_choices(person: MakePerson, name: str, language: str) -> None:
    someone = person(language=language, dark=language == "en")
    someone.visit(f"/new/{name}")
    someone.page.wait_for_selector("form")
    players = game_of(name).players[-1]
    someone.page.get_by_label(str(players), exact=True).check()
    for place in range(1, players):
        someone.page.locator("ol select").nth(place).select_option("hotseat")
    someone.page.locator("form button.primary").click()
    someone.page.wait_for_selector("[data-take-over], section.bar")
    chance = random.Random(1)
    for step in range(STEPS):
        found = someone.wait_for_turn()
        assert found
        if step == TEXT_FROM:
            assert someone.faults() == [], "on the drawn board"
            someone.page.keyboard.press("t")
        someone.take(chance.choice(found))
    someone.wait_for_turn()
    assert someone.faults() == []
    assert someone.overflow() <= 0
    shown = someone.page.locator("body").inner_text()
    assert re.findall(r"\b(?:action|event|prompt|refusal|field|error)-\w+", shown) == []
    if language == "ru":
        # Everything has a name in the reader's language: no Latin word is left, but for Roman numbers.
        assert re.findall(r"\b(?![IVX]+\b)[A-Za-z]{3,}\b", shown) == []
    someone.shot(f"every-game-{name}-{language}")


def _play_at_random(name: str, seed: int) -> Table:
    game, at, chance = game_of(name), "2026-01-01T00:00:00.000Z", random.Random(seed)
    seats = [Seat("person", user, user) for user in ("a", "b")]
    table = Table("played-elsewhere", game, 2, game.check_options(2, {}), seats, f"seed {seed}", "salt")
    table.start(at)
    while table.to_act:
        seat = table.to_act[0]
        action = game.space.text(chance.choice(table.state.legal(seat)))
        table.play(seat, action, Asked(at, seats[seat].user))
    return table


def test_a_game_that_nobody_wins_has_a_final_page(person: MakePerson) -> None:
    played = (_play_at_random("ankh", seed) for seed in range(50))
    table = next(table for table in played if table.result and not table.result["winners"])
    someone = person()
    someone.start()
    csrf = someone.context.request.get(f"{someone.base}/api/me").json()["csrf"]
    answer = someone.context.request.post(
        f"{someone.base}/api/imports",
        data=presentation.export(table),
        headers={"X-CSRF-Token": csrf, "Origin": someone.base},
    )
    assert answer.ok, answer.text()
    someone.visit(f"/table/{answer.json()['id']}")
    someone.page.get_by_role("heading", name="Nobody wins").wait_for()
    assert someone.faults() == []
