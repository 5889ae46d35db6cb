"""Section 24: blessings."""

import pytest

from ennead.games.tekhenu.rules.components import COLOUR, TAKEN_DIE
from ennead.games.tekhenu.testing import Table


@pytest.mark.rule("TK-BLG-01", "TK-BLG-02")
def test_each_is_played_once_and_discarded_and_several_add_up() -> None:
    table = Table(dice="ra-white-2 ra-white-1").give(A="b01 b02 b21").turn().take("ra white 2")
    table.do("produce limestone, play b01, play b02, play b21")
    assert table.all_goods() == {"limestone": 4 + 4, "granite": 4}
    assert table.state.blessing_discard == [0, 1, 20]
    assert table.state.blessings[0] == 0


@pytest.mark.rule("TK-BLS-01", "TK-BLS-02", "TK-BLS-03", "TK-BLS-04", "TK-BLS-05", "TK-BLS-06", "TK-BLG-05")
@pytest.mark.parametrize(
    ("card", "good", "count"),
    [
        ("b01", "limestone", 4),
        ("b02", "granite", 4),
        ("b03", "bread", 4),
        ("b04", "papyrus", 4),
        ("b05", "gold", 3),
        ("b06", "scribe", 2),
    ],
)
def test_gifts_of_production(card: str, good: str, count: int) -> None:
    table = Table(dice="ra-white-1 ra-yellow-1").give(A=card).turn().take("ra white 1")
    table.do(f"produce limestone, play {card}")
    assert table.has(good) == count + (good == "limestone")
    assert table.over_pan() == 0


@pytest.mark.rule("TK-BLG-04")
def test_the_cost_must_be_there_before_t24_pays() -> None:
    table = Table(dice="bastet-yellow-2 ra-white-1").give(A="b17 t24 t10").turn().do("take bastet yellow 2")
    assert table.state.blessings[0] != 0
    assert table.told("extra_bought") == []
    rich = Table(dice="bastet-yellow-2 ra-white-1").give(A="b17 t24 t10").goods(A="gold 1").turn()
    rich.do("take bastet yellow 2, extra thoth, done")
    assert rich.has("gold") == 1


@pytest.mark.rule("TK-BLG-06", "TK-BLG-07")
def test_which_blessings_go_with_granted_actions() -> None:
    table = Table(dice="bastet-yellow-6").goods(A="papyrus 2").track(A=(15, 21)).give(A="b01 b09 b13 b17 b21")
    table.turn().do("take bastet yellow 6, done, perform bastet, produce granite, value 2")
    assert table.offers("play") == {"b01", "b21"}
    table.do("play b21, no_card")
    assert table.has("granite") == 4
    horus = Table(dice="bastet-yellow-6").goods(A="papyrus 2").track(A=(15, 21)).give(A="b13 b09")
    horus.turn().do(
        "take bastet yellow 6, done, perform bastet, perform horus, value 1, people_statue quarries"
    )
    assert horus.state.statues[0] == 1


@pytest.mark.rule("TK-BLS-07", "TK-BLS-08")
@pytest.mark.parametrize("card", ["b07", "b08"])
def test_joyful_crowd(card: str) -> None:
    table = Table(dice="ra-white-2 ra-white-1").give(A=card).turn().do("crowd population")
    assert table.population() == 8
    other = Table(dice="ra-white-2 ra-white-1").give(A=card).turn().do("crowd happiness")
    assert other.happiness() == 5


@pytest.mark.rule("TK-BLS-09", "TK-BLS-10")
@pytest.mark.parametrize("card", ["b09", "b10"])
def test_hand_of_fate_sets_the_value_and_others_may_follow(card: str) -> None:
    table = Table(dice="ra-white-2 ra-white-1").give(A=card).goods(A="scribe 1").turn().do("take ra white 2")
    assert table.offers("set_value") == {"1", "3", "4", "5", "6"}
    table.do("set_value 5, scribe -1, produce limestone")
    assert (table.has("limestone"), table.over_pan()) == (2, 2)


@pytest.mark.rule("TK-BLS-11", "TK-BLS-12", "TK-BLG-08")
@pytest.mark.parametrize("card", ["b11", "b12"])
def test_changing_light_recolours_and_shifts_by_one(card: str) -> None:
    # At a sunny Ra only white and yellow can be taken
    table = Table(dice="ra-black-3 ra-white-1").give(A=card).turn()
    assert "ra black 3" in table.offers("take")
    table.do("take ra black 3")
    assert table.offers("lay") == {"yellow tainted", "white pure"}
    table.do("lay white pure")
    assert table.offers("nudge") == {"-1", "+1"}
    table.do("nudge +1, produce limestone")
    assert (table.has("limestone"), table.over_pan()) == (2, 2)
    assert TAKEN_DIE.names[table.state.taken[0]] == "pure-black-3"


@pytest.mark.rule("TK-BLG-08", "TK-TRN-06", "TK-TEC-08")
def test_recolouring_to_a_forbidden_colour_needs_t08() -> None:
    table = Table(dice="ra-gray-3 ra-white-1").give(A="b11 t08").goods(A="limestone 2").turn()
    table.do("take ra gray 3")
    assert table.offers("lay") == {
        "gray tainted",
        "white pure",
        "yellow tainted",
        "black pure",
        "black tainted",
        "brown pure",
        "brown tainted",
    }
    table.do("lay brown tainted, done, produce bread")
    assert table.has("bread") == 2
    assert TAKEN_DIE.names[table.state.taken[0]] == "tainted-gray-3"


