"""Sections 6 to 9: taking a die, order of effects, scribes, Anubis."""

import pytest

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.rules.components import TAKEN_DIE
from ennead.games.tekhenu.rules.maat import balance_of
from ennead.games.tekhenu.testing import Table

NO_STATUES_LEFT = "ra hathor bastet thoth osiris"


@pytest.mark.rule("TK-TRN-02", "TK-DEC-04")
def test_only_pure_and_tainted_dice_are_offered_and_equal_dice_once() -> None:
    table = Table(dice="ra-white-5 ra-white-5 ra-yellow-2 ra-black-3 ra-brown-6 thoth-white-1").turn()
    assert table.offers("take") == {"ra white 5", "ra yellow 2"}
    assert str(table.refused("take ra black 3")).startswith("die is forbidden")
    assert str(table.refused("take ra gray 3")).startswith("no such die")


@pytest.mark.rule("TK-TRN-03", "TK-TRN-04", "TK-DIC-08")
def test_a_die_lies_on_its_pan_with_its_face() -> None:
    table = Table(dice="ra-white-5 ra-yellow-2 bastet-gray-1").goods(A="scribe 1").turn()
    table.do("take ra white 5, scribe +1, produce limestone")
    assert TAKEN_DIE.names[table.state.taken[0]] == "pure-white-5"
    assert table.has("limestone") == 2
    assert table.over_pan() == 4
    table = Table(dice="ra-white-5 ra-yellow-2").turn().take("ra yellow 2").do("produce papyrus")
    assert TAKEN_DIE.names[table.state.taken[0]] == "tainted-yellow-2"
    table.state.arrow = 4
    assert TAKEN_DIE.names[table.state.taken[0]] == "tainted-yellow-2"


@pytest.mark.rule("TK-TRN-05", "TK-TRN-07")
def test_one_main_action_god_or_production_and_no_passing() -> None:
    table = Table(dice="bastet-yellow-3 bastet-gray-3").goods(A="papyrus 2").turn()
    table.take("bastet yellow 3")
    assert table.legal() == {"perform bastet", "produce papyrus"}
    assert str(table.refused("end_turn")) == "main action first"
    table.do("produce papyrus")
    assert table.is_idle()


@pytest.mark.rule("TK-TRN-06")
def test_a_grey_die_does_not_produce() -> None:
    table = Table(dice="bastet-gray-3 bastet-yellow-1").goods(A="papyrus 2", B="papyrus 2").give(A="b07")
    table.turn(then="B").do("normal").take("bastet gray 3")
    assert table.offers("produce") == set()
    assert table.offers("perform") == {"bastet"}


@pytest.mark.rule("TK-TRN-08", "TK-HOR-18", "TK-CMP-02")
def test_horus_is_performable_with_a_statue_its_price_and_a_place() -> None:
    table = Table(dice="horus-yellow-3").goods(A="granite 1").turn().take("horus yellow 3")
    assert table.is_idle()
    assert table.all_goods() == {"granite": 1, "papyrus": 2}  # nothing but production, done by itself
    table = Table(dice="horus-yellow-3").goods(A="granite 1 gold 1").turn().take("horus yellow 3")
    assert table.legal() == {"perform horus", "produce papyrus"}
    full = Table(dice="horus-yellow-3").goods(A="granite 9").gods(A="bastet")
    full.people(B="temple_row temple_col workshops quarries").turn().take("horus yellow 3")
    assert full.has("papyrus") == 2
    none_left = Table(dice="horus-yellow-3 horus-yellow-1").goods(A="granite 9").give(A="b07")
    none_left.gods(A="ra hathor").people(A="temple_row temple_col workshops quarries")
    none_left.turn().take("horus yellow 3")
    assert none_left.offers("perform") == set()
    assert str(none_left.refused("perform horus")) == "no statue left"


