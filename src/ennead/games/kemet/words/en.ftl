# Kemet: questions, choices, log lines and reasons. Names of things and texts of tiles and cards come from data.yaml.

# What it is, in the lobby.
about = Armies cross the Nile, pyramids give power, and victory goes to whoever attacks.

## Names that need more than their own word

# Spaces of one action lie on several tiers.
space-label = { $space_id ->
    [l1_move] Move (tier 1)
    [l1_recruit] Recruit (tier 1)
    [l2_move] Move (tier 2)
    [l2_build] Build (tier 2)
    [l2_pray] Pray (tier 2)
    [l3_pray] Pray (tier 3)
    [l3_buy_a] Buy power 1 (tier 3)
    [l3_buy_b] Buy power 2 (tier 3)
   *[l3_buy_c] Buy power 3 (tier 3)
}
# Two tiles exist in every colour under one name.
tile-label = { $tile_id ->
    [ruby_domination] { $tile } (ruby)
    [sapphire_domination] { $tile } (sapphire)
    [diamond_domination] { $tile } (diamond)
    [onyx_domination] { $tile } (onyx)
    [ruby_act_of_god] { $tile } (ruby)
    [sapphire_act_of_god] { $tile } (sapphire)
    [diamond_act_of_god] { $tile } (diamond)
    [onyx_act_of_god] { $tile } (onyx)
   *[other] { $tile }
}
color-of-pyramid = { $color_id ->
    [ruby] ruby
    [sapphire] sapphire
    [diamond] diamond
   *[onyx] onyx
}
count-of-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
count-of-veterans = { $count ->
    [one] { $count } veteran
   *[other] { $count } veterans
}

## Questions

prompt-setup_city = Choose your city.
prompt-setup_troops = Choose the two districts that get 5 units each.
prompt-setup_pyramid = { $left ->
    [one] Place your last pyramid part: a new pyramid, or a second level.
   *[other] Place a pyramid part: a new pyramid, or a second level ({ $left } parts left).
}
prompt-setup_tile = Take a level-1 tile in the colour of one of your pyramids, free of charge.
prompt-turn = { $own ->
    [0] Your action token is played. Go on, or end your turn.
   *[other] Your turn: play an action token.
}
prompt-arrange_creature = { $needed ->
    [0] { $area }: which creature stands with the troop, if any?
   *[other] { $area }: which creature stands with the troop? One has to.
}
prompt-gold_action = Divine Will: move or recruit?
prompt-fire_target = Raining Fire: which enemy troop loses a unit?
prompt-build_target = Which pyramid do you raise, or where do you start a new one?
prompt-build_height = { $color_id ->
    [none] { $area }: how high does the pyramid get?
   *[other] { $area }: how high does the new { color-of-pyramid } pyramid get?
}
prompt-place_area = { $left ->
    [0] { $effect }: nothing more to place.
    [one] { $effect }: where does the unit go?
   *[other] { $effect }: where do units go? Up to { $left } can be placed.
}
prompt-place_count = { $effect }: how many units go to { $area }?
prompt-place_creature = Which creature from your supply joins the troop in { $area }?
prompt-battle_order = Which battle is fought next?
prompt-buy_tile = { $where ->
    [3] Twin Ceremony: buy a second tile of a colour already bought this day, for 1 PP more.
   *[other] Buy a power tile.
}
prompt-creature_district = { $tile }: which district does the creature go to? It may also wait in your supply.
prompt-remove_battle_card = { $battle_card } joins your battle cards: which one leaves the game for it, in secret?
prompt-move_troop = Which troop moves?
prompt-move_step = { $points ->
    [0] { $area }: no land steps left. Teleport, play a card, or stop.
    [one] { $area }: where to? { $points } land step left.
   *[other] { $area }: where to? { $points } land steps left.
}
prompt-move_units = How many units go from { $area } to { $to }, { $way }?
prompt-move_creature = { $count ->
    [one] { $count } unit goes from { $area } to { $to }. Does a creature stay behind?
   *[other] { $count } units go from { $area } to { $to }. Does a creature stay behind?
}
prompt-battle_play = War council: choose in secret the battle card you play.
prompt-battle_discard = War council: choose in secret the battle card you discard face down.
prompt-battle_di = War council: add divine intervention cards in secret, or be done.
prompt-wound_discard = Divine Wound: discard cards for 1 strength each, or be done.
prompt-loser_choice = The battle is lost: recall your troop (1 PP for every unit but one), or retreat where the winner says.
prompt-retreat_area = You won: where does the beaten troop retreat to?
prompt-winner_choice = You won: hold the area, or recall your troop (1 PP for every unit but one)?
prompt-offering = Offering: give up 2 units of the sanctuary for 1 divine fame point?
prompt-delta = Delta temple: give up 1 unit for 5 PP?
prompt-veterans_pp = Prayers: how many veterans do you turn into PP, one for one?
prompt-veterans_di = Divine intervention: how many more cards do you draw, for 2 veterans each?
prompt-vision_discard = { $left ->
    [one] Vision: discard a card, the last one.
   *[other] Vision: discard a card ({ $left } to go).
}
prompt-hand_of_god = Hand of God: raise a pyramid by one level or start a new one, free of charge.
prompt-destiny_slot = Destiny: choose your place in the turn order of the next day.

