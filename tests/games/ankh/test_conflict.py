"""Conflict, battle, strength, resolution and deaths (section 13)."""

from typing import Any

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.components import CARD, CARD_STRENGTH
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.testing import DELTA, EAST, WEST, Table


def strengths(t: Table) -> dict[str, int]:
    return {event["god"]: event["strength"] for event in t.told("strength")}


def gains(t: Table) -> list[tuple[str, str, int]]:
    return [(event["god"], event["source"], event["devotion"]) for event in t.told("gained_devotion")]


def names(t: Table) -> list[str]:
    return [event["event"] for event in t.told()]


def duel(first: str = "ra", second: str = "isis", **options: Any) -> Table:
    """Two gods in the delta: f2 and h2, devotion 3 and 5."""
    t = Table(gods=f"{first} {second}", **options).cleared()
    return t.put(first, god="f2").put(second, god="h2").devotion(f"{first} 3 < {second} 5")


# Frame


@pytest.mark.rule("AN-CON-01", "AN-CON-02")
def test_tiebreaker_then_scorpions_then_omnipresent() -> None:
    t = Table(gods="ra isis", guardian_3="giant_scorpion").cleared()
    t.put("ra", god="f2", giant_scorpion="b4").aim("b4", "n_ne").put("neutral", temple="b3")
    t.put("isis", god="h2").powers("isis", "omnipresent").conflict("isis")
    assert (t.state.tiebreaker, t.state.tiebreaker_up) == (1, True)
    order = [name for name in names(t) if name in ("conflict", "destroyed", "power_followers", "region")]
    assert order[:4] == ["conflict", "destroyed", "power_followers", "region"]
    assert (t.at("b3"), t.has("isis")) == ("", 1)


@pytest.mark.rule("AN-CON-03", "AN-CON-05", "AN-CON-06", "AN-CON-07")
def test_regions_in_order_of_their_tokens() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="b4", warrior="g1", temple="h5")
    t.put("isis", god="h1", obelisk="h4").conflict("isis")
    told = [(event["token"], event["sides"]) for event in t.told("region")]
    assert told == [(1, 1), (2, 0), (3, 2)]  # west dominated, east empty, delta in battle
    assert gains(t) == [("ra", "domination", 1)]  # nothing for the monuments of the empty east
    assert t.asks == "choose_card"


@pytest.mark.rule("AN-CON-04")
def test_a_region_is_judged_when_its_turn_comes() -> None:
    """Obelisk-Attuned empties the delta in favour of the west, so nobody is there any more."""
    t = Table(gods="ra isis").cleared().put("ra", god="b4", warrior="f2", obelisk="c4")
    t.put("isis", god="d4").powers("ra", "obelisk_attuned").conflict("isis")
    t.do("figure f2", "to c3", "stop").cards(ra="chariots", isis="miracle")
    assert [(event["token"], event["sides"]) for event in t.told("region")] == [(1, 2), (2, 0), (3, 0)]


@pytest.mark.rule("AN-CON-08", "AN-INV-15", "AN-AMU-02")
def test_tokens_go_back_after_the_last_region() -> None:
    t = Table(gods="amun isis").cleared().put("amun", god="f2").put("isis", god="h2")
    t.conflict("isis").do("double yes")
    assert not t.state.amun_up
    t.cards(amun="chariots drought", isis="miracle")
    assert t.asks == "choose_action"
    assert (t.state.tiebreaker, t.state.amun_up) == (-1, True)
    assert GAME.invariants(t.state) == []


@pytest.mark.rule("AN-CON-09")
@pytest.mark.parametrize(
    ("number", "event"), [(1, ""), (2, ""), (3, "merged"), (4, "forgotten"), (5, "winner")]
)
def test_what_follows_each_conflict(number: int, event: str) -> None:
    t = Table(gods="ra isis amun").cleared().put("ra", god="b4").put("isis", god="h5")
    t.put("amun", god="f2").devotion("ra 5 < isis 22 < amun 25").conflict("ra", number)
    found = [name for name in names(t) if name in ("merged", "forgotten", "winner")]
    assert found[:1] == ([event] if event else [])


# Majority and domination


@pytest.mark.rule("AN-MAJ-01", "AN-MAJ-04")
def test_majority_needs_more_than_every_other_side() -> None:
    t = duel().put("ra", obelisk="c1 d1", pyramid="e1", temple="h1").put("isis", obelisk="i1", pyramid="i2")
    t.battle(DELTA).cards(ra="miracle", isis="miracle")
    assert gains(t)[0] == ("ra", "majority", 2)  # obelisks and temple; pyramids are tied


