# Ankh: questions, choices, log lines and reasons. Names and texts of cards, powers, gods and guardians come
# from data.yaml.

# What it is, in the lobby.
about = The gods of Egypt strive for the faith of its people. The forgotten vanish, and only one will remain.

## Options

option-scenario = Scenario
    .text = The map at the start: monuments, camels, figures and the order of conflicts.
option-god_a = God of player A
option-god_b = God of player B
option-god_c = God of player C
    .text = At tables for three or more.
option-god_d = God of player D
    .text = At tables for four or five.
option-god_e = God of player E
    .text = At tables for five.
option-guardian_1 = Guardian of level 1
option-guardian_2 = Guardian of level 2
option-guardian_3 = Guardian of level 3

## Parts of sentences

part-figure = { $piece_id ->
    [god] { $god }
   *[other] { part-whose } { $piece }
}
part-figure-whom = { part-figure }
part-whose = { $god_id ->
    [anubis] Anubis'
    [isis] Isis'
    [osiris] Osiris'
   *[other] { $god }'s
}
part-recruit = { $figure_id ->
    [warrior] a Warrior
    [captive] your own captive for 1 follower
    [cat_mummy] a Cat Mummy
    [mummy] a Mummy
    [giant_scorpion] a Giant Scorpion
    [androsphinx] an Androsphinx
   *[other] { $figure }
}
part-monuments = { $monument_id ->
    [obelisk] obelisks
    [pyramid] pyramids
   *[temple] temples
}
part-monument = { $monument_id ->
    [obelisk] an obelisk
    [pyramid] a pyramid
   *[temple] a temple
}
part-count-followers = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
part-cost-followers = { $cost ->
    [one] { $cost } follower
   *[other] { $cost } followers
}
part-bid-followers = { $followers ->
    [0] no followers
    [one] { $followers } follower
   *[other] { $followers } followers
}
part-reason = { $source_id ->
    [majority] monument majorities
    [domination] domination
    [victory] battle won
    [cat_mummy] a Cat Mummy has died
   *[other] { $source }
}

## Questions

prompt-choose_action = { $taken ->
    [0] Choose an action.
   *[other] Choose your second action, further down the tracks than the first.
}
prompt-move_figure = Choose a figure to move, or finish.
prompt-move_destination = The figure on { $figure } moves. Where to?
prompt-push_hex = Satet pushes the figure on { $pushed }. Where to?
prompt-claw_facing = Aim the claws of the Giant Scorpion on { $hex }.
prompt-summon_figure = Choose a figure to summon, or finish.
prompt-summon_hex = Summon { part-recruit }. Where?
prompt-give_sun = Give a sun to the figure on { $hex }?
prompt-unlock_power = Choose an ankh power to unlock, or none.
prompt-control_monument = Take control of a monument.
prompt-caravan_first = Choose where the caravan begins, or skip it.
prompt-caravan_next = Choose the next side of the caravan.
prompt-caravan_token = A region is split. Which part keeps order token { $token }?
prompt-caravan_swap = The new regions have tokens { $one } and { $other }. Swap one of them with another token?
prompt-obelisk_figure = Obelisk-Attuned: choose a figure to bring to the battle, or stop.
prompt-obelisk_hex = Obelisk-Attuned: the figure on { $figure } comes. Where to?
prompt-amun_double = Announce that you play two cards in this battle?
prompt-choose_card = Choose in secret what you play in this battle.
prompt-build_type = Choose a monument to build, or none.
prompt-build_hex = Where do you build { part-monument }?
prompt-plague_bid = Plague of Locusts: bid followers in secret. Only a single highest bid saves figures.
prompt-use_tiebreaker = The highest strength is shared. Use the tiebreaker and win?
prompt-isis_save = Your figure on { $figure } is about to die beside an enemy. Save it?
prompt-anubis_trap = Choose whose dead warrior you take captive, or none.
prompt-mummy_hex = Your Mummy returns. Choose a hex beside your god.
prompt-gate_token = You have lost the battle. Choose a gate to place in this region, or none.
prompt-gate_hex = { $gate_id ->
    [none] Where do you place the gate?
   *[other] Where does the gate from { $gate } go?
}
prompt-worshipful = Worshipful: sacrifice 2 followers for 1 devotion?
prompt-merge_guardian = Choose a guardian of the lower god to take over, or stop.

## Choices

