"""The worked examples of the specification (section 26), with their exact numbers."""

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import FROM_CAT_MUMMY, POWER
from ennead.games.ankh.rules.devotion import lose_devotion
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.rules.resolution import battle_strength
from ennead.games.ankh.rules.turns import followers_to_gain
from ennead.games.ankh.testing import DELTA, EAST, WEST, Table


def adjacent(table: Table, one: str, other: str) -> bool:
    return table.state.is_adjacent(HEX.index[one], HEX.index[other])


@pytest.mark.rule("AN-EX-01", "AN-ADJ-01", "AN-ADJ-03")
def test_adjacency() -> None:
    t = Table(gods="amun isis").cleared()
    t.put("amun", god="a4", warrior="f5").put("neutral", pyramid="e5").put("isis", giant_scorpion="g6")
    assert adjacent(t, "f5", "e5")
    assert adjacent(t, "e5", "f5")
    assert not adjacent(t, "f5", "g6")
    assert not adjacent(t, "g6", "f5")


@pytest.mark.rule("AN-EX-02")
def test_setup() -> None:
    t = Table(gods="amun isis ra")
    state = t.state
    assert t.order() == "ra 0 < isis 0 < amun 0"
    assert state.markers == [3, 3, 3, 3]
    assert state.event == 0
    for side in range(3):
        assert state.followers[side] == 1
        assert state.ankh_tokens(side) == 8
        assert state.warriors[side] == 5
        assert state.hand_size(side) == 7
    assert t.monuments_left() == [7, 7, 7]
    assert state.map.camels == ()
    assert state.stock == [2, 2, 2]
    assert sorted(state.tokens) == [1, 2, 3]
    assert [followers_to_gain(state, side) for side in range(3)] == [1, 1, 2]


@pytest.mark.rule("AN-EX-03", "AN-TRN-05", "AN-TRN-06", "AN-EVT-01")
def test_choice_of_actions() -> None:
    t = Table(gods="amun isis ra")
    t.state.markers = [3, 3, 4, 5]
    t.state.event = 3
    t.turn("amun").do("action summon", "done")
    assert t.state.markers[1] == 4
    assert t.options() == ["action gain", "action unlock"]
    t.do("action unlock", "unlock revered")
    assert t.state.event == 4
    assert t.told("event_reached")[0]["track_event"] == "conflict"
    assert t.state.markers == [3, 4, 4, 3]
    assert (t.asks, t.actor) == ("choose_action", "isis")


@pytest.mark.rule("AN-EX-04", "AN-MOV-01", "AN-MOV-02", "AN-MOV-03", "AN-MOV-04")
def test_moving() -> None:
    t = Table(gods="amun ra").cleared()
    t.put("amun", god="d4", warrior="c4 b5 f4").put("ra", god="j8", warrior="g4")
    t.put("neutral", obelisk="a4", pyramid="d5").action("amun", "move")
    t.do("figure d4", "to a3", "figure b5")
    assert "e5" in t.hexes()
    assert not {"c5", "d5"} & t.hexes()
    assert t.refused("to c5").reason == "water"
    assert t.refused("to d5").reason == "occupied"
    t.do("to e5", "figure f4", "to h4", "done")
    assert adjacent(t, "a3", "a4")
    assert adjacent(t, "e5", "d5")
    assert [t.at(hex) for hex in ("a3", "e5", "h4", "c4")] == ["amun god"] + ["amun warrior"] * 3
    assert [t.at(hex) for hex in ("d4", "b5", "f4")] == ["", "", ""]


@pytest.mark.rule("AN-EX-05", "AN-GAI-01", "AN-GAI-02", "AN-GAI-03")
def test_gain_followers() -> None:
    t = Table(gods="isis amun ra").cleared()
    t.put("isis", god="d4", warrior="b3 f5", obelisk="e4", pyramid="a7")
    t.put("neutral", temple="a3", pyramid="e5 g5").put("amun", god="j8", obelisk="c4")
    t.put("ra", god="i8").action("isis", "gain")
    assert t.has("isis") == 3