@pytest.mark.rule("TK-BLG-08")
def test_t19_works_with_the_new_colour() -> None:
    table = Table(dice="hathor-white-2 ra-white-1").give(A="b11 t19").goods(A="scribe 1 bread 2").turn()
    table.do("take hathor white 2, lay yellow tainted, done, night_shift hathor")
    assert table.has("papyrus") == 2


@pytest.mark.rule("TK-BLG-09")
def test_both_changing_lights_on_one_die() -> None:
    table = Table(dice="ra-black-3 ra-white-1").give(A="b11 b12").turn().do("take ra black 3, lay white pure")
    table.do("nudge +1")
    assert table.state.blessings[0] == 1 << 11
    table.do("nudge +1")
    assert table.has("limestone") == 2
    assert table.over_pan() == 3
    assert table.state.blessings[0] == 0
    anubis = Table(dice="ra-black-3 ra-white-1").give(A="b11 b23").turn().do("anubis_card, take ra black 3")
    assert anubis.legal() == {"lay_anubis", "lay_anubis_changing"}
    anubis.do("lay_anubis_changing, nudge -1, produce bread")
    assert anubis.has("bread") == 2
    assert anubis.over_pan() == 0
    assert anubis.told("recoloured") == []  # colours mean nothing to Anubis


@pytest.mark.rule("TK-BLG-09", "TK-BLS-12")
def test_the_log_names_the_copy_that_shifts_the_value() -> None:
    both = Table(dice="ra-black-3 ra-white-1").give(A="b11 b12").turn().do("take ra black 3, lay white pure")
    both.do("nudge +1, nudge +1")
    assert [event["cause"] for event in both.told("value")] == ["b11", "b12"]
    second = Table(dice="ra-black-3 ra-white-1").give(A="b12").turn().do("take ra black 3, lay white pure")
    second.do("nudge +1")
    assert [event["cause"] for event in second.told("value")] == ["b12"]


@pytest.mark.rule("TK-BLS-17", "TK-BLS-18", "TK-BLG-10", "TK-BLG-11", "TK-BLG-13")
def test_neighbouring_altars() -> None:
    table = Table(dice="bastet-yellow-3 ra-white-1").give(A="b17 b18").goods(A="scribe 2 papyrus 4 bread 2")
    table.turn().do("normal, take bastet yellow 3")
    assert table.offers("extra") == {"hathor", "thoth"}
    table.do("extra hathor, extra hathor")
    assert table.has("scribe") == 0
    assert table.state.taken[0] == TAKEN_DIE.index["pure-yellow-3"]
    assert table.legal() == {"perform bastet", "produce papyrus", "perform_extra hathor"}
    table.do("perform_extra hathor, slot l1a, produce papyrus")
    # The second extra action can't be paid: bread is spent
    assert table.is_idle()
    assert table.population() == 8
    assert table.state.blessings[0] == 0


@pytest.mark.rule("TK-BLG-13")
def test_an_extra_action_may_be_skipped() -> None:
    table = Table(dice="bastet-yellow-3 ra-white-1").give(A="b17").goods(A="scribe 1 papyrus 2").turn()
    table.do("take bastet yellow 3, extra thoth, done, produce papyrus")
    assert table.legal() == {"perform_extra thoth", "end_turn"}
    table.do("end_turn")
    assert table.is_idle()


@pytest.mark.rule("TK-BLS-19", "TK-BLS-20")
@pytest.mark.parametrize("card", ["b19", "b20"])
def test_opposite_altar(card: str) -> None:
    table = Table(dice="bastet-yellow-3 ra-white-1").give(A=card).goods(A="granite 2").turn()
    table.do("take bastet yellow 3")
    assert table.offers("extra") == {"horus"}
    table.do("extra horus")
    assert (table.happiness(), table.population()) == (1, 4)
    table.do("perform_extra horus, god_statue bastet, produce papyrus")
    assert table.state.statues[0] == 1
    broke = Table(dice="bastet-yellow-3 ra-white-1").give(A=card).track(A=(0, 4)).turn()
    broke.do("take bastet yellow 3")
    assert broke.told("extra_bought") == []
    assert broke.is_idle()


@pytest.mark.rule("TK-BLG-12", "TK-TEC-14")
def test_t14_shifts_each_god_action_by_itself() -> None:
    table = (
        Table(dice="thoth-black-3 ra-white-1").give(A="b17 t14").goods(A="scribe 1").track(A=(4, 5)).turn()
    )
    table.do("take thoth black 3, extra osiris, done, perform_extra osiris, shift +2")
    table.do("district granite, perform thoth")
    # Without papyrus only values 1 and 2 can be performed
    assert table.offers("shift") == {"-2", "-1"}
    assert table.state.osiris[4 * 4 + 3] == 0


@pytest.mark.rule("TK-BLS-23", "TK-BLS-24", "TK-ANU-01")
@pytest.mark.parametrize("card", ["b23", "b24"])
def test_call_of_anubis(card: str) -> None:
    table = Table(dice="ra-black-3 ra-white-1").give(A=card).turn().do("anubis_card")
    assert table.offers("take") == {"ra black 3", "ra white 1"}
    table.do("take ra black 3, produce bread")
    assert table.has("bread") == 2
    assert table.state.dice_of(0) == 1
    assert COLOUR.names[3] == "black"
