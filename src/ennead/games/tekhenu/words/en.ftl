# Tekhenu: questions, choices, log lines and reasons. Names and card texts come from data.yaml.

# What it is, in the lobby.
about = The obelisk throws its shadow, and dice that were pure yesterday are forbidden today. Temple, statues, decrees.

-bot = Botankhamun

## Options

option-horus_layout = Horus tiles
    .text = Shuffled onto their slots, or in the printed order, which suits a first game.
option-horus_layout-random = shuffled
option-horus_layout-printed = printed order
option-difficulty = Difficulty of { -bot }
    .text = On the higher levels { -bot } starts with more pieces on the board.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-random_start_cards = Two random starting cards
    .text = You play with two starting cards dealt at random instead of choosing two of three.
option-law_vp = VP for each decree of { -bot }
    .text = What every decree that { -bot } holds is worth in final scoring.
option-law_vp-4 = 4 VP
option-law_vp-8 = 8 VP

## Small words

with-die = with the die
with-grant = without a die
with-law = by decree
with-setup = at the start
any_action-horus = Action of Horus
any_action-ra = Action of Ra
any_action-hathor = Action of Hathor
any_action-bastet = Action of Bastet
any_action-thoth = Action of Thoth
any_action-osiris = Action of Osiris
any_action-produce-papyrus = Production of papyrus
any_action-produce-bread = Production of bread
any_action-produce-limestone = Production of limestone
any_action-produce-granite = Production of granite
cell-r1c1 = row 1, column 1
cell-r1c2 = row 1, column 2
cell-r1c3 = row 1, column 3
cell-r1c4 = row 1, column 4
cell-r1c5 = row 1, column 5
cell-r2c1 = row 2, column 1
cell-r2c2 = row 2, column 2
cell-r2c3 = row 2, column 3
cell-r2c4 = row 2, column 4
cell-r2c5 = row 2, column 5
cell-r3c1 = row 3, column 1
cell-r3c2 = row 3, column 2
cell-r3c3 = row 3, column 3
cell-r3c4 = row 3, column 4
cell-r3c5 = row 3, column 5
cell-r4c1 = row 4, column 1
cell-r4c2 = row 4, column 2
cell-r4c3 = row 4, column 3
cell-r4c4 = row 4, column 4
cell-r4c5 = row 4, column 5
cell-r5c1 = row 5, column 1
cell-r5c2 = row 5, column 2
cell-r5c3 = row 5, column 3
cell-r5c4 = row 5, column 4
cell-r5c5 = row 5, column 5

## Parts of sentences, filled with the values of the sentence that uses them

of-god = { $god }
at-god = { $god }
to-god = { $god }
colour-of-die = { $colour_id ->
    [yellow] yellow
    [brown] brown
    [white] white
    [black] black
   *[gray] grey
}
state-of-die = { $state_id ->
    [pure] pure
    [tainted] tainted
   *[forbidden] forbidden
}
of-resource = { $resource_id ->
    [papyrus] papyrus
    [bread] bread
    [limestone] limestone
   *[granite] granite
}
of-good = { $good_id ->
    [papyrus] papyrus
    [bread] bread
    [limestone] limestone
    [granite] granite
    [gold] gold
    [scribe] scribe
   *[faith] faith
}
counted-goods = { $good_id ->
    [scribe] { $count ->
        [one] { $count } scribe
       *[other] { $count } scribes
    }
   *[other] { $count } { of-good }
}
counted-resources = { $count } { of-resource }
in-district = { $district_id ->
    [papyrus] the papyrus workshops
    [bread] the bread workshops
    [limestone] the limestone quarries
   *[granite] the granite quarries
}
at-people-slot = { $people_slot_id ->
    [temple_row] at the temple, middle row
    [temple_col] at the temple, middle column
    [workshops] above the workshops
   *[quarries] above the quarries
}
at-slot = { $slot_id ->
    [l1a] row 1, plot A
    [l2a] row 2, plot A
    [l3a] row 3, plot A
    [l4a] row 4, plot A
    [l5a] row 5, plot A
    [b1a] column 1, plot A
    [b2a] column 2, plot A
    [b3a] column 3, plot A
    [b4a] column 4, plot A
    [b5a] column 5, plot A
    [l1b] row 1, plot B
    [l2b] row 2, plot B
    [l3b] row 3, plot B
    [l4b] row 4, plot B
    [l5b] row 5, plot B
    [b1b] column 1, plot B
    [b2b] column 2, plot B
    [b3b] column 3, plot B
    [b4b] column 4, plot B
   *[b5b] column 5, plot B
}
light-of-sectors = { $arrow ->
    [1] Horus and Ra are sunny, Hathor and Osiris shaded, Bastet and Thoth dark
    [2] Ra and Hathor are sunny, Bastet and Horus shaded, Thoth and Osiris dark
    [3] Hathor and Bastet are sunny, Thoth and Ra shaded, Osiris and Horus dark
    [4] Bastet and Thoth are sunny, Osiris and Hathor shaded, Horus and Ra dark
    [5] Thoth and Osiris are sunny, Horus and Bastet shaded, Ra and Hathor dark
   *[6] Osiris and Horus are sunny, Ra and Thoth shaded, Hathor and Bastet dark
}
place-in-pyramid = { $place ->
    [0] row 1 from the bottom, place 1
    [1] row 1 from the bottom, place 2
    [2] row 1 from the bottom, place 3
    [3] row 1 from the bottom, place 4
    [4] row 2 from the bottom, place 1
    [5] row 2 from the bottom, place 2
    [6] row 2 from the bottom, place 3
    [7] row 3 from the bottom, place 1
    [8] row 3 from the bottom, place 2
   *[9] the top
}

