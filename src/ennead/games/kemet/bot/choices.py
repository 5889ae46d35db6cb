"""Small choices at a glance: battle cards, what follows a battle, creatures, cards, the night."""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.games.kemet.bot.board import chance, weight
from ennead.games.kemet.bot.deeds import building_gain
from ennead.games.kemet.bot.weights import Weights
from ennead.games.kemet.rules.actions import SPACE
from ennead.games.kemet.rules.components import (
    AREAS,
    BATTLE_CARD_VALUE,
    CARD_VALUE,
    DAMAGE,
    DIVERSION,
    IS_TEMPLE,
    MAX_HEIGHT,
    MAX_PP,
    MOVE,
    OWN_DISTRICT_STRENGTH,
    PROTECTION,
    STRENGTH,
    TILES,
)
from ennead.games.kemet.rules.modifiers import ATTACKER_KINDS, CREATURE_MODIFIER, DEFENDER_KINDS, gather
from ennead.games.kemet.rules.prices import build_price
from ennead.games.kemet.rules.state import KemetState

ARRANGE: Final[int] = SPACE.base("arrange")
BURN: Final[int] = SPACE.base("burn")
CHOOSE_ACTION: Final[int] = SPACE.base("action")
CHOOSE_SLOT: Final[int] = SPACE.base("slot")
COMMIT: Final[int] = SPACE.base("commit")
DELTA_NO: Final[int] = SPACE.base("delta")
DISCARD: Final[int] = SPACE.base("discard")
DROP: Final[int] = SPACE.base("drop")
FOUND: Final[int] = SPACE.base("found")
JOIN: Final[int] = SPACE.base("join")
LEAVE: Final[int] = SPACE.base("leave")
MOVE_FROM: Final[int] = SPACE.base("move")
NONE: Final[int] = SPACE.base("none")
OFFERING_NO: Final[int] = SPACE.base("offering")
PLAY: Final[int] = SPACE.base("play")
RAISE: Final[int] = SPACE.base("raise")
RECALL: Final[int] = SPACE.base("recall")
REMOVE: Final[int] = SPACE.base("remove")
RETREAT: Final[int] = SPACE.base("retreat")
RETREAT_TO: Final[int] = SPACE.base("retreat_to")
STATION: Final[int] = SPACE.base("station")
STAY: Final[int] = SPACE.base("stay")
TAKE: Final[int] = SPACE.base("take")
TAKE_ALONG: Final[int] = SPACE.base("take_along")
VETERANS_DI: Final[int] = SPACE.base("veterans_di")
VETERANS_PP: Final[int] = SPACE.base("veterans_pp")
WOUND: Final[int] = SPACE.base("wound")

# Strength of a battle card nobody has seen.
UNSEEN: Final = 2.6


def choice_weight(weights: Weights, state: KemetState, seat: int, code: int) -> float:
    if TAKE <= code < TAKE + TILES:
        return weight(weights.tiles[code - TAKE])
    if RAISE <= code < RAISE + AREAS:
        return _raising(weights, state, seat, code - RAISE)
    if FOUND <= code < RAISE:
        return 1.0
    if code == NONE:
        return 0.1
    if PLAY <= code < WOUND:
        return _battle_prior(state, seat, code)
    if RECALL <= code <= STAY:
        return _after_battle(state, seat, code)
    if OFFERING_NO <= code <= DELTA_NO + 1:
        return 3.0 if code in (OFFERING_NO + 1, DELTA_NO + 1) else 1.0
    if VETERANS_PP <= code < VETERANS_DI:
        count = code - VETERANS_PP
        return weight(
            weights.prayer[min(MAX_PP, state.pp[seat] + count)]
            - weights.prayer[state.pp[seat]]
            - 0.06 * count
        )
    return _choice(weights, state, seat, code)


def _raising(weights: Weights, state: KemetState, seat: int, area: int) -> float:
    best = 0.5
    low = state.height[area]
    for high in range(low + 1, MAX_HEIGHT + 1):
        if build_price(state, seat, low, high) <= state.pp[seat]:
            best = max(best, weight(building_gain(weights, state, seat, low, high)))
    return best


