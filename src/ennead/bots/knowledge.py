"""What a game knows about playing well: its folder `bot`; a game without one is played by its score alone.

`bot/forecast.py` says what a position promises each seat, `bot/priors.py` which actions deserve a look, and
`bot/weights.yaml` how to search, what each level gets, and what things are worth; each may be missing. Where
`bot/weights.py` has a class `Weights`, one is made from the file's `weights`, and forecast and priors are
given it first: so a game can be played by other weights beside its own. Compiled with the engine.
"""

import copy
import math
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from ennead.core.data import load_data
from ennead.core.game import Game
from ennead.core.state import State

Forecast = Callable[[State], list[float]]
Priors = Callable[[State, int, list[int]], list[float]]
# New values of weights by their names: `temple`, or one of several as in `tiles.ruby_carnage` and `prayer.3`.
Changes = Mapping[str, float]


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

    def weights(self) -> dict[str, float]:
        """All weights by their names, as `changed` takes them."""
        return dict(_named(self.said.get("weights", {}), ""))

    def evaluate(self, state: State) -> list[float]:
        """Each seat's forecast in one number."""
        return self.totals(self.forecast(state))

    def totals(self, table: list[float]) -> list[float]:
        """Each seat's row of a forecast in one number."""
        columns = self._columns
        worth: list[float] = []
        for row in range(0, len(table), columns):
            total = 0.0
            for at in range(row, row + columns):
                total += table[at]
            worth.append(total)
        return worth

    def by_source(self, table: list[float], seat: int) -> dict[str, float]:
        """A seat's row of a forecast by source, and `outlook`."""
        row = seat * self._columns
        return {name: table[row + at] for at, name in enumerate((*self.game.sources, "outlook"))}

    def prospects(self, state: State) -> list[dict[str, float]]:
        """Each seat's forecast by source, and `outlook`."""
        table = self.forecast(state)
        return [self.by_source(table, seat) for seat in range(len(table) // self._columns)]


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


def knowledge_of(game: Game, weights: Changes | None = None) -> Knowledge:
    """What is known about playing this game, found in its folder; with some of its weights changed.

    A weight there is not, or a value it can't have, is a ValueError that says so.
    """
    known = _KNOWN.get(game.name)
    if known is None or known.game is not game:
        known = _KNOWN[game.name] = _found(game, _said(game))
    if not weights:
        return known
    said = {**known.said, "weights": changed(game.name, known.said.get("weights", {}), weights)}
    return _found(game, said)


def _folder(game: Game) -> str:
    return f"{type(game).__module__}.bot"


def _said(game: Game) -> dict[str, Any]:
    folder = _folder(game)
    if _is_there(folder) and files(folder).joinpath("weights.yaml").is_file():
        return load_data(folder, "weights.yaml")
    return {}


def _found(game: Game, said: dict[str, Any]) -> Knowledge:
    folder = _folder(game)
    # What forecast and priors are given first.
    given: list[Any] = []
    if _is_there(f"{folder}.weights"):
        given.append(import_module(f"{folder}.weights").Weights(said["weights"]))
    forecast: Forecast = _by_score(game)
    priors: Priors = _all_alike
    if _is_there(f"{folder}.forecast"):
        forecast = partial(import_module(f"{folder}.forecast").forecast, *given)
    if _is_there(f"{folder}.priors"):
        priors = partial(import_module(f"{folder}.priors").priors, *given)
    return Knowledge(game, forecast, priors, said)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the folder it would lie in
        return False


def changed(name: str, weights: dict[str, Any], changes: Changes) -> dict[str, Any]:
    """A copy of a game's weights with these values."""
    known = dict(_named(weights, ""))
    after = copy.deepcopy(weights)
    for key, value in changes.items():
        if key not in known:
            near = get_close_matches(key, list(known), 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"{name} has no weight {key!r}{hint}")
        _put(after, key, _number(key, known[key], value))
    return after


def _named(weights: Any, prefix: str) -> Iterator[tuple[str, float]]:
    """Every number with its name."""
    parts = enumerate(weights) if isinstance(weights, list) else weights.items()
    for key, value in parts:
        if isinstance(value, (dict, list)):
            yield from _named(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def _number(key: str, before: float, value: object) -> float:
    """The value as the weight holds it: whole where it counts something, as `plenty` does."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise ValueError(f"weight {key!r} takes a number, not {value!r}")
    if not isinstance(before, int) or "." in key:
        return float(value)
    if value != int(value):
        raise ValueError(f"weight {key!r} takes a whole number, not {value:g}")
    return int(value)


def _put(weights: Any, key: str, value: float) -> None:
    *way, last = key.split(".")
    for step in way:
        weights = weights[int(step)] if isinstance(weights, list) else weights[step]
    if isinstance(weights, list):
        weights[int(last)] = value
    else:
        weights[last] = value
