"""What the conformance suite runs over: every registered game, player count and option."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import ennead
from ennead.core.game import BadOption, Game
from ennead.core.referee import KeyedReferee, LiveReferee
from ennead.core.state import State


class Case(NamedTuple):
    """A game set up in one way."""

    name: str
    players: int
    options: dict[str, Any]

    @property
    def game(self) -> Game:
        return ennead.game(self.name)

    def __str__(self) -> str:
        changed = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.name, str(self.players), *changed])


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The defaults, and each option at each of its other values."""
    sets: list[dict[str, Any]] = [{}]
    for option in game.options:
        for value in option.values or (True, False):
            if value != option.default:
                sets.append({option.name: value})
    return sets


def cases_of(name: str) -> list[Case]:
    game = ennead.game(name)
    cases = []
    for players in game.players:
        for options in option_sets(game):
            try:
                game.check_options(players, options)
            except BadOption:
                continue  # an option that this number of players does not have
            cases.append(Case(name, players, options))
    return cases


def all_cases() -> list[Case]:
    return [case for name in ennead.games() for case in cases_of(name)]


class Moment(NamedTuple):
    """A decision in a random game, just before it is taken."""

    state: State
    seat: int
    code: int
    referee: KeyedReferee
    number: int


def moments(case: Case, seed: object, referee: KeyedReferee | None = None) -> Iterator[Moment]:
    """Play a random game; the caller sees every decision before it is carried out."""
    referee = referee or LiveReferee(f"{seed}")
    chooser = random.Random(f"conformance/{seed}")
    state = case.game.start(case.players, case.options, referee)
    number = 0
    while not state.over:
        seats = state.to_act()
        seat = seats[int(chooser.random() * len(seats))]
        codes = state.legal(seat)
        assert codes, f"dead end: seat {seat} has nothing to do in {case}, seed {seed}"
        code = codes[int(chooser.random() * len(codes))]
        yield Moment(state, seat, code, referee, number)
        state.play(code, referee, seat)
        number += 1
