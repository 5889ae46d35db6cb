"""What is printed on boards, dice and tiles, from `data.yaml`, as flat tables indexed by small ints."""

from typing import Any, Final

from ennead.core.codec import NOBODY, Domain, amounts, numbers
from ennead.core.data import load_data

DATA: Final[dict[str, Any]] = load_data("ennead.games.tekhenu")
_TERMS: Final[dict[str, Any]] = DATA["terms"]

# Goods: the four basic resources, gold, and the tokens that are no resources (TK-CMP-06)
_TRACKS: Final[list[str]] = DATA["player_board"]["production_tracks"]["resources"]
RESOURCE: Final = Domain("resource", _TRACKS)
RESOURCES: Final = 4
GOOD: Final = Domain("good", [*_TRACKS, "gold", "scribe", "faith"])
GOODS: Final = 7
PAPYRUS: Final = 0
BREAD: Final = 1
LIMESTONE: Final = 2
GRANITE: Final = 3
GOLD: Final = 4
SCRIBE: Final = 5
FAITH: Final = 6

# Gods and the light of the wheel; `arrow` is the index of the first sunny god (TK-DIC-01)
GOD: Final = Domain("god", [row["id"] for row in DATA["gods"]["clockwise_order"]])
GODS: Final = 6
HORUS: Final = 0
RA: Final = 1
HATHOR: Final = 2
BASTET: Final = 3
THOTH: Final = 4
OSIRIS: Final = 5
OPPOSITE: Final[tuple[int, ...]] = tuple(GOD.index[DATA["gods"]["opposite"][god]] for god in GOD.names)
NEIGHBOURS: Final[tuple[tuple[int, int], ...]] = tuple(
    (GOD.index[DATA["gods"]["neighbours"][god][0]], GOD.index[DATA["gods"]["neighbours"][god][1]])
    for god in GOD.names
)
GOD_STATUES: Final[tuple[int, ...]] = tuple(
    DATA["gods"]["statue_slots_per_god"].get(players, 0) for players in range(5)
)
MOST_GOD_STATUES: Final = 3
ARROW: Final = numbers("arrow", 1, GODS)
LIGHT: Final = Domain("light", ["sunny", "shaded", "dark"])
SHADED: Final = 1
SECTOR_LIGHT: Final[tuple[int, ...]] = tuple(
    LIGHT.index[light] for light in DATA["obelisk_wheel"]["sectors_clockwise"]
)
_MARKERS: Final[dict[str, Any]] = DATA["obelisk_wheel"]["scoring_markers"]
MARKER_OFFSETS: Final[tuple[int, ...]] = tuple(
    _MARKERS[which]["offset_from_start_arrow"] for which in ("first", "second")
)

LAWS_DEALT: Final[int] = DATA["setup"]["laws_dealt"]
OWN_STARTS: Final[int] = DATA["setup"]["starting_cards_each"]

