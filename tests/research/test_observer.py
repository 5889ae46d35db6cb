"""Observations say what views say: nothing hidden gets in, nothing known is lost; masks are legal lists."""

import os
import random
import subprocess
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import ennead
from ennead.core.observation import FLOW_WIDTH
from ennead.core.packing import mark_slowly, write_slowly
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.core.state import State
from ennead.research import Observer, position_text
from ennead.research.text import tokens
from ennead.testing import Case, all_cases
from tests.research.rebuilt import rebuilt

CASES = [case for case in all_cases() if not case.options]
# Sets that views write in an order of their own.
SETS = {"moved", "used", "flooded", "saved", "captives", "camels"}

TWINS = """
import random
from array import array
import ennead
from ennead.core import _packing
from ennead.core.codec import Domain
from ennead.core.observation import common_blocks
from ennead.core.observation import FLOW_WIDTH
from ennead.core.packing import mark_slowly, refused_slowly, write_slowly
from ennead.core.referee import FastReferee
for name in ennead.games():
    game = ennead.game(name)
    for players in game.players:
        seats = game.participants(players)
        blocks = common_blocks(Domain("step", [step.name for step in game.steps])) + game.observed()
        plan = b"".join(block.plan(seats) for block in blocks)
        referee, chooser = FastReferee(players), random.Random(players)
        state = game.start(players, None, referee)
        one, other = array("h", bytes(8000)), array("h", bytes(8000))
        mask, same = array("b", bytes(4000)), array("b", bytes(4000))
        for _ in range(300):
            if state.over:
                break
            for seat in range(players):
                _packing.write(one, 7, game.observe(state, seat), plan, seat, seats)
                write_slowly(other, 7, game.observe(state, seat), plan, seat, seats)
                assert one == other, (name, players, seat)
            seat = chooser.choice(state.to_act())
            _packing.mark(mask, 3, game.space.size, state.legal(seat))
            mark_slowly(same, 3, game.space.size, state.legal(seat))
            assert mask == same
            row = mask[3 : 3 + game.space.size]
            for codes in ([state.legal(seat)[0]], [mask.index(0, 3) - 3], [-1], [game.space.size]):
                assert _packing.refused(row, len(row), codes) == refused_slowly(row, len(row), codes)
            state.play(chooser.choice(state.legal(seat)), referee, seat)
try:
    _packing.write(array("h", bytes(10)), 0, game.observe(state, 0), plan, 0, seats)
except ValueError:
    print("twins agree")
"""


def moments(case: Case, seed: str, share: float) -> Iterator[State]:
    """States of a random game, about `share` of them."""
    referee = KeyedReferee(seed)
    chooser = random.Random(seed)
    state = case.game.start(case.players, case.options, referee)
    while not state.over:
        if chooser.random() < share:
            yield state
        seat = chooser.choice(state.to_act())
        state.play(chooser.choice(state.legal(seat)), referee, seat)
        assert sum(len(frame.numbers()) for frame in state.frames) <= FLOW_WIDTH // 4, "the stack is cut off"


def seen_by(observer: Observer, state: State, seat: int) -> bytes:
    return observer.observe(state, seat).tobytes() + observer.mask(state, seat).tobytes()


def leaks(case: Case, seed: str, share: float) -> int:
    """Draw anew what a seat can't know, and even what it could work out: its observation stays the same."""
    observer = Observer(case.game, case.players)
    looked = 0
    for number, state in enumerate(moments(case, seed, share)):
        for seat in range(case.players):
            before = seen_by(observer, state, seat)
            other = case.game.determinize(state, seat, FastReferee(number))
            assert seen_by(observer, other, seat) == before
            case.game.disguise(other, seat, FastReferee(number))
            other.refresh()
            assert seen_by(observer, other, seat) == before
            looked += 1
    return looked


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_hidden_gets_into_an_observation(case: Case) -> None:
    assert leaks(case, "leak", 0.006 if case.name == "kemet" else 0.08) > 0


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_hidden_gets_in_ten_thousand_times(case: Case) -> None:
    looked = 0
    for number in range(10_000):
        looked += leaks(case, f"leak/{number}", 0.5)
        if looked >= 10_000 * case.players:
            break


