"""What an analysis tells, as plain data."""

from dataclasses import asdict, dataclass
from typing import Any

from ennead.analysis.judging import Choice

FORMAT = "ennead-analysis-1"


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat: what was chosen, what the search prefers, and what the difference costs."""

    # The number people know the move by, and that of the position it was decided in.
    move: int
    since: int
    seat: str
    # How many choices there were, and the round, where the game counts rounds.
    options: int
    round: int | None
    chosen: Choice
    # None where the search would have chosen the same.
    preferred: Choice | None
    next_best: Choice | None
    # Cost in chance to win and its error; in points by source: more is a loss, less than 0 a gain.
    cost: float
    error: float
    points_cost: dict[str, float]
    gain: float
    # Whether it was looked into a second time, deeper.
    deep: bool


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """Everybody's chance to win when a seat had to decide, as that seat could know it."""

    # The position's number and the round; the seat is None at the end.
    move: int
    round: int | None
    seat: str | None
    chances: dict[str, float]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A stretch of the game after which the chances were others than before."""

    since: int
    move: int
    # Who gained most by it, and the chances before and after.
    seat: str
    before: dict[str, float]
    after: dict[str, float]


@dataclass(frozen=True, slots=True)
class Draw:
    """A move after which chance, or what was hidden, had its say."""

    move: int
    since: int
    seat: str
    action: str
    before: dict[str, float]
    after: dict[str, float]
    error: float


@dataclass(frozen=True, slots=True)
class SeatReport:
    """A seat's game in short. Mistakes and best moves are places among the decisions, the largest first."""

    seat: str
    name: str
    decisions: int
    mistakes: list[int]
    best: list[int]
    # Chance lost by all decisions on average, and given or taken by all draws together.
    mean_cost: float
    luck: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """An analysis of a whole game."""

    format: str
    game: str
    version: int
    players: int
    iterations: int
    seed: str
    # False: each decision by what its seat knew at that time.
    everything_known: bool
    seats: list[SeatReport]
    curve: list[CurvePoint]
    turning_points: list[TurningPoint]
    decisions: list[Decision]
    draws: list[Draw]
    result: dict[str, Any] | None

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return asdict(self)