@pytest.mark.rule("AN-MAJ-02", "AN-MAJ-03")
def test_absent_sides_count_against_but_do_not_score() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", obelisk="c1", temple="d1")
    t.put("isis", god="a4", obelisk="i1 i2").put("neutral", temple="e1 e2").region(DELTA)
    assert gains(t) == [("ra", "majority", 1), ("ra", "domination", 1)]


@pytest.mark.rule("AN-DOM-03")
def test_domination_uses_no_cards_and_no_battle_powers() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", warrior="f1").put("isis", god="a4")
    t.powers("ra", "commanding glorious magnanimous worshipful").followers(ra=5).region(DELTA)
    assert gains(t) == [("ra", "domination", 1)]
    assert t.has("ra") == 5
    assert t.asks == ""
    assert len(t.held("ra")) == 7


# Battle


@pytest.mark.rule("AN-BAT-01", "AN-BAT-09", "AN-RES-07")
def test_participants_stay_participants_without_figures() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="a4", warrior="f2 f1").put("isis", god="h2")
    t.devotion("isis 3 < ra 5").powers("ra", "worshipful").followers(ra=2, isis=1).put("ra", obelisk="c1")
    t.battle(DELTA).cards(ra="miracle", isis="plague_of_locusts").bids(ra=0, isis=1).do("worship yes")
    assert strengths(t) == {"isis": 2, "ra": 0}
    assert gains(t) == [("isis", "victory", 1), ("ra", "miracle", 2), ("ra", "worshipful", 1)]


@pytest.mark.rule("AN-BAT-09")
def test_cycle_of_maat_works_without_figures_left() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="a4", warrior="f2").put("isis", god="h2")
    t.hand("ra", "cycle_of_maat").followers(isis=1)
    t.battle(DELTA).cards(ra="cycle_of_maat", isis="plague_of_locusts").bids(isis=1)
    assert len(t.held("ra")) == 7


@pytest.mark.rule("AN-BAT-02", "AN-BAT-08")
def test_the_steps_of_a_battle_in_order() -> None:
    t = Table(gods="amun isis ra").cleared().devotion("amun 1 < isis 2 < ra 3")
    t.put("amun", god="f2", warrior="c1 b0", obelisk="d1").powers("amun", "obelisk_attuned")
    t.put("isis", god="h2", warrior="h1").put("ra", god="i1", warrior="i2").followers(isis=3, amun=1, ra=1)
    t.battle(DELTA).do("figure c1", "to c2", "stop", "double no")
    t.cards(amun="flood", isis="build_monument", ra="plague_of_locusts").do("build temple", "to e1")
    t.bids(amun=1, isis=0, ra=0)
    kept = ("moved", "revealed", "flood", "built", "plague", "died", "majority", "strength", "won_battle")
    found = [name for name in dict.fromkeys(names(t)) if name in kept]
    assert found == list(kept)
    assert [event["god"] for event in t.told("majority")] == ["amun", "isis"]  # a temple built in step 5


@pytest.mark.rule("AN-BAT-03", "AN-DEC-18", "AN-DEC-31", "AN-HID-01")
def test_cards_are_chosen_secretly_and_revealed_together() -> None:
    t = duel("isis", "osiris").battle(DELTA)
    assert t.state.to_act() == (0, 1)
    assert t.options("isis") == [f"play {card}" for card in CARD.names]
    t.cards(osiris="flood")
    assert t.state.to_act() == (0,)
    assert not t.told("revealed")
    assert len(t.held("osiris")) == 7  # still in hand
    assert GAME.view(t.state, 1)["seats"][1]["sealed"] == ["play flood"]
    for viewer in (0, None):
        assert "sealed" not in GAME.view(t.state, viewer)["seats"][1]
    t.cards(isis="chariots")
    assert {event["card"] for event in t.told("revealed")} == {"flood", "chariots"}
    assert t.held("osiris") == set(CARD.names) - {"flood"}


@pytest.mark.rule("AN-BAT-04", "AN-HID-03")
def test_played_cards_lie_open_until_cycle_of_maat() -> None:
    t = duel("isis", "ra").battle(DELTA).cards(isis="flood", ra="chariots")
    for viewer in (0, 1, None):
        side = GAME.view(t.state, viewer)["sides"]["A"]
        assert side["played"] == ["flood"]
        assert set(side["hand"]) == set(CARD.names) - {"flood"}
    t.battle(DELTA)
    assert "play flood" not in t.options("isis")
    t.cards(isis="cycle_of_maat", ra="miracle")
    assert len(t.held("isis")) == 7
    assert t.held("ra") == set(CARD.names) - {"chariots", "miracle"}


