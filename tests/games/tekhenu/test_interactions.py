"""Cards, tiles and bonuses that meet: several effects on one action, actions inside actions, last rounds."""

import pytest

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.testing import Table


def vp_by_cause(table: Table) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in table.told("vp"):
        found[event["cause"]] = found.get(event["cause"], 0) + event["points"]
    return found


# Actions inside actions


@pytest.mark.rule("TK-TIM-06", "TK-TEG-03", "TK-TEC-20", "TK-PIL-11", "TK-TEC-11")
def test_a_granted_thoth_action_has_all_rewards_of_thoth_and_the_outer_ra_its_own() -> None:
    table = Table(dice="ra-white-2").display("p22 p23 p11").goods(A="limestone 2").give(A="t02 t03 t11 t20")
    table.gods(B="thoth ra").turn().take("ra white 2").do("perform ra, cell r2c2, turn 0, use")
    # T20's papyrus comes before the refresh it may pay for
    assert table.has("papyrus") == 1
    table.do("refresh 1").do(f"take_card {sorted(table.offers('take_card'))[0]}")
    assert table.asks == "horus_bonus"  # B's statue to Thoth, before the pillar of Ra stands
    assert table.state.pillars[0] == 0
    table.do("B: gain bread")
    # Value 1 of Thoth pays T11; value 2 of Ra doesn't
    assert vp_by_cause(table) == {"place": 1, "t03": 2, "t11": 2, "t02": 2, "bonus": 2}
    assert (table.points("B")["bonuses"], table.has("bread", "B")) == (2, 1)
    assert table.has("granite") == 2  # of the covered cell


@pytest.mark.rule("TK-HOR-12", "TK-PIL-12", "TK-HOR-07")
def test_a_statue_to_ra_built_inside_a_ra_action_does_not_pay_for_it() -> None:
    table = Table(arrow=3, dice="ra-black-1").display("p22 p23 p12").goods(A="limestone 3 granite 2")
    table.state.horus_tiles = [1, 4, 3, 2, 5, 0]
    table.turn().take("ra black 1").do("perform ra, cell r2c3, turn 0, use, value 1, god_statue ra")
    assert table.state.has_god_statue(1, 0)
    assert table.has("faith") == 0


@pytest.mark.rule("TK-HOR-08", "TK-TEC-07", "TK-TEC-04")
def test_three_players_building_pays_with_t07_and_t04() -> None:
    table = Table(3, dice="horus-yellow-4").give(A="t04 t07").goods(A="granite 1").gods(B="horus").turn()
    table.take("horus yellow 4").do("perform horus, god_statue hathor")
    # T04's granite paid for the statue; T07 adds one to the gold of building
    assert table.all_goods() == {"gold": 1, "granite": 1}
    assert table.all_goods("B") == {"scribe": 1}
    assert table.won() == 2


@pytest.mark.rule("TK-RA-12", "TK-PIL-15", "TK-OSI-02", "TK-TIM-11")
def test_the_ability_of_p15_can_be_used_up_to_the_last_happiness() -> None:
    table = Table(arrow=3, dice="ra-black-1").display("p22 p23 p15").goods(A="limestone 3").track(A=(1, 5))
    table.give(A="t01 t02").turn().take("ra black 1").do("perform ra, cell r3c3, turn 0, use, district bread")
    assert table.happiness() == 0
    assert vp_by_cause(table) == {"place": 1, "t01": 2, "t02": 2}


# Production


@pytest.mark.rule("TK-TEG-06", "TK-BLS-22", "TK-TEC-11", "TK-TEC-17", "TK-TEC-13")
def test_three_performances_pay_t11_t13_and_t17_each_time_and_a_gift_once() -> None:
    table = Table(dice="bastet-brown-1").give(A="b03 b21 b22 t11 t13 t17 t24").turn().take("bastet brown 1")
    table.do("produce bread, play b21, play b22, play b03, shift 0, shift 0, shift +2")
    # 1 + 1, 1 + 1, then value 3 with marker 2: 2 + 1; 4 from B03
    assert (table.has("bread"), table.over_pan()) == (2 + 2 + 3 + 4, 1)
    assert vp_by_cause(table) == {"t11": 4, "t17": 6}
    assert table.has("gold") == 3


