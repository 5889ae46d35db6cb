"""Devotion, merge, forgotten gods and the end of the game (sections 18 to 21)."""

from typing import Any

import pytest

import ennead
from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import AMUN, ANUBIS, FROM_CAT_MUMMY, GOD, LAST_RED, OSIRIS, POWER
from ennead.games.ankh.rules.devotion import is_red, lose_devotion
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.testing import DELTA, Table

# Devotion


@pytest.mark.rule("AN-DEV-01")
def test_red_and_blue() -> None:
    t = Table(gods="ra isis").devotion("ra 20 < isis 21")
    assert LAST_RED == 20
    assert [is_red(t.state, side) for side in (0, 1)] == [True, False]


@pytest.mark.rule("AN-DEV-02", "AN-DEV-03")
def test_arriving_on_top_of_a_stack() -> None:
    t = Table(gods="ra isis amun").devotion("ra 4 < isis 6 < amun 6")
    t.gain("A 2")
    assert t.order() == "isis 6 < amun 6 < ra 6"
    t.gain("C 1")
    assert t.order() == "isis 6 < ra 6 < amun 7"


@pytest.mark.rule("AN-DEV-04")
def test_at_most_to_the_last_space() -> None:
    t = Table(gods="ra isis").devotion("isis 3 < ra 29").gain("A 7")
    assert t.of("ra") == 31
    assert sum(GAME.scores(t.state)[0].values()) == 31


@pytest.mark.rule("AN-DEV-05", "AN-DEV-06", "AN-INV-11")
def test_losses() -> None:
    t = Table(gods="ra isis amun").devotion("ra 0 < isis 0 < amun 21")
    lose_devotion(t.in_play, 2, 1, FROM_CAT_MUMMY)
    assert is_red(t.state, 2)
    lose_devotion(t.in_play, 0, 1, FROM_CAT_MUMMY)
    assert t.order() == "ra 0 < isis 0 < amun 20"  # Ra stays at the bottom of the stack
    assert not t.told("lost_devotion")[1:]
    lose_devotion(t.in_play, 2, 30, FROM_CAT_MUMMY)
    assert t.order() == "ra 0 < isis 0 < amun 0"
    t.state.devotion[0] = 31
    assert "AN-INV-11" in str(GAME.invariants(t.state))


@pytest.mark.rule("AN-DEV-07")
def test_a_gain_of_nothing_is_none() -> None:
    t = Table(gods="ra isis").devotion("ra 5 < isis 5").powers("ra", "bountiful")
    t.gain("A 0")
    assert t.order() == "ra 5 < isis 5"


@pytest.mark.rule("AN-DEV-08", "AN-END-01", "AN-FGT-01")
def test_a_victory_in_the_middle_of_a_conflict() -> None:
    t = Table(gods="ra isis amun").cleared().devotion("isis 3 < amun 9 < ra 30")
    t.put("ra", god="b4").put("isis", god="h5").put("amun", god="f2").conflict("isis", 4)
    assert t.state.over
    assert t.state.winner == 0
    assert t.of("isis") == 3  # her own region was not resolved
    assert not t.told("forgotten")


# Merge


def merging(gods: str = "amun osiris ra", **options: Any) -> Table:
    """The third god is the lower, the first the higher one."""
    higher, other, lower = gods.split()
    t = Table(gods=gods, **options).cleared().devotion(f"{lower} 11 < {higher} 13 < {other} 16")
    return t.put(higher, god="d4").put(other, god="f2").put(lower, god="h5")


@pytest.mark.rule("AN-MRG-01")
def test_merge_only_with_three_or_more() -> None:
    t = merging().conflict("osiris", 3)
    assert t.told("merged") == [{"event": "merged", "higher": "amun", "lower": "ra"}]
    t = Table(gods="ra isis").cleared().put("ra", god="b4").put("isis", god="h5")
    t.conflict("ra", 3)
    assert not t.told("merged")
    assert t.actor == "isis"
    for number in (1, 2):
        assert not merging().conflict("osiris", number).told("merged")


@pytest.mark.rule("AN-MRG-02")
def test_the_stack_decides_who_merges() -> None:
    t = Table(gods="amun osiris ra isis").devotion("isis 7 < ra 7 < amun 7 < osiris 7")
    t.begin("merge")
    assert t.told("merged") == [{"event": "merged", "higher": "ra", "lower": "isis"}]


@pytest.mark.rule("AN-MRG-03", "AN-MRG-04", "AN-MRG-05")
def test_what_the_lower_god_loses() -> None:
    t = merging().put("ra", warrior="h4", temple="i4").put("amun", temple="e4").hand("ra", "flood")
    t.begin("merge")
    assert [t.at(hex) for hex in ("h5", "h4", "i4", "e4")] == ["", "", "", "amun temple"]
    assert t.monuments_left() == [10, 10, 9]
    assert (t.warriors("ra"), t.held("ra")) == (0, set())
    assert t.state.ankh_tokens(0) == 8


