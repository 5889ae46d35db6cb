"""What is printed on the components, from `data.yaml`, as flat tables indexed by small ints."""

from typing import Any, Final

from ennead.core.codec import Domain
from ennead.core.data import load_data

DATA: Final[dict[str, Any]] = load_data("ennead.games.ankh")
_CONSTANTS: Final[dict[str, Any]] = DATA["constants"]
_COMPONENTS: Final[dict[str, Any]] = DATA["components"]


def thing_rows(key: str, mark: str) -> dict[str, Any]:
    """The rows of a chapter that describe things of one kind; the other keys are about the chapter itself."""
    return {name: row for name, row in DATA[key].items() if isinstance(row, dict) and mark in row}


def _value(name: str) -> int:
    number: int = _CONSTANTS[name]["value"]
    return number


# Gods
_GODS: Final = thing_rows("gods", "ability_name")
GOD: Final = Domain("god", list(_GODS))
GODS: Final[int] = len(GOD.names)
AMUN: Final[int] = GOD.index["amun"]
ANUBIS: Final[int] = GOD.index["anubis"]
ISIS: Final[int] = GOD.index["isis"]
OSIRIS: Final[int] = GOD.index["osiris"]
RA: Final[int] = GOD.index["ra"]
SUNS: Final[int] = _COMPONENTS["sun_tokens"]
GATES: Final[int] = _COMPONENTS["gate_tokens"]
CAPTIVE_SLOTS: Final[int] = _COMPONENTS["captive_slots"]
WARRIORS: Final[int] = _COMPONENTS["warriors_per_god"]
ANKH_TOKENS: Final[int] = _COMPONENTS["ankh_tokens_for_monuments"]

# Guardians: two kinds a level, one of them in each game
_GUARDIANS: Final = thing_rows("guardians", "level")
GUARDIAN: Final = Domain("guardian", list(_GUARDIANS))
GUARDIANS: Final[int] = len(GUARDIAN.names)
GUARDIAN_LEVEL: Final[tuple[int, ...]] = tuple(row["level"] - 1 for row in _GUARDIANS.values())
BASE: Final = Domain("base", list(_COMPONENTS["bases_per_god"]))
BASES: Final[tuple[int, ...]] = tuple(_COMPONENTS["bases_per_god"].values())
GUARDIAN_BASE: Final[tuple[int, ...]] = tuple(BASE.index[row["base"]] for row in _GUARDIANS.values())
FIGURES_IN_PLAY: Final[dict[str, dict[int, int]]] = DATA["guardians"]["figures_in_play"]
LEVEL: Final = Domain("level", sorted({str(row["level"]) for row in _GUARDIANS.values()}))
LEVELS: Final[int] = len(LEVEL.names)
CAT_MUMMY: Final[int] = GUARDIAN.index["cat_mummy"]
SATET: Final[int] = GUARDIAN.index["satet"]
MUMMY: Final[int] = GUARDIAN.index["mummy"]
APEP: Final[int] = GUARDIAN.index["apep"]
GIANT_SCORPION: Final[int] = GUARDIAN.index["giant_scorpion"]
ANDROSPHINX: Final[int] = GUARDIAN.index["androsphinx"]

# Pieces that fill a hex: monuments first, then figures
MONUMENT: Final = Domain("monument", list(DATA["names"]["monuments"]))
MONUMENTS: Final[int] = len(MONUMENT.names)
MONUMENT_SUPPLY: Final[tuple[int, ...]] = tuple(_COMPONENTS["monuments"][name] for name in MONUMENT.names)
OBELISK: Final[int] = MONUMENT.index["obelisk"]
PYRAMID: Final[int] = MONUMENT.index["pyramid"]
TEMPLE: Final[int] = MONUMENT.index["temple"]
PIECE: Final = Domain("piece", [*MONUMENT.names, "god", "warrior", *GUARDIAN.names])
GOD_FIGURE: Final[int] = PIECE.index["god"]
WARRIOR: Final[int] = PIECE.index["warrior"]
# A guardian of kind k is the piece FIRST_GUARDIAN + k.
FIRST_GUARDIAN: Final[int] = WARRIOR + 1
CAT_MUMMY_FIGURE: Final[int] = FIRST_GUARDIAN + CAT_MUMMY
SATET_FIGURE: Final[int] = FIRST_GUARDIAN + SATET
MUMMY_FIGURE: Final[int] = FIRST_GUARDIAN + MUMMY
APEP_FIGURE: Final[int] = FIRST_GUARDIAN + APEP
SCORPION_FIGURE: Final[int] = FIRST_GUARDIAN + GIANT_SCORPION
SPHINX_FIGURE: Final[int] = FIRST_GUARDIAN + ANDROSPHINX
FIGURE_STRENGTH: Final[int] = _value("figure_strength")
# Base strength by piece; monuments have none.
STRENGTH: Final[tuple[int, ...]] = (
    *([0] * MONUMENTS),
    FIGURE_STRENGTH,
    FIGURE_STRENGTH,
    *(row["strength"] for row in _GUARDIANS.values()),
)
# What can be summoned: a warrior from the pool, an own captive, a guardian of kind k as FIRST_RECRUIT + k.
RECRUIT: Final = Domain("figure", ["warrior", "captive", *GUARDIAN.names])
RECRUIT_WARRIOR: Final[int] = 0
RECRUIT_CAPTIVE: Final[int] = 1
FIRST_RECRUIT: Final[int] = 2
RECRUITS: Final[int] = len(RECRUIT.names)

