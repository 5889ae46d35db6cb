"""Interim scoring (section 13)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.games.amun_re.rules.components import (
    FIELDS,
    INSTANT_CARDS,
    ON_NILE,
    POWER_SYMBOLS,
    REGION,
    SIDE,
    TEMPLES,
)
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import of

# A: all three Nile banks of the west's south and north; no temples but Edfu's. B: one temple. C: none.
OWN = {"A": "edfu abydos buto", "B": "amarna thebes mendes", "C": "sawu kharga berenike"}


def table_of(tile: int = 1, round: int = 3, first: str = "A") -> Table:
    return Table(round=round, first=first).own(**OWN).tile(tile)


@pytest.mark.rule("AR-SCO-01")
@pytest.mark.parametrize("tile", [1, 2, 3, 4])
def test_temples_score_the_value_of_the_tile(tile: int) -> None:
    table = (
        Table()
        .own(A="damanhur amarna sawu", B="edfu mendes abu", C="thebes buto avaris")
        .tile(tile)
        .scoring()
    )
    assert table.points("A") == {"temples": (of(TEMPLES, "damanhur") + of(TEMPLES, "amarna")) * tile}
    assert table.points("B") == {"temples": of(TEMPLES, "edfu") * tile}
    assert table.points("C") == {}


@pytest.mark.rule("AR-SCO-01")
def test_the_tile_of_the_round_just_played() -> None:
    table = table_of(tile=4).offering().do("A: thief", "B: thief", "C: thief")
    assert table.points("A") == {"temples": 1}


@pytest.mark.rule("AR-SCO-02")
def test_every_pyramid_scores_1() -> None:
    table = (
        table_of()
        .put("edfu", pyramids=2)
        .put("buto", pyramids=1)
        .put("mendes", pyramids=4, stones=2)
        .scoring()
    )
    assert [table.points(seat).get("pyramids", 0) for seat in "ABC"] == [3, 4, 0]


@pytest.mark.rule("AR-SCO-03")
@settings(max_examples=40, deadline=None)
@given(pyramids=st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5)))
def test_the_poorest_province_scores_3_for_each_pyramid(pyramids: tuple[int, int, int]) -> None:
    table = table_of()
    for province, count in zip(OWN["A"].split(), pyramids, strict=True):
        table.put(province, pyramids=count)
    points = table.scoring().points("A")
    assert points.get("sets", 0) == 3 * min(pyramids)
    assert points.get("pyramids", 0) == sum(pyramids)


@pytest.mark.rule("AR-SCO-03")
def test_no_set_if_one_province_is_without() -> None:
    table = table_of().put("edfu", pyramids=5).put("buto", pyramids=5).put("abydos", stones=2).scoring()
    assert "sets" not in table.points("A")


@pytest.mark.rule("AR-SCO-04")
def test_5_points_for_the_most_pyramids_in_a_single_province_of_each_side() -> None:
    table = table_of()
    table.put("edfu", pyramids=2).put("abydos", pyramids=2).put("kharga", pyramids=3)  # west
    table.put("thebes", pyramids=2).put("berenike", pyramids=1)  # east
    table.scoring()
    assert "majority_west" not in table.points("A"), "4 together, but 2 at most in one province"
    assert table.points("C")["majority_west"] == 5
    assert table.points("B")["majority_east"] == 5
    assert "majority_east" not in table.points("C")


@pytest.mark.rule("AR-SCO-04")
def test_one_player_may_lead_on_both_sides() -> None:
    table = table_of().put("kharga", pyramids=1).put("sawu", pyramids=1).scoring()
    assert table.points("C") == {"pyramids": 2, "majority_west": 5, "majority_east": 5}


@pytest.mark.rule("AR-SCO-04")
def test_a_province_nobody_controls_leads_nothing() -> None:
    table = Table(round=3).own(A="edfu", B="thebes", C="sawu").tile(1)
    table.put("edfu", pyramids=1).put("buto", pyramids=4).scoring()
    assert table.points("A")["majority_west"] == 5


@pytest.mark.rule("AR-SCO-05")
def test_stones_decide_between_equal_pyramids() -> None:
    table = table_of().put("edfu", pyramids=2, stones=1).put("kharga", pyramids=2, stones=2).scoring()
    assert "majority_west" not in table.points("A")
    assert table.points("C")["majority_west"] == 5


@pytest.mark.rule("AR-SCO-05")
def test_stones_never_outweigh_a_pyramid() -> None:
    table = table_of().put("edfu", pyramids=2).put("kharga", pyramids=1, stones=2).scoring()
    assert table.points("A")["majority_west"] == 5
    assert "majority_west" not in table.points("C")


@pytest.mark.rule("AR-SCO-05")
def test_all_tied_players_score_5() -> None:
    table = table_of().put("edfu", pyramids=2, stones=1).put("kharga", pyramids=2, stones=1).scoring()
    assert (table.points("A")["majority_west"], table.points("C")["majority_west"]) == (5, 5)


@pytest.mark.rule("AR-SCO-06")
def test_at_most_5_per_side() -> None:
    table = table_of().put("edfu", pyramids=1).put("abydos", pyramids=1).put("kharga", pyramids=1).scoring()
    assert (table.points("A")["majority_west"], table.points("C")["majority_west"]) == (5, 5)


@pytest.mark.rule("AR-SCO-07")
def test_a_side_without_pyramids_scores_nothing() -> None:
    table = table_of().put("edfu", stones=2).put("kharga", stones=1).put("sawu", pyramids=1).scoring()
    assert all("majority_west" not in table.points(seat) for seat in "ABC")
    assert table.points("C")["majority_east"] == 5


@pytest.mark.rule("AR-SCO-04", "AR-SCO-05", "AR-SCO-06", "AR-SCO-07")
@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=9, max_size=9))
def test_majorities(built: list[tuple[int, int]]) -> None:
    table = table_of()
    placed = []
    for (seat, province), (pyramids, stones) in zip(
        [(seat, province) for seat, names in OWN.items() for province in names.split()], built, strict=True
    ):
        table.put(province, pyramids=pyramids, stones=stones)
        placed.append((of(SIDE, province), pyramids, stones, seat))
    table.scoring()
    for side, source in enumerate(["majority_west", "majority_east"]):
        most = max((pyramids, stones) for at, pyramids, stones, _ in placed if at == side)
        leaders = {seat for at, *size, seat in placed if at == side and tuple(size) == most}
        for seat in "ABC":
            expected = 5 if most[0] and seat in leaders else 0
            assert table.points(seat).get(source, 0) == expected


# Yellow cards


@pytest.mark.rule("AR-SCO-08")
def test_a_yellow_card_scores_3_and_is_discarded() -> None:
    table = table_of().give(A="one_bank master_farmer").scoring()
    assert table.points("A") == {"temples": 1}
    assert table.legal("A") == {"score one_bank", "done", "sell one_bank", "sell master_farmer"}
    assert str(table.refused("A: score master_farmer")) == (
        "too few farmers: card master_farmer, needs 9, has 0"
    )
    assert str(table.refused("A: score one_land")) == "card not in hand: card one_land"
    table.do("A: score one_bank")
    assert (table.points("A"), table.hand("A")) == ({"temples": 1, "yellow": 3}, "master_farmer")
    assert table.discarded() == {"one_bank": 1}


@pytest.mark.rule("AR-SCO-09")
def test_several_different_cards_but_not_two_alike() -> None:
    table = table_of(round=3).give(A="one_bank one_bank nile_or_not").scoring()
    table.do("A: score one_bank, score nile_or_not")
    assert table.points("A")["yellow"] == 6
    assert table.legal("A") == {"done", "sell one_bank"}
    table.do("A: done")
    assert table.hand("A") == "one_bank", "a card not played stays in hand"


@pytest.mark.rule("AR-SCO-09")
def test_alike_cards_in_the_two_scorings() -> None:
    again = "edfu thebes sawu buto mendes kharga abydos amarna berenike"
    table = Table(round=3, draws={"province deck": again}).own(**OWN).tile(1).give(A="one_bank one_bank")
    table.scoring().do("A: score one_bank, done").until("A scoring_cards")
    assert [table.owner(province) for province in OWN["A"].split()] == ["A"] * 3
    table.do("A: score one_bank")
    assert table.points("A")["yellow"] == 6


def symbols(own: str) -> int:
    return sum(of(POWER_SYMBOLS, each) + of(INSTANT_CARDS, each) for each in own.split())


@pytest.mark.rule("AR-SCO-10")
@pytest.mark.parametrize(
    "own",
    [
        *("thebes edfu damanhur", "thebes edfu buto", "thebes edfu abydos", "baharya damanhur mendes"),
        *("damanhur buto thebes", "memphis edfu amarna", "memphis edfu mendes", "berenike mendes dakhla"),
    ],
)
def test_master_of_scribes(own: str) -> None:
    table = Table().own(A=own).tile(1).give(A="master_scribe").scoring()
    assert ("score master_scribe" in table.legal("A")) is (symbols(own) >= 7)


@pytest.mark.rule("AR-SCO-10")
def test_both_sides_of_the_bound_of_master_of_scribes_are_tried() -> None:
    assert (symbols("thebes edfu buto"), symbols("thebes edfu abydos")) == (7, 7)
    assert symbols("damanhur buto thebes") == 6


@pytest.mark.rule("AR-SCO-11")
@pytest.mark.parametrize(
    ("farmers", "free", "possible"), [(8, 0, False), (8, 1, True), (9, 0, True), (6, 2, False)]
)
def test_master_of_farmers(farmers: int, free: int, possible: bool) -> None:
    in_mendes = min(farmers, of(FIELDS, "mendes"))
    table = Table().own(A="mendes buto abu", B="edfu").tile(1).give(A="master_farmer")
    table.put("mendes", farmers=in_mendes).put("buto", farmers=farmers - in_mendes).put(
        "abu", free_farmers=free
    )
    table.put("edfu", farmers=3).scoring()
    assert ("score master_farmer" in table.legal("A")) is possible


@pytest.mark.rule("AR-SCO-12")
@pytest.mark.parametrize("card", ["one_bank", "nile_or_not", "one_land"])
@pytest.mark.parametrize(
    "own",
    [
        *("edfu abydos buto", "kharga dakhla damanhur", "kharga dakhla edfu"),  # west
        *("thebes mendes abu", "avaris sawu berenike", "thebes abu sawu"),  # east
        *("thebes edfu abu", "thebes mendes edfu", "kharga sawu berenike", "damanhur avaris baharya"),
        *("memphis amarna avaris", "edfu sawu mendes", "edfu abydos thebes"),
    ],
)
def test_geography_cards(own: str, card: str) -> None:
    column = {"one_bank": SIDE, "nile_or_not": ON_NILE, "one_land": REGION}[card]
    agree = len({of(column, province) for province in own.split()}) == 1
    table = Table().own(A=own).tile(1).give(A=card).scoring()
    assert (f"score {card}" in table.legal("A")) is agree


@pytest.mark.rule("AR-SCO-12")
@pytest.mark.parametrize(
    ("own", "cards"),
    [
        ("edfu abydos buto", {"one_bank", "nile_or_not"}),
        ("thebes abu amarna", {"one_bank", "nile_or_not"}),
        ("kharga dakhla baharya", {"one_bank", "nile_or_not"}),
        ("memphis amarna damanhur", {"one_land"}),
        ("thebes edfu sawu", {"one_land"}),
    ],
)
def test_both_values_of_each_will_do(own: str, cards: set[str]) -> None:
    table = Table().own(A=own).tile(1).give(A="one_bank nile_or_not one_land").scoring()
    assert table.offers("score", "A") == cards


@pytest.mark.rule("AR-SCO-13")
def test_the_board_is_scored_for_all_before_the_first_yellow_card() -> None:
    table = (
        table_of(first="B").give(A="one_bank", B="one_bank", C="bribe").put("kharga", pyramids=1).scoring()
    )
    assert [table.vp(seat) for seat in "ABC"] == [1, 1, 6]
    asked = ""
    for _ in range(3):
        asked += table.waiting[0]
        assert "done" in table.legal(table.waiting[0]), "voluntary"
        table.do(f"{table.waiting[0]}: done")
    assert asked == "BCA"
    assert table.hand("A") == "one_bank"
    assert [table.vp(seat) for seat in "ABC"] == [1, 1, 6]