# Dice: a die is colour * 6 + face - 1; at the wheel, sector * 30 + that; taken, state * 30 + that
COLOUR: Final = Domain("colour", list(DATA["dice"]["counts"]))
COLOURS: Final = 5
GREY: Final = 4
FACE: Final = numbers("face", 1, 6)
FACES: Final = 6
DIE: Final = COLOURS * FACES
DICE_IN_PLAY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(DATA["dice"]["in_play_by_players"][players][colour] for colour in COLOUR.names) if players else ()
    for players in range(5)
)
DICE_PER_SECTOR: Final[int] = DATA["dice"]["initial_per_sector"]
REFILL: Final[tuple[int, ...]] = tuple(
    DATA["dice"]["refill_per_shaded_sector"].get(players, 0) for players in range(5)
)
DICE_PER_MAAT: Final[int] = (
    DATA["meta"]["rounds"]["per_rotation"] * DATA["meta"]["rounds"]["rotations_per_maat"]
)
DICE_PER_ROTATION: Final[int] = DATA["meta"]["rounds"]["per_rotation"]
MAATS: Final[int] = DATA["meta"]["rounds"]["total"] // DICE_PER_MAAT
ROUNDS_PER_SCORING: Final[int] = DICE_PER_MAAT * DATA["meta"]["rounds"]["maats_per_scoring"]
PHASE: Final = Domain("phase", list(_TERMS["phases"]))
STATE: Final = Domain("state", ["pure", "tainted", "forbidden"])
PURE: Final = 0
TAINTED: Final = 1
FORBIDDEN: Final = 2
TAKEN_AS: Final = Domain("taken_as", ["pure", "tainted", "anubis", "bot"])
AS_ANUBIS: Final = 2
AS_AUTOMA: Final = 3
STATE_BY_LIGHT: Final[tuple[int, ...]] = tuple(
    STATE.index[DATA["dice"]["state_by_light"][light][colour]]
    for light in LIGHT.names
    for colour in COLOUR.names
)
# For every arrow, sector and colour
WHEEL_STATE: Final[tuple[int, ...]] = tuple(
    STATE_BY_LIGHT[SECTOR_LIGHT[(sector - arrow) % GODS] * COLOURS + colour]
    for arrow in range(GODS)
    for sector in range(GODS)
    for colour in range(COLOURS)
)
_FACES: Final = [f"{colour}-{face}" for colour in COLOUR.names for face in range(1, 7)]
WHEEL_DIE: Final = Domain("wheel_die", [f"{god}-{die}" for god in GOD.names for die in _FACES])
TAKEN_DIE: Final = Domain("taken_die", [f"{state}-{die}" for state in TAKEN_AS.names for die in _FACES])
DIE_PLACE: Final = numbers("place", 1, DICE_PER_MAAT)
VALUE: Final = amounts("value", 1, 6)
ANUBIS_SCRIBES: Final[int] = DATA["anubis"]["cost"]["scribe"]
SCRIBE_SHIFTS: Final[tuple[int, ...]] = tuple(DATA["scribes"]["shifts"])
MOST_SCRIBE_SHIFT: Final[int] = max(SCRIBE_SHIFTS)
SHIFT: Final = Domain("shift", ["-2", "-1", "0", "+1", "+2"])
# Shifts are written from -2 on.
NO_SHIFT: Final[int] = SHIFT.index["0"]

# Temple complex: 25 cells, 20 building slots; a line is row 0..4 or column 5..9
SIDE: Final = 5
CELL: Final = Domain("cell", [f"r{row}c{col}" for row in range(1, 6) for col in range(1, 6)])
CELLS: Final = 25
EDGE: Final = Domain("edge", list(_TERMS["edge_colours"]))
_TEMPLE: Final[dict[str, Any]] = DATA["temple_complex"]
_BORDER: Final[dict[str, list[str]]] = _TEMPLE["border_edges"]


def _borders() -> tuple[int, ...]:
    """For each cell and direction (north, east, south, west) the border's colour, or none inside."""
    sides = [NOBODY] * (CELLS * 4)
    for at in range(SIDE):
        sides[at * 4] = EDGE.index[_BORDER["top_left_to_right"][at]]
        sides[(at * SIDE + SIDE - 1) * 4 + 1] = EDGE.index[_BORDER["right_top_to_bottom"][at]]
        sides[((SIDE - 1) * SIDE + at) * 4 + 2] = EDGE.index[_BORDER["bottom_left_to_right"][at]]
        sides[at * SIDE * 4 + 3] = EDGE.index[_BORDER["left_top_to_bottom"][at]]
    return tuple(sides)


def _next_cells() -> tuple[int, ...]:
    """For each cell and direction the neighbouring cell, or none at the border."""
    cells: list[int] = []
    for cell in range(CELLS):
        row, col = divmod(cell, SIDE)
        cells.append(cell - SIDE if row > 0 else NOBODY)
        cells.append(cell + 1 if col < SIDE - 1 else NOBODY)
        cells.append(cell + SIDE if row < SIDE - 1 else NOBODY)
        cells.append(cell - 1 if col > 0 else NOBODY)
    return tuple(cells)