## Questions

prompt-setup_law = Keep one of your two decrees; the other goes under the deck.
prompt-setup_start_card = Pick a starting card. The higher your initiative in all, the earlier your turns.
prompt-destiny = Pick a destiny card. Its ankh value decides when balances are equal in the next Maat phase.
prompt-start_resource = { $start }: choose a resource ({ $left } to take).
prompt-start_keep = Keep one of the two cards; the other is shuffled back.
prompt-marker = Which marker moves up?
prompt-turn_start = Your turn: take a die as usual, or perform an Anubis action?
prompt-die = { $anubis_id ->
    [yes] Anubis: take any die, a forbidden one too.
   *[no] Take a die.
}
prompt-take_as = { $die }: how do you take this die?
prompt-modify = Change the value of your die or buy an additional action, then go on.
prompt-action = Choose an action.
prompt-shift = Action of { $god }, value { $value }: shift the value with Temple Astronomers?
prompt-shift_production = Production of { of-resource }, value { $value }: shift the value with Improved Tools?
prompt-any_action = { $by_id ->
    [law] Decree of the Last Deed: any one action, without a die and without paying resources.
   *[other] Happiness has reached its top: any one action without a die, at its usual cost. Or decline.
}
prompt-value = { $action }: with which value?
prompt-pay = { $good_id ->
    [scribe] { $cost ->
        [one] How do you pay { $cost } scribe?
       *[other] How do you pay { $cost } scribes?
    }
   *[other] How do you pay { $cost } { of-good }?
}
prompt-horus_target = Horus, value { $value }: where does the statue go?
prompt-horus_bonus = Horus bonus of your statue: which good do you take?
prompt-ra_cell = { $value ->
    [1] Ra, value { $value }: on which cell do you lay the right tile?
    [2] Ra, value { $value }: on which cell do you lay the right tile?
    [3] Ra, value { $value }: on which cell do you lay the middle tile?
    [4] Ra, value { $value }: on which cell do you lay the middle tile?
   *[other] Ra, value { $value }: on which cell do you lay the left tile?
}
prompt-ra_rotation = Tile on { $cell }: how do you turn it?
prompt-ability = { $tile }: perform the action of the tile?
prompt-hathor_slot = { $value ->
    [one] Hathor: where do you build? Population then moves up { $value } step.
   *[other] Hathor: where do you build? Population then moves up { $value } steps.
}
prompt-thoth_refresh = Thoth, value { $value }: replace a section of the market first, 1 papyrus each?
prompt-thoth_section = Thoth, value { $value }: from which section do you take cards?
prompt-thoth_card = { $left ->
    [one] Take a card from section { $section }.
   *[other] Take a card from section { $section } ({ $left } to take).
}
prompt-osiris_district = Osiris, row { $value }: in which district do you build?
prompt-osiris_step = Which production marker moves up one more step?
prompt-produce_cards = { $times ->
    [one] Production of { of-resource }, value { $value }: play blessings with it?
   *[other] Production of { of-resource }, value { $value }, { $times } times: play more blessings with it?
}
prompt-faith = Maat: lay faith on one of your pans to shift your balance?
prompt-z23_use = Use Decree of the Last Deed now? It counts as one of your three decrees.
prompt-upkeep = { $due } bread due for your buildings: what do you pay? Each bread unpaid costs 3 VP.
prompt-law_pick = Which decree scores next? Three at most, each with a different symbol.
prompt-z03_target = Decree of Repetition: which decree scores once more?
prompt-z04_pay = { $left ->
    [0] Decree of Tribute: no symbol is left.
    [one] Decree of Tribute: pay a resource for the last symbol?
   *[other] Decree of Tribute: pay a resource for the next symbol ({ $left } left)?
}