## Choices

action-city = { $city }
action-garrison = 5 units each in { $pair }
verb-found = New pyramid
action-found = { $area }: new { color-of-pyramid } pyramid
action-raise = { $area }: raise the pyramid
action-take = Take { tile-label }
action-token = Token: { space-label }
action-silver = Silver token: { space-label }
action-gold = Gold token: { tile-label }
action-card = Play { $card }
action-rearrange = Rearrange creatures
action-end_turn = End the turn
action-arrange = { $creature }
action-action = { $deed }
action-burn = { $area }
action-none = None of these
action-done = Done
action-height = Height { $height }
action-place = { $area }
action-count = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
action-join = { $creature }
action-fight = Battle in { $area }
action-buy = { tile-label }
action-station = { $area }
action-remove = Remove { $battle_card }
action-move = { $area }
action-step = Go to { $area }
action-teleport = Teleport to { $area }
action-transfer = Card Transfer to { $area }
action-swiftness = Play Swiftness: 1 more land step
action-open_gates = Play Open Gates: walls don't hold you up
action-stop = Stop here
action-units = { $number ->
    [one] { $number } unit goes
   *[other] { $number } units go
}
action-leave = { $creature } stays behind
action-take_along = No creature stays behind
action-play = Play { $battle_card }
action-discard = Discard { $battle_card }
action-commit = Add { $card }
action-wound = Discard { $card }: +1 strength
action-recall = Recall the troop
action-retreat = Retreat
action-retreat_to = { $area }
action-stay = Hold the area
action-offering = { $answer_id ->
    [yes] Give up 2 units: 1 divine fame point
   *[no] Keep the units
}
action-delta = { $answer_id ->
    [yes] Give up 1 unit: 5 PP
   *[no] Keep the unit
}
action-veterans_pp = { $veterans ->
    [0] Keep all veterans
    [one] { $veterans } veteran: { $veterans } PP
   *[other] { $veterans } veterans: { $veterans } PP
}
action-veterans_di = { $cards ->
    [0] Draw no more cards
    [one] Draw { $cards } more card, for 2 veterans
   *[other] Draw { $cards } more cards, for 2 veterans each
}
action-drop = Discard { $card }
action-slot = Place { $slot }

## What happened: setup