action-action = { $track }
action-figure = Figure on { $hex }
action-to = { $hex }
action-push = Push to { $hex }
action-aim = Aim { $aim }
action-summon = { $summons_id ->
    [normal] Summon { part-recruit }
    [gate] Summon { part-recruit } on a gate
   *[other] Summon { part-recruit } beside { $summons }
}
action-sun = { $answer_id ->
    [yes] Give a sun
   *[no] Give none
}
action-unlock = Unlock { $power }
action-control = Monument on { $hex }
action-camel = Side { $side }
action-keep = The region with { $hex }
action-swap = Swap tokens { $token } and { $token2 }
action-double = { $answer_id ->
    [yes] Announce two cards
   *[no] Play one card
}
action-play = { $card }
action-play_both = { $card } and { $card2 }
action-build = Build { part-monument }
action-bid = { $followers ->
    [0] Bid nothing
   *[other] Bid { part-bid-followers }
}
action-tiebreaker = { $answer_id ->
    [yes] Use the tiebreaker and win
   *[no] Keep the tiebreaker
}
action-save = { $answer_id ->
    [yes] Save it
   *[no] Let it die
}
action-trap = Take a warrior of { $god } captive
action-new_gate = A gate from the reserve
action-move_gate = The gate on { $hex }
action-worship = { $answer_id ->
    [yes] Sacrifice 2 followers
   *[no] Keep the followers
}
action-take_over = The guardian on { $hex }
action-take_from_pool = { $guardian } from the pool
action-done = Done
action-stop = No more
action-skip = No caravan
action-decline = None
action-none = Swap nothing

## What happened

