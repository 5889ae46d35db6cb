"""Section 11: the population track; section 15: Bastet."""

import pytest

from ennead.games.tekhenu.testing import Table


def bastet(value: int, track: tuple[int, int], **goods: str) -> Table:
    table = Table(dice=f"bastet-yellow-{value}").goods(**(goods or {"A": "papyrus 2"})).track(A=track).turn()
    return table.take(f"bastet yellow {value}").do("perform bastet")


@pytest.mark.rule("TK-POP-01")
def test_the_track_ends_at_21() -> None:
    table = Table(dice="hathor-white-6").goods(A="bread 2").track(A=(2, 18)).turn().take("hathor white 6")
    table.do("perform hathor, slot l1a")
    assert table.population() == 21
    assert bastet(6, (18, 21)).happiness() == 21


@pytest.mark.rule("TK-POP-02", "TK-BAS-01", "TK-BAS-02", "TK-BAS-03", "TK-EX-14")
def test_happiness_stops_at_population() -> None:
    table = Table(dice="bastet-gray-6").goods(A="papyrus 2").track(A=(3, 7)).turn().take("bastet gray 6")
    table.do("perform bastet")
    assert table.happiness() == 7
    assert table.all_goods() == {}


@pytest.mark.rule("TK-POP-03", "TK-TEC-06")
def test_population_moves_before_happiness() -> None:
    table = Table(dice="bastet-yellow-3").give(A="t06").goods(A="papyrus 2").track(A=(5, 7)).turn()
    table.take("bastet yellow 3").do("perform bastet")
    assert (table.happiness(), table.population(), table.won()) == (8, 8, 2)


@pytest.mark.rule("TK-POP-04", "TK-POP-05", "TK-MKT-06", "TK-MKT-05")
def test_one_move_opens_both_sections() -> None:
    table = Table(dice="hathor-white-6").goods(A="bread 2").track(A=(2, 8)).turn().take("hathor white 6")
    table.do("perform hathor, slot l1a")
    assert table.population() == 14
    assert [event["section"] for event in table.told("section_opened")] == ["3", "4"]
    kinds = [[name[0] for name in table.section(number) if name] for number in (3, 4)]
    assert kinds == [["b", "t", "t", "z"], ["b", "t", "z", "z"]]


@pytest.mark.rule("TK-POP-06", "TK-INV-11")
def test_an_opened_section_stays_open() -> None:
    table = Table(dice="bastet-yellow-1 bastet-yellow-2").track(A=(2, 9)).give(A="b19").turn()
    table.do("take bastet yellow 1, extra horus, done")
    assert table.population() == 8
    assert table.state.open_sections == 3


@pytest.mark.rule("TK-POP-07", "TK-POP-08", "TK-EX-15", "TK-BAS-03")
def test_rewards_of_cells_16_and_19() -> None:
    table = bastet(4, (15, 20))
    assert table.happiness() == 19
    assert table.all_goods() == {"gold": 1, "scribe": 2}


@pytest.mark.rule("TK-BAS-03")
@pytest.mark.parametrize(("value", "scribes"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_scribes_of_bastet(value: int, scribes: int) -> None:
    assert bastet(value, (2, 15)).has("scribe") == scribes


@pytest.mark.rule("TK-BAS-04")
def test_bastet_is_performable_without_a_step() -> None:
    table = bastet(1, (5, 5))
    assert (table.happiness(), table.has("scribe")) == (5, 2)


@pytest.mark.rule("TK-POP-09", "TK-POP-11")
def test_cell_21_grants_any_action_after_the_running_one() -> None:
    table = Table(dice="bastet-yellow-2").goods(A="papyrus 2 granite 2").track(A=(20, 21)).gods(B="bastet")
    table.turn().take("bastet yellow 2").do("perform bastet")
    names = table.names_told()
    assert table.asks == "horus_bonus"  # step 6 comes before step 7
    assert "granted" not in names
    table.do("B: gain granite")
    assert table.asks == "any_action"
    assert table.offers("perform") == {"horus", "osiris", "thoth"}
    assert table.offers("produce") == {"papyrus", "bread", "limestone", "granite"}
    assert "decline" in table.legal()
    table.do("perform horus")
    assert table.asks == "value"
    table.do("value 4, god_statue hathor")
    assert table.has("granite") == 0
    declined = Table(dice="bastet-yellow-2").goods(A="papyrus 2").track(A=(20, 21)).turn()
    declined.take("bastet yellow 2").do("perform bastet, decline")
    assert declined.is_idle()


@pytest.mark.rule("TK-POP-10")
def test_rewards_come_by_any_effect_and_only_once() -> None:
    table = Table(dice="bastet-yellow-1 bastet-yellow-2").give(A="b07 b08").track(A=(14, 20)).turn()
    table.do("crowd happiness")
    assert table.has("gold") == 1
    table.state.happiness[0] = 14
    table.do("crowd happiness")
    assert table.happiness() == 17
    assert table.has("gold") == 1


@pytest.mark.rule("TK-POP-11")
def test_cell_21_outside_an_action_is_performed_at_once() -> None:
    table = Table(dice="bastet-yellow-1 bastet-yellow-2").give(A="b07").track(A=(18, 21)).turn()
    table.do("crowd happiness")
    assert table.asks == "any_action"
    table.do("produce bread, value 3")
    assert (table.has("bread"), table.over_pan()) == (2, 1)
    assert table.asks == "die"


@pytest.mark.rule("TK-POP-12")
def test_cell_21_outside_a_turn() -> None:
    table = Table().track(A=(20, 21)).goods(A="scribe 3").give(A="b09 b17 t10 t22")
    table.state.destiny[0] = 2
    table.run({"step": "destiny_effect", "seat": "A"}).do("move happiness, perform thoth, value 3")
    assert table.asks == "thoth_refresh"
    table.do("no_refresh, section 1")
    table.do("pay scribe2") if table.asks == "pay" else None
    first, second = [name for name in table.section(1) if name][:2]
    table.do(f"take_card {first}, take_card {second}")
    assert table.is_idle()
    assert table.won() == 0  # T10 was used, but in no turn
    assert None not in table.section(1)