event-color_drawn = { $color_id ->
    [ruby] The ruby tiles are in play.
    [sapphire] The sapphire tiles are in play.
    [diamond] The diamond tiles are in play.
   *[onyx] The onyx tiles are in play.
}
event-city_chosen = { $seat } takes the city of { $city }.
event-drew = { $card_id ->
    [hidden] { $seat } draws a DI card.
   *[other] { $seat } draws the DI card { $card }.
}
event-reshuffled = { $count ->
    [one] The discarded DI card becomes the new deck.
   *[other] The { $count } discarded DI cards become a new deck.
}
event-slot_chosen = { $seat } chooses place { $slot } in the turn order.
event-random_slot = { $seat } gets place { $slot } in the turn order, by lot.
event-placed = { $seat } places { count-of-units }: { $area }.
event-founded = { $seat } starts a { color-of-pyramid } pyramid of height { $height }: { $area }.
event-raised = { $seat } raises the pyramid to height { $height }: { $area }.
event-took_tile = { $seat } takes the tile { tile-label }.

## What happened: prayer points and fame

event-gained_pp = { $pp ->
    [0] { $seat } already has 11 PP and gains none ({ $origin }).
   *[other] { $seat } gains { $pp } PP ({ $origin }).
}
event-lost_pp = { $pp ->
    [0] { $seat } has no PP to lose ({ $origin }).
   *[other] { $seat } loses { $pp } PP ({ $origin }).
}
event-fame = { $source_id ->
    [battle] { $count ->
        [one] { $seat } gains { $count } battle fame point ({ $origin }).
       *[other] { $seat } gains { $count } battle fame points ({ $origin }).
    }
   *[divine] { $count ->
        [one] { $seat } gains { $count } divine fame point ({ $origin }).
       *[other] { $seat } gains { $count } divine fame points ({ $origin }).
    }
}
event-area_fame = { $source_id ->
    [temple] { $seat } has 1 temple fame point: { $area }.
   *[pyramid] { $seat } has 1 pyramid fame point: { $area }.
}
event-area_fame_lost = { $source_id ->
    [temple] { $seat } loses 1 temple fame point: { $area }.
   *[pyramid] { $seat } loses 1 pyramid fame point: { $area }.
}

## What happened: day

event-day = Day { $round } begins.
event-turn = It is { $seat }'s turn.
event-token = { $seat } plays an action token: { space-label }.
event-silver = { $seat } plays the silver token: { space-label }.
event-gold = { $seat } plays the gold token: { tile-label }.
event-played_card = { $pp ->
    [0] { $seat } plays the DI card { $card }.
   *[other] { $seat } plays the DI card { $card } for { $pp } PP.
}
event-turn_ended = { $seat } ends the turn.
event-burned = { $seat } lets fire rain on { $area }: { $victim } loses 1 unit.
event-paid_building = { $pp ->
    [0] { $seat } builds for nothing.
   *[other] { $seat } pays { $pp } PP for building.
}
event-recruited = { $count ->
    [0] { $seat } recruits nobody.
   *[other] { $pp ->
        [0] { $seat } recruits { count-of-units } for nothing.
       *[other] { $seat } recruits { count-of-units } for { $pp } PP.
    }
}
event-bought_tile = { $pp ->
    [0] { $seat } takes the tile { tile-label } for nothing.
   *[other] { $seat } buys the tile { tile-label } for { $pp } PP.
}
event-silver_token = { $seat } receives a silver token.
event-mercenaries = { $count ->
    [one] { $seat } receives { $count } mercenary.
   *[other] { $seat } receives { $count } mercenaries.
}
event-special_card = { $seat } receives the special battle card { $battle_card }.
event-removed_card = { $battle_card_id ->
    [hidden] { $seat } secretly removes a battle card from the game.
   *[other] { $seat } secretly removes { $battle_card } from the game.
}
event-creature_placed = { $creature } joins the troop of { $seat }: { $area }.
event-creature_home = { $area_id ->
    [hidden] { $creature } returns to the supply of { $seat }.
   *[other] { $creature } leaves { $area } for the supply of { $seat }.
}
event-creature_moved = { $creature } goes along from { $area } to { $to }.
event-creature_stayed = { $creature } stays behind: { $area }.
event-moved = { $seat } moves { count-of-units } from { $area } to { $to }.
event-teleported = { $pp ->
    [0] { $seat } teleports { count-of-units } from { $area } to { $to } for nothing.
   *[other] { $seat } teleports { count-of-units } from { $area } to { $to } for { $pp } PP.
}
event-transferred = { $pp ->
    [0] { $seat } plays Transfer for nothing: { count-of-units } from { $area } to { $to }.
   *[other] { $seat } plays Transfer for { $pp } PP: { count-of-units } from { $area } to { $to }.
}
event-entry_paid = { $seat } pays { $pp } PP to enter { $area }: Khnum's Sphinx stands there.
event-stopped = { $seat } stops in { $area }.