## Choices

action-keep_law = Keep { $law }
action-starting_card = { $start }
action-destiny = { $destiny }
action-gain = Take { of-good }
action-keep = Keep { $card }
action-move = { $marker } +1
action-normal = Take a die as usual
action-anubis = Anubis action for 2 scribes
action-anubis_card = Anubis action with Call of Anubis, no scribes
action-crowd = Joyful Crowd: { $marker_id ->
    [population] population +3
   *[happiness] happiness +3
}
verb-take = Take a die
action-take = { $god }: { colour-of-die } { $face }
verb-lay = How to lay the die
action-lay = As a { state-of-die } { colour-of-die } die
action-lay_anubis = Take it as it is
action-lay_anubis_changing = Play Changing Light to shift its value by 1
action-scribe = For a scribe: value { $shift }
action-set_value = Hand of Fate: value { $value }
action-nudge = Changing Light: value { $shift }
action-extra = Buy an additional action: { $god }
action-done = Go on
action-perform = Action of { $god }
action-perform_extra = Additional action: { $god }
action-night_shift = Night Shift: produce first for 1 scribe, then the action of { $god }
action-produce = Produce { of-resource }
action-end_turn = End the turn
action-shift = { $shift ->
    [0] Leave the value as it is
   *[other] Value { $shift }
}
action-value = Value { $value }
action-use = Yes, use it
action-decline = No
action-pay = { $payment_id ->
    [nothing] Pay nothing
   *[other] Pay { $payment }
}
action-waive = Play a blessing that waives the cost
action-god_statue = Statue to { $god }
action-people_statue = { $people_slot }
action-cell = { $cell }
action-turn = { $turns ->
    [0] As printed
    [1] A quarter turn clockwise
    [2] A half turn
   *[3] A quarter turn counter-clockwise
}
action-slot = { $slot }
action-refresh = Replace section { $section }
action-no_refresh = Go on to the cards
action-section = Section { $section }
action-take_card = Take { $card }
action-district = { $resource_id ->
    [papyrus] Papyrus workshops
    [bread] Bread workshops
    [limestone] Limestone quarries
   *[granite] Granite quarries
}
action-raise = Production of { of-resource } +1
action-play = Play { $blessing }
action-no_card = Produce
action-faith = { $pan }: { $count } faith
action-no_faith = Lay no faith
action-score = Score { $law }
action-repeat = Repeat { $law }
action-tribute = Pay 1 { of-good } for 4 VP
action-stop = Stop

## What happened: setup

event-wheel = The wheel is set: { light-of-sectors }.
event-horus_tile = Horus slot { $horus_slot }: tile of { $god }.
event-die_added = New die at { at-god }: { colour-of-die } { $face }.
event-market_card = Market, section { $section }: { $card }.
event-tile_shown = New pillar tile in the display: { $tile }.
event-dealt_law = { $law_id ->
    [hidden] { $seat } is dealt a decree.
   *[other] { $seat } is dealt { $law }.
}
event-kept_law = { $law_id ->
    [hidden] { $seat } keeps one decree and puts the other under the deck.
   *[other] { $seat } keeps { $law } and puts { $returned } under the deck.
}
event-starting_card_shown = Starting card on offer: { $start }.
event-first_to_pick = { $seat } picks a starting card first.
event-starting_card = { $seat } picks the starting card { $start }.
event-turn_order = Turn track, place { $place }: { $seat }.
event-took_destiny = { $seat } takes the destiny card { $destiny }.
event-start_effect = { $seat } resolves the starting card { $start }.
event-saw_cards = { $first_id ->
    [hidden] { $seat } looks at two cards.
   *[other] { $seat } looks at { $first } and { $second }.
}
event-kept_card = { $seat } keeps { $card } and shuffles the other card back.
event-reshuffled = { $kind_id ->
    [blessing] The blessings are shuffled: { $count } in the deck.
    [technology] The technologies are shuffled: { $count } in the deck.
   *[law] The decrees are shuffled: { $count } in the deck.
}

## What happened: rounds and turns

