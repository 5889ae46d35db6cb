"""Every prompt, choice, log line, reason and name exists in both languages and says something."""

from itertools import product

import pytest

import ennead
from ennead.core.codec import Domain
from ennead.core.referee import LiveReferee
from ennead.testing import Case, all_cases, moments
from ennead.texts import LANGUAGES, Texts
from ennead.texts.guide import has_guide

GAMES_AND_LANGUAGES = list(product(ennead.games(), LANGUAGES))


@pytest.mark.parametrize(("name", "language"), GAMES_AND_LANGUAGES)
def test_every_verb_can_be_said(name: str, language: str) -> None:
    game = ennead.game(name)
    texts = Texts(game, language)
    for verb in game.space.verbs:
        said = set()
        step = max(1, verb.size // 300)
        for code in range(verb.base, verb.base + verb.size, step):
            said.add(texts.action(game.space.action(code)))
        assert len(said) == len(range(0, verb.size, step)), f"choices of {verb.name} look alike"
        assert "" not in said


@pytest.mark.parametrize(("name", "language"), GAMES_AND_LANGUAGES)
def test_every_event_can_be_told(name: str, language: str) -> None:
    game = ennead.game(name)
    texts = Texts(game, language)
    for kind in game.events.types:
        most = max((len(f.codec) for f in kind.fields if isinstance(f.codec, Domain)), default=3)
        for number in range(min(most, 200)):
            values = tuple(
                number % (game.players[-1] if f.codec.name == "seat" else len(f.codec))
                if isinstance(f.codec, Domain)
                else number % 2
                for f in kind.fields
            )
            for viewer in (None, 0):
                assert texts.event(kind.show(values, viewer))


@pytest.mark.parametrize(("name", "language"), GAMES_AND_LANGUAGES)
def test_names_options_and_sources_are_there(name: str, language: str) -> None:
    game = ennead.game(name)
    texts = Texts(game, language)
    # What the game calls its points: devotion is no victory point.
    assert "7" in texts.say("final-score", points=7)
    # The lobby asks for it before it has any other text of the game.
    assert game.names()["game"][language]
    for source in game.sources:
        assert texts.say(f"source-{source}")
    for option in game.options:
        assert texts.say(f"option-{option.name}")
        for value in option.values:
            assert texts.say(f"option-{option.name}-{value}")
    for key, names in game.names().items():
        assert set(names) == set(LANGUAGES), key
        assert all(names.values()), key


@pytest.mark.parametrize("name", ennead.games())
def test_both_languages_know_the_same_messages(name: str) -> None:
    game = ennead.game(name)
    english, russian = (set(Texts(game, language).keys()) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize(("name", "language"), GAMES_AND_LANGUAGES)
def test_first_games_are_told_of_what_there_is(name: str, language: str) -> None:
    """Reminders are about decisions that exist, and every verb that may go unused has its words."""
    game = ennead.game(name)
    keys = set(Texts(game, language).keys())
    reminders = {key.removeprefix("first-") for key in keys if key.startswith("first-")}
    assert reminders or not has_guide(game)
    assert reminders <= {key.removeprefix("prompt-") for key in keys if key.startswith("prompt-")}
    verbs = {verb.name for verb in game.space.verbs}
    endings = game.endings().values()
    assert {ending.action for ending in endings} <= verbs
    unused = {verb for ending in endings for verb in ending.unused}
    assert unused <= verbs
    assert {f"unused-{verb}" for verb in unused} == {key for key in keys if key.startswith("unused-")}


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_whole_games_can_be_told_in_both_languages(case: Case) -> None:
    """Prompts, options, events and refusals as they come up in play."""
    game = case.game
    for language in LANGUAGES:
        texts = Texts(game, language)
        for moment in moments(case, "texts"):
            view = game.view(moment.state, moment.seat)
            assert texts.prompt(view["decision"])
            legal = set(moment.state.legal(moment.seat))
            labels = [texts.action(game.space.action(code)) for code in legal]
            assert len(set(labels)) == len(labels), f"two options look alike: {sorted(labels)}"
            for number in range(12):
                code = (moment.number * 7919 + number * 104729) % game.space.size
                if code not in legal:
                    assert texts.refusal(game.explain(moment.state, moment.seat, code))
        assert isinstance(moment.referee, LiveReferee)
        for event in moment.referee.events:
            for viewer in (*range(case.players), None):
                assert texts.event(game.events.show(event, viewer))