# Battle cards
_CARDS: Final = thing_rows("battle_cards", "strength")
CARD: Final = Domain("card", list(_CARDS))
CARDS: Final[int] = len(CARD.names)
ALL_CARDS: Final[int] = (1 << CARDS) - 1
CARD_STRENGTH: Final[tuple[int, ...]] = tuple(row["strength"] for row in _CARDS.values())
PLAGUE: Final[int] = CARD.index["plague_of_locusts"]
BUILD_MONUMENT: Final[int] = CARD.index["build_monument"]
CYCLE_OF_MAAT: Final[int] = CARD.index["cycle_of_maat"]
DROUGHT: Final[int] = CARD.index["drought"]
FLOOD: Final[int] = CARD.index["flood"]
MIRACLE: Final[int] = CARD.index["miracle"]

# Ankh powers
_POWERS: Final = thing_rows("ankh_powers", "level")
POWER: Final = Domain("power", list(_POWERS))
POWERS: Final[int] = len(POWER.names)
POWER_LEVEL: Final[tuple[int, ...]] = tuple(row["level"] - 1 for row in _POWERS.values())
COMMANDING: Final[int] = POWER.index["commanding"]
INSPIRING: Final[int] = POWER.index["inspiring"]
OMNIPRESENT: Final[int] = POWER.index["omnipresent"]
REVERED: Final[int] = POWER.index["revered"]
RESPLENDENT: Final[int] = POWER.index["resplendent"]
OBELISK_ATTUNED: Final[int] = POWER.index["obelisk_attuned"]
TEMPLE_ATTUNED: Final[int] = POWER.index["temple_attuned"]
PYRAMID_ATTUNED: Final[int] = POWER.index["pyramid_attuned"]
GLORIOUS: Final[int] = POWER.index["glorious"]
MAGNANIMOUS: Final[int] = POWER.index["magnanimous"]
BOUNTIFUL: Final[int] = POWER.index["bountiful"]
WORSHIPFUL: Final[int] = POWER.index["worshipful"]

# The god board: what the next unlock gives
_SLOTS: Final[list[dict[str, Any]]] = DATA["god_board"]["slots"]
SLOTS: Final[int] = len(_SLOTS)
SLOT_LEVEL: Final[tuple[int, ...]] = tuple(row["level"] - 1 for row in _SLOTS)
SLOT_COST: Final[tuple[int, ...]] = tuple(row["cost"] for row in _SLOTS)
SLOT_GUARDIAN: Final[tuple[bool, ...]] = tuple(row["guardian"] for row in _SLOTS)

# Tracks
_TRACKS: Final[dict[str, Any]] = DATA["action_tracks"]
ACTION: Final = Domain("track", _TRACKS["order_top_to_bottom"])
ACTIONS: Final[int] = len(ACTION.names)
MOVE: Final[int] = ACTION.index["move"]
SUMMON: Final[int] = ACTION.index["summon"]
GAIN: Final[int] = ACTION.index["gain"]
UNLOCK: Final[int] = ACTION.index["unlock"]
START_SPACE: Final[dict[int, int]] = _TRACKS["start_space_by_players"]
EVENT_SPACE: Final[tuple[int, ...]] = tuple(_TRACKS["event_space"][name] for name in ACTION.names)
EVENT: Final = Domain("track_event", list(DATA["names"]["events"]))
CONTROL_MONUMENT: Final[int] = EVENT.index["control_monument"]
CAMEL_CARAVAN: Final[int] = EVENT.index["camel_caravan"]
CONFLICT: Final[int] = EVENT.index["conflict"]
EVENT_START: Final[int] = DATA["event_track"]["start_space"]
# What happens on space 1, 2, …
EVENT_TRACK: Final[tuple[int, ...]] = tuple(
    EVENT.index[name] for _, name in sorted(DATA["event_track"]["spaces"].items())
)
LAST_EVENT: Final[int] = len(EVENT_TRACK)

# Devotion
_DEVOTION: Final[dict[str, Any]] = DATA["devotion_track"]
DEVOTION_START: Final[int] = _DEVOTION["start"]
DEVOTION_MINIMUM: Final[int] = _DEVOTION["minimum"]["value"]
LAST_RED: Final[int] = _DEVOTION["last_red"]
DEVOTION_WIN: Final[int] = _DEVOTION["win"]
SOURCE: Final = Domain("source", list(DATA["names"]["sources"]))
SOURCES: Final[int] = len(SOURCE.names)
FROM_MAJORITY: Final[int] = SOURCE.index["majority"]
FROM_DOMINATION: Final[int] = SOURCE.index["domination"]
FROM_VICTORY: Final[int] = SOURCE.index["victory"]
FROM_MAGNANIMOUS: Final[int] = SOURCE.index["magnanimous"]
FROM_MIRACLE: Final[int] = SOURCE.index["miracle"]
FROM_WORSHIPFUL: Final[int] = SOURCE.index["worshipful"]
FROM_CAT_MUMMY: Final[int] = SOURCE.index["cat_mummy"]
FROM_MERGE: Final[int] = SOURCE.index["merge"]

