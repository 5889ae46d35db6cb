"""How to play well: what a position promises each side until the end of the game.

The weights are in `weights.yaml`; promises are devotion by source, and `outlook` for what is not yet.
"""

import math
from typing import Any, Final

from ennead.core.codec import NOBODY
from ennead.core.data import load_data
from ennead.games.ankh.bot.survey import Survey
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
    POWER,
    POWERS,
    REVERED,
    SLOT_COST,
    SLOTS,
    SOURCES,
    VICTORY_REWARD,
)
from ennead.games.ankh.rules.state import AnkhState

KNOWLEDGE: Final[dict[str, Any]] = load_data("ennead.games.ankh.bot", "weights.yaml")
_W: Final[dict[str, Any]] = KNOWLEDGE["weights"]
PRIORS: Final[dict[str, float]] = KNOWLEDGE["priors"]
NEAR: Final[tuple[float, ...]] = tuple(_W["near"])
LATER_MAJORITY: Final[float] = _W["later_majority"]
LATER_REWARD: Final[float] = _W["later_reward"]
ABSENT: Final[float] = _W["absent"]
STEEPNESS: Final[float] = _W["strength"]
STEEPNESS_REVEALED: Final[float] = _W["strength_revealed"]
WITH_CHARIOTS: Final[float] = _W["chariots"]
OTHER_CARDS: Final[float] = _W["other_cards"]
SECOND_CARD: Final[float] = _W["second_card"]
TIEBREAKER: Final[float] = _W["tiebreaker"]
FITTING_CARD: Final[float] = _W["fitting_card"]
FIGURE: Final[float] = _W["figure"]
GUARDIAN: Final[float] = _W["guardian"]
MORTAL: Final[float] = _W["mortal"]
FOLLOWER: Final[float] = _W["follower"]
FOLLOWER_CONFLICT: Final[float] = _W["follower_conflict"]
USEFUL: Final[int] = _W["useful"]
SPARE: Final[float] = _W["spare"]
INCOME: Final[float] = _W["income"]
WITHIN_REACH: Final[tuple[float, ...]] = tuple(_W["within_reach"])
CONTROL_EVENT: Final[float] = _W["control_event"]
CARAVAN_EVENT: Final[float] = _W["caravan_event"]
CONFLICT_EVENT: Final[float] = _W["conflict_event"]
MONUMENT: Final[float] = _W["monument"]
POWER_WORTH: Final[tuple[float, ...]] = tuple(_W["powers"][name] for name in POWER.names)
CARD_WORTH: Final[tuple[float, ...]] = tuple(_W["cards"][name] for name in CARD.names)
MERGING: Final[float] = _W["merging"]
FORGOTTEN: Final[float] = _W["forgotten"]
SPREAD: Final[float] = _W["spread"]

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


def forecast(state: AnkhState) -> list[float]:
    """By seat: a merged pair shares one side's promises."""
    table = _by_side(state)
    for seat in range(state.players):
        side = state.side[seat]
        if side != seat:
            table[seat * COLUMNS : seat * COLUMNS + COLUMNS] = table[
                side * COLUMNS : side * COLUMNS + COLUMNS
            ]
    return table


def _by_side(state: AnkhState) -> list[float]:
    """Expected devotion at the end: a row for each side, a column for each source and one for the outlook."""
    table = [0.0] * (state.players * COLUMNS)
    for side in range(state.players):
        for source in range(SOURCES):
            table[side * COLUMNS + source] = float(state.points[side * SOURCES + source])
    for side in state.forgotten:
        table[side * COLUMNS + OUTLOOK] = -FORGOTTEN
    if state.over:
        return table
    moment = Moment(state)
    survey = Survey(state)
    coming = [0.0] * state.players
    for region in range(state.map.regions):
        _add_region(state, survey, moment, region, table, coming)
    for side in state.ranks:
        table[side * COLUMNS + OUTLOOK] += _outlook(state, survey, moment, side)
    _add_next_event(state, survey, table)
    _add_fates(state, moment, coming, table)
    return table


