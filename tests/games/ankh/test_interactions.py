"""Two rules on the same moment: powers, cards, gods and guardians together, with exact numbers."""

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import LAST_RED
from ennead.games.ankh.rules.geography import AIM, HEX
from ennead.games.ankh.testing import DELTA, EAST, Table
from tests.games.ankh.test_conflict import duel, gains, names, strengths

# Steps 1 to 6 of a battle


@pytest.mark.rule("AN-GEN-04", "AN-BAT-07")
def test_the_order_of_three_plagues_is_that_of_the_beginning_of_the_step() -> None:
    """The first Plague kills Isis' Cat Mummy: Osiris falls below her, but his card still comes last."""
    t = Table(gods="ra isis osiris").cleared().devotion("ra 3 < isis 5 < osiris 5")
    t.put("ra", god="f2").put("isis", god="h2", cat_mummy="h1").put("osiris", god="c1")
    t.battle(DELTA).cards(ra="plague_of_locusts", isis="plague_of_locusts", osiris="plague_of_locusts")
    assert [(event["god"], event["space"]) for event in t.told("lost_devotion")] == [("ra", 2), ("osiris", 4)]
    assert [event["god"] for event in t.told("plague")] == ["ra", "isis", "osiris"]


@pytest.mark.rule("AN-CRD-12", "AN-CRD-14", "AN-AMU-03")
def test_followers_of_a_flood_are_bid_in_the_plague_of_the_same_god() -> None:
    t = duel("amun", "isis").put("amun", warrior="f1 e1").put("isis", warrior="h1").followers(isis=3)
    t.battle(DELTA).do("double yes").cards(amun="flood plague_of_locusts", isis="chariots")
    assert t.options("amun") == ["bid 0", "bid 1", "bid 2", "bid 3"]  # one for each figure on fertile land
    t.bids(amun=3, isis=3)
    assert [t.at(hex) for hex in ("f1", "e1", "h1")] == ["", "", ""]
    assert (t.has("amun"), t.has("isis")) == (0, 0)


@pytest.mark.rule("AN-POW-06", "AN-BAT-08", "AN-CRD-07")
def test_a_monument_built_in_the_battle_counts_at_once() -> None:
    """It is the third temple, gives the majority, and a figure beside it wakes it."""
    t = duel().powers("ra", "inspiring resplendent temple_attuned").put("ra", temple="a1 a2")
    t.battle(DELTA).cards(ra="build_monument", isis="chariots").do("build temple", "to f1")
    assert strengths(t) == {"ra": 3 + 2, "isis": 1 + 3}
    assert gains(t) == [("ra", "majority", 1), ("ra", "victory", 1)]


@pytest.mark.rule("AN-BAT-06", "AN-CRD-08")
def test_the_last_hex_of_a_region_is_built_on_once() -> None:
    t = duel().followers(ra=3, isis=3)
    land = [HEX.names[hex] for hex in t.state.map.land[t.state.map.region[HEX.index[DELTA]]]]
    free = [hex for hex in land if not t.at(hex)]
    t.put("neutral", obelisk=" ".join(free[:10]), pyramid=" ".join(free[10:19]))
    t.battle(DELTA).cards(ra="build_monument", isis="build_monument")
    assert t.options() == ["build pyramid", "build temple", "decline"]
    t.do("build temple")  # the only hex left is taken unasked
    assert t.at(free[19]) == "ra temple"
    assert (t.has("ra"), t.has("isis"), t.told("built")[1:]) == (0, 3, [])


@pytest.mark.rule("AN-ANU-05", "AN-ANU-02", "AN-DTH-01")
def test_a_captive_of_the_plague_fights_against_its_own_side() -> None:
    t = duel("anubis", "ra").put("ra", warrior="h1 i1").followers(anubis=0, ra=1).put("anubis", warrior="f1")
    t.battle(DELTA).cards(anubis="chariots", ra="plague_of_locusts").bids(ra=0)
    t.do("trap ra")
    assert strengths(t) == {"anubis": 1 + 1 + 3, "ra": 1 + 1}
    assert t.asks == ""  # nobody was left to die in the resolution
    assert t.state.captives == [1]