@pytest.mark.rule("AN-MRG-06")
def test_followers_are_added() -> None:
    t = merging().followers(amun=2, ra=5, osiris=1).begin("merge")
    assert t.state.followers == [7, 1, 0]


@pytest.mark.rule("AN-MRG-07", "AN-MRG-08", "AN-MRG-10", "AN-DEC-29")
def test_guardians_are_taken_over_as_far_as_bases_go() -> None:
    t = merging(guardian_3="giant_scorpion").put("amun", cat_mummy="b4").put("ra", cat_mummy="j5")
    t.put("ra", giant_scorpion="i5").aim("i5", "se_s").suns("i5").pool("ra", "mummy").begin("merge")
    assert (t.actor, t.options()) == (
        "amun",
        ["take_over i5", "take_over j5", "take_from_pool mummy", "stop"],
    )
    t.do("take_from_pool mummy")
    assert t.options() == ["take_over i5", "stop"]  # both small bases are in use now
    assert t.refused("take_over j5").reason == "no-base-left"
    t.do("take_over i5")
    assert (t.at("i5"), t.at("j5")) == ("amun giant_scorpion", "")
    assert t.state.claws[HEX.index["i5"]] == 2
    assert t.state.suns == [HEX.index["i5"]]
    assert t.in_pool("amun", "mummy") == 1
    assert [(event["guardian"], event["hex"]) for event in t.told("taken_over")] == [
        ("mummy", None),
        ("giant_scorpion", "i5"),
    ]


@pytest.mark.rule("AN-MRG-07", "AN-MRG-09")
def test_guardians_may_be_left() -> None:
    t = merging().put("ra", cat_mummy="j5").begin("merge").do("stop")
    assert t.at("j5") == ""
    assert t.state.removed[0] == 1


@pytest.mark.rule("AN-MRG-11", "AN-MRG-12")
def test_both_tokens_move_as_one_at_the_bottom() -> None:
    t = Table(gods="amun osiris ra isis").devotion("ra 7 < amun 7 < osiris 7 < isis 9")
    t.begin("merge")
    assert t.order() == "amun 7 < osiris 7 < isis 9"
    t.gain("A 1")
    assert t.order() == "osiris 7 < amun 8 < isis 9"
    assert [seat["devotion"] for seat in GAME.view(t.state, None)["seats"]] == [8, 7, 8, 9]


@pytest.mark.rule("AN-MRG-13")
def test_the_higher_gods_figure_is_the_god_figure() -> None:
    t = merging("ra osiris anubis").captives("osiris").powers("ra", "resplendent").begin("merge")
    t.put("ra", obelisk="a1 a2 a3", warrior="f1").put("osiris", warrior="g1")
    assert t.state.god_hex(0) == HEX.index["d4"]
    t.put("osiris", warrior="e4").battle("d4").cards(ra="miracle", osiris="miracle")
    strengths = {event["god"]: event["strength"] for event in t.told("strength")}
    assert strengths["ra"] == 3 + 1  # Resplendent and a captive of Osiris


@pytest.mark.rule("AN-MRG-14")
def test_powers_of_the_lower_god_are_lost() -> None:
    t = merging().powers("amun", "revered").powers("ra", "commanding glorious").begin("merge")
    names = {name for power, name in enumerate(POWER.names) if t.state.has_power(0, power)}
    assert names == {"revered"}
    assert t.state.powers[2] == 0
    assert sum(t.state.guardians) == 0


@pytest.mark.rule("AN-MRG-16", "AN-MRG-20", "AN-MRG-21")
def test_a_power_is_paid_once_and_belongs_to_both() -> None:
    t = merging().powers("amun", "revered").followers(amun=2, ra=1).begin("merge")
    t.action("ra", "unlock").do("unlock commanding")
    assert (t.has("amun"), t.in_pool("amun", "cat_mummy")) == (2, 1)
    t.action("amun", "gain")
    assert t.has("amun") == 3  # Revered once


@pytest.mark.rule("AN-MRG-17", "AN-MRG-29", "AN-TRN-09")
def test_the_turn_ends_and_both_seats_keep_their_places() -> None:
    t = merging().conflict("amun", 3)
    order = []
    for _ in range(4):
        order.append(t.actor)
        t.do("action move")
        while t.asks == "move_figure":
            t.do("done")
        if t.asks == "choose_action" and t.actor == "osiris" and order[-1] == "osiris":
            t.do("action summon", "done")
    assert order == ["osiris", "ra", "amun", "osiris"]


