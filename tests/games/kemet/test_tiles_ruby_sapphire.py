"""Ruby and sapphire power tiles (section 19)."""

import pytest

from ennead.games.kemet.rules.components import CREATURE, DATA, TILE
from ennead.games.kemet.rules.modifiers import CREATURE_MODIFIER, KIND_NAMES
from ennead.games.kemet.testing import Table


def buying(tile: str, level: int, **more: object) -> Table:
    """A buys the tile through a pyramid in w1_d1."""
    color = tile.split("_")[0]
    table = Table(pyramids={"w1_d1": f"{color} {level}"}, **more)  # type: ignore[arg-type]
    return table.do("token l3_buy_a", f"buy {tile}")


def move_range(tiles: str, creature: str | None = None) -> int:
    table = Table(
        tiles={"A": tiles}, troops={"A": {"w_bank": 2}}, creatures={creature: "w_bank"} if creature else None
    ).do("token l1_move", "move w_bank")
    points: int = table.details["points"]
    return points


def creature_battle(tile: str, creature: str) -> Table:
    return Table.battle(tiles={"A": tile}, creatures={creature: "w_dunes_north"}).fight(
        A="shield_push", B="shield_push"
    )


@pytest.mark.rule("KM-TILE-R1a")
def test_charge_helps_the_attacker_only() -> None:
    table = Table.battle(tiles={"A": "ruby_charge", "B": "ruby_charge"}).fight(
        A="shield_push", B="shield_push"
    )
    assert (table.total("A", "strength"), table.total("B", "strength")) == (9, 8)


@pytest.mark.rule("KM-TILE-R1b")
def test_priest_of_mafdet() -> None:
    assert move_range("ruby_priest_of_mafdet") == 2


@pytest.mark.rule("KM-TILE-R2a")
def test_phoenix() -> None:
    table = creature_battle("ruby_phoenix", "phoenix")
    assert table.origins("A", "strength")["phoenix"] == 1
    assert move_range("ruby_phoenix", "phoenix") == 2
    table = Table(
        tiles={"A": "ruby_phoenix"}, troops={"A": {"w_bank": 1}}, creatures={"phoenix": "w_bank"}
    ).do("token l1_move", "move w_bank", "step w3_lands", "take_along")
    assert {"w3_d1", "w3_d2", "w3_d3"} <= set(table.offers("step"))


@pytest.mark.rule("KM-TILE-R2b")
def test_carnage() -> None:
    table = Table.battle(tiles={"B": "ruby_carnage"}).fight(A="shield_push", B="cavalry_blitz")
    assert table.total("B", "damage") == 2


@pytest.mark.rule("KM-TILE-R2c", "KM-BC-03")
def test_wrryt_storm_exchanges_a_battle_card() -> None:
    table = Table(pyramids={"w1_d1": "ruby 2"})
    table.state.battle_hand[0] = 0b00001111
    table.state.face_up[0] = 0b00110000
    table.state.face_down[0] = 0b11000000
    table.do("token l3_buy_a", "buy ruby_wrryt_storm")
    assert len(table.offers("remove")) == 8
    table.do("remove defensive_retreat")
    assert len(table.battle_hand("A")) == 8
    assert "chariots" in table.battle_hand("A")
    assert "defensive_retreat" not in table.battle_hand("A")
    assert table.view("B")["seats"][0]["removed_count"] == 1
    assert "removed" not in table.view("B")["seats"][0]
    assert table.view("A")["seats"][0]["removed"] == ["defensive_retreat"]


@pytest.mark.rule("KM-TILE-R2d")
def test_portal_of_thoth() -> None:
    table = Table(tiles={"A": "ruby_portal_of_thoth"}, troops={"A": {"temple_west": 1}})
    table.do("token l1_move", "move temple_west", "teleport temple_east")
    assert (table.pp("A"), table.at("temple_east")) == (6, ("A", 1))
    assert table.offers("teleport") == set()


@pytest.mark.rule("KM-TILE-R3a")
def test_royal_scarab() -> None:
    assert creature_battle("ruby_royal_scarab", "royal_scarab").origins("A", "strength")["royal_scarab"] == 2
    assert move_range("ruby_royal_scarab", "royal_scarab") == 3


@pytest.mark.rule("KM-TILE-R3b")
def test_blades_of_neith_in_every_battle() -> None:
    for seat in "AB":
        table = Table.battle(tiles={seat: "ruby_blades_of_neith"}).fight(A="shield_push", B="shield_push")
        assert table.total(seat, "strength") == 9


