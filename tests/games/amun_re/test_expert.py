"""Expert variant (section 16)."""

import pytest

import ennead
from ennead.games.amun_re.testing import Table

DEAL = "thebes edfu abu mendes buto dakhla kharga abydos avaris"
HANDS = {
    "A": {"thebes", "edfu", "abu"},
    "B": {"mendes", "buto", "dakhla"},
    "C": {"kharga", "abydos", "avaris"},
}


def dealt(deal_again: str = "") -> Table:
    return Table.dealt(3, expert=True, deal=DEAL, deal_again=deal_again)


@pytest.mark.rule("AR-EXP-01")
def test_three_province_cards_each_seen_by_their_owner_alone() -> None:
    table = dealt()
    for seat, hand in HANDS.items():
        assert set(table.seat_view(seat, viewer=seat)["province_hand"]) == hand
        others = [viewer for viewer in (*HANDS, None) if viewer != seat]
        assert all("province_hand" not in table.seat_view(seat, viewer) for viewer in others)
        assert table.seat_view(seat)["province_cards"] == 3
    assert table.view(None)["province_deck"] == 0


@pytest.mark.rule("AR-EXP-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_three(players: int) -> None:
    match = ennead.start("amun-re", players=players, seed=4, options={"expert": True})
    hands = [match.view(seat)["seats"][seat]["province_hand"] for seat in range(players)]
    assert [len(hand) for hand in hands] == [3] * players
    assert len({province for hand in hands for province in hand}) == 3 * players


@pytest.mark.rule("AR-EXP-02")
def test_secret_picks_are_revealed_together_and_for_sale() -> None:
    table = dealt()
    assert table.waiting == "ABC expert_pick"
    table.do("C: pick abydos", "A: pick edfu")
    assert (table.waiting, table.view(None)["for_sale"], table.happened("picked")) == (
        "B expert_pick",
        [],
        [],
    )
    table.do("B: pick mendes")
    assert table.happened("picked") == ["A edfu", "B mendes", "C abydos"]
    assert table.waiting == "A auction_turn"
    assert {bid.split()[0] for bid in table.offers("bid", "A")} == {"edfu", "mendes", "abydos"}


@pytest.mark.rule("AR-EXP-02")
def test_every_auction_uses_one_card_of_each_hand() -> None:
    table = dealt().do("A: pick edfu", "B: pick mendes", "C: pick abydos")
    table.until("expert_pick")
    assert table.offers("pick", "A") == {"thebes", "abu"}
    table.do("A: pick abu", "B: pick buto", "C: pick kharga")
    while table.state.round < 3:
        table.idle()
    assert table.waiting == "A auction_turn"
    assert set(table.view(None)["for_sale"]) == {"thebes", "dakhla", "avaris"}, "the last card is no choice"


@pytest.mark.rule("AR-EXP-03")
def test_a_pick_gives_no_claim() -> None:
    table = dealt().do("A: pick edfu", "B: pick mendes", "C: pick avaris")
    assert {bid.split()[0] for bid in table.offers("bid", "A")} == {"edfu", "mendes", "avaris"}
    table.do("A: bid mendes 0")
    assert {bid.split()[0] for bid in table.offers("bid", "B")} == {"edfu", "mendes", "avaris"}
    table.do("B: bid avaris 0")
    assert table.offers("bid edfu", "C") == {"0", "1", "3", "6", "10", "15"}
    table.do("C: bid edfu 0")
    assert [table.owner(province) for province in ("mendes", "avaris", "edfu")] == ["A", "B", "C"]


@pytest.mark.rule("AR-EXP-04")
def test_the_same_cards_are_dealt_again_in_the_new_kingdom() -> None:
    again = "avaris mendes thebes kharga abu dakhla buto edfu abydos"
    table = dealt(deal_again=again)
    while table.state.round < 4:
        table.idle()
    hands = [set(table.seat_view(seat, viewer=seat)["province_hand"]) for seat in "ABC"]
    assert hands == [{"avaris", "mendes", "thebes"}, {"kharga", "abu", "dakhla"}, {"buto", "edfu", "abydos"}]
    assert (table.view(None)["province_deck"], table.view(None)["province_discard"]) == (0, [])
    assert table.waiting == "ABC expert_pick"


@pytest.mark.rule("AR-EXP-05")
def test_instant_cards_are_dealt_in_turn_order_of_the_pickers() -> None:
    table = Table.dealt(
        3,
        expert=True,
        first="B",
        deck="bribe treasury one_bank one_land",
        deal="thebes edfu abu buto mendes sawu dakhla kharga avaris",
    )  # dealt to B, C, A
    table.do("A: pick dakhla", "B: pick thebes", "C: pick buto")
    assert table.view(None)["for_sale"] == ["thebes", "buto", "dakhla"]
    assert table.position["face_down_at"] == ["thebes", "thebes", "buto", "dakhla"]
    assert table.position["face_down"] == ["bribe", "treasury", "one_bank", "one_land"]


@pytest.mark.rule("AR-EXP-06")
def test_everything_else_is_as_in_the_standard_game() -> None:
    deal = "thebes edfu abu dakhla buto mendes abydos kharga avaris"
    deck = "bribe treasury one_bank"
    expert = Table.dealt(3, expert=True, deck=deck, deal=deal)
    expert.do("A: pick thebes", "B: pick dakhla", "C: pick abydos")
    standard = Table.dealt(3, deck=deck, deal="thebes dakhla abydos", used=deal)
    for table in (expert, standard):
        table.do("A: bid dakhla 10", "B: bid thebes 3", "C: bid thebes 6", "A: pass", "B: bid abydos 0")
        table.do("A: buy_stones 2, end", "B: buy_farmers 2, end", "C: buy_cards 2, end")
        table.do("A: offer 5", "B: offer 6", "C: thief")
        table.do("B: take_stone abydos, take_stone abydos, take_stone abydos", "A: take_card, take_card")
        table.do("B: done", "C: done", "A: done")
    told = "bid outbid paid instant_gold drew stone pyramid farmer total active_tile rewards marker income"
    assert expert.happened(*told.split()) == standard.happened(*told.split())
    assert expert.golds == standard.golds
    assert expert.state.owner == standard.state.owner
    assert expert.state.hand == standard.state.hand
    assert (expert.state.stones, expert.state.pyramids) == (standard.state.stones, standard.state.pyramids)
    assert (expert.first, expert.active_tile) == (standard.first, standard.active_tile) == ("B", "tile2")
