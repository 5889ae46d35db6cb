"""Divine intervention cards and battle cards (sections 20 and 21)."""

import pytest

from ennead.games.kemet.rules.components import AREA, BATTLE_CARD, BATTLE_CARD_VALUE, CARD, CARD_COUNT
from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-DI-01")
def test_there_is_no_hand_limit() -> None:
    cards = " ".join(name for name in CARD.names if name != "diversion")
    table = Table(hand={"A": f"{cards} war_rage war_fury"}).night()
    assert len(table.hand("A")) == 17


@pytest.mark.rule("KM-DI-02")
def test_cards_are_played_at_their_moment() -> None:
    hand = {"A": "war_rage swiftness prayer"}
    table = Table(hand=hand, troops={"A": {"w1_lands": 1}, "B": {"w_bank": 1}})
    assert table.offers("card") == {"prayer"}
    table.do("token l1_move", "move w1_lands")
    assert {text for text in table.legal() if not text.startswith("step")} == {"swiftness", "stop"}
    table.do("step w_bank")
    for seat in "AB":
        table.do(f"{seat}: play shield_push", f"{seat}: discard chariot_raid")
    assert table.legal("A") == {"commit war_rage", "commit diversion", "done"}


@pytest.mark.rule("KM-DI-03", "KM-DI-04")
def test_a_card_is_paid_and_goes_to_the_open_discard() -> None:
    table = Table(troops={"B": {"w_bank": 2}}, hand={"A": "raining_fire"}).do("card raining_fire")
    assert table.pp("A") == 6
    assert table.view("C")["discard"] == {"raining_fire": 1}


@pytest.mark.rule("KM-DI-05")
def test_an_empty_deck_is_made_of_the_discard_at_the_draw() -> None:
    table = Table(3)
    state = table.state
    for card in state.deck:
        state.discard[card] += 1
    state.deck = [CARD.index["prayer"]]
    state.discard[CARD.index["prayer"]] -= 1
    table.night()
    assert table.told("reshuffled")[0]["count"] == 32
    assert table.told("drew")[0]["card"] == "prayer"
    assert len(state.deck) == 30
    assert sum(state.discard) == 0


@pytest.mark.rule("KM-DI-06")
def test_without_any_card_none_is_drawn() -> None:
    table = Table(3)
    state = table.state
    for card in state.deck:
        state.hand[card] += 1  # all in A's hand
    state.deck = []
    table.night()
    assert table.told("drew") == []
    assert len(table.hand("A")) == 33


@pytest.mark.rule("KM-DI-07")
def test_several_cards_add_up() -> None:
    table = Table.battle(hand={"A": "war_rage war_rage war_fury"})
    table.fight(A="shield_push war_rage war_rage war_fury", B="shield_push")
    assert table.origins("A", "strength") == {"units": 5, "shield_push": 3, "war_rage": 2, "war_fury": 2}
    table = Table(hand={"A": "swiftness swiftness"}, troops={"A": {"w1_lands": 1}})
    table.do("token l1_move", "move w1_lands", "swiftness", "swiftness")
    assert table.details["points"] == 3


@pytest.mark.rule("KM-DI-08")
def test_a_card_with_a_target_needs_one() -> None:
    cards = {"A": "raining_fire enlistment prayer mana_theft"}
    table = Table(hand=cards, troops={"A": {"w1_d1": 5, "w1_d2": 5, "w1_d3": 2}})
    assert table.offers("card") == {"prayer", "mana_theft"}  # no enemy on the board, no unit in supply
    table = Table(hand=cards, troops={"A": {"w1_d1": 5}, "B": {"w_bank": 1}})
    assert table.offers("card") == {"raining_fire", "prayer", "enlistment", "mana_theft"}
    table = Table(hand=cards, troops={"B": {"w_bank": 1}}, pp={"A": 0})
    assert "raining_fire" not in table.offers("card")


# The cards


def committed(card: str, **more: object) -> Table:
    return Table.battle(hand={"A": card}, **more).fight(A=f"shield_push {card}", B="shield_push")  # type: ignore[arg-type]


@pytest.mark.rule("KM-DIC-01", "KM-DIC-02", "KM-DIC-03", "KM-DIC-04", "KM-DIC-05", "KM-DIC-06")
@pytest.mark.parametrize(
    ("card", "value", "amount", "cost", "count"),
    [
        ("war_rage", "strength", 1, 0, 3),
        ("war_fury", "strength", 2, 1, 3),
        ("bloody_battle", "damage", 1, 0, 3),
        ("bloodbath", "damage", 2, 1, 2),
        ("bronze_wall", "protection", 1, 0, 3),
        ("iron_wall", "protection", 2, 1, 2),
    ],
)
def test_cards_that_add_to_a_battle_value(card: str, value: str, amount: int, cost: int, count: int) -> None:
    table = committed(card)
    assert table.origins("A", value)[card] == amount
    assert table.pp("A") == 7 - cost
    assert CARD_COUNT[CARD.index[card]] == count


@pytest.mark.rule("KM-DIC-07")
def test_glory_pays_the_winner() -> None:
    assert committed("glory", units=(5, 4), pp={"A": 0}).pp("A") == 4
    assert committed("glory", units=(4, 5), pp={"A": 0}).pp("A") == 0


@pytest.mark.rule("KM-DIC-08")
def test_swiftness() -> None:
    table = Table(hand={"A": "swiftness"}, troops={"A": {"w1_lands": 1}})
    table.do("token l1_move", "move w1_lands", "swiftness", "step w_bank", "step temple_sphinx")
    assert (table.at("temple_sphinx"), table.pp("A")) == (("A", 1), 7)


