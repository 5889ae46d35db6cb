"""Positions from outside: what can't be is refused in the names people use; nothing is mended in silence."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import ennead
from ennead.core.game import BadPosition
from ennead.core.plan import AUTOMATIC

Position = dict[str, Any]


def position(name: str, players: int, decisions: int = 40, asks: str = "") -> Position:
    """A position in a random game; the next in which this is asked."""
    match = ennead.start(name, players=players, seed=3)
    chance = random.Random(3)
    while decisions > 0 or asks not in ("", match.state.to_dict()["frames"][-1]["step"]):
        seat = match.to_act[0]
        match.play(chance.choice(match.legal(seat)), seat)
        decisions -= 1
    return copy.deepcopy(match.state.to_dict())


def refused(changed: Position) -> str:
    with pytest.raises(BadPosition) as error:
        ennead.resume(changed["game"], changed, seed=1)
    return str(error.value)


@pytest.mark.parametrize("name", ennead.games())
def test_the_order_of_keys_does_not_matter(name: str) -> None:
    taken = position(name, 3)
    turned = dict(reversed(taken.items()))
    for key, value in turned.items():
        if isinstance(value, dict):
            turned[key] = dict(reversed(value.items()))
    assert ennead.resume(name, turned, seed=1).state.to_dict() == taken


@pytest.mark.parametrize("name", ennead.games())
def test_what_the_game_does_not_know_is_refused(name: str) -> None:
    taken = position(name, 3)
    assert "there is no treasure" in refused({**taken, "treasure": 7})
    frames = [*taken["frames"][:-1], {**taken["frames"][-1], "mood": 1}]
    assert "has no mood" in refused({**taken, "frames": frames})


@pytest.mark.parametrize("name", ennead.games())
def test_a_seat_that_is_not_there_has_nothing_and_each_seat_has_its_own(name: str) -> None:
    taken = position(name, 3)
    by_seat = [key for key, value in taken.items() if isinstance(value, dict) and list(value) == list("ABC")]
    assert by_seat
    for key in by_seat:
        changed = copy.deepcopy(taken)
        changed[key]["E"] = changed[key].pop("B")
        assert f"{key}: 'E' is not a seat here: there are A, B, C" in refused(changed)
        del changed[key]["E"]
        assert key in refused(changed)


@pytest.mark.parametrize("name", ennead.games())
def test_a_position_that_asks_nobody_is_no_finished_game(name: str) -> None:
    taken = position(name, 3)
    assert "nobody is asked" in refused({**taken, "frames": []})
    happens = next(step for step in ennead.game(name).steps if step.kind == AUTOMATIC and not step.fields)
    changed = {**taken, "frames": [*taken["frames"], {"step": happens.name}]}
    assert f"frames end in {happens.name}, which happens by itself" in refused(changed)


@pytest.mark.parametrize("name", ennead.games())
def test_a_finished_game_can_be_looked_at(name: str) -> None:
    match = ennead.start(name, players=3, seed=5)
    chance = random.Random(5)
    while match.to_act:
        seat = match.to_act[0]
        match.play(chance.choice(match.legal(seat)), seat)
    again = ennead.resume(name, match.state.to_dict(), seed=1)
    assert again.result is not None
    assert match.result is not None
    assert again.result.to_dict() == match.result.to_dict()


def _two_of_a_kind(taken: Position) -> None:
    taken["god"]["A"] = taken["god"]["B"]


def _free_warrior(taken: Position) -> None:
    hex = next(hex for hex, piece in taken["piece"].items() if piece == "warrior")
    taken["owner"][hex] = None


def _captive(taken: Position) -> None:
    assert "anubis" not in taken["god"].values()
    taken["captives"] = ["A"]
    taken["warriors"]["A"] -= 1


def _early_winner(taken: Position) -> None:
    taken["winner"] = "A"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_two_of_a_kind, "one god for two seats"),
        (_free_warrior, "belongs to no side in the game"),
        (_captive, "captives, but nobody has Anubis"),
        (_early_winner, "a winner, and the game goes on"),
    ],
)
def test_what_cannot_be_in_ankh(change: Callable[[Position], None], said: str) -> None:
    taken = position("ankh", 3)
    change(taken)
    assert said in refused(taken)


def _no_silver(taken: Position) -> None:
    taken["frames"][-1]["silver"] = 1


def _no_gold(taken: Position) -> None:
    taken["frames"][-1]["gold"] = ["ruby_carnage"]


def _another_is_active(taken: Position) -> None:
    taken["active"] = next(seat for seat in "ABC" if seat != taken["frames"][-1]["seat"])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_no_silver, "has no silver token to play"),
        (_no_gold, "has no gold token to play"),
        (_another_is_active, "but another is active"),
        (_early_winner, "a winner, and the game goes on"),
    ],
)
def test_what_cannot_be_in_kemet(change: Callable[[Position], None], said: str) -> None:
    taken = position("kemet", 3, asks="turn")
    change(taken)
    assert said in refused(taken)


def test_what_cannot_be_at_the_wheel() -> None:
    taken = position("tekhenu", 2)
    turned = copy.deepcopy(taken)
    turned["wheel"].reverse()
    assert "sector by sector" in refused(turned)
    fewer = copy.deepcopy(taken)
    missing = fewer["wheel"].pop()
    colour = next(colour for colour in fewer["bag"] if colour in str(missing))
    fewer["bag"][colour] += 1
    assert "dice at the wheel after" in refused(fewer)


def test_somebody_with_nothing_to_do_is_refused() -> None:
    match = ennead.start("amun-re", players=3, seed=1, options={"expert": True})
    taken = copy.deepcopy(match.state.to_dict())
    assert taken["frames"][-1]["step"] == "expert_pick"
    taken["province_discard"] += taken["province_hand"]["B"]
    taken["province_hand"]["B"] = []
    assert "seat B is asked expert_pick and can do nothing" in refused(taken)


@pytest.mark.parametrize("name", ["amun_re", "ankh", "kemet", "tekhenu"])
def test_a_game_can_be_imported_by_itself(name: str) -> None:
    import subprocess
    import sys

    done = subprocess.run([sys.executable, "-c", f"import ennead.games.{name}"], check=False)
    assert done.returncode == 0
