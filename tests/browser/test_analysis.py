"""The analysis of a finished game in the browser: asked for, walked through, with keys, in both languages."""

import json
import math
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ennead.analysis import (
    Analysis,
    Choice,
    CurvePoint,
    Decision,
    Draw,
    Move,
    SeatReport,
    TurningPoint,
    read_game,
)
from ennead.analysis.report import FORMAT
from ennead.analysis.walking import by_seat, round_of
from tests.browser.conftest import MakePerson, Server
from tests.browser.person import PHONE, Person
from tests.server.test_analysis import finished_game

# Boards have tests of their own.
BOARD = "[data-board]"


def open_game(person: Person, export: dict[str, Any], folder: Path) -> str:
    """Bring a downloaded game back from the lobby; its table."""
    file = folder / "game.json"
    file.write_text(json.dumps(export), encoding="utf-8")
    person.visit()
    person.page.locator("[data-open-game]").set_input_files(file)
    person.page.wait_for_selector("[data-finished]", timeout=120_000)
    return person.table


def looked_into(export: dict[str, Any]) -> Analysis:
    """An analysis of the right form with invented numbers: to be walked through it needs no search."""
    played = read_game(export)
    game, names = played.game, list("ABC")
    last = played.last
    moves = [move for move in played.moves if move.is_decision]

    def choice(move: Move, code: int, chance: float) -> Choice:
        text, rest = game.space.text(code), (1 - chance) / (last.players - 1)
        chances = [chance if seat == move.seat else rest for seat in range(last.players)]
        return Choice(text, chances, 20 * chance, {game.sources[0]: 20 * chance}, [(names[move.seat], text)])

    decisions, curve = [], []
    for at, move in enumerate(moves):
        chance = 0.35 + 0.25 * math.sin(at / 9)
        other = next(code for code in move.before.legal(move.seat) if code != move.code)
        chosen, better = choice(move, move.code, chance), choice(move, other, chance + 0.1)
        missed = at % 3 == 0
        decisions.append(
            Decision(
                move.number,
                move.since,
                names[move.seat],
                len(move.before.legal(move.seat)),
                round_of(move.before),
                chosen,
                better if missed else None,
                None if missed else choice(move, other, chance - 0.05),
                0.1 if missed else 0.0,
                0.01,
                {game.sources[0]: 2.0} if missed else {},
                0.0 if missed else 0.05,
                missed,
            )
        )
        curve.append(CurvePoint(move.since, round_of(move.before), names[move.seat], by_seat(chosen.chances)))
    reports = []
    for seat in names[: last.players]:
        own = [at for at, each in enumerate(decisions) if each.seat == seat]
        lost = [at for at in own if decisions[at].preferred]
        kept = [at for at in own if not decisions[at].preferred]
        reports.append(SeatReport(seat, seat, len(own), lost[:3], kept[:3], 0.03, 0.02))
    drawn = next(move for move in played.moves if move.purposes)
    before, after = by_seat([0.2, 0.4, 0.4]), by_seat([0.4, 0.3, 0.3])
    told = game.space.text(drawn.code)
    draw = Draw(drawn.number, drawn.since, names[drawn.seat], told, before, after, 0.01)
    turn = TurningPoint(curve[39].move, curve[40].move, "A", before, after)
    result = game.result(last).to_dict()
    known = (240, "0", False)
    shape = (game.name, game.version, last.players)
    return Analysis(FORMAT, *shape, *known, reports, curve, [turn], decisions, [draw], result)


def keep(server: Server, table: str, analysis: bytes) -> None:
    """Put an analysis into the store, as if it had been worked out."""
    with sqlite3.connect(server.database, timeout=60) as database:
        row = (table, False, FORMAT, "2026-01-01T00:00:00Z", analysis.decode())
        database.execute("INSERT INTO analyses VALUES (?, ?, ?, ?, ?)", row)
    database.close()


def test_walking_through_an_analysis(person: MakePerson, server: Server, tmp_path: Path) -> None:
    export = finished_game("amun-re", 3)
    analysis = looked_into(export)
    own = analysis.seats[0].decisions
    someone = person()
    table = open_game(someone, export, tmp_path)
    keep(server, table, msgspec.json.encode(analysis.to_dict()))
    page = someone.page
    page.locator("[data-to-analysis]").click()
    page.locator("[data-seat=A]").click()
    page.wait_for_selector("[data-mistake]")
    assert someone.faults(BOARD) == []
    # What luck did is told of everybody.
    page.locator("[data-draw]").click()
    page.wait_for_selector("text=+20%" if analysis.draws[0].seat != "A" else "text=from 20% to 40%")
    page.keyboard.press("Escape")
    # A mistake leads to its decision; what was done is said in words, not in notation.
    mistake = page.locator("[data-mistake]").first
    said = mistake.locator("span").first.inner_text()
    mistake.click()
    chosen = page.locator("[data-choice]").first
    chosen.wait_for()
    assert said in chosen.inner_text()
    assert chosen.get_attribute("data-choice") not in chosen.inner_text()
    page.locator("[data-whole]").click()
    # Arrows go from decision to decision, and the address leads to the same one.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"text=Decision 2 of {own}")
    assert page.url.endswith("?seat=A&decision=2")
    page.wait_for_selector("[data-board]")
    assert someone.faults(BOARD) == []
    someone.shot("analysis-en-light")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f"text=Decision 1 of {own}")
    # A stranger with a phone follows the link.
    other = person(language="ru", dark=True, size=PHONE, touch=True)
    other.visit(f"/table/{table}/analysis?seat=A&decision=2")
    other.page.wait_for_selector(f"text=Решение 2 из {own}")
    assert other.faults(BOARD) == []
    assert other.overflow() <= 0
    other.shot("analysis-ru-dark-phone")
    # With everything known it is another analysis, which nobody has asked for yet.
    other.page.get_by_text("Всё открыто").click()
    other.page.wait_for_selector("[data-analyse]")
    assert other.faults(BOARD) == []


@pytest.mark.long
def test_an_analysis_is_asked_for_and_worked_out(person: MakePerson, tmp_path: Path) -> None:
    someone = person()
    open_game(someone, finished_game(), tmp_path)
    page = someone.page
    page.locator("[data-to-analysis]").click()
    page.locator("[data-analyse]").click()
    page.wait_for_selector("progress")
    # Who comes back later finds it done.
    page.reload()
    page.wait_for_selector("[data-analysis] svg", timeout=1_200_000)
    page.keyboard.press("End")
    page.wait_for_selector("[data-verdict]")


def test_what_is_no_game_is_refused_in_words(person: MakePerson, tmp_path: Path) -> None:
    someone = person()
    someone.visit()
    for number, text in enumerate(("no JSON", "{}")):
        file = tmp_path / f"{number}.json"
        file.write_text(text, encoding="utf-8")
        someone.page.locator("[data-open-game]").set_input_files(file)
        someone.page.get_by_role("status").get_by_text("This file holds no finished game").wait_for()
        someone.page.reload()
