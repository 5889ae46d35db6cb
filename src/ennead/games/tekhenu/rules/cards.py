"""Cards and solo tokens, from `data.yaml`: domains, numbers and the constants that name single cards."""

from typing import Any, Final

from ennead.core.codec import Domain
from ennead.games.tekhenu.rules.components import DATA, GOD, GODS, GOOD, RESOURCE, TILE

_BLESSINGS: Final[list[dict[str, Any]]] = DATA["blessing_cards"]["cards"]
_TECHNOLOGIES: Final[list[dict[str, Any]]] = DATA["technology_cards"]["cards"]
_LAWS: Final[list[dict[str, Any]]] = DATA["law_cards"]["cards"]
_STARTING: Final[list[dict[str, Any]]] = DATA["starting_cards"]["cards"]
_DESTINY: Final[list[dict[str, Any]]] = DATA["destiny_cards"]["cards"]

# One domain for the three decks: card = kind * 24 + number in its family; sets of a family are bits
FAMILY: Final = 24
BLESSING_CARD: Final = Domain("blessing", [row["id"].lower() for row in _BLESSINGS])
TECHNOLOGY_CARD: Final = Domain("technology", [row["id"].lower() for row in _TECHNOLOGIES])
LAW_CARD: Final = Domain("law", [row["id"].lower() for row in _LAWS])
CARD: Final = Domain("card", [*BLESSING_CARD.names, *TECHNOLOGY_CARD.names, *LAW_CARD.names])
CARDS: Final = 3 * FAMILY
REMOVED: Final[tuple[int, ...]] = tuple(
    CARD.index[card.lower()] for card in DATA["card_market"]["removed_at_1p_2p"]
)

# Blessings, each with its twin
B07: Final = 6
B09: Final = 8
B11: Final = 10
B13: Final = 12
B15: Final = 14
B17: Final = 16
B19: Final = 18
B21: Final = 20
B23: Final = 22
GIFTS: Final = 6
_GIFTS: Final[list[dict[str, int]]] = [row["effect"] for row in _BLESSINGS[:GIFTS]]
GIFT_GOOD: Final[tuple[int, ...]] = tuple(GOOD.index[next(iter(gift))] for gift in _GIFTS)
GIFT_COUNT: Final[tuple[int, ...]] = tuple(next(iter(gift.values())) for gift in _GIFTS)
CROWD_STEPS: Final[int] = _BLESSINGS[B07]["effect"]["choose_one_of"][0]["population"]
NEIGHBOUR_SCRIBES: Final[int] = _BLESSINGS[B17]["cost"]["scribe"]
NUDGE_STEPS: Final[int] = _BLESSINGS[B11]["effect"]["optional_value_shift"]
OPPOSITE_STEPS: Final[int] = _BLESSINGS[B19]["cost"]["happiness"]

# Technologies
T01: Final = 0
T02: Final = 1
T03: Final = 2
T04: Final = 3
T05: Final = 4
T06: Final = 5
T07: Final = 6
T08: Final = 7
T09: Final = 8
T10: Final = 9
T11: Final = 10
T12: Final = 11
T13: Final = 12
T14: Final = 13
T15: Final = 14
T16: Final = 15
T17: Final = 16
T18: Final = 17
T19: Final = 18
T20: Final = 19
T21: Final = 20
T22: Final = 21
T23: Final = 22
T24: Final = 23
TECHNOLOGY_EFFECT: Final[list[dict[str, Any]]] = [
    row["effect"] if isinstance(row.get("effect"), dict) else row.get("once_per_turn_if_used", {})
    for row in _TECHNOLOGIES
]
TECHNOLOGY_VP: Final[tuple[int, ...]] = tuple(effect.get("vp", 0) for effect in TECHNOLOGY_EFFECT)
SHIFT_STEPS: Final[int] = TECHNOLOGY_EFFECT[T14]["optional_value_shift"]
NIGHT_SHIFT_SCRIBES: Final[int] = _TECHNOLOGIES[T19]["cost"]["scribe"]
T15_ANKH: Final[int] = DATA["maat"]["ankh_special"]["T15"]

# Laws
LAW_TYPE: Final = Domain("law_type", list(DATA["law_types"]))
TYPE_OF_LAW: Final[tuple[int, ...]] = tuple(LAW_TYPE.index[row["type"]] for row in _LAWS)
LAW_SCORE: Final[tuple[dict[str, Any], ...]] = tuple(row["score"] for row in _LAWS)
Z03: Final = 2
Z04: Final = 3
Z08: Final = 7
Z23: Final = 22

