"""Each adapter passes the suite of the project it is for, and keeps what it promises."""

import doctest
import importlib
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from ennead.core.match import IllegalAction
from ennead.research import ids
from ennead.research.gym import OneSeat
from ennead.research.pettingzoo import env, parallel_env, raw_env
from ennead.research.setting import game_of

TABLES = [(name, players) for name in ids() for players in game_of(name).players]
# One table of each game for every change, all of them at night.
EVERY = [
    pytest.param(name, players, marks=() if players == game_of(name).players[0] else pytest.mark.long)
    for name, players in TABLES
]
has_openspiel = pytest.mark.skipif(sys.platform != "linux" or sys.version_info >= (3, 14), reason="no wheel")


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """The suites warn of what they can't know, such as spaces that are not pictures."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_pettingzoo(name: str, players: int) -> None:
    api_test(raw_env(name, players=players, max_decisions=120), num_cycles=150)
    seed_test(lambda: env(name, players=players), num_cycles=30)
    parallel_api_test(parallel_env(name, players=players, max_decisions=120), num_cycles=60)
    render_test(lambda render_mode=None: env(name, players=players, render_mode=render_mode))


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_for_long(name: str, players: int) -> None:
    api_test(raw_env(name, players=players), num_cycles=1000)
    seed_test(lambda: env(name, players=players), num_cycles=500)
    parallel_api_test(parallel_env(name, players=players), num_cycles=1000)


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_gymnasium(name: str, players: int) -> None:
    table = gymnasium.make(name, players=players, max_decisions=200).unwrapped
    assert isinstance(table, OneSeat)
    check_env(table)


@has_openspiel
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_openspiel(name: str, players: int) -> None:
    import pyspiel

    from ennead.research.openspiel import short_name

    game = pyspiel.load_game(f"{short_name(name)}(players={players},max_decisions=12,seeds=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@has_openspiel
@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_to_the_end(name: str, players: int) -> None:
    import pyspiel

    from ennead.research.openspiel import short_name

    game = pyspiel.load_game(f"{short_name(name)}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@has_openspiel
def test_openspiel_hides_and_draws_anew() -> None:
    import pyspiel

    from ennead.research.openspiel import short_name

    game = pyspiel.load_game(f"{short_name('kemet')}(players=2,seeds=4)")
    state = game.new_initial_state()
    state.apply_action(1)
    state.apply_action(state.legal_actions()[0])
    possible = state.determinize(0, 7)
    assert possible.information_state_string(0) == state.information_state_string(0)
    assert possible.observation_tensor(0) == state.observation_tensor(0)
    assert "you did:" in state.information_state_string(1)


def play_out(seed: int) -> list[Any]:
    table = raw_env("ennead/amun-re-v1", players=3)
    table.reset(seed=seed)
    chooser = np.random.default_rng(1)
    played: list[Any] = []
    for agent in table.agent_iter():
        seen, reward, over, cut_off, info = table.last()
        if over or cut_off:
            played.append((agent, reward, info["score"], info["rank"]))
            table.step(None)
        else:
            played.append(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
            table.step(played[-1])
    return played


def test_the_same_seed_plays_the_same_game_and_others_do_not() -> None:
    games = [play_out(seed) for seed in (1, 1, 2, 3)]
    assert games[0] == games[1]
    assert len({str(each) for each in games[1:]}) == 3
    ends = [each for each in games[0] if isinstance(each, tuple)]
    assert len(ends) == 3
    assert sum(reward for _, reward, _, _ in ends) == pytest.approx(0)


def test_what_is_not_legal_says_why_and_changes_nothing() -> None:
    table = raw_env("amun-re", players=3)
    table.reset(seed=1)
    before = table.setting.game.hash(table.state)
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="not possible"):
        table.step(illegal)
    assert table.setting.game.hash(table.state) == before
    lone = gymnasium.make("ennead/amun-re-v1", players=3, illegal="end")
    seen, _ = lone.reset(seed=1)
    _, reward, over, _, info = lone.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert info["reason"]


def test_a_game_against_bots_is_cut_off_when_wished() -> None:
    table = gymnasium.make("ennead/tekhenu-v2", players=2, opponents="random", max_decisions=20)
    seen, _ = table.reset(seed=3)
    for _ in range(20):
        seen, _, over, cut_off, _ = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if over or cut_off:
            break
    assert cut_off
    assert not over
    with pytest.raises(ValueError, match="1 opponents"):
        gymnasium.make("ennead/tekhenu-v2", players=2, opponents=["random", "random"])


def test_sealed_choices_are_made_at_once() -> None:
    table = parallel_env("ennead/amun-re-v1", players=3)
    seen, _ = table.reset(seed=2)
    chooser = np.random.default_rng(2)
    at_once = 0
    while table.agents:
        asked = [agent for agent in table.agents if seen[agent]["action_mask"].any()]
        at_once += len(asked) > 1
        actions = {
            agent: int(chooser.choice(np.flatnonzero(seen[agent]["action_mask"]))) if agent in asked else 0
            for agent in table.agents
        }
        seen, *_ = table.step(actions)
    assert at_once > 0


@pytest.mark.parametrize("name", ["pettingzoo", "gym", *(["openspiel"] if sys.platform == "linux" else [])])
def test_what_the_modules_show_is_true(name: str) -> None:
    if name == "openspiel" and sys.version_info >= (3, 14):
        pytest.skip("no wheel")
    told = doctest.testmod(importlib.import_module(f"ennead.research.{name}"))
    assert told.attempted > 0
    assert told.failed == 0
