"""The gods' own abilities (section 16)."""

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import OSIRIS
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.testing import DELTA, EAST, Table
from tests.games.ankh.test_conflict import duel, gains, strengths

# Amun


@pytest.mark.rule("AN-AMU-01", "AN-DEC-17")
def test_amun_may_announce_two_cards() -> None:
    t = duel("amun", "isis").battle(DELTA)
    assert (t.actor, t.options()) == ("amun", ["double no", "double yes"])
    t.do("double yes")
    assert t.told("doubled")
    pairs = t.options("amun")
    assert len(pairs) == 21
    assert all(pair.startswith("play_both") for pair in pairs)
    assert t.refused("play chariots").reason == "two-cards-announced"
    assert t.options("isis")[0].startswith("play ")
    t = duel("amun", "isis").hand("amun", "cycle_of_maat").battle(DELTA)
    assert t.asks == "choose_card"  # with one card he can't announce


@pytest.mark.rule("AN-AMU-01")
def test_amun_announces_only_where_he_takes_part() -> None:
    t = Table(gods="amun isis ra").cleared().put("amun", god="a4").put("isis", god="f2")
    t.put("ra", god="h2").battle(DELTA)
    assert t.asks == "choose_card"


@pytest.mark.rule("AN-AMU-02")
def test_once_a_conflict() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="b4", warrior="h5 f2")
    t.put("isis", god="d4", warrior="i8 h2").conflict("isis")
    t.do("double yes").cards(amun="chariots drought", isis="miracle")
    while t.asks == "isis_save":
        t.do("save no")
    assert t.asks == "choose_card"
    assert not t.state.amun_up


@pytest.mark.rule("AN-AMU-03")
def test_both_cards_count() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="h5").put("isis", god="i8")
    t.battle(EAST).do("double yes").cards(amun="chariots drought", isis="miracle")
    assert strengths(t)["amun"] == 1 + 3 + 1
    assert gains(t) == [("amun", "victory", 2)]


# Anubis


def anubis_table(anubis: str = "a4") -> Table:
    t = Table(gods="anubis ra osiris").cleared().put("anubis", god=anubis)
    t.put("ra", god="f2", warrior="f1 e1").put("osiris", god="h2", warrior="h1 i1")
    return t.devotion("anubis 1 < ra 2 < osiris 3")


@pytest.mark.rule("AN-ANU-01", "AN-ANU-03", "AN-DEC-24")
def test_anubis_takes_one_dead_warrior_from_afar() -> None:
    t = anubis_table().battle(DELTA).cards(ra="miracle", osiris="miracle")
    assert (t.actor, t.options()) == ("anubis", ["trap osiris", "trap ra", "decline"])
    assert t.refused("trap anubis").reason == "own-warriors"
    t.do("trap ra")
    assert t.state.captives == [1]
    assert t.warriors("ra") == 5
    t = anubis_table().battle(DELTA).cards(ra="miracle", osiris="miracle").do("decline")
    assert t.state.captives == []


@pytest.mark.rule("AN-ANU-01")
def test_guardians_and_own_warriors_are_no_captives() -> None:
    t = Table(gods="anubis ra").cleared().put("anubis", god="f2", warrior="f1")
    t.put("ra", god="h2", cat_mummy="h1").battle(DELTA).cards(anubis="miracle", ra="miracle")
    assert t.asks == ""
    assert t.state.captives == []


@pytest.mark.rule("AN-ANU-02")
def test_one_captive_a_batch() -> None:
    t = anubis_table().put("ra", warrior="c1").followers(ra=1, osiris=3).battle(DELTA)
    t.cards(ra="plague_of_locusts", osiris="miracle").bids(ra=0, osiris=1).do("trap ra")
    assert t.asks == ""  # three warriors of Ra died, and Osiris won 3 to 2 without more deaths
    assert t.state.captives == [1]
    t = anubis_table().followers(ra=1, osiris=0).battle(DELTA)
    t.cards(ra="miracle", osiris="plague_of_locusts").bids(ra=1).do("trap osiris")
    assert t.asks == "gate_token"  # Ra won, 3 to 2
    assert t.state.captives == [2]


