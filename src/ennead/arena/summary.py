"""What the games say about the entrants: how often they win, how surely, by how much, how fast."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ennead.arena.counting import RULES, deviation, fair_share, mean, names, seat_share, share
from ennead.arena.play import Record
from ennead.arena.rating import ratings
from ennead.arena.results import Results
from ennead.core.shares import wilson


@dataclass(frozen=True, slots=True)
class SeatShare:
    """How an entrant did on one seat."""

    seat: int
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant. A game is counted once, however many of its seats the entrant has."""

    entrant: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    fair: float
    # The same rate in the games that somebody won; rules may let nobody win.
    rate_of_won: float | None
    # Strength and uncertainty; nothing without openskill.
    rating: tuple[float, float] | None
    # Of a seat in games played to the end.
    score: float | None
    score_deviation: float | None
    by_source: dict[str, float]
    by_seat: list[SeatShare]
    decisions: int
    # Milliseconds a decision; 95 % take at most `p95`, rounded up to a tenth of a power of ten.
    ms: float | None
    p95: float | None
    slowest: float | None
    forfeits: dict[str, int]

    @property
    def ratio(self) -> float:
        """How many times its fair share it won."""
        return self.rate / self.fair


@dataclass(frozen=True, slots=True)
class Summary:
    """Games of one plan with one number of players."""

    game: str
    version: int
    players: int
    options: dict[str, Any]
    kind: str
    seed: str
    games: int
    # What the file's plan asks for; a run may have been stopped before, and seats are not in balance then.
    planned: int
    seeds: int
    decisions: float
    shared_wins: int
    nobody_won: int
    # Of winners in games played to the end: mean, deviation, least, most.
    winning_score: tuple[float, float, int, int] | None
    standings: list[Standing]
    command: str

    def to_dict(self) -> dict[str, Any]:
        told = asdict(self)
        for shown, standing in zip(told["standings"], self.standings, strict=True):
            shown["ratio"] = standing.ratio
        return told


def summarise(results: Results) -> list[Summary]:
    """A summary for each number of players."""
    counts = sorted({record["players"] for record in results.records})
    return [
        _of_count(results, [record for record in results.records if record["players"] == count])
        for count in counts
    ]


def _of_count(results: Results, records: Sequence[Record]) -> Summary:
    plan, first = results.plan, records[0]
    present = list(dict.fromkeys(name for record in records for name in names(record)))
    order = [entrant.name for entrant in plan.entrants] + [RULES]
    rated = ratings(records)
    return Summary(
        game=plan.game,
        version=first["version"],
        players=first["players"],
        options=dict(plan.options),
        kind=plan.kind,
        seed=plan.seed,
        games=len(records),
        planned=max(plan.games_of(first["players"]), len(records)),
        seeds=len({record["seed"] for record in records}),
        decisions=sum(sum(record["decisions"]) for record in records) / len(records),
        shared_wins=sum(len(record["winners"]) > 1 for record in records),
        nobody_won=sum(not record["winners"] for record in records),
        winning_score=_winning_score(records),
        standings=[
            _standing(name, plan.kind, records, None if rated is None else rated[name])
            for name in order
            if name in present
        ],
        command=results.header["command"],
    )


def _finished(records: Sequence[Record]) -> list[Record]:
    return [record for record in records if not record["forfeits"]]


def _total(record: Record, seat: int) -> int:
    return sum(record["scores"][seat].values())


def _winning_score(records: Sequence[Record]) -> tuple[float, float, int, int] | None:
    totals = [_total(record, seat) for record in _finished(records) for seat in record["winners"]]
    if not totals:
        return None
    return sum(totals) / len(totals), deviation(totals) or 0.0, min(totals), max(totals)


def _seats(record: Record, name: str) -> list[int]:
    return [seat for seat, each in enumerate(names(record)) if each == name]


def _standing(
    name: str, kind: str, all_records: Sequence[Record], rating: tuple[float, float] | None
) -> Standing:
    records = [record for record in all_records if name in names(record)]
    wins = sum(share(record, name, kind) for record in records)
    low, high = wilson(wins, len(records))
    finished = [(record, seat) for record in _finished(records) for seat in _seats(record, name)]
    totals = [_total(record, seat) for record, seat in finished]
    asked = [(record, seat) for record in records for seat in _seats(record, name) if name != RULES]
    decisions = sum(record["decisions"][seat] for record, seat in asked)
    seconds = sum(record["seconds"][seat] for record, seat in asked)
    return Standing(
        entrant=name,
        games=len(records),
        wins=wins,
        rate=wins / len(records),
        low=low,
        high=high,
        fair=sum(fair_share(record, name) for record in records) / len(records),
        rate_of_won=mean([share(record, name, kind) for record in records if record["winners"]]),
        rating=rating,
        score=mean(totals),
        score_deviation=deviation(totals),
        by_source=_by_source(finished),
        by_seat=_by_seat(name, records),
        decisions=decisions,
        ms=1000 * seconds / decisions if decisions else None,
        p95=_p95(asked),
        slowest=1000 * max(record["slowest"][seat] for record, seat in asked) if decisions else None,
        forfeits=_forfeits(name, records),
    )


def _by_source(finished: Sequence[tuple[Record, int]]) -> dict[str, float]:
    """Mean points of a seat by source."""
    sums: Counter[str] = Counter()
    for record, seat in finished:
        for source, points in record["scores"][seat].items():
            sums[source] += points
    return {source: points / len(finished) for source, points in sums.items()}


def _by_seat(name: str, records: Sequence[Record]) -> list[SeatShare]:
    games: Counter[int] = Counter()
    wins: dict[int, float] = {}
    for record in records:
        for seat in _seats(record, name):
            games[seat] += 1
            wins[seat] = wins.get(seat, 0.0) + seat_share(record, seat)
    return [
        SeatShare(seat, games[seat], wins[seat] / games[seat], *wilson(wins[seat], games[seat]))
        for seat in sorted(games)
    ]


def _p95(asked: Sequence[tuple[Record, int]]) -> float | None:
    paces: Counter[float] = Counter()
    for record, seat in asked:
        for pace, count in record["paces"][seat].items():
            paces[float(pace)] += count
    left = 0.95 * paces.total()
    for pace in sorted(paces):
        left -= paces[pace]
        if left <= 0:
            return pace
    return None


def _forfeits(name: str, records: Sequence[Record]) -> dict[str, int]:
    reasons = [each["reason"] for record in records for each in record["forfeits"] if each["entrant"] == name]
    return dict(sorted(Counter(reasons).items()))
