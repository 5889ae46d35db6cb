"""Where every point of a battle comes from (section 15): strength, damage and protection by origin."""

from ennead.core.codec import NOBODY
from ennead.games.kemet.rules.components import (
    BATTLE_CARD_ORIGIN,
    BATTLE_CARD_VALUE,
    CARD_ORIGIN,
    CARD_VALUE,
    CARDS,
    CREATURE_ORIGIN,
    DISTRICT_ORIGIN,
    OWN_DISTRICT_STRENGTH,
    STRENGTH,
    TILE_ORIGIN,
    UNITS_ORIGIN,
    VALUES,
)
from ennead.games.kemet.rules.modifiers import (
    ATTACKER_KINDS,
    CANCEL_CREATURE,
    CREATURE_MODIFIER,
    DEFENDER_KINDS,
    ROWS,
    WOUND_STRENGTH,
    gather,
    tile_with,
)
from ennead.games.kemet.rules.state import KemetState

# A line is (value, origin, amount): +1 strength by Charge!
Line = tuple[int, int, int]


def counting_creature(state: KemetState, seat: int, enemy: int, area: int) -> int:
    """The troop's creature, unless the enemy's Deep Desert Snake makes it count as absent (KM-TILE-D2d)."""
    creature = state.creature_with(seat, area)
    other = state.creature_with(enemy, area)
    if creature != NOBODY and other != NOBODY and CREATURE_MODIFIER[other][CANCEL_CREATURE] > 0:
        return NOBODY
    return creature


def join_battle(state: KemetState, attacker: int, area: int) -> None:
    """Who fights whom, where, and with which creatures; they count as they stand now (KM-TILE-D2d)."""
    defender = state.holder[area]
    state.battle_area = area
    state.attacker = attacker
    state.defender = defender
    state.attacker_creature = counting_creature(state, attacker, defender, area)
    state.defender_creature = counting_creature(state, defender, attacker, area)


def board_lines(state: KemetState, seat: int) -> list[Line]:
    """What everybody sees: units, own district, tiles, creature (KM-OUT-01 to -03)."""
    attacks = seat == state.attacker
    kinds = ATTACKER_KINDS if attacks else DEFENDER_KINDS
    lines: list[Line] = [(STRENGTH, UNITS_ORIGIN, state.troop(seat, state.battle_area))]
    if state.is_own_district(seat, state.battle_area):
        lines.append((STRENGTH, DISTRICT_ORIGIN, OWN_DISTRICT_STRENGTH))
    tiles = state.tiles[seat]
    creature = state.attacker_creature if attacks else state.defender_creature
    for value in range(VALUES):
        for tile, number in ROWS[kinds[value]]:
            if tiles >> tile & 1:
                lines.append((value, TILE_ORIGIN + tile, number))
        if creature != NOBODY and CREATURE_MODIFIER[creature][kinds[value]] != 0:
            lines.append((value, CREATURE_ORIGIN + creature, CREATURE_MODIFIER[creature][kinds[value]]))
    return lines


def card_lines(state: KemetState, seat: int) -> list[Line]:
    """What the clash reveals: the battle card, DI cards, and cards discarded for Divine Wound."""
    lines: list[Line] = []
    played = state.played_card[seat]
    if played != NOBODY:
        for value in range(VALUES):
            if BATTLE_CARD_VALUE[played][value] != 0:
                lines.append((value, BATTLE_CARD_ORIGIN + played, BATTLE_CARD_VALUE[played][value]))
    for card in range(CARDS):
        count = state.committed[seat * CARDS + card]
        if count > 0:
            for value in range(VALUES):
                if CARD_VALUE[card][value] != 0:
                    lines.append((value, CARD_ORIGIN + card, count * CARD_VALUE[card][value]))
    each = gather(state.tiles[seat], WOUND_STRENGTH)
    if each > 0 and state.wound > 0:
        tile = tile_with(state.tiles[seat], WOUND_STRENGTH)
        lines.append((STRENGTH, TILE_ORIGIN + tile, each * state.wound))
    return lines


def totals(lines: list[Line]) -> list[int]:
    """Sums by value; a negative amount is self-damage and offsets nothing (KM-CAS-01, -06)."""
    sums = [0] * VALUES
    for value, _, amount in lines:
        if amount > 0:
            sums[value] += amount
    return sums


def self_damage(lines: list[Line]) -> int:
    """Damage printed below 0 hits the own troop (KM-CAS-05)."""
    hurt = 0
    for _, _, amount in lines:
        if amount < 0:
            hurt -= amount
    return hurt
