"""The worked examples of the specification (section 27), with their exact numbers."""

import pytest

from ennead.games.kemet.rules.components import AREA, TOKEN_SPACE
from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-EX-01")
def test_example_01_building_with_three_pp() -> None:
    table = Table(pyramids={"w1_d1": "ruby 2"}, pp={"A": 3}).do("token l2_build", "raise w1_d1")
    assert table.state.height[AREA.index["w1_d1"]] == 3  # the only height that can be paid
    assert table.pp("A") == 0


@pytest.mark.rule("KM-EX-02")
def test_example_02_buying_spy() -> None:
    for height, offered in ((2, False), (3, True), (4, True)):
        table = Table(pyramids={"w1_d1": f"sapphire {height}"}).do("token l3_buy_a")
        assert ("sapphire_spy" in table.offers("buy")) is offered
    assert table.do("buy sapphire_spy").pp("A") == 4


@pytest.mark.rule("KM-EX-03")
def test_example_03_a_whole_battle() -> None:
    table = Table.battle(
        area="temple_sphinx",
        units=(5, 4),
        tiles={"A": "ruby_charge ruby_blades_of_neith", "B": "sapphire_war_elephant"},
        creatures={"elephant": "temple_sphinx"},
        hand={"B": "bronze_wall war_fury"},
    ).fight(A="fervent_purge diversion", B="phalanx_defense bronze_wall war_fury")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (10, 9)
    assert (table.total("A", "damage"), table.total("B", "protection")) == (2, 4)
    assert table.told("lost_units") == []
    assert (table.points("A")["battle"], table.veterans("B")) == (1, 1)
    table.do("B: recall", "A: stay")
    assert (table.pp("B"), table.creature("elephant")) == (7 - 1 + 3, None)
    assert (table.points("A")["temple"], table.points("B")["temple"]) == (1, 0)
    assert table.view("A")["seats"][0]["hand"] == {"diversion": 1}
    assert table.discard() == {"war_fury": 1, "bronze_wall": 1}


@pytest.mark.rule("KM-EX-04")
def test_example_04_markers_at_setup() -> None:
    table = Table.new(3, draws={"tile colors": "ruby sapphire diamond", "turn order": "A B C"})
    table.do("city w1", "city w3")
    table.do(*["garrison first_second"] * 3)
    table.do("found w1_d1 ruby", "raise w1_d1", "found w1_d2 sapphire")
    assert table.view(None)["seats"][0]["markers"] == ["ruby", "sapphire", None]


@pytest.mark.rule("KM-EX-05")
def test_example_05_nine_points_are_checked_a_round_later() -> None:
    table = Table(3, pyramids={"w1_d1": "ruby 3"})
    table.state.divine_fame[0] = 8
    table.do("token l3_buy_a", "buy ruby_domination")
    assert (table.fame("A"), table.state.over) == (9, False)
    table.do("token l2_pray")
    assert not table.state.over
    table.do("token l2_pray")  # C's turn ends, A's begins
    assert (table.state.over, table.state.winner) == (True, 0)
    assert table.state.own_tokens[0].bit_count() == 1


@pytest.mark.rule("KM-EX-06")
@pytest.mark.parametrize(
    ("tiles", "cost"),
    [("", 3), ("diamond_magical_support", 1), ("diamond_magical_support diamond_priest_of_ra", 0)],
)
def test_example_06_a_new_pyramid_of_height_two(tiles: str, cost: int) -> None:
    table = Table(tiles={"A": tiles}).do("token l2_build", "found w1_d1 ruby", "height 2")
    assert table.pp("A") == 7 - cost


@pytest.mark.rule("KM-EX-07")
@pytest.mark.parametrize(
    ("tiles", "cost"),
    [("", 4), ("sapphire_recruiting_scribe", 2), ("sapphire_recruiting_scribe diamond_priest_of_ra", 1)],
)
def test_example_07_recruiting_four_units(tiles: str, cost: int) -> None:
    table = Table(tiles={"A": tiles}).do("token l1_recruit", "place w1_d1", "count 4", "done")
    assert table.pp("A") == 7 - cost
    if cost == 1:
        poor = Table(tiles={"A": tiles}, pp={"A": 0}).do("token l1_recruit", "place w1_d1")
        assert poor.offers("count") == {"1", "2", "3"}


