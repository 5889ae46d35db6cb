"""Rewards apart from scores: shared wins, merged sides, nobody's win, games cut off."""

from typing import Any

import pytest

import ennead
from ennead.core.game import Game, Result
from ennead.core.referee import FastReferee
from ennead.core.state import State
from ennead.research import REWARDS, ids, setting


class Ended(Game):
    """A game with a given end."""

    def __init__(self, ranking: list[list[int]], points: list[int]) -> None:
        self.ended = Result([{"all": each} for each in points], ranking, [])

    def result(self, state: State) -> Result:
        return self.ended


def over(players: int) -> State:
    state = State()
    state.players = players
    state.actor = -1
    return state


@pytest.mark.parametrize(
    ("ranking", "points", "shares", "ranks"),
    [
        ([[1], [0], [2]], [5, 9, 1], [0, 1, 0], [0, 1, -1]),
        # Two seats share the win.
        ([[0, 2], [1]], [7, 3, 7], [0.5, 0, 0.5], [0.5, -1, 0.5]),
        # Ankh: a merged side of two seats is second.
        ([[3], [0, 1], [2]], [20, 20, 3, 31], [0, 0, 0, 1], [0, 0, -1, 1]),
        # Ankh: nobody wins, all share the last place.
        ([[], [0, 1, 2]], [0, 0, 0], [0, 0, 0], [0, 0, 0]),
    ],
)
def test_places_become_rewards(
    ranking: list[list[int]], points: list[int], shares: list[float], ranks: list[float]
) -> None:
    game = Ended(ranking, points)
    state = over(len(points))
    assert REWARDS["win_share"](game, state) == shares
    assert REWARDS["rank"](game, state) == pytest.approx(ranks)
    assert sum(REWARDS["rank"](game, state)) == pytest.approx(0)
    assert REWARDS["score"](game, state) == points


def test_margins_are_against_the_best_other() -> None:
    assert REWARDS["margin"](Ended([[1], [0], [2]], [5, 9, 1]), over(3)) == [-0.04, 0.04, -0.08]


def test_the_bot_of_a_solo_game_counts_but_gets_nothing() -> None:
    state = over(1)
    lost = Ended([[1], [0]], [40, 50])
    assert REWARDS["rank"](lost, state) == [-1]
    assert REWARDS["win_share"](lost, state) == [0]
    assert REWARDS["margin"](lost, state) == [-0.1]


def test_a_game_cut_off_is_worth_its_points_so_far() -> None:
    game = ennead.game("amun-re")
    state: Any = game.start(3, None, FastReferee(1))
    assert REWARDS["rank"](game, state) == [0, 0, 0]
    assert REWARDS["win_share"](game, state) == [0, 0, 0]
    assert len(REWARDS["margin"](game, state)) == 3


def test_own_functions_and_wrong_names() -> None:
    chosen = setting("ennead/kemet-v3", 3, reward=lambda _game, _state: [1.0, 2.0, 3.0])
    assert chosen.rewards(over(3)) == [1, 2, 3]
    with pytest.raises(ValueError, match="no reward 'luck'"):
        setting("kemet", reward="luck")
    with pytest.raises(ValueError, match="use ennead/kemet-v3"):
        setting("ennead/kemet-v1")
    assert "ennead/amun-re-v1" in ids()
