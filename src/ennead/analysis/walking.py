"""The walk through a game: a cheap look at every decision, then a deep one where it may matter."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass

from ennead.analysis.judging import Judgement, Luck, Task, judge_task, luck_task, rounded
from ennead.analysis.played import Move, Played
from ennead.analysis.report import (
    FORMAT,
    Analysis,
    CurvePoint,
    Decision,
    Draw,
    SeatReport,
    TurningPoint,
)
from ennead.core.codec import SEAT
from ennead.core.state import State

# Iterations of the first look at a decision. The second look has so many times more, and each seat gets so
# many second looks: at decisions that may be mistakes, and at those that may be its best.
ITERATIONS = 240
DEEPER = 8
DOUBTS = 8
PRIDES = 4
# What is named of each seat, and of the game.
NAMED = 3
TURNS = 3
# Draws for what luck did.
SAMPLES = 48
# What is less than this (1 in 200) is no mistake and no feat.
LEAST = 0.005


@dataclass(frozen=True, slots=True)
class Wish:
    """How to analyse. The same wish gives the same analysis of the same game."""

    iterations: int = ITERATIONS
    seed: str = "0"
    # Only these seats' decisions; None: everybody's.
    seats: tuple[int, ...] | None = None
    everything_known: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """What has to be worked out next, and how far the walk is: `done` of `total` iterations or so."""

    task: Task
    work: Callable[[Task], Judgement | Luck | None]
    done: int
    total: int


Walk = Generator[Step, Judgement | Luck | None, Analysis]


def analyse(played: Played, wish: Wish, progress: Callable[[int, int], None] | None = None) -> Analysis:
    """Analyse a game here and now. `progress` is told how much of how much is done; raising stops it."""
    walk = Walker(played, wish).walk()
    step = next(walk)
    while True:
        if progress is not None:
            progress(step.done, step.total)
        try:
            step = walk.send(step.work(step.task))
        except StopIteration as end:
            found: Analysis = end.value
            return found


class Walker:
    """Hands out what has to be worked out, step by step, and makes a report of the answers.

    Whoever walks with it works where and when it likes: in this process, or a bit at a time in another one.
    """

    def __init__(self, played: Played, wish: Wish) -> None:
        self.played = played
        self.wish = wish
        self.game = played.game
        self.seats = tuple(range(played.start.players)) if wish.seats is None else wish.seats
        self.moves = [move for move in played.moves if move.is_decision]
        self.places = {id(move): place for place, move in enumerate(played.moves)}
        self.judged: dict[int, Judgement] = {}
        self.deep: set[int] = set()
        self.done = 0
        self.total = 0

    def walk(self) -> Walk:
        """Steps to send the answers of; returns the analysis."""
        own = [at for at, move in enumerate(self.moves) if move.seat in self.seats]
        first = self.wish.iterations
        second = first * DEEPER
        looks = sum(
            min(sum(self.moves[at].seat == seat for at in own), DOUBTS + PRIDES) for seat in self.seats
        )
        self.total = len(self.moves) * first + looks * second + len(self.played.moves) * SAMPLES
        for at, move in enumerate(self.moves):
            # Others' decisions are only points of the curve.
            yield from self._judge(at, move, first if at in own else first // 2)
        for at in self._worth_another_look(own):
            yield from self._judge(at, self.moves[at], second)
            self.deep.add(at)
        draws: list[tuple[Move, Luck]] = []
        for move in self.played.moves:
            yield from self._luck(move, draws)
        return self._report(own, draws)

    def _judge(self, at: int, move: Move, iterations: int) -> Generator[Step, Judgement | Luck | None, None]:
        found = yield Step(self._task(move, iterations), judge_task, self.done, self.total)
        assert isinstance(found, Judgement)
        self.judged[at] = found
        self.done += iterations

    def _luck(
        self, move: Move, draws: list[tuple[Move, Luck]]
    ) -> Generator[Step, Judgement | Luck | None, None]:
        task = self._task(move, SAMPLES, move.after)
        found = yield Step(task, luck_task, min(self.done, self.total), self.total)
        self.done += SAMPLES
        if isinstance(found, Luck):
            draws.append((move, found))

    def _task(self, move: Move, iterations: int, after: State | None = None) -> Task:
        game = self.game
        # By its place among the moves: the same whatever else is analysed.
        place = self.places[id(move)]
        return Task(
            game=game.name,
            seat=move.seat,
            position=game.to_dict(move.before),
            action=game.space.text(move.code),
            after=None if after is None else game.to_dict(after),
            iterations=iterations,
            seed=f"{self.wish.seed}/{place}/{iterations}",
            everything_known=self.wish.everything_known,
        )

    def _worth_another_look(self, own: Sequence[int]) -> list[int]:
        """Decisions that may be among the mistakes or the best moves of their seat, in order of the game."""
        found: set[int] = set()
        for seat in self.seats:
            mine = [at for at in own if self.moves[at].seat == seat]
            doubts = sorted(mine, key=lambda at: -self.judged[at].cost)
            prides = sorted(mine, key=lambda at: -self.judged[at].gain)
            found.update(at for at in doubts[:DOUBTS] if self.judged[at].cost > 0.0)
            found.update(at for at in prides[:PRIDES] if self.judged[at].gain > 0.0)
        return sorted(found)

    # The report

    def _report(self, own: Sequence[int], draws: list[tuple[Move, Luck]]) -> Analysis:
        decisions = [self._decision(at) for at in own]
        told = [self._draw(move, luck) for move, luck in draws]
        curve = self._curve()
        last = self.played.last
        return Analysis(
            format=FORMAT,
            game=self.game.name,
            version=self.game.version,
            players=last.players,
            iterations=self.wish.iterations,
            seed=self.wish.seed,
            everything_known=self.wish.everything_known,
            seats=[self._seat(seat, decisions, told) for seat in self.seats],
            curve=curve,
            turning_points=turning_points(curve, self.played.start.players),
            decisions=decisions,
            draws=told,
            result=self.game.result(last).to_dict() if last.over else None,
        )

    def _decision(self, at: int) -> Decision:
        move, judged = self.moves[at], self.judged[at]
        agrees = judged.preferred is judged.chosen or judged.cost == 0.0
        better, own = judged.preferred.sources, judged.chosen.sources
        sources = dict.fromkeys((*better, *own))
        costs = {source: rounded(better.get(source, 0.0) - own.get(source, 0.0)) for source in sources}
        return Decision(
            move=move.number,
            since=move.since,
            seat=SEAT.names[move.seat],
            options=len(move.before.legal(move.seat)),
            round=round_of(move.before),
            chosen=judged.chosen,
            preferred=None if agrees else judged.preferred,
            next_best=judged.next_best,
            cost=judged.cost,
            error=judged.error,
            points_cost={} if agrees else costs,
            gain=judged.gain,
            deep=at in self.deep,
        )

    def _draw(self, move: Move, luck: Luck) -> Draw:
        return Draw(
            move=move.number,
            since=move.since,
            seat=SEAT.names[move.seat],
            action=self.game.space.text(move.code),
            before=by_seat(luck.before),
            after=by_seat(luck.after),
            error=luck.error,
        )

    def _seat(self, seat: int, decisions: list[Decision], draws: list[Draw]) -> SeatReport:
        name = SEAT.names[seat]
        mine = [at for at, each in enumerate(decisions) if each.seat == name]

        def surely_lost(at: int) -> float:
            return decisions[at].cost - decisions[at].error

        def surely_gained(at: int) -> float:
            return decisions[at].gain - decisions[at].error

        # What was looked into once only may be noise.
        looked = [at for at in mine if decisions[at].deep]
        mistakes = [at for at in sorted(looked, key=lambda at: -surely_lost(at)) if surely_lost(at) > LEAST]
        best = [at for at in sorted(looked, key=lambda at: -surely_gained(at)) if surely_gained(at) > LEAST]
        return SeatReport(
            seat=name,
            name=self.played.names[seat],
            decisions=len(mine),
            mistakes=mistakes[:NAMED],
            best=best[:NAMED],
            mean_cost=rounded(sum(decisions[at].cost for at in mine) / len(mine)) if mine else 0.0,
            luck=rounded(sum(draw.after[name] - draw.before[name] for draw in draws)),
        )

    def _curve(self) -> list[CurvePoint]:
        """A point for every decision: what the position was worth before it, with the best choice."""
        points: list[CurvePoint] = []
        for at, move in enumerate(self.moves):
            chances = by_seat(self.judged[at].preferred.chances)
            points.append(CurvePoint(move.since, round_of(move.before), SEAT.names[move.seat], chances))
        last = self.played.last
        if last.over:
            end = CurvePoint(self.played.moves[-1].number, round_of(last), None, by_seat(self._end(last)))
            points.append(end)
        return points

    def _end(self, last: State) -> list[float]:
        """Who has won, as chances; partners have won together."""
        winners = self.game.result(last).winners
        sides = sum(1.0 / (1 + len(self.game.partners(last, seat))) for seat in winners)
        return [1.0 / sides if seat in winners else 0.0 for seat in range(last.players)]


def by_seat(chances: Sequence[float]) -> dict[str, float]:
    return {SEAT.names[seat]: chance for seat, chance in enumerate(chances)}


def round_of(state: State) -> int | None:
    found = getattr(state, "round", None)
    return found if isinstance(found, int) else None


def turning_points(curve: Sequence[CurvePoint], players: int) -> list[TurningPoint]:
    """Where the chances changed most between the decisions before and those after, the largest first.

    Points differ by what the deciding seat knows, so each side is a mean over two decisions of everybody.
    """
    span = max(4, 2 * players)
    found: list[tuple[float, int]] = []
    for at in range(span, len(curve) - span + 1):
        swing = max(abs(gap) for gap in _swing(curve, at, span).values())
        found.append((swing, at))
    found.sort(key=lambda each: (-each[0], each[1]))
    taken: list[int] = []
    for _, at in found:
        if len(taken) < TURNS and all(abs(at - other) >= 2 * span for other in taken):
            taken.append(at)
    return [_turning_point(curve, at, span) for at in taken]


def _swing(curve: Sequence[CurvePoint], at: int, span: int) -> dict[str, float]:
    before, after = _mean(curve[at - span : at]), _mean(curve[at : at + span])
    return {seat: after[seat] - before[seat] for seat in before}


def _turning_point(curve: Sequence[CurvePoint], at: int, span: int) -> TurningPoint:
    swing = _swing(curve, at, span)
    return TurningPoint(
        since=curve[at - 1].move,
        move=curve[at].move,
        seat=max(swing, key=lambda seat: swing[seat]),
        before=_mean(curve[at - span : at]),
        after=_mean(curve[at : at + span]),
    )


def _mean(points: Sequence[CurvePoint]) -> dict[str, float]:
    return {
        seat: rounded(sum(point.chances[seat] for point in points) / len(points))
        for seat in points[0].chances
    }
