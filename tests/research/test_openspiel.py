"""The games in OpenSpiel: its own checks, play-throughs, histories that replay, what players may know."""

import doctest
import hashlib
import os
import random
import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ennead
from ennead.research import ids
from ennead.research.setting import game_of

pyspiel = pytest.importorskip("pyspiel", reason="no wheel for this system")

from open_spiel.python.algorithms import generate_playthrough, ismcts  # noqa: E402

from ennead.games.ankh.testing import Table as Ankh  # noqa: E402
from ennead.research import openspiel  # noqa: E402
from ennead.research.openspiel import short_name  # noqa: E402

TABLES = [(name, players) for name in ids() for players in game_of(name).players]
# One table of each game for every change, all of them at night.
EVERY = [
    pytest.param(name, players, marks=() if players == game_of(name).players[0] else pytest.mark.long)
    for name, players in TABLES
]

PLAYTHROUGH = """
import hashlib, sys
from open_spiel.python.algorithms import generate_playthrough
import ennead.research.openspiel
for name in sys.argv[1:]:
    told = generate_playthrough.playthrough(name, None, seed=5)
    print(hashlib.sha256(told.encode()).hexdigest())
"""


def loaded(name: str, **wishes: Any) -> Any:
    told = ",".join(f"{wish}={value}" for wish, value in wishes.items())
    return pyspiel.load_game(f"{short_name(name)}({told})")


