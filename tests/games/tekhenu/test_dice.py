"""Section 5: dice and light; sections 6 and 19: rounds, rotation."""

import random
from typing import cast

import pytest

from ennead.core.referee import FastReferee, LiveReferee
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules.components import COLOUR, DIE, GOD, LIGHT, STATE
from ennead.games.tekhenu.rules.dice import state_of
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.testing import Table


def state_at(table: Table, colour: str, god: str) -> str:
    return STATE.names[state_of(table.state, GOD.index[god], COLOUR.index[colour])]


def lights(table: Table) -> dict[str, str]:
    return {god: LIGHT.names[table.state.light(number)] for number, god in enumerate(GOD.names)}


@pytest.mark.rule("TK-DIC-01", "TK-EX-01")
def test_light_of_the_sectors_at_arrow_2() -> None:
    assert lights(Table(arrow=2)) == {
        "ra": "sunny",
        "hathor": "sunny",
        "bastet": "shaded",
        "horus": "shaded",
        "thoth": "dark",
        "osiris": "dark",
    }


@pytest.mark.rule("TK-DIC-01")
def test_light_of_the_sectors_at_arrow_6() -> None:
    found = lights(Table(arrow=6))
    assert [god for god in found if found[god] == "sunny"] == ["horus", "osiris"]
    assert [god for god in found if found[god] == "shaded"] == ["ra", "thoth"]
    assert [god for god in found if found[god] == "dark"] == ["hathor", "bastet"]


@pytest.mark.rule(
    "TK-DIC-02", "TK-DIC-03", "TK-DIC-04", "TK-DIC-05", "TK-DIC-06", "TK-EX-01", "TK-EX-02", "TK-EX-03"
)
@pytest.mark.parametrize(
    ("colour", "pure", "tainted", "forbidden"),
    [
        ("white", "ra", "horus", "osiris"),
        ("black", "thoth", "bastet", "hathor"),
        ("yellow", "horus", "ra", "thoth"),
        ("brown", "bastet", "osiris", "hathor"),
    ],
)
def test_states_of_dice_at_arrow_2(colour: str, pure: str, tainted: str, forbidden: str) -> None:
    table = Table(arrow=2)
    assert [state_at(table, colour, god) for god in (pure, tainted, forbidden)] == list(STATE.names)
    assert all(state_at(table, "gray", god) == "tainted" for god in GOD.names)


@pytest.mark.rule("TK-DIC-10")
def test_nothing_is_forbidden_in_shade() -> None:
    for arrow in range(1, 7):
        table = Table(arrow=arrow)
        for god, light in lights(table).items():
            if light == "shaded":
                assert all(state_at(table, colour, god) != "forbidden" for colour in COLOUR.names)


@pytest.mark.rule("TK-DIC-09", "TK-PRD-02")
@pytest.mark.parametrize(
    ("colour", "resource"),
    [("yellow", "papyrus"), ("brown", "bread"), ("white", "limestone"), ("black", "granite")],
)
def test_what_a_colour_produces(colour: str, resource: str) -> None:
    for sector in ("bastet", "horus"):
        table = Table(dice=f"{sector}-{colour}-2").turn().take(f"{sector} {colour} 2")
        table.do(f"produce {resource}")
        assert table.all_goods() == {resource: 2}


DICE_12 = (
    "horus-yellow-1 horus-white-2 ra-white-3 ra-gray-1 hathor-white-4 hathor-yellow-4 "
    "bastet-brown-1 bastet-black-2 thoth-black-5 thoth-gray-2 osiris-black-6 osiris-brown-3"
)


def after_round_2() -> Table:
    """Three players with two dice each, twelve at the wheel; the rotation comes next."""
    table = Table(3, arrow=2, dice=DICE_12)
    table.pans(
        A="pure-yellow-1 pure-yellow-2", B="pure-white-1 pure-white-1", C="tainted-gray-1 pure-brown-1"
    )
    table.state.round = 2
    return table


