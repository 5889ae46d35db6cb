"""Sections 17 and 18: Osiris and production."""

import pytest

from ennead.games.tekhenu.rules.components import BY_BUILDING_ROW
from ennead.games.tekhenu.rules.maat import balance_of
from ennead.games.tekhenu.rules.scoring import bread_due, points_of
from ennead.games.tekhenu.testing import Table


def osiris(value: int, track: tuple[int, int] = (4, 5)) -> Table:
    return Table(dice=f"osiris-black-{value}").track(A=track)


def build(table: Table, value: int, district: str) -> Table:
    return table.turn().take(f"osiris black {value}").do(f"perform osiris, district {district}")


@pytest.mark.rule("TK-OSI-01", "TK-OSI-02", "TK-OSI-04")
def test_a_free_slot_of_the_row_for_one_happiness() -> None:
    table = osiris(5).osiris(B="bread-5").turn().take("osiris black 5").do("perform osiris")
    assert table.offers("district") == {"papyrus", "limestone", "granite"}
    assert str(table.refused("district bread")) == "district taken: district bread, row 5, seat B"
    table.do("district granite")
    assert table.happiness() == 3
    assert table.state.osiris[4 * 4 + 3] == 0
    assert table.has("granite") == 2


@pytest.mark.rule("TK-OSI-03")
@pytest.mark.parametrize("reason", ["happiness", "buildings", "row"])
def test_when_osiris_is_not_performable(reason: str) -> None:
    table = osiris(3, (0 if reason == "happiness" else 4, 5))
    if reason == "buildings":
        table.temple(A="l1a l2a l3a l4a l5a b1a b2a b3a b4a b5a")
    if reason == "row":
        table.osiris(B="papyrus-3 bread-3 limestone-3 granite-3")
    table.turn().take("osiris black 3")
    assert table.is_idle()
    assert (table.has("granite"), table.over_pan()) == (2, 1)


@pytest.mark.rule("TK-OSI-05", "TK-OSI-06", "TK-OSI-07", "TK-OSI-08", "TK-OSI-09", "TK-EX-18")
@pytest.mark.parametrize(
    ("value", "markers", "goods"),
    [
        (1, {"bread": 3}, {"bread": 1}),
        (2, {"bread": 3}, {"bread": 1, "gold": 1}),
        (3, {"bread": 3, "papyrus": 3}, {"bread": 1}),
        (4, {"bread": 3, "granite": 3}, {"bread": 1, "gold": 1}),
        (5, {"bread": 4}, {"bread": 2}),
    ],
)
def test_rows_1_to_5_in_bread(value: int, markers: dict[str, int], goods: dict[str, int]) -> None:
    table = build(osiris(value), value, "bread")
    found = {name: table.marker(name) for name in ("papyrus", "bread", "limestone", "granite")}
    assert {name: level for name, level in found.items() if level != 2} == markers
    assert table.all_goods() == goods


@pytest.mark.rule("TK-OSI-06", "TK-INV-14")
def test_the_gold_of_row_2_comes_once() -> None:
    table = build(osiris(2).osiris(B="papyrus-2"), 2, "bread")
    assert table.all_goods() == {"bread": 1}


@pytest.mark.rule("TK-OSI-10", "TK-OSI-11", "TK-EX-17")
def test_row_6_with_its_free_step() -> None:
    table = build(osiris(6).production(A="limestone 5"), 6, "limestone")
    assert table.asks == "osiris_step"
    assert table.marker("limestone") == 6
    assert table.offers("raise") == {"papyrus", "bread", "granite"}
    table.do("raise granite")
    assert (table.happiness(), table.marker("granite"), table.has("limestone")) == (3, 3, 2)