BORDER: Final[tuple[int, ...]] = _borders()
NEXT_CELL: Final[tuple[int, ...]] = _next_cells()
CORNERS: Final[tuple[int, ...]] = tuple(CELL.index[cell] for cell in _TEMPLE["corners"])
INSIDE: Final[tuple[bool, ...]] = tuple(
    all(NEXT_CELL[cell * 4 + side] != NOBODY for side in range(4)) for cell in range(CELLS)
)
_REWARDS: Final[list[dict[str, int]]] = [reward for row in _TEMPLE["cell_rewards"] for reward in row]
CELL_GOOD: Final[tuple[int, ...]] = tuple(GOOD.index[next(iter(reward))] for reward in _REWARDS)
CELL_COUNT: Final[tuple[int, ...]] = tuple(next(iter(reward.values())) for reward in _REWARDS)
LINE_CELLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(range(row * SIDE, row * SIDE + SIDE)) for row in range(SIDE)]
    + [tuple(range(col, CELLS, SIDE)) for col in range(SIDE)]
)
_SLOTS: Final[list[dict[str, Any]]] = _TEMPLE["building_slots"]
SLOT: Final = Domain("slot", [row["id"].lower() for row in _SLOTS])
SLOTS: Final = 20
SLOT_LINE: Final[tuple[int, ...]] = tuple(
    row["index"] - 1 + (SIDE if row["line"] == "col" else 0) for row in _SLOTS
)
LINE_SLOTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(slot for slot in range(SLOTS) if SLOT_LINE[slot] == line) for line in range(2 * SIDE)
)
SLOT_COST: Final[tuple[int, ...]] = tuple(row["cost"] for row in _SLOTS)
SLOT_MIN_PLAYERS: Final[tuple[int, ...]] = tuple(row["min_players"] for row in _SLOTS)
LINE_VP: Final[int] = DATA["hathor"]["vp_per_own_pillar_in_line"]
EMPTY_CELL_GAIN: Final[int] = DATA["hathor"]["gain_per_empty_cell_in_line"]
BUILDING_VP: Final[int] = _TEMPLE["tile_vp"]["per_building_in_line"]
SIDE_VP: Final[int] = _TEMPLE["tile_vp"]["per_matching_side"]
CORNER_SIDE_VP: Final[int] = _TEMPLE["tile_vp"]["per_matching_side_on_corner"]
STATUE_LINE_VP: Final[int] = _TEMPLE["statue_build_vp_per_own_pillar_in_line"]

# Statues to the people
PEOPLE: Final = Domain("people_slot", DATA["horus"]["people_statue_slots"])
PEOPLE_SLOTS: Final = 4
WORKSHOPS: Final = 2
QUARRIES: Final = 3
PEOPLE_LINE: Final[tuple[int, ...]] = tuple(
    row["index"] - 1 + (SIDE if row["line"] == "col" else 0) for row in _TEMPLE["statue_slots"]
)
STATUE_ABOVE: Final[tuple[int, ...]] = tuple(
    next(PEOPLE.index[row["id"]] for row in DATA["osiris"]["statue_slots"] if district in row["counts_in"])
    for district in _TRACKS
)
PEOPLE_GOLD: Final[tuple[int, ...]] = tuple(
    row["setup_gold"] for row in [*_TEMPLE["statue_slots"], *DATA["osiris"]["statue_slots"]]
)

# Ra: places of the display, pillar tiles
DISPLAY: Final = Domain("display", [row["position"] for row in DATA["ra_display"]])
DISPLAY_PLACES: Final = 3
DISPLAY_VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in DATA["ra_display"])
DISPLAY_OF_VALUE: Final[tuple[int, ...]] = tuple(
    next((at for at, row in enumerate(DATA["ra_display"]) if value in row["die_values"]), NOBODY)
    for value in range(7)
)
_TILES: Final[list[dict[str, Any]]] = DATA["pillar_tiles"]["tiles"]
TILE: Final = Domain("tile", [row["id"].lower() for row in _TILES])
TILES: Final = 27
TILE_COST: Final[tuple[int, ...]] = tuple(row["cost"] for row in _TILES)
TILE_EDGES: Final[tuple[int, ...]] = tuple(EDGE.index[edge] for row in _TILES for edge in row["edges"])
TILE_LIGHT: Final[tuple[int, ...]] = tuple(LIGHT.index.get(row["background"], NOBODY) for row in _TILES)

