"""Diamond and onyx power tiles (section 19)."""

import pytest

from ennead.games.kemet.testing import Table
from tests.games.kemet.test_tiles_ruby_sapphire import buying, creature_battle, move_range


@pytest.mark.rule("KM-TILE-D1a")
def test_priest_helps_praying_and_not_the_card() -> None:
    table = Table(tiles={"A": "diamond_priest"}, pp={"A": 0}, hand={"A": "prayer"})
    assert table.do("card prayer").pp("A") == 2
    assert table.do("token l2_pray").pp("A") == 5


@pytest.mark.rule("KM-TILE-D1b")
@pytest.mark.parametrize(("tile", "cost"), [("ruby_charge", 0), ("ruby_carnage", 1), ("ruby_initiative", 3)])
def test_priestess(tile: str, cost: int) -> None:
    assert buying(tile, 4, tiles={"A": "diamond_priestess"}).pp("A") == 7 - cost


@pytest.mark.rule("KM-TILE-D2a")
def test_magical_support_makes_each_level_cheaper() -> None:
    table = Table(tiles={"A": "diamond_magical_support"}, pyramids={"w1_d1": "ruby 1"})
    table.do("token l2_build", "raise w1_d1", "height 4")
    assert table.pp("A") == 7 - (1 + 2 + 3)
    table = Table(tiles={"A": "diamond_magical_support"}, pp={"A": 0}).do(
        "token l2_build", "found w1_d1 ruby"
    )
    assert table.pp("A") == 0  # the first level is free, and only it can be had
    assert table.view(None)["areas"]["w1_d1"]["height"] == 1


@pytest.mark.rule("KM-TILE-D2b")
def test_divine_boon_draws_one_more() -> None:
    table = Table(tiles={"A": "diamond_divine_boon"}).night()
    assert [len(table.hand(seat)) for seat in "ABC"] == [2, 1, 1]


@pytest.mark.rule("KM-TILE-D2c")
def test_vision_draws_four_and_discards_four() -> None:
    table = Table(
        tiles={"A": "diamond_vision"}, hand={"A": "glory"}, deck="prayer war_rage war_rage transfer swiftness"
    )
    table.night()
    assert table.offers("drop") == {"war_rage", "glory", "swiftness", "transfer", "prayer"}
    table.do("drop war_rage", "drop war_rage", "drop swiftness", "drop glory")
    assert table.hand("A") == ["transfer", "prayer"]
    assert table.discard() == {"war_rage": 2, "swiftness": 1, "glory": 1}


@pytest.mark.rule("KM-TILE-D2d")
def test_deep_desert_snake_makes_the_enemy_creature_absent() -> None:
    """B wins and removes two units; the Devourer adds strength and fame unless a Snake is there."""

    def fight(snake: bool) -> Table:
        creatures = {"soul_devourer": "w_bank"} | ({"desert_snake": "w_dunes_north"} if snake else {})
        return Table.battle(
            tiles={"A": "diamond_desert_snake", "B": "onyx_soul_devourer"}, creatures=creatures, units=(2, 5)
        ).fight(A="shield_push", B="chariot_raid")

    table = fight(snake=True)
    assert table.origins("A", "strength") == {"units": 2, "desert_snake": 1, "shield_push": 3}
    assert table.origins("B", "strength") == {"units": 5, "chariot_raid": 1}
    assert table.told("won")[0]["seat"] == "B"  # 6 to 6
    assert table.points("B")["battle"] == 0
    assert table.creature("soul_devourer") == "w_bank"  # it stays where it is
    table = fight(snake=False)
    assert table.origins("B", "strength")["soul_devourer"] == 2
    assert table.points("B")["battle"] == 1
    assert move_range("diamond_desert_snake", "desert_snake") == 2


@pytest.mark.rule("KM-TILE-D3a")
def test_hand_of_god_raises_or_founds_for_free() -> None:
    table = Table(
        3,
        tiles={"A": "diamond_hand_of_god"},
        pyramids={"w1_d1": "ruby 3", "w1_d2": "sapphire 4"},
        pp={"A": 0},
    ).night()
    assert table.legal() == {"raise w1_d1", "found w1_d3 diamond", "none"}
    table.do("raise w1_d1")
    assert (table.pp("A"), table.points("A")["pyramid"]) == (2, 2)
    table = Table(3, tiles={"A": "diamond_hand_of_god"}).night().do("found w1_d2 diamond")
    assert table.view(None)["areas"]["w1_d2"]["height"] == 1


