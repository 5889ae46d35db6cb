"""Setup (section 7) and the game for two (section 22)."""

import pytest

from ennead import BadOption
from ennead.core.referee import ScriptedReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.components import AREA, CARD, DATA, FULL_HAND, TILE
from ennead.games.kemet.testing import Table


def set_up(players: int = 3) -> Table:
    """Cities chosen as offered; ruby, sapphire, diamond; turn order by seat."""
    table = Table.new(
        players, draws={"tile colors": "ruby sapphire diamond", "turn order": " ".join("ABCDE"[:players])}
    )
    while table.asks == "setup_city":
        table.do(table.options()[0])
    return table


@pytest.mark.rule("KM-SET-01")
def test_two_to_five_players_take_part() -> None:
    assert GAME.players == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(BadOption):
            GAME.start(players, None, ScriptedReferee())


@pytest.mark.rule("KM-SET-02")
@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 3), (4, 3), (5, 4)])
def test_colors_are_drawn(players: int, count: int) -> None:
    table = Table.new(players, draws={"tile colors": "onyx diamond sapphire ruby"})
    drawn = [each["color"] for each in table.told("color_drawn")]
    assert len(set(drawn)) == count
    if count < 4:
        assert drawn == ["onyx", "diamond", "sapphire"][:count]


@pytest.mark.rule("KM-SET-03")
@pytest.mark.parametrize(("players", "tiles"), [(3, 48), (4, 48), (5, 64)])
def test_all_tiles_of_the_colors_are_on_offer(players: int, tiles: int) -> None:
    table = Table.new(players, draws={"tile colors": "sapphire diamond onyx"})
    assert sum(table.state.offer) == tiles
    if players < 5:
        assert not any("ruby" in TILE.names[tile] for tile, left in enumerate(table.state.offer) if left)


@pytest.mark.rule("KM-SET-04")
def test_creatures_and_special_cards_come_with_their_tiles() -> None:
    """Without ruby nobody can ever get the Phoenix or the Chariots."""
    table = Table.new(3, draws={"tile colors": "sapphire diamond onyx"})
    assert table.state.offer[TILE.index["ruby_phoenix"]] == 0
    assert table.state.offer[TILE.index["ruby_wrryt_storm"]] == 0
    assert table.state.offer[TILE.index["onyx_mercenaries"]] == 2
    assert table.state.creature_owner == [-1] * 10


@pytest.mark.rule("KM-SET-05")
def test_temple_fame_is_held_by_nobody() -> None:
    assert Table.new().state.fame_at == [-1] * len(AREA)


