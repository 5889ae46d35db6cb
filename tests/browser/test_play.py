"""What a person does at the game page: choosing, undoing, changing the language, handing the screen over."""

import re

import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import DESK, PHONE, Person, seat_two


def _bid(someone: Person) -> str:
    """The first bid in the list; a safe choice in the first auction."""
    return next(text for text in someone.wait_for_turn() if text.startswith("bid"))


def _first_bid(someone: Person) -> str:
    """A bid on a province that nobody has bid on: only there nothing is enough."""
    return next(text for text in someone.wait_for_turn() if re.fullmatch(r"bid \w+ 0", text))


def test_two_clicks_from_landing_to_a_game(person: MakePerson) -> None:
    someone = person()
    someone.visit()
    someone.page.locator("[data-start=bots]").first.click()
    someone.page.wait_for_selector("section.bar")


def test_choosing_shows_what_it_changes_before_it_is_done(person: MakePerson) -> None:
    someone = person()
    someone.start()
    action = _bid(someone)
    someone.consider(action)
    someone.page.locator("ul[aria-label='What it changes'] li").first.wait_for()
    before = someone.page.locator("[data-seq]").get_attribute("data-seq")
    someone.page.keyboard.press("Escape")
    assert someone.page.locator("[data-confirm]").count() == 0
    assert someone.page.locator("[data-seq]").get_attribute("data-seq") == before


def test_the_impossible_says_why(person: MakePerson) -> None:
    someone = person()
    # Whoever bids first has the whole table of bids.
    someone.start("hotseat")
    _bid(someone)
    someone.page.locator("button.impossible", has_text="36").first.click(force=True)
    reason = someone.page.locator(".refusal")
    reason.wait_for()
    assert re.search(r"36.*20|gold", reason.inner_text())


def _come_to_the_market(someone: Person) -> str:
    """Play on until somebody is asked what to buy: a decision whose steps can be taken back."""
    for _ in range(60):
        found = someone.wait_for_turn()
        # With a card to sell the turn goes on after the purchase.
        if "buy_stones 1" in found and any(text.startswith("sell") for text in found):
            return "buy_stones 1"
        someone.take(next((text for text in found if not text.startswith("sell")), found[0]))
    raise AssertionError("no market came")


def test_undo_redo_and_the_whole_turn(person: MakePerson) -> None:
    someone = person()
    someone.start("hotseat")
    page = someone.page
    buy = _come_to_the_market(someone)
    someone.take(buy)
    someone.wait_until(buy, is_offered=False)
    page.get_by_role("button", name="Undo one step").click()
    someone.wait_until(buy, is_offered=True)
    page.get_by_role("button", name="Redo").click()
    someone.wait_until(buy, is_offered=False)
    # The whole turn reaches back to the last barrier, which may lie before the market.
    page.keyboard.press("Shift+U")
    page.wait_for_selector("button[aria-label=Redo]:enabled")
    assert someone.choices()


