"""Pictures of speed and strength, drawn from the tables that `make bench` and `ennead arena report` print."""

import io
import re
from collections.abc import Callable
from pathlib import Path

from matplotlib import rc_context
from matplotlib.figure import Figure

ROOT = Path(__file__).parents[2]
SAND, CLAY, NILE = "#c9a35c", "#a4552f", "#2f6f8f"


def rows(path: Path, first: str) -> list[list[str]]:
    """The cells of the first table of a page whose heading begins with this column."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(f"| {first} |"))
    found = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def number(cell: str) -> float:
    """The number a cell begins with; 0 if it is empty."""
    found = re.match(r"[\d,.]+", cell)
    return float(found[0].replace(",", "")) if found else 0.0


def written(figure: Figure) -> bytes:
    """The picture as SVG; the same table gives the same file, to the byte."""
    out = io.BytesIO()
    figure.tight_layout()
    with rc_context({"svg.hashsalt": "ennead"}):
        figure.savefig(out, format="svg", metadata={"Date": None})
    return out.getvalue()


def speed() -> bytes:
    """Decisions and copies a second of each engine, from the README's table."""
    table = rows(ROOT / "README.md", "engine")
    names = [row[0] for row in table][::-1]
    figure = Figure(figsize=(9, 3.6))
    places = figure.subplots(1, 2, sharey=True)
    for axes, title, column in zip(places, ("decisions/s", "copies/s"), (1, 3), strict=True):
        plain = [number(row[column]) for row in table][::-1]
        compiled = [number(row[column + 1]) for row in table][::-1]
        axes.barh(names, compiled, color=CLAY, height=0.7, label="compiled")
        axes.barh(names, plain, color=SAND, height=0.4, label="interpreted")
        axes.set_title(title)
        axes.xaxis.set_major_formatter(lambda value, _: f"{value / 1000:,.0f} k")
    places[1].legend(frameon=False)
    return written(figure)


def strength() -> bytes:
    """How often the better level wins, with interval and fair share, from the table of the bots' page."""
    table = [row for row in rows(ROOT / "docs" / "bots.md", "game") if row[3] != "itself"]
    table = table[::-1]
    figure = Figure(figsize=(9, 0.26 * len(table) + 1))
    axes = figure.subplots()
    for at, row in enumerate(table):
        rate, low, high = (float(each) for each in re.findall(r"\d+\.\d", row[6])[:3])
        axes.plot([low, high], [at, at], color=NILE, linewidth=5, alpha=0.45, solid_capstyle="round")
        axes.plot(rate, at, "o", color=NILE)
        axes.plot(number(row[7]), at, "|", color=CLAY, markersize=9)
    axes.set_yticks(range(len(table)), [f"{row[0]}, {row[1]} players: {row[2]} – {row[3]}" for row in table])
    axes.tick_params(axis="y", labelsize=8)
    axes.set_xlim(0, 102)
    axes.set_xlabel("games won, % (bar: 95 % interval; red mark: fair share)")
    return written(figure)


FIGURES: dict[str, Callable[[], bytes]] = {"speed": speed, "strength": strength}