@pytest.mark.rule("AN-ANU-02")
def test_plague_and_resolution_give_a_captive_each() -> None:
    """Osiris' Plague kills only Ra's warrior, Osiris loses the rest in the resolution."""
    t = Table(gods="anubis ra osiris").cleared().put("anubis", god="a4")
    t.put("ra", god="f2", warrior="f1").put("osiris", god="h2", warrior="h1").followers(osiris=1)
    t.devotion("anubis 1 < ra 2 < osiris 3").powers("ra", "temple_attuned").put("ra", temple="e2")
    t.battle(DELTA).cards(ra="chariots", osiris="plague_of_locusts").bids(osiris=1)
    assert t.options() == ["trap ra", "decline"]
    t.do("trap ra")
    assert strengths(t) == {"ra": 1 + 2 + 3, "osiris": 2 + 1}
    assert t.options() == ["trap osiris", "decline"]
    t.do("trap osiris")
    assert t.state.captives == [1, 2]


@pytest.mark.rule("AN-MUM-05", "AN-DTH-04")
def test_a_mummy_back_from_the_plague_fights_and_dies_again() -> None:
    t = Table(gods="ra isis").cleared().devotion("isis 3 < ra 5").followers(isis=1)
    t.put("ra", god="g1", mummy="c1").put("isis", god="a4", warrior="h1").battle(DELTA)
    t.cards(ra="miracle", isis="plague_of_locusts").bids(isis=1).do("to f1", "sun no")
    assert strengths(t) == {"isis": 1 + 1, "ra": 2}
    t.do("save yes")  # h1 stands beside Ra
    assert [event["hex"] for event in t.told("died")] == ["c1", "f1"]  # a tie kills the Mummy again
    t.do("to g2", "sun no")
    assert gains(t) == [("ra", "miracle", 2)]
    assert t.at("g2") == "ra mummy"


@pytest.mark.rule("AN-RA-04", "AN-MUM-03", "AN-DTH-02")
def test_the_sun_of_a_dead_mummy_can_shine_on_its_return() -> None:
    t = duel().put("ra", mummy="f1", warrior="a4 a5").suns("f1 a4 a5").put("isis", warrior="h1 i1")
    t.battle(DELTA).cards(ra="miracle", isis="chariots").do("to e2")
    assert (t.asks, len(t.state.suns)) == ("give_sun", 2)
    t.do("sun yes")
    assert {HEX.names[hex] for hex in t.state.suns} == {"a4", "a5", "e2"}


@pytest.mark.rule("AN-POW-10", "AN-CON-04", "AN-APE-03")
def test_an_apep_called_to_an_obelisk_leaves_its_other_regions() -> None:
    t = Table(gods="isis ra", guardian_2="apep").cleared()
    t.put("isis", god="b4", apep="e6", obelisk="a2").powers("isis", "obelisk_attuned")
    t.put("ra", god="d4", warrior="h5").conflict("ra")
    t.do("figure e6", "to a1", "stop").cards(isis="chariots", ra="miracle")
    assert [(event["token"], event["sides"]) for event in t.told("region")] == [(1, 2), (2, 1), (3, 0)]
    assert gains(t) == [("isis", "majority", 1), ("isis", "victory", 1), ("ra", "domination", 1)]


@pytest.mark.rule("AN-CRD-01", "AN-APE-03")
def test_an_apep_on_water_bids_and_dies_in_the_plague_of_either_shore() -> None:
    t = Table(gods="isis ra", guardian_2="apep").cleared().followers(isis=2, ra=2)
    t.put("isis", god="f2", apep="e6").put("ra", god="h5", warrior="b4").battle(EAST)
    t.cards(isis="miracle", ra="plague_of_locusts").bids(isis=1, ra=2)
    assert [event["hex"] for event in t.told("died")] == ["e6"]
    assert (t.at("b4"), t.has("isis"), t.has("ra")) == ("ra warrior", 1, 0)