@pytest.mark.rule("KM-TILE-D3b")
def test_divine_hunger_counts_damage_and_guaranteed_damage() -> None:
    table = Table.battle(tiles={"A": "diamond_divine_hunger ruby_initiative"}, pp={"A": 0})
    table.fight(A="fervent_purge", B="shield_push")
    assert table.pp("A") == 2 * (1 + 3 - 1)


@pytest.mark.rule("KM-TILE-D3c")
@pytest.mark.parametrize(("seat", "units"), [("A", (5, 2)), ("B", (2, 5))])
def test_priest_of_thoeris_pays_for_every_victory(seat: str, units: tuple[int, int]) -> None:
    table = Table.battle(units=units, tiles={seat: "diamond_priest_of_thoeris"}, pp={seat: 1})
    table.fight(A="shield_push", B="shield_push")
    assert table.pp(seat) == 5
    table = Table.battle(units=(2, 2), tiles={"A": "diamond_priest_of_thoeris"}, pp={"A": 1})
    table.fight(A="sacrificial_charge", B="shield_push")
    assert table.pp("A") == 5  # also without units left


@pytest.mark.rule("KM-TILE-D4a")
def test_priest_of_ra_makes_every_payment_cheaper() -> None:
    tiles = {"A": "diamond_priest_of_ra"}
    assert Table(tiles=tiles).do("token l2_build", "found w1_d1 ruby", "height 3").pp("A") == 7 - 5
    recruit = Table(tiles=tiles).do("token l1_recruit", "place w1_d1", "count 3", "done")
    assert recruit.pp("A") == 7 - 2
    assert buying("ruby_carnage", 2, tiles=tiles).pp("A") == 7 - 1
    table = Table(tiles=tiles, troops={"A": {"w1_d1": 1}}, pyramids={"w1_d1": "ruby 1"})
    assert table.do("token l1_move", "move w1_d1", "teleport temple_west").pp("A") == 7 - 1
    fire = Table(tiles=tiles, troops={"B": {"w_bank": 1}}, hand={"A": "raining_fire"})
    assert fire.do("card raining_fire").pp("A") == 7
    entry = Table(
        tiles={"A": "diamond_priest_of_ra", "B": "onyx_khnums_sphinx"},
        troops={"A": {"w1_lands": 1}, "B": {"w_bank": 1}},
        creatures={"khnums_sphinx": "w_bank"},
    ).do("token l1_move", "move w1_lands", "step w_bank")
    assert entry.pp("A") == 7 - 1


@pytest.mark.rule("KM-TILE-D4b")
def test_priest_of_amon_on_taking_and_every_night() -> None:
    table = buying("diamond_priest_of_amon", 4, pp={"A": 4})
    assert table.pp("A") == 5
    table.state.pp[0] = 0
    assert table.night().pp("A") == 2 + 5


@pytest.mark.rule("KM-TILE-D4c")
def test_the_mummy_draws_even_from_supply() -> None:
    assert creature_battle("diamond_mummy", "mummy").origins("A", "strength")["mummy"] == 2
    assert move_range("diamond_mummy", "mummy") == 2
    table = Table(tiles={"A": "diamond_mummy"}).night()
    assert len(table.hand("A")) == 2


# Onyx


@pytest.mark.rule("KM-TILE-O1a")
def test_mercenaries_are_placed_as_far_as_there_is_room() -> None:
    table = buying("onyx_mercenaries", 1, troops={"A": {"w1_d1": 4, "w1_d2": 3, "w1_d3": 5}})
    assert table.legal() == {"place w1_d1", "place w1_d2"}
    table.do("place w1_d2")  # all but the one for which w1_d1 has room
    assert table.units("A") == {"w1_d1": 5, "w1_d2": 5, "w1_d3": 5}
    table = buying("onyx_mercenaries", 1, troops={"A": {"w1_d1": 4, "w1_d2": 3, "w1_d3": 5}})
    table.do("place w1_d1")
    assert table.units("A") == {"w1_d1": 5, "w1_d2": 5, "w1_d3": 5}
    table = buying("onyx_mercenaries", 1, troops={"A": {"w1_d1": 5, "w1_d2": 4}, "B": {"w1_d3": 1}})
    assert (table.units("A")["w1_d2"], table.supply("A")) == (5, 5)  # the rest go to supply


@pytest.mark.rule("KM-TILE-O1a", "KM-INV-01")
def test_with_mercenaries_there_are_fifteen_units_all_alike() -> None:
    table = Table(tiles={"A": "onyx_mercenaries"})
    assert table.supply("A") == 15
    table = buying("onyx_mercenaries", 1).do("place w1_d1", "count 3")
    assert (table.at("w1_d1"), table.supply("A")) == (("A", 3), 12)


