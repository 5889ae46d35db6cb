"""What is printed on the components, from `data.yaml`, as flat tables indexed by small ints."""

from typing import Any, Final

from ennead.core.codec import Domain
from ennead.core.data import load_data

DATA: Final[dict[str, Any]] = load_data("ennead.games.amun_re")

# Provinces
_PROVINCES: Final[list[dict[str, Any]]] = DATA["provinces"]
PROVINCE: Final = Domain("province", [row["id"] for row in _PROVINCES])
PROVINCES: Final = len(_PROVINCES)
FIELDS: Final[tuple[int, ...]] = tuple(row["fields"] for row in _PROVINCES)
POWER_SYMBOLS: Final[tuple[int, ...]] = tuple(row["power_symbols"] for row in _PROVINCES)
GOLD_MINE: Final[tuple[int, ...]] = tuple(row["gold_mine"] for row in _PROVINCES)
CARAVAN: Final[tuple[int, ...]] = tuple(row["caravan"] for row in _PROVINCES)
TEMPLES: Final[tuple[int, ...]] = tuple(row["temples"] for row in _PROVINCES)
INSTANT_CARDS: Final[tuple[int, ...]] = tuple(row["instant"]["power_cards"] for row in _PROVINCES)
INSTANT_STONES: Final[tuple[int, ...]] = tuple(row["instant"]["stones"] for row in _PROVINCES)
INSTANT_GOLD: Final[tuple[int, ...]] = tuple(row["instant"]["gold"] for row in _PROVINCES)
SIDES: Final[list[str]] = DATA["scoring_interim"]["majority"]["sides"]
SIDE_NAME: Final = Domain("sides", SIDES)
SIDE: Final[tuple[int, ...]] = tuple(SIDES.index(row["side"]) for row in _PROVINCES)
REGION: Final[tuple[int, ...]] = tuple(int(row["region"] == "upper") for row in _PROVINCES)
ON_NILE: Final[tuple[int, ...]] = tuple(int(row["nile"]) for row in _PROVINCES)

# Auction, market, offering
BID_CELLS: Final[tuple[int, ...]] = tuple(DATA["bid_track"]["cells"])
CELLS: Final = len(BID_CELLS)
CELL: Final = Domain("amount", [str(amount) for amount in BID_CELLS])
MOST_BOUGHT: Final = 100
PRICE: Final[tuple[int, ...]] = tuple(count * (count + 1) // 2 for count in range(MOST_BOUGHT + 1))
# Kinds of goods in the order in which they may be bought; a market turn remembers the first still open.
GOODS: Final = Domain("goods", ["cards", "farmers", "stones", "nothing"])
BUYS_CARDS, BUYS_FARMERS, BUYS_STONES, BUYS_NOTHING = 0, 1, 2, 3
_TILES: Final[list[dict[str, Any]]] = DATA["offering_tiles"]
TILE: Final = Domain("tile", [f"tile{row['id']}" for row in _TILES])
TILE_MAX: Final[tuple[int, ...]] = tuple(10**9 if row["max"] is None else row["max"] for row in _TILES)
TILE_VALUE: Final[tuple[int, ...]] = tuple(row["value"] for row in _TILES)
TILE_CAMEL: Final[tuple[bool, ...]] = tuple(row["camel"] for row in _TILES)
MIN_OFFER: Final[int] = DATA["offering"]["min_gold"]
MAX_OFFER: Final[int] = DATA["offering"]["max_gold"]
THIEF_TOTAL: Final[int] = DATA["offering"]["thief"]["total_delta"]
THIEF_GOLD: Final[int] = DATA["offering"]["thief"]["gold_from_supply"]
CHANGE_DELTA: Final[int] = DATA["offering"]["change_delta"]
REWARDS: Final[tuple[int, ...]] = tuple(DATA["offering"]["rewards_by_rank"])
START_GOLD: Final[int] = DATA["gold"]["start"]

# Power cards
_CARDS: Final[list[dict[str, Any]]] = DATA["power_cards"]["types"]
CARD: Final = Domain("card", [row["id"] for row in _CARDS])
CARDS: Final = len(_CARDS)
CARD_COUNT: Final[tuple[int, ...]] = tuple(row["count"] for row in _CARDS)
CARD_VP: Final[tuple[int, ...]] = tuple(row.get("vp", 0) for row in _CARDS)
SELL_VALUE: Final[int] = DATA["power_cards"]["sell_value"]
PROTECTION: Final[int] = CARD.index["protection"]
BRIBE: Final[int] = CARD.index["bribe"]
ARCHITECT: Final[int] = CARD.index["architect"]
FREE_FARMER: Final[int] = CARD.index["free_farmer"]
OFFERING_CHANGE: Final[int] = CARD.index["offering_change"]
BIG_HARVEST: Final[int] = CARD.index["big_harvest"]
TREASURY: Final[int] = CARD.index["treasury"]
MASTER_SCRIBE: Final[int] = CARD.index["master_scribe"]
MASTER_FARMER: Final[int] = CARD.index["master_farmer"]
ONE_BANK: Final[int] = CARD.index["one_bank"]
NILE_OR_NOT: Final[int] = CARD.index["nile_or_not"]
ONE_LAND: Final[int] = CARD.index["one_land"]
TREASURY_GOLD: Final[int] = _CARDS[TREASURY]["gold"]
SCRIBE_SYMBOLS: Final[int] = _CARDS[MASTER_SCRIBE]["condition"]["min_power_symbols_total"]
FARMER_FARMERS: Final[int] = _CARDS[MASTER_FARMER]["condition"]["min_farmers_total"]

# Rounds and scoring
ROUNDS_PER_KINGDOM: Final[int] = DATA["rounds_per_kingdom"]
LAST_ROUND: Final = ROUNDS_PER_KINGDOM * len(DATA["kingdoms"])
SCRIBES: Final[int] = DATA["setup"]["per_player"]["scribes"]
PHASE: Final = Domain("phase", [*(row["id"] for row in DATA["phases"]), "scoring"])
AUCTION, MARKET, OFFERING, HARVEST, SCORING = 0, 1, 2, 3, 4
KINGDOM: Final = Domain("kingdom", [row["id"] for row in DATA["kingdoms"]])
SOURCE: Final = Domain("source", list(DATA["terms"]["scoring_lines"]))
SOURCES: Final = len(SOURCE.names)
TEMPLE_VP, PYRAMID_VP, SET_VP, WEST_VP, EAST_VP, YELLOW_VP, GOLD_VP = 0, 1, 2, 3, 4, 5, 6
PYRAMID_POINTS: Final[int] = DATA["scoring_interim"]["pyramid"]
SET_POINTS: Final[int] = DATA["scoring_interim"]["set_bonus_per_pyramid_of_weakest_province"]
MAJORITY_POINTS: Final[int] = DATA["scoring_interim"]["majority"]["vp"]
GOLD_POINTS: Final[tuple[int, ...]] = tuple(DATA["scoring_final"]["gold_by_rank"])
STONES_PER_PYRAMID: Final = 3