@pytest.mark.rule("KM-DIC-09")
def test_transfer_from_anywhere_besides_the_teleport() -> None:
    table = Table(hand={"A": "transfer"}, troops={"A": {"w_bank": 3}}, tiles={"A": "ruby_portal_of_thoth"})
    table.do("token l1_move", "move w_bank", "transfer temple_east", "units 2")
    assert table.pp("A") == 6
    assert table.details["points"] == 1  # no point used
    assert "sanctuary" in table.offers("teleport")
    table.do("teleport sanctuary", "units 1", "step delta_marsh")
    assert table.units("A") == {"w_bank": 1, "temple_east": 1, "delta_marsh": 1}


@pytest.mark.rule("KM-DIC-10")
def test_open_gates_for_the_rest_of_the_action() -> None:
    table = Table(hand={"A": "open_gates"}, troops={"A": {"w_bank": 1}}, tiles={"A": "ruby_priest_of_mafdet"})
    table.do("token l1_move", "move w_bank", "step w3_lands")
    assert not any("w3_d" in area for area in table.offers("step"))
    table.do("open_gates")
    assert {"w3_d1", "w3_d2", "w3_d3"} <= set(table.offers("step"))
    assert table.pp("A") == 6


@pytest.mark.rule("KM-DIC-11")
def test_raining_fire_hits_one_enemy_unit() -> None:
    table = Table(
        hand={"A": "raining_fire"},
        tiles={"C": "onyx_soul_devourer"},
        troops={"A": {"w1_d1": 1}, "B": {"w_bank": 2, "w3_d1": 1}, "C": {"w2_lands": 1}},
        creatures={"soul_devourer": "w2_lands"},
    ).do("card raining_fire")
    assert table.offers("burn") == {"w3_d1", "w_bank"}
    table.do("burn w_bank")
    assert (table.at("w_bank"), table.supply("B")) == (("B", 1), 10)


@pytest.mark.rule("KM-DIC-12")
def test_prayer_gives_two() -> None:
    assert Table(hand={"A": "prayer"}, pp={"A": 0}).do("card prayer").pp("A") == 2


@pytest.mark.rule("KM-DIC-13")
def test_enlistment_places_up_to_two_units() -> None:
    table = Table(hand={"A": "enlistment"}, troops={"A": {"w_bank": 4}, "B": {"w1_d1": 1}})
    table.do("card enlistment")
    assert table.offers("place") == {"w1_d2", "w1_d3", "w_bank"}
    table.do("place w_bank", "place w1_d3")  # one unit each, by themselves
    assert table.units("A") == {"w1_d3": 1, "w_bank": 5}
    assert table.pp("A") == 7


@pytest.mark.rule("KM-DIC-14")
def test_mana_theft_gains_exactly_one() -> None:
    table = Table(3, hand={"A": "mana_theft"}, pp={"A": 3, "B": 0, "C": 4}).do("card mana_theft")
    assert table.state.pp == [4, 0, 3]


@pytest.mark.rule("KM-DIC-15")
def test_diversion_is_nothing_and_returns() -> None:
    table = Table.battle().fight(A="shield_push diversion", B="shield_push diversion")
    assert (table.total("A", "strength"), table.total("B", "strength")) == (8, 8)
    assert [table.state.hand[seat * 15 + CARD.index["diversion"]] for seat in (0, 1)] == [1, 1]


# Battle cards


@pytest.mark.rule("KM-BC-01")
def test_the_eight_battle_cards() -> None:
    values = dict(zip(BATTLE_CARD.names, BATTLE_CARD_VALUE, strict=True))
    assert values == {
        "sacrificial_charge": (5, -2, 0, 0),
        "cavalry_blitz": (4, 1, 0, 0),
        "fervent_purge": (3, 2, 0, 0),
        "shield_push": (3, 0, 0, 1),
        "mixed_tactics": (2, 2, 0, 1),
        "phalanx_defense": (2, 0, 0, 2),
        "chariot_raid": (1, 3, 0, 0),
        "defensive_retreat": (1, 1, 0, 3),
        "chariots": (3, 3, 0, 0),
        "shield_wall": (3, 0, 0, 3),
    }
    table = Table()
    assert all(table.battle_hand(seat) == list(BATTLE_CARD.names[:8]) for seat in "ABCDE")


@pytest.mark.rule("KM-BC-02")
def test_a_battle_uses_up_two_cards() -> None:
    """A attacks B again and again, both recall: 8, 6, 4, 2, then the whole set again."""
    table = Table(troops={"A": {"w1_lands": 1}, "B": {"w_bank": 1}})
    sizes = []
    for number in range(4):
        for area, seat in (("w1_lands", 0), ("w_bank", 1)):
            place = AREA.index[area]
            table.state.supply[seat] -= 1 - table.state.units[place]
            table.state.holder[place], table.state.units[place] = seat, 1
        table.state.own_tokens = [0] * 5
        table.turn_of("A").do("token l1_move", "move w1_lands", "step w_bank")
        while table.asks in ("battle_play", "battle_discard", "battle_di"):
            name = table.actor[0]
            table.do(f"{name}: {table.options(name)[-1]}")
        while table.asks in ("loser_choice", "winner_choice"):
            table.do("recall")
        sizes.append((number, len(table.battle_hand("A")), len(table.battle_hand("B"))))
    assert sizes == [(0, 6, 6), (1, 4, 4), (2, 2, 2), (3, 8, 8)]