@pytest.mark.rule("AN-EX-06", "AN-UNL-01", "AN-UNL-02", "AN-UNL-06")
def test_unlocking() -> None:
    t = Table(gods="amun isis ra").powers("amun", "revered").followers(amun=2)
    t.action("amun", "unlock").do("unlock inspiring")
    assert t.has("amun") == 1
    assert t.in_pool("amun", "cat_mummy") == 1
    assert t.state.stock == [1, 2, 2]
    t.followers(amun=2).action("amun", "unlock")
    levels = {"resplendent", "obelisk_attuned", "temple_attuned", "pyramid_attuned"}
    assert t.hexes() == levels
    t.do("unlock resplendent")
    assert t.has("amun") == 0


@pytest.mark.rule("AN-EX-07", "AN-CAM-02", "AN-CAM-03", "AN-CAM-04", "AN-CAM-10")
def test_caravan() -> None:
    t = Table(gods="ra isis", scenario="two_lands").event("ra", 5)
    t.lay_camels("d0-e1 d0-d1 c1-d1 c2-d1 c2-d2")
    assert t.asks == "caravan_token"
    sizes = sorted(len(land) for land in t.state.map.land)
    assert sizes == [6, 16, 28, 32]
    small = t.state.map.region[HEX.index["b0"]]
    assert {HEX.names[hex] for hex in t.state.map.land[small]} == {"b0", "c0", "d0", "b1", "c1", "c2"}
    t.do("keep b0")
    assert t.tokens()["b0"] == 1
    assert t.state.tokens[t.state.map.region[HEX.index["e1"]]] == 4
    before = t.state.tokens[:]
    t.do("none")
    assert t.state.tokens == before


@pytest.mark.rule("AN-EX-08", "AN-CAM-11", "AN-REG-03")
def test_caravan_with_swap() -> None:
    t = Table(gods="ra isis amun osiris", scenario="old_kingdom").event("ra", 5)
    t.lay_camels("a5-a6 a5-b5 b4-b5")
    north = t.state.map.region[HEX.index["a1"]]
    south = t.state.map.region[HEX.index["a6"]]
    assert (len(t.state.map.land[north]), len(t.state.map.land[south])) == (17, 15)
    t.do("keep a1")
    assert (t.state.tokens[north], t.state.tokens[south]) == (2, 5)
    t.do("swap 1 5")
    tokens = [t.state.tokens[t.state.map.region[HEX.index[hex]]] for hex in ("a6", "a1", "f1", "g6", "h7")]
    assert tokens == [1, 2, 3, 4, 5]
    parts = [t.state.map.part_of[HEX.index[hex]].bit_count() for hex in ("c5", "c6", "d6", "e6")]
    assert parts == [2, 2, 2, 3]


@pytest.mark.rule("AN-EX-09", "AN-MAJ-01", "AN-MAJ-02", "AN-MAJ-03", "AN-MAJ-04", "AN-DOM-01")
def test_domination() -> None:
    t = Table(gods="amun isis ra").cleared().devotion("amun 4")
    t.put("amun", god="f2", obelisk="c1 h1", pyramid="e2").put("isis", god="g7", pyramid="i1", temple="d1")
    t.put("ra", god="a4").region(DELTA)
    gains = [(event["source"], event["devotion"], event["space"]) for event in t.told("gained_devotion")]
    assert gains == [("majority", 1, 5), ("domination", 1, 6)]
    assert t.of("isis") == 0


def flood_battle() -> Table:
    t = Table(gods="isis amun ra").cleared().devotion("isis 5 < amun 7")
    t.put("isis", god="f2", warrior="e2 f1 g2").put("amun", god="h2", warrior="h1 i2").put("ra", god="a4")
    return t


@pytest.mark.rule("AN-EX-10", "AN-CRD-12", "AN-RES-04", "AN-RES-10")
def test_battle_with_flood_and_tiebreaker() -> None:
    t = flood_battle().battle(DELTA, tiebreaker="isis").do("double no")
    t.cards(isis="flood", amun="drought")
    assert t.has("isis") == 4
    assert [event["strength"] for event in t.told("strength")] == [4, 4]
    assert (t.asks, t.actor) == ("use_tiebreaker", "isis")
    t.do("tiebreaker yes")
    assert (t.of("isis"), t.of("amun")) == (6, 7)
    assert [t.at(hex) for hex in ("h1", "i2", "h2")] == ["", "", "amun god"]
    assert not t.state.tiebreaker_up


