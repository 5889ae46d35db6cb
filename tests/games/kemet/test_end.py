"""End of the game (section 18)."""

import pytest

from ennead.games.kemet import GAME
from ennead.games.kemet.testing import Table


def with_fame(*fame: int) -> Table:
    """A is about to end a turn; then it is B's."""
    table = Table(len(fame))
    table.state.divine_fame = list(fame)
    return table


@pytest.mark.rule("KM-END-01")
@pytest.mark.parametrize(
    ("fame", "over"), [((0, 9, 0), True), ((0, 8, 0), False), ((10, 9, 0), False), ((0, 12, 11), True)]
)
def test_enough_fame_at_the_start_of_the_turn_wins(fame: tuple[int, ...], over: bool) -> None:
    table = with_fame(*fame).do("token l2_pray")
    assert table.state.over is over
    if over:
        assert GAME.result(table.state).winners == [1]


@pytest.mark.rule("KM-END-02")
def test_an_equal_opponent_does_not_prevent_the_win() -> None:
    table = with_fame(9, 9, 0).do("token l2_pray")
    assert table.state.winner == 1
    assert GAME.result(table.state).tie_breaks == ["turn"]


@pytest.mark.rule("KM-END-03")
def test_fame_at_another_moment_wins_nothing() -> None:
    table = with_fame(9, 0, 0).do("token l2_pray")
    assert not table.state.over
    assert table.actor == "B"


@pytest.mark.rule("KM-END-05")
def test_one_winner_and_equal_fame_sharing_a_rank() -> None:
    table = with_fame(4, 9, 4, 7).do("token l2_pray")
    result = GAME.result(table.state)
    assert result.ranking == [[1], [3], [0, 2]]
    assert [result.total(seat) for seat in range(4)] == [4, 9, 4, 7]
    assert table.told("winner") == [{"event": "winner", "seat": "B", "fame": 9}]


@pytest.mark.rule("KM-END-06")
def test_there_is_no_last_round() -> None:
    table = Table(3)
    table.state.round = 60
    table.night().do("slot 1", "slot 2")
    assert (table.state.round, table.asks) == (61, "turn")
