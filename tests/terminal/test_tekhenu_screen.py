"""What the terminal shows of Tekhenu."""

import random
from collections.abc import Iterator
from io import StringIO
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console

import ennead
from ennead.core.referee import LiveReferee
from ennead.games.tekhenu.rules.shape import TekhenuView
from ennead.games.tekhenu.screen import draw
from ennead.texts import LANGUAGES, Texts

GAME = ennead.game("tekhenu")


def views(players: int, seed: str, **options: Any) -> Iterator[dict[str, Any]]:
    """What the deciding seat sees at every decision of a random game, and the end."""
    referee = LiveReferee(seed)
    chooser = random.Random(seed)
    state = GAME.start(players, options, referee)
    while not state.over:
        seat = state.to_act()[0]
        yield GAME.view(state, seat)
        state.play(chooser.choice(state.legal(seat)), referee, seat)
    yield GAME.view(state, None)


def drawn(view: dict[str, Any], language: str = "en") -> str:
    console = Console(width=120, file=StringIO(), force_terminal=False)
    console.print(draw(cast(TekhenuView, view), Texts(GAME, language)))
    written = console.file
    assert isinstance(written, StringIO)
    return written.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_every_moment_of_a_game_fits_into_120_columns(players: int, language: str) -> None:
    texts = Texts(GAME, language)
    gods = [texts.name("god", god) for god in ("horus", "ra", "hathor", "bastet", "thoth", "osiris")]
    for number, view in enumerate(views(players, "fits")):
        if number % 10 and view["decision"]:
            continue
        screen = drawn(view, language)
        assert all(cell_len(line.rstrip()) <= 120 for line in screen.splitlines())
        assert all(f"{god} · " in screen for god in gods)
        for seat in view["seats"]:
            assert str(seat["vp"]) in screen


def test_a_die_shows_its_state_as_a_shape() -> None:
    view = next(views(4, "dice"))
    view["sectors"]["ra"]["dice"] = [
        {"colour": "white", "face": 5, "state": "pure"},
        {"colour": "gray", "face": 2, "state": "tainted"},
        {"colour": "black", "face": 6, "state": "forbidden"},
    ]
    assert "☼Wh5 ◐Gy2 ✕Bk6" in drawn(view)
    assert "☼Бе5 ◐Се2 ✕Чё6" in drawn(view, "ru")


def test_more_dice_than_two_lines_hold_are_all_shown() -> None:
    view = next(views(4, "many dice"))
    view["sectors"]["thoth"]["dice"] = [{"colour": "gray", "face": 3, "state": "tainted"}] * 12
    assert drawn(view).count("◐Gy3") >= 12


def test_only_own_decrees_are_named_until_the_end() -> None:
    texts = Texts(GAME, "en")
    for view in views(3, "decrees"):
        if view["round"] != 5:
            continue
        screen = drawn(view)
        own = next(seat for seat in view["seats"] if seat["seat"] == view["viewer"])
        assert all(texts.name("law", law) in screen for law in own["laws"])
        assert all("laws" not in seat for seat in view["seats"] if seat is not own)
        return


def test_cards_to_choose_from_are_shown_with_their_texts() -> None:
    texts = Texts(GAME, "en")
    seen = set()
    for view in views(2, "card texts"):
        decision = view["decision"]
        if decision and decision["name"] in ("setup_law", "setup_start_card", "destiny"):
            seen.add(decision["name"])
            screen = drawn(view)
            domain = {"setup_law": "law", "setup_start_card": "start"}.get(decision["name"], "destiny")
            for option in decision["options"]:
                assert texts.name(domain, option.split()[1]) in screen
                assert texts.say(f"{domain}-{option.split()[1]}-text") in screen
    assert seen == {"setup_law", "setup_start_card", "destiny"}


def test_the_pyramid_marks_the_present_token() -> None:
    for view in views(1, "pyramid", difficulty="hard"):
        screen = drawn(view)
        assert "B Botankhamun" in screen
        assert "Action pyramid" in screen
        if view["solo"]["progress"] is not None:
            view["solo"]["pyramid"][view["solo"]["progress"]] = "a01"
            assert "[Ho]" in drawn(view)
            return
    pytest.fail("the marker never entered the pyramid")


def test_the_order_to_come_stands_beside_the_order() -> None:
    view = next(views(2, "order"))
    view["order"], view["order_to_come"] = ["A", "B"], ["B", "A"]
    assert "1 → 2" in drawn(view)
    assert "2 → 1" in drawn(view)
