"""Reads a game's `data.yaml`: everything printed on its components."""

from importlib.resources import files
from typing import Any

import yaml


def load_data(package: str) -> dict[str, Any]:
    """The data file that lies in the game's package."""
    text = files(package).joinpath("data.yaml").read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return data
