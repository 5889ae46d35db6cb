"""The screen of Ankh: everything on the table can be read off it, in both languages and at every count."""

import random
import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import ennead
from ennead.core.match import Match
from ennead.terminal.screens import screen_of
from ennead.texts import LANGUAGES, Texts

DRAW = screen_of("ankh")


def drawn(view: dict[str, Any], language: str = "en") -> str:
    """What a player without colours sees on a terminal of 120 columns."""
    console = Console(width=120, color_system=None, file=StringIO())
    with console.capture() as capture:
        console.print(DRAW(view, Texts(ennead.game("ankh"), language)))
    return capture.get()


def played(match: Match, until: str, chooser: random.Random) -> bool:
    """Play at random until a decision of this name is asked; False if the game ends before."""
    while match.to_act:
        seat = match.to_act[0]
        decision = match.view(seat)["decision"]
        assert decision is not None
        if decision["name"] == until:
            return True
        match.play(chooser.choice(match.legal(seat)), seat)
    return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", ennead.game("ankh").players)
def test_a_whole_game_fits_on_120_columns(players: int, language: str) -> None:
    match = ennead.start("ankh", players, f"screen {players}")
    chooser = random.Random(players)
    for moment in range(10**6):
        if not match.to_act:
            break
        seat = match.to_act[0]
        if moment % 29 == 0:
            for viewer in (seat, None):
                shown = drawn(match.view(viewer), language)
                assert all(len(line) <= 120 for line in shown.splitlines())
                assert "…\n" not in shown
        match.play(chooser.choice(match.legal(seat)), seat)
    assert drawn(match.view(None), language)


def test_every_piece_stands_on_its_hex_with_its_owner() -> None:
    match = ennead.start("ankh", 3, "pieces", {"scenario": "middle_kingdom"})
    view = match.view(None)
    shown = drawn(view)
    signs = {"god": "☥", "warrior": "w", "obelisk": "▮", "pyramid": "▲", "temple": "⌂"}
    for hex, there in view["hexes"].items():
        label = f'{hex.upper()}["·]{there["side"] or "-"}{signs[there["piece"]]}'
        assert re.search(label, shown), label


def test_the_river_and_the_camels_are_drawn_as_signs() -> None:
    match = ennead.start("ankh", 4, "camels", {"scenario": "middle_kingdom"})
    shown = drawn(match.view(None))
    lines = [line[:89] for line in shown.splitlines() if re.match(r"[ /\\]", line)]
    # A3-A4 is a southern side seven signs wide; A4-B3, B3-B4 and B4-C4 follow it.
    assert any("∩∩∩∩∩∩∩/B3" in line for line in lines)
    assert any("/A4·    ∩∩∩∩∩∩∩∩" in line for line in lines)
    assert any('E4"    ≈' in line for line in lines)


def test_the_numbers_of_the_choices_stand_on_the_map() -> None:
    match = ennead.start("ankh", 2, "numbers")
    match.play("action move")
    view = match.view(match.to_act[0])
    options = view["decision"]["options"]
    lines = drawn(view).splitlines()
    for number, option in enumerate(options, 1):
        if option.startswith("figure"):
            name = option.split()[1].upper()
            at = next((row, line.index(name)) for row, line in enumerate(lines) if name in line[:89])
            assert lines[at[0] + 1][at[1] :][:7].strip("_≈∩ ") == str(number)


def test_the_steps_to_the_event_and_the_next_event_are_told() -> None:
    match = ennead.start("ankh", 2, "steps")
    shown = drawn(match.view(None))
    assert "event after 3" in shown
    assert "event after 2" in shown
    assert "Next event: Control Monument" in shown
    match.play("action unlock")
    assert "sets off the event!" in drawn(match.view(None))


def test_stacks_are_listed_from_the_top_and_the_coming_merge_is_announced() -> None:
    match = ennead.start("ankh", 3, "stacks")
    view = match.view(None)
    shown = drawn(view)
    gods = {seat["seat"]: seat["god"].capitalize() for seat in view["seats"]}
    places = [shown.index(f"0 {side} {gods[side]}") for side in view["ascending"]]
    assert places == sorted(places, reverse=True)
    assert shown.count("⇄") == 3  # the two lowest and the legend
    assert "⇄" not in drawn(ennead.start("ankh", 2, "stacks").view(None))


def test_sealed_cards_are_seen_by_their_own_side_only() -> None:
    match = ennead.start("ankh", 2, "sealed")
    chooser = random.Random(7)
    while played(match, "choose_card", chooser) and len(match.to_act) < 2:
        match.play(chooser.choice(match.legal(match.to_act[0])), match.to_act[0])
    own, other = match.to_act
    match.play(match.legal(own)[0], own)
    assert "Sealed: " in drawn(match.view(own))
    for viewer in (other, None):
        shown = drawn(match.view(viewer))
        assert "Sealed" not in shown
        assert "Battle of region" in shown


def test_a_merged_god_is_one_column_with_two_letters() -> None:
    match = ennead.start("ankh", 3, "merged")
    chooser = random.Random(1)
    while match.to_act and not any(seat["merged"] for seat in match.view(None)["seats"]):
        match.play(chooser.choice(match.legal(match.to_act[0])), match.to_act[0])
    view = match.view(None)
    higher = next(seat["side"] for seat in view["seats"] if seat["merged"])
    lower = next(seat["seat"] for seat in view["seats"] if seat["side"] == higher != seat["seat"])
    assert f"{higher}+{lower} " in drawn(view)
