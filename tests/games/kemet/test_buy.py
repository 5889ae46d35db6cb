"""Buy and pray (sections 11 and 12)."""

import pytest

from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-BUY-01", "KM-BUY-10", "KM-BUY-13")
def test_one_tile_from_the_shared_offer_kept_to_the_end() -> None:
    table = Table(pyramids={"w1_d1": "ruby 1", "w3_d1": "ruby 1", "w2_d1": "ruby 1"})
    table.do("token l3_buy_a", "buy ruby_charge")
    assert table.tiles("A") == ["ruby_charge"]
    assert table.view("E")["seats"][0]["tiles"] == ["ruby_charge"]  # it lies open
    table.do("token l3_buy_a", "buy ruby_charge", "token l3_buy_a")  # the second copy
    assert (table.actor, table.offers("buy")) == ("C", {"ruby_priest_of_mafdet"})


@pytest.mark.rule("KM-BUY-02")
def test_no_two_tiles_of_one_art() -> None:
    table = Table(pyramids={"w1_d1": "ruby 4"}, tiles={"A": "onyx_domination"}).do("token l3_buy_a")
    assert "ruby_domination" not in table.offers("buy")
    table = Table(pyramids={"w1_d1": "ruby 1"}, tiles={"A": "ruby_charge"}).do("token l3_buy_a")
    assert table.offers("buy") == {"ruby_priest_of_mafdet"}


@pytest.mark.rule("KM-BUY-03")
def test_one_tile_of_a_color_a_day() -> None:
    table = Table(pyramids={"w1_d1": "ruby 1"}).do("token l3_buy_a", "buy ruby_charge")
    assert table.view(None)["seats"][0]["bought_today"] == ["ruby"]
    table.state.own_tokens[0] = 0
    table.turn_of("A").do("token l3_buy_a")  # wasted
    assert table.tiles("A") == ["ruby_charge"]
    table.night().do(*[f"slot {slot}" for slot in (1, 2, 3, 4)])
    assert table.state.bought[0] == 0


@pytest.mark.rule("KM-BUY-04")
def test_the_pyramid_must_be_controlled_and_high_enough() -> None:
    table = Table(pyramids={"w1_d1": "ruby 2"}).do("token l3_buy_a")
    assert "ruby_carnage" in table.offers("buy")
    assert "ruby_blades_of_neith" not in table.offers("buy")
    table = Table(pyramids={"w1_d1": "ruby 2"}, troops={"B": {"w1_d1": 1}}).do("token l3_buy_a")
    assert table.actor == "B"  # held by an enemy: nothing to buy


@pytest.mark.rule("KM-BUY-05", "KM-BUY-09")
@pytest.mark.parametrize(
    ("tile", "cost"),
    [("ruby_charge", 1), ("ruby_carnage", 2), ("ruby_domination", 3), ("ruby_initiative", 4)],
)
def test_the_price_is_the_level(tile: str, cost: int) -> None:
    table = Table(pyramids={"w1_d1": "ruby 4"}).do("token l3_buy_a", f"buy {tile}")
    assert table.pp("A") == 7 - cost
    assert table.told("bought_tile")[0]["pp"] == cost
    table = Table(pyramids={"w1_d1": "ruby 4"}, pp={"A": cost - 1}).do("token l3_buy_a")
    assert table.asks == "turn" or tile not in table.offers("buy")


@pytest.mark.rule("KM-BUY-06")
def test_through_an_own_pyramid_on_the_space_of_its_color() -> None:
    pyramids = {"w1_d1": "ruby 1", "w1_d2": "onyx 1"}
    table = Table(pyramids=pyramids).do("token l3_buy_b")
    assert {name.split("_")[0] for name in table.offers("buy")} == {"onyx"}
    assert Table(pyramids=pyramids).do("token l3_buy_c").actor == "B"  # no marker


@pytest.mark.rule("KM-BUY-07", "KM-BUY-08")
@pytest.mark.parametrize(
    ("space", "colors"), [("a", {"ruby", "onyx"}), ("b", {"diamond", "onyx"}), ("c", {"onyx"})]
)
def test_through_a_foreign_pyramid_on_any_space(space: str, colors: set[str]) -> None:
    table = Table(
        pyramids={"w1_d1": "ruby 1", "w1_d2": "diamond 1", "w3_d1": "onyx 2"}, troops={"A": {"w3_d1": 1}}
    ).do(f"token l3_buy_{space}")
    assert {name.split("_")[0] for name in table.offers("buy")} == colors


@pytest.mark.rule("KM-BUY-11")
def test_a_tile_works_for_its_owner_at_its_moments() -> None:
    table = Table(tiles={"A": "diamond_priest"}, pp={"A": 0, "B": 0}, hand={"A": "prayer"})
    table.do("card prayer")
    assert table.pp("A") == 2  # not a pray action
    table.do("token l2_pray", "token l2_pray")
    assert (table.pp("A"), table.pp("B")) == (5, 2)


@pytest.mark.rule("KM-BUY-12")
def test_the_purchase_effect_is_part_of_the_action() -> None:
    table = Table(pyramids={"w1_d1": "diamond 4"}).do("token l3_buy_a", "buy diamond_priest_of_amon")
    assert table.pp("A") == 7 - 4 + 5
    assert table.actor == "B"


@pytest.mark.rule("KM-PRAY-01")
def test_praying_gives_two() -> None:
    assert Table(pp={"A": 1}).do("token l3_pray").pp("A") == 3


@pytest.mark.rule("KM-PRAY-02")
def test_modifiers_of_praying_are_one_gain() -> None:
    table = Table(tiles={"A": "diamond_priest onyx_divine_might"}, pp={"A": 0}).do("token l3_pray")
    assert [each["pp"] for each in table.told("gained_pp")] == [4]
