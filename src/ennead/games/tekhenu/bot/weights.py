"""What things are worth, from `weights.yaml`, as flat tables."""

from itertools import pairwise
from typing import Any, Final

from ennead.core.data import load_data
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

KNOWLEDGE: Final[dict[str, Any]] = load_data("ennead.games.tekhenu.bot", "weights.yaml")
_W: Final[dict[str, Any]] = KNOWLEDGE["weights"]


def _floats(name: str) -> tuple[float, ...]:
    return tuple(float(each) for each in _W[name])


TURNS: Final[int] = MAATS * DICE_PER_MAAT
TURN: Final[float] = _W["turn"]
AUTOMA_TURN: Final[float] = _W["bot_turn"]
GOOD_WORTH: Final[tuple[float, ...]] = _floats("goods")
FADE: Final[tuple[float, ...]] = _floats("fade")
PLENTY: Final[int] = _W["plenty"]
SURPLUS: Final[float] = _W["surplus"]
HEADROOM: Final[float] = _W["headroom"]
HEADROOM_MOST: Final[int] = _W["headroom_most"]
STATUE_HOPE: Final[float] = _W["statue_hope"]
LINE_HOPE: Final[float] = _W["line_hope"]
CELL_HOPE: Final[float] = _W["cell_hope"]
GOD_RATE: Final[float] = _W["god_rate"]
MISSING_BREAD: Final[tuple[float, ...]] = _floats("missing_bread")
LATER_BREAD: Final[float] = _W["later_bread"]
DISTRICT: Final[float] = _W["district"]
DISTRICT_HEIGHT: Final[float] = _W["district_height"]
ORDER: Final[float] = _W["order"]
EARLY: Final[float] = _W["early"]
TECHNOLOGY_WORTH: Final[tuple[float, ...]] = _floats("technologies")
BLESSING_WORTH: Final[tuple[float, ...]] = _floats("blessings")
LAW_BASE: Final[tuple[float, ...]] = _floats("law_base")
LAW_GROWTH: Final[tuple[float, ...]] = _floats("law_growth")
SPARE_LAW: Final[float] = _W["spare_law"]
START_WORTH: Final[tuple[float, ...]] = _floats("starts")
DESTINY_WORTH: Final[tuple[float, ...]] = _floats("destinies")
HEAT: Final[float] = _W["heat"]
LEAST_PRIOR: Final[float] = _W["least_prior"]
DISTRICT_OPEN: Final[float] = _W["district_open"]
DISTRICT_LATE: Final[float] = _W["district_late"]
SCALES_HOPE: Final[float] = _W["scales_hope"]
SCALES_HEAT: Final[float] = _W["scales_heat"]
PILLAR_POINTS: Final[float] = _W["pillar_points"]
ABILITY_WORTH: Final[float] = _W["ability"]
HAPPINESS_STEP: Final[float] = _W["happiness_step"]
POPULATION_STEP: Final[float] = _W["population_step"]
EXCESS: Final[float] = _W["excess"]
BALANCE: Final[float] = _W["balance"]
LAW_PART: Final[tuple[float, ...]] = _floats("law_part")
FORBIDDEN_DIE: Final[float] = _W["forbidden_die"]
ANUBIS_WORTH: Final[float] = _W["anubis"]
CARD_KEPT: Final[float] = _W["card_kept"]
REFRESH_WORTH: Final[float] = _W["refresh"]
GOLD_KEPT: Final[float] = _W["gold_kept"]
SMOOTH: Final[float] = _W["smooth"]


def _sums(steps: tuple[float, ...]) -> tuple[float, ...]:
    totals = [0.0]
    for step in steps:
        totals.append(totals[-1] + step)
    return tuple(totals)


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


def _access() -> tuple[float, ...]:
    """Worth of the sections of the market that happiness opens or comes near to."""
    return _line([0, *SECTION_HAPPINESS], list(_sums(_floats("access"))))


# For a production marker on 0 to 6: its worth for each turn to come.
STEPS_WORTH: Final[tuple[float, ...]] = (
    0.0,
    0.0,
    *_sums(_floats("steps"))[: PRODUCTION_MAX - PRODUCTION_MIN + 1],
)
HAPPINESS_LINE: Final[tuple[float, ...]] = _happiness_line()
ACCESS: Final[tuple[float, ...]] = _access()
# Points and bread of the building row with so many buildings built.
ROW_POINTS: Final[tuple[int, ...]] = tuple(sum(ROW_VP[:count]) for count in range(len(ROW_VP) + 1))
ROW_DUE: Final[tuple[int, ...]] = tuple(sum(ROW_BREAD[:count]) for count in range(len(ROW_BREAD) + 1))
# The same points as a line, for the time before scoring.
ROW_LINE: Final[tuple[float, ...]] = tuple(
    (ROW_POINTS[count] + ROW_POINTS[min(count + 1, len(ROW_VP))]) / 2.0 for count in range(len(ROW_VP) + 1)
)
