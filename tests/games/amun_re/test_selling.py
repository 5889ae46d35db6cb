"""Selling power cards (section 12)."""

import pytest

import ennead
from ennead.games.amun_re.rules.components import CARD
from ennead.games.amun_re.testing import Table

OWN = {"A": "thebes edfu", "B": "mendes buto", "C": "abu sawu"}


def asked(decision: str) -> Table:
    """A is asked this decision and holds a Treasury and two Bribes (and what the decision needs)."""
    table = Table().own(**OWN).tile(2).give(A="treasury bribe bribe")
    if decision == "auction_turn":
        return table.auction("memphis avaris kharga")
    if decision == "auction_pass":
        table.auction("memphis avaris kharga")
        return table.do("A: bid memphis 0", "B: bid avaris 0", "C: bid avaris 1")
    if decision == "instant place_stone":
        table.auction("memphis avaris kharga")
        return table.do("A: bid memphis 0", "B: bid avaris 0", "C: bid kharga 0")
    if decision == "market_action":
        return table.market()
    if decision == "place_stone":
        return table.market().do("A: buy_stones 1")
    if decision == "place_farmer":
        return table.market().do("A: buy_farmers 1")
    if decision == "offering_choice":
        return table.offering()
    if decision == "offering_add_change":
        return table.give(A="offering_change").offering().do("A: offer 1")
    if decision == "offering_change_direction":
        return table.give(A="offering_change").offering().do("A: offer 1, change yes", "B: thief", "C: thief")
    if decision == "reward_choice":
        return table.offering().do("A: offer 1", "B: thief", "C: thief")
    if decision == "harvest_cards":
        return table.harvest()
    assert decision == "scoring_cards"
    return table.scoring()


WITH_SALE = [
    "auction_turn",
    "auction_pass",
    "market_action",
    "offering_choice",
    "harvest_cards",
    "scoring_cards",
]
WITHOUT_SALE = ["instant place_stone", "place_stone", "place_farmer", "offering_add_change"]
WITHOUT_SALE += ["offering_change_direction", "reward_choice"]


@pytest.mark.rule("AR-SEL-01")
def test_any_number_of_cards_for_1_gold_each() -> None:
    table = asked("market_action")
    table.do("A: sell bribe, sell treasury, sell bribe")
    assert (table.gold("A"), table.hand("A")) == (23, "")
    assert table.discarded() == {"bribe": 2, "treasury": 1}
    assert table.happened("sold") == ["A bribe 1", "A treasury 1", "A bribe 1"]


@pytest.mark.rule("AR-SEL-02")
@pytest.mark.parametrize("decision", WITH_SALE)
def test_sales_are_extra_options_and_the_question_is_asked_again(decision: str) -> None:
    table = asked(decision)
    before = table.legal("A")
    question = table.waiting
    assert decision in question
    assert table.offers("sell", "A") == {"treasury", "bribe"}, "one of each type"
    table.do("A: sell treasury")
    assert (table.waiting, table.gold("A")) == (question, 21)
    assert table.offers("sell", "A") == {"bribe"}
    kept = {option for option in before if not option.startswith(("sell", "treasury"))}
    assert kept <= table.legal("A")


@pytest.mark.rule("AR-SEL-02")
def test_options_are_new_after_a_sale() -> None:
    table = Table(gold=5).own(**OWN).give(A="treasury").offering()
    assert "6" not in table.offers("offer", "A")
    assert "6" in table.do("A: sell treasury").offers("offer", "A")


@pytest.mark.rule("AR-SEL-02")
@pytest.mark.parametrize("decision", WITHOUT_SALE)
def test_no_sales_at_other_decisions(decision: str) -> None:
    table = asked(decision)
    assert decision.split()[-1] in table.waiting
    assert table.offers("sell", "A") == set()
    table.refused("A: sell treasury")


@pytest.mark.rule("AR-SEL-03")
def test_the_thief_cannot_be_sold() -> None:
    assert "thief" not in CARD.names
    table = Table().own(**OWN).offering()
    assert table.offers("sell", "A") == set()
    with pytest.raises(ennead.UnknownAction):
        table.do("A: sell thief")
    assert [table.hand_size(seat) for seat in "ABC"] == [0, 0, 0], "it is no power card"


@pytest.mark.rule("AR-SEL-04")
def test_selling_is_not_playing() -> None:
    table = Table().own(**OWN).give(A="architect architect treasury").put("edfu", stones=2).market()
    table.do("A: architect edfu")
    assert table.offers("sell", "A") == {"architect", "treasury"}, "neither phase nor a like card matters"
    table.do("A: sell architect")
    other = Table().own(**OWN).give(A="architect architect").put("edfu", stones=2).market()
    other.do("A: sell architect")
    assert "architect edfu" in other.legal("A"), "a sale uses nothing up"


@pytest.mark.rule("AR-SEL-05")
def test_cards_on_provinces_cannot_be_sold() -> None:
    table = Table().deck("treasury bribe").auction("thebes mendes abu")
    table.do("A: bid thebes 0")
    assert table.offers("sell", "B") == set()
    table.do("B: bid mendes 0", "C: bid mendes 1")
    assert table.waiting == "B auction_turn", "A has no card in hand, so he is not asked to pass"
    assert table.happened("passed") == ["A"]


@pytest.mark.rule("AR-SEL-05")
def test_no_sale_once_gold_or_thief_is_chosen() -> None:
    table = Table().own(**OWN).give(A="offering_change one_bank").offering().do("A: offer 2")
    assert str(table.refused("A: sell offering_change")) == "no sale now"
    assert str(table.refused("A: sell one_bank")) == "no sale now"


@pytest.mark.rule("AR-SEL-05")
def test_a_card_added_to_an_offering_cannot_be_sold() -> None:
    table = Table().own(**OWN).give(A="offering_change").offering().do("A: offer 2, change yes")
    assert str(table.refused("A: sell offering_change")) == "not your turn: waiting B C"
    assert table.gold("A") == 20
