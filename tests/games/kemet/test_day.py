"""Round and day, the balance rule, silver and gold (section 8)."""

import pytest

from ennead.games.kemet.rules.components import SPACE_ACTION, SPACE_TIER, TILE, TOKEN_SPACE
from ennead.games.kemet.testing import Table

DAY = ["l1_recruit", "l2_build", "l3_buy_a", "l3_buy_b", "l3_buy_c"]


def pass_day(table: Table) -> Table:
    """Everybody wastes five tokens; nobody holds cards, so turns end by themselves."""
    for space in DAY:
        for _ in range(table.state.players):
            table.do(f"token {space}")
            while table.asks in ("place_area", "build_target", "buy_tile"):
                table.do("done" if table.asks == "place_area" else "none")
    return table


@pytest.mark.rule("KM-DAY-01", "KM-DAY-02", "KM-DAY-04")
def test_five_turns_each_in_turn_order_then_the_night_and_a_new_day() -> None:
    table = pass_day(Table(3))
    turns = [each["seat"] for each in table.told("turn")]
    assert turns == ["B", "C", *["A", "B", "C"] * 4]  # A's first turn was given
    assert [each["round"] for each in table.told("night")] == [1]
    assert table.asks == "destiny_slot"
    table.do("slot 1", "slot 2")
    assert table.state.round == 2
    assert (table.asks, table.actor) == ("turn", "A")


@pytest.mark.rule("KM-DAY-03")
def test_the_own_token_cannot_be_skipped() -> None:
    table = Table(hand={"A": "prayer"})
    assert "end_turn" not in table.legal()
    table.do("token l2_pray")
    assert table.legal() == {"end_turn", "card prayer"}
    table.do("end_turn")
    assert table.actor == "B"


@pytest.mark.rule("KM-DAY-05", "KM-END-04")
def test_the_check_comes_before_anything_in_the_turn() -> None:
    table = Table(turn="A", hand={"B": "raining_fire"}, troops={"C": {"temple_west": 1}})
    table.state.divine_fame[1] = 9
    table.do("token l2_pray")
    assert table.state.over
    assert table.state.winner == 1
    assert table.told("turn")[-1]["seat"] == "B"


@pytest.mark.rule("KM-DAY-06", "KM-DAY-07")
def test_a_token_takes_a_free_space_and_acts_at_once() -> None:
    table = Table(pp={"A": 1}).do("token l2_pray")
    assert table.pp("A") == 3
    table.turn_of("A")
    assert "l2_pray" not in table.offers("token")
    assert "l3_pray" in table.offers("token")


@pytest.mark.rule("KM-DAY-08")
def test_an_action_is_finished_before_anything_else() -> None:
    table = Table(hand={"A": "prayer"}, troops={"A": {"w1_d1": 2}}).do("token l1_move")
    assert table.asks == "move_troop"
    assert table.offers("card") == set()
    table.do("none")
    assert table.offers("card") == {"prayer"}


@pytest.mark.rule("KM-DAY-09")
def test_a_token_may_be_wasted() -> None:
    table = Table(pp={"A": 0}).do("token l2_build")
    assert table.actor == "B"
    assert table.view(None)["seats"][0]["own_tokens"] == ["l2_build"]


@pytest.mark.rule("KM-DAY-10")
def test_a_player_may_do_nothing_but_praying_always_gives() -> None:
    table = Table(troops={"A": {"w1_d1": 1}}, pyramids={"w1_d1": "ruby 1"})
    for space, no in [
        ("l2_build", "none"),
        ("l1_recruit", "done"),
        ("l3_buy_a", "none"),
        ("l1_move", "none"),
    ]:
        table.turn_of("A").do(f"token {space}")
        assert no in table.legal()
        table.do(no)
        assert table.pp("A") == 7
    table.turn_of("A").do("token l2_pray")
    assert table.pp("A") == 9


@pytest.mark.rule("KM-DAY-11")
def test_day_cards_before_or_after_any_action() -> None:
    table = Table(hand={"A": "prayer prayer"}, pp={"A": 0}).do("card prayer", "token l2_pray")
    table.do("card prayer")
    assert table.pp("A") == 6
    assert table.actor == "B"  # no card is left, so the turn ends by itself
    table = Table(hand={"B": "prayer"})
    assert table.offers("card") == set()  # never in another's turn


@pytest.mark.rule("KM-DAY-12")
def test_creatures_are_rearranged_before_the_first_token() -> None:
    table = Table(tiles={"A": "ruby_phoenix"}, troops={"A": {"w1_d1": 2}}, hand={"A": "prayer mana_theft"})
    assert "rearrange" in table.legal()
    table.do("card prayer")
    assert "rearrange" in table.legal()
    table.do("token l2_pray")
    assert "rearrange" not in table.legal()


@pytest.mark.rule("KM-DAY-13")
def test_the_action_pyramid() -> None:
    tiers = [SPACE_TIER.count(tier) for tier in range(3)]
    assert tiers == [2, 3, 4]
    assert TOKEN_SPACE.names == (
        "l1_move",
        "l1_recruit",
        "l2_move",
        "l2_build",
        "l2_pray",
        "l3_pray",
        "l3_buy_a",
        "l3_buy_b",
        "l3_buy_c",
    )
    build, recruit, buy, pray, move = (SPACE_ACTION.count(action) for action in range(5))
    assert (move, recruit, build, pray, buy) == (2, 1, 1, 2, 3)


@pytest.mark.rule("KM-DAY-14")
def test_the_turn_ends_by_itself_only_without_cards() -> None:
    assert Table().do("token l2_pray").actor == "B"
    table = Table(hand={"A": "war_fury"}).do("token l2_pray")
    assert (table.actor, table.legal()) == ("A", {"end_turn"})
    assert table.do("end_turn").actor == "B"