event-scenario_chosen = Scenario: { $scenario }.
event-first_player = { $seat } is the first player.
event-god_chosen = { $seat } is { $god }.
event-guardian_kind = Guardian of level { $level }: { $guardian }.
event-turn = { $seat } begins a turn.
event-action_taken = { $seat } chooses { $action }: the marker goes to { $space }.
event-event_reached = { $seat } sets off event { $space }: { $track_event }.
event-marker_back = The marker of { $action } returns to { $space }.
event-moved = { $seat } moves { part-figure } from { $from } to { $hex }.
event-pushed = { $seat } pushes { part-figure } from { $from } to { $hex }.
event-aimed = { $seat } aims the claws of the Giant Scorpion on { $hex }: { $aim }.
event-summoned = { $seat } summons { part-figure } on { $hex }.
event-ransomed = { $seat } frees a captive warrior of { $god } and pays { $captor } { part-count-followers }.
event-radiant = { $seat } gives a sun to { part-whose } figure on { $hex }.
event-followers = { $count ->
    [0] { $seat } gains no followers for { $god }: no monument counts.
   *[other] { $seat } gains { part-count-followers } for { $god }: { $total } now.
}
event-power_followers = { $god } gains { part-count-followers } by { $power }: { $total } now.
event-unlocked = { $seat } pays { part-cost-followers } and unlocks { $power } for { $god }.
event-guardian_taken = { $god } takes a guardian into the pool: { $guardian }.
event-controlled = { $former_id ->
    [none] { $seat } takes control of a neutral monument for { $god }: { $monument } on { $hex }.
   *[other] { $seat } takes a monument of { $former } for { $god }: { $monument } on { $hex }.
}
event-camel = { $seat } lays a camel on { $side }.
event-caravan_skipped = { $seat } sends no caravan.
event-region_split = { $seat } splits a region into { $one } and { $other } land hexes.
event-region_token = The region with { $hex } has order token { $token }.
event-swapped = { $seat } swaps order tokens { $token } and { $other }.
event-conflict = { $seat } sets off conflict { $conflict }: { $god } holds the tiebreaker.
event-destroyed = { $god_id ->
    [none] A neutral monument is destroyed: { $monument } on { $hex }.
   *[other] A monument of { $god } is destroyed: { $monument } on { $hex }.
}
event-region = { $sides ->
    [0] Region { $token } ({ $hex }): nobody is there.
    [one] Region { $token } ({ $hex }): one side alone.
   *[other] Region { $token } ({ $hex }): battle of { $sides } sides.
}
event-doubled = { $seat } announces that { $god } plays two cards.
event-ready = { $seat } is ready.
event-revealed = { $seat } plays { $card } for { $god }.
event-flood = { $count ->
    [0] Flood brings { $god } nothing: no figure on fertile land.
   *[other] Flood brings { $god } { part-count-followers }; figures on fertile land survive the outcome.
}
event-built = { $cost ->
    [0] { $seat } builds for { $god } on { $hex }: { $monument }, free of charge.
   *[other] { $seat } builds for { $god } on { $hex }: { $monument }, for { part-cost-followers }.
}
event-plague = { part-whose } Plague of Locusts: everybody in the region bids.
event-bid = { $seat } bids { part-bid-followers } for { $god }.
event-plague_survivor = { $god } has the single highest bid and loses nobody.
event-majority = { $god } controls the most { part-monuments } of the region.
event-dominated = { $god } dominates region { $token }.
event-strength = { $god } has strength { $strength }.
event-tiebreaker = { $seat } uses the tiebreaker for { $god }.
event-won_battle = { $god } wins the battle of region { $token }.
event-no_winner = The battle of region { $token } has no winner.
event-saved = { $seat } saves { part-figure } on { $hex }.
event-died = { part-figure } on { $hex } dies.
event-captured = { $seat } takes a warrior of { $god } captive for { $captor }.
event-gate = { $from_id ->
    [none] { $seat } places a gate on { $hex }.
   *[other] { $seat } moves a gate from { $from } to { $hex }.
}
event-worshipped = { $seat } sacrifices { part-cost-followers } for { $god }: Worshipful.
event-cards_back = { $god } takes all played cards back: Cycle of Ma'at.
event-gained_devotion = { $god } gains { $devotion } devotion, { $space } now: { part-reason }.
event-lost_devotion = { $god } loses { $devotion } devotion, { $space } now: { part-reason }.
event-conflict_over = Conflict { $conflict } is over.
event-merged = The gods merge: { $lower } joins { $higher } and loses god figure, warriors and monuments.
event-taken_over = { $hex_id ->
    [none] { $seat } takes over { $guardian } from the pool of the lower god.
   *[other] { $seat } takes over { $guardian } on { $hex }.
}
event-merged_at = { $followers ->
    [one] The merged god with { $higher } stands on { $space } and has { $followers } follower.
   *[other] The merged god with { $higher } stands on { $space } and has { $followers } followers.
}
event-forgotten = { $god } is forgotten: devotion { $space } is in the red part of the track.
event-freed = { $count ->
    [one] A captive warrior of { $god } returns to the pool.
   *[other] { $count } captive warriors of { $god } return to the pool.
}
event-winner = { $seat } wins with { $god }: devotion { $space }.
final-score = Devotion { $points }.
event-nobody_wins = All gods are forgotten: everybody loses.
event-declined = { $seat } { $declined }.
event-nothing_to_control = { $god } has no monument to take control of.
event-not_saved = { $seat } does not save { part-figure } on { $hex }.
event-strength_parts = { $god }: figures { $figures }{ $captives ->
    [0] {""}
   *[other] , captives { $captives }
}{ $temples ->
    [0] {""}
   *[other] , temples { $temples }
}, cards { $cards }.
event-sun_back = The sun of { part-whose } figure on { $hex } returns to the reserve.
event-left_game = { part-figure } on { $hex } leaves the game.
event-gate_gone = The gate on { $hex } leaves the game.
event-merge_followers = { $count ->
    [0] { $lower } has no followers to bring { $higher }.
    [one] { $lower } brings { $higher } { $count } follower.
   *[other] { $lower } brings { $higher } { $count } followers.
}
event-merge_token = The devotion token of { $higher } goes from { $from } to { $space }, on top of that of { $lower }.
event-pair_forgotten = { $higher } and { $lower }, one god since the merge, are forgotten: devotion { $space } is in the red part of the track.

## Tie-breaks

tie_break-stack = higher in the stack on the same space of devotion

## Why not