@pytest.mark.rule("AN-ANU-04", "AN-INV-14")
def test_three_slots() -> None:
    t = anubis_table().captives("ra ra osiris").battle(DELTA).cards(ra="miracle", osiris="miracle")
    assert t.asks != "anubis_trap"
    assert len(t.state.captives) == 3
    t.state.captives.append(1)
    assert "AN-INV-14" in str(GAME.invariants(t.state))


@pytest.mark.rule("AN-ANU-05", "AN-ANU-06")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_captives_strengthen_the_god_figure(count: int) -> None:
    t = Table(gods="anubis ra").cleared().put("anubis", god="f2", warrior="c1").put("ra", god="h2")
    t.captives(" ".join(["ra"] * count)).battle(DELTA).cards(anubis="miracle", ra="chariots")
    assert strengths(t)["anubis"] == 2 + count
    assert t.warriors("ra") == 6 - count  # neither on the map nor in the pool


@pytest.mark.rule("AN-ANU-07")
def test_ransom_in_any_summon() -> None:
    t = Table(gods="ra anubis").cleared().put("ra", god="a4", pyramid="c1").put("anubis", god="j8")
    t.powers("ra", "pyramid_attuned").captives("ra").followers(ra=1).action("ra", "summon")
    assert "summon c1 captive" in t.options()
    t.do("summon c1 captive", "to c2", "sun no")
    assert (t.has("ra"), t.has("anubis"), t.at("c2")) == (0, 1, "ra warrior")
    assert t.refused("summon normal captive").reason == "no-captive"
    t.do("done")
    t.captives("ra").action("ra", "summon")
    assert t.refused("summon normal captive").reason == "not-enough-followers"


# Isis


@pytest.mark.rule("AN-ISI-01", "AN-ISI-02", "AN-DEC-23")
def test_protected_figures_may_be_kept_one_by_one() -> None:
    t = Table(gods="isis ra").cleared().put("isis", god="a4", warrior="h5 i8 i3")
    t.put("ra", god="h6", warrior="g5 j8 j7 h8").battle(EAST).cards(isis="miracle", ra="chariots")
    # h5 stands beside the god h6, i8 beside j7 and h8; i3 is alone and simply dies
    assert t.options() == ["save no", "save yes"]
    t.do("save yes", "save no")
    assert [t.at(hex) for hex in ("h5", "i8", "i3")] == ["isis warrior", "", ""]
    assert gains(t)[-1] == ("isis", "miracle", 2)


@pytest.mark.rule("AN-ISI-03")
def test_no_protection_from_the_plague() -> None:
    t = Table(gods="isis ra").cleared().put("isis", god="a4", warrior="f1").followers(ra=1)
    t.put("ra", god="f2").battle(DELTA).cards(isis="miracle", ra="plague_of_locusts").bids(isis=0, ra=1)
    assert t.at("f1") == ""
    assert t.asks == ""


@pytest.mark.rule("AN-ISI-05")
def test_a_figure_on_water_is_protected_by_enemies_of_other_regions() -> None:
    t = Table(gods="isis ra", guardian_2="apep").cleared().put("isis", god="f2", apep="e6")
    t.put("ra", god="h5", warrior="h4 e5").battle(EAST).cards(isis="miracle", ra="chariots")
    assert (t.actor, t.asks) == ("isis", "isis_save")  # e5 is in the west
    t.do("save yes")
    assert t.at("e6") == "isis apep"


# Osiris


def lost_by_osiris(**cards: str) -> Table:
    t = Table(gods="osiris ra").cleared().put("osiris", god="f2").put("ra", god="h2", warrior="h1")
    return t.gates("a4").battle(DELTA).cards(**(cards or {"osiris": "miracle", "ra": "chariots"}))


