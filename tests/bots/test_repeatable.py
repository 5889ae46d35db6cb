"""The same seed, the same thoughts: in another process, whatever hashing does, interpreted and compiled."""

import os
import subprocess
import sys
import warnings

import pytest

from ennead.games import games

COMPILED_PYTHON = os.environ.get("ENNEAD_COMPILED_PYTHON", "")

# Forty decisions of two searches and a greedy bot at each game, and where the search came from.
SCRIPT = """
import ennead, ennead.bots.search
from ennead.bots import bot_kind
from ennead.core.referee import FastReferee, KeyedReferee
for name in ennead.games():
    game = ennead.game(name)
    players = game.players[-1]
    referee = KeyedReferee("thoughts")
    state = game.start(players, None, referee)
    kinds = ["learned:25", "search:25", "greedy"]
    bots = [bot_kind(kinds[seat % 3]).make(game, str(seat)) for seat in range(players)]
    for moment in range(40):
        seat = state.to_act()[0]
        position = game.determinize(state, seat, FastReferee(moment))
        code = bots[seat].choose(position, seat, moment)
        print(name, game.space.text(code))
        state.play(code, referee, seat)
print(ennead.bots.search.__file__)
"""


def thoughts(python: str, **env: str) -> tuple[list[str], str]:
    done = subprocess.run(
        [python, "-c", SCRIPT], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    *lines, engine = done.stdout.splitlines()
    return lines, engine


@pytest.mark.slow
def test_a_seed_gives_the_same_decisions_in_every_process() -> None:
    first, _ = thoughts(sys.executable, PYTHONPATH="src", PYTHONHASHSEED="1")
    second, _ = thoughts(sys.executable, PYTHONPATH="src", PYTHONHASHSEED="2")
    assert first == second
    assert len(first) == 40 * len(games())


@pytest.mark.slow
def test_compiled_and_interpreted_bots_think_alike() -> None:
    if not COMPILED_PYTHON:
        assert not os.environ.get("CI"), "CI must compare compiled bots; ENNEAD_COMPILED_PYTHON is unset"
        warnings.warn("compiled bots are NOT compared: ENNEAD_COMPILED_PYTHON is unset", stacklevel=1)
        pytest.skip("no compiled engine here")
    compiled, engine = thoughts(COMPILED_PYTHON, PYTHONPATH="")
    assert engine.endswith(".so")
    interpreted, _ = thoughts(sys.executable, PYTHONPATH="src")
    assert compiled == interpreted
