"""Each adapter passes the suite of the project it is for, and keeps what it promises."""

import doctest
import importlib
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test

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


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_chance_as_an_agent(name: str, players: int) -> None:
    api_test(raw_env(name, players=players, max_decisions=40, chance="player"), num_cycles=250)
    seed_test(lambda: env(name, players=players, chance="player"), num_cycles=200)


def test_the_agent_chance_draws_everything() -> None:
    """What it chooses comes about; seats see nothing of it before all is drawn."""
    table = raw_env("tekhenu", players=2, chance="player", render_mode="ansi")
    games = []
    for shift in (0, 0, 1):
        table.reset(seed=shift)
        purposes = []
        assert table.render() == "not set up"
        while table.agent_selection == "chance":
            seen, *_, info = table.last()
            purposes.append(info["purpose"])
            assert not table.observe("seat_A")["observation"].any()
            assert seen["action_mask"].sum() == seen["observation"][0]
            table.step(np.int64(shift))
        games.append(table.setting.game.hash(table.state))
        assert purposes[0] == "arrow"
        assert "roll" in purposes
    assert games[0] == games[1] != games[2]
    table.reset()
    with pytest.raises(ValueError, match="arrow has outcomes 0 to 5"):
        table.step(6)
    with pytest.raises(ValueError, match="by the 'env' or by a 'player'"):
        raw_env("tekhenu", chance="dice")


def forced_moments(table: Any) -> int:
    """How often an agent was asked although it had one option."""
    chooser = np.random.default_rng(5)
    table.reset(seed=5)
    found = 0
    for _ in table.agent_iter():
        seen, _, over, cut_off, _ = table.last()
        if over or cut_off:
            table.step(None)
            continue
        options = np.flatnonzero(seen["action_mask"])
        found += len(options) == 1
        table.step(chooser.choice(options))
    return found


def test_forced_decisions_are_kept_or_skipped() -> None:
    wishes: dict[str, Any] = {"players": 2, "max_decisions": 700}
    assert forced_moments(raw_env("kemet", **wishes)) > 0
    assert forced_moments(raw_env("kemet", skip_forced=True, **wishes)) == 0
    assert forced_moments(raw_env("kemet", skip_forced=True, chance="player", **wishes)) == 0


def test_forced_decisions_at_once_and_of_one_seat() -> None:
    table = parallel_env("kemet", players=2, skip_forced=True, max_decisions=500)
    seen, _ = table.reset(seed=5)
    chooser = np.random.default_rng(5)
    while table.agents:
        masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in table.agents}
        assert all(len(options) != 1 for options in masks.values())
        seen, *_ = table.step({agent: chooser.choice(each) for agent, each in masks.items() if len(each)})
    lone = OneSeat("kemet", players=np.int64(2), seat=np.int64(1), skip_forced=True, max_decisions=300)
    told, _ = lone.reset(seed=5)
    ended = False
    while not ended:
        options = np.flatnonzero(told["action_mask"])
        assert len(options) > 1
        told, _, over, cut_off, info = lone.step(chooser.choice(options))
        ended = over or cut_off
    assert "score" in info


def test_a_wrong_action_of_one_seat_plays_none() -> None:
    table = parallel_env("amun-re", players=3, options={"expert": True})
    seen, _ = table.reset(seed=1)
    asked = [agent for agent in table.agents if seen[agent]["action_mask"].any()]
    while len(asked) < 2:
        seen, *_ = table.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in asked})
        asked = [agent for agent in table.agents if seen[agent]["action_mask"].any()]
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in asked}
    actions[asked[-1]] = int(seen[asked[-1]]["action_mask"].argmin())
    before = table.setting.game.hash(table.state)
    with pytest.raises(IllegalAction):
        table.step(actions)
    assert table.setting.game.hash(table.state) == before


@pytest.mark.parametrize("name", ids())
def test_the_short_variant_works_everywhere(name: str) -> None:
    """The fewest players, 60 decisions, points as reward: as the documentation says."""
    wishes: dict[str, Any] = {
        "players": min(game_of(name).players),
        "max_decisions": 60,
        "reward": "margin",
    }
    chooser = np.random.default_rng(1)
    table = raw_env(name, **wishes)
    table.reset(seed=1)
    decisions = 0
    while not table.truncations[table.agent_selection]:
        table.step(chooser.choice(np.flatnonzero(table.last()[0]["action_mask"])))
        decisions += 1
    assert decisions == 60
    assert set(table.infos["seat_A"]) == {"score", "rank"}
    lone = gymnasium.make(name, **wishes)
    seen, _ = lone.reset(seed=1)
    cut_off = False
    while not cut_off:
        seen, _, _, cut_off, info = lone.step(chooser.choice(np.flatnonzero(seen["action_mask"])))
    assert set(info) == {"score", "won"}


def test_gymnasium_makes_vectors() -> None:
    """Its own kind of vector: one seat in each of several games."""
    games = gymnasium.make_vec(
        "ennead/tekhenu-v2", num_envs=3, vectorization_mode="sync", players=2, opponents="random"
    )
    seen, _ = games.reset(seed=1)
    assert seen["observation"].shape[0] == seen["action_mask"].shape[0] == 3
    for _ in range(5):
        seen, rewards, *_ = games.step(seen["action_mask"].argmax(axis=1))
        assert rewards.shape == (3,)
    games.close()


@pytest.mark.long
@pytest.mark.parametrize("name", ids())
def test_pettingzoo_measures_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(name))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["pettingzoo", "gym"])
def test_what_the_modules_show_is_true(name: str) -> None:
    told = doctest.testmod(importlib.import_module(f"ennead.research.{name}"))
    assert told.attempted > 0
    assert told.failed == 0
