"""Tutorials: every scripted move is possible, every word is there in both languages, every rule exists."""

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

import ennead
from ennead.core.match import Match
from ennead.games import game as game_of
from ennead.games import games
from ennead.texts import LANGUAGES
from ennead.texts.tutorial import LEARNER, has_tutorial, script_of, told, tutorial

ROOT = Path(__file__).parents[2]
MOST_WORDS = 45
NAMES = [name for name in games() if has_tutorial(game_of(name))]


def played(name: str, moves: int) -> Match:
    """The table of a tutorial after so many moves; raises IllegalAction where one is not possible."""
    script = script_of(game_of(name))
    assert script is not None
    match = ennead.start(name, players=script.players, seed=script.seed, options=script.options)
    for seat, action in script.moves[:moves]:
        match.play(action, seat)
    return match


@pytest.mark.parametrize("name", NAMES)
def test_the_script_is_possible_and_leaves_the_learner_to_decide(name: str) -> None:
    script = script_of(game_of(name))
    assert script is not None
    match = played(name, len(script.moves))
    assert match.to_act == (LEARNER,)
    assert len(match.legal(LEARNER)) > 1
    assert not match.over


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_to_a_move_somebody_could_make(name: str) -> None:
    english = tutorial(game_of(name), "en")
    for step in english["steps"]:
        offered = {
            str(action)
            for made, asked in step["asks"].items()
            for action in played(name, made).legal(LEARNER)
            if str(action) != asked
        }
        for answer in step["answers"]:
            assert any(fnmatchcase(action, answer["to"]) for action in offered), (step["title"], answer["to"])


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_a_step_names_exists(name: str) -> None:
    law = (ROOT / f"docs/rules/{name}.md").read_text(encoding="utf-8")
    for step in tutorial(game_of(name), "en")["steps"]:
        assert step["rules"], step["title"]
        for rule in step["rules"]:
            assert f"**{rule}**" in law, (step["title"], rule)


def texts(stop: dict[str, Any]) -> list[str]:
    return [stop["title"], stop["text"], *(answer["text"] for answer in stop.get("answers", []))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_words_are_few_and_in_their_own_language(name: str, language: str) -> None:
    shown = tutorial(game_of(name), language)
    assert 6 <= len(shown["tour"]) <= 10
    for stop in [*shown["steps"], *shown["tour"]]:
        for text in texts(stop):
            # Dashes are no words.
            assert 0 < len(re.findall(r"\w[\w’'-]*", text)) <= MOST_WORDS, text
            foreign = "[a-zA-Z]{2}" if language == "ru" else "[а-яёА-ЯЁ]"
            # Districts are counted in Roman numerals.
            assert not re.search(foreign, re.sub(r"\b[IVX]+\b", "", text)), text
            assert text == text.strip()


@pytest.mark.parametrize("name", NAMES)
def test_a_step_asks_for_moves_of_its_own_and_then_for_nothing(name: str) -> None:
    steps = tutorial(game_of(name), "en")["steps"]
    script = script_of(game_of(name))
    assert script is not None
    assert steps[-1]["begins"] == steps[-1]["ends"] == len(script.moves)
    assert not steps[0]["asks"]
    for step in told(game_of(name))["steps"]:
        # Others only answer: a step that asks for something begins with it.
        assert re.match(r"[a-z]", step.get("do", ["x"])[0]), step["en"][0]
