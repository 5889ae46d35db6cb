"""Rewards apart from scores: shared wins, merged sides, nobody's win, games cut off."""

from typing import Any

import pytest

import ennead
from ennead.core.game import Game, Result
from ennead.core.referee import FastReferee
from ennead.core.state import State
from ennead.games.ankh.testing import Table as Ankh
from ennead.research import REWARDS, ids, setting


class Ended(Game):
    """A game with a given end."""

    def __init__(self, ranking: list[list[int]], points: list[int]) -> None:
        self.ended = Result([{"all": each} for each in points], ranking, [])

    def result(self, state: State) -> Result:
        return self.ended

    def partners(self, state: State, seat: int) -> tuple[int, ...]:
        return ()


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


def merged_end(devotion: str, first: str) -> State:
    """Ankh's last sides at the end of the game: Isis and Anubis are one."""
    table = Ankh(gods="anubis amun isis ra").merged("isis", "anubis").devotion(devotion)
    table.begin("forget", {"step": "end_turn", "seat": first})
    state: State = table.state
    assert state.over
    return state


def test_a_merged_side_of_ankh_wins_together() -> None:
    """Two seats, one side: the same place, the same points, and nobody's margin is against a partner."""
    game = ennead.game("ankh")
    state = merged_end("amun 3 < ra 12 < isis 26", "A")
    assert game.result(state).ranking[0] == [0, 2]
    assert REWARDS["win_share"](game, state) == [0.5, 0, 0.5, 0]
    assert REWARDS["rank"](game, state) == pytest.approx([2 / 3, -1, 2 / 3, -1 / 3])
    assert REWARDS["score"](game, state) == [26, 3, 26, 12]
    assert REWARDS["margin"](game, state) == [0.14, -0.23, 0.14, -0.14]


def test_a_merged_side_of_ankh_is_forgotten_together() -> None:
    game = ennead.game("ankh")
    state = merged_end("isis 12 < amun 20 < ra 25", "D")
    assert REWARDS["win_share"](game, state) == [0, 0, 0, 1]
    ranks = REWARDS["rank"](game, state)
    assert ranks[0] == ranks[2] == min(ranks)
    assert ranks[3] == 1
    assert sum(ranks) == pytest.approx(0)


def test_nobody_wins_in_ankh_when_all_are_forgotten() -> None:
    game = ennead.game("ankh")
    table = Ankh(gods="anubis amun isis ra").devotion("anubis 5 < isis 6 < ra 19 < amun 20")
    state: State = table.begin("forget", {"step": "end_turn", "seat": "A"}).state
    assert state.over
    assert REWARDS["win_share"](game, state) == [0, 0, 0, 0]
    assert REWARDS["rank"](game, state) == [0, 0, 0, 0]
    assert REWARDS["score"](game, state) == [5, 20, 6, 19]


def test_a_shared_win_of_amun_re() -> None:
    """The same points, pyramids and stones: the win is shared by halves."""
    game = ennead.game("amun-re")
    referee = FastReferee(1)
    state: Any = game.start(3, None, referee)
    while not state.over:
        seat = state.to_act()[0]
        state.play(state.legal(seat)[0], referee, seat)
    half = len(state.points) // 3
    state.points[:half] = [9] * half
    state.points[half : 2 * half] = [9] * half
    state.owner = [0, 1, *[2] * (len(state.owner) - 2)]
    state.pyramids[0], state.stones[0] = state.pyramids[1], state.stones[1]
    assert game.result(state).tie_breaks[-1] == "shared"
    assert REWARDS["win_share"](game, state) == [0.5, 0.5, 0]
    assert REWARDS["rank"](game, state) == [0.5, 0.5, -1]
    assert REWARDS["margin"](game, state)[:2] == [0, 0]


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
    with pytest.raises(ValueError, match="2 rewards for 3 seats"):
        setting("kemet", 3, reward=lambda _game, _state: [1.0, 2.0]).rewards(over(3))
    with pytest.raises(ValueError, match="cut off after -1"):
        setting("kemet", max_decisions=-1)
    with pytest.raises(ValueError, match="no reward 'luck'"):
        setting("kemet", reward="luck")
    with pytest.raises(ValueError, match="use ennead/kemet-v3"):
        setting("ennead/kemet-v1")
    assert "ennead/amun-re-v1" in ids()
