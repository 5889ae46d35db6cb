"""Numbers of the steps, in the order of the rulebook; frames hold them."""

from typing import Final

# Setup
SETUP_CITY: Final = 0
SETUP_DEAL: Final = 1
SETUP_TROOPS: Final = 2
SETUP_PYRAMID: Final = 3
SETUP_TILE: Final = 4
# Round and day
DAY_START: Final = 5
TURN_START: Final = 6
TURN: Final = 7
ACTION_END: Final = 8
ARRANGE_CREATURE: Final = 9
GOLD_ACTION: Final = 10
FIRE_TARGET: Final = 11
# Build
BUILD_TARGET: Final = 12
BUILD_HEIGHT: Final = 13
# Recruit, and placing units in general
PLACE_AREA: Final = 14
PLACE_COUNT: Final = 15
PLACE_CREATURE: Final = 16
BATTLE_ORDER: Final = 17
# Buy
BUY_TILE: Final = 18
CREATURE_DISTRICT: Final = 19
REMOVE_BATTLE_CARD: Final = 20
# Move
MOVE_TROOP: Final = 21
MOVE_STEP: Final = 22
MOVE_UNITS: Final = 23
MOVE_CREATURE: Final = 24
# Battle
WAR_COUNCIL: Final = 25
BATTLE_CARDS: Final = 26
SHOW_CARD: Final = 27
BATTLE_DI: Final = 28
WOUND_DISCARD: Final = 29
OUTCOME: Final = 30
LOSER_CHOICE: Final = 31
RETREAT_AREA: Final = 32
WINNER_CHOICE: Final = 33
BATTLE_END: Final = 34
# Night
NIGHT_START: Final = 35
OFFERING_STEP: Final = 36
OFFERING: Final = 37
DELTA_STEP: Final = 38
DELTA_CHOICE: Final = 39
TEMPLES_STEP: Final = 40
WORSHIP_STEP: Final = 41
PRAYERS_STEP: Final = 42
VETERANS_PP: Final = 43
DI_STEP: Final = 44
NIGHT_DRAW: Final = 45
VETERANS_DI: Final = 46
VISION: Final = 47
VISION_DISCARD: Final = 48
RECRUITS_STEP: Final = 49
NIGHT_RECRUITS: Final = 50
AWAKENING_STEP: Final = 51
AWAKENING_TILES: Final = 52
HAND_OF_GOD: Final = 53
DESTINY_STEP: Final = 54
DESTINY_SLOT: Final = 55
DESTINY_END: Final = 56
