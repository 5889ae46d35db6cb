"""Why an action is not possible: the reason named is the rule that stands in the way."""

import pytest

from ennead.core.state import Refusal
from ennead.games.ankh import GAME
from ennead.games.ankh.testing import DELTA, Table
from ennead.texts import LANGUAGES, Texts
from tests.games.ankh.test_conflict import duel


def why_not(t: Table, text: str, god: str = "") -> Refusal:
    """The refusal, which both languages must be able to tell."""
    seat = t.seat(god) if god else t.state.to_act()[0]
    code = GAME.space.parse(text).code
    assert code not in t.state.legal(seat), text
    refusal = GAME.explain(t.state, seat, code)
    for language in LANGUAGES:
        assert Texts(GAME, language).refusal(refusal)
    return refusal


def reason(t: Table, text: str, god: str = "") -> str:
    return why_not(t, text, god).reason


@pytest.mark.rule("AN-MOV-03", "AN-MOV-05", "AN-OSI-06")
@pytest.mark.parametrize(
    ("hex", "expected"),
    [
        ("b4", "same-hex"),
        ("b8", "too-far"),
        ("c5", "water"),
        ("b5", "occupied"),
        ("a5", "enemy-gate"),
    ],
)
def test_where_a_figure_can_not_move(hex: str, expected: str) -> None:
    t = Table(gods="amun osiris").cleared().put("amun", god="b5", warrior="b4")
    t.put("osiris", god="j8").gates("a5").action("amun", "move").do("figure b4")
    assert reason(t, f"to {hex}") == expected


@pytest.mark.rule("AN-SAT-02", "AN-SAT-06")
def test_satet_is_told_of_the_gate_and_of_the_water() -> None:
    t = Table(gods="amun osiris", guardian_1="satet").cleared()
    t.put("amun", god="a8", satet="b4").put("osiris", god="j8", warrior="b6 b5").gates("b6")
    t.action("amun", "move").do("figure b4")
    assert reason(t, "to b6") == "enemy-gate"  # there would be room to push
    t.do("to b5")
    assert [reason(t, f"push {hex}") for hex in ("c5", "b6", "b7")] == ["water", "occupied", "push-too-far"]


@pytest.mark.rule("AN-SUM-02", "AN-APE-01", "AN-POW-13")
def test_what_stands_in_the_way_of_a_summon() -> None:
    t = Table(gods="amun osiris").cleared().put("amun", god="b5", pyramid="a1")
    t.put("osiris", god="j8").pool("amun", "mummy").action("amun", "summon")
    assert str(why_not(t, "summon a1 warrior")) == "needs power: power pyramid_attuned"
    assert reason(t, "summon gate warrior") == "no-free-gate"
    assert reason(t, "summon normal captive") == "no-captive"
    t.do("summon normal mummy")
    assert [reason(t, f"to {hex}") for hex in ("c5", "b5", "h5")] == ["water", "occupied", "not-adjacent"]
    t = Table(gods="amun osiris ra", guardian_2="apep").cleared().put("amun", god="b5").put("ra", god="i8")
    t.put("osiris", god="j8", apep="c5").pool("amun", "apep").action("amun", "summon").do(
        "summon normal apep"
    )
    assert [reason(t, f"to {hex}") for hex in ("c5", "h5")] == ["occupied", "not-adjacent"]


@pytest.mark.rule("AN-SCO-01")
def test_claws_do_not_point_beyond_the_border() -> None:
    t = Table(gods="amun ra", guardian_3="giant_scorpion").cleared()
    t.put("amun", god="a8", giant_scorpion="b4").aim("b4", "n_ne").put("ra", god="j8")
    t.action("amun", "move").do("figure b4", "to a2")
    assert reason(t, "aim sw_nw") == "aim-beyond-border"
    assert reason(t, "done") == "another-decision"