@pytest.mark.rule("TK-OSI-10", "TK-OSI-12")
def test_the_free_step_may_go_to_the_same_marker_or_be_lost() -> None:
    table = build(osiris(6), 6, "limestone").do("raise limestone")
    assert table.marker("limestone") == 5
    full = osiris(6).production(A="papyrus 6 bread 6 limestone 6 granite 6")
    build(full, 6, "limestone")
    assert full.is_idle()
    assert full.has("limestone") == 2


@pytest.mark.rule("TK-CMP-04")
def test_buildings_leave_the_board_from_the_left_wherever_they_go() -> None:
    table = build(osiris(1).temple(A="l1a"), 1, "bread")
    assert table.state.buildings[0] == 2
    assert bread_due(table.state, 0) == 1
    assert points_of(table.state, 0, BY_BUILDING_ROW) == 1


@pytest.mark.rule("TK-INV-06")
def test_production_markers_stay_on_their_track() -> None:
    table = build(osiris(5).production(A="granite 6"), 5, "granite")
    assert table.marker("granite") == 6
    assert table.has("granite") == 2


# Production


@pytest.mark.rule("TK-EX-19", "TK-PRD-01", "TK-PRD-03", "TK-PRD-04")
def test_goods_and_excess() -> None:
    table = Table(dice="bastet-brown-5").production(A="bread 3").turn().take("bastet brown 5")
    assert table.all_goods() == {"bread": 3}
    assert table.over_pan() == 2
    few = Table(dice="bastet-brown-3").production(A="bread 5").turn().take("bastet brown 3")
    assert (few.has("bread"), few.over_pan()) == (3, 0)


@pytest.mark.rule("TK-PRD-05", "TK-MAA-12")
def test_excess_counts_against_balance_and_is_cleared() -> None:
    table = Table(dice="ra-white-5").turn().take("ra white 5")
    assert balance_of(table.state, 0) == 5 - 3
    table.begin("clearing")
    assert table.over_pan() == 0
    assert table.has("limestone") == 2


@pytest.mark.rule("TK-PRD-06", "TK-CMP-07")
def test_production_costs_nothing_and_pays_no_bonus() -> None:
    table = Table(dice="bastet-brown-2").gods(B="bastet").goods(A="bread 500").turn().take("bastet brown 2")
    assert table.has("bread") == 502
    assert table.all_goods("B") == {}


@pytest.mark.rule("TK-PRD-07", "TK-PRD-08", "TK-BLG-05", "TK-BLG-02")
def test_gifts_are_never_excess_and_come_before_the_goods() -> None:
    table = Table(dice="bastet-brown-6").give(A="b03 b06 t13").turn().take("bastet brown 6")
    table.do("produce bread")
    assert table.asks == "produce_cards"
    table.do("play b03, play b06, no_card, shift -2")
    assert table.all_goods() == {"bread": 4 + 2 + 1, "scribe": 2}
    assert table.over_pan() == 2
    names = [name for name in table.names_told() if name in ("played", "production", "excess")]
    assert names == ["played", "played", "production", "excess"]


@pytest.mark.rule("TK-EX-20", "TK-BLS-21", "TK-TEG-06", "TK-TEC-12", "TK-TEC-13")
def test_double_harvest_with_t12_and_t13() -> None:
    table = Table(dice="ra-white-5").production(A="limestone 3").give(A="t12 t13 b21").turn()
    table.take("ra white 5").do("produce limestone, play b21, no_card, shift 0, shift 0")
    assert table.has("limestone") == 8
    assert table.over_pan() == 4
    assert table.won() == 4


@pytest.mark.rule("TK-BLS-21", "TK-BLS-22")
def test_both_harvests_give_three_performances() -> None:
    table = Table(dice="ra-white-3").give(A="b21 b22").turn().take("ra white 3")
    table.do("produce limestone, play b21, play b22")
    assert (table.has("limestone"), table.over_pan()) == (6, 3)
    one = Table(dice="ra-white-3").give(A="b22").turn().take("ra white 3").do("produce limestone, play b22")
    assert (one.has("limestone"), one.over_pan()) == (4, 2)
