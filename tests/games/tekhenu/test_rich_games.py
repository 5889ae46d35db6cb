"""Games of players who own many cards and goods: every combination must leave something to do."""

import random

import pytest

from ennead.core.referee import LiveReferee
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules.cards import FAMILY
from ennead.games.tekhenu.rules.components import GOODS, KIND, TRACK_END
from ennead.games.tekhenu.rules.market import deck_of
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.track import raise_population
from ennead.testing import step_of


def enrich(state: TekhenuState, chooser: random.Random) -> None:
    """Cards of all kinds, goods, and markers far up the track for every player."""
    for seat in range(state.players):
        for kind in range(len(KIND)):
            deck = deck_of(state, kind)
            owned = (state.blessings, state.technologies, state.laws)[kind]
            for _ in range(chooser.randrange(1, max(2, len(deck) // (state.players + 1)))):
                card = deck.pop(chooser.randrange(len(deck)))
                owned[seat] |= 1 << card % FAMILY
        for good in range(GOODS):
            state.goods[seat * GOODS + good] += chooser.randrange(5)
        raise_population(state, seat, chooser.randrange(16), 0)
        state.happiness[seat] = chooser.randrange(min(16, state.population[seat] + 1))
        assert state.population[seat] <= TRACK_END


def play_rich(players: int, seed: str) -> set[str]:
    """Play a random game from a rich start, checking everything; names of all decisions met."""
    chooser = random.Random(seed)
    referee = LiveReferee(seed)
    state = GAME.start(players, {}, referee)
    assert isinstance(state, TekhenuState)
    rich = False
    met: set[str] = set()
    decisions = 0
    while not state.over:
        if state.round == 1 and not rich:
            rich = True
            state.referee = referee
            enrich(state, chooser)
            state.refresh()
        seat = chooser.choice(state.to_act())
        codes = state.legal(seat)
        met.add(step_of(state))
        assert 0 < len(codes) < 150, (seed, step_of(state))
        assert len(set(codes)) == len(codes), (seed, step_of(state))
        state.play(chooser.choice(codes), referee, seat)
        decisions += 1
        assert GAME.invariants(state) == [], (seed, decisions)
        assert decisions < GAME.max_decisions
    return met


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rich_games_end_and_meet_every_decision(players: int) -> None:
    met: set[str] = set()
    for number in range(12):
        met |= play_rich(players, f"rich/{players}/{number}")
    rare = {
        "z03_target",
        "z23_use",
        "ability",
        "z04_pay",
        "any_action",
        "value",
        "start_keep",
        "start_resource",
    }
    every = {step.name for step in GAME.steps if step.kind != 0}
    assert every - met <= rare | {"osiris_step", "marker"}
