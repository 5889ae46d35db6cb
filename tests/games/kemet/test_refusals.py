"""Why an action is not possible: every refusal says the real reason and its numbers."""

import pytest

from ennead.core.referee import FastReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.components import TOKEN_SPACE
from ennead.games.kemet.testing import Table


def why(table: Table, action: str) -> str:
    return str(table.refused(action))


# The turn


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("end_turn", "token must be played"),
        ("card enlistment", "card not in hand: card enlistment"),
        ("card raining_fire", "not enough pp for: needs 1, has 0"),
        ("card war_fury", "card of battle: card war_fury"),
        ("card swiftness", "card of a move: card swiftness"),
        ("swiftness", "card of a move: card swiftness"),
        ("commit war_fury", "card of battle: card war_fury"),
        ("gold ruby_charge", "no gold tile: tile ruby_charge"),
        ("rearrange", "nothing to rearrange"),
        ("play shield_push", "another decision"),
    ],
)
def test_in_the_turn(action: str, reason: str) -> None:
    table = Table(
        hand={"A": "raining_fire prayer war_fury swiftness"},
        pp={"A": 0},
        troops={"B": {"w_bank": 1}},
        tiles={"A": "ruby_charge ruby_act_of_god onyx_forced_march"},
    )
    assert why(table, action) == reason


def test_a_card_without_target() -> None:
    table = Table(hand={"A": "raining_fire"})
    assert why(table, "card raining_fire") == "no target for: card raining_fire"


def test_a_day_card_in_the_middle_of_an_action() -> None:
    table = Table(hand={"A": "prayer"}, troops={"A": {"w1_d1": 1}}).do("token l1_move", "move w1_d1")
    assert why(table, "card prayer") == "card of the day: card prayer"


def test_taken_spaces_balance_and_used_tokens() -> None:
    table = Table(hand={"A": "war_fury"}).do("token l2_pray")
    assert why(table, "token l1_move") == "token played"
    assert why(table, "silver l1_move") == "no silver"
    table.turn_of("A")
    assert why(table, "token l2_pray") == "space taken: space l2_pray"
    table.state.own_tokens[0] = sum(
        1 << TOKEN_SPACE.index[name] for name in ("l3_pray", "l3_buy_a", "l3_buy_c")
    )
    table.turn_of("A")
    assert why(table, "token l3_buy_b") == "balance rule: left 1, needs 2, tiers 1, 2"


def test_silver_and_gold_used_or_too_new() -> None:
    table = Table(tiles={"A": "ruby_act_of_god onyx_forced_march"}, hand={"A": "war_fury"})
    table.do("silver l2_pray", "gold onyx_forced_march")
    assert why(table, "silver l3_pray") == "silver used"
    assert why(table, "gold onyx_forced_march") == "gold used"
    table = Table(pyramids={"w1_d1": "ruby 4"}, hand={"A": "war_fury"}).do(
        "token l3_buy_a", "buy ruby_act_of_god"
    )
    assert why(table, "silver l3_pray") == "silver not this turn"
    table = Table(pyramids={"w1_d1": "ruby 4"}, hand={"A": "war_fury"}).do(
        "token l3_buy_a", "buy ruby_surprise_attack"
    )
    assert why(table, "gold ruby_surprise_attack") == "not this turn"


def test_rearranging_too_late() -> None:
    table = Table(tiles={"A": "ruby_phoenix"}, troops={"A": {"w1_d1": 1}}, hand={"A": "war_fury"})
    table.do("token l2_pray")
    assert why(table, "rearrange") == "too late to rearrange"


# Build and buy


