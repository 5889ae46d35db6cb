"""Why an action is refused: the rule that really stands in its way, with the numbers that are missing."""

import pytest

from ennead.games.tekhenu.testing import Table

TWO = "bastet-yellow-3 bastet-yellow-1"


def taken(
    die: str, *, dice: str = "", cards: str = "", goods: str = "", track: tuple[int, int] = (2, 5)
) -> Table:
    """Seat A has taken the die and is about to modify it."""
    god, colour, face = die.split()
    table = Table(dice=dice or f"{god}-{colour}-{face} ra-white-1")
    table.give(A=cards).goods(A=goods).track(A=track).turn()
    if table.asks == "turn_start":
        table.do("normal")
    return table.do(f"take {die}")


# Taking and modifying a die


def test_a_scribe_out_of_range_is_no_lack_of_scribes() -> None:
    table = taken("bastet yellow 6", cards="t10", goods="gold 2")
    assert str(table.refused("scribe +1")) == "value out of range: value 7"
    poor = taken("bastet yellow 3", cards="b09")
    assert str(poor.refused("scribe +1")) == "not enough: good scribe, needs 1, has 0"


def test_hand_of_fate_names_another_value() -> None:
    assert str(taken("bastet yellow 3", cards="b09").refused("set_value 3")) == "value already: value 3"


def test_a_shift_by_one_needs_changing_light_on_the_die() -> None:
    table = taken("bastet yellow 3", cards="b09")
    assert str(table.refused("nudge +1")) == "no shift left: card b11"


@pytest.mark.parametrize(
    ("cards", "goods", "track", "god", "reason"),
    [
        ("b19", "scribe 1", (2, 5), "thoth", "card not held: card b17"),
        ("b17 b09", "", (2, 5), "thoth", "not enough: good scribe, needs 1, has 0"),
        ("b17", "scribe 1", (2, 5), "horus", "card not held: card b19"),
        ("b19 b09", "", (0, 5), "horus", "too little happiness: needs 1, has 0"),
        ("b17 b19", "scribe 1", (2, 5), "ra", "not beside the die: god ra"),
    ],
)
def test_an_additional_action_by_its_card_cost_and_sector(
    cards: str, goods: str, track: tuple[int, int], god: str, reason: str
) -> None:
    table = taken("bastet yellow 3", cards=cards, goods=goods, track=track)
    assert str(table.refused(f"extra {god}")) == reason


def test_a_grey_die_without_action_is_no_matter_of_light() -> None:
    table = taken("bastet gray 3", cards="b11")
    assert table.asks == "take_as"
    reason = "grey action too dear: god bastet, needs 2, good papyrus, has 0"
    assert str(table.refused("lay gray tainted")) == reason
    assert str(table.refused("lay white pure")) == "other purity: god bastet, colour white, state tainted"


def test_anubis_counts_gold_with_t10() -> None:
    table = Table(dice=TWO).give(A="t10 b07").goods(A="gold 1").turn()
    assert str(table.refused("anubis")) == "not enough: good scribe, needs 2, has 1"


# Actions


def test_a_die_gives_the_action_of_its_own_sector() -> None:
    table = taken("bastet yellow 3", cards="b07", goods="bread 9")
    assert str(table.refused("perform hathor")) == "other sector: god bastet"
    assert str(table.refused("produce granite")) == "die produces: colour yellow, resource papyrus"


@pytest.mark.parametrize(
    ("die", "goods", "reason"),
    [
        ("bastet yellow 3", "papyrus 1", "action too dear: god bastet, needs 2, good papyrus, has 1"),
        ("horus yellow 3", "gold 1", "action too dear: god horus, needs 2, good granite, has 1"),
        ("hathor white 3", "bread 1", "action too dear: god hathor, needs 2, good bread, has 1"),
        ("thoth black 5", "papyrus 2", "action too dear: god thoth, needs 3, good papyrus, has 2"),
        ("ra white 1", "limestone 2", "action too dear: god ra, needs 3, good limestone, has 2"),
    ],
)
def test_an_action_that_cannot_be_paid(die: str, goods: str, reason: str) -> None:
    god, colour, face = die.split()
    table = Table(dice=f"{god}-{colour}-{face} ra-white-2").display("p22 p23 p12").give(A="b07")
    table.goods(A=goods).turn().do(f"normal, take {die}")
    assert str(table.refused(f"perform {god}")) == reason


