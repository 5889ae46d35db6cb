"""Chance as nodes: the same games as drawn by a referee, equally likely outcomes, nothing hidden shown."""

import copy
import doctest
import pickle
import random
from functools import partial
from typing import Any

import numpy as np
import pytest

import ennead
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import State
from ennead.games.amun_re.rules import cards as power_cards
from ennead.games.kemet.rules import cards as di_cards
from ennead.research import chance, setting
from ennead.research.chance import Asked, ChanceNode, GivenReferee, begin, play
from ennead.research.setting import Setting
from ennead.testing import Case, all_cases

CASES = [case for case in all_cases() if not case.options]
# How many decisions of a game are walked through in every change; at night whole games are.
SOME = 60


class Watched(FastReferee):
    """Keeps every draw: what it was for, from how many, what came."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.draws: list[tuple[str, int, int]] = []

    def below(self, purpose: str, bound: int) -> int:
        outcome = super().below(purpose, bound)
        self.draws.append((purpose, bound, outcome))
        return outcome

    def shuffle(self, purpose: str, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(purpose, last + 1)
            items[last], items[other] = items[other], items[last]


def walked(found: ChanceNode | State, draws: list[tuple[str, int, int]]) -> State:
    """Through all nodes by what the referee drew; they ask what the rules asked it."""
    for purpose, bound, outcome in draws:
        if bound == 1:
            continue
        assert isinstance(found, ChanceNode)
        assert (found.purpose, found.bound) == (purpose, bound)
        assert found.bound <= found.setting.game.most_outcomes(found.setting.players)
        assert [each for each, _ in found.outcomes()] == list(range(bound))
        assert {probability for _, probability in found.outcomes()} == {1 / bound}
        found = found.apply(outcome)
    assert not isinstance(found, ChanceNode)
    return found


def same_game(chosen: Setting, seed: str, most: int) -> int:
    """Play with a referee and through nodes side by side; how many draws there were after the set-up."""
    referee = Watched(seed)
    chooser = random.Random(seed)
    state = chosen.begin(referee)
    other = walked(begin(chosen), referee.draws)
    assert chosen.game.hash(other) == chosen.game.hash(state)
    drawn = 0
    for _ in range(most):
        if state.over:
            break
        seat = chooser.choice(state.to_act())
        code = chooser.choice(state.legal(seat))
        referee.draws = []
        state.play(code, referee, seat)
        chosen.skip(state, referee)
        before = chosen.game.key(other)
        found, _ = play(chosen, other, code, seat)
        assert chosen.game.key(other) == before, "the state before is left as it is"
        other = walked(found, referee.draws)
        assert chosen.game.key(other) == chosen.game.key(state)
        drawn += len(referee.draws)
    assert chosen.game.hash(other) == chosen.game.hash(state)
    return drawn


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_draws_of_a_referee_lead_to_the_same_game(case: Case) -> None:
    same_game(setting(case.name, case.players, skip_forced=True), "nodes", SOME)


@pytest.mark.long
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_whole_games_are_the_same(case: Case) -> None:
    chosen = setting(case.name, case.players, case.options)
    drawn = sum(same_game(chosen, f"nodes/{number}", case.game.max_decisions) for number in range(2))
    assert (drawn > 0) == (case.name != "ankh"), "in Ankh only the set-up is drawn"


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    """Four things: the tree of their draws has each of the 24 orders once, all equally deep."""
    found: list[tuple[int, ...]] = []

    def walk(drawn: tuple[int, ...], share: float) -> None:
        items = [0, 1, 2, 3]
        try:
            GivenReferee(drawn).shuffle("pile", items)
        except Asked as asked:
            for outcome in range(asked.bound):
                walk((*drawn, outcome), share / asked.bound)
            return
        assert share == pytest.approx(1 / 24)
        found.append(tuple(items))

    walk((), 1.0)
    assert len(found) == len(set(found)) == 24


def test_nodes_are_values() -> None:
    node = begin(setting("tekhenu", players=np.int64(2)))
    assert isinstance(node, ChanceNode)
    assert copy.deepcopy(node) is node
    again = pickle.loads(pickle.dumps(node.apply(np.int64(3))))
    assert isinstance(again, ChanceNode)
    assert again.drawn == (3,)
    assert again.purpose == "pillar tiles"
    for wrong in (-1, node.bound):
        with pytest.raises(ValueError, match="arrow has outcomes 0 to 5"):
            node.apply(wrong)


def test_the_rest_can_be_drawn() -> None:
    chosen = setting("kemet", players=3)
    node = begin(chosen)
    assert isinstance(node, ChanceNode)
    states = [node.sample(random.Random(seed).randrange) for seed in (1, 1, 2)]
    keys = [chosen.game.key(state) for state in states]
    assert keys[0] == keys[1] != keys[2]


def all_discarded(game: Game, players: int) -> Any:
    """Every card of the deck, of the board and of all hands lies in the discard."""
    state: Any = game.start(players, None, FastReferee(1))
    kinds = len(state.discard)
    for card in [*state.deck, *(state.face_down if game.name == "amun-re" else [])]:
        state.discard[card] += 1
    for held, count in enumerate(state.hand):
        state.discard[held % kinds] += count
    state.deck = []
    state.referee = GivenReferee(())
    return state


@pytest.mark.parametrize(("name", "players"), [("amun-re", 3), ("amun-re", 5), ("kemet", 2), ("kemet", 5)])
def test_the_biggest_pile_is_all_cards(name: str, players: int) -> None:
    game = ennead.game(name)
    state = all_discarded(game, players)
    draw = partial(di_cards.draw, state, 0, 1) if name == "kemet" else partial(power_cards.draw, state, 0)
    with pytest.raises(Asked) as asked:
        draw()
    assert asked.value.bound == game.most_outcomes(players)


@pytest.mark.parametrize("name", ["ankh", "tekhenu"])
def test_the_biggest_draw_is_in_the_set_up(name: str) -> None:
    for players in ennead.game(name).players:
        referee = Watched("biggest")
        setting(name, players).begin(referee)
        assert max(bound for _, bound, _ in referee.draws) == ennead.game(name).most_outcomes(players)


def test_what_the_module_shows_is_true() -> None:
    told = doctest.testmod(chance)
    assert told.attempted > 0
    assert told.failed == 0