event-round = Round { $round } of 16.
event-turn = { $seat } begins a turn.
event-anubis = { $seat } calls on Anubis: any die, any action.
event-took_die = { $taken_as_id ->
    [pure] { $seat } takes the { colour-of-die } { $face } at { at-god }: pure, left pan.
    [tainted] { $seat } takes the { colour-of-die } { $face } at { at-god }: tainted, right pan.
    [anubis] { $seat } takes the { colour-of-die } { $face } at { at-god } for Anubis: below the scales.
   *[bot] { $seat } takes the { colour-of-die } { $face } at { at-god }.
}
event-recoloured = { $seat } gives the die another light: it counts as { colour-of-die } this turn.
event-cleansed = The die was forbidden; { $seat } takes it all the same.
event-value = { $seat } changes the value to { $value }: { $cause }.
event-scribe_value = { $seat } changes the value to { $value } for a scribe.
event-extra_bought = { $seat } will perform an additional action: { $god }.
event-played = { $seat } plays { $card }.
event-main_lost = { $seat } can't perform the main action: it is lost.
event-turn_end = { $seat } ends the turn.

## What happened: actions

event-action = { $seat } performs the action of { of-god } with value { $value }.
event-production = { $seat } produces { of-resource } with value { $value }.
event-action_shifted = { $seat } changes the value to { $value } for this action: { $cause }.
event-granted = { $seat } may perform an action without a die: { $cause }.
event-declined = { $seat } declines the action.
event-paid = { $payment_id ->
    [nothing] { $seat } pays nothing.
   *[other] { $seat } pays { $payment }.
}
event-gained = { $seat } gains { counted-goods }: { $cause }.
event-vp = { $seat } gains { $points } VP: { $cause }.
event-lost_vp = { $cause_id ->
    [cost] { $seat } loses { $points } VP: bread not paid.
   *[other] { $seat } loses { $points } VP: { $cause }.
}
event-population = { $seat }: population { $from } → { $to } ({ $cause }).
event-happiness = { $seat }: happiness { $from } → { $to } ({ $cause }).
event-section_opened = Section { $section } of the market opens.
event-excess = { $seat } lays { counted-resources } on the right pan: excess.
event-laid_aside = { $seat } lays { counted-resources } aside: excess, which no balance counts any more.
event-production_marker = { $seat }: production of { of-resource } { $from } → { $to }.
event-god_statue = { $seat } builds a statue to { to-god }.
event-people_statue = { $seat } builds a statue to the people { at-people-slot }.
event-tile_placed = { $turns ->
    [0] { $seat } lays { $tile } on { $cell }, as printed.
    [1] { $seat } lays { $tile } on { $cell }, with a quarter turn clockwise.
    [2] { $seat } lays { $tile } on { $cell }, with a half turn.
   *[3] { $seat } lays { $tile } on { $cell }, with a quarter turn counter-clockwise.
}
event-horus_bonus = The statue of { $seat } at { at-god } brings its bonus (Horus slot { $horus_slot }).
event-ability = { $seat } uses the ability of { $tile }.
event-pillar = { $seat } puts a pillar on { $cell }.
event-temple_building = { $seat } builds at the temple: { at-slot }.
event-osiris_building = { $seat } builds in { in-district }, row { $row }.
event-refreshed = { $seat } replaces the cards of section { $section }.
event-discarded = { $card } leaves section { $section } for the discard pile.
event-took_card = { $seat } takes { $card }.
event-drew_law = { $law_id ->
    [hidden] { $seat } draws a decree from the deck.
   *[other] { $seat } draws { $law } from the deck.
}

## What happened: rotation and Maat

event-rotated = The wheel turns: { light-of-sectors }.
event-maat = Maat phase { $phase } of 4.
event-faith_laid = { $pan_id ->
    [left] { $seat } lays { $count } faith on the left pan.
   *[right] { $seat } lays { $count } faith on the right pan.
}
event-balance = { $seat }: balance { $balance }.
event-cleared = Dice go back to the bag; excess and faith go back to the supply.
event-z23_held = { $seat } holds Decree of the Last Deed and may use it now.
event-z23_not_held = Nobody holds Decree of the Last Deed.
event-used_law = { $seat } reveals and uses { $law }.

## What happened: scoring

