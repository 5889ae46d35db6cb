"""Numbers of the steps, in the order of the rulebook; frames hold them."""

from typing import Final

ROUND: Final = 0
# Auction
AUCTION_PHASE: Final = 1
EXPERT_PICK: Final = 2
AUCTION_ROUND: Final = 3
AUCTION_TURN: Final = 4
AUCTION_PASS: Final = 5
AUCTION_END: Final = 6
INSTANT_REWARD: Final = 7
AUCTION_CLOSE: Final = 8
PLACE_STONE: Final = 9
# Market
MARKET_PHASE: Final = 10
MARKET_ACTION: Final = 11
PLACE_FARMER: Final = 12
# Offering
OFFERING_PHASE: Final = 13
OFFERING_CHOICE: Final = 14
CHANGE_DIRECTION: Final = 15
OFFERING_TILE: Final = 16
REWARD_CHOICE: Final = 17
NEW_FIRST_PLAYER: Final = 18
# Harvest
HARVEST_PHASE: Final = 19
HARVEST_TURN: Final = 20
HARVEST_CARDS: Final = 21
# Scoring
ROUND_END: Final = 22
INTERIM_SCORING: Final = 23
SCORING_TURN: Final = 24
SCORING_CARDS: Final = 25
CHANGE_OF_KINGDOM: Final = 26
FINAL_SCORING: Final = 27
