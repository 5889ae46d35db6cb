"""Battle cards (section 14)."""

import pytest

from ennead.games.ankh import GAME
from ennead.games.ankh.rules.geography import HEX
from ennead.games.ankh.testing import DELTA, EAST, Table
from tests.games.ankh.test_conflict import duel, gains, strengths


def plague(**bids: int) -> Table:
    """Three gods in the delta, one warrior each; Ra plays the Plague."""
    t = Table(gods="amun isis ra").cleared().put("amun", god="f2", warrior="f1")
    t.put("isis", god="h2", warrior="h1").put("ra", god="c1", warrior="c2")
    t.followers(amun=3, isis=3, ra=3).battle(DELTA).do("double no")
    return t.cards(amun="miracle", isis="miracle", ra="plague_of_locusts").bids(**bids)


@pytest.mark.rule("AN-CRD-01", "AN-DEC-21", "AN-HID-02")
def test_everybody_there_bids_secretly() -> None:
    t = plague(isis=2)
    assert t.state.to_act() == (0, 2)
    assert t.options("amun") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert t.refused("bid 4").reason == "bid-too-high"
    assert GAME.view(t.state, 1)["seats"][1]["sealed"] == ["bid 2"]
    assert "sealed" not in GAME.view(t.state, 0)["seats"][1]
    assert t.has("isis") == 3  # nothing is lost before the reveal


@pytest.mark.rule("AN-CRD-01")
def test_a_god_alone_bids_too() -> None:
    t = Table(gods="isis ra").cleared().put("isis", god="h2").put("ra", god="c1", warrior="c2")
    t.followers(isis=2, ra=2).battle(DELTA).cards(isis="miracle", ra="plague_of_locusts")
    assert t.state.to_act() == (0, 1)


@pytest.mark.rule("AN-CRD-02", "AN-CRD-03")
def test_the_single_highest_bidder_keeps_his_figures() -> None:
    t = plague(amun=1, isis=3, ra=2)
    assert [t.has(god) for god in t.gods] == [2, 0, 1]
    assert t.told("plague_survivor") == [{"event": "plague_survivor", "god": "isis"}]
    assert [event["hex"] for event in t.told("died")][:2] == ["c2", "f1"]
    assert strengths(t)["isis"] == 2  # her warrior was still there at the resolution
    assert [t.at(hex) for hex in ("f2", "h2", "c1")] == ["amun god", "isis god", "ra god"]


@pytest.mark.rule("AN-CRD-04")
@pytest.mark.parametrize("bids", [(0, 0, 0), (2, 2, 1), (1, 3, 3)])
def test_a_shared_highest_bid_saves_nobody(bids: tuple[int, int, int]) -> None:
    t = plague(amun=bids[0], isis=bids[1], ra=bids[2])
    assert [t.at(hex) for hex in ("f1", "h1", "c2")] == ["", "", ""]


@pytest.mark.rule("AN-CRD-05")
def test_no_bid_when_one_side_is_left() -> None:
    """Amun's Plague kills all of Isis, so his enemy's second Plague has nobody to bid against."""
    t = Table(gods="ra isis").cleared().put("ra", god="f2", warrior="f1")
    t.put("isis", god="a4", warrior="h1").followers(ra=3, isis=1).battle(DELTA)
    t.cards(ra="plague_of_locusts", isis="plague_of_locusts").bids(ra=2, isis=1)
    assert len(t.told("plague")) == 1
    assert t.has("ra") == 1
    assert t.at("f1") == "ra warrior"


@pytest.mark.rule("AN-CRD-06", "AN-INV-17")
def test_a_bid_is_capped() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", warrior="f1").put("isis", god="h2")
    t.followers(ra=500, isis=1).battle(DELTA).cards(ra="plague_of_locusts", isis="miracle")
    assert t.options("ra")[-1] == "bid 120"
    assert len(t.options("ra")) == 121


@pytest.mark.rule("AN-CRD-07")
def test_build_monument_pays_three_for_a_controlled_monument() -> None:
    t = duel().followers(ra=4).battle(DELTA).cards(ra="build_monument", isis="miracle")
    t.do("build obelisk", "to b0")
    assert (t.has("ra"), t.at("b0"), t.state.ankh_tokens(0)) == (1, "ra obelisk", 8)
    assert gains(t)[0] == ("ra", "majority", 1)
    t = duel().followers(ra=4).battle(DELTA).cards(ra="build_monument", isis="miracle").do("decline")
    assert t.has("ra") == 4


@pytest.mark.rule("AN-CRD-08", "AN-OSI-08")
def test_where_nothing_can_be_built() -> None:
    t = duel("ra", "osiris").followers(ra=3).gates("b0").battle(DELTA)
    t.cards(ra="build_monument", osiris="miracle").do("build temple")
    assert "b0" not in t.hexes()
    assert t.refused("to b0").reason == "gate-there"
    assert t.refused("to f2").reason == "occupied"
    assert t.refused("to e0").reason == "water"
    assert t.refused("to a4").reason == "not-in-region"
    t = duel("osiris", "ra").followers(osiris=3).gates("b0").battle(DELTA)
    t.cards(osiris="build_monument", ra="miracle").do("build temple")
    assert "b0" not in t.hexes()  # nor can Osiris himself
    t = duel().followers(ra=3).put("ra", obelisk="a1 a2 a3 a4 a5", temple="b2 b3 b4 c3").battle(DELTA)
    t.cards(ra="build_monument", isis="miracle")
    assert (t.asks, t.has("ra")) == ("", 3)  # no ankh token left


