"""Which actions deserve a look: quick judgements that complete a begun action sensibly."""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.ankh.bot.cards import card_priors
from ennead.games.ankh.bot.lure import Lure
from ennead.games.ankh.bot.weights import Weights
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


def priors(weights: Weights, state: AnkhState, seat: int, codes: list[int]) -> list[float]:
    frame = state.frames[-1]
    side = state.side[seat]
    if isinstance(frame, frames.ChooseAction):
        return [_action(weights, state, side, code - CHOOSE) for code in codes]
    if isinstance(frame, frames.MoveFigure):
        return _movers(weights, state, side, codes)
    if isinstance(frame, (frames.MoveDestination, frames.ObeliskHex)):
        return _arrivals(weights, state, side, frame.figure, codes)
    if isinstance(frame, (frames.SummonHex, frames.MummyHex)):
        return _arrivals(weights, state, side, NOBODY, codes)
    if isinstance(frame, frames.BuildHex):
        return [_building_site(state, side, code - TO) for code in codes]
    if isinstance(frame, frames.ChooseCard):
        return _cards(state, seat, codes)
    if isinstance(frame, (frames.ControlMonument, frames.BuildType)):
        return _monuments(weights, state, side, codes)
    if isinstance(frame, frames.PlagueBid):
        return [math.exp(-(code - BID) / weights.bid) for code in codes]
    if isinstance(frame, frames.ClawFacing):
        return [_aim(weights, state, side, frame.hex, code - AIM_AT) for code in codes]
    if isinstance(frame, frames.IsisSave):
        save = weights.unlikely if state.plays(side, MIRACLE) else weights.welcome
        return [1.0 if code == SAVE_NO else save for code in codes]
    if isinstance(frame, frames.AnubisTrap):
        return [_captive(weights, state, code) for code in codes]
    return [_other(weights, code) for code in codes]


def _action(weights: Weights, state: AnkhState, side: int, action: int) -> float:
    """What it is good for; actions that bring about an event are looked at first."""
    weight = weights.move_action
    if action == SUMMON:
        weight = weights.summon_action if recruits(state, side) else weights.unlikely
    elif action == GAIN:
        weight = weights.unlikely + weights.gained_follower * followers_to_gain(state, side)
    elif action == UNLOCK:
        slot = state.powers[side].bit_count()
        payable = slot < SLOTS and state.followers[side] >= SLOT_COST[slot]
        weight = weights.unlock_action if payable else weights.unlikely
    if state.markers[action] + 1 == EVENT_SPACE[action]:
        weight *= weights.event
    return weight


def _movers(weights: Weights, state: AnkhState, side: int, codes: list[int]) -> list[float]:
    """Each figure by the best it can gain; to be done is better than a move that gains nothing."""
    found: list[float] = []
    for code in codes:
        if code == DONE:
            found.append(1.0)
            continue
        start = code - FIGURE
        lure = Lure(weights, state, side, start)
        best = -10.0
        for hex in destinations(state, start):
            worth = lure.worth(state, hex)
            if worth > best:
                best = worth
        gain = best - lure.worth(state, start) - weights.restless
        found.append(math.exp(weights.keenness * min(gain, 5.0)))
    return found


def _arrivals(weights: Weights, state: AnkhState, side: int, leaving: int, codes: list[int]) -> list[float]:
    """Hexes by what draws a figure there."""
    lure = Lure(weights, state, side, leaving)
    return [math.exp(weights.keenness * lure.worth(state, code - TO)) for code in codes]


def _monuments(weights: Weights, state: AnkhState, side: int, codes: list[int]) -> list[float]:
    """By the majorities the region would have with it."""
    lure = Lure(weights, state, side, NOBODY)
    found: list[float] = []
    for code in codes:
        if code == DECLINE:
            found.append(weights.unlikely)
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


def _aim(weights: Weights, state: AnkhState, side: int, hex: int, aim: int) -> float:
    """At monuments of others."""
    weight = 1.0
    for target in aimed_hexes(hex, aim):
        if NOBODY < state.piece[target] < MONUMENTS and state.is_adjacent(hex, target):
            if state.owner[target] == side:
                weight *= weights.unlikely
            elif state.owner[target] != NOBODY:
                weight *= weights.welcome
    return weight


def _captive(weights: Weights, state: AnkhState, code: int) -> float:
    if code == DECLINE:
        return weights.unlikely
    return 1.0 + state.devotion[state.god.index(code - TRAP)] / 10.0


def _cards(state: AnkhState, seat: int, codes: list[int]) -> list[float]:
    fitting = card_priors(state, seat)
    found: list[float] = []
    for code in codes:
        if code < PLAY_BOTH:
            found.append(fitting[code - PLAY])
        else:
            found.append(fitting[(code - PLAY_BOTH) // CARDS] * fitting[(code - PLAY_BOTH) % CARDS])
    return found


def _other(weights: Weights, code: int) -> float:
    """Offers are taken up, powers by their worth; to do nothing is seldom right."""
    if code in (DONE, STOP, DECLINE, SUN_NO, WORSHIP_NO, TIEBREAKER_NO):
        return weights.unlikely
    if code in (SKIP, DOUBLE_NO, NONE):
        return 1.0
    if code == NEW_GATE:
        return weights.welcome
    if UNLOCK_POWER <= code < CONTROL:
        return math.exp(2.0 * weights.powers[code - UNLOCK_POWER])
    if SUMMON_NOW <= code < SUN_NO:
        recruit = (code - SUMMON_NOW) % RECRUITS
        if recruit >= FIRST_RECRUIT:
            return 1.5
        return 0.5 if recruit == RECRUIT_CAPTIVE else 1.0
    return 1.0
