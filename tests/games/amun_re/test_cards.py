"""Power cards (section 11)."""

import pytest

from ennead.games.amun_re.rules.components import BID_CELLS, CARD, CARD_COUNT, CARDS, FIELDS
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import of

OWN = {"A": "thebes edfu", "B": "mendes", "C": "abu"}
ACTIONS = {  # What playing each card looks like, when it is possible in Edfu
    "protection": "protect",
    "bribe": "bribe edfu 10",
    "architect": "architect edfu",
    "free_farmer": "free_farmer edfu",
    "big_harvest": "big_harvest edfu",
    "treasury": "treasury edfu",
    "one_bank": "score one_bank",
}


# General


@pytest.mark.rule("AR-PWR-01")
def test_39_cards_of_12_types() -> None:
    counts = {
        "protection": 2,
        "bribe": 2,
        "architect": 8,
        "free_farmer": 5,
        "offering_change": 4,
        "big_harvest": 5,
        "treasury": 3,
        "master_scribe": 2,
        "master_farmer": 2,
        "one_bank": 2,
        "nile_or_not": 2,
        "one_land": 2,
    }
    assert dict(zip(CARD.names, CARD_COUNT, strict=True)) == counts
    assert (CARDS, sum(CARD_COUNT)) == (12, 39)
    table = Table.dealt(4)
    state = table.state
    everywhere = (
        state.deck + state.face_down + [card for card in range(12) for _ in range(sum(state.hand[card::12]))]
    )
    assert sorted(everywhere) == [card for card in range(12) for _ in range(CARD_COUNT[card])]


def at_every_phase() -> dict[str, Table]:
    """A holds one of everything, in a province with two stones and a farmer, at each of his decisions."""

    def ready() -> Table:
        table = Table().own(A="edfu memphis", B="mendes", C="abu").tile(2)
        table.give(A=" ".join(CARD.names))
        return table.put("edfu", stones=2, farmers=1)

    auction = Table().own(A="memphis", B="mendes", C="abu").give(A=" ".join(CARD.names)).put("edfu", stones=2)
    auction.auction("edfu sawu buto").do("A: bid edfu 3", "B: bid edfu 6", "C: bid sawu 0")
    offering = ready().offering()
    reward = ready().offering().do("A: offer 1, change no", "B: thief", "C: thief")
    instant = Table().own(A="edfu", B="mendes", C="abu").give(A=" ".join(CARD.names)).put("edfu", stones=2)
    instant.auction("abydos sawu buto").do("A: bid abydos 0", "B: bid sawu 0", "C: bid buto 0")
    scoring = ready().scoring()
    return {
        "auction": auction,
        "instant": instant,
        "market": ready().market(),
        "offering": offering,
        "reward": reward,
        "harvest": ready().harvest(),
        "scoring": scoring,
    }


@pytest.mark.rule("AR-PWR-02")
@pytest.mark.parametrize(
    ("phase", "asks", "playable"),
    [
        ("auction", "A auction_turn", {"protection", "bribe"}),
        ("instant", "A place_stone", set()),
        ("market", "A market_action", {"architect", "free_farmer"}),
        ("offering", "ABC offering_choice", set()),
        ("reward", "A reward_choice", set()),
        ("harvest", "A harvest_cards", {"big_harvest", "treasury"}),
        ("scoring", "A scoring_cards", {"one_bank"}),
    ],
)
def test_a_card_is_played_only_in_its_phase(phase: str, asks: str, playable: set[str]) -> None:
    table = at_every_phase()[phase]
    assert table.waiting == asks
    assert {card for card, action in ACTIONS.items() if action in table.legal("A")} == playable
    for card in set(ACTIONS) - playable:
        table.refused(f"A: {ACTIONS[card]}")


@pytest.mark.rule("AR-PWR-02")
@pytest.mark.parametrize("phase", ["instant", "offering", "reward"])
def test_why_an_architect_or_free_farmer_is_refused_outside_the_market(phase: str) -> None:
    table = at_every_phase()[phase]
    assert str(table.refused("A: free_farmer edfu")) == "other phase: phase market"
    assert str(table.refused("A: architect edfu")) == "other phase: phase market", (
        "there are two stones in Edfu"
    )


