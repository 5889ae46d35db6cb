"""Positions arrive as they were sent; answers are read with suspicion."""

import random

import pytest

from ennead.arena.transport import read_answer
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.testing import Case, all_cases

CASES = all_cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_arrives_as_it_was_sent(case: Case) -> None:
    game = case.game
    referee = KeyedReferee("transport")
    chooser = random.Random("transport")
    state = game.start(case.players, case.options, referee)
    while not state.over:
        seat = chooser.choice(state.to_act())
        if chooser.random() < 0.2:
            sent = game.determinize(state, seat, FastReferee(1))
            came = game.unpack(game.pack(sent))
            assert came.legal(seat) == sent.legal(seat) == state.legal(seat)
            assert came.to_act() == sent.to_act()
            assert game.hash(came) == game.hash(sent)
        state.play(chooser.choice(state.legal(seat)), referee, seat)


@pytest.mark.parametrize("told", [b"", b"{}", b"7", b'["code"]', b"[1, 2]", b"\xff", b'["a", "b", "c"]'])
def test_what_is_no_answer_is_refused(told: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_answer(told)