@pytest.mark.rule("AN-CRD-10", "AN-AMU-03")
def test_cycle_of_maat_returns_the_other_card_of_the_same_battle() -> None:
    t = duel("amun", "isis").hand("amun", "cycle_of_maat drought chariots").battle(DELTA).do("double yes")
    t.cards(amun="cycle_of_maat chariots", isis="miracle")
    assert len(t.held("amun")) == 7


@pytest.mark.rule("AN-CRD-11", "AN-OSI-09")
def test_drought_counts_figures_on_desert() -> None:
    t = Table(gods="osiris ra isis").cleared().devotion("isis 0 < ra 2 < osiris 5")
    t.put("osiris", god="h5", warrior="h4 i5 g5").put("ra", god="i8", androsphinx="h6").put("isis", god="a4")
    t.gates("i5").battle(EAST).cards(osiris="drought", ra="miracle")
    # h5 (neutralised) and h4 stand on desert; g5 is fertile, i5 has a gate
    assert gains(t)[0] == ("osiris", "victory", 3)


@pytest.mark.rule("AN-CRD-11")
def test_drought_gives_the_loser_nothing() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="h5").put("isis", god="i8", warrior="j8")
    t.battle(EAST).cards(ra="drought", isis="chariots")
    assert gains(t) == [("isis", "victory", 1)]


@pytest.mark.rule("AN-CRD-12")
def test_flood_followers_can_be_spent_in_the_same_battle() -> None:
    t = duel("amun", "isis").put("amun", warrior="f1 e1").battle(DELTA).do("double yes")
    t.cards(amun="flood build_monument", isis="miracle")
    assert t.has("amun") == 3
    assert (t.actor, t.asks) == ("amun", "build_type")


@pytest.mark.rule("AN-CRD-13")
@pytest.mark.parametrize("card", ["chariots", "miracle"])
def test_flooded_figures_survive_defeat_and_tie(card: str) -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="g5", warrior="g4 h5")
    t.put("isis", god="i8", warrior="h7 j8").battle(EAST).cards(ra="flood", isis=card)
    assert t.state.victor == (1 if card == "chariots" else -1)
    assert t.at("g4") == "ra warrior"  # fertile
    assert t.at("h5") == ""  # desert
    assert t.has("ra") == 2


@pytest.mark.rule("AN-CRD-14")
def test_flood_does_not_save_from_the_plague() -> None:
    t = duel().put("ra", warrior="f1").followers(isis=1).battle(DELTA)
    t.cards(ra="flood", isis="plague_of_locusts").bids(ra=0, isis=1)
    assert t.at("f1") == ""


@pytest.mark.rule("AN-CRD-15", "AN-MUM-05")
def test_a_mummy_that_came_back_is_no_longer_flooded() -> None:
    t = Table(gods="ra isis").cleared().put("ra", god="f2", mummy="f1").followers(isis=5)
    t.put("isis", god="h2", warrior="i1 i2").battle(DELTA)
    t.cards(ra="flood", isis="plague_of_locusts").bids(ra=0, isis=3)
    t.do("to f1", "sun no")
    assert strengths(t)["ra"] == 2  # it takes part again
    assert t.told("died")[-1]["hex"] == "f1"  # and dies in the resolution
    assert len(t.told("died")) == 2


@pytest.mark.rule("AN-CRD-16")
def test_miracle_is_one_gain_for_plague_and_resolution() -> None:
    t = duel().put("ra", warrior="f1 e1").put("isis", warrior="i1").followers(isis=1)
    t.battle(DELTA).cards(ra="miracle", isis="plague_of_locusts").bids(ra=0, isis=1)
    assert gains(t)[-1] == ("ra", "miracle", 2)
    t = Table(gods="ra isis amun").cleared().devotion("amun 2 < isis 3 < ra 4")
    t.put("ra", god="a4", warrior="f1").put("isis", god="a6", warrior="h1").put("amun", god="c1")
    t.battle(DELTA).do("double no").cards(ra="miracle", isis="miracle", amun="chariots")
    assert [gain[:2] for gain in gains(t)] == [("amun", "victory"), ("isis", "miracle"), ("ra", "miracle")]


@pytest.mark.rule("AN-CRD-17")
def test_water_is_neither_fertile_nor_desert() -> None:
    t = Table(gods="ra isis", guardian_2="apep").cleared().put("ra", god="g5", apep="e6")
    t.put("isis", god="i8").battle(EAST).cards(ra="flood", isis="miracle")
    assert t.has("ra") == 1  # g5 alone
    t = Table(gods="ra isis", guardian_2="apep").cleared().put("ra", god="g5", apep="e6")
    t.put("isis", god="i8").battle(EAST).cards(ra="drought", isis="miracle")
    assert gains(t)[0] == ("ra", "victory", 1)
    assert t.at("e6") == "ra apep"
    assert HEX.index["e6"] in t.state.figures_in(0, t.state.map.region[HEX.index["g5"]])