@pytest.mark.rule("AR-PWR-03")
def test_no_two_alike_in_one_auction() -> None:
    table = Table(4).give(A="bribe bribe protection protection").auction("mendes edfu abu sawu")
    table.do("A: protect")
    assert str(table.refused("A: protect")) == "card already played: card protection"
    table.do("A: bid mendes 0", "B: bid mendes 3", "C: bid edfu 0", "D: bid edfu 1")
    table.do("A: bribe mendes 6", "B: bid edfu 3", "C: bid mendes 15", "D: bid abu 0")
    assert table.waiting == "A auction_turn"
    assert str(table.refused("A: bribe mendes 21")) == "card already played: card bribe"


@pytest.mark.rule("AR-PWR-03")
def test_no_two_alike_in_one_market_but_different_ones() -> None:
    table = Table().own(**OWN).give(A="architect architect free_farmer free_farmer", B="architect")
    table.put("thebes", stones=2).put("edfu", stones=2).put("mendes", stones=2).market()
    table.do("A: architect thebes, free_farmer thebes")
    assert str(table.refused("A: architect edfu")) == "card already played: card architect"
    assert str(table.refused("A: free_farmer edfu")) == "card already played: card free_farmer"
    table.do("A: end")
    assert "architect mendes" in table.legal("B"), "what others play does not matter"


@pytest.mark.rule("AR-PWR-03")
def test_no_two_alike_in_one_harvest_or_scoring() -> None:
    table = Table().own(A="edfu buto memphis").give(A="treasury treasury one_bank one_bank").tile(2).harvest()
    table.do("A: treasury edfu")
    assert str(table.refused("A: treasury buto")) == "card already played: card treasury"
    table.do("A: done, score one_bank")
    assert str(table.refused("A: score one_bank")) == "card already played: card one_bank"


@pytest.mark.rule("AR-PWR-03")
def test_again_in_the_next_round() -> None:
    table = Table().own(**OWN).give(A="architect architect").put("thebes", stones=2).put("edfu", stones=2)
    table.market().do("A: architect thebes").until("auction_turn").until("A market_action")
    assert "architect edfu" in table.legal("A")


@pytest.mark.rule("AR-PWR-04")
def test_a_played_card_is_discarded_at_once() -> None:
    table = Table().give(A="protection").auction("mendes edfu abu").do("A: protect")
    assert (table.discarded(), table.hand("A")) == ({"protection": 1}, "")
    table.do("A: bid mendes 3")
    assert table.offers("bid mendes", "B") == {"10", "15"}, "the effect goes on without it"


@pytest.mark.rule("AR-PWR-04")
def test_an_offering_change_is_discarded_at_the_reveal() -> None:
    table = Table().own(**OWN).give(A="offering_change").offering().do("A: thief, change yes", "B: thief")
    assert table.discarded() == {}
    table.do("C: thief")
    assert table.waiting == "A offering_change_direction"
    assert (table.discarded(), table.hand("A")) == ({"offering_change": 1}, "")


@pytest.mark.rule("AR-PWR-05")
def test_no_hand_limit() -> None:
    table = Table(gold=99).own(A="baharya").hoard("A", "architect bribe treasury treasury").market()
    assert table.hand_size("A") == 35
    table.do("A: buy_cards 4")
    assert (table.hand_size("A"), table.waiting) == (39, "A market_action")


# Protection


@pytest.mark.rule("AR-PWR-06")
def test_protection_before_the_bid_or_on_a_pass() -> None:
    table = Table(4).give(A="protection", B="protection").auction("mendes edfu abu sawu")
    assert "protect" in table.legal("A")
    table.do("A: protect")
    assert table.waiting == "A auction_turn", "the bid is still to come"
    table.do("A: bid mendes 0", "B: bid edfu 0", "C: bid abu 0", "D: bid abu 1")
    assert table.waiting == "B auction_pass", "A has no card left"
    assert table.legal("B") == {"pass", "protect", "sell protection"}
    table.do("B: protect")
    assert table.waiting == "C auction_turn", "that was his turn"
    assert table.offers("bid edfu", "C") == {"3", "6", "10", "15"}
    assert [table.seat_view(seat)["protected"] for seat in "ABCD"] == [True, True, False, False]


@pytest.mark.rule("AR-PWR-06")
def test_protection_only_on_ones_own_turn() -> None:
    table = Table().give(A="protection").auction("mendes edfu abu").do("A: bid mendes 0")
    assert str(table.refused("A: protect")) == "not your turn: waiting B"


@pytest.mark.rule("AR-PWR-07")
@pytest.mark.parametrize("cell", range(9))
def test_a_protected_bid_is_beaten_two_cells_above(cell: int) -> None:
    table = Table(gold=40).give(A="protection").auction("mendes edfu abu")
    table.do(f"A: protect, bid mendes {BID_CELLS[cell]}")
    assert table.offers("bid mendes", "B") == {str(gold) for gold in BID_CELLS[cell + 2 :]}


