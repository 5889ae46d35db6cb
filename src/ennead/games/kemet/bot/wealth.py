"""What the seats own: prayer points, cards, tokens, tiles and pyramids, and actions begun."""

from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.kemet.bot.board import WEIGHTS
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.components import (
    ACTION,
    BATTLE_CARD_VALUE,
    BATTLE_CARDS,
    BUILD,
    BUY,
    BY_RECRUIT,
    CARD,
    CARDS,
    DAY,
    DISTRICTS,
    FAME_TO_WIN,
    MAX_PP,
    MOVE,
    RECRUIT,
    SPACE_ACTION,
    SPACES,
    STRENGTH,
    TILE,
    TILES,
    TOKENS,
)
from ennead.games.kemet.rules.modifiers import GOLD_MASK
from ennead.games.kemet.rules.prices import recruit_price
from ennead.games.kemet.rules.state import KemetState

VETERAN: Final[float] = WEIGHTS["veteran"]
VETERAN_LATE: Final[float] = WEIGHTS["veteran_late"]
RESERVE: Final[float] = WEIGHTS["reserve"]
HEIGHT: Final[tuple[float, ...]] = tuple(WEIGHTS["height"])
BATTLE_CARD: Final[float] = WEIGHTS["battle_card"]
CARD_WORTH: Final[tuple[float, ...]] = tuple(WEIGHTS["cards"][name] for name in CARD.names)
EXTRA_TOKEN: Final[float] = WEIGHTS["extra_token"]
TILE_WORTH: Final[tuple[float, ...]] = tuple(WEIGHTS["tiles"][name] for name in TILE.names)
_PRAYER: Final[list[float]] = WEIGHTS["prayer"]
# Worth of so many prayer points.
PRAYER: Final[tuple[float, ...]] = tuple(sum(_PRAYER[:count]) for count in range(MAX_PP + 1))
_FREE: Final[tuple[float, ...]] = tuple(WEIGHTS["free_space"][name] for name in ACTION.names)
# By the covered spaces, as bits: worth of the free ones.
FREE_SPACES: Final[tuple[float, ...]] = tuple(
    sum(_FREE[SPACE_ACTION[space]] for space in range(SPACES) if covered >> space & 1 == 0)
    for covered in range(1 << SPACES)
)
BEGUN: Final[tuple[float, ...]] = tuple(WEIGHTS["begun"][name] for name in ACTION.names)

FADING: Final[float] = WEIGHTS["fading"]


def fading(state: KemetState) -> float:
    """What a tile or a pyramid is still good for, as the leading player nears the end."""
    most = 0
    for seat in range(state.players):
        fame = state.fame(seat)
        if fame > most:
            most = fame
    return 1.0 - FADING * min(most, FAME_TO_WIN) / FAME_TO_WIN


def wealth(state: KemetState, seat: int) -> float:
    """Prayer points, veterans, cards and tokens."""
    worth = PRAYER[state.pp[seat]] + RESERVE * state.supply[seat]
    if state.veterans[seat] > 0:
        worth += _veteran(state) * state.veterans[seat]
    row = seat * CARDS
    for card in range(CARDS):
        held = state.hand[row + card]
        if held > 0:
            worth += held * CARD_WORTH[card]
    hand = state.battle_hand[seat]
    for card in range(BATTLE_CARDS):
        if hand >> card & 1 and card != state.played_card[seat] and card != state.discarded_card[seat]:
            worth += BATTLE_CARD * BATTLE_CARD_VALUE[card][STRENGTH]
    if state.phase == DAY:
        left = TOKENS - state.own_tokens[seat].bit_count()
        if left > 0:
            worth += FREE_SPACES[state.own_tokens[seat]]
        if state.has_silver[seat] and state.silver_at[seat] == NOBODY:
            worth += EXTRA_TOKEN * (left + 1) / TOKENS
        if state.tiles[seat] & GOLD_MASK and state.gold_tile[seat] == NOBODY:
            worth += EXTRA_TOKEN * (left + 1) / TOKENS
    return worth


def _veteran(state: KemetState) -> float:
    """A veteran is lost at the end of the night, and best spent before its last steps (KM-VET-02)."""
    if state.phase == DAY:
        return VETERAN
    worth = 0.0
    for frame in state.frames:
        if isinstance(frame, frames.PrayersStep):
            return VETERAN
        if isinstance(frame, frames.RecruitsStep):
            worth = VETERAN_LATE
    return worth


def engine(state: KemetState, seat: int) -> float:
    """Tiles and pyramids."""
    worth = 0.0
    tiles = state.tiles[seat]
    if tiles:
        for tile in range(TILES):
            if tiles >> tile & 1:
                worth += TILE_WORTH[tile]
    if state.city[seat] != NOBODY:
        for area in DISTRICTS[state.city[seat]]:
            worth += HEIGHT[state.height[area]]
    return worth


def begun(state: KemetState, seat: int) -> float:
    """What an action promises whose choices are still to come; a recruit action is still to be paid."""
    if not state.frames:
        return 0.0
    frame = state.frames[-1]
    if isinstance(frame, frames.PlaceCreature):
        frame = state.frames[-2]
    if frame.seat != seat:
        return 0.0
    if isinstance(frame, frames.BuildTarget):
        return BEGUN[BUILD]
    if isinstance(frame, frames.BuyTile):
        return BEGUN[BUY]
    if isinstance(frame, frames.MoveTroop) or (isinstance(frame, frames.MoveStep) and frame.moved == 0):
        return BEGUN[MOVE]
    if isinstance(frame, (frames.PlaceArea, frames.PlaceCount)) and frame.effect == BY_RECRUIT:
        if frame.placed == 0:
            return BEGUN[RECRUIT]
        purse = state.pp[seat]
        return PRAYER[max(0, purse - recruit_price(state, seat, frame.placed))] - PRAYER[purse]
    return 0.0
