"""What a position promises each seat.

The weights are in `weights.yaml`; promises are points by source, and `outlook` for gold and cards not turned
into points yet.
"""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.amun_re.bot.market import Shopping
from ennead.games.amun_re.bot.weights import Weights
from ennead.games.amun_re.generated import frames
from ennead.games.amun_re.rules.components import (
    BID_CELLS,
    CARAVAN,
    CARD_VP,
    CARDS,
    FIELDS,
    GOLD_MINE,
    GOLD_POINTS,
    GOLD_VP,
    HARVEST,
    INSTANT_CARDS,
    INSTANT_GOLD,
    INSTANT_STONES,
    MAJORITY_POINTS,
    OFFERING,
    POWER_SYMBOLS,
    PROTECTION,
    PROVINCES,
    PYRAMID_POINTS,
    PYRAMID_VP,
    ROUNDS_PER_KINGDOM,
    SCORING,
    SET_POINTS,
    SET_VP,
    SIDE,
    SIDES,
    SOURCES,
    STONES_PER_PYRAMID,
    TEMPLE_VP,
    TEMPLES,
    TILE_CAMEL,
    TILE_VALUE,
    WEST_VP,
    YELLOW_VP,
)
from ennead.games.amun_re.rules.fields import LINES
from ennead.games.amun_re.rules.offering import tile_for
from ennead.games.amun_re.rules.state import AmunReState
from ennead.games.amun_re.rules.yellow import meets

OUTLOOK: Final = SOURCES
COLUMNS: Final = SOURCES + 1


def forecast(weights: Weights, state: AmunReState) -> list[float]:
    """Expected points at the end: a row for each seat, a column for each source and one for the outlook."""
    table = [0.0] * (state.players * COLUMNS)
    for seat in range(state.players):
        _add_scored(state, seat, table)
    if state.over:
        return table
    for seat in range(state.players):
        _add_outlook(weights, state, seat, table)
    if not (state.phase == SCORING and state.round > 0):
        for seat in range(state.players):
            _add_buildings(weights, state, seat, table)
        for side in range(len(SIDES)):
            _add_majority(weights, state, side, table)
    _add_pending(weights, state, table)
    _add_final_gold(weights, state, table)
    return table


def _add_scored(state: AmunReState, seat: int, table: list[float]) -> None:
    row = seat * COLUMNS
    base = seat * LINES
    for source in range(SOURCES):
        table[row + source] = state.points[base + source] + state.points[base + SOURCES + source]


def rounds_left(state: AmunReState) -> int:
    """Rounds of this kingdom after the current one."""
    return ROUNDS_PER_KINGDOM - 1 - (state.round - 1) % ROUNDS_PER_KINGDOM


def harvests_left(state: AmunReState) -> int:
    """Harvests of this kingdom still to come, the one of this round included."""
    return rounds_left(state) + (1 if state.phase <= HARVEST else 0)


def _add_buildings(weights: Weights, state: AmunReState, seat: int, table: list[float]) -> None:
    """What the coming interim scoring brings for own temples, pyramids and sets."""
    row = seat * COLUMNS
    tile = weights.tile
    active = active_tile(state)
    if rounds_left(state) == 0 and active != NOBODY:
        tile = float(TILE_VALUE[active])
    stone = _stone_part(weights, state)
    owned = 0
    fewest = 1000.0
    for province in range(PROVINCES):
        if state.owner[province] == seat:
            owned += 1
            size = state.pyramids[province] + state.stones[province] * stone
            table[row + TEMPLE_VP] += TEMPLES[province] * tile
            table[row + PYRAMID_VP] += size * PYRAMID_POINTS
            if size < fewest:
                fewest = size
    if owned == ROUNDS_PER_KINGDOM:
        table[row + SET_VP] += fewest * SET_POINTS
    elif owned:
        table[row + SET_VP] += fewest * SET_POINTS * weights.set_hope * owned


def _stone_part(weights: Weights, state: AmunReState) -> float:
    """A stone as part of a pyramid: as likely as it still becomes one before the scoring."""
    if rounds_left(state) > 0 or state.phase < OFFERING - 1:
        return weights.stone / STONES_PER_PYRAMID
    if state.phase == OFFERING - 1:
        return weights.stone_market / STONES_PER_PYRAMID
    return weights.stone_late / STONES_PER_PYRAMID if state.phase == OFFERING else 0.0


