"""What a game knows about playing well: its folder `bot`; a game without one is played by its score alone.

`bot/forecast.py` says what a position promises each seat, `bot/priors.py` which actions deserve a look, and
`bot/weights.yaml` how to search and what each level gets; each may be missing. Compiled with the engine.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from ennead.core.data import load_data
from ennead.core.game import Game
from ennead.core.state import State

Forecast = Callable[[State], list[float]]
Priors = Callable[[State, int, list[int]], list[float]]


class Knowledge:
    """How to weigh positions and actions of one game."""

    def __init__(self, game: Game, forecast: Forecast, priors: Priors, said: dict[str, Any]) -> None:
        self.game = game
        # Points each seat can expect at the end, fast: search asks for it thousands of times. A row for each
        # seat; in it a column for each source, and last the worth that has no source yet.
        self.forecast = forecast
        # How readily a sensible player would take each of these actions: positive weights.
        self.priors = priors
        # What `weights.yaml` says.
        self.said = said
        self._columns = len(game.sources) + 1

    def evaluate(self, state: State) -> list[float]:
        """Each seat's forecast in one number."""
        table = self.forecast(state)
        columns = self._columns
        worth: list[float] = []
        for row in range(0, len(table), columns):
            total = 0.0
            for at in range(row, row + columns):
                total += table[at]
            worth.append(total)
        return worth

    def prospects(self, state: State) -> list[dict[str, float]]:
        """Each seat's forecast by source, and `outlook`."""
        table = self.forecast(state)
        names = (*self.game.sources, "outlook")
        return [
            {name: table[row + column] for column, name in enumerate(names)}
            for row in range(0, len(table), len(names))
        ]


def _by_score(game: Game) -> Forecast:
    def forecast(state: State) -> list[float]:
        table: list[float] = []
        for scored in game.scores(state):
            table.extend([float(scored.get(source, 0)) for source in game.sources])
            table.append(0.0)
        return table

    return forecast


def _all_alike(state: State, seat: int, codes: list[int]) -> list[float]:
    return [1.0] * len(codes)


_KNOWN: Final[dict[str, Knowledge]] = {}


def knowledge_of(game: Game) -> Knowledge:
    """What is known about playing this game, found in its folder."""
    known = _KNOWN.get(game.name)
    if known is None or known.game is not game:
        known = _KNOWN[game.name] = _found(game)
    return known


def _found(game: Game) -> Knowledge:
    folder = f"{type(game).__module__}.bot"
    forecast: Forecast = _by_score(game)
    priors: Priors = _all_alike
    said: dict[str, Any] = {}
    if _is_there(f"{folder}.forecast"):
        forecast = import_module(f"{folder}.forecast").forecast
    if _is_there(f"{folder}.priors"):
        priors = import_module(f"{folder}.priors").priors
    if _is_there(folder) and files(folder).joinpath("weights.yaml").is_file():
        said = load_data(folder, "weights.yaml")
    return Knowledge(game, forecast, priors, said)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the folder it would lie in
        return False