# Balance


def played(table: Table, *spaces: str) -> Table:
    table.state.own_tokens[0] = sum(1 << TOKEN_SPACE.index[space] for space in spaces)
    return table.turn_of("A")


@pytest.mark.rule("KM-BAL-01", "KM-BAL-02")
def test_every_tier_gets_a_token() -> None:
    table = played(Table(), "l3_pray", "l3_buy_a", "l3_buy_b")
    assert table.offers("token") == {"l1_move", "l1_recruit", "l2_move", "l2_build", "l2_pray"}
    table = played(Table(), "l3_pray", "l3_buy_a", "l3_buy_b", "l1_move")
    assert table.offers("token") == {"l2_move", "l2_build", "l2_pray"}
    table = played(Table(), "l3_pray", "l3_buy_a")
    assert len(table.offers("token")) == 7  # three left for two empty tiers


@pytest.mark.rule("KM-BAL-03")
def test_silver_fills_a_tier() -> None:
    table = played(Table(tiles={"A": "ruby_act_of_god"}), "l3_pray", "l3_buy_a", "l3_buy_b")
    table.do("silver l1_recruit", "done")
    assert "l3_buy_c" in table.offers("token")


@pytest.mark.rule("KM-BAL-04")
def test_gold_fills_no_tier() -> None:
    table = played(Table(tiles={"A": "onyx_forced_march"}), "l3_pray", "l3_buy_a", "l3_buy_b")
    table.do("gold onyx_forced_march")
    assert "l3_buy_c" not in table.offers("token")


@pytest.mark.rule("KM-BAL-05")
def test_silver_in_hand_does_not_count() -> None:
    table = played(Table(tiles={"A": "ruby_act_of_god"}), "l3_pray", "l3_buy_a", "l3_buy_b")
    assert "l3_buy_c" not in table.offers("token")


# Silver and gold


@pytest.mark.rule("KM-TOK-01")
def test_act_of_god_gives_one_silver_token() -> None:
    table = Table(pyramids={"w1_d1": "ruby 4", "w1_d2": "onyx 4"}).do("token l3_buy_a", "buy ruby_act_of_god")
    assert table.view(None)["seats"][0]["silver"] is True
    table.turn_of("A").do("token l3_buy_b")
    assert "onyx_act_of_god" not in table.offers("buy")  # never a second one


@pytest.mark.rule("KM-TOK-02", "KM-TOK-05")
def test_silver_goes_on_any_free_tier_space() -> None:
    table = played(Table(tiles={"A": "ruby_act_of_god"}, pp={"A": 0}), "l1_move")
    assert table.offers("silver") == {name for name in TOKEN_SPACE.names if name != "l1_move"}
    table.do("silver l3_pray")
    assert table.pp("A") == 2
    assert "l3_pray" not in table.offers("token")


@pytest.mark.rule("KM-TOK-03", "KM-TOK-04")
def test_gold_is_used_for_one_tile_a_round() -> None:
    table = Table(tiles={"A": "onyx_forced_march ruby_surprise_attack ruby_charge"})
    assert table.offers("gold") == {"ruby_surprise_attack", "onyx_forced_march"}
    table.do("gold onyx_forced_march")
    assert table.offers("gold") == set()
    assert table.view(None)["seats"][0]["gold_tile"] == "onyx_forced_march"
    table.turn_of("A")
    assert table.offers("gold") == set()


@pytest.mark.rule("KM-TOK-06", "KM-TOK-07")
def test_a_turn_has_up_to_three_actions_in_any_order() -> None:
    tiles = {"A": "ruby_act_of_god onyx_forced_march"}
    table = Table(tiles=tiles, pp={"A": 0}).do("silver l2_pray", "token l3_pray", "gold onyx_forced_march")
    assert table.pp("A") == 4
    assert table.actor == "B"
    table = Table(tiles=tiles, pp={"A": 0}).do("gold onyx_forced_march", "token l3_pray", "silver l2_pray")
    assert table.pp("A") == 4
    table.turn_of("A")
    assert table.offers("silver") == set()  # once a round
    assert table.offers("gold") == set()


@pytest.mark.rule("KM-TOK-08")
def test_tokens_are_placed_one_at_a_time() -> None:
    table = Table(tiles={"A": "ruby_act_of_god"}, troops={"A": {"w1_d1": 1}}).do("silver l1_move")
    assert table.asks == "move_troop"
    table.do("none")
    assert table.asks == "turn"


@pytest.mark.rule("KM-TOK-09")
def test_what_is_bought_in_this_turn_waits_for_the_next() -> None:
    pyramids = {"w1_d1": "ruby 4", "w1_d2": "onyx 4"}
    table = Table(pyramids=pyramids, hand={"A": "war_fury"})
    table.do("token l3_buy_a", "buy ruby_act_of_god")
    assert table.legal() == {"end_turn"}
    table = Table(pyramids=pyramids, tiles={"A": "diamond_act_of_god"}, hand={"A": "war_fury"})
    table.do("silver l3_buy_a", "buy ruby_surprise_attack")
    assert table.offers("gold") == set()
    table.turn_of("A")
    assert table.offers("gold") == {"ruby_surprise_attack"}


@pytest.mark.rule("KM-TOK-10")
def test_unused_tokens_stay() -> None:
    table = Table(tiles={"A": "ruby_act_of_god onyx_forced_march"}, hand={"A": "war_fury"})
    table.do("token l2_pray", "end_turn").turn_of("A")
    assert len(table.offers("silver")) == 8
    assert table.offers("gold") == {"onyx_forced_march"}
    assert table.state.owns(0, TILE.index["onyx_forced_march"])