@pytest.mark.rule("AN-EX-11", "AN-STR-01", "AN-STR-03", "AN-STR-04", "AN-POW-12")
@pytest.mark.parametrize(("sphinx", "expected"), [(True, 6), (False, 12)])
def test_strength(sphinx: bool, expected: int) -> None:
    t = Table(gods="anubis amun ra").cleared().captives("amun ra")
    t.put("anubis", god="h5", warrior="g5 g6", temple="h4 c7 c1")
    t.powers("anubis", "resplendent temple_attuned")
    t.put("amun", god="i8", warrior="h7").put("ra", god="a4")
    t.put("amun", **({"androsphinx": "h6"} if sphinx else {"warrior": "h6"}))
    t.battle(EAST).do("double no").cards(anubis="chariots", amun="miracle")
    strengths = {event["god"]: event["strength"] for event in t.told("strength")}
    assert strengths == {"anubis": expected, "amun": 3}


def plague_table() -> Table:
    t = Table(gods="amun isis ra").cleared().devotion("amun 3 < isis 4 < ra 5")
    return t.followers(amun=3, isis=2, ra=4)


@pytest.mark.rule("AN-EX-12", "AN-CRD-01", "AN-CRD-02", "AN-CRD-03", "AN-CRD-04", "AN-STR-02")
def test_plague_with_a_tie() -> None:
    t = plague_table().put("amun", god="f2", warrior="e2").put("isis", god="a4", warrior="f1 g1")
    t.put("ra", god="a8", warrior="h1 h2").battle(DELTA).do("double no")
    t.cards(amun="cycle_of_maat", isis="chariots", ra="plague_of_locusts").bids(amun=2, isis=2, ra=1)
    assert len(t.told("died")) == 5
    assert [t.has(god) for god in t.gods] == [1, 0, 3]
    assert [event["strength"] for event in t.told("strength")] == [1, 0, 0]
    assert t.order() == "isis 4 < amun 4 < ra 5"


@pytest.mark.rule("AN-EX-13", "AN-BAT-07", "AN-CRD-16")
def test_two_plagues() -> None:
    t = plague_table().put("amun", god="a3", warrior="e1 e2").put("isis", god="a4", warrior="f1 g1")
    t.put("ra", god="h2", warrior="h1").battle(DELTA).do("double no")
    t.cards(amun="plague_of_locusts", isis="miracle", ra="plague_of_locusts").bids(amun=2, isis=1, ra=0)
    assert {event["hex"] for event in t.told("died")} == {"f1", "g1", "h1"}
    assert {t.gods[seat] for seat in t.state.to_act()} == {"amun", "ra"}
    t.bids(amun=0, ra=1)
    assert len(t.told("died")) == 5
    assert t.told("strength")[2] == {"event": "strength", "god": "ra", "strength": 2}
    assert t.order() == "amun 3 < ra 6 < isis 6"
    assert [t.has(god) for god in t.gods] == [1, 1, 3]


@pytest.mark.rule("AN-EX-14", "AN-RES-09", "AN-POW-14", "AN-POW-19")
def test_reward() -> None:
    t = Table(gods="ra amun isis").cleared().devotion("ra 15")
    t.powers("ra", "commanding glorious bountiful")
    t.put("ra", god="h4", warrior="i4 h5 g5").suns("i4")
    t.put("amun", god="a4", warrior="i6 j5").put("isis", god="a3")
    t.battle(EAST).do("double no").cards(ra="drought", amun="build_monument")
    assert {event["god"]: event["strength"] for event in t.told("strength")} == {"ra": 5, "amun": 2}
    assert t.told("gained_devotion") == [
        {"event": "gained_devotion", "god": "ra", "source": "victory", "devotion": 8, "space": 23}
    ]
    assert t.has("ra") == 3


