# Amun-Re: questions, choices, log lines and reasons. Names and card texts come from data.yaml.

# What it is, in the lobby.
about = Provinces at auction, gifts to Amun-Re and pyramids along the Nile. Three rounds of the Old Kingdom, three of the New.

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
goods-nothing = nothing

## Questions

prompt-expert_pick = Pick the province card you bring to this auction.
prompt-auction_turn = Bid for a province.
prompt-auction_pass = Your bid stands. Pass, or play Protection.
prompt-auction_pass_plain = Your bid stands: pass.
prompt-place_stone = { $left ->
    [one] Place your stone.
   *[other] Place a stone ({ $left } left).
}
prompt-market_action = { $open_id ->
    [nothing] Nothing more to buy: play cards or end your turn.
   *[other] Market: you can buy { $open }.
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
prompt-harvest_cards = Play harvest cards or take your income.
prompt-harvest_cards_plain = Take your income.
prompt-scoring_cards = Play yellow cards whose condition you meet.
prompt-scoring_cards_plain = No yellow card of yours counts now: go on.

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
event-round = Round { $round } of 6 begins: { $kingdom }.
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
    [one] The first pyramid of { $province } is built.
   *[other] A pyramid is built in { $province }: { $pyramids } now.
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
event-changed_total = { $by ->
    [-3] { $seat } lowers the total by 3: { $total }.
   *[other] { $seat } raises the total by 3: { $total }.
}
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
event-new_kingdom = The Old Kingdom ends: scribes and farmers leave the board, stones and pyramids remain.
event-left = { $farmers ->
    [0] { $seat }’s scribe leaves { $province }.
    [one] { $seat }’s scribe and { $farmers } farmer leave { $province }.
   *[other] { $seat }’s scribe and { $farmers } farmers leave { $province }.
}
event-reshuffled = { $cards ->
    [one] The discard pile becomes a new power deck of { $cards } card.
   *[other] The discard pile becomes a new power deck of { $cards } cards.
}
event-final_gold = { $points ->
    [one] { $seat } ends with { $gold } gold: { $points } point.
   *[other] { $seat } ends with { $gold } gold: { $points } points.
}
event-winner = { $seat } wins with { $points } points.
final-score = { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}

## Tie-breaks

tie_break-pyramids = more pyramids
tie_break-stones = more stones
tie_break-shared = shared victory

## Why not

refusal-other-phase = That belongs to another phase: { $phase }.
refusal-other-question = Something else is asked now; answer that first.
refusal-no-sale-now = Cards can't be sold in the middle of this; finish it first.
refusal-not-your-province-card = You don't hold the province card { $province }.
refusal-card-not-in-hand = You don't hold { $card }.
refusal-card-already-played = You have already played { $card } in this phase.
refusal-card-scores-nothing = { $card } is no yellow card: it brings no points.
refusal-too-few-symbols = { $card } needs { $needs } power-card symbols in your provinces; you have { $has }.
refusal-too-few-farmers = { $card } needs { $needs } farmers in your provinces; you have { $has }.
refusal-not-on-one-side = { $card } needs all { $needs } of your provinces on one side of the Nile; at most { $has } are.
refusal-not-all-on-the-nile-or-off-it = { $card } needs all { $needs } of your provinces on the Nile or all off it; at most { $has } agree.
refusal-not-in-one-land = { $card } needs all { $needs } of your provinces in Upper or all in Lower Egypt; at most { $has } agree.
refusal-your-bid-stands = Your bid in { $province } stands: until somebody outbids it you can't bid again.
refusal-province-not-for-sale = { $province } is not for sale in this round.
refusal-barred-after-outbid = You were just outbid in { $province }: bid elsewhere, or come back with a Bribe.
refusal-bribe-only-where-barred = Bribe works only in the province where you were just outbid, and that is not { $province }.
refusal-bid-cannot-be-beaten = No cell is left that beats the bid in { $province }.
refusal-bid-too-low = { $seat } bids { $stands } in { $province }; to outbid it takes { $needs } or more.
refusal-bid-too-low-for-protection = { $seat } bids { $stands } in { $province } under Protection; to outbid it takes { $needs } or more.
refusal-not-enough-gold = This takes { $needs } gold; you have { $has }.
refusal-cards-bought = You have bought cards in this turn; farmers and stones are still open.
refusal-farmers-bought = You have bought farmers in this turn; only stones are still open.
refusal-stones-bought = You have bought stones in this turn; that ends the purchases.
refusal-no-card-symbols = None of your provinces shows a power-card symbol, so you can't buy power cards.
refusal-too-many-cards = { $most ->
    [one] The best of your provinces shows { $most } power-card symbol: you can buy no more than { $most } card.
   *[other] The best of your provinces shows { $most } power-card symbols: you can buy no more than { $most } cards.
}
refusal-few-cards-left = { $most ->
    [0] No power cards are left to buy.
    [one] Only { $most } power card is left to buy.
   *[other] Only { $most } power cards are left to buy.
}
refusal-too-few-fields = { $most ->
    [0] Your provinces have no free field.
    [one] Your provinces have only { $most } free field.
   *[other] Your provinces have only { $most } free fields.
}
refusal-no-cards-left = No power cards are left.
refusal-not-your-province = { $province } is not yours.
refusal-too-few-stones = { $has ->
    [0] Architect needs { $needs } stones in one province; { $province } has none.
   *[other] Architect needs { $needs } stones in one province; { $province } has { $has }.
}
refusal-no-farmers-there = No farmer works in { $province }.
refusal-treasury-there = You have played Treasury on { $province }; Big Harvest would be lost there.
refusal-big-harvest-there = You have played Big Harvest in { $province }; Treasury would take it away.
refusal-no-free-field = { $province } has no free field.

## Where the game stands

status = { $over_id ->
    [yes] The game is over
   *[no] Round { $round } of { $rounds } · { $phase } · { $kingdom }
}

## What the table shows

field-expert = Expert variant
field-kingdom = Kingdom
field-round = Round
field-phase = Phase
field-first_player = First Player
field-turn_order = Turn order
field-tile = Active tile
field-tile_value = Each farmer and temple counts
field-camel = Caravans bring gold
field-total = Total of the offerings
field-total_tile = Tile by the total
field-for_sale = For sale
field-goods_open = Still for sale in the market
field-awards = Most pyramids
field-power_deck = Power deck
field-power_discard = Power discards
field-province_deck = Province deck
field-province_discard = Province discards
field-seats = Players
field-provinces = Provinces
field-vp = Victory points
field-points = Points by source
field-Award-points = Points
field-by_kingdom = Points by kingdom
field-projected = If scored now
field-conditions = Conditions of yellow cards
field-has = Has
field-needs = Needs
field-met = Met
field-owner = Owner
field-farmers = Farmers
field-ProvinceView-farmers = Farmers on fields
field-free_farmers = Free Farmers
field-free_fields = Free fields
field-stones = Stones
field-pyramids = Pyramids
field-cards = Cards face down
field-sets = Pyramids in every province
field-card_limit = Cards that can be bought
field-income = Income
field-income_with = Income by tile
field-scribes = Scribes in hand
field-bid = Standing bid
field-bidder = Leading
field-lowest_bid = Lowest bid possible
field-province = Province
field-gold = Gold
field-barred = Outbid in
field-protected = Protected
field-played = Played
field-offered = Offered
field-added = Adds to the total
field-rank = Place by offering
field-rewards = Rewards
field-hand_size = Cards in hand
field-province_cards = Province cards
field-hand = Hand
field-yellow_points = Yellow cards would score
field-province_hand = Province cards in hand
field-holders = Held by

## What an action would bring

preview-points = Points
preview-points_if_scored = Points if scored now
preview-gold = Gold
preview-standing_bid = Gold bid
preview-income = Income of a harvest
preview-cards = Power cards
preview-pyramids = Pyramids
preview-stones = Stones
preview-farmers = Farmers
preview-place_in_turn_order = Place in turn order
preview-total = Total of the offerings
preview-rival_points_if_scored = { $seat } if scored now
preview-outbids = { $seat } is outbid in { $province } and can't bid there next.
preview-wins_province = You take { $province } for { $gold } gold.
preview-protects = Whoever outbids you in this auction must go two cells higher.
preview-goods_still_open = After that you can still buy: { $goods }.
preview-stones_to_place = { $count ->
    [one] You place { $count } stone at once.
   *[other] You place { $count } stones at once.
}
preview-farmers_to_place = { $count ->
    [one] You place { $count } farmer at once.
   *[other] You place { $count } farmers at once.
}
preview-majority_gained = You take the lead: { $sides }.
preview-majority_lost = You lose the lead: { $sides }.
preview-rival_majority_lost = { $seat } loses the lead: { $sides }.
preview-set_grows = { $pyramids ->
    [one] All your provinces then have { $pyramids } pyramid.
   *[other] All your provinces then have { $pyramids } pyramids.
}
preview-thief_takes_gold = You take { $gold } gold from the supply and no reward.
preview-first_unless_more = You come first unless somebody offers more than { $gold }.
preview-first_unless_as_much_before = You come first unless somebody offers more than { $gold }, or as much and sits before you.
preview-tile_if_others = Tile { $tile } if the others add { $low } to { $high }: you would harvest { $gold }.
preview-tile_if_others_at_most = Tile { $tile } if the others add { $high } or less: you would harvest { $gold }.
preview-tile_if_others_at_least = Tile { $tile } if the others add { $low } or more: you would harvest { $gold }.
preview-moves_total_later = After the reveal you raise or lower the total by { $by }.
preview-tile_becomes_active = The tile { $tile } becomes active.
preview-tile_so_far = The total then leads to the tile { $tile }; somebody can still change it.
preview-harvest_brings = This harvest brings you { $gold } gold instead of { $was }.
preview-marker_goes = { $seat } receives the First Player marker.
preview-new_kingdom = The Old Kingdom ends: scribes and farmers leave the board.
preview-game_ends = The game ends.
preview-round_begins = Round { $round } begins.
preview-phase_begins = The next phase begins: { $phase }.
preview-turn_passes = Then it is the turn of { $seat }.

# For a person's first games: what a decision is about, and what would go unused.
first-auction_turn = The auction: in every round each player wins exactly one province. Whoever is outbid must bid for another province first.
first-market_action = The market: first cards, then farmers, then stones, each at most once and never back again. More of one kind at once is dearer.
first-place_stone = Three stones in one province become a pyramid. Pyramids in all three of your provinces score most.
first-offering_choice = The offerings: everybody prepares one in secret. Their sum decides what the harvest brings, your place among them what you are given.
first-reward_choice = The rewards: a card, a farmer or a stone for each.
first-harvest_cards = The harvest: your farmers bring gold. The cards of this phase work now or not before the next harvest.
first-scoring_cards = Interim scoring: a yellow card scores now if its condition is met; else you keep it for the next one.
unused-architect = You could still play the Architect here: two stones become a pyramid.
unused-free_farmer = You could still place a farmer with your Free Farmer card.
unused-treasury = You could still play the Treasury: 8 gold instead of a province’s income.
unused-big_harvest = You could still play the Big Harvest for more gold.
unused-score = You could still score with a yellow card.
