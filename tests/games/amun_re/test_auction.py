"""Phase 1: auction (section 6)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.core.codec import NOBODY
from ennead.games.amun_re import GAME
from ennead.games.amun_re.rules.components import BID_CELLS, INSTANT_CARDS, INSTANT_STONES, PROVINCE
from ennead.games.amun_re.testing import Table
from ennead.testing import step_of
from tests.games.amun_re.walks import of, walk

CELLS = {str(amount) for amount in BID_CELLS}


# Opening


@pytest.mark.rule("AR-AUC-01")
@pytest.mark.parametrize(
    ("players", "for_sale"),
    [(3, "mendes edfu abu"), (4, "mendes edfu abu sawu"), (5, "mendes edfu abu sawu kharga")],
)
def test_only_as_many_provinces_as_players_are_for_sale(players: int, for_sale: str) -> None:
    table = Table.dealt(players, deal=for_sale)
    assert table.view(None)["for_sale"] == for_sale.split()
    assert {bid.split()[0] for bid in table.offers("bid", "A")} == set(for_sale.split())
    assert str(table.refused("A: bid thebes 0")) == "province not for sale: province thebes"
    assert table.view(None)["province_deck"] == 2 * players


@pytest.mark.rule("AR-AUC-02")
def test_instant_rewards_lie_open_or_face_down_before_the_first_bid() -> None:
    table = Table.dealt(3, deal="thebes dakhla abydos", deck="bribe treasury protection")
    assert table.waiting == "A auction_turn"
    assert table.happened("for_sale") == ["thebes 2", "dakhla 1", "abydos 0"]
    assert [table.view(None)["provinces"][name]["cards"] for name in ("thebes", "dakhla")] == [2, 1]
    assert (table.golds, table.stones("abydos")) == ([20, 20, 20], 0), "still on the provinces"
    assert [table.hand(seat) for seat in "ABC"] == ["architect"] * 3


@pytest.mark.rule("AR-AUC-03")
def test_face_down_cards_are_dealt_in_the_order_of_the_provinces() -> None:
    table = Table.dealt(3, deal="dakhla thebes buto", deck="bribe treasury protection one_land")
    assert table.view(None)["power_deck"] == 36 - 4
    table.do("A: bid dakhla 0", "B: bid thebes 0", "C: bid buto 0")
    assert table.happened("drew") == [
        "A bribe dakhla",
        "B treasury thebes",
        "B protection thebes",
        "C one_land buto",
    ]


# Bidding


@pytest.mark.rule("AR-AUC-04")
def test_bidding_goes_clockwise_from_the_first_player_round_after_round() -> None:
    table = Table(4, first="C").auction("mendes edfu abu sawu")
    asked = ""
    for bid in ("mendes 0", "mendes 1", "mendes 3", "mendes 6", "edfu 0", "edfu 1", "edfu 3"):
        asked += table.waiting[0]
        table.do(f"{table.waiting[0]}: bid {bid}")
    assert asked == "CDABCDA"
    assert table.waiting == "C auction_turn", "B's bid stands, so his turn is a pass"


@pytest.mark.rule("AR-AUC-05")
def test_a_bid_is_one_scribe_on_one_cell() -> None:
    assert BID_CELLS == (0, 1, 3, 6, 10, 15, 21, 28, 36)
    table = Table(gold=40).auction("mendes edfu abu")
    for province in ("mendes", "edfu", "abu"):
        assert table.offers(f"bid {province}", "A") == CELLS, "the same cells everywhere"
    table.do("A: bid edfu 10")
    shown = table.seat_view("A")
    assert (shown["bid"], shown["scribes"]) == ({"province": "edfu", "gold": 10}, 2)


@pytest.mark.rule("AR-AUC-06")
def test_any_cell_of_an_empty_province() -> None:
    table = Table(gold=40).auction("mendes edfu abu")
    table.do("A: bid mendes 10")
    assert table.offers("bid edfu", "B") == CELLS
    table.do("B: bid edfu 0")
    assert table.seat_view("B")["bid"] == {"province": "edfu", "gold": 0}


@pytest.mark.rule("AR-AUC-07")
@pytest.mark.parametrize("standing", range(9))
def test_only_higher_cells_where_a_bid_stands(standing: int) -> None:
    table = Table(gold=40).auction("mendes edfu abu").do(f"A: bid mendes {BID_CELLS[standing]}")
    assert table.offers("bid mendes", "B") == {str(amount) for amount in BID_CELLS[standing + 1 :]}


@pytest.mark.rule("AR-AUC-07")
def test_an_equal_bid_is_refused_and_cells_may_be_skipped() -> None:
    table = Table(gold=40).auction("mendes edfu abu").do("A: bid mendes 3")
    assert str(table.refused("B: bid mendes 3")) == "bid too low: province mendes, seat A, stands 3, needs 6"
    assert str(table.refused("B: bid mendes 1")) == "bid too low: province mendes, seat A, stands 3, needs 6"
    table.do("B: bid mendes 15")
    assert table.seat_view("B")["bid"] == {"province": "mendes", "gold": 15}


@pytest.mark.rule("AR-AUC-08")
@pytest.mark.parametrize(
    ("gold", "highest"), [(0, 0), (2, 1), (9, 6), (10, 10), (35, 28), (36, 36), (99, 36)]
)
def test_no_bid_above_the_gold_in_hand(gold: int, highest: int) -> None:
    table = Table(gold=gold).auction("mendes edfu abu")
    assert table.offers("bid abu", "A") == {str(amount) for amount in BID_CELLS if amount <= highest}


@pytest.mark.rule("AR-AUC-08")
def test_a_bid_too_dear_is_refused() -> None:
    table = Table(gold=9).auction("mendes edfu abu")
    assert str(table.refused("A: bid mendes 10")) == "not enough gold: needs 10, has 9"


@pytest.mark.rule("AR-AUC-09")
def test_cards_must_be_sold_before_they_pay_and_stay_sold() -> None:
    table = Table(gold="9 20 20").give(A="treasury").auction("mendes edfu abu")
    assert "10" not in table.offers("bid mendes", "A")
    table.do("A: sell treasury")
    assert table.waiting == "A auction_turn"
    table.do("A: bid mendes 10", "B: bid mendes 15")
    assert (table.gold("A"), table.hand("A"), table.discarded()) == (10, "", {"treasury": 1})


@pytest.mark.rule("AR-AUC-10")
def test_nobody_can_drop_out() -> None:
    table = Table(gold=0).auction("mendes edfu abu")
    assert table.verbs("A") == {"bid"}
    assert str(table.refused("A: pass")) == "other question"
    table.do("A: bid mendes 0")
    assert table.waiting == "B auction_turn"
    assert str(table.refused("B: pass")) == "other question"


@pytest.mark.rule("AR-AUC-11")
def test_a_standing_bid_must_pass() -> None:
    table = Table(4).give(A="treasury").auction("mendes edfu abu sawu")
    table.do("A: bid mendes 3", "B: bid edfu 0", "C: bid edfu 1", "D: bid edfu 3")
    assert table.waiting == "A auction_pass"
    assert table.legal("A") == {"pass", "sell treasury"}
    for move in ("bid mendes 6", "bid abu 0", "bid edfu 6"):
        assert str(table.refused(f"A: {move}")) == "your bid stands: province mendes"
    table.do("A: pass")
    assert table.waiting == "B auction_turn"
    assert table.seat_view("A")["bid"] == {"province": "mendes", "gold": 3}


@pytest.mark.rule("AR-AUC-11")
def test_the_pass_of_a_player_without_cards_needs_no_question() -> None:
    table = Table(4).auction("mendes edfu abu sawu")
    table.do("A: bid mendes 3", "B: bid edfu 0", "C: bid edfu 1", "D: bid edfu 3")
    assert (table.waiting, table.happened("passed")) == ("B auction_turn", ["A"])


@pytest.mark.rule("AR-AUC-12")
def test_an_outbid_player_gets_his_scribe_back_and_waits_for_his_turn() -> None:
    table = Table(4).auction("mendes edfu abu sawu").do("A: bid mendes 3")
    assert table.seat_view("A")["scribes"] == 2
    table.do("B: bid mendes 6")
    assert (table.seat_view("A")["scribes"], table.seat_view("A")["bid"]) == (3, None)
    assert table.waiting == "C auction_turn", "A is not asked before his turn"
    table.do("C: bid edfu 0", "D: bid edfu 1")
    assert table.waiting == "A auction_turn"


@pytest.mark.rule("AR-AUC-13")
def test_an_outbid_player_may_not_return_at_once() -> None:
    table = Table().auction("mendes edfu abu")
    table.do("A: bid mendes 3", "B: bid mendes 6", "C: bid edfu 0")
    assert table.seat_view("A")["barred"] == "mendes"
    assert table.offers("bid mendes", "A") == set()
    assert table.offers("bid edfu", "A") == {"1", "3", "6", "10", "15"}
    assert str(table.refused("A: bid mendes 10")) == "barred after outbid: province mendes"


@pytest.mark.rule("AR-AUC-14")
def test_only_the_latest_loss_is_barred() -> None:
    table = Table(4).auction("mendes edfu abu sawu")
    table.do("A: bid mendes 0", "B: bid mendes 1", "C: bid edfu 0", "D: bid edfu 1")
    table.do("A: bid edfu 3", "C: bid mendes 3", "D: bid abu 0")
    assert table.seat_view("A")["barred"] is None
    table.do("B: bid edfu 6")
    assert table.waiting == "A auction_turn"
    assert table.offers("bid mendes", "A") == {"6", "10", "15"}
    assert str(table.refused("A: bid edfu 10")) == "barred after outbid: province edfu"


@pytest.mark.rule("AR-AUC-14")
def test_no_ban_outlives_the_auction() -> None:
    table = Table().own(A="mendes", B="edfu", C="abu").auction("thebes buto sawu")
    table.do("A: bid thebes 0", "B: bid thebes 1", "C: bid buto 0", "A: bid sawu 0")
    assert table.state.barred == [NOBODY] * 3


@pytest.mark.rule("AR-AUC-15")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(3, 5))
def test_a_bid_of_nothing_is_always_possible(seed: int, players: int) -> None:
    for state in walk(players, seed):
        if state.round == 3:
            break
        if step_of(state) == "auction_turn":
            free = [province for province in state.for_sale if province not in state.bid_at]
            legal = {GAME.space.text(code) for code in state.options}
            assert free
            assert all(f"bid {PROVINCE.names[province]} 0" in legal for province in free)
            assert state.barred[state.actor] not in free


# End


@pytest.mark.rule("AR-AUC-16")
def test_the_auction_ends_when_every_province_carries_a_scribe() -> None:
    table = Table().give(A="treasury", C="bribe").auction("mendes edfu abu")
    table.do("A: bid mendes 3", "B: bid edfu 0", "C: bid abu 0")
    assert table.waiting == "A market_action"
    assert table.happened("passed") == [], "not even a pass is left"


@pytest.mark.rule("AR-AUC-16")
def test_also_in_the_middle_of_a_round() -> None:
    table = Table(4).give(B="treasury", C="bribe").auction("mendes edfu abu sawu")
    table.do("A: bid mendes 0", "B: bid mendes 1", "C: bid edfu 0", "D: bid abu 0", "A: bid sawu 0")
    assert table.waiting == "A market_action", "B and C are not asked to pass"


@pytest.mark.rule("AR-AUC-17")
def test_everybody_pays_his_standing_bid_only() -> None:
    table = Table().auction("mendes edfu abu")
    table.do("A: bid mendes 10", "B: bid mendes 15", "C: bid edfu 6", "A: bid edfu 10", "C: bid abu 3")
    assert table.happened("paid") == ["A edfu 10", "B mendes 15", "C abu 3"]
    assert table.golds == [10, 5, 17]


@pytest.mark.rule("AR-AUC-18")
def test_the_scribe_stays_in_the_province_won() -> None:
    table = Table().auction("mendes edfu abu")
    table.do("A: bid mendes 0", "B: bid mendes 1", "C: bid edfu 0", "A: bid abu 0")
    assert [table.owner(province) for province in ("mendes", "edfu", "abu")] == ["B", "C", "A"]
    assert [table.seat_view(seat)["scribes"] for seat in "ABC"] == [2, 2, 2]
    assert [table.seat_view(seat)["bid"] for seat in "ABC"] == [None] * 3


@pytest.mark.rule("AR-AUC-19")
def test_rewards_come_after_all_payments_in_turn_order() -> None:
    table = Table(first="C").auction("thebes dakhla abydos")
    table.do("C: bid dakhla 1", "A: bid thebes 3", "B: bid abydos 6")
    told = table.happened("paid", "instant_gold", "drew", "stone")
    assert [" ".join(line.split()[:2]) for line in told] == [
        *("paid C", "paid A", "paid B"),
        *("instant_gold C", "drew C"),
        *("drew A", "drew A"),
        "stone B",
    ]


@pytest.mark.rule("AR-AUC-19")
def test_one_player_takes_everything_before_the_next() -> None:
    assert of(INSTANT_STONES, "memphis") == 2
    table = Table(first="B").own(A="edfu", B="sawu", C="abu").auction("thebes memphis abydos")
    table.do("B: bid memphis 0", "C: bid thebes 0", "A: bid abydos 0")
    assert (table.waiting, table.hand_size("C")) == ("B place_stone", 0)
    table.do("B: place memphis")
    assert (table.waiting, table.hand_size("C")) == ("B place_stone", 0)
    table.do("B: place memphis")
    assert (table.waiting, table.hand_size("C")) == ("A place_stone", 2)


@pytest.mark.rule("AR-AUC-19")
def test_instant_gold_cannot_pay_for_the_bid() -> None:
    table = Table(gold=9).auction("dakhla edfu abu")
    assert str(table.refused("A: bid dakhla 10")) == "not enough gold: needs 10, has 9"
    table.do("A: bid dakhla 6", "B: bid edfu 0", "C: bid abu 0")
    assert table.gold("A") == 9 - 6 + 12


@pytest.mark.rule("AR-AUC-20")
def test_the_winner_gets_the_cards_without_any_symbol() -> None:
    table = Table().deck("treasury bribe").auction("dakhla buto mendes")
    table.do("A: bid dakhla 0", "B: bid buto 0", "C: bid buto 1", "B: bid mendes 0")
    assert [table.hand(seat) for seat in "ABC"] == ["treasury", "", "bribe"]
    assert table.offers("buy_cards", "A") == set(), "no symbol in Dakhla"


@pytest.mark.rule("AR-AUC-20")
def test_all_face_down_cards_go_to_the_winner() -> None:
    table = Table().deck("treasury bribe bribe one_land").auction("thebes baharya mendes")
    assert (of(INSTANT_CARDS, "thebes"), of(INSTANT_CARDS, "baharya")) == (2, 2)
    table.do("A: bid mendes 0", "B: bid thebes 0", "C: bid baharya 0")
    assert [table.hand(seat) for seat in "ABC"] == ["", "bribe treasury", "bribe one_land"]
    assert table.state.face_down == table.state.face_down_at == []


@pytest.mark.rule("AR-AUC-21")
def test_instant_stones_go_one_by_one_to_any_own_province() -> None:
    table = Table().own(A="edfu", B="sawu", C="abu").auction("memphis thebes mendes")
    table.do("A: bid memphis 0", "B: bid thebes 0", "C: bid mendes 0")
    assert (table.waiting, table.legal("A")) == ("A place_stone", {"place edfu", "place memphis"})
    assert str(table.refused("A: place sawu")) == "not your province: province sawu"
    table.do("A: place edfu")
    assert table.legal("A") == {"place edfu", "place memphis"}
    table.do("A: place memphis")
    assert (table.stones("edfu"), table.stones("memphis")) == (1, 1)
    assert table.waiting == "A market_action"


@pytest.mark.rule("AR-AUC-21")
def test_an_instant_stone_can_finish_a_pyramid() -> None:
    table = Table().own(A="edfu", B="sawu", C="abu").put("edfu", stones=2).auction("abydos thebes mendes")
    table.do("A: bid abydos 0", "B: bid thebes 0", "C: bid mendes 0", "A: place edfu")
    assert (table.built("edfu"), table.built("abydos")) == ((1, 0), (0, 0))


@pytest.mark.rule("AR-AUC-22")
def test_province_cards_are_discarded_after_the_rewards() -> None:
    table = Table().own(A="edfu", B="sawu", C="abu").auction("abydos thebes mendes")
    before = table.view(None)["province_discard"]
    table.do("A: bid abydos 0", "B: bid thebes 0", "C: bid mendes 0")
    assert table.waiting == "A place_stone"
    assert table.view(None)["for_sale"] == ["abydos", "thebes", "mendes"]
    table.do("A: place edfu")
    assert table.view(None)["for_sale"] == []
    assert table.view(None)["province_discard"] == [*before, "abydos", "thebes", "mendes"]


@pytest.mark.rule("AR-AUC-23")
def test_buildings_come_under_the_control_of_the_winner() -> None:
    table = Table(round=6).own(A="mendes sawu", B="thebes amarna", C="avaris buto")
    table.put("edfu", stones=2, pyramids=2).give(B="architect", A="bribe").auction("edfu abu berenike")
    table.do("A: bid abu 0", "B: bid edfu 0", "C: bid berenike 0")
    assert table.built("edfu") == (2, 2)
    table.do("A: end")
    assert "architect edfu" in table.legal("B")
    table.do("B: end").until("scoring_cards")
    assert table.points("B")["pyramids"] == 2
    assert table.points("B")["majority_west"] == 5
