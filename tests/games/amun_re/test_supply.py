"""Supply limits (section 17)."""

import pytest

from ennead.games.amun_re.rules.components import DATA, FIELDS
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import of

BOX = DATA["supply"]


@pytest.mark.rule("AR-SUP-01")
def test_stones_and_pyramids_never_run_out() -> None:
    in_box = BOX["pyramids"] + 2 * BOX["double_pyramids"]
    stones = 99
    table = Table(gold=5000).own(A="thebes", B="edfu", C="abu").market().do(f"A: buy_stones {stones}")
    assert stones > BOX["stones"]
    assert table.pyramids("thebes") == stones // 3
    table.do(f"B: buy_stones {stones}")
    assert table.pyramids("edfu") == stones // 3
    assert table.pyramids("thebes") + table.pyramids("edfu") > in_box


@pytest.mark.rule("AR-SUP-01")
def test_farmers_and_gold_never_run_out() -> None:
    table = (
        Table(gold=300).own(A="mendes", B="edfu", C="abu").put("mendes", free_farmers=BOX["farmers"]).tile(4)
    )
    table.market().do(f"A: buy_farmers {of(FIELDS, 'mendes')}")
    assert table.farmers("mendes") == of(FIELDS, "mendes")
    worth = sum(value * count for value, count in DATA["gold"]["cards_by_value"].items())
    assert sum(table.golds) > worth
    rich = Table(gold=300).own(A="mendes").put("mendes", farmers=1, free_farmers=48).tile(4).harvest()
    assert rich.gold("A") == 300 + 49 * 4


@pytest.mark.rule("AR-SUP-02")
def test_the_discard_pile_becomes_the_new_deck() -> None:
    table = Table(gold=50, draws={"power deck": "treasury one_land"}).own(A="memphis", B="edfu", C="abu")
    table.deck("bribe", only=True).market()
    assert (table.view(None)["power_deck"], sum(table.discarded().values())) == (1, 38)
    table.do("A: buy_cards 3")
    assert table.happened("drew", "reshuffled") == [
        "drew A bribe",
        "reshuffled 38",
        "drew A treasury",
        "drew A one_land",
    ]
    assert (table.view(None)["power_deck"], table.discarded()) == (36, {})


@pytest.mark.rule("AR-SUP-02")
def test_not_before_a_card_is_needed() -> None:
    table = Table(gold=50).own(A="memphis", B="edfu", C="abu").deck("bribe", only=True).market()
    table.do("A: buy_cards 1")
    assert (table.view(None)["power_deck"], sum(table.discarded().values())) == (0, 38)
    assert table.happened("reshuffled") == []


@pytest.mark.rule("AR-SUP-02")
def test_while_instant_cards_are_dealt_too() -> None:
    table = Table(draws={"power deck": "treasury"}).deck("bribe", only=True).auction("thebes abu edfu")
    assert table.happened("reshuffled", "for_sale")[0] == "reshuffled 38"
    assert table.position["face_down"] == ["bribe", "treasury"]


@pytest.mark.rule("AR-SUP-03")
@pytest.mark.parametrize(("discards", "left"), [("", 0), ("treasury", 1), ("treasury bribe", 2)])
def test_only_as_many_cards_as_there_are_can_be_bought(discards: str, left: int) -> None:
    table = Table(gold=50).own(A="memphis", B="edfu", C="abu").hoard("B", discards).market()
    assert table.offers("buy_cards", "A") == {str(count) for count in range(1, left + 1)}
    assert str(table.refused("A: buy_cards 3")) == f"few cards left: most {left}"
    if left:
        table.do(f"A: buy_cards {left}")
        assert (table.hand_size("A"), table.state.cards_left()) == (left, 0)


@pytest.mark.rule("AR-SUP-04")
def test_no_card_as_reward_if_none_is_left() -> None:
    table = Table().own(A="thebes", B="edfu", C="abu").hoard("B", "treasury").offering()
    table.do("A: offer 2", "B: thief, change no", "C: thief", "A: take_card")
    assert table.verbs("A") == {"take_farmer", "take_stone"}
    assert str(table.refused("A: take_card")) == "no cards left"


@pytest.mark.rule("AR-SUP-05")
def test_missing_instant_cards_are_not_dealt_nor_made_up_for() -> None:
    table = Table().hoard("B", "treasury").auction("dakhla thebes buto")
    assert table.happened("for_sale") == ["dakhla 1", "thebes 0", "buto 0"]
    table.do("A: bid thebes 0", "B: sell bribe, bid dakhla 0", "C: bid buto 0")
    assert table.discarded() == {"bribe": 1}
    assert [table.hand_size(seat) for seat in "ABC"] == [0, 38 - 1 + 1, 0]


@pytest.mark.rule("AR-SUP-05")
def test_part_of_the_instant_cards() -> None:
    table = Table().hoard("B", "treasury").auction("thebes mendes buto")
    assert table.happened("for_sale") == ["thebes 1", "mendes 0", "buto 0"]
