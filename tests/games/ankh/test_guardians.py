"""Guardians (section 17)."""

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.testing import DELTA, EAST, WEST, Table
from tests.games.ankh.test_conflict import duel, gains, names, strengths

# Cat Mummy


@pytest.mark.rule("AN-CAT-01", "AN-CAT-02")
def test_every_other_side_loses_devotion() -> None:
    t = Table(gods="ra isis osiris").cleared().devotion("osiris 4 < ra 6 < isis 8")
    t.put("ra", god="f2", cat_mummy="f1").put("isis", god="h2", warrior="h1").put("osiris", god="a4")
    t.battle(DELTA).cards(ra="miracle", isis="chariots")
    assert (t.of("osiris"), t.of("isis"), t.of("ra")) == (3, 8, 7)  # Isis: + 1 reward, - 1
    kept = [name for name in names(t) if name.endswith("_devotion")]
    assert kept == ["gained_devotion", "lost_devotion", "lost_devotion", "gained_devotion"]


@pytest.mark.rule("AN-CAT-03")
def test_after_a_plague_the_loss_comes_at_once() -> None:
    t = duel().put("ra", cat_mummy="f1", obelisk="c1").followers(isis=1).battle(DELTA)
    t.cards(ra="miracle", isis="plague_of_locusts").bids(ra=0, isis=1)
    kept = [name for name in names(t) if name in ("died", "lost_devotion", "majority", "strength")]
    assert kept[:3] == ["died", "lost_devotion", "majority"]


@pytest.mark.rule("AN-CAT-04", "AN-GEN-04")
def test_several_cat_mummies_by_owner_in_ascending_order() -> None:
    t = Table(gods="ra isis osiris").cleared().devotion("isis 5 < ra 6 < osiris 7")
    t.put("ra", god="f2", cat_mummy="f1").put("isis", god="h2", cat_mummy="i1").put("osiris", god="a4")
    t.battle(DELTA).cards(ra="chariots", isis="plague_of_locusts").bids(ra=0, isis=0)
    lost = [event["god"] for event in t.told("lost_devotion")]
    # Isis' cat: Ra 5, Osiris 6; then Ra's cat with the order of its own beginning (Isis 5 below Ra 5)
    assert lost == ["ra", "osiris", "isis", "osiris"]
    assert t.of("osiris") == 5


@pytest.mark.rule("AN-CAT-04")
def test_two_cat_mummies_of_one_side_take_one_each() -> None:
    """Osiris has but one devotion to lose; Isis falls twice."""
    t = Table(gods="ra isis osiris").cleared().devotion("osiris 1 < isis 3 < ra 6")
    t.put("ra", god="f2", cat_mummy="f1 e1").put("isis", god="h2", warrior="h1 i1").put("osiris", god="a4")
    t.battle(DELTA).cards(ra="flood", isis="chariots")
    assert not t.told("died")  # all of Ra's figures stand on fertile land
    t.battle(DELTA).cards(ra="miracle", isis="drought")
    assert [(event["god"], event["space"]) for event in t.told("lost_devotion")] == [
        ("osiris", 0),
        ("isis", 4),
        ("isis", 3),
    ]
    assert t.order() == "osiris 0 < isis 3 < ra 8"


# Satet


@pytest.mark.rule("AN-SAT-01", "AN-DEC-04")
def test_satet_pushes_an_enemy() -> None:
    t = Table(gods="amun ra", guardian_1="satet").cleared()
    t.put("amun", god="a8", satet="b4").put("ra", god="j8", warrior="b6").action("amun", "move")
    t.do("figure b4", "to b6")
    assert (t.actor, t.asks) == ("amun", "push_hex")
    assert t.refused("push a8").reason == "push-too-far"
    t.do("push b7")
    assert (t.at("b6"), t.at("b7"), t.at("b4")) == ("amun satet", "ra warrior", "")
    assert t.refused("figure b6").reason == "already-moved"


@pytest.mark.rule("AN-SAT-02")
def test_no_room_no_push() -> None:
    t = Table(gods="amun ra", guardian_1="satet").cleared()
    t.put("amun", god="a8", satet="c3", warrior="a5 a6").put("ra", god="j8", warrior="b5").put(
        "neutral", temple="b4 b6"
    )
    t.action("amun", "move").do("figure c3")
    # Around b5: a5, a6, b4, b6 are taken, c5 and c6 are water
    assert "b5" not in t.hexes()
    assert t.refused("to b5").reason == "no-room-to-push"


