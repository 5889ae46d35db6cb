"""Section 12: Horus."""

import pytest

from ennead.games.tekhenu.testing import Table


def horus(players: int, value: int, granite: int = 2) -> Table:
    return Table(players, dice=f"horus-yellow-{value}").goods(A=f"granite {granite}")


@pytest.mark.rule("TK-HOR-01", "TK-CMP-05", "TK-CMP-03")
@pytest.mark.parametrize(("built", "cost"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_the_nth_statue_has_its_price(built: int, cost: int) -> None:
    gods = "horus ra hathor bastet thoth osiris"
    table = horus(4, 1, cost).gods(A=" ".join(gods.split()[:built])).turn().take("horus yellow 1")
    table.do("perform horus, people_statue quarries")
    assert table.has("granite") == 0
    assert table.state.statues[0] == built + 1


@pytest.mark.rule("TK-HOR-02", "TK-HOR-03", "TK-HOR-14")
def test_to_the_god_of_the_value_or_to_the_people() -> None:
    table = horus(2, 4).people(B="workshops").turn().take("horus yellow 4").do("perform horus")
    assert table.legal() == {
        "god_statue hathor",
        "people_statue temple_row",
        "people_statue temple_col",
        "people_statue quarries",
    }
    assert str(table.refused("god_statue ra")).startswith("other god for value")
    assert str(table.refused("people_statue workshops")).startswith("statue slot taken")


@pytest.mark.rule("TK-HOR-04", "TK-INV-08")
@pytest.mark.parametrize(("players", "room"), [(2, 1), (3, 2), (4, 3)])
def test_room_with_a_god(players: int, room: int) -> None:
    table = horus(players, 4).gods(B="hathor " * (room - 1)).turn().take("horus yellow 4").do("perform horus")
    assert "hathor" in table.offers("god_statue")
    full = horus(players, 4).gods(B="hathor " * room).turn().take("horus yellow 4").do("perform horus")
    assert full.offers("god_statue") == set()
    assert str(full.refused("god_statue hathor")).startswith("no room with god")


def performs_hathor(table: Table, letter: str) -> Table:
    table.wheel("hathor-white-1 hathor-white-2").goods(**{letter: "bread 2"})
    return table.turn(letter).take("hathor white 1").do("perform hathor, slot l1a")


@pytest.mark.rule("TK-EX-08", "TK-HOR-03", "TK-HOR-05", "TK-HOR-06", "TK-HOR-09")
def test_four_players_others_actions_pay_own_do_not() -> None:
    table = horus(4, 4).turn().take("horus yellow 4").do("perform horus, god_statue hathor")
    assert table.has("granite") == 0
    assert table.has("gold") == 0
    performs_hathor(table, "B")
    assert table.has("gold") == 1
    own = performs_hathor(horus(4, 4).gods(A="hathor"), "A")
    assert own.has("gold") == 0


@pytest.mark.rule("TK-EX-09", "TK-HOR-08")
def test_three_players_building_pays_at_once() -> None:
    table = horus(3, 4).turn().take("horus yellow 4").do("perform horus, god_statue hathor")
    assert table.has("gold") == 1
    performs_hathor(table, "B")
    assert table.has("gold") == 2
    assert performs_hathor(horus(3, 4).gods(A="hathor"), "A").has("gold") == 0


@pytest.mark.rule("TK-EX-09", "TK-HOR-07")
def test_two_players_own_actions_pay_too() -> None:
    table = horus(2, 4).turn().take("horus yellow 4").do("perform horus, god_statue hathor")
    assert table.has("gold") == 0
    assert performs_hathor(table, "B").has("gold") == 1
    assert performs_hathor(horus(2, 4).gods(A="hathor"), "A").has("gold") == 1
    # A statue to Horus himself does not pay for the action that built it
    himself = horus(2, 6).turn().take("horus yellow 6").do("perform horus, god_statue horus")
    assert himself.has("scribe") == 0


@pytest.mark.rule("TK-HOR-10")
def test_a_second_statue_of_the_same_owner_brings_nothing_more() -> None:
    table = horus(3, 4).gods(A="hathor").turn().take("horus yellow 4").do("perform horus, god_statue hathor")
    assert table.has("gold") == 0
    assert table.state.statues[0] == 2
    assert performs_hathor(table, "B").has("gold") == 1


@pytest.mark.rule("TK-HOR-11")
def test_every_god_action_counts_and_production_never() -> None:
    table = Table(dice="osiris-black-2 osiris-black-3").gods(B="osiris").turn().take("osiris black 2")
    table.do("produce granite")
    assert table.has("faith", "B") == 0
    extra = Table(dice="thoth-black-2 thoth-gray-3").gods(B="osiris").give(A="b17").goods(A="scribe 1").turn()
    extra.do("take thoth black 2, extra osiris, done, perform_extra osiris, district bread, produce granite")
    assert extra.has("faith", "B") == 1
    anubis = Table(dice="ra-white-2 ra-white-3").gods(B="osiris").goods(A="scribe 2").turn()
    anubis.do("anubis, take ra white 2, perform osiris, district bread")
    assert anubis.has("faith", "B") == 1


@pytest.mark.rule("TK-HOR-12")
def test_bonuses_come_in_turn_order_and_only_for_standing_statues() -> None:
    table = Table(4, dice="bastet-yellow-1", order="DCBA").gods(B="bastet", D="bastet").goods(A="papyrus 2")
    table.turn().take("bastet yellow 1").do("perform bastet")
    assert table.actor == "D"
    table.do("D: gain granite, B: gain limestone")
    assert (table.has("granite", "D"), table.has("limestone", "B")) == (1, 1)


@pytest.mark.rule("TK-HOR-13")
@pytest.mark.parametrize(
    ("value", "god", "goods"),
    [(2, "thoth", {"papyrus", "bread"}), (3, "bastet", {"limestone", "granite"})],
)
def test_the_owner_chooses_between_two_goods(value: int, god: str, goods: set[str]) -> None:
    table = horus(3, value).turn().take(f"horus yellow {value}").do(f"perform horus, god_statue {god}")
    assert table.actor == "A"
    assert table.offers("gain") == goods


@pytest.mark.rule("TK-HOR-05")
@pytest.mark.parametrize(
    ("value", "god", "gain", "points"),
    [
        (1, "osiris", {"faith": 1}, 0),
        (4, "hathor", {"gold": 1}, 0),
        (5, "ra", {}, 2),
        (6, "horus", {"scribe": 1}, 0),
    ],
)
def test_bonuses_of_the_slots(value: int, god: str, gain: dict[str, int], points: int) -> None:
    table = horus(3, value).turn().take(f"horus yellow {value}").do(f"perform horus, god_statue {god}")
    assert table.all_goods() == gain
    assert table.points("A")["bonuses"] == points


@pytest.mark.rule("TK-HOR-15", "TK-HOR-16", "TK-EX-10", "TK-INV-14")
def test_a_statue_at_the_middle_column() -> None:
    table = horus(2, 4, 3).gods(A="ra bastet").pillars(A="r1c3 r4c3 r3c1").turn().take("horus yellow 4")
    table.do("perform horus, people_statue temple_col")
    assert table.all_goods() == {"gold": 1}
    assert table.won() == 6
    row = horus(2, 4, 3).gods(A="ra bastet").pillars(A="r1c3 r4c3 r3c1").turn().take("horus yellow 4")
    row.do("perform horus, people_statue temple_row")
    assert row.won() == 3
    other = (
        horus(2, 4)
        .pillars(A="r1c3")
        .turn()
        .take("horus yellow 4")
        .do("perform horus, people_statue quarries")
    )
    assert (other.has("gold"), other.won()) == (1, 0)


@pytest.mark.rule("TK-HOR-17")
def test_a_people_statue_brings_no_bonuses() -> None:
    table = (
        Table(dice="hathor-white-1").people(A="temple_row temple_col workshops quarries").goods(B="bread 2")
    )
    table.turn("B").take("hathor white 1").do("perform hathor, slot l1a")
    assert table.all_goods() == {}