@pytest.mark.rule("AN-BAT-05", "AN-CRD-10")
def test_the_last_card_is_cycle_of_maat_and_brings_all_back() -> None:
    t = duel("isis", "osiris")
    for card in [name for name in CARD.names if name != "cycle_of_maat"]:
        t.battle(DELTA).cards(isis=card, osiris="cycle_of_maat")
        while t.asks:
            t.bids(isis=0, osiris=0) if t.asks == "plague_bid" else t.do(t.options()[-1])
    assert t.held("isis") == {"cycle_of_maat"}
    t.battle(DELTA).cards(osiris="cycle_of_maat")  # Isis has no choice
    while t.asks:
        t.do(t.options()[-1])
    assert len(t.held("isis")) == 7


@pytest.mark.rule("AN-BAT-06", "AN-DEC-19", "AN-DEC-20", "AN-CRD-08")
def test_monuments_are_built_in_ascending_order() -> None:
    t = duel().followers(ra=3, isis=4).battle(DELTA).cards(ra="build_monument", isis="build_monument")
    assert (t.actor, t.asks) == ("ra", "build_type")
    assert t.options() == ["build obelisk", "build pyramid", "build temple", "decline"]
    t.do("build temple")
    assert t.asks == "build_hex"
    assert len(t.options()) == 20  # 22 land hexes of the delta, two with gods
    t.do("to c1")
    assert (t.actor, t.asks) == ("isis", "build_type")
    t.do("build obelisk")
    assert "c1" not in t.hexes()
    t.do("to c2")
    assert (t.at("c1"), t.at("c2")) == ("ra temple", "isis obelisk")
    assert (t.has("ra"), t.has("isis")) == (0, 1)


# Strength and resolution


@pytest.mark.rule("AN-STR-01", "AN-CRD-09")
@pytest.mark.parametrize("card", CARD.names)
def test_cards_add_their_strength(card: str) -> None:
    printed = dict(zip(CARD.names, CARD_STRENGTH, strict=True))
    assert printed["chariots"] == 3
    t = duel("isis", "osiris").battle(DELTA).cards(isis=card, osiris="miracle")
    if t.asks == "plague_bid":
        t.bids(isis=0, osiris=0)
    assert strengths(t) == {"isis": 1 + printed[card], "osiris": 1}


@pytest.mark.rule("AN-RES-01", "AN-RES-05", "AN-RES-06")
def test_the_highest_wins_and_a_tie_wins_nobody() -> None:
    t = Table(gods="isis ra osiris").cleared().put("isis", god="f2").put("ra", god="h2")
    t.put("osiris", god="c1", warrior="i1").battle(DELTA, tiebreaker="isis")
    t.cards(isis="miracle", ra="drought", osiris="cycle_of_maat")
    # Ra and Osiris tie at 2; Isis with 1 can't use the tiebreaker
    assert strengths(t) == {"isis": 1, "ra": 2, "osiris": 2}
    assert t.told("no_winner")
    assert t.state.tiebreaker_up
    assert not gains(t)
    assert t.at("i1") == ""
    t = duel("isis", "osiris").battle(DELTA).cards(isis="drought", osiris="miracle")
    assert [event["god"] for event in t.told("won_battle")] == ["isis"]


@pytest.mark.rule("AN-RES-02")
def test_a_single_contender_wins_even_with_nothing() -> None:
    """An Apep on water, neutralised from the other bank, is alone in the east after the Plague."""
    t = Table(gods="ra isis", guardian_2="apep").cleared().devotion("isis 2 < ra 4")
    t.put("ra", god="f2", apep="e6").put("isis", god="a4", androsphinx="e5", warrior="h5").followers(ra=1)
    t.battle(EAST).cards(ra="miracle", isis="plague_of_locusts").bids(ra=1)
    assert strengths(t) == {"isis": 0, "ra": 0}
    assert [event["god"] for event in t.told("won_battle")] == ["ra"]
    assert t.of("ra") == 5


@pytest.mark.rule("AN-RES-03")
def test_no_contender_no_winner() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="a4", warrior="f2")
    t.put("isis", god="a8", warrior="h2").battle(DELTA).cards(ra="plague_of_locusts", isis="chariots")
    assert t.told("no_winner")
    assert strengths(t) == {"ra": 0, "isis": 0}
    assert not gains(t)


