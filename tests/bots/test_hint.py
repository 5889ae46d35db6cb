"""Hints: what the search knows, told without inventing anything."""

import pytest

from ennead.bots import hint
from ennead.core.referee import FastReferee
from ennead.games import game as game_named
from tests.bots.test_search import CASES, wander


@pytest.mark.parametrize(("name", "players"), CASES)
def test_a_hint_tells_legal_choices_and_adds_up(name: str, players: int) -> None:
    game = game_named(name)
    for steps in (0, 50):
        state, _ = wander(game, players, f"hint/{steps}", steps)
        seat = state.to_act()[0]
        legal = {game.space.text(code) for code in state.legal(seat)}
        advice = hint(game, game.determinize(state, seat, FastReferee(1)), seat, "x", seconds=0.3)
        assert 1 <= len(advice) <= min(3, len(legal))
        assert {each.action for each in advice} <= legal
        assert [each.weight for each in advice] == sorted((each.weight for each in advice), reverse=True)
        for each in advice:
            assert 0 < each.weight <= 1
            assert 0 <= each.chance <= 1
            assert sum(each.sources.values()) == pytest.approx(each.points)
            assert each.line[0] == ("ABCDE"[seat], each.action)


def test_at_the_start_nobody_is_told_to_be_the_favourite() -> None:
    game = game_named("amun-re")
    for players in game.players:
        state, _ = wander(game, players, "even", 0)
        best = hint(
            game, game.determinize(state, state.actor, FastReferee(1)), state.actor, "x", seconds=0.5
        )[0]
        assert best.chance == pytest.approx(1 / players, abs=0.1)
