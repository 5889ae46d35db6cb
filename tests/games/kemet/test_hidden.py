"""Hidden information (section 25)."""

import json

import pytest

from ennead.core.referee import FastReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.components import CARD
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.testing import Table


@pytest.mark.rule("KM-HID-01")
def test_views_events_and_options_hide_cards() -> None:
    table = Table(hand={"A": "war_fury prayer"})
    for viewer in ("B", None):
        shown = json.dumps(table.view(viewer))
        assert "war_fury" not in shown
        assert "prayer" not in shown.replace("reinforcement_prayer", "")
    table.night()
    assert "card" in table.heard("A", "drew")[0]
    assert "card" not in table.heard("B", "drew")[0]
    assert "card" not in table.heard(None, "drew")[0]


@pytest.mark.rule("KM-HID-01")
def test_the_removed_card_and_choices_stay_secret() -> None:
    table = Table(pyramids={"w1_d1": "ruby 2"}).do("token l3_buy_a", "buy ruby_wrryt_storm")
    table.do("remove chariot_raid")
    assert table.heard("A", "removed_card")[0]["battle_card"] == "chariot_raid"
    assert "battle_card" not in table.heard("C", "removed_card")[0]
    table = Table.battle(hand={"A": "war_fury"}).do("A: play cavalry_blitz", "A: discard chariot_raid")
    other = Table.battle(hand={"A": "war_fury"}).do("A: play shield_push", "A: discard mixed_tactics")
    for viewer in ("B", "C", None):
        assert table.view(viewer) == other.view(viewer)
        assert "sealed" not in table.view(viewer)["decision"]


@pytest.mark.rule("KM-HID-02")
def test_numbers_of_cards_are_public() -> None:
    table = Table.battle(hand={"A": "war_fury prayer", "B": "glory"})
    seats = table.view("C")["seats"]
    assert [seat["hand_size"] for seat in seats] == [3, 2, 1, 1, 1]
    assert [seat["battle_hand_size"] for seat in seats] == [8] * 5
    for seat, card in (("A", "cavalry_blitz"), ("B", "defensive_retreat")):
        table.do(f"{seat}: play {card}", f"{seat}: discard chariot_raid")
    assert [seat["battle_hand_size"] for seat in table.view("C")["seats"]] == [8] * 5  # until the clash
    for viewer in ("B", "C", None):
        assert table.view(viewer)["battle"]["attacker"]["played"] is None
    table.fight(A="cavalry_blitz war_fury", B="defensive_retreat")
    seats = table.view("C")["seats"]
    assert (seats[0]["hand_size"], seats[0]["battle_hand_size"]) == (2, 6)
    assert "hand" not in seats[0]


@pytest.mark.rule("KM-HID-03")
def test_open_discards_may_be_looked_through() -> None:
    table = Table.battle(hand={"A": "war_fury"}).do("A: play cavalry_blitz", "A: discard chariot_raid")
    table.do("B: play shield_push", "B: discard phalanx_defense", "A: commit war_fury", "A: done", "B: done")
    table.do("B: recall", "A: stay")
    for viewer in ("B", "D", None):
        view = table.view(viewer)
        assert view["discard"] == {"war_fury": 1}
        assert view["seats"][0]["face_up"] == ["cavalry_blitz"]
        assert "face_down" not in view["seats"][0]
    assert table.view("A")["seats"][0]["face_down"] == ["chariot_raid"]


def test_what_a_seat_cannot_know_is_drawn_anew_and_what_it_knows_stays() -> None:
    table = Table.battle(tiles={"B": "sapphire_spy"}, hand={"A": "war_fury prayer"})
    table.do("play cavalry_blitz", "discard chariot_raid")
    hands, discards = set(), set()
    for number in range(40):
        other = GAME.determinize(table.state, 1, FastReferee(number))
        assert isinstance(other, KemetState)
        assert GAME.view(other, 1) == table.view("B")
        assert GAME.invariants(other) == []
        assert other.played_card[0] == table.state.played_card[0]  # shown to Spy
        hands.add(tuple(other.hand[:15]))
        discards.add(other.discarded_card[0])
        assert other.hand[CARD.index["diversion"]] == 1
    assert len(hands) > 10
    assert len(discards) > 3


def test_all_is_open_when_the_game_is_over() -> None:
    table = Table(hand={"A": "war_fury"})
    table.state.divine_fame[1] = 9
    table.do("token l2_pray", "end_turn")
    assert table.state.over
    assert table.view(None)["seats"][0]["hand"] == {"war_fury": 1, "diversion": 1}
