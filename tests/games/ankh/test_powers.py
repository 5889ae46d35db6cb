"""Ankh powers (section 15)."""

import pytest

from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.testing import DELTA, WEST, Table
from tests.games.ankh.test_conflict import duel, gains, strengths


@pytest.mark.rule("AN-POW-01")
def test_commanding() -> None:
    t = duel().powers("ra", "commanding").battle(DELTA).cards(ra="chariots", isis="miracle")
    assert t.has("ra") == 3
    t = (
        duel()
        .powers("isis", "commanding")
        .battle(DELTA, tiebreaker="isis")
        .cards(ra="miracle", isis="miracle")
    )
    t.do("tiebreaker yes")
    assert t.has("isis") == 3
    t = duel().powers("ra", "commanding").battle(DELTA).cards(ra="miracle", isis="chariots")
    assert t.has("ra") == 0


@pytest.mark.rule("AN-POW-02")
def test_inspiring() -> None:
    t = duel().powers("ra", "inspiring").battle(DELTA).cards(ra="build_monument", isis="miracle")
    t.do("build temple", "to c1")
    assert (t.has("ra"), t.at("c1")) == (0, "ra temple")
    t = duel().powers("ra", "inspiring").put("ra", obelisk="a1 a2 a3 a4 a5", temple="b2 b3 b4 c3")
    t.battle(DELTA).cards(ra="build_monument", isis="miracle")
    assert t.asks == ""  # the other conditions stay


@pytest.mark.rule("AN-POW-03", "AN-POW-04")
def test_omnipresent() -> None:
    t = Table(gods="ra isis", guardian_2="apep").cleared().powers("ra", "omnipresent")
    t.put("ra", god="b4", warrior="b5 f1", apep="e6").put("isis", god="h2").conflict("isis")
    assert t.has("ra") == 3  # west once, delta, and the east by the Apep


@pytest.mark.rule("AN-POW-05")
def test_revered() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="b4").put("isis", god="h2")
    t.powers("ra", "revered").action("ra", "gain")
    assert t.has("ra") == 1
    t.put("neutral", temple="b5").action("ra", "gain")
    assert t.has("ra") == 3


@pytest.mark.rule("AN-POW-06", "AN-STR-03")
@pytest.mark.parametrize(("hexes", "expected"), [("a1 a2", 1), ("a1 h5 c1", 3), ("a1 h5 c1 c2", 3)])
def test_resplendent(hexes: str, expected: int) -> None:
    t = duel().powers("ra", "resplendent").put("ra", pyramid=hexes, temple="e1").battle(DELTA)
    t.cards(ra="miracle", isis="miracle")
    assert strengths(t)["ra"] == expected


@pytest.mark.rule("AN-POW-07", "AN-DEC-15", "AN-DEC-16")
def test_obelisk_attuned_needs_an_own_obelisk_in_the_region() -> None:
    t = duel().powers("ra", "obelisk_attuned").put("ra", obelisk="a4", warrior="a8").battle(DELTA)
    assert t.asks == "choose_card"
    t = duel().powers("ra", "obelisk_attuned").put("ra", obelisk="c1", warrior="a8 j8")
    t.put("isis", warrior="c0").battle(DELTA)
    assert t.options() == ["figure a8", "figure f2", "figure j8", "stop"]
    t.do("figure j8")
    assert t.hexes() == {"b0", "b1", "c2", "d1", "d0"}
    t.do("to b1")
    assert t.at("b1") == "ra warrior"
    t = duel().powers("ra", "obelisk_attuned").put("ra", obelisk="h5").battle(DELTA)
    assert t.asks == "choose_card"


@pytest.mark.rule("AN-POW-07", "AN-POW-20", "AN-OSI-01", "AN-BAT-01")
def test_who_does_not_take_part_is_asked_nothing() -> None:
    """Osiris has obelisk, powers and followers for all of it, but nobody in the delta."""
    t = Table(gods="ra isis osiris").cleared().put("ra", god="f2").put("isis", god="h2")
    t.put("osiris", god="a4", warrior="a5", obelisk="c1").powers("osiris", "obelisk_attuned worshipful")
    t.followers(osiris=5).battle(DELTA)
    assert (t.asks, t.state.to_act()) == ("choose_card", (0, 1))
    t.cards(ra="miracle", isis="chariots")
    assert (t.asks, t.has("osiris"), gains(t)) == ("", 5, [("isis", "victory", 1)])


