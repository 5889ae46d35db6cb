"""How much of the rules is scaffolding: what is said twice, and numbers without names.

python bench/scaffolding.py                 this tree
python bench/scaffolding.py --base v1.0     this tree beside another revision

Counted by game in `rules` (what is generated from declarations is not written by anybody and not counted):
lines; reads `frame[k]`; arithmetic on codes of actions; lines of scaffolding (imports, headers of steps,
lists and numbers of steps, base codes, declarations of fields, adapters that only pass a question on).
"""

import argparse
import ast
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COLUMNS = ("lines", "frame[k]", "on codes", "scaffolding", "share")
STEPS = ("Automatic", "Choice", "Sealed")
DECLARED = ("STATE_FIELDS", "ON_TABLE", "STEPS", "_NAMES", "_MOMENTS", "_ASKED")


def spans(node: ast.AST) -> int:
    return (getattr(node, "end_lineno", 0) or 0) - getattr(node, "lineno", 1) + 1


def is_code(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and (node.id == "code" or node.id in ("bid", "answer"))


def is_constant(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id.isupper()


def on_codes(tree: ast.AST, bases: set[str]) -> int:
    """Codes taken apart, tested by ranges, or put together from a base."""
    found = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            sides = (node.left, node.right)
            found += any(is_code(side) for side in sides) and any(is_constant(side) for side in sides)
            found += (
                isinstance(node.op, ast.Add) and isinstance(node.left, ast.Name) and node.left.id in bases
            )
        elif isinstance(node, ast.Compare) and len(node.ops) == 2:
            found += any(is_code(side) for side in (node.left, *node.comparators))
    return found


def frame_reads(tree: ast.AST) -> int:
    return sum(
        isinstance(node, ast.Subscript)
        and (
            (isinstance(node.value, ast.Name) and node.value.id in ("frame", "journey", "other", "asked"))
            or ast.unparse(node.value).endswith("frames[-1]")
        )
        and isinstance(node.slice, ast.Constant)
        for node in ast.walk(tree)
    )


def scaffolds(path: Path, tree: ast.Module) -> Iterator[ast.AST]:
    """The parts of a file that only hold others together."""
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value = ast.unparse(node.value) if node.value else ""
            if node.target.id in DECLARED or ".base(" in value or path.name == "steps.py":
                yield node
        elif isinstance(node, ast.ClassDef):
            yield from within(node)


def within(node: ast.ClassDef) -> Iterator[ast.AST]:
    bases = {ast.unparse(base).split("[")[0] for base in node.bases}
    is_step = bool(bases & set(STEPS)) or any(base.startswith("steps.") for base in bases)
    for each in node.body:
        name = each.name if isinstance(each, ast.FunctionDef) else ""
        is_header = is_step and name in ("__init__", "explain")
        if is_header or (node.name.endswith("State") and is_declaration(each, name)):
            yield each


def is_declaration(node: ast.stmt, name: str) -> bool:
    return name in ("lay_out", "clone") or isinstance(node, ast.AnnAssign)


def counted(source: Path, game: str) -> list[int]:
    """Lines, frame reads, arithmetic on codes and lines of scaffolding of a game's rules."""
    files = sorted((source / game / "rules").glob("*.py"))
    bases = base_names(source / game / "rules" / "actions.py")
    total = [0, 0, 0, 0]
    for path in [*files, source / game / "__init__.py"]:
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        if path.parent.name == "rules":
            total[0] += len(text.splitlines())
            total[1] += frame_reads(tree)
            total[2] += on_codes(tree, bases)
        total[3] += sum(spans(node) for node in scaffolds(path, tree))
    return total


def base_names(actions: Path) -> set[str]:
    tree = ast.parse(actions.read_text(encoding="utf-8"))
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
        if ".base(" in ast.unparse(node.value)
    }


def table(tree: Path) -> dict[str, list[int]]:
    source = tree / "src" / "ennead" / "games"
    names = sorted(path.parent.name for path in source.glob("*/rules"))
    rows = {name: counted(source, name) for name in names}
    rows["all"] = [sum(column) for column in zip(*rows.values(), strict=True)]
    return rows


def shown(title: str, rows: dict[str, list[int]]) -> None:
    print(f"| {title} | {' | '.join(COLUMNS)} |\n| --- |{' ---: |' * len(COLUMNS)}")
    for name, numbers in rows.items():
        cells = [f"{number:,}" for number in numbers] + [f"{numbers[3] / numbers[0]:.0%}"]
        print(f"| {name} | {' | '.join(cells)} |")
    print()


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--base", help="a revision to stand beside this tree")
    base = options.parse_args().base
    here = table(ROOT)
    if base:
        archive = subprocess.run(["git", "archive", base, "src"], cwd=ROOT, capture_output=True, check=False)
        if archive.returncode:
            sys.exit(archive.stderr.decode())
        with (
            tempfile.TemporaryDirectory() as folder,
            tarfile.open(fileobj=io.BytesIO(archive.stdout)) as packed,
        ):
            packed.extractall(folder, filter="data")
            there = table(Path(folder))
        shown(base, there)
    shown("this tree", here)
    if base:
        print(f"lines: {here['all'][0] / there['all'][0]:.3f} of {base}")


if __name__ == "__main__":
    main()