@pytest.mark.rule("KM-TILE-R3c", "KM-DI-09")
def test_divine_wound() -> None:
    table = Table.battle(tiles={"A": "ruby_divine_wound"}, hand={"A": "prayer prayer swiftness"})
    table.fight(A="shield_push", B="shield_push")
    assert table.legal() == {"wound swiftness", "wound prayer", "done"}
    table.do("wound prayer", "wound prayer", "done")
    assert table.origins("A", "strength") == {"units": 5, "shield_push": 3, "ruby_divine_wound": 2}
    assert table.discard() == {"prayer": 2}
    assert table.hand("A") == ["swiftness"]


@pytest.mark.rule("KM-TILE-R3d", "KM-TILE-S3d", "KM-TILE-D3d", "KM-TILE-O3d")
@pytest.mark.parametrize("color", ["ruby", "sapphire", "diamond", "onyx"])
def test_domination(color: str) -> None:
    table = buying(f"{color}_domination", 3)
    assert table.points("A")["divine"] == 1
    arts = {row["art"] for row in DATA["power_tiles"]["tiles"] if "domination" in row["id"]}
    assert arts == {"domination"}


@pytest.mark.rule("KM-TILE-R4a")
def test_giant_scorpion() -> None:
    table = creature_battle("ruby_giant_scorpion", "giant_scorpion")
    assert table.origins("A", "strength")["giant_scorpion"] == 2
    assert table.origins("A", "damage") == {"giant_scorpion": 2}
    assert move_range("ruby_giant_scorpion", "giant_scorpion") == 3


@pytest.mark.rule("KM-TILE-R4b")
def test_initiative_for_the_attacker() -> None:
    table = Table.battle(tiles={"A": "ruby_initiative"}).fight(A="shield_push", B="shield_push")
    values = [table.total("A", value) for value in ("strength", "damage", "guaranteed")]
    assert values == [9, 1, 1]
    table = Table.battle(tiles={"B": "ruby_initiative"}).fight(A="shield_push", B="shield_push")
    assert [table.total("B", value) for value in ("strength", "damage", "guaranteed")] == [8, 0, 0]


@pytest.mark.rule("KM-TILE-R4c")
def test_surprise_attack_lifts_the_walls() -> None:
    table = Table(
        tiles={"A": "ruby_surprise_attack ruby_priest_of_mafdet"},
        troops={"A": {"w_bank": 1}, "B": {"w3_d1": 1}},
    ).do("gold ruby_surprise_attack", "move w_bank", "step w3_lands")
    assert {"w3_d1", "w3_d2", "w3_d3"} <= set(table.offers("step"))
    table.do("step w3_d1")
    assert table.asks == "battle_play"


@pytest.mark.rule("KM-TILE-R4d", "KM-TILE-S4d", "KM-TILE-D4d", "KM-TILE-O4d")
@pytest.mark.parametrize("color", ["ruby", "sapphire", "diamond", "onyx"])
def test_act_of_god(color: str) -> None:
    table = buying(f"{color}_act_of_god", 4)
    assert table.view(None)["seats"][0]["silver"] is True
    table.turn_of("A")
    assert len(table.offers("silver")) == 8


# Sapphire