## What happened: battle

event-battle = Battle in { $area }: { $seat } attacks { $defender }.
event-ready = { $seat } is ready.
event-shown = { $seat } has to show the battle card to the Spy: { $battle_card }.
event-revealed = { $seat } plays the battle card { $battle_card }.
event-committed = { $pp ->
    [0] { $seat } adds the DI card { $card }.
   *[other] { $seat } adds the DI card { $card } for { $pp } PP.
}
event-unpaid_card = { $seat } can't pay for { $card }: it is discarded without effect.
event-diversion_back = { $seat } takes Diversion back.
event-wound = { $seat } discards { $card } for Divine Wound: +1 strength.
event-battle_value = { $amount ->
    [-2] { $seat }: { $value } { $amount } ({ $origin })
   *[other] { $seat }: { $value } +{ $amount } ({ $origin })
}
event-battle_total = { $seat }: { $value } { $amount } in all.
event-clash = { $area }: strength { $attack } against { $defence }.
event-won = { $seat } wins the battle in { $area }.
event-lost_units = { $seat } loses { count-of-units } in { $area } ({ $loss }).
event-veterans = { $seat } gains { count-of-veterans }.
event-recalled = { $seat } recalls { count-of-units } from { $area }.
event-retreated = { $seat } retreats with { count-of-units } from { $area } to { $to }.
event-stayed = { $seat } holds { $area }.
event-cards_laid = { $face_down_id ->
    [hidden] { $seat } lays { $battle_card } face up and another card face down.
   *[other] { $seat } lays { $battle_card } face up and { $face_down } face down.
}
event-cards_back = { $seat } takes all battle cards back into hand.

## What happened: night

event-night = Night { $round } falls.
event-night_step_begun = Night step: { $night_step }.
event-sacrificed = { $seat } gives up { count-of-units }: { $area }.
event-spent_veterans = { $seat } spends { count-of-veterans }.
event-veterans_gone = { $seat } loses { count-of-veterans }: the night is over.
event-discarded = { $seat } discards { $card }.
event-tokens_back = { $seat } takes all tokens back.
event-over_limit = { $seat } returns { count-of-units } above the troop limit to supply: { $area }.
event-winner = { $seat } wins with { $fame } fame points.
final-score = { $points ->
    [one] { $points } fame point.
   *[other] { $points } fame points.
}

## Why not

