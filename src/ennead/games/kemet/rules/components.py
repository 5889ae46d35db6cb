"""What is printed on the components, from `data.yaml`, as flat tables indexed by small ints."""

from typing import Any, Final

from ennead.core.codec import Domain, amounts
from ennead.core.data import load_data

DATA: Final[dict[str, Any]] = load_data("ennead.games.kemet")
CONSTANTS: Final[dict[str, Any]] = DATA["constants"]
PLAYERS: Final = range(DATA["meta"]["players"][0], DATA["meta"]["players"][1] + 1)

# Tables by number of players are indexed by it.
_COUNTS: Final = range(PLAYERS[-1] + 1)

# Numbers of the rules
FAME_TO_WIN: Final[int] = CONSTANTS["fame_to_win"]
TROOP_LIMIT: Final[int] = CONSTANTS["troop_limit"]
UNITS: Final[int] = CONSTANTS["units_per_player"]
MERCENARIES: Final[int] = DATA["mercenaries"]["per_tile"]
BASE_MOVE: Final[int] = CONSTANTS["base_land_move"]
TELEPORT_COST: Final[int] = CONSTANTS["teleport_cost"]
TELEPORTS: Final[int] = CONSTANTS["teleports_per_move"]
PRAY_GAIN: Final[int] = CONSTANTS["pray_gain"]
OWN_DISTRICT_STRENGTH: Final[int] = CONSTANTS["own_district_strength"]
MAX_PP: Final[int] = CONSTANTS["prayer"]["max"]
START_PP: Final[int] = CONSTANTS["prayer"]["start"]
TOKENS: Final[int] = CONSTANTS["action_tokens_per_day"]
RECRUIT_COST: Final[int] = CONSTANTS["recruit_cost_per_unit"]
ATTACKER_FAME: Final[int] = CONSTANTS["attacker_win_fame"]
LOSER_VETERANS: Final[int] = CONSTANTS["veterans"]["loser"]
DEFENDER_VETERANS: Final[int] = CONSTANTS["veterans"]["winning_defender"]
EMPTY_WINNER_VETERANS: Final[int] = CONSTANTS["veterans"]["winning_attacker_without_troop"]
NIGHT_PRAYERS: Final[int] = CONSTANTS["night"]["prayers_gain"]
NIGHT_DRAW: Final[int] = CONSTANTS["night"]["di_draw"]
VETERANS_PER_CARD: Final[int] = CONSTANTS["night"]["veterans_per_di_card"]
OFFERING_UNITS: Final[int] = CONSTANTS["night"]["offering_units"]
OFFERING_FAME: Final[int] = CONSTANTS["night"]["offering_fame"]
DELTA_UNITS: Final[int] = CONSTANTS["night"]["delta_units"]
DELTA_GAIN: Final[int] = CONSTANTS["night"]["delta_gain"]
TEMPLES_NEEDED: Final[int] = CONSTANTS["night"]["temples_needed"]
TEMPLES_FAME: Final[int] = CONSTANTS["night"]["temples_fame"]
GARRISON: Final[int] = CONSTANTS["setup"]["units_in_each_of_two_districts"]
SETUP_PARTS: Final[int] = CONSTANTS["setup"]["pyramid_parts"]
SETUP_HEIGHT: Final[int] = CONSTANTS["setup"]["max_start_height"]
SETUP_CARDS: Final[int] = CONSTANTS["setup"]["di_from_deck"]
SETUP_TILE_LEVEL: Final[int] = CONSTANTS["setup"]["free_tile_level"]

# Colours and gods
COLOR: Final = Domain("color", [row["id"] for row in DATA["colors"]])
COLORS: Final = len(COLOR.names)
COLORS_DRAWN: Final[tuple[int, ...]] = tuple(
    DATA["totals"]["tiles_by_players"][count]["colors"] if count in PLAYERS else 0 for count in _COUNTS
)
GOD: Final = Domain("god", [row["id"] for row in DATA["gods"]["list"]])