@pytest.mark.rule("TK-TIM-07", "TK-TEC-19", "TK-TEC-14", "TK-BLS-21")
def test_a_night_shift_harvests_twice_and_the_god_action_is_shifted_by_itself() -> None:
    table = Table(dice="osiris-brown-2").give(A="t14 t19 b21 b17").goods(A="scribe 2").turn()
    table.do("normal, take osiris brown 2, extra thoth, done")
    assert table.offers("night_shift") == {"osiris"}
    table.do("night_shift osiris, play b21")
    assert (table.has("bread"), table.has("scribe")) == (4, 0)
    # Nothing comes between the pair
    assert table.offers("shift") == {"-1", "0", "+1", "+2"}
    table.do("shift +2, district granite")
    assert table.state.osiris[3 * 4 + 3] == 0
    assert table.legal() == {"perform_extra thoth", "end_turn"}


@pytest.mark.rule("TK-PAY-07", "TK-TEC-10", "TK-TEC-19", "TK-TEG-07")
def test_the_scribe_of_t19_paid_in_gold_is_missing_for_the_god_action() -> None:
    # Bastet costs 2 papyrus; production brings 1, the one gold is needed for T19 itself
    table = Table(arrow=4, dice="bastet-yellow-1").give(A="t10 t19 b07").goods(A="gold 1").turn()
    table.do("normal, take bastet yellow 1, done")
    assert table.offers("night_shift") == set()
    enough = Table(arrow=4, dice="bastet-yellow-1").give(A="t10 t19 b07").goods(A="gold 2").turn()
    enough.do("normal, take bastet yellow 1, done")
    assert enough.offers("night_shift") == {"bastet"}
    enough.do("night_shift bastet")
    assert enough.all_goods() == {"scribe": 2}
    assert enough.happiness() == 3


# Happiness


@pytest.mark.rule("TK-POP-10", "TK-BLS-19", "TK-TEC-06")
def test_leaving_cell_21_and_coming_back_grants_nothing_more() -> None:
    table = Table(dice="bastet-yellow-1").give(A="b19 t06").goods(A="papyrus 2").track(A=(21, 21)).turn()
    table.do("take bastet yellow 1, extra horus, done")
    assert (table.happiness(), table.population()) == (20, 20)
    table.do("perform bastet")
    assert (table.happiness(), table.population(), table.won()) == (21, 21, 2)
    assert table.asks != "any_action"


@pytest.mark.rule("TK-TRN-12", "TK-POP-11")
def test_an_action_of_cell_21_may_cost_the_main_action() -> None:
    table = Table(dice="bastet-gray-3 ra-white-1").give(A="b07 b08").goods(A="papyrus 2").track(A=(20, 21))
    table.turn().do("normal, take bastet gray 3, crowd happiness, perform thoth, value 3")
    table.do("no_refresh, section 1")
    for name in sorted(table.offers("take_card"))[:2]:
        table.do(f"take_card {name}")
    assert table.has("papyrus") == 0
    assert "end_turn" in table.legal()
    assert table.offers("perform") == set()
    table.do("end_turn")
    assert "main_lost" in table.names_told()


@pytest.mark.rule("TK-LAW-23", "TK-POP-12", "TK-POP-11")
def test_z23_can_reach_cell_21_whose_action_is_paid() -> None:
    table = Table().track(A=(20, 21)).goods(A="papyrus 2").gods(B="bastet")
    table.run({"step": "any_action", "seat": "A", "by": "law"}).do("perform bastet, value 1, B: gain granite")
    # Bastet was free; the action it granted is not
    assert table.has("papyrus") == 2
    assert table.asks == "any_action"
    assert "horus" not in table.offers("perform")
    table.do("perform thoth, value 4, no_refresh, section 1")
    assert table.has("papyrus") == 0
    for name in sorted(table.offers("take_card"))[:2]:
        table.do(f"take_card {name}")
    assert None not in table.section(1)
    assert table.is_idle()


# The market


@pytest.mark.rule("TK-CMP-09", "TK-THO-05", "TK-MKT-02")
def test_a_refresh_with_an_empty_deck_shuffles_what_it_discards() -> None:
    table = Table(dice="thoth-black-1 bastet-gray-1").goods(A="papyrus 1").market(1, "b01 b02 t01")
    left = list(table.state.blessing_deck)
    table.state.blessings[1] = sum(1 << each for each in left)
    table.state.blessing_deck.clear()
    table.turn().take("thoth black 1").do("perform thoth, refresh 1")
    assert set(table.section(1)[:2]) == {"b01", "b02"}
    assert (table.state.blessing_deck, table.state.blessing_discard) == ([], [])
    # The gap that can't be filled stays at the end of the turn
    table.do("take_card b01")
    assert table.section(1).count(None) == 1


