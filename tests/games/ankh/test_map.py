"""Map, regions and adjacency, figures and monuments (sections 5 and 6)."""

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import DATA
from ennead.games.ankh.rules.geography import (
    DIRECTIONS,
    EDGE,
    HEX,
    HEX_TERRAIN,
    HEXES,
    IS_LAND,
    NEIGHBOUR,
    NEIGHBOURS,
    PRINTED_REGION,
    RIVER,
    TERRAIN,
    Landscape,
    Q,
    R,
    landscape,
)
from ennead.games.ankh.testing import DELTA, EAST, WEST, Table

CHECKS = DATA["map"]["checks"]
EMPTY = landscape([])


def near(land: Landscape, hex: str) -> set[str]:
    return {HEX.names[each] for each in land.adjacent[HEX.index[hex]]}


@pytest.mark.rule("AN-MAP-01", "AN-MAP-03")
def test_hexes_and_terrain() -> None:
    assert HEXES == CHECKS["hexes"] == 101
    counts = {name: HEX_TERRAIN.count(number) for number, name in enumerate(TERRAIN.names)}
    assert counts == CHECKS["terrain"]
    assert [HEX_TERRAIN[HEX.index[hex]] for hex in ("f1", "h5", "c5")] == [
        TERRAIN.index[name] for name in ("fertile", "desert", "water")
    ]
    assert [IS_LAND[HEX.index[hex]] for hex in ("f1", "h5", "c5")] == [True, True, False]


@pytest.mark.rule("AN-MAP-02")
def test_neighbours_differ_by_one_direction() -> None:
    steps = {tuple(step) for step in DATA["map"]["directions"].values()}
    for one in range(HEXES):
        for other in range(HEXES):
            beside = (Q[other] - Q[one], R[other] - R[one]) in steps
            assert (other in NEIGHBOURS[one]) == beside
    assert {HEX.names[hex] for hex in NEIGHBOURS[HEX.index["f5"]]} == {"f4", "g5", "g6", "f6", "e6", "e5"}


@pytest.mark.rule("AN-MAP-04", "AN-MAP-09", "AN-INV-09")
def test_a_hex_holds_one_figure_or_monument() -> None:
    t = (
        Table(gods="osiris ra", scenario="two_lands")
        .cleared()
        .put("osiris", god="b5", warrior="b4", temple="b6")
    )
    t.put("ra", god="j8").gates("a5").action("osiris", "move").do("figure b5")
    assert not {"b4", "b6", "b5"} & t.hexes()
    assert "a5" in t.hexes()  # a gate does not fill its hex
    assert t.state.can_stop(1, HEX.index["f4"])  # nor does a city


@pytest.mark.rule("AN-MAP-05")
def test_nothing_on_water_but_an_apep() -> None:
    t = Table(gods="osiris ra", guardian_2="apep").cleared().put("osiris", god="d5")
    t.put("ra", god="j8").pool("osiris", "apep").action("osiris", "summon").do("summon normal warrior")
    assert all(IS_LAND[HEX.index[hex]] for hex in t.hexes())
    t.state.warriors[0] = 0
    t.action("osiris", "summon").do("summon normal apep")
    assert {"c5", "c6", "d6", "e6", "k8"} <= t.hexes()
    t.do("to c5")
    assert t.at("c5") == "osiris apep"
    assert "AN-INV-09" not in str(GAME.invariants(t.state))
    t.state.piece[HEX.index["d6"]] = 4
    assert "AN-INV-09" in str(GAME.invariants(t.state))


@pytest.mark.rule("AN-MAP-06", "AN-MAP-07")
def test_the_river() -> None:
    assert len(RIVER) == 31
    assert all(IS_LAND[one] and IS_LAND[other] for one, other in RIVER)
    assert (HEX.index["e6"], HEX.index["f6"]) not in RIVER
    assert "f6" in near(EMPTY, "e6")
    assert "g5" not in near(EMPTY, "f5")


@pytest.mark.rule("AN-MAP-08")
def test_the_border() -> None:
    assert NEIGHBOUR.count(-1) == CHECKS["border_sides"] == 74
    assert len(NEIGHBOUR) == HEXES * DIRECTIONS


@pytest.mark.rule("AN-REG-01", "AN-REG-02", "AN-INV-07")
def test_three_regions_without_camels() -> None:
    assert EMPTY.regions == 3
    for region, land in enumerate(EMPTY.land):
        names = {PRINTED_REGION[hex] for hex in land}
        assert len(names) == 1
        assert len(land) == CHECKS["region_land"][names.pop()]
        assert all(EMPTY.region[hex] == region for hex in land)
    assert sum(len(land) for land in EMPTY.land) == 82
    split = landscape([EDGE.index[side] for side in ("a5-a6", "a5-b5", "b4-b5")])
    assert sorted(len(land) for land in split.land) == [15, 17, 22, 28]


