"""How to play well: what a position promises each participant, by source and as outlook.

The weights are in `weights.yaml`. Everything that scoring would bring now counts for each scoring to come;
goods, engine, cards and pieces that promise more are the outlook.
"""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.tekhenu.bot.laws import law_prospect
from ennead.games.tekhenu.bot.weights import HAPPINESS_LINE, ROW_DUE, ROW_LINE, ROW_POINTS, TURNS, Weights
from ennead.games.tekhenu.generated import frames
from ennead.games.tekhenu.rules.cards import AUTOMA_BALANCE, AUTOMA_BONUS_SCRIBES, AUTOMA_BONUS_VP, T17
from ennead.games.tekhenu.rules.components import (
    BONUS_GOODS,
    BONUS_VP,
    BREAD,
    BY_AUTOMA_CARDS,
    BY_AUTOMA_SCRIBES,
    BY_BUILDING_ROW,
    BY_DISTRICTS,
    BY_HAPPINESS,
    BY_LAWS,
    BY_MAAT,
    BY_PRODUCTION,
    BY_STATUES,
    BY_TEMPLE,
    BY_TURN_ORDER,
    BY_UPKEEP,
    CELLS,
    DICE_PER_MAAT,
    DISTRICT_VP,
    DISTRICTS,
    FAITH,
    FIRST_VP,
    GODS,
    GOLD,
    GOODS,
    HAPPINESS_SYMBOLS,
    HAPPINESS_VP,
    MAAT_LOSS,
    MAATS,
    MOST_GOD_STATUES,
    OSIRIS_SLOTS,
    OWN_ACTION_PAYS,
    PEOPLE_LINE,
    PILLAR_VP,
    PRODUCTION_MAX,
    PRODUCTION_VP,
    RESOURCES,
    SCRIBE,
    SECOND_VP,
    SIDE,
    SLOT_LINE,
    SLOT_MIN_PLAYERS,
    SLOTS,
    SOURCES,
    STATUE_ABOVE,
    STATUES_VP,
    TEMPLE_VP,
    UNPAID_BREAD_VP,
)
from ennead.games.tekhenu.rules.maat import balance_of
from ennead.games.tekhenu.rules.solo_scoring import BLESSING_VP, SCRIBES_PER_VP
from ennead.games.tekhenu.rules.solo_scoring import TECHNOLOGY_VP as AUTOMA_TECHNOLOGY_VP
from ennead.games.tekhenu.rules.state import TekhenuState

OUTLOOK: Final = SOURCES
COLUMNS: Final = SOURCES + 1
LINES: Final = 2 * SIDE


class Clock:
    """How much of the game is left: scorings to come, and turns of each participant."""

    __slots__ = ("all_turns", "phase", "scores_laws", "scorings", "settled", "turns", "upkeep")

    def __init__(self, state: TekhenuState) -> None:
        self.scorings = len(state.markers)
        # Bits of those who still pay upkeep in the running scoring, and who still pick laws.
        self.upkeep = 0
        self.scores_laws = 0
        # The number of the Maat phase that runs or comes next; its order is known already.
        self.settled = state.round > 0 and state.round == state.maat * DICE_PER_MAAT
        self.phase = state.maat if self.settled else state.maat + 1
        for frame in state.frames:
            if isinstance(frame, frames.ScoringEnd):
                self.scorings -= 1
            elif isinstance(frame, frames.Upkeep):
                self.upkeep |= 1 << frame.seat
            elif isinstance(frame, frames.LawPick):
                self.scores_laws |= 1 << frame.seat
            elif isinstance(frame, frames.MaatOrder):
                self.settled = False
        self.turns: list[int] = []
        self.all_turns = 0
        for seat in range(state.seats):
            turns = turns_left(state, seat)
            self.turns.append(turns)
            self.all_turns += turns

    def dice_left(self, seat: int) -> int:
        """Dice the participant takes before the scales are read."""
        return self.turns[seat] - TURNS + self.phase * DICE_PER_MAAT


def turns_left(state: TekhenuState, seat: int) -> int:
    """Own turns to come; the running one as long as its main action is open."""
    done = state.maat * DICE_PER_MAAT
    if state.round != done or state.round == 0:
        first = seat * DICE_PER_MAAT
        for place in range(first, first + DICE_PER_MAAT):
            if state.taken[place] != NOBODY:
                done += 1
    if state.main_open and state.turn_seat == seat:
        done -= 1
    return TURNS - done


