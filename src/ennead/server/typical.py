"""What is usual in a game: how long it takes, and usual scores, by what bench/typical.py has measured."""

from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from ennead.core.game import Game

# Nobody knows it better than to so many minutes.
ROUGHLY = 5


@cache
def _measured(game: Game) -> dict[str, Any]:
    file = files(type(game).__module__).joinpath("typical.yaml")
    if not file.is_file():
        return {"minutes": 0, "players": {}}
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def minutes(game: Game) -> dict[str, int]:
    """About how long people take, by the number of players.

    How long the most players take is published; the fewer decisions, the sooner the others are done.
    """
    measured = _measured(game)
    rows: dict[int, dict[str, Any]] = measured["players"]
    most = rows[max(rows)]["decisions"] if rows else 1
    return {
        str(players): max(1, round(measured["minutes"] * row["decisions"] / most / ROUGHLY)) * ROUGHLY
        for players, row in rows.items()
    }


def scores(game: Game) -> dict[str, list[int]]:
    """Of skilled bots, by the number of players: the lowest score, those at each tenth, the highest."""
    rows: dict[int, dict[str, Any]] = _measured(game)["players"]
    return {str(players): row["scores"] for players, row in rows.items() if row["bot"] == "skilled"}