@pytest.mark.rule("AN-CAM-03", "AN-CAM-04", "AN-CAM-06")
def test_where_a_caravan_can_not_go() -> None:
    t = Table(gods="ra isis amun osiris", scenario="old_kingdom").event("ra", 5)
    assert reason(t, "camel f6-g6") == "camel-there"
    assert reason(t, "camel b3-b4") == "no-anchor"
    assert str(why_not(t, "camel a1-a2")) == "no legal line: side a1-a2, most 6, least 6"
    t.do("camel a5-a6")
    assert (t.asks, t.options()) == ("caravan_next", ["camel a5-b5", "camel a6-b5"])
    assert reason(t, "camel a5-a6") == "camel-there"
    assert reason(t, "camel h4-h5") == "not-at-open-end"


@pytest.mark.rule("AN-CAM-09", "AN-CAM-11")
def test_how_regions_and_swaps_are_named() -> None:
    t = Table(gods="ra isis", scenario="two_lands").event("ra", 5).lay_camels("a5-a6 a5-b5 b4-b5")
    assert str(why_not(t, "keep b6")) == "named by first hex: hex a6"
    assert reason(t, "keep h5") == "not-a-new-region"
    assert reason(t, "keep c5") == "not-a-new-region"
    t.do("keep a1")
    assert [reason(t, f"swap {pair}") for pair in ("4 1", "3 1", "1 3", "2 2")] == [
        "pair-out-of-order",
        "no-such-swap",
        "no-such-swap",
        "no-such-swap",
    ]


@pytest.mark.rule("AN-AMU-01")
def test_only_amun_has_two_cards_to_choose() -> None:
    t = duel("amun", "isis").hand("isis", "flood chariots cycle_of_maat").battle(DELTA).do("double yes")
    assert reason(t, "play_both chariots flood", "isis") == "one-card-only"
    assert reason(t, "play_both miracle flood", "isis") == "card-not-in-hand"
    assert reason(t, "play_both flood chariots", "amun") == "pair-out-of-order"
    assert reason(t, "play_both flood flood", "amun") == "two-different-cards"
    assert reason(t, "play flood", "amun") == "two-cards-announced"


@pytest.mark.rule("AN-SCN-04", "AN-OSI-02")
def test_a_gate_on_a_city_is_what_stops_another_gate() -> None:
    t = Table(gods="osiris ra", scenario="two_lands").cleared().put("osiris", god="g5").put("ra", god="h5")
    t.gates("f8").battle("g5").cards(osiris="miracle", ra="chariots").do("new_gate")
    assert reason(t, "to f8") == "gate-there"
    assert reason(t, "to c1") == "not-in-region"


@pytest.mark.rule("AN-ANU-01")
def test_anubis_does_not_trap_his_own() -> None:
    t = duel("anubis", "ra").put("anubis", warrior="f1").put("ra", warrior="i1").battle(DELTA)
    t.cards(anubis="miracle", ra="miracle")
    assert t.options() == ["trap ra", "decline"]
    assert reason(t, "trap anubis") == "own-warriors"
    assert reason(t, "trap isis") == "no-dead-warrior"


@pytest.mark.rule("AN-MRG-08")
def test_guardians_that_can_not_be_taken_over() -> None:
    t = Table(gods="amun osiris ra isis").cleared().devotion("ra 1 < amun 2 < osiris 3 < isis 4")
    t.put("amun", god="d4", cat_mummy="b4 b5").put("osiris", god="f2").put("ra", god="h5", cat_mummy="j5")
    t.put("ra", androsphinx="i5").put("isis", god="a1").begin("merge")
    assert t.options() == ["take_over i5", "stop"]
    assert reason(t, "take_over j5") == "no-base-left"
    assert reason(t, "take_over b4") == "no-guardian-there"
    assert reason(t, "take_from_pool cat_mummy") == "not-in-pool"  # his stands on the map
    assert reason(t, "take_from_pool androsphinx") == "not-in-pool"