def in_order(value: Any, name: str = "") -> Any:
    """A view whose sets have one order."""
    if isinstance(value, dict):
        return {key: in_order(each, key) for key, each in value.items()}
    if isinstance(value, list):
        rows = [in_order(each) for each in value]
        return sorted(rows, key=str) if name in SETS else rows
    return value


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_fact_of_a_view_comes_back_from_the_numbers(case: Case) -> None:
    game = case.game
    observer = Observer(game, case.players)
    low, high = observer.bounds
    for number, state in enumerate(moments(case, "facts", 0.006 if case.name == "kemet" else 0.06)):
        for seat in range(case.players):
            numbers = observer.observe(state, seat)
            assert ((low <= numbers) & (numbers <= high)).all()
            possible = game.determinize(state, seat, FastReferee(number))
            again = rebuilt(observer, numbers, possible)
            assert in_order(game.view(again, seat)) == in_order(game.view(state, seat))
            assert (observer.observe(again, seat) == numbers).all()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_mask_is_the_legal_list(case: Case) -> None:
    observer = Observer(case.game, case.players)
    for state in moments(case, "mask", 0.03):
        for seat in range(case.players):
            assert np.flatnonzero(observer.mask(state, seat)).tolist() == sorted(state.legal(seat))


def test_blocks_have_names_and_places() -> None:
    observer = Observer(ennead.game("kemet"), 3)
    state = observer.game.start(3, None, FastReferee(1))
    numbers = observer.observe(state, 1)
    assert observer.spec[-1].stop == observer.size == len(numbers)
    assert len({part.name for part in observer.spec}) == len(observer.spec)
    parts = observer.split(np.stack([numbers, numbers]))
    assert parts["units"].shape == (2, len(observer.game.fields[29].codec.rows))  # type: ignore[attr-defined]
    assert parts["tiles"].shape == (2, 3, 56)
    features = observer.features(np.stack([numbers, numbers]))
    assert features.dtype == np.float32
    assert features.shape[0] == 2
    assert np.isfinite(features).all()


def test_seats_are_counted_from_the_viewer() -> None:
    observer = Observer(ennead.game("amun-re"), 3)
    state: Any = observer.game.start(3, None, FastReferee(1))
    state.owner = [2, *state.owner[1:]]
    owners = [int(observer.split(observer.observe(state, seat))["owner"][0]) for seat in range(3)]
    assert owners == [2, 1, 0]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_maps_come_with_what_lies_beside_what(case: Case) -> None:
    for matrix in Observer(case.game, case.players).graphs.values():
        assert (matrix == matrix.T).all()
        assert matrix.sum() > len(matrix)
        assert not matrix.diagonal().any()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_fits_a_prompt(case: Case) -> None:
    for state in moments(case, "text", 0.006 if case.name == "kemet" else 0.05):
        seat = state.to_act()[0]
        told = position_text(case.game, state, seat)
        assert tokens(told) <= 4000
        assert told == position_text(case.game, state.clone(), seat)
        hidden = case.game.determinize(state, seat, FastReferee(1))
        assert position_text(case.game, hidden, seat) == told
        for code in state.legal(seat):
            assert case.game.space.text(code) in told


def test_the_writers_refuse_what_does_not_fit() -> None:
    game = ennead.game("amun-re")
    observer = Observer(game, 3)
    state: Any = game.start(3, None, FastReferee(1))
    state.stones = state.stones[:-1]
    with pytest.raises(ValueError, match="14 values"):
        write_slowly(
            np.zeros(observer.size, np.int16), 0, game.observe(state, 0), observer.plan, 0, observer.seats
        )
    with pytest.raises(IndexError):
        mark_slowly(np.zeros(10, np.int8), 0, 10, [10])


def test_the_writers_in_c_and_in_python_agree() -> None:
    python = os.environ.get("ENNEAD_COMPILED_PYTHON")
    if python is None:
        pytest.skip("no compiled engine")
    told = subprocess.run([python, "-c", TWINS], check=True, timeout=600, capture_output=True, text=True)
    assert told.stdout.strip() == "twins agree"
