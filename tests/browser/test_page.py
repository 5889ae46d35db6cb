"""What the page around every board promises: one size, real reasons, few clicks, links, a full lobby."""

import random
import re
from typing import Any

import pytest

from ennead.games import game as game_of
from ennead.games import games
from ennead.table import Asked, Seat, Table, presentation
from ennead.texts import Texts
from tests.browser.conftest import MakePerson, every_other
from tests.browser.person import DESK, PHONE, Person

USUAL: dict[str, object] = {}
BOX = """() => {
    const box = document.querySelector('main.board').getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
}"""


def _bid(someone: Person) -> str:
    return next(text for text in someone.wait_for_turn() if text.startswith("bid"))


def played(name: str, players: int, seed: int = 1) -> Table:
    """A whole game of random choices, as another server might have kept it."""
    game, at, chance = game_of(name), "2026-01-01T00:00:00.000Z", random.Random(seed)
    seats = [Seat("person", user, user) for user in "abcde"[:players]]
    table = Table(
        "played-elsewhere", game, players, game.check_options(players, {}), seats, f"{seed}", "salt"
    )
    table.start(at)
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, game.space.text(chance.choice(table.state.legal(seat))), Asked(at, seats[seat].user))
    return table


def bring(someone: Person, table: Table) -> str:
    """Import a game that was played elsewhere; its new id."""
    csrf = someone.context.request.get(f"{someone.base}/api/me").json()["csrf"]
    answer = someone.context.request.post(
        f"{someone.base}/api/imports",
        data=presentation.export(table),
        headers={"X-CSRF-Token": csrf, "Origin": someone.base},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def sign_in(someone: Person) -> None:
    someone.visit()
    someone.page.wait_for_selector("article")
    someone.page.evaluate(
        """async () => {
            const { csrf } = await (await fetch('/api/me')).json();
            await fetch('/api/guests', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf },
                body: JSON.stringify({ name: 'Nefer' }),
            });
        }"""
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_the_page_opens_changes_the_board(person: MakePerson, size: dict[str, int]) -> None:
    someone = person(size=size)
    someone.start("hotseat")
    page = someone.page
    someone.wait_for_turn()
    box = page.evaluate(BOX)
    assert min(box[2:]) > 200

    def check(what: str) -> None:
        page.wait_for_timeout(100)
        assert page.evaluate(BOX) == box, what

    for _ in range(2):
        page.keyboard.press("v")
        check("the choices were opened or closed")
    page.locator("[data-why-not]").click()
    page.locator(".why li").first.wait_for()
    check("the reasons were opened")
    page.locator("[data-hint]").click()
    page.wait_for_selector("[data-advice]", timeout=30_000)
    check("a hint was given")
    page.locator("[data-advice]").first.click()
    page.locator("[data-changes=true]").first.wait_for()
    check("a choice was considered")
    page.keyboard.press("l")
    check("the log was opened")
    page.keyboard.press("l")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("text=You are viewing move")
    check("history was opened")
    scrolled = page.evaluate("document.documentElement.scrollHeight - window.innerHeight")
    assert scrolled <= 0


def test_what_cant_be_undone_is_confirmed_and_nothing_else(person: MakePerson) -> None:
    someone = person(settings=USUAL)
    someone.start("hotseat")
    page = someone.page
    action = _bid(someone)
    page.wait_for_timeout(310)
    page.locator(f'button[data-action="{action}"]').click()
    # A bid can be taken back: one click, and the next one takes the screen.
    page.wait_for_selector("[data-take-over]")
    while "buy_cards 1" not in (found := someone.wait_for_turn()):
        someone.take(next((text for text in found if re.fullmatch(r"bid \w+ 0", text)), found[0]))
    page.wait_for_timeout(310)
    page.locator('button[data-action="buy_cards 1"]').click()
    # A card that was drawn is known.
    page.wait_for_selector("[data-confirm].locked")


def test_reasons_are_those_of_this_decision(person: MakePerson) -> None:
    someone = person()
    someone.start("hotseat")
    someone.wait_for_turn()
    page = someone.page
    page.locator("[data-why-not]").click()
    page.locator(".why li").first.wait_for()
    told = page.locator(".why").inner_text()
    assert "not possible now" not in told
    assert re.findall(r"\b[a-z]+_[a-z]+\b|refusal-\w+", told) == []
    assert someone.faults() == []


def test_a_link_leads_to_a_position(person: MakePerson) -> None:
    someone, other = person(), person()
    someone.start("hotseat")
    page = someone.page
    for _ in range(3):
        someone.take(_bid(someone))
    someone.wait_for_turn()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("text=You are viewing move")
    page.wait_for_function("() => location.search.startsWith('?move=')")
    move = re.search(r"move=(\d+)", page.url)
    assert move
    assert f"move {move[1]} of" in page.locator("[role=status]", has_text="viewing").inner_text()
    other.page.goto(page.url)
    other.page.wait_for_selector(f"text=You are viewing move {move[1]}")
    page.keyboard.press("End")
    page.wait_for_function("() => location.search === ''")


def test_who_watches_is_told_so(person: MakePerson) -> None:
    someone, stranger = person(), person()
    someone.start()
    someone.wait_for_turn()
    stranger.visit(f"/table/{someone.table}")
    stranger.page.get_by_text("You are watching").first.wait_for()
    assert stranger.faults() == []


def test_a_table_without_hints_says_so_before_and_while_playing(person: MakePerson) -> None:
    someone, guest = person(), person()
    someone.visit("/new/amun-re")
    page = someone.page
    page.get_by_label("Hints from the search").uncheck()
    page.get_by_role("button", name="Create the table").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    guest.page.goto(link)
    guest.page.get_by_text("This table plays without hints.").wait_for()
    guest.page.get_by_role("button", name="Sit here").first.click()
    guest.page.get_by_role("textbox", name="The name the others will see").fill("Clara")
    guest.page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start").click()
    first = someone if someone.turn_comes_before(guest) else guest
    first.wait_for_turn()
    first.page.keyboard.press("h")
    first.page.locator(".notice").get_by_text("This table plays without hints.").wait_for()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_four_games_stand_on_one_screen(person: MakePerson, language: str) -> None:
    someone = person(language=language)
    someone.visit()
    cards = someone.page.locator("article")
    cards.nth(3).wait_for()
    boxes = [cards.nth(at).bounding_box() for at in range(4)]
    assert all(box and box["y"] + box["height"] <= DESK["height"] for box in boxes)
    assert all(box and box["x"] + box["width"] <= DESK["width"] for box in boxes)


def test_a_card_offers_what_matters_for_so_many_players(person: MakePerson) -> None:
    someone = person()
    someone.visit()
    someone.page.wait_for_selector("[data-option=scenario]")
    tekhenu = someone.page.locator("article", has_text="Tekhenu")
    ankh = someone.page.locator("article", has_text="Ankh")
    assert ankh.locator("[data-option=scenario]").count() == 1
    assert ankh.locator("[data-option=god_a]").count() == 1
    assert tekhenu.locator("[data-option=difficulty]").count() == 0
    tekhenu.locator("label", has_text=re.compile(r"^\s*1\s*$")).click()
    tekhenu.locator("[data-option=difficulty]").select_option("hard")
    assert tekhenu.locator(".strength").count() == 0
    tekhenu.locator("[data-start=bots]").click()
    someone.page.wait_for_url("**/table/*")
    someone.wait_for_turn()
    table = someone.page.evaluate("id => fetch(`/api/tables/${id}`).then(a => a.json())", someone.table)
    assert table["options"]["difficulty"] == "hard"
    # The opponent of the solo game has a name of its own.
    someone.page.keyboard.press("l")
    assert "Botankhamun" in someone.page.locator("body").inner_text()


def test_a_finished_game_stays_in_the_lobby(person: MakePerson) -> None:
    someone = person()
    sign_in(someone)
    someone.visit()
    id = bring(someone, played("kemet", 2))
    someone.visit()
    someone.page.locator(f"a[href='/table/{id}']").wait_for()


@pytest.mark.parametrize(("name", "on"), every_other(games(), ("desk", "phone")))
def test_every_final_page_is_accessible(person: MakePerson, name: str, on: str) -> None:
    language, size = ("en", DESK) if on == "desk" else ("ru", PHONE)
    someone = person(language=language, size=size)
    sign_in(someone)
    table = played(name, game_of(name).players[-2])
    id = bring(someone, table)
    someone.visit(f"/table/{id}")
    someone.page.wait_for_selector("[data-finished]")
    someone.page.wait_for_load_state("networkidle")
    assert someone.faults() == []
    assert someone.overflow() <= 0
    shown = someone.page.locator("body").inner_text()
    assert re.findall(r"\b(?:action|event|source|field|tie-break|error)-\w+", shown) == []
    assert table.result is not None
    # In Ankh nobody may win.
    for best in {row["total"] for row in table.result["scores"] if row["seat"] in table.result["winners"]}:
        assert Texts(game_of(name), language).say("final-score", points=best) in shown
    someone.shot(f"end-{name}-{on}")


def test_the_last_phases_are_seen_before_the_final_page(person: MakePerson) -> None:
    someone = person()
    someone.start()
    someone.wait_for_turn()
    _tell_the_end(someone)
    someone.page.wait_for_selector("[data-to-result]")
    assert someone.page.locator("[data-finished]").count() == 0
    assert someone.page.locator("main.board").count() == 1


def _tell_the_end(someone: Person) -> Any:
    """Give the seat to a bot, which plays to the end with the others."""
    someone.page.get_by_role("button", name="At the table").click()
    someone.page.get_by_role("button", name="Give to a bot").first.click()
    someone.page.wait_for_selector("[data-to-result], [data-finished]", timeout=240_000)
