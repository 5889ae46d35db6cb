"""What is usual in a game, as bench/typical.py has measured it: how long it takes, and usual scores."""

from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from ennead.core.game import Game

# What people take for a decision on average, waiting for each other included.
SECONDS = 15
# Nobody knows it better than to so many minutes.
ROUGHLY = 5


@cache
def _measured(game: Game) -> dict[int, dict[str, Any]]:
    file = files(type(game).__module__).joinpath("typical.yaml")
    if not file.is_file():
        return {}
    found: dict[int, dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8"))["players"]
    return found


def minutes(game: Game) -> dict[str, int]:
    """About how long a game takes, by the number of players."""
    return {
        str(players): max(1, round(row["decisions"] * SECONDS / 60 / ROUGHLY)) * ROUGHLY
        for players, row in _measured(game).items()
    }


def scores(game: Game) -> dict[str, list[int]]:
    """Of hard bots, by the number of players: the lowest score, at each tenth of the way up, the highest."""
    return {str(players): row["scores"] for players, row in _measured(game).items() if row["bot"] == "hard"}
