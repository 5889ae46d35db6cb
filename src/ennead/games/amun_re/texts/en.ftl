# Amun-Re: questions, choices, log lines and reasons. Names and card texts come from data.yaml.

## Options

option-expert = Expert variant
    .text = Everybody is dealt three province cards and secretly picks which one comes up for sale each round.

## Small words

answer-no = no
answer-yes = yes
direction-up = up
direction-down = down
goods-cards = cards, farmers, stones
goods-farmers = farmers, stones
goods-stones = stones
goods-nothing = nothing more

## Questions

prompt-expert_pick = Pick the province card you bring to this auction.
prompt-auction_turn = Bid for a province.
prompt-auction_pass = Your bid stands. Pass, or protect it first.
prompt-place_stone = { $left ->
    [one] Place your stone.
   *[other] Place a stone ({ $left } left).
}
prompt-market_action = { $open_id ->
    [nothing] Play cards or end your market turn.
   *[other] Buy, play cards, or end your market turn. Still open: { $open }.
}
prompt-place_farmer = { $left ->
    [one] Place your farmer on a free field.
   *[other] Place a farmer on a free field ({ $left } left).
}
prompt-offering_choice = Prepare your offering in secret.
prompt-offering_add_change = Add your Offering Change to the offering?
prompt-offering_change_direction = Move the total of all offerings up or down by 3.
prompt-reward_choice = { $left ->
    [one] Take a reward.
   *[other] Take a reward ({ $left } left).
}
prompt-harvest_cards = Play harvest cards, then take your income.
prompt-scoring_cards = Play yellow cards whose condition you meet.

## Choices