@pytest.mark.rule("AN-SAT-03")
def test_the_hex_satet_left_is_free() -> None:
    t = Table(gods="amun ra", guardian_1="satet").cleared()
    t.put("amun", god="a8", satet="b4", warrior="a5 a6").put("ra", god="j8", warrior="b5")
    t.put("neutral", temple="b6").action("amun", "move").do("figure b4", "to b5")
    assert (t.at("b5"), t.at("b4")) == ("amun satet", "ra warrior")
    assert t.refused("figure b5").reason == "already-moved"


@pytest.mark.rule("AN-SAT-04")
def test_pushing_across_river_and_camels() -> None:
    t = Table(gods="amun ra", guardian_1="satet").cleared().camels("a5-a6 a5-b5 b4-b5")
    t.put("amun", god="a8", satet="a7").put("ra", god="j8", warrior="b5").action("amun", "move")
    t.do("figure a7", "to b5")
    assert {"a5", "b4"} <= t.hexes()


@pytest.mark.rule("AN-SAT-05")
def test_gods_can_be_pushed_own_figures_not() -> None:
    t = Table(gods="amun ra", guardian_1="satet").cleared()
    t.put("amun", god="b3", satet="b4").put("ra", god="b6").action("amun", "move").do("figure b4")
    assert "b6" in t.hexes()
    assert "b3" not in t.hexes()
    t.do("to b6", "push b7")
    assert t.at("b7") == "ra god"


@pytest.mark.rule("AN-SAT-06")
def test_satet_ends_neither_on_water_nor_on_an_enemy_gate() -> None:
    t = Table(gods="amun osiris", guardian_1="satet", guardian_2="apep").cleared()
    t.put("amun", god="a8", satet="d5").put("osiris", god="j8", apep="d6", warrior="e5").gates("e5")
    t.action("amun", "move").do("figure d5")
    assert not {"d6", "e5"} & t.hexes()
    t = Table(gods="osiris ra", guardian_1="satet").cleared().put("osiris", god="a8", satet="d5")
    t.put("ra", god="j8").gates("e5").action("osiris", "move").do("figure d5")
    assert "e5" in t.hexes()


# Mummy


@pytest.mark.rule("AN-MUM-01", "AN-DEC-25")
def test_a_mummy_returns_beside_its_god() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="g5", mummy="f1").put("isis", god="f2")
    t.battle(DELTA).cards(ra="miracle", isis="chariots")
    assert (t.actor, t.asks) == ("ra", "mummy_hex")
    assert t.hexes() == {"g4", "g6", "h4", "h5"}  # f4 and f5 lie across the river
    assert t.refused("to f4").reason == "not-by-god"
    t.do("to h4", "sun no")
    assert t.at("h4") == "ra mummy"
    assert t.in_pool("ra", "mummy") == 0


@pytest.mark.rule("AN-MUM-02")
def test_without_room_it_stays_in_the_pool() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="g5", mummy="f1").put("isis", god="f2")
    t.put("neutral", temple="g4 g6 h4 h5").battle(DELTA).cards(ra="miracle", isis="chariots")
    assert t.asks == ""
    assert t.in_pool("ra", "mummy") == 1


@pytest.mark.rule("AN-MUM-03")
def test_the_return_is_a_summon_but_no_action() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="g5", mummy="f1", pyramid="h8")
    t.put("isis", god="f2").powers("ra", "pyramid_attuned").battle(DELTA).cards(ra="miracle", isis="chariots")
    t.do("to h4")
    assert (t.actor, t.asks) == ("ra", "give_sun")
    t.do("sun yes")
    assert t.state.suns == [HEX.index["h4"]]
    assert t.asks == ""


@pytest.mark.rule("AN-MUM-04")
def test_hexes_emptied_by_the_same_batch_can_be_used() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", mummy="f1", warrior="e2")
    t.put("isis", god="h2", warrior="h1 i1").battle(DELTA).cards(ra="miracle", isis="chariots")
    assert {"f1", "e2"} <= t.hexes()


