"""Phase 3: offering (section 9)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ennead
from ennead.games.amun_re.rules.components import FIELDS, MAX_OFFER, POWER_SYMBOLS
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import of

FOUR = {"A": "thebes", "B": "edfu", "C": "mendes", "D": "buto"}


def table_of(players: int = 4, gold: int | str = 20, first: str = "A") -> Table:
    owned = {seat: FOUR[seat] for seat in "ABCD"[:players]}
    return Table(players, gold=gold, first=first).own(**owned)


# Preparing


@pytest.mark.rule("AR-OFF-01")
def test_all_prepare_at_once_and_are_revealed_together() -> None:
    table = table_of(3).offering()
    assert table.waiting == "ABC offering_choice"
    table.do("C: offer 9", "A: offer 4")
    assert table.waiting == "B offering_choice"
    assert table.happened("offered", "thief", "total") == []
    assert [table.seat_view(seat)["offered"] for seat in "ABC"] == [None] * 3
    table.do("B: thief")
    assert table.happened("offered", "thief", "total") == [
        "offered A 4 False",
        "thief B False",
        "offered C 9 False",
        "total 10",
    ]


@pytest.mark.rule("AR-OFF-02")
def test_gold_or_the_thief_but_never_nothing() -> None:
    table = table_of(3, gold=4).offering()
    assert table.legal("A") == {"thief", "offer 1", "offer 2", "offer 3", "offer 4"}
    with pytest.raises(ennead.UnknownAction):
        table.do("A: offer 0")
    table.do("A: offer 2")
    assert str(table.refused("A: thief")) == "not your turn: waiting B C"
    table.do("B: thief")
    assert str(table.refused("B: offer 1")) == "not your turn: waiting C"


@pytest.mark.rule("AR-OFF-03")
@pytest.mark.parametrize("gold", [0, 1, 7, MAX_OFFER - 1, MAX_OFFER, MAX_OFFER + 50])
def test_no_more_than_the_gold_nor_the_bound(gold: int) -> None:
    table = table_of(3, gold=f"{gold} 5 5").give(A="treasury").offering()
    most = min(gold, MAX_OFFER)
    assert table.offers("offer", "A") == {str(amount) for amount in range(1, most + 1)}


@pytest.mark.rule("AR-OFF-03")
def test_an_offering_beyond_the_gold_is_refused() -> None:
    table = table_of(3, gold=7).offering()
    assert str(table.refused("A: offer 8")) == "not enough gold: needs 8, has 7"


@pytest.mark.rule("AR-OFF-04")
def test_one_offering_change_with_gold_or_thief() -> None:
    table = table_of(3).give(A="offering_change offering_change", B="offering_change bribe", C="bribe")
    table.offering()
    assert "change yes" not in table.legal("A"), "never alone"
    assert {verb for seat in "ABC" for verb in table.verbs(seat)} == {"thief", "offer", "sell"}
    table.do("C: offer 1", "A: offer 5")
    assert table.legal("A") == {"change no", "change yes"}
    table.do("A: change yes")
    assert table.legal("A") == set(), "only one of the two"
    table.do("B: thief, change yes")
    assert table.happened("offered", "thief") == ["offered A 5 True", "thief B True", "offered C 1 False"]
    assert (table.hand("A"), table.hand("B")) == ("offering_change", "bribe")


@pytest.mark.rule("AR-OFF-05")
def test_a_prepared_offering_can_be_changed_until_the_last_player_is_ready() -> None:
    table = table_of(3).offering().do("A: offer 5", "B: thief")
    assert str(table.refused("A: offer 6")) == "not your turn: waiting C"
    table.retract("A")
    assert (table.actor, table.seat_view("A")["ready"]) == ("AC", False)
    table.do("A: offer 6", "C: thief")
    assert table.gold("A") == 14
    with pytest.raises(ennead.CannotUndo):
        table.retract("A")


@pytest.mark.rule("AR-OFF-05")
def test_taking_back_covers_the_change_but_no_sale() -> None:
    table = table_of(3).give(A="offering_change treasury").offering()
    table.do("A: sell treasury, offer 5")
    assert str(table.refused("A: offer 6")) == "other question"
    assert str(table.refused("A: sell offering_change")) == "no sale now"
    table.do("A: change yes")
    table.retract("A")
    assert (table.gold("A"), table.hand("A")) == (21, "offering_change")
    assert table.legal("A") >= {"thief", "offer 21", "sell offering_change"}


# Total and tile


@pytest.mark.rule("AR-OFF-06")
def test_offered_gold_is_gone_whatever_it_earns() -> None:
    table = table_of().offering().do("A: offer 1", "B: offer 9", "C: offer 1")
    assert table.golds == [20, 20, 20, 20], "not before the reveal"
    table.do("D: thief")
    assert table.golds == [19, 11, 19, 23]


@pytest.mark.rule("AR-OFF-07")
@settings(max_examples=60, deadline=None)
@given(offers=st.lists(st.integers(0, 20), min_size=3, max_size=5))
def test_the_total(offers: list[int]) -> None:
    table = Table(len(offers)).own(A="thebes", B="edfu", C="mendes").offering()
    for seat, gold in zip("ABCDE", offers, strict=False):
        table.do(f"{seat}: offer {gold}" if gold else f"{seat}: thief")
    assert table.happened("total") == [str(sum(offers) - 3 * offers.count(0))]


@pytest.mark.rule("AR-OFF-08")
def test_changes_move_the_total_in_turn_order_one_after_the_other() -> None:
    table = table_of(first="C").give(A="offering_change", C="offering_change", D="offering_change")
    table.offering()
    table.do("A: offer 5, change yes", "B: offer 4", "C: offer 3, change yes", "D: thief, change yes")
    assert (table.waiting, table.legal("C")) == ("C offering_change_direction", {"turn up", "turn down"})
    table.do("C: turn up")
    assert table.view("D")["total"] == 12, "he knows the earlier choice"
    assert table.waiting == "D offering_change_direction"
    table.do("D: turn down")
    assert table.waiting == "A offering_change_direction"
    table.do("A: turn down")
    assert table.happened("changed_total") == ["C 3 12", "D -3 9", "A -3 6"]
    assert table.happened("active_tile") == ["tile2 6"]


@pytest.mark.rule("AR-OFF-08")
def test_whoever_did_not_add_it_has_no_say() -> None:
    table = table_of(3).give(A="offering_change").offering()
    table.do("A: offer 5, change no", "B: offer 4", "C: offer 3")
    assert table.happened("changed_total") == []
    assert (table.hand("A"), table.waiting) == ("offering_change", "A reward_choice")


@pytest.mark.rule("AR-OFF-09")
def test_a_change_alters_no_rank() -> None:
    table = table_of(3).give(A="offering_change").offering()
    table.do("A: offer 5, change yes", "B: offer 6", "C: offer 1", "A: turn up")
    assert table.state.total == 15
    assert table.happened("rewards") == ["B 1 3", "A 2 2", "C 3 1"]
    assert [table.seat_view(seat)["offered"] for seat in "ABC"] == [5, 6, 1]
    assert table.gold("A") == 15


@pytest.mark.rule("AR-OFF-10")
@pytest.mark.parametrize(
    ("total", "tile"),
    [(3, "tile2"), (12, "tile2"), (13, "tile3"), (22, "tile3"), (23, "tile4"), (24, "tile4"), (60, "tile4")],
)
def test_the_tile_whose_range_holds_the_total(total: int, tile: str) -> None:
    table = table_of(3, gold=60).tile(1).offering()
    table.do(f"A: offer {total - 2}", "B: offer 1", "C: offer 1")
    assert (table.happened("active_tile"), table.active_tile) == ([f"{tile} {total} tile1"], tile)


@pytest.mark.rule("AR-OFF-10")
def test_the_new_tile_replaces_the_former() -> None:
    table = table_of(3).tile(4).offering()
    assert table.active_tile == "tile4"
    table.do("A: offer 1", "B: offer 1", "C: offer 1")
    assert table.active_tile == "tile2"


@pytest.mark.rule("AR-OFF-11")
@pytest.mark.parametrize(("offer", "total"), [("thief", -9), ("offer 1", -5), ("offer 6", 0), ("offer 8", 2)])
def test_two_or_less_gives_the_lowest_tile(offer: str, total: int) -> None:
    table = table_of(3).tile(3).offering().do(f"A: {offer}", "B: thief", "C: thief")
    assert table.happened("active_tile") == [f"tile1 {total} tile3"]


@pytest.mark.rule("AR-OFF-12")
def test_the_thief_takes_3_and_comes_back() -> None:
    table = table_of(3, gold=5).offering().do("A: offer 2", "B: thief", "C: thief")
    assert table.happened("stole") == ["B 3", "C 3"]
    assert table.golds == [3, 8, 8]
    table.until("offering_choice")
    assert all("thief" in table.legal(seat) for seat in "ABC")


# Rewards and the new First Player


@pytest.mark.rule("AR-OFF-13")
def test_equal_offerings_rank_in_turn_order() -> None:
    table = table_of(first="C").offering()
    table.do("A: offer 4", "B: offer 7", "C: offer 4", "D: offer 4")
    assert table.happened("rewards") == ["B 1 3", "C 2 2", "D 3 1", "A 4 1"]


@pytest.mark.rule("AR-OFF-13")
@settings(max_examples=80, deadline=None)
@given(offers=st.lists(st.integers(0, 3), min_size=3, max_size=5), first=st.integers(0, 2))
def test_the_ranking(offers: list[int], first: int) -> None:
    table = Table(len(offers), first="ABC"[first]).own(A="thebes", B="edfu", C="mendes").offering()
    for seat, gold in zip("ABCDE", offers, strict=False):
        table.do(f"{seat}: offer {gold}" if gold else f"{seat}: thief")
    clockwise = [(first + step) % len(offers) for step in range(len(offers))]
    ranked = sorted((seat for seat in clockwise if offers[seat]), key=lambda seat: -offers[seat])
    expected = [f"{'ABCDE'[seat]} {place + 1} {max(3 - place, 1)}" for place, seat in enumerate(ranked)]
    assert table.happened("rewards") == expected


@pytest.mark.rule("AR-OFF-14")
def test_three_two_and_one_rewards() -> None:
    table = Table(5).own(A="thebes", B="edfu", C="mendes", D="buto", E="abu").offering()
    table.do("A: offer 5", "B: offer 4", "C: offer 3", "D: offer 2", "E: offer 1")
    taken = ""
    while "reward_choice" in table.waiting:
        taken += table.waiting[0]
        table.do(f"{table.waiting[0]}: take_card")
    assert taken == "AAABBCDE"
    assert table.happened("rewards") == ["A 1 3", "B 2 2", "C 3 1", "D 4 1", "E 5 1"]


@pytest.mark.rule("AR-OFF-14")
def test_a_thief_takes_no_reward() -> None:
    table = table_of().offering().do("A: thief", "B: offer 1", "C: thief", "D: offer 2")
    taken = ""
    while "reward_choice" in table.waiting:
        taken += table.waiting[0]
        table.do(f"{table.waiting[0]}: take_card")
    assert taken == "DDDBB"


@pytest.mark.rule("AR-OFF-15")
def test_rewards_may_be_mixed_and_symbols_do_not_matter() -> None:
    assert of(POWER_SYMBOLS, "mendes") == 0
    table = table_of(3).deck("bribe").offering().do("A: thief", "B: offer 1", "C: offer 2")
    assert table.legal("C") == {"take_card", "take_farmer mendes", "take_stone mendes"}
    table.do("C: take_card, take_farmer mendes, take_stone mendes")
    assert (table.hand("C"), table.farmers("mendes"), table.stones("mendes")) == ("bribe", 1, 1)
    assert table.gold("C") == 18, "free of charge"
    table.do("B: take_card, take_card")
    assert table.hand_size("B") == 2


@pytest.mark.rule("AR-OFF-16")
def test_a_reward_farmer_needs_a_free_field() -> None:
    fields = of(FIELDS, "thebes")
    table = Table().own(A="thebes berenike", B="edfu", C="mendes").put("thebes", farmers=fields - 1)
    table.offering().do("A: offer 1", "B: thief", "C: thief")
    assert table.offers("take_farmer", "A") == {"thebes"}, "Berenike has no fields"
    table.do("A: take_farmer thebes")
    assert (table.farmers("thebes"), table.free_farmers("thebes")) == (fields, 0)
    assert table.offers("take_farmer", "A") == set()
    assert str(table.refused("A: take_farmer thebes")) == "no free field: province thebes"


@pytest.mark.rule("AR-OFF-17")
def test_a_reward_stone_goes_to_any_own_province() -> None:
    table = Table().own(A="thebes berenike", B="edfu", C="mendes").put("thebes", stones=2)
    table.offering().do("A: offer 1", "B: thief", "C: thief")
    assert table.offers("take_stone", "A") == {"thebes", "berenike"}
    assert str(table.refused("A: take_stone edfu")) == "not your province: province edfu"
    table.do("A: take_stone thebes, take_stone berenike")
    assert (table.built("thebes"), table.built("berenike")) == ((1, 0), (0, 1))


@pytest.mark.rule("AR-OFF-18")
def test_rewards_one_at_a_time_in_rank_order() -> None:
    table = table_of(3).deck("bribe treasury").offering()
    table.do("A: offer 1", "B: offer 2", "C: offer 3")
    assert table.waiting == "C reward_choice"
    table.do("C: take_card")
    assert table.seat_view("C", viewer="C")["hand"] == {"bribe": 1}, "seen before the next choice"
    assert str(table.refused("B: take_card")) == "not your turn: waiting C"
    table.do("C: take_stone mendes, take_card")
    assert (table.hand("C"), table.waiting) == ("bribe treasury", "B reward_choice")
    table.do("B: take_card, take_card")
    assert table.waiting == "A reward_choice"


@pytest.mark.rule("AR-OFF-19")
def test_a_reward_cannot_be_declined() -> None:
    table = table_of(3).offering().do("A: offer 1", "B: thief", "C: thief")
    assert table.verbs("A") == {"take_card", "take_farmer", "take_stone"}
    assert str(table.refused("A: pass")) == "other phase: phase auction"
    assert str(table.refused("A: done")) == "other question"


@pytest.mark.rule("AR-OFF-20")
def test_rank_1_gets_the_marker_before_the_harvest() -> None:
    table = table_of(3).give(A="bribe", B="treasury", C="bribe").offering()
    table.do("A: offer 1", "B: thief", "C: offer 2", "C: take_card, take_card")
    assert table.first == "A", "not before the rewards"
    table.do("C: take_card", "A: take_card, take_card")
    assert (table.first, table.happened("marker"), table.waiting) == ("C", ["C A"], "C harvest_cards")


@pytest.mark.rule("AR-OFF-21")
def test_if_all_steal_the_marker_stays() -> None:
    table = table_of(3, first="B").give(B="bribe").offering().do("A: thief", "B: thief", "C: thief")
    assert (table.first, table.happened("marker"), table.happened("rewards")) == ("B", [], [])
    assert table.waiting == "B harvest_cards"
    assert table.golds == [23, 23, 23]