def played(game: Any, seed: int, most: int = 10**6) -> Any:
    """A random game, up to so many nodes."""
    chooser = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("chance", ["nodes", "seed"])
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_openspiel_itself_finds_nothing_wrong(name: str, players: int, chance: str) -> None:
    game = loaded(name, players=players, max_decisions=12, chance=chance, seeds=3)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    game = loaded(name, players=players, max_decisions=12, chance=chance, skip_forced=True, reward="margin")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("chance", ["nodes", "seed"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_itself_finds_nothing_wrong_to_the_end(name: str, players: int, chance: str) -> None:
    game = loaded(name, players=players, chance=chance)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("chance", ["nodes", "seed"])
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_histories_replay(name: str, players: int, chance: str) -> None:
    """A state from its history alone, and from its serialised form, tells everybody the same."""
    game = loaded(name, players=players, chance=chance, max_decisions=40)
    state = played(game, 3)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (again, read, state.clone()):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.returns() == state.returns()
        for player in range(players):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
    assert game.max_chance_nodes_in_history() >= len(state.history()) - 40


def test_a_playthrough_is_the_same_again() -> None:
    """All that OpenSpiel's API says in every state: from the actions that were told, and in a new process."""
    names = [f"{short_name(name)}(players={game_of(name).players[0]},max_decisions=9)" for name in ids()]
    digests: list[str] = []
    for name in names:
        told = generate_playthrough.playthrough(name, None, seed=5)
        actions = [int(action) for action in re.findall(r"^action: (\d+)$", told, re.MULTILINE)]
        assert generate_playthrough.playthrough(name, actions, seed=6) == told
        assert "ObservationTensor(0).viewer" in told
        assert "PublicObservationString" not in told, "there is no public form, so none may be shown"
        digests.append(hashlib.sha256(told.encode()).hexdigest())
    other = subprocess.run(
        [sys.executable, "-c", PLAYTHROUGH, *names],
        env={**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
        timeout=1200,
        capture_output=True,
        text=True,
    )
    assert other.stdout.split() == digests


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_sizes_are_what_the_game_says(name: str, players: int) -> None:
    game = loaded(name, players=players, max_decisions=77)
    rules = game_of(name)
    assert game.num_players() == players
    assert game.num_distinct_actions() == rules.space.size
    assert game.max_game_length() == 77
    assert game.max_chance_outcomes() == rules.most_outcomes(players)
    assert loaded(name, players=players, chance="seed", seeds=5).max_chance_outcomes() == 5
    state = game.new_initial_state()
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    assert not game.get_type().provides_information_state_tensor
    assert loaded(name).max_game_length() == rules.max_decisions


def test_what_is_drawn_shows_only_when_all_is_drawn() -> None:
    game = loaded("tekhenu", players=2, max_decisions=40)
    chooser = random.Random(1)
    state = game.new_initial_state()
    before: list[Any] = []
    drawn = 0
    while not state.is_terminal():
        seen = [
            (state.observation_string(player), state.observation_tensor(player), state.told[player])
            for player in range(2)
        ]
        if state.is_chance_node():
            assert not before or seen == before
            assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
            before = seen
            drawn += 1
        else:
            before = []
        state.apply_action(chooser.choice(state.legal_actions()))
    assert drawn > 130


@pytest.mark.parametrize("chance", ["nodes", "seed"])
@pytest.mark.parametrize("name", ids())
def test_players_can_not_tell_a_possible_state(name: str, chance: str) -> None:
    game = loaded(name, players=game_of(name).players[-1], chance=chance, max_decisions=60)
    state = played(game, 2, 200)
    while state.is_chance_node():
        with pytest.raises(ValueError, match="nobody decides"):
            state.determinize(0, 1)
        state.apply_action(state.legal_actions()[-1])
    player = 0
    possible = state.determinize(player, 7)
    assert possible.information_state_string(player) == state.information_state_string(player)
    assert possible.observation_tensor(player) == state.observation_tensor(player)
    assert "you did:" in state.information_state_string(player)
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(player) == state.information_state_string(player)


def test_an_information_state_remembers_what_a_position_forgets() -> None:
    """Two ways to the same position: whoever saw them can tell them apart, by what it was told."""
    game = loaded("kemet", players=2)
    one = played(game, 4, 60)
    while one.is_chance_node():
        one.apply_action(0)
    other = one.clone()
    other.told = tuple(other._heard(player, []) for player in range(2))
    assert other.observation_string(0) == one.observation_string(0)
    assert other.information_state_string(0) != one.information_state_string(0)


def test_openspiel_searches() -> None:
    """Its search with information sets draws possible states and walks through chance nodes."""
    game = loaded("amun-re", players=3, max_decisions=12)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=Flat(),
        uct_c=1.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


class Flat:
    """Thinks nothing of any position."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def ended(name: str, players: int, table: Any, reward: str) -> list[float]:
    """What OpenSpiel gets for a state in which the game is over."""
    state = loaded(name, players=players, reward=reward).new_initial_state()
    state.draw, state.table = None, table
    assert state.is_terminal()
    returns: list[float] = state.returns()
    return returns


def test_returns_of_merged_sides_and_of_nobody() -> None:
    gods = "anubis amun isis ra"
    table = Ankh(gods=gods).merged("isis", "anubis").devotion("amun 3 < ra 12 < isis 26")
    state = table.begin("forget", {"step": "end_turn", "seat": "A"}).state
    assert ended("ankh", 4, state, "win_share") == [0.5, 0, 0.5, 0]
    assert ended("ankh", 4, state, "rank") == pytest.approx([2 / 3, -1, 2 / 3, -1 / 3])
    table = Ankh(gods=gods).devotion("anubis 5 < isis 6 < ra 19 < amun 20")
    state = table.begin("forget", {"step": "end_turn", "seat": "A"}).state
    assert ended("ankh", 4, state, "win_share") == [0] * 4
    assert ended("ankh", 4, state, "rank") == [0] * 4


def test_a_solo_game_of_tekhenu_is_won_or_lost_against_the_bot() -> None:
    game = loaded("tekhenu", players=1)
    state = played(game, 1)
    result = ennead.game("tekhenu").result(state.table)
    assert state.returns() == [1.0 if result.winners == [0] else -1.0]
    assert len(result.scores) == 2


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="chance is 'nodes' or 'seed'"):
        openspiel.Rules("kemet", {"chance": "dice"})
    with pytest.raises(ValueError, match="at least one seed"):
        openspiel.Rules("kemet", {"seeds": 0})
    with pytest.raises(ValueError, match="no parameters"):
        loaded("kemet").make_py_observer(None, {"colour": 1})


def test_forced_decisions_are_kept_or_skipped() -> None:
    """Those that are asked so as not to betray a secret, as bids of a seat that must pass."""
    asked = {}
    for wish in (False, True):
        game = loaded("kemet", players=2, skip_forced=wish, max_decisions=2000, chance="seed")
        state = game.new_initial_state()
        chooser = random.Random(1)
        single = 0
        while not state.is_terminal():
            options = state.legal_actions()
            single += not state.is_chance_node() and len(options) == 1
            state.apply_action(chooser.choice(options))
        asked[wish] = single
    assert asked[False] > 0
    assert asked[True] == 0


def test_the_numbers_are_the_observers() -> None:
    game = loaded("ankh", players=2)
    state = played(game, 5, 50)
    direct = game.observer.observe(state.table, 1)
    assert state.observation_tensor(1) == direct.tolist()


def test_what_the_module_shows_is_true() -> None:
    told = doctest.testmod(openspiel)
    assert told.attempted > 0
    assert told.failed == 0
