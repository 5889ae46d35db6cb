"""Decisions (section 24): complete lists, no loops, nothing betrayed by not asking."""

import re
from pathlib import Path

import pytest

from ennead.core.codec import Domain
from ennead.core.plan import CHOICE, SEALED
from ennead.core.referee import FastReferee
from ennead.games.kemet import GAME
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.testing import Table

SPECIFICATION = Path(__file__).resolve().parents[3] / "docs" / "rules" / "kemet.md"


def decisions_of_the_specification() -> set[str]:
    table = SPECIFICATION.read_text(encoding="utf-8").split("## 24.")[1].split("## 25.")[0]
    return set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE))


@pytest.mark.rule("KM-DEC-01")
def test_the_decisions_are_those_of_the_table() -> None:
    ours = {step.name for step in GAME.steps if step.kind in (CHOICE, SEALED)} | {"battle_discard"}
    assert ours == decisions_of_the_specification()


@pytest.mark.rule("KM-DEC-02")
def test_a_decision_is_put_to_one_player_or_to_both_sides() -> None:
    table = Table()
    assert table.actor == "A"
    assert table.legal("B") == set()
    table = Table.battle()
    assert table.actor == "AB"
    assert len(table.legal("A")) == len(table.legal("B")) == 8


@pytest.mark.rule("KM-DEC-03")
def test_a_single_option_is_taken_and_told() -> None:
    table = Table(troops={"B": {"w_bank": 1}}, hand={"A": "raining_fire"}).do("card raining_fire")
    assert table.told("burned")[0]["area"] == "w_bank"


@pytest.mark.rule("KM-DEC-04", "KM-INV-18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lists_are_short_and_turns_end(players: int) -> None:
    referee = FastReferee(players)
    state = GAME.start(players, None, referee)
    assert isinstance(state, KemetState)
    most = in_turn = 0
    turn = (0, 0)
    while not state.over and state.round < 12:
        seat = state.to_act()[0]
        codes = state.legal(seat)
        assert 0 < len(codes) <= 150
        most = max(most, len(codes))
        now = (state.round, sum(each.bit_count() for each in state.own_tokens))
        in_turn = in_turn + 1 if now == turn else 0
        turn = now
        assert in_turn < 400
        state.play(codes[referee.below("choice", len(codes))], referee, seat)
    assert most <= 60


@pytest.mark.rule("KM-DEC-05")
def test_equal_things_are_one_option() -> None:
    table = Table(hand={"A": "prayer prayer"}, pyramids={"w1_d1": "ruby 1"})
    assert table.offers("card") == {"prayer"}
    table.do("token l3_buy_a")
    assert table.offers("buy") == {"ruby_charge", "ruby_priest_of_mafdet"}


@pytest.mark.rule("KM-DEC-06")
def test_not_asking_never_betrays_a_hand() -> None:
    """With any card besides Diversion the question is asked, whatever the card is."""
    for card in ("war_rage", "prayer"):
        assert Table(hand={"A": card}).do("token l2_pray").actor == "A"
    for card in ("war_rage", "swiftness", "transfer"):
        table = Table(
            hand={"A": card}, troops={"A": {"w1_lands": 1}}, tiles={"A": "onyx_forced_march"}, pp={"A": 0}
        ).do("token l1_move", "move w1_lands", "step w_bank")
        assert (table.asks, table.actor) == ("move_step", "A")
    assert (
        Table(troops={"A": {"w1_lands": 1}}).do("token l1_move", "move w1_lands", "step w_bank").actor == "B"
    )
    table = Table(tiles={"A": "diamond_vision"}, deck="war_rage war_rage war_rage war_fury war_fury").night()
    table.do("drop war_fury", "drop war_fury")
    assert table.legal() == {"drop war_rage"}  # one kind left, and still asked


def test_everything_in_verbs_and_events_has_a_name() -> None:
    names = GAME.names()
    domains = [domain for verb in GAME.space.verbs for domain in verb.domains]
    domains += [
        field.codec for kind in GAME.events.types for field in kind.fields if isinstance(field.codec, Domain)
    ]
    domains += [
        field.codec for step in GAME.steps for field in step.fields if isinstance(field.codec, Domain)
    ]
    for domain in domains:
        if domain.name != "seat" and not domain.names[0].isdigit():
            for value in domain.names:
                assert set(names[f"{domain.name}-{value}"]) == {"en", "ru"}
