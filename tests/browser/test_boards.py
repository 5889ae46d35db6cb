"""Games played on their boards alone, by mouse, keys and fingers: decisions are made where they are drawn."""

import random

import pytest

from ennead.games import game as game_of
from tests.browser.board import GREEDY, RANDOM, Finger, Keys, Player, sit_down
from tests.browser.conftest import MakePerson, every_other
from tests.browser.person import DESK, PHONE

GAMES = ("amun-re", "tekhenu", "kemet", "ankh")
# The first decisions at every change, whole games in `make test-long`.
FIRST = 10
WAYS = {"clicks": Player, "keys": Keys, "phone": Finger}
# Who plays anything hardly ever wins a race, and such a game goes on and on: here others want to win.
RACES = {"kemet": GREEDY}

# Asked in words, for there is nothing on the board that would answer: verbs of each game.
IN_WORDS: dict[str, set[str]] = {"amun-re": set(), "tekhenu": set(), "kemet": set(), "ankh": set()}


TABLES = [(name, players) for name in GAMES for players in game_of(name).players]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "way"), every_other(GAMES, WAYS))
def test_the_first_decisions_are_made_on_the_board(person: MakePerson, name: str, way: str) -> None:
    fewest, *_, most = game_of(name).players
    play(person, name, fewest if way == "keys" else most, way, FIRST)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "players"), TABLES, ids=str)
def test_a_whole_game_is_played_on_its_board(person: MakePerson, name: str, players: int, way: str) -> None:
    assert play(person, name, players, way, None)


def play(person: MakePerson, name: str, players: int, way: str, decisions: int | None) -> bool:
    """So many decisions, or all; whether the game is over."""
    phone = way == "phone"
    someone = person(size=PHONE if phone else DESK, touch=phone, settings={"lone": False})
    sit_down(someone, name, players, other=RACES.get(name, RANDOM))
    player = WAYS[way](someone, random.Random(players))
    over = player.play(decisions)
    someone.shot(f"board-{name}-{players}-{way}")
    assert player.in_words <= IN_WORDS[name]
    assert someone.overflow() <= 0
    return over
