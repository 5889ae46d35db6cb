"""The night and the turn order (sections 16 and 17)."""

import pytest

from ennead.games.kemet.rules.components import AREA, CARDS
from ennead.games.kemet.testing import Table

STEPS = [
    "offering",
    "delta_temple",
    "temples",
    "worship",
    "prayers",
    "divine_intervention",
    "recruits",
    "awakening",
    "destiny",
]


def slots(table: Table) -> Table:
    while table.asks == "destiny_slot":
        table.do(table.options()[0])
    return table


@pytest.mark.rule("KM-NIGHT-01", "KM-NIGHT-22")
def test_nine_steps_in_order_without_victory() -> None:
    table = Table()
    table.state.divine_fame[0] = 12
    table.night()
    assert [each["night_step"] for each in table.told("night_step_begun")] == STEPS
    assert not table.state.over


@pytest.mark.rule("KM-NIGHT-02", "KM-NIGHT-14")
def test_players_act_in_the_order_of_the_ending_round() -> None:
    table = Table(3)
    table.state.order = [2, 0, 1]
    table.state.veterans = [2, 2, 2]
    table.night()
    asked = []
    while table.asks == "veterans_pp":
        asked.append(table.actor)
        table.do("veterans_pp 0")
    drawn = []
    while table.asks == "veterans_di":
        drawn.append((table.actor, len(table.told("drew"))))
        table.do("veterans_di 1")
    assert asked == ["C", "A", "B"]
    assert drawn == [("C", 1), ("A", 3), ("B", 5)]  # each finishes before the next draws


@pytest.mark.rule("KM-NIGHT-03", "KM-NIGHT-05")
def test_an_offering_of_two_units_for_fame() -> None:
    table = Table(troops={"A": {"sanctuary": 2}}).night()
    assert (table.asks, table.legal()) == ("offering", {"offering no", "offering yes"})
    table.do("offering yes")
    assert (table.points("A")["divine"], table.at("sanctuary")) == (1, (None, 0))
    assert Table(troops={"A": {"sanctuary": 1}}).night().asks == "destiny_slot"


@pytest.mark.rule("KM-NIGHT-04", "KM-NIGHT-05")
def test_a_delta_sacrifice_of_one_unit_for_five() -> None:
    table = Table(troops={"A": {"temple_delta": 1, "temple_west": 1}}, pp={"A": 0}).night()
    assert table.asks == "delta"
    table.do("delta yes")
    # The delta temple is no longer controlled: no fame for two temples, income of the other only.
    assert (table.points("A")["divine"], table.pp("A")) == (0, 5 + 2 + 2)


@pytest.mark.rule("KM-NIGHT-06", "KM-NIGHT-07")
@pytest.mark.parametrize(
    ("temples", "fame"),
    [
        (["temple_west"], 0),
        (["temple_west", "temple_delta"], 1),
        (["temple_west", "sanctuary"], 0),
        (["temple_west", "temple_delta", "temple_east", "temple_colossi"], 1),
    ],
)
def test_fame_for_two_temples(temples: list[str], fame: int) -> None:
    table = Table(troops={"A": dict.fromkeys(temples, 1)}).night()
    if table.asks == "delta":
        table.do("delta no")
    assert table.points("A")["divine"] == fame


@pytest.mark.rule("KM-NIGHT-08", "KM-NIGHT-09")
def test_income_of_temples_and_two_for_all() -> None:
    troops = {"A": {"temple_west": 1, "temple_sphinx": 1}, "B": {"temple_delta": 1}}
    table = Table(troops=troops, pp={"A": 0, "B": 0, "C": 0}).night().do("delta no")
    assert (table.pp("A"), table.pp("B"), table.pp("C")) == (2 + 3 + 2, 2, 2)


@pytest.mark.rule("KM-NIGHT-10")
def test_veterans_for_prayer_points() -> None:
    table = Table(pp={"A": 0})
    table.state.veterans[0] = 3
    table.night()
    assert table.offers("veterans_pp") == {"0", "1", "2", "3"}
    table.do("veterans_pp 3")
    assert (table.pp("A"), table.veterans("A")) == (5, 0)


@pytest.mark.rule("KM-NIGHT-11")
def test_everybody_draws_a_card() -> None:
    table = Table().night()
    assert [each["seat"] for each in table.told("drew")] == ["A", "B", "C", "D", "E"]


@pytest.mark.rule("KM-NIGHT-12")
def test_two_veterans_for_another_card() -> None:
    table = Table()
    table.state.veterans[0] = 5
    table.night().do("veterans_pp 0")
    assert table.offers("veterans_di") == {"0", "1", "2"}
    table.do("veterans_di 2")
    assert (len(table.hand("A")), table.veterans("A")) == (3, 1)


