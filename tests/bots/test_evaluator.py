"""A search with an evaluator of one's own: asked in batches, trusted, and refused where it is wrong."""

import pytest

import ennead
from ennead.bots.players import settings_of
from ennead.bots.search import Search
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import State


class Even:
    """Nobody is ahead and nothing is likelier; remembers what it was asked."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.batches: list[int] = []

    def chances(self, state: State) -> list[float]:
        count = self.game.participants(state.players)
        return [1.0 / count] * count

    def weights(self, state: State, seat: int) -> list[float]:
        return [1.0] * len(state.legal(seat))

    def evaluate(self, states: list[State], seats: list[int]) -> list[tuple[list[float], list[float]]]:
        self.batches.append(len(states))
        for state, seat in zip(states, seats, strict=True):
            assert seat in state.to_act()
        return [
            (self.chances(state), self.weights(state, seat))
            for state, seat in zip(states, seats, strict=True)
        ]


class Fond(Even):
    """Thinks of nothing but its favourite action."""

    def __init__(self, game: Game, favourite: int) -> None:
        super().__init__(game)
        self.favourite = favourite

    def weights(self, state: State, seat: int) -> list[float]:
        return [1.0 if code == self.favourite else 1e-6 for code in state.legal(seat)]


class Silent(Even):
    """Says nothing about actions."""

    def weights(self, state: State, seat: int) -> list[float]:
        return []


class TooShort(Even):
    def weights(self, state: State, seat: int) -> list[float]:
        return [1.0] * (len(state.legal(seat)) + 1)


class Seatless(Even):
    def chances(self, state: State) -> list[float]:
        return [1.0]


def cases() -> list[tuple[str, int]]:
    return [(name, players) for name in ennead.games() for players in ennead.game(name).players]


@pytest.mark.parametrize(("name", "players"), cases())
def test_positions_are_judged_in_batches(name: str, players: int) -> None:
    game = ennead.game(name)
    referee = FastReferee(2)
    state = game.start(players, None, referee)
    mine = Even(game)
    settings = settings_of(game, iterations=40, batch=8)
    searches = [Search(game, seat, f"s/{seat}", settings, evaluator=mine) for seat in range(players)]
    for moment in range(25):
        seat = state.to_act()[0]
        code = searches[seat].choose(state.clone(), moment)
        assert code in state.legal(seat)
        state.play(code, referee, seat)
    assert max(mine.batches) == 8


def first_question(name: str) -> tuple[Game, State]:
    game = ennead.game(name)
    state = game.start(max(game.players), None, FastReferee(1))
    while len(state.legal(state.to_act()[0])) < 3:
        state.play(state.legal(state.to_act()[0])[0], FastReferee(1), state.to_act()[0])
    return game, state


@pytest.mark.parametrize("name", ennead.games())
def test_its_word_counts(name: str) -> None:
    game, state = first_question(name)
    seat = state.to_act()[0]
    for favourite in state.legal(seat)[:3]:
        search = Search(game, seat, "s", settings_of(game, iterations=32), evaluator=Fond(game, favourite))
        assert search.choose(state.clone(), 0) == favourite


def test_who_says_nothing_of_actions_has_them_weighed_by_hand() -> None:
    game, state = first_question("kemet")
    seat = state.to_act()[0]
    search = Search(game, seat, "s", settings_of(game, iterations=32), evaluator=Silent(game))
    assert search.choose(state.clone(), 0) in state.legal(seat)


@pytest.mark.parametrize(
    ("wrong", "reason"), [(TooShort, "weights for"), (Seatless, "chances of 1 seats where 5 play")]
)
def test_a_wrong_answer_is_named(wrong: type[Even], reason: str) -> None:
    game, state = first_question("kemet")
    seat = state.to_act()[0]
    search = Search(game, seat, "s", settings_of(game, iterations=32), evaluator=wrong(game))
    with pytest.raises(ValueError, match=reason):
        search.choose(state.clone(), 0)