@pytest.mark.rule("AN-MRG-18", "AN-MRG-19")
def test_who_decides_for_the_merged_god() -> None:
    t = merging().begin("merge").put("amun", warrior="e1")
    t.put("neutral", temple="c4", obelisk="d5").event("ra", 14)
    assert (t.actor, t.asks) == ("ra", "control_monument")
    t.battle(DELTA)
    assert (t.actor, t.asks) == ("amun", "amun_double")
    t.do("double no")
    assert {t.gods[seat] for seat in t.state.to_act()} == {"amun", "osiris"}
    t = merging(guardian_1="satet", guardian_3="giant_scorpion").begin("merge")
    t.put("amun", giant_scorpion="b4").aim("b4", "n_ne").action("ra", "move").do("figure b4", "to b3")
    assert (t.actor, t.asks) == ("ra", "claw_facing")
    t.do("aim se_s", "done")
    t.put("osiris", satet="b1").action("osiris", "move").do("figure b1", "to b3", "push a3")
    assert (t.actor, t.asks) == ("amun", "claw_facing")


@pytest.mark.rule("AN-MRG-22")
def test_either_seat_brings_the_side_the_tiebreaker() -> None:
    t = merging().begin("merge").put("amun", warrior="f1").conflict("ra")
    assert t.state.tiebreaker == t.seat("amun")


@pytest.mark.rule("AN-MRG-23")
def test_either_seat_takes_back_what_the_side_did() -> None:
    t = merging().begin("merge").action("ra", "move")
    match = ennead.resume("ankh", t.state.to_dict(), seed=1)
    ra, amun, osiris = (t.seat(god) for god in ("ra", "amun", "osiris"))
    before = match.state.to_dict()
    match.play(match.legal(ra)[0], ra)
    with pytest.raises(ennead.CannotUndo, match="somebody else acted"):
        match.undo(osiris)
    match.undo(amun)
    assert match.state.to_dict() == before


@pytest.mark.rule("AN-MRG-23", "AN-END-03")
def test_both_seats_win_together() -> None:
    t = merging().begin("merge").devotion("osiris 5 < amun 28").begin("end_game")
    result = GAME.result(t.state)
    assert result.winners == [0, 2]
    assert result.ranking == [[0, 2], [1]]
    assert result.total(0) == result.total(2) == 28
    assert [event["seat"] for event in t.told("winner")] == ["A", "C"]
    assert GAME.partners(t.state, 0) == (2,)
    assert GAME.partners(t.state, 1) == ()


@pytest.mark.rule("AN-MRG-24")
def test_anubis_as_lower_god() -> None:
    t = merging("ra osiris anubis").captives("ra osiris").begin("merge")
    assert (t.warriors("ra"), t.state.captives) == (6, [1])
    assert t.state.holder[ANUBIS] == 0


@pytest.mark.rule("AN-MRG-25", "AN-MRG-04")
def test_captives_of_the_lower_god_leave() -> None:
    t = merging("anubis osiris ra").captives("ra osiris").begin("merge")
    assert t.state.captives == [1]
    t = Table(gods="amun osiris ra anubis").captives("ra amun osiris")
    t.devotion("ra 1 < amun 2 < osiris 3 < anubis 4").begin("merge")
    assert t.state.captives == [0, 1]
    assert t.warriors("ra") == 0


@pytest.mark.rule("AN-MRG-26")
@pytest.mark.parametrize("gods", ["amun ra osiris", "osiris ra amun"])
def test_gates_of_a_merged_osiris_stay(gods: str) -> None:
    t = merging(gods).gates("c1 c2").begin("merge")
    assert len(t.state.gates) == 2
    assert t.state.holder[OSIRIS] == 0
    t.action(gods.split()[2], "summon")
    assert "summon gate warrior" in t.options()


@pytest.mark.rule("AN-MRG-27")
def test_suns_of_removed_figures_are_free_again() -> None:
    t = merging().put("ra", warrior="i4 i5").suns("i4 i5").begin("merge")
    assert t.state.suns == []
    t.action("ra", "summon").do("summon normal warrior", "to c4", "sun yes")
    assert t.state.suns == [HEX.index["c4"]]


@pytest.mark.rule("AN-MRG-28")
def test_a_merged_amun_doubles_from_the_higher_gods_hand() -> None:
    t = merging("ra osiris amun").hand("ra", "flood cycle_of_maat").hand("amun", "chariots drought")
    t.begin("merge").put("ra", warrior="f1")
    assert t.state.holder[AMUN] == 0
    t.battle(DELTA)
    assert (t.actor, t.asks) == ("ra", "amun_double")
    t.do("double yes")
    assert t.state.sealed[0] == (GAME.space.parse("play_both cycle_of_maat flood").code,)