# The board: areas in data order, cities, and the configuration of each number of players
_BOARD: Final[dict[str, Any]] = DATA["board"]
_AREAS: Final[dict[str, dict[str, Any]]] = _BOARD["areas"]
_CITIES: Final[dict[str, dict[str, Any]]] = _BOARD["cities"]
AREA: Final = Domain("area", list(_AREAS))
AREAS: Final = len(_AREAS)
CITY: Final = Domain("city", list(_CITIES))
CITIES: Final = len(_CITIES)
# The three ways to fill two of a city's districts; value 0 leaves the third empty, 1 the second, 2 the first.
PAIR: Final = Domain("pair", ["first_second", "first_third", "second_third"])
PAIR_EMPTY: Final[tuple[int, ...]] = (2, 1, 0)
CITY_OF: Final[tuple[int, ...]] = tuple(
    CITY.index[row["city"]] if "city" in row else -1 for row in _AREAS.values()
)
IS_TEMPLE: Final[tuple[bool, ...]] = tuple(row["type"] == "temple" for row in _AREAS.values())
INCOME: Final[tuple[int, ...]] = tuple(row.get("income", 0) for row in _AREAS.values())
OBELISK: Final[tuple[bool, ...]] = tuple(row["obelisk"] for row in _AREAS.values())
SANCTUARY: Final[int] = AREA.index["sanctuary"]
DELTA: Final[int] = next(AREA.index[name] for name, row in _AREAS.items() if row.get("delta"))
DISTRICTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(AREA.index[name] for name in row["districts"]) for row in _CITIES.values()
)
LANDS: Final[tuple[int, ...]] = tuple(AREA.index[row["lands"]] for row in _CITIES.values())


def _config(players: int) -> dict[str, Any]:
    empty: dict[str, Any] = {"cities": [], "temples": [], "obelisks": [], "areas": [], "borders": {}}
    found: dict[str, Any] = _BOARD["configurations"].get(players, empty)
    return found


def _in_order(names: list[str]) -> tuple[int, ...]:
    return tuple(sorted(AREA.index[name] for name in names))


# All of these by number of players
CITIES_IN_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(CITY.index[name] for name in _config(count)["cities"]) for count in _COUNTS
)
AREAS_IN_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    _in_order(_config(count)["areas"]) for count in _COUNTS
)
TEMPLES_IN_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    _in_order(_config(count)["temples"]) for count in _COUNTS
)
OBELISKS_IN_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    _in_order(_config(count)["obelisks"]) for count in _COUNTS
)
DISTRICTS_IN_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(area for area in areas if CITY_OF[area] >= 0) for areas in AREAS_IN_PLAY
)
BORDERS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_in_order(_config(count)["borders"].get(name, [])) for name in AREA.names) for count in _COUNTS
)


def _reach(players: int, city: int, area: int) -> tuple[int, ...]:
    """Areas one point away for the owner of `city`: borders and harbor steps (KM-HARB-01 to -05)."""
    config = _config(players)
    found = set(BORDERS[players][area])
    harbors = config.get("trade_harbors", [])
    if _AREAS[AREA.names[area]]["harbor"] and area in AREAS_IN_PLAY[players]:
        found.update(AREA.index[name] for name in harbors)
        found.add(LANDS[city])
    found.discard(area)
    return tuple(sorted(found))


# By number of players, city of the mover, area
REACH: Final[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]] = tuple(
    tuple(
        tuple(_reach(count, city, area) if city in CITIES_IN_PLAY[count] else () for area in range(AREAS))
        for city in range(CITIES)
    )
    for count in _COUNTS
)

# Pyramids
MAX_HEIGHT: Final[int] = DATA["pyramids"]["max_height"]
HEIGHT: Final = amounts("height", 1, MAX_HEIGHT)
FAME_HEIGHT: Final[int] = DATA["fame"]["temporary"]["pyramid"]["needs_height"]
PYRAMIDS: Final[tuple[int, ...]] = tuple(
    DATA["pyramids"]["pyramids_per_city"].get(count, 0) for count in _COUNTS
)

