"""How to play well: what a position promises each side until the end of the game.

The weights are in `weights.yaml`; promises are devotion by source, and `outlook` for what is not yet.
"""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.ankh.bot.survey import Survey
from ennead.games.ankh.bot.weights import Weights
from ennead.games.ankh.generated import frames
from ennead.games.ankh.rules.components import (
    ACTIONS,
    ACTIONS_MERGED,
    ACTIONS_PER_TURN,
    AMUN,
    BOUNTIFUL,
    BOUNTIFUL_BONUS,
    CAMEL_CARAVAN,
    CARD,
    CARD_STRENGTH,
    CARDS,
    CONFLICT,
    CONTROL_MONUMENT,
    DOMINATION_REWARD,
    DROUGHT,
    END_AFTER,
    EVENT_SPACE,
    EVENT_TRACK,
    FORGET_AFTER,
    FROM_DOMINATION,
    FROM_MAGNANIMOUS,
    FROM_MAJORITY,
    FROM_MIRACLE,
    FROM_VICTORY,
    GLORIOUS,
    GLORIOUS_LEAD,
    GLORIOUS_REWARD,
    LAST_EVENT,
    LAST_RED,
    MAGNANIMOUS,
    MAGNANIMOUS_FIGURES,
    MAGNANIMOUS_REWARD,
    MERGE_AFTER,
    MERGE_PLAYERS,
    MIRACLE,
    POWERS,
    REVERED,
    SLOT_COST,
    SLOTS,
    SOURCES,
    VICTORY_REWARD,
)
from ennead.games.ankh.rules.state import AnkhState

CHARIOTS: Final[int] = CARD.index["chariots"]
OUTLOOK: Final = SOURCES
COLUMNS: Final = SOURCES + 1
# By space of the event marker: conflicts begun, conflicts and Control Monuments still to come, and events
# before the next conflict.
CONFLICTS_BEGUN: Final[tuple[int, ...]] = tuple(
    EVENT_TRACK[:space].count(CONFLICT) for space in range(LAST_EVENT + 1)
)
CONTROLS_LEFT: Final[tuple[int, ...]] = tuple(
    EVENT_TRACK[space:].count(CONTROL_MONUMENT) for space in range(LAST_EVENT + 1)
)
TO_CONFLICT: Final[tuple[int, ...]] = tuple(
    EVENT_TRACK.index(CONFLICT, space) - space if space < LAST_EVENT else 0 for space in range(LAST_EVENT + 1)
)


def forecast(weights: Weights, state: AnkhState) -> list[float]:
    """By seat: a merged pair shares one side's promises."""
    table = _by_side(weights, state)
    for seat in range(state.players):
        side = state.side[seat]
        if side != seat:
            table[seat * COLUMNS : seat * COLUMNS + COLUMNS] = table[
                side * COLUMNS : side * COLUMNS + COLUMNS
            ]
    return table


def _by_side(weights: Weights, state: AnkhState) -> list[float]:
    """Expected devotion at the end: a row for each side, a column for each source and one for the outlook."""
    table = [0.0] * (state.players * COLUMNS)
    for side in range(state.players):
        for source in range(SOURCES):
            table[side * COLUMNS + source] = float(state.points[side * SOURCES + source])
    for side in state.forgotten:
        table[side * COLUMNS + OUTLOOK] = -weights.forgotten
    if state.over:
        return table
    moment = Moment(weights, state)
    survey = Survey(state)
    coming = [0.0] * state.players
    for region in range(state.map.regions):
        _add_region(weights, state, survey, moment, region, table, coming)
    for side in state.ranks:
        table[side * COLUMNS + OUTLOOK] += _outlook(weights, state, survey, moment, side)
    _add_next_event(weights, state, survey, table)
    _add_fates(weights, state, moment, coming, table)
    return table


class Moment:
    """How far the game has come, also in the middle of a conflict."""

    def __init__(self, weights: Weights, state: AnkhState) -> None:
        # The first region still to be resolved in a conflict going on; 0 outside of conflicts.
        self.weights = weights
        self.token = 0
        # A battle whose outcome is open.
        self.is_fought = False
        for frame in state.frames:
            if isinstance(frame, frames.NextRegion):
                self.token = frame.token
            elif isinstance(frame, frames.Resolution):
                self.is_fought = True
            elif isinstance(frame, frames.ConflictEnd) and self.token == 0:
                self.token = 1
        begun = CONFLICTS_BEGUN[state.event]
        # Conflicts after the one that is going on or comes next, and those not over yet.
        self.later = END_AFTER - begun if self.token else END_AFTER - begun - 1
        self.left = self.later + 1
        self.near = 1.0 if self.token else weights.near[min(TO_CONFLICT[state.event], len(weights.near) - 1)]

    def part_of_next(self, state: AnkhState, region: int) -> float:
        """How much of a region's promise comes true in the conflict at hand."""
        if self.token == 0:
            return self.near
        if region == state.battle:
            return 1.0 if self.is_fought else 0.0
        return 1.0 if state.tokens[region] >= self.token else 0.0