event-scoring = Scoring { $scoring } of 2.
event-scored = { $seat } scores { $points } VP: { $source }.
event-district_won = { $seat } holds the majority in { in-district }.
event-upkeep = { $unpaid ->
    [0] { $seat } pays all the bread due for buildings: { $due }.
   *[other] { $seat } owes { $due } bread for buildings and leaves { $unpaid } unpaid.
}
event-final_scoring = Final scoring: all decrees are revealed.
event-law_revealed = { $seat } reveals { $law }.
event-law_scored = { $seat } scores { $law }: { $points } VP.
event-tribute = { $seat } pays 1 { of-good } as tribute.
event-law_repeated = { $seat } scores { $law } once more.
event-winner = { $seat } wins with { $points } VP.
final-score = { $points ->
    [one] { $points } victory point.
   *[other] { $points } victory points.
}

## What happened: the solo opponent

event-bot_pyramid = Pyramid of { -bot }, { place-in-pyramid }: { $token }.
event-deben_thrown = { $deben_id ->
    [up] { -bot } throws the deben: up, to the token resting on this one and its right neighbour.
   *[right] { -bot } throws the deben: right, to the next token of the row.
}
event-bot_token = The marker of { -bot } is at { $token } ({ place-in-pyramid }).
event-bot_die_failed = { -bot } passes over the { colour-of-die } { $face } at { at-god }: { $why }.
event-bot_no_die_at = { -bot } can take no die at { at-god } and looks at the next sector counter-clockwise.
event-bot_no_die_of = { -bot } can take no { colour-of-die } die and goes on to the next colour of the token.
event-bot_die = { -bot } chooses the { colour-of-die } { $face } at { at-god }: { $reason }.
event-bot_people_slot = { -bot } chooses a place { at-people-slot } for the statue: { $reason }.
event-bot_cell = { -bot } chooses { $cell } for the tile, worth { $points } VP: { $reason }.
event-bot_slot = { $pillars ->
    [one] { -bot } chooses { at-slot }, { $pillars } own pillar in the line: { $reason }.
   *[other] { -bot } chooses { at-slot }, { $pillars } own pillars in the line: { $reason }.
}
event-bot_section = { -bot } takes from section { $section }, the highest its happiness opens: decrees first, then technologies, then blessings.
event-bot_district = { -bot } chooses { in-district }, row { $row }: { $reason }.
event-bot_nothing = { -bot } has no piece or no free place for the action of { of-god }: nothing is built.
event-bot_gold_removed = { -bot } takes no gold, so it leaves the game: { $cause }.
event-bot_discarded = { -bot } discards { $card } after scoring it.

## Tie-breaks

tie_break-most_scribes = more scribes
tie_break-earlier_on_turn_track = earlier on the turn track

## Why not

