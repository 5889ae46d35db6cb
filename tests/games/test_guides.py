"""The rules for people: whole, the same in both languages, and behind everything a page shows."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ennead.games import game as game_of
from ennead.games import games
from ennead.texts import LANGUAGES
from ennead.texts.guide import guide, links

ROOT = Path(__file__).parents[2]
LAW = re.compile(r"\*\*([A-Z]{2}-[A-Z0-9]+-[A-Za-z0-9]+)\*\*")


def law(name: str) -> set[str]:
    return set(LAW.findall((ROOT / f"docs/rules/{name}.md").read_text(encoding="utf-8")))


def messages(name: str, kind: str) -> set[str]:
    """What the game's catalogue says of this kind: `prompt-…`, `refusal-…`, `event-…`."""
    catalogue = files(type(game_of(name)).__module__).joinpath("texts/en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{kind}-([^ =]+) *=", catalogue, re.MULTILINE))


def blocks(shown: dict[str, Any]) -> list[dict[str, Any]]:
    return [*shown["about"], *(block for chapter in shown["chapters"] for block in chapter["blocks"])]


def words(block: dict[str, Any]) -> str:
    return " ".join(span["text"] for cell in block["cells"] for span in cell)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_rule_is_told(name: str, language: str) -> None:
    told = {rule for block in blocks(guide(game_of(name), language)) for rule in block["rules"]}
    assert told == law(name)


@pytest.mark.parametrize("name", games())
def test_both_languages_have_the_same_chapters(name: str) -> None:
    english, russian = (guide(game_of(name), language) for language in LANGUAGES)
    assert [each["id"] for each in english["chapters"]] == [each["id"] for each in russian["chapters"]]
    assert all(chapter["blocks"] for chapter in english["chapters"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_a_guide_is_words_and_nothing_else(name: str, language: str) -> None:
    for block in blocks(guide(game_of(name), language)):
        assert words(block).strip()
        assert re.findall(r"[*_\[\]{}<>`#]|\b\w+_\w+\b", words(block)) == [], words(block)
        if language == "ru":
            assert re.findall(r"\b(?![IVX]+\b)[A-Za-z]{3,}\b", words(block)) == [], words(block)


@pytest.mark.parametrize("kind", ["prompt", "refusal", "event"])
@pytest.mark.parametrize("name", games())
def test_everything_said_has_its_rules(name: str, kind: str) -> None:
    known = links(game_of(name))[f"{kind}s"]
    assert set(known) == messages(name, kind)
    assert all(rules and set(rules) <= law(name) for rules in known.values())


@pytest.mark.parametrize("name", games())
def test_things_stand_on_rules_that_exist(name: str) -> None:
    things = links(game_of(name))["things"]
    assert things
    for kind in things.values():
        assert {rule for rules in kind.values() for rule in rules} <= law(name)