# Regions


def _add_region(
    weights: Weights,
    state: AnkhState,
    survey: Survey,
    moment: Moment,
    region: int,
    table: list[float],
    coming: list[float],
) -> None:
    """Majorities, and domination or the chances of a battle, in the conflicts to come."""
    players = state.players
    sides = 0
    for side in state.ranks:
        if survey.figures[region * players + side]:
            sides += 1
    part = moment.part_of_next(state, region)
    majority_part = part + weights.later_majority * moment.later
    reward_part = part + weights.later_reward * moment.later
    held = survey.majorities(region)
    for side in state.ranks:
        cell = region * players + side
        extra = BOUNTIFUL_BONUS if _is_bountiful(state, side) else 0
        majorities = held[side] + extra if held[side] else 0
        row = side * COLUMNS
        if survey.figures[cell] == 0:
            table[row + FROM_MAJORITY] += weights.absent * majorities * majority_part
            coming[side] += weights.absent * majorities
            continue
        table[row + FROM_MAJORITY] += majorities * majority_part
        coming[side] += majorities
        if sides == 1:
            reward = DOMINATION_REWARD + survey.bonus[cell] + extra
            table[row + FROM_DOMINATION] += reward * reward_part
            coming[side] += reward
    if sides > 1:
        _add_battle(weights, state, survey, region, reward_part, part, table, coming)


def _is_bountiful(state: AnkhState, side: int) -> bool:
    return state.has_power(side, BOUNTIFUL) and state.devotion[side] <= LAST_RED


def _add_battle(
    weights: Weights,
    state: AnkhState,
    survey: Survey,
    region: int,
    part: float,
    soon: float,
    table: list[float],
    coming: list[float],
) -> None:
    """Chances to win by strength, and what winning and losing bring."""
    players = state.players
    revealed = region == state.battle and any(state.cards)
    chances = [0.0] * players
    powers = [0.0] * players
    total = 0.0
    best = second = -100.0
    for side in state.ranks:
        cell = region * players + side
        if survey.figures[cell] == 0:
            continue
        power = survey.strength[cell] + _card_strength(weights, state, side, revealed)
        if state.tiebreaker == side and state.tiebreaker_up:
            power += weights.tiebreaker
        powers[side] = power
        if power > best:
            best, second = power, best
        elif power > second:
            second = power
        chances[side] = math.exp(
            (weights.strength_revealed if revealed else weights.strength) * min(power, 40.0)
        )
        total += chances[side]
    for side in state.ranks:
        cell = region * players + side
        if survey.figures[cell] == 0:
            continue
        chance = chances[side] / total
        lead = powers[side] - (second if powers[side] == best else best)
        row = side * COLUMNS
        extra = BOUNTIFUL_BONUS if _is_bountiful(state, side) else 0
        reward = (
            VICTORY_REWARD
            + survey.bonus[cell]
            + extra
            + _drought(weights, state, survey, cell, side, revealed)
        )
        if state.has_power(side, GLORIOUS):
            reward += (GLORIOUS_REWARD - VICTORY_REWARD) / (1.0 + math.exp(GLORIOUS_LEAD - lead))
        table[row + FROM_VICTORY] += chance * reward * part
        gained = chance * reward
        lost = 1.0 - chance
        if state.has_power(side, MAGNANIMOUS) and survey.figures[cell] >= MAGNANIMOUS_FIGURES:
            table[row + FROM_MAGNANIMOUS] += lost * (MAGNANIMOUS_REWARD + extra) * part
            gained += lost * (MAGNANIMOUS_REWARD + extra)
        dying = lost * (survey.figures[cell] - (1 if survey.god_region[side] == region else 0))
        wonders = _played_or_hoped(weights, state, side, MIRACLE, revealed) * dying
        table[row + FROM_MIRACLE] += wonders * part
        table[row + OUTLOOK] -= dying * soon * weights.mortal * weights.figure * END_AFTER
        coming[side] += gained + wonders


def _card_strength(weights: Weights, state: AnkhState, side: int, revealed: bool) -> float:
    """What cards add: those on the table, or those a hand promises."""
    if revealed:
        strength = 0.0
        for card in range(CARDS):
            if state.plays(side, card):
                strength += CARD_STRENGTH[card]
        return strength
    promise = weights.chariots if state.hand[side] >> CHARIOTS & 1 else weights.other_cards
    if state.holder[AMUN] == side and state.amun_up:
        promise += weights.second_card
    return promise


def _played_or_hoped(weights: Weights, state: AnkhState, side: int, card: int, revealed: bool) -> float:
    """Whether a card counts in the battle: as a fact, or as a hope."""
    if revealed:
        return 1.0 if state.plays(side, card) else 0.0
    return weights.fitting_card if state.hand[side] >> card & 1 else 0.0