refusal-few-cards-left = { $most ->
    [0] No DI cards are left.
    [one] Only one DI card is left.
   *[other] Only { $most } DI cards are left.
}
refusal-too-few-veterans = That takes { $needs } veterans, you have { $has }.
refusal-not-enough-pp-for = That costs { $needs } PP, you have { $has }.
refusal-entry-price = { $area }: with the price of the creature there it costs { $needs } PP to go, you have { $has }.
refusal-city-taken = { $city } belongs to { $seat }.
refusal-city-not-in-play = { $city } lies under the sand with { $players } players.
refusal-slot-taken = { $seat } has taken place { $slot }.
refusal-no-such-slot = There are only { $most } places.
refusal-must-choose = You have to choose one.
refusal-beyond-the-limits = { $area }: the move could not end there or behind it with at most { $limit } units and one creature in each troop.
refusal-too-many-to-stop = { $area }: { $number } units stand there, your troop limit is { $limit }. Some have to go on.
refusal-too-many-together = { $area }: { $number } units would stand there, your troop limit is { $limit }.
refusal-troop-full-there = { $area }: your troop there has { $has } units, its limit is { $limit }.
refusal-two-creatures = { $area }: two creatures would stand with one troop.
refusal-creatures-left-alone = { $area }: all units leave, so no more than one creature can be sent home.
refusal-move-or-recruit = Divine Will lets you move or recruit, nothing else: { $deed } is another action.
refusal-too-few-units = Only { $has } of your units are there.
refusal-too-many-stay = { $number } units would stay behind, the troop limit is { $limit }.
refusal-too-many-attack = Against an enemy troop no more than { $limit } units can go: your troop limit.
refusal-no-free-area = { $area }: no bordering area is free, so the troop has to be recalled.
refusal-token-must-be-played = You have to play an action token first.
refusal-token-played = Your action token of this turn is played.
refusal-no-silver = You have no silver token.
refusal-silver-used = Your silver token is played for this round.
refusal-silver-not-this-turn = A silver token taken in this turn can be played from your next turn on.
refusal-no-gold-tile = { $tile } is not a tile of yours that works with the gold token.
refusal-gold-used = Your gold token is played for this round.
refusal-not-this-turn = A tile taken in this turn works with the gold token from your next turn on.
refusal-nothing-to-rearrange = Your creatures can't stand in any other way in your city.
refusal-too-late-to-rearrange = Creatures are rearranged once in a turn, before its first token.
refusal-space-taken = There is a token on this space already: { $space }.
refusal-balance-rule = Every tier needs a token by the end of the day: after this one you have { $left } for { $needs } empty tiers ({ $tiers }).
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-card-of-the-day = { $card } is played in your own turn, between actions.
refusal-card-of-a-move = { $card } is played in a move action of your own.
refusal-card-of-battle = { $card } is played in the war council of a battle of yours.
refusal-card-by-its-own-choice = This is the moment for { $card }: take it from the choices offered here.
refusal-battle-cards-first = { $card } is added after both battle cards are chosen.
refusal-card-committed = You have no { $card } left besides what you have committed.
refusal-card-too-dear-now = { $card }: with what would be left to pay, the move could not end within the limits.
refusal-no-target-for = { $card } would have no effect: there is nothing it could be used on.
refusal-swiftness-too-late = Swiftness is played before the first step.
refusal-diversion-stays = Diversion is never discarded, it stays with you.
refusal-battle-card-not-in-hand = You don't hold { $battle_card }.
refusal-battle-card-played = You play { $battle_card }: discard another card.
refusal-play-then-discard = Choose the card to play first, then the one to discard.
refusal-tile-not-on-offer = { $tile } is not on offer.
refusal-tile-owned = You already own { $tile }, or the same tile in another colour.
refusal-not-a-first-tile = { $tile } can't be your first tile: level 1, and the colour of one of your pyramids.
refusal-color-bought = { $color }: you have already bought a tile of this colour today.
refusal-color-not-bought = { $color }: Twin Ceremony buys only colours you have already bought today.
refusal-pyramid-too-low = { $has ->
    [0] { $color }: needs a pyramid of height { $needs }, you control none of this colour.
   *[other] { $color }: needs a pyramid of height { $needs }, yours has { $has }.
}
refusal-wrong-buy-space = { $color }: the marker of this buy space is { $gem }, and you hold no foreign pyramid that is high enough.
refusal-no-buy-marker = { $color }: this buy space has no marker yet, and you hold no foreign pyramid that is high enough.
refusal-not-your-district = { $area } is no district of your city.
refusal-no-pyramid-there = { $area }: no pyramid stands there.
refusal-high-enough = { $area }: the pyramid has height { $has } and can't get higher now.
refusal-not-higher = The pyramid already has height { $has }.
refusal-pyramid-there = { $area }: there is a pyramid already.
refusal-no-parts-left = Your city already has { $most } pyramids: there are no parts for another.
refusal-color-in-city = { $color }: your city already has a pyramid of this colour.
refusal-color-not-in-play = { $color }: this colour is not in play.
refusal-not-your-creature = { $creature } is not yours.
refusal-creature-not-here = { $creature } is not with this group.
refusal-creature-elsewhere = { $creature } stands elsewhere: { $area }.
refusal-creature-needed-elsewhere = { $creature } is needed for another district that had a creature.
refusal-creature-needed = { $creature } has to go along: without it this step is not possible.
refusal-creature-there = { $area }: the troop there has a creature already.
refusal-supply-too-small = Your supply holds { $has }.
refusal-troop-full = { $area }: your troop limit is { $limit }.
refusal-mercenaries-left-over = So few would leave some of the { $left } mercenaries without a place.
refusal-no-more-units = No more than { $has } can be placed.
refusal-no-points-left = No land steps are left.
refusal-already-there = { $area }: the group is there already.
refusal-too-far = { $area }: neither bordering nor a harbor you can sail to.
refusal-no-obelisk-there = { $area }: there is no obelisk.
refusal-no-teleport-left = No teleport is left in this move.
refusal-no-pyramid-here = { $area }: a teleport starts only in a district with a pyramid, or with a tile or creature for it at an obelisk.
refusal-one-district-an-action = A move enters only one district of an opponent.
refusal-walls = { $area } is walled: your move must begin in an area that borders it.
refusal-not-in-play = { $area } is not in play.
refusal-no-troop-there = { $area }: you have no troop there.
refusal-no-target-there = { $area }: there is no enemy troop.
refusal-protected-from-fire = { $area }: the Soul Devourer protects this troop.
refusal-no-battle-there = { $area }: no battle is to be fought there.
refusal-retreat-too-far = { $area } does not border the battle.
refusal-retreat-into-city = { $area } is a district of a foreign city: { $city }.
refusal-retreat-occupied = { $area }: a troop of { $seat } stands there.
refusal-placed-there = { $area }: units have been placed there already.
refusal-held-by-enemy = { $area }: an enemy holds this district.
refusal-neither-district-nor-troop = { $area }: neither a district of your city nor an area with a troop of yours.

