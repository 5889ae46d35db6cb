"""Hooks of the documentation site: anchors for rules, links between them, pictures drawn from tables."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

sys.path.insert(0, str(Path(__file__).parent))

import figures

RULE = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-[A-Za-z0-9]+\b")
DEFINED = re.compile(r"\*\*([A-Z]{2}-[A-Z0-9]+-[A-Za-z0-9]+)\*\*")
# Where nothing is to be linked: code, links, and what stands in bold already.
KEPT = re.compile(r"(`[^`]*`|\[[^\]]*\]\([^)]*\)|\*\*[^*]*\*\*(?:\{[^}]*\})?)")
DOCS = Path(__file__).parents[1]


def defined_rules() -> dict[str, str]:
    """Every rule's id, and the page that says it."""
    return {
        rule: page.name
        for page in sorted((DOCS / "rules").glob("*.md"))
        for rule in DEFINED.findall(page.read_text(encoding="utf-8"))
    }


def on_files(files: Any, config: Any) -> Any:
    """Add the pictures that are drawn from published tables."""
    for name, draw in figures.FIGURES.items():
        files.append(File.generated(config, f"images/{name}.svg", content=draw()))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """In a page of rules every rule gets an anchor, every mention of a rule a link to it."""
    if not page.file.src_uri.startswith("rules/"):
        return markdown
    seen: set[str] = set()

    def anchor(found: re.Match[str]) -> str:
        if found[1] in seen:
            return found[0]
        seen.add(found[1])
        return f"**{found[1]}**{{ #{found[1]} .rule }}"

    text = DEFINED.sub(anchor, markdown)
    return outside_code(text, linker(defined_rules(), page.file.name + ".md"))


def linker(rules: dict[str, str], here: str) -> Callable[[str], str]:
    def link(found: re.Match[str]) -> str:
        page = rules.get(found[0])
        if page is None:
            return found[0]
        return f"[{found[0]}]({'' if page == here else page}#{found[0]})"

    def in_line(line: str) -> str:
        parts = KEPT.split(line)
        return "".join(part if at % 2 else RULE.sub(link, part) for at, part in enumerate(parts))

    return in_line


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change all lines but those of headings and blocks of code."""
    lines, in_block = [], False
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            in_block = not in_block
        lines.append(line if in_block or line.startswith("#") else change(line))
    return "\n".join(lines) + "\n"