def test_in_building() -> None:
    table = Table(
        3, pyramids={"w1_d1": "ruby 2", "w1_d2": "sapphire 4"}, troops={"A": {"w3_d1": 1}}, pp={"A": 1}
    ).do("token l2_build")
    assert why(table, "raise w1_d1") == "not enough pp for: needs 3, has 1"
    assert why(table, "raise w1_d2") == "high enough: area w1_d2, has 4"
    assert why(table, "raise w1_d3") == "no pyramid there: area w1_d3"
    assert why(table, "raise w3_d1") == "not your district: area w3_d1"
    assert why(table, "found w1_d1 diamond") == "pyramid there: area w1_d1"
    assert why(table, "found w1_d3 ruby") == "color in city: color ruby"
    assert why(table, "found w1_d3 onyx") == "color not in play: color onyx"
    table = Table(pyramids={"w1_d1": "ruby 2"}, pp={"A": 8}).do("token l2_build", "raise w1_d1")
    assert why(table, "height 2") == "not higher: has 2"
    table = Table(pyramids={"w1_d1": "ruby 1"}, pp={"A": 6}).do("token l2_build", "raise w1_d1")
    assert why(table, "height 4") == "not enough pp for: needs 9, has 6"
    table = Table(2, pyramids={"w1_d1": "ruby 2", "w1_d2": "sapphire 1"}).do("token l2_build")
    assert why(table, "found w1_d3 diamond") == "no parts left: most 2"


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("buy ruby_charge", "tile owned: tile ruby_charge"),
        ("buy onyx_mercenaries", "pyramid too low: color onyx, needs 1, has 0"),
        ("buy ruby_domination", "pyramid too low: color ruby, needs 3, has 2"),
        ("buy ruby_carnage", "not enough pp for: needs 2, has 1"),
        ("buy sapphire_defense", "wrong buy space: color sapphire, gem ruby"),
    ],
)
def test_in_the_market(action: str, reason: str) -> None:
    table = Table(
        tiles={"A": "ruby_charge"}, pyramids={"w1_d1": "ruby 2", "w1_d2": "sapphire 1"}, pp={"A": 1}
    ).do("token l3_buy_a")
    assert why(table, action) == reason


def test_with_twin_ceremony_the_dearer_price_counts() -> None:
    table = Table(
        tiles={"A": "onyx_twin_ceremony"}, pyramids={"w1_d1": "ruby 2", "w1_d2": "diamond 1"}, pp={"A": 2}
    )
    table.state.bought[0] = 0b1
    table.do("gold onyx_twin_ceremony")
    assert why(table, "buy ruby_carnage") == "not enough pp for: needs 3, has 2"
    assert why(table, "buy diamond_priest") == "color not bought: color diamond"


# Placing


def test_in_placing() -> None:
    table = Table(troops={"A": {"w1_d1": 3, "w_bank": 2, "w3_d1": 5}, "B": {"w1_d2": 1}}, pp={"A": 2})
    table.do("token l1_recruit")
    assert why(table, "place w_bank") == "not your district: area w_bank"
    table.do("place w1_d1")
    assert why(table, "count 3") == "supply too small: has 2"
    table.do("count 1")
    assert why(table, "place w1_d1") == "placed there: area w1_d1"
    table = Table(troops={"A": {"w1_d1": 4}}, pp={"A": 2}).do("token l1_recruit", "place w1_d2")
    assert why(table, "count 3") == "not enough pp for: needs 3, has 2"
    table = Table(troops={"A": {"w1_d1": 4, "w_bank": 5}, "B": {"w1_d2": 1}}, hand={"A": "enlistment"}).do(
        "card enlistment"
    )
    assert why(table, "place w_bank") == "troop full: area w_bank, limit 5"
    assert why(table, "place w1_d2") == "held by enemy: area w1_d2"
    assert why(table, "place w3_d1") == "neither district nor troop: area w3_d1"
    table.do("place w1_d3")
    assert why(table, "count 3") == "no more units: has 2"


def test_mercenaries_must_all_find_a_place() -> None:
    table = Table(pyramids={"w1_d1": "onyx 1"}, troops={"A": {"w1_d1": 3, "w1_d2": 3, "w1_d3": 5}})
    table.do("token l3_buy_a", "buy onyx_mercenaries")
    assert why(table, "done") == "must choose"
    table = Table(pyramids={"w1_d1": "onyx 1"}, troops={"A": {"w1_d1": 4, "w1_d2": 2, "w1_d3": 5}})
    table.do("token l3_buy_a", "buy onyx_mercenaries", "place w1_d2")
    assert why(table, "count 1") == "mercenaries left over: left 3"


def test_where_a_new_creature_may_stand() -> None:
    table = Table(
        pyramids={"w1_d1": "ruby 2"},
        tiles={"A": "sapphire_war_elephant"},
        troops={"A": {"w1_d1": 1, "w1_d2": 1, "w_bank": 1}},
        creatures={"elephant": "w1_d2"},
    ).do("token l3_buy_a", "buy ruby_phoenix")
    assert why(table, "station w_bank") == "not your district: area w_bank"
    assert why(table, "station w1_d3") == "no troop there: area w1_d3"
    assert why(table, "station w1_d2") == "creature there: area w1_d2"