@pytest.mark.rule("KM-EX-08")
def test_example_08_recruiting_into_a_held_district() -> None:
    table = Table(troops={"B": {"w1_d2": 2}}, pp={"A": 3}).do("token l1_recruit", "place w1_d2", "count 3")
    table.fight(A="cavalry_blitz", B="shield_push")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (8, 5)
    assert table.told("lost_units") == []
    assert (table.points("A")["battle"], table.veterans("B")) == (1, 1)
    table.do("B: retreat")  # to the only place there is
    assert table.at("w1_lands") == ("B", 2)


@pytest.mark.rule("KM-EX-09")
def test_example_09_buy_spaces_and_a_foreign_pyramid() -> None:
    pyramids = {"w1_d1": "ruby 1", "w1_d2": "diamond 2", "w3_d1": "onyx 2"}
    table = Table(pyramids=pyramids, troops={"A": {"w3_d1": 1}}).do("token l3_buy_c")
    onyx = list(table.offers("buy"))
    assert len(onyx) == 6  # two of level 1, four of level 2
    assert all(name.startswith("onyx") for name in onyx)
    table = Table(pyramids=pyramids, troops={"A": {"w3_d1": 1}}).do("token l3_buy_a")
    assert table.offers("buy") == {"ruby_charge", "ruby_priest_of_mafdet", *onyx}


@pytest.mark.rule("KM-EX-10")
@pytest.mark.parametrize(
    ("tiles", "cost"), [("", 4), ("diamond_priestess", 3), ("diamond_priestess diamond_priest_of_ra", 2)]
)
def test_example_10_twin_ceremony(tiles: str, cost: int) -> None:
    table = Table(tiles={"A": f"onyx_twin_ceremony {tiles}"}, pyramids={"w1_d1": "onyx 3"})
    table.state.bought[0] = 0b1000
    table.do("gold onyx_twin_ceremony", "buy onyx_deadly_trap")
    assert table.pp("A") == 7 - cost


@pytest.mark.rule("KM-EX-11")
def test_example_11_walk_teleport_walk() -> None:
    table = Table(
        tiles={"A": "ruby_priest_of_mafdet"}, troops={"A": {"w1_d1": 4}}, pyramids={"w1_d2": "ruby 1"}
    ).do("token l1_move", "move w1_d1", "step w1_d2", "units 4")
    table.do("teleport w_dunes_north", "units 4", "step temple_west", "units 4")
    assert (table.at("temple_west"), table.pp("A")) == (("A", 4), 5)


@pytest.mark.rule("KM-EX-12")
def test_example_12_leaving_and_picking_up() -> None:
    table = Table(tiles={"A": "ruby_priest_of_mafdet"}, troops={"A": {"w1_d1": 5, "w1_lands": 1}})
    table.do("token l1_move", "move w1_d1", "step w1_lands", "units 4", "step w_bank", "units 3")
    assert table.units("A") == {"w1_d1": 1, "w1_lands": 2, "w_bank": 3}


@pytest.mark.rule("KM-EX-13")
def test_example_13_planning_ahead() -> None:
    troops = {"A": {"w1_d1": 3, "w1_lands": 4}}
    table = Table(troops=troops).do("token l1_move", "move w1_d1", "step w1_lands")
    assert table.units("A") == {"w1_d1": 2, "w1_lands": 5}  # one unit was the only choice
    table = Table(troops=troops, tiles={"A": "ruby_priest_of_mafdet"})
    table.do("token l1_move", "move w1_d1", "step w1_lands", "units 3")
    assert "stop" not in table.legal()
    table.do("step w_bank")
    assert table.offers("units") == {"2", "3", "4", "5"}


