"""What things are worth, from `weights.yaml`: attributes are called as they are there."""

from itertools import pairwise
from typing import Any, Final

from ennead.games.tekhenu.rules.components import (
    DICE_PER_MAAT,
    HAPPINESS_SYMBOLS,
    HAPPINESS_VP,
    MAATS,
    PRODUCTION_MAX,
    PRODUCTION_MIN,
    ROW_BREAD,
    ROW_VP,
    SECTION_HAPPINESS,
    TRACK_END,
)

TURNS: Final[int] = MAATS * DICE_PER_MAAT


class Weights:
    """One set of weights, made from what the file says of them."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.turn: float = said["turn"]
        self.bot_turn: float = said["bot_turn"]
        self.goods: tuple[float, ...] = _floats(said["goods"])
        self.fade: tuple[float, ...] = _floats(said["fade"])
        self.plenty: int = said["plenty"]
        self.surplus: float = said["surplus"]
        # For a production marker on 0 to 6: its worth for each turn to come.
        self.steps: tuple[float, ...] = (
            0.0,
            0.0,
            *_sums(said["steps"])[: PRODUCTION_MAX - PRODUCTION_MIN + 1],
        )
        self.smooth: float = said["smooth"]
        self.headroom: float = said["headroom"]
        self.headroom_most: int = said["headroom_most"]
        # By cell of happiness: worth of the sections of the market that it opens or comes near to.
        self.access: tuple[float, ...] = _line([0, *SECTION_HAPPINESS], _sums(said["access"]))
        self.statue_hope: float = said["statue_hope"]
        self.line_hope: float = said["line_hope"]
        self.cell_hope: float = said["cell_hope"]
        self.god_rate: float = said["god_rate"]
        self.missing_bread: tuple[float, ...] = _floats(said["missing_bread"])
        self.later_bread: float = said["later_bread"]
        self.district: float = said["district"]
        self.district_height: float = said["district_height"]
        self.district_open: float = said["district_open"]
        self.district_late: float = said["district_late"]
        self.order: float = said["order"]
        self.early: float = said["early"]
        self.scales_hope: float = said["scales_hope"]
        self.scales_heat: float = said["scales_heat"]
        self.technologies: tuple[float, ...] = _floats(said["technologies"])
        self.blessings: tuple[float, ...] = _floats(said["blessings"])
        self.law_base: tuple[float, ...] = _floats(said["law_base"])
        self.law_growth: tuple[float, ...] = _floats(said["law_growth"])
        self.spare_law: float = said["spare_law"]
        self.starts: tuple[float, ...] = _floats(said["starts"])
        self.destinies: tuple[float, ...] = _floats(said["destinies"])
        self.heat: float = said["heat"]
        self.least_prior: float = said["least_prior"]
        self.pillar_points: float = said["pillar_points"]
        self.ability: float = said["ability"]
        self.happiness_step: float = said["happiness_step"]
        self.population_step: float = said["population_step"]
        self.excess: float = said["excess"]
        self.balance: float = said["balance"]
        self.forbidden_die: float = said["forbidden_die"]
        self.law_part: tuple[float, ...] = _floats(said["law_part"])
        self.anubis: float = said["anubis"]
        self.card_kept: float = said["card_kept"]
        self.refresh: float = said["refresh"]
        self.gold_kept: float = said["gold_kept"]


def _floats(said: list[float]) -> tuple[float, ...]:
    return tuple(float(each) for each in said)


def _sums(steps: list[float]) -> list[float]:
    totals = [0.0]
    for step in steps:
        totals.append(totals[-1] + step)
    return totals


def _line(cells: list[int], worths: list[float]) -> tuple[float, ...]:
    """Worth at every cell of the track, read as a line from one given cell to the next, then level."""
    line = [worths[-1]] * (TRACK_END + 1)
    for at, (below, above) in enumerate(pairwise(cells)):
        for cell in range(below, above):
            line[cell] = worths[at] + (worths[at + 1] - worths[at]) * (cell - below) / (above - below)
    return tuple(line)


def _happiness_line() -> tuple[float, ...]:
    """Points of a scoring at each cell of happiness."""
    cells = [0]
    for cell in range(1, TRACK_END + 1):
        if HAPPINESS_SYMBOLS[cell] > HAPPINESS_SYMBOLS[cell - 1]:
            cells.append(cell)
    return _line(cells, [float(HAPPINESS_SYMBOLS[cell] * HAPPINESS_VP) for cell in cells])


# Readings of the rules that no weight changes.
HAPPINESS_LINE: Final[tuple[float, ...]] = _happiness_line()
# Points and bread of the building row with so many buildings built.
ROW_POINTS: Final[tuple[int, ...]] = tuple(sum(ROW_VP[:count]) for count in range(len(ROW_VP) + 1))
ROW_DUE: Final[tuple[int, ...]] = tuple(sum(ROW_BREAD[:count]) for count in range(len(ROW_BREAD) + 1))
# The same points as a line, for the time before scoring.
ROW_LINE: Final[tuple[float, ...]] = tuple(
    (ROW_POINTS[count] + ROW_POINTS[min(count + 1, len(ROW_VP))]) / 2.0 for count in range(len(ROW_VP) + 1)
)
