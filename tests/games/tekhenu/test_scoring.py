"""Sections 21 and 22: scoring and final scoring."""

import pytest

from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules.ending import result_of
from ennead.games.tekhenu.rules.scoring import district_winner, temple_points
from ennead.games.tekhenu.testing import Table


@pytest.mark.rule("TK-SCO-01")
def test_each_step_for_all_before_the_next() -> None:
    table = Table(order="BA").osiris(A="bread-1", B="granite-1").temple(A="l1a", B="l2a").run("scoring")
    scored = [(event["source"], event["seat"]) for event in table.told("scored")]
    assert scored == [
        ("districts", "A"),
        ("districts", "B"),
        ("temple", "B"),
        ("temple", "A"),
        ("building_row", "B"),
        ("building_row", "A"),
    ]


@pytest.mark.rule("TK-EX-24", "TK-SCO-02", "TK-SCO-03", "TK-SCO-04")
def test_a_statue_above_the_workshops_breaks_the_tie() -> None:
    table = Table().osiris(A="bread-2 bread-5", B="bread-1").people(B="workshops")
    assert district_winner(table.state, 1) == 1
    assert district_winner(table.state, 0) == 1
    table.run("scoring")
    assert (table.points("A")["districts"], table.points("B")["districts"]) == (0, 6)


@pytest.mark.rule("TK-SCO-02", "TK-SCO-04")
def test_majorities_and_the_highest_row() -> None:
    table = (
        Table()
        .osiris(
            A="granite-3 granite-4",
            B="granite-1 limestone-5",
        )
        .osiris(A="limestone-6")
    )
    assert district_winner(table.state, 3) == 0
    assert district_winner(table.state, 2) == 1


@pytest.mark.rule("TK-SCO-05")
def test_an_empty_district_brings_nothing() -> None:
    table = Table().run("scoring")
    assert table.told("scored") == []


@pytest.mark.rule("TK-EX-25", "TK-SCO-06", "TK-SCO-07")
def test_temple() -> None:
    table = Table(4).temple(A="l3a l3b b2a", B="b5a").pillars(A="r3c2 r3c5", B="r3c1")
    assert temple_points(table.state, 0) == 3 + 3 + 2
    with_statue = Table(4).temple(A="l3a").people(A="temple_row temple_col workshops").pillars(A="r3c3")
    # Three pieces at the temple; the pillar sees building and both statues
    assert temple_points(with_statue.state, 0) == 3 + 3


@pytest.mark.rule("TK-SCO-08")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_statues(count: int, points: int) -> None:
    gods = ["horus", "ra", "hathor", "bastet"][: max(0, count - 2)]
    people = ["workshops", "quarries"][: min(2, count)]
    table = Table().gods(A=" ".join(gods)).people(A=" ".join(people)).run("scoring")
    assert table.points("A")["statues"] == points


@pytest.mark.rule("TK-SCO-09")
@pytest.mark.parametrize(
    ("happiness", "points"),
    [(8, 0), (9, 3), (12, 3), (13, 6), (16, 9), (18, 9), (19, 12), (20, 12), (21, 15)],
)
def test_happiness(happiness: int, points: int) -> None:
    table = Table().track(A=(happiness, 21)).run("scoring")
    assert table.points("A")["happiness"] == points


@pytest.mark.rule("TK-SCO-10")
def test_production() -> None:
    table = Table().production(A="bread 6 granite 6 papyrus 5").run("scoring")
    assert table.points("A")["production"] == 4


@pytest.mark.rule("TK-EX-26", "TK-SCO-11", "TK-SCO-12")
def test_building_row_and_upkeep() -> None:
    table = Table().osiris(B="bread-1", A="bread-2 bread-3 bread-4 papyrus-5 papyrus-6 granite-6")
    table.people(B="workshops quarries").osiris(B="papyrus-1 granite-1").goods(A="bread 1 gold 1")
    table.run("scoring")
    assert table.points("A")["building_row"] == 6
    assert table.asks == "upkeep"
    assert table.offers("pay") == {"nothing", "bread1", "gold1", "bread1-gold1"}
    table.do("pay bread1-gold1")
    assert table.points("A")["upkeep"] == -3
    assert table.points("A")["building_row"] + table.points("A")["upkeep"] == 3
    assert table.all_goods() == {}


@pytest.mark.rule("TK-SCO-12", "TK-DEC-02")
def test_upkeep_offers_every_part_in_every_mix() -> None:
    table = (
        Table()
        .give(A="t10")
        .goods(A="bread 5 gold 5 scribe 5")
        .run({"step": "upkeep", "seat": "A", "due": 5})
    )
    assert len(table.legal()) == 56
    table.do("pay nothing")
    assert table.vp() == 0  # 15 points due, 10 there (TK-GEN-07)


@pytest.mark.rule("TK-SCO-14", "TK-SCO-15")
def test_the_marker_goes_and_the_second_one_ends_the_game() -> None:
    table = Table().run("scoring_end")
    assert len(table.state.markers) == 1
    assert table.is_idle()
    table.begin("scoring_end")
    assert table.state.markers == []
    assert table.state.over
    assert "final_scoring" in table.names_told()