refusal-track-not-lower = { $track } stands above your first action, { $first_action }; the second must stand below it.
refusal-action-taken = You have already taken { $track } this turn; no action is taken twice.
refusal-no-legal-line = { $side }: no line of at most { $most } camels from here splits a region into two of at least { $least } land hexes each.
refusal-camel-there = A camel already stands on { $side }.
refusal-no-anchor = { $side } touches neither the river, another camel, water nor the border: no caravan begins there.
refusal-not-at-open-end = { $side } does not go on from the last camel.
refusal-not-a-new-region = { $hex } names neither of the two new regions.
refusal-named-by-first-hex = This region is named by its first hex, { $hex }.
refusal-no-such-swap = Tokens { $token } and { $other } can't be swapped: one must be of a new region.
refusal-bid-too-high = { $most ->
    [0] You have no followers to bid; only 0 is possible.
   *[other] You can't bid { $bid }: you have { $most }.
}
refusal-no-dead-warrior = { $god } has lost no warrior just now.
refusal-own-warriors = Only warriors of other gods can be taken captive.
refusal-no-gate-in-reserve = All { $most } gates are on the map; move one of them.
refusal-no-gate-there = There is no gate on { $hex }.
refusal-no-guardian-there = No guardian of the lower god stands on { $hex }.
refusal-no-figure-there = No figure stands on { $hex }.
refusal-not-your-figure = The figure on { $hex } belongs to { $god }.
refusal-already-moved = The figure on { $hex } has already moved.
refusal-no-room-to-move = The figure on { $hex } can't go anywhere.
refusal-no-free-gate-there = There is no free gate on { $hex }.
refusal-too-far = { $hex } is { $steps } steps away; a figure moves at most { $most }.
refusal-push-too-far = { $hex } is { $steps ->
    [0] the hex the figure stands on
   *[other] { $steps } steps away
}; Satet pushes a figure to a neighbouring hex.
refusal-same-hex = A move must end on another hex than it began: { $hex }.
refusal-aim-beyond-border = From { $hex } one claw would point beyond the border of the map.
refusal-water = { $hex } is water.
refusal-no-room-to-push = The figure on { $hex } can't be pushed anywhere.
refusal-occupied = { $hex } is occupied: { $piece }.
refusal-enemy-gate = There is an enemy gate on { $hex }: only figures of its owner may stop there.
refusal-not-adjacent = No figure or monument of yours is beside { $hex }.
refusal-not-by-obelisk = { $hex } is not beside an obelisk of yours in region { $token }, where the battle is.
refusal-not-by-god = { $hex } is not beside your god figure.
refusal-not-by-pyramid = This summon is for the hexes beside the pyramid on { $pyramid }; { $hex } is not one of them.
refusal-not-in-region = { $hex } is not in region { $token }, where the battle is.
refusal-gate-there = There is a gate on { $hex }.
refusal-city-there = There is a city on { $hex }.
refusal-no-captive = None of your warriors is captive.
refusal-not-enough-followers = Needs { $needs ->
    [one] { $needs } follower
   *[other] { $needs } followers
}, you have { $has }.
refusal-not-in-pool = { $figure }: there is none in the pool.
refusal-summon-used = This summon is already used in this action.
refusal-pyramid-used = The summon of the pyramid on { $hex } is already used in this action.
refusal-no-room-to-summon = There is no hex for this figure.
refusal-no-free-gate = You have no free gate.
refusal-not-your-pyramid = You have no pyramid on { $hex }.
refusal-needs-power = { $power } is not unlocked.
refusal-already-unlocked = { $power } is already unlocked.
refusal-all-powers-unlocked = You have unlocked all six powers.
refusal-wrong-level = { $power } is of level { $level }; your next power is of level { $next }.
refusal-no-monument-there = There is no monument on { $hex }.
refusal-already-yours = The monument on { $hex } is already yours.
refusal-no-figure-beside = No figure of yours is beside the monument on { $hex }.
refusal-neutral-monuments-first = The monument on { $hex } has an owner; it can be taken only when no neutral monument is left on the map.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-two-cards-announced = You have announced two cards: choose two.
refusal-one-card-only = You play one card in this battle.
refusal-two-different-cards = The two cards must be different.
refusal-pair-out-of-order = The same pair is already offered the other way round.
refusal-no-ankh-token = { $most ->
    [one] Your only ankh token is in use.
   *[other] All your { $most } ankh tokens are on monuments.
}
refusal-no-monument-left = { $monument }: none is left in the supply.
refusal-no-room-to-build = The region has no free hex to build on.
refusal-no-base-left = { $guardian }: you have no free base of this size ({ $base }).

## What a view holds

