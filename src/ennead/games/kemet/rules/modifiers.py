"""What power tiles and creatures add (sections 14 and 19), gathered in one way for all: by kind of modifier.

A kind is named after the data file's effect: the moment and the key (`move.land_move`), in battles the role
and the value (`attacker.strength`). Whoever needs a number asks `gather` for the sum over a player's tiles.
"""

from typing import Any, Final

from ennead.core.codec import NOBODY
from ennead.games.kemet.rules.components import (
    ACTION,
    BATTLE_CARD,
    CREATURES,
    TILE_CREATURE,
    TILE_ROWS,
    TILES,
    TROOP_LIMIT,
    VALUE,
)
from ennead.games.kemet.rules.state import KemetState

# Moments at which a creature works for the troop it stands with, and not for its owner everywhere.
_OF_CREATURE: Final = ("battle", "move", "opponent_enters", "outside_battle", "rewards")
_NOT_KEYS: Final = ("at", "role", "if", "where", "kind", "also_where")


def _kinds_of(effect: dict[str, Any]) -> list[tuple[str, int]]:
    """The kinds an effect of the data file belongs to, with its number (1 for a plain yes)."""
    found: list[tuple[str, int]] = []
    for key, value in effect.items():
        if key in _NOT_KEYS or ("then_discard_di" in effect and key == "draw_di"):
            continue
        number = _number(key, value)
        if effect["at"] != "battle":
            found.append((f"{effect['at']}.{key}", number))
        else:
            for role in ("attacker", "defender"):
                if effect.get("role", role) == role:
                    found.append((f"{role}.{key}", number))
    if "also_where" in effect:
        found.append((f"{effect['at']}.also_own_troops", 1))
    return found


def _number(key: str, value: Any) -> int:
    if key == "special_battle_card":
        return BATTLE_CARD.index[value]
    if key == "action":
        return ACTION.index.get(value, ACTION.index["move"])
    return int(value)


# (tile, kind, number) of everything that works for the owner, and of what works for a creature's troop.
_TILE_EFFECTS: Final[list[tuple[int, str, int]]] = []
_CREATURE_EFFECTS: Final[list[tuple[int, str, int]]] = []
for _tile, _row in enumerate(TILE_ROWS):
    for _effect in _row["effects"]:
        for _kind, _amount in _kinds_of(_effect):
            if TILE_CREATURE[_tile] != NOBODY and _effect["at"] in _OF_CREATURE:
                _CREATURE_EFFECTS.append((TILE_CREATURE[_tile], _kind, _amount))
            else:
                _TILE_EFFECTS.append((_tile, _kind, _amount))

KIND_NAMES: Final[list[str]] = []
for _each in [*_TILE_EFFECTS, *_CREATURE_EFFECTS]:
    if _each[1] not in KIND_NAMES:
        KIND_NAMES.append(_each[1])
for _role in ("attacker", "defender"):
    for _value in VALUE.names:
        if f"{_role}.{_value}" not in KIND_NAMES:
            KIND_NAMES.append(f"{_role}.{_value}")
KINDS: Final = len(KIND_NAMES)
# By kind: the tiles that have it and their numbers, and the bits of these tiles.
ROWS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple((tile, number) for tile, kind, number in _TILE_EFFECTS if kind == name) for name in KIND_NAMES
)
MASKS: Final[tuple[int, ...]] = tuple(sum(1 << row[0] for row in rows) for rows in ROWS)
# By creature and kind.
CREATURE_MODIFIER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        sum(number for each, kind, number in _CREATURE_EFFECTS if each == creature and kind == name)
        for name in KIND_NAMES
    )
    for creature in range(CREATURES)
)
# By tile and kind, for effects of one tile.
TILE_MODIFIER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        sum(number for each, kind, number in _TILE_EFFECTS if each == tile and kind == name)
        for name in KIND_NAMES
    )
    for tile in range(TILES)
)


def _has_effect(tile: int, moment: str) -> bool:
    return any(effect["at"] == moment for effect in TILE_ROWS[tile]["effects"])


# Tiles that need the gold token, and tiles of which taking them has an effect.
GOLD_TILES: Final[tuple[int, ...]] = tuple(tile for tile in range(TILES) if _has_effect(tile, "gold"))
GOLD_MASK: Final[int] = sum(1 << tile for tile in GOLD_TILES)

