"""Finished games as data: JSON lines or Parquet, with all that is needed to replay each of them.

A row holds the log of the game (`ennead.replay` plays it again), who played, and the result. JSON lines hold
rows one by one; Parquet holds the same columns, nested ones as JSON text.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import ennead
from ennead.bots.players import bot_kind
from ennead.core.game import Game
from ennead.core.match import Match, start
from ennead.core.record import Record
from ennead.core.referee import FastReferee
from ennead.core.replay import replay
from ennead.core.state import State

# Columns of a row that Parquet keeps as JSON text.
NESTED = ("options", "result", "log")
# What a row keeps of each record.
KEPT = ("kind", "seat", "do", "to", "how", "chances", "hash")


class BadData(ValueError):
    """A file holds no games, or games that do not replay."""


def play_game(game: Game, bots: Sequence[str], seed: str, options: dict[str, Any] | None = None) -> Match:
    """A whole game between bots, one for each seat; each sees only what its seat may know."""
    match = start(game, len(bots), seed, options)
    players = [bot_kind(bot).make(game, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    draws = FastReferee(f"draws/{seed}")
    moment = 0
    while not match.over:
        seat = match.to_act[0]
        position = game.determinize(match.state, seat, draws)
        match.play(players[seat].choose(position, seat, moment), seat)
        moment += 1
    return match


def row_of(match: Match, bots: Sequence[str]) -> dict[str, Any]:
    """A finished game as a row."""
    assert match.result is not None
    log = match.log
    # What follows from the moves is left out: replaying tells it again.
    log["records"] = [{name: record[name] for name in KEPT if name in record} for record in log["records"]]
    return {
        "game": match.game.name,
        "version": match.game.version,
        "players": match.state.players,
        "seed": str(log["seed"]),
        "options": log.get("options", {}),
        "bots": list(bots),
        "decisions": sum(record.do != "" for record in match.records),
        "result": match.result.to_dict(),
        "hash": match.game.hash(match.state),
        "log": log,
    }


def make_rows(
    game: Game, bots: Sequence[str], games: int, seed: str, options: dict[str, Any] | None = None
) -> Iterator[dict[str, Any]]:
    """Games between bots that take the seats in turn; number i has the seed `seed/i`."""
    for number in range(games):
        turned = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
        yield row_of(play_game(game, turned, f"{seed}/{number}", options), turned)


def save(rows: Iterable[dict[str, Any]], path: Path) -> int:
    """Write rows to `path`, as its ending says: .jsonl or .parquet. How many there were."""
    if path.suffix == ".parquet":
        return _save_parquet(list(rows), path)
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    return count


def _save_parquet(rows: list[dict[str, Any]], path: Path) -> int:
    arrow = import_module("pyarrow")
    flat = [
        {name: json.dumps(each) if name in NESTED else each for name, each in row.items()} for row in rows
    ]
    import_module("pyarrow.parquet").write_table(arrow.Table.from_pylist(flat), path)
    return len(rows)


def load(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a file."""
    if path.suffix == ".parquet":
        for row in import_module("pyarrow.parquet").read_table(path).to_pylist():
            yield {name: json.loads(each) if name in NESTED else each for name, each in row.items()}
        return
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except ValueError:
                raise BadData(f"{path}, line {number}: no JSON") from None
            if not isinstance(row, dict) or not isinstance(row.get("log"), dict):
                raise BadData(f"{path}, line {number}: no game")
            yield row


def replayed(row: dict[str, Any]) -> Match:
    """The game of a row, played again and compared with what the row says of its end."""
    match = replay(ennead.game(str(row.get("game"))), row["log"])
    if match.game.hash(match.state) != row.get("hash"):
        raise BadData(f"the game {row.get('seed')!r} ends otherwise than its row says")
    return match


def decisions(row: dict[str, Any]) -> Iterator[tuple[State, int, int]]:
    """Every decision of a row's game: the position before it, the seat and the action. Copy what you keep."""
    match = replay(ennead.game(str(row["game"])), row["log"])
    walked: list[tuple[Record, State]] = []
    match.positions.walk(lambda record, state: walked.append((record, state.clone())))
    for (_, before), (record, _) in pairwise(walked):
        if record.do and record.seat is not None:
            yield before, record.seat, match.game.space.parse(record.do).code


def positions(game: Game) -> list[State]:
    """Sixteen positions that never change within a version of the rules: to compare evaluations by."""
    text = files("ennead.research").joinpath("positions", f"{game.name}.jsonl").read_text(encoding="utf-8")
    found: list[State] = []
    for line in text.splitlines():
        row = json.loads(line)
        if row["version"] != game.version:
            raise BadData(
                f"the positions are for version {row['version']} of {game.name}, not {game.version}"
            )
        match = start(game, row["players"], row["seed"], None)
        for code in row["actions"]:
            match.play(int(code), match.to_act[0])
        if game.hash(match.state) != row["hash"]:
            raise BadData(f"position {row['seed']} of {game.name} came out otherwise")
        found.append(match.state)
    return found