@pytest.mark.rule("AR-PWR-07")
def test_protection_ends_with_the_auction() -> None:
    table = Table(round=1).give(A="protection").auction("mendes edfu abu")
    table.do("A: protect, bid mendes 0", "B: bid edfu 0", "C: bid abu 0").until("auction_turn")
    assert [table.seat_view(seat)["protected"] for seat in "ABC"] == [False] * 3
    province = table.view(None)["for_sale"][0]
    table.do(f"A: bid {province} 0")
    assert "1" in table.offers(f"bid {province}", "B")


@pytest.mark.rule("AR-PWR-08")
def test_protection_follows_the_player() -> None:
    table = Table().give(A="protection").auction("mendes edfu abu")
    table.do("A: protect, bid mendes 1", "B: bid mendes 6", "C: bid mendes 10")
    assert table.seat_view("A")["protected"]
    table.do("A: bid edfu 3")
    assert table.offers("bid edfu", "B") == {"10", "15"}
    assert str(table.refused("B: bid edfu 6")) == (
        "bid too low for protection: province edfu, seat A, stands 3, needs 10"
    )


@pytest.mark.rule("AR-PWR-08")
def test_the_province_itself_is_not_protected() -> None:
    table = Table().give(A="protection").auction("mendes edfu abu")
    table.do("A: protect, bid mendes 0", "B: bid mendes 3")
    assert table.offers("bid mendes", "C") == {"6", "10", "15"}


@pytest.mark.rule("AR-PWR-09")
@pytest.mark.parametrize("bid", [28, 36])
def test_a_protected_bid_near_the_top_cannot_be_beaten(bid: int) -> None:
    table = Table(gold=99).give(A="protection").auction("mendes edfu abu").do(f"A: protect, bid mendes {bid}")
    assert table.offers("bid mendes", "B") == set()
    assert str(table.refused("B: bid mendes 36")) == "bid cannot be beaten: province mendes"
    table.do("B: bid edfu 21")
    assert table.offers("bid edfu", "C") == {"28", "36"}


@pytest.mark.rule("AR-PWR-10")
def test_protection_binds_a_bribe() -> None:
    table = Table(gold=40).give(A="bribe", B="protection").auction("mendes edfu abu")
    table.do("A: bid mendes 1", "B: protect, bid mendes 3", "C: bid edfu 0")
    assert table.offers("bribe mendes", "A") == {"10", "15", "21", "28", "36"}
    assert str(table.refused("A: bribe mendes 6")) == (
        "bid too low for protection: province mendes, seat B, stands 3, needs 10"
    )


# Bribe


def bribe_table(gold: int | str = 20) -> Table:
    table = Table(gold=gold).give(A="bribe").auction("mendes edfu abu")
    return table.do("A: bid mendes 1", "B: bid mendes 3", "C: bid edfu 0")


@pytest.mark.rule("AR-PWR-11")
def test_a_bribe_lifts_the_ban_for_this_bid() -> None:
    table = bribe_table()
    assert table.offers("bid mendes", "A") == set()
    assert table.offers("bribe mendes", "A") == {"6", "10", "15"}
    table.do("A: bribe mendes 6")
    assert (table.hand("A"), table.discarded()) == ("", {"bribe": 1})
    assert table.seat_view("A")["bid"] == {"province": "mendes", "gold": 6}
    assert table.waiting == "B auction_turn", "the bribe is the bid of this turn"
    assert table.seat_view("B")["barred"] == "mendes"


@pytest.mark.rule("AR-PWR-11")
def test_without_a_bribe_the_ban_holds() -> None:
    table = bribe_table().do("A: sell bribe")
    assert str(table.refused("A: bribe mendes 6")) == "card not in hand: card bribe"


@pytest.mark.rule("AR-PWR-12")
def test_a_bribe_obeys_the_other_rules_of_bidding() -> None:
    table = bribe_table(gold="9 20 20")
    assert str(table.refused("A: bribe mendes 3")) == (
        "bid too low: province mendes, seat B, stands 3, needs 6"
    )
    assert str(table.refused("A: bribe mendes 10")) == "not enough gold: needs 10, has 9"
    assert table.offers("bribe mendes", "A") == {"6"}


