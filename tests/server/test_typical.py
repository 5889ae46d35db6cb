"""Usual lengths and scores: told as they are measured."""

import pytest

import ennead
from ennead.server import typical

GAMES = ennead.games()


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_has_a_length_and_scores_rise_by_tenths(name: str) -> None:
    game = ennead.game(name)
    counts = [str(players) for players in game.players]
    assert list(typical.minutes(game)) == counts
    scores = typical.scores(game)
    assert set(scores) <= set(counts)
    for row in scores.values():
        assert len(row) == 11
        assert row == sorted(row)
        assert row[0] < row[-1]


def test_the_most_players_take_as_long_as_is_published_and_fewer_less() -> None:
    published = {"amun-re": 90, "ankh": 90, "kemet": 120, "tekhenu": 120}
    for name in GAMES:
        minutes = list(typical.minutes(ennead.game(name)).values())
        assert minutes[-1] == published[name]
        assert minutes == sorted(minutes)
        assert all(each % typical.ROUGHLY == 0 for each in minutes)