@pytest.mark.rule("KM-EX-14")
def test_example_14_harbors() -> None:
    table = Table(3, troops={"A": {"w1_lands": 1}}).do("token l1_move", "move w1_lands")
    assert set(table.offers("step")) == {
        "w1_d1",
        "w1_d2",
        "w1_d3",
        "w_dunes_north",
        "w_bank",
        "temple_west",
        "delta_marsh",
    }
    table = Table(5, troops={"A": {"w1_lands": 1}}).do("token l1_move", "move w1_lands")
    assert "e_bank" in table.offers("step")
    assert "w3_lands" not in table.offers("step")
    table = Table(troops={"A": {"w3_lands": 1}}).do("token l1_move", "move w3_lands")
    assert "w1_lands" in table.offers("step")


@pytest.mark.rule("KM-EX-15")
def test_example_15_walls() -> None:
    table = Table(tiles={"A": "ruby_priest_of_mafdet"}, troops={"A": {"w_bank": 1}})
    table.do("token l1_move", "move w_bank", "step w3_lands")
    assert not any(area.startswith("w3_d") for area in table.offers("step"))
    table = Table(tiles={"A": "ruby_priest_of_mafdet"}, troops={"A": {"w3_lands": 1}})
    table.do("token l1_move", "move w3_lands", "step w3_d1")
    assert "w3_lands" in table.offers("step")
    assert "w3_d2" not in table.offers("step")


@pytest.mark.rule("KM-EX-16")
def test_example_16_guaranteed_damage() -> None:
    table = Table.battle(units=(4, 3), tiles={"A": "ruby_initiative"}, pp={"B": 0})
    table.fight(A="fervent_purge", B="defensive_retreat")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (8, 4)
    lost = [(each["seat"], each["count"], each["loss"]) for each in table.told("lost_units")]
    assert lost == [("B", 1, "guaranteed"), ("A", 1, "damage")]
    assert (table.units("A"), table.points("A")["battle"]) == ({"w_bank": 3}, 1)
    assert table.do("B: recall").pp("B") == 1


@pytest.mark.rule("KM-EX-17")
def test_example_17_a_winner_without_troop() -> None:
    table = Table.battle(units=(2, 3), pp={"B": 0}).fight(A="sacrificial_charge", B="shield_push")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (7, 6)
    assert (table.units("A"), table.units("B")) == ({}, {"w_bank": 3})
    assert (table.veterans("A"), table.points("A")["battle"], table.veterans("B")) == (1, 0, 1)
    assert (table.actor, table.legal()) == ("B", {"recall", "retreat"})
    retreat = table.state.clone()
    assert table.do("recall").pp("B") == 2
    table.state = retreat
    table.do("retreat")
    assert (table.asks, table.actor) == ("retreat_area", "A")


@pytest.mark.rule("KM-EX-18")
def test_example_18_no_way_out_of_the_sphinx_temple() -> None:
    table = Table.battle(area="temple_sphinx", units=(4, 2), troops={"A": {"w_bank": 4}})
    table.state.holder[AREA.index["w_bank"]] = 1
    table.state.units[AREA.index["w_bank"]] = 1
    table.state.supply[1] -= 1  # B's own troop is there
    table.fight(A="cavalry_blitz", B="phalanx_defense")
    assert table.told("recalled")[0]["seat"] == "B"
    assert table.asks == "winner_choice"


@pytest.mark.rule("KM-EX-19")
def test_example_19_fire_on_a_temple() -> None:
    table = Table(troops={"A": {"w1_lands": 1}, "B": {"temple_west": 1}}, hand={"A": "raining_fire"}).do(
        "card raining_fire"
    )
    assert (table.points("B")["temple"], table.state.fame_at[AREA.index["temple_west"]]) == (0, -1)
    table.do("token l1_move", "move w1_lands", "step temple_west")
    assert table.points("A")["temple"] == 1


@pytest.mark.rule("KM-EX-20")
def test_example_20_a_night() -> None:
    table = Table(troops={"A": {"temple_delta": 2, "temple_west": 1, "sanctuary": 3}}, pp={"A": 4})
    table.state.veterans[0] = 3
    table.night().do("offering yes")
    assert (table.at("sanctuary"), table.points("A")["divine"]) == (("A", 1), 1)
    table.do("delta yes")
    assert table.at("temple_delta") == ("A", 1)
    gains = [(each["origin"], each["pp"]) for each in table.told("gained_pp") if each["seat"] == "A"]
    assert gains == [("delta_temple", 5), ("worship", 2), ("prayers", 0)]
    assert (table.pp("A"), table.points("A")["divine"]) == (11, 2)
    table.do("veterans_pp 0", "veterans_di 1")
    assert (len(table.hand("A")), table.veterans("A")) == (2, 1)
    table.do("place w1_d1")
    assert (table.at("w1_d1"), table.veterans("A")) == (("A", 1), 0)