@pytest.mark.rule("AN-OSI-01", "AN-DEC-26", "AN-DEC-27")
def test_a_gate_after_a_lost_battle() -> None:
    t = lost_by_osiris()
    assert (t.actor, t.options()) == ("osiris", ["new_gate", "move_gate a4", "decline"])
    t.do("new_gate")
    assert t.asks == "gate_hex"
    t.do("to c1")
    assert {HEX.names[hex] for hex in t.state.gates} == {"a4", "c1"}
    t = lost_by_osiris().do("move_gate a4", "to c1")
    assert [HEX.names[hex] for hex in t.state.gates] == ["c1"]
    t = lost_by_osiris().do("decline")
    assert [HEX.names[hex] for hex in t.state.gates] == ["a4"]
    t = Table(gods="osiris ra").cleared().put("osiris", god="f2").put("ra", god="h2")
    t.gates("c1 c2 d1").battle(DELTA).cards(osiris="miracle", ra="chariots")
    assert "new_gate" not in t.options()
    assert t.refused("new_gate").reason == "no-gate-in-reserve"
    t = lost_by_osiris(osiris="chariots", ra="miracle")
    assert t.asks == ""  # he won


@pytest.mark.rule("AN-OSI-02")
def test_gates_go_to_empty_land_of_the_region_without_a_gate() -> None:
    t = Table(gods="osiris ra").cleared().put("osiris", god="f2", temple="e1").put("ra", god="h2")
    t.gates("c1").battle(DELTA).cards(osiris="miracle", ra="chariots").do("new_gate")
    assert not {"c1", "e1", "f2", "h2", "a4", "e0"} & t.hexes()
    assert len(t.hexes()) == 22 - 4


@pytest.mark.rule("AN-OSI-03")
def test_a_tie_counts_as_lost() -> None:
    t = Table(gods="osiris ra").cleared().put("osiris", god="f2").put("ra", god="h2")
    t.battle(DELTA).cards(osiris="miracle", ra="miracle")
    assert (t.actor, t.asks) == ("osiris", "gate_token")


@pytest.mark.rule("AN-OSI-04")
def test_a_figure_stays_when_its_gate_moves() -> None:
    t = Table(gods="osiris ra").cleared().put("osiris", god="f2", warrior="a4").put("ra", god="h2")
    t.gates("a4").battle(DELTA).cards(osiris="miracle", ra="chariots").do("move_gate a4", "to c1")
    assert t.at("a4") == "osiris warrior"


@pytest.mark.rule("AN-OSI-05")
def test_one_extra_summon_onto_a_free_gate() -> None:
    t = Table(gods="osiris ra").cleared().put("osiris", god="f2", warrior="a4").put("ra", god="h2")
    t.gates("a4 c8 h5").action("osiris", "summon").do("summon gate warrior")
    assert t.hexes() == {"c8", "h5"}
    t.do("to h5")
    assert t.at("h5") == "osiris warrior"
    assert t.refused("summon gate warrior").reason == "summon-used"


@pytest.mark.rule("AN-OSI-06", "AN-INV-13")
def test_enemies_never_stop_on_a_gate() -> None:
    t = Table(gods="osiris ra amun", guardian_1="satet").cleared().put("osiris", god="a8")
    t.put("ra", god="c1", warrior="b1", obelisk="d1").put("amun", god="j8", satet="c3").gates("c2")
    t.action("ra", "move").do("figure b1")
    assert "c2" not in t.hexes()
    t.do("to d2")  # over the gate, or around it
    assert t.at("d2") == "ra warrior"
    t = Table(gods="osiris ra amun", guardian_1="satet").cleared().put("osiris", god="a8")
    t.put("ra", god="c1").put("amun", god="j8", satet="d2").gates("c2").action("amun", "move")
    t.do("figure d2", "to c1")
    assert "c2" not in t.hexes()  # nobody is pushed onto it
    assert t.refused("push c2").reason == "enemy-gate"
    t = duel("ra", "amun").put("ra", obelisk="c1", warrior="a4").powers("ra", "obelisk_attuned")
    t.state.holder[OSIRIS] = 1
    t.gates("c2").battle(DELTA).do("figure a4")
    assert "c2" not in t.hexes()
    t.gates("c2 f2")
    assert "AN-INV-13" in str(GAME.invariants(t.state))  # Ra's god stands on f2


