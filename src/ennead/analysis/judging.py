"""What one decision was worth, and what one draw of chance did: small tasks that any process can do.

A task holds all it needs as plain data, and its answer depends on the task alone. Unless everything is to be
known, all that the deciding seat can't know is drawn anew before anything is looked at, as for a bot.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ennead.bots.knowledge import knowledge_of
from ennead.bots.players import settings_of
from ennead.bots.search import Outlook, Search
from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import SIMULTANEOUS, State
from ennead.games import game as game_named

# Choices held against the one that was taken, and actions of a line.
RIVALS = 2
LINE = 6
# Draws that are looked at to see whether a move left anything to luck.
LOOKS = 5
# Iterations are counted with those that compare; a comparison has at least so many rounds.
LEAST_ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Task:
    """One decision to be judged, or one move whose luck is to be told."""

    game: str
    seat: int
    # The true position before the move (`Game.to_dict`), and the action taken, as text.
    position: Mapping[str, Any]
    action: str
    # The true position after it: for luck only.
    after: Mapping[str, Any] | None
    iterations: int
    seed: str
    everything_known: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice and what comes of it, as the search expects."""

    action: str
    # Everybody's chance to win, by seat.
    chances: list[float]
    # The deciding seat's final points, in all and by source.
    points: float
    sources: dict[str, float]
    # The line expected: seat and action, this choice first.
    line: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Judgement:
    """The choice that was taken beside the one the search prefers; they may be the same."""

    chosen: Choice
    preferred: Choice
    # The next best choice, where the search prefers what was taken.
    next_best: Choice | None
    # What the choice cost in chance to win, and the error of that; 0 for the preferred one.
    cost: float
    error: float
    # How much better it was than the next best choice; 0 unless it is the preferred one.
    gain: float


@dataclass(frozen=True, slots=True)
class Luck:
    """Everybody's chance to win before and after chance has spoken, the move being made."""

    before: list[float]
    after: list[float]
    error: float


def judge_task(task: Task) -> Judgement:
    """The judgement of a decision."""
    game = game_named(task.game)
    position = game.from_dict(task.position)
    code = game.space.parse(task.action).code
    return judge(game, position, task.seat, code, task.seed, task.iterations, task.everything_known)


def luck_task(task: Task) -> Luck | None:
    """What luck did in a move; None where it had no say."""
    game = game_named(task.game)
    assert task.after is not None
    before, after = game.from_dict(task.position), game.from_dict(task.after)
    code = game.space.parse(task.action).code
    teller = _Teller(game, task.seat, task.seed, task.everything_known)
    return teller.tell(before, code, after, task.iterations)


def judge(
    game: Game, position: State, seat: int, code: int, seed: str, iterations: int, everything_known: bool
) -> Judgement:
    """Half of the iterations find the best choices, the other half holds them against the one taken."""
    known = known_to(game, position, seat, seed, everything_known)
    finder = searcher(game, seat, f"{seed}/find", iterations // 2, everything_known)
    finder.explains = True
    finder.think(known, 0)
    found = sorted(finder.outlooks.values(), key=lambda outlook: (-outlook.visits, outlook.code))
    rivals = [outlook.code for outlook in found if outlook.code != code][:RIVALS]
    codes = [code, *(rivals or [_likeliest(game, known, seat, code)])]
    rounds = max(LEAST_ROUNDS, iterations // 2 // len(codes))
    comparer = searcher(game, seat, f"{seed}/compare", 0, everything_known)
    chances = comparer.compare(known, codes, rounds)
    means = [sum(each) / rounds for each in chances]
    best = max(range(1, len(codes)), key=lambda at: means[at])
    chosen, rival = (choice_of(game, comparer, codes[at]) for at in (0, best))
    margin, error = difference(chances[best], chances[0])
    margin, error = rounded(margin), rounded(error)
    if margin <= 0.0:
        return Judgement(chosen, chosen, rival, 0.0, error, -margin)
    return Judgement(chosen, rival, None, margin, error, 0.0)


def rounded(value: float) -> float:
    """To what is told: more digits would only be noise, and make reports long."""
    return round(value, 4) + 0.0


def _likeliest(game: Game, position: State, seat: int, but: int) -> int:
    """The likeliest choice besides this one, for a search too short to have tried another."""
    codes = position.legal(seat)
    priors = dict(zip(codes, knowledge_of(game).priors(position, seat, codes), strict=True))
    return max((each for each in codes if each != but), key=lambda each: priors[each])


def searcher(game: Game, seat: int, seed: str, iterations: int, everything_known: bool) -> Search:
    """A search by what is written by hand: what it finds must follow from the points that are shown."""
    settings = settings_of(
        game, "expert", iterations=iterations, seconds=0.0, taste=0.0, temperature=0.0, learned=0.0
    )
    search = Search(game, seat, seed, settings)
    search.knows_all = everything_known
    return search


def known_to(game: Game, position: State, seat: int, seed: str, everything_known: bool) -> State:
    """The position as the seat may take it to be."""
    if everything_known:
        return position
    return game.determinize(position, seat, FastReferee(f"{seed}/known"))


def choice_of(game: Game, search: Search, code: int) -> Choice:
    outlook: Outlook = search.outlooks[code]
    n = outlook.visits
    return Choice(
        action=game.space.text(code),
        chances=[rounded(chance / n) for chance in outlook.chances],
        points=rounded(outlook.points / n),
        sources={source: rounded(points / n) for source, points in outlook.sources.items() if points},
        line=[(SEAT.names[who], game.space.text(each)) for who, each in search.line(code, LINE)],
    )


def difference(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean difference of pairs, and the error of that mean."""
    gaps = [one - other for one, other in zip(ones, others, strict=True)]
    return _mean_and_error(gaps)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / max(n - 1, 1)
    return mean, math.sqrt(spread / n)


class _Teller:
    """Holds what came of a move against what might have come of it, as the seat that moved could know."""

    def __init__(self, game: Game, seat: int, seed: str, everything_known: bool) -> None:
        self.game = game
        self.seat = seat
        self.everything_known = everything_known
        self.dice = FastReferee(f"{seed}/luck")
        self.search = searcher(game, seat, f"{seed}/judge", 0, everything_known)

    def tell(self, before: State, code: int, after: State, samples: int) -> Luck | None:
        game, seat = self.game, self.seat
        shown = game.view(after, seat)
        if all(game.view(self._outcome(before, code), seat) == shown for _ in range(LOOKS)):
            return None
        expected = [self.search.judge(self._outcome(before, code)) for _ in range(samples)]
        came = [self.search.judge(self._drawn(after)) for _ in range(samples)]
        error = max(
            math.hypot(_mean_and_error(ones)[1], _mean_and_error(others)[1])
            for ones, others in zip(_columns(expected), _columns(came), strict=True)
        )
        return Luck(_means(expected), _means(came), rounded(error))

    def _outcome(self, before: State, code: int) -> State:
        """Where the move might have led. Answers sealed by others stay what they were: they are no luck."""
        state = before.clone() if before.actor == SIMULTANEOUS else self._drawn(before)
        state.play(code, self.dice, self.seat)
        return state

    def _drawn(self, state: State) -> State:
        if self.everything_known:
            return state.clone()
        return self.game.determinize(state, self.seat, self.dice)


def _columns(rows: list[list[float]]) -> list[list[float]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _means(rows: list[list[float]]) -> list[float]:
    return [rounded(sum(column) / len(rows)) for column in _columns(rows)]
