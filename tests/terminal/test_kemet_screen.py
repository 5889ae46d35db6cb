"""The table of Kemet in the terminal: whole at every player count, in both languages, and discreet."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import ennead
from ennead.terminal.screens import SEAT_STYLES, screen_of
from ennead.texts import LANGUAGES, Texts

WIDTH = 120
SAMPLES = 12
SECRETS = ("hand", "battle_hand", "face_down", "removed")


def drawn(view: dict[str, Any], language: str) -> str:
    console = Console(width=WIDTH, file=io.StringIO())
    with console.capture() as capture:
        console.print(screen_of("kemet")(view, Texts(ennead.game("kemet"), language)))
    return capture.get()


def views(players: int, seed: int) -> list[dict[str, Any]]:
    """A random game seen by whoever acts, now and then by a spectator, and at its end by all."""
    match = ennead.start("kemet", players, seed=seed)
    chooser = random.Random(seed)
    seen: list[dict[str, Any]] = []
    fought = False
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        in_battle = view["battle"] is not None
        if chooser.random() < 0.02 or in_battle != fought:
            seen.append(view)
            seen.append(match.view(None))
        fought = in_battle
        match.play(chooser.choice(match.legal(seat)), seat)
    ends = [match.view(seat) for seat in (*range(players), None)]
    return seen[:: max(1, len(seen) // SAMPLES)] + ends


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_of_a_game_fits_the_terminal(players: int) -> None:
    for view in views(players, 11):
        for language in LANGUAGES:
            text = drawn(view, language)
            assert max(len(line) for line in text.splitlines()) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_areas_troops_pyramids_and_tiles_are_there(language: str) -> None:
    texts = Texts(ennead.game("kemet"), language)
    view = views(4, 3)[8]
    text = drawn(view, language)
    for area, shown in view["areas"].items():
        if shown["holder"] is not None:
            assert f"{shown['holder']}{shown['units']}" in text
        if shown["pyramid"] is not None:
            assert f"▲{shown['height']} {texts.say('gem-' + shown['pyramid'])}" in text
        if not area.startswith(("w1", "w2", "w3", "e1", "e3")):
            assert texts.name("area", area) in text
    for tile in view["market"]:
        assert texts.name("tile", tile) in text
    for seat in view["seats"]:
        assert f"{seat['fame']}/9" in text
        assert seat["seat"] in SEAT_STYLES


def test_a_spectator_needs_no_secrets() -> None:
    for view in views(3, 5):
        if view["viewer"] is None:
            for seat in view["seats"]:
                for secret in SECRETS:
                    seat.pop(secret, None)
            drawn(view, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_tells_where_every_point_comes_from(language: str) -> None:
    texts = Texts(ennead.game("kemet"), language)
    battles = [view for view in views(3, 7) if view["battle"] is not None and not view["battle"]["winner"]]
    assert battles
    for view in battles:
        text = drawn(view, language)
        for side in (view["battle"]["attacker"], view["battle"]["defender"]):
            count = side["count"]
            strength = [line for line in count["lines"] if line["value"] == "strength"]
            first = texts.name("origin", strength[0]["origin"])
            assert f"{count['totals']['strength']} = {first} {strength[0]['amount']}" in text


def test_what_can_be_bought_is_explained() -> None:
    match = ennead.start("kemet", 2, seed=1)
    while match.view(match.to_act[0])["decision"]["name"] != "setup_tile":
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    view = match.view(match.to_act[0])
    text = " ".join(drawn(view, "en").split())
    texts = Texts(match.game, "en")
    for option in view["decision"]["options"]:
        words = texts.say(f"tile-{option.removeprefix('take ')}-text")
        assert " ".join(words.split()[:5]) in text
