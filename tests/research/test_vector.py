"""Many games at once are the games one by one; more processes, the same games."""

import copy
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ennead.core.referee import FastReferee
from ennead.research import Observer
from ennead.research.on_ray import RayVectorEnv, load_ray
from ennead.research.setting import game_of
from ennead.research.vector import Vector, VectorEnv

GAMES = ("amun-re", "ankh", "kemet", "tekhenu")


def first_legal(games: Vector) -> np.ndarray:
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


def test_forced_decisions_are_kept_or_skipped() -> None:
    """Skipped from the first decision on, whoever is asked; else asked where not asking would tell."""
    single = {}
    for wish in (False, True):
        games = VectorEnv("kemet", count=4, players=2, seed=3, skip_forced=wish, max_decisions=400)
        chooser = np.random.default_rng(4)
        single[wish] = 0
        for _ in range(600):
            counts = games.masks.sum(axis=1)
            single[wish] += int((counts == 1).sum())
            games.step([int(chooser.choice(np.flatnonzero(mask))) for mask in games.masks])
    assert single[False] > 0
    assert single[True] == 0


def test_a_wrong_action_of_one_process_plays_nothing_in_any() -> None:
    with VectorEnv("tekhenu", count=4, players=2, seed=2, processes=np.int64(2)) as games:
        before = games.observations.copy()
        actions = first_legal(games)
        actions[3] = int(np.flatnonzero(games.masks[3] == 0)[0])
        with pytest.raises(ValueError, match=r"game 3: .* is not possible"):
            games.step(actions)
        actions[3] = games.observer.actions
        with pytest.raises(ValueError, match=r"game 3: .* outside the action space"):
            games.step(actions)
        games.reset(np.int64(2))
        assert (games.observations == before).all()


def test_wrong_steps_are_refused() -> None:
    games = VectorEnv("tekhenu", count=3, players=2)
    for wrong in ([1, 2], 5, [0.0, 1.0, 2.0]):
        with pytest.raises(ValueError, match="a step takes 3 whole numbers"):
            games.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv("tekhenu", count=0)


def stand_in() -> Any:
    """Just as much of Ray as the vector uses: actors that live here."""

    class Actor:
        def __init__(self, made: Any) -> None:
            self.carry_out = SimpleNamespace(remote=lambda *told: copy.deepcopy(made.carry_out(*told)))

    running: list[bool] = []
    return SimpleNamespace(
        is_initialized=lambda: bool(running),
        init=lambda **_: running.append(True),
        shutdown=running.clear,
        cluster_resources=lambda: {"CPU": 3.0},
        remote=lambda **_: lambda kind: SimpleNamespace(remote=lambda *told: Actor(kind(*told))),
        put=lambda value: value,
        get=lambda answers: answers,
        kill=lambda _: None,
    )


def same_on_ray(ray: Any, actors: int) -> None:
    here = VectorEnv("amun-re", count=5, players=3, seed=9, max_decisions=10)
    with RayVectorEnv("amun-re", 5, 3, seed=9, max_decisions=10, actors=actors, ray=ray) as there:
        for _ in range(25):
            for name in ("observations", "masks", "seats", "rewards", "terminated", "truncated", "lengths"):
                assert (getattr(here, name) == getattr(there, name)).all()
            actions = first_legal(here)
            here.step(actions)
            there.step(actions)
        actions = first_legal(there)
        actions[4] = int(np.flatnonzero(there.masks[4] == 0)[0])
        with pytest.raises(ValueError, match=r"game 4: .* is not possible"):
            there.step(actions)
        assert (here.observations == there.observations).all()
    there.close()


@pytest.mark.parametrize("actors", [0, 1, 2, 9])
def test_actors_of_ray_play_the_same_games(actors: int) -> None:
    ray = stand_in()
    same_on_ray(ray, actors)
    assert not ray.is_initialized()


def test_a_ray_that_runs_is_left_running() -> None:
    ray = stand_in()
    ray.init()
    RayVectorEnv("tekhenu", 2, 2, ray=ray).close()
    assert ray.is_initialized()
    with pytest.raises(ValueError, match="no reward"):
        RayVectorEnv("tekhenu", 2, reward="luck", ray=stand_in())


@pytest.mark.long
def test_ray_itself_plays_the_same_games() -> None:
    same_on_ray(pytest.importorskip("ray", reason="Ray is not installed"), 2)


def test_what_is_not_installed_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match=r"ennead\[ray\]"):
        load_ray()
