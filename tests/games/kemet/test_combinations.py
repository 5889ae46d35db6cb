"""Where rules meet: two effects at once, empty supplies and decks, battles in a row, changes of control."""

import pytest

from ennead.games.kemet.rules.components import AREA, CARD, CARDS
from ennead.games.kemet.testing import Table

# Recruiting


@pytest.mark.rule("KM-REC-06", "KM-LOSE-06", "KM-LOSE-08")
def test_a_first_retreat_takes_the_place_of_a_second() -> None:
    """B is driven out twice; the first troop takes the only free area next door, the second goes home."""
    table = Table(troops={"B": {"w1_d2": 1, "w1_d3": 2}}, pp={"A": 9, "B": 0})
    table.do("token l1_recruit", "place w1_d2", "count 4", "place w1_d3", "count 4", "place w1_d1")
    table.do("fight w1_d2").fight(A="shield_push", B="phalanx_defense").do("B: retreat", "A: stay")
    assert table.at("w1_lands") == ("B", 1)
    table.fight(A="cavalry_blitz", B="shield_push")
    assert table.told("recalled")[0] | {} == {"event": "recalled", "seat": "B", "area": "w1_d3", "count": 2}
    table.do("A: stay")
    assert table.units("A") == {"w1_d1": 1, "w1_d2": 4, "w1_d3": 4}
    assert (table.points("A")["battle"], table.veterans("B"), table.pp("B")) == (2, 2, 1)


@pytest.mark.rule("KM-REC-07", "KM-LOSE-07", "KM-REW-03")
def test_a_recruiter_who_loses_at_home_may_be_sent_to_another_own_district() -> None:
    table = Table(troops={"B": {"w1_d2": 5}}, tiles={"B": "sapphire_defensive_victory"})
    table.do("token l1_recruit", "place w1_d2", "count 2", "done")
    table.fight(A="shield_push", B="shield_push")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (6, 8)
    assert (table.points("B")["battle"], table.veterans("B"), table.veterans("A")) == (1, 2, 1)
    table.do("A: retreat")
    assert (table.actor, table.offers("retreat_to")) == ("B", {"w1_d1", "w1_d3", "w1_lands"})
    table.do("retreat_to w1_d3", "B: stay")
    assert table.units("A") == {"w1_d3": 2}


@pytest.mark.rule("KM-TILE-S1a", "KM-TILE-O1b", "KM-TILE-D4a", "KM-TILE-S3b")
def test_scribe_local_recruitment_priest_of_ra_and_legion_in_one_action() -> None:
    table = Table(
        tiles={"A": "sapphire_recruiting_scribe onyx_local_recruitment diamond_priest_of_ra sapphire_legion"},
        troops={"A": {"w3_d1": 4}},
        pp={"A": 2},
    ).do("token l1_recruit", "place w3_d1")
    assert table.offers("count") == {"1", "2", "3"}  # up to seven
    table.do("count 3", "place w1_d1")
    assert table.offers("count") == {"1", "2"}  # five in all: 5 − 2 = 3, less 1, is what there is
    table.do("count 2")
    assert (table.units("A"), table.pp("A")) == ({"w1_d1": 2, "w3_d1": 7}, 0)


@pytest.mark.rule("KM-PLACE-06")
@pytest.mark.parametrize("effect", ["prayer", "enlistment", "mercenaries", "reinforcements", "veterans"])
def test_a_creature_may_join_with_every_placing_effect(effect: str) -> None:
    tiles = {"prayer": " sapphire_reinforcement_prayer", "reinforcements": " sapphire_reinforcements"}
    table = Table(
        tiles={"A": "ruby_phoenix" + tiles.get(effect, "")},
        hand={"A": "enlistment"} if effect == "enlistment" else None,
        pyramids={"w1_d1": "onyx 1"},
    )
    if effect == "prayer":
        table.do("token l2_pray")
    elif effect == "enlistment":
        table.do("card enlistment")
    elif effect == "mercenaries":
        table.do("token l3_buy_a", "buy onyx_mercenaries")
    else:
        table.state.veterans[0] = 2 if effect == "veterans" else 0
        table.night()
        if effect == "veterans":
            table.do("veterans_pp 0", "veterans_di 0")
    table.do("place w1_d2", "count 2")
    assert (table.asks, table.legal()) == ("place_creature", {"join phoenix", "none"})
    table.do("join phoenix")
    assert table.creature("phoenix") == "w1_d2"


# Moving


