"""Section 26: laws."""

import pytest

from ennead.games.tekhenu.rules.cards import LAW_CARD
from ennead.games.tekhenu.rules.laws import LAW_POINTS
from ennead.games.tekhenu.rules.maat import balance_of
from ennead.games.tekhenu.testing import Table


def worth(table: Table, name: str) -> int:
    return LAW_POINTS[LAW_CARD.index[name]](table.state, 0)


@pytest.mark.rule("TK-LAW-01")
def test_z01_technologies() -> None:
    assert worth(Table().give(A="t01 t02 t10"), "z01") == 9


@pytest.mark.rule("TK-LAW-02")
def test_z02_types_among_all_laws_held() -> None:
    assert worth(Table().give(A="z02 z01 z05 z12 z13"), "z02") == 12


@pytest.mark.rule("TK-LAW-03")
def test_z03_repeats_a_scored_law_for_two_gold() -> None:
    table = Table().give(A="z03 z08").goods(A="gold 5 bread 2").law_pick()
    assert table.offers("score") == {"z08"}
    assert str(table.refused("score z03")) == "no law to repeat"
    table.do("score z08")
    assert table.points("A")["laws"] == 12
    table.do("score z03")
    # Worked out afresh: 3 gold and 2 bread are left
    assert table.points("A")["laws"] == 12 + 8
    poor = Table().give(A="z03 z12").goods(A="gold 1").law_pick().do("score z12")
    assert poor.state.over
    rich = Table().give(A="z03 z12 t10").temple(A="l1a").goods(A="scribe 2").law_pick()
    rich.do("score z12, score z03")
    assert rich.points("A")["laws"] == 6
    assert rich.has("scribe") == 0


@pytest.mark.rule("TK-LAW-03", "TK-FIN-05")
def test_z03_pays_z04_again_and_cannot_repeat_z23() -> None:
    table = Table().give(A="z03 z04 z07").track(A=(2, 9)).goods(A="gold 2 bread 2").law_pick()
    table.do("score z04, tribute bread, score z07, score z03")
    assert table.offers("repeat") == {"z04", "z07"}
    table.do("repeat z04, tribute bread")
    assert table.points("A")["laws"] == 8
    used = Table().give(A="z03 z23 z12").goods(A="gold 2")
    used.lay(scored_laws={"A": ["z23"]})
    used.law_pick()
    assert used.offers("score") == {"z12"}


@pytest.mark.rule("TK-LAW-04")
def test_z04_one_resource_of_any_kind_for_each_symbol() -> None:
    table = Table().give(A="z04").track(A=(2, 13)).goods(A="gold 1 granite 1 scribe 4 faith 2").law_pick()
    table.do("score z04")
    assert table.legal() == {"stop", "tribute gold", "tribute granite"}
    table.do("tribute gold, stop")
    assert table.points("A")["laws"] == 4
    with_t10 = Table().give(A="z04 t10").track(A=(2, 9)).goods(A="scribe 1").law_pick().do("score z04")
    assert with_t10.offers("tribute") == {"scribe"}


@pytest.mark.rule("TK-LAW-05", "TK-LWG-04")
@pytest.mark.parametrize(("happiness", "points"), [(8, 0), (9, 4), (13, 8), (16, 12), (19, 16), (21, 20)])
def test_z05_happiness_symbols_of_the_present_cell(happiness: int, points: int) -> None:
    assert worth(Table().track(A=(happiness, 21)), "z05") == points


@pytest.mark.rule("TK-LAW-06")
def test_z06_ahead_of_the_lowest_happiness() -> None:
    assert worth(Table(3).track(A=(12, 15), B=(7, 9), C=(3, 9)), "z06") == 9
    assert worth(Table().track(A=(1, 5)), "z06") == 0


@pytest.mark.rule("TK-LAW-07")
def test_z07_scribes() -> None:
    assert worth(Table().goods(A="scribe 4 gold 9"), "z07") == 12


@pytest.mark.rule("TK-LAW-08")
def test_z08_treasury_with_its_cap() -> None:
    assert worth(Table().goods(A="gold 3 bread 2 papyrus 1 scribe 5 faith 2"), "z08") == 9
    assert worth(Table().goods(A="gold 9 bread 9"), "z08") == 20


