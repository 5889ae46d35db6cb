"""Which actions deserve a look: what each promises at a glance, in points, as a weight."""

import math
from typing import Final

from ennead.core.codec import NOBODY
from ennead.core.state import Frame
from ennead.games.kemet.actions import (
    ARRANGE,
    BURN,
    BUY_TILE,
    CHOOSE_ACTION,
    CHOOSE_SLOT,
    COMMIT,
    COUNT_BEFORE,
    DELTA_NO,
    DISCARD,
    DONE,
    DROP,
    END_TURN,
    FOUND,
    GOLD,
    HEIGHT_BEFORE,
    JOIN,
    LEAVE,
    MOVE_FROM,
    NONE,
    OFFERING_NO,
    OPEN_GATES,
    PLACE,
    PLAY,
    PLAY_CARD,
    RAISE,
    REARRANGE,
    RECALL,
    REMOVE,
    RETREAT,
    RETREAT_TO,
    SILVER,
    STATION,
    STAY,
    STEP,
    STOP,
    SWIFTNESS,
    TAKE,
    TAKE_ALONG,
    TELEPORT,
    TOKEN,
    TRANSFER,
    UNITS_BEFORE,
    VETERANS_DI,
    VETERANS_PP,
    WOUND,
)
from ennead.games.kemet.bot import (
    CARD_WORTH,
    EXTRA_TOKEN,
    HEIGHT,
    PRAYER,
    PYRAMID,
    TILE_WORTH,
    TROOP,
    fading,
)
from ennead.games.kemet.bot_board import Survey, chance
from ennead.games.kemet.bot_moves import CLOSED, Plan, best_of_troop, plan_of
from ennead.games.kemet.components import (
    AREAS,
    AREAS_IN_PLAY,
    BATTLE_CARD_VALUE,
    BUILD,
    BUY,
    CARD_VALUE,
    COLORS,
    DAMAGE,
    DIVERSION,
    FAME_HEIGHT,
    FIRST_BUY,
    IS_TEMPLE,
    MAX_HEIGHT,
    MAX_PP,
    MOVE,
    OWN_DISTRICT_STRENGTH,
    PRAY,
    PRAY_GAIN,
    PROTECTION,
    RECRUIT,
    SPACE_ACTION,
    SPACES,
    STRENGTH,
    TILE_ART,
    TILE_LEVEL,
    TILES,
    TILES_OF_COLOR,
    TOKENS,
)
from ennead.games.kemet.modifiers import (
    ATTACKER_KINDS,
    CREATURE_MODIFIER,
    DEFENDER_KINDS,
    PRAY_PP,
    PURCHASE_FAME,
    TILE_MODIFIER,
    gather,
    troop_limit,
)
from ennead.games.kemet.move import move_range
from ennead.games.kemet.placing import most_recruited, recruit_price
from ennead.games.kemet.pyramids import build_price
from ennead.games.kemet.state import KemetState
from ennead.games.kemet.steps import (
    BUILD_HEIGHT,
    MOVE_STEP,
    MOVE_TROOP,
    MOVE_UNITS,
    PLACE_AREA,
    PLACE_COUNT,
    TURN,
)
from ennead.games.kemet.steps import BUY_TILE as BUY_STEP
from ennead.games.kemet.tiles import heights_within_reach, is_open_color, tile_price

# How sharply a gain in points makes an action likelier.
SHARP: Final = 4.0
# Strength of a battle card nobody has seen.
UNSEEN: Final = 2.6


def weight(gain: float) -> float:
    return math.exp(min(max(SHARP * gain, -6.0), 6.0))


def priors(state: KemetState, seat: int, codes: list[int]) -> list[float]:
    frame = state.frames[-1]
    step = frame[0]
    if step == TURN:
        return _turn(state, frame, codes)
    if step == MOVE_TROOP:
        return _troops(state, seat, codes)
    if step == MOVE_STEP:
        return _steps(state, frame, codes)
    if step == MOVE_UNITS:
        return _units(state, frame, codes)
    if step == BUY_STEP:
        return [_tile(state, seat, code, frame[2]) for code in codes]
    if step == BUILD_HEIGHT:
        low = state.height[frame[2]]
        return [weight(building_gain(state, seat, low, code - HEIGHT_BEFORE)) for code in codes]
    if step in (PLACE_AREA, PLACE_COUNT):
        return [_placing(state, frame, code) for code in codes]
    return [_prior(state, seat, code) for code in codes]


# The turn: what each deed can bring