@pytest.mark.rule("KM-TILE-O1b")
def test_local_recruitment_reaches_every_own_troop() -> None:
    table = Table(
        tiles={"A": "onyx_local_recruitment ruby_phoenix"},
        troops={"A": {"w_bank": 1, "w3_d1": 2, "temple_east": 5}},
    ).do("token l1_recruit")
    assert table.offers("place") == {"w1_d1", "w1_d2", "w1_d3", "w3_d1", "w_bank"}
    table.do("place w3_d1", "count 2")
    assert table.asks == "place_area"  # no creature comes along


@pytest.mark.rule("KM-TILE-O2a")
@pytest.mark.parametrize("way", ["step", "teleport", "transfer"])
def test_khnums_sphinx_asks_two_of_who_moves_in(way: str) -> None:
    def moving(pp: int) -> Table:
        return Table(
            tiles={"B": "onyx_khnums_sphinx"},
            troops={"A": {"w1_d1": 1, "w1_lands": 1}, "B": {"temple_west": 1}},
            pyramids={"w1_d1": "ruby 1"},
            creatures={"khnums_sphinx": "temple_west"},
            hand={"A": "transfer"},
            pp={"A": pp},
        ).do("token l1_move", "move w1_lands" if way == "step" else "move w1_d1")

    cost = {"step": 2, "teleport": 4, "transfer": 3}[way]
    assert "temple_west" not in moving(cost - 1).offers(way)
    table = moving(cost).do(f"{way} temple_west")
    assert (table.pp("A"), table.asks) == (0, "battle_play")
    assert table.told("entry_paid")[0]["pp"] == 2
    assert (
        creature_battle("onyx_khnums_sphinx", "khnums_sphinx").origins("A", "strength")["khnums_sphinx"] == 1
    )
    assert move_range("onyx_khnums_sphinx", "khnums_sphinx") == 2


@pytest.mark.rule("KM-TILE-O2b")
def test_dedication_to_battle_after_the_entry_price() -> None:
    table = Table(
        tiles={"A": "onyx_dedication_to_battle", "B": "onyx_khnums_sphinx"},
        troops={"A": {"w1_lands": 1}, "B": {"w_bank": 1}},
        creatures={"khnums_sphinx": "w_bank"},
        pp={"A": 11},
    ).do("token l1_move", "move w1_lands", "step w_bank")
    assert (table.pp("A"), table.asks) == (11, "battle_play")  # 11 − 2 + 2


@pytest.mark.rule("KM-TILE-O2c")
def test_honor_in_battle_pays_for_own_losses() -> None:
    table = Table.battle(tiles={"B": "onyx_honor_in_battle"}, pp={"B": 0}).fight(
        A="chariot_raid", B="cavalry_blitz"
    )
    assert table.pp("B") == 3


@pytest.mark.rule("KM-TILE-O2d")
def test_twin_ceremony_buys_a_second_tile_of_the_color() -> None:
    table = Table(tiles={"A": "onyx_twin_ceremony"}, pyramids={"w1_d1": "ruby 2", "w1_d2": "diamond 4"})
    table.do("token l3_buy_a", "buy ruby_charge").turn_of("A").do("gold onyx_twin_ceremony")
    assert {name.split("_")[0] for name in table.offers("buy")} == {"ruby"}
    assert "ruby_charge" not in table.offers("buy")
    assert "ruby_blades_of_neith" not in table.offers("buy")  # too high
    table.do("buy ruby_carnage")
    assert table.pp("A") == 7 - 1 - 3
    table = Table(tiles={"A": "onyx_twin_ceremony"}, pyramids={"w1_d1": "ruby 2"}).do(
        "gold onyx_twin_ceremony"
    )
    assert table.asks == "turn"  # nothing bought today: wasted


@pytest.mark.rule("KM-TILE-O3a")
def test_griffin_sphinx_teleports_from_obelisks() -> None:
    table = creature_battle("onyx_griffin_sphinx", "griffin_sphinx")
    assert table.origins("A", "strength")["griffin_sphinx"] == 2
    assert move_range("onyx_griffin_sphinx", "griffin_sphinx") == 1
    table = Table(
        tiles={"A": "onyx_griffin_sphinx"},
        troops={"A": {"w_dunes_north": 2}},
        creatures={"griffin_sphinx": "w_dunes_north"},
    ).do("token l1_move", "move w_dunes_north")
    assert len(table.offers("teleport")) == 8
    table.do("teleport temple_east", "units 2")
    assert table.pp("A") == 5


