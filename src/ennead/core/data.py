"""Reads a game's data files: `data.yaml`, what is printed on its components; `bot.yaml`, how to play it."""

from importlib.resources import files
from typing import Any

import yaml


def load_data(package: str, name: str = "data.yaml") -> dict[str, Any]:
    """A data file that lies in the game's package."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return data