def _add_pending(weights: Weights, state: AmunReState, table: list[float]) -> None:
    """Rewards, stones and farmers that are due but not placed yet, and what can still be bought."""
    for frame in state.frames:
        if isinstance(frame, frames.RewardChoice):
            table[frame.seat * COLUMNS + OUTLOOK] += frame.left * weights.reward
        elif isinstance(frame, frames.PlaceStone):
            table[frame.seat * COLUMNS + OUTLOOK] += frame.left * weights.stone_due
        elif isinstance(frame, frames.PlaceFarmer):
            table[frame.seat * COLUMNS + OUTLOOK] += (
                frame.left * harvests_left(state) * weights.tile * gold_worth(weights, state)
            )
        elif isinstance(frame, frames.MarketAction):
            table[frame.seat * COLUMNS + OUTLOOK] += shopping_of(weights, state, frame.seat).rest(frame.open)
        elif isinstance(frame, frames.NewFirstPlayer):
            table[frame.seat * COLUMNS + OUTLOOK] += weights.first
        elif isinstance(frame, frames.InstantReward):
            table[frame.seat * COLUMNS + OUTLOOK] += (
                INSTANT_GOLD[frame.province] * gold_worth(weights, state)
                + INSTANT_STONES[frame.province] * weights.stone_due
                + INSTANT_CARDS[frame.province] * weights.card_due
            )


def shopping_of(weights: Weights, state: AmunReState, seat: int) -> Shopping:
    return Shopping(weights, state, seat, gold_worth(weights, state), harvests_left(state))


def _add_majority(weights: Weights, state: AmunReState, side: int, table: list[float]) -> None:
    """The most pyramids on a side, as a chance: every stone of lead makes it likelier."""
    strengths = [0.0] * state.players
    total = 0.6  # somebody may still come
    for province in range(PROVINCES):
        owner = state.owner[province]
        if owner != NOBODY and SIDE[province] == side and state.pyramids[province] + state.stones[province]:
            size = state.pyramids[province] * STONES_PER_PYRAMID + state.stones[province]
            weight = math.exp(weights.majority * (3 - rounds_left(state)) * size / 2.0)
            strengths[owner] += weight
            total += weight
    for seat in range(state.players):
        table[seat * COLUMNS + WEST_VP + side] += MAJORITY_POINTS * strengths[seat] / total


def _add_outlook(weights: Weights, state: AmunReState, seat: int, table: list[float]) -> None:
    """Gold, income to come and cards."""
    row = seat * COLUMNS
    worth = gold_worth(weights, state)
    gold = float(state.gold[seat])
    outlook = 0.0
    if state.bid_at[seat] != NOBODY:
        gold -= BID_CELLS[state.bid_cell[seat]]
        stands = weights.bid_protected if state.has_played(seat, PROTECTION) else weights.bid_stands
        outlook += stands * province_worth(weights, state, seat, state.bid_at[seat])
    elif state.for_sale:
        outlook += _open_auction(weights, state, seat)
    gold += expected_income(weights, state, seat)
    outlook += worth * (gold if gold <= weights.plenty else weights.plenty + (gold - weights.plenty) / 2)
    late = rounds_left(state) == 0
    last = late and state.kingdom() == 1 and state.phase == SCORING
    held = seat * CARDS
    for card in range(CARDS):
        count = state.hand[held + card]
        if count == 0:
            continue
        if CARD_VP[card]:
            if not state.has_played(seat, card) and meets(state, seat, card):
                table[row + YELLOW_VP] += CARD_VP[card] * (
                    weights.yellow_late if late else weights.yellow_early
                )
                count -= 1
            outlook += count * (worth if last else weights.cards[card])
        else:
            outlook += (worth if last else weights.cards[card]) * (1.0 + (count - 1) * 0.5)
    for province in range(PROVINCES):
        if state.owner[province] == seat:
            outlook += _room_to_grow(weights, state, province)
    table[row + OUTLOOK] = outlook + weights.to_come[state.round]