@pytest.mark.rule("AN-OSI-07")
def test_enemies_are_not_summoned_onto_a_gate() -> None:
    t = Table(gods="osiris ra").cleared().put("osiris", god="a8").put("ra", god="c1").gates("c2")
    t.action("ra", "summon").do("summon normal warrior")
    assert "c2" not in t.hexes()
    t = Table(gods="osiris ra").cleared().put("osiris", god="h2", warrior="h1 i1")
    t.put("ra", god="c1", mummy="d2").gates("c2 b0").battle(DELTA).cards(osiris="chariots", ra="miracle")
    assert t.asks == "mummy_hex"
    assert t.hexes() == {"b1", "c0", "d0", "d1"}


@pytest.mark.rule("AN-OSI-09")
def test_a_gate_hides_the_ground() -> None:
    t = Table(gods="osiris ra").cleared().put("osiris", god="f2", warrior="f1").put("ra", god="h2")
    t.gates("f1").battle(DELTA).cards(osiris="flood", ra="miracle")
    assert t.has("osiris") == 1  # f2 alone


@pytest.mark.rule("AN-OSI-10")
def test_forgotten_osiris_takes_his_gates_along() -> None:
    t = Table(gods="osiris ra amun").gates("c1 c2").devotion("osiris 5 < ra 22 < amun 25")
    t.begin("forget")
    assert t.state.gates == []
    assert t.state.holder[OSIRIS] == -1


# Ra


@pytest.mark.rule("AN-RA-01", "AN-RA-02", "AN-DEC-08")
def test_a_sun_for_a_summoned_figure() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2").put("isis", god="a4")
    for hex in ("f1", "e2", "g2"):
        t.action("ra", "summon").do("summon normal warrior", f"to {hex}", "sun yes")
    assert len(t.state.suns) == 3
    t.state.markers[1] = 4
    t.action("ra", "summon").do("summon normal warrior", "to e1")
    assert t.asks != "give_sun"  # none left
    t.action("isis", "summon").do("summon normal warrior", "to a3")
    assert t.asks != "give_sun"


@pytest.mark.rule("AN-RA-02")
def test_moving_gives_no_sun() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", warrior="e1").put("isis", god="a4")
    t.action("ra", "move").do("figure e1", "to c1")
    assert t.asks == "move_figure"
    assert t.state.suns == []


@pytest.mark.rule("AN-RA-03")
@pytest.mark.parametrize(("suns", "reward"), [("", 1), ("f1", 2), ("f1 e1", 2)])
def test_radiance_raises_both_rewards_once(suns: str, reward: int) -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", warrior="f1 e1").put("isis", god="a4")
    t.suns(suns).region(DELTA)
    assert gains(t) == [("ra", "domination", reward)]
    t = duel().put("ra", warrior="f1 e1").suns(suns).battle(DELTA).cards(ra="chariots", isis="miracle")
    assert gains(t) == [("ra", "victory", reward)]


@pytest.mark.rule("AN-RA-04", "AN-INV-12")
def test_the_sun_of_the_dead_returns() -> None:
    t = duel().put("ra", warrior="f1").suns("f1").battle(DELTA).cards(ra="miracle", isis="chariots")
    assert t.at("f1") == ""
    assert t.state.suns == []
    t.suns("c1")
    assert "AN-INV-12" in str(GAME.invariants(t.state))


@pytest.mark.rule("AN-RA-05")
def test_a_radiant_figure_killed_by_the_plague_no_longer_shines() -> None:
    t = duel().put("ra", warrior="f1").suns("f1").followers(isis=1, ra=0).battle(DELTA)
    t.cards(ra="plague_of_locusts", isis="miracle").bids(isis=1)
    assert gains(t) == [("ra", "victory", 1)]


@pytest.mark.rule("AN-MRG-15")
def test_both_abilities_after_a_merge() -> None:
    t = Table(gods="amun osiris ra").devotion("ra 1 < amun 2 < osiris 3").begin("merge")
    assert [GAME.view(t.state, None)["sides"]["A"]["gods"]] == [["amun", "ra"]]
    t.action("amun", "summon").do("summon normal warrior")
    t.do(t.options()[0])
    assert t.asks == "give_sun"