## The terminal's table

gem-ruby = ruby
gem-sapphire = sapphire
gem-diamond = diamond
gem-onyx = onyx
# Creatures on the map, where room is short.
beast-phoenix = Phoenix
beast-royal_scarab = Scarab
beast-giant_scorpion = Scorpion
beast-elephant = Elephant
beast-sphinx = Sphinx
beast-desert_snake = Snake
beast-mummy = Mummy
beast-khnums_sphinx = Khnum
beast-griffin_sphinx = Griffin
beast-soul_devourer = Ammout
screen-order = Turn order
screen-next_order = Next day
screen-deck = DI deck
screen-discard = DI discard
screen-west = West bank
screen-delta = Nile delta
screen-east = East bank
screen-fields = Fields
screen-legend =
    ⌂2 temple, its PP at night
    ☥ sanctuary · ▮ obelisk
    ≋ trade harbor
    ≋A military harbor of A
    ▲3 pyramid, its height
    ★A who has its fame point
    A5 troop of 5 units
    ↔ bordering areas
screen-fame = fame
screen-battle_fame = battles
screen-divine_fame = divine
screen-temple_fame = temples
screen-pyramid_fame = pyramids
screen-pp = PP
screen-supply = supply
screen-veterans = veterans
screen-di_cards = DI
screen-battle_cards = cards
screen-face_up = face up ⚔/✶/⛨
screen-tokens = tokens
screen-tokens_legend = Tokens tier by tier: ● action token · ○ free space · S silver, G gold in hand (s, g: played)
screen-buy = Buy
screen-board = Your action pyramid
screen-tokens_left = action tokens left
screen-battle_hand = Battle cards in hand
screen-face_down = Face down
screen-removed = Removed
screen-hand = Divine intervention cards
screen-timing_day = day
screen-timing_move = move
screen-timing_battle = battle
screen-creatures_home = Creatures in supply
screen-market_legend = Rows are levels and prices in PP. ×2 copies on offer · letters are owners · (in brackets) no longer on offer
screen-buyable = Within reach now
screen-battle = Battle
screen-last_battle = Last battle
screen-attacker = attacker
screen-defender = defender
screen-wins = wins
screen-ready = ready
screen-battle_card = battle card
screen-added_cards = DI cards
screen-possible = { $low } to { $high } with the card
screen-self_damage = own losses
screen-chosen = Chosen