def gold_worth(weights: Weights, state: AmunReState) -> float:
    """A piece of gold in points; nothing but its rank once it can't be spent any more."""
    if state.round == 0:
        return weights.gold[0]
    if state.kingdom() == 1 and rounds_left(state) == 0 and state.phase > OFFERING:
        return 0.02
    return weights.gold[min(state.round, len(weights.gold)) - 1]


def active_tile(state: AmunReState) -> int:
    """The tile of this round's harvest, as soon as the offerings are open; NOBODY before."""
    if state.phase == OFFERING and state.offered[0] != NOBODY:
        return tile_for(state.total)
    return state.tile if state.phase > OFFERING else NOBODY


def expected_income(weights: Weights, state: AmunReState, seat: int) -> float:
    """Gold of the harvests of this kingdom still to come, from what stands there now."""
    harvests = harvests_left(state)
    if state.phase == SCORING or harvests == 0:
        return 0.0
    tile = active_tile(state)
    income = 0.0
    for province in range(PROVINCES):
        if state.owner[province] == seat:
            farmers = state.farmers[province] + state.free_farmers[province]
            if tile != NOBODY:
                income += GOLD_MINE[province] + farmers * TILE_VALUE[tile]
                if TILE_CAMEL[tile]:
                    income += CARAVAN[province]
                income += (harvests - 1) * (
                    GOLD_MINE[province] + farmers * weights.tile + weights.camel * CARAVAN[province]
                )
            else:
                income += harvests * (
                    GOLD_MINE[province] + farmers * weights.tile + weights.camel * CARAVAN[province]
                )
    return income


def _room_to_grow(weights: Weights, state: AmunReState, province: int) -> float:
    """Free fields and card symbols, while markets are to come."""
    markets = rounds_left(state) + (1 if state.phase == 0 else 0)
    if markets == 0:
        return 0.0
    return min(state.fields_free(province), 3) * weights.field * markets / 3.0 + min(
        POWER_SYMBOLS[province], 3
    ) * (weights.symbol * markets / 3.0)


def province_worth(weights: Weights, state: AmunReState, seat: int, province: int) -> float:
    """What it would mean to own the province from now on."""
    worth = gold_worth(weights, state)
    harvests = harvests_left(state)
    fields = min(FIELDS[province], 4)
    value = TEMPLES[province] * weights.tile
    value += state.pyramids[province] * (PYRAMID_POINTS + SET_POINTS * 0.5 + 0.8)
    value += (state.stones[province] + INSTANT_STONES[province]) * 0.8
    value += worth * (
        INSTANT_GOLD[province] + harvests * (GOLD_MINE[province] + weights.camel * CARAVAN[province])
    )
    value += fields * worth * (harvests * weights.tile - 1.5)
    value += INSTANT_CARDS[province] * 0.8
    value += min(POWER_SYMBOLS[province], 3) * weights.symbol
    return value


def _open_auction(weights: Weights, state: AmunReState, seat: int) -> float:
    """A seat without a bid gets something that is left: about the average, at a low price."""
    total = 0.0
    count = 0
    for province in state.for_sale:
        if province not in state.bid_at:
            total += province_worth(weights, state, seat, province)
            count += 1
    if count == 0:
        return 0.0
    return weights.bid_stands * total / count - gold_worth(weights, state)


def _add_final_gold(weights: Weights, state: AmunReState, table: list[float]) -> None:
    """Points for the most gold at the end, by how likely each rank is."""
    late = state.kingdom() == 1 and rounds_left(state) == 0
    spread = 3.0 if late and state.phase >= HARVEST else 12.0
    part = 1.0 if late and state.phase > OFFERING else 0.5
    if state.round == 0:
        return
    have = [float(state.gold[seat]) for seat in range(state.players)]
    if state.phase <= HARVEST:
        have = [have[seat] + expected_income(weights, state, seat) for seat in range(state.players)]
    for seat in range(state.players):
        ahead = 0.0
        for other in range(state.players):
            if other != seat:
                ahead += 1.0 / (1.0 + math.exp(min(max((have[seat] - have[other]) / spread, -20.0), 20.0)))
        place = int(ahead)
        here = GOLD_POINTS[place] if place < len(GOLD_POINTS) else 0
        after = GOLD_POINTS[place + 1] if place + 1 < len(GOLD_POINTS) else 0
        table[seat * COLUMNS + GOLD_VP] += part * (here + (after - here) * (ahead - place))
