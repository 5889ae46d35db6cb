"""The rules for people: whole, the same in both languages, and behind everything a page shows."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from ennead.core.state import Choice, Sealed
from ennead.games import game as game_of
from ennead.games import games
from ennead.texts import LANGUAGES
from ennead.texts.examples import examples, play
from ennead.texts.guide import guide, links

ROOT = Path(__file__).parents[2]
LAW = re.compile(r"\*\*([A-Z]{2}-[A-Z0-9]+-[A-Za-z0-9]+)\*\*")


def law(name: str) -> set[str]:
    return set(LAW.findall((ROOT / f"docs/rules/{name}.md").read_text(encoding="utf-8")))


def messages(name: str, kind: str) -> set[str]:
    """What the game's catalogue says of this kind: `prompt-…`, `refusal-…`, `event-…`."""
    catalogue = files(type(game_of(name)).__module__).joinpath("words/en.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{kind}-([^ =]+) *=", catalogue, re.MULTILINE))


def shared_refusals() -> set[str]:
    """Reasons that every game shares, such as somebody else's turn."""
    catalogue = files("ennead.texts").joinpath("en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^refusal-([^ =]+) *=", catalogue, re.MULTILINE))


SHARED = shared_refusals()


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
    for one, other in zip(english["chapters"], russian["chapters"], strict=True):
        shown, played = (
            [block.get(of) for block in one["blocks"] if of in block] for of in ("things", "example")
        )
        assert shown == [block["things"] for block in other["blocks"] if "things" in block]
        assert played == [block["example"] for block in other["blocks"] if "example" in block]


@pytest.mark.parametrize("name", games())
def test_pictures_are_of_things_that_exist(name: str) -> None:
    shown = [thing for block in blocks(guide(game_of(name), "en")) for thing in block.get("things", [])]
    assert len(shown) > 20
    assert set(shown) <= set(game_of(name).glossary().ids())


@pytest.mark.parametrize("name", games())
def test_every_example_can_be_played_with_every_answer(name: str) -> None:
    game = game_of(name)
    asked = [block["example"] for block in blocks(guide(game, "en")) if "example" in block]
    assert sorted(asked) == sorted(examples(game))
    assert len(asked) >= 3
    for id, made in examples(game).items():
        begun = play(game, id, [])
        decision = begun["view"]["decision"]
        assert (decision["name"], made["seat"] in decision["seats"]) == (made["asks"], True), id
        assert len(decision["options"]) > 1
        for option in decision["options"]:
            assert play(game, id, [option])["view"] != begun["view"], (id, option)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_a_guide_is_words_and_nothing_else(name: str, language: str) -> None:
    for block in blocks(guide(game_of(name), language)):
        assert words(block).strip() or block["kind"] == "pictures"
        assert re.findall(r"[*_\[\]{}<>`#]|\b\w+_\w+\b", words(block)) == [], words(block)
        if language == "ru":
            assert re.findall(r"\b(?![IVX]+\b)[A-Za-z]{3,}\b", words(block)) == [], words(block)


@pytest.mark.parametrize("kind", ["prompt", "refusal", "event"])
@pytest.mark.parametrize("name", games())
def test_everything_said_has_its_rules(name: str, kind: str) -> None:
    known = links(game_of(name))[f"{kind}s"]
    said = messages(name, kind) | (SHARED if kind == "refusal" else set())
    assert set(known) == said


def linked(name: str) -> dict[str, list[str]]:
    """Everything a page shows with a way to the rules, and the rules it leads to."""
    found = links(game_of(name))
    told = {
        f"{of} {key}": rules for of in ("prompts", "refusals", "events") for key, rules in found[of].items()
    }
    things = {
        f"thing {kind}-{key}": rules for kind, all in found["things"].items() for key, rules in all.items()
    }
    return told | things


def wanted(name: str) -> set[str]:
    """What must lead to rules, from what the game itself declares: questions, reasons, events, things."""
    game = game_of(name)
    asks = {f"prompts {step.name}" for step in game.steps if isinstance(step, Choice | Sealed)}
    tells = {f"events {kind.name}" for kind in game.events.types}
    things = {f"thing {id}" for id in game.glossary().ids()}
    return asks | tells | things | {f"refusals {reason}" for reason in reasons(name) | SHARED}


def reasons(name: str) -> set[str]:
    """Every reason the game's own code can give."""
    folder = Path(str(files(type(game_of(name)).__module__)))
    code = " ".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return set(re.findall(r"""Refusal\(\s*"([a-z-]+)\"""", code))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_link_leads_to_a_place_in_the_guide(name: str, language: str) -> None:
    """A dead link is a missing one: all that is asked, refused, told or looked up opens at a rule."""
    shown = guide(game_of(name), language)
    places = {rule for chapter in shown["chapters"] for block in chapter["blocks"] for rule in block["rules"]}
    known = linked(name)
    assert wanted(name) - set(known) == set()
    assert [key for key, rules in known.items() if not rules or not set(rules) <= places] == []
