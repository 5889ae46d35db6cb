"""Final scoring and winner (section 15)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.games.amun_re.testing import Table

OWN = {"A": "edfu abydos buto", "B": "amarna thebes mendes", "C": "sawu kharga berenike"}


@pytest.mark.rule("AR-FIN-01")
def test_cards_left_in_hand_are_sold() -> None:
    table = Table(gold="10 11 5").own(**OWN).give(A="bribe bribe treasury", C="one_land").final()
    assert table.golds == [13, 11, 6]
    assert [table.hand_size(seat) for seat in "ABC"] == [0, 0, 0]
    assert table.discarded() == {"bribe": 2, "treasury": 1, "one_land": 1}
    assert table.happened("final_gold") == ["A 13 6", "B 11 4", "C 6 2"], "before the gold is ranked"


@pytest.mark.rule("AR-FIN-02")
@pytest.mark.parametrize(
    ("gold", "points"),
    [
        ("30 20 10", [6, 4, 2]),
        ("10 20 30", [2, 4, 6]),
        ("9 9 9", [6, 6, 6]),
        ("9 5 5", [6, 4, 4]),
        ("9 9 5 1", [6, 6, 2, 0]),
        ("9 5 5 1", [6, 4, 4, 0]),
        ("9 7 5 5 1", [6, 4, 2, 2, 0]),
        ("9 9 9 1 0", [6, 6, 6, 0, 0]),
    ],
)
def test_gold_is_ranked(gold: str, points: list[int]) -> None:
    table = Table(len(points), gold=gold).final()
    assert [table.vp(seat) for seat in "ABCDE"[: len(points)]] == points
    assert all(set(table.points(seat)) <= {"final_gold"} for seat in "ABCDE"[: len(points)])


@pytest.mark.rule("AR-FIN-02")
@settings(max_examples=80, deadline=None)
@given(st.lists(st.integers(0, 6), min_size=3, max_size=5))
def test_ranks_of_gold(gold: list[int]) -> None:
    table = Table(len(gold), gold=" ".join(map(str, gold))).final()
    for seat, amount in enumerate(gold):
        richer = sum(other > amount for other in gold)
        assert table.vp("ABCDE"[seat]) == [6, 4, 2, 0, 0][richer]


@pytest.mark.rule("AR-FIN-02")
def test_gold_is_open_at_the_end() -> None:
    table = Table(gold="30 20 10").own(**OWN).final()
    assert [table.seat_view(seat)["gold"] for seat in "ABC"] == [30, 20, 10]


@pytest.mark.rule("AR-FIN-03")
def test_even_no_gold_is_ranked() -> None:
    assert [Table(gold=0).final().vp(seat) for seat in "ABC"] == [6, 6, 6]
    assert [Table(gold="5 3 0").final().vp(seat) for seat in "ABC"] == [6, 4, 2]


@pytest.mark.rule("AR-FIN-04")
def test_the_most_points_win() -> None:
    table = Table(gold=5).own(**OWN).scored(A=20, B=31, C=30).put("edfu", pyramids=9, stones=2).final()
    assert [table.vp(seat) for seat in "ABC"] == [26, 37, 36]
    assert (table.result.winners, table.result.ranking) == ([1], [[1], [2], [0]])
    assert table.result.tie_breaks == []
    assert table.happened("winner") == ["B 37"]


@pytest.mark.rule("AR-FIN-05")
def test_pyramids_break_a_tie() -> None:
    table = Table(gold=5).own(**OWN).scored(A=30, B=30, C=30)
    table.put("edfu", pyramids=2).put("buto", pyramids=1).put("mendes", pyramids=4).put(
        "sawu", pyramids=3, stones=2
    )
    table.final()
    assert (table.result.ranking, table.result.tie_breaks) == ([[1], [2], [0]], ["pyramids"])


@pytest.mark.rule("AR-FIN-05")
def test_only_pyramids_in_own_provinces_count() -> None:
    table = Table(4, gold=5).own(**OWN, D="abu avaris memphis").scored(A=30, B=30)
    table.put("edfu", pyramids=1).put("sawu", pyramids=5).put("abu", pyramids=5).final()
    assert table.result.winners == [0]


@pytest.mark.rule("AR-FIN-06")
def test_stones_break_a_tie_in_pyramids() -> None:
    table = Table(gold=5).own(**OWN).scored(A=30, B=30, C=29)
    table.put("edfu", pyramids=1, stones=1).put("mendes", pyramids=1).put("thebes", stones=2)
    table.put("sawu", pyramids=1, stones=2).final()
    assert (table.result.winners, table.result.tie_breaks) == ([1], ["pyramids", "stones"])


@pytest.mark.rule("AR-FIN-07")
def test_a_shared_victory() -> None:
    table = Table(gold=5).own(**OWN).scored(A=30, B=12, C=30)
    table.put("edfu", pyramids=1, stones=1).put("sawu", pyramids=1).put("kharga", stones=1).final()
    assert (table.result.winners, table.result.tie_breaks) == ([0, 2], ["pyramids", "stones", "shared"])
    assert table.happened("winner") == ["A 36", "C 36"]
    assert table.result.to_dict()["winners"] == ["A", "C"]


@pytest.mark.rule("AR-FIN-04", "AR-FIN-05", "AR-FIN-06", "AR-FIN-07")
@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 2), st.integers(0, 2)), min_size=3, max_size=3))
def test_the_winner_is_the_best_in_points_pyramids_and_stones(worth: list[tuple[int, int, int]]) -> None:
    table = Table(gold=5).own(**OWN).scored(**{seat: worth["ABC".index(seat)][0] for seat in "ABC"})
    for names, (_, pyramids, stones) in zip(OWN.values(), worth, strict=True):
        table.put(names.split()[0], pyramids=pyramids, stones=stones)
    best = max(worth)
    assert table.final().result.winners == [seat for seat in range(3) if worth[seat] == best]