@pytest.mark.rule("KM-NIGHT-12", "KM-DI-06")
def test_no_veterans_for_cards_that_are_not_there() -> None:
    for cards, offered in ((1, set()), (2, {"0", "1"}), (3, {"0", "1", "2"})):  # one is drawn before
        table = Table()
        table.state.veterans[0] = 5
        for card in table.state.deck[cards:]:
            table.state.hand[CARDS + card] += 1
        del table.state.deck[cards:]
        table.night().do("veterans_pp 0")
        assert table.offers("veterans_di") == offered
        assert table.veterans("A") == 5


@pytest.mark.rule("KM-NIGHT-13")
def test_draws_of_tiles_come_before_the_decision() -> None:
    table = Table(tiles={"A": "diamond_divine_boon"})
    table.state.veterans[0] = 2
    table.night().do("veterans_pp 0")
    assert (table.asks, len(table.hand("A"))) == ("veterans_di", 2)


@pytest.mark.rule("KM-NIGHT-15")
def test_veterans_become_units_in_controlled_own_districts() -> None:
    table = Table(troops={"A": {"w_bank": 1}, "B": {"w1_d2": 1}})
    table.state.veterans[0] = 2
    table.night().do("veterans_pp 0", "veterans_di 0")
    assert table.legal() == {"place w1_d1", "place w1_d3", "done"}
    table.do("place w1_d3", "count 2")
    assert (table.at("w1_d3"), table.veterans("A")) == (("A", 2), 0)


@pytest.mark.rule("KM-NIGHT-16")
def test_vision_comes_last_in_its_owners_step() -> None:
    table = Table(tiles={"A": "diamond_vision"})
    table.state.veterans[0] = 2
    table.night().do("veterans_pp 0")
    assert len(table.hand("A")) == 1
    table.do("veterans_di 1")
    assert (table.asks, len(table.hand("A"))) == ("vision_discard", 6)


@pytest.mark.rule("KM-NIGHT-17", "KM-NIGHT-18")
def test_veterans_go_and_tokens_come_back() -> None:
    table = Table(tiles={"A": "ruby_act_of_god onyx_forced_march"}, hand={"A": "war_fury"})
    table.do("silver l2_pray", "gold onyx_forced_march", "token l3_pray")
    table.state.veterans[0] = 1
    table.night().do("veterans_pp 0", "done")
    seat = table.view(None)["seats"][0]
    assert (seat["veterans"], seat["tokens"], seat["own_tokens"]) == (0, 5, [])
    assert (seat["silver_at"], seat["gold_tile"]) == (None, None)
    assert table.told("veterans_gone")[0]["count"] == 1


@pytest.mark.rule("KM-NIGHT-19")
def test_units_above_the_limit_go_to_supply_in_awakening() -> None:
    """No legal sequence leads here: the troop is made too large by hand."""
    table = Table(troops={"A": {"w_bank": 5}})
    table.state.units[AREA.index["w_bank"]] = 6
    table.state.supply[0] -= 1
    table.lay(active=None).next_is("night_start").state.advance(table.referee)
    assert (table.at("w_bank"), table.supply("A")) == (("A", 5), 7)


@pytest.mark.rule("KM-NIGHT-20")
def test_tiles_of_awakening_come_after_the_tokens() -> None:
    table = Table(tiles={"A": "sapphire_reinforcements diamond_hand_of_god"}).do("token l2_pray")
    table.night()
    assert table.asks == "place_area"
    assert table.view(None)["seats"][0]["own_tokens"] == []
    table.do("done")
    assert table.asks == "hand_of_god"


@pytest.mark.rule("KM-NIGHT-21", "KM-ORD-01")
def test_destiny_makes_the_order_of_the_next_day() -> None:
    table = Table(3).night().do("slot 3", "slot 1")
    assert table.state.order == [1, 2, 0]
    assert (table.state.round, table.actor) == (2, "B")
    assert table.offers("token")


@pytest.mark.rule("KM-ORD-02", "KM-ORD-03")
def test_slots_are_chosen_by_rising_fame() -> None:
    table = Table(3, troops={"B": {"temple_west": 1}})
    table.state.divine_fame[0] = 2
    table.night()
    assert (table.actor, table.legal()) == ("C", {"slot 1", "slot 2", "slot 3"})
    table.do("slot 2")
    assert (table.actor, table.legal()) == ("B", {"slot 1", "slot 3"})  # 1 temporary FP


@pytest.mark.rule("KM-ORD-04")
def test_equals_choose_in_the_old_order() -> None:
    table = Table(3)
    table.state.order = [1, 2, 0]
    table.night()
    assert table.actor == "B"
    table.do("slot 1")
    assert table.actor == "C"