@pytest.mark.rule("AN-EX-15", "AN-RES-08", "AN-CAT-02", "AN-RES-12")
def test_order_after_the_winner_is_known() -> None:
    t = Table(gods="isis ra amun").cleared().devotion("isis 9 < ra 12 < amun 20")
    t.put("amun", god="h4", warrior="i4 i5 h5")
    t.put("ra", god="a8", cat_mummy="g6", warrior="g7 h7").powers("ra", "magnanimous worshipful")
    t.followers(ra=2).put("isis", god="a4").battle(EAST).do("double no")
    t.cards(amun="chariots", ra="miracle").do("worship yes")
    assert {event["god"]: event["strength"] for event in t.told("strength")} == {"amun": 7, "ra": 3}
    steps = [(event["god"], event["space"]) for event in devotion_events(t)]
    assert steps == [
        ("amun", 21),
        ("ra", 14),
        ("isis", 8),
        ("amun", 20),
        ("ra", 17),
        ("ra", 18),
    ]
    assert t.has("ra") == 0


def devotion_events(t: Table) -> list[dict[str, object]]:
    shown = t.heard(None)
    return [event for event in shown if event["event"] in ("gained_devotion", "lost_devotion")]


@pytest.mark.rule("AN-EX-16", "AN-POW-07", "AN-POW-08")
def test_obelisk_attuned_by_two_sides() -> None:
    t = Table(gods="amun ra").cleared().devotion("amun 5 < ra 9")
    t.powers("amun", "commanding obelisk_attuned").powers("ra", "commanding obelisk_attuned")
    t.put("amun", god="b7", warrior="c1 d1", obelisk="d4").put("ra", god="h5", warrior="b3 i5", obelisk="b4")
    t.battle(WEST, tiebreaker="ra")
    assert (t.asks, t.actor) == ("obelisk_figure", "amun")
    t.do("figure c1", "to c4")
    assert t.actor == "ra"
    t.do("figure h5")
    assert "c4" not in t.hexes()
    t.do("to b5")
    assert t.actor == "amun"
    t.do("figure d1", "to d5")
    assert t.actor == "ra"
    t.do("stop")
    assert t.actor == "amun"
    t.do("stop", "double no").cards(amun="cycle_of_maat", ra="drought")
    assert not t.told("majority")
    assert [event["strength"] for event in t.told("strength")] == [3, 3]
    t.do("tiebreaker yes")
    assert (t.of("ra"), t.has("ra")) == (12, 3)
    assert [t.at(hex) for hex in ("c4", "d5", "b7", "b5")] == ["", "", "amun god", "ra god"]


@pytest.mark.rule("AN-EX-17", "AN-APE-03", "AN-POW-04", "AN-CON-03")
def test_apep_on_water() -> None:
    t = Table(gods="amun isis", guardian_2="apep").cleared().devotion("amun 4 < isis 6")
    t.put("amun", god="g1", apep="e6").powers("amun", "omnipresent").put("isis", god="h4", warrior="g5")
    t.conflict("isis").do("double no")
    assert t.has("amun") == 3
    assert t.of("amun") == 5
    t.cards(amun="chariots", isis="drought")
    assert [event["strength"] for event in t.told("strength")] == [4, 3]
    assert t.of("amun") == 7
    assert [event["space"] for event in t.told("gained_devotion")] == [5, 6, 7]
    assert t.at("g5") == ""
    assert t.at("e6") == "amun apep"


@pytest.mark.rule("AN-EX-18", "AN-SCO-01", "AN-SCO-04")
def test_scorpion() -> None:
    t = Table(gods="amun isis", guardian_3="giant_scorpion").cleared()
    t.put("amun", god="a4", giant_scorpion="e4").aim("e4", "n_ne").put(
        "neutral", pyramid="f4", temple="g5"
    ).put("isis", god="j8")
    t.action("amun", "move").do("figure e4", "to f5")
    assert t.options() == ["aim n_ne", "aim ne_se", "aim se_s", "aim s_sw", "aim sw_nw", "aim nw_n"]
    t.do("aim n_ne", "done")
    t.conflict("isis")
    assert (t.at("f4"), t.at("g5")) == ("", "neutral temple")


