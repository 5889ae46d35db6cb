"""What the seats own: prayer points, cards, tokens, tiles and pyramids, and actions begun."""

from ennead.core.codec import NOBODY
from ennead.games.kemet.bot.weights import Weights
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.components import (
    BATTLE_CARD_VALUE,
    BATTLE_CARDS,
    BUILD,
    BUY,
    BY_RECRUIT,
    CARDS,
    DAY,
    DISTRICTS,
    FAME_TO_WIN,
    MOVE,
    RECRUIT,
    STRENGTH,
    TILES,
    TOKENS,
)
from ennead.games.kemet.rules.modifiers import GOLD_MASK
from ennead.games.kemet.rules.prices import recruit_price
from ennead.games.kemet.rules.state import KemetState


def fading(weights: Weights, state: KemetState) -> float:
    """What a tile or a pyramid is still good for, as the leading player nears the end."""
    most = 0
    for seat in range(state.players):
        fame = state.fame(seat)
        if fame > most:
            most = fame
    return 1.0 - weights.fading * min(most, FAME_TO_WIN) / FAME_TO_WIN


def wealth(weights: Weights, state: KemetState, seat: int) -> float:
    """Prayer points, veterans, cards and tokens."""
    worth = weights.prayer[state.pp[seat]] + weights.reserve * state.supply[seat]
    if state.veterans[seat] > 0:
        worth += _veteran(weights, state) * state.veterans[seat]
    row = seat * CARDS
    for card in range(CARDS):
        held = state.hand[row + card]
        if held > 0:
            worth += held * weights.cards[card]
    hand = state.battle_hand[seat]
    for card in range(BATTLE_CARDS):
        if hand >> card & 1 and card != state.played_card[seat] and card != state.discarded_card[seat]:
            worth += weights.battle_card * BATTLE_CARD_VALUE[card][STRENGTH]
    if state.phase == DAY:
        left = TOKENS - state.own_tokens[seat].bit_count()
        if left > 0:
            worth += weights.free_space[state.own_tokens[seat]]
        if state.has_silver[seat] and state.silver_at[seat] == NOBODY:
            worth += weights.extra_token * (left + 1) / TOKENS
        if state.tiles[seat] & GOLD_MASK and state.gold_tile[seat] == NOBODY:
            worth += weights.extra_token * (left + 1) / TOKENS
    return worth


def _veteran(weights: Weights, state: KemetState) -> float:
    """A veteran is lost at the end of the night, and best spent before its last steps (KM-VET-02)."""
    if state.phase == DAY:
        return weights.veteran
    worth = 0.0
    for frame in state.frames:
        if isinstance(frame, frames.PrayersStep):
            return weights.veteran
        if isinstance(frame, frames.RecruitsStep):
            worth = weights.veteran_late
    return worth


def engine(weights: Weights, state: KemetState, seat: int) -> float:
    """Tiles and pyramids."""
    worth = 0.0
    tiles = state.tiles[seat]
    if tiles:
        for tile in range(TILES):
            if tiles >> tile & 1:
                worth += weights.tiles[tile]
    if state.city[seat] != NOBODY:
        for area in DISTRICTS[state.city[seat]]:
            worth += weights.height[state.height[area]]
    return worth


def begun(weights: Weights, state: KemetState, seat: int) -> float:
    """What an action promises whose choices are still to come; a recruit action is still to be paid."""
    if not state.frames:
        return 0.0
    frame = state.frames[-1]
    if isinstance(frame, frames.PlaceCreature):
        frame = state.frames[-2]
    if frame.seat != seat:
        return 0.0
    if isinstance(frame, frames.BuildTarget):
        return weights.begun[BUILD]
    if isinstance(frame, frames.BuyTile):
        return weights.begun[BUY]
    if isinstance(frame, frames.MoveTroop) or (isinstance(frame, frames.MoveStep) and frame.moved == 0):
        return weights.begun[MOVE]
    if isinstance(frame, (frames.PlaceArea, frames.PlaceCount)) and frame.effect == BY_RECRUIT:
        if frame.placed == 0:
            return weights.begun[RECRUIT]
        purse = state.pp[seat]
        return (
            weights.prayer[max(0, purse - recruit_price(state, seat, frame.placed))] - weights.prayer[purse]
        )
    return 0.0