def test_an_action_without_a_place() -> None:
    horus = Table(dice="horus-yellow-3 ra-white-2").give(A="b07").goods(A="granite 9").gods(B="bastet")
    horus.people(B="temple_row temple_col workshops quarries").turn().do("normal, take horus yellow 3")
    assert str(horus.refused("perform horus")) == "no place for a statue"
    osiris = Table(dice="osiris-black-3 ra-white-2").give(A="b07")
    osiris.osiris(B="papyrus-3 bread-3 limestone-3 granite-3").turn().do("normal, take osiris black 3")
    assert str(osiris.refused("perform osiris")) == "row full: row 3"
    thoth = Table(dice="thoth-black-3 ra-white-2").give(A="b07").goods(A="papyrus 9")
    thoth.market(1, "- - t24").turn().do("normal, take thoth black 3")
    assert str(thoth.refused("perform thoth")) == "too few cards: needs 2"


def test_after_the_main_action_there_is_no_production() -> None:
    table = taken("bastet yellow 3", cards="b07").do("produce papyrus")
    assert str(table.refused("produce papyrus")) == "main action done"
    assert str(table.refused("perform bastet")) == "main action done"


@pytest.mark.parametrize(
    ("die", "cards", "goods", "reason"),
    [
        ("hathor yellow 2", "b07", "scribe 1 bread 2", "card not held: card t19"),
        ("hathor white 2", "b07 t19", "scribe 1 bread 2", "no night shift"),
        ("hathor yellow 2", "b07 t19", "bread 2", "not enough: good scribe, needs 1, has 0"),
    ],
)
def test_night_shift(die: str, cards: str, goods: str, reason: str) -> None:
    table = taken(die, cards=cards, goods=goods)
    if table.asks == "modify":
        table.do("done")
    assert str(table.refused("night_shift hathor")) == reason


def test_a_shift_of_t14_out_of_range() -> None:
    table = taken("osiris black 6", cards="t14").do("perform osiris")
    assert str(table.refused("shift +2")) == "value out of range: value 8"


# Cards, laws


def test_sections_of_the_market() -> None:
    table = (
        Table(dice="thoth-black-3 thoth-gray-1").goods(A="papyrus 9").track(A=(6, 9)).market(2, "- b24 - -")
    )
    table.turn().take("thoth black 3").do("perform thoth")
    assert str(table.refused("refresh 4")) == "section closed: section 4, at 13"
    assert str(table.do("refresh 1").refused("refresh 1")) == "section already refreshed: section 1"
    table = Table(dice="thoth-black-1 thoth-gray-1").track(A=(6, 9)).turn().take("thoth black 1")
    table.do("perform thoth")
    assert str(table.refused("section 3")) == "section out of reach: section 3, needs 9, has 6"
    gap = Table(dice="thoth-black-1 thoth-gray-1").track(A=(9, 9)).market(2, "- - - -").turn()
    gap.take("thoth black 1").do("perform thoth")
    assert str(gap.refused("section 2")) == "section too small: section 2, needs 1, has 0"


def test_cards_that_do_not_go_with_a_production() -> None:
    table = taken("ra white 1", dice="ra-white-1 ra-white-2", cards="b01 b13 b21 b22").do(
        "done, produce limestone"
    )
    assert str(table.refused("play b02")) == "card not held: card b02"
    assert str(table.refused("play b13")) == "card not for production: card b13"
    assert str(table.refused("play b22")) == "twin first: card b21"


def test_tribute_is_paid_in_resources() -> None:
    table = Table().give(A="z04").track(A=(2, 13)).goods(A="gold 1 scribe 4 faith 2").law_pick()
    table.do("score z04")
    assert str(table.refused("tribute scribe")) == "no tribute in: good scribe"
    assert str(table.refused("tribute faith")) == "no tribute in: good faith"
    assert str(table.refused("tribute bread")) == "not enough: good bread, needs 1, has 0"


def test_repeating_a_law() -> None:
    table = Table().give(A="z03 z05 z07 z12 z23")
    table.lay(scored_laws={"A": ["z05", "z07", "z03"]})
    table.run({"step": "z03_target", "seat": "A"})
    assert str(table.refused("repeat z12")) == "law not scored yet: law z12"
    assert str(table.refused("repeat z03")) == "law never repeats: law z03"
    assert str(table.refused("repeat z18")) == "law not held: law z18"