@pytest.mark.rule("AR-PWR-13")
def test_no_bribe_for_a_province_that_is_not_barred() -> None:
    table = bribe_table()
    assert {bid.split()[0] for bid in table.offers("bribe", "A")} == {"mendes"}
    assert str(table.refused("A: bribe edfu 1")) == "bribe only where barred: province edfu"
    fresh = Table().give(A="bribe").auction("mendes edfu abu")
    assert fresh.offers("bribe", "A") == set()


# Architect


@pytest.mark.rule("AR-PWR-14")
def test_an_architect_turns_two_stones_into_a_pyramid() -> None:
    table = Table().own(**OWN).give(A="architect").put("edfu", stones=2, pyramids=1).put("thebes", stones=1)
    table.put("mendes", stones=2).market()
    assert table.offers("architect", "A") == {"edfu"}
    assert str(table.refused("A: architect thebes")) == "too few stones: province thebes, needs 2, has 1"
    assert str(table.refused("A: architect mendes")) == "not your province: province mendes"
    table.do("A: architect edfu")
    assert (table.built("edfu"), table.hand("A"), table.discarded()) == ((2, 0), "", {"architect": 1})


@pytest.mark.rule("AR-PWR-15")
def test_an_architect_at_any_point_of_the_turn() -> None:
    def ready() -> Table:
        return Table().own(**OWN).give(A="architect").put("edfu", stones=2).market()

    assert "architect edfu" in ready().legal("A")
    assert "architect edfu" in ready().do("A: buy_cards 1").legal("A")
    assert "architect edfu" in ready().do("A: buy_farmers 1, place edfu").legal("A")
    assert "architect edfu" in ready().do("A: buy_stones 1, place thebes").legal("A")
    between = ready().do("A: buy_stones 2, place thebes")
    assert between.waiting == "A place_stone"
    between.do("A: architect edfu")
    assert (between.waiting, between.built("edfu")) == ("A place_stone", (1, 0)), (
        "the second stone is still to come"
    )
    between.do("A: place edfu")
    assert (between.built("edfu"), between.built("thebes")) == ((1, 1), (0, 1))


@pytest.mark.rule("AR-PWR-15")
def test_an_architect_between_two_stones_of_one_pyramid() -> None:
    table = Table().own(**OWN).give(A="architect").put("edfu", stones=1).market().do("A: buy_stones 4")
    table.do("A: place edfu, architect edfu, place edfu, place edfu, place edfu")
    assert table.built("edfu") == (2, 0)


@pytest.mark.rule("AR-PWR-16")
def test_old_and_new_stones_are_alike_to_an_architect() -> None:
    table = Table().give(A="architect").put("abydos", stones=1).auction("abydos mendes abu")
    table.do("A: bid abydos 0", "B: bid mendes 0", "C: bid abu 0", "A: architect abydos")
    assert table.built("abydos") == (1, 0), "one stone found there, one an instant reward"
    bought = Table().own(**OWN).give(A="architect").put("edfu", stones=1).market()
    bought.do("A: buy_stones 1, place edfu, architect edfu")
    assert bought.built("edfu") == (1, 0)


# Free Farmer


@pytest.mark.rule("AR-PWR-17")
def test_a_free_farmer_goes_into_any_own_province() -> None:
    full = of(FIELDS, "thebes")
    table = Table(gold=0).own(A="thebes berenike edfu", B="mendes").give(A="free_farmer bribe")
    table.put("thebes", farmers=full).market()
    assert table.offers("free_farmer", "A") == {"thebes", "berenike", "edfu"}
    assert str(table.refused("A: free_farmer mendes")) == "not your province: province mendes"
    table.do("A: free_farmer berenike")
    assert (table.free_farmers("berenike"), table.gold("A")) == (1, 0)
    assert table.discarded() == {"free_farmer": 1}


@pytest.mark.rule("AR-PWR-17")
@pytest.mark.parametrize("before", ["buy_cards 1", "buy_farmers 1, place edfu", "buy_stones 1, place edfu"])
def test_a_free_farmer_after_any_purchase(before: str) -> None:
    table = Table().own(**OWN).give(A="free_farmer").put("thebes", farmers=of(FIELDS, "thebes") - 1)
    table.market().do(f"A: {before}, free_farmer thebes")
    assert table.free_farmers("thebes") == 1


@pytest.mark.rule("AR-PWR-18")
def test_a_free_farmer_is_no_purchase() -> None:
    fields = of(FIELDS, "thebes")
    table = Table(gold=99).own(A="thebes", B="mendes").give(A="free_farmer bribe").market()
    table.do("A: free_farmer thebes")
    assert {"buy_cards", "buy_farmers", "buy_stones"} <= table.verbs("A"), "no kind is closed"
    assert len(table.offers("buy_farmers", "A")) == fields, "no field is taken"
    table.do("A: buy_farmers 1")
    assert (table.gold("A"), table.farmers("thebes"), table.free_farmers("thebes")) == (98, 1, 1)


