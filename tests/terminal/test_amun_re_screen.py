"""The table of Amun-Re in the terminal, and the screen any game can do with: whole, worded and discreet."""

import io
import random
import re
from typing import Any

import pytest
from rich.console import Console

import ennead
from ennead.terminal.general import draw as draw_general
from ennead.terminal.screens import Screen, screen_of
from ennead.texts import LANGUAGES, Texts

WIDTH = 120


def drawn(view: dict[str, Any], language: str, screen: Screen) -> str:
    console = Console(width=WIDTH, file=io.StringIO())
    with console.capture() as capture:
        console.print(screen(view, Texts(ennead.game("amun-re"), language)))
    return capture.get()


def views(players: int, seed: int) -> list[dict[str, Any]]:
    """A random game seen by whoever acts and by a spectator, now and then, and at its end."""
    match = ennead.start("amun-re", players, seed=seed)
    chooser = random.Random(seed)
    seen: list[dict[str, Any]] = []
    while match.to_act:
        seat = chooser.choice(match.to_act)
        if chooser.random() < 0.05:
            seen += [match.view(seat), match.view(None)]
        match.play(chooser.choice(match.legal(seat)), seat)
    return [*seen, match.view(0), match.view(None)]


@pytest.mark.parametrize("screen", [screen_of("amun-re"), draw_general])
@pytest.mark.parametrize("players", [3, 5])
def test_every_moment_of_a_game_is_drawn_in_words(players: int, screen: Screen) -> None:
    for view in views(players, 4):
        for language in LANGUAGES:
            text = drawn(view, language, screen)
            assert max(len(line) for line in text.splitlines()) <= WIDTH
            assert not re.search(r"[a-z]_[a-z]|field-|None", text), text


def test_others_see_neither_gold_nor_cards() -> None:
    match = ennead.start("amun-re", 3, seed=1)
    shown = drawn(match.view(None), "en", screen_of("amun-re"))
    assert "Architect" not in shown
    assert "Architect" in drawn(match.view(0), "en", screen_of("amun-re"))


def test_points_being_scored_are_not_forecast_again() -> None:
    """`29 → 58` was once said of a scoring that had just counted 29."""
    for view in views(3, 8):
        if view["phase"] == "scoring":
            for seat in view["seats"]:
                coming = sum(seat["projected"].values()) + seat.get("yellow_points", 0)
                assert coming <= 15, "five yellow cards at most are still to come"
                assert not seat["projected"]
