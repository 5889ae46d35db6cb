"""Which actions deserve a look: quick judgements that complete a begun action sensibly."""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.ankh.bot.cards import card_priors
from ennead.games.ankh.bot.forecast import POWER_WORTH, PRIORS
from ennead.games.ankh.bot.lure import Lure
from ennead.games.ankh.generated import frames
from ennead.games.ankh.rules.actions import SPACE
from ennead.games.ankh.rules.components import (
    CARDS,
    EVENT_SPACE,
    FIRST_RECRUIT,
    GAIN,
    GOD_FIGURE,
    MIRACLE,
    MONUMENTS,
    RECRUIT_CAPTIVE,
    RECRUITS,
    SLOT_COST,
    SLOTS,
    SUMMON,
    UNLOCK,
)
from ennead.games.ankh.rules.geography import aimed_hexes
from ennead.games.ankh.rules.moving import destinations
from ennead.games.ankh.rules.state import AnkhState
from ennead.games.ankh.rules.summoning import recruits
from ennead.games.ankh.rules.turns import followers_to_gain

AIM_AT: Final[int] = SPACE.base("aim")
BID: Final[int] = SPACE.base("bid")
BUILD: Final[int] = SPACE.base("build")
CHOOSE: Final[int] = SPACE.base("action")
CONTROL: Final[int] = SPACE.base("control")
DECLINE: Final[int] = SPACE.base("decline")
DONE: Final[int] = SPACE.base("done")
DOUBLE_NO: Final[int] = SPACE.base("double")
FIGURE: Final[int] = SPACE.base("figure")
NEW_GATE: Final[int] = SPACE.base("new_gate")
NONE: Final[int] = SPACE.base("none")
PLAY: Final[int] = SPACE.base("play")
PLAY_BOTH: Final[int] = SPACE.base("play_both")
SAVE_NO: Final[int] = SPACE.base("save")
SKIP: Final[int] = SPACE.base("skip")
STOP: Final[int] = SPACE.base("stop")
SUMMON_NOW: Final[int] = SPACE.base("summon")
SUN_NO: Final[int] = SPACE.base("sun")
TIEBREAKER_NO: Final[int] = SPACE.base("tiebreaker")
TO: Final[int] = SPACE.base("to")
TRAP: Final[int] = SPACE.base("trap")
UNLOCK_POWER: Final[int] = SPACE.base("unlock")
WORSHIP_NO: Final[int] = SPACE.base("worship")

KEENNESS: Final[float] = PRIORS["keenness"]
UNLIKELY: Final[float] = PRIORS["unlikely"]
WELCOME: Final[float] = PRIORS["welcome"]


def priors(state: AnkhState, seat: int, codes: list[int]) -> list[float]:
    frame = state.frames[-1]
    side = state.side[seat]
    if isinstance(frame, frames.ChooseAction):
        return [_action(state, side, code - CHOOSE) for code in codes]
    if isinstance(frame, frames.MoveFigure):
        return _movers(state, side, codes)
    if isinstance(frame, (frames.MoveDestination, frames.ObeliskHex)):
        return _arrivals(state, side, frame.figure, codes)
    if isinstance(frame, (frames.SummonHex, frames.MummyHex)):
        return _arrivals(state, side, NOBODY, codes)
    if isinstance(frame, frames.BuildHex):
        return [_building_site(state, side, code - TO) for code in codes]
    if isinstance(frame, frames.ChooseCard):
        return _cards(state, seat, codes)
    if isinstance(frame, (frames.ControlMonument, frames.BuildType)):
        return _monuments(state, side, codes)
    if isinstance(frame, frames.PlagueBid):
        return [math.exp(-(code - BID) / PRIORS["bid"]) for code in codes]
    if isinstance(frame, frames.ClawFacing):
        return [_aim(state, side, frame.hex, code - AIM_AT) for code in codes]
    if isinstance(frame, frames.IsisSave):
        save = UNLIKELY if state.plays(side, MIRACLE) else WELCOME
        return [1.0 if code == SAVE_NO else save for code in codes]
    if isinstance(frame, frames.AnubisTrap):
        return [_captive(state, code) for code in codes]
    return [_other(code) for code in codes]