# The player board
_SPACES: Final[dict[str, dict[str, Any]]] = DATA["player_board"]["spaces"]
_TIERS: Final[dict[int, list[str]]] = DATA["player_board"]["tiers"]
TIERS: Final = len(_TIERS)
_ON_TIERS: Final = [name for tier in _TIERS.values() for name in tier]
TOKEN_SPACE: Final = Domain("space", [name.lower() for name in _ON_TIERS])
SPACES: Final = len(TOKEN_SPACE.names)
ACTION: Final = Domain("deed", ["build", "recruit", "buy", "pray", "move"])
BUILD: Final = 0
RECRUIT: Final = 1
BUY: Final = 2
PRAY: Final = 3
MOVE: Final = 4
SPACE_ACTION: Final[tuple[int, ...]] = tuple(ACTION.index[_SPACES[name]["action"]] for name in _ON_TIERS)
SPACE_TIER: Final[tuple[int, ...]] = tuple(tier for tier, names in enumerate(_TIERS.values()) for _ in names)
_BUYS: Final = [space for space in range(SPACES) if SPACE_ACTION[space] == BUY]
BUY_SPACE: Final = Domain("buy_space", [TOKEN_SPACE.names[space] for space in _BUYS])
BUY_SPACES: Final = len(_BUYS)
FIRST_BUY: Final[int] = _BUYS[0]

# Power tiles; their effects are gathered in modifiers.py
TILE_ROWS: Final[list[dict[str, Any]]] = DATA["power_tiles"]["tiles"]
TILE: Final = Domain("tile", [row["id"] for row in TILE_ROWS])
TILES: Final = len(TILE_ROWS)
TILE_COLOR: Final[tuple[int, ...]] = tuple(COLOR.index[row["color"]] for row in TILE_ROWS)
TILE_LEVEL: Final[tuple[int, ...]] = tuple(row["level"] for row in TILE_ROWS)
TILE_COST: Final[tuple[int, ...]] = tuple(row["cost"] for row in TILE_ROWS)
TILE_COPIES: Final[tuple[int, ...]] = tuple(row["copies"] for row in TILE_ROWS)
TILE_NOT_FOR_TWO: Final[tuple[bool, ...]] = tuple(
    row.get("removed_with_2_players", False) for row in TILE_ROWS
)
# For each tile the bits of all tiles with its art, itself included.
TILE_ART: Final[tuple[int, ...]] = tuple(
    sum(1 << other for other in range(TILES) if TILE_ROWS[other]["art"] == row["art"]) for row in TILE_ROWS
)
TILES_OF_COLOR: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(tile for tile in range(TILES) if TILE_COLOR[tile] == color) for color in range(COLORS)
)
DIVINE_WILL: Final[int] = TILE.index["sapphire_divine_will"]
TWIN_CEREMONY: Final[int] = TILE.index["onyx_twin_ceremony"]

# Creatures
_CREATURES: Final[list[dict[str, Any]]] = DATA["creatures"]["list"]
CREATURE: Final = Domain("creature", [row["id"] for row in _CREATURES])
CREATURES: Final = len(_CREATURES)
CREATURE_TILE: Final[tuple[int, ...]] = tuple(TILE.index[row["tile"]] for row in _CREATURES)
TILE_CREATURE: Final[tuple[int, ...]] = tuple(
    CREATURE.index[row["creature"]] if "creature" in row else -1 for row in TILE_ROWS
)

# Battle cards: the eight of every player, then the special ones
_BATTLE_CARDS: Final[list[dict[str, Any]]] = [*DATA["battle_cards"]["list"], *DATA["battle_cards"]["special"]]
BATTLE_CARD: Final = Domain("battle_card", [row["id"] for row in _BATTLE_CARDS])
BATTLE_CARDS: Final = len(_BATTLE_CARDS)
FULL_HAND: Final[int] = (1 << len(DATA["battle_cards"]["list"])) - 1
VALUE: Final = Domain("value", ["strength", "damage", "guaranteed", "protection"])
STRENGTH: Final = 0
DAMAGE: Final = 1
GUARANTEED: Final = 2
PROTECTION: Final = 3
VALUES: Final = len(VALUE.names)
BATTLE_CARD_VALUE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(row["values"][name] for name in VALUE.names) for row in _BATTLE_CARDS
)

