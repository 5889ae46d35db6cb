"""The move action: range, departures, limits, teleport, harbors, walls (section 13)."""

import pytest

from ennead.games.kemet.rules.components import AREA
from ennead.games.kemet.testing import Table


def moving(area: str, **more: object) -> Table:
    """A begins a move with the troop in the area."""
    return Table(**more).do("token l1_move", f"move {area}")  # type: ignore[arg-type]


@pytest.mark.rule("KM-MOVE-01")
def test_one_own_troop_moves() -> None:
    table = Table(troops={"A": {"w1_d1": 2, "w_bank": 1}, "B": {"w3_d1": 2}}).do("token l1_move")
    assert table.legal() == {"move w1_d1", "move w_bank", "none"}


@pytest.mark.rule("KM-MOVE-02", "KM-MOVE-03")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", 1),
        ("ruby_priest_of_mafdet", 2),
        ("onyx_bestial_fury ruby_priest_of_mafdet", 3),
        ("ruby_royal_scarab", 3),
    ],
)
def test_the_range(tiles: str, points: int) -> None:
    creatures = {"royal_scarab": "w1_d1"} if "scarab" in tiles else {}
    table = moving(
        "w1_d1", troops={"A": {"w1_d1": 2}}, tiles={"A": tiles}, creatures=creatures, hand={"A": "swiftness"}
    )
    assert table.details["points"] == points
    table.do("swiftness")
    assert table.details["points"] == points + 1


@pytest.mark.rule("KM-MOVE-04")
def test_the_creatures_bonus_stays_and_none_is_added_on_the_way() -> None:
    table = moving(
        "w1_d1",
        troops={"A": {"w1_d1": 3}},
        tiles={"A": "ruby_royal_scarab"},
        creatures={"royal_scarab": "w1_d1"},
    ).do("step w1_lands", "units 2", "leave royal_scarab")
    assert table.details["points"] == 2  # of three points one is used
    table = moving(
        "w1_d1",
        troops={"A": {"w1_d1": 1, "w1_lands": 1}},
        tiles={"A": "ruby_phoenix"},
        creatures={"phoenix": "w1_lands"},
    ).do("step w1_lands")
    assert table.actor == "B"  # one point only, and it is used


@pytest.mark.rule("KM-MOVE-05")
def test_a_step_costs_a_point() -> None:
    table = moving("w1_lands", troops={"A": {"w1_lands": 1}}, tiles={"A": "ruby_priest_of_mafdet"})
    table.do("step w_bank")
    assert table.details["points"] == 1
    table.do("step delta_marsh")  # by harbor
    assert table.at("delta_marsh") == ("A", 1)
    assert table.actor == "B"


@pytest.mark.rule("KM-MOVE-06")
def test_points_left_after_a_teleport_may_be_used() -> None:
    table = moving("w1_d1", troops={"A": {"w1_d1": 1}}, pyramids={"w1_d1": "ruby 1"})
    table.do("teleport w_dunes_north", "step temple_west")
    assert table.at("temple_west") == ("A", 1)


@pytest.mark.rule("KM-MOVE-07", "KM-MOVE-19")
def test_stopping_after_any_step() -> None:
    table = moving("w1_d1", troops={"A": {"w1_d1": 1}}, tiles={"A": "ruby_priest_of_mafdet"})
    assert "stop" in table.legal()
    table.do("step w1_lands", "stop")
    assert table.at("w1_lands") == ("A", 1)
    assert table.actor == "B"
    table = moving("w1_d1", troops={"A": {"w1_d1": 1}}).do("stop")  # wasted
    assert table.at("w1_d1") == ("A", 1)


