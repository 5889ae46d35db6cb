"""Why an action is not possible: every refusal says the reason and its numbers."""

import pytest

from ennead.core.referee import FastReferee
from ennead.games.kemet import GAME
from tests.games.kemet.table import Table, battle, position


def turn() -> Table:
    return position(
        hand={"A": "raining_fire prayer"},
        pp={"A": 0},
        troops={"B": {"w_bank": 1}},
        tiles={"A": "ruby_charge ruby_act_of_god onyx_forced_march"},
    )


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("end_turn", "token must be played"),
        ("card enlistment", "card not in hand: card enlistment"),
        ("card raining_fire", "not enough pp for: needs 1, has 0"),
        ("card war_fury", "card not in hand: card war_fury"),
        ("gold ruby_charge", "no gold tile: tile ruby_charge"),
        ("rearrange", "nothing to rearrange"),
        ("play shield_push", "not possible now"),
    ],
)
def test_in_the_turn(action: str, reason: str) -> None:
    assert str(turn().why_not(action)) == reason


def test_taken_spaces_balance_and_used_tokens() -> None:
    table = position(hand={"A": "war_fury"}).play("token l2_pray")
    assert str(table.why_not("token l1_move")) == "token played"
    assert str(table.why_not("silver l1_move")) == "no silver"
    table.turn_of("A")
    assert str(table.why_not("token l2_pray")) == "space taken: space l2_pray"
    table.state.own_tokens[0] = 0b101100000  # l3_pray, l3_buy_a, l3_buy_c
    table.turn_of("A")
    assert str(table.why_not("token l3_buy_b")) == "balance rule"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("buy ruby_charge", "tile owned: tile ruby_charge"),
        ("buy onyx_mercenaries", "pyramid too low: color onyx, needs 1, has 0"),
        ("buy ruby_domination", "pyramid too low: color ruby, needs 3, has 2"),
        ("buy ruby_carnage", "not enough pp for: needs 2, has 1"),
        ("buy sapphire_defense", "wrong buy space: color sapphire"),
    ],
)
def test_in_the_market(action: str, reason: str) -> None:
    table = position(
        tiles={"A": "ruby_charge"}, pyramids={"w1_d1": "ruby 2", "w1_d2": "sapphire 1"}, pp={"A": 1}
    ).play("token l3_buy_a")
    assert str(table.why_not(action)) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("step w3_d1", "walls: area w3_d1"),
        ("step e1_lands", "too far: area e1_lands"),
        ("teleport temple_west", "no pyramid here: area w3_lands"),
        ("teleport w1_d1", "no obelisk there: area w1_d1"),
        ("transfer temple_west", "card not in hand: card transfer"),
        ("swiftness", "card not in hand: card swiftness"),
    ],
)
def test_on_the_way(action: str, reason: str) -> None:
    table = position(troops={"A": {"w_bank": 2}}, tiles={"A": "ruby_priest_of_mafdet"})
    table.play("token l1_move", "move w_bank", "step w3_lands", "units 2")
    assert str(table.why_not(action)) == reason


def test_in_battle_only_the_own_hand_is_spoken_of() -> None:
    table = battle(hand={"B": "war_fury"})
    assert str(table.why_not("play chariots")) == "battle card not in hand: battle_card chariots"
    for seat in "AB":
        table.play(f"{seat}: play shield_push", f"{seat}: discard chariot_raid")
    assert str(table.why_not("commit war_fury")) == "card not in hand: card war_fury"


def test_every_illegal_action_gets_a_reason() -> None:
    referee = FastReferee(4)
    state = GAME.start(3, None, referee)
    for number in range(1500):
        if state.over:
            break
        seat = state.to_act()[0]
        codes = state.legal(seat)
        for code in range(number % 37, GAME.space.size, 37):
            if code not in codes:
                assert GAME.explain(state, seat, code).reason
        state.play(codes[referee.below("choice", len(codes))], referee, seat)