def _choice(weights: Weights, state: KemetState, seat: int, code: int) -> float:
    """Creatures, cards to drop, whom to burn, and the turn order."""
    if ARRANGE <= code < CHOOSE_ACTION:
        return 0.5 + CREATURE_MODIFIER[code - ARRANGE][ATTACKER_KINDS[STRENGTH]]
    if code == CHOOSE_ACTION + MOVE:
        return 1.5
    if BURN <= code < BURN + AREAS:
        area = code - BURN
        return (3.0 if IS_TEMPLE[area] else 1.0) / state.units[area]
    if JOIN <= code < JOIN + len(CREATURE_MODIFIER):
        return 1.0 + CREATURE_MODIFIER[code - JOIN][ATTACKER_KINDS[STRENGTH]]
    if STATION <= code < STATION + AREAS:
        return float(state.units[code - STATION])
    if REMOVE <= code < MOVE_FROM:
        return _worst_card(code - REMOVE)
    if code == TAKE_ALONG:
        return 3.0
    if LEAVE <= code < TAKE_ALONG:
        return 0.3
    if WOUND <= code < RECALL:
        return 0.5 * math.exp(-3.0 * weights.cards[code - WOUND])
    if DROP <= code < CHOOSE_SLOT:
        return math.exp(-12.0 * weights.cards[code - DROP])
    if code >= CHOOSE_SLOT:
        return 1.0 / (1 + code - CHOOSE_SLOT)
    return 1.0


def _worst_card(card: int) -> float:
    values = BATTLE_CARD_VALUE[card]
    return math.exp(-0.9 * (values[STRENGTH] + 0.4 * max(0, values[DAMAGE]) + 0.4 * values[PROTECTION]))


def _battle_prior(state: KemetState, seat: int, code: int) -> float:
    if PLAY <= code < DISCARD:
        return _playing(state, seat, code - PLAY)
    if DISCARD <= code < COMMIT:
        return _worst_card(code - DISCARD)
    card = code - COMMIT
    if card == DIVERSION:
        return 0.02
    lead = abs(board_lead(state, seat))
    if CARD_VALUE[card][STRENGTH] > 0:
        return 1.5 if lead <= 3.0 else 0.4
    return 0.6


def board_lead(state: KemetState, seat: int) -> float:
    """By how much the seat's side is stronger, by what everybody sees; and by its own battle card."""
    area = state.battle_area
    lead = 0.0
    for side in (state.attacker, state.defender):
        attacks = side == state.attacker
        kinds = ATTACKER_KINDS if attacks else DEFENDER_KINDS
        creature = state.attacker_creature if attacks else state.defender_creature
        strength = float(state.troop(side, area) + gather(state.tiles[side], kinds[STRENGTH]))
        if creature != NOBODY:
            strength += CREATURE_MODIFIER[creature][kinds[STRENGTH]]
        if state.is_own_district(side, area):
            strength += OWN_DISTRICT_STRENGTH
        lead += strength if side == seat else -strength
    if state.played_card[seat] != NOBODY:
        lead += BATTLE_CARD_VALUE[state.played_card[seat]][STRENGTH] - UNSEEN
    return lead


def _playing(state: KemetState, seat: int, card: int) -> float:
    """Strength where the battle is close, damage and protection where it isn't."""
    values = BATTLE_CARD_VALUE[card]
    lead = board_lead(state, seat) + values[STRENGTH] - UNSEEN
    if seat == state.defender:
        lead += 1.0
    gain = 1.2 * chance(lead, 1.2) - 0.03 * values[STRENGTH]
    gain += 0.08 * max(0, values[DAMAGE]) + 0.08 * values[PROTECTION]
    if values[DAMAGE] < 0:
        gain -= 0.2 if state.troop(seat, state.battle_area) > 2 else 0.9
    return weight(0.7 * gain)


def _after_battle(state: KemetState, seat: int, code: int) -> float:
    """A winner keeps what it has won, a loser keeps a troop that is still large."""
    units = state.troop(seat, state.battle_area)
    if code == STAY:
        return 4.0 if IS_TEMPLE[state.battle_area] else 1.5
    if code == RETREAT:
        return 0.4 * units
    if code == RECALL:
        return 1.0
    return 0.1 if IS_TEMPLE[code - RETREAT_TO] else 1.0