@pytest.mark.rule("AN-RES-04", "AN-RES-06", "AN-DEC-22")
def test_the_tiebreaker_may_be_kept_and_works_once() -> None:
    t = duel("isis", "ra").put("isis", warrior="f1").put("ra", warrior="i1")
    t.battle(DELTA, tiebreaker="isis").cards(isis="miracle", ra="miracle")
    assert (t.actor, t.options()) == ("isis", ["tiebreaker no", "tiebreaker yes"])
    t.do("tiebreaker no")
    assert t.state.tiebreaker_up
    assert t.told("no_winner")
    assert (t.at("f1"), t.at("i1")) == ("", "")
    t.battle(DELTA).cards(isis="cycle_of_maat", ra="cycle_of_maat").do("tiebreaker yes")
    assert t.told("won_battle")
    t.battle(DELTA).cards(isis="cycle_of_maat", ra="cycle_of_maat")
    assert t.told("no_winner")


@pytest.mark.rule("AN-RES-08", "AN-POW-17")
def test_reward_commanding_magnanimous_deaths() -> None:
    t = duel("isis", "osiris").put("isis", warrior="f1 e1").put("osiris", warrior="i1")
    t.powers("isis", "commanding").powers("osiris", "magnanimous").battle(DELTA)
    t.cards(isis="chariots", osiris="miracle")
    kept = [name for name in names(t) if name in ("gained_devotion", "power_followers", "died")]
    assert kept == ["gained_devotion", "power_followers", "gained_devotion", "died", "gained_devotion"]
    assert [source for _, source, _ in gains(t)] == ["victory", "magnanimous", "miracle"]


@pytest.mark.rule("AN-RES-10", "AN-RES-11", "AN-DTH-01")
def test_who_dies() -> None:
    t = (
        duel("ra", "osiris")
        .put("ra", warrior="f1")
        .put("osiris", warrior="i1", mummy="i2")
        .put("osiris", warrior="h5")
    )
    t.battle(DELTA).cards(ra="chariots", osiris="miracle")
    assert {event["hex"] for event in t.told("died")} == {"i1", "i2"}
    assert (t.at("f1"), t.at("h5")) == ("ra warrior", "osiris warrior")
    t = duel("ra", "osiris").put("ra", warrior="f1").put("osiris", warrior="i1").battle(DELTA)
    t.cards(ra="miracle", osiris="miracle")
    assert {event["hex"] for event in t.told("died")} == {"f1", "i1"}


@pytest.mark.rule("AN-DTH-02", "AN-ANU-01")
def test_captive_cat_mummy() -> None:
    t = Table(gods="ra osiris anubis").cleared().devotion("anubis 5 < osiris 6 < ra 7")
    t.put("ra", god="h2", warrior="h1 i1").put("anubis", god="a4")
    t.put("osiris", god="g5", warrior="c1", cat_mummy="c2", mummy="d1").battle(DELTA)
    t.cards(ra="chariots", osiris="miracle")
    assert (t.actor, t.asks) == ("anubis", "anubis_trap")
    assert t.of("ra") == 8  # the Cat Mummy has not struck yet
    t.do("trap osiris")
    assert (t.actor, t.asks) == ("osiris", "mummy_hex")
    assert (t.of("ra"), t.of("anubis")) == (7, 4)
    t.do(t.options()[0], "decline")
    kept = ("died", "captured", "lost_devotion", "summoned")
    assert [name for name in dict.fromkeys(names(t)) if name in kept] == list(kept)


@pytest.mark.rule("AN-DTH-03", "AN-ISI-04")
def test_who_is_saved_is_read_before_anybody_leaves() -> None:
    """Both sides die in a tie; the enemy beside Isis' warrior dies too, and still protected it."""
    t = duel("isis", "osiris").put("isis", warrior="c1").put("osiris", warrior="c2").battle(DELTA)
    t.cards(isis="miracle", osiris="miracle")
    assert t.asks == "isis_save"
    t.do("save yes")
    assert (t.at("c1"), t.at("c2")) == ("isis warrior", "")


@pytest.mark.rule("AN-DTH-04")
def test_every_death_counts_for_miracle() -> None:
    t = Table(gods="osiris anubis").cleared().put("osiris", god="f2", warrior="c1", mummy="d1")
    t.put("anubis", god="h2", warrior="h1 i1 i2").devotion("osiris 3 < anubis 5").battle(DELTA)
    t.cards(osiris="miracle", anubis="chariots").do("trap osiris")
    t.do(t.options()[0])  # the Mummy returns
    assert gains(t)[-1] == ("osiris", "miracle", 2)


@pytest.mark.rule("AN-POW-03", "AN-INV-06")
def test_west_is_a_region_of_its_own() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="b4", warrior="h5 h4").put("isis", god="h2")
    t.powers("ra", "omnipresent").conflict("isis")
    assert t.has("ra") == 2
    assert t.state.map.region[HEX.index[WEST]] != t.state.map.region[HEX.index[EAST]]
