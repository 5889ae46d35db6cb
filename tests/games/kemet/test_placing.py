"""Recruit, and placing units in general (section 10)."""

import pytest

from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-REC-01", "KM-REC-02")
def test_units_to_up_to_three_districts_for_one_each_paid_at_the_end() -> None:
    table = Table(pp={"A": 5}).do("token l1_recruit", "place w1_d1", "count 2", "place w1_d3", "count 1")
    assert table.pp("A") == 5
    assert table.legal() == {"place w1_d2", "done"}
    table.do("place w1_d2", "count 2")  # nothing left to pay more with: done by itself
    assert table.units("A") == {"w1_d1": 2, "w1_d2": 2, "w1_d3": 1}
    assert table.pp("A") == 0
    assert table.told("recruited")[0]["count"] == 5


@pytest.mark.rule("KM-REC-03")
def test_a_foreign_district_is_no_target() -> None:
    table = Table(troops={"A": {"w3_d1": 2}}).do("token l1_recruit")
    assert table.offers("place") == {"w1_d1", "w1_d2", "w1_d3"}


@pytest.mark.rule("KM-REC-04", "KM-REC-05")
def test_a_held_own_district_leads_to_a_battle_when_all_is_placed_and_paid() -> None:
    table = Table(troops={"B": {"w1_d2": 2}}).do("token l1_recruit", "place w1_d2", "count 3")
    assert table.asks == "place_area"
    table.do("place w1_d1", "count 1", "done")
    assert table.pp("A") == 3
    assert table.asks == "battle_play"
    assert (table.state.attacker, table.state.defender) == (0, 1)


@pytest.mark.rule("KM-REC-06")
def test_the_recruiter_chooses_the_order_of_battles() -> None:
    table = Table(troops={"B": {"w1_d2": 1}, "C": {"w1_d3": 1}})
    table.do("token l1_recruit", "place w1_d2", "count 3", "place w1_d3", "count 3", "done")
    assert (table.asks, table.legal()) == ("battle_order", {"fight w1_d2", "fight w1_d3"})
    table.do("fight w1_d3").fight(A="shield_push", C="phalanx_defense").do("C: recall", "A: stay")
    assert table.told("battle")[-1]["defender"] == "B"  # the last one begins by itself
    table.fight(A="cavalry_blitz", B="phalanx_defense")
    table.do("B: recall", "A: stay")
    assert table.points("A")["battle"] == 2


@pytest.mark.rule("KM-REC-07")
def test_tiles_of_a_recruiting_attacker() -> None:
    """Charge! and the own district help; Dedication and the Sphinx's price belong to move actions."""
    table = Table(
        troops={"B": {"w1_d2": 2}},
        tiles={"A": "ruby_charge onyx_dedication_to_battle", "B": "onyx_khnums_sphinx"},
        creatures={"khnums_sphinx": "w1_d2"},
        pp={"A": 3},
    ).do("token l1_recruit", "place w1_d2", "count 3")
    assert table.pp("A") == 0
    table.fight(A="cavalry_blitz", B="shield_push")
    assert table.origins("A", "strength") == {
        "units": 3,
        "own_district": 1,
        "ruby_charge": 1,
        "cavalry_blitz": 4,
    }


@pytest.mark.rule("KM-PLACE-01")
def test_placing_goes_area_by_area() -> None:
    table = Table(tiles={"A": "ruby_phoenix"}).do("token l1_recruit")
    assert table.asks == "place_area"
    table.do("place w1_d1")
    assert table.asks == "place_count"
    table.do("count 1")
    assert table.asks == "place_creature"
    table.do("none")
    assert table.legal() == {"place w1_d2", "place w1_d3", "done"}  # each area once


@pytest.mark.rule("KM-PLACE-02")
def test_a_placement_keeps_the_limit() -> None:
    table = Table(troops={"A": {"w1_d1": 5, "w1_d2": 4}}).do("token l1_recruit")
    assert table.offers("place") == {"w1_d2", "w1_d3"}


@pytest.mark.rule("KM-PLACE-03")
def test_enemies_do_not_count_towards_the_limit() -> None:
    table = Table(troops={"B": {"w1_d2": 5}}).do("token l1_recruit", "place w1_d2")
    assert table.offers("count") == {"1", "2", "3", "4", "5"}


@pytest.mark.rule("KM-PLACE-04", "KM-PLACE-05")
def test_where_the_other_effects_place() -> None:
    table = Table(troops={"A": {"w_bank": 1, "w3_d1": 1}, "B": {"w1_d2": 1}}, hand={"A": "enlistment"}).do(
        "card enlistment"
    )
    assert table.offers("place") == {"w1_d1", "w1_d3", "w3_d1", "w_bank"}
    table = Table(
        troops={"A": {"w_bank": 1}, "B": {"w1_d2": 1}}, tiles={"A": "sapphire_reinforcement_prayer"}
    ).do("token l2_pray")
    assert table.offers("place") == {"w1_d1", "w1_d3"}


@pytest.mark.rule("KM-PLACE-06")
def test_a_creature_may_join_units_placed_in_an_own_district() -> None:
    table = Table(
        troops={"A": {"w1_d1": 1}, "B": {"w1_d2": 1}},
        tiles={"A": "ruby_phoenix ruby_royal_scarab"},
        creatures={"phoenix": "w1_d1"},
    ).do("token l1_recruit", "place w1_d1", "count 1")
    assert table.asks == "place_area"  # this troop has one
    table.do("place w1_d2", "count 2")  # also a troop about to fight
    assert table.legal() == {"join royal_scarab", "none"}
    table.do("join royal_scarab", "done")
    assert table.creature("royal_scarab") == "w1_d2"
    table.fight(A="cavalry_blitz", B="shield_push")
    assert table.origins("A", "strength")["royal_scarab"] == 2


@pytest.mark.rule("KM-PLACE-07")
def test_no_creature_joins_outside_the_own_city() -> None:
    table = Table(troops={"A": {"w_bank": 1}}, tiles={"A": "onyx_local_recruitment ruby_phoenix"}).do(
        "token l1_recruit", "place w_bank", "count 2"
    )
    assert table.asks == "place_area"
