"""The public API's types, as a type checker sees them from a stranger's project."""

import re
import sys
from pathlib import Path

import pytest

from tests.install.building import attempt, scripts

CLIENT = '''\
"""A small project that uses Ennead from outside."""

import ennead
from ennead import Action, Match, Result


def first_actions(name: str, players: int) -> list[str]:
    match: Match = ennead.start(name, players=players, seed=7)
    seat: int = match.to_act[0]
    actions: list[Action] = match.legal(seat)
    match.play(actions[0], seat)
    return [action.text for action in actions]


def totals(match: Match) -> list[int]:
    result: Result | None = match.result
    return [result.total(seat) for seat in range(len(result.scores))] if result else []


def mistakes() -> None:
    ennead.start("kemet", players="two")
    match = ennead.start("kemet", players=2)
    match.legal("A")
    match.dance()
'''
# A checker that sees no types finds none of these mistakes.
MISTAKES = ('"two"', '"A"', "dance")
WRONG = [
    number
    for number, line in enumerate(CLIENT.splitlines(), 1)
    if any(mistake in line for mistake in MISTAKES)
]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "client.py").write_text(CLIENT, encoding="utf-8")
    return tmp_path


def test_mypy_sees_the_types(home: Path, project: Path) -> None:
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable"]
    said = attempt(*mypy, scripts(home) / "python", "client.py", cwd=project).stdout
    assert [int(line) for line in re.findall(r"client\.py:(\d+): error", said)] == WRONG, said


@pytest.mark.long
def test_pyright_sees_the_types(home: Path, project: Path) -> None:
    pyright = [sys.executable, "-m", "pyright", "--pythonpath"]
    said = attempt(*pyright, scripts(home) / "python", "client.py", cwd=project).stdout
    assert [int(line) for line in re.findall(r"client\.py:(\d+):\d+ - error", said)] == WRONG, said
