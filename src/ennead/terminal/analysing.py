"""An analysis at the terminal: chances over the game, turning points, mistakes, best moves, luck."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from ennead.analysis import Analysis, Choice, CurvePoint, Decision, Draw, Played
from ennead.core.codec import SEAT
from ennead.terminal.screens import seat_mark
from ennead.terminal.words import WORDS
from ennead.texts import Texts

# Moments of the game in the table of chances, and draws that are told.
MOMENTS = 14
DRAWS = 6
# Points that are worth a word.
LEAST_POINTS = 0.1


@contextmanager
def progress_bar(language: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, so that the output can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task(WORDS[language]["analysing"], total=None)
        yield lambda done, total: shown.update(bar, completed=done, total=total)


class AnalysisPage:
    """Prints an analysis in one language."""

    def __init__(self, played: Played, analysis: Analysis, language: str) -> None:
        self.analysis = analysis
        self.words = WORDS[language]
        self.game = played.game
        names = {seat: _called(seat, name) for seat, name in zip(SEAT.names, played.names, strict=False)}
        self.texts = Texts(played.game, language, names)
        self.console = Console(file=sys.stdout)

    def print_all(self, with_decisions: bool) -> None:
        analysis, words = self.analysis, self.words
        knowledge = words["all known" if analysis.everything_known else "seat knew"]
        self._print(f"[bold]{self.texts.say('game')}[/]. {knowledge}")
        self._print(
            words["how deep"].format(
                decisions=len(analysis.decisions), iterations=analysis.iterations, seed=analysis.seed
            )
        )
        self._title("chances")
        self.console.print(self._chances())
        self._turning_points()
        for seat in analysis.seats:
            name = self._seat(seat.seat)
            self._print()
            told = words["seat summary"].format(
                name=name, decisions=seat.decisions, cost=_percent(seat.mean_cost), luck=_signed(seat.luck)
            )
            self._print(f"[bold]{told}[/]")
            self._decisions("mistakes", [analysis.decisions[at] for at in seat.mistakes])
            self._decisions("best moves", [analysis.decisions[at] for at in seat.best])
        if with_decisions:
            self._title("all decisions")
            self.console.print(self._decision_table(analysis.decisions))
        self._luck()

    def _print(self, text: str = "") -> None:
        self.console.print(text, highlight=False)

    def _title(self, key: str) -> None:
        self._print()
        self._print(f"[bold]{self.words[key]}[/]")

    def _seat(self, seat: str) -> str:
        return self.texts.name("seat", seat)

    # Chances

    def _chances(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(self.words["move"], justify="right")
        table.add_column(self.words["round"], justify="right")
        seats = list(self.analysis.curve[0].chances)
        for seat in seats:
            table.add_column(self._seat(seat), justify="right")
        for point in _moments(self.analysis.curve):
            leader = max(point.chances.values())
            cells = [_strong(_percent(chance), chance == leader) for chance in point.chances.values()]
            table.add_row(str(point.move), "" if point.round is None else str(point.round), *cells)
        return table

    def _turning_points(self) -> None:
        if not self.analysis.turning_points:
            return
        self._title("turning points")
        for point in self.analysis.turning_points:
            swings = [
                f"{self._seat(seat)} {_percent(point.before[seat])} → {_percent(point.after[seat])}"
                for seat in point.before
            ]
            self._print(self.words["turning point"].format(move=point.move, swings=", ".join(swings)))

    # Decisions

    def _decisions(self, title: str, decisions: Sequence[Decision]) -> None:
        if not decisions:
            self._print(self.words[f"no {title}"])
            return
        self._print(self.words[title])
        self.console.print(self._decision_table(decisions))

    def _decision_table(self, decisions: Sequence[Decision]) -> Table:
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(self.words["move"], justify="right")
        for column in ("chosen", "instead"):
            table.add_column(self.words[column])
        table.add_column(self.words["cost"], justify="right", no_wrap=True)
        for column in ("in points", "then"):
            table.add_column(self.words[column])
        for decision in decisions:
            table.add_row(*self._cells(decision))
        return table

    def _cells(self, decision: Decision) -> tuple[str, str, str, str, str, str]:
        other = decision.preferred or decision.next_best
        worth = decision.cost if decision.preferred else -decision.gain
        return (
            str(decision.move),
            self._action(decision.chosen),
            "" if other is None else self._action(other),
            f"{_signed(-worth)} ± {_percent(decision.error)}",
            self._points(decision.points_cost),
            self._line(decision.preferred or decision.chosen),
        )

    def _action(self, choice: Choice) -> str:
        return self.texts.action(self.game.space.parse(choice.action))

    def _line(self, choice: Choice) -> str:
        parse = self.game.space.parse
        steps = choice.line[1:4]
        return " · ".join(f"{seat_mark(seat)} {self.texts.action(parse(action))}" for seat, action in steps)

    def _points(self, costs: Mapping[str, float]) -> str:
        told = []
        for source, points in sorted(costs.items(), key=lambda each: -abs(each[1])):
            if abs(points) >= LEAST_POINTS:
                known = source in self.game.sources
                name = self.texts.name("source", source) if known else self.words["still open"]
                told.append(f"{name} {-points:+.1f}")
        return ", ".join(told)

    # Luck

    def _luck(self) -> None:
        self._title("luck")
        draws = sorted(self.analysis.draws, key=lambda draw: -_swing(draw))[:DRAWS]
        if not draws:
            self._print(self.words["no luck"])
            return
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(self.words["move"], justify="right")
        table.add_column(self.words["after what"])
        seats = list(draws[0].before)
        for seat in seats:
            table.add_column(self._seat(seat), justify="right")
        for draw in sorted(draws, key=lambda draw: draw.move):
            did = f"{seat_mark(draw.seat)} {self.texts.action(self.game.space.parse(draw.action))}"
            table.add_row(
                str(draw.move), did, *(_signed(draw.after[seat] - draw.before[seat]) for seat in seats)
            )
        self.console.print(table)


def _called(seat: str, name: str) -> str:
    mark = seat_mark(seat)
    return mark if name == seat else f"{mark} {name}"


def _moments(curve: Sequence[CurvePoint]) -> list[CurvePoint]:
    """Evenly spread points, the first and the last among them."""
    if len(curve) <= MOMENTS:
        return list(curve)
    return [curve[round(at * (len(curve) - 1) / (MOMENTS - 1))] for at in range(MOMENTS)]


def _swing(draw: Draw) -> float:
    return max(abs(draw.after[seat] - draw.before[seat]) for seat in draw.after)


def _percent(chance: float) -> str:
    digits = 0 if chance >= 0.0995 or chance == 0 else 1
    return f"{100 * chance:.{digits}f} %"


def _signed(chance: float) -> str:
    return f"{100 * chance:+.1f} %"


def _strong(text: str, strongly: bool) -> str:
    return f"[bold]{text}[/]" if strongly else text