@pytest.mark.rule("AN-POW-08")
def test_a_side_that_stops_is_out() -> None:
    t = duel().powers("ra", "obelisk_attuned").powers("isis", "obelisk_attuned")
    t.put("ra", obelisk="c1", warrior="a8").put("isis", obelisk="i1", warrior="j8 j7").battle(DELTA)
    t.do("stop")
    assert t.actor == "isis"
    t.do("figure j8", "to h1")
    assert (t.actor, t.asks) == ("isis", "obelisk_figure")


@pytest.mark.rule("AN-POW-08")
def test_a_side_that_can_not_move_is_out_for_the_battle() -> None:
    """Ra's warriors fill all land at Isis' obelisk; that one of them leaves comes too late for her."""
    t = duel("isis", "ra").powers("ra", "obelisk_attuned").powers("isis", "obelisk_attuned")
    t.put("isis", obelisk="i1", warrior="a4").put("ra", obelisk="c1", warrior="h1 i2 j1").battle(DELTA)
    assert (t.actor, t.asks) == ("ra", "obelisk_figure")
    t.do("figure h1", "to c2")
    assert (t.actor, t.asks) == ("ra", "obelisk_figure")
    t.do("stop")
    assert t.asks == "choose_card"


@pytest.mark.rule("AN-POW-09")
def test_each_figure_once_a_battle() -> None:
    t = duel().powers("ra", "obelisk_attuned").put("ra", obelisk="c1").battle(DELTA).do("figure f2", "to c2")
    assert t.asks == "choose_card"  # the god was its only figure
    assert t.state.moved == []


@pytest.mark.rule("AN-POW-10", "AN-SCO-01")
def test_gods_figures_of_the_region_apeps_and_scorpions_may_come() -> None:
    t = Table(gods="ra isis", guardian_2="apep", guardian_3="giant_scorpion").cleared()
    t.put("ra", god="f2", apep="k8", giant_scorpion="a8", obelisk="c1").aim("a8", "n_ne").put(
        "isis", god="h2"
    )
    t.powers("ra", "obelisk_attuned").battle(DELTA)
    assert t.options() == ["figure a8", "figure f2", "figure k8", "stop"]
    t.do("figure k8", "to b1", "figure a8", "to c2")
    assert (t.actor, t.asks) == ("ra", "claw_facing")
    t.do("aim s_sw", "figure f2", "to d1")
    assert [t.at(hex) for hex in ("b1", "c2", "d1")] == ["ra apep", "ra giant_scorpion", "ra god"]


@pytest.mark.rule("AN-POW-11")
def test_temple_attuned() -> None:
    t = duel().powers("ra", "temple_attuned").put("ra", temple="e2 b0 h5", warrior="f1").battle(DELTA)
    t.cards(ra="miracle", isis="miracle")
    # e2 is beside f2 and f1 and counts once; nobody is at b0; h5 is not in the region
    assert strengths(t)["ra"] == 2 + 2


@pytest.mark.rule("AN-POW-12")
def test_a_neutralised_figure_wakes_its_temple() -> None:
    t = (
        duel()
        .powers("ra", "temple_attuned")
        .put("ra", temple="e2")
        .put("isis", androsphinx="g2")
        .battle(DELTA)
    )
    t.cards(ra="miracle", isis="miracle")
    assert strengths(t)["ra"] == 2


@pytest.mark.rule("AN-POW-14", "AN-POW-15")
@pytest.mark.parametrize(("warriors", "reward"), [("", 1), ("f1", 3)])
def test_glorious(warriors: str, reward: int) -> None:
    """Ra has 1 + Drought 1 and perhaps a warrior; Isis is wiped out by the Plague and counts as 0."""
    t = Table(gods="ra isis").cleared().devotion("isis 1 < ra 2").put("ra", god="f2")
    t.put("isis", god="a4", warrior="h2").powers("ra", "glorious").followers(ra=1)
    if warriors:
        t.put("ra", warrior=warriors)
    t.battle(DELTA).cards(ra="plague_of_locusts", isis="chariots").bids(ra=1)
    assert strengths(t) == {"isis": 0, "ra": 2 + len(warriors.split())}
    assert gains(t)[0] == ("ra", "victory", reward)


@pytest.mark.rule("AN-POW-14")
def test_glorious_counts_every_other_participant() -> None:
    t = Table(gods="ra isis amun").cleared().put("ra", god="f2").put("isis", god="h2")
    t.put("amun", god="c1", warrior="c2").powers("ra", "glorious").battle(DELTA).do("double no")
    t.cards(ra="chariots", isis="miracle", amun="miracle")
    assert strengths(t) == {"ra": 4, "isis": 1, "amun": 2}
    assert gains(t)[0] == ("ra", "victory", 1)


