"""Where a seed is not to be found."""

import json

import pytest

import ennead
from ennead.core.referee import LiveReferee


@pytest.mark.parametrize("name", ennead.games())
def test_the_seed_is_nowhere_in_a_state_or_view(name: str) -> None:
    game = ennead.game(name)
    secret = "7319480562-secret-seed"
    match = ennead.start(name, game.players[0], seed=secret)
    texts = [json.dumps(match.state.to_dict()), json.dumps(match.view(0)), json.dumps(match.view(None))]
    assert not any(secret in text for text in texts)
    reachable = [getattr(match.state, field) for field in ("rules", "frames", "sealed", "referee", "options")]
    assert not any(isinstance(thing, LiveReferee) for thing in reachable)