@pytest.mark.parametrize("against", ["bots", "hotseat"])
def test_a_half_built_move_survives_a_change_of_language(person: MakePerson, against: str) -> None:
    someone = person(language="ru")
    someone.start(against)
    if against == "hotseat":
        # The third bid ends the auction: its preview tells who would own what.
        for _ in range(2):
            someone.take(_first_bid(someone))
    someone.consider(_first_bid(someone))
    someone.page.locator("[data-changes=true] li").first.wait_for()
    russian = someone.page.locator("section.bar h2").inner_text()
    marker = someone.page.evaluate("window.notReloaded = true")
    someone.page.get_by_role("button", name="Switch to English").click()
    someone.page.wait_for_function(
        "text => document.querySelector('section.bar h2').innerText !== text", arg=russian
    )
    assert someone.page.locator("[data-confirm]").count() == 1
    assert someone.page.evaluate("window.notReloaded") == marker
    assert someone.page.locator("html").get_attribute("lang") == "en"
    assert (
        re.findall("[А-яЁё]+", someone.without_names(someone.page.locator("section.bar").inner_text())) == []
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_page_shows_a_bare_key(person: MakePerson, language: str) -> None:
    someone = person(language=language)
    someone.start()
    someone.wait_for_turn()
    someone.page.keyboard.press("l")
    text = someone.page.locator("body").inner_text()
    assert re.findall(r"\b(?:action|event|prompt|refusal|field|province|card|error|key)-\w+", text) == []
    if language == "ru":
        assert re.findall(r"\b[a-z]{3,}_[a-z]+\b", text) == []


def test_hot_seat_hides_everything_until_the_next_person_says_so(person: MakePerson) -> None:
    someone = person()
    someone.start("hotseat")
    for _ in range(3):
        curtain = someone.page.locator("[data-take-over]")
        curtain.wait_for()
        shown = someone.page.locator("body").inner_text()
        assert "Architect" not in shown
        assert "gold" not in shown.lower()
        someone.shot("curtain")
        curtain.click()
        someone.take(_bid(someone))


def test_everything_by_keyboard(person: MakePerson) -> None:
    someone = person()
    someone.start()
    someone.wait_for_turn()
    page = someone.page
    before = int(page.locator("[data-seq]").get_attribute("data-seq") or 0)
    page.wait_for_timeout(350)
    for _ in range(4):
        page.keyboard.press("1")
        page.wait_for_timeout(60)
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('[data-seq]').dataset.seq) > before", arg=before
    )
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert someone.faults() == []
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("text=You are viewing move")
    page.keyboard.press("End")
    page.wait_for_selector("text=You are viewing move", state="detached")
    # A key pressed at once after a dialog has gone counts, before the page was told of its closing.
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.evaluate(
        """() => {
            document.querySelector('dialog').close();
            document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowLeft', bubbles: true}));
        }"""
    )
    page.wait_for_selector("text=You are viewing move")


def test_text_mode_takes_typed_actions_and_says_why_not(person: MakePerson) -> None:
    someone = person()
    someone.start()
    action = _bid(someone)
    someone.page.keyboard.press("t")
    field = someone.page.get_by_label("Action as a command")
    field.fill("bid nowhere 3")
    field.press("Enter")
    someone.page.locator(".refusal").wait_for()
    field.fill(action)
    field.press("Enter")
    someone.page.wait_for_selector("[data-confirm]")
    someone.page.get_by_role("heading", name="For sale").wait_for()
    assert someone.faults() == []
    someone.shot("text-mode")


def test_chat_reaches_the_table(person: MakePerson) -> None:
    someone = person()
    someone.start()
    someone.page.wait_for_selector("section.bar")
    someone.page.get_by_role("button", name="Chat").click()
    someone.page.get_by_placeholder("Message").fill("Good luck!")
    someone.page.get_by_role("button", name="Send").click()
    someone.page.wait_for_selector("li >> text=Good luck!")


def test_a_seat_can_be_lent_to_a_bot(person: MakePerson) -> None:
    someone = person()
    someone.start("hotseat")
    someone.wait_for_turn()
    someone.page.get_by_role("button", name="At the table").click()
    someone.page.get_by_role("button", name="Give to a bot").first.click()
    back = someone.page.get_by_role("button", name="Take my seat back")
    # If it was that seat's turn, the bot has acted and the next person is called to the screen.
    back.or_(someone.page.locator("[data-take-over]")).first.wait_for()
    if someone.page.locator("[data-take-over]").count():
        someone.page.locator("[data-take-over]").click()
    back.click()
    back.wait_for(state="detached")


