"""Many games at once are the games one by one; more processes, the same games."""

import numpy as np
import pytest

from ennead.core.referee import FastReferee
from ennead.research import Observer
from ennead.research.setting import game_of
from ennead.research.vector import VectorEnv

GAMES = ("amun-re", "ankh", "kemet", "tekhenu")


def first_legal(games: VectorEnv) -> np.ndarray:
    codes: np.ndarray = games.masks.argmax(axis=1)
    return codes


@pytest.mark.parametrize("name", GAMES)
def test_rows_are_games_one_by_one(name: str) -> None:
    games = VectorEnv(name, count=3, seed=5)
    game = game_of(name)
    players = games.setting.players
    observer = Observer(game, players)
    referees = [FastReferee(f"5/{row}") for row in range(3)]
    states = [game.start(players, None, referee) for referee in referees]
    chooser = np.random.default_rng(1)
    for _ in range(60):
        actions = [int(chooser.choice(np.flatnonzero(mask))) for mask in games.masks]
        for row, state in enumerate(states):
            seat = state.to_act()[0]
            assert games.seats[row] == seat
            assert (games.observations[row] == observer.observe(state, seat)).all()
            assert (games.masks[row] == observer.mask(state, seat)).all()
            state.play(actions[row], referees[row], seat)
        games.step(actions)
        if games.terminated.any():
            break


def test_games_that_end_are_told_and_followed_by_others() -> None:
    games = VectorEnv("tekhenu", count=4, players=2, seed=1, reward="win_share")
    chooser = np.random.default_rng(2)
    ended = 0
    for _ in range(400):
        games.step([int(chooser.choice(np.flatnonzero(mask))) for mask in games.masks])
        for row in np.flatnonzero(games.terminated):
            assert games.rewards[row].sum() == pytest.approx(1)
            assert games.lengths[row] > 50
            ended += 1
        assert not games.rewards[~games.terminated].any()
        assert games.masks.any(axis=1).all()
    assert ended >= 8


def test_short_games_are_cut_off() -> None:
    games = VectorEnv("kemet", count=2, players=2, max_decisions=7, skip_forced=True)
    for number in range(1, 15):
        games.step(first_legal(games))
        assert games.truncated.tolist() == [number % 7 == 0] * 2
        assert not games.terminated.any()


def test_an_illegal_action_plays_nothing() -> None:
    games = VectorEnv("amun-re", count=2, players=3)
    before = games.observations.copy()
    actions = first_legal(games)
    actions[1] = int(np.flatnonzero(games.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=r"game 1: .* is not possible"):
        games.step(actions)
    assert (games.observations == before).all()


def test_processes_play_the_same_games() -> None:
    here = VectorEnv("amun-re", count=5, players=3, seed=9)
    with VectorEnv("amun-re", count=5, players=3, seed=9, processes=2) as there:
        for _ in range(12):
            assert (here.observations == there.observations).all()
            assert (here.masks == there.masks).all()
            actions = first_legal(here)
            here.step(actions)
            there.step(actions)
        with pytest.raises(ValueError, match="not possible"):
            there.step([int(np.flatnonzero(mask == 0)[0]) for mask in there.masks])
        there.reset(9)
        here.reset(9)
        assert (here.observations == there.observations).all()
    there.close()


def test_other_seeds_are_other_games() -> None:
    seen = {VectorEnv("tekhenu", count=1, players=2, seed=seed).observations.tobytes() for seed in range(20)}
    assert len(seen) >= 19