@pytest.mark.rule("TK-TRN-09")
def test_a_grey_die_is_offered_only_with_a_performable_action() -> None:
    table = Table(dice="bastet-gray-3 bastet-yellow-1 hathor-white-2").turn()
    assert table.offers("take") == {"bastet yellow 1", "hathor white 2"}
    reason = "grey action too dear: god bastet, needs 2, good papyrus, has 0"
    assert str(table.refused("take bastet gray 3")) == reason
    table = Table(dice="bastet-gray-3 bastet-yellow-1 hathor-white-2").goods(A="gold 2").turn()
    assert "bastet gray 3" in table.offers("take")
    # Thoth at 3 costs 2 papyrus; a scribe brings the value down to 1, which is free
    table = Table(dice="thoth-gray-3 hathor-white-2").goods(A="scribe 1").turn()
    assert "thoth gray 3" in table.offers("take")
    table.do("take thoth gray 3")
    assert table.legal() == {"scribe -2", "scribe -1"}
    assert Table(dice="thoth-gray-5 hathor-white-2").goods(A="scribe 1").turn().state.dice_of(0) == 1
    # With T14 the action's own shift reaches it
    table = Table(dice="thoth-gray-4 hathor-white-2").give(A="t14").turn()
    assert "thoth gray 4" in table.offers("take")
    # With T10 a scribe spent on the value would be missing for the cost
    table = Table(dice="bastet-gray-3 hathor-white-2").give(A="t10").goods(A="gold 1 scribe 1").turn()
    table.do("normal, take bastet gray 3")
    assert (table.happiness(), table.is_idle()) == (5, True)
    # B19 would take the last happiness away from Osiris
    table = Table(dice="osiris-gray-3 hathor-white-2").give(A="b19").track(A=(1, 5)).turn()
    table.do("take osiris gray 3")
    assert table.asks == "osiris_district"


@pytest.mark.rule("TK-TRN-10")
def test_without_any_action_the_grey_die_is_taken_and_the_main_action_lost() -> None:
    table = Table(dice="bastet-gray-3 bastet-gray-4").give(A="b07").turn(then="B").do("normal")
    assert table.offers("take") == {"bastet gray 3", "bastet gray 4"}
    table.do("take bastet gray 3")
    assert [event["seat"] for event in table.told("main_lost")] == ["A"]
    assert table.legal() == {"end_turn", "crowd population", "crowd happiness"}
    table.do("end_turn")
    # Said once in a turn; B has nothing to do with the other grey die either
    assert [event["seat"] for event in table.told("main_lost")] == ["A", "B"]
    assert table.state.dice_of(0) == 1
    assert table.all_goods() == {}


@pytest.mark.rule("TK-TRN-09", "TK-TEC-24")
def test_gold_of_t24_counts_for_the_action_a_grey_die_must_leave() -> None:
    # Bastet costs 2 papyrus; 1 gold is there, B09 played on the die brings the other
    table = Table(dice="bastet-gray-3 bastet-yellow-1 hathor-white-2").give(A="b09 t24").goods(A="gold 1")
    table.turn()
    assert "bastet gray 3" in table.offers("take")
    table.do("take bastet gray 3")
    assert table.legal() == {f"set_value {value}" for value in (1, 2, 4, 5, 6)}
    table.do("set_value 2")
    assert (table.happiness(), table.all_goods()) == (4, {"scribe": 2})
    # Horus needs 2 granite and a value from 3 on: B09 leads away, B10 back, and both bring gold
    both = Table(dice="horus-gray-3 hathor-white-2 hathor-white-1").give(A="b09 b10 t24")
    both.people(B="temple_row temple_col workshops quarries").gods(B="osiris thoth").turn()
    both.do("take horus gray 3, set_value 1")
    assert both.legal() == {f"set_value {value}" for value in (3, 4, 5, 6)}
    both.do("set_value 3")
    assert both.state.has_god_statue(3, 0)
    # The second of B11 and B12 brings its gold with its shift
    light = Table(dice="bastet-black-3 bastet-yellow-2").give(A="b11 b12 t24").turn()
    light.do("take bastet black 3, lay gray tainted")
    assert light.legal() == {"nudge -1", "nudge +1"}
    light.do("nudge +1, nudge +1")
    assert light.happiness() == 5


@pytest.mark.rule("TK-TRN-10", "TK-TEC-24")
def test_a_main_action_that_cards_can_pay_for_is_not_lost() -> None:
    table = Table(dice="bastet-gray-3 bastet-gray-4").give(A="b09 t24").goods(A="gold 1").turn(then="B")
    table.do("take bastet gray 3")
    assert table.asks == "modify"
    assert table.state.main_open


@pytest.mark.rule("TK-TRN-11")
def test_if_all_dice_are_forbidden_they_are_taken_as_tainted() -> None:
    table = Table(dice="ra-black-3 ra-brown-6").turn(then="B")
    assert table.offers("take") == {"ra black 3", "ra brown 6"}
    table.do("take ra black 3")
    assert TAKEN_DIE.names[table.state.taken[0]] == "tainted-black-3"
    assert table.has("granite") == 2