@pytest.mark.rule("KM-MOVE-08", "KM-MOVE-09")
def test_units_are_left_and_taken_along() -> None:
    table = moving(
        "w1_d1", troops={"A": {"w1_d1": 4, "w1_lands": 2}}, tiles={"A": "ruby_priest_of_mafdet"}
    ).do("step w1_lands")
    assert table.offers("units") == {"1", "2", "3", "4"}
    table.do("units 2", "step w_bank")
    assert table.offers("units") == {"1", "2", "3", "4"}  # one pool
    table.do("units 3")
    assert table.units("A") == {"w1_d1": 2, "w1_lands": 1, "w_bank": 3}


@pytest.mark.rule("KM-MOVE-10")
def test_creatures_go_on_or_stay() -> None:
    table = moving(
        "w1_d1", troops={"A": {"w1_d1": 3}}, tiles={"A": "ruby_phoenix"}, creatures={"phoenix": "w1_d1"}
    )
    table.do("step w1_lands", "units 2")
    assert table.legal() == {"take_along", "leave phoenix"}
    table.do("take_along")
    assert table.creature("phoenix") == "w1_lands"


def two_creatures(units: int, more: int, enemies: dict[str, int] | None = None) -> Table:
    return moving(
        "w1_d1",
        troops={"A": {"w1_d1": units, "w1_lands": more}, "B": enemies or {}},
        tiles={"A": "ruby_phoenix sapphire_war_elephant"},
        creatures={"phoenix": "w1_d1", "elephant": "w1_lands"},
    )


@pytest.mark.rule("KM-MOVE-11", "KM-MOVE-12", "KM-MOVE-13")
def test_the_pool_may_exceed_the_limits_but_not_what_stays() -> None:
    table = two_creatures(4, 4).do("step w1_lands", "units 4", "take_along")
    assert table.state.units[AREA.index["w1_lands"]] == 8
    assert "stop" not in table.legal()
    table.do("step w_bank")
    assert table.offers("units") == {"3", "4", "5"}  # three at least, and the last point ends it
    table.do("units 3")
    assert table.legal() == {"leave phoenix", "leave elephant"}  # one creature each
    table.do("leave elephant")
    assert table.units("A") == {"w1_lands": 5, "w_bank": 3}
    assert (table.creature("elephant"), table.creature("phoenix")) == ("w1_lands", "w_bank")


@pytest.mark.rule("KM-MOVE-14")
def test_nothing_is_offered_that_cannot_end_within_the_limits() -> None:
    table = moving("w1_d1", troops={"A": {"w1_d1": 3, "w1_lands": 5}})
    assert "w1_lands" not in table.offers("step")  # no point to go on with
    table = moving("w1_d1", troops={"A": {"w1_d1": 3, "w1_lands": 5}}, tiles={"A": "ruby_priest_of_mafdet"})
    assert "w1_lands" in table.offers("step")
    table.do("step w1_lands", "units 3")
    assert "stop" not in table.legal()


@pytest.mark.rule("KM-MOVE-14")
def test_a_card_that_would_use_up_the_teleport_price_is_not_offered() -> None:
    """8 units in a full city: the only way on is the teleport, for which the last two points are needed."""
    table = moving(
        "w1_d1",
        troops={"A": {"w1_d1": 2, "w1_d2": 5, "w1_d3": 5}, "B": {}},
        pyramids={"w1_d2": "ruby 1"},
        hand={"A": "open_gates"},
        pp={"A": 2},
    ).do("step w1_d2", "units 2")
    assert table.state.units[AREA.index["w1_d2"]] == 7
    assert "open_gates" not in table.legal()
    assert "stop" not in table.legal()
    assert len(table.offers("teleport")) == 9


