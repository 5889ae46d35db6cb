"""The report of a run: its summaries as tables for the terminal, and as markdown for pages."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from ennead.arena.summary import SeatShare, Standing, Summary

MISSING = "–"


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def interval(each: Standing | SeatShare) -> str:
    return f"{percent(each.rate)} ({100 * each.low:.1f}–{100 * each.high:.1f})"


def number(value: float | None, digits: int = 1) -> str:
    return MISSING if value is None else f"{value:.{digits}f}"


def speed(value: float | None) -> str:
    return MISSING if value is None else f"{value:,.{0 if value >= 100 else 1 if value >= 10 else 2}f}"


def forfeits(standing: Standing) -> str:
    return ", ".join(f"{count} {reason}" for reason, count in standing.forfeits.items()) or "0"


def games(summary: Summary) -> str:
    """How many, and out of how many if the run was stopped."""
    if summary.games < summary.planned:
        return f"{summary.games} of {summary.planned}"
    return str(summary.games)


def heading(summary: Summary) -> str:
    """What was played, in one line."""
    options = "".join(f", {name} {str(value).lower()}" for name, value in sorted(summary.options.items()))
    return (
        f"{summary.game} v{summary.version}, {summary.players} players{options}: "
        f"{games(summary)} games from {summary.seeds} seeds ({summary.seed})"
    )


def remarks(summary: Summary) -> list[str]:
    """What belongs to no entrant."""
    told = [f"decisions a game: {summary.decisions:.0f}"]
    if summary.winning_score:
        middle, spread, least, most = summary.winning_score
        told.append(f"winners' score: {middle:.1f} ± {spread:.1f} ({least} to {most})")
    if summary.shared_wins:
        told.append(f"shared wins: {summary.shared_wins}")
    if summary.nobody_won:
        rates = [
            f"{each.entrant} {percent(each.rate_of_won)}"
            for each in summary.standings
            if each.rate_of_won is not None
        ]
        told.append(f"games nobody won: {summary.nobody_won} (win rates in the others: {', '.join(rates)})")
    return told


def show(summary: Summary, console: Console) -> None:
    """Everything, for the terminal."""
    console.print()
    console.print(heading(summary), style="bold", highlight=False)
    for table in (_win_table, _pace_table, _seat_table, _source_table):
        console.print(table(summary))
        console.print()
    if any(standing.rating is None for standing in summary.standings):
        console.print("ratings need the arena extra: pip install 'ennead[arena]'", markup=False, style="dim")
    console.print("; ".join(remarks(summary)), highlight=False)


def _table(columns: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right")
    return table


def _win_table(summary: Summary) -> Table:
    table = _table(["entrant", "games", "wins", "win rate (95 %)", "fair", "× fair", "rating", "forfeits"])
    for standing in summary.standings:
        rating = standing.rating
        table.add_row(
            standing.entrant,
            str(standing.games),
            f"{standing.wins:.6g}",
            interval(standing),
            percent(standing.fair),
            f"{standing.ratio:.2f}",
            MISSING if rating is None else f"{rating[0]:.1f} ± {rating[1]:.1f}",
            forfeits(standing),
        )
    return table


def _pace_table(summary: Summary) -> Table:
    table = _table(["entrant", "score", "±", "decisions", "ms/decision", "p95", "max"])
    for standing in summary.standings:
        table.add_row(
            standing.entrant,
            number(standing.score),
            number(standing.score_deviation),
            f"{standing.decisions:,}",
            speed(standing.ms),
            speed(standing.p95),
            speed(standing.slowest),
        )
    return table


def _seat_table(summary: Summary) -> Table:
    seats = sorted({each.seat for standing in summary.standings for each in standing.by_seat})
    table = _table(["win rate by seat", *(each.entrant for each in summary.standings)])
    shares = [{each.seat: interval(each) for each in standing.by_seat} for standing in summary.standings]
    for seat in seats:
        table.add_row(str(seat + 1), *(each.get(seat, MISSING) for each in shares))
    return table


def _source_table(summary: Summary) -> Table:
    sources = list(dict.fromkeys(source for each in summary.standings for source in each.by_source))
    sources = [source for source in sources if any(each.by_source.get(source) for each in summary.standings)]
    table = _table(["score by source", *(each.entrant for each in summary.standings)])
    for source in sources:
        table.add_row(source, *(number(each.by_source.get(source)) for each in summary.standings))
    return table


MARKDOWN_COLUMNS = (
    "game",
    "players",
    "who",
    "against",
    "games",
    "seeds",
    "win rate (95 %)",
    "fair",
    "× fair",
)
MARKDOWN_MORE = ("mean score", "winners' score", "nobody won", "ms/decision", "p95 ms", "forfeits")


def markdown(summaries: Sequence[Summary]) -> str:
    """One row a summary, of its first entrant against the others; then what made them."""
    columns = [*MARKDOWN_COLUMNS, *MARKDOWN_MORE]
    lines = ["| " + " | ".join(columns) + " |", "| --- " * 4 + "| ---: " * (len(columns) - 4) + "|"]
    lines.extend("| " + " | ".join(_markdown_row(summary)) + " |" for summary in summaries)
    commands = list(dict.fromkeys(summary.command for summary in summaries))
    return "\n".join([*lines, "", "```", *commands, "```"])


def _markdown_row(summary: Summary) -> list[str]:
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in sorted(summary.options.items()))
    first, *others = summary.standings
    return [
        f"{summary.game} ({options})" if options else summary.game,
        str(summary.players),
        first.entrant,
        ", ".join(each.entrant for each in others) or "itself",
        games(summary),
        f"{summary.seeds} of `{summary.seed}`",
        interval(first),
        percent(first.fair),
        f"{first.ratio:.2f}",
        number(first.score),
        number(summary.winning_score[0] if summary.winning_score else None),
        str(summary.nobody_won),
        speed(first.ms),
        speed(first.p95),
        forfeits(first),
    ]