@pytest.mark.rule("TK-EX-04", "TK-ROT-01", "TK-ROT-03", "TK-ROT-04", "TK-ROT-05", "TK-DIC-07", "TK-RND-02")
def test_rotation_after_round_2() -> None:
    table = after_round_2()
    before = list(table.state.wheel)
    assert state_at(table, "white", "ra") == "pure"
    assert state_at(table, "yellow", "horus") == "pure"
    table.begin("round_end")
    assert table.state.arrow == 2
    added = list(table.state.wheel)
    for die in before:
        added.remove(die)
    assert sorted(die // DIE for die in added) == [GOD.index["ra"]] * 3 + [GOD.index["thoth"]] * 3
    assert len(table.state.wheel) == 18
    assert state_at(table, "white", "ra") == "tainted"
    assert state_at(table, "yellow", "horus") == "forbidden"
    assert state_at(table, "black", "thoth") == "tainted"
    assert table.state.round == 3
    assert table.asks == "die"


@pytest.mark.rule("TK-ROT-01")
def test_arrow_6_becomes_1() -> None:
    table = after_round_2()
    table.state.arrow = 5
    table.begin("round_end")
    assert table.state.arrow == 0


@pytest.mark.rule("TK-ROT-02", "TK-GEN-04")
def test_with_four_dice_each_the_maat_phase_comes_before_new_dice() -> None:
    table = Table(arrow=2, dice="ra-gray-1 " * 2 + "hathor-white-1 " * 2)
    table.pans(A="pure-yellow-1 " * 4, B="pure-brown-1 " * 4)
    table.begin("round_end")
    assert table.asks == "destiny"
    assert len(table.state.wheel) == 4
    assert table.state.maat == 1
    assert table.state.arrow == 2


@pytest.mark.rule("TK-RND-02", "TK-RND-03")
def test_anubis_dice_count_for_the_rotation() -> None:
    table = Table(dice=" ".join(f"ra-white-{face}" for face in (1, 2)) + " hathor-gray-2" * 4)
    table.pans(A="anubis-yellow-1 pure-yellow-1", B="anubis-brown-1 anubis-brown-2")
    table.begin("round_end")
    assert table.state.arrow == 2
    table = Table(dice="ra-white-1 ra-white-2 hathor-gray-2").pans(A="anubis-yellow-1", B="pure-brown-1")
    table.begin("round_end")
    assert table.state.arrow == 1
    assert table.state.round == 2


FIVE = "bastet-yellow-1 bastet-brown-1 bastet-yellow-2 bastet-brown-2 bastet-brown-3"


@pytest.mark.rule("TK-RND-01", "TK-GEN-02", "TK-TRN-01")
def test_turns_follow_the_track_and_dice_are_not_replaced() -> None:
    table = Table(3, dice=FIVE, order="BCA")
    table.state.round = 0
    table.begin("round")
    order = ""
    for die in ("bastet yellow 1", "bastet brown 1", "bastet yellow 2"):
        order += table.actor
        table.take(die).do("produce bread" if "brown" in die else "produce papyrus")
    assert order == "BCA"
    assert len(table.state.wheel) == 2
    assert [table.state.dice_of(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("TK-GEN-03", "TK-GEN-04", "TK-GEN-05", "TK-GEN-06", "TK-INV-17", "TK-INV-02", "TK-INV-15")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_has_its_rounds_rotations_maat_phases_and_scorings(players: int) -> None:
    referee = LiveReferee(5)
    state = GAME.start(players, {}, referee)
    chooser = random.Random(5)
    while not state.over:
        seat = chooser.choice(state.to_act())
        state.play(chooser.choice(state.legal(seat)), referee, seat)
        assert GAME.invariants(state) == []
    names = [GAME.events.types[event.kind].name for event in referee.events]
    log = [
        name for name in names if name in ("round", "rotated", "maat", "scoring", "final_scoring", "cleared")
    ]
    pair = ["round", "round", "rotated"]
    maat = [*pair, *pair, "maat"]
    half = [*maat, "cleared", *maat, "scoring"]
    assert log == [*half, "cleared", *half, "final_scoring"]
    # Nothing is cleared after the last scoring, and no dice are drawn
    assert isinstance(state, TekhenuState)
    assert all(state.dice_of(seat) == 4 for seat in range(state.seats))
    assert "die_added" not in names[len(names) - names[::-1].index("scoring") :]


@pytest.mark.rule("TK-INV-02", "TK-INV-15")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_dice_before_each_round(players: int) -> None:
    class Watch(FastReferee):
        def __init__(self) -> None:
            super().__init__(3)
            self.rounds: list[int] = []

        def tell(self, kind: int, *values: int) -> None:
            if GAME.events.types[kind].name == "round":
                taken = [state.dice_of(seat) for seat in range(state.seats)]
                self.rounds.append(values[0])
                if values[0] % 4 == 1:
                    assert (len(state.wheel), sum(state.bag)) == (18, 2 * state.seats)
                    assert taken == [0] * state.seats
                    if values[0] > 1:
                        assert sum(state.excess) == 0
                if values[0] % 4 == 3:
                    assert (len(state.wheel), sum(state.bag)) == (18, 0)
                    assert taken == [2] * state.seats

    referee = Watch()
    chooser = random.Random(3)
    state = cast(TekhenuState, GAME.new_state(players, GAME.check_options(players, {})))
    state.referee = referee
    GAME.set_up(state, GAME.check_options(players, {}))
    state.advance(referee)
    while not state.over:
        seat = chooser.choice(state.to_act())
        state.play(chooser.choice(state.legal(seat)), referee, seat)
        taken = [state.dice_of(each) for each in range(state.seats)]
        assert max(taken) - min(taken) <= 1
    assert referee.rounds == list(range(1, 17))
