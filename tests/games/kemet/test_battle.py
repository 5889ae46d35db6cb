"""Battle: war council, clash, outcome and casualties (section 15, steps 1 to 4)."""

import pytest

from ennead.games.kemet.rules.components import CARD, CARDS
from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-BAT-01", "KM-BAT-05")
def test_who_brings_troops_together_attacks_and_it_begins_at_once() -> None:
    table = Table.battle(hand={"A": "prayer"})
    assert (table.state.attacker, table.state.defender) == (0, 1)
    assert table.asks == "battle_play"
    assert table.offers("card") == set()


@pytest.mark.rule("KM-BAT-02")
def test_only_the_two_take_part() -> None:
    table = Table.battle(hand={"C": "war_fury"})
    assert table.actor == "AB"
    assert table.legal("C") == set()


@pytest.mark.rule("KM-BAT-03")
def test_day_tiles_do_nothing_in_battle() -> None:
    """Divine Might does not enlarge a recall, Thoeris or Hunger."""
    table = Table.battle(tiles={"A": "onyx_divine_might diamond_priest_of_thoeris"}, pp={"A": 0})
    table.fight(A="cavalry_blitz", B="shield_push").do("B: recall", "A: recall")
    assert table.pp("A") == 4 + 4


@pytest.mark.rule("KM-BAT-04")
def test_all_steps_happen_even_without_units() -> None:
    table = Table.battle(units=(1, 1), pp={"A": 0, "B": 0}).fight(A="chariot_raid", B="chariot_raid")
    assert table.units("A") == table.units("B") == {}
    assert (table.veterans("A"), table.veterans("B")) == (1, 2)
    assert (table.pp("A"), table.pp("B")) == (0, 0)
    assert len(table.battle_hand("A")) == len(table.battle_hand("B")) == 6
    assert table.actor == "B"


# War council


@pytest.mark.rule("KM-WC-01", "KM-WC-02")
def test_two_cards_each_in_secret_and_in_any_order() -> None:
    table = Table.battle()
    assert len(table.legal("A")) == len(table.legal("B")) == 8
    table.do("B: play shield_push")
    assert table.question("B") == "battle_discard"
    assert "discard shield_push" not in table.legal("B")
    table.do("B: discard chariot_raid")
    assert table.actor == "A"
    other = Table.battle().do("B: play fervent_purge", "B: discard mixed_tactics")
    assert table.view("A") == other.view("A")
    assert table.view("A")["seats"][1]["ready"] is True


@pytest.mark.rule("KM-WC-03")
def test_the_discard_takes_no_part_and_stays_hidden() -> None:
    table = Table.battle().do("A: play cavalry_blitz", "A: discard chariot_raid")
    table.do("B: play shield_push", "B: discard fervent_purge", "A: done", "B: done")
    assert table.total("A", "damage") == 1
    table.do("B: recall", "A: stay")
    assert "face_down" not in table.view("A")["seats"][1]
    assert table.view("A")["seats"][1]["face_down_count"] == 1
    assert table.view("B")["seats"][1]["face_down"] == ["fervent_purge"]


@pytest.mark.rule("KM-WC-04", "KM-WC-06")
def test_di_cards_are_committed_in_secret() -> None:
    table = Table.battle(hand={"A": "war_rage bronze_wall prayer"})
    for seat in "AB":
        table.do(f"{seat}: play shield_push", f"{seat}: discard chariot_raid")
    assert table.legal("A") == {"commit war_rage", "commit bronze_wall", "commit diversion", "done"}
    before = table.view("B")
    table.do("A: commit war_rage")
    assert table.view("B") == before
    assert table.view("B")["seats"][0]["hand_size"] == 4
    table.do("A: done", "B: done")
    assert table.view("B")["seats"][0]["hand_size"] == 3
    assert table.total("A", "strength") == 5 + 3 + 1


