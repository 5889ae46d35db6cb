"""Numbers of the steps, in the order of the rulebook; frames hold them."""

from typing import Final

# Setup
SETUP_LAW: Final = 0
DEAL_STARTING_CARDS: Final = 1
SETUP_START_CARD: Final = 2
FIRST_ORDER: Final = 3
CHOOSE_DESTINY: Final = 4
START_EFFECT: Final = 5
START_RESOURCE: Final = 6
START_KEEP: Final = 7
DESTINY_EFFECT: Final = 8
CHOOSE_MARKER: Final = 9
# Rounds and turns
ROUND: Final = 10
ROUND_END: Final = 11
TURN: Final = 12
TURN_START: Final = 13
CHOOSE_DIE: Final = 14
TAKE_AS: Final = 15
MODIFY: Final = 16
ACTION: Final = 17
TURN_END: Final = 18
# Any action
SHIFT_GOD: Final = 19
BEGIN_ACTION: Final = 20
ACTION_REWARDS: Final = 21
HORUS_BONUSES: Final = 22
HORUS_BONUS: Final = 23
ACTION_DONE: Final = 24
ANY_ACTION: Final = 25
CHOOSE_VALUE: Final = 26
PAYMENT: Final = 27
FILL_MARKET: Final = 28
# The gods
HORUS_TARGET: Final = 29
HORUS_BUILD: Final = 30
RA_CELL: Final = 31
RA_ROTATION: Final = 32
RA_PLACE: Final = 33
RA_FINISH: Final = 34
ABILITY: Final = 35
HATHOR_SLOT: Final = 36
HATHOR_BUILD: Final = 37
BASTET_EFFECT: Final = 38
THOTH_REFRESH: Final = 39
THOTH_RENEW: Final = 40
THOTH_SECTION: Final = 41
THOTH_CARD: Final = 42
OSIRIS_DISTRICT: Final = 43
OSIRIS_STEP: Final = 44
# Production
PRODUCE_CARDS: Final = 45
PERFORMANCE: Final = 46
SHIFT_PRODUCTION: Final = 47
# Rotation and Maat
ROTATION: Final = 48
REFILL: Final = 49
MAAT: Final = 50
CHOOSE_FAITH: Final = 51
MAAT_ORDER: Final = 52
Z23_USE: Final = 53
CLEARING: Final = 54
NEW_DESTINIES: Final = 55
# Scoring
SCORING: Final = 56
UPKEEP: Final = 57
SCORING_END: Final = 58
FINAL_SCORING: Final = 59
LAW_PICK: Final = 60
Z03_TARGET: Final = 61
Z04_PAY: Final = 62
LAST_POINTS: Final = 63
# Solo
BOT_TURN: Final = 64
