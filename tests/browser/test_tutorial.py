"""Tutorials as a newcomer meets them: from the card in the lobby to the last step and on, and the tour."""

import json
from fnmatch import fnmatchcase
from typing import Any

import pytest

from ennead.games import game as game_of
from ennead.games import games
from ennead.texts.tutorial import has_tutorial, tutorial
from tests.browser.conftest import MakePerson
from tests.browser.person import PHONE, Person

# Chosen so that every change tries a phone in Russian; the rest is in `make test-long`.
QUICK = {("amun-re", "ru")}
RINGS = '[data-rings]:not([data-rings="0"])'
WALKS = [
    pytest.param(name, language, marks=() if (name, language) in QUICK else pytest.mark.long)
    for name in games()
    for language in ("en", "ru")
    if has_tutorial(game_of(name))
]


def begin(someone: Person, name: str) -> None:
    someone.visit()
    someone.page.locator(f"article:has(#name-{name}) [data-start=tutorial]").click()
    someone.page.locator("[data-lesson]").wait_for(timeout=60_000)


def wait_for_step(someone: Person) -> int:
    """Until there is something to do; the number of the step."""
    someone.page.wait_for_selector("[data-lesson-next], [data-do-it]", timeout=60_000)
    return int(someone.page.locator("[data-lesson]").get_attribute("data-lesson"))


def asked(someone: Person) -> str | None:
    line = someone.page.locator("[data-asks]")
    return str(line.get_attribute("data-asks")) if line.count() else None


def put_stories_away(someone: Person) -> None:
    """Also those that lie on a part of the board that a phone does not show now."""
    script = """() => {
        const buttons = [...document.querySelectorAll('[data-reveal] .done')];
        for (const button of buttons) button.click();
        return buttons.length > 0;
    }"""
    while someone.page.evaluate(script):
        someone.page.wait_for_timeout(50)


def do_what_is_asked(someone: Person) -> None:
    before = [someone.page.locator("[data-seq]").get_attribute("data-seq"), asked(someone)]
    put_stories_away(someone)
    # A click right after a new question is taken for a slip.
    someone.page.wait_for_timeout(310)
    someone.page.locator("[data-do-it]").click()
    # A secret choice has no new number, but the next thing is asked for.
    someone.page.wait_for_function(
        """([seq, ask]) => {
            const confirm = document.querySelector('[data-confirm]:enabled');
            if (confirm) confirm.click();
            const asks = document.querySelector('[data-asks]')?.dataset.asks;
            return document.querySelector('[data-seq]').dataset.seq !== seq || asks !== ask;
        }""",
        arg=before,
        timeout=60_000,
    )


def go_on(someone: Person) -> None:
    """Through one step, to the next thing to do."""
    if asked(someone) is None:
        someone.page.locator("[data-lesson-next]").click()
    else:
        do_what_is_asked(someone)


@pytest.mark.parametrize(("name", "language"), WALKS)
def test_a_newcomer_gets_to_the_last_step_and_plays_on(person: MakePerson, name: str, language: str) -> None:
    on_phone = language == "ru"
    wish: dict[str, Any] = {"size": PHONE, "touch": True} if on_phone else {}
    someone = person(language=language, settings={}, **wish)
    steps = tutorial(game_of(name), language)["steps"]
    begin(someone, name)
    left = False
    while True:
        place = wait_for_step(someone)
        step = steps[place]
        card = someone.page.locator("[data-lesson]").inner_text()
        assert step["title"] in card
        assert step["text"] in card
        put_stories_away(someone)
        if step["places"]:
            someone.page.wait_for_selector(RINGS, state="attached")
        if place == len(steps) // 2 and not left:
            # Leave and come back: the same step.
            left = True
            begin(someone, name)
            assert wait_for_step(someone) == place
        if place == len(steps) - 1:
            break
        go_on(someone)
    assert someone.faults() == []
    assert someone.overflow() <= 0
    someone.page.locator("[data-lesson-next]").click()
    someone.page.wait_for_selector("[data-lesson]", state="detached")
    # An ordinary game now: any move will do.
    choices = someone.wait_for_turn()
    assert len(choices) > 1
    someone.take(choices[0])