@pytest.mark.rule("KM-MOVE-14", "KM-MOVE-20")
def test_a_larger_group_may_take_a_creature_along_and_come_back() -> None:
    """Seven units may not all stay. Two go without the Phoenix, which would meet the Elephant.

    Two with it would leave a full troop behind, to which nobody can return with one of the creatures; three
    leave room for one.
    """
    table = moving(
        "w3_d1",
        troops={"A": {"w3_d1": 3, "w3_lands": 5}},
        tiles={"A": "ruby_priest_of_mafdet ruby_phoenix sapphire_war_elephant"},
        creatures={"elephant": "w3_d1", "phoenix": "w3_lands"},
    ).do("step w3_lands", "units 2", "leave elephant")
    assert table.units("A") == {"w3_d1": 1, "w3_lands": 7}
    assert "w3_d1" in table.offers("step")
    table.do("step w3_d1")
    assert table.offers("units") == {"2", "3", "4", "5", "6", "7"}
    table.do("units 3")
    assert table.legal() == {"take_along", "leave phoenix"}
    table.do("take_along")  # then one unit returns, by itself
    assert table.legal() == {"leave phoenix", "leave elephant"}
    table.do("leave phoenix")
    assert table.units("A") == {"w3_d1": 3, "w3_lands": 5}
    assert (table.creature("phoenix"), table.creature("elephant")) == ("w3_d1", "w3_lands")


@pytest.mark.rule("KM-MOVE-15")
def test_entering_an_enemy_area_ends_the_move() -> None:
    table = moving(
        "w1_lands", troops={"A": {"w1_lands": 2}, "B": {"w_bank": 1}}, tiles={"A": "onyx_bestial_fury"}
    ).do("step w_bank", "units 2")
    assert table.asks == "battle_play"
    table.fight(A="cavalry_blitz", B="defensive_retreat").do("B: recall", "A: stay")
    assert table.actor == "B"  # remaining points are lost
    assert table.told("battle")[0] | {} == {"event": "battle", "seat": "A", "defender": "B", "area": "w_bank"}


@pytest.mark.rule("KM-MOVE-16")
def test_a_group_that_attacks_is_within_the_limits() -> None:
    table = moving(
        "w1_d1",
        troops={"A": {"w1_d1": 4, "w1_lands": 4}, "B": {"w_bank": 1}},
        tiles={"A": "ruby_priest_of_mafdet"},
    ).do("step w1_lands", "units 4", "step w_bank")
    assert table.offers("units") == {"3", "4", "5"}
    table = two_creatures(1, 2, {"w_bank": 1}).do("step w1_lands", "take_along", "step w_bank", "units 2")
    assert table.legal() == {"leave phoenix", "leave elephant"}
    table.do("leave elephant")
    assert table.asks == "battle_play"


@pytest.mark.rule("KM-MOVE-17")
def test_a_lone_creature_left_behind_goes_to_supply_but_not_a_second() -> None:
    table = moving(
        "w1_d1", troops={"A": {"w1_d1": 2}}, tiles={"A": "ruby_phoenix"}, creatures={"phoenix": "w1_d1"}
    )
    table.do("step w1_lands", "units 2", "leave phoenix")
    assert table.creature("phoenix") is None
    assert table.told("creature_home")[0]["creature"] == "phoenix"
    table = two_creatures(2, 2).do("step w1_lands", "units 2", "take_along", "step w_bank")
    assert table.offers("units") == {"1", "2", "3"}  # all four would leave a creature alone, or take both


@pytest.mark.rule("KM-MOVE-18")
def test_cards_during_the_move() -> None:
    table = moving(
        "w1_lands",
        troops={"A": {"w1_lands": 1}},
        hand={"A": "swiftness swiftness open_gates transfer"},
        pp={"A": 5},
    )
    assert {"swiftness", "open_gates", "transfer sanctuary"} <= set(table.legal())
    table.do("swiftness", "step w_bank")
    assert "swiftness" not in table.legal()
    assert {"open_gates", "transfer sanctuary"} <= set(table.legal())
    table.do("open_gates", "transfer sanctuary")
    assert table.at("sanctuary") == ("A", 1)
    assert table.pp("A") == 3
    assert table.discard() == {"swiftness": 1, "transfer": 1, "open_gates": 1}


@pytest.mark.rule("KM-MOVE-20")
def test_coming_back_is_allowed() -> None:
    table = moving("w1_d1", troops={"A": {"w1_d1": 3}}, tiles={"A": "ruby_priest_of_mafdet"})
    table.do("step w1_lands", "units 2", "step w1_d1", "units 1")
    assert table.units("A") == {"w1_d1": 2, "w1_lands": 1}


