"""Building (section 8)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.games.amun_re.testing import Table

OTHERS = {"B": "mendes", "C": "abu"}


@pytest.mark.rule("AR-BLD-01")
def test_the_third_stone_makes_a_pyramid_in_the_market() -> None:
    table = Table().own(A="thebes edfu", **OTHERS).put("thebes", stones=1).market()
    table.do("A: buy_stones 3, place thebes")
    assert table.built("thebes") == (0, 2)
    table.do("A: place thebes")
    assert table.built("thebes") == (1, 0)
    table.do("A: place edfu")
    assert (table.built("edfu"), table.happened("pyramid")) == ((0, 1), ["A thebes 1 3"])


@pytest.mark.rule("AR-BLD-01")
def test_in_the_auction_too() -> None:
    table = Table().put("abydos", stones=2).auction("abydos mendes abu")
    table.do("A: bid abydos 0", "B: bid mendes 0", "C: bid abu 0")
    assert table.built("abydos") == (1, 0)


@pytest.mark.rule("AR-BLD-01")
def test_in_the_offering_too() -> None:
    table = Table().own(A="thebes", **OTHERS).put("thebes", stones=2).offering()
    table.do("A: offer 1", "B: thief", "C: thief", "A: take_stone thebes")
    assert table.built("thebes") == (1, 0)


@pytest.mark.rule("AR-BLD-02")
def test_the_three_stones_go_back() -> None:
    table = Table().own(A="thebes edfu", **OTHERS).put("thebes", stones=2, pyramids=3).market()
    table.do("A: buy_stones 2, place thebes")
    assert table.built("thebes") == (4, 0)
    table.do("A: place thebes")
    assert table.built("thebes") == (4, 1)


@pytest.mark.rule("AR-BLD-03")
def test_a_double_pyramid_counts_as_two() -> None:
    table = Table().own(A="thebes edfu abydos", B="mendes buto sawu", C="abu amarna avaris").tile(1)
    table.put("thebes", pyramids=1, stones=2).put("mendes", pyramids=1, stones=2).market()
    table.do("A: buy_stones 1, place thebes")
    assert table.view(None)["provinces"]["thebes"]["pyramids"] == 2
    table.until("auction_turn")
    assert table.points("A") == {"temples": 1, "pyramids": 2, "majority_east": 5}
    assert table.points("B") == {"pyramids": 1}


@pytest.mark.rule("AR-BLD-04")
@settings(max_examples=30, deadline=None)
@given(stones=st.integers(1, 45))
def test_pyramids_have_no_limit(stones: int) -> None:
    table = Table(gold=2000).own(A="thebes", **OTHERS).market().do(f"A: buy_stones {stones}")
    assert table.built("thebes") == divmod(stones, 3)
    pyramids = table.view(None)["provinces"]["thebes"]["pyramids"]
    assert 2 * (pyramids // 2) + pyramids % 2 == stones // 3


@pytest.mark.rule("AR-BLD-04")
def test_five_pyramids_are_two_double_ones_and_a_single() -> None:
    table = Table(gold=200).own(A="thebes", **OTHERS).market().do("A: buy_stones 15")
    assert divmod(table.view(None)["provinces"]["thebes"]["pyramids"], 2) == (2, 1)
    assert table.happened("pyramid") == [f"A thebes {count} 3" for count in range(1, 6)]


@pytest.mark.rule("AR-BLD-05")
def test_several_pyramids_in_one_turn() -> None:
    table = Table(gold=99).own(A="thebes edfu", **OTHERS).put("edfu", stones=2).market()
    table.do("A: buy_stones 8, place edfu, place edfu, place thebes, place thebes, place thebes")
    table.do("A: place thebes, place edfu, place edfu")
    assert (table.built("thebes"), table.built("edfu")) == ((1, 1), (2, 0))


@pytest.mark.rule("AR-BLD-06")
def test_an_architect_in_hand_delays_nothing() -> None:
    table = Table().own(A="thebes edfu", **OTHERS).give(A="architect").put("thebes", stones=2).market()
    table.do("A: buy_stones 2, place thebes")
    assert (table.built("thebes"), table.hand("A")) == ((1, 0), "architect")
    table.do("A: place thebes")
    assert table.built("thebes") == (1, 1)