@pytest.mark.rule("KM-WC-05")
def test_committed_cards_must_be_payable_together() -> None:
    table = Table.battle(hand={"A": "war_fury war_fury war_rage"}, pp={"A": 1})
    for seat in "AB":
        table.do(f"{seat}: play shield_push", f"{seat}: discard chariot_raid")
    table.do("A: commit war_fury")
    assert table.legal("A") == {"commit war_rage", "commit diversion", "done"}


@pytest.mark.rule("KM-WC-09")
def test_the_last_payable_card_can_be_taken_back_until_the_clash() -> None:
    table = Table.battle(hand={"A": "war_fury"}, pp={"A": 1})
    for seat in "AB":
        table.do(f"{seat}: play shield_push", f"{seat}: discard chariot_raid")
    table.do("A: commit war_fury", "A: commit diversion", "B: done")
    assert (table.asks, table.actor, table.legal("A")) == ("battle_di", "A", {"done"})
    table.retract("A")
    assert table.legal("A") == {"commit war_fury", "commit diversion", "done"}
    table.do("A: done")
    assert table.told("revealed")
    assert table.discard() == {}


@pytest.mark.rule("KM-WC-07", "KM-CLASH-04")
def test_diversion_has_no_effect_and_comes_back() -> None:
    table = Table.battle().fight(A="cavalry_blitz diversion", B="shield_push")
    assert table.origins("A", "strength") == {"units": 5, "cavalry_blitz": 4}
    assert table.state.hand[CARD.index["diversion"]] == 1
    assert table.told("diversion_back")[0]["seat"] == "A"
    assert "diversion" not in table.discard()


@pytest.mark.rule("KM-WC-08")
def test_with_spy_the_other_side_chooses_and_shows_first() -> None:
    table = Table.battle(tiles={"B": "sapphire_spy"})
    assert table.actor == "A"
    assert [seat["ready"] for seat in table.view("C")["seats"]] == [False] * 5  # nobody has answered yet
    table.do("play cavalry_blitz", "discard chariot_raid")
    assert table.told("shown")[0]["battle_card"] == "cavalry_blitz"
    assert table.view(None)["battle"]["attacker"]["played"] == "cavalry_blitz"
    other = Table.battle(tiles={"B": "sapphire_spy"}).do("play cavalry_blitz", "discard mixed_tactics")
    assert table.view("B") == other.view("B")
    assert table.actor == "B"
    table.do("play phalanx_defense", "discard shield_push")
    assert (table.asks, table.actor) == ("battle_di", "AB")


# Clash


@pytest.mark.rule("KM-CLASH-01", "KM-CLASH-02")
def test_cards_are_revealed_together_then_paid() -> None:
    table = Table.battle(hand={"A": "war_fury", "B": "iron_wall bronze_wall"})
    table.fight(A="cavalry_blitz war_fury", B="shield_push iron_wall bronze_wall")
    assert [each["seat"] for each in table.told("revealed")] == ["A", "B"]
    assert [(each["card"], each["pp"]) for each in table.told("committed")] == [
        ("war_fury", 1),
        ("iron_wall", 1),
        ("bronze_wall", 0),
    ]
    assert (table.pp("A"), table.pp("B")) == (6, 6)


@pytest.mark.rule("KM-CLASH-03")
def test_a_card_that_cannot_be_paid_is_discarded() -> None:
    table = Table.battle(hand={"A": "war_fury"})
    for seat in "AB":
        table.do(f"{seat}: play shield_push", f"{seat}: discard chariot_raid")
    table.do("A: commit war_fury", "B: done")
    table.state.pp[0] = 0
    table.do("A: done")
    assert table.told("unpaid_card")[0]["card"] == "war_fury"
    assert table.total("A", "strength") == 8
    assert table.discard() == {"war_fury": 1}


@pytest.mark.rule("KM-CLASH-05")
def test_divine_wound_comes_after_the_reveal() -> None:
    table = Table.battle(tiles={"B": "ruby_divine_wound"}, hand={"B": "war_rage prayer"})
    table.fight(A="cavalry_blitz", B="shield_push war_rage")
    assert (table.asks, table.actor) == ("wound_discard", "B")
    assert table.told("revealed")
    assert table.legal() == {"wound prayer", "done"}  # the committed card and Diversion can't be used