# Starting and destiny cards
START: Final = Domain("start", [row["id"].lower() for row in _STARTING])
INITIATIVE: Final[tuple[int, ...]] = tuple(row["initiative"] for row in _STARTING)
START_EFFECT: Final[tuple[dict[str, Any], ...]] = tuple(row["effect"] for row in _STARTING)
STARTS_DEALT: Final[tuple[int, ...]] = tuple(
    DATA["starting_cards"]["dealt_by_players"].get(players, 0) for players in range(5)
)
DESTINY: Final = Domain("destiny", [row["id"].lower() for row in _DESTINY])
DESTINIES: Final = 4
ANKH: Final[tuple[int, ...]] = tuple(row["ankh"] for row in _DESTINY)
DESTINY_EFFECT: Final[tuple[dict[str, Any], ...]] = tuple(row["effect"] for row in _DESTINY)

# Pillar tiles
ABILITY: Final[tuple[dict[str, Any], ...]] = tuple(
    row["ability"] or {} for row in DATA["pillar_tiles"]["tiles"]
)

# Botankhamun
AUTOMA: Final[dict[str, Any]] = DATA["botankhamun"]
_TOKENS: Final[list[dict[str, Any]]] = AUTOMA["action_tokens"]
TOKEN: Final = Domain("token", [row["id"].lower() for row in _TOKENS])
TOKENS: Final = 10
TOKEN_GOD: Final[tuple[int, ...]] = tuple(GOD.index[row["god"]] if "god" in row else -1 for row in _TOKENS)
TOKEN_ORDER: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(RESOURCE.index[resource] for resource in row.get("order", [])) for row in _TOKENS
)
TOKEN_PLACE: Final = Domain("token_place", [str(place) for place in range(TOKENS)])
DEBEN: Final = Domain("deben", list(AUTOMA["deben_faces"]))
UP: Final[tuple[int, ...]] = tuple(AUTOMA["pyramid"]["up"].get(place, -1) for place in range(TOKENS))
RIGHT: Final[tuple[int, ...]] = tuple(AUTOMA["pyramid"]["right"].get(place, -1) for place in range(TOKENS))
PYRAMID_START: Final[int] = AUTOMA["pyramid"]["start"]
DIFFICULTY: Final = Domain("difficulty", list(AUTOMA["difficulty"]))
AUTOMA_ANKH: Final[int] = AUTOMA["ankh"]
AUTOMA_BALANCE: Final[tuple[int, ...]] = (0, *(AUTOMA["maat_balance"][maat] for maat in range(1, 5)))
AUTOMA_BONUS_SCRIBES: Final[tuple[int, ...]] = tuple(
    AUTOMA["horus_bonus_by_slot"][slot].get("scribe", 0) for slot in range(1, GODS + 1)
)
AUTOMA_BONUS_VP: Final[tuple[int, ...]] = tuple(
    AUTOMA["horus_bonus_by_slot"][slot].get("vp", 0) for slot in range(1, GODS + 1)
)
AUTOMA_DESTINIES: Final[tuple[int, ...]] = tuple(
    DESTINY.index[card.lower()] for card in AUTOMA["destiny_choice"]
)
AUTOMA_REASON: Final = Domain("bot_reason", list(DATA["terms"]["bot_reasons"]))
# Why it did not take a die it looked at.
AUTOMA_FAULT: Final = Domain("bot_fault", list(DATA["terms"]["bot_faults"]))

# Why something came: words, gods, cards, tiles
CAUSE: Final = Domain(
    "cause",
    [
        *DATA["terms"]["causes"],
        *GOD.names,
        *CARD.names,
        *START.names,
        *DESTINY.names,
        *TILE.names,
    ],
)
_WORDS: Final[dict[str, int]] = CAUSE.index
BY_PRODUCING: Final[int] = _WORDS["produced"]
BY_CELL: Final[int] = _WORDS["cell"]
BY_CELLS: Final[int] = _WORDS["cells"]
BY_LINE: Final[int] = _WORDS["line"]
BY_HOUSES: Final[int] = _WORDS["buildings"]
BY_SIDES: Final[int] = _WORDS["sides"]
BY_TOUCHING: Final[int] = _WORDS["touching"]
BY_PLACE: Final[int] = _WORDS["place"]
BY_STATUE_GOLD: Final[int] = _WORDS["statue_gold"]
BY_ROW_GOLD: Final[int] = _WORDS["row_gold"]
BY_TRACK: Final[int] = _WORDS["track"]
BY_BONUS: Final[int] = _WORDS["bonus"]
BY_NO_SLOT: Final[int] = _WORDS["no_slot"]
BY_COST: Final[int] = _WORDS["cost"]
BY_THE_SCALES: Final[int] = _WORDS["maat"]
CAUSE_GOD: Final[int] = _WORDS[GOD.names[0]]
CAUSE_BLESSING: Final[int] = _WORDS[BLESSING_CARD.names[0]]
CAUSE_TECHNOLOGY: Final[int] = _WORDS[TECHNOLOGY_CARD.names[0]]
CAUSE_LAW: Final[int] = _WORDS[LAW_CARD.names[0]]
CAUSE_START: Final[int] = _WORDS[START.names[0]]
CAUSE_DESTINY: Final[int] = _WORDS[DESTINY.names[0]]
CAUSE_TILE: Final[int] = _WORDS[TILE.names[0]]