@pytest.mark.rule("KM-TILE-S3b", "KM-MOVE-16", "KM-OUT-01")
def test_a_legion_attacks_with_seven() -> None:
    table = Table.battle(tiles={"A": "sapphire_legion"}, units=(7, 5)).fight(
        A="shield_push", B="fervent_purge"
    )
    assert (table.total("A", "strength"), table.total("B", "strength")) == (10, 8)
    table.do("B: recall", "A: stay")
    assert table.units("A") == {"w_bank": 6}  # 2 damage less 1


@pytest.mark.rule("KM-TILE-O2a", "KM-TILE-O2b", "KM-TILE-O4c", "KM-TILE-D4a")
def test_entry_price_comes_before_dedication_and_must_be_there() -> None:
    """The 2 + 1 PP of Dedication and Divine Might come too late for the price of the Sphinx."""

    def moving(pp: int, more: str = "") -> Table:
        return Table(
            tiles={
                "A": f"onyx_dedication_to_battle onyx_divine_might {more}",
                "B": "onyx_khnums_sphinx",
            },
            troops={"A": {"w1_lands": 1}, "B": {"w_bank": 1}},
            creatures={"khnums_sphinx": "w_bank"},
            pp={"A": pp},
        ).do("token l1_move", "move w1_lands")

    assert "w_bank" not in moving(1).offers("step")
    assert moving(2).do("step w_bank").pp("A") == 3
    assert moving(1, "diamond_priest_of_ra").do("step w_bank").pp("A") == 3


@pytest.mark.rule("KM-CRE-03", "KM-MOVE-17", "KM-CRE-04")
def test_a_creature_sent_home_on_the_way_is_ready_at_once() -> None:
    table = Table(
        tiles={"A": "ruby_phoenix ruby_act_of_god"},
        troops={"A": {"w1_d1": 1}},
        creatures={"phoenix": "w1_d1"},
    ).do("silver l1_move", "move w1_d1", "step w1_lands", "leave phoenix", "stop")
    assert table.creature("phoenix") is None
    table.do("token l1_recruit", "place w1_d2", "count 1")
    assert "join phoenix" in table.legal()


# Battle


@pytest.mark.rule("KM-TILE-D4a", "KM-WC-05", "KM-CLASH-02", "KM-DIC-07")
def test_two_glories_and_a_purse_that_is_full() -> None:
    """7 PP, less two cards of 1 that cost nothing with Priest of Ra, plus 4, plus 4: 11."""
    table = Table.battle(tiles={"A": "diamond_priest_of_ra"}, hand={"A": "glory glory war_fury bloodbath"})
    table.fight(A="cavalry_blitz war_fury bloodbath glory glory", B="shield_push")
    assert [each["pp"] for each in table.told("committed")] == [0, 0, 0, 0]
    gains = [(each["origin"], each["pp"]) for each in table.told("gained_pp")]
    assert gains == [("glory", 4), ("glory", 0)]
    assert table.pp("A") == 11


@pytest.mark.rule("KM-TILE-R3c", "KM-OUT-04", "KM-CLASH-05")
def test_divine_wound_turns_a_battle_and_leaves_the_committed_cards_alone() -> None:
    """9 to 8 becomes 9 to 9, and on a tie the defender wins."""
    table = Table.battle(
        tiles={"B": "ruby_divine_wound"}, hand={"A": "war_rage", "B": "bronze_wall bronze_wall prayer"}
    ).fight(A="shield_push war_rage", B="shield_push bronze_wall")
    assert table.legal() == {"wound bronze_wall", "wound prayer", "done"}
    table.do("wound bronze_wall", "done")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (9, 9)
    assert table.told("won")[0]["seat"] == "B"
    assert table.total("B", "protection") == 2  # the card's, and the one committed; not the discarded one
    assert table.hand("B") == ["prayer"]


@pytest.mark.rule("KM-CAS-10", "KM-REW-02", "KM-TILE-D3c", "KM-DIC-07", "KM-WIN-01")
def test_a_winner_without_units_still_has_what_asks_for_a_victory_only() -> None:
    table = Table.battle(
        units=(2, 3),
        tiles={"A": "diamond_priest_of_thoeris onyx_soul_devourer"},
        creatures={"soul_devourer": "w_dunes_north"},
        hand={"A": "glory"},
        pp={"A": 0},
    ).fight(A="sacrificial_charge glory", B="mixed_tactics")
    assert table.told("won")[0]["seat"] == "A"
    assert (table.points("A")["battle"], table.veterans("A"), table.pp("A")) == (0, 1, 8)
    assert table.creature("soul_devourer") is None
    table.do("B: retreat", "A: retreat_to w_dunes_south")
    assert table.units("B") == {"w_dunes_south": 3}
    assert table.actor == "B"  # nobody is left to recall or stay: A's turn is over