def forecast(weights: Weights, state: TekhenuState) -> list[float]:
    """Expected points at the end: a row for each participant, a column for each source and the outlook."""
    table = [0.0] * (state.seats * COLUMNS)
    for seat in range(state.seats):
        for source in range(SOURCES):
            table[seat * COLUMNS + source] = float(state.points[seat * SOURCES + source])
    if state.over:
        return table
    clock = Clock(state)
    _add_temple(weights, state, clock, table)
    if clock.scorings:
        _add_districts(weights, state, clock, table)
    _add_god_statues(weights, state, clock, table)
    _add_order(weights, state, clock, table)
    for seat in range(state.seats):
        _add_pieces(weights, state, seat, clock, table)
        if seat < state.players:
            _add_board(weights, state, seat, clock, table)
            _add_upkeep_and_goods(weights, state, seat, clock, table)
            _add_cards(weights, state, seat, clock, table)
        else:
            _add_automa(weights, state, seat, clock, table)
    return table


# The board


def _add_temple(weights: Weights, state: TekhenuState, clock: Clock, table: list[float]) -> None:
    """Own pieces and own pillars in their lines, and pillars where a building may still come."""
    pieces = [0] * (state.seats * LINES)
    room = [0] * LINES
    for slot in range(SLOTS):
        owner = state.temple[slot]
        if owner != NOBODY:
            pieces[owner * LINES + SLOT_LINE[slot]] += 1
            table[owner * COLUMNS + BY_TEMPLE] += clock.scorings * TEMPLE_VP
        elif SLOT_MIN_PLAYERS[slot] <= state.seats:
            room[SLOT_LINE[slot]] = 1
    for place in range(len(PEOPLE_LINE)):
        owner = state.people_statues[place]
        if owner != NOBODY:
            pieces[owner * LINES + PEOPLE_LINE[place]] += 1
            table[owner * COLUMNS + BY_TEMPLE] += clock.scorings * TEMPLE_VP
    empty = [0] * LINES
    for cell in range(CELLS):
        row = cell // SIDE
        column = SIDE + cell % SIDE
        owner = state.pillar_owner[cell]
        if owner == NOBODY:
            empty[row] += 1
            empty[column] += 1
            continue
        base = owner * LINES
        table[owner * COLUMNS + BY_TEMPLE] += (
            (pieces[base + row] + pieces[base + column]) * PILLAR_VP * clock.scorings
        )
        fresh = weights.fade[min(clock.turns[owner], len(weights.fade) - 1)]
        table[owner * COLUMNS + OUTLOOK] += (room[row] + room[column]) * weights.line_hope * fresh
    for seat in range(state.seats):
        hope = 0
        for line in range(LINES):
            hope += pieces[seat * LINES + line] * empty[line]
        table[seat * COLUMNS + OUTLOOK] += (
            hope * weights.cell_hope * clock.turns[seat] / TURNS * clock.scorings
        )