field-scenario = Scenario
field-first_player = First player
field-event_marker = Events so far
field-next_event = Next event
field-conflict = Conflicts so far
field-events_to_conflict = Events to the next conflict
field-turn = Turn
field-TurnView-seat = Whose turn
field-TurnView-next = Then
field-taken = Actions taken
field-allowed = Actions a turn
field-first = First action
field-under_way = Action under way
field-open = Can be chosen
field-actions = Actions
field-marker = Marker
field-start_space = Start space
field-event_space = Event space
field-steps_to_event = Steps to the event
field-event_for = Event for
field-outlook = If it came now
field-Outlook-conflict = Next conflict
field-events_away = Events away
field-merge = Would merge
field-Outlook-forgotten = Would be forgotten
field-Outlook-winner = Would win
field-ascending = Devotion, rising
field-forgotten = Forgotten gods
field-winner = Winner
field-seats = Players
field-god = God
field-side = Owner
field-SeatView-side = Higher god
field-MajorityView-side = Majority
field-TiebreakerView-side = Held by
field-CaravanPlan-side = Next side
field-role = Part in the merge
field-in_game = In the game
field-devotion = Devotion
field-points = Devotion by source
field-projected = If the conflict came now
field-sides = Gods in the game
field-gods = Gods
field-SideView-seats = Played by
field-red = In the red part
field-followers = Followers
field-gain_now = A gain action would bring
field-gain_from = From the monuments on
field-control_now = Could take control of
field-god_strength = Strength of the god figure
field-warriors = Warriors in the pool
field-guardians = Guardians
field-SideView-guardians = Guardians in the pool
field-bases = Free bases
field-ankh_tokens = Ankh tokens
field-monuments = Monuments
field-SideView-monuments = Monuments controlled
field-powers = Ankh powers
field-next_power = Next ankh power
field-level = Level
field-cost = Cost in followers
field-NextPower-guardian = Brings a guardian
field-hand = Battle cards in hand
field-played = Battle cards played
field-suns = Suns in reserve
field-gates = Gates in reserve
field-captive_slots = Free places for captives
field-guardian = Guardian
field-base = Base
field-stock = Not taken yet
field-removed = Removed from the game
field-owners = Owned by
field-hexes = Map
field-piece = Piece
field-strength = Strength
field-neutralised = Neutralised by an Androsphinx
field-protected = Protected by Isis
field-radiant = Radiant
field-gate = Gate
field-claws = Claws
field-aimed_at = Aimed at
field-regions = Regions
field-token = Conflict order
field-land = Land
field-first_hex = First hex
field-size = Land hexes
field-outcome = A conflict would bring
field-leader = Strongest
field-total = Strength
field-figures = Figures
field-captives = Captives
field-temples = Temples
field-count = How many figures
field-reward = Devotion for domination or victory
field-counts = Controlled by
field-neutral = Neutral
field-camels = Camels
field-caravan = Caravan
field-laid = Camels laid
field-most = Camels at most
field-plans = Where it can go
field-line = Shortest line
field-part = Splits off
field-rest = Land hexes left
field-cities = Cities
field-supply = Supply
field-tokens = Conflict order tokens
field-moved = Moved already
field-used = Pyramids used
field-tiebreaker = Tiebreaker
field-face_up = Can still be used
field-amun_token = Amun token
field-battle = Battle
field-going_on = Going on
field-step = Step
field-doubling = Two cards announced
field-BattleView-sides = Participants
field-resolved = Strengths compared
field-from_cards = Cards
field-FighterView-cards = Cards played
field-with_card = Strength with each card
field-bids = Bids
field-fallen = Fallen
field-flooded = Saved by Flood
field-saved = Saved by Isis
field-victor = Won by

## Where the game stands

status = { $next_event_id ->
    [none] All 18 events are over
    [conflict] Event { $event_marker } of 18 · next: { $next_event }
   *[other] Event { $event_marker } of 18 · { $events_to_conflict_id ->
        [none] conflict { $conflict } now
       *[other] next: { $next_event } · conflict in { $events_to_conflict }
    }
}

## Things without a name of their own

role-alone = plays a god of its own
role-higher = higher god: decides in conflicts
role-lower = lower god: decides on its own turns
outcome-empty = nothing: nobody is there
outcome-domination = domination
outcome-battle = a battle
battle_step-obelisks = figures come to obelisks
battle_step-announcement = Amun announces
battle_step-cards = cards are chosen
battle_step-build = Build Monument
battle_step-plague = Plague of Locusts
battle_step-majority = monument majorities
battle_step-resolution = battle resolution
battle_step-aftermath = after the battle
declined-unlock = unlocks no ankh power
declined-swap = swaps no order tokens
declined-double = does not announce two cards
declined-build = builds no monument
declined-tiebreaker = keeps the tiebreaker
declined-captive = takes no captive
declined-gate = places no gate
declined-worship = sacrifices no followers

## What an action would bring