@pytest.mark.rule("KM-MOVE-20", "KM-WALL-01", "KM-WALL-03")
def test_walls_let_a_group_back_to_the_district_it_started_from() -> None:
    fast = {"A": "ruby_priest_of_mafdet onyx_bestial_fury"}
    table = moving("w3_d1", troops={"A": {"w3_d1": 2}}, tiles=fast).do("step w3_lands", "units 1")
    assert {area for area in table.offers("step") if area.startswith("w3_d")} == {"w3_d1", "w3_d2", "w3_d3"}
    table.do("step w3_d1", "step w3_lands", "units 1")
    assert not any(area.startswith("w3_d") for area in table.offers("step"))  # one district was entered


# Teleport


@pytest.mark.rule("KM-TEL-01")
def test_a_teleport_starts_at_a_pyramid_own_or_foreign() -> None:
    assert moving("w1_d1", troops={"A": {"w1_d1": 1}}).offers("teleport") == set()
    for area in ("w1_d1", "w3_d1"):
        table = moving(area, troops={"A": {area: 1}}, pyramids={area: "ruby 1"})
        assert len(table.offers("teleport")) == 9


@pytest.mark.rule("KM-TEL-02")
def test_a_teleport_leads_to_another_obelisk() -> None:
    table = moving("w1_d1", players=3, troops={"A": {"w1_d1": 1}}, pyramids={"w1_d1": "ruby 1"})
    assert table.offers("teleport") == {
        "w_dunes_north",
        "w_dunes_south",
        "temple_west",
        "temple_sphinx",
        "temple_delta",
        "sanctuary",
    }
    table = moving(
        "temple_west", players=3, troops={"A": {"temple_west": 1}}, tiles={"A": "ruby_portal_of_thoth"}
    )
    assert "temple_west" not in table.offers("teleport")


@pytest.mark.rule("KM-TEL-03", "KM-TEL-04")
def test_a_teleport_costs_two_pp_once_and_no_point() -> None:
    table = moving(
        "w1_d1", troops={"A": {"w1_d1": 1}}, pyramids={"w1_d1": "ruby 1"}, tiles={"A": "ruby_portal_of_thoth"}
    ).do("teleport temple_west")
    assert table.pp("A") == 6  # cheaper by the Portal
    assert table.details["points"] == 1
    assert table.offers("teleport") == set()  # once, although an obelisk would do
    table = moving("w1_d1", troops={"A": {"w1_d1": 1}}, pyramids={"w1_d1": "ruby 1"}).do(
        "teleport temple_west"
    )
    assert table.pp("A") == 5


@pytest.mark.rule("KM-TEL-05")
def test_a_teleport_into_an_enemy_is_a_battle() -> None:
    table = moving("w1_d1", troops={"A": {"w1_d1": 3}, "B": {"temple_west": 1}}, pyramids={"w1_d1": "ruby 1"})
    table.do("teleport temple_west", "units 3")
    assert table.asks == "battle_play"
    assert table.pp("A") == 5


# Harbors


@pytest.mark.rule("KM-HARB-01", "KM-HARB-02", "KM-HARB-03")
def test_harbors() -> None:
    own = moving("w1_lands", troops={"A": {"w1_lands": 1}})
    assert {"w_bank", "delta_marsh", "e_bank"} <= set(own.offers("step"))
    assert not {"w3_lands", "w2_lands", "e1_lands"} & set(own.offers("step"))
    foreign = moving("w3_lands", troops={"A": {"w3_lands": 1}})
    assert {"delta_marsh", "e_bank", "w1_lands"} <= set(foreign.offers("step"))
    assert "w2_lands" not in foreign.offers("step")
    trade = moving("e_bank", troops={"A": {"e_bank": 1}})
    assert {"w1_lands", "w_bank", "delta_marsh"} <= set(trade.offers("step"))


