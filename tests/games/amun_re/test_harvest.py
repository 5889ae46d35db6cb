"""Phase 4: harvest (section 10)."""

import pytest

from ennead.games.amun_re.rules.components import CARAVAN, GOLD_MINE, TILE_CAMEL, TILE_VALUE
from ennead.games.amun_re.testing import Table
from tests.games.amun_re.walks import of


@pytest.mark.rule("AR-HRV-01")
def test_cards_first_then_the_income_of_all_own_provinces_in_turn_order() -> None:
    table = Table(first="B").own(A="thebes", B="berenike abu edfu", C="mendes").tile(2)
    table.put("edfu", farmers=3).put("mendes", farmers=1).put("thebes", farmers=2)
    table.give(B="big_harvest").harvest()
    assert (table.waiting, table.gold("B")) == ("B harvest_cards", 20)
    assert table.gold("C") == 20, "C waits for B"
    table.do("B: done")
    assert table.happened("harvested") == [f"B {8 + 4 + 3 * 2}", "C 2", "A 4"]
    assert table.golds == [24, 38, 22]


@pytest.mark.rule("AR-HRV-02")
@pytest.mark.parametrize("tile", [1, 2, 3, 4])
@pytest.mark.parametrize("province", ["berenike", "abu"])
def test_a_mine_brings_its_number_in_every_harvest(province: str, tile: int) -> None:
    assert (of(GOLD_MINE, "berenike"), of(GOLD_MINE, "abu")) == (8, 4)
    table = Table().own(A=province).tile(tile).harvest()
    assert table.gold("A") == 20 + of(GOLD_MINE, province)


@pytest.mark.rule("AR-HRV-03")
@pytest.mark.parametrize("tile", [1, 2, 3, 4])
@pytest.mark.parametrize(("province", "brings"), [("avaris", 8), ("sawu", 7), ("kharga", 5)])
def test_a_caravan_needs_a_camel(province: str, brings: int, tile: int) -> None:
    assert of(CARAVAN, province) == brings
    assert TILE_CAMEL == (True, True, False, False)
    table = Table().own(A=province).tile(tile).harvest()
    assert table.gold("A") == 20 + (brings if tile <= 2 else 0)


@pytest.mark.rule("AR-HRV-04")
@pytest.mark.parametrize("tile", [1, 2, 3, 4])
def test_every_farmer_brings_the_value_of_the_tile(tile: int) -> None:
    assert TILE_VALUE == (1, 2, 3, 4)
    table = Table().own(A="mendes thebes", B="edfu").tile(tile)
    table.put("mendes", farmers=4, free_farmers=2).put("thebes", farmers=1).put("edfu", farmers=3).harvest()
    assert table.golds == [20 + 7 * tile, 20 + 3 * tile, 20]
    assert table.happened("income")[:2] == [f"A mendes {6 * tile}", f"A thebes {tile}"]


@pytest.mark.rule("AR-HRV-04")
def test_stones_and_pyramids_bring_nothing() -> None:
    table = Table().own(A="mendes").tile(4).put("mendes", stones=2, pyramids=3).harvest()
    assert table.gold("A") == 20