def _add_districts(weights: Weights, state: TekhenuState, clock: Clock, table: list[float]) -> None:
    """Majorities as chances: every piece of lead, and a higher piece, make it likelier."""
    seats = state.seats
    near = clock.all_turns % (seats * TURNS // 2)
    steep = weights.district + (weights.district_late if near <= seats else 0.0)
    for district in range(DISTRICTS):
        count = [0] * seats
        top = [7] * seats
        statue = state.people_statues[STATUE_ABOVE[district]]
        if statue != NOBODY:
            count[statue] = 1
            top[statue] = 0
        for slot in range(district, OSIRIS_SLOTS, DISTRICTS):
            owner = state.osiris[slot]
            if owner != NOBODY:
                count[owner] += 1
                if top[owner] == 7:
                    top[owner] = slot // DISTRICTS + 1
        total = weights.district_open if near > seats else 0.001
        strengths = [0.0] * seats
        for seat in range(seats):
            if count[seat]:
                strengths[seat] = math.exp(steep * (count[seat] - weights.district_height * top[seat]))
                total += strengths[seat]
        for seat in range(seats):
            table[seat * COLUMNS + BY_DISTRICTS] += DISTRICT_VP * clock.scorings * strengths[seat] / total


def _add_god_statues(weights: Weights, state: TekhenuState, clock: Clock, table: list[float]) -> None:
    """Bonuses of god statues, by how often the god will still be called upon."""
    rooms = MOST_GOD_STATUES
    for slot in range(GODS):
        god = state.horus_tiles[slot]
        if god == NOBODY:
            continue
        for place in range(god * rooms, god * rooms + rooms):
            owner = state.god_statues[place]
            if owner == NOBODY or owner in state.god_statues[god * rooms : place]:
                continue
            payers = clock.all_turns
            if not OWN_ACTION_PAYS[state.seats]:
                payers -= clock.turns[owner]
            worth = bot_bonus(slot) if owner >= state.players else bonus_worth(weights, slot)
            table[owner * COLUMNS + OUTLOOK] += payers * weights.god_rate * worth


def bonus_worth(weights: Weights, slot: int) -> float:
    """What a player gets each time."""
    worth = float(BONUS_VP[slot])
    if BONUS_GOODS[slot]:
        worth += weights.goods[BONUS_GOODS[slot][0]]
    return worth


def bot_bonus(slot: int) -> float:
    """What Botankhamun gets each time."""
    return AUTOMA_BONUS_VP[slot] + AUTOMA_BONUS_SCRIBES[slot] / SCRIBES_PER_VP


def _add_order(weights: Weights, state: TekhenuState, clock: Clock, table: list[float]) -> None:
    """Loss by the scales in the coming Maat phase, and who will be first after it."""
    seats = state.seats
    if clock.settled and state.maat == MAATS:
        table[state.order[0] * COLUMNS + BY_TURN_ORDER] += FIRST_VP
        table[state.order[1] * COLUMNS + BY_TURN_ORDER] += SECOND_VP[seats]
        return
    for at in range(seats):
        seat = state.order[at]
        left = DICE_PER_MAAT if clock.settled else clock.dice_left(seat)
        table[seat * COLUMNS + OUTLOOK] += (
            weights.early * (seats - 1 - at) / (seats - 1) * left / DICE_PER_MAAT
        )
    if clock.settled:
        return
    last = clock.phase == MAATS
    chances: list[float] = []
    total = 0.0
    for seat in range(seats):
        left = clock.dice_left(seat)
        off = likely_balance(state, seat, clock.phase)
        if off < 0 and seat < state.players:
            table[seat * COLUMNS + BY_MAAT] -= MAAT_LOSS[min(-off, len(MAAT_LOSS) - 1)] * (
                1.0 - weights.scales_hope * left
            )
        weight = math.exp(-abs(off) / (weights.scales_heat + left))
        chances.append(weight)
        total += weight
    worth = float(FIRST_VP) if last else weights.order
    column = BY_TURN_ORDER if last else OUTLOOK
    for seat in range(seats):
        table[seat * COLUMNS + column] += worth * chances[seat] / total


def likely_balance(state: TekhenuState, seat: int, phase: int) -> int:
    """The balance with faith laid as far as it helps."""
    if seat >= state.players:
        return AUTOMA_BALANCE[phase]
    balance = balance_of(state, seat)
    faith = state.goods[seat * GOODS + FAITH]
    if balance < 0:
        return min(0, balance + faith)
    return max(0, balance - faith)


# Each participant


def _add_pieces(weights: Weights, state: TekhenuState, seat: int, clock: Clock, table: list[float]) -> None:
    """Statues and happiness, which count for players and Botankhamun alike."""
    row = seat * COLUMNS
    turns = clock.turns[seat]
    built = state.statues[seat]
    happiness = state.happiness[seat]
    table[row + BY_STATUES] += clock.scorings * STATUES_VP[built]
    table[row + OUTLOOK] += built * weights.statue_hope * turns / TURNS
    exact = float(HAPPINESS_SYMBOLS[happiness] * HAPPINESS_VP)
    soft = HAPPINESS_LINE[happiness]
    if clock.scorings == 2:
        table[row + BY_HAPPINESS] += (1.0 - weights.smooth) * exact + weights.smooth * soft
        turns -= TURNS // 2
    if clock.scorings:
        part = weights.smooth * min(turns, 4) / 4.0
        table[row + BY_HAPPINESS] += (1.0 - part) * exact + part * soft


def _add_board(weights: Weights, state: TekhenuState, seat: int, clock: Clock, table: list[float]) -> None:
    """Production, building row, room for happiness to grow, turns to come."""
    row = seat * COLUMNS
    turns = clock.turns[seat]
    full = 0
    engine = 0.0
    for place in range(seat * RESOURCES, seat * RESOURCES + RESOURCES):
        engine += weights.steps[state.production[place]]
        if state.production[place] == PRODUCTION_MAX:
            full += 1
    table[row + BY_PRODUCTION] += clock.scorings * full * PRODUCTION_VP
    built = state.buildings[seat]
    if clock.scorings:
        last = turns == 0 or (clock.scorings == 2 and turns == TURNS // 2)
        points = float(ROW_POINTS[built]) if last else ROW_LINE[built]
        table[row + BY_BUILDING_ROW] += points + (clock.scorings - 1) * ROW_LINE[built]
    fresh = weights.fade[min(turns, len(weights.fade) - 1)]
    ahead = min(state.population[seat] - state.happiness[seat], weights.headroom_most)
    outlook = ahead * weights.headroom * fresh + weights.access[state.happiness[seat]] * turns / TURNS
    table[row + OUTLOOK] += outlook + engine * turns + weights.turn * turns


def _add_upkeep_and_goods(
    weights: Weights, state: TekhenuState, seat: int, clock: Clock, table: list[float]
) -> None:
    """Bread due in scorings, and what the goods left after it are good for."""
    row = seat * COLUMNS
    turns = clock.turns[seat]
    base = seat * GOODS
    bread = state.goods[base + BREAD]
    gold = state.goods[base + GOLD]
    due = 0 if state.technologies[seat] >> T17 & 1 else ROW_DUE[state.buildings[seat]]
    wait = turns - TURNS // 2 if clock.scorings == 2 else turns
    missing_cost = weights.missing_bread[min(wait, len(weights.missing_bread) - 1)]
    if clock.upkeep >> seat & 1:
        missing_cost = float(UNPAID_BREAD_VP)
    elif clock.scorings == 0:
        due = 0
    if due:
        paid = min(due, bread)
        bread -= paid
        by_gold = min(due - paid, gold)
        gold -= by_gold
        table[row + BY_UPKEEP] -= (due - paid - by_gold) * missing_cost
        if clock.scorings == 2 or (clock.upkeep >> seat & 1 and clock.scorings == 1):
            table[row + BY_UPKEEP] -= due * weights.later_bread
    worth = gold * weights.goods[GOLD] + state.goods[base + SCRIBE] * weights.goods[SCRIBE]
    for good in range(RESOURCES):
        count = bread if good == BREAD else state.goods[base + good]
        if count > weights.plenty:
            worth += (weights.plenty + (count - weights.plenty) * weights.surplus) * weights.goods[good]
        else:
            worth += count * weights.goods[good]
    if clock.dice_left(seat) > 0:
        worth += state.goods[base + FAITH] * weights.goods[FAITH]
    table[row + OUTLOOK] += worth * weights.fade[min(turns, len(weights.fade) - 1)]


def _add_cards(weights: Weights, state: TekhenuState, seat: int, clock: Clock, table: list[float]) -> None:
    row = seat * COLUMNS
    turns = clock.turns[seat]
    worth = 0.0
    technologies = state.technologies[seat]
    blessings = state.blessings[seat]
    fresh = weights.fade[min(turns, len(weights.fade) - 1)]
    card = 0
    while technologies or blessings:
        if technologies & 1:
            worth += weights.technologies[card] * turns
        if blessings & 1:
            worth += weights.blessings[card] * fresh
        technologies >>= 1
        blessings >>= 1
        card += 1
    table[row + OUTLOOK] += worth
    if not state.laws_open or clock.scores_laws >> seat & 1:
        table[row + BY_LAWS] += law_prospect(weights, state, seat, turns)


def _add_automa(weights: Weights, state: TekhenuState, seat: int, clock: Clock, table: list[float]) -> None:
    """Botankhamun's cards and scribes; he has no board and pays nothing (TK-BOT-56 to TK-BOT-60)."""
    row = seat * COLUMNS
    table[row + OUTLOOK] += weights.bot_turn * clock.turns[seat]
    if clock.scorings:
        cards = state.blessings[seat].bit_count() * BLESSING_VP
        cards += state.technologies[seat].bit_count() * AUTOMA_TECHNOLOGY_VP * clock.scorings
        table[row + BY_AUTOMA_CARDS] += cards
    if not state.laws_open:
        table[row + BY_LAWS] += state.laws[seat].bit_count() * state.law_vp
        table[row + BY_AUTOMA_SCRIBES] += state.goods[seat * GOODS + SCRIBE] / SCRIBES_PER_VP