@pytest.mark.rule("KM-SET-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_a_silver_token_for_everybody(players: int) -> None:
    """As many Act of God tiles as colours, one for each player at most, so tokens always suffice."""
    table = Table(players)
    acts = [tile for tile in range(len(TILE)) if "act_of_god" in TILE.names[tile] and table.state.offer[tile]]
    assert len(acts) <= players
    assert table.state.has_silver == [False] * players


@pytest.mark.rule("KM-SET-07", "KM-SET-08")
def test_one_diversion_each_and_a_deck_of_the_other_cards() -> None:
    state = Table.new(3).state
    assert len(state.deck) == 33
    assert CARD.index["diversion"] not in state.deck
    hands = [state.hand[seat * 15 + CARD.index["diversion"]] for seat in range(3)]
    assert hands == [1, 1, 1]


@pytest.mark.rule("KM-SET-09")
def test_every_seat_has_a_god() -> None:
    assert [seat["god"] for seat in Table.new(5).view(None)["seats"]] == [
        "anubis",
        "bastet",
        "horus",
        "wadjet",
        "sobek",
    ]


@pytest.mark.rule("KM-SET-10")
def test_cities_are_chosen_in_seat_order() -> None:
    table = Table.new(3)
    assert (table.actor, table.legal()) == ("A", {"city w1", "city w2", "city w3"})
    table.do("city w2")
    assert (table.actor, table.legal()) == ("B", {"city w1", "city w3"})
    table.do("city w3")
    assert [each["city"] for each in table.told("city_chosen")] == ["w2", "w3", "w1"]  # C takes the last


@pytest.mark.rule("KM-SET-11")
def test_everybody_gets_units_cards_and_tokens() -> None:
    state = Table.new(3).state
    assert state.supply == [12] * 3
    assert state.battle_hand == [FULL_HAND] * 3
    assert FULL_HAND.bit_count() == 8
    assert [state.tokens_left(seat, 5) for seat in range(3)] == [5] * 3
    assert state.gold_tile == [-1] * 3


@pytest.mark.rule("KM-SET-12")
def test_three_parts_of_each_level_make_three_full_pyramids() -> None:
    table = Table(3, pyramids={"w1_d1": "ruby 4", "w1_d2": "sapphire 4"}, pp={"A": 10})
    table.do("token l2_build", "found w1_d3 diamond", "height 4")
    assert [table.state.height[AREA.index[f"w1_d{n}"]] for n in (1, 2, 3)] == [4, 4, 4]
    assert table.pp("A") == 0


@pytest.mark.rule("KM-SET-13")
@pytest.mark.parametrize(("players", "left"), [(2, 29), (3, 27), (4, 25), (5, 23)])
def test_two_cards_are_drawn_in_seat_order(players: int, left: int) -> None:
    table = set_up(players)
    assert len(table.state.deck) == left
    assert [each["seat"] for each in table.told("drew")] == [name for name in "ABCDE"[:players] for _ in "12"]


@pytest.mark.rule("KM-SET-14")
def test_the_first_turn_order_is_random() -> None:
    table = Table.new(3, draws={"turn order": "C A B"}).do("city w1", "city w2")
    assert table.state.order == [2, 0, 1]
    assert [each["seat"] for each in table.told("random_slot")] == ["C", "A", "B"]
    assert table.actor == "C"


@pytest.mark.rule("KM-SET-15")
def test_five_units_in_each_of_two_districts() -> None:
    table = set_up()
    assert table.legal() == {"garrison first_second", "garrison first_third", "garrison second_third"}
    table.do("garrison first_third")
    assert table.units("A") == {"w1_d1": 5, "w1_d3": 5}
    assert table.supply("A") == 2
    assert table.actor == "B"


@pytest.mark.rule("KM-SET-16", "KM-SET-17", "KM-SET-18", "KM-SET-19", "KM-SET-20")
def test_three_pyramid_parts_each_in_turn_order() -> None:
    table = set_up().do(*["garrison first_second"] * 3)
    assert table.actor == "A"
    assert len(table.legal()) == 9  # three districts, three colours
    table.do("found w1_d1 ruby")
    assert table.offers("raise") == {"w1_d1"}
    assert "w1_d1 sapphire" not in table.offers("found")  # one pyramid a district
    assert "w1_d2 ruby" not in table.offers("found")  # colours differ
    table.do("raise w1_d1")
    assert table.offers("raise") == set()  # not above 2
    table.do("found w1_d3 diamond")
    assert table.actor == "B"


@pytest.mark.rule("KM-SET-21", "KM-SET-22")
def test_markers_lie_on_the_first_spaces() -> None:
    table = Table(pyramids={"w1_d2": "onyx 1", "w1_d1": "ruby 2"})
    assert table.view(None)["seats"][0]["markers"] == ["onyx", "ruby", None]


def ready_for_tiles() -> Table:
    table = set_up().do(*["garrison first_second"] * 3)
    for city in ("w1", "w2", "w3"):
        table.do(f"found {city}_d1 ruby", f"found {city}_d2 sapphire", f"raise {city}_d2")
    return table


@pytest.mark.rule("KM-SET-23", "KM-SET-25", "KM-SET-26")
def test_a_first_tile_in_reverse_turn_order() -> None:
    table = ready_for_tiles()
    assert table.actor == "C"
    assert table.offers("take") == {
        "ruby_charge",
        "ruby_priest_of_mafdet",
        "sapphire_recruiting_scribe",
        "sapphire_defense",
    }
    table.do("take ruby_charge")
    assert table.actor == "B"
    table.do("take ruby_charge")
    assert (table.actor, "ruby_charge" in table.offers("take")) == ("A", False)  # both copies are gone
    table.do("take sapphire_defense")
    assert (table.asks, table.actor) == ("turn", "A")
    assert table.state.pp == [7, 7, 7]  # free of charge
    assert table.state.bought == [0, 0, 0]  # not a purchase of the first day
    table.do("token l3_buy_a")
    assert "ruby_priest_of_mafdet" in table.offers("buy")


@pytest.mark.rule("KM-SET-24")
def test_the_purchase_effect_works_at_setup() -> None:
    table = Table.new(3, draws={"tile colors": "onyx ruby sapphire", "turn order": "A B C"}).do(
        "city w1", "city w2"
    )
    table.do(*["garrison first_second"] * 3)
    for city in ("w1", "w2", "w3"):
        table.do(f"found {city}_d1 onyx", f"raise {city}_d1", f"found {city}_d2 ruby")
    table.do("take onyx_mercenaries")  # only the empty district has room
    assert table.units("C") == {"w3_d1": 5, "w3_d2": 5, "w3_d3": 3}
    assert table.supply("C") == 2


# Two players


@pytest.mark.rule("KM-2P-01", "KM-2P-02", "KM-2P-05")
def test_two_players_use_26_tiles() -> None:
    state = Table(2).state
    assert sum(state.offer) == 26
    on_offer = [TILE.names[tile] for tile, count in enumerate(state.offer) if count]
    assert max(state.offer) == 1
    assert not any("act_of_god" in name for name in on_offer)
    assert [name for name in on_offer if "domination" in name] == ["ruby_domination", "sapphire_domination"]


@pytest.mark.rule("KM-2P-03", "KM-2P-04")
def test_two_players_have_two_pyramids() -> None:
    table = set_up(2).do(*["garrison first_second"] * 2)
    table.do("found w1_d1 ruby", "found w1_d2 sapphire")
    assert table.offers("found") == set()
    assert table.offers("raise") == {"w1_d1", "w1_d2"}
    table.do("raise w1_d1")
    assert sorted(table.state.height, reverse=True)[:3] == [2, 1, 0]
    assert table.view(None)["seats"][0]["markers"] == ["ruby", "sapphire", None]
    table = Table(2, pyramids={"w1_d1": "ruby 2", "w1_d2": "sapphire 1"})
    table.do("token l2_build")
    assert table.offers("found") == set()
    table = Table(2, pyramids={"w1_d1": "ruby 2", "w3_d1": "sapphire 1"}, troops={"A": {"w3_d1": 2}}).do(
        "token l3_buy_c"
    )
    assert {name.split("_")[0] for name in table.offers("buy")} == {"sapphire"}


@pytest.mark.rule("KM-2P-06")
def test_everything_else_is_as_with_more_players() -> None:
    table = Table(2, troops={"A": {"w1_lands": 3}, "B": {"w_bank": 3}})
    table.do("token l1_move", "move w1_lands", "step w_bank", "units 3")
    table.fight(A="cavalry_blitz", B="shield_push")
    assert table.points("A")["battle"] == 1
    assert DATA["totals"]["tiles_by_players"][2] == {"colors": 2, "tiles": 26}