refusal-not-enough = { $good }: you need { $needs }, you have { $has }.
refusal-card-not-held = You don't hold { $card }.
refusal-no-such-die = { $colour } { $face }: no such die lies at { $god }.
refusal-die-is-forbidden = { $colour } dice are forbidden at { $god } in the present light. Anubis can still take them.
refusal-lay-as-pure-or-tainted = With { $card } the die is laid as pure or as tainted.
refusal-other-purity = In the present light of { $god } the die's purity as { $colour } is: { $state }.
refusal-cost-leaves-no-action = Its cost would take what the action of { $god } needs, and the die can do nothing else.
refusal-scribe-shifts = A scribe changes the value by { $least } or { $most }.
refusal-nudge-shifts = Changing Light changes the value by { $steps }.
refusal-value-out-of-range = A value lies between 1 and 6; this would be { $value }.
refusal-value-not-granted = Here the value lies between { $least } and { $most }.
refusal-production-too-small = With value { $value } production would bring too little for the action of { $god } after it.
refusal-main-action-first = First perform the main action of your die.
refusal-main-action-done = The main action of this turn is already done or lost.
refusal-grey-produces-nothing = A grey die produces nothing.
refusal-die-produces = A die of this colour ({ $colour }) produces only { $resource }.
refusal-no-such-extra-action = You have no additional action of { $god }.
refusal-no-statue-left = All your statues are built.
refusal-no-pillar-left = All your pillars are built.
refusal-no-building-left = All your buildings are built.
refusal-too-little-happiness = You need happiness { $needs }, you have { $has }.
refusal-temple-full = No cell of the temple complex is empty.
refusal-no-tile-there = No pillar tile lies on the place of value { $value }.
refusal-no-slot-free = No plot at the temple is free.
refusal-value-already = The die already has value { $value }.
refusal-no-shift-left = A shift by 1 comes only with { $card } played on this die, once for each copy.
refusal-not-beside-the-die = { $god } is neither next to the die's sector nor opposite it.
refusal-other-sector = This die comes from { $god }: it gives only that action, or production.
refusal-action-too-dear = { $god } costs { $needs } ({ $good }); you can pay { $has }, gold counted.
refusal-no-place-for-a-statue = Neither the god of this value nor the people have a place for a statue.
refusal-row-full = Row { $row } of Osiris is full.
refusal-too-few-cards = No section open to you holds enough cards: { $needs } must be taken.
refusal-no-night-shift = Only a die taken as tainted produces before the god action, and never a grey one.
grey-makes-nothing = A grey die can't produce.
refusal-grey-no-statue-left = { grey-makes-nothing } { refusal-no-statue-left }
refusal-grey-no-pillar-left = { grey-makes-nothing } { refusal-no-pillar-left }
refusal-grey-no-building-left = { grey-makes-nothing } { refusal-no-building-left }
refusal-grey-too-little-happiness = { grey-makes-nothing } For the action of { $god } you need happiness { $needs }, you have { $has }.
refusal-grey-temple-full = { grey-makes-nothing } { refusal-temple-full }
refusal-grey-no-tile-there = { grey-makes-nothing } { refusal-no-tile-there }
refusal-grey-no-slot-free = { grey-makes-nothing } { refusal-no-slot-free }
refusal-grey-action-too-dear = { grey-makes-nothing } { refusal-action-too-dear }
refusal-grey-no-place-for-a-statue = { grey-makes-nothing } { refusal-no-place-for-a-statue }
refusal-grey-row-full = { grey-makes-nothing } { refusal-row-full }
refusal-grey-too-few-cards = { grey-makes-nothing } { refusal-too-few-cards }
refusal-cost-cannot-be-waived = No blessing waives this cost.
owed-good = { $owed ->
    [papyrus] papyrus
    [bread] bread
    [limestone] limestone
    [granite] granite
    [gold] gold
   *[scribe] scribes
}
refusal-not-payable-in = { $good }: the cost is in { owed-good }, and this doesn't stand for it.
refusal-wrong-sum = The cost is { $cost }, this would be { $paid }.
refusal-more-than-due = { $due } bread is due, this would be { $paid }.
refusal-not-among-start-goods = { $start } doesn't bring { $good }.
refusal-not-among-bonus-goods = The bonus of Horus slot { $slot } doesn't bring { $good }.
refusal-no-tribute-in = { $good }: tribute is paid in resources or gold.
refusal-no-symbol-left = Your population ({ $population }) has no further symbol to pay for.
refusal-section-closed = Section { $section } opens when someone's population reaches { $at }.
refusal-section-out-of-reach = Section { $section } needs happiness { $needs }, you have { $has }.
refusal-section-too-small = You must take { $needs } cards, section { $section } holds { $has }.
refusal-section-already-refreshed = You have already replaced section { $section } in this action.
refusal-section-empty = Section { $section } holds no card to replace.
refusal-refresh-too-dear = Replacing and the { $cards } papyrus for the cards cost { $needs } together; you can pay { $has }.
refusal-card-not-there = { $card } is not in section { $section }.
refusal-card-elsewhere = { $card } lies in section { $other }; you are taking from section { $section }.
refusal-card-not-seen = { $card } is not one of the two cards you see.
refusal-card-not-for-production = { $card } isn't played with a production.
refusal-twin-first = Its other copy is played first: { $card }.
refusal-law-not-dealt = { $law } is not one of your two decrees.
refusal-start-not-dealt = { $start } is not on offer in this game.
refusal-start-taken = { $start } already belongs to { $seat }.
refusal-destiny-taken = { $destiny } already belongs to { $seat }.
refusal-law-not-held = You don't hold { $law }.
refusal-law-already-scored = { $law } has already scored.
refusal-no-more-laws = At most { $most } decrees score.
refusal-deed-is-over = { $law } is used before the last scoring; now it brings nothing.
refusal-law-never-repeats = { $law } can't be repeated.
refusal-law-type-used = A decree with this symbol has already scored: { $type ->
    [scroll] Scroll
    [people] People
    [feather] Feather
    [works] Works
    [temple] Temple
    [statue] Statue
   *[other] { $type }
}.
refusal-tribute-before-treasury = Decree of Tribute must score before Decree of the Treasury.
refusal-no-law-to-repeat = No decree of yours has scored yet that could score once more.
refusal-law-not-scored-yet = { $law } hasn't scored yet, so it can't score once more.
refusal-cell-taken = A tile already lies there: { $cell }.
refusal-slot-taken = { $slot }: a building of { $seat } stands there.
refusal-slot-closed = { $slot }: open only with { $players } players or more.
refusal-slot-too-dear = { $slot } costs { $needs } bread; you can pay { $has }, gold counted.
refusal-statue-slot-taken = { $people_slot }: { $seat } has built there.
refusal-other-god-for-value = Value { $value } stands for { $god }: a statue to another god needs another value.
refusal-no-room-with-god = { $god } has no room for another statue.
refusal-district-taken = { $district }: in row { $row } stands a building of { $seat }.
refusal-district-not-of-card = { $district }: your starting card builds in the other districts.
refusal-marker-at-top = Production of { $resource } is already at { $most }.