# Divine intervention cards
_CARDS: Final[list[dict[str, Any]]] = DATA["di_cards"]["list"]
CARD: Final = Domain("card", [row["id"] for row in _CARDS])
CARDS: Final = len(_CARDS)
CARD_COUNT: Final[tuple[int, ...]] = tuple(row["count"] for row in _CARDS)
CARD_COST: Final[tuple[int, ...]] = tuple(row["cost"] for row in _CARDS)
CARD_VALUE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(row["effect"].get(name, 0) for name in VALUE.names) for row in _CARDS
)
DIVERSION: Final[int] = CARD.index["diversion"]
GLORY: Final[int] = CARD.index["glory"]
SWIFTNESS: Final[int] = CARD.index["swiftness"]
TRANSFER: Final[int] = CARD.index["transfer"]
OPEN_GATES: Final[int] = CARD.index["open_gates"]
RAINING_FIRE: Final[int] = CARD.index["raining_fire"]
PRAYER: Final[int] = CARD.index["prayer"]
ENLISTMENT: Final[int] = CARD.index["enlistment"]
MANA_THEFT: Final[int] = CARD.index["mana_theft"]
DAY_CARDS: Final[tuple[int, ...]] = tuple(card for card in range(CARDS) if _CARDS[card]["timing"] == "day")
BATTLE_TIMED: Final[tuple[int, ...]] = tuple(
    card for card in range(CARDS) if _CARDS[card]["timing"] == "battle"
)
GLORY_GAIN: Final[int] = _CARDS[GLORY]["effect"]["gain_pp_if_won"]
SWIFTNESS_MOVE: Final[int] = _CARDS[SWIFTNESS]["effect"]["land_move"]
FIRE_UNITS: Final[int] = _CARDS[RAINING_FIRE]["effect"]["remove_enemy_units"]
PRAYER_GAIN: Final[int] = _CARDS[PRAYER]["effect"]["gain_pp"]
ENLISTED: Final[int] = _CARDS[ENLISTMENT]["effect"]["place_units"]
THEFT_LOSS: Final[int] = _CARDS[MANA_THEFT]["effect"]["each_opponent_loses_pp"]
THEFT_GAIN: Final[int] = _CARDS[MANA_THEFT]["effect"]["gain_pp"]

# Phases, fame, and where points in a battle or prayer points come from
PHASE: Final = Domain("phase", ["setup", "day", "night"])
SETUP: Final = 0
DAY: Final = 1
NIGHT: Final = 2
NIGHT_STEP: Final = Domain("night_step", DATA["night_steps"]["order"])
SOURCE: Final = Domain("source", ["battle", "divine", "temple", "pyramid"])
BATTLE_FAME: Final = 0
DIVINE_FAME: Final = 1
TEMPLE_FAME: Final = 2
PYRAMID_FAME: Final = 3
LOSS: Final = Domain("loss", ["guaranteed", "damage", "self"])
_ORIGINS: Final = list(DATA["terms"]["origins"])
ORIGIN: Final = Domain("origin", [*_ORIGINS, *BATTLE_CARD.names, *TILE.names, *CREATURE.names, *CARD.names])
UNITS_ORIGIN: Final[int] = ORIGIN.index["units"]
DISTRICT_ORIGIN: Final[int] = ORIGIN.index["own_district"]
PRAY_ORIGIN: Final[int] = ORIGIN.index["pray"]
RECALL_ORIGIN: Final[int] = ORIGIN.index["recall"]
BATTLE_ORIGIN: Final[int] = ORIGIN.index["victory"]
OFFERING_ORIGIN: Final[int] = ORIGIN.index["offering"]
DELTA_ORIGIN: Final[int] = ORIGIN.index["delta_temple"]
TEMPLES_ORIGIN: Final[int] = ORIGIN.index["temples"]
WORSHIP_ORIGIN: Final[int] = ORIGIN.index["worship"]
PRAYERS_ORIGIN: Final[int] = ORIGIN.index["prayers"]
VETERANS_ORIGIN: Final[int] = ORIGIN.index["veterans"]
BATTLE_CARD_ORIGIN: Final = len(_ORIGINS)
TILE_ORIGIN: Final = BATTLE_CARD_ORIGIN + BATTLE_CARDS
CREATURE_ORIGIN: Final = TILE_ORIGIN + TILES
CARD_ORIGIN: Final = CREATURE_ORIGIN + CREATURES

WAY: Final = Domain("way", ["land", "teleport", "transfer"])
BY_LAND: Final = 0
BY_TELEPORT: Final = 1
BY_TRANSFER: Final = 2

# What places units; the first is the recruit action.
EFFECT: Final = Domain(
    "effect",
    ["recruit", "reinforcement_prayer", "reinforcements", "mercenaries", "enlistment", "recruits"],
)
BY_RECRUIT: Final = 0
BY_PRAYER: Final = 1
BY_REINFORCEMENTS: Final = 2
BY_MERCENARIES: Final = 3
BY_ENLISTMENT: Final = 4
BY_VETERANS: Final = 5
