"""General principles, the board and control (sections 2 to 4)."""

import pytest

from ennead.core.referee import FastReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.components import (
    AREA,
    AREAS_IN_PLAY,
    BORDERS,
    CITIES_IN_PLAY,
    CITY,
    CITY_OF,
    DATA,
    DISTRICTS,
    IS_TEMPLE,
    LANDS,
    OBELISK,
    OBELISKS_IN_PLAY,
    TEMPLES_IN_PLAY,
)
from ennead.games.kemet.rules.modifiers import price
from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-GEN-01")
def test_a_card_beats_a_tile() -> None:
    """Forced March forbids teleports, yet the card Transfer moves the troop."""
    table = Table(tiles={"A": "onyx_forced_march"}, troops={"A": {"w1_d1": 2}}, hand={"A": "transfer"})
    table.do("gold onyx_forced_march", "move w1_d1")
    assert "transfer temple_east" in table.legal()
    table.do("transfer temple_east", "units 2")
    assert table.at("temple_east") == ("A", 2)


@pytest.mark.rule("KM-GEN-02")
def test_an_effect_without_may_is_not_declined() -> None:
    table = Table(tiles={"A": "diamond_priest"}, pp={"A": 0})
    table.do("token l2_pray")
    assert table.pp("A") == 3
    table = Table(pyramids={"w1_d1": "onyx 1"}, troops={"A": {"w1_d1": 1}})
    table.do("token l3_buy_a", "buy onyx_mercenaries")
    assert "done" not in table.legal()  # Mercenaries are placed, not offered


@pytest.mark.rule("KM-GEN-03")
def test_a_modifier_works_each_time_and_only_then() -> None:
    table = Table(tiles={"A": "diamond_priest"}, pp={"A": 0})
    table.do("token l2_pray").turn_of("A").do("token l3_pray")
    assert table.pp("A") == 6
    assert [each["pp"] for each in table.told("gained_pp")] == [3, 3]


@pytest.mark.rule("KM-GEN-04")
def test_a_triggered_effect_comes_right_after_its_cause() -> None:
    """Dedication to Battle pays on entering, before the war council begins."""
    table = Table.battle(tiles={"A": "onyx_dedication_to_battle"}, pp={"A": 3})
    assert table.pp("A") == 5
    assert table.asks == "battle_play"


@pytest.mark.rule("KM-GEN-05")
def test_effects_of_one_player_are_not_ordered_by_hand() -> None:
    """Vision comes last without a question, after the other draws."""
    table = Table(tiles={"A": "diamond_divine_boon diamond_vision"}).night()
    assert table.asks == "vision_discard"
    assert len(table.told("drew")) == 2 + 4


@pytest.mark.rule("KM-GEN-06")
def test_several_players_attacker_first_and_else_in_turn_order() -> None:
    table = Table.battle(
        tiles={"A": "onyx_honor_in_battle", "B": "diamond_divine_hunger"}, pp={"A": 0, "B": 0}
    )
    table.fight(A="defensive_retreat", B="chariot_raid")
    assert [each["seat"] for each in table.told("veterans")] == ["A", "B"]
    table = Table(turn="B", hand={"B": "mana_theft"}).do("card mana_theft")
    assert [each["seat"] for each in table.told("lost_pp")] == ["A", "C", "D", "E"]


@pytest.mark.rule("KM-GEN-07")
def test_a_price_must_be_there_whole() -> None:
    table = Table(troops={"A": {"w1_d1": 2}}, pyramids={"w1_d1": "ruby 1"}, pp={"A": 1})
    table.do("token l1_move", "move w1_d1")
    assert table.offers("teleport") == set()
    table = Table(troops={"A": {"w1_d1": 2}}, pyramids={"w1_d1": "ruby 1"}, pp={"A": 2})
    table.do("token l1_move", "move w1_d1")
    assert "temple_west" in table.offers("teleport")


@pytest.mark.rule("KM-GEN-08")
def test_a_price_is_summed_raised_to_nothing_then_lowered_by_priest_of_ra() -> None:
    state = Table(tiles={"A": "diamond_priest_of_ra"}).state
    assert [price(state, 0, amount) for amount in (-2, 0, 1, 2, 7)] == [0, 0, 0, 1, 6]
    assert [price(state, 1, amount) for amount in (-2, 0, 1, 2, 7)] == [0, 0, 1, 2, 7]