preview-points = Devotion
preview-points_if_scored = Devotion if the conflict came now, battles aside
preview-followers = Followers
preview-gain_now = Followers a gain action would bring
preview-strength = Strength in region { $token }
preview-strength_of = Strength of { $seat } in region { $token }
preview-majority = Majority in region { $token }: { $monument }
preview-monuments = Monuments controlled
preview-powers = Ankh powers
preview-figures = Figures on the map
preview-warriors = Warriors in the pool
preview-guardians = Guardians in the pool
preview-cards = Battle cards in hand
preview-suns = Suns in reserve
preview-gates = Gates in reserve
preview-captives = Captives
preview-steps_to_event = Steps to the event: { $track }
preview-points_of = Devotion of { $seat }
preview-points_if_scored_of = { $seat }: devotion if the conflict came now, battles aside
preview-followers_of = Followers of { $seat }
preview-event = Sets off event { $space }: { $track_event }.
preview-guardian = A guardian joins you: { $guardian }.
preview-split = Splits the region into { $one } and { $other } land hexes.
preview-destroyed = Falls: { $monument } on { $hex }.
preview-battle_won = { $god } wins the battle of region { $token }.
preview-no_winner = The battle of region { $token } has no winner.
preview-merged = The gods merge.
preview-wins = { $god } wins the game.
preview-would_dominate = You would dominate region { $token }.
preview-would_fight = There would be a battle for region { $token }.
preview-would_lead = You would be the strongest in region { $token }.
preview-would_not_lead = You would no longer be the strongest in region { $token }.
preview-would_leave = You would be gone from region { $token }.
preview-would_merge = You would be one of the two gods that merge.
preview-would_not_merge = You would not be one of the two gods that merge.
preview-would_not_be_forgotten = You would be safe from being forgotten.
preview-turn_of = Then it is the turn of { $seat }.

## The screen: words

board-steps = { $steps ->
    [0] event now
    [1] sets off the event!
   *[other] event after { $steps }
}
board-next_event = Next event
board-no_event = none
board-conflicts = 1–5 conflict (3 then merge, 4 then forgetting, 5 then the end)
board-tiebreaker = Tiebreaker
board-tiebreaker_used = used
board-devotion_order = Devotion, most first
board-would_merge = would merge now
board-red = red part: forgotten after conflict 4
board-forgotten = Forgotten
board-regions = Regions in order of conflict
board-guardians = Guardians in stock
board-supply = Supply
board-followers = Followers (gain now)
board-pool = Pool
board-bases = Free bases
board-ankh_tokens = Ankh tokens
board-god_tokens = Of the god
board-suns = suns { $count }
board-gates = gates { $count }
board-captives = captives
board-amun_ready = Amun token ready
board-amun_used = Amun token used
board-powers = Powers { $level }
board-next_power = Next power
board-next_power_cost = level { $level }, cost { $cost }
board-played = Played cards
board-battle = Battle of region { $token }
board-last_battle = Last battle
board-on_map = On the map
board-cards = Cards
board-bid = Bid
board-strength = Strength
board-fallen = Fallen
board-two_cards = two cards announced
board-won = wins
board-sealed = Sealed
board-neutral = neutral
board-radiant = radiant
board-gate = gate
board-city = city
board-aimed = claws
board-concerned = asked about
board-choice = can be chosen
board-river = river
board-camel = camel
board-fertile = fertile
board-desert = desert
board-water = water

## The screen: short signs

sign-warrior = w
sign-cat_mummy = Ca
sign-satet = St
sign-mummy = Mu
sign-apep = Ap
sign-giant_scorpion = Sc
sign-androsphinx = Sp
sign-small = small
sign-large = large
sign-control_monument = M
sign-camel_caravan = C
sign-plague_of_locusts = Pl
sign-build_monument = Bu
sign-chariots = Ch
sign-cycle_of_maat = Ma
sign-drought = Dr
sign-flood = Fl
sign-miracle = Mi

# For a person's first games: what a decision is about, and what would go unused.
first-choose_action = Your turn: one or two actions, the second always further down. A marker that reaches the end of its track brings an event.
first-move_figure = Moving: each of your figures may walk, one after the other. Where you stand when the conflict comes is what counts.
first-summon_figure = Summoning: a new figure comes beside a figure of yours or a monument you control.
first-unlock_power = An ankh power: paid with followers, it works to the end of the game. Some bring a guardian, too.
first-control_monument = Control Monument: from now on it is yours: it counts for majorities and brings followers.
first-caravan_first = The camel caravan parts a region in two: more regions, more conflicts.
first-choose_card = Battle: everybody chooses a card in secret. Strength decides who wins; some cards pay off even in defeat.
first-plague_bid = The locusts: all bid followers in secret; the highest bidder’s figures survive.
unused-figure = Some of your figures have not moved yet.
unused-summon = You could still summon a figure.
unused-unlock = You have followers enough for a power.
unused-build = You could still build a monument.
