"""The ways to set a game up, and random games of each."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from ennead.core.game import BadOption, Game
from ennead.core.referee import KeyedReferee, LiveReferee
from ennead.core.state import State
from ennead.games import game, games


class Case(NamedTuple):
    """A game set up in one way."""

    name: str
    players: int
    options: dict[str, Any]

    @property
    def game(self) -> Game:
        return game(self.name)

    def __str__(self) -> str:
        changed = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.name, str(self.players), *changed])


def option_sets(rules: Game) -> list[dict[str, Any]]:
    """The defaults, and each option at each of its other values."""
    sets: list[dict[str, Any]] = [{}]
    for option in rules.options:
        for value in option.values or (True, False):
            if value != option.default:
                sets.append({option.name: value})
    return sets


# With more ways to set a game up than this, each value of an option is tried at one number of players.
MOST_CASES = 40


def cases_of(name: str) -> list[Case]:
    """The defaults and each option at each of its values, for every number of players."""
    rules = game(name)
    cases = []
    for players in rules.players:
        for options in option_sets(rules):
            try:
                rules.check_options(players, options)
            except BadOption:
                continue  # an option that this number of players does not have
            cases.append(Case(name, players, options))
    return cases if len(cases) <= MOST_CASES else spread_out(cases)


def spread_out(cases: list[Case]) -> list[Case]:
    """The defaults at every number of players, every other set of options at one of them, in turn."""
    chosen = [case for case in cases if not case.options]
    sets: list[dict[str, Any]] = []
    for case in cases:
        if case.options and case.options not in sets:
            sets.append(case.options)
    for number, options in enumerate(sets):
        fitting = [case for case in cases if case.options == options]
        chosen.append(fitting[number % len(fitting)])
    return chosen


def all_cases() -> list[Case]:
    return [case for name in games() for case in cases_of(name)]


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
