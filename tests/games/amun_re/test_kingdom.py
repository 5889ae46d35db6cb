"""Change of kingdom (section 14)."""

import pytest

from ennead.core.codec import NOBODY
from ennead.games.amun_re.testing import Table

OWN = {"A": "edfu abydos buto", "B": "amarna thebes mendes", "C": "sawu kharga berenike"}


def scored() -> Table:
    """The New Kingdom has begun; there were pieces of all kinds in the old one."""
    table = Table(first="B", gold="7 8 9", round=3).own(**OWN).tile(3).give(A="architect", C="one_land bribe")
    table.put("edfu", farmers=2, free_farmers=1, stones=2, pyramids=1).put("mendes", farmers=4, stones=1)
    table.put("berenike", free_farmers=1, pyramids=2).scoring()
    return table.do("C: done", "A: done")


@pytest.mark.rule("AR-KNG-01")
def test_scribes_and_farmers_leave_the_board() -> None:
    table = scored()
    assert [table.seat_view(seat)["scribes"] for seat in "ABC"] == [3, 3, 3]
    assert table.state.farmers == table.state.free_farmers == [0] * 15


@pytest.mark.rule("AR-KNG-02")
def test_stones_and_pyramids_stay_and_nobody_controls_them() -> None:
    table = scored()
    assert [table.built(province) for province in ("edfu", "mendes", "berenike")] == [(1, 2), (0, 1), (2, 0)]
    assert table.state.owner == [NOBODY] * 15


@pytest.mark.rule("AR-KNG-02")
def test_control_comes_only_with_a_new_auction() -> None:
    table = scored()
    while table.state.phase == 0:
        table.idle()
    assert sum(owner != NOBODY for owner in table.state.owner) == 3


@pytest.mark.rule("AR-KNG-03")
def test_the_same_province_cards_come_again() -> None:
    table = Table(round=3).own(**OWN).scoring()
    in_use = {province for names in OWN.values() for province in names.split()}
    assert table.happened("new_kingdom", "round") == ["new_kingdom", "round 4 new"]
    assert table.view(None)["province_deck"] == 6
    seen: list[str] = []
    while not table.over:
        if table.state.phase == 0 and table.view(None)["for_sale"][0] not in seen:
            seen += table.view(None)["for_sale"]
        table.idle()
    assert sorted(seen) == sorted(in_use)


@pytest.mark.rule("AR-KNG-03")
def test_they_are_shuffled_anew() -> None:
    table = Table(round=3, draws={"province deck": "berenike amarna buto"}).own(**OWN).scoring()
    assert table.view(None)["for_sale"] == ["berenike", "amarna", "buto"]


@pytest.mark.rule("AR-KNG-04")
def test_everything_else_stays() -> None:
    table = scored()
    assert table.golds == [7, 8, 9]
    assert [table.hand(seat) for seat in "ABC"] == ["architect", "", "bribe one_land"]
    # A: Edfu's temple 3, 1 pyramid, west 5; B: Amarna's temple 3; C: 2 pyramids, east 5
    assert [table.vp(seat) for seat in "ABC"] == [9, 3, 7]
    assert (table.first, table.active_tile) == ("B", "tile3")
    shown = table.view(None)
    laid = sum(province["cards"] for province in shown["provinces"].values())
    assert (shown["power_deck"] + laid, shown["power_discard"]) == (36, {})
    assert table.waiting == "B auction_turn"
    table.until("offering_choice")
    assert all("thief" in table.legal(seat) for seat in "ABC")


@pytest.mark.rule("AR-KNG-04")
def test_the_discard_pile_is_not_shuffled_in() -> None:
    table = Table(round=3).own(**OWN).tile(1).give(A="one_bank bribe").scoring()
    table.do("A: score one_bank, sell bribe")
    assert (table.state.round, table.discarded()) == (4, {"bribe": 1, "one_bank": 1})
