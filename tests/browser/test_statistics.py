"""The page of one's own statistics: empty at first, then counted by game, players, role and opening."""

import json
import sqlite3
from pathlib import Path

import pytest

from ennead.games import game as game_of
from tests.browser.conftest import MakePerson, Server
from tests.browser.person import PHONE, Person
from tests.browser.test_analysis import open_game
from tests.server.test_analysis import finished_game


def call_it_mine(server: Server, person: Person, table: str) -> None:
    """An imported game counts for nobody: say that it was played here, and by whom on its first seat."""
    user = person.context.request.get(f"{server.base}/api/me").json()["user"]["id"]
    with sqlite3.connect(server.database, timeout=60) as database:
        (kept,) = database.execute("SELECT seats FROM tables WHERE id = ?", (table,)).fetchone()
        seats = json.loads(kept)
        seats[0] |= {"kind": "person", "user": user}
        row = (json.dumps(seats), table)
        database.execute("UPDATE tables SET origin = NULL, seats = ? WHERE id = ?", row)
        database.execute("INSERT OR IGNORE INTO members VALUES (?, ?)", (table, user))
    database.close()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_own_games_are_counted_on_a_page(
    person: MakePerson, server: Server, tmp_path: Path, language: str
) -> None:
    on_phone = language == "ru"
    someone = person(language=language, dark=on_phone, size=PHONE if on_phone else None, touch=on_phone)
    page = someone.page
    someone.visit("/statistics")
    page.wait_for_selector("[data-statistics] .none")
    assert someone.faults() == []

    for name, players in (("amun-re", 3), ("tekhenu", 1), ("tekhenu", 2), ("ankh", 2)):
        call_it_mine(server, someone, open_game(someone, finished_game(name, players), tmp_path))
    someone.visit("/statistics")
    page.wait_for_selector("[data-game]")
    assert [each.get_attribute("data-game") for each in page.locator("[data-game]").all()] == [
        "amun-re",
        "ankh",
        "tekhenu",
    ]
    tekhenu = page.locator("[data-game=tekhenu]")
    assert ("2 партии" if on_phone else "2 games") in tekhenu.locator("h2").inner_text()
    counts = tekhenu.locator("table").first.locator("tbody tr")
    assert [row.locator("th").inner_text() for row in counts.all()] == (
        ["в одиночку", "2 игрока"] if on_phone else ["alone", "2 players"]
    )
    # One game says little: the interval is wide, and written beside what is drawn.
    assert "%" in counts.first.locator("small").inner_text()
    reach = counts.first.locator(".reach").bounding_box()["width"]
    assert reach > counts.first.locator(".scale").bounding_box()["width"] / 2
    # Gods go by their names.
    ankh = page.locator("[data-game=ankh]").inner_text()
    names = game_of("ankh").names()
    assert any(name[language] in ankh for key, name in names.items() if key.startswith("god-"))
    assert someone.faults() == []
    assert someone.overflow() <= 0
    someone.shot(f"statistics-{language}")