@pytest.mark.rule("KM-HARB-04")
def test_a_harbor_step_into_an_enemy_is_a_battle() -> None:
    table = moving("w1_lands", troops={"A": {"w1_lands": 2}, "D": {"e_bank": 1}}).do("step e_bank", "units 2")
    assert table.asks == "battle_play"


@pytest.mark.rule("KM-HARB-05")
def test_an_area_by_land_and_by_harbor_is_offered_once() -> None:
    table = moving("w1_lands", troops={"A": {"w1_lands": 1}})
    assert "w_bank" in table.offers("step")
    assert len(table.state.legal(0)) == len(table.legal())


# Walls


@pytest.mark.rule("KM-WALL-01", "KM-WALL-02")
def test_walls_ask_for_a_start_next_to_them() -> None:
    far = moving("w_bank", troops={"A": {"w_bank": 1}}, tiles={"A": "ruby_priest_of_mafdet"}).do(
        "step w3_lands"
    )
    assert not any("w3_d" in area for area in far.offers("step"))
    near = moving("w3_lands", troops={"A": {"w3_lands": 1}})
    assert {"w3_d1", "w3_d2", "w3_d3"} <= set(near.offers("step"))
    inside = moving("w3_d1", troops={"A": {"w3_d1": 1}})
    assert {"w3_d2", "w3_d3", "w3_lands"} == set(inside.offers("step"))


@pytest.mark.rule("KM-WALL-03")
def test_one_foreign_district_an_action() -> None:
    table = moving("w3_lands", troops={"A": {"w3_lands": 1}}, tiles={"A": "ruby_priest_of_mafdet"}).do(
        "step w3_d1"
    )
    assert table.offers("step") == {"w3_lands"}
    table = moving(
        "w3_lands",
        troops={"A": {"w3_lands": 1}},
        tiles={"A": "ruby_priest_of_mafdet onyx_bestial_fury"},
    ).do("step w3_d1", "step w3_lands")
    assert not any(area.startswith("w3_d") for area in table.offers("step"))  # not after leaving, either


@pytest.mark.rule("KM-WALL-04")
def test_own_walls_never_hinder() -> None:
    table = moving(
        "w_bank", troops={"A": {"w_bank": 2}, "B": {"w1_d1": 1}}, tiles={"A": "ruby_priest_of_mafdet"}
    ).do("step w1_lands", "units 2")
    assert {"w1_d1", "w1_d2"} <= set(table.offers("step"))
    table.do("step w1_d1", "units 2")
    assert table.asks == "battle_play"


@pytest.mark.rule("KM-WALL-05")
def test_leaving_is_never_hindered() -> None:
    assert "w3_lands" in moving("w3_d1", troops={"A": {"w3_d1": 1}}).offers("step")


@pytest.mark.rule("KM-WALL-06")
def test_only_the_start_of_the_action_counts() -> None:
    table = moving(
        "w_bank", troops={"A": {"w_bank": 1, "w3_lands": 2}}, tiles={"A": "ruby_priest_of_mafdet"}
    ).do("step w3_lands")
    assert not any("w3_d" in area for area in table.offers("step"))


@pytest.mark.rule("KM-WALL-07")
def test_lifted_walls_still_let_into_one_district_only() -> None:
    table = moving(
        "w_bank",
        troops={"A": {"w_bank": 1}},
        tiles={"A": "onyx_bestial_fury ruby_priest_of_mafdet"},
        hand={"A": "open_gates"},
    ).do("open_gates", "step w3_lands", "step w3_d1")
    assert table.offers("step") == {"w3_lands"}


@pytest.mark.rule("KM-WALL-08")
def test_an_empty_foreign_district_is_entered_without_battle() -> None:
    table = moving("w3_lands", troops={"A": {"w3_lands": 1}}).do("step w3_d2")
    assert table.at("w3_d2") == ("A", 1)
    assert table.told("battle") == []
