"""Bots asked from another process: who decides several times in a row goes on with what was thought."""

from dataclasses import replace

import pytest

from ennead.bots import question as asking
from ennead.bots.players import BotKind, SearchBot, bot_kind
from ennead.bots.question import KEPT, Question, Thought, agreed, answer, think
from ennead.table import presentation
from tests.table.tables import do, started

BOT = "search:30"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[SearchBot]:
    """The bots that had to be made, in their order."""
    found: list[SearchBot] = []

    def noted(text: str) -> BotKind:
        kind = bot_kind(text)

        def make(*wish: object) -> object:
            bot = kind.make(*wish)  # type: ignore[arg-type]
            assert isinstance(bot, SearchBot)
            found.append(bot)
            return bot

        return BotKind(kind.id, kind.names, make)  # type: ignore[arg-type]

    monkeypatch.setattr(asking, "bot_kind", noted)
    monkeypatch.setattr(asking, "_decided", type(asking._decided)())
    return found


def test_a_table_of_bots_thinks_once_about_what_follows_at_once(made: list[SearchBot]) -> None:
    table = started(3, "kept", game="tekhenu")
    decisions = in_a_row = known = 0
    before = -1
    for _ in range(60):
        seat = table.to_act[0]
        asked = Question(**presentation.question(table, seat), seed=f"kept/{seat}")
        had = len(made)
        chosen = answer(BOT, asked)
        if len(made) == had:
            in_a_row += 1
            assert before == seat
            search = asking._decided[(BOT, "tekhenu", f"{asked.seed}/0")].bot.search(seat)  # type: ignore[attr-defined]
            # What was known of the position belongs to it: the same choices, unless something was revealed.
            assert table.records[-1].barrier or set(search.bandit(table.state).codes) <= set(
                table.state.legal(seat)
            )
            known += search.iterations < 30
        do(table, seat, chosen)
        before = seat
        decisions += 1
    assert in_a_row > decisions / 10
    assert known > in_a_row / 2


def test_what_was_thought_is_forgotten_when_anything_else_happened(made: list[SearchBot]) -> None:
    table = started(3, "undone", game="tekhenu")
    seat = table.to_act[0]
    asked = presentation.question(table, seat)
    chosen = answer(BOT, Question(**asked, seed="s"))
    moment = asked.pop("moment")
    for later, last in ((moment + 1, []), (moment + 1, ["pass"]), (moment + 2, [chosen]), (moment, [chosen])):
        answer(BOT, Question(**{**asked, "last": last}, moment=moment, seed="s"))
        had = len(made)
        answer(BOT, Question(**{**asked, "last": last}, moment=later, seed="s"))
        assert len(made) == had + 1


def test_a_process_keeps_few_bots(made: list[SearchBot]) -> None:
    table = started(3, "many", game="tekhenu")
    asked = presentation.question(table, table.to_act[0])
    for number in range(KEPT + 3):
        answer(BOT, Question(**asked, seed=str(number)))
    assert len(asking._decided) == KEPT


def test_nobody_is_told_what_another_did_last() -> None:
    table = started(3, "last", game="tekhenu")
    seat = table.to_act[0]
    do(table, seat, answer("random", Question(**presentation.question(table, seat), seed="r")))
    for viewer in range(3):
        last = presentation.question(table, viewer)["last"]
        assert not last or viewer == seat


def test_several_processes_decide_together_and_go_on_with_what_each_thought(made: list[SearchBot]) -> None:
    table = started(3, "together", game="tekhenu")
    in_a_row = 0
    for _ in range(40):
        seat = table.to_act[0]
        asked = Question(**presentation.question(table, seat), seed=f"together/{seat}")
        had = len(made)
        thoughts = [think(BOT, asked, part) for part in range(3)]
        in_a_row += len(made) == had
        assert len(made) in (had, had + 3)
        chosen = agreed(thoughts, asked)
        tried = dict.fromkeys(thoughts[0].choices, 0)
        for thought in thoughts:
            for choice, visits in zip(thought.choices, thought.visits, strict=True):
                tried[choice] += visits
        assert set(tried) == {table.game.space.text(code) for code in table.state.legal(seat)}
        assert thoughts[0].secret or tried[chosen] == max(tried.values())
        do(table, seat, chosen)
    assert in_a_row > 3
    # Dice of their own, but one temperament.
    first, second = made[0], made[1]
    assert first.seed != second.seed
    assert first.settings.scale == second.settings.scale


def test_a_secret_choice_of_several_is_drawn_among_the_likely_ones() -> None:
    asked = Question("amun-re", 0, {}, 5, "secret")
    thoughts = [Thought(("a", "b", "c"), (10, 8, 1), True), Thought(("a", "b", "c"), (9, 12, 2), True)]
    drawn = {agreed(thoughts, replace(asked, moment=moment)) for moment in range(60)}
    assert drawn == {"a", "b"}
    assert {agreed([replace(each, secret=False) for each in thoughts], asked)} == {"b"}
