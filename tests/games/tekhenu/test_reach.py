"""TK-TRN-09 by brute force: a grey die is offered if some line of modifiers leads to its god action."""

import random

import pytest

from ennead.core.referee import FastReferee
from ennead.games.tekhenu import GAME
from ennead.games.tekhenu.rules.blessings import change_colour
from ennead.games.tekhenu.rules.cards import B11
from ennead.games.tekhenu.rules.components import GOD, GREY, TAINTED
from ennead.games.tekhenu.rules.dice import grey_has_action
from ennead.games.tekhenu.rules.possible import means_of, performable_with_die
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.testing import IDLE, Table
from ennead.testing import step_of

CARDS = [
    "b09",
    "b10",
    "b11",
    "b12",
    "b13",
    "b15",
    "b17",
    "b19",
    "t04",
    "t10",
    "t14",
    "t20",
    "t21",
    "t22",
    "t24",
]
GOODS = ["papyrus", "bread", "limestone", "granite", "gold", "scribe"]
REFEREE = FastReferee(0)


def poor_table(chooser: random.Random) -> tuple[Table, int]:
    """A table at which god actions are scarce, and a die at its wheel that is or will be grey."""
    table = Table(dice=f"{chooser.choice(GOD.names)}-gray-{chooser.randint(1, 6)}")
    table.give(A=" ".join(card for card in CARDS if chooser.random() < 0.35))
    table.goods(A=" ".join(f"{good} {chooser.choice([0, 0, 0, 1, 2])}" for good in GOODS))
    table.track(A=(chooser.choice([0, 1, 2, 5]), 5))
    for row in range(1, 7):
        if chooser.random() < 0.6:
            table.osiris(B=f"papyrus-{row} bread-{row} limestone-{row} granite-{row}")
    if chooser.random() < 0.5:
        table.people(B="temple_row temple_col workshops quarries")
    return table, table.state.wheel[0]


def take_grey(table: Table, die: int, recoloured: bool) -> None:
    """The die is taken as grey and about to be modified."""
    state = table.state
    state.turn_seat, state.main_open = 0, True
    state.die_sector, state.die_value = die // 30, die % 6 + 1
    state.die_colour, state.die_state = GREY, TAINTED
    if recoloured:
        change_colour(table.in_play, 0)
    table.next_is({"step": "modify", "seat": "A"}, IDLE)


def can_act(state: TekhenuState) -> bool:
    return performable_with_die(state, 0, state.die_sector, state.die_value, means_of(state, 0))


def leads_to_action(state: TekhenuState) -> bool:
    """Some line of modifiers, additional actions left out, ends with a god action that can be performed."""
    name = step_of(state)
    if name != "pay" and can_act(state):
        return True
    if name not in ("modify", "pay"):
        return False
    for code in state.legal(0):
        if GAME.space.action(code).verb not in ("done", "extra"):
            after = state.clone()
            after.play(code, REFEREE, 0)
            if leads_to_action(after):
                return True
    return False


def unbound(state: TekhenuState) -> TekhenuState:
    """The same without the duty to keep an action: every modifier is offered."""
    free = state.clone()
    free.main_open = False
    free.refresh()
    return free


@pytest.mark.rule("TK-TRN-09")
@pytest.mark.parametrize("number", range(6))
def test_dice_and_modifiers_are_offered_exactly_while_an_action_is_within_reach(number: int) -> None:
    chooser = random.Random(number)
    for _ in range(40):
        table, die = poor_table(chooser)
        state = table.state
        recoloured = state.blessings[0] >> B11 & 3 != 0 and chooser.random() < 0.6
        offered = grey_has_action(state, 0, die, recoloured)
        take_grey(table, die, recoloured)
        assert offered == leads_to_action(unbound(state))
        if not offered:
            continue
        free = unbound(state)
        for code in free.legal(0):
            after = free.clone()
            after.play(code, REFEREE, 0)
            good = can_act(state) if GAME.space.text(code) == "done" else leads_to_action(after)
            assert good == (code in state.legal(0)), GAME.space.text(code)
