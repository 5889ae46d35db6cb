"""Section 25: technologies."""

import pytest

from ennead.games.tekhenu.rules.components import TAKEN_DIE
from ennead.games.tekhenu.rules.maat import ankh_of, set_order
from ennead.games.tekhenu.rules.scoring import bread_due
from ennead.games.tekhenu.rules.technologies import order_set
from ennead.games.tekhenu.testing import Table


@pytest.mark.rule("TK-TEC-01", "TK-TEG-02", "TK-TEG-03")
def test_t01_osiris() -> None:
    table = Table(dice="osiris-black-2").give(A="t01").turn().take("osiris black 2")
    assert table.do("perform osiris, district bread").won() == 2
    pillar = (
        Table(arrow=3, dice="ra-black-1").display("p22 p23 p15").goods(A="limestone 3").give(A="t01").turn()
    )
    pillar.take("ra black 1").do("perform ra, cell r3c3, turn 0, use, district bread")
    assert pillar.points("A")["technologies"] == 2
    twice = Table(dice="osiris-black-1").give(A="t01 t11").turn().take("osiris black 1")
    assert twice.do("perform osiris, district bread").won() == 4


@pytest.mark.rule("TK-TEC-02")
def test_t02_ra() -> None:
    table = Table(dice="ra-white-1").display("p22 p23 p24").goods(A="limestone 1").give(A="t02").turn()
    table.take("ra white 1").do("perform ra, cell r3c3, turn 0")
    assert table.points("A")["technologies"] == 2


@pytest.mark.rule("TK-TEC-03", "TK-TEC-20")
def test_t03_and_t20_thoth() -> None:
    table = Table(dice="thoth-black-3").goods(A="papyrus 1").give(A="t03 t20").turn().take("thoth black 3")
    cards = sorted(name for name in table.do("perform thoth").offers("take_card"))
    table.do(f"take_card {cards[0]}, take_card {cards[1]}")
    assert (table.won(), table.has("papyrus")) == (2, 0)


@pytest.mark.rule("TK-TEC-04", "TK-TRN-08")
def test_t04_horus_granite_before_paying() -> None:
    table = Table(dice="horus-yellow-1").goods(A="granite 1").give(A="t04").turn().take("horus yellow 1")
    table.do("perform horus, people_statue quarries")
    assert (table.won(), table.has("granite")) == (2, 0)


@pytest.mark.rule("TK-TEC-06", "TK-POP-11")
def test_t06_bastet_can_reach_cell_21() -> None:
    table = Table(dice="bastet-yellow-1").goods(A="papyrus 2").give(A="t06").track(A=(19, 20)).turn()
    table.take("bastet yellow 1").do("perform bastet")
    assert (table.happiness(), table.population(), table.won()) == (21, 21, 2)
    assert table.asks == "any_action"


@pytest.mark.rule("TK-TEC-07")
def test_t07_granite_with_every_bonus() -> None:
    table = Table(dice="hathor-white-1").goods(B="bread 2").gods(A="hathor").give(A="t07").turn("B")
    table.take("hathor white 1").do("perform hathor, slot l1a")
    assert table.all_goods("A") == {"gold": 1, "granite": 1}


@pytest.mark.rule("TK-TEC-08")
def test_t08_takes_forbidden_dice_as_pure_or_tainted() -> None:
    table = Table(dice="ra-black-3 ra-white-1").give(A="t08 t18").turn().do("take ra black 3")
    assert table.offers("lay") == {"black pure", "black tainted"}
    table.do("lay black pure")
    assert TAKEN_DIE.names[table.state.taken[0]] == "pure-black-3"
    assert table.won() == 1
    tainted = Table(dice="ra-black-3 ra-white-1").give(A="t08 t19").goods(A="scribe 1 limestone 9").turn()
    tainted.do("take ra black 3, lay black tainted, done")
    assert tainted.offers("night_shift") == {"ra"}
    # T08 gives no choice for dice that are not forbidden
    plain = Table(dice="ra-white-3 ra-white-1").give(A="t08").turn().do("take ra white 3")
    assert plain.state.taken[0] == TAKEN_DIE.index["pure-white-3"]


@pytest.mark.rule("TK-TEC-11", "TK-TEG-06")
def test_t11_value_1() -> None:
    table = Table(dice="ra-white-1").give(A="t11 b21").turn().take("ra white 1")
    assert table.do("produce limestone, play b21").won() == 4
    shifted = (
        Table(dice="ra-white-3").give(A="t11 t13").turn().take("ra white 3").do("produce limestone, shift -2")
    )
    assert shifted.won() == 2
    no = Table(dice="ra-white-2").give(A="t11").turn().take("ra white 2")
    assert no.won() == 0


