"""What is told of many random games."""

import ennead
from ennead.simulate import summary


def test_games_nobody_wins_are_counted_and_left_out_of_the_winners_mean() -> None:
    told = summary(ennead.game("ankh"), 2, None, 20, "nobody")
    won = [
        max(sum(each["by_source"].values()) for each in result["scores"] if each["seat"] in result["winners"])
        for result in told["results"]
        if result["winners"]
    ]
    assert 0 < len(won) < 20
    assert told["won_by_nobody"] == 20 - len(won)
    assert told["mean_winning_score"] == round(sum(won) / len(won), 2)
    assert sum(told["wins_by_seat"]) == len(won)


def test_where_nobody_ever_wins_there_is_no_mean() -> None:
    told = summary(ennead.game("ankh"), 2, None, 1, "a")
    assert (told["won_by_nobody"], told["mean_winning_score"]) == (1, None)
