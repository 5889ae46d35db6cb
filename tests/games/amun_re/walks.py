"""What tests of Amun-Re share besides its table."""

import random
from collections.abc import Iterator

from ennead.core.referee import FastReferee
from ennead.games.amun_re import GAME
from ennead.games.amun_re.rules.components import PROVINCE
from ennead.games.amun_re.rules.state import AmunReState


def of(column: tuple[int, ...], province: str) -> int:
    """What a table of `components.py` says about a province."""
    return column[PROVINCE.index[province]]


def walk(players: int, seed: int, expert: bool = False) -> Iterator[AmunReState]:
    """Every position of a game played by chance (few sales), at each decision and at the end."""
    chance = random.Random(seed)
    referee = FastReferee(seed)
    state = GAME.start(players, {"expert": expert}, referee)
    assert isinstance(state, AmunReState)
    yield state
    while not state.over:
        seat = chance.choice(state.to_act())
        options = state.legal(seat)
        dear = [code for code in options if not GAME.space.text(code).startswith("sell ")]
        state.play(chance.choice(options if chance.random() < 0.1 else dear), referee, seat)
        yield state
