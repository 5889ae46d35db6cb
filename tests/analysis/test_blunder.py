"""A blunder put into a game of bots is among the mistakes named; bench/analysis.py counts how often."""

import random

import pytest

from ennead.analysis import Wish, analyse, from_log
from ennead.analysis.judging import judge
from ennead.analysis.played import Played
from tests.analysis.games import bot_game

MOVES = 40


def blunder(played: Played, seed: str) -> tuple[int, int, str]:
    """A random action at a random moment that costs much, by a search of its own."""
    dice = random.Random(seed)
    while True:
        moment = dice.randrange(len(played.moves) // 4, len(played.moves))
        move = played.moves[moment]
        code = dice.choice(move.before.legal(move.seat))
        if code == move.code or not move.is_decision:
            continue
        for iterations in (60, 400):
            if (
                judge(played.game, move.before, move.seat, code, f"proof/{seed}", iterations, False).cost
                < 0.08
            ):
                break
        else:
            return moment, move.seat, played.game.space.text(code)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("ankh", 2),
        ("tekhenu", 2),
        pytest.param("kemet", 2, marks=pytest.mark.long),
        pytest.param("amun-re", 3, marks=pytest.mark.long),
    ],
)
def test_a_planted_blunder_is_named(name: str, players: int) -> None:
    seed = f"planted/{name}"
    moment, seat, action = blunder(from_log(bot_game(name, players, seed, MOVES).log), seed)
    played = from_log(bot_game(name, players, seed, MOVES, instead={moment: action}).log)
    analysis = analyse(played, Wish(iterations=24, seats=(seat,)))
    named = [analysis.decisions[at] for at in analysis.seats[0].mistakes]
    assert (moment + 2, action) in [(each.move, each.chosen.action) for each in named]