def _drought(
    weights: Weights, state: AnkhState, survey: Survey, cell: int, side: int, revealed: bool
) -> float:
    return _played_or_hoped(weights, state, side, DROUGHT, revealed) * survey.desert[cell]


# What is not devotion yet


def _outlook(weights: Weights, state: AnkhState, survey: Survey, moment: Moment, side: int) -> float:
    left = moment.left
    worth = left * (weights.figure * survey.warriors[side] + weights.guardian * survey.guardians[side])
    worth += left * weights.monument * survey.owned[side]
    worth += _followers(weights, state, survey, moment, side)
    for power in range(POWERS):
        if state.powers[side] >> power & 1:
            worth += left * weights.powers[power]
    for card in range(CARDS):
        if state.hand[side] >> card & 1:
            worth += weights.cards[card]
    within = survey.neutral_beside[side] if survey.neutrals else survey.enemy_beside[side]
    controls = CONTROLS_LEFT[state.event]
    for place in range(min(within, len(weights.within_reach))):
        worth += weights.within_reach[place] * controls
    return worth


def _followers(weights: Weights, state: AnkhState, survey: Survey, moment: Moment, side: int) -> float:
    """Those at hand, and those that the monuments beside own figures will bring."""
    each = weights.follower + weights.follower_conflict * moment.left
    have = float(state.followers[side])
    income = survey.own_beside[side] + survey.neutral_beside[side]
    if state.has_power(side, REVERED):
        income += 1
    have += weights.income * income
    use = _costs_left(state, side) + weights.useful
    return each * have if have <= use else each * use + weights.spare * (have - use)


def _costs_left(state: AnkhState, side: int) -> int:
    """Followers that the powers still locked will take."""
    costs = 0
    for slot in range(state.powers[side].bit_count(), SLOTS):
        costs += SLOT_COST[slot]
    return costs


# Who brings about the next event


def _add_next_event(weights: Weights, state: AnkhState, survey: Survey, table: list[float]) -> None:
    """The next event is worth something to whoever can cause it now."""
    seat = _next_cause(state)
    if seat == NOBODY or state.event == LAST_EVENT:
        return
    side = state.side[seat]
    happens = EVENT_TRACK[state.event]
    row = side * COLUMNS + OUTLOOK
    if happens == CONTROL_MONUMENT:
        within = survey.neutral_beside[side] if survey.neutrals else survey.enemy_beside[side]
        if within:
            table[row] += weights.control_event
    elif happens == CAMEL_CARAVAN:
        table[row] += weights.caravan_event
    else:
        table[row] += weights.conflict_event


def _next_cause(state: AnkhState) -> int:
    """The seat whose next action can reach an event; NOBODY if it takes longer."""
    seat = NOBODY
    first = 0
    for at in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[at]
        if isinstance(frame, frames.ChooseAction):
            seat, first = frame.seat, frame.from_track
            break
        if isinstance(frame, frames.AfterAction):
            seat, action = frame.seat, frame.action
            if state.markers[action] == EVENT_SPACE[action]:
                return seat
            merged = state.is_merged(state.side[seat])
            if frame.taken < (ACTIONS_MERGED if merged else ACTIONS_PER_TURN):
                first = action + 1
            else:
                seat, first = state.next_seat(seat), 0
            break
        if isinstance(frame, frames.EndTurn):
            seat = state.next_seat(frame.seat)
            break
    if seat == NOBODY:
        return NOBODY
    for action in range(first, ACTIONS):
        if state.markers[action] + 1 == EVENT_SPACE[action]:
            return seat
    return NOBODY


# Merge and forgetting


def _add_fates(
    weights: Weights, state: AnkhState, moment: Moment, coming: list[float], table: list[float]
) -> None:
    """The last two merge after conflict 3; who is in the red zone after conflict 4 is forgotten."""
    over = END_AFTER - moment.left
    to_merge = MERGE_AFTER - over
    to_forget = FORGET_AFTER - over
    if to_merge > 0 and state.players >= MERGE_PLAYERS:
        hopes = [state.devotion[side] + to_merge * coming[side] for side in state.ranks]
        ordered = sorted(hopes)
        line = (ordered[1] + ordered[2]) / 2.0
        for place in range(len(hopes)):
            risk = _chance((line - hopes[place]) / (weights.spread * to_merge))
            table[state.ranks[place] * COLUMNS + OUTLOOK] -= weights.merging * risk
    if to_forget > 0:
        for side in state.ranks:
            hope = state.devotion[side] + to_forget * coming[side]
            risk = _chance((LAST_RED + 0.5 - hope) / (weights.spread * to_forget))
            table[side * COLUMNS + OUTLOOK] -= weights.forgotten * risk


def _chance(advantage: float) -> float:
    return 1.0 / (1.0 + math.exp(-min(max(advantage, -20.0), 20.0)))
