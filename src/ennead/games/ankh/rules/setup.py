"""Setup (section 4): options left open are drawn, the scenario is laid out, seat 1 begins."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.game import Options
from ennead.games.ankh.generated import frames
from ennead.games.ankh.rules import events
from ennead.games.ankh.rules.components import (
    ACTIONS,
    ALL_CARDS,
    BASE,
    DEVOTION_START,
    EVENT_START,
    FAMILY,
    FIGURES_IN_PLAY,
    GOD,
    GOD_FIGURE,
    GODS,
    GUARDIAN,
    GUARDIAN_BASE,
    GUARDIAN_LEVEL,
    GUARDIANS,
    LEVEL,
    LEVELS,
    START_SPACE,
    WARRIOR,
    WARRIORS,
    scenario_of,
)
from ennead.games.ankh.rules.figures import place_figure
from ennead.games.ankh.rules.geography import landscape
from ennead.games.ankh.rules.scenarios import SCENARIOS
from ennead.games.ankh.rules.state import AnkhState

RANDOM: Final = "random"
# Names of the options: the god of each seat, the guardian of each level.
GOD_OPTIONS: Final = ("god_a", "god_b", "god_c", "god_d", "god_e")
GUARDIAN_OPTIONS: Final = tuple(f"guardian_{level}" for level in LEVEL.names)


def set_up(state: AnkhState, options: Options) -> None:
    """Everything of section 4, in its order."""
    _choose_scenario(state, str(options["scenario"]))
    state.first = state.referee.below("first player", state.players)  # AN-SET-04
    state.referee.tell(events.FIRST_PLAYER, state.first)
    _choose_gods(state, options)
    _choose_guardians(state, options)
    _prepare_sides(state)
    _lay_out_scenario(state)
    state.push(frames.TURN[state.first])


def _choose_scenario(state: AnkhState, family: str) -> None:
    if family == RANDOM:
        family = FAMILY.names[state.referee.below("scenario", len(FAMILY))]
    state.scenario = scenario_of(family, state.players)
    state.referee.tell(events.SCENARIO_CHOSEN, state.scenario)


def _choose_gods(state: AnkhState, options: Options) -> None:
    """Gods asked for, then any of the others (AN-SET-01, AN-SET-02)."""
    left = list(range(GODS))
    for seat in range(state.players):
        wish = str(options[GOD_OPTIONS[seat]])
        if wish != RANDOM:
            state.god[seat] = GOD.index[wish]
            left.remove(state.god[seat])
    if NOBODY in state.god:
        state.referee.shuffle("gods", left)
    for seat in range(state.players):
        if state.god[seat] == NOBODY:
            state.god[seat] = left.pop()
        state.holder[state.god[seat]] = seat
        state.referee.tell(events.GOD_CHOSEN, seat, state.god[seat])


def _choose_guardians(state: AnkhState, options: Options) -> None:
    """One kind a level, as many figures as the number of seats says (AN-SET-13)."""
    for level in range(LEVELS):
        kinds = [kind for kind in range(GUARDIANS) if GUARDIAN_LEVEL[kind] == level]
        wish = str(options[GUARDIAN_OPTIONS[level]])
        if wish == RANDOM:
            kind = kinds[state.referee.below(f"guardian of level {level + 1}", len(kinds))]
        else:
            kind = GUARDIAN.index[wish]
        state.kinds[level] = kind
        state.stock[level] = FIGURES_IN_PLAY[BASE.names[GUARDIAN_BASE[kind]]][state.players]
        state.referee.tell(events.GUARDIAN_KIND, level, kind)


def _prepare_sides(state: AnkhState) -> None:
    """Cards, warriors, markers and the stack of devotion tokens (AN-SET-07 to AN-SET-10)."""
    for side in range(state.players):
        state.hand[side] = ALL_CARDS
        state.warriors[side] = WARRIORS
        state.devotion[side] = DEVOTION_START
    state.ranks = state.turn_order()[::-1]
    state.markers = [START_SPACE[state.players]] * ACTIONS
    state.event = EVENT_START


def _lay_out_scenario(state: AnkhState) -> None:
    """Followers, monuments, figures, camels and conflict order tokens (AN-SET-05, AN-SET-11, AN-SET-12)."""
    scenario = SCENARIOS[state.scenario]
    order = state.turn_order()
    state.map = landscape(list(scenario.camels))
    state.tokens = [0] * state.map.regions
    for number, hex in scenario.tokens:
        state.tokens[state.map.region[hex]] = number
    for hex, monument, owner in scenario.monuments:
        state.piece[hex] = monument
        state.owner[hex] = order[owner] if owner != NOBODY else NOBODY
    for place, seat in enumerate(order):
        state.followers[seat] = scenario.followers
        place_figure(state, seat, GOD_FIGURE, scenario.gods[place])
        for hex in scenario.warriors[place]:
            place_figure(state, seat, WARRIOR, hex)
            state.warriors[seat] -= 1