## Where the game stands, and what a view holds

status = { $phase_id ->
    [setup] Setup
    [maat] Maat phase after round { $round }
    [scoring] Scoring after round { $round }
    [final_scoring] Final scoring
   *[round] { $coming_id ->
        [rotation] Round { $round } of 16 · then the wheel turns
        [maat] Round { $round } of 16 · then Maat
        [scoring] Round { $round } of 16 · then Maat and scoring
       *[round] Round { $round } of 16
    }
}
field-bot = { -bot }
field-round = Round
field-phase = Now
field-coming = After this round
field-maat = Maat phases held
field-order = Turn order
field-order_to_come = Turn order after Maat
field-sectors = Obelisk wheel
field-light = Light
field-next_light = Light after the turn of the wheel
field-coming_dice = New dice after the turn
field-dice = Dice
field-colour = Colour
field-face = Face
field-state = Purity
field-next_state = Purity after the turn of the wheel
field-use = What it gives you
field-action = God action
field-possible = Can be performed
field-cost = Cost
field-good = Paid in
field-happiness = Happiness
field-population = Population
field-scribes = Scribes
field-cards = Cards
field-row = Row
field-tile = Pillar tile
field-statue = Statue to
field-pays = Statues that pay
field-production = Production
field-resource = Resource
field-kept = Goods kept
field-excess = Excess
field-balance = Balance
field-DieUse-order = Turn order it would give
field-statues = Statues
field-horus_slot = Horus slot
field-bag = Dice bag
field-horus_tiles = Horus tiles
field-temple = Temple complex
field-cells = Cells
field-turns = Quarter turns
field-sides = Sides
field-pillar = Pillar
field-buildings = Buildings
field-open_slots = Open plots
field-held_tile = Tile in hand
field-display = Pillar display
field-spots = Cells
field-matches = Matching sides
field-points = Points
field-osiris = Districts of Osiris
field-leaders = Leads the district
field-row_gold = Gold beside row 2
field-people_statues = Statues to the people
field-people_gold = Gold on statue slots
field-working = Abilities that work now
field-tiles_left = Tiles in the stack
field-market = Card market
field-sections = Sections
field-open = Open
field-buyers = Within reach of
field-decks = Decks
field-discards = Discard piles
field-removed = Out of the game
field-starting_cards = Starting cards
field-seats = Players
field-seat = Player
field-vp = Victory points
field-projected = A scoring now would add
field-goods = Goods
field-happiness_rewards = Happiness rewards gained
field-left = Left to build
field-pillars = Pillars
field-statue_cost = Granite for the next statue
field-bread_due = Bread due in scoring
field-taken_as = Taken as
field-maat_loss = VP lost if weighed now
field-maat_marker = Balance in the last Maat phase
field-faith_laid = Faith on the scales
field-ankh = Ankh value
field-destiny = Destiny card
field-blessings = Blessings
field-technologies = Technologies
field-laws_held = Decrees held
field-laws_scored = Decrees scored
field-laws = Decrees
field-law_points = Decrees would score now
field-dealt_laws = Decrees dealt to you
field-returned_law = Decree put under the deck
field-seen = Cards you see
field-turn = Turn
field-sector = From the sector of
field-value = Value
field-main_open = Main action still to come
field-extras = Additional actions
field-solo = Solo game
field-difficulty = Difficulty
field-random_start_cards = Random starting cards
field-law_vp = VP for each of his decrees
field-pyramid = Action pyramid

## What an action would bring