# Battle kinds by role, in the order of VALUE
ATTACKER_KINDS: Final[tuple[int, ...]] = tuple(KIND_NAMES.index(f"attacker.{name}") for name in VALUE.names)
DEFENDER_KINDS: Final[tuple[int, ...]] = tuple(KIND_NAMES.index(f"defender.{name}") for name in VALUE.names)
CANCEL_CREATURE: Final[int] = KIND_NAMES.index("attacker.cancel_enemy_creature")
LAND_MOVE: Final[int] = KIND_NAMES.index("move.land_move")
IGNORE_WALLS: Final[int] = KIND_NAMES.index("move.ignore_walls")
TELEPORT_PRICE: Final[int] = KIND_NAMES.index("move.teleport_cost")
FROM_OBELISK: Final[int] = KIND_NAMES.index("move.teleport_from_obelisk")
ENTRY_PRICE: Final[int] = KIND_NAMES.index("opponent_enters.entry_cost")
ENTER_GAIN: Final[int] = KIND_NAMES.index("enter_enemy.gain_pp")
IMMUNE: Final[int] = KIND_NAMES.index("outside_battle.immune_to_unit_removal")
BUILD_PRICE: Final[int] = KIND_NAMES.index("build.cost_per_level")
BUY_PRICE: Final[int] = KIND_NAMES.index("buy.cost")
FREE_UNITS: Final[int] = KIND_NAMES.index("recruit.free_units")
RECRUIT_TROOPS: Final[int] = KIND_NAMES.index("recruit.also_own_troops")
PRAY_PP: Final[int] = KIND_NAMES.index("pray.gain_pp")
PRAY_UNITS: Final[int] = KIND_NAMES.index("pray.place_units")
PAYMENT: Final[int] = KIND_NAMES.index("permanent.each_payment")
LIMIT: Final[int] = KIND_NAMES.index("permanent.troop_limit")
DAY_GAIN: Final[int] = KIND_NAMES.index("day.each_gain")
SPY_KIND: Final[int] = KIND_NAMES.index("war_council.opponent_shows_battle_card_first")
WOUND_STRENGTH: Final[int] = KIND_NAMES.index("after_reveal.discard_di_for_strength")
KILL_PP: Final[int] = KIND_NAMES.index("casualties.pp_per_enemy_unit")
LOSS_PP: Final[int] = KIND_NAMES.index("casualties.pp_per_own_unit")
WIN_PP: Final[int] = KIND_NAMES.index("rewards.gain_pp")
WIN_FAME: Final[int] = KIND_NAMES.index("rewards.permanent_fame")
WIN_KILLS: Final[int] = KIND_NAMES.index("rewards.enemy_units_removed")
PURCHASE_PP: Final[int] = KIND_NAMES.index("purchase.gain_pp")
PURCHASE_FAME: Final[int] = KIND_NAMES.index("purchase.permanent_fame")
PURCHASE_SILVER: Final[int] = KIND_NAMES.index("purchase.silver_token")
PURCHASE_MERCENARIES: Final[int] = KIND_NAMES.index("purchase.mercenaries")
PURCHASE_UNITS: Final[int] = KIND_NAMES.index("purchase.place_units")
PURCHASE_CARD: Final[int] = KIND_NAMES.index("purchase.special_battle_card")
NIGHT_PP: Final[int] = KIND_NAMES.index("night.prayers.gain_pp")
NIGHT_CARDS: Final[int] = KIND_NAMES.index("night.divine_intervention.draw_di")
VISION_CARDS: Final[int] = KIND_NAMES.index("night.divine_intervention.then_discard_di")
AWAKENING_UNITS: Final[int] = KIND_NAMES.index("night.awakening.place_units")
AWAKENING_LEVELS: Final[int] = KIND_NAMES.index("night.awakening.free_levels")
GOLD_WALLS: Final[int] = KIND_NAMES.index("gold.ignore_walls")
GOLD_NO_TELEPORT: Final[int] = KIND_NAMES.index("gold.no_teleport")
GOLD_PRICE: Final[int] = KIND_NAMES.index("gold.cost")


def gather(tiles: int, kind: int) -> int:
    """The sum of a kind of modifier over these tiles."""
    found = tiles & MASKS[kind]
    if found == 0:
        return 0
    total = 0
    for tile, number in ROWS[kind]:
        if found >> tile & 1:
            total += number
    return total


def has(tiles: int, kind: int) -> bool:
    return tiles & MASKS[kind] != 0


def tile_with(tiles: int, kind: int) -> int:
    """The first of these tiles that has the kind; only asked if there is one."""
    for tile, _ in ROWS[kind]:
        if tiles >> tile & 1:
            return tile
    return NOBODY


def troop_limit(state: KemetState, seat: int) -> int:
    """Five units, seven with Legion (KM-BRD-09)."""
    tiles = state.tiles[seat]
    return gather(tiles, LIMIT) if tiles & MASKS[LIMIT] else TROOP_LIMIT


def price(state: KemetState, seat: int, amount: int) -> int:
    """What a payment costs after all its modifiers: not below 0, then Priest of Ra (KM-GEN-08)."""
    if amount <= 0:
        return 0
    if state.tiles[seat] & MASKS[PAYMENT]:
        return max(0, amount + gather(state.tiles[seat], PAYMENT))
    return amount