@pytest.mark.rule("KM-LOSE-04", "KM-FAME-09", "KM-FAME-07")
def test_a_retreat_out_of_a_foreign_pyramid_gives_its_fame_back() -> None:
    table = Table(
        turn="B",
        troops={"A": {"w3_d1": 1}, "B": {"w3_lands": 4}},
        pyramids={"w3_d1": "onyx 4"},
    )
    assert (table.points("A")["pyramid"], table.points("B")["pyramid"]) == (1, 0)
    table.do("token l1_move", "move w3_lands", "step w3_d1", "units 4")
    table.fight(A="defensive_retreat", B="shield_push").do("A: retreat")
    assert table.at("w3_lands") == ("A", 1)  # no district: the city is not A's
    table.do("B: recall")
    assert (table.points("A")["pyramid"], table.points("B")["pyramid"]) == (0, 1)  # without any troop
    assert table.pp("B") == 7 + 3


# Night


@pytest.mark.rule("KM-TILE-D2c", "KM-DI-05", "KM-DI-06")
@pytest.mark.parametrize(("left", "drawn"), [(1, 0), (3, 2), (7, 4)])
def test_vision_discards_as_many_as_it_drew(left: int, drawn: int) -> None:
    """The basic draw takes one card; what is left, and no discard, is all that Vision finds."""
    table = Table(3, tiles={"A": "diamond_vision"})
    state = table.state
    while len(state.deck) > left:
        state.hand[2 * CARDS + state.deck.pop()] += 1  # in C's hand
    table.night()
    begun = len(table.hand("A"))
    assert begun == 1 + drawn
    for _ in range(drawn):
        assert table.asks == "vision_discard"
        table.do(table.options()[0])
    assert table.asks != "vision_discard"
    assert len(table.hand("A")) == 1


@pytest.mark.rule("KM-NIGHT-14", "KM-NIGHT-16", "KM-DI-05")
def test_what_vision_discards_can_be_drawn_by_the_next() -> None:
    """The deck ends with A's Vision; B's card comes from A's discards."""
    table = Table(3, tiles={"A": "diamond_vision"})
    state = table.state
    while len(state.deck) > 5:
        state.hand[2 * CARDS + state.deck.pop()] += 1
    table.night()
    for _ in range(4):
        table.do(table.options()[0])
    assert table.told("reshuffled") == [{"event": "reshuffled", "count": 4}]
    assert len(table.hand("B")) == 1
    assert len(state.deck) == 2  # C has drawn, too


@pytest.mark.rule("KM-NIGHT-03", "KM-NIGHT-04", "KM-NIGHT-06", "KM-CRE-03")
def test_both_sacrifices_in_one_night_and_the_creature_left_alone() -> None:
    table = Table(
        troops={"A": {"sanctuary": 2, "temple_delta": 1, "temple_west": 1, "temple_east": 1}},
        tiles={"A": "ruby_phoenix"},
        creatures={"phoenix": "sanctuary"},
        pp={"A": 0},
    ).night()
    table.do("offering yes", "delta yes")
    assert table.creature("phoenix") is None
    assert (table.supply("A"), table.pp("A")) == (12 - 5 + 3, 5 + 4 + 2)
    assert table.points("A") == {"divine": 2, "temple": 2}


@pytest.mark.rule("KM-NIGHT-15", "KM-NIGHT-17", "KM-GEN-10")
def test_veterans_without_a_unit_in_supply_are_lost() -> None:
    table = Table(3, troops={"A": {"w1_d1": 5, "w1_d2": 5, "w_bank": 2}})
    table.state.veterans[0] = 1
    table.night().do("veterans_pp 0")
    assert table.asks == "destiny_slot"
    assert table.told("veterans_gone")[0] | {} == {"event": "veterans_gone", "seat": "A", "count": 1}


@pytest.mark.rule("KM-TILE-D3a", "KM-FAME-10", "KM-FAME-08", "KM-ORD-03")
def test_hand_of_god_under_an_enemy_counts_in_destiny() -> None:
    """A's pyramid reaches 4 while B stands on it: B has the fame, and so chooses last."""
    table = Table(
        3, troops={"B": {"w1_d1": 1}}, pyramids={"w1_d1": "ruby 3"}, tiles={"A": "diamond_hand_of_god"}
    )
    table.state.order = [1, 0, 2]
    table.night().do("raise w1_d1")
    assert (table.fame("A"), table.fame("B")) == (0, 1)
    assert table.actor == "A"
    table.do("slot 1")
    assert table.actor == "C"