@pytest.mark.rule("KM-EX-21")
def test_example_21_destiny() -> None:
    table = Table(4)
    table.state.divine_fame = [4, 2, 4, 2]
    table.night()
    chosen = []
    while table.asks == "destiny_slot":
        chosen.append(table.actor)
        table.do(table.options()[-1])
    assert chosen == ["B", "D", "A"]  # C takes what is left
    assert table.state.order == [2, 0, 3, 1]


@pytest.mark.rule("KM-EX-22")
def test_example_22_balance() -> None:
    table = Table()
    table.state.own_tokens[0] = sum(
        1 << TOKEN_SPACE.index[name] for name in ("l3_pray", "l3_buy_a", "l3_buy_b")
    )
    table.turn_of("A")
    assert {name[:2] for name in table.offers("token")} == {"l1", "l2"}
    table.do("token l1_recruit", "done").turn_of("A")
    assert {name[:2] for name in table.offers("token")} == {"l2"}


@pytest.mark.rule("KM-EX-23")
def test_example_23_three_actions_in_a_turn() -> None:
    table = Table(
        tiles={"A": "ruby_act_of_god sapphire_divine_will"}, troops={"A": {"w1_lands": 1, "w_bank": 1}}
    )
    table.do("silver l1_recruit", "place w1_d1", "count 1", "done")
    table.do("gold sapphire_divine_will", "action move", "move w_bank", "step temple_sphinx")
    table.do("token l2_move", "move w1_lands", "step w_bank")
    assert table.units("A") == {"w1_d1": 1, "w_bank": 1, "temple_sphinx": 1}
    assert table.actor == "B"


@pytest.mark.rule("KM-EX-24")
def test_example_24_divine_might() -> None:
    tiles = {"A": "diamond_priest onyx_divine_might"}
    assert Table(tiles=tiles, pp={"A": 0}).do("token l2_pray").pp("A") == 4
    assert Table(tiles=tiles, pp={"A": 0}, hand={"A": "prayer"}).do("card prayer").pp("A") == 3
    table = Table.battle(tiles=tiles, units=(4, 5), pp={"A": 0}).fight(A="shield_push", B="shield_push")
    assert table.do("A: recall").pp("A") == 3


@pytest.mark.rule("KM-EX-25")
@pytest.mark.parametrize(("tiles", "second"), [("", False), ("diamond_priest_of_ra", True)])
def test_example_25_committing_with_one_pp(tiles: str, second: bool) -> None:
    table = Table.battle(hand={"A": "war_fury war_fury war_rage"}, tiles={"A": tiles}, pp={"A": 1})
    for seat in "AB":
        table.do(f"{seat}: play shield_push", f"{seat}: discard chariot_raid")
    table.do("A: commit war_fury")
    assert ("commit war_fury" in table.legal("A")) is second
    assert {"commit war_rage", "commit diversion"} <= set(table.legal("A"))


@pytest.mark.rule("KM-EX-26")
def test_example_26_rearranging() -> None:
    results = set()
    table = Table(
        tiles={"A": "ruby_phoenix sapphire_war_elephant"},
        troops={"A": {"w1_d1": 1, "w1_d3": 1}},
        creatures={"phoenix": "w1_d1"},
    ).do("rearrange")
    begun = table.state.clone()
    for first in table.legal():
        table.state = begun.clone()
        table.do(first)
        middle = table.state.clone()
        for second in table.legal():
            table.state = middle.clone()
            table.do(second)
            results.add((table.creature("phoenix"), table.creature("elephant")))
    assert results == {("w1_d1", None), ("w1_d1", "w1_d3"), (None, "w1_d1"), ("w1_d3", "w1_d1")}