class Moment:
    """How far the game has come, also in the middle of a conflict."""

    def __init__(self, state: AnkhState) -> None:
        # The first region still to be resolved in a conflict going on; 0 outside of conflicts.
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
        self.near = 1.0 if self.token else NEAR[min(TO_CONFLICT[state.event], len(NEAR) - 1)]

    def part_of_next(self, state: AnkhState, region: int) -> float:
        """How much of a region's promise comes true in the conflict at hand."""
        if self.token == 0:
            return self.near
        if region == state.battle:
            return 1.0 if self.is_fought else 0.0
        return 1.0 if state.tokens[region] >= self.token else 0.0


# Regions


def _add_region(
    state: AnkhState, survey: Survey, moment: Moment, region: int, table: list[float], coming: list[float]
) -> None:
    """Majorities, and domination or the chances of a battle, in the conflicts to come."""
    players = state.players
    sides = 0
    for side in state.ranks:
        if survey.figures[region * players + side]:
            sides += 1
    part = moment.part_of_next(state, region)
    majority_part = part + LATER_MAJORITY * moment.later
    reward_part = part + LATER_REWARD * moment.later
    held = survey.majorities(region)
    for side in state.ranks:
        cell = region * players + side
        extra = BOUNTIFUL_BONUS if _is_bountiful(state, side) else 0
        majorities = held[side] + extra if held[side] else 0
        row = side * COLUMNS
        if survey.figures[cell] == 0:
            table[row + FROM_MAJORITY] += ABSENT * majorities * majority_part
            coming[side] += ABSENT * majorities
            continue
        table[row + FROM_MAJORITY] += majorities * majority_part
        coming[side] += majorities
        if sides == 1:
            reward = DOMINATION_REWARD + survey.bonus[cell] + extra
            table[row + FROM_DOMINATION] += reward * reward_part
            coming[side] += reward
    if sides > 1:
        _add_battle(state, survey, region, reward_part, part, table, coming)


def _is_bountiful(state: AnkhState, side: int) -> bool:
    return state.has_power(side, BOUNTIFUL) and state.devotion[side] <= LAST_RED


