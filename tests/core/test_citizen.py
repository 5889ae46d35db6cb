"""States are ordinary Python values: pickled, copied, keyed; whatever counts as an int is one."""

import copy
import multiprocessing
import os
import pickle
import random
import subprocess

import numpy as np
import pytest

import ennead
from ennead.core.referee import KeyedReferee
from ennead.core.state import State
from ennead.research import Observer, setting
from ennead.research.vector import VectorEnv
from ennead.testing import Case, all_cases

# Every player count of every game; options make no difference here.
CASES = [case for case in all_cases() if not case.options]

IN_ANOTHER_BUILD = """
import copy, multiprocessing, pickle, ennead
from ennead.core.referee import FastReferee
for name in ennead.games():
    game = ennead.game(name)
    state = game.start(max(game.players), None, FastReferee(1))
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert again is not state and game.hash(again) == game.hash(state)
    assert pickle.loads(pickle.dumps(game)) is game
"""


def some_states(case: Case, count: int) -> list[State]:
    """States of a random game, as far apart as the game allows."""
    referee = KeyedReferee("citizen")
    chooser = random.Random("citizen")
    state = case.game.start(case.players, case.options, referee)
    found = [state.clone()]
    while not state.over:
        seat = chooser.choice(state.to_act())
        state.play(chooser.choice(state.legal(seat)), referee, seat)
        found.append(state.clone())
    return found[:: max(1, len(found) // count)]


def fingerprint(state: State) -> str:
    """What a worker's process says of a state it was sent."""
    return ennead.game(state.to_dict()["game"]).hash(state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_are_equal_and_independent(case: Case) -> None:
    for state in some_states(case, 6):
        before = case.game.hash(state)
        for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert case.game.hash(again) == before
            assert again.to_act() == state.to_act()
            assert again.rules is case.game
            if not again.over:
                seat = again.to_act()[0]
                again.play(again.legal(seat)[0], KeyedReferee("copy"), seat)
        assert case.game.hash(state) == before


def test_a_state_reaches_a_worker() -> None:
    states = [some_states(case, 2)[-1] for case in CASES[::5]]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        told = pool.map_async(fingerprint, states).get(timeout=300)
    assert told == [fingerprint(state) for state in states]


def test_the_compiled_engine_pickles_too() -> None:
    python = os.environ.get("ENNEAD_COMPILED_PYTHON")
    if python is None:
        pytest.skip("no compiled engine")
    subprocess.run([python, "-P", "-c", IN_ANOTHER_BUILD], check=True, timeout=300)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_key_tells_positions_apart_as_the_hash_does(case: Case) -> None:
    states = some_states(case, 30)
    game = case.game
    assert len({game.key(state) for state in states}) == len({game.hash(state) for state in states})
    for state in states:
        assert game.key(game.from_dict(game.to_dict(state))) == game.key(state)


def test_numpy_integers_are_integers() -> None:
    match = ennead.start("kemet", players=np.int64(3), seed=np.int64(1))
    assert match.log == ennead.start("kemet", players=3, seed=1).log
    assert type(match.log["seed"]) is int
    seat = np.int32(match.to_act[0])
    code = np.int64(match.legal(seat)[0].code)
    assert match.game.space.text(code) == str(match.legal(seat)[0])
    assert match.view(seat) == match.view(int(seat))
    other = match.game.determinize(match.state, np.int8(0), KeyedReferee(1))
    other.play(code, KeyedReferee(1), seat)
    match.play(code, seat)
    assert match.records[-1].seat == int(seat)
    with pytest.raises(ennead.IllegalAction):
        match.play(np.int16(match.game.space.size - 1), match.to_act[0])
    with pytest.raises(ennead.UnknownAction):
        match.play(np.int32(match.game.space.size), match.to_act[0])
    with pytest.raises(TypeError):
        match.play(1.0, match.to_act[0])  # type: ignore[arg-type]


def test_numpy_integers_are_integers_for_programs_that_learn() -> None:
    game = ennead.game("tekhenu")
    two, one = np.int64(2), np.int8(1)
    observer = Observer(game, two)
    state = game.start(two, None, KeyedReferee(1))
    assert (observer.observe(state, one) == Observer(game, 2).observe(state, 1)).all()
    assert (observer.mask(state, one) == observer.mask(state, 1)).all()
    games = VectorEnv("tekhenu", count=two, players=two, seed=np.int32(3), max_decisions=np.int16(5))
    assert (games.observations == VectorEnv("tekhenu", 2, 2, seed=3).observations).all()
    games.step(games.masks.argmax(axis=1))
    chosen = setting("tekhenu", two, max_decisions=np.uint8(9))
    assert (chosen.players, chosen.limit) == (2, 9)
    assert type(chosen.players) is int
    with pytest.raises(TypeError):
        setting("tekhenu", 2.0)  # type: ignore[arg-type]