@pytest.mark.rule("AN-MRG-29")
def test_the_order_of_the_merge() -> None:
    t = merging().put("ra", cat_mummy="j5", temple="i4").followers(ra=2).begin("merge")
    # asked about guardians: pieces and followers are done, tokens and abilities not yet
    assert (t.at("h5"), t.at("i4"), t.has("amun")) == ("", "", 2)
    assert t.of("amun") == 13
    assert t.state.holder[GOD.index["ra"]] == 2
    assert t.state.ranks == [0, 1]
    t.do("take_over j5")
    assert t.of("amun") == 11
    assert t.state.holder[GOD.index["ra"]] == 0


# Forgotten gods


def forgetting(devotion: str = "anubis 5 < isis 20 < amun 21 < ra 25") -> Table:
    return Table(gods="anubis amun isis ra").devotion(devotion)


@pytest.mark.rule("AN-FGT-01", "AN-FGT-02", "AN-FGT-03")
def test_all_in_the_red_zone_are_forgotten_at_once() -> None:
    t = forgetting().followers(isis=4).pool("isis", "mummy")
    t.begin("forget")
    assert t.order() == "amun 21 < ra 25"
    assert t.state.forgotten == [0, 2]
    assert not any(owner in (0, 2) for owner in t.state.owner)
    assert (t.has("isis"), t.in_pool("isis", "mummy"), t.state.removed[1]) == (0, 0, 1)
    assert sum(t.monuments_left()) == 30 - 9


@pytest.mark.rule("AN-FGT-01")
def test_a_merged_side_is_forgotten_with_both_seats() -> None:
    t = Table(gods="anubis amun isis ra").merged("isis", "anubis")
    t.devotion("isis 12 < amun 21 < ra 25").begin("forget", {"step": "end_turn", "seat": "B"})
    assert t.state.ranks == [1, 3]
    assert [t.state.is_in_game(t.state.side[seat]) for seat in range(4)] == [False, True, False, True]
    assert t.actor == "ra"


@pytest.mark.rule("AN-FGT-04")
def test_captives_of_the_forgotten_leave() -> None:
    t = forgetting("isis 20 < anubis 21 < amun 22 < ra 25").captives("isis amun").begin("forget")
    assert t.state.captives == [1]


@pytest.mark.rule("AN-FGT-05")
def test_forgotten_anubis_frees_captives_of_those_in_the_game() -> None:
    t = forgetting().captives("isis amun amun")
    before = t.warriors("amun")
    t.begin("forget")
    assert t.state.captives == []
    assert t.warriors("amun") == before + 2
    assert t.warriors("isis") == 0


@pytest.mark.rule("AN-FGT-06", "AN-INV-01", "AN-INV-10")
def test_two_sides_play_on() -> None:
    t = forgetting().begin("forget", {"step": "end_turn", "seat": "D"})
    assert (t.actor, t.asks) == ("amun", "choose_action")
    assert GAME.invariants(t.state) == []
    t.state.warriors[1] += 1
    assert "AN-INV-01" in str(GAME.invariants(t.state))


@pytest.mark.rule("AN-FGT-07")
def test_the_last_side_wins_at_once() -> None:
    t = forgetting("anubis 5 < isis 6 < ra 20 < amun 21").begin("forget", {"step": "end_turn", "seat": "A"})
    assert t.state.over
    assert GAME.result(t.state).winners == [1]


@pytest.mark.rule("AN-FGT-08", "AN-END-04")
def test_nobody_wins_when_all_are_forgotten() -> None:
    t = forgetting("anubis 5 < isis 6 < ra 19 < amun 20").begin("forget", {"step": "end_turn", "seat": "A"})
    assert t.state.over
    result = GAME.result(t.state)
    assert result.winners == []
    assert result.ranking[-1] == [0, 1, 2, 3]
    assert t.told("nobody_wins")


# End


@pytest.mark.rule("AN-END-02")
def test_after_conflict_five_the_most_devotion_wins() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="b4").put("isis", god="b5")
    t.devotion("ra 22 < isis 25").conflict("ra", 5).cards(ra="miracle", isis="miracle").do("tiebreaker yes")
    assert t.order() == "ra 23 < isis 25"
    assert t.state.over
    assert GAME.result(t.state).winners == [1]


@pytest.mark.rule("AN-END-04")
def test_the_final_ranking() -> None:
    t = Table(gods="amun isis ra osiris anubis")
    t.devotion("isis 3 < amun 17 < ra 22 < osiris 25 < anubis 26").begin("forget")
    t.devotion("ra 24 < anubis 26 < osiris 27")
    t.state.ranks = [2, 4, 3]
    t.begin("end_game")
    assert GAME.result(t.state).ranking == [[3], [4], [2], [0], [1]]