def _action(state: AnkhState, side: int, action: int) -> float:
    """What it is good for; actions that bring about an event are looked at first."""
    weight = PRIORS["move_action"]
    if action == SUMMON:
        weight = PRIORS["summon_action"] if recruits(state, side) else UNLIKELY
    elif action == GAIN:
        weight = UNLIKELY + PRIORS["gained_follower"] * followers_to_gain(state, side)
    elif action == UNLOCK:
        slot = state.powers[side].bit_count()
        payable = slot < SLOTS and state.followers[side] >= SLOT_COST[slot]
        weight = PRIORS["unlock_action"] if payable else UNLIKELY
    if state.markers[action] + 1 == EVENT_SPACE[action]:
        weight *= PRIORS["event"]
    return weight


def _movers(state: AnkhState, side: int, codes: list[int]) -> list[float]:
    """Each figure by the best it can gain; to be done is better than a move that gains nothing."""
    found: list[float] = []
    for code in codes:
        if code == DONE:
            found.append(1.0)
            continue
        start = code - FIGURE
        lure = Lure(state, side, start)
        best = -10.0
        for hex in destinations(state, start):
            worth = lure.worth(state, hex)
            if worth > best:
                best = worth
        gain = best - lure.worth(state, start) - PRIORS["restless"]
        found.append(math.exp(KEENNESS * min(gain, 5.0)))
    return found


def _arrivals(state: AnkhState, side: int, leaving: int, codes: list[int]) -> list[float]:
    """Hexes by what draws a figure there."""
    lure = Lure(state, side, leaving)
    return [math.exp(KEENNESS * lure.worth(state, code - TO)) for code in codes]


def _monuments(state: AnkhState, side: int, codes: list[int]) -> list[float]:
    """By the majorities the region would have with it."""
    lure = Lure(state, side, NOBODY)
    found: list[float] = []
    for code in codes:
        if code == DECLINE:
            found.append(UNLIKELY)
        elif code >= BUILD:
            found.append(1.0 + lure.majority_gain(state.battle, code - BUILD))
        else:
            hex = code - CONTROL
            found.append(1.0 + lure.majority_gain(state.map.region[hex], state.piece[hex]))
    return found


def _building_site(state: AnkhState, side: int, hex: int) -> float:
    """Beside own figures, away from others'."""
    weight = 1.0
    for near in state.map.adjacent[hex]:
        if state.piece[near] >= GOD_FIGURE:
            weight *= 2.0 if state.owner[near] == side else 0.7
    return weight


def _aim(state: AnkhState, side: int, hex: int, aim: int) -> float:
    """At monuments of others."""
    weight = 1.0
    for target in aimed_hexes(hex, aim):
        if NOBODY < state.piece[target] < MONUMENTS and state.is_adjacent(hex, target):
            if state.owner[target] == side:
                weight *= UNLIKELY
            elif state.owner[target] != NOBODY:
                weight *= WELCOME
    return weight


def _captive(state: AnkhState, code: int) -> float:
    if code == DECLINE:
        return UNLIKELY
    return 1.0 + state.devotion[state.god.index(code - TRAP)] / 10.0


def _cards(state: AnkhState, seat: int, codes: list[int]) -> list[float]:
    weights = card_priors(state, seat)
    found: list[float] = []
    for code in codes:
        if code < PLAY_BOTH:
            found.append(weights[code - PLAY])
        else:
            found.append(weights[(code - PLAY_BOTH) // CARDS] * weights[(code - PLAY_BOTH) % CARDS])
    return found


def _other(code: int) -> float:
    """Offers are taken up, powers by their worth; to do nothing is seldom right."""
    if code in (DONE, STOP, DECLINE, SUN_NO, WORSHIP_NO, TIEBREAKER_NO):
        return UNLIKELY
    if code in (SKIP, DOUBLE_NO, NONE):
        return 1.0
    if code == NEW_GATE:
        return WELCOME
    if UNLOCK_POWER <= code < CONTROL:
        return math.exp(2.0 * POWER_WORTH[code - UNLOCK_POWER])
    if SUMMON_NOW <= code < SUN_NO:
        recruit = (code - SUMMON_NOW) % RECRUITS
        if recruit >= FIRST_RECRUIT:
            return 1.5
        return 0.5 if recruit == RECRUIT_CAPTIVE else 1.0
    return 1.0
