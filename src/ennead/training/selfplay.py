"""Games of the search against itself, as lines of JSON: what was played, what the search thought, who won.

A line holds the actions, from which everything else can be made again: positions are not stored. Most
decisions get a short look; some get a long one, and only those say how the search weighed its choices.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ennead.bots.players import settings_of
from ennead.bots.search import Search
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import State


@dataclass(frozen=True, slots=True)
class Diet:
    """What kind of games are played: how long the looks are, and how often chance decides."""

    # Iterations of a short look; 0 looks one decision ahead.
    short: int = 0
    long: int = 120
    # Part of the decisions that get a long look.
    part: float = 0.08
    # Part of the decisions drawn by visits instead of taking the most visited.
    stray: float = 0.12
    # Part of the decisions drawn from all that is possible: what nobody would do must be judged, too.
    wild: float = 0.04
    # Chance, at each decision, that from then on nothing is drawn any more: the game goes on in earnest, and
    # who wins is learned from there on only. 0: it never does, and is learned from all the same.
    calm: float = 0.0
    # Part of the games with other options than the usual ones.
    other_options: float = 0.2


def seats_and_options(game: Game, dice: random.Random, diet: Diet) -> tuple[int, dict[str, Any]]:
    """How many play, and by which options: two and four play most, being the usual numbers."""
    players = dice.choices(game.players, [3.0 if count in (2, 4) else 1.0 for count in game.players])[0]
    options: dict[str, Any] = {}
    if dice.random() < diet.other_options:
        option = dice.choice([None, *game.options])
        if option is not None:
            options[option.name] = dice.choice(option.values) if option.values else not option.default
    try:
        return players, dict(game.check_options(players, options))
    except ValueError:  # an option of other numbers of players
        return players, dict(game.check_options(players, None))


def play_one(game: Game, seed: str, diet: Diet, **changes: float) -> dict[str, Any]:
    """One game, as a line of the data."""
    dice = random.Random(f"diet/{seed}")
    players, options = seats_and_options(game, dice, diet)
    referee = FastReferee(seed)
    state = game.start(players, options, referee)
    searches = [
        Search(game, seat, f"{seed}/{seat}", settings_of(game, "expert", taste=0.0, **changes))
        for seat in range(players)
    ]
    codes: list[int] = []
    looks: list[list[Any]] = []
    earnest = -1
    while not state.over:
        if diet.calm and earnest < 0 and dice.random() < diet.calm:
            earnest = len(codes)
        seat = state.to_act()[0]
        legal = state.legal(seat)
        code = legal[0]
        if len(legal) > 1:
            thorough = dice.random() < diet.part
            search = searches[seat]
            search.settings.iterations = diet.long if thorough else diet.short
            code = search.choose(state.clone(), len(codes))
            visits = visits_of(search, state, legal)
            if thorough:
                kept = [(each, count) for each, count in zip(legal, visits, strict=True) if count]
                looks.append([len(codes), [each for each, _ in kept], [count for _, count in kept]])
            lot = dice.random() if earnest < 0 else 1.0
            if lot < diet.wild:
                code = search.chosen = dice.choice(legal)
            elif lot < diet.wild + diet.stray and any(visits):
                code = search.chosen = dice.choices(legal, visits)[0]
        codes.append(code)
        state.play(code, referee, seat)
    return {
        "seed": seed,
        "players": players,
        "options": options,
        "codes": codes,
        "looks": looks,
        "earnest": 0 if not diet.calm else earnest if earnest >= 0 else len(codes),
        "winners": list(game.result(state).winners),
        "points": [sum(each.values()) for each in game.scores(state)],
    }


def visits_of(search: Search, state: State, legal: list[int]) -> list[int]:
    """How often the last search tried each of these choices."""
    bandit = search.bandit(state)
    return [bandit.visits[bandit.arms[code]] if code in bandit.arms else 0 for code in legal]


def replayed(game: Game, line: dict[str, Any]) -> Iterator[tuple[int, State, int, int]]:
    """Every decision of a stored game: its number, the position, who decided and what; not to be changed."""
    referee = FastReferee(line["seed"])
    state = game.start(line["players"], line["options"], referee)
    for number, code in enumerate(line["codes"]):
        seat = state.to_act()[0]
        yield number, state, seat, code
        state.play(code, referee, seat)
    if list(game.result(state).winners) != line["winners"]:
        raise ValueError(f"game {line['seed']} was played by other rules")


def written(line: dict[str, Any]) -> str:
    return json.dumps(line, separators=(",", ":")) + "\n"
