"""Results of games that take long, a line each: a run that was ended goes on where it stopped."""

import json
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"

Row = dict[str, Any]


class Kept:
    """A file of rows. A row is known by what it says under the names of a key."""

    def __init__(self, file: Path, *key: str) -> None:
        self.file = file
        self.key = key
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        self.rows = {self._key(row): row for row in map(json.loads, lines)}

    def get(self, *key: object) -> Row | None:
        return self.rows.get(key)

    def add(self, row: Row) -> Row:
        self.rows[self._key(row)] = row
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(row) + "\n")
        return row

    def _key(self, row: Row) -> tuple[object, ...]:
        return tuple(row[name] for name in self.key)