# The end


@pytest.mark.rule("KM-END-01", "KM-END-03", "KM-FAME-06")
def test_nine_points_lost_before_the_own_turn_win_nothing() -> None:
    """A has 8 and a temple; B takes the temple before A's next turn."""
    table = Table(2, troops={"A": {"temple_west": 1}, "B": {"w3_lands": 5}})
    table.state.divine_fame[0] = 8
    table.do("token l2_pray")
    assert table.fame("A") == 9
    table.do("token l1_move", "move w3_lands", "step temple_west", "units 5")
    table.fight(A="shield_push", B="cavalry_blitz").do("A: recall", "B: stay")
    assert (table.fame("A"), table.fame("B")) == (8, 2)
    assert (table.asks, table.actor, table.state.over) == ("turn", "A", False)


@pytest.mark.rule("KM-END-01", "KM-NIGHT-22", "KM-DAY-05")
def test_points_of_the_night_win_in_the_turn_of_the_next_day() -> None:
    """A reaches 9 by the offering, B is in slot 1 with as many: B's turn comes first, and B wins."""
    table = Table(2, troops={"A": {"sanctuary": 2}})
    table.state.divine_fame = [8, 9]
    table.night().do("offering yes")
    assert (table.fame("A"), table.fame("B"), table.state.over) == (9, 9, False)
    table.do("slot 2")
    assert (table.state.over, table.state.winner) == (True, 1)
    assert table.state.own_tokens == [0, 0]


@pytest.mark.rule("KM-BUY-10", "KM-BUY-04")
def test_a_tile_outlives_the_pyramid_it_was_bought_through() -> None:
    table = Table(
        troops={"A": {"w3_d1": 1}}, pyramids={"w3_d1": "onyx 4"}, tiles={"A": "diamond_act_of_god"}
    ).do("silver l3_buy_a", "buy onyx_bestial_fury", "token l1_move", "move w3_d1", "step w3_lands")
    table.do("step w_bank")  # the second point is the new tile's
    table.turn_of("A")
    assert table.at("w_bank") == ("A", 1)
    assert "onyx_bestial_fury" in table.tiles("A")
    table.do("token l3_buy_b")
    assert table.asks != "buy_tile"  # nothing can be bought through it any more


@pytest.mark.rule("KM-DAY-11", "KM-DIC-11", "KM-FAME-08", "KM-CTRL-03")
def test_a_card_clears_an_own_district_for_the_purchase_that_follows() -> None:
    table = Table(troops={"B": {"w1_d1": 1}}, pyramids={"w1_d1": "ruby 4"}, hand={"A": "raining_fire"})
    assert table.points("B")["pyramid"] == 1
    table.do("card raining_fire")
    assert (table.points("A")["pyramid"], table.points("B")["pyramid"]) == (1, 0)
    table.do("token l3_buy_a")
    assert "ruby_initiative" in table.offers("buy")


@pytest.mark.rule("KM-DIC-14", "KM-TILE-O4c", "KM-PP-02", "KM-PP-03")
def test_mana_theft_takes_one_of_each_and_gives_one_even_from_empty_purses() -> None:
    table = Table(3, hand={"A": "mana_theft"}, pp={"A": 11, "B": 0, "C": 0}).do("card mana_theft")
    assert table.state.pp == [11, 0, 0]
    assert table.discard() == {"mana_theft": 1}
    assert table.state.hand[CARD.index["mana_theft"]] == 0


@pytest.mark.rule("KM-CTRL-06", "KM-TEL-01", "KM-BUILD-08")
def test_building_under_an_enemy_serves_the_enemy() -> None:
    """A raises the pyramid B stands on; B buys and teleports through it, A can't."""
    table = Table(
        troops={"B": {"w1_d1": 1}}, pyramids={"w1_d1": "diamond 1"}, tiles={"B": "sapphire_act_of_god"}
    ).do("token l2_build", "raise w1_d1", "height 2")
    table.do("silver l3_buy_c")
    assert "diamond_vision" in table.offers("buy")
    table.do("buy diamond_vision", "token l1_move", "move w1_d1", "teleport temple_west", "stop")
    assert table.at("temple_west") == ("B", 1)
    assert table.state.fame_at[AREA.index["temple_west"]] == 1