# Player board
_BOARD: Final[dict[str, Any]] = DATA["player_board"]
BUILDINGS: Final[int] = _BOARD["pieces"]["buildings"]
STATUES: Final[int] = _BOARD["pieces"]["statues"]
PILLARS: Final[int] = _BOARD["pieces"]["pillars"]
STATUE_COST: Final[tuple[int, ...]] = tuple(_BOARD["statue_costs_granite"])
ROW_BREAD: Final[tuple[int, ...]] = tuple(row["bread"] for row in _BOARD["building_row"])
ROW_VP: Final[tuple[int, ...]] = tuple(row["vp"] for row in _BOARD["building_row"])
PRODUCTION_START: Final[int] = _BOARD["production_tracks"]["start"]
PRODUCTION_MIN: Final[int] = _BOARD["production_tracks"]["min"]
PRODUCTION_MAX: Final[int] = _BOARD["production_tracks"]["max"]

# Population track and Bastet
_POPULATION: Final[dict[str, Any]] = DATA["population_track"]
TRACK_END: Final[int] = _POPULATION["max"]


def _steps(thresholds: dict[int, int]) -> tuple[int, ...]:
    """For every cell of the track the number that belongs to the last threshold reached."""
    return tuple(
        max((count for cell, count in thresholds.items() if cell <= at), default=0)
        for at in range(TRACK_END + 1)
    )


HAPPINESS_SYMBOLS: Final[tuple[int, ...]] = _steps(_POPULATION["happiness_symbols_from"])
POPULATION_SYMBOLS: Final[tuple[int, ...]] = _steps(_POPULATION["population_symbols_from"])
SECTION_AT: Final[tuple[int, ...]] = tuple(_POPULATION["population_first_reach_by_anyone"])
_FIRST_REACH: Final[dict[int, dict[str, Any]]] = _POPULATION["happiness_first_reach"]
HAPPINESS_REWARDS: Final[tuple[int, ...]] = tuple(_FIRST_REACH)
# The good each of them brings; none stands for the action of cell 21.
REWARD_GOOD: Final[tuple[int, ...]] = tuple(
    GOOD.index.get(next(iter(reward)), NOBODY) for reward in _FIRST_REACH.values()
)
REWARD_COUNT: Final[tuple[int, ...]] = tuple(
    reward.get(name, 0) if name in GOOD.index else 0
    for reward in _FIRST_REACH.values()
    for name in [next(iter(reward))]
)
MARKER: Final = Domain("marker", ["population", "happiness"])
POPULATION: Final = 0
HAPPINESS: Final = 1
BASTET_COST: Final[int] = DATA["bastet"]["cost"]["papyrus"]
BASTET_SCRIBES: Final[tuple[int, ...]] = (0, *(DATA["bastet"]["scribes_by_value"][v] for v in range(1, 7)))

# Osiris: slot = row * 4 + district, rows 0..5 from the top
DISTRICTS: Final = 4
ROWS: Final = 6
OSIRIS_SLOT: Final = Domain(
    "osiris_slot", [f"{district}-{row}" for row in range(1, ROWS + 1) for district in _TRACKS]
)
OSIRIS_SLOTS: Final = 24
OSIRIS_HAPPINESS: Final[int] = DATA["osiris"]["cost"]["happiness"]
ROW_2_GOLD: Final[int] = DATA["osiris"]["row_2_gold"]
_EFFECTS: Final[list[dict[str, Any]]] = [DATA["osiris"]["row_effects"][row] for row in range(1, ROWS + 1)]
ROW_OWN_STEPS: Final[tuple[int, ...]] = tuple(row["production"].get("own", 0) for row in _EFFECTS)
ROW_PAIR_STEPS: Final[tuple[int, ...]] = tuple(row["production"].get("each_of_pair", 0) for row in _EFFECTS)
ROW_ANY_STEPS: Final[tuple[int, ...]] = tuple(row["production"].get("any", 0) for row in _EFFECTS)
ROW_GAIN: Final[tuple[int, ...]] = tuple(row["gain"]["own"] for row in _EFFECTS)
ROW_GOLD: Final[tuple[int, ...]] = tuple(row["gain"].get("gold", 0) for row in _EFFECTS)
GOLD_ROW: Final[int] = next(at for at, row in enumerate(_EFFECTS) if "first_in_row" in row)
ROW_PARTNER: Final[tuple[int, ...]] = tuple(
    RESOURCE.index[DATA["osiris"]["pairs"][f"row_{row}"][district][1]]
    if f"row_{row}" in DATA["osiris"]["pairs"]
    else NOBODY
    for row in range(1, ROWS + 1)
    for district in _TRACKS
)