def test_which_creature_stands_where() -> None:
    table = Table(
        tiles={"A": "ruby_phoenix ruby_royal_scarab sapphire_war_elephant", "B": "diamond_mummy"},
        troops={"A": {"w1_d1": 1, "w1_d2": 1, "w_bank": 1}},
        creatures={"phoenix": "w1_d2", "elephant": "w_bank"},
    ).do("rearrange")
    assert why(table, "arrange elephant") == "creature elsewhere: creature elephant, area w_bank"
    assert why(table, "arrange mummy") == "not your creature: creature mummy"
    table.do("arrange royal_scarab")
    assert table.creature("phoenix") == "w1_d2"  # the only one left for it


# Moving


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("step w3_d1", "walls: area w3_d1"),
        ("step e1_lands", "too far: area e1_lands"),
        ("step w3_lands", "already there: area w3_lands"),
        ("teleport temple_west", "no pyramid here: area w3_lands"),
        ("teleport w1_d1", "no obelisk there: area w1_d1"),
        ("transfer temple_west", "card not in hand: card transfer"),
        ("swiftness", "swiftness too late"),
        ("open_gates", "not enough pp for: needs 1, has 0"),
    ],
)
def test_on_the_way(action: str, reason: str) -> None:
    table = Table(
        troops={"A": {"w_bank": 2}},
        tiles={"A": "ruby_priest_of_mafdet"},
        hand={"A": "swiftness open_gates"},
        pp={"A": 0},
    )
    table.do("token l1_move", "move w_bank", "step w3_lands", "units 2")
    assert why(table, action) == reason


def test_prices_on_the_way() -> None:
    table = Table(
        players=5,
        troops={"A": {"w1_d1": 2, "w1_lands": 1}, "B": {"temple_west": 1}},
        tiles={"B": "onyx_khnums_sphinx"},
        creatures={"khnums_sphinx": "temple_west"},
        pyramids={"w1_d1": "ruby 1"},
        hand={"A": "transfer"},
        pp={"A": 1},
    ).do("token l1_move", "move w1_lands")
    assert why(table, "step temple_west") == "entry price: area temple_west, needs 2, has 1"
    assert why(table, "transfer temple_west") == "entry price: area temple_west, needs 3, has 1"
    table.turn_of("A").do("token l2_move", "move w1_d1")
    assert why(table, "teleport sanctuary") == "not enough pp for: needs 2, has 1"
    assert why(table, "teleport temple_west") == "entry price: area temple_west, needs 4, has 1"


def test_a_teleport_at_an_obelisk_with_the_portal_is_a_matter_of_price() -> None:
    table = Table(troops={"A": {"temple_west": 1}}, tiles={"A": "ruby_portal_of_thoth"}, pp={"A": 0})
    table.do("token l1_move", "move temple_west")
    assert why(table, "teleport sanctuary") == "not enough pp for: needs 1, has 0"


def test_numbers_of_a_group() -> None:
    table = Table(
        troops={"A": {"w1_d1": 4, "w1_lands": 4}, "B": {"w_bank": 1}}, tiles={"A": "ruby_priest_of_mafdet"}
    ).do("token l1_move", "move w1_d1", "step w1_lands")
    assert why(table, "units 5") == "too few units: has 4"
    table.do("units 4")
    assert why(table, "stop") == "too many to stop: area w1_lands, number 8, limit 5"
    table.do("step w_bank")
    assert why(table, "units 2") == "too many stay: number 6, limit 5"
    assert why(table, "units 6") == "too many attack: limit 5"
    assert why(table, "units 9") == "too few units: has 8"