@pytest.mark.rule("TK-TEC-12")
def test_t12_excess() -> None:
    assert Table(dice="ra-white-6").give(A="t12").turn().take("ra white 6").won() == 4


@pytest.mark.rule("TK-TEC-13", "TK-TEG-04", "TK-TEG-05")
def test_t13_shift_and_extra_unit() -> None:
    table = Table(dice="ra-white-2").give(A="t13").turn().take("ra white 2").do("produce limestone")
    assert table.offers("shift") == {"-1", "0", "+1", "+2"}
    table.do("shift -1")
    assert (table.has("limestone"), table.over_pan()) == (2, 0)
    granted = Table(dice="bastet-yellow-6").goods(A="papyrus 2").track(A=(15, 21)).give(A="t13").turn()
    granted.take("bastet yellow 6").do("perform bastet, produce bread, value 2")
    assert granted.has("bread") == 3  # no shift, but the unit
    assert granted.is_idle()


@pytest.mark.rule("TK-TEC-14", "TK-TEG-04", "TK-TEG-05")
def test_t14_only_performable_shifts() -> None:
    table = (
        Table(dice="osiris-black-2").give(A="t14").osiris(B="papyrus-1 bread-1 limestone-1 granite-1").turn()
    )
    table.take("osiris black 2").do("perform osiris")
    assert table.offers("shift") == {"0", "+1", "+2"}
    pillar = (
        Table(arrow=3, dice="ra-black-1").display("p22 p23 p15").goods(A="limestone 3").give(A="t14").turn()
    )
    pillar.take("ra black 1").do("perform ra, shift 0, cell r3c3, turn 0, use")
    assert pillar.asks == "osiris_district"
    thoth = Table(dice="thoth-black-4").give(A="t14").turn().take("thoth black 4")
    assert thoth.offers("perform") == {"thoth"}


@pytest.mark.rule("TK-TEC-15", "TK-MAA-01", "TK-MAA-09")
def test_t15_faith_and_ankh() -> None:
    table = Table().give(A="t15").pans(A="pure-white-1 " * 4, B="pure-brown-1 " * 4)
    table.run("maat")
    assert table.has("faith") == 2
    assert ankh_of(table.state, 0) == 5
    assert ankh_of(table.state, 1) == 1


@pytest.mark.rule("TK-TEC-16", "TK-MAA-15")
def test_t16_first_and_last() -> None:
    table = Table(3, order="ABC").give(A="t16")
    order_set(table.in_play)
    assert (table.won(), table.has("gold")) == (2, 0)
    last = Table(3, order="CBA").give(A="t16")
    order_set(last.in_play)
    assert (last.won(), last.has("gold")) == (0, 1)
    middle = Table(3, order="CAB").give(A="t16")
    order_set(middle.in_play)
    assert (middle.won(), middle.has("gold")) == (0, 0)


@pytest.mark.rule("TK-MAA-15")
def test_t16_pays_in_the_fourth_maat_phase_too() -> None:
    table = (
        Table(3).give(A="t16").pans(A="anubis-white-1 " * 4, B="pure-brown-1 " * 4, C="pure-yellow-1 " * 4)
    )
    table.state.maat = 4
    table.run("maat_order")
    # The marker of 0 puts A first, before scoring
    names = table.names_told()
    assert table.points("A")["technologies"] == 2
    assert "cleared" not in names


@pytest.mark.rule("TK-TEC-17", "TK-SCO-13")
def test_t17_bread() -> None:
    table = Table(dice="bastet-brown-1").give(A="t17").turn().take("bastet brown 1")
    assert table.won() == 2
    other = Table(dice="ra-white-1").give(A="t17").turn().take("ra white 1")
    assert other.won() == 0
    due = Table().osiris(A="bread-1 bread-2 bread-3")
    assert bread_due(due.state, 0) == 2
    assert bread_due(due.give(A="t17").state, 0) == 0