@pytest.mark.rule("KM-GEN-09")
def test_figures_that_leave_the_board_go_to_their_owner() -> None:
    table = Table(troops={"B": {"w_bank": 1}}, hand={"A": "raining_fire"})
    before = table.supply("B")
    table.do("card raining_fire")
    assert table.supply("B") == before + 1


@pytest.mark.rule("KM-GEN-10")
def test_pieces_are_limited_to_what_there_is() -> None:
    troops = {"A": {"w1_d1": 5, "w1_d2": 5, "w_bank": 1}}
    table = Table(troops=troops, pp={"A": 11})
    table.do("token l1_recruit", "place w1_d3")  # the last unit goes by itself
    assert table.supply("A") == 0
    assert table.at("w1_d3") == ("A", 1)


@pytest.mark.rule("KM-GEN-11")
def test_the_same_seed_and_choices_give_the_same_game() -> None:
    def play(seed: int) -> tuple[str, int]:
        referee = FastReferee(seed)
        state = GAME.start(4, None, referee)
        for number in range(200):
            seat = state.to_act()[0]
            codes = state.legal(seat)
            state.play(codes[number * 7 % len(codes)], referee, seat)
        return GAME.hash(state), state.players

    assert play(1) == play(1)
    assert play(1) != play(2)


@pytest.mark.rule("KM-GEN-12")
def test_a_player_without_units_keeps_playing() -> None:
    table = Table(turn="B", troops={"A": {"w_bank": 1}})
    assert table.units("B") == {}
    table.do("token l1_move")  # wasted, and the turn passes
    assert table.actor == "C"


# The board


@pytest.mark.rule("KM-BRD-01")
def test_areas_have_one_of_four_types() -> None:
    kinds = [row["type"] for row in DATA["board"]["areas"].values()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "temple": 5,
        "sanctuary": 1,
        "district": 15,
        "wasteland": 11,
    }


@pytest.mark.rule("KM-BRD-02")
@pytest.mark.parametrize(
    ("players", "areas", "borders"), [(2, 16, 25), (3, 20, 35), (4, 28, 46), (5, 32, 56)]
)
def test_areas_and_borders_of_each_player_count(players: int, areas: int, borders: int) -> None:
    assert len(AREAS_IN_PLAY[players]) == areas
    pairs = {(a, b) for a in range(len(AREA)) for b in BORDERS[players][a]}
    assert all((b, a) in pairs for a, b in pairs)
    assert len(pairs) == 2 * borders
    assert all(a in AREAS_IN_PLAY[players] for pair in pairs for a in pair)


@pytest.mark.rule("KM-BRD-03")
def test_the_nile_parts_areas() -> None:
    table = Table(troops={"A": {"temple_sphinx": 2}})
    table.do("token l1_move", "move temple_sphinx")
    assert table.offers("step") == {"w_bank"}


