"""Views keep their types, secrets and words; whatever a person is asked is possible or says why not."""

import re
from collections.abc import Callable, Iterator
from itertools import count, islice
from operator import methodcaller
from typing import Any

import pytest

import ennead
from ennead.core.game import Game
from ennead.core.preview import Effect, effects
from ennead.core.referee import FastReferee, LiveReferee
from ennead.core.shape import OPENS, SECRET, STATUS, UNTOLD, Record, kinds_of, read_shape, records_of
from ennead.core.state import State
from ennead.testing import Case, all_cases, cases_of, moments
from ennead.texts import LANGUAGES, Texts

# Positions of each game at which reasons and previews are read.
POSITIONS = 1000
# Reasons that tell a person nothing.
GENERIC = {"not-possible-now", "another-decision", "game-is-over", "not-your-turn"}


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_secrets_are_missing_in_the_views_of_others(case: Case) -> None:
    shape = read_shape(case.game.view_type())
    seats = next(member for member in shape.members if member.name == "seats")
    assert seats.kind.of is not None
    assert seats.kind.of.record is not None
    secret = {member.name for member in seats.kind.of.record.marked(SECRET)}
    opens = [member.name for member in shape.marked(OPENS)]
    for moment in moments(case, "secrets"):
        if moment.number % 5:
            continue
        for seat in (*range(case.players), None):
            view = case.game.view(moment.state, seat)
            if any(view[name] for name in opens):
                continue
            for number, row in enumerate(view["seats"]):
                if (
                    number < case.players
                    and row["seat"] != view["viewer"]
                    and not is_partner(case, moment.state, seat, number)
                ):
                    assert not secret & set(row), f"{seat} sees {secret & set(row)} of {row['seat']}"


def is_partner(case: Case, state: State, seat: int | None, other: int) -> bool:
    return seat is not None and other in case.game.partners(state, seat)


def words(game: Game, language: str) -> Texts:
    return Texts(game, language, {})


@pytest.mark.parametrize("name", ennead.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_has_its_words(name: str, language: str) -> None:
    """`field-<record>-<field>`, or `field-<field>` where one word fits all records; names of all domains."""
    game = ennead.game(name)
    texts = words(game, language)
    missing = []
    for record in records_of(read_shape(game.view_type())):
        if record.name == "Decision":
            continue
        missing += [f"{record.name}.{field}" for field in unnamed_fields(record, texts)]
        missing += unnamed_things(record, texts)
    assert missing == []


def unnamed_fields(record: Record, texts: Texts) -> Iterator[str]:
    for member in record.members:
        if UNTOLD.name not in member.marks:
            keys = (f"field-{record.name}-{member.name}", f"field-{member.name}")
            if not any(texts.has(key) for key in keys):
                yield member.name


def unnamed_things(record: Record, texts: Texts) -> Iterator[str]:
    for member in record.members:
        if UNTOLD.name in member.marks:
            continue
        for kind in kinds_of(member.kind):
            if kind.domain is not None and kind.domain.name != "seat":
                for value in kind.domain.names:
                    if not value.isdigit() and not texts.has(f"{kind.domain.name}-{value}"):
                        yield f"{kind.domain.name}-{value}"


@pytest.mark.parametrize("name", ennead.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_status_line_has_its_words(name: str, language: str) -> None:
    """The game says its status in one sentence, `status`, made of the fields that are marked for it."""
    game = ennead.game(name)
    texts = words(game, language)
    shape = read_shape(game.view_type())
    assert shape.marked(STATUS)
    case = cases_of(name)[0]
    for moment in moments(case, "status"):
        if moment.number % 20 == 0:
            assert texts.status(game.view(moment.state, None))


def sampled(name: str, every: int) -> Iterator[tuple[Case, State, int]]:
    """Decisions of random games over all ways to set the game up, without end."""
    cases = cases_of(name)
    for number in count():
        case = cases[number % len(cases)]
        for moment in moments(case, f"sampled/{number}"):
            if moment.number % every == number % every:
                yield case, moment.state, moment.seat


@pytest.mark.parametrize("name", ennead.games())
def test_whatever_is_asked_is_possible_or_says_why_not(name: str) -> None:
    game = ennead.game(name)
    texts = {language: words(game, language) for language in LANGUAGES}
    said: set[str] = set()
    for case, state, seat in islice(sampled(name, 17), POSITIONS):
        asked = game.asked_verbs(state, seat)
        legal = {game.space.action(code).verb for code in state.legal(seat)}
        assert legal <= set(asked), f"{case}: {legal - set(asked)} is possible but not asked"
        for code, refusal in game.impossible(state, seat):
            action = game.space.text(code)
            assert refusal.reason not in GENERIC, (
                f"{case} {game.decision(state, seat)}: {action} says nothing"
            )
            if str(refusal) not in said:
                said.add(str(refusal))
                needs, has = refusal.values.get("needs"), refusal.values.get("has")
                if isinstance(needs, int) and isinstance(has, int):
                    assert has < needs, (
                        f"{case} {game.decision(state, seat)}: {action} is refused by {refusal}"
                    )
                assert_readable(texts, methodcaller("refusal", refusal))


def assert_readable(texts: dict[str, Texts], say: Callable[[Texts], str]) -> None:
    """There are words for it in every language and no id among them: in Russian those are the Latin ones."""
    for language, each in texts.items():
        text = say(each)
        assert text
        assert re.findall(r"\w*_\w*|[{}]", text) == [], text
        if language == "ru":
            assert re.findall(r"(?![IVX]+\b)\b[A-Za-z]{2,}", text) == [], text


@pytest.mark.parametrize("name", ennead.games())
def test_previews_speak_in_the_games_own_words(name: str) -> None:
    game = ennead.game(name)
    texts = {language: words(game, language) for language in LANGUAGES}
    dice = FastReferee("previews")
    silent = 0
    for _, state, seat in islice(sampled(name, 17), POSITIONS):
        codes = state.legal(seat)
        code = codes[dice.below("option", len(codes))]
        lines = previewed(game, state, seat, code, dice)
        for line in lines:
            assert_readable(texts, methodcaller("effect", line))
        silent += not lines
    # Passing and ending a turn may change nothing that matters; most actions do.
    assert silent < POSITIONS / 2


def previewed(game: Game, state: State, seat: int, code: int, dice: FastReferee) -> list[Effect]:
    before = game.determinize(state, seat, dice)
    after = before.clone()
    referee = LiveReferee("preview")
    after.play(code, referee, seat)
    notes = game.notes(before, after, seat, list(referee.events))
    return effects(game.measures(state, seat), [game.measures(after, seat)], [notes])


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_measures_depend_on_nothing_hidden(case: Case) -> None:
    dice = FastReferee("measures")
    for moment in moments(case, "measures"):
        if moment.number % 10:
            continue
        other = case.game.determinize(moment.state, moment.seat, dice)
        mine = amounts(case.game, moment.state, moment.seat)
        assert amounts(case.game, other, moment.seat) == mine


def amounts(game: Game, state: State, seat: int) -> list[tuple[Any, ...]]:
    return [(each.name, each.amount, sorted(each.values.items())) for each in game.measures(state, seat)]
