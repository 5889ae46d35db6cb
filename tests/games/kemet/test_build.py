"""Build (section 9)."""

import pytest

from ennead.games.kemet.rules.components import AREA
from ennead.games.kemet.testing import Table


def height(table: Table, area: str) -> int:
    return table.state.height[AREA.index[area]]


@pytest.mark.rule("KM-BUILD-01", "KM-BUILD-07")
def test_one_pyramid_of_the_own_city() -> None:
    table = Table(
        pyramids={"w1_d1": "ruby 1", "w1_d2": "onyx 4", "w3_d1": "ruby 1"}, troops={"A": {"w3_d1": 2}}
    ).do("token l2_build")
    assert table.legal() == {"raise w1_d1", "found w1_d3 sapphire", "found w1_d3 diamond", "none"}
    table.do("raise w1_d1", "height 2")
    assert table.actor == "B"  # one pyramid only


@pytest.mark.rule("KM-BUILD-02", "KM-BUILD-03")
def test_raising_costs_the_sum_of_the_new_levels() -> None:
    table = Table(pyramids={"w1_d1": "ruby 2"}, pp={"A": 7}).do("token l2_build", "raise w1_d1")
    assert table.offers("height") == {"3", "4"}
    table.do("height 4")
    assert (height(table, "w1_d1"), table.pp("A")) == (4, 0)


@pytest.mark.rule("KM-BUILD-04")
@pytest.mark.parametrize(("new", "cost"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_a_new_pyramid_of_any_height(new: int, cost: int) -> None:
    table = Table(pp={"A": 10}).do("token l2_build", "found w1_d2 diamond", f"height {new}")
    assert (height(table, "w1_d2"), table.pp("A")) == (new, 10 - cost)
    assert table.told("founded")[0] | {} == {
        "event": "founded",
        "seat": "A",
        "area": "w1_d2",
        "color": "diamond",
        "height": new,
    }


@pytest.mark.rule("KM-BUILD-05")
def test_a_new_pyramid_needs_a_free_district_and_a_new_color() -> None:
    table = Table(3, pyramids={"w1_d1": "ruby 1"}).do("token l2_build")
    assert table.offers("found") == {
        "w1_d2 sapphire",
        "w1_d2 diamond",
        "w1_d3 sapphire",
        "w1_d3 diamond",
    }
    full = {"w1_d1": "ruby 1", "w1_d2": "sapphire 1", "w1_d3": "diamond 1"}
    assert Table(pyramids=full).do("token l2_build").offers("found") == set()


@pytest.mark.rule("KM-BUILD-06")
def test_a_new_pyramid_puts_its_marker_on_a_buy_space() -> None:
    table = Table(pyramids={"w1_d1": "ruby 1"}).do("token l2_build", "found w1_d2 onyx", "height 1")
    assert table.view(None)["seats"][0]["markers"] == ["ruby", "onyx", None]


@pytest.mark.rule("KM-BUILD-08")
def test_building_in_an_own_district_held_by_an_enemy() -> None:
    table = Table(pyramids={"w1_d1": "ruby 1"}, troops={"B": {"w1_d1": 2, "w1_d2": 1}})
    table.do("token l2_build")
    assert "raise w1_d1" in table.legal()
    assert "found w1_d2 onyx" in table.legal()


@pytest.mark.rule("KM-BUILD-09")
def test_height_four_gives_fame() -> None:
    table = Table(pyramids={"w1_d1": "ruby 3"}).do("token l2_build", "raise w1_d1")
    assert (height(table, "w1_d1"), table.points("A")["pyramid"], table.pp("A")) == (4, 1, 3)


@pytest.mark.rule("KM-BUILD-10")
def test_a_pyramid_stays_as_it_is() -> None:
    """No action lowers, recolours or moves one; a full one can't be chosen any more."""
    table = Table(pyramids={"w1_d1": "ruby 4"}, troops={"B": {"w1_d1": 3}}, pp={"A": 11})
    table.do("token l2_build")
    assert not any("w1_d1" in text for text in table.legal())
    assert table.view(None)["areas"]["w1_d1"]["pyramid"] == "ruby"


@pytest.mark.rule("KM-BUILD-11")
def test_a_pyramid_in_supply_has_no_benefit() -> None:
    table = Table(troops={"A": {"w1_d1": 2}}).do("token l1_move", "move w1_d1")
    assert table.offers("teleport") == set()
    assert table.view(None)["areas"]["w1_d1"]["height"] == 0