@pytest.mark.rule("TK-TRN-12")
def test_an_extra_action_may_cost_the_main_action_and_something_may_bring_it_back() -> None:
    # Thoth is next to Osiris; Osiris takes the last happiness that Thoth needs
    table = Table(dice="thoth-gray-1 bastet-yellow-1").give(A="b07 b17").goods(A="scribe 1").track(A=(1, 5))
    table.turn(then="B").do("normal, take thoth gray 1, extra osiris, done")
    assert table.legal() == {"perform thoth", "perform_extra osiris", "crowd population", "crowd happiness"}
    table.do("perform_extra osiris, district bread")
    assert table.happiness() == 0
    assert table.legal() == {"end_turn", "crowd population", "crowd happiness"}
    table.do("crowd happiness")
    assert table.asks in ("thoth_refresh", "thoth_section", "thoth_card")


# Order of effects


@pytest.mark.rule("TK-TIM-01", "TK-TIM-02", "TK-TIM-04")
def test_a_turn_asks_in_its_order() -> None:
    table = Table(dice="bastet-yellow-3 bastet-gray-3").give(A="b11").goods(A="scribe 3 papyrus 2").turn()
    asked = [table.asks]
    for move in ("normal", "take bastet yellow 3", "lay yellow pure", "scribe +1", "done"):
        table.do(move)
        asked.append(table.asks)
    assert asked == ["turn_start", "die", "take_as", "modify", "modify", "action"]
    assert table.offers("scribe") == set()
    assert table.state.die_value == 4


@pytest.mark.rule("TK-TIM-03", "TK-TEC-18")
def test_t18_pays_when_the_die_is_laid() -> None:
    table = Table(dice="ra-white-5 ra-yellow-2").give(A="t18").goods(A="scribe 1").turn()
    table.do("take ra white 5")
    assert (table.asks, table.won()) == ("modify", 1)
    table = (
        Table(dice="ra-white-5 ra-yellow-2").give(A="t18").goods(A="scribe 1").turn().do("take ra yellow 2")
    )
    assert table.won() == 0


@pytest.mark.rule("TK-TIM-05", "TK-TEC-03", "TK-HOR-12")
def test_an_action_runs_goods_cards_points_bonuses() -> None:
    table = Table(dice="thoth-black-3").give(A="t03 t20").gods(B="thoth").goods(A="papyrus 1").turn()
    table.take("thoth black 3").do("perform thoth")
    assert table.asks == "thoth_card"  # no papyrus left for a refresh
    first, second = [name for name in table.section(1) if name][:2]
    table.do(f"take_card {first}, take_card {second}")
    assert table.asks == "horus_bonus"
    names = [name for name in table.names_told() if name in ("action", "gained", "paid", "took_card", "vp")]
    assert names == ["action", "gained", "paid", "took_card", "took_card", "vp"]
    assert table.won() == 2
    table.do("B: gain bread")
    assert table.has("bread", "B") == 1


@pytest.mark.rule("TK-TIM-06", "TK-PIL-12", "TK-RA-12", "TK-PLG-02")
def test_an_action_inside_another_runs_completely_before_the_outer_goes_on() -> None:
    table = Table(arrow=3, dice="ra-black-1").display("p01 p02 p12").goods(A="limestone 3 granite 2")
    table.pillars(A="r1c3").gods(B="horus").turn().take("ra black 1")
    table.do("perform ra, cell r2c3, turn 0, use")
    assert table.offers("value") == {"1", "2", "3"}
    table.do("value 3, people_statue temple_col")
    # 3 VP for the pillar on r1c3 only: the one on r2c3 is not there yet
    vps = [event["points"] for event in table.told("vp") if event["cause"] == "line"]
    assert vps == [3]
    names = [
        name for name in table.names_told() if name in ("people_statue", "gained", "pillar", "tile_shown")
    ]
    assert names == ["gained", "people_statue", "gained", "gained", "pillar", "tile_shown"]
    assert table.has("scribe", "B") == 1


