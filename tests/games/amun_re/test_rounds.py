"""Rounds (section 5)."""

import pytest

from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import walk

THREE = {"A": "berenike mendes edfu", "B": "abu buto sawu", "C": "thebes amarna avaris"}


@pytest.mark.rule("AR-RND-01")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("expert", [False, True])
def test_every_auction_gives_everybody_one_province(players: int, expert: bool) -> None:
    for state in walk(players, seed=players, expert=expert):
        if state.phase in (1, 2, 3):
            controlled = [state.owner.count(seat) for seat in range(players)]
            assert controlled == [(state.round - 1) % 3 + 1] * players


@pytest.mark.rule("AR-RND-02")
@pytest.mark.parametrize("round_number", [1, 2, 4, 5])
def test_the_next_round_is_led_by_the_marker(round_number: int) -> None:
    table = Table(round=round_number).own(A="mendes", B="edfu", C="abu").offering()
    table.do("A: offer 2", "B: offer 5", "C: offer 1")
    table.until("auction_turn")
    assert table.state.round == round_number + 1
    assert table.waiting == "B auction_turn"
    assert table.happened("scored", "new_kingdom", "final_gold") == []


@pytest.mark.rule("AR-RND-03")
@pytest.mark.parametrize("round_number", [3, 6])
def test_interim_scoring_after_rounds_3_and_6(round_number: int) -> None:
    table = Table(round=round_number).own(**THREE).give(A="bribe").put("edfu", pyramids=1).tile(1)
    table.harvest()
    assert table.state.province_deck == []
    assert table.waiting == "A harvest_cards"
    table.do("A: done")
    assert table.waiting == "A scoring_cards"
    assert table.points("A") == {"temples": 1, "pyramids": 1, "majority_west": 5}


@pytest.mark.rule("AR-RND-03")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_deck_is_empty_then(players: int) -> None:
    scorings = 0
    for state in walk(players, seed=5):
        if state.phase == 4 and not state.over:
            scorings += 1
            assert state.province_deck == state.for_sale == []
            assert state.round in (3, 6)
    assert scorings


@pytest.mark.rule("AR-RND-04")
def test_after_round_3_the_change_of_kingdom() -> None:
    table = Table(round=3).own(**THREE).scoring()
    assert table.happened("new_kingdom", "final_gold", "round") == ["new_kingdom", "round 4 new"]
    assert table.waiting == "A auction_turn"


@pytest.mark.rule("AR-RND-04")
def test_after_round_6_the_final_scoring_ends_the_game() -> None:
    table = Table(round=6).own(**THREE).scoring()
    assert table.happened("new_kingdom", "round") == []
    assert table.happened("final_gold") == ["A 20 6", "B 20 6", "C 20 6"]
    assert table.over
    assert table.actor == ""
    assert table.result.winners == [0, 2], "one temple each"