@pytest.mark.rule("TK-LAW-09", "TK-LAW-10", "TK-LAW-11", "TK-LAW-12", "TK-LAW-21", "TK-LWG-03")
def test_laws_about_buildings() -> None:
    table = Table().osiris(A="granite-1 limestone-2 bread-3", B="papyrus-1").temple(A="l1a b2a", B="l2a")
    found = {name: worth(table, name) for name in ("z09", "z10", "z11", "z12", "z21")}
    assert found == {"z09": 6, "z10": 3, "z11": 6, "z12": 6, "z21": 5}


@pytest.mark.rule(
    "TK-LAW-13", "TK-LAW-14", "TK-LAW-15", "TK-LAW-16", "TK-LAW-17", "TK-LAW-18", "TK-LAW-19", "TK-LWG-03"
)
def test_laws_about_pillars_and_statues() -> None:
    table = Table().pillars(A="r1c1 r2c2", B="r3c3").temple(A="l1a", B="l3a")
    table.gods(A="ra hathor", B="osiris").people(A="quarries")
    names = ("z13", "z14", "z15", "z16", "z17", "z18", "z19")
    assert [worth(table, name) for name in names] == [6, 8, 6, 8, 10, 9, 5]


@pytest.mark.rule("TK-LAW-20")
def test_z20_precedence() -> None:
    assert [worth(Table(3, order=order), "z20") for order in ("ABC", "BAC", "BCA")] == [10, 5, 0]


@pytest.mark.rule("TK-LAW-22", "TK-TRN-04", "TK-ANU-06")
def test_z22_half_the_faces_on_the_left_pan() -> None:
    table = Table().pans(A="pure-white-5 pure-yellow-4 tainted-gray-6 anubis-black-6")
    table.state.faith_laid[0] = 3
    assert worth(table, "z22") == 5


@pytest.mark.rule("TK-LAW-23", "TK-LWG-02", "TK-FIN-06")
def test_z23_is_asked_in_the_fourth_phase_only() -> None:
    early = Table().give(A="z23")
    early.state.maat = 3
    assert early.run("maat_order").asks != "z23_use"
    table = Table(order="BA").give(A="z23").gods(B="horus")
    table.state.maat = 4
    table.run("maat_order")
    assert (table.asks, table.actor) == ("z23_use", "A")
    table.do("use")
    assert "decline" not in table.legal()
    assert table.offers("perform") == {"horus", "ra", "hathor", "bastet", "thoth", "osiris"}
    table.do("perform horus")
    assert table.offers("value") == {"1", "2", "3", "4", "5", "6"}
    table.do("value 4, god_statue hathor")
    assert table.state.statues[0] == 1
    assert table.all_goods("B") == {"scribe": 1}
    declined = Table().give(A="z23")
    declined.state.maat = 4
    declined.run("maat_order").do("decline")
    assert declined.state.scored_laws == [0, 0]


@pytest.mark.rule("TK-LAW-23", "TK-POP-12")
def test_z23_pays_happiness_and_refresh_but_no_cards() -> None:
    table = Table().goods(A="papyrus 1").run({"step": "any_action", "seat": "A", "by": "law"})
    table.do("perform thoth, value 5, refresh 1")
    assert table.has("papyrus") == 0
    cards = sorted(table.offers("take_card"))
    table.do(", ".join(f"take_card {name}" for name in cards))
    assert len(cards) == 3
    assert table.is_idle()
    assert None not in table.section(1)
    osiris = (
        Table()
        .run({"step": "any_action", "seat": "A", "by": "law"})
        .do("perform osiris, value 1, district bread")
    )
    assert osiris.happiness() == 1


@pytest.mark.rule("TK-LWG-05")
def test_excess_of_z23_is_laid_aside_and_changes_no_balance_or_order() -> None:
    table = Table().give(A="z23 t12").pans(A="pure-white-1 " * 4, B="pure-brown-6 " * 4)
    table.state.maat = 4
    table.run("maat_order").do("use, produce granite, value 6")
    assert (table.has("granite"), table.over_pan()) == (2, 0)
    assert [(event["resource"], event["count"]) for event in table.told("laid_aside")] == [("granite", 4)]
    assert table.state.balance == [4, 10]
    assert table.order() == "AB"
    assert balance_of(table.state, 0) == 4
    assert table.won() == 4  # T12 still pays for what is too much


@pytest.mark.rule("TK-LAW-24")
def test_z24_buildings_and_pillars_once_more() -> None:
    table = Table(4).temple(A="l3a b2a").people(A="temple_row").pillars(A="r3c2")
    # Two buildings; the pillar sees both of them and the statue; the statue's own point is left out
    assert worth(table, "z24") == 2 + 3