# Maat and the last round


@pytest.mark.rule("TK-MAA-07", "TK-MAA-08", "TK-TEC-15", "TK-TEC-16", "TK-MAA-15")
def test_four_seats_with_the_same_absolute_balance() -> None:
    table = Table(4).give(A="t15", D="t16").goods(B="faith 2")
    table.pans(A="anubis-white-1 pure-white-2", B="anubis-brown-1 anubis-brown-2")
    table.pans(C="tainted-gray-1 tainted-gray-1", D="anubis-black-1 pure-black-2")
    table.state.destiny = [0, 1, 2, 3]
    table.run("maat").do("A: no_faith, B: faith right 2")
    assert table.state.balance == [2, -2, -2, 2]
    assert table.order() == "ADCB"
    assert [table.won(letter) for letter in "ABCD"] == [0, 0, 0, 0]
    last = Table(4, order="DCBA").give(B="t16")
    last.state.faith_laid = [1, 4, 2, 3]
    last.run("maat_order")
    assert (last.order(), last.has("gold", "B")) == ("ACDB", 1)


@pytest.mark.rule("TK-TEC-10", "TK-TIM-09", "TK-PAY-07")
def test_scribes_paid_as_upkeep_bring_no_point_of_t10_in_the_next_turn() -> None:
    table = Table(dice="bastet-yellow-1").give(A="t10").goods(A="scribe 1")
    table.run({"step": "upkeep", "seat": "A", "due": 1}).do("pay scribe1")
    table.turn()
    assert table.is_idle()
    assert table.won() == 0


@pytest.mark.rule("TK-LAW-23", "TK-FIN-01", "TK-FIN-06", "TK-LAW-02")
def test_a_law_taken_with_z23_scores_in_the_same_final_scoring() -> None:
    table = (
        Table(order="AB").give(A="z23").track(A=(13, 13)).pans(A="pure-white-1 " * 4, B="pure-brown-1 " * 4)
    )
    table.market(4, "b24 t24 z12 z13").temple(A="l1a").pillars(A="r1c1")
    table.state.maat, table.state.markers, table.state.arrow = 4, [1], 1
    table.begin("maat_order").do("use, perform thoth, value 3, section 4, take_card z12, take_card z13")
    table.do("pay nothing") if table.asks == "upkeep" else None
    assert table.offers("score") == {"z12", "z13"}
    table.do("score z13")
    # Both are of the temple, so nothing is left to score
    assert table.state.over
    assert table.points("A")["laws"] == 3
    assert table.state.scored_laws[0].bit_count() == 2


# Botankhamun


@pytest.mark.rule("TK-BOT-34", "TK-HOR-13", "TK-TEC-07", "TK-BOT-45")
def test_the_player_chooses_a_bonus_in_the_turn_of_the_bot() -> None:
    table = Table(1, dice="bastet-brown-2", order="BA").gods(A="bastet").give(A="t07", B="t06 t08")
    table.state.pyramid = [3] * 10
    table.turn("B")
    assert (table.asks, table.actor) == ("horus_bonus", "A")
    table.do("gain granite")
    assert table.all_goods() == {"granite": 2}
    # T06 is no use to the bot: two steps of happiness and two scribes are all
    assert (table.happiness("B"), table.population("B"), table.won("B")) == (6, 7, 0)
    assert table.all_goods("B") == {"scribe": 2}


@pytest.mark.rule("TK-BOT-43", "TK-BOT-44", "TK-BOT-45")
def test_the_bot_takes_from_its_highest_section_even_if_it_is_short() -> None:
    table = Table(1, dice="thoth-black-6", order="BA").track(B=(9, 10)).market(3, "b01 - t02 -")
    table.state.pyramid = [4] * 10
    table.turn("B")
    assert table.position["technologies"]["B"] == ["t02"]
    assert table.position["blessings"]["B"] == ["b01"]
    assert NOBODY not in table.state.market[: 3 + 4 + 4]
