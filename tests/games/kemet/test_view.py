"""What a board draws from the view alone: tiers, fame, prices and what is missing, reach, the battle."""

from typing import Any

from ennead.games.kemet.testing import Table


def seat(table: Table, name: str, viewer: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(viewer or name)["seats"]["ABCDE".index(name)]
    return found


# Fame and income


def test_fame_is_lasting_or_held_and_the_night_is_foretold() -> None:
    table = Table(
        troops={"A": {"temple_west": 3, "temple_sphinx": 2}}, pyramids={"w1_d1": "ruby 4", "w3_d1": "ruby 1"}
    )
    table.state.battle_fame[0] = 2
    table.state.divine_fame[0] = 4
    own = seat(table, "A")
    assert (own["fame"], own["lasting"], own["held"]) == (9, 6, 3)
    assert own["winning"] is True
    assert own["projected"] == {"divine": 1}
    assert own["night_pp"] == 2 + 3 + 2  # two temples and the prayers of all
    assert (own["army"], own["supply"]) == (5, 7)
    other = seat(table, "B")
    assert (other["fame"], other["winning"], other["projected"], other["night_pp"]) == (0, False, {}, 2)


def test_destiny_is_foretold_by_rising_fame() -> None:
    table = Table(3)
    table.state.divine_fame[:] = [2, 0, 1]
    table.state.order = [0, 2, 1]
    assert table.view(None)["destiny"] == ["B", "C", "A"]


def test_the_step_of_the_night_is_named() -> None:
    table = Table(troops={"A": {"sanctuary": 3}})
    assert table.view(None)["night_step"] is None
    assert table.night().view(None)["night_step"] == "offering"
    table.do("offering no")
    assert table.view(None)["night_step"] == "destiny"


# The action pyramid


def test_tiers_say_what_they_still_need() -> None:
    table = Table()
    tiers = seat(table, "A")["tiers"]
    assert [tier["tokens"] for tier in tiers] == [0, 0, 0]
    assert [tier["due"] for tier in tiers] == [False, False, False]
    assert tiers[0]["spaces"] == ["l1_move", "l1_recruit"]
    table.state.own_tokens[0] = 0b110000000  # two of three buy spaces
    table.turn_of("A")
    tiers = seat(table, "A")["tiers"]
    assert [(tier["tokens"], tier["due"]) for tier in tiers] == [(0, False), (0, False), (2, False)]
    table.state.own_tokens[0] = 0b111000000
    tiers = seat(table.turn_of("A"), "A")["tiers"]
    assert [(tier["tokens"], tier["due"]) for tier in tiers] == [(0, True), (0, True), (3, False)]


# The market


def lacks(table: Table, tile: str, viewer: str = "A") -> list[tuple[str, int, int]]:
    shown = table.view(viewer)["market"][tile]
    return [(lack["lack"], lack["needs"], lack["has"]) for lack in shown["lacks"]]


def test_each_tile_tells_its_price_and_what_is_missing() -> None:
    table = Table(
        pyramids={"w1_d1": "ruby 2"}, tiles={"A": "diamond_priestess", "B": "ruby_charge"}, pp={"A": 1}
    )
    market = table.view("A")["market"]
    assert market["ruby_charge"]["owners"] == ["B"]
    assert market["ruby_charge"]["copies"] == 1
    assert market["ruby_charge"]["price"] == 0  # level 1, one less with Priestess
    assert lacks(table, "ruby_charge") == []
    assert lacks(table, "ruby_wrryt_storm") == []
    assert lacks(table, "ruby_blades_of_neith") == [("pyramid", 3, 2), ("pp", 2, 1)]
    assert lacks(table, "diamond_priestess") == [("art", 0, 1), ("pyramid", 1, 0)]
    assert "price" not in table.view(None)["market"]["ruby_charge"]


def test_a_colour_bought_and_a_covered_space_are_missing_too() -> None:
    table = Table(pyramids={"w1_d1": "ruby 2", "w1_d2": "sapphire 1"}).do("token l3_buy_a", "buy ruby_charge")
    assert lacks(table, "ruby_wrryt_storm") == [("color", 0, 1), ("space", 1, 0)]
    assert lacks(table, "sapphire_defense") == []
    table.state.offer[:] = [0] * len(table.state.offer)
    assert lacks(table, "ruby_charge") == [("copy", 1, 0), ("art", 0, 1), ("color", 0, 1), ("space", 1, 0)]


# Reach


def routes(table: Table, start: str) -> dict[tuple[str, int], dict[str, Any]]:
    shown = next(reach for reach in table.view("A")["reach"] if reach["area"] == start)
    return {(route["area"], route["points"]): route for route in shown["routes"]}


def test_a_troop_reaches_areas_by_land_and_by_water_and_by_teleport() -> None:
    table = Table(
        4, troops={"A": {"w1_d1": 5, "w_bank": 2}, "B": {"temple_sphinx": 1}}, pyramids={"w1_d1": "ruby 1"}
    )
    assert "reach" not in table.view("A")
    table.do("token l1_move")
    assert "reach" not in table.view("B")
    found = routes(table, "w1_d1")
    assert [leg["area"] for leg in found["w1_lands", 1]["legs"]] == ["w1_lands"]
    obelisk = found["temple_west", 0]
    assert (obelisk["pp"], obelisk["legs"]) == (2, [{"leg": "teleport", "area": "temple_west", "left": None}])
    attack = found["temple_sphinx", 0]
    assert attack["battle"]["pairs"] == 64
    assert attack["battle"]["wins"] > 50
    sailing = routes(table, "w_bank")
    assert sailing["delta_marsh", 1]["legs"][0]["leg"] == "water"
    assert sailing["temple_sphinx", 1]["battle"] is not None


def test_every_route_can_be_walked_and_ends_where_it_says() -> None:
    table = Table(
        5,
        troops={"A": {"w1_d2": 5, "w1_lands": 2, "temple_west": 4}, "B": {"w_dunes_north": 3, "w3_d1": 5}},
        pyramids={"w1_d2": "onyx 2", "w3_d1": "ruby 4"},
        tiles={"A": "onyx_khnums_sphinx"},
        creatures={"khnums_sphinx": "w1_d2"},
    )
    table.do("token l1_move")
    shown = table.view("A")["reach"]
    assert len(shown) == 3
    walked = 0
    for reach in shown:
        for route in reach["routes"]:
            walked += walks(table, reach, route)
    assert walked > 20


def walks(table: Table, reach: dict[str, Any], route: dict[str, Any]) -> int:
    """Walk the route with the rules themselves."""
    there = table.clone()
    before = there.pp("A")
    there.do(f"move {reach['area']}")
    for leg in route["legs"]:
        there.do(f"{'teleport' if leg['leg'] == 'teleport' else 'step'} {leg['area']}")
        if there.asks == "move_units":
            there.do(f"units {reach['units']}")
        if there.asks == "move_creature":
            there.do("take_along" if leg["left"] is None else f"leave {leg['left']}")
    spent = before - there.pp("A")
    assert spent == route["pp"]
    if route["battle"] is None:
        assert there.at(route["area"])[0] == "A"
        assert there.at(route["area"])[1] >= reach["units"]
    else:
        council, told = there.view("A")["battle"], route["battle"]
        assert council["area"] == route["area"]
        assert council["forecast"]["odds"] == {key: told[key] for key in council["forecast"]["odds"]}
        assert told["enemy"] == council["defender"]["seat"]
        assert told["own"] == council["attacker"]["count"]
        assert told["theirs"] == council["defender"]["count"]
    return 1


# Battle


def test_both_sides_are_told_with_their_parts_and_their_range() -> None:
    table = Table.battle(
        units=(5, 3), tiles={"A": "ruby_charge"}, hand={"A": "war_fury", "B": "glory prayer"}
    )
    shown = table.view("A")["battle"]
    attack, defence = shown["attacker"]["count"], shown["defender"]["count"]
    assert [(line["origin"], line["amount"]) for line in attack["lines"]] == [
        ("units", 5),
        ("ruby_charge", 1),
    ]
    assert (attack["least"], attack["most"], attack["divine"]) == (6 + 1, 6 + 5, 2)
    assert (defence["least"], defence["most"]) == (3 + 1, 3 + 5)
    assert defence["divine"] == 2 + 2  # two unknown cards may both be War Fury
    assert shown["defender"]["hidden_cards"] == 2
    outside = table.view("C")["battle"]
    assert "forecast" not in outside
    assert outside["attacker"]["count"]["divine"] == 2  # one card, unknown to C


def test_what_counted_at_the_clash_is_not_recounted_after_the_losses() -> None:
    table = Table.battle(units=(5, 5)).fight(A="cavalry_blitz", B="fervent_purge")
    clash = table.told("clash")[0]
    assert (clash["attack"], clash["defence"]) == (table.total("A", "strength"), table.total("B", "strength"))
    assert (clash["attack_units"], clash["defence_units"]) == (5, 5)
    side = table.view("B")["battle"]["attacker"]
    assert (side["units"], side["count"]) == (3, None)


def test_the_own_battle_hand_is_as_large_as_its_size_says() -> None:
    table = Table.battle()
    assert len(seat(table, "A")["battle_hand"]) == seat(table, "A")["battle_hand_size"] == 8
    table.fight(A="cavalry_blitz", B="shield_push")
    own = seat(table, "A")
    assert len(own["battle_hand"]) == own["battle_hand_size"] == 6
    assert "cavalry_blitz" not in own["battle_hand"]


# Events tell both ends


def test_creatures_say_where_they_go() -> None:
    start: dict[str, Any] = {"troops": {"A": {"w1_d1": 3}}, "tiles": {"A": "onyx_khnums_sphinx"}}
    table = Table(**start, creatures={"khnums_sphinx": "w1_d1"}).do("token l1_move", "move w1_d1")
    table.do("step w1_lands", "units 2", "take_along")
    assert table.told("creature_moved") == [
        {
            "event": "creature_moved",
            "seat": "A",
            "creature": "khnums_sphinx",
            "area": "w1_d1",
            "to": "w1_lands",
        }
    ]
    table = Table(**start, creatures={"khnums_sphinx": "w1_d1"}).do("token l1_move", "move w1_d1")
    table.do("step w1_lands", "units 2", "leave khnums_sphinx")
    assert [event["area"] for event in table.told("creature_stayed")] == ["w1_d1"]
    table = Table(**start, creatures={"khnums_sphinx": "w1_d1"}).do("token l1_move", "move w1_d1")
    table.do("step w1_lands", "units 3", "leave khnums_sphinx")
    assert [event["area"] for event in table.told("creature_home")] == ["w1_d1"]
