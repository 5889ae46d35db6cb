"""A hint: the best choices of a seat and what to expect of them, straight from the search's data."""

import math
from dataclasses import asdict, dataclass
from typing import Any

from ennead.bots.players import settings_of
from ennead.bots.question import Question
from ennead.bots.search import Search
from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.state import State
from ennead.games import game as game_named

# A hint takes the time of a hard opponent, and shows this many choices and actions of the line.
SECONDS = 2.4
CHOICES = 3
LINE = 6


@dataclass(frozen=True, slots=True)
class Advice:
    """One choice and what the search expects of it."""

    action: str
    # Part of the search spent on it, and the chance to win that it found.
    weight: float
    chance: float
    # The seat's expected final points, the error of that mean, and where the points come from.
    points: float
    error: float
    sources: dict[str, float]
    # The line expected: seat and action, this choice first.
    line: list[tuple[str, str]]


def hint(game: Game, position: State, seat: int, seed: str, seconds: float = SECONDS) -> list[Advice]:
    """The best choices of the seat, the best first."""
    settings = settings_of(game, "expert", seconds=seconds, taste=0.0)
    search = Search(game, seat, seed, settings)
    search.explains = True
    search.think(position, 0)
    found = sorted(search.outlooks.values(), key=lambda outlook: -outlook.visits)
    total = sum(outlook.visits for outlook in found)
    advice = []
    for outlook in found[:CHOICES]:
        n = outlook.visits
        mean = outlook.points / n
        spread = math.sqrt(max(outlook.squares / n - mean * mean, 0.0))
        advice.append(
            Advice(
                action=game.space.text(outlook.code),
                weight=n / total,
                chance=outlook.chance / n,
                points=mean,
                error=spread / math.sqrt(n),
                sources={source: points / n for source, points in outlook.sources.items()},
                line=[
                    (SEAT.names[who], game.space.text(code)) for who, code in search.line(outlook.code, LINE)
                ],
            )
        )
    return advice


def answer_hint(question: Question) -> list[dict[str, Any]]:
    """A hint for a decision asked in another process, JSON-ready."""
    game = game_named(question.game)
    position = game.from_dict(question.position)
    return [asdict(each) for each in hint(game, position, question.seat, question.seed)]