# Numbers of the rules
ACTIONS_PER_TURN: Final[int] = _value("actions_per_turn")
ACTIONS_MERGED: Final[int] = _value("actions_per_turn_merged_seat")
MOVE_RANGE: Final[int] = _value("move_range")
CARAVAN_MOST: Final[int] = _value("caravan_max_camels")
REGION_LEAST: Final[int] = _value("caravan_min_region_land")
BUILD_COST: Final[int] = _value("build_cost")
RANSOM_COST: Final[int] = _value("ransom_cost")
WORSHIPFUL_COST: Final[int] = _value("worshipful_cost")
CAPTIVE_STRENGTH_MOST: Final[int] = _value("captive_strength_max")
RESPLENDENT_MONUMENTS: Final[int] = _value("resplendent_monuments")
RESPLENDENT_STRENGTH: Final[int] = _value("resplendent_strength")
TEMPLE_STRENGTH: Final[int] = _value("temple_strength")
GLORIOUS_LEAD: Final[int] = _value("glorious_lead")
GLORIOUS_REWARD: Final[int] = _value("glorious_reward")
MAGNANIMOUS_FIGURES: Final[int] = _value("magnanimous_figures")
MAGNANIMOUS_REWARD: Final[int] = _value("magnanimous_reward")
COMMANDING_FOLLOWERS: Final[int] = _value("commanding_followers")
DOMINATION_REWARD: Final[int] = _value("domination_reward")
VICTORY_REWARD: Final[int] = _value("victory_reward")
MAJORITY_REWARD: Final[int] = _value("majority_reward")
RADIANCE_REWARD: Final[int] = _value("radiance_reward")
DROUGHT_REWARD: Final[int] = _value("drought_reward")
MIRACLE_REWARD: Final[int] = _value("miracle_reward")
WORSHIPFUL_REWARD: Final[int] = _value("worshipful_reward")
BOUNTIFUL_BONUS: Final[int] = _value("bountiful_bonus")
CITY_REWARD: Final[int] = _value("city_reward")
CAT_MUMMY_LOSS: Final[int] = _value("cat_mummy_loss")
REVERED_FOLLOWERS: Final[int] = _value("revered_followers")
MERGE_AFTER: Final[int] = _value("merge_after_conflict")
MERGE_PLAYERS: Final[int] = _value("merge_min_players")
FORGET_AFTER: Final[int] = _value("forget_after_conflict")
END_AFTER: Final[int] = _value("end_after_conflict")
BID_MOST: Final[int] = _value("plague_bid_cap")
CAMELS: Final[int] = _COMPONENTS["camels"]
TOKENS: Final[int] = _COMPONENTS["conflict_order_tokens"]
REGION: Final = Domain("region", list(DATA["names"]["regions"]))
PRINTED_REGIONS: Final[int] = len(REGION.names)

# Scenarios
_SCENARIOS: Final[dict[str, Any]] = DATA["scenarios"]
SCENARIO: Final = Domain("scenario", list(_SCENARIOS))
FAMILY: Final = Domain("family", list(DATA["scenario_families"]))
CITY: Final = Domain("city", [name.lower() for name in DATA["city_names"]])

# How things stand, for views
# A seat has a god of its own, or shares one: as the higher god, who decides in conflicts, or the lower.
ROLE: Final = Domain("role", ["alone", "higher", "lower"])
# What a conflict would bring to a region as it is now.
OUTCOME: Final = Domain("outcome", ["empty", "domination", "battle"])
# The steps of a battle in which somebody may have to decide (AN-BAT-02).
BATTLE_STEP: Final = Domain(
    "battle_step",
    ["obelisks", "announcement", "cards", "build", "plague", "majority", "resolution", "aftermath"],
)
# What a seat did not do although it could.
DECLINED: Final = Domain(
    "declined",
    ["unlock", "swap", "double", "build", "tiebreaker", "captive", "gate", "worship"],
)
NO_UNLOCK: Final[int] = DECLINED.index["unlock"]
NO_SWAP: Final[int] = DECLINED.index["swap"]
NO_DOUBLE: Final[int] = DECLINED.index["double"]
NO_BUILDING: Final[int] = DECLINED.index["build"]
NO_TIEBREAKER: Final[int] = DECLINED.index["tiebreaker"]
NO_CAPTIVE: Final[int] = DECLINED.index["captive"]
NO_GATE: Final[int] = DECLINED.index["gate"]
NO_WORSHIP: Final[int] = DECLINED.index["worship"]


def scenario_of(family: str, players: int) -> int:
    """The scenario of the family for so many seats (AN-SET-03)."""
    for number, row in enumerate(_SCENARIOS.values()):
        if row["family"] == family and row["players"] == players:
            return number
    raise ValueError(f"{family} has no scenario for {players}")