@pytest.mark.rule("TK-TIM-07", "TK-TEC-19", "TK-EX-21")
def test_night_shift() -> None:
    table = Table(arrow=1, dice="hathor-black-4").give(A="t19").goods(A="scribe 1 bread 3").turn()
    table.take("hathor black 4")
    assert table.legal() == {"perform hathor", "night_shift hathor", "produce granite"}
    table.do("night_shift hathor")
    assert (table.has("granite"), table.over_pan(), table.has("scribe")) == (2, 2, 0)
    assert table.asks == "hathor_slot"
    table.do("slot l1a")
    assert table.population() == 9


@pytest.mark.rule("TK-TIM-08", "TK-BLS-07", "TK-BLS-08")
def test_the_crowd_can_come_before_between_and_after_actions() -> None:
    table = Table(dice="bastet-yellow-1 bastet-gray-1").give(A="b07 b08").turn(then="B")
    table.do("crowd population")
    assert table.population() == 8
    assert table.asks == "turn_start"
    table.do("normal, take bastet yellow 1")
    assert table.legal() == {"produce papyrus", "crowd population", "crowd happiness"}
    table.do("produce papyrus")
    assert table.legal() == {"end_turn", "crowd population", "crowd happiness"}
    table.do("crowd happiness")
    assert table.happiness() == 5
    assert table.state.blessing_discard == [6, 7]


@pytest.mark.rule("TK-TIM-09", "TK-MKT-07", "TK-TEC-10")
def test_the_end_of_a_turn_pays_t10_and_then_fills_the_market() -> None:
    table = Table(dice="thoth-black-3 bastet-gray-1").give(A="t10").goods(A="scribe 2").turn()
    table.do("normal, take thoth black 3, done, perform thoth")
    first, second = [name for name in table.section(1) if name][:2]
    table.do(f"take_card {first}")
    assert table.section(1).count(None) == 1
    table.do(f"take_card {second}")
    assert None not in table.section(1)
    assert table.won() == 1
    names = table.names_told()
    assert names.index("vp") < names.index("turn_end") < names.index("market_card")


@pytest.mark.rule("TK-TIM-10", "TK-POP-04")
def test_a_section_opens_in_the_middle_of_an_action() -> None:
    table = Table(dice="hathor-white-4").goods(A="bread 2").gods(B="hathor").turn().take("hathor white 4")
    table.do("perform hathor, slot l1a")
    names = table.names_told()
    assert names.index("section_opened") < len(names) - 1 - names[::-1].index("gained")
    assert table.state.open_sections == 3


@pytest.mark.rule("TK-TIM-11")
def test_a_technology_taken_does_not_reward_the_same_action() -> None:
    table = Table(dice="thoth-black-1 thoth-gray-1").market(1, "b24 b23 t03").turn().take("thoth black 1")
    table.do("perform thoth, take_card t03")
    assert table.won() == 0
    inner = Table(arrow=2, dice="ra-white-2").display("p01 p02 p11").goods(A="limestone 2")
    inner.market(1, "b24 b23 t02").turn().take("ra white 2")
    inner.do("perform ra, cell r2c2, turn 0, use, take_card t02")
    assert [event["cause"] for event in inner.told("vp")] == ["place"]


@pytest.mark.rule("TK-TIM-12", "TK-BLG-03")
def test_a_blessing_can_be_played_in_the_turn_it_was_taken() -> None:
    table = Table(dice="thoth-black-1 bastet-gray-1").market(1, "b07 b23 t24").turn().take("thoth black 1")
    table.do("perform thoth, take_card b07, crowd happiness")
    assert table.happiness() == 5


# Scribes


@pytest.mark.rule("TK-SCR-02", "TK-SCR-03", "TK-SCR-04", "TK-EX-06")
def test_scribes_shift_within_1_to_6() -> None:
    table = Table(dice="bastet-yellow-2 bastet-yellow-6").goods(A="scribe 2").turn()
    table.do("normal, take bastet yellow 2")
    assert table.offers("scribe") == {"-1", "+1", "+2"}
    reached = {1, 3, 4}
    table.do("scribe +2")
    assert table.offers("scribe") == {"-2", "-1", "+1", "+2"}
    reached |= {4 + shift for shift in (1, 2)}
    assert reached == {1, 3, 4, 5, 6}
    table.do("scribe +2")
    # Value 6: 2 kept, 4 over
    assert (table.has("papyrus"), table.over_pan()) == (2, 4)
    six = Table(dice="bastet-yellow-6 bastet-yellow-1").goods(A="scribe 1").turn().do("take bastet yellow 6")
    assert six.offers("scribe") == {"-2", "-1"}
    assert str(six.refused("scribe +1")) == "value out of range: value 7"


