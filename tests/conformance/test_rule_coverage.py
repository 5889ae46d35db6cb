"""Point 9: every rule of a registered game's specification has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

import ennead

ROOT = Path(__file__).resolve().parents[2]
DEFINED = re.compile(r"\*\*([A-Z]{2}-[A-Z0-9]+-[A-Za-z0-9]+)\*\*")


def named_by_tests() -> set[str]:
    named: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                named.update(str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
    return named


@pytest.mark.parametrize("name", ennead.games())
def test_every_rule_has_a_test(name: str) -> None:
    rules = set(DEFINED.findall((ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")))
    assert rules, "a specification without rules"
    assert sorted(rules - named_by_tests()) == []


def test_no_test_names_a_rule_that_is_not_there() -> None:
    pages = (ROOT / "docs" / "rules").glob("*.md")
    rules = {rule for page in pages for rule in DEFINED.findall(page.read_text(encoding="utf-8"))}
    assert sorted(named_by_tests() - rules) == []
