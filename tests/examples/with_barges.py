"""A pytest plugin: the small game of the examples stands among the others, so that every check meets it."""

from ennead.games import _MODULES


def pytest_configure() -> None:
    _MODULES["barges"] = "examples.barges"