def _turn(state: KemetState, frame: Frame, codes: list[int]) -> list[float]:
    seat = frame[1]
    gains: list[float] = [NOT_ASKED] * 5
    weights: list[float] = []
    left = (TOKENS - state.own_tokens[seat].bit_count()) / TOKENS
    for code in codes:
        if TOKEN <= code < TOKEN + SPACES:
            weights.append(weight(_deed(state, seat, code - TOKEN, gains)))
        elif SILVER <= code < SILVER + SPACES:
            weights.append(weight(_deed(state, seat, code - SILVER, gains) - EXTRA_TOKEN * left))
        elif GOLD <= code < GOLD + TILES:
            weights.append(weight(_deed(state, seat, 0, gains) - EXTRA_TOKEN * left))
        elif code == END_TURN:
            weights.append(1.0)
        elif code == REARRANGE:
            weights.append(1.5 if state.creatures_in_supply(seat) else 0.05)
        else:
            weights.append(_day_card(state, seat, code - PLAY_CARD))
    return weights


NOT_ASKED: Final = -7.0


def _deed(state: KemetState, seat: int, space: int, gains: list[float]) -> float:
    """What the action of the space gains at best; each deed is looked at once, but for buying."""
    deed = SPACE_ACTION[space]
    if deed == BUY:
        return _best_tile(state, seat, space - FIRST_BUY)
    if gains[deed] == NOT_ASKED:
        if deed == MOVE:
            gains[deed] = _best_move(state, seat)
        elif deed == BUILD:
            gains[deed] = _best_building(state, seat)
        elif deed == RECRUIT:
            gains[deed] = _recruiting_gain(state, seat)
        elif deed == PRAY:
            gain = PRAY_GAIN + gather(state.tiles[seat], PRAY_PP)
            gains[deed] = PRAYER[min(MAX_PP, state.pp[seat] + gain)] - PRAYER[state.pp[seat]]
    return gains[deed]


def _best_move(state: KemetState, seat: int) -> float:
    survey = Survey(state)
    best = -0.2
    for area in AREAS_IN_PLAY[state.players]:
        if state.holder[area] == seat:
            gain = best_of_troop(state, survey, seat, area, move_range(state, seat, area))
            if gain > best:
                best = gain
    return best


def _best_building(state: KemetState, seat: int) -> float:
    best = -0.2
    for area in state.own_districts(seat):
        low = state.height[area]
        for high in range(low + 1, MAX_HEIGHT + 1):
            if build_price(state, seat, low, high) <= state.pp[seat]:
                best = max(best, building_gain(state, seat, low, high))
    return best


def building_gain(state: KemetState, seat: int, low: int, high: int) -> float:
    cost = build_price(state, seat, low, high)
    gain = fading(state) * (HEIGHT[high] - HEIGHT[low]) - spent(state, seat, cost)
    return gain + PYRAMID if high >= FAME_HEIGHT else gain


def spent(state: KemetState, seat: int, cost: int) -> float:
    """What the prayer points are worth that a payment takes."""
    purse = state.pp[seat]
    return PRAYER[purse] - PRAYER[max(0, purse - cost)]


def _best_tile(state: KemetState, seat: int, where: int) -> float:
    heights = heights_within_reach(state, seat, where)
    fade = fading(state)
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
                    best = max(best, fade * TILE_WORTH[tile] + _tile_fame(tile) - spent(state, seat, cost))
    return best


def _tile_fame(tile: int) -> float:
    return float(TILE_MODIFIER[tile][PURCHASE_FAME])


def _tile(state: KemetState, seat: int, code: int, where: int) -> float:
    if code == NONE:
        return weight(-0.1)
    tile = code - BUY_TILE
    cost = tile_price(state, seat, tile, where)
    return weight(fading(state) * TILE_WORTH[tile] + _tile_fame(tile) - spent(state, seat, cost))


def _recruiting_gain(state: KemetState, seat: int) -> float:
    """Filling the district in which the new units make the largest difference."""
    most = most_recruited(state, seat)
    limit = min(troop_limit(state, seat), len(TROOP) - 1)
    best = -0.2
    for area in state.own_districts(seat):
        here = state.troop(seat, area)
        count = min(most, limit - here)
        if count > 0:
            gain = TROOP[here + count] - TROOP[here]
            best = max(best, gain - spent(state, seat, recruit_price(state, seat, count)))
    return best


def _day_card(state: KemetState, seat: int, card: int) -> float:
    """Cards are played when there is a use for them: prayer points before they overflow, troops to join."""
    if state.tokens_left(seat, TOKENS) == 0:
        return 1.5
    return 0.7