# Horus
HORUS_SLOT: Final = numbers("horus_slot", 1, GODS)
PRINTED_ORDER: Final[tuple[int, ...]] = tuple(
    GOD.index[DATA["horus"]["printed_order"][slot]] for slot in range(1, 7)
)
_BONUSES: Final[list[dict[str, Any]]] = [DATA["horus"]["slot_bonuses"][slot]["gain"] for slot in range(1, 7)]
BONUS_GOODS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        GOOD.index[good]
        for good in bonus.get("choose_one_of", [name for name in bonus if name in GOOD.index])
    )
    for bonus in _BONUSES
)
BONUS_COUNT: Final[tuple[int, ...]] = tuple(
    next((count for name, count in bonus.items() if name in GOOD.index), 1) for bonus in _BONUSES
)
BONUS_VP: Final[tuple[int, ...]] = tuple(bonus.get("vp", 0) for bonus in _BONUSES)
OWN_ACTION_PAYS: Final[tuple[bool, ...]] = tuple(
    players > 0 and DATA["horus"]["trigger_by_players"][players]["own_action"] for players in range(5)
)
BUILDING_PAYS: Final[tuple[bool, ...]] = tuple(
    players > 0 and DATA["horus"]["trigger_by_players"][players]["on_build"] for players in range(5)
)

# What an action is performed with, or any action at all: a god's, or a production
WITH: Final = Domain("with", ["die", "grant", "law", "setup"])
WITH_DIE: Final = 0
GRANTED: Final = 1
FREE: Final = 2
IN_SETUP: Final = 3
ANY: Final = Domain("any_action", [*GOD.names, *(f"produce-{resource}" for resource in _TRACKS)])

# Card market: 15 slots in four sections; kinds of cards
KIND: Final = Domain("kind", ["blessing", "technology", "law"])
BLESSING: Final = 0
TECHNOLOGY: Final = 1
LAW: Final = 2
_SECTIONS: Final[list[dict[str, Any]]] = DATA["card_market"]["sections"]
SECTION: Final = numbers("section", 1, len(_SECTIONS))
SECTIONS: Final = 4
OPEN_AT_START: Final[int] = sum(1 for row in _SECTIONS if row["opens"] == "setup")
SECTION_HAPPINESS: Final[tuple[int, ...]] = tuple(row["happiness_from"] for row in _SECTIONS)
SLOT_KINDS: Final[tuple[int, ...]] = tuple(
    KIND.index[kind] for row in _SECTIONS for kind, count in row["cards"].items() for _ in range(count)
)
_SIZES: Final[list[int]] = [sum(row["cards"].values()) for row in _SECTIONS]
SECTION_START: Final[tuple[int, ...]] = tuple(sum(_SIZES[:section]) for section in range(SECTIONS + 1))
MARKET_SLOT: Final = Domain(
    "market_slot",
    [f"{section + 1}-{place + 1}" for section in range(SECTIONS) for place in range(_SIZES[section])],
)
THOTH_CARDS: Final[tuple[int, ...]] = (
    0,
    *(DATA["card_market"]["thoth_by_value"][v]["cards"] for v in range(1, 7)),
)
THOTH_COST: Final[tuple[int, ...]] = (
    0,
    *(DATA["card_market"]["thoth_by_value"][v]["papyrus"] for v in range(1, 7)),
)
REFRESH_COST: Final[int] = DATA["card_market"]["refresh_cost"]["papyrus"]