@pytest.mark.rule("AN-MUM-05")
def test_a_mummy_is_not_killed_twice_by_the_resolution() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", mummy="f1")
    t.put("isis", god="h2", warrior="h1 i1").battle(DELTA).cards(ra="miracle", isis="chariots")
    t.do("to f1", "sun no")
    assert t.at("f1") == "ra mummy"
    assert len(t.told("died")) == 1


@pytest.mark.rule("AN-MUM-06")
def test_mummies_return_by_owner_in_ascending_order() -> None:
    t = Table(gods="ra isis osiris").cleared().devotion("isis 2 < ra 5 < osiris 6")
    t.put("ra", god="a4", mummy="f1").put("isis", god="a7", mummy="h1").put(
        "osiris", god="f2", warrior="e2 e1"
    )
    t.battle(DELTA).cards(ra="miracle", isis="miracle", osiris="chariots")
    asked = []
    while t.asks:
        if t.asks == "mummy_hex":
            asked.append(t.actor)
        t.do(t.options()[0])
    assert asked == ["isis", "ra"]


@pytest.mark.rule("AN-MUM-06", "AN-MUM-04")
def test_two_mummies_of_one_side_return_one_after_the_other() -> None:
    t = Table(gods="ra isis osiris").cleared().put("ra", god="g5", mummy="f1 e1", temple="g4 h4")
    t.put("isis", god="f2").put("osiris", god="a4").battle(DELTA).cards(ra="miracle", isis="chariots")
    assert t.options() == ["to g6", "to h5"]
    t.do("to h5", "sun no")  # the last hex is taken unasked
    assert (t.asks, t.at("g6"), t.at("h5")) == ("give_sun", "ra mummy", "ra mummy")
    t.do("sun yes")
    assert (t.in_pool("ra", "mummy"), gains(t)[-1]) == (0, ("ra", "miracle", 2))


# Apep


@pytest.mark.rule("AN-APE-01")
def test_apep_rises_from_any_water() -> None:
    t = Table(gods="ra isis amun", guardian_2="apep").cleared().put("ra", god="a4").put("isis", god="j8")
    t.put("amun", god="i8").put("isis", apep="k8").pool("ra", "apep").action("ra", "summon").do(
        "summon normal apep"
    )
    water = {"e0", "f0", "g0", "h0", "i0", "j0", "k1", "j3", "k4", "c5", "k5", "c6", "d6", "e6", "j6", "k6"}
    assert water | {"i7", "k7"} <= t.hexes()
    assert "k8" not in t.hexes()
    assert "a3" in t.hexes()
    assert "f2" not in t.hexes()


@pytest.mark.rule("AN-APE-02")
def test_an_apep_uses_the_normal_summon_or_a_pyramid_beside_its_water() -> None:
    t = Table(gods="isis ra amun", guardian_2="apep").cleared().put("isis", god="a4", pyramid="d5")
    t.put("ra", god="j8").put("amun", god="i8").pool("isis", "apep", 2).powers(
        "isis", "pyramid_attuned"
    ).action("isis", "summon")
    t.do("summon d5 apep")
    assert {"c5", "d6", "e6"} <= t.hexes()
    assert "k8" not in t.hexes()
    t.do("to e6")
    assert "summon normal apep" in t.options()
    t.do("summon normal apep", "to k8")
    assert t.asks == "choose_action"  # both summons are used up


@pytest.mark.rule("AN-APE-03")
def test_an_apep_fights_and_dies_in_each_of_its_regions() -> None:
    t = Table(gods="isis ra", guardian_2="apep").cleared().put("isis", god="f2", apep="e6")
    t.put("ra", god="b4", warrior="h5 h4").battle(WEST).cards(isis="chariots", ra="miracle")
    assert strengths(t) == {"ra": 1, "isis": 4}
    t.battle(EAST).cards(isis="miracle", ra="chariots")
    assert t.at("e6") == ""
    assert t.in_pool("isis", "apep") == 1


# Giant Scorpion


def scorpion_table(**pieces: str) -> Table:
    t = Table(gods="amun ra", guardian_1="satet", guardian_3="giant_scorpion").cleared()
    return t.put("amun", god="a8", giant_scorpion="b4").aim("b4", "n_ne").put("ra", god="j8", **pieces)