@pytest.mark.rule("AR-PWR-19")
def test_in_everything_else_it_is_a_farmer() -> None:
    table = Table(round=3).own(A="mendes edfu berenike", B="abu buto sawu", C="thebes amarna avaris").tile(3)
    table.put("mendes", farmers=5).put("edfu", farmers=2).put("berenike", free_farmers=2)
    table.give(A="big_harvest master_farmer").harvest()
    table.do("A: big_harvest berenike, done")
    assert "A berenike 16" in table.happened("income"), "8 + 2 × (3 + 1)"
    table.do("A: score master_farmer")
    assert table.points("A")["yellow"] == 3
    assert (table.state.round, table.free_farmers("berenike")) == (4, 0), "removed with the others"


# Big Harvest and Treasury


@pytest.mark.rule("AR-PWR-20")
def test_big_harvest_adds_one_for_each_farmer_of_a_province() -> None:
    table = Table().own(A="mendes edfu", B="abu").give(A="big_harvest").tile(2)
    table.put("mendes", farmers=4).put("edfu", farmers=3).put("abu", farmers=2).harvest()
    assert str(table.refused("A: big_harvest abu")) == "not your province: province abu"
    table.do("A: big_harvest mendes")
    assert (table.gold("A"), table.discarded()) == (20 + 4 * 3 + 3 * 2, {"big_harvest": 1})
    assert table.happened("income") == ["A mendes 12", "A edfu 6", "B abu 8"]


@pytest.mark.rule("AR-PWR-20")
def test_big_harvest_adds_nothing_to_mine_or_caravan() -> None:
    table = Table().own(A="abu avaris").give(A="big_harvest bribe").tile(1).put("abu", farmers=2)
    table.put("avaris", farmers=1).harvest()
    table.do("A: big_harvest avaris, done")
    assert table.happened("income")[:2] == ["A avaris 10", "A abu 6"]


@pytest.mark.rule("AR-PWR-21")
def test_big_harvest_needs_a_farmer() -> None:
    table = Table().own(A="mendes edfu berenike").give(A="big_harvest").tile(2)
    table.put("edfu", farmers=1).put("berenike", free_farmers=1).harvest()
    assert table.offers("big_harvest", "A") == {"edfu", "berenike"}
    assert str(table.refused("A: big_harvest mendes")) == "no farmers there: province mendes"


@pytest.mark.rule("AR-PWR-22")
def test_treasury_takes_the_place_of_all_income_of_a_province() -> None:
    table = Table().own(A="avaris mendes", B="abu").give(A="treasury bribe").tile(2)
    table.put("avaris", farmers=1).put("mendes", farmers=6).harvest()
    assert table.offers("treasury", "A") == {"avaris", "mendes"}
    table.do("A: treasury avaris")
    assert table.gold("A") == 20, "taken with the income"
    table.do("A: done")
    assert (table.happened("income")[:2], table.gold("A")) == (["A mendes 12", "A avaris 8"], 40)


@pytest.mark.rule("AR-PWR-22")
@pytest.mark.parametrize(("province", "farmers"), [("mendes", 0), ("mendes", 6), ("berenike", 0), ("abu", 1)])
def test_treasury_brings_8_whatever_the_province_would(province: str, farmers: int) -> None:
    table = Table().own(A=province).give(A="treasury").tile(4).put(province, farmers=farmers).harvest()
    table.do(f"A: treasury {province}")
    assert table.gold("A") == 28


@pytest.mark.rule("AR-PWR-23")
@pytest.mark.parametrize(("one", "other"), [("treasury", "big_harvest"), ("big_harvest", "treasury")])
def test_both_harvest_cards_but_not_on_one_province(one: str, other: str) -> None:
    table = Table().own(A="mendes edfu").give(A="treasury big_harvest bribe").tile(2)
    table.put("mendes", farmers=4).put("edfu", farmers=2).harvest()
    table.do(f"A: {one} mendes")
    assert table.offers(other, "A") == {"edfu"}
    assert str(table.refused(f"A: {other} mendes")) == f"{one} there: province mendes".replace("_", " ")
    table.do(f"A: {other} edfu, done")
    assert table.gold("A") == (20 + 8 + 2 * 3 if one == "treasury" else 20 + 4 * 3 + 8)
