"""Fame and prayer points (sections 5 and 6)."""

import pytest

from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-FAME-01")
def test_fame_is_permanent_plus_temporary_and_public() -> None:
    table = Table(troops={"A": {"temple_west": 1}}, pyramids={"w1_d1": "ruby 4"})
    table.state.battle_fame[0] = 2
    table.state.divine_fame[0] = 1
    assert table.fame("A") == 5
    seat = table.view("C")["seats"][0]
    assert seat["fame"] == 5
    assert seat["points"] == {"battle": 2, "divine": 1, "temple": 1, "pyramid": 1}


@pytest.mark.rule("KM-FAME-02")
def test_permanent_fame_survives_a_lost_battle() -> None:
    table = Table.battle()
    table.state.battle_fame[1], table.state.divine_fame[1] = 3, 2
    table.fight(A="cavalry_blitz", B="defensive_retreat").do("B: recall", "A: stay")
    assert (table.points("B")["battle"], table.points("B")["divine"]) == (3, 2)


@pytest.mark.rule("KM-FAME-03", "KM-FAME-11")
def test_a_tile_gives_divine_fame() -> None:
    table = Table(pyramids={"w1_d1": "ruby 3"}).do("token l3_buy_a", "buy ruby_domination")
    assert table.points("A") == {"divine": 1}
    assert [each["origin"] for each in table.told("fame")] == ["ruby_domination"]


@pytest.mark.rule("KM-FAME-04", "KM-FAME-05")
def test_temples_and_high_pyramids_are_worth_one_each() -> None:
    table = Table(
        troops={"A": {"temple_west": 1, "temple_delta": 2}},
        pyramids={"w1_d1": "ruby 4", "w1_d2": "onyx 4", "w1_d3": "diamond 3"},
    )
    assert table.points("A") == {"temple": 2, "pyramid": 2}


@pytest.mark.rule("KM-FAME-06")
def test_temple_fame_passes_to_the_new_controller_or_to_nobody() -> None:
    table = Table.battle(area="temple_west")
    assert table.points("B")["temple"] == 1
    table.fight(A="cavalry_blitz", B="defensive_retreat").do("B: recall", "A: stay")
    assert (table.points("A")["temple"], table.points("B")["temple"]) == (1, 0)
    table = Table.battle(area="temple_west").fight(A="cavalry_blitz", B="defensive_retreat")
    table.do("B: recall", "A: recall")
    assert (table.points("A")["temple"], table.points("B")["temple"]) == (0, 0)


@pytest.mark.rule("KM-FAME-07")
def test_pyramid_fame_returns_when_the_enemy_leaves() -> None:
    table = Table(troops={"A": {"w3_d1": 2}}, pyramids={"w3_d1": "onyx 4"})
    assert (table.points("A")["pyramid"], table.points("B")["pyramid"]) == (1, 0)
    table.do("token l1_move", "move w3_d1", "step w3_lands", "units 2")
    assert (table.points("A")["pyramid"], table.points("B")["pyramid"]) == (0, 1)


@pytest.mark.rule("KM-FAME-08")
def test_temporary_fame_is_brought_up_to_date_when_the_action_is_over() -> None:
    table = Table.battle(area="temple_west").fight(A="cavalry_blitz", B="defensive_retreat").do("B: recall")
    assert table.points("B")["temple"] == 1  # the battle is not over yet
    table.do("A: stay")
    assert table.points("B")["temple"] == 0
    table = Table(troops={"B": {"temple_west": 1}}, hand={"A": "raining_fire"}).do("card raining_fire")
    assert table.points("B")["temple"] == 0
    table = Table(troops={"B": {"temple_delta": 1, "temple_west": 1}}).night().do("delta yes")
    assert table.points("B") == {"temple": 1}


@pytest.mark.rule("KM-FAME-09")
@pytest.mark.parametrize("how", ["move", "card", "retreat", "recall", "sacrifice", "build"])
def test_temporary_fame_follows_control_however_it_changed(how: str) -> None:
    if how == "move":
        table = Table(troops={"A": {"temple_west": 1}})
        table.do("token l1_move", "move temple_west", "step w1_lands")
        assert table.points("A")["temple"] == 0
    elif how == "card":
        table = Table(troops={"B": {"temple_west": 1}}, hand={"A": "raining_fire"})
        table.do("card raining_fire")
        assert table.points("B")["temple"] == 0
    elif how == "retreat":
        table = Table.battle(area="temple_sphinx", units=(5, 2))
        table.fight(A="cavalry_blitz", B="defensive_retreat").do("B: retreat", "A: stay")
        assert table.at("w_bank") == ("B", 2)
        assert (table.points("A")["temple"], table.points("B")["temple"]) == (1, 0)
    elif how == "recall":
        table = Table.battle(area="temple_sphinx", units=(5, 2))
        table.fight(A="cavalry_blitz", B="defensive_retreat").do("B: recall", "A: recall")
        assert (table.points("A")["temple"], table.points("B")["temple"]) == (0, 0)
    elif how == "sacrifice":
        table = Table(troops={"A": {"temple_delta": 1}}).night().do("delta yes")
        assert table.points("A")["temple"] == 0
    else:
        table = Table(pyramids={"w1_d1": "ruby 3"}).do("token l2_build", "raise w1_d1")
        assert table.points("A")["pyramid"] == 1


@pytest.mark.rule("KM-FAME-10")
def test_a_pyramid_that_gets_high_under_an_enemy_is_his_fame() -> None:
    table = Table(troops={"B": {"w1_d1": 2}}, pyramids={"w1_d1": "ruby 3"})
    table.do("token l2_build", "raise w1_d1")
    assert (table.points("A")["pyramid"], table.points("B")["pyramid"]) == (0, 1)


@pytest.mark.rule("KM-PP-01")
def test_everybody_starts_with_seven() -> None:
    assert Table().state.pp == [7] * 5


@pytest.mark.rule("KM-PP-02")
def test_what_goes_above_eleven_is_lost() -> None:
    table = Table(pp={"A": 10}).do("token l2_pray")
    assert table.pp("A") == 11
    assert table.told("gained_pp")[0]["pp"] == 1


@pytest.mark.rule("KM-PP-03")
def test_a_forced_loss_stops_at_nothing() -> None:
    table = Table(hand={"A": "mana_theft"}, pp={"B": 0, "C": 1}).do("card mana_theft")
    assert (table.pp("B"), table.pp("C"), table.pp("D")) == (0, 0, 6)


@pytest.mark.rule("KM-PP-04")
def test_prayer_points_are_public() -> None:
    view = Table(pp={"A": 3}).view(None)
    assert [seat["pp"] for seat in view["seats"]] == [3, 7, 7, 7, 7]
