"""Numbers of the steps, in the order of the rulebook; frames hold them."""

from typing import Final

# Turns and events
TURN: Final = 0
CHOOSE_ACTION: Final = 1
AFTER_ACTION: Final = 2
EVENT: Final = 3
MARKER_BACK: Final = 4
END_TURN: Final = 5
# Move Figures
MOVE_FIGURE: Final = 6
MOVE_DESTINATION: Final = 7
PUSH_HEX: Final = 8
CLAW_FACING: Final = 9
# Summon Figure
SUMMON_FIGURE: Final = 10
SUMMON_HEX: Final = 11
GIVE_SUN: Final = 12
# Unlock Ankh Power
UNLOCK_POWER: Final = 13
# Control Monument
CONTROL_MONUMENT: Final = 14
# Camel Caravan
CARAVAN_FIRST: Final = 15
CARAVAN_NEXT: Final = 16
CARAVAN_TOKEN: Final = 17
CARAVAN_SWAP: Final = 18
# Conflict
CONFLICT: Final = 19
NEXT_REGION: Final = 20
GAIN_DEVOTION: Final = 21
CONFLICT_END: Final = 22
# Battle
BATTLE: Final = 23
OBELISK_ROUND: Final = 24
OBELISK_FIGURE: Final = 25
OBELISK_HEX: Final = 26
AMUN_DOUBLE: Final = 27
CHOOSE_CARD: Final = 28
BUILD_STEP: Final = 29
BUILD_TYPE: Final = 30
BUILD_HEX: Final = 31
PLAGUE_STEP: Final = 32
PLAGUE: Final = 33
PLAGUE_BID: Final = 34
MAJORITY_STEP: Final = 35
# Battle resolution
RESOLUTION: Final = 36
USE_TIEBREAKER: Final = 37
WINNER: Final = 38
COMMANDING: Final = 39
MAGNANIMOUS: Final = 40
DEATHS: Final = 41
ISIS_SAVE: Final = 42
KILL_LOSERS: Final = 43
# A batch of deaths
ANUBIS_TRAP: Final = 44
CAT_MUMMIES: Final = 45
CAT_MUMMY: Final = 46
MUMMIES: Final = 47
MUMMY_RETURN: Final = 48
MUMMY_HEX: Final = 49
# After the battle
MIRACLE: Final = 50
OSIRIS_GATE: Final = 51
GATE_TOKEN: Final = 52
GATE_HEX: Final = 53
WORSHIPFUL_STEP: Final = 54
WORSHIPFUL: Final = 55
BATTLE_END: Final = 56
# Merge, forgotten gods, end
MERGE: Final = 57
MERGE_GUARDIAN: Final = 58
MERGE_END: Final = 59
FORGET: Final = 60
END_GAME: Final = 61