@pytest.mark.rule("AN-POW-16", "AN-SPH-04")
def test_magnanimous() -> None:
    t = duel("ra", "osiris").powers("ra", "magnanimous").put("ra", warrior="f1").battle(DELTA)
    t.cards(ra="miracle", osiris="chariots")
    assert ("ra", "magnanimous", 2) in gains(t)  # god figure and one warrior; only the warrior dies
    t = duel("ra", "osiris").powers("ra", "magnanimous").battle(DELTA).cards(ra="miracle", osiris="chariots")
    assert ("ra", "magnanimous", 2) not in gains(t)
    t = duel("ra", "isis").powers("ra", "magnanimous").put("ra", warrior="f1").put("isis", warrior="i1")
    t.battle(DELTA).cards(ra="miracle", isis="miracle")
    assert ("ra", "magnanimous", 2) in gains(t)  # a tie is lost, too


@pytest.mark.rule("AN-POW-17")
def test_magnanimous_in_ascending_order_after_the_reward() -> None:
    t = Table(gods="ra isis amun").cleared().devotion("amun 4 < isis 5 < ra 6")
    t.put("ra", god="f2", warrior="f1").put("isis", god="h2", warrior="i1").put(
        "amun", god="c1", warrior="c2 d1"
    )
    t.powers("ra", "magnanimous").powers("isis", "magnanimous").battle(DELTA).do("double no")
    t.cards(ra="miracle", isis="flood", amun="chariots")
    assert [gain[0] for gain in gains(t)[:3]] == ["amun", "isis", "ra"]


@pytest.mark.rule("AN-POW-18", "AN-POW-19")
@pytest.mark.parametrize(("space", "end"), [(0, 3), (20, 23), (21, 23)])
def test_bountiful_in_the_red_zone(space: int, end: int) -> None:
    t = Table(gods="ra isis").powers("ra", "bountiful").devotion(f"isis 0 < ra {space}")
    t.gain("A 2")
    assert t.of("ra") == end


@pytest.mark.rule("AN-POW-19", "AN-DEV-07")
def test_each_gain_is_raised_once() -> None:
    t = Table(gods="ra isis").cleared().devotion("isis 1 < ra 2").powers("ra", "bountiful")
    t.put("ra", god="f2", obelisk="c1", temple="d1").put("isis", god="a4").region(DELTA)
    assert [gain[2] for gain in gains(t)] == [3, 2]  # two majorities + 1, domination + 1
    t = duel().powers("ra", "bountiful magnanimous worshipful").put("ra", warrior="f1").followers(ra=2)
    t.battle(DELTA).cards(ra="miracle", isis="chariots").do("worship yes")
    assert [(gain[1], gain[2]) for gain in gains(t) if gain[0] == "ra"] == [
        ("magnanimous", 3),
        ("miracle", 2),
        ("worshipful", 2),
    ]


@pytest.mark.rule("AN-POW-20", "AN-DEC-28")
def test_worshipful() -> None:
    t = duel().powers("ra", "worshipful").powers("isis", "worshipful").followers(ra=2, isis=5)
    t.battle(DELTA).cards(ra="miracle", isis="chariots")
    assert (t.actor, t.options()) == ("ra", ["worship no", "worship yes"])
    t.do("worship no")
    assert t.actor == "isis"
    t.do("worship yes")
    assert (t.has("isis"), t.of("isis")) == (3, 7)  # once a battle
    assert t.asks == ""
    t = duel().powers("ra", "worshipful").followers(ra=1).battle(DELTA).cards(ra="miracle", isis="chariots")
    assert t.asks == ""


@pytest.mark.rule("AN-POW-13")
def test_pyramid_attuned_needs_room_and_own_pyramids() -> None:
    t = Table(gods="isis ra").cleared().put("isis", god="b7", pyramid="c1").put("ra", god="j8")
    t.put("ra", pyramid="h5").action("isis", "summon")
    assert t.options() == ["summon normal warrior", "done"]
    t.powers("isis", "pyramid_attuned").action("isis", "summon")
    assert t.options() == ["summon normal warrior", "summon c1 warrior", "done"]
    assert t.refused("summon h5 warrior").reason == "not-your-pyramid"
    t.put("isis", pyramid="a1").action("isis", "summon").do("summon a1 warrior")
    assert t.at("a2") == "isis warrior"  # unasked: b0 and b1 lie across the river
    assert t.options() == ["summon normal warrior", "summon c1 warrior", "done"]  # each pyramid once
    assert t.state.map.region[HEX.index["c1"]] != t.state.map.region[HEX.index[WEST]]
