"""Battle: rewards, loser, winner, end, and veterans (section 15, steps 5 to 8)."""

import pytest

from ennead.games.kemet.generated import codes
from ennead.games.kemet.rules.components import AREA, BATTLE_CARD
from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-REW-01", "KM-REW-04", "KM-VET-01")
def test_a_winning_attacker_gains_fame_and_the_loser_a_veteran() -> None:
    table = Table.battle().fight(A="cavalry_blitz", B="shield_push")
    assert table.points("A")["battle"] == 1
    assert (table.veterans("A"), table.veterans("B")) == (0, 1)
    assert table.view("E")["seats"][1]["veterans"] == 1


@pytest.mark.rule("KM-REW-02")
def test_a_winning_attacker_without_units_gains_a_veteran_instead() -> None:
    table = Table.battle(units=(2, 2)).fight(A="sacrificial_charge", B="shield_push")
    assert (table.points("A")["battle"], table.veterans("A")) == (0, 1)


@pytest.mark.rule("KM-REW-03")
@pytest.mark.parametrize("card", ["shield_push", "chariot_raid"])
def test_a_winning_defender_gains_two_veterans(card: str) -> None:
    table = Table.battle(units=(1, 5) if card == "shield_push" else (3, 3)).fight(A=card, B="shield_push")
    assert table.told("won")[0]["seat"] == "B"
    assert (table.points("B")["battle"], table.veterans("B"), table.veterans("A")) == (0, 2, 1)


@pytest.mark.rule("KM-REW-05")
def test_rewards_of_tiles_and_cards_are_added() -> None:
    table = Table.battle(
        units=(2, 5),
        tiles={"B": "sapphire_defensive_victory diamond_priest_of_thoeris"},
        hand={"B": "glory"},
        pp={"B": 0},
    ).fight(A="shield_push", B="shield_push glory")
    assert (table.points("B")["battle"], table.veterans("B"), table.pp("B")) == (1, 2, 8)
    names = [table_event for table_event in ("veterans", "fame", "gained_pp") if table.told(table_event)]
    assert names == ["veterans", "fame", "gained_pp"]


# Loser


@pytest.mark.rule("KM-LOSE-01", "KM-LOSE-04")
def test_the_loser_recalls_or_retreats_where_the_winner_says() -> None:
    table = Table.battle(tiles={"B": "sapphire_war_elephant"}, creatures={"elephant": "w_bank"}).fight(
        A="cavalry_blitz", B="defensive_retreat"
    )
    assert (table.actor, table.legal()) == ("B", {"recall", "retreat"})
    table.do("retreat")
    assert (table.asks, table.actor) == ("retreat_area", "A")
    table.do("retreat_to temple_sphinx", "A: stay")
    assert table.at("temple_sphinx") == ("B", 5)
    assert table.creature("elephant") == "temple_sphinx"


@pytest.mark.rule("KM-LOSE-01")
def test_the_loser_leaves_also_when_the_winner_has_no_unit() -> None:
    table = Table.battle(units=(2, 3)).fight(A="sacrificial_charge", B="shield_push")
    assert (table.asks, table.actor) == ("loser_choice", "B")


@pytest.mark.rule("KM-LOSE-02", "KM-LOSE-10")
def test_a_recall_pays_the_units_less_one() -> None:
    table = Table.battle(
        pp={"B": 0}, units=(5, 4), tiles={"B": "ruby_phoenix"}, creatures={"phoenix": "w_bank"}
    )
    table.fight(A="cavalry_blitz", B="phalanx_defense").do("B: recall")
    assert (table.pp("B"), table.supply("B"), table.creature("phoenix")) == (3, 12, None)


@pytest.mark.rule("KM-LOSE-03")
def test_a_recall_of_one_unit_pays_nothing() -> None:
    table = (
        Table.battle(pp={"B": 0}, units=(5, 1)).fight(A="shield_push", B="phalanx_defense").do("B: recall")
    )
    assert table.pp("B") == 0
    table = Table.battle(pp={"B": 0}, units=(5, 1)).fight(A="chariot_raid", B="shield_push")
    assert (table.asks, table.actor, table.pp("B")) == ("winner_choice", "A", 0)


def lost_in(area: str, **troops: dict[str, int]) -> Table:
    """B has lost in the area; A won with all five units."""
    table = Table.battle(area=area, units=(5, 2), troops=troops)
    return table.fight(A="cavalry_blitz", B="phalanx_defense").do("B: retreat")


@pytest.mark.rule("KM-LOSE-05")
def test_retreat_leads_next_door_and_not_by_harbor() -> None:
    table = lost_in("w_bank")
    assert table.offers("retreat_to") == {
        "w1_lands",
        "w2_lands",
        "w3_lands",
        "w_dunes_north",
        "w_dunes_south",
        "temple_sphinx",
    }


@pytest.mark.rule("KM-LOSE-06")
def test_retreat_only_to_a_free_area() -> None:
    table = lost_in("w_bank", B={"w3_lands": 1}, C={"w2_lands": 1})
    assert table.offers("retreat_to") == {"w1_lands", "w_dunes_north", "w_dunes_south", "temple_sphinx"}