@pytest.mark.rule("KM-TILE-S1a")
@pytest.mark.parametrize(("count", "cost"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_recruiting_scribe(count: int, cost: int) -> None:
    table = Table(tiles={"A": "sapphire_recruiting_scribe"})
    table.do("token l1_recruit", "place w1_d1", f"count {count}", "done")
    assert table.pp("A") == 7 - cost


@pytest.mark.rule("KM-TILE-S1b")
def test_defense_helps_the_defender_only() -> None:
    table = Table.battle(tiles={"A": "sapphire_defense", "B": "sapphire_defense"})
    table.fight(A="shield_push", B="shield_push")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (8, 9)


@pytest.mark.rule("KM-TILE-S2a")
def test_shields_of_neith() -> None:
    table = Table.battle(tiles={"A": "sapphire_shields_of_neith"}).fight(A="shield_push", B="shield_push")
    assert table.total("A", "protection") == 2


@pytest.mark.rule("KM-TILE-S2b")
def test_reinforcement_prayer() -> None:
    table = Table(tiles={"A": "sapphire_reinforcement_prayer"}, pp={"A": 0}).do("token l2_pray")
    assert table.pp("A") == 2
    table.do("place w1_d2")
    assert table.offers("count") == {"1", "2"}
    table.do("count 2")
    assert table.units("A") == {"w1_d2": 2}
    table = Table(tiles={"A": "sapphire_reinforcement_prayer"}).do("token l2_pray", "done")
    assert table.units("A") == {}


@pytest.mark.rule("KM-TILE-S2c")
def test_shetyw_barrier_exchanges_a_battle_card() -> None:
    table = buying("sapphire_shetyw_barrier", 2).do("remove chariot_raid")
    assert len(table.battle_hand("A")) == 8
    assert "shield_wall" in table.battle_hand("A")
    assert "chariot_raid" not in table.battle_hand("A")


@pytest.mark.rule("KM-TILE-S2d")
def test_ancestral_elephant() -> None:
    table = creature_battle("sapphire_war_elephant", "elephant")
    assert table.origins("A", "strength")["elephant"] == 1
    assert table.origins("A", "protection")["elephant"] == 1
    assert move_range("sapphire_war_elephant", "elephant") == 2


@pytest.mark.rule("KM-TILE-S3a")
@pytest.mark.parametrize(("spy", "first"), [("A", "B"), ("B", "A")])
def test_spy_on_either_side_sees_no_di_cards(spy: str, first: str) -> None:
    table = Table.battle(tiles={spy: "sapphire_spy"}, hand={first: "war_rage"})
    assert table.actor == first
    table.do("play fervent_purge", "discard chariot_raid")
    assert table.view(spy)["battle"]["attacker" if first == "A" else "defender"]["played"] == "fervent_purge"
    table.do("play shield_push", "discard chariot_raid", f"{first}: commit war_rage")
    assert "war_rage" not in str(table.view(spy))


@pytest.mark.rule("KM-TILE-S3b")
def test_legion() -> None:
    table = buying("sapphire_legion", 3, troops={"A": {"w1_d1": 5}})
    assert table.view(None)["seats"][0]["troop_limit"] == 7
    table.turn_of("A").do("token l1_recruit", "place w1_d1", "count 2", "done")
    assert table.at("w1_d1") == ("A", 7)


@pytest.mark.rule("KM-TILE-S3c")
def test_defensive_victory_needs_a_unit_left() -> None:
    table = Table.battle(units=(2, 3), tiles={"B": "sapphire_defensive_victory"})
    table.fight(A="shield_push", B="shield_push")
    assert (table.points("B")["battle"], table.veterans("B")) == (1, 2)
    table = Table.battle(units=(1, 3), tiles={"B": "sapphire_defensive_victory"})
    table.fight(A="chariot_raid", B="cavalry_blitz")
    assert (table.points("B")["battle"], table.veterans("B")) == (0, 2)


@pytest.mark.rule("KM-TILE-S4a")
def test_reinforcements_on_taking_and_every_awakening() -> None:
    table = buying("sapphire_reinforcements", 4, troops={"A": {"w_bank": 2}, "B": {"w1_d2": 1}})
    assert table.offers("place") == {"w1_d1", "w1_d3", "w_bank"}
    table.do("place w_bank")
    assert table.offers("count") == {"1", "2", "3"}
    table.do("count 3", "place w1_d1")  # the fourth goes by itself
    assert table.units("A") == {"w1_d1": 1, "w_bank": 5}
    table.night().do("place w1_d3")
    assert table.offers("count") == {"1", "2", "3", "4"}


@pytest.mark.rule("KM-TILE-S4b")
def test_sphinx() -> None:
    table = buying("sapphire_sphinx", 4, troops={"A": {"w1_d1": 1}})
    assert table.points("A")["divine"] == 1
    assert table.legal() == {"station w1_d1", "none"}
    assert creature_battle("sapphire_sphinx", "sphinx").origins("A", "strength")["sphinx"] == 2
    assert move_range("sapphire_sphinx", "sphinx") == 2


@pytest.mark.rule("KM-TILE-S4c")
def test_divine_will_moves_or_recruits() -> None:
    table = Table(tiles={"A": "sapphire_divine_will"}, troops={"A": {"w_bank": 1}})
    table.do("gold sapphire_divine_will")
    assert (table.asks, table.legal()) == ("gold_action", {"action move", "action recruit"})
    table.do("action recruit", "place w1_d1", "count 1", "done")
    assert table.pp("A") == 6
    table = Table(tiles={"A": "sapphire_divine_will"}, troops={"A": {"w_bank": 1}})
    table.do("gold sapphire_divine_will", "action move", "move w_bank", "step w1_lands")
    assert (table.at("w1_lands"), table.asks) == (("A", 1), "turn")


def test_the_data_of_creatures_agrees_with_their_tiles() -> None:
    """The list of creatures repeats what their tiles say."""
    for row in DATA["creatures"]["list"]:
        modifiers = CREATURE_MODIFIER[CREATURE.index[row["id"]]]
        for value in ("strength", "damage", "protection"):
            for role in ("attacker", "defender"):
                assert modifiers[KIND_NAMES.index(f"{role}.{value}")] == row["values"][value], row["id"]
        assert modifiers[KIND_NAMES.index("move.land_move")] == row["values"]["land_move"]
    assert len(TILE) == 56