def _add_battle(
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
    weights = [0.0] * players
    powers = [0.0] * players
    total = 0.0
    best = second = -100.0
    for side in state.ranks:
        cell = region * players + side
        if survey.figures[cell] == 0:
            continue
        power = survey.strength[cell] + _card_strength(state, side, revealed)
        if state.tiebreaker == side and state.tiebreaker_up:
            power += TIEBREAKER
        powers[side] = power
        if power > best:
            best, second = power, best
        elif power > second:
            second = power
        weights[side] = math.exp((STEEPNESS_REVEALED if revealed else STEEPNESS) * min(power, 40.0))
        total += weights[side]
    for side in state.ranks:
        cell = region * players + side
        if survey.figures[cell] == 0:
            continue
        chance = weights[side] / total
        lead = powers[side] - (second if powers[side] == best else best)
        row = side * COLUMNS
        extra = BOUNTIFUL_BONUS if _is_bountiful(state, side) else 0
        reward = VICTORY_REWARD + survey.bonus[cell] + extra + _drought(state, survey, cell, side, revealed)
        if state.has_power(side, GLORIOUS):
            reward += (GLORIOUS_REWARD - VICTORY_REWARD) / (1.0 + math.exp(GLORIOUS_LEAD - lead))
        table[row + FROM_VICTORY] += chance * reward * part
        gained = chance * reward
        lost = 1.0 - chance
        if state.has_power(side, MAGNANIMOUS) and survey.figures[cell] >= MAGNANIMOUS_FIGURES:
            table[row + FROM_MAGNANIMOUS] += lost * (MAGNANIMOUS_REWARD + extra) * part
            gained += lost * (MAGNANIMOUS_REWARD + extra)
        dying = lost * (survey.figures[cell] - (1 if survey.god_region[side] == region else 0))
        wonders = _played_or_hoped(state, side, MIRACLE, revealed) * dying
        table[row + FROM_MIRACLE] += wonders * part
        table[row + OUTLOOK] -= dying * soon * MORTAL * FIGURE * END_AFTER
        coming[side] += gained + wonders


def _card_strength(state: AnkhState, side: int, revealed: bool) -> float:
    """What cards add: those on the table, or those a hand promises."""
    if revealed:
        strength = 0.0
        for card in range(CARDS):
            if state.plays(side, card):
                strength += CARD_STRENGTH[card]
        return strength
    promise = WITH_CHARIOTS if state.hand[side] >> CHARIOTS & 1 else OTHER_CARDS
    if state.holder[AMUN] == side and state.amun_up:
        promise += SECOND_CARD
    return promise


def _played_or_hoped(state: AnkhState, side: int, card: int, revealed: bool) -> float:
    """Whether a card counts in the battle: as a fact, or as a hope."""
    if revealed:
        return 1.0 if state.plays(side, card) else 0.0
    return FITTING_CARD if state.hand[side] >> card & 1 else 0.0


def _drought(state: AnkhState, survey: Survey, cell: int, side: int, revealed: bool) -> float:
    return _played_or_hoped(state, side, DROUGHT, revealed) * survey.desert[cell]


# What is not devotion yet


def _outlook(state: AnkhState, survey: Survey, moment: Moment, side: int) -> float:
    left = moment.left
    worth = left * (FIGURE * survey.warriors[side] + GUARDIAN * survey.guardians[side])
    worth += left * MONUMENT * survey.owned[side]
    worth += _followers(state, survey, moment, side)
    for power in range(POWERS):
        if state.powers[side] >> power & 1:
            worth += left * POWER_WORTH[power]
    for card in range(CARDS):
        if state.hand[side] >> card & 1:
            worth += CARD_WORTH[card]
    within = survey.neutral_beside[side] if survey.neutrals else survey.enemy_beside[side]
    controls = CONTROLS_LEFT[state.event]
    for place in range(min(within, len(WITHIN_REACH))):
        worth += WITHIN_REACH[place] * controls
    return worth


def _followers(state: AnkhState, survey: Survey, moment: Moment, side: int) -> float:
    """Those at hand, and those that the monuments beside own figures will bring."""
    each = FOLLOWER + FOLLOWER_CONFLICT * moment.left
    have = float(state.followers[side])
    income = survey.own_beside[side] + survey.neutral_beside[side]
    if state.has_power(side, REVERED):
        income += 1
    have += INCOME * income
    use = _costs_left(state, side) + USEFUL
    return each * have if have <= use else each * use + SPARE * (have - use)


def _costs_left(state: AnkhState, side: int) -> int:
    """Followers that the powers still locked will take."""
    costs = 0
    for slot in range(state.powers[side].bit_count(), SLOTS):
        costs += SLOT_COST[slot]
    return costs


# Who brings about the next event


def _add_next_event(state: AnkhState, survey: Survey, table: list[float]) -> None:
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
            table[row] += CONTROL_EVENT
    elif happens == CAMEL_CARAVAN:
        table[row] += CARAVAN_EVENT
    else:
        table[row] += CONFLICT_EVENT


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


def _add_fates(state: AnkhState, moment: Moment, coming: list[float], table: list[float]) -> None:
    """The last two merge after conflict 3; who is in the red zone after conflict 4 is forgotten."""
    over = END_AFTER - moment.left
    to_merge = MERGE_AFTER - over
    to_forget = FORGET_AFTER - over
    if to_merge > 0 and state.players >= MERGE_PLAYERS:
        hopes = [state.devotion[side] + to_merge * coming[side] for side in state.ranks]
        ordered = sorted(hopes)
        line = (ordered[1] + ordered[2]) / 2.0
        for place in range(len(hopes)):
            risk = _chance((line - hopes[place]) / (SPREAD * to_merge))
            table[state.ranks[place] * COLUMNS + OUTLOOK] -= MERGING * risk
    if to_forget > 0:
        for side in state.ranks:
            hope = state.devotion[side] + to_forget * coming[side]
            risk = _chance((LAST_RED + 0.5 - hope) / (SPREAD * to_forget))
            table[side * COLUMNS + OUTLOOK] -= FORGOTTEN * risk


def _chance(advantage: float) -> float:
    return 1.0 / (1.0 + math.exp(-min(max(advantage, -20.0), 20.0)))