def test_further_back_by_consent(person: MakePerson) -> None:
    anna, boris = person(language="en"), person(language="ru")
    seat_two(anna, boris)
    for each in (anna, boris):
        each.page.wait_for_selector("section.bar")
    first, other = (anna, boris) if anna.turn_comes_before(boris) else (boris, anna)
    first.take(_bid(first))
    other.take(_bid(other))
    log, back, propose = (
        ("Журнал", "Вернуть игру сюда", "Предложить")
        if first is boris
        else ("Log", "Take the game back", "Ask")
    )
    agree = "Согласен" if other is boris else "Agree"
    first.page.get_by_role("button", name=log, exact=True).click()
    first.page.locator(".jump").last.click()
    first.page.get_by_role("button", name=back).click()
    first.page.get_by_role("button", name=propose, exact=True).click()
    other.page.get_by_role("button", name=agree, exact=True).click()
    other.page.get_by_role("button", name=agree, exact=True).wait_for(state="detached")
    log = "Журнал" if other is boris else "Log"
    other.page.get_by_role("button", name=log, exact=True).click()
    other.page.wait_for_function("() => document.querySelectorAll('.jump').length <= 2")


def test_a_stranger_watches_without_secrets(person: MakePerson) -> None:
    someone, stranger = person(), person()
    someone.start()
    someone.wait_for_turn()
    stranger.visit(f"/table/{someone.table}")
    stranger.page.wait_for_selector("section.bar")
    assert stranger.page.locator("button[data-action]").count() == 0
    assert "20" not in stranger.page.locator("aside.side").inner_text()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_phone_has_the_bar_below_and_nothing_beside(person: MakePerson, language: str) -> None:
    someone = person(language=language, size=PHONE, touch=True)
    someone.visit()
    someone.page.wait_for_selector("[data-start]")
    assert someone.overflow() <= 0
    someone.shot(f"phone-lobby-{language}")
    someone.start()
    action = _bid(someone)
    assert someone.overflow() <= 0
    bar = someone.page.locator("section.bar").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= PHONE["height"] + 1
    assert bar["y"] >= PHONE["height"] * 0.55
    someone.consider(action)
    confirm = someone.page.locator("[data-confirm]").bounding_box()
    assert confirm is not None
    assert confirm["height"] >= 44
    assert confirm["x"] >= 0
    assert confirm["x"] + confirm["width"] <= PHONE["width"]
    assert confirm["y"] >= PHONE["height"] * 2 / 3
    someone.page.locator("[data-changes=true] li").first.wait_for()
    changes = someone.page.locator("[data-changes] li")
    for place in range(changes.count()):
        change = changes.nth(place).bounding_box()
        assert change is not None
        assert change["x"] + change["width"] <= PHONE["width"]
    assert someone.faults() == []
    someone.shot(f"phone-game-{language}")


def test_the_desk_layout_needs_no_scrolling(person: MakePerson) -> None:
    for size in (DESK, {"width": 1920, "height": 1080}):
        someone = person(size=size)
        someone.start()
        someone.wait_for_turn()
        assert someone.overflow() <= 0
        assert someone.page.evaluate("document.documentElement.scrollHeight - window.innerHeight") <= 0
        someone.shot(f"desk-{size['width']}")


def test_the_mouse_finds_bids_large_enough_to_hit(person: MakePerson) -> None:
    someone = person()
    someone.start("hotseat")
    action = _bid(someone)
    someone.page.keyboard.press("v")
    someone.page.locator(f'[data-target="province-{action.split()[1]}"]').hover(position={"x": 20, "y": 10})
    cells = someone.page.locator(".strip [data-action]")
    cells.first.wait_for()
    boxes = [cells.nth(place).bounding_box() for place in range(cells.count())]
    assert boxes
    assert all(box and box["width"] >= 24 and box["height"] >= 24 for box in boxes)
    someone.shot("bids-under-the-mouse")
    cells.last.click()
    someone.page.wait_for_selector("[data-confirm]")
    assert someone.faults() == []


def test_five_players_leave_room_for_the_hand(person: MakePerson) -> None:
    someone = person()
    someone.start("hotseat", players=5)
    someone.page.locator("[data-take-over]").click()
    hand = someone.page.locator("section.hand")
    hand.wait_for()
    box, bar = hand.bounding_box(), someone.page.locator("section.bar").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] <= bar["y"]
