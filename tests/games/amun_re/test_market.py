"""Phase 2: market (section 7)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ennead.games.amun_re.rules.components import FIELDS, INSTANT_CARDS, POWER_SYMBOLS, PROVINCES
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import of, walk


def table_of(gold: int | str = 20, first: str = "A") -> Table:
    return Table(gold=gold, first=first).own(A="thebes edfu", B="mendes buto", C="abu berenike")


@pytest.mark.rule("AR-MKT-01")
def test_one_complete_turn_each_in_turn_order() -> None:
    table = table_of(first="C").market()
    assert table.waiting == "C market_action"
    assert str(table.refused("A: buy_stones 1")) == "not your turn: waiting C"
    table.do("C: buy_farmers 1")
    assert table.waiting == "C market_action"
    table.do("C: end")
    assert table.waiting == "A market_action"
    table.do("A: end", "B: end")
    assert table.waiting == "ABC offering_choice"
    assert table.happened("market_done") == ["C", "A", "B"]


@pytest.mark.rule("AR-MKT-02")
def test_cards_then_farmers_then_stones_each_optional() -> None:
    table = table_of().market()
    assert table.verbs("A") == {"buy_cards", "buy_farmers", "buy_stones", "end"}
    table.do("A: buy_cards 1, buy_farmers 1, place edfu, buy_stones 1, place edfu, end")
    assert table.golds[0] == 17
    assert (table.hand_size("A"), table.farmers("edfu"), table.stones("edfu")) == (1, 1, 1)
    table.do("B: buy_stones 2, place buto, place buto")
    assert table.gold("B") == 17
    table.do("C: end")
    assert table.gold("C") == 20


@pytest.mark.rule("AR-MKT-02", "AR-MKT-03")
@pytest.mark.parametrize(
    ("bought", "still_open"),
    [
        ("buy_cards 1", {"buy_farmers", "buy_stones"}),
        ("buy_farmers 1, place edfu", {"buy_stones"}),
        ("buy_stones 1, place edfu", set()),
        ("buy_cards 1, buy_farmers 1, place edfu", {"buy_stones"}),
        ("buy_cards 1, buy_stones 1, place edfu", set()),
    ],
)
def test_a_purchase_closes_its_kind_and_those_before(bought: str, still_open: set[str]) -> None:
    table = table_of().market().do(f"A: {bought}")
    assert {verb for verb in table.verbs("A") if verb.startswith("buy")} == still_open
    for closed in {"buy_cards", "buy_farmers", "buy_stones"} - still_open:
        if table.waiting == "A market_action":
            last = {"buy_farmers": "cards bought", "buy_stones": "farmers bought", "": "stones bought"}
            assert str(table.refused(f"A: {closed} 1")) == last[min(still_open, default="")]


@pytest.mark.rule("AR-MKT-04")
@settings(max_examples=40, deadline=None)
@given(count=st.integers(1, 60), spare=st.integers(0, 50))
def test_the_price_of_many_stones(count: int, spare: int) -> None:
    price = sum(range(1, count + 1))
    table = table_of(gold=price + spare).market().do(f"A: buy_stones {count}")
    assert table.gold("A") == spare


@pytest.mark.rule("AR-MKT-04")
@pytest.mark.parametrize(("count", "price"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)])
def test_the_printed_prices(count: int, price: int) -> None:
    table = table_of(gold=30).market().do(f"A: buy_stones {count}")
    assert table.gold("A") == 30 - price


@pytest.mark.rule("AR-MKT-04")
def test_every_kind_is_priced_by_itself() -> None:
    table = table_of().market()
    table.do("A: buy_cards 2")
    assert table.gold("A") == 17
    table.do("A: buy_farmers 2, place edfu, place edfu")
    assert table.gold("A") == 14
    table.do("A: buy_stones 2")
    assert table.gold("A") == 11


@pytest.mark.rule("AR-MKT-05")
def test_paid_at_once_and_never_more_than_the_gold() -> None:
    table = table_of(gold=5).market()
    assert table.offers("buy_stones", "A") == {"1", "2"}
    assert str(table.refused("A: buy_stones 3")) == "not enough gold: needs 6, has 5"
    assert str(table.refused("A: buy_farmers 3")) == "not enough gold: needs 6, has 5"
    table.do("A: buy_farmers 2")
    assert (table.waiting, table.gold("A")) == ("A place_farmer", 2)
    table.do("A: place edfu, place edfu")
    assert table.offers("buy_stones", "A") == {"1"}


@pytest.mark.rule("AR-MKT-05")
def test_a_price_met_exactly() -> None:
    table = table_of(gold=6).market().do("A: buy_stones 3")
    assert table.gold("A") == 0


@pytest.mark.rule("AR-MKT-06")
@pytest.mark.parametrize(
    "own", ["thebes edfu", "thebes memphis", "baharya thebes edfu", "damanhur", "abu sawu"]
)
def test_the_best_single_province_limits_cards(own: str) -> None:
    best = max(of(POWER_SYMBOLS, province) for province in own.split())
    table = Table(gold=99).own(A=own).market()
    assert table.offers("buy_cards", "A") == {str(count) for count in range(1, best + 1)}
    assert str(table.refused(f"A: buy_cards {best + 1}")) == f"too many cards: most {best}"


@pytest.mark.rule("AR-MKT-06")
def test_instant_symbols_do_not_count() -> None:
    assert (of(POWER_SYMBOLS, "buto"), of(INSTANT_CARDS, "buto")) == (0, 1)
    table = Table(gold=99).own(A="buto mendes").market()
    assert table.offers("buy_cards", "A") == set()
    assert str(table.refused("A: buy_cards 1")) == "no card symbols"


@pytest.mark.rule("AR-MKT-06")
def test_no_province_shows_more_than_four_symbols() -> None:
    assert max(POWER_SYMBOLS) == 4
    assert (of(POWER_SYMBOLS, "thebes"), of(POWER_SYMBOLS, "memphis")) == (2, 3)


@pytest.mark.rule("AR-MKT-07")
def test_bought_cards_may_be_played_or_sold_at_once() -> None:
    table = table_of().put("edfu", stones=2).deck("architect treasury").market()
    table.do("A: buy_cards 2")
    assert (table.hand("A"), table.happened("drew")) == ("architect treasury", ["A architect", "A treasury"])
    table.do("A: architect edfu, sell treasury")
    assert (table.pyramids("edfu"), table.hand("A"), table.gold("A")) == (1, "", 20 - 3 + 1)
    assert table.view(None)["power_deck"] == 37


@pytest.mark.rule("AR-MKT-08")
def test_farmers_are_limited_by_free_fields() -> None:
    table = Table(gold=99).own(A="thebes abu berenike").put("thebes", farmers=1).market()
    free = of(FIELDS, "thebes") - 1 + of(FIELDS, "abu")
    assert table.offers("buy_farmers", "A") == {str(count) for count in range(1, free + 1)}
    assert str(table.refused(f"A: buy_farmers {free + 1}")) == f"too few fields: most {free}"


@pytest.mark.rule("AR-MKT-09")
def test_farmers_go_on_free_fields_at_once() -> None:
    fields = of(FIELDS, "thebes")
    table = table_of().put("thebes", farmers=fields - 1).market().do("A: buy_farmers 3")
    assert (table.waiting, table.legal("A")) == ("A place_farmer", {"place thebes", "place edfu"})
    assert str(table.refused("A: place mendes")) == "not your province: province mendes"
    table.do("A: place thebes")
    assert table.farmers("thebes") == fields
    assert table.farmers("edfu") == 2, "only one place was left for the other two"
    assert table.waiting == "A market_action"


@pytest.mark.rule("AR-MKT-09")
def test_one_farmer_per_field() -> None:
    table = Table(gold=99).own(A="thebes edfu berenike").put("thebes", farmers=of(FIELDS, "thebes")).market()
    table.put("edfu", farmers=0).do("A: buy_farmers 1")
    assert (table.farmers("edfu"), table.farmers("berenike")) == (1, 0)
    table = Table(gold=99).own(A="thebes edfu abu").put("thebes", farmers=of(FIELDS, "thebes")).market()
    table.do("A: buy_farmers 1")
    assert str(table.refused("A: place thebes")) == "no free field: province thebes"


@pytest.mark.rule("AR-MKT-10")
@pytest.mark.parametrize(("gold", "most"), [(0, 0), (1, 1), (2, 1), (3, 2), (54, 9), (55, 10), (210, 20)])
def test_as_many_stones_as_can_be_paid(gold: int, most: int) -> None:
    table = table_of(gold=gold).give(A="treasury").market()
    assert table.offers("buy_stones", "A") == {str(count) for count in range(1, most + 1)}


@pytest.mark.rule("AR-MKT-11")
def test_stones_go_one_by_one_to_own_provinces() -> None:
    table = table_of().give(A="bribe").market().do("A: buy_stones 3")
    assert (table.waiting, table.legal("A")) == ("A place_stone", {"place thebes", "place edfu"})
    table.do("A: place thebes")
    assert (table.stones("thebes"), table.stones("edfu")) == (1, 0)
    assert str(table.refused("A: end")) == "other question"
    assert str(table.refused("A: place buto")) == "not your province: province buto"
    table.do("A: place edfu, place thebes")
    assert (table.stones("thebes"), table.stones("edfu"), table.waiting) == (2, 1, "A market_action")


@pytest.mark.rule("AR-MKT-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_placed_piece_never_moves(players: int) -> None:
    before = None
    for state in walk(players, seed=players):
        now = (state.round, state.farmers[:], state.free_farmers[:], state.stones[:], state.pyramids[:])
        if before is not None:
            for province in range(PROVINCES):
                if (before[0], now[0]) != (3, 4):
                    assert now[1][province] >= before[1][province]
                    assert now[2][province] >= before[2][province]
                if now[3][province] < before[3][province]:
                    assert now[4][province] > before[4][province], "stones only become pyramids"
        before = now


@pytest.mark.rule("AR-MKT-13")
def test_what_is_not_bought_is_forgone() -> None:
    table = table_of().market().do("A: buy_cards 1, end")
    assert table.waiting == "B market_action"
    assert str(table.refused("A: buy_stones 1")) == "not your turn: waiting B"
    table.do("B: end", "C: end")
    assert (table.waiting, table.gold("A")) == ("ABC offering_choice", 19)


@pytest.mark.rule("AR-MKT-13")
def test_the_turn_goes_on_until_the_player_ends_it() -> None:
    table = table_of().market()
    table.do("A: buy_cards 1, buy_farmers 1, place edfu")
    assert table.waiting == "A market_action"
    assert "end" in table.legal("A")