@pytest.mark.rule("AN-REG-03", "AN-REG-04")
def test_water_is_part_of_every_region_beside_it() -> None:
    for hex in range(HEXES):
        if not IS_LAND[hex]:
            beside = {EMPTY.region[each] for each in NEIGHBOURS[hex] if IS_LAND[each]}
            assert EMPTY.part_of[hex] == sum(1 << region for region in beside)
    for name, regions in CHECKS["water_in_two_regions_at_start"].items():
        assert EMPTY.part_of[HEX.index[name.lower()]].bit_count() == len(regions)
    t = Table(gods="osiris ra", guardian_2="apep").cleared().put("osiris", god="a4", apep="e6")
    t.put("ra", god="j8")
    west, east = (EMPTY.region[HEX.index[hex]] for hex in (WEST, EAST))
    assert HEX.index["e6"] in t.state.figures_in(0, west)
    assert HEX.index["e6"] in t.state.figures_in(0, east)
    split = landscape([EDGE.index[side] for side in ("a5-a6", "a5-b5", "b4-b5")])
    assert split.part_of[HEX.index["e6"]].bit_count() == 3


@pytest.mark.rule("AN-ADJ-02")
def test_water_is_adjacent_to_all_its_neighbours() -> None:
    assert near(EMPTY, "e6") == {"e5", "f5", "f6", "e7", "d6", "d5"}
    for hex in range(HEXES):
        for other in NEIGHBOURS[hex]:
            if not (IS_LAND[hex] and IS_LAND[other]):
                assert other in EMPTY.adjacent[hex]


@pytest.mark.rule("AN-ADJ-01")
def test_camels_part_neighbours() -> None:
    split = landscape([EDGE.index["a5-b5"]])
    assert "b5" in near(EMPTY, "a5")
    assert "b5" not in near(split, "a5")
    assert "a5" not in near(split, "b5")


@pytest.mark.rule("AN-FIG-01", "AN-FIG-03")
def test_strength_one_and_presence() -> None:
    t = Table(gods="osiris ra").cleared()
    t.put("osiris", god="h5", warrior="h4", cat_mummy="i5", mummy="i4", androsphinx="h3").put("ra", god="g7")
    t.battle(EAST).cards(osiris="miracle", ra="miracle")
    strengths = {event["god"]: event["strength"] for event in t.told("strength")}
    assert strengths == {"osiris": 5, "ra": 1}  # a god figure alone is present, too


@pytest.mark.rule("AN-FIG-02", "AN-RES-11")
def test_god_figures_never_die() -> None:
    t = Table(gods="osiris ra").cleared().put("osiris", god="f2", warrior="e2")
    t.put("ra", god="h2", warrior="i1").battle(DELTA).cards(osiris="miracle", ra="plague_of_locusts")
    assert {event["piece"] for event in t.told("died")} == {"warrior"}
    assert (t.at("f2"), t.at("h2")) == ("osiris god", "ra god")


@pytest.mark.rule("AN-FIG-04")
def test_camels_stay() -> None:
    """A conflict with a battle around them leaves them alone, and they are nobody's presence."""
    t = (
        Table(gods="ra isis amun osiris", scenario="old_kingdom")
        .cleared()
        .put("ra", god="g8")
        .put("isis", god="h8")
    )
    t.put("amun", god="a4").put("osiris", god="f1")
    camels = t.state.map.camels
    assert len(camels) == 4
    t.conflict("ra").cards(ra="plague_of_locusts", isis="miracle")
    while t.asks == "plague_bid":
        t.bids(ra=0, isis=0)
    assert t.state.map.camels == camels
    north_east = t.state.map.region[HEX.index["g5"]]
    assert t.state.sides_in(north_east) == 0


@pytest.mark.rule("AN-MON-01")
def test_a_monument_is_neutral_or_of_one_side() -> None:
    t = Table(gods="amun isis ra")
    assert (t.at("e5"), t.at("a3"), t.at("f6")) == ("amun temple", "neutral pyramid", "isis obelisk")
    assert t.state.ankh_tokens(0) == 8


@pytest.mark.rule("AN-MON-02")
def test_control_does_not_follow_figures() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", warrior="e2", temple="h1")
    t.put("isis", god="h2", warrior="i1 i2", obelisk="e1")
    t.battle(DELTA).cards(ra="miracle", isis="chariots")
    assert t.state.victor == t.seat("isis")
    assert (t.at("h1"), t.at("e1")) == ("ra temple", "isis obelisk")
    t.action("isis", "move").do("figure h2", "to h3", "done")
    assert t.at("e1") == "isis obelisk"
