"""Options of the whole suite."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--games",
        type=int,
        default=60,
        help="random games of each game in the conformance suite, spread over player counts and options",
    )
