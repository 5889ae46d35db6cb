"""Mutants: small faults put into a game's rules, one at a time. What no test notices is a rule nobody tests.

python tools/mutants.py kemet --count 60 --seed 1      # in a checkout with its environment
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
# Bots may play worse without breaking a rule.
SPARED = ("bot",)
PATIENCE = 4
SWAPPED: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Add: "-",
    ast.Sub: "+",
    ast.And: "or",
    ast.Or: "and",
}


class Mutant(NamedTuple):
    """A place in a file and what stands there instead."""

    file: Path
    line: int
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.before!r} -> {self.after!r}"


def mutants(file: Path) -> Iterator[Mutant]:
    """Every fault we know to make in a file, outside annotations and texts."""
    lines = file.read_text(encoding="utf-8").splitlines()
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from between(file, lines, node.left, node.comparators[0], SWAPPED.get(type(node.ops[0])))
        elif isinstance(node, ast.BinOp):
            yield from between(file, lines, node.left, node.right, SWAPPED.get(type(node.op)))
        elif isinstance(node, ast.BoolOp):
            yield from between(file, lines, node.values[0], node.values[1], SWAPPED[type(node.op)])
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.lineno == node.end_lineno:
            yield Mutant(
                file,
                node.lineno,
                node.col_offset,
                node.end_col_offset or 0,
                str(node.value),
                str(node.value + 1),
            )


def between(
    file: Path, lines: list[str], left: ast.expr, right: ast.expr, after: str | None
) -> Iterator[Mutant]:
    """The operator that stands between two operands of one line."""
    if after is None or left.end_lineno != right.lineno or left.end_col_offset is None:
        return
    text = lines[right.lineno - 1].encode()[left.end_col_offset : right.col_offset].decode()
    operator = text.strip(" ()")
    if operator and text.isascii():
        start = left.end_col_offset + text.index(operator)
        yield Mutant(file, right.lineno, start, start + len(operator), operator, after)


def planted(mutant: Mutant) -> str:
    """The file's text with the fault in it."""
    lines = mutant.file.read_text(encoding="utf-8").splitlines(keepends=True)
    line = lines[mutant.line - 1].encode()
    lines[mutant.line - 1] = (line[: mutant.start] + mutant.after.encode() + line[mutant.end :]).decode()
    return "".join(lines)


def passes(game: str, copy: Path, seconds: float) -> bool:
    """Whether all tests of the game pass in a copy of the sources."""
    tests = [f"tests/games/{game}", "tests/golden", "tests/conformance/test_games.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(
            [*command, "--games", "10", "-k", f"{game} or {game.replace('_', '-')}"],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False  # a game that never ends is noticed
    return done.returncode == 0


def survives(mutant: Mutant, game: str, copy: Path, seconds: float) -> bool:
    """Whether no test notices the fault."""
    target = copy / mutant.file.relative_to(ROOT)
    sound = target.read_text(encoding="utf-8")
    target.write_text(planted(mutant), encoding="utf-8")
    try:
        return passes(game, copy, seconds)
    finally:
        target.write_text(sound, encoding="utf-8")


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", help="folder of the game, such as kemet")
    options.add_argument("--count", type=int, default=40)
    options.add_argument("--seed", default="0")
    options.add_argument(
        "--seconds", type=float, default=1200, help="longest run of the tests without a mutant"
    )
    options.add_argument("--most", type=float, default=0.25, help="part of the mutants that may survive")
    chosen = options.parse_args()
    folder = ROOT / "src/ennead/games" / chosen.game
    files = [file for file in sorted(folder.glob("*.py")) if not file.name.startswith(SPARED)]
    found = [mutant for file in files for mutant in mutants(file)]
    picked = random.Random(chosen.seed).sample(found, min(chosen.count, len(found)))
    survivors = []
    with TemporaryDirectory() as place:
        copy = Path(place)
        for part in ("src", "tests", "docs", "pyproject.toml", "README.md", "examples"):
            source = ROOT / part
            shutil.copytree(source, copy / part) if source.is_dir() else shutil.copy(source, copy / part)
        began = time.monotonic()
        if not passes(chosen.game, copy, chosen.seconds):
            sys.exit(f"without any mutant the tests of {chosen.game} fail or take over {chosen.seconds:g} s")
        # Whoever takes several times as long plays games that never end.
        patience = PATIENCE * (time.monotonic() - began)
        for mutant in picked:
            alive = survives(mutant, chosen.game, copy, patience)
            print("survived" if alive else "noticed ", mutant, flush=True)
            survivors += [mutant] * alive
    print(f"{chosen.game}: {len(survivors)} of {len(picked)} mutants survived (of {len(found)} possible)")
    return 1 if len(survivors) > chosen.most * len(picked) else 0


if __name__ == "__main__":
    sys.exit(main())
