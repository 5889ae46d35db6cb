"""The steps in the order of the rulebook: what each remembers, and what may be answered to it."""

from typing import Final

from ennead.core.codec import FLAG, NUMBER, SEAT
from ennead.core.plan import asks, asks_secretly, happens, plan
from ennead.games.amun_re.rules.components import GOODS, PROVINCE

STEPS: Final = plan(
    [
        happens("round"),
        # Auction
        happens("auction_phase"),
        asks_secretly("expert_pick", "pick"),
        happens("auction_round", seat=SEAT),
        asks("auction_turn", "bid bribe protect sell"),
        asks("auction_pass", "pass bid bribe protect sell"),
        happens("auction_end"),
        happens("instant_reward", seat=SEAT, province=PROVINCE),
        happens("auction_close"),
        asks("place_stone", "place architect", left=NUMBER, bought=FLAG),
        # Market
        happens("market_phase"),
        asks("market_action", "buy_cards buy_farmers buy_stones architect free_farmer end sell", open=GOODS),
        asks("place_farmer", "place", left=NUMBER),
        # Offering
        happens("offering_phase"),
        asks_secretly("offering_choice", "offer thief sell change"),
        asks("offering_change_direction", "turn"),
        happens("offering_tile"),
        asks("reward_choice", "take_card take_farmer take_stone", left=NUMBER),
        happens("new_first_player", seat=SEAT),
        # Harvest
        happens("harvest_phase"),
        happens("harvest_turn", seat=SEAT),
        asks("harvest_cards", "treasury big_harvest done sell", treasury=PROVINCE, big_harvest=PROVINCE),
        # Scoring
        happens("round_end"),
        happens("interim_scoring"),
        happens("scoring_turn", seat=SEAT),
        asks("scoring_cards", "score done sell"),
        happens("change_of_kingdom"),
        happens("final_scoring"),
    ]
)