def open_choices(someone: Person) -> list[str]:
    """The list of choices by hand; on a phone the sheet is pulled up for it."""
    handle = someone.page.locator("[data-handle][aria-expanded=false]")
    if handle.count():
        handle.click()
    return someone.choices()


def close_choices(someone: Person) -> None:
    """What a phone has pulled up, and a desk opened."""
    for mark in ("[data-handle][aria-expanded=true]", "[data-choices][aria-expanded=true]"):
        opened = someone.page.locator(mark)
        if opened.count() and opened.is_visible():
            opened.click()


def said_in_sight(someone: Person) -> str:
    """What the last move was answered with; nothing lies over it."""
    line = someone.page.locator("[data-answer]")
    is_seen = line.evaluate(
        """line => {
            const { x, y, width, height } = line.getBoundingClientRect();
            return line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    text = str(line.inner_text())
    assert is_seen, f"{text!r} is covered"
    return text


@pytest.mark.parametrize(("name", "language"), WALKS)
def test_every_wrong_answer_is_told_kindly_and_changes_nothing(
    person: MakePerson, name: str, language: str
) -> None:
    on_phone = language == "ru"
    wish: dict[str, Any] = {"size": PHONE, "touch": True} if on_phone else {}
    someone = person(language=language, settings={}, **wish)
    steps = tutorial(game_of(name), language)["steps"]
    begin(someone, name)
    tried = set()
    while (place := wait_for_step(someone)) < len(steps) - 1:
        wanted = asked(someone)
        put_stories_away(someone)
        answers = steps[place]["answers"] if wanted else []
        for answer in answers:
            offered = [text for text in open_choices(someone) if text != wanted]
            # The first pattern that fits is the one that speaks.
            spoken = {
                text: next((each for each in answers if fnmatchcase(text, each["to"])), None)
                for text in offered
            }
            wrong = next((text for text, each in spoken.items() if each is answer), None)
            if wrong is None:
                continue
            seq = someone.page.locator("[data-seq]").get_attribute("data-seq")
            someone.page.locator(f'button[data-action="{wrong}"]').click()
            assert said_in_sight(someone) == answer["text"]
            tried.add(answer["text"])
            assert someone.page.locator("[data-confirm]").count() == 0
            assert someone.page.locator("[data-seq]").get_attribute("data-seq") == seq
        if wanted == "buy_farmers 3" and not on_phone:
            # What the rules forbid is answered with the reason.
            close_choices(someone)
            someone.page.locator('[data-target="buy_cards 1"]').click(force=True)
            someone.page.locator("[data-answer]", has_text="so you can't buy power cards").wait_for()
        close_choices(someone)
        go_on(someone)
    expected = {answer["text"] for step in steps for answer in step["answers"]}
    assert tried == expected


@pytest.mark.parametrize("name", [name for name in games() if has_tutorial(game_of(name))])
def test_the_tour_rings_every_part_and_needs_only_the_keyboard(person: MakePerson, name: str) -> None:
    on_phone = name in ("amun-re", "ankh")
    wish: dict[str, Any] = {"size": PHONE, "touch": True} if on_phone else {}
    someone = person(language="ru" if on_phone else "en", dark=not on_phone, **wish)
    stops = tutorial(game_of(name), "ru" if on_phone else "en")["tour"]
    someone.visit()
    someone.page.locator(f"article:has(#name-{name}) [data-start=bots]").click()
    someone.page.locator("[data-tour-start]").focus()
    someone.page.keyboard.press("Enter")
    for number, stop in enumerate(stops):
        someone.page.wait_for_selector(f'[data-tour="{number}"]')
        someone.page.get_by_role("dialog").get_by_role("heading", name=stop["title"]).wait_for()
        someone.page.wait_for_selector(RINGS, state="attached")
        if number == 0:
            assert someone.faults() == []
        someone.page.keyboard.press("ArrowRight")
    someone.page.wait_for_selector("[data-tour]", state="detached")
    # It is offered once; afterwards it is one of the tools.
    assert json.loads(someone.page.evaluate("JSON.stringify(localStorage)")).get(f"ennead.first.{name}") == ""