@pytest.mark.rule("TK-SCR-01", "TK-POP-09", "TK-POP-12")
def test_scribes_do_not_change_granted_values() -> None:
    table = Table(dice="bastet-yellow-6").goods(A="papyrus 2 scribe 3").track(A=(15, 21)).turn()
    table.take("bastet yellow 6").do("perform bastet")
    assert table.happiness() == 21
    assert table.asks == "any_action"
    table.do("produce granite")
    assert table.offers("value") == {"1", "2", "3", "4", "5", "6"}
    table.do("value 2")
    assert table.has("granite") == 2
    assert table.asks != "modify"


@pytest.mark.rule("TK-SCR-05", "TK-ANU-01", "TK-ANU-04")
def test_scribes_for_anubis_and_for_value_in_one_turn() -> None:
    table = Table(dice="ra-black-3 ra-white-1").goods(A="scribe 3").turn().do("anubis, take ra black 3")
    assert table.has("scribe") == 1
    table.do("scribe +2, produce bread")
    assert (table.has("bread"), table.over_pan()) == (2, 3)
    assert table.has("scribe") == 0
    assert table.state.dice_of(0) == 1


# Anubis


@pytest.mark.rule("TK-ANU-02", "TK-ANU-03", "TK-ANU-05", "TK-EX-07", "TK-PRD-04")
def test_anubis_takes_a_forbidden_die_for_anything() -> None:
    table = Table(arrow=2, dice="osiris-white-5 ra-white-1").goods(A="scribe 2").production(A="granite 3")
    table.turn().do("anubis")
    assert table.offers("take") == {"osiris white 5", "ra white 1"}
    table.do("take osiris white 5")
    assert table.offers("produce") == {"papyrus", "bread", "limestone", "granite"}
    assert table.offers("perform") == {"osiris"}
    table.do("produce granite")
    assert (table.has("granite"), table.over_pan()) == (3, 2)
    assert TAKEN_DIE.names[table.state.taken[0]] == "anubis-white-5"
    assert balance_of(table.state, 0) == -2


@pytest.mark.rule("TK-ANU-03", "TK-TRN-06")
def test_a_grey_die_produces_under_anubis() -> None:
    table = Table(dice="ra-gray-2 ra-white-1").goods(A="scribe 2").turn().do("anubis, take ra gray 2")
    table.do("produce papyrus")
    assert table.has("papyrus") == 2


@pytest.mark.rule("TK-ANU-06", "TK-TEC-23")
def test_an_anubis_die_is_neither_pure_nor_tainted() -> None:
    table = (
        Table(dice="ra-white-5 ra-gray-1").give(A="t18 t19 t08 t23").goods(A="scribe 3 limestone 3").turn()
    )
    table.do("anubis, take ra white 5, done")
    assert table.won() == 3  # T23 only
    assert table.offers("night_shift") == set()


@pytest.mark.rule("TK-ANU-07")
def test_anubis_dice_return_to_the_bag() -> None:
    table = Table(dice="ra-gray-1").pans(A="anubis-white-5 pure-white-1 pure-white-1 pure-white-1")
    table.pans(B="pure-brown-1 " * 4)
    table.begin("clearing")
    assert table.state.bag == [4, 4, 4, 4, 5]
    assert table.state.taken == [NOBODY] * 8


@pytest.mark.rule("TK-ANU-08")
def test_anubis_again_and_again() -> None:
    table = Table(dice="ra-gray-2 ra-gray-3").goods(A="scribe 4").turn().do("anubis, take ra gray 2, done")
    table.do("produce bread").pans(B="pure-brown-1").turn()
    assert "anubis" in table.legal()
    table.do("anubis, take ra gray 3, produce bread")
    assert [TAKEN_DIE.names[die][:6] for die in table.state.taken[:2]] == ["anubis", "anubis"]


@pytest.mark.rule("TK-ANU-09")
def test_extra_actions_count_from_the_sector_of_an_anubis_die() -> None:
    table = Table(dice="hathor-black-1 ra-white-1").give(A="b17 b19 b23").goods(A="scribe 1").turn()
    table.do("anubis_card, take hathor black 1")
    assert table.offers("extra") == {"ra", "bastet", "osiris"}