# Steps 7 to 9 of a battle


@pytest.mark.rule("AN-DEV-08", "AN-GEN-03", "AN-END-01")
def test_the_lower_of_two_sides_before_the_last_space_gets_there_first() -> None:
    t = Table(gods="ra isis").cleared().devotion("isis 30 < ra 30").put("ra", god="f2")
    t.put("isis", god="h2", warrior="h1", temple="i1").put("ra", obelisk="c1", warrior="f1")
    t.battle(DELTA).cards(ra="chariots", isis="miracle")
    assert t.state.over
    assert (t.of("isis"), t.of("ra")) == (31, 30)
    assert GAME.result(t.state).ranking == [[1], [0]]
    assert not t.told("strength")  # step 8 is not reached, and nobody dies
    assert (t.at("h1"), t.at("f1")) == ("isis warrior", "ra warrior")


@pytest.mark.rule("AN-POW-18", "AN-POW-19", "AN-DOM-01")
def test_bountiful_helps_only_the_gain_that_leaves_the_red_zone() -> None:
    t = Table(gods="ra isis").cleared().devotion(f"isis 1 < ra {LAST_RED}")
    t.powers("ra", "bountiful").put("ra", god="f2", obelisk="c1").put("isis", god="a4").region(DELTA)
    assert [event["space"] for event in t.told("gained_devotion")] == [22, 23]


@pytest.mark.rule("AN-RES-04", "AN-RES-10", "AN-POW-17", "AN-POW-14")
def test_a_tie_of_three_broken_by_the_tiebreaker() -> None:
    """Glorious is of no use to a winner who is not ahead; both losers are magnanimous."""
    t = Table(gods="ra amun osiris").cleared().devotion("ra 4 < osiris 5 < amun 6")
    t.put("ra", god="f2", warrior="f1").put("amun", god="h2", warrior="h1").put(
        "osiris", god="c1", warrior="c2"
    )
    t.powers("ra", "magnanimous").powers("osiris", "magnanimous").powers("amun", "glorious commanding")
    t.battle(DELTA, tiebreaker="amun").do("double no").cards(ra="miracle", amun="miracle", osiris="miracle")
    assert strengths(t) == {"ra": 2, "amun": 2, "osiris": 2}
    t.do("tiebreaker yes")
    assert gains(t) == [
        ("amun", "victory", 1),
        ("ra", "magnanimous", 2),
        ("osiris", "magnanimous", 2),
        ("ra", "miracle", 1),
        ("osiris", "miracle", 1),
    ]
    assert [t.at(hex) for hex in ("f1", "h1", "c2")] == ["", "amun warrior", ""]
    assert t.has("amun") == 3


@pytest.mark.rule("AN-CRD-13", "AN-ISI-02", "AN-DEC-23")
def test_isis_is_asked_only_about_figures_the_flood_does_not_save() -> None:
    t = Table(gods="isis ra").cleared().put("isis", god="a4", warrior="g5 h5")
    t.put("ra", god="g4", warrior="h4 i6").battle(EAST).cards(isis="flood", ra="chariots")
    assert (t.asks, t.details["figure"]) == ("isis_save", "h5")  # g5 is fertile
    t.do("save no")
    assert (t.asks, t.at("g5"), t.at("h5")) == ("", "isis warrior", "")


