"""What a view says beyond the pieces: incomes, awards, places, limits, forecasts, with exact numbers."""

from typing import Any

import pytest

from ennead.games.amun_re.rules.components import DATA
from ennead.games.amun_re.testing import Table

OWN = {"A": "thebes edfu abydos", "B": "memphis amarna damanhur", "C": "mendes dakhla berenike"}


def three(gold: int = 20) -> Table:
    return Table(gold=gold).own(**OWN)


def province(table: Table, name: str, viewer: str | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = table.view(viewer)["provinces"][name]
    return shown


# Rounds


def test_rounds_count_through_both_kingdoms() -> None:
    shown = three().tile(2).put("edfu", pyramids=1).scoring().until("A auction_turn").view(None)
    assert (shown["kingdom"], shown["round"], shown["rounds"], shown["phase"]) == ("new", 4, 6, "auction")


# Auction


def test_the_auction_of_a_province() -> None:
    table = Table().give(A="protection").auction("thebes edfu abu").do("A: protect, bid thebes 3")
    led = {"for_sale": True, "bidder": "A", "bid": 3, "lowest_bid": 10}
    free = {"for_sale": True, "bidder": None, "bid": None, "lowest_bid": 0}
    assert {name: province(table, "thebes")[name] for name in led} == led
    assert {name: province(table, "edfu")[name] for name in free} == free
    assert province(table, "mendes")["lowest_bid"] is None
    assert table.view(None)["turn_order"] == ["A", "B", "C"]


def test_a_bid_nobody_can_beat_has_no_lowest_bid_above() -> None:
    table = Table(gold=40).auction("thebes edfu abu").do("A: bid thebes 36")
    assert province(table, "thebes")["lowest_bid"] is None


# Market


def test_what_the_market_still_sells() -> None:
    table = three().give(A="bribe").market()
    assert table.view("A")["goods_open"] == "cards"
    table.do("A: buy_farmers 2")
    assert table.view(None)["goods_open"] == "stones", "while the farmers are being placed"
    table.do("A: place edfu, place edfu, buy_stones 1, place edfu")
    assert table.view(None)["goods_open"] == "nothing"
    table.do("A: end")
    assert (table.waiting, table.view(None)["goods_open"]) == ("B market_action", "cards")
    assert three().offering().view(None)["goods_open"] is None


def test_prices_and_limits() -> None:
    table = three().put("thebes", farmers=2).market()
    assert table.view(None)["prices"][:9] == [1, 3, 6, 10, 15, 21, 28, 36, 45]
    seat = table.seat_view("A")
    assert (seat["card_limit"], seat["free_fields"]) == (2, 1 + 4 + 5)
    assert [province(table, name)["free_fields"] for name in ("thebes", "edfu", "abydos")] == [1, 4, 5]


# Offering


def test_places_and_rewards_of_an_offering() -> None:
    table = three(gold=30).offering()
    assert (table.view(None)["revealed"], table.view(None)["total"]) == (False, None)
    table.do("A: offer 4", "B: thief", "C: offer 12")
    shown = table.view(None)
    assert (shown["revealed"], shown["total"], shown["total_tile"]) == (True, 13, "tile3")
    assert [seat["added"] for seat in shown["seats"]] == [4, -3, 12]
    assert [seat["rank"] for seat in shown["seats"]] == [2, None, 1]
    assert [seat["rewards"] for seat in shown["seats"]] == [2, None, 3]


def test_equal_offerings_rank_by_turn_order() -> None:
    table = Table(first="B").own(**OWN).offering().do("A: offer 4", "B: offer 4", "C: offer 4")
    assert [seat["rank"] for seat in table.view(None)["seats"]] == [3, 1, 2]


# Harvest


def test_income_with_the_active_tile_and_with_each() -> None:
    table = three().put("edfu", farmers=4).put("thebes", farmers=1, free_farmers=1).tile(2)
    table.give(A="treasury big_harvest").harvest()
    assert province(table, "edfu")["income"] == 4 * 2
    assert province(table, "thebes")["income"] == 2 * 2
    assert table.seat_view("A")["income"] == 12
    assert table.seat_view("A")["income_with"] == {"tile1": 6, "tile2": 12, "tile3": 18, "tile4": 24}
    table.do("A: big_harvest edfu")
    assert (province(table, "edfu")["income"], table.seat_view("A")["income"]) == (12, 16)
    before = table.gold("A")
    table.do("A: treasury thebes")
    assert table.gold("A") == before + 12 + 8


def test_caravans_bring_gold_only_with_a_camel() -> None:
    table = Table().own(A="avaris", B="berenike", C="abu").put("avaris", farmers=1).tile(1).harvest()
    camels = {f"tile{row['id']}": row["camel"] for row in DATA["offering_tiles"]}
    assert set(camels.values()) == {True, False}
    values = {f"tile{row['id']}": row["value"] for row in DATA["offering_tiles"]}
    assert table.seat_view("A")["income_with"] == {
        tile: values[tile] + (8 if camel else 0) for tile, camel in camels.items()
    }
    assert (table.view(None)["camel"], table.view(None)["tile_value"]) == (camels["tile1"], values["tile1"])
    assert [table.seat_view(seat)["income"] for seat in "BC"] == [8, 4], "mines bring gold with any tile"


def test_no_income_before_the_first_tile() -> None:
    table = Table().own(A="edfu", B="mendes", C="abu").market()
    assert (province(table, "edfu")["income"], table.seat_view("A")["income"]) == (None, None)


# Scoring


def scored_soon() -> Table:
    table = three().tile(3)
    for name, pyramids, stones in [("thebes", 1, 0), ("edfu", 2, 1), ("abydos", 1, 2), ("amarna", 2, 1)]:
        table.put(name, pyramids=pyramids, stones=stones)
    return table


def test_awards_name_who_holds_them_and_where() -> None:
    awards = scored_soon().put("memphis", pyramids=2, stones=1).market().view(None)["awards"]
    west = {"holders": ["A", "B"], "provinces": ["memphis", "edfu"], "pyramids": 2, "stones": 1}
    east = {"holders": ["B"], "provinces": ["amarna"], "pyramids": 2, "stones": 1}
    assert awards == {"west": {"points": 5, **west}, "east": {"points": 5, **east}}
    nobody = {"points": 5, "holders": [], "provinces": [], "pyramids": 0, "stones": 0}
    assert three().market().view(None)["awards"] == {"west": nobody, "east": nobody}


def test_the_forecast_is_what_scoring_brings() -> None:
    table = scored_soon().give(A="master_farmer one_bank", B="one_bank", C="bribe").market()
    forecast = {seat: table.seat_view(seat)["projected"] for seat in "ABC"}
    scoring = scored_soon().give(A="master_farmer one_bank", B="one_bank", C="bribe").scoring()
    assert {seat: scoring.points(seat) for seat in "ABC"} == forecast
    # One temple at 3, four pyramids, one in each province, the tallest of the west.
    assert forecast["A"] == {"temples": 3, "pyramids": 4, "sets": 3, "majority_west": 5}
    assert table.seat_view("A")["sets"] == 1


def test_points_being_scored_are_not_forecast_again() -> None:
    table = scored_soon().give(A="bribe").scoring()
    assert table.waiting == "A scoring_cards"
    assert table.vp("A") > 0
    assert table.seat_view("A", "A")["projected"] == {}
    assert table.seat_view("A", "A")["by_kingdom"] == {"old": table.vp("A"), "new": 0}


@pytest.mark.rule("AR-SCO-09")
def test_yellow_cards_in_hand_are_forecast_to_their_owner_alone() -> None:
    table = Table().own(A="edfu abu thebes", B="memphis", C="mendes").tile(2)
    table.give(A="one_land one_land master_farmer").scoring()
    assert table.seat_view("A", "A")["yellow_points"] == 3
    assert "yellow_points" not in table.seat_view("A", "B")
    table.do("A: score one_land")
    assert table.seat_view("A", "A")["yellow_points"] == 0, "no second one like it"


def test_conditions_of_yellow_cards() -> None:
    table = Table().own(A="damanhur buto thebes", B="memphis", C="mendes").put("buto", farmers=4).market()
    conditions = table.seat_view("A")["conditions"]
    assert conditions["master_scribe"] == {"has": 6, "needs": 7, "met": False}
    assert conditions["master_farmer"] == {"has": 4, "needs": 9, "met": False}
    assert conditions["one_bank"] == {"has": 2, "needs": 3, "met": False}
    assert conditions["one_land"]["needs"] == 3
