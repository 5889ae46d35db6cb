"""Invariants (section 26): each of them notices the position that breaks it."""

from collections.abc import Callable

import pytest

from ennead.core.referee import FastReferee, LiveReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.components import AREA, CARD, CREATURE, TILE, TILE_COLOR, TOKEN_SPACE
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.testing import Table


def state() -> KemetState:
    return Table(
        troops={"A": {"w1_d1": 5, "temple_west": 2}, "B": {"w_bank": 3}},
        tiles={"A": "ruby_phoenix"},
        creatures={"phoenix": "temple_west"},
        pyramids={"w1_d1": "ruby 2"},
    ).state


def broken(change: Callable[[KemetState], None]) -> str:
    spoilt = state()
    change(spoilt)
    return " ".join(GAME.invariants(spoilt))


def test_the_sound_position_breaks_nothing() -> None:
    assert GAME.invariants(state()) == []


def _set(name: str, place: int, value: int) -> Callable[[KemetState], None]:
    def change(spoilt: KemetState) -> None:
        getattr(spoilt, name)[place] = value

    return change


@pytest.mark.rule("KM-INV-01", "KM-INV-02", "KM-INV-03", "KM-INV-04", "KM-INV-05")
@pytest.mark.parametrize(
    ("name", "place", "value", "rule"),
    [
        ("supply", 0, 6, "KM-INV-01"),
        ("pp", 0, 12, "KM-INV-02"),
        ("pp", 1, -1, "KM-INV-02"),
        ("units", AREA.index["w1_d1"], 6, "KM-INV-03"),
        ("assault", AREA.index["w1_d1"], 1, "KM-INV-04"),
        ("creature_at", CREATURE.index["phoenix"], AREA.index["w_bank"], "KM-INV-05"),
        ("creature_owner", CREATURE.index["phoenix"], 1, "KM-INV-05"),
    ],
)
def test_pieces(name: str, place: int, value: int, rule: str) -> None:
    assert rule in broken(_set(name, place, value))


@pytest.mark.rule("KM-INV-06", "KM-INV-13", "KM-INV-14", "KM-INV-15", "KM-INV-16")
def test_tokens_and_order() -> None:
    spaces = [TOKEN_SPACE.index[name] for name in ("l3_pray", "l3_buy_a", "l3_buy_b", "l3_buy_c")]
    assert "KM-INV-06" in broken(_set("silver_at", 0, spaces[0]))  # no silver token owned
    assert "KM-INV-06" in broken(_set("gold_tile", 0, TILE.index["onyx_forced_march"]))
    four = sum(1 << space for space in spaces)
    assert "KM-INV-13" in broken(_set("own_tokens", 0, four))
    assert "KM-INV-14" in broken(_set("own_tokens", 0, 0b11))
    assert "KM-INV-15" in broken(_set("order", 0, 1))
    table = Table().night()
    assert GAME.invariants(table.state) == []
    table.state.veterans[0] = 1
    table.state.own_tokens[1] = 1
    assert "veterans in destiny" in " ".join(GAME.invariants(table.state))
    assert "token lies on a board" in " ".join(GAME.invariants(table.state))
    table = Table(tiles={"A": "onyx_forced_march"}).night()
    table.state.gold_tile[0] = TILE.index["onyx_forced_march"]
    assert "token lies on a board" in " ".join(GAME.invariants(table.state))


@pytest.mark.rule("KM-INV-07", "KM-INV-08", "KM-INV-09", "KM-INV-10", "KM-INV-12")
@pytest.mark.parametrize(
    ("name", "place", "value", "rule"),
    [
        ("offer", TILE.index["ruby_charge"], 1, "KM-INV-07"),
        ("hand", CARD.index["prayer"], 1, "KM-INV-08"),
        ("hand", CARD.index["diversion"], 0, "KM-INV-08"),
        ("battle_hand", 0, 0b1111111, "KM-INV-09"),
        ("face_up", 0, 1, "KM-INV-09"),
        ("height", AREA.index["w1_d1"], 5, "KM-INV-10"),
        ("height", AREA.index["w1_d2"], 1, "KM-INV-10"),
        ("markers", 0, 2, "KM-INV-10"),
        ("fame_at", AREA.index["temple_west"], 1, "KM-INV-12"),
        ("fame_at", AREA.index["w_bank"], 1, "KM-INV-12"),
    ],
)
def test_tiles_cards_and_pyramids(name: str, place: int, value: int, rule: str) -> None:
    assert rule in broken(_set(name, place, value))


@pytest.mark.rule("KM-INV-03", "KM-INV-04")
def test_battles_and_moving_groups_are_the_exceptions() -> None:
    assert GAME.invariants(Table.battle().state) == []
    table = Table(troops={"A": {"w1_d1": 4, "w1_lands": 4}}, tiles={"A": "ruby_priest_of_mafdet"})
    table.do("token l1_move", "move w1_d1", "step w1_lands", "units 4")
    assert table.state.units[AREA.index["w1_lands"]] == 8
    assert GAME.invariants(table.state) == []


@pytest.mark.rule("KM-INV-11", "KM-INV-17", "KM-INV-18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_over_a_whole_game(players: int) -> None:
    """Fame and heights never fall; a colour is bought once a day, plus one by Twin Ceremony."""
    referee = LiveReferee(f"invariants/{players}")
    dice = FastReferee(players)
    table = GAME.start(players, None, referee)
    assert isinstance(table, KemetState)
    permanent, heights = [0] * players, table.height
    while not table.over:
        seat = table.to_act()[0]
        codes = table.legal(seat)
        assert codes
        table.play(codes[dice.below("choice", len(codes))], referee, seat)
        now = [table.battle_fame[each] + table.divine_fame[each] for each in range(players)]
        assert all(new >= old for new, old in zip(now, permanent, strict=True))
        assert all(new >= old for new, old in zip(table.height, heights, strict=True))
        permanent, heights = now, table.height
    assert table.to_act() == ()
    bought: dict[tuple[int, int], int] = {}
    for event in referee.events:
        kind = GAME.events.types[event.kind].name
        if kind == "day":
            bought.clear()
        elif kind == "gold" and event.values[1] == TILE.index["onyx_twin_ceremony"]:
            bought[(event.values[0], -1)] = 1
        elif kind == "bought_tile":
            key = (event.values[0], TILE_COLOR[event.values[1]])
            bought[key] = bought.get(key, 0) + 1
            assert bought[key] <= 1 + bought.get((event.values[0], -1), 0)