@pytest.mark.rule("AN-EX-19", "AN-SAT-01", "AN-SAT-02", "AN-SAT-03", "AN-SAT-04")
def test_satet() -> None:
    t = Table(gods="amun ra", guardian_1="satet").cleared()
    t.put("amun", god="a8", satet="d4").put("ra", god="j8", warrior="e5 e4")
    t.put("neutral", obelisk="f4 f5 d5").action("amun", "move").do("figure d4")
    assert "e5" in t.hexes()
    t.do("to e5")
    assert (t.at("e5"), t.at("d4")) == ("amun satet", "ra warrior")
    t = Table(gods="amun ra", guardian_1="satet").cleared()
    t.put("amun", god="a8", satet="d4").put("ra", god="j8", warrior="f5").action("amun", "move")
    t.do("figure d4", "to f5")
    assert t.asks == "push_hex"
    assert t.hexes() == {"e5", "f4", "f6", "g5", "g6"}
    t.do("push g6")
    assert (t.at("f5"), t.at("g6"), t.at("d4")) == ("amun satet", "ra warrior", "")


@pytest.mark.rule("AN-EX-20", "AN-OSI-05", "AN-OSI-06", "AN-SUM-06")
def test_gates() -> None:
    t = Table(gods="osiris ra").cleared().put("osiris", god="b7").gates("f7 b3")
    t.put("ra", god="j8", warrior="b4").action("osiris", "summon")
    t.do("summon gate warrior", "to f7", "summon normal warrior")
    assert "g7" in t.hexes()
    t.do("to g7")
    assert t.asks != "summon_figure"
    assert t.at("b3") == ""
    t.action("ra", "move").do("figure b4")
    assert "b3" not in t.hexes()
    assert t.refused("to b3").reason == "enemy-gate"
    t.do("to b2")


@pytest.mark.rule("AN-EX-21", "AN-ANU-07", "AN-ANU-05")
def test_ransom() -> None:
    t = Table(gods="ra anubis").cleared().put("ra", god="a4").put("anubis", god="j8")
    t.captives("ra").followers(anubis=2, ra=1)
    assert strength_of_anubis(t) == 2
    t.action("ra", "summon").do("summon normal captive", "to a3", "sun no")
    assert (t.has("ra"), t.has("anubis")) == (0, 3)
    assert t.state.captives == []
    assert t.at("a3") == "ra warrior"
    assert t.warriors("ra") == 5
    assert strength_of_anubis(t) == 1


def strength_of_anubis(t: Table) -> int:
    """If there were a battle in his region."""
    state = t.clone().state
    state.battle = state.map.region[HEX.index["j8"]]
    return battle_strength(state, t.seat("anubis"))


@pytest.mark.rule("AN-EX-22", "AN-ISI-01", "AN-ISI-02")
def test_isis() -> None:
    t = Table(gods="isis amun").cleared().devotion("isis 5 < amun 9")
    t.put("isis", god="a4", warrior="h5 i3 j4").put("amun", god="h6", warrior="i6 g6 i4")
    t.battle(EAST).do("double no").cards(isis="miracle", amun="chariots")
    assert t.of("amun") == 10
    asked = [step["figure"] for step in t.stack if step["step"] == "isis_save"]
    assert asked == ["h5", "i3", "j4"]
    t.do("save yes", "save no", "save no")
    assert [t.at(hex) for hex in ("h5", "i3", "j4")] == ["isis warrior", "", ""]
    assert t.of("isis") == 7


@pytest.mark.rule("AN-EX-23", "AN-DEV-02", "AN-DEV-03", "AN-DEV-04", "AN-DEV-05")
def test_stacks() -> None:
    t = Table(gods="ra isis osiris amun")
    t.devotion("ra 6 < isis 8 < osiris 8 < amun 10").gain("A 2")
    assert t.order() == "isis 8 < osiris 8 < ra 8 < amun 10"
    lose_devotion(t.in_play, 3, 1, FROM_CAT_MUMMY)
    assert t.of("amun") == 9
    t.gain("B 1")
    assert t.order() == "osiris 8 < ra 8 < amun 9 < isis 9"