# Outcome


@pytest.mark.rule("KM-OUT-01")
def test_strength_is_the_sum_of_everything() -> None:
    table = Table.battle(
        tiles={"A": "ruby_charge ruby_blades_of_neith ruby_phoenix"},
        creatures={"phoenix": "w_dunes_north"},
        hand={"A": "war_fury war_rage"},
        units=(4, 5),
    ).fight(A="cavalry_blitz war_fury war_rage", B="shield_push")
    assert table.origins("A", "strength") == {
        "units": 4,
        "ruby_charge": 1,
        "ruby_blades_of_neith": 1,
        "phoenix": 1,
        "cavalry_blitz": 4,
        "war_rage": 1,
        "war_fury": 2,
    }
    assert table.total("A", "strength") == 14
    assert table.view("C")["last_clash"]["winner"] == "A"


@pytest.mark.rule("KM-OUT-02")
def test_the_own_district_counts_for_attacker_and_defender() -> None:
    table = Table(troops={"A": {"w3_lands": 2}, "B": {"w3_d1": 2}})
    table.do("token l1_move", "move w3_lands", "step w3_d1", "units 2")
    table.fight(A="shield_push", B="shield_push")
    assert table.origins("B", "strength") == {"units": 2, "own_district": 1, "shield_push": 3}
    table = Table(troops={"A": {"w1_lands": 2}, "B": {"w1_d1": 2}})
    table.do("token l1_move", "move w1_lands", "step w1_d1", "units 2")
    table.fight(A="shield_push", B="shield_push")
    assert table.origins("A", "strength")["own_district"] == 1
    assert "own_district" not in table.origins("B", "strength")


@pytest.mark.rule("KM-OUT-03")
def test_units_are_counted_before_casualties() -> None:
    table = Table.battle(units=(3, 5)).fight(A="chariot_raid", B="chariot_raid")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (4, 6)
    assert table.units("A") == {}


@pytest.mark.rule("KM-OUT-04")
def test_on_a_tie_the_defender_wins() -> None:
    table = Table.battle().fight(A="shield_push", B="shield_push")
    assert table.told("won")[0]["seat"] == "B"
    table = Table.battle(units=(5, 4)).fight(A="shield_push", B="shield_push")
    assert table.told("won")[0]["seat"] == "A"


# Casualties


@pytest.mark.rule("KM-CAS-01")
def test_values_are_fixed_before_units_are_removed() -> None:
    """The Scorpion's damage counts although its whole troop falls to guaranteed damage first."""
    table = Table.battle(
        tiles={"A": "ruby_giant_scorpion", "B": "onyx_deadly_trap"},
        creatures={"giant_scorpion": "w_dunes_north"},
        units=(1, 4),
    ).fight(A="cavalry_blitz", B="phalanx_defense")
    assert table.total("A", "damage") == 3
    assert table.units("A") == {}
    assert table.at("w_bank") == ("B", 3)  # 3 damage less 2 protection


@pytest.mark.rule("KM-CAS-02", "KM-CAS-03")
def test_guaranteed_damage_ignores_protection_and_damage_does_not() -> None:
    table = Table.battle(tiles={"A": "ruby_initiative"}, units=(5, 5))
    table.fight(A="fervent_purge", B="phalanx_defense")
    lost = [(each["seat"], each["count"], each["loss"]) for each in table.told("lost_units")]
    assert lost == [("B", 1, "guaranteed"), ("B", 1, "damage")]  # 2+1 damage less 2
    table = Table.battle(units=(5, 5)).fight(A="mixed_tactics", B="chariot_raid")
    in_order = [(each["seat"], each["count"]) for each in table.told("lost_units")]
    assert in_order == [("A", 2), ("B", 2)]  # attacker first