@pytest.mark.rule("AN-RES-12", "AN-OSI-01", "AN-POW-20", "AN-CRD-10")
def test_miracle_gate_worshipful_and_cycle_of_maat_in_this_order() -> None:
    """The gate may go to a hex the dead have just left; both worship, the lower side first."""
    t = duel("osiris", "isis").powers("osiris", "worshipful").powers("isis", "worshipful")
    t.put("osiris", warrior="c1 c2").put("isis", warrior="h1 i1 i2").followers(osiris=2, isis=2)
    t.hand("isis", "cycle_of_maat chariots").battle(DELTA).cards(osiris="miracle", isis="cycle_of_maat")
    assert (t.actor, t.asks) == ("osiris", "gate_token")
    assert gains(t) == [("isis", "victory", 1), ("osiris", "miracle", 2)]
    t.do("new_gate", "to c1")
    assert (t.actor, t.asks) == ("osiris", "worshipful")  # 5, Isis has 6
    t.do("worship yes")
    assert (t.actor, t.asks) == ("isis", "worshipful")
    assert t.held("isis") == {"chariots"}
    t.do("worship yes")
    assert len(t.held("isis")) == 7
    kept = ("gate", "worshipped", "cards_back")
    assert [name for name in names(t) if name in kept] == ["gate", "worshipped", "worshipped", "cards_back"]
    assert t.order() == "osiris 6 < isis 7"


@pytest.mark.rule("AN-FGT-01", "AN-CAT-01", "AN-DEV-05")
def test_a_cat_mummy_drags_a_god_back_into_oblivion() -> None:
    """In the last region of conflict 4 Isis' Cat Mummy dies; Amun, elsewhere, falls from 21 to 20."""
    t = Table(gods="ra isis amun").cleared().devotion("amun 20 < isis 22 < ra 25")
    t.put("amun", god="b4").put("ra", god="f2", warrior="f1").put("isis", god="h2", cat_mummy="h1")
    t.conflict("ra", 4).cards(ra="chariots", isis="miracle")
    changes = [(event["god"], event["space"]) for event in t.told("gained_devotion")]
    assert changes == [("amun", 21), ("ra", 26), ("isis", 23)]
    assert t.told("forgotten") == [{"event": "forgotten", "god": "amun", "space": 20}]
    assert t.order() == "isis 23 < ra 25"
    assert t.actor == "isis"


# Outside conflicts


@pytest.mark.rule("AN-MOV-07", "AN-SAT-03", "AN-SCO-02")
def test_sun_and_claws_when_satet_changes_places() -> None:
    """The pushed figure goes to the hex Satet left; each keeps its own sun, the scorpion is aimed anew."""
    t = Table(gods="ra amun", guardian_1="satet", guardian_3="giant_scorpion").cleared()
    t.put("ra", god="a8", satet="b4").suns("b4").put("amun", god="j8", giant_scorpion="b5").aim("b5", "s_sw")
    t.action("ra", "move").do("figure b4", "to b5", "push b4")
    assert (t.at("b5"), t.at("b4")) == ("ra satet", "amun giant_scorpion")
    assert t.state.suns == [HEX.index["b5"]]
    assert (t.actor, t.asks) == ("amun", "claw_facing")
    t.do("aim se_s")
    assert (t.state.claws[HEX.index["b4"]], t.state.claws[HEX.index["b5"]]) == (AIM.index["se_s"], -1)
    t = Table(gods="amun ra", guardian_1="satet").cleared().put("amun", god="a8", satet="b4")
    t.put("ra", god="j8", warrior="b5").suns("b5").action("amun", "move").do("figure b4", "to b5", "push b4")
    assert t.state.suns == [HEX.index["b4"]]


@pytest.mark.rule("AN-UNL-07", "AN-SET-13")
def test_two_sides_want_the_only_guardian() -> None:
    t = Table(gods="amun isis").powers("amun", "revered").powers("isis", "revered")
    t.action("amun", "unlock").do("unlock inspiring").action("isis", "unlock").do("unlock inspiring")
    assert (t.in_pool("amun", "cat_mummy"), t.in_pool("isis", "cat_mummy")) == (1, 0)
    assert (t.state.stock[0], t.has("isis")) == (0, 0)


# Merged gods


@pytest.mark.rule("AN-MRG-15", "AN-MRG-18", "AN-RA-02", "AN-OSI-05")
def test_a_sun_for_a_figure_of_the_gate() -> None:
    t = Table(gods="osiris amun ra").merged("osiris", "ra").gates("h8").action("ra", "summon")
    t.do("summon gate warrior")
    assert (t.actor, t.asks, t.at("h8")) == ("ra", "give_sun", "osiris warrior")


