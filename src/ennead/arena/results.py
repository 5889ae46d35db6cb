"""Files of results: a header that holds the plan, then one JSON line a game, written as games end."""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import ennead
from ennead.arena.entrants import ArenaError
from ennead.arena.plan import Plan
from ennead.arena.play import Record
from ennead.core import state

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Results:
    """What a file holds: its plan, and the games played so far in the plan's order."""

    plan: Plan
    header: dict[str, Any]
    records: list[Record]


def header_of(plan: Plan) -> dict[str, Any]:
    """The first line of a file."""
    return {
        "arena": FORMAT,
        "id": plan.id,
        "plan": plan.to_dict(),
        "command": plan.command(),
        "ennead": ennead.__version__,
        "build": "interpreted" if str(state.__file__).endswith(".py") else "compiled",
    }


def read_results(path: Path) -> Results:
    """The games of a file; raises ArenaError if it is no file of results."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    except (OSError, UnicodeDecodeError) as error:
        raise ArenaError(f"can't read {path}: {error}") from None
    # A line without an end was being written when the run was killed.
    whole = [line for line in lines if line.endswith("\n")]
    try:
        header, *records = [json.loads(line) for line in whole]
        if header["arena"] != FORMAT:
            raise ArenaError(f"{path} has format {header['arena']}, this version reads {FORMAT}")
        plan = Plan.from_dict(header["plan"])
        records.sort(key=lambda record: (record["players"], record["number"]))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        if isinstance(error, ArenaError):
            raise
        raise ArenaError(f"{path} is no file of results") from None
    return Results(plan, header, records)


class ResultsFile:
    """A file open for more games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Begin the file, or go on with it if it holds games of the same plan."""
        self.path = path
        self.records: list[Record] = []
        if path.exists() and path.stat().st_size:
            found = read_results(path)
            if found.header["id"] != plan.id:
                raise ArenaError(
                    f"{path} holds games of another plan ({found.header['command']}); "
                    "choose another file with --out, or --fresh to begin anew"
                )
            self.records = found.records
            cut_unfinished_line(path)
            self._file = self._open(path)
        else:
            self._file = self._open(path)
            self._write(header_of(plan))

    @staticmethod
    def _open(path: Path) -> TextIOWrapper:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            return path.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise ArenaError(f"can't write {path}: {error}") from None

    def done(self) -> set[tuple[int, int]]:
        """Player counts and numbers of the games that were played."""
        return {(record["players"], record["number"]) for record in self.records}

    def add(self, record: Record) -> None:
        self.records.append(record)
        self._write(record)

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def cut_unfinished_line(path: Path) -> None:
    """Take away what a killed run had not written to the end."""
    with path.open("rb+") as file:
        content = file.read()
        end = content.rfind(b"\n") + 1
        if end < len(content):
            file.seek(end)
            file.truncate()
            os.fsync(file.fileno())


def flat_rows(records: Sequence[Record]) -> list[dict[str, Any]]:
    """One row a seat and game, for tables."""
    rows = []
    for record in records:
        forfeits = {each["seat"]: each["reason"] for each in record["forfeits"]}
        places = {seat: place for place, seats in enumerate(record["ranking"], 1) for seat in seats}
        for seat, entrant in enumerate(record["entrants"]):
            scores = record["scores"][seat] if record["scores"] else {}
            row = {name: record[name] for name in ("plan", "game", "version", "players", "number", "seed")}
            row |= {
                "options": json.dumps(record["options"], sort_keys=True),
                "seat": seat,
                "entrant": entrant,
                "place": places[seat],
                "won": 1 / len(record["winners"]) if seat in record["winners"] else 0.0,
                "score": sum(scores.values()),
                "decisions": record["decisions"][seat],
                "seconds": record["seconds"][seat],
                "slowest": record["slowest"][seat],
                "forfeit": forfeits.get(seat),
                "ended_early": bool(forfeits),
            }
            row |= {f"score_{source}": points for source, points in scores.items()}
            rows.append(row)
    return rows


def load_parquet() -> tuple[Any, Any]:
    """The modules that write Parquet; raises ArenaError if they are missing."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as missing:
        raise ArenaError(f"Parquet needs the arena extra: pip install 'ennead[arena]' ({missing})") from None
    return pyarrow, parquet


def write_parquet(records: Sequence[Record], path: Path) -> None:
    """The same games as a flat table; needs pyarrow."""
    pyarrow, parquet = load_parquet()
    rows = flat_rows(records)
    columns = list(dict.fromkeys(name for row in rows for name in row))
    table = pyarrow.table({name: [row.get(name) for row in rows] for name in columns})
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        parquet.write_table(table, path)
    except OSError as error:
        raise ArenaError(f"can't write {path}: {error}") from None