## Where the game stands

status = { $phase_id ->
    [setup] Setup
    [day] { $active_id ->
        [none] Day { $round }
       *[other] Day { $round } · { $active }'s turn
    }
   *[night] { $night_step_id ->
        [none] Night { $round }
       *[other] Night { $round } · { $night_step }
    }
}

## What an action brings

preview-points = Fame
preview-points_if_scored = Fame after the night
preview-lasting = Lasting fame
preview-pp = Prayer points
preview-night_pp = Prayer points next night
preview-army = Units on the map
preview-cards = Divine intervention cards
preview-veterans = Veterans
preview-tiles = Power tiles
preview-supply = Units in supply
preview-troop = Troop: { $area }
preview-pyramid = Pyramid: { $area }
preview-points_of = Fame of { $seat }
preview-pp_of = Prayer points of { $seat }
preview-army_of = Units of { $seat }
preview-battle = Battle in { $area } against { $seat }.
preview-odds = You win { $wins } of { $pairs } pairs of battle cards, { $holds } with units left.
preview-creature_home = { $creature } goes back to the supply.
preview-creature_moved = { $creature } goes along: { $area }.
preview-creature_stayed = { $creature } stays behind: { $area }.
preview-creature_placed = { $creature } joins the troop: { $area }.
preview-tiles_opened = { $level ->
    [1] { $color } tiles of level 1 come within reach.
   *[other] { $color } tiles up to level { $level } come within reach.
}
preview-card_spent = { $card } is played and gone.
preview-battle_won = { $seat } wins the battle.
preview-game_won = { $seat } wins the game.
preview-cards_back = All your battle cards come back into hand.
preview-silver_token = You get a silver token, from your next turn on.
preview-enough_fame = With { $needs } fame you win when your turn begins, if nobody has more by then.
preview-tiers_due = { $left ->
    [one] Your last token has to go on the empty tier.
   *[other] Your next { $left } tokens have to go on empty tiers.
}
preview-night_falls = The day ends and the night begins.
preview-turn_passes = Then it is { $seat }'s turn.

## What a view holds

leg-land = on foot
leg-water = by ship
leg-teleport = by teleport
lack-copy = no copy is left
lack-art = you own this tile
lack-color = you have bought this colour today
lack-pyramid = your pyramid is too low
lack-space = no free buy space of this colour
lack-pp = not enough prayer points