@pytest.mark.rule("KM-BRD-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_districts_border_each_other_and_their_lands_only(players: int) -> None:
    for city in CITIES_IN_PLAY[players]:
        assert len(DISTRICTS[city]) == 3
        for area in DISTRICTS[city]:
            others = {each for each in DISTRICTS[city] if each != area}
            assert set(BORDERS[players][area]) == others | {LANDS[city]}


@pytest.mark.rule("KM-BRD-05")
def test_lands_hold_the_military_harbor_of_their_city() -> None:
    board = DATA["board"]
    for city, row in board["cities"].items():
        assert board["areas"][row["lands"]]["harbor"] == "military", city
    trade = [name for name, row in board["areas"].items() if row["harbor"] == "trade"]
    assert trade == ["w_bank", "delta_marsh", "e_bank"]


@pytest.mark.rule("KM-BRD-06")
def test_no_district_has_an_obelisk() -> None:
    assert not any(OBELISK[area] for area in range(len(AREA)) if CITY_OF[area] >= 0)
    assert [len(OBELISKS_IN_PLAY[players]) for players in (2, 3, 4, 5)] == [6, 6, 9, 9]


@pytest.mark.rule("KM-BRD-07")
def test_the_delta_temple_is_a_temple_and_the_sanctuary_is_not() -> None:
    assert IS_TEMPLE[AREA.index["temple_delta"]]
    assert not IS_TEMPLE[AREA.index["sanctuary"]]
    assert [len(TEMPLES_IN_PLAY[players]) for players in (2, 3, 4, 5)] == [3, 3, 5, 5]
    table = Table(troops={"A": {"temple_delta": 1, "sanctuary": 1}})
    assert table.points("A")["temple"] == 1


@pytest.mark.rule("KM-BRD-08")
def test_a_troop_is_units_with_their_creature() -> None:
    table = Table(troops={"A": {"w_bank": 3}}, tiles={"A": "ruby_phoenix"}, creatures={"phoenix": "w_bank"})
    assert table.view("B")["areas"]["w_bank"] | {} == {
        "holder": "A",
        "units": 3,
        "assault": 0,
        "controller": "A",
        "pyramid": None,
        "height": 0,
        "fame": None,
        "creatures": ["phoenix"],
    }


@pytest.mark.rule("KM-BRD-09")
def test_the_troop_limit_is_five_and_seven_with_legion() -> None:
    table = Table(troops={"A": {"w1_d1": 3}})
    table.do("token l1_recruit", "place w1_d1")
    assert table.offers("count") == {"1", "2"}
    table = Table(
        troops={"A": {"w1_d1": 3}},
        tiles={"A": "sapphire_legion ruby_phoenix"},
        creatures={"phoenix": "w1_d1"},
    )
    table.do("token l1_recruit", "place w1_d1")
    assert table.offers("count") == {"1", "2", "3", "4"}


@pytest.mark.rule("KM-BRD-10")
def test_entering_a_free_area_starts_no_battle() -> None:
    table = Table(troops={"A": {"w1_lands": 2}})
    table.do("token l1_move", "move w1_lands", "step w_bank", "units 2")
    assert table.told("battle") == []
    assert table.actor == "B"  # no point left: the move stops, the turn ends


@pytest.mark.rule("KM-BRD-11")
def test_after_a_battle_one_player_is_left() -> None:
    table = Table.battle().fight(A="cavalry_blitz", B="defensive_retreat")
    table.do("B: recall", "A: stay")
    assert table.at("w_bank") == ("A", 4)
    assert table.units("B") == {}


# Control


@pytest.mark.rule("KM-CTRL-01", "KM-CTRL-04")
def test_outside_cities_a_troop_controls() -> None:
    state = Table(troops={"A": {"temple_west": 1, "sanctuary": 1}}).state
    assert state.controls(0, AREA.index["temple_west"])
    assert state.controls(0, AREA.index["sanctuary"])
    assert not state.controls(0, AREA.index["w1_lands"])
    assert state.controller(AREA.index["temple_east"]) == -1


@pytest.mark.rule("KM-CTRL-02", "KM-CTRL-03")
def test_a_foreign_district_needs_a_troop_and_an_own_one_no_enemy() -> None:
    state = Table(troops={"A": {"w3_d1": 1}}).state
    assert state.controls(0, AREA.index["w3_d1"])
    assert not state.controls(0, AREA.index["w3_d2"])
    assert state.controls(0, AREA.index["w1_d1"])  # own, and empty
    assert not state.controls(1, AREA.index["w3_d1"])
    assert state.controls(1, AREA.index["w3_d2"])


@pytest.mark.rule("KM-CTRL-05", "KM-CTRL-06")
def test_the_benefits_of_a_pyramid_are_its_controllers() -> None:
    table = Table(
        troops={"A": {"w3_d1": 2}}, pyramids={"w3_d1": "onyx 4", "w1_d1": "ruby 1"}, pp={"A": 11, "B": 11}
    )
    assert (table.points("A")["pyramid"], table.points("B")["pyramid"]) == (1, 0)
    table.do("token l3_buy_c")
    assert "onyx_forced_march" in table.offers("buy")
    table = Table(turn="B", troops={"A": {"w3_d1": 2}}, pyramids={"w3_d1": "onyx 4"})
    table.do("token l3_buy_a")  # nothing to buy: wasted
    assert table.actor == "C"
    assert CITY.names[table.state.city[1]] == "w3"


def test_a_new_game_begins_with_the_cities() -> None:
    assert Table.new(2).legal() == {"city w1", "city w3"}
