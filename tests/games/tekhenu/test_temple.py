"""Sections 13, 14 and 27: Ra with its pillar tiles, Hathor."""

import pytest

from ennead.games.tekhenu.rules.cards import ABILITY
from ennead.games.tekhenu.rules.components import CELL, TILE, TILE_LIGHT
from ennead.games.tekhenu.rules.temple import edge_of, show_tiles
from ennead.games.tekhenu.testing import Table


def ra(display: str, value: int, *, arrow: int = 2, limestone: int = 3, colour: str = "white") -> Table:
    """Seat A takes a die at Ra, whose sector is sunny at arrow 2, shaded at 3, dark at 4."""
    return Table(arrow=arrow, dice=f"ra-{colour}-{value}").display(display).goods(A=f"limestone {limestone}")


def place(table: Table, cell: str, turns: int = 0) -> Table:
    die = table.state.wheel[0] if table.state.wheel else 0
    colour = ("yellow", "brown", "white", "black", "gray")[die % 30 // 6]
    table.turn().take(f"ra {colour} {die % 6 + 1}")
    return table.do(f"perform ra, cell {cell}, turn {turns}")


@pytest.mark.rule("TK-RA-01", "TK-RA-04", "TK-CMP-03")
def test_a_tile_with_an_own_pillar_on_any_empty_cell() -> None:
    table = ra("p22 p23 p24", 1).pillars(B="r1c1").turn().take("ra white 1").do("perform ra")
    assert len(table.offers("cell")) == 24
    assert str(table.refused("cell r1c1")).startswith("cell taken")
    table.do("cell r5c5, turn 2")
    assert table.state.tiles[24] == TILE.index["p24"]
    assert table.state.pillar_owner[24] == 0
    assert table.state.pillars[0] == 1


@pytest.mark.rule("TK-RA-02", "TK-RA-10")
@pytest.mark.parametrize(
    ("value", "tile", "points"),
    [(6, "p22", 3), (5, "p22", 3), (4, "p23", 2), (3, "p23", 2), (2, "p24", 1), (1, "p24", 1)],
)
def test_the_value_fixes_the_tile_and_its_points(value: int, tile: str, points: int) -> None:
    table = place(ra("p22 p23 p24", value), "r3c3")
    assert table.state.tiles[CELL.index["r3c3"]] == TILE.index[tile]
    assert table.won() == points


@pytest.mark.rule("TK-RA-03", "TK-RA-14")
def test_the_cost_of_the_tile() -> None:
    table = place(ra("p22 p23 p12", 1), "r3c3")
    assert table.has("limestone") == 0
    poor = ra("p22 p23 p12", 1, limestone=2).turn().take("ra white 1")
    assert poor.state.pillars[0] == 0
    assert poor.has("limestone") == 3  # production of value 1 by itself


@pytest.mark.rule("TK-RA-14", "TK-CMP-02")
def test_ra_needs_a_pillar() -> None:
    table = ra("p22 p23 p24", 1).pillars(A="r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3")
    table.turn().take("ra white 1")
    assert table.state.pillars[0] == 8
    assert table.has("limestone") == 4


@pytest.mark.rule("TK-RA-05")
def test_turning_a_tile() -> None:
    # P22 is printed red, blue, green, yellow from the north clockwise
    for turns, north in ((0, "red"), (1, "yellow"), (2, "green"), (3, "blue")):
        table = place(ra("p01 p02 p22", 1), "r3c3", turns)
        colours = ("red", "blue", "green", "yellow")
        assert colours[edge_of(table.state, CELL.index["r3c3"], 0)] == north


@pytest.mark.rule("TK-EX-11", "TK-RA-07", "TK-RA-08", "TK-RA-09", "TK-RA-10")
def test_a_corner_doubles_matches_with_the_border() -> None:
    table = place(ra("p01 p02 p22", 1), "r1c5")
    assert table.won() == 4 + 1
    assert table.has("granite") == 1


@pytest.mark.rule("TK-RA-08")
def test_a_corner_doubles_matches_with_a_neighbour() -> None:
    # P22 on r1c4 unturned shows blue to the east; P22's likeness P23 turned to show blue to the west
    table = ra("p01 p02 p23", 1).pillars(B="r1c4=p22")
    place(table, "r1c5", 2)  # P23 red blue yellow green: west shows blue, north yellow, east green
    assert table.won() == 2 + 1


@pytest.mark.rule(
    "TK-EX-12", "TK-RA-03", "TK-RA-06", "TK-RA-07", "TK-RA-09", "TK-RA-10", "TK-RA-11", "TK-PIL-07"
)
def test_all_steps_of_ra() -> None:
    table = ra("p01 p07 p22", 3, limestone=1)
    table.display("p01 p07 p24").pillars(B="r2c2=p22").temple(B="l2a b3a")
    place(table, "r2c3")
    causes = [(event["cause"], event["points"]) for event in table.told("vp")]
    assert causes == [("buildings", 2), ("sides", 1), ("place", 2), ("p07", 1)]
    assert table.all_goods() == {"papyrus": 2}
    assert table.won() == 6


@pytest.mark.rule("TK-RA-06")
def test_statues_do_not_count_as_buildings_and_own_ones_do() -> None:
    table = ra("p01 p02 p22", 1).temple(A="l3a").people(B="temple_row temple_col")
    place(table, "r3c3")
    assert table.won() == 1 + 1


@pytest.mark.rule("TK-RA-11", "TK-TEC-09")
def test_the_ability_needs_the_light_of_ra_or_t09() -> None:
    assert place(ra("p22 p23 p07", 1), "r3c3").won() == 2
    assert place(ra("p22 p23 p07", 1, arrow=3, colour="black"), "r3c3").won() == 1
    assert place(ra("p22 p23 p07", 1, arrow=3, colour="black").give(A="t09"), "r3c3").won() == 2
    assert place(ra("p23 p24 p22", 1).give(A="t09"), "r3c3").told("ability") == []


@pytest.mark.rule("TK-RA-13", "TK-CMP-10", "TK-INV-09")
def test_the_display_moves_on() -> None:
    table = ra("p22 p23 p24", 3)
    top = table.state.stack[-1]
    place(table, "r3c3")
    names = [TILE.names[tile] for tile in table.state.display]
    assert names == [TILE.names[top], "p22", "p24"]
    empty = Table().display("p22 p23 p24")
    empty.state.stack.clear()
    empty.state.display[1] = -1
    show_tiles(empty.in_play)
    assert [TILE.show(tile) for tile in empty.state.display] == [None, "p22", "p24"]


# Tiles

LIGHTS = {0: 2, 1: 3, 2: 4}  # the arrow that puts Ra's sector into this light
COLOURS = {0: "white", 1: "black", 2: "black"}


def ability(tile: str, **goods: str) -> Table:
    """The tile is about to be laid from the right place, in its own light, for any cost."""
    light = TILE_LIGHT[TILE.index[tile]]
    others = [name for name in ("p22", "p23", "p24") if name != tile]
    table = ra(f"{others[0]} {others[1]} {tile}", 1, arrow=LIGHTS[light], colour=COLOURS[light])
    return table.goods(**goods)


@pytest.mark.rule("TK-PIL-01")
def test_p01_population() -> None:
    assert place(ability("p01"), "r3c3").population() == 8


@pytest.mark.rule("TK-PIL-02")
def test_p02_scribe() -> None:
    assert place(ability("p02"), "r3c3").has("scribe") == 1


@pytest.mark.rule("TK-PIL-03")
def test_p03_happiness() -> None:
    assert place(ability("p03"), "r3c3").happiness() == 4


@pytest.mark.rule("TK-PIL-04", "TK-PIL-05")
@pytest.mark.parametrize(("tile", "cell", "turns"), [("p04", "r1c1", 0), ("p05", "r1c5", 0)])
def test_p04_and_p05_pay_matches_once_more_undoubled(tile: str, cell: str, turns: int) -> None:
    table = place(ability(tile), cell, turns)
    by_cause = {event["cause"]: event["points"] for event in table.told("vp")}
    # One side meets the border in its own colour: the west of r1c1 is yellow, the east of r1c5 blue
    assert by_cause == {"sides": 2, "place": 1, tile: 1}


@pytest.mark.rule("TK-PIL-06")
def test_p06_pays_buildings_once_more() -> None:
    table = place(ability("p06").temple(A="l3a", B="b3a").people(B="temple_row"), "r3c3")
    by_cause = {event["cause"]: event["points"] for event in table.told("vp")}
    assert (by_cause["buildings"], by_cause["p06"]) == (2, 2)


@pytest.mark.rule("TK-PIL-07", "TK-PIL-08", "TK-PIL-09")
@pytest.mark.parametrize("tile", ["p07", "p08", "p09"])
def test_p07_to_p09_one_point(tile: str) -> None:
    by_cause = {event["cause"]: event["points"] for event in place(ability(tile), "r3c3").told("vp")}
    assert by_cause == {"place": 1, tile: 1}


@pytest.mark.rule("TK-PIL-10", "TK-PIL-11", "TK-PLG-01")
@pytest.mark.parametrize("tile", ["p10", "p11"])
def test_p10_and_p11_thoth_with_value_1(tile: str) -> None:
    table = place(ability(tile), "r3c3")
    assert table.legal() == {"use", "decline"}
    table.do("use, no_refresh")
    card = sorted(table.offers("take_card"))[0]
    table.do(f"take_card {card}")
    assert table.state.blessings[0].bit_count() + table.state.technologies[0].bit_count() == 1
    declined = place(ability(tile), "r3c3").do("decline")
    assert declined.state.pillars[0] == 1
    unable = place(ability(tile).track(A=(0, 5)), "r3c3")
    assert unable.is_idle()


@pytest.mark.rule("TK-PIL-12", "TK-PLG-02")
def test_p12_horus_with_value_1_to_3_at_normal_cost() -> None:
    table = ability("p12", A="limestone 3 granite 2").give(A="t14").turn().take("ra black 1")
    table.do("perform ra, shift 0, cell r2c3, turn 0, use")
    assert table.offers("value") == {"1", "2", "3"}
    table.do("value 2, god_statue thoth")
    assert table.has("granite") == 0
    assert place(ability("p12"), "r3c3").is_idle()


@pytest.mark.rule("TK-PIL-13", "TK-PIL-14")
@pytest.mark.parametrize("tile", ["p13", "p14"])
def test_p13_and_p14_draw_the_top_law_unseen(tile: str) -> None:
    table = ability(tile)
    top = table.state.law_deck[-1] - 48
    place(table, "r3c3")
    assert table.state.laws[0] == 1 << top
    assert "law" not in table.heard("B", "drew_law")[0]
    assert table.heard("A", "drew_law")[0]["law"]


@pytest.mark.rule("TK-PIL-15")
def test_p15_osiris_with_value_3() -> None:
    table = place(ability("p15"), "r3c3").do("use, district bread")
    assert table.happiness() == 1
    assert (table.marker("bread"), table.marker("papyrus")) == (3, 3)


@pytest.mark.rule("TK-PIL-16", "TK-PIL-17", "TK-PIL-18")
@pytest.mark.parametrize("tile", ["p16", "p17", "p18"])
def test_p16_to_p18_two_gold(tile: str) -> None:
    assert place(ability(tile), "r1c1").has("gold") == 2


@pytest.mark.rule("TK-PIL-19", "TK-PIL-20", "TK-PIL-21")
@pytest.mark.parametrize("tile", ["p19", "p20", "p21"])
@pytest.mark.parametrize(
    ("cell", "good", "count"), [("r3c3", "gold", 2), ("r3c2", "faith", 6), ("r2c2", "granite", 4)]
)
def test_p19_to_p21_double_the_cell(tile: str, cell: str, good: str, count: int) -> None:
    assert place(ability(tile), cell).has(good) == count


@pytest.mark.rule("TK-PIL-22", "TK-PIL-23", "TK-PIL-24", "TK-PIL-25", "TK-PIL-26", "TK-PIL-27")
@pytest.mark.parametrize("tile", ["p22", "p23", "p24", "p25", "p26", "p27"])
def test_p22_to_p27_have_no_ability(tile: str) -> None:
    others = [name for name in ("p01", "p02") if name != tile]
    table = place(ra(f"{others[0]} {others[1]} {tile}", 1).give(A="t09"), "r3c3")
    assert table.told("ability") == []
    assert table.won() == 1
    assert ABILITY[TILE.index[tile]] == {}


# Hathor


def hathor(value: int = 4, players: int = 2, bread: int = 3) -> Table:
    return Table(players, dice=f"hathor-white-{value}").goods(A=f"bread {bread}")


@pytest.mark.rule(
    "TK-EX-13", "TK-HAT-01", "TK-HAT-04", "TK-HAT-05", "TK-HAT-06", "TK-HAT-07", "TK-TEC-05", "TK-TEC-21"
)
def test_hathor_with_pillars_of_both() -> None:
    def build(bread: int, cards: str) -> Table:
        table = hathor(bread=bread).pillars(A="r2c2 r2c4", B="r2c5").give(A=cards).turn()
        return table.take("hathor white 4").do("perform hathor, slot l2a")

    table = build(3, "")
    assert table.won() == 6
    assert table.all_goods() == {"limestone": 1, "papyrus": 1}
    assert table.population() == 9
    assert table.state.buildings[0] == 1
    assert build(3, "t05").won() == 10
    assert build(2, "t21").has("bread") == 0


@pytest.mark.rule("TK-HAT-02")
@pytest.mark.parametrize(("players", "slots"), [(2, 10), (3, 15), (4, 20)])
def test_open_slots_by_players(players: int, slots: int) -> None:
    table = hathor(players=players, bread=4).turn().take("hathor white 4").do("perform hathor")
    assert len(table.offers("slot")) == slots
    if players == 2:
        assert str(table.refused("slot l1b")).startswith("slot closed")


@pytest.mark.rule("TK-HAT-03", "TK-HAT-08")
def test_only_slots_that_can_be_paid_whatever_the_value() -> None:
    for value in (1, 6):
        table = hathor(value, bread=2).turn().take(f"hathor white {value}").do("perform hathor")
        assert table.offers("slot") == {"l1a", "l5a", "b1a", "b5a"}
        assert str(table.refused("slot l3a")).startswith("slot too dear")
    poor = hathor(bread=1).turn().take("hathor white 4")
    assert poor.has("limestone") == 2


@pytest.mark.rule("TK-HAT-08", "TK-CMP-02")
def test_hathor_needs_a_building() -> None:
    table = hathor(bread=9)
    table.osiris(A="bread-1 bread-2 bread-3 bread-4 bread-5 bread-6 papyrus-1 papyrus-2 papyrus-3 papyrus-4")
    table.turn().take("hathor white 4")
    assert table.state.buildings[0] == 10
    assert table.has("limestone") == 2


@pytest.mark.rule("TK-HAT-05")
def test_an_empty_cell_brings_one_unit_of_what_it_shows() -> None:
    table = hathor(1).turn().take("hathor white 1").do("perform hathor, slot l2a")
    assert table.all_goods() == {"limestone": 1, "granite": 1, "papyrus": 1, "bread": 1, "faith": 1}