@pytest.mark.rule("KM-CAS-02", "KM-CAS-03", "KM-GEN-06")
def test_guaranteed_damage_of_both_comes_before_any_damage_attacker_first() -> None:
    table = Table.battle(tiles={"A": "ruby_initiative", "B": "onyx_deadly_trap"}, units=(5, 4))
    table.fight(A="fervent_purge", B="mixed_tactics")
    lost = [(each["seat"], each["count"], each["loss"]) for each in table.told("lost_units")]
    assert lost == [
        ("A", 1, "guaranteed"),
        ("B", 1, "guaranteed"),
        ("A", 2, "damage"),  # 2, no protection
        ("B", 2, "damage"),  # 2+1, less 1
    ]
    assert (table.at("w_bank"), table.units("A")) == (("B", 1), {"w_bank": 2})


@pytest.mark.rule("KM-CAS-02", "KM-CAS-04")
def test_what_guaranteed_damage_has_taken_no_damage_takes_again() -> None:
    """One unit against guaranteed damage and three of damage: a single loss, a single payment."""
    table = Table.battle(
        tiles={"A": "ruby_initiative diamond_divine_hunger", "B": "onyx_honor_in_battle"},
        units=(5, 1),
        pp={"A": 0, "B": 0},
    ).fight(A="chariot_raid", B="chariot_raid")
    lost = [(each["seat"], each["count"], each["loss"]) for each in table.told("lost_units")]
    assert lost == [("B", 1, "guaranteed"), ("A", 3, "damage")]
    assert (table.pp("A"), table.pp("B")) == (2, 1)


@pytest.mark.rule("KM-CAS-04", "KM-CAS-09")
def test_no_more_units_are_lost_than_there_are() -> None:
    table = Table.battle(units=(5, 1), pp={"B": 2})
    before = table.supply("B")
    table.fight(A="chariot_raid", B="cavalry_blitz")
    assert table.told("lost_units")[1] | {} == {
        "event": "lost_units",
        "seat": "B",
        "area": "w_bank",
        "count": 1,
        "loss": "damage",
    }
    assert (table.supply("B"), table.pp("B")) == (before + 1, 2)


@pytest.mark.rule("KM-CAS-05")
def test_negative_damage_hits_the_own_troop() -> None:
    table = Table.battle(units=(3, 5)).fight(A="sacrificial_charge", B="shield_push")
    assert table.told("lost_units") == [
        {"event": "lost_units", "seat": "A", "area": "w_bank", "count": 2, "loss": "self"}
    ]
    table = Table.battle(units=(1, 5)).fight(A="sacrificial_charge", B="shield_push")
    assert table.told("lost_units")[0]["count"] == 1  # even with fewer units


@pytest.mark.rule("KM-CAS-06", "KM-CAS-07")
def test_self_damage_is_neither_offset_nor_protected() -> None:
    table = Table.battle(
        tiles={"A": "ruby_carnage sapphire_shields_of_neith"}, hand={"A": "iron_wall"}, units=(5, 5)
    ).fight(A="sacrificial_charge iron_wall", B="cavalry_blitz")
    assert table.total("A", "damage") == 1
    lost = {(each["seat"], each["loss"]): each["count"] for each in table.told("lost_units")}
    assert lost == {("A", "self"): 2, ("B", "damage"): 1}


@pytest.mark.rule("KM-CAS-08", "KM-CAS-11")
def test_self_damage_comes_after_the_enemys_and_pays_nobody() -> None:
    """Of 3 units the enemy's damage takes 2 and the own card only the last one."""
    table = Table.battle(
        tiles={"A": "onyx_honor_in_battle", "B": "diamond_divine_hunger"}, units=(3, 5), pp={"A": 0, "B": 0}
    ).fight(A="sacrificial_charge", B="fervent_purge")
    lost = [(each["count"], each["loss"]) for each in table.told("lost_units")]
    assert lost == [(2, "damage"), (1, "self")]
    assert (table.pp("A"), table.pp("B")) == (2, 4)


@pytest.mark.rule("KM-CAS-10")
def test_a_winner_without_units_is_still_the_winner() -> None:
    table = Table.battle(units=(2, 2)).fight(A="sacrificial_charge", B="shield_push")
    assert table.told("won")[0]["seat"] == "A"
    assert table.asks == "loser_choice"
    assert CARDS == 15