field-round = Round
field-phase = Phase
field-night_step = Step of the night
field-active = Turn of
field-winner = Winner
field-fame_to_win = Fame to win
field-colors = Colours in play
field-order = Turn order
field-next_order = Turn order of the next day
field-destiny = Who chooses a place first
field-max_pp = Most prayer points
field-seats = Players
field-areas = Areas
field-creatures = Creatures
field-market = Power tiles
field-deck = DI deck
field-discard = DI discard
field-reach = Reach of the troops
field-battle = Battle
field-last_clash = Last battle
field-god = God
field-city = City
field-fame = Fame
field-AreaView-fame = Fame point held by
field-lasting = Lasting fame
field-held = Held fame
field-points = Fame by source
field-ReachView-points = Land steps
field-RouteView-points = Land steps
field-projected = Fame this night
field-winning = Wins if the turn began now
field-pp = Prayer points
field-RouteView-pp = Price in prayer points
field-DivineView-pp = Price in prayer points
field-night_pp = Prayer points next night
field-veterans = Veterans
field-supply = Units in supply
field-army = Units on the map
field-troop_limit = Troop limit
field-tiles = Power tiles
field-bought_today = Colours bought today
field-markers = Buy markers
field-tokens = Action tokens left
field-TierView-tokens = Tokens
field-own_tokens = Action tokens played
field-tiers = Tiers of the action pyramid
field-spaces = Spaces
field-due = Needs the next token
field-silver = Silver token
field-silver_at = Silver token played
field-gold_tiles = Tiles for the gold token
field-gold_tile = Gold token played
field-hand_size = DI cards in hand
field-battle_hand_size = Battle cards in hand
field-may_hold = Battle cards that may be in hand
field-face_up = Battle cards face up
field-face_down_count = Battle cards face down
field-removed_count = Battle cards removed
field-hand = DI cards
field-battle_hand = Battle cards
field-face_down = Face down
field-removed = Removed
field-holder = Troop of
field-units = Units
field-assault = Attacking units
field-controller = Controlled by
field-pyramid = Pyramid
field-height = Height
field-owner = Owner
field-area = Area
field-lack = What is missing
field-needs = Needed
field-has = There is
field-copies = Copies on offer
field-owners = Owners
field-price = Price
field-lacks = What is missing
field-leg = Step
field-legs = Steps
field-left = Left behind
field-PairView-left = Units left
field-pairs = Pairs of battle cards
field-wins = Won
field-holds = Won with units left
field-sure = Won whatever is added
field-routes = Ways
field-teleports = Teleports
field-amount = Amount
field-value = Value
field-origin = From
field-strength = Strength
field-damage = Damage
field-guaranteed = Guaranteed damage
field-protection = Protection
field-lines = Parts
field-totals = Totals
field-self_damage = Damage to its own troop
field-least = Least strength
field-most = Most strength
field-divine = DI cards can add
field-ForecastView-divine = With a DI card
field-seat = Player
field-played = Battle card
field-may_play = Battle cards that may be played
field-cards = DI cards
field-hidden_cards = DI cards in hand
field-count = Strength and more
field-discarded = Battle card discarded
field-card = Card
field-other = Enemy's card
field-lost = Units lost
field-killed = Enemy units lost
field-odds = Odds
field-enemy = Enemy
field-own = Own strength and more
field-theirs = The enemy's strength and more
field-clashed = Cards revealed
field-attacker = Attacker
field-defender = Defender
field-forecast = What may come
tie_break-turn = the beginning of the winner's own turn

# For a person's first games: what a decision is about, and what would go unused.
first-setup_city = Your city is where your pyramids stand and your units come to life.
first-setup_pyramid = Pyramids: their colour and height say which power tiles you may buy.
first-turn = The day: everybody plays five tokens, one at a time, and must have played in every row of the board by the end.
first-buy_tile = Power tiles last to the end of the game; of each there are few, and no two of one name for you.
first-move_step = Marching: a troop goes step by step, or jumps to an obelisk for prayer points. Where an enemy stands, there is a battle.
first-battle_play = Battle: one card to fight with, one laid aside, both in secret.
first-battle_di = Divine intervention: cards added to the battle in secret, paid with prayer points.
first-offering = The night: temples pay, cards are dealt, and the turn order is chosen.
unused-card = You could still play a card now.
unused-gold = You could still use your golden token.
unused-buy = You can pay for a power tile.
unused-place = You could still place units.
unused-raise = You could still raise a pyramid.
unused-found = You could still found a pyramid.