@pytest.mark.rule("AN-SCO-01", "AN-DEC-05")
def test_claws_are_aimed_whenever_it_is_moved() -> None:
    t = scorpion_table().action("amun", "move").do("figure b4", "to a2")
    assert t.asks == "claw_facing"
    assert t.options() == ["aim n_ne", "aim ne_se", "aim se_s"]  # the other hexes lie beyond the border
    t = scorpion_table().action("amun", "move").do("figure b4", "to c4")
    assert len(t.options()) == 6  # c5 is water and can be aimed at


@pytest.mark.rule("AN-MOV-05", "AN-SCO-01")
def test_a_scorpion_may_turn_on_the_spot_once_an_action() -> None:
    t = scorpion_table().action("amun", "move").do("figure b4")
    assert "b4" in t.hexes()
    t.do("to b4")
    assert t.asks == "claw_facing"
    t.do("aim se_s")
    assert GAME.view(t.state, None)["hexes"]["b4"]["claws"] == "se_s"
    assert t.options() == ["figure a8", "done"]


@pytest.mark.rule("AN-SCO-02")
def test_the_owner_aims_a_pushed_scorpion() -> None:
    t = scorpion_table(satet="b2").action("ra", "move").do("figure b2", "to b4", "push b5")
    assert (t.actor, t.asks) == ("amun", "claw_facing")
    t.do("aim se_s")
    assert (t.actor, t.asks) == ("ra", "move_figure")


@pytest.mark.rule("AN-SCO-03")
def test_the_aim_stays() -> None:
    t = scorpion_table(temple="b3").conflict("ra")
    assert t.at("b3") == ""
    t.put("ra", temple="b3").conflict("ra")
    assert t.at("b3") == ""


@pytest.mark.rule("AN-SCO-04")
def test_it_destroys_monuments_of_anybody_but_not_beyond_river_or_camel() -> None:
    t = scorpion_table(temple="b3").put("amun", obelisk="c4").conflict("ra")
    assert (t.at("b3"), t.at("c4")) == ("", "")  # enemy and own
    assert [(event["monument"], event["god"]) for event in t.told("destroyed")] == [
        ("temple", "ra"),
        ("obelisk", "amun"),
    ]
    t = scorpion_table(temple="b3").camels("b3-b4").put("neutral", obelisk="c4").conflict("ra")
    assert (t.at("b3"), t.at("c4")) == ("ra temple", "")


# Androsphinx


@pytest.mark.rule("AN-SPH-01", "AN-STR-04")
def test_enemies_beside_an_androsphinx_have_no_strength() -> None:
    t = duel("ra", "osiris").put("ra", androsphinx="g2", warrior="i1").put("osiris", warrior="h1 c1")
    t.battle(DELTA).cards(ra="miracle", osiris="miracle")
    # h1 and the god h2 are beside g2 (as is the own god f2); c1 is not
    assert strengths(t) == {"ra": 3, "osiris": 1}


@pytest.mark.rule("AN-SPH-02")
def test_a_figure_on_water_is_neutralised_from_any_shore() -> None:
    t = Table(gods="ra isis", guardian_2="apep").cleared().put("ra", god="f2", apep="e6")
    t.put("isis", god="h5", androsphinx="e5").battle(EAST).cards(ra="miracle", isis="miracle")
    assert strengths(t) == {"ra": 0, "isis": 1}


@pytest.mark.rule("AN-SPH-03")
def test_two_androsphinxes_neutralise_each_other_and_others() -> None:
    t = Table(gods="ra osiris isis").cleared().put("ra", god="f2", androsphinx="g2", warrior="f1")
    t.put("osiris", god="h2", androsphinx="g1").put("isis", god="j8").battle(DELTA).cards(
        ra="miracle", osiris="miracle"
    )
    # g2 neutralises g1 and the god h2; g1 neutralises g2 and f1; the god f2 is not beside g1
    assert strengths(t) == {"ra": 1, "osiris": 0}


@pytest.mark.rule("AN-SPH-04")
def test_a_neutralised_figure_still_counts_as_a_figure() -> None:
    t = duel("ra", "osiris").put("ra", obelisk="c1").put("osiris", androsphinx="g2").followers(ra=0)
    t.battle(DELTA).cards(ra="flood", osiris="miracle")
    assert strengths(t)["ra"] == 0
    assert gains(t)[0] == ("ra", "majority", 1)
    assert t.has("ra") == 1  # Flood