@pytest.mark.rule("AN-ANU-07", "AN-MRG-15", "AN-GEN-02")
def test_ransom_is_paid_to_the_side_that_has_anubis() -> None:
    t = Table(gods="amun isis anubis").merged("amun", "anubis").captives("isis")
    t.followers(amun=2, isis=1).action("isis", "summon").do("summon normal captive")
    t.do(t.options()[0])
    assert t.state.followers == [3, 0, 0]
    assert t.state.captives == []


@pytest.mark.rule("AN-MRG-19", "AN-MRG-22")
def test_the_higher_gods_seat_decides_in_a_conflict_of_the_lower_gods_turn() -> None:
    t = Table(gods="isis amun osiris").cleared().merged("isis", "osiris")
    t.put("isis", god="f2", warrior="c1 a4", obelisk="c2").put("amun", god="h2", warrior="h1 c0")
    t.powers("isis", "obelisk_attuned worshipful inspiring").followers(isis=3, amun=3)
    t.devotion("isis 3 < amun 5").conflict("osiris")
    decided = []
    while t.asks != "choose_action":
        if t.asks in ("choose_card", "plague_bid"):
            decided.append((t.asks, {t.gods[seat] for seat in t.state.to_act()} - {"amun"}))
            if t.asks == "choose_card":
                t.cards(isis="build_monument", amun="plague_of_locusts")
            else:
                t.bids(isis=1, amun=1)
        elif t.actor == "amun":
            t.do("double no")
        else:
            decided.append((t.asks, {t.actor}))
            t.do(next(text for text in t.options() if text.split()[-1] not in ("no", "stop", "decline")))
    assert {name for name, _ in decided} >= {"obelisk_figure", "choose_card", "build_type", "plague_bid"}
    assert all(who == {"isis"} for _, who in decided), decided
    assert (t.state.active, t.actor) == (0, "isis")  # the next seat's turn


@pytest.mark.rule("AN-FGT-03", "AN-OSI-10", "AN-INV-12", "AN-INV-13")
def test_a_forgotten_pair_takes_suns_and_gates_along() -> None:
    t = Table(gods="ra amun isis osiris").merged("ra", "osiris").gates("c1 a5")
    t.put("ra", warrior="c2").suns("c2").devotion("ra 9 < amun 23 < isis 24").begin("forget")
    assert (t.state.suns, t.state.gates) == ([], [])
    assert t.state.holder == [1, -1, 2, -1, -1]
    assert GAME.invariants(t.state) == []


@pytest.mark.rule("AN-MRG-08", "AN-MRG-10", "AN-INV-12", "AN-MRG-27")
def test_a_radiant_guardian_left_behind_gives_its_sun_back() -> None:
    t = Table(gods="amun osiris ra").cleared().devotion("ra 1 < amun 2 < osiris 3")
    t.put("amun", god="d4").put("osiris", god="f2").put("ra", god="h5", cat_mummy="j5", mummy="i5")
    t.suns("j5 i5").begin("merge").do("take_over i5")
    assert "AN-INV-12" not in str(GAME.invariants(t.state))  # the other sun is still on j5
    t.do("stop")
    assert (t.at("j5"), t.at("i5")) == ("", "amun mummy")
    assert t.state.suns == [HEX.index["i5"]]
    assert t.state.removed == [1, 0, 0]


@pytest.mark.rule("AN-CON-03", "AN-MRG-21")
def test_a_merged_side_dominates_once_for_both_seats() -> None:
    t = Table(gods="amun osiris ra").cleared().merged("amun", "ra")
    t.put("amun", god="b4", warrior="h5").put("osiris", god="f2").devotion("amun 3 < osiris 4").conflict("ra")
    assert gains(t) == [("amun", "domination", 1), ("amun", "domination", 1), ("osiris", "domination", 1)]
