"""Section 10: paying, replacements and waivers."""

import pytest

from ennead.games.tekhenu.testing import Table


def hathor(**goods: str) -> Table:
    """Seat A is about to build on L2a for 3 bread."""
    table = Table(dice="hathor-white-1").goods(**goods)
    table.temple(B="l1a l5a b1a b5a l3a l4a b2a b3a b4a")
    return table


@pytest.mark.rule("TK-PAY-01", "TK-PAY-03", "TK-CMP-06")
def test_gold_in_place_of_bread_in_any_mix() -> None:
    table = hathor(A="bread 3 gold 2 scribe 2 faith 3").turn().take("hathor white 1").do("perform hathor")
    assert table.offers("pay") == {"bread3", "bread2-gold1", "bread1-gold2"}
    table.do("pay bread1-gold2")
    assert table.has("bread") == 2 + 1  # one bread from the empty cell r2c4
    assert table.has("gold") == 0
    assert (table.has("scribe"), table.has("faith")) == (2, 4)


@pytest.mark.rule("TK-PAY-01")
def test_gold_pays_a_market_refresh_and_upkeep() -> None:
    table = Table(dice="thoth-black-1 thoth-gray-1").goods(A="gold 1").turn().take("thoth black 1")
    table.do("perform thoth, refresh 1")
    assert table.has("gold") == 0
    upkeep = Table().goods(A="gold 1").osiris(A="bread-5").begin({"step": "upkeep", "seat": "A", "due": 1})
    assert upkeep.offers("pay") == {"nothing", "gold1"}


@pytest.mark.rule("TK-PAY-02", "TK-PAY-04")
def test_basic_resources_replace_nothing_and_a_cost_is_paid_in_full() -> None:
    table = hathor(A="bread 2 papyrus 9 limestone 9 granite 9 faith 9").turn().take("hathor white 1")
    assert table.is_idle()  # production of limestone by itself
    assert table.has("limestone") == 10
    table = Table(dice="ra-white-3 ra-white-1").goods(A="papyrus 9").turn()
    assert "anubis" not in table.legal()


@pytest.mark.rule("TK-PAY-05", "TK-TEC-21", "TK-TEC-04")
def test_what_an_action_brings_does_not_pay_for_it_except_early_goods() -> None:
    # Row 2 shows bread on an empty cell, but it comes too late
    table = hathor(A="bread 2").turn().take("hathor white 1")
    assert table.state.temple[1] == -1
    table = hathor(A="bread 2").give(A="t21").turn().take("hathor white 1").do("perform hathor")
    assert table.state.temple[1] == 0
    table = Table(dice="horus-yellow-3").goods(A="granite 1").give(A="t04").turn().take("horus yellow 3")
    table.do("perform horus, people_statue quarries")
    assert (table.has("granite"), table.won()) == (0, 2)


@pytest.mark.rule("TK-PAY-06")
def test_excess_cannot_be_spent() -> None:
    table = hathor(A="bread 2").excess(A="bread 4").turn().take("hathor white 1")
    assert table.state.temple[1] == -1


@pytest.mark.rule("TK-PAY-07", "TK-TEC-10")
def test_t10_gold_and_scribes_replace_each_other() -> None:
    table = hathor(A="bread 1 gold 1 scribe 1").give(A="t10").turn().do("normal, take hathor white 1, done")
    table.do("perform hathor, pay bread1-gold1-scribe1")
    assert (table.has("gold"), table.has("scribe")) == (0, 0)
    assert table.is_idle()
    assert table.won() == 1
    anubis = Table(dice="ra-white-3 ra-white-1").goods(A="gold 2").give(A="t10").turn().do("anubis")
    assert anubis.has("gold") == 0
    both = Table(dice="ra-white-3 ra-white-1").goods(A="gold 2 scribe 1").give(A="t10").turn().do("anubis")
    assert both.offers("pay") == {"gold2", "gold1-scribe1"}


@pytest.mark.rule("TK-TEC-10")
def test_t10_pays_once_and_only_if_used() -> None:
    table = Table(dice="ra-white-3 ra-white-1").goods(A="gold 4").give(A="t10").turn()
    table.do("anubis, take ra white 3, scribe +1, scribe +1, done, produce bread")
    assert table.has("gold") == 0
    assert table.won() == 1
    plain = Table(dice="ra-white-3 ra-white-1").goods(A="scribe 1").give(A="t10").turn()
    plain.do("take ra white 3, scribe +1, produce limestone")
    assert plain.won() == 0


@pytest.mark.rule("TK-PAY-08", "TK-TEC-22")
def test_t22_stones_replace_each_other() -> None:
    table = Table(dice="horus-yellow-3").goods(A="limestone 2 granite 1").give(A="t22").turn()
    table.take("horus yellow 3").do("perform horus, people_statue quarries")
    assert table.offers("pay") == {"limestone1-granite1", "limestone2"}
    table.do("pay limestone2")
    assert table.won() == 1
    ra = Table(dice="ra-white-1").display("p01 p02 p03").goods(A="granite 2").give(A="t22").turn()
    ra.take("ra white 1").do("perform ra, cell r3c3, turn 0")
    assert ra.has("granite") == 0
    own = Table(dice="ra-white-1").display("p01 p02 p03").goods(A="limestone 2").give(A="t22").turn()
    own.take("ra white 1").do("perform ra, cell r3c3, turn 0")
    assert ra.won() == own.won() + 1


@pytest.mark.rule("TK-PAY-09", "TK-BLS-13", "TK-BLS-14", "TK-BLS-15", "TK-BLS-16")
@pytest.mark.parametrize("card", ["b13", "b14"])
def test_divine_masons_waive_stone(card: str) -> None:
    table = (
        Table(dice="horus-yellow-3").give(A=card).goods(A="granite 2 gold 1").turn().take("horus yellow 3")
    )
    table.do("perform horus, people_statue quarries")
    assert "waive" in table.legal()
    table.do("waive")
    assert (table.has("granite"), table.has("gold")) == (2, 2)
    assert table.state.blessings[0] == 0
    ra = Table(dice="ra-white-1").give(A=card).turn().take("ra white 1").do("perform ra, cell r3c3, turn 0")
    assert ra.state.pillars[0] == 1


@pytest.mark.rule("TK-BLS-15", "TK-BLS-16")
@pytest.mark.parametrize("card", ["b15", "b16"])
def test_divine_feast_waives_bread_and_papyrus(card: str) -> None:
    table = Table(dice="hathor-white-1").give(A=card).turn().take("hathor white 1")
    table.do("perform hathor, slot l3a")
    assert table.state.temple[2] == 0
    bastet = Table(dice="bastet-yellow-3").give(A=card).turn().take("bastet yellow 3").do("perform bastet")
    assert bastet.happiness() == 5


@pytest.mark.rule("TK-PAY-10")
def test_happiness_cannot_be_paid_in_anything_else() -> None:
    table = (
        Table(dice="osiris-black-3").goods(A="gold 9 scribe 1").track(A=(0, 5)).turn().take("osiris black 3")
    )
    assert table.state.buildings[0] == 0
    assert table.has("granite") == 2


@pytest.mark.rule("TK-PAY-11", "TK-LAW-07", "TK-LAW-08")
def test_replacements_do_not_count_for_laws() -> None:
    table = Table().give(A="t10 t22 z07 z08").goods(A="gold 3 scribe 1").law_pick()
    table.do("score z07")
    assert table.points("A")["laws"] == 3
    other = Table().give(A="t10 t22 z08").goods(A="gold 3 scribe 1").law_pick().do("score z08")
    assert other.points("A")["laws"] == 6