action-pick = Bring { $province } to the auction
action-bid = { $province }: bid { $amount }
action-bribe = Bribe: bid { $amount } in { $province } again
action-protect = Play Protection
action-pass = Pass
action-sell = Sell { $card } for 1 gold
action-place = { $province }
action-buy_cards = Buy { $number ->
    [one] { $number } power card
   *[other] { $number } power cards
}
action-buy_farmers = Buy { $number ->
    [one] { $number } farmer
   *[other] { $number } farmers
}
action-buy_stones = Buy { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
action-architect = Architect: turn two stones in { $province } into a pyramid
action-free_farmer = Free Farmer in { $province }
action-end = End the market turn
action-thief = Play the Thief
action-offer = Offer { $gold } gold
action-change = { $answer_id ->
    [yes] Add the Offering Change
   *[no] Leave it out
}
action-turn = { $direction_id ->
    [up] Raise the total by 3
   *[down] Lower the total by 3
}
action-take_card = Take a power card
action-take_farmer = Take a farmer for { $province }
action-take_stone = Take a stone for { $province }
action-treasury = Treasury: 8 gold instead of the income of { $province }
action-big_harvest = Big Harvest in { $province }
action-score = Play { $card } for 3 points
action-done = Done

## What happened

event-first_player = { $seat } is the First Player.
event-round = Round { $round } of the { $kingdom } begins.
event-dealt_provinces = { $province_id ->
    [hidden] { $seat } is dealt a province card.
   *[other] { $seat } is dealt the province card { $province }.
}
event-picked = { $seat } brings { $province } to the auction.
event-for_sale = { $cards ->
    [0] { $province } is for sale.
    [one] { $province } is for sale, with { $cards } card face down.
   *[other] { $province } is for sale, with { $cards } cards face down.
}
event-bid = { $seat } bids { $gold } for { $province }.
event-outbid = { $seat } is outbid in { $province } by { $by }.
event-passed = { $seat } passes.
event-protected = { $seat } plays Protection.
event-bribed = { $seat } plays Bribe: { $gold } in { $province }.
event-sold = { $seat } sells { $card } for { $gold } gold.
event-paid = { $seat } pays { $gold } gold and takes { $province }.
event-instant_gold = { $seat } receives { $gold } gold from { $province }.
event-drew = { $card_id ->
    [hidden] { $seat } receives a power card.
   *[other] { $seat } receives { $card }.
}
event-stone = { $seat } places a stone in { $province }.
event-pyramid = { $pyramids ->
    [one] A pyramid stands in { $province }: { $pyramids }.
   *[other] A pyramid is added in { $province }: { $pyramids } now.
}
event-bought_cards = { $count ->
    [one] { $seat } buys { $count } power card for { $gold } gold.
   *[other] { $seat } buys { $count } power cards for { $gold } gold.
}
event-bought_farmers = { $count ->
    [one] { $seat } buys { $count } farmer for { $gold } gold.
   *[other] { $seat } buys { $count } farmers for { $gold } gold.
}
event-bought_stones = { $count ->
    [one] { $seat } buys { $count } stone for { $gold } gold.
   *[other] { $seat } buys { $count } stones for { $gold } gold.
}
event-farmer = { $seat } places a farmer in { $province }.
event-architect = { $seat } plays Architect in { $province }.
event-free_farmer = { $seat } plays Free Farmer in { $province }.
event-market_done = { $seat } leaves the market.
event-ready = { $seat } is ready.
event-offered = { $change_id ->
    [yes] { $seat } offers { $gold } gold and an Offering Change.
   *[no] { $seat } offers { $gold } gold.
}
event-thief = { $change_id ->
    [yes] { $seat } plays the Thief and an Offering Change.
   *[no] { $seat } plays the Thief.
}
event-total = All offerings together: { $total }.
event-changed_total = { $seat } changes the total by { $by }: { $total }.
event-active_tile = A total of { $total } makes the tile { $tile } active.
event-stole = { $seat } takes { $gold } gold from the supply.
event-rewards = { $count ->
    [one] { $seat } is number { $rank }: { $count } reward.
   *[other] { $seat } is number { $rank }: { $count } rewards.
}
event-marker = { $seat } receives the First Player marker.
event-treasury = { $seat } plays Treasury on { $province }: { $gold } gold instead of its income.
event-big_harvest = { $seat } plays Big Harvest in { $province }.
event-income = { $province } brings { $seat } { $gold } gold.
event-harvested = { $seat } harvests { $gold } gold.
event-scored = { $points ->
    [one] { $seat } scores { $points } point: { $source }.
   *[other] { $seat } scores { $points } points: { $source }.
}
event-scored_card = { $seat } plays { $card } for { $points } points.
event-new_kingdom = The Old Kingdom ends: scribes and farmers leave the board, pyramids remain.
event-reshuffled = The discard pile becomes a new power deck of { $cards } cards.
event-final_gold = { $points ->
    [one] { $seat } ends with { $gold } gold: { $points } point.
   *[other] { $seat } ends with { $gold } gold: { $points } points.
}
event-winner = { $seat } wins with { $points } points.

## Tie-breaks

tie_break-pyramids = more pyramids
tie_break-stones = more stones
tie_break-shared = shared victory

## Why not

refusal-card-not-in-hand = You don't hold { $card }.
refusal-card-already-played = You have already played { $card } in this phase.
refusal-condition-not-met = The condition of { $card } isn't met.
refusal-your-bid-stands = Your bid in { $province } stands; you can only pass.
refusal-province-not-for-sale = { $province } is not for sale in this round.
refusal-barred-after-outbid = You were just outbid in { $province }; bid elsewhere first, or play Bribe.
refusal-bribe-only-where-barred = Bribe works only in the province where you were just outbid, not in { $province }.
refusal-bid-cannot-be-beaten = The bid in { $province } can't be beaten.
refusal-bid-too-low = The lowest bid now possible in { $province } is { $needs }.
refusal-not-enough-gold = Needs { $needs } gold, you have { $has }.
refusal-goods-closed = You have already bought these goods, or later ones, in this turn.
refusal-too-many-cards = { $most ->
    [0] You can't buy power cards now.
   *[other] You can buy at most { $most } power cards now.
}
refusal-too-few-fields = Your provinces have only { $most } free fields.
refusal-offer-too-high = An offering is at most { $most } gold.
refusal-no-cards-left = No power cards are left.
refusal-not-your-province = { $province } is not yours.
refusal-too-few-stones = Needs { $needs } stones in { $province }, there are { $has }.
refusal-no-farmers-there = No farmer works in { $province }.
refusal-one-harvest-card-a-province = { $province } already has a harvest card.
refusal-no-free-field = { $province } has no free field.
