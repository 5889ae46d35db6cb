"""Bots: legal, repeatable, blind to secrets, and not fooled in secret choices."""

import random
from itertools import pairwise

import pytest

from ennead.bots import BOTS, bot_kind
from ennead.bots.knowledge import knowledge_of
from ennead.bots.players import SearchBot, settings_of
from ennead.bots.search import Search
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.core.state import SIMULTANEOUS, State
from ennead.games import game as game_named
from ennead.games import games

CASES = [(name, players) for name in games() for players in game_named(name).players]
THINKERS = ["greedy", "search:30"]


def wander(game: Game, players: int, seed: str, steps: int) -> tuple[State, KeyedReferee]:
    """A position after so many random decisions, or before the last one of a shorter game."""
    referee = KeyedReferee(seed)
    chooser = random.Random(seed)
    state = game.start(players, None, referee)
    for _ in range(steps):
        seat = chooser.choice(state.to_act())
        before = state.clone()
        state.play(chooser.choice(state.legal(seat)), referee, seat)
        if state.over:
            return before, referee
    return state, referee


def settings(game: Game, **changes: float) -> SearchBot:
    return SearchBot(game, "s", settings_of(game, "", **changes))


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("bot", THINKERS)
def test_every_answer_is_legal_and_can_be_repeated(name: str, players: int, bot: str) -> None:
    game = game_named(name)
    for steps in (0, 7, 20, 45, 90, 160):
        state, _ = wander(game, players, f"legal/{steps}", steps)
        for seat in state.to_act():
            position = game.determinize(state, seat, FastReferee(1))
            first = bot_kind(bot).make(game, "x").choose(position.clone(), seat, steps)
            again = bot_kind(bot).make(game, "x").choose(position.clone(), seat, steps)
            assert first in state.legal(seat)
            assert first == again


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("bot", THINKERS)
def test_what_a_seat_cannot_know_does_not_change_its_decision(name: str, players: int, bot: str) -> None:
    """Any number of draws of the hidden things, one decision."""
    game = game_named(name)
    for steps in (0, 11, 33, 77, 140):
        state, _ = wander(game, players, f"leak/{steps}", steps)
        for seat in state.to_act():
            decisions = {
                bot_kind(bot)
                .make(game, "x")
                .choose(game.determinize(state, seat, FastReferee(draw)), seat, steps)
                for draw in range(3)
            }
            assert len(decisions) == 1


@pytest.mark.parametrize(("name", "players"), CASES)
def test_promises_by_source_add_up_to_the_evaluation(name: str, players: int) -> None:
    game = game_named(name)
    for steps in (0, 15, 60, 130, 10_000):
        state, _ = wander(game, players, f"sum/{steps}", steps)
        worth = knowledge_of(game).evaluate(state)
        assert len(worth) == len(game.scores(state))
        for expected, by_source in zip(worth, knowledge_of(game).prospects(state), strict=True):
            assert sum(by_source.values()) == pytest.approx(expected)
            assert set(by_source) <= {*game.sources, "outlook"}


@pytest.mark.parametrize(("name", "players"), CASES)
def test_priors_are_positive_and_change_nothing(name: str, players: int) -> None:
    game = game_named(name)
    for steps in range(0, 200, 9):
        state, _ = wander(game, players, "priors", steps)
        for seat in state.to_act():
            before = game.hash(state)
            codes = state.legal(seat)
            priors = knowledge_of(game).priors(state, seat, codes)
            assert len(priors) == len(codes)
            assert all(prior > 0 for prior in priors)
            knowledge_of(game).evaluate(state)
            assert game.hash(state) == before


def test_the_tree_is_kept_only_while_nobody_else_acts() -> None:
    game = game_named("amun-re")
    referee = KeyedReferee("tree")
    state = game.start(3, None, referee)
    search = settings(game, iterations=60).search(0)
    kept = 0
    moment = 0
    last = -1
    while not state.over:
        seat = search.seat if search.seat in state.to_act() else state.to_act()[0]
        if seat == search.seat:
            child = search.root.children.get((seat, search.chosen))
            code = search.choose(game.determinize(state, seat, FastReferee(moment)), moment)
            if child is not None and len(state.legal(seat)) > 1:
                assert (search.root is child) == (moment == last + 1)
                kept += search.root is child
            if len(state.legal(seat)) > 1:  # about a single option nobody thinks
                last = moment
        else:
            code = state.legal(seat)[0]
        state.play(code, referee, seat)
        moment += 1
    assert kept > 5


def test_secret_answers_are_weighed_without_seeing_the_others() -> None:
    """At the offering every seat has one bandit of its own, whatever the others have answered."""
    game = game_named("amun-re")
    state, referee = wander(game, 4, "sealed", 0)
    chooser = random.Random(1)
    while state.actor != SIMULTANEOUS:
        state.play(chooser.choice(state.legal(state.actor)), referee, state.actor)
    search = Search(game, 2, "s", settings_of(game, iterations=80))
    search.choose(game.determinize(state, 2, FastReferee(1)), 5)
    first_answers = [key for key in search.root.bandits if len(key) == 1]
    assert sorted(first_answers) == [(0,), (1,), (2,), (3,)]
    for bandit in search.root.bandits.values():
        assert sum(bandit.visits) == bandit.worth[1]


def test_long_lists_are_widened_step_by_step() -> None:
    game = game_named("amun-re")
    state, _ = wander(game, 3, "wide", 0)
    codes = state.legal(state.actor)
    assert len(codes) > 12
    tried = []
    for iterations in (4, 16, 400):
        search = Search(game, state.actor, "s", settings_of(game, iterations=iterations, widening=1.0))
        search.choose(game.determinize(state, state.actor, FastReferee(1)), 0)
        tried.append(sum(1 for visits in search.root.bandits[(state.actor,)].visits if visits))
    assert all(few <= more for few, more in pairwise(tried))
    assert tried[0] <= 4


def test_a_bot_has_a_name_in_both_languages() -> None:
    for kind in BOTS.values():
        assert set(kind.names) == {"en", "ru"}
    with pytest.raises(ValueError, match="there is no bot 'deep'"):
        bot_kind("deep")
    with pytest.raises(ValueError, match="no budget"):
        bot_kind("search:soon")