preview-points = Victory points
preview-points_if_scored = In a scoring now
preview-law_points = Your decrees
preview-papyrus = Papyrus
preview-bread = Bread
preview-limestone = Limestone
preview-granite = Granite
preview-gold = Gold
preview-scribe = Scribes
preview-faith = Faith
preview-population = Population
preview-happiness = Happiness
preview-balance = Balance
preview-place = Place after Maat
preview-maat_loss = VP lost at Maat
preview-production = Production: { $resource }
preview-blessings = Blessings
preview-technologies = Technologies
preview-laws = Decrees
preview-buildings_left = Buildings left
preview-statues_left = Statues left
preview-pillars_left = Pillars left
preview-die_value = Value of the die
preview-other_points = Victory points of { $seat }
preview-other_goods = Goods of { $seat }
preview-other_cards = Cards of { $seat }
preview-section_opened = Opens section { $section } of the market.
preview-main_lost = The main action is lost.
preview-granted = An action without a die follows.
preview-next_turn = Then it is the turn of { $seat }.
preview-wheel_turns = Then the wheel turns.
preview-maat = Then comes Maat phase { $phase }.
preview-scoring = Then comes scoring { $scoring }.
preview-may_horus = Then Horus with value { $value }: a statue for { $cost } granite.
preview-may_ra = Then Ra with value { $value }: a pillar tile for { $cost } limestone.
preview-may_hathor = Then Hathor with value { $value }: a building from { $cost } bread, population +{ $value }.
preview-may_bastet = Then Bastet with value { $value }: for { $cost } papyrus, happiness up to +{ $value }.
preview-may_thoth = { $cost ->
    [0] Then Thoth with value { $value }: a card for nothing.
   *[other] Then Thoth with value { $value }: cards for { $cost } papyrus.
}
preview-may_osiris = Then Osiris with value { $value }: a building in row { $value } for 1 happiness.
preview-cannot_perform = The action of { $god } with value { $value } can't be performed.
preview-may_produce = { $excess ->
    [0] Or production of { $resource }: { $kept }, no excess.
   *[other] Or production of { $resource }: { $kept }, and { $excess } excess.
}
preview-statue_pays = The action of { $god } pays the statue of { $seat }.

## Marks and headings of the terminal screen

die_mark-yellow = Ye
die_mark-brown = Br
die_mark-white = Wh
die_mark-black = Bk
die_mark-gray = Gy
good_mark-papyrus = Pa
good_mark-bread = Br
good_mark-limestone = Li
good_mark-granite = Gr
good_mark-gold = Go
good_mark-scribe = Sc
good_mark-faith = Fa
edge_mark-red = r
edge_mark-blue = b
edge_mark-green = g
edge_mark-yellow = y
kind_mark-blessing = Bl
kind_mark-technology = Te
kind_mark-law = De
light_mark-sunny = sun
light_mark-shaded = shade
light_mark-dark = dark
screen-section = Section { $section } · happiness { $from }+
screen-section_closed = Section { $section } · closed until population { $at }
screen-place = Turn order, now → next
screen-anubis = Anubis
screen-left = Left to build
screen-cards = Your cards
screen-die_in_use = { $taken_as_id ->
    [anubis] Die in use: { colour-of-die }, from the sector of { of-god }, value { $value }, Anubis.
    [pure] Die in use: { colour-of-die }, from the sector of { of-god }, value { $value }, pure.
   *[tainted] Die in use: { colour-of-die }, from the sector of { of-god }, value { $value }, tainted.
}
screen-legend =
    ☼ pure  ◐ tainted  ✕ forbidden  ⚑ Horus slot: bonus, statues  ⌂ buildings and their bread cost  ♜ statue  ‖ pillar
    $ gold  ▲ production  ✶ symbols  § section opens  !! any action  ↑→↓← sides of a tile
screen-calendar = ↻ rotation  ⚖ Maat  ★ scoring
screen-initiative = initiative { $value }
screen-empty = empty

# For a person's first games: what a decision is about, and what would go unused.
first-setup_law = Decrees score at the end of the game: keep one whose condition you want to work for.
first-setup_start_card = Starting cards: goods, scribes and more to begin with, and a number for the turn order.
first-die = Your turn: one die. Pure ones go to the left pan, tainted ones to the right; in the end they should be in balance.
first-modify = Scribes change the value of the die for this action; the face on the scales stays.
first-action = With the die you take the action of its god or produce goods of its colour.
first-horus_target = Horus: a statue for a god or for the people, paid with granite.
first-ra_cell = Ra: a pillar tile goes into the temple; matching sides score.
first-hathor_slot = Hathor: buildings at the temple grow your population and count for the rows and columns.
first-thoth_section = Thoth: cards from the market; happier people reach better sections.
first-osiris_district = Osiris: workshops and quarries raise your production.
first-destiny = The destiny card decides the order of the next turns and adds to the balance.
first-law_pick = Final scoring: at most three decrees, each with another symbol.
unused-crowd = You could still use your joyful crowd.
unused-perform_extra = You still have an extra action.
unused-score = Another decree could still score.
unused-play = You could still play a blessing with this production.