def test_creatures_of_a_group() -> None:
    table = Table(
        troops={"A": {"w_bank": 2, "w3_lands": 2}},
        tiles={"A": "ruby_phoenix ruby_royal_scarab sapphire_war_elephant"},
        creatures={"phoenix": "w_bank", "elephant": "w3_lands"},
    ).do("token l1_move", "move w_bank", "step w3_lands", "units 2", "take_along", "step w_dunes_south")
    table.do("units 2")
    assert why(table, "leave royal_scarab") == "creature not here: creature royal_scarab"
    assert (
        why(table, "take_along") == "two creatures: area w_dunes_south"
    )  # the last point: one creature each
    table = Table(
        troops={"A": {"w_bank": 3, "w3_lands": 3}},
        tiles={"A": "ruby_phoenix ruby_royal_scarab ruby_priest_of_mafdet onyx_bestial_fury"},
        creatures={"phoenix": "w_bank", "royal_scarab": "w3_lands"},
    ).do("token l1_move", "move w_bank", "step w3_lands", "units 2", "take_along", "step w3_d1", "units 4")
    assert table.legal() == {"take_along", "leave royal_scarab"}
    assert why(table, "leave phoenix") == "creature needed: creature phoenix"  # for the walls


def test_a_card_whose_price_is_needed_for_the_way_out() -> None:
    table = Table(
        troops={"A": {"w1_d1": 2, "w1_d2": 5, "w1_d3": 5}},
        pyramids={"w1_d2": "ruby 1"},
        hand={"A": "open_gates"},
        pp={"A": 2},
    ).do("token l1_move", "move w1_d1", "step w1_d2", "units 2")
    assert why(table, "open_gates") == "card too dear now: card open_gates"


# Battle and night


def test_in_battle_only_the_own_hand_is_spoken_of() -> None:
    table = Table.battle(hand={"A": "war_rage war_fury war_fury prayer", "B": "war_fury"}, pp={"A": 1})
    assert why(table, "play chariots") == "battle card not in hand: battle_card chariots"
    assert why(table, "discard shield_push") == "play then discard"
    table.do("A: play shield_push")
    assert why(table, "discard shield_push") == "battle card played: battle_card shield_push"
    table.do("A: discard chariot_raid", "B: play shield_push", "B: discard chariot_raid")
    assert why(table, "commit glory") == "card not in hand: card glory"
    assert why(table, "commit prayer") == "card of the day: card prayer"
    table.do("A: commit war_fury", "A: commit war_rage")
    assert why(table, "commit war_fury") == "not enough pp for: needs 1, has 0"
    assert why(table, "commit war_rage") == "card committed: card war_rage"


def test_diversion_is_never_discarded() -> None:
    table = Table.battle(tiles={"A": "ruby_divine_wound"}, hand={"A": "prayer"})
    table.fight(A="shield_push", B="shield_push")
    assert why(table, "wound diversion") == "diversion stays"
    assert why(table, "wound glory") == "card not in hand: card glory"
    table = Table(tiles={"A": "diamond_vision"}, deck="prayer prayer glory glory war_rage").night()
    assert why(table, "drop diversion") == "diversion stays"
    assert why(table, "done") == "must choose"


def test_fire_fights_and_retreats() -> None:
    table = Table(
        hand={"A": "raining_fire"},
        tiles={"C": "onyx_soul_devourer"},
        troops={"B": {"w_bank": 2, "w3_d1": 1}, "C": {"w2_lands": 1}},
        creatures={"soul_devourer": "w2_lands"},
    ).do("card raining_fire")
    assert why(table, "burn w2_lands") == "protected from fire: area w2_lands"
    assert why(table, "burn w1_lands") == "no target there: area w1_lands"
    table = Table(troops={"B": {"w1_d2": 1}, "C": {"w1_d3": 1}})
    table.do("token l1_recruit", "place w1_d2", "count 3", "place w1_d3", "count 3", "done")
    assert why(table, "fight w1_d1") == "no battle there: area w1_d1"


def test_every_illegal_action_gets_a_reason_whose_numbers_are_true() -> None:
    referee = FastReferee(4)
    state = GAME.start(3, None, referee)
    for number in range(1500):
        if state.over:
            break
        seat = state.to_act()[0]
        codes = state.legal(seat)
        for code in range(number % 37, GAME.space.size, 37):
            if code not in codes:
                refusal = GAME.explain(state, seat, code)
                assert refusal.reason
                needs, has = refusal.values.get("needs", 1), refusal.values.get("has", 0)
                assert "needs" not in refusal.values or int(needs) > int(has), str(refusal)
        state.play(codes[referee.below("choice", len(codes))], referee, seat)