@pytest.mark.rule("KM-LOSE-07")
def test_no_retreat_into_a_foreign_city_but_into_the_own() -> None:
    table = Table(troops={"A": {"w3_d1": 4}, "B": {"w3_lands": 1}})
    table.do("token l1_move", "move w3_d1", "step w3_lands", "units 4")
    table.fight(A="cavalry_blitz", B="phalanx_defense").do("B: retreat")
    assert set(table.offers("retreat_to")) == {
        "w3_d1",
        "w3_d2",
        "w3_d3",
        "w_dunes_south",
        "w_bank",
        "temple_west",
    }
    table = Table(troops={"A": {"w3_d1": 1}, "B": {"w3_lands": 4}})
    table.do("token l1_move", "move w3_d1", "step w3_lands")
    table.fight(A="shield_push", B="phalanx_defense").do("A: retreat")
    assert not any("_d1" in area or "_d2" in area for area in table.offers("retreat_to"))


@pytest.mark.rule("KM-LOSE-08")
def test_without_a_place_the_loser_must_recall() -> None:
    table = Table.battle(area="temple_sphinx", units=(5, 2), troops={"A": {"w_bank": 5}})
    table.state.holder[AREA.index["w_bank"]] = 2  # another troop has come
    table.state.units[AREA.index["w_bank"]] = 1
    table.state.supply[2] -= 1
    table.fight(A="cavalry_blitz", B="phalanx_defense")
    assert table.asks == "winner_choice"  # recalled by itself
    assert table.told("recalled")[0]["seat"] == "B"


@pytest.mark.rule("KM-LOSE-09")
def test_a_retreat_is_no_move() -> None:
    """Five steps' worth of price and range do not matter; PP stay the same."""
    table = lost_in("w_bank").do("retreat_to w3_lands")
    assert table.pp("B") == 7
    assert table.told("moved")[-1]["seat"] == "A"


@pytest.mark.rule("KM-WIN-01", "KM-WIN-02")
def test_the_winner_recalls_or_stays() -> None:
    table = Table.battle(pp={"A": 0}).fight(A="cavalry_blitz", B="phalanx_defense").do("B: recall")
    assert (table.actor, table.legal()) == ("A", {"stay", "recall"})
    table.do("recall")
    assert (table.pp("A"), table.supply("A"), table.at("w_bank")) == (4, 12, (None, 0))


# End


@pytest.mark.rule("KM-BEND-01", "KM-BEND-03")
def test_cards_go_to_their_discards() -> None:
    table = Table.battle(hand={"A": "war_fury"}).do("A: play cavalry_blitz", "A: discard chariot_raid")
    table.do("B: play shield_push", "B: discard phalanx_defense")
    table.do("A: commit war_fury", "A: commit diversion", "A: done", "B: done")
    table.do("B: recall", "A: stay")
    seat = table.view(None)["seats"][0]
    assert (seat["face_up"], seat["face_down_count"], seat["battle_hand_size"]) == (["cavalry_blitz"], 1, 6)
    assert table.discard() == {"war_fury": 1}
    assert table.view("A")["seats"][0]["hand"] == {"diversion": 1}


@pytest.mark.rule("KM-BEND-02", "KM-BC-02")
def test_an_empty_hand_is_refilled() -> None:
    table = Table.battle()
    for seat in (0, 1):
        table.state.battle_hand[seat] = 0b11
        table.state.face_up[seat] = 0b00011100
        table.state.face_down[seat] = 0b11100000
    table.state.refresh()
    table.fight(A="cavalry_blitz", B="sacrificial_charge")
    while table.asks in ("loser_choice", "winner_choice"):
        table.do("recall")
    assert len(table.battle_hand("A")) == len(table.battle_hand("B")) == 8
    assert table.view(None)["seats"][0]["face_up"] == []
    assert len(BATTLE_CARD) == 10


@pytest.mark.rule("KM-BEND-04")
def test_units_above_the_limit_go_to_supply() -> None:
    """No legal sequence leads here: the troop is made too large by hand."""
    table = Table.battle(units=(5, 1)).fight(A="cavalry_blitz", B="phalanx_defense")
    place = AREA.index["w_bank"]
    table.state.assault[place] = 7
    table.state.supply[0] -= 2
    table.state.play(codes.RECALL, table.referee, 1)
    table.state.play(codes.STAY, table.referee, 0)
    assert table.at("w_bank") == ("A", 5)
    assert table.told("over_limit")[0]["count"] == 2


@pytest.mark.rule("KM-VET-02")
def test_veterans_are_spent_in_three_night_steps_each_once() -> None:
    table = Table()
    table.state.veterans[0] = 4
    table.night().do("veterans_pp 1", "veterans_di 1", "place w1_d1")
    assert table.veterans("A") == 0
    assert table.units("A") == {"w1_d1": 1}
    assert [each["count"] for each in table.told("spent_veterans")] == [1, 2, 1]
