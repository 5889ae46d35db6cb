"""Every page in both languages and themes: no serious finding of axe, light, no wider than the window."""

import gzip
from typing import Any

import pytest

from ennead.games import games
from tests.browser.board import sit_down
from tests.browser.conftest import STATIC, MakePerson

LIGHTEST = 300_000
# Script and style of one board, compressed, without what all boards share.
BOARD = 60_000
PAGES = {
    "lobby": "/",
    "new": "/new/amun-re",
    "practice": "/practice",
    "settings": "/settings",
    "unknown": "/nowhere",
}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_pages_are_accessible(person: MakePerson, language: str, dark: bool) -> None:
    someone = person(language=language, dark=dark)
    theme = "dark" if dark else "light"
    for name, path in PAGES.items():
        someone.visit(path)
        someone.page.wait_for_selector("h1")
        assert someone.faults() == [], name
        assert someone.overflow() <= 0
        someone.shot(f"{name}-{language}-{theme}")
    someone.start()
    someone.wait_for_turn()
    assert someone.faults() == []
    someone.shot(f"game-{language}-{theme}")
    someone.page.keyboard.press("l")
    someone.page.keyboard.press("ArrowLeft")
    someone.page.wait_for_timeout(200)
    assert someone.faults() == []
    someone.shot(f"history-{language}-{theme}")


def test_a_gathering_table_is_accessible(person: MakePerson) -> None:
    someone = person()
    someone.visit("/new/amun-re")
    someone.page.get_by_role("button", name="Create the table").click()
    someone.page.get_by_role("textbox", name="Link").wait_for()
    assert someone.faults() == []
    someone.shot("gathering-en-light")


def test_nothing_in_the_lobby_moves_away_from_a_finger(person: MakePerson) -> None:
    """Whoever has a table sees it above the games; on a slow line, too, it is there before they are."""
    someone = person()
    someone.start()
    someone.wait_for_turn()
    table = f"a[href='/table/{someone.table}']"

    def slowly(route: Any) -> None:
        someone.page.wait_for_timeout(1000)
        route.continue_()

    someone.page.route("**/api/tables?mine=1", slowly)
    someone.visit()
    learn = someone.page.locator("[data-start=tutorial]").first
    learn.wait_for()
    first = learn.bounding_box()
    someone.page.locator(table).first.wait_for()
    assert learn.bounding_box() == first


# Russian has more letters and longer words; the English of the others in the long tests.
LOADS = [
    pytest.param(name, language, marks=pytest.mark.long if language == "en" and name != "amun-re" else ())
    for name in games()
    for language in ("en", "ru")
]


@pytest.mark.parametrize(("name", "language"), LOADS)
def test_first_load_is_light(person: MakePerson, name: str, language: str) -> None:
    """Everything up to a running game, fonts included, as it comes over the wire."""
    someone = person(language=language)
    wire = someone.context.new_cdp_session(someone.page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    sit_down(someone, name, 3)
    someone.wait_for_turn()
    someone.page.wait_for_load_state("networkidle")
    print(f"{name} {language}: {sum(sizes)} bytes in {len(sizes)} responses")
    assert sum(sizes) <= LIGHTEST


@pytest.mark.parametrize("name", games())
def test_the_code_of_a_board_is_light(chrome: Any, name: str) -> None:
    files = [
        *(STATIC / "assets").glob(f"board-{name}-*.js"),
        *(STATIC / "assets").glob(f"board-{name}-*.css"),
    ]
    assert len(files) == 2
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= BOARD


def test_settings_are_kept(person: MakePerson) -> None:
    someone = person()
    someone.visit("/settings")
    someone.page.get_by_label("Night (dark)").check()
    someone.page.get_by_role("radio", name="Русский").check()
    someone.page.reload()
    someone.page.wait_for_selector("text=Настройки")
    assert someone.page.locator("html").get_attribute("data-theme") == "dark"


def test_a_guest_becomes_an_account_and_comes_back(person: MakePerson) -> None:
    someone, elsewhere = person(), person()
    someone.start()
    someone.wait_for_turn()
    someone.visit("/settings")
    account = someone.page.locator("section", has_text="Account").last
    account.get_by_label("Name").fill("Nefertari")
    account.get_by_label("Password").fill("a long password")
    account.get_by_role("button", name="Create an account").click()
    someone.page.get_by_role("button", name="Sign out").wait_for()
    elsewhere.visit("/settings")
    account = elsewhere.page.locator("section", has_text="Account").last
    account.get_by_label("Name").fill("Nefertari")
    account.get_by_label("Password").fill("a long password")
    account.get_by_role("button", name="Sign in").click()
    elsewhere.page.get_by_role("button", name="Sign out").wait_for()
    elsewhere.visit()
    elsewhere.page.wait_for_selector("text=My tables")