def merge_example() -> Table:
    t = Table(gods="amun osiris ra").cleared().devotion("ra 11 < amun 13 < osiris 16")
    t.followers(amun=2, ra=4)
    t.put("amun", god="d4", warrior="e4", cat_mummy="b4", temple="e5")
    t.powers("amun", "revered omnipresent temple_attuned")
    t.put("ra", god="h5", warrior="i5 i6", cat_mummy="j5", temple="j4", pyramid="h3").suns("i5 j5")
    t.powers("ra", "commanding inspiring").put("osiris", god="f2")
    return t


@pytest.mark.rule("AN-EX-24", "AN-MRG-02", "AN-MRG-03", "AN-MRG-04", "AN-MRG-06", "AN-MRG-16", "AN-MRG-27")
def test_merge() -> None:
    t = merge_example().begin("merge")
    assert (t.asks, t.actor) == ("merge_guardian", "amun")
    assert t.options() == ["take_over j5", "stop"]
    t.do("take_over j5")
    assert (t.at("j4"), t.at("h3"), t.at("h5"), t.at("i5"), t.at("i6")) == ("", "", "", "", "")
    assert t.monuments_left() == [10, 10, 9]
    assert t.at("j5") == "amun cat_mummy"
    assert [HEX.names[hex] for hex in t.state.suns] == ["j5"]
    assert t.has("amun") == 6
    assert t.order() == "amun 11 < osiris 16"
    powers = {name for power, name in enumerate(POWER.names) if t.state.has_power(0, power)}
    assert powers == {"revered", "omnipresent", "temple_attuned"}
    assert len(t.held("amun")) == 7
    assert t.state.ankh_tokens(0) == 8
    assert [t.state.holder[god] for god in (0, 4)] == [0, 0]
    assert t.state.side == [0, 1, 0]


@pytest.mark.rule("AN-EX-25", "AN-TRN-09", "AN-MRG-17", "AN-MRG-18")
def test_turns_of_a_merged_god() -> None:
    t = Table(gods="amun osiris ra").merged("amun", "ra")
    t.state.markers = [3, 5, 3, 3]
    t.state.event = 12
    t.turn("amun").do("action summon", "done")
    assert t.state.markers[1] == 6
    assert t.actor == "osiris"
    t.do("action move", "done", "action gain")
    assert (t.actor, t.asks) == ("ra", "choose_action")
    assert len(t.options()) == 4
    t.do("action summon", "done")
    assert t.state.event == 13
    assert (t.actor, t.asks) == ("ra", "caravan_first")
    t.do("skip")
    assert t.state.markers[1] == 3
    assert t.actor == "amun"


@pytest.mark.rule("AN-EX-26", "AN-FGT-01", "AN-FGT-02", "AN-FGT-03", "AN-FGT-05", "AN-FGT-06")
def test_forgotten_anubis() -> None:
    t = Table(gods="anubis amun isis ra").merged("ra", "isis")
    t.devotion("anubis 18 < ra 22 < amun 25").captives("amun amun ra").followers(anubis=5)
    before = (t.warriors("amun"), t.warriors("ra"))
    own = [hex for hex in range(101) if t.state.owner[hex] == 0]
    destroyed = sum(1 for hex in own if t.state.is_monument(hex))
    left = sum(t.monuments_left())
    t.begin("forget", {"step": "end_turn", "seat": "A"})
    assert all(t.state.owner[hex] == t.state.piece[hex] == -1 for hex in own)
    assert (t.has("anubis"), sum(t.monuments_left())) == (0, left + destroyed)
    assert t.state.captives == []
    assert (t.warriors("amun"), t.warriors("ra")) == (before[0] + 2, before[1] + 1)
    assert t.order() == "ra 22 < amun 25"
    seats = []
    for _ in range(4):
        seats.append(t.actor)
        t.do("action unlock", "decline")
    assert seats == ["amun", "isis", "ra", "amun"]


@pytest.mark.rule("AN-EX-27", "AN-END-02")
def test_last_tie() -> None:
    t = Table(gods="amun isis").devotion("amun 28 < isis 28").begin("end_game")
    assert t.state.over
    result = GAME.result(t.state)
    assert result.winners == [t.seat("isis")]
    assert result.tie_breaks == ["stack"]