@pytest.mark.rule("TK-GEN-08")
def test_points_have_no_upper_limit() -> None:
    table = Table().scored(A=250).give(A="t17").temple(A="l1a").run("scoring")
    assert table.vp() == 251


# Final scoring


@pytest.mark.rule("TK-FIN-01", "TK-LWG-01", "TK-LWG-02")
def test_all_laws_are_revealed() -> None:
    table = Table().give(A="z12 z13", B="z18")
    assert "laws" not in GAME.view(table.state, 1)["seats"][0]
    assert GAME.view(table.state, 0)["seats"][0]["laws"] == ["z12", "z13"]
    table.begin("final_scoring")
    assert GAME.view(table.state, 1)["seats"][0]["laws"] == ["z12", "z13"]
    assert {(event["seat"], event["law"]) for event in table.told("law_revealed")} == {
        ("A", "z12"),
        ("A", "z13"),
        ("B", "z18"),
    }


@pytest.mark.rule("TK-FIN-02", "TK-FIN-04")
def test_at_most_three_laws_in_turn_order() -> None:
    table = Table(order="BA").give(A="z01 z05 z07 z12 z18", B="z13").begin("final_scoring")
    assert table.actor == "B"
    table.do("B: stop, A: score z12, A: score z01, A: score z07")
    assert table.state.over
    assert [event["law"] for event in table.told("law_scored")] == ["z12", "z01", "z07"]


@pytest.mark.rule("TK-FIN-03", "TK-EX-27", "TK-FIN-02")
def test_one_law_of_each_type() -> None:
    table = Table().give(A="z16 z17 z07").gods(A="ra hathor").people(A="quarries").pillars(A="r1c1 r5c5")
    table.goods(A="scribe 3").law_pick().do("score z17")
    assert table.points("A")["laws"] == 10
    assert table.offers("score") == {"z07"}
    assert str(table.refused("score z16")).startswith("law type used")
    table.do("score z07")
    assert table.points("A")["laws"] == 19
    other = Table().give(A="z16").gods(A="ra hathor").people(A="quarries").law_pick().do("score z16")
    assert other.points("A")["laws"] == 8


@pytest.mark.rule("TK-FIN-05", "TK-EX-28", "TK-LAW-04", "TK-LAW-08")
def test_z04_comes_before_z08() -> None:
    table = Table().give(A="z04 z08").track(A=(2, 16)).goods(A="gold 2 papyrus 3 bread 1").law_pick()
    table.do("score z04")
    assert table.offers("tribute") == {"gold", "papyrus", "bread"}
    table.do("tribute papyrus, tribute papyrus, tribute papyrus")
    assert table.points("A")["laws"] == 12
    table.do("score z08")
    assert table.points("A")["laws"] == 17
    late = Table().give(A="z04 z08 z03").goods(A="gold 4").law_pick().do("score z08")
    assert late.offers("score") == {"z03"}
    assert str(late.refused("score z04")) == "tribute before treasury"


@pytest.mark.rule("TK-FIN-06")
def test_a_used_z23_takes_a_place_and_its_type() -> None:
    table = Table().give(A="z23 z01 z05 z07 z12")
    table.state.scored_laws[0] = 1 << 22
    table.law_pick()
    assert table.offers("score") == {"z05", "z07", "z12"}
    table.do("score z05, score z07")
    assert table.state.over
    unused = Table().give(A="z23 z01 z05 z07").law_pick()
    assert unused.offers("score") == {"z01", "z05", "z07"}
    unused.do("score z05, score z07, score z01")
    assert len(unused.told("law_scored")) == 3


@pytest.mark.rule("TK-FIN-07", "TK-FIN-08")
@pytest.mark.parametrize(("players", "second"), [(2, 0), (3, 2), (4, 2)])
def test_places_on_the_turn_track(players: int, second: int) -> None:
    table = Table(players).begin("last_points")
    assert [table.points(letter)["turn_order"] for letter in "AB"] == [3, second]


@pytest.mark.rule("TK-FIN-09", "TK-FIN-10")
def test_winner_and_tie_breaks() -> None:
    table = Table(3, order="CBA")
    table.scored(A=30, B=30, C=20)
    assert result_of(table.state).ranking == [[1], [0], [2]]
    assert result_of(table.state).tie_breaks == ["most_scribes", "earlier_on_turn_track"]
    table.goods(A="scribe 1")
    assert result_of(table.state).winners == [0]
    assert result_of(table.state).tie_breaks == ["most_scribes"]
    table.scored(C=31)
    assert result_of(table.state).winners == [2]
    assert result_of(table.state).tie_breaks == []


@pytest.mark.rule("TK-FIN-10")
def test_scribes_spent_in_final_scoring_do_not_count() -> None:
    table = Table(order="AB").give(A="z04 t10").track(A=(2, 9)).goods(A="scribe 1")
    table.law_pick().do("score z04, tribute scribe")
    assert table.has("scribe") == 0
    assert table.points("A")["laws"] == 4