# Maat and scoring
BALANCE_MIN: Final[int] = DATA["maat"]["track"]["min"]
BALANCE_MAX: Final[int] = DATA["maat"]["track"]["max"]
MAAT_LOSS: Final[tuple[int, ...]] = tuple(
    next((-row["vp"] for row in DATA["maat"]["penalties"] if row["to"] <= -below <= row["from"]), 0)
    for below in range(-BALANCE_MIN + 1)
)
SOURCE: Final = Domain("source", list(_TERMS["scoring_lines"]))
SOURCES: Final = len(SOURCE.names)
BY_START: Final[int] = SOURCE.index["start"]
BY_ACTIONS: Final[int] = SOURCE.index["actions"]
BY_TECHNOLOGIES: Final[int] = SOURCE.index["technologies"]
BY_BONUSES: Final[int] = SOURCE.index["bonuses"]
BY_MAAT: Final[int] = SOURCE.index["maat"]
BY_DISTRICTS: Final[int] = SOURCE.index["districts"]
BY_TEMPLE: Final[int] = SOURCE.index["temple"]
BY_STATUES: Final[int] = SOURCE.index["statues"]
BY_HAPPINESS: Final[int] = SOURCE.index["happiness"]
BY_PRODUCTION: Final[int] = SOURCE.index["production"]
BY_BUILDING_ROW: Final[int] = SOURCE.index["building_row"]
BY_UPKEEP: Final[int] = SOURCE.index["upkeep"]
BY_LAWS: Final[int] = SOURCE.index["laws"]
BY_TURN_ORDER: Final[int] = SOURCE.index["turn_order"]
BY_AUTOMA_CARDS: Final[int] = SOURCE.index["bot_cards"]
BY_AUTOMA_SCRIBES: Final[int] = SOURCE.index["bot_scribes"]
_SCORING: Final[dict[str, Any]] = DATA["scoring"]
DISTRICT_VP: Final[int] = _SCORING["district_majority_vp"]
TEMPLE_VP: Final[int] = _SCORING["temple"]["per_building_or_statue"]
PILLAR_VP: Final[int] = _SCORING["temple"]["per_pillar_per_own_building_or_statue_in_line"]
STATUES_VP: Final[tuple[int, ...]] = tuple(_SCORING["statues_total_vp"][n] for n in range(STATUES + 1))
HAPPINESS_VP: Final[int] = _SCORING["happiness_vp_per_symbol"]
PRODUCTION_VP: Final[int] = _SCORING["production_at_6_vp"]
UNPAID_BREAD_VP: Final[int] = -_SCORING["unpaid_bread_vp"]
MOST_LAWS: Final[int] = _SCORING["final"]["laws_max"]
FIRST_VP: Final[int] = _SCORING["final"]["first_in_order"]
SECOND_VP: Final[tuple[int, ...]] = tuple(
    _SCORING["final"]["second_in_order"]["vp"]
    if players in _SCORING["final"]["second_in_order"]["players"]
    else 0
    for players in range(5)
)

# Every mix of goods that can pay a cost: what the verb `pay` may name
Mix = tuple[int, ...]
# Goods that may be paid together: a basic resource, gold, scribes (T10); both stones (T22).
_GROUPS: Final = (
    ((PAPYRUS, GOLD, SCRIBE), max(THOTH_COST)),
    ((BREAD, GOLD, SCRIBE), max(*SLOT_COST, sum(ROW_BREAD))),
    ((LIMESTONE, GRANITE, GOLD, SCRIBE), max(*STATUE_COST, *TILE_COST)),
)


# The most of each resource that is paid at once.
MOST_PAID: Final[tuple[int, ...]] = tuple(
    next(most for goods, most in _GROUPS if resource in goods) for resource in range(RESOURCES)
)


def _mixes_of(goods: tuple[int, ...], most: int) -> list[Mix]:
    mixes: list[Mix] = [(0,) * (SCRIBE + 1)]
    for good in goods:
        more: list[Mix] = []
        for mix in mixes:
            for count in range(most - sum(mix) + 1):
                more.append((*mix[:good], count, *mix[good + 1 :]))
        mixes = more
    return mixes


def _all_mixes() -> list[Mix]:
    found: dict[Mix, int] = {}
    for goods, most in _GROUPS:
        for mix in _mixes_of(goods, most):
            found.setdefault(mix, len(found))
    return list(found)


def mix_name(mix: Mix) -> str:
    """As it is written in notation: `granite2-gold1`."""
    return "-".join(f"{GOOD.names[good]}{count}" for good, count in enumerate(mix) if count) or "nothing"


# How much of each good, from papyrus to scribes, is in a mix.
MIXES: Final[list[Mix]] = _all_mixes()
MIX_NUMBER: Final[dict[Mix, int]] = {mix: number for number, mix in enumerate(MIXES)}
PAYMENT: Final = Domain("payment", [mix_name(mix) for mix in MIXES])
