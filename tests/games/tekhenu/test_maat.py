"""Section 20: the Maat phase."""

import pytest

from ennead.games.tekhenu.rules.maat import balance_of, set_order
from ennead.games.tekhenu.testing import Table

QUIET = "anubis-yellow-1 anubis-yellow-1 anubis-yellow-1 anubis-yellow-1"


@pytest.mark.rule("TK-MAA-02", "TK-EX-22")
def test_balance() -> None:
    table = Table().pans(A="pure-white-2 pure-white-3 tainted-gray-5 tainted-gray-4").excess(A="bread 2")
    assert balance_of(table.state, 0) == -6


@pytest.mark.rule("TK-EX-22", "TK-MAA-03", "TK-MAA-05", "TK-MAA-06")
@pytest.mark.parametrize(
    ("move", "balance", "lost"), [("no_faith", -6, 2), ("faith left 1", -5, 1), ("faith right 1", -7, 2)]
)
def test_faith_on_one_pan(move: str, balance: int, lost: int) -> None:
    table = Table().pans(A="pure-white-2 pure-white-3 tainted-gray-5 tainted-gray-4", B="pure-brown-1 " * 4)
    table.excess(A="bread 2").goods(A="faith 1").run("maat")
    assert table.legal() == {"no_faith", "faith left 1", "faith right 1"}
    table.do(move)
    assert table.state.balance[0] == balance
    assert table.won() == -lost


@pytest.mark.rule("TK-MAA-03")
def test_any_number_of_tokens() -> None:
    table = Table().goods(A="faith 3").pans(A=QUIET, B="pure-brown-1 " * 4).run("maat")
    assert len(table.legal()) == 7
    assert str(table.refused("faith left 4")).startswith("not enough")
    assert table.do("faith left 3").state.balance[0] == 3


@pytest.mark.rule("TK-MAA-04")
def test_faith_is_laid_in_the_old_order() -> None:
    table = Table(3, order="CAB").goods(A="faith 1", B="faith 1", C="faith 1").run("maat")
    order = ""
    while table.asks == "faith":
        order += table.actor
        table.do("no_faith")
    assert order == "CAB"


@pytest.mark.rule("TK-MAA-05")
def test_the_marker_is_cut_at_ten() -> None:
    table = Table().pans(A="pure-white-6 " * 4, B="tainted-gray-6 " * 4).run("maat_order")
    assert table.state.balance == [10, -10]
    assert table.order() == "BA"  # 10 and 10: C02 beats C01
    assert table.won("B") == -3


@pytest.mark.rule("TK-MAA-06")
@pytest.mark.parametrize(
    ("balance", "lost"),
    [(2, 0), (0, 0), (-1, 0), (-2, 0), (-3, 1), (-5, 1), (-6, 2), (-8, 2), (-9, 3), (-10, 3), (-15, 3)],
)
def test_loss_of_points(balance: int, lost: int) -> None:
    table = Table()
    table.state.faith_laid[0] = balance
    table.run("maat_order")
    assert table.won() == -lost


@pytest.mark.rule("TK-GEN-07")
def test_points_never_drop_below_zero() -> None:
    table = Table().scored(A=2)
    table.state.faith_laid[0] = -10
    table.run("maat_order")
    assert table.vp() == 0


@pytest.mark.rule("TK-EX-23", "TK-MAA-06", "TK-MAA-07", "TK-MAA-08", "TK-MAA-09", "TK-INV-12")
def test_the_new_order() -> None:
    table = Table(4)
    table.state.faith_laid = [-2, 2, 0, -7]
    table.state.destiny = [1, 3, 0, 2]
    table.run("maat_order")
    assert table.order() == "CBAD"
    assert [table.won(letter) for letter in "ABCD"] == [0, 0, 0, -2]


@pytest.mark.rule("TK-MAA-10", "TK-SCO-14", "TK-GEN-05")
def test_the_second_marker_does_nothing_before_the_first() -> None:
    table = Table(arrow=1)
    table.state.markers = [4, 2]
    table.state.arrow = 2
    table.state.maat = 1
    table.run("maat_order")
    assert "scoring" not in table.names_told()
    due = Table(arrow=1)
    due.state.markers = [4, 2]
    due.state.arrow, due.state.maat = 4, 2
    due.run("maat_order")
    assert "scoring" in due.names_told()
    assert due.state.markers == [2]


@pytest.mark.rule("TK-MAA-11", "TK-MAA-12", "TK-INV-15", "TK-INV-01")
def test_clearing() -> None:
    table = Table(dice="ra-gray-1").pans(A="pure-white-1 tainted-gray-2 anubis-black-3 pure-yellow-4")
    table.pans(B="pure-brown-1 " * 4).goods(A="faith 3 gold 2 bread 1").excess(A="bread 4")
    table.state.faith_laid[0] = 2
    table.run("clearing")
    assert table.state.bag == [4, 4, 4, 4, 5]
    assert table.all_goods() == {"gold": 2, "bread": 1}
    assert table.over_pan() == 0
    assert table.state.faith_laid == [0, 0]


@pytest.mark.rule("TK-MAA-13", "TK-MAA-14", "TK-ROT-03")
def test_new_destinies_one_after_the_other_then_dice() -> None:
    table = Table(3, order="BCA", dice="ra-gray-1").run("new_destinies")
    assert table.actor == "B"
    assert table.offers("destiny") == {"c01", "c02", "c03", "c04"}
    table.do("B: destiny c02")
    assert table.has("gold", "B") == 1
    assert table.offers("destiny") == {"c01", "c03", "c04"}
    table.do("C: destiny c03")
    assert table.asks == "marker"
    table.do("C: move population, A: destiny c04")
    assert table.population("C") == 6
    assert table.has("faith") == 1
    assert len(table.state.wheel) == 7
    assert table.state.round == 2
    assert table.actor == "B"


@pytest.mark.rule("TK-MAA-01")
def test_the_order_of_the_phase() -> None:
    table = Table(arrow=2).give(A="t15").pans(A="tainted-gray-3 " * 4, B="pure-brown-1 " * 4)
    table.state.arrow, table.state.maat = 5, 1
    table.state.markers = [5, 3]
    table.run("maat").do("faith left 1")
    wanted = ("maat", "gained", "faith_laid", "balance", "lost_vp", "turn_order", "scoring", "cleared")
    seen: list[str] = []
    for name in table.names_told():
        if name in wanted and name not in seen:
            seen.append(name)
    assert seen == list(wanted)


@pytest.mark.rule("TK-MAA-08")
def test_equal_balance_goes_by_ankh() -> None:
    table = Table(4)
    table.state.balance = [1, -1, 1, -1]
    set_order(table.in_play)
    assert table.order() == "DCBA"
