"""Reads a game's data files: `data.yaml`, what is printed on its components, and how to play it well."""

from importlib.resources import files
from typing import Any

import yaml


def load_data(package: str, name: str = "data.yaml") -> dict[str, Any]:
    """A data file that lies in the game's package."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    data: dict[str, Any] = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return data


def without_words(data: Any) -> Any:
    """What is printed, but for what is written in several languages and where it is known from."""
    if isinstance(data, dict):
        kept = ((key, value) for key, value in data.items() if key != "src" and not _is_words(value))
        return {key: without_words(value) for key, value in kept}
    return [without_words(each) for each in data] if isinstance(data, list) else data


def _is_words(value: Any) -> bool:
    return isinstance(value, dict) and "en" in value and "ru" in value
