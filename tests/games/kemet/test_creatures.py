"""Creatures (section 14)."""

import pytest

from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-CRE-01")
def test_a_creature_is_no_unit() -> None:
    table = Table.battle(tiles={"A": "ruby_phoenix"}, units=(5, 5), creatures={"phoenix": "w_dunes_north"})
    table.fight(A="cavalry_blitz", B="shield_push")
    assert table.origins("A", "strength") == {"units": 5, "phoenix": 1, "cavalry_blitz": 4}


@pytest.mark.rule("KM-CRE-02")
def test_at_most_one_creature_with_a_troop() -> None:
    table = Table(
        tiles={"A": "ruby_phoenix ruby_royal_scarab"},
        troops={"A": {"w1_d1": 1, "w1_lands": 1}},
        creatures={"phoenix": "w1_d1", "royal_scarab": "w1_lands"},
    ).do("token l1_move", "move w1_lands", "step w1_d1", "take_along")
    assert "stop" not in table.legal()


@pytest.mark.rule("KM-CRE-03")
def test_without_a_unit_a_creature_goes_home() -> None:
    table = Table(
        tiles={"B": "ruby_phoenix"},
        troops={"B": {"w_bank": 1}},
        creatures={"phoenix": "w_bank"},
        hand={"A": "raining_fire"},
    ).do("card raining_fire")
    assert table.creature("phoenix") is None


@pytest.mark.rule("KM-CRE-04", "KM-CRE-06")
def test_a_creature_in_supply_is_ready_to_be_placed() -> None:
    table = Table(tiles={"A": "ruby_phoenix"}).do("token l1_recruit", "place w1_d1", "count 1")
    assert table.legal() == {"join phoenix", "none"}
    table.do("join phoenix", "done")
    assert table.creature("phoenix") == "w1_d1"


@pytest.mark.rule("KM-CRE-05")
def test_a_bought_creature_stands_with_a_troop_without_one_or_waits() -> None:
    table = Table(
        pyramids={"w1_d1": "ruby 2"},
        tiles={"A": "sapphire_war_elephant"},
        troops={"A": {"w1_d1": 1, "w1_d2": 2, "w_bank": 1}},
        creatures={"elephant": "w1_d1"},
    ).do("token l3_buy_a", "buy ruby_phoenix")
    assert (table.asks, table.legal()) == ("creature_district", {"station w1_d2", "none"})
    table.do("station w1_d2")
    assert table.creature("phoenix") == "w1_d2"


@pytest.mark.rule("KM-CRE-07")
def test_a_creature_moves_only_with_a_unit() -> None:
    table = Table(tiles={"A": "ruby_phoenix"}, troops={"A": {"w1_d1": 2}}, creatures={"phoenix": "w1_d1"}).do(
        "token l1_move", "move w1_d1", "step w1_lands"
    )
    assert table.offers("units") == {"1", "2"}  # never 0


def arranging(**more: object) -> Table:
    table = Table(tiles={"A": "ruby_phoenix ruby_royal_scarab"}, **more)  # type: ignore[arg-type]
    return table.do("rearrange")


@pytest.mark.rule("KM-CRE-08", "KM-CRE-09")
def test_rearranging_places_replaces_and_exchanges_once_a_turn() -> None:
    placed = arranging(troops={"A": {"w1_d1": 1, "w1_d3": 1}}).do("arrange phoenix", "arrange royal_scarab")
    assert (placed.creature("phoenix"), placed.creature("royal_scarab")) == ("w1_d1", "w1_d3")
    assert "rearrange" not in placed.legal()
    replaced = arranging(troops={"A": {"w1_d1": 1}}, creatures={"phoenix": "w1_d1"})
    assert replaced.legal() == {"arrange phoenix", "arrange royal_scarab"}
    replaced.do("arrange royal_scarab")
    assert (replaced.creature("phoenix"), replaced.creature("royal_scarab")) == (None, "w1_d1")
    exchanged = arranging(
        troops={"A": {"w1_d1": 1, "w1_d3": 1}}, creatures={"phoenix": "w1_d1", "royal_scarab": "w1_d3"}
    ).do("arrange royal_scarab")
    assert (exchanged.creature("phoenix"), exchanged.creature("royal_scarab")) == ("w1_d3", "w1_d1")


@pytest.mark.rule("KM-CRE-09")
def test_rearranging_is_offered_only_if_it_can_change_something() -> None:
    one = Table(tiles={"A": "ruby_phoenix"}, troops={"A": {"w1_d1": 1}}, creatures={"phoenix": "w1_d1"})
    assert "rearrange" not in one.legal()
    nowhere = Table(tiles={"A": "ruby_phoenix"}, troops={"A": {"w_bank": 1}})
    assert "rearrange" not in nowhere.legal()


@pytest.mark.rule("KM-CRE-10")
def test_a_district_that_had_a_creature_keeps_one() -> None:
    table = arranging(
        troops={"A": {"w1_d1": 1, "w1_d2": 1, "w1_d3": 1}},
        creatures={"phoenix": "w1_d2", "royal_scarab": "w1_d3"},
    )
    assert table.legal() == {
        "arrange phoenix",
        "arrange royal_scarab",
    }  # w1_d1 had none: skipped, d2 needs one
    assert table.details == {"seat": "A", "area": "w1_d2", "needed": 1}


@pytest.mark.rule("KM-CRE-11")
def test_bonuses_apply_only_to_the_own_troop_of_the_creature() -> None:
    table = Table.battle(
        tiles={"A": "ruby_royal_scarab"}, troops={"A": {"w1_d1": 1}}, creatures={"royal_scarab": "w1_d1"}
    ).fight(A="cavalry_blitz", B="shield_push")
    assert "royal_scarab" not in table.origins("A", "strength")


@pytest.mark.rule("KM-CRE-12")
def test_abilities_need_the_creature_in_the_group() -> None:
    """Only with the Phoenix along may the wall be passed, only with the Griffin an obelisk used."""
    table = Table(
        tiles={"A": "ruby_phoenix"}, troops={"A": {"w_bank": 3}}, creatures={"phoenix": "w_bank"}
    ).do("token l1_move", "move w_bank", "step w3_lands", "units 2", "take_along", "step w3_d1", "units 1")
    assert table.creature("phoenix") == "w3_d1"  # leaving it was not offered
    table = Table(
        tiles={"A": "onyx_griffin_sphinx"},
        troops={"A": {"temple_west": 2}},
        creatures={"griffin_sphinx": "temple_west"},
    ).do("token l1_move", "move temple_west", "teleport sanctuary", "units 1")
    assert table.creature("griffin_sphinx") == "sanctuary"
