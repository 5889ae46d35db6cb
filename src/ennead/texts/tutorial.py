"""Tutorials: a game's fixed first steps with words for each of them, and a tour of its board.

`words/tutorial.yaml` in the game's folder holds the seed, who plays, and the steps in order. A step says
something in both languages, points at places of the board, names rules, and may ask for moves (`do`): those
of the person as they are, those of the others behind their seat, as in `B bid thebes 3`. `answers` are said
to moves that were not asked for, by pattern. `opening` are moves made before the first step. `tour` lists
what is on the board.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ennead.core.codec import SEAT
from ennead.core.data import load_data
from ennead.core.game import Game

# The seat of the person who learns.
LEARNER = 0


@dataclass(frozen=True, slots=True)
class Script:
    """What happens at a tutorial's table: moves as seat and action, `opening` of them before it begins."""

    seed: str
    players: int
    options: dict[str, Any]
    moves: tuple[tuple[int, str], ...]
    opening: int


def has_tutorial(game: Game) -> bool:
    return bool(files(type(game).__module__).joinpath("words/tutorial.yaml").is_file())


@cache
def told(game: Game) -> dict[str, Any]:
    """The file as it is."""
    return load_data(type(game).__module__, "words/tutorial.yaml")


@cache
def script_of(game: Game) -> Script | None:
    """The script of a game's tutorial, if it has one."""
    if not has_tutorial(game):
        return None
    data = told(game)
    opening = [_move(text) for text in data.get("opening", [])]
    asked = [_move(text) for step in data["steps"] for text in step.get("do", [])]
    # A seed nobody gets by chance: tables are known by it.
    seed = f"tutorial {game.name} {data['seed']}"
    return Script(seed, data["players"], data.get("options", {}), (*opening, *asked), len(opening))


def _move(text: str) -> tuple[int, str]:
    seat, _, action = text.partition(" ")
    return (SEAT.index[seat], action) if seat in SEAT.index else (LEARNER, text)


@cache
def tutorial(game: Game, language: str) -> dict[str, Any]:
    """Steps and tour in one language."""
    data = told(game)
    steps = []
    begins = len(data.get("opening", []))
    for step in data["steps"]:
        moves = [_move(text) for text in step.get("do", [])]
        steps.append(
            {
                **_stop(step, language),
                "rules": step.get("rules", []),
                "begins": begins,
                "ends": begins + len(moves),
                "asks": {begins + n: action for n, (seat, action) in enumerate(moves) if seat == LEARNER},
                "answers": [
                    {"to": answer["to"], "text": answer[language]} for answer in step.get("answers", [])
                ],
            }
        )
        begins += len(moves)
    return {"steps": steps, "tour": [_stop(stop, language) for stop in data["tour"]]}


def _stop(stop: dict[str, Any], language: str) -> dict[str, Any]:
    """What is said, and the places it is about; a phone shows them in this tab."""
    title, text = stop[language]
    return {"title": title, "text": text, "places": stop.get("at", []), "tab": stop.get("tab")}
