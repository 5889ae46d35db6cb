"""What the actions of the player board can bring: building, buying, recruiting, praying, moving."""

from typing import Final

from ennead.games.kemet.bot.board import Survey, chance, weight
from ennead.games.kemet.bot.moves import best_of_troop
from ennead.games.kemet.bot.wealth import fading
from ennead.games.kemet.bot.weights import Weights
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.actions import SPACE
from ennead.games.kemet.rules.components import (
    AREAS_IN_PLAY,
    BUILD,
    BUY,
    BY_RECRUIT,
    COLORS,
    FAME_HEIGHT,
    FIRST_BUY,
    MAX_HEIGHT,
    MAX_PP,
    MOVE,
    OWN_DISTRICT_STRENGTH,
    PRAY,
    PRAY_GAIN,
    RECRUIT,
    SPACE_ACTION,
    SPACES,
    TILE_ART,
    TILE_LEVEL,
    TILES,
    TILES_OF_COLOR,
    TOKENS,
)
from ennead.games.kemet.rules.modifiers import PRAY_PP, PURCHASE_FAME, TILE_MODIFIER, gather, troop_limit
from ennead.games.kemet.rules.move import move_range
from ennead.games.kemet.rules.placing import most_recruited
from ennead.games.kemet.rules.prices import build_price, recruit_price, tile_price
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.tiles import heights_within_reach, is_open_color

BUY_TILE: Final[int] = SPACE.base("buy")
COUNT_BEFORE: Final[int] = SPACE.base("count") - 1
DONE: Final[int] = SPACE.base("done")
END_TURN: Final[int] = SPACE.base("end_turn")
GOLD: Final[int] = SPACE.base("gold")
NONE: Final[int] = SPACE.base("none")
PLACE: Final[int] = SPACE.base("place")
PLAY_CARD: Final[int] = SPACE.base("card")
REARRANGE: Final[int] = SPACE.base("rearrange")
SILVER: Final[int] = SPACE.base("silver")
TOKEN: Final[int] = SPACE.base("token")

# The turn: what each deed can bring


def turn_weights(weights: Weights, state: KemetState, seat: int, codes: list[int]) -> list[float]:
    gains: list[float] = [NOT_ASKED] * 5
    found: list[float] = []
    left = (TOKENS - state.own_tokens[seat].bit_count()) / TOKENS
    for code in codes:
        if TOKEN <= code < TOKEN + SPACES:
            found.append(weight(_deed(weights, state, seat, code - TOKEN, gains)))
        elif SILVER <= code < SILVER + SPACES:
            found.append(
                weight(_deed(weights, state, seat, code - SILVER, gains) - weights.extra_token * left)
            )
        elif GOLD <= code < GOLD + TILES:
            found.append(weight(_deed(weights, state, seat, 0, gains) - weights.extra_token * left))
        elif code == END_TURN:
            found.append(1.0)
        elif code == REARRANGE:
            found.append(1.5 if state.creatures_in_supply(seat) else 0.05)
        else:
            found.append(_day_card(state, seat, code - PLAY_CARD))
    return found


NOT_ASKED: Final = -7.0


def _deed(weights: Weights, state: KemetState, seat: int, space: int, gains: list[float]) -> float:
    """What the action of the space gains at best; each deed is looked at once, but for buying."""
    deed = SPACE_ACTION[space]
    if deed == BUY:
        return _best_tile(weights, state, seat, space - FIRST_BUY)
    if gains[deed] == NOT_ASKED:
        if deed == MOVE:
            gains[deed] = _best_move(weights, state, seat)
        elif deed == BUILD:
            gains[deed] = _best_building(weights, state, seat)
        elif deed == RECRUIT:
            gains[deed] = _recruiting_gain(weights, state, seat)
        elif deed == PRAY:
            gain = PRAY_GAIN + gather(state.tiles[seat], PRAY_PP)
            gains[deed] = weights.prayer[min(MAX_PP, state.pp[seat] + gain)] - weights.prayer[state.pp[seat]]
    return gains[deed]


def _best_move(weights: Weights, state: KemetState, seat: int) -> float:
    survey = Survey(weights, state)
    best = -0.2
    for area in AREAS_IN_PLAY[state.players]:
        if state.holder[area] == seat:
            gain = best_of_troop(weights, state, survey, seat, area, move_range(state, seat, area))
            if gain > best:
                best = gain
    return best


