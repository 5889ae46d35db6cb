"""Pictures of results: ratings, distributions of scores, win rates by seat. Needs the `plots` extra."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ennead.arena.counting import names
from ennead.arena.entrants import ArenaError
from ennead.arena.results import Results
from ennead.arena.summary import Summary, summarise
from ennead.core.shares import SURE

FORMATS = ("png", "svg")

# Draws a summary of results on axes; False if there is nothing to draw.
Drawing = Callable[[Any, Results, Summary], bool]


def draw_all(results: Results, folder: Path, stem: str) -> Iterator[Path]:
    """Draw every picture of a file into the folder; the files written."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError as missing:
        raise ArenaError(f"pictures are an extra: pip install 'ennead[plots]' ({missing})") from None
    # Same results, same file.
    matplotlib.rcParams["svg.hashsalt"] = "ennead"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArenaError(f"can't write to {folder}: {error}") from None
    for summary in summarise(results):
        for name, draw in DRAWINGS.items():
            figure = Figure(figsize=(8, 4.5), layout="constrained")
            axes = figure.add_subplot()
            if draw(axes, results, summary):
                figure.suptitle(title(summary), fontsize=10)
                for suffix in FORMATS:
                    path = folder / f"{stem}-{summary.players}p-{name}.{suffix}"
                    figure.savefig(path, dpi=150, metadata={"Date": None} if suffix == "svg" else None)
                    yield path


def title(summary: Summary) -> str:
    """What the picture is about: game, number of games, seeds."""
    options = "".join(f", {name} {str(value).lower()}" for name, value in sorted(summary.options.items()))
    players = f"{summary.players} players, seats rotated" if summary.players > 1 else "solo"
    counted = f"n = {summary.games} games, {summary.seeds} seeds from “{summary.seed}”"
    return f"{summary.game}, {players}{options} — {counted}"


def draw_ratings(axes: Any, results: Results, summary: Summary) -> bool:
    """Strength of each entrant with its 95 % interval."""
    rated = [standing for standing in summary.standings if standing.rating is not None]
    if len(rated) < 2:
        return False
    rated.sort(key=lambda standing: standing.rating or (0.0, 0.0))
    for place, standing in enumerate(rated):
        mu, sigma = standing.rating or (0.0, 0.0)
        axes.errorbar(mu, place, xerr=SURE * sigma, fmt="o", capsize=4, color=f"C{place % 10}")
        axes.annotate(f"{mu:.1f}", (mu, place), textcoords="offset points", xytext=(0, 8), ha="center")
    axes.set_yticks(range(len(rated)), [standing.entrant for standing in rated])
    axes.set_ylim(-0.6, len(rated) - 0.4)
    axes.set_xlabel("rating (Plackett–Luce) with 95 % interval")
    axes.grid(axis="x", alpha=0.3)
    return True


def draw_scores(axes: Any, results: Results, summary: Summary) -> bool:
    """How the final scores of each entrant's seats are distributed."""
    totals: dict[str, list[int]] = {standing.entrant: [] for standing in summary.standings}
    for record in results.records:
        if record["players"] == summary.players and not record["forfeits"]:
            for name, scores in zip(names(record), record["scores"], strict=True):
                totals[name].append(sum(scores.values()))
    drawn = {name: values for name, values in totals.items() if values}
    if not drawn:
        return False
    axes.boxplot(list(drawn.values()), orientation="horizontal", showmeans=True, widths=0.6)
    labels = [f"{name}\n{len(values)} seats" for name, values in drawn.items()]
    axes.set_yticks(range(1, len(drawn) + 1), labels)
    axes.set_xlabel("final score of a seat: quartiles, whiskers at 1.5 × their distance, mean as a triangle")
    axes.grid(axis="x", alpha=0.3)
    return True


def draw_seats(axes: Any, results: Results, summary: Summary) -> bool:
    """How often each entrant wins from each seat, with 95 % intervals and the fair share."""
    width = 0.8 / len(summary.standings)
    for place, standing in enumerate(summary.standings):
        shares = standing.by_seat
        rates = [each.rate for each in shares]
        below = [max(0.0, each.rate - each.low) for each in shares]
        above = [max(0.0, each.high - each.rate) for each in shares]
        at = [each.seat + 1 + (place - (len(summary.standings) - 1) / 2) * width for each in shares]
        axes.bar(at, rates, width * 0.9, label=standing.entrant, yerr=[below, above], capsize=3)
    seats = {each.seat for standing in summary.standings for each in standing.by_seat}
    fair = 1 / len(seats)
    axes.axhline(fair, color="black", linestyle="--", linewidth=1, label=f"fair share {100 * fair:.0f} %")
    axes.set_xticks([seat + 1 for seat in sorted(seats)])
    axes.set_xlabel("seat")
    axes.set_ylabel("win rate with 95 % interval")
    axes.set_ylim(0, 1.02)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.15), ncols=4, frameon=False)
    axes.grid(axis="y", alpha=0.3)
    return True


DRAWINGS: dict[str, Drawing] = {"ratings": draw_ratings, "scores": draw_scores, "seats": draw_seats}