# Moving


def _troops(state: KemetState, seat: int, codes: list[int]) -> list[float]:
    survey = Survey(state)
    weights: list[float] = []
    for code in codes:
        if code == NONE:
            weights.append(weight(-0.3))
        else:
            area = code - MOVE_FROM
            gain = best_of_troop(state, survey, seat, area, move_range(state, seat, area))
            weights.append(weight(gain))
    return weights


def _steps(state: KemetState, frame: Frame, codes: list[int]) -> list[float]:
    survey = Survey(state)
    plan = plan_of(state, survey, frame)
    points, teleports, gates = frame[4], frame[5], frame[6] > 0
    after = Plan(state, survey, frame[1], frame[2], frame[3], state.units[frame[3]])
    after.look(points - 1, teleports, gates)
    landed = Plan(state, survey, frame[1], frame[2], frame[3], state.units[frame[3]])
    landed.look(points, teleports - 1, gates)
    here = plan.end(frame[3], plan.units)
    weights: list[float] = []
    for code in codes:
        if code == STOP:
            weights.append(weight(0.0 if frame[8] else -0.3))
        elif code == SWIFTNESS:
            weights.append(0.4)
        elif code == OPEN_GATES:
            weights.append(0.1)
        elif STEP <= code < STEP + AREAS:
            weights.append(weight(after.ends[code - STEP] - here))
        elif TELEPORT <= code < TELEPORT + AREAS:
            weights.append(weight(landed.ends[code - TELEPORT] - here - plan.teleport_cost()))
        else:
            weights.append(weight(landed.ends[code - TRANSFER] - here - 0.3))
    return weights


def _units(state: KemetState, frame: Frame, codes: list[int]) -> list[float]:
    """All that go and all that stay, each worth what they are where they are."""
    survey = Survey(state)
    area, to = frame[3], frame[10]
    plan = Plan(state, survey, frame[1], frame[2], area, state.units[area])
    pool = state.units[area]
    worth: list[float] = []
    for code in codes:
        count = code - UNITS_BEFORE
        worth.append(plan.end(to, count) + plan.stand(area, pool - count, NOBODY))
    best = max(worth)
    return [weight(max(each - best, CLOSED)) for each in worth]


# Placing units


def _placing(state: KemetState, frame: Frame, code: int) -> float:
    seat = frame[1]
    if code == DONE:
        return 1.0
    limit = min(troop_limit(state, seat), len(TROOP) - 1)
    if frame[0] == PLACE_COUNT:
        area, count = frame[6], code - COUNT_BEFORE
        here = state.troop(seat, area)
        gain = TROOP[min(here + count, limit)] - TROOP[here]
    else:
        area = code - PLACE
        here = state.troop(seat, area)
        count = min(frame[3], limit - here)
        gain = TROOP[min(here + count, limit)] - TROOP[here]
        if state.height[area] > 0:
            gain += 0.05
    if state.has_enemy(seat, area):
        lead = count + OWN_DISTRICT_STRENGTH - state.units[area]
        gain += chance(lead, 1.5) * (1.3 if state.height[area] >= FAME_HEIGHT else 0.9) - 0.3
    if frame[2] == 0:
        paid = recruit_price(state, seat, frame[5] + count) - recruit_price(state, seat, frame[5])
        gain -= spent(state, seat, paid)
    else:
        gain += 0.1
    return weight(gain)


# Everything else


def _prior(state: KemetState, seat: int, code: int) -> float:
    if TAKE <= code < TAKE + TILES:
        return weight(TILE_WORTH[code - TAKE])
    if RAISE <= code < RAISE + AREAS:
        return _raising(state, seat, code - RAISE)
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
        return weight(PRAYER[min(MAX_PP, state.pp[seat] + count)] - PRAYER[state.pp[seat]] - 0.06 * count)
    return _choice(state, seat, code)


def _raising(state: KemetState, seat: int, area: int) -> float:
    best = 0.5
    low = state.height[area]
    for high in range(low + 1, MAX_HEIGHT + 1):
        if build_price(state, seat, low, high) <= state.pp[seat]:
            best = max(best, weight(building_gain(state, seat, low, high)))
    return best


def _choice(state: KemetState, seat: int, code: int) -> float:
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
        return 0.5 * math.exp(-3.0 * CARD_WORTH[code - WOUND])
    if DROP <= code < CHOOSE_SLOT:
        return math.exp(-12.0 * CARD_WORTH[code - DROP])
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
