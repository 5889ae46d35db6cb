"""A puzzle, and the file each game keeps its puzzles in (`puzzles.json` in the game's folder)."""

import base64
import json
import random
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from ennead.analysis import Choice
from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.state import State

FILE = "puzzles.json"
FORMAT = 1
# Numbers are kept as whole thousandths (chances) and hundredths (points).
CHANCE = 1000
POINTS = 100


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One decision of one seat in a position that may be true for it, and what every choice is worth."""

    game: Game
    # Where it comes from: the bots' game and the number of the move.
    seed: str
    move: int
    seat: int
    # The decision, as its prompt is called.
    question: str
    # The fingerprint of the position.
    hash: str
    # What the position is (`Game.to_dict`).
    position: Mapping[str, Any]
    # How much better the first choice is than the second, in chance to win, and the error of that.
    margin: float
    error: float
    # Every legal action, the best first.
    choices: list[Choice]

    @property
    def id(self) -> str:
        """What it is called in addresses: the same as long as the position is."""
        return self.hash[:8]

    @property
    def players(self) -> int:
        found: int = self.position["players"]
        return found

    def state(self) -> State:
        """The position, for the asker to use up."""
        return self.game.from_dict(self.position)

    @property
    def solution(self) -> Choice:
        return self.choices[0]

    def choice(self, action: str) -> Choice | None:
        return next((each for each in self.choices if each.action == action), None)


@dataclass(frozen=True, slots=True)
class Puzzles:
    """All puzzles of a game, and how they were made."""

    # The command that makes them again.
    made_by: str
    # Decisions looked at, and what became of them.
    counts: Mapping[str, int]
    puzzles: list[Puzzle]

    def find(self, id: str) -> Puzzle | None:
        return next((each for each in self.puzzles if each.id == id), None)


@cache
def puzzles(game: Game) -> Puzzles:
    """The puzzles of a game; none where it has no file."""
    file = file_of(game)
    if not file.is_file():
        return Puzzles("", {}, [])
    return read(game, json.loads(file.read_text(encoding="utf-8")))


def file_of(game: Game) -> Path:
    """Where a game keeps its puzzles."""
    return Path(str(files(type(game).__module__).joinpath(FILE)))


def daily(day: date, all_puzzles: Sequence[Puzzle]) -> Puzzle:
    """The puzzle of a day, the same for everybody. Each is the day's once before any is a second time."""
    cycle, place = divmod(day.toordinal(), len(all_puzzles))
    order = sorted(all_puzzles, key=lambda each: each.hash)
    random.Random(f"practice/{cycle}").shuffle(order)
    return order[place]


def read(game: Game, kept: Mapping[str, Any]) -> Puzzles:
    if kept["format"] != FORMAT:
        raise ValueError(f"puzzles of {game.name} are in format {kept['format']}, not {FORMAT}")
    return Puzzles(kept["made_by"], kept["counts"], [_read_puzzle(game, each) for each in kept["puzzles"]])


def write(found: Puzzles) -> str:
    """JSON with a line for each puzzle."""
    lines = ",\n".join(json.dumps(_write_puzzle(each), separators=(",", ":")) for each in found.puzzles)
    made_by, counts = json.dumps(found.made_by), json.dumps(dict(found.counts))
    return f'{{"format":{FORMAT},\n"made_by":{made_by},\n"counts":{counts},\n"puzzles":[\n{lines}\n]}}\n'


def _write_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    rows = [_write_choice(puzzle.game, each) for each in puzzle.choices]
    packed = json.dumps([puzzle.position, rows], separators=(",", ":")).encode()
    return {
        "hash": puzzle.hash,
        "seed": puzzle.seed,
        "move": puzzle.move,
        "seat": SEAT.names[puzzle.seat],
        "question": puzzle.question,
        "margin": puzzle.margin,
        "error": puzzle.error,
        "packed": base64.b85encode(zlib.compress(packed, 9)).decode(),
    }


def _read_puzzle(game: Game, kept: Mapping[str, Any]) -> Puzzle:
    position, rows = json.loads(zlib.decompress(base64.b85decode(kept["packed"])))
    return Puzzle(
        game=game,
        seed=kept["seed"],
        move=kept["move"],
        seat=SEAT.names.index(kept["seat"]),
        question=kept["question"],
        hash=kept["hash"],
        position=position,
        margin=kept["margin"],
        error=kept["error"],
        choices=[_read_choice(game, *row) for row in rows],
    )


def _write_choice(game: Game, choice: Choice) -> list[Any]:
    names = (*game.sources, "outlook")
    return [
        game.space.parse(choice.action).code,
        [round(chance * CHANCE) for chance in choice.chances],
        round(choice.points * POINTS),
        [round(choice.sources.get(name, 0.0) * POINTS) for name in names],
        [[SEAT.names.index(who), game.space.parse(action).code] for who, action in choice.line],
    ]


def _read_choice(
    game: Game, code: int, chances: list[int], points: int, sources: list[int], line: list[tuple[int, int]]
) -> Choice:
    names = (*game.sources, "outlook")
    return Choice(
        action=game.space.text(code),
        chances=[chance / CHANCE for chance in chances],
        points=points / POINTS,
        sources={name: each / POINTS for name, each in zip(names, sources, strict=True) if each},
        line=[(SEAT.names[who], game.space.text(each)) for who, each in line],
    )