@pytest.mark.rule("TK-TEC-19")
def test_t19_needs_a_tainted_coloured_die_and_a_scribe() -> None:
    pure = (
        Table(dice="hathor-white-2").give(A="t19").goods(A="scribe 1 bread 2").turn().take("hathor white 2")
    )
    assert pure.offers("night_shift") == set()
    grey = (
        Table(dice="hathor-gray-2").give(A="t19 b07").goods(A="scribe 1 bread 2").turn().take("hathor gray 2")
    )
    assert grey.offers("night_shift") == set()
    poor = Table(dice="hathor-yellow-2").give(A="t19").goods(A="bread 2").turn().take("hathor yellow 2")
    assert poor.offers("night_shift") == set()


@pytest.mark.rule("TK-TEG-07")
def test_t19_may_produce_what_the_god_action_needs() -> None:
    # Yellow is tainted at a sunny Bastet; its papyrus pays for Bastet
    table = Table(arrow=4, dice="bastet-yellow-2").give(A="t19").goods(A="scribe 1").turn()
    table.do("take bastet yellow 2, done")
    assert table.legal() == {"night_shift bastet", "produce papyrus"}
    table.do("night_shift bastet")
    assert table.happiness() == 4
    assert table.all_goods() == {"scribe": 2}
    # With T13 a shift that would bring too little is not offered
    shift = Table(arrow=4, dice="bastet-yellow-2").give(A="t19 t13").goods(A="scribe 1").turn()
    shift.do("take bastet yellow 2, done, night_shift bastet")
    assert shift.offers("shift") == {"-1", "0", "+1", "+2"}  # 1 and the unit of T13 are enough
    # Without T13's unit a production of 1 would not do: the die of value 1 is not offered for Bastet
    one = (
        Table(arrow=4, dice="bastet-yellow-1")
        .give(A="t19")
        .goods(A="scribe 1")
        .turn()
        .take("bastet yellow 1")
    )
    assert one.has("papyrus") == 1
    assert one.is_idle()


@pytest.mark.rule("TK-TEG-07")
def test_a_shift_of_t13_must_leave_the_god_action() -> None:
    # Ra's left tile costs 3 limestone; white is tainted at a shaded Ra
    table = Table(arrow=3, dice="ra-white-5").display("p12 p22 p23").production(A="limestone 6")
    table.give(A="t19 t13").goods(A="scribe 1").turn().do("take ra white 5, done, night_shift ra")
    assert table.offers("shift") == {"-2", "-1", "0", "+1"}
    dear = Table(arrow=3, dice="ra-white-3").display("p22 p12 p23").production(A="limestone 6")
    dear.give(A="t19 t13").goods(A="scribe 1").turn().do("take ra white 3, done, night_shift ra")
    assert dear.offers("shift") == {"-1", "0", "+1", "+2"}


@pytest.mark.rule("TK-TEC-22")
def test_t22_pays_once_only_if_used() -> None:
    table = Table(dice="horus-yellow-1").goods(A="granite 2").give(A="t22").turn().take("horus yellow 1")
    table.do("perform horus, people_statue quarries")
    assert table.won() == 0


@pytest.mark.rule("TK-TEC-23")
def test_t23_anubis() -> None:
    table = Table(dice="ra-black-3 ra-white-1").give(A="t23 b23").turn().do("anubis_card, take ra black 3")
    assert table.won() == 3
    paid = Table(dice="ra-black-3 ra-white-1").give(A="t23").goods(A="scribe 2").turn()
    assert paid.do("anubis, take ra black 3").won() == 3


@pytest.mark.rule("TK-TEC-24")
def test_t24_gold_for_blessings() -> None:
    table = Table(dice="ra-white-2 ra-white-1").give(A="t24 b01 b07").turn().do("crowd population, normal")
    table.do("take ra white 2, produce limestone, play b01")
    assert table.has("gold") == 2


@pytest.mark.rule("TK-TEC-05")
def test_t05_only_for_hathor() -> None:
    table = Table(dice="horus-yellow-1").goods(A="granite 2").pillars(A="r3c1").give(A="t05").turn()
    table.take("horus yellow 1").do("perform horus, people_statue temple_row")
    assert table.won() == 3


@pytest.mark.rule("TK-TEC-09")
def test_t09_only_for_its_owner() -> None:
    table = (
        Table(arrow=3, dice="ra-black-1").display("p22 p23 p07").goods(A="limestone 1").give(B="t09").turn()
    )
    table.take("ra black 1").do("perform ra, cell r3c3, turn 0")
    assert table.won() == 1


@pytest.mark.rule("TK-MAA-08")
def test_t15_beats_every_destiny() -> None:
    table = Table().give(A="t15")
    table.state.balance = [2, -2]
    set_order(table.in_play)
    assert table.order() == "AB"