@pytest.mark.rule("KM-TILE-O3b")
def test_forced_march_has_no_teleport() -> None:
    table = Table(
        tiles={"A": "onyx_forced_march"},
        troops={"A": {"w1_d1": 1}},
        pyramids={"w1_d1": "ruby 1"},
        hand={"A": "transfer"},
    ).do("gold onyx_forced_march", "move w1_d1")
    assert table.offers("teleport") == set()
    assert len(table.offers("transfer")) == 9
    assert "w1_lands" in table.offers("step")


@pytest.mark.rule("KM-TILE-O3c")
def test_deadly_trap_for_the_defender() -> None:
    table = Table.battle(tiles={"B": "onyx_deadly_trap"}).fight(A="shield_push", B="shield_push")
    assert (table.total("B", "strength"), table.total("B", "guaranteed")) == (9, 1)
    assert table.told("lost_units")[0] | {"area": ""} == {
        "event": "lost_units",
        "seat": "A",
        "area": "",
        "count": 1,
        "loss": "guaranteed",
    }
    table = Table.battle(tiles={"A": "onyx_deadly_trap"}).fight(A="shield_push", B="shield_push")
    assert (table.total("A", "strength"), table.total("A", "guaranteed")) == (8, 0)


@pytest.mark.rule("KM-TILE-O4a")
def test_soul_devourer() -> None:
    def fight(units: tuple[int, int], card: str) -> Table:
        return Table.battle(
            tiles={"A": "onyx_soul_devourer"}, creatures={"soul_devourer": "w_dunes_north"}, units=units
        ).fight(A=card, B="cavalry_blitz")

    assert fight((5, 2), "fervent_purge").points("A")["battle"] == 2  # two units removed
    assert fight((5, 1), "fervent_purge").points("A")["battle"] == 1  # only one to remove
    assert fight((5, 2), "shield_push").points("A")["battle"] == 1
    assert fight((2, 2), "sacrificial_charge").points("A")["battle"] == 0  # it wins, and nobody is left
    table = Table.battle(
        tiles={"A": "onyx_soul_devourer ruby_initiative"},
        creatures={"soul_devourer": "w_dunes_north"},
    ).fight(A="cavalry_blitz", B="shield_push")
    assert table.points("A")["battle"] == 2  # one by guaranteed damage, 1+1 less 1 by damage
    fire = Table(
        tiles={"B": "onyx_soul_devourer"},
        troops={"B": {"w_bank": 1}},
        creatures={"soul_devourer": "w_bank"},
        hand={"A": "raining_fire"},
    )
    assert fire.offers("card") == set()
    assert fight((5, 2), "shield_push").origins("A", "strength")["soul_devourer"] == 2
    assert move_range("onyx_soul_devourer", "soul_devourer") == 2


@pytest.mark.rule("KM-TILE-O4b")
def test_bestial_fury() -> None:
    for seat in "AB":
        table = Table.battle(tiles={seat: "onyx_bestial_fury"}).fight(A="shield_push", B="shield_push")
        assert (table.total(seat, "strength"), table.total(seat, "damage")) == (9, 1)
    assert move_range("onyx_bestial_fury") == 2


@pytest.mark.rule("KM-TILE-O4c")
def test_divine_might_enlarges_gains_of_the_day() -> None:
    tiles = {"A": "onyx_divine_might"}
    assert Table(tiles=tiles, pp={"A": 0}).do("token l2_pray").pp("A") == 3
    assert Table(tiles=tiles, pp={"A": 0}, hand={"A": "prayer"}).do("card prayer").pp("A") == 3
    assert Table(tiles=tiles, pp={"A": 0}, hand={"A": "mana_theft"}).do("card mana_theft").pp("A") == 2
    dedicated = {"A": "onyx_divine_might onyx_dedication_to_battle"}
    assert Table.battle(tiles=dedicated, pp={"A": 0}).pp("A") == 3
    assert buying("diamond_priest_of_amon", 4, tiles=tiles, pp={"A": 4}).pp("A") == 6
    assert Table(tiles=tiles, pp={"A": 0}).night().pp("A") == 2  # not at night
    hungry = {"A": "onyx_divine_might diamond_divine_hunger"}
    table = Table.battle(tiles=hungry, pp={"A": 0}).fight(A="cavalry_blitz", B="cavalry_blitz")
    assert table.pp("A") == 2  # not in battle