def _best_building(weights: Weights, state: KemetState, seat: int) -> float:
    best = -0.2
    for area in state.own_districts(seat):
        low = state.height[area]
        for high in range(low + 1, MAX_HEIGHT + 1):
            if build_price(state, seat, low, high) <= state.pp[seat]:
                best = max(best, building_gain(weights, state, seat, low, high))
    return best


def building_gain(weights: Weights, state: KemetState, seat: int, low: int, high: int) -> float:
    cost = build_price(state, seat, low, high)
    gain = fading(weights, state) * (weights.height[high] - weights.height[low]) - spent(
        weights, state, seat, cost
    )
    return gain + weights.pyramid if high >= FAME_HEIGHT else gain


def spent(weights: Weights, state: KemetState, seat: int, cost: int) -> float:
    """What the prayer points are worth that a payment takes."""
    purse = state.pp[seat]
    return weights.prayer[purse] - weights.prayer[max(0, purse - cost)]


def _best_tile(weights: Weights, state: KemetState, seat: int, where: int) -> float:
    heights = heights_within_reach(state, seat, where)
    fade = fading(weights, state)
    owned = state.tiles[seat]
    best = -0.2
    for color in range(COLORS):
        if heights[color] == 0 or not is_open_color(state, seat, color, where):
            continue
        for tile in TILES_OF_COLOR[color]:
            if TILE_LEVEL[tile] > heights[color]:
                break
            if state.offer[tile] > 0 and owned & TILE_ART[tile] == 0:
                cost = tile_price(state, seat, tile, where)
                if cost <= state.pp[seat]:
                    best = max(
                        best,
                        fade * weights.tiles[tile] + _tile_fame(tile) - spent(weights, state, seat, cost),
                    )
    return best


def _tile_fame(tile: int) -> float:
    return float(TILE_MODIFIER[tile][PURCHASE_FAME])


def tile_weight(weights: Weights, state: KemetState, seat: int, code: int, where: int) -> float:
    if code == NONE:
        return weight(-0.1)
    tile = code - BUY_TILE
    cost = tile_price(state, seat, tile, where)
    return weight(
        fading(weights, state) * weights.tiles[tile] + _tile_fame(tile) - spent(weights, state, seat, cost)
    )


def _recruiting_gain(weights: Weights, state: KemetState, seat: int) -> float:
    """Filling the district in which the new units make the largest difference."""
    most = most_recruited(state, seat)
    limit = min(troop_limit(state, seat), len(weights.troop) - 1)
    best = -0.2
    for area in state.own_districts(seat):
        here = state.troop(seat, area)
        count = min(most, limit - here)
        if count > 0:
            gain = weights.troop[here + count] - weights.troop[here]
            best = max(best, gain - spent(weights, state, seat, recruit_price(state, seat, count)))
    return best


def _day_card(state: KemetState, seat: int, card: int) -> float:
    """Cards are played when there is a use for them: prayer points before they overflow, troops to join."""
    if state.tokens_left(seat, TOKENS) == 0:
        return 1.5
    return 0.7


# Placing units


def placing_weight(
    weights: Weights, state: KemetState, frame: frames.PlaceArea | frames.PlaceCount, code: int
) -> float:
    seat = frame.seat
    if code == DONE:
        return 1.0
    limit = min(troop_limit(state, seat), len(weights.troop) - 1)
    if isinstance(frame, frames.PlaceCount):
        area, count = frame.area, code - COUNT_BEFORE
        here = state.troop(seat, area)
        gain = weights.troop[min(here + count, limit)] - weights.troop[here]
    else:
        area = code - PLACE
        here = state.troop(seat, area)
        count = min(frame.left, limit - here)
        gain = weights.troop[min(here + count, limit)] - weights.troop[here]
        if state.height[area] > 0:
            gain += 0.05
    if state.has_enemy(seat, area):
        lead = count + OWN_DISTRICT_STRENGTH - state.units[area]
        gain += chance(lead, 1.5) * (1.3 if state.height[area] >= FAME_HEIGHT else 0.9) - 0.3
    if frame.effect == BY_RECRUIT:
        paid = recruit_price(state, seat, frame.placed + count) - recruit_price(state, seat, frame.placed)
        gain -= spent(weights, state, seat, paid)
    else:
        gain += 0.1
    return weight(gain)
