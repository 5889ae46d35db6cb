"""The rules of a game in words for people: chapters, and which rules stand behind what a page shows.

A guide is `words/guide.<language>.md` in the game's folder: `## Title {#id}` begins a chapter; paragraphs,
`- ` items, `> ` examples and rows of tables take one line each and name the rules they stand on, as in
[AR-AUC-01]. `![card-bribe tile-tile1]` shows pictures of things of the glossary, `? name: words` asks the
question of an example that can be played. `words/rules.yaml` names the rules of every prompt, refusal, event
and thing.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from ennead.core.data import load_data
from ennead.core.game import Game

RULE = re.compile(r" ?\[([A-Z]{2}-[A-Z0-9]+-[A-Za-z0-9]+)\]")
CHAPTER = re.compile(r"## (?P<title>.+) \{#(?P<id>[a-z0-9-]+)\}")
SPAN = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<emphasis>.+?)\*")
PICTURES = re.compile(r"!\[(?P<things>[a-z0-9_ -]+)\]")
EXAMPLE = re.compile(r"\? (?P<example>[a-z-]+): (?P<words>.+)")
KINDS = {"### ": "heading", "- ": "item", "> ": "example", "| ": "row"}


def has_guide(game: Game) -> bool:
    return bool(_folder(game).joinpath("rules.yaml").is_file())


@cache
def guide(game: Game, language: str) -> dict[str, Any]:
    """Title, what it is about, chapters of blocks, and the links."""
    lines = _folder(game).joinpath(f"guide.{language}.md").read_text(encoding="utf-8").splitlines()
    title, *rest = [line.rstrip() for line in lines if line.strip()]
    first = next(number for number, line in enumerate(rest) if line.startswith("## "))
    return {
        "title": title.removeprefix("# "),
        "about": [block(line) for line in rest[:first]],
        "chapters": _chapters(rest[first:]),
        **links(game),
    }


def _chapters(lines: list[str]) -> list[dict[str, Any]]:
    chapters: list[dict[str, Any]] = []
    for line in lines:
        begins = CHAPTER.fullmatch(line)
        if begins:
            chapters.append({**begins.groupdict(), "blocks": []})
        elif not re.fullmatch(r"[|: -]+", line):
            chapters[-1]["blocks"].append(block(line))
    return chapters


def block(line: str) -> dict[str, Any]:
    """One line of a guide: what kind it is, its words by cells (a table's row has several), its rules."""
    pictures = PICTURES.fullmatch(line)
    if pictures:
        return {"kind": "pictures", "cells": [], "rules": [], "things": pictures["things"].split()}
    rules = RULE.findall(line)
    text = RULE.sub("", line)
    asked = EXAMPLE.fullmatch(text)
    if asked:
        return {"kind": "try", "cells": [spans(asked["words"])], "rules": rules, "example": asked["example"]}
    kind = next((kind for mark, kind in KINDS.items() if line.startswith(mark)), "paragraph")
    if kind == "row":
        cells = [cell.strip() for cell in text.strip().strip("|").split("|")]
    else:
        cells = [text[2 if kind in ("item", "example") else 4 if kind == "heading" else 0 :].strip()]
    return {"kind": kind, "cells": [spans(cell) for cell in cells], "rules": rules}


def spans(text: str) -> list[dict[str, str]]:
    """Words, and how they are set."""
    found: list[dict[str, str]] = []
    at = 0
    for marked in SPAN.finditer(text):
        if marked.start() > at:
            found.append({"set": "plain", "text": text[at : marked.start()]})
        kind = "strong" if marked["strong"] else "emphasis"
        found.append({"set": kind, "text": marked[kind]})
        at = marked.end()
    if at < len(text):
        found.append({"set": "plain", "text": text[at:]})
    return found


@cache
def links(game: Game) -> dict[str, Any]:
    """Rules by prompt, refusal, event and thing."""
    return load_data(type(game).__module__, "words/rules.yaml")


def _folder(game: Game) -> Any:
    return files(type(game).__module__).joinpath("words")
