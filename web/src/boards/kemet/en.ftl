# Words of Kemet's board that the game itself does not need.

kemet-map = Map of Kemet
kemet-tab-map = Map
kemet-tab-battle = Battle
kemet-tab-day = Day
kemet-tab-powers = Powers
kemet-tab-hand = Hand
kemet-tab-players = Players
kemet-letter-ruby = R
kemet-letter-sapphire = S
kemet-letter-diamond = D
kemet-letter-onyx = O
kemet-under_sand = under the sand
kemet-east_bank = East bank
kemet-race = wins if held as a turn begins
kemet-day = Your day
kemet-day-of = { $seat }'s day
kemet-deed-move = Move
kemet-deed-recruit = Recruit
kemet-deed-build = Build
kemet-deed-pray = Pray
kemet-deed-buy = Buy
kemet-tiers-due = Tiers { $tiers } still need a token: your { $left } left must go there.
kemet-tiers-empty = Tiers without a token yet: { $tiers }
kemet-decision = Decision
kemet-turn-hint = Play a token on a free space of your pyramid; point at one to see what it brings. By evening every tier needs a token.
kemet-hand = Your cards
kemet-powers = Powers
kemet-powers-hint = Point at a tile to read it. A gold edge: you could buy it today.
kemet-filter-today = can buy today
kemet-keep = Compare
kemet-keep-not = Let go
kemet-price = Costs { $pp } PP.
kemet-today = You could buy it today.
kemet-lack-copy = No copy is left.
kemet-lack-art = You own it.
kemet-lack-color = { $colour }: bought today already.
kemet-lack-pyramid = { $has ->
    [0] { $colour }: needs a pyramid of height { $needs }, you control none.
   *[other] { $colour }: needs a pyramid of height { $needs }, yours has { $has }.
}
kemet-lack-space = No buy space of this colour is free.
kemet-lack-pp = You have { $has } PP.
kemet-units = { $army } units on the map, { $supply } in supply; at most { $limit } in a troop
kemet-fame-of = { $lasting } lasting, { $held } held
kemet-march = March from { $area }
kemet-march-range = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
kemet-march-hint = Choose an area on the map: the number is the steps it takes, swords mean battle.
kemet-march-there = March there
kemet-march-split = { $go } march, { $stay } stay
kemet-creature-goes = { $creature } goes along
kemet-creature-stays = { $creature } stays
kemet-march-forget = Another way
kemet-or-teleport = or by teleport: { $points ->
    [0] no steps
    [one] { $points } step
   *[other] { $points } steps
}, { $pp } PP
kemet-odds = You win { $wins } of { $pairs } pairs
kemet-odds-holds = { $holds } with units left
kemet-odds-sure = { $sure } whatever is added
kemet-odds-then = then wins { $wins }, { $holds } with units left; costs { $pp } PP
kemet-battle = Battle
kemet-battle-secret = war council · in secret
kemet-battle-open = cards revealed
kemet-battle-won = { $seat } has won
kemet-attacks = attacks
kemet-defends = defends
kemet-units-left = { $count ->
    [0] nobody is left
    [one] { $count } unit left
   *[other] { $count } units left
}
kemet-your-cards = your cards against
kemet-their-cards = { $seat }: { $count } of these { $may } in hand, { $divine } DI cards
kemet-card-aside = aside
kemet-used = used
kemet-aside = aside
kemet-pair-holds = won, units are left
kemet-pair-wins = won, nobody is left
kemet-pair-lost = lost
kemet-pair-key = units you : the enemy lose
kemet-pair-losses = (you lose { $lost }, the enemy { $killed })
kemet-step-cards = Cards
kemet-step-strength = Strength
kemet-step-damage = Damage
kemet-step-protection = Protection
kemet-step-losses = Casualties
kemet-step-winner = Winner
kemet-step-rewards = Fame and rewards
kemet-step-after = Retreat and recall
kemet-number-units = units
kemet-number-count = units
kemet-number-height = height
kemet-number-veterans_pp = veterans
kemet-number-veterans_di = cards
kemet-says-troop = { $count ->
    [one] { $seat }, { $count } unit
   *[other] { $seat }, { $count } units
}
kemet-says-pyramid = { $colour } pyramid, height { $height }
kemet-says-fame = fame point of { $seat }
kemet-says-way = { $points ->
    [0] by teleport for { $pp } PP
    [one] { $points } step
   *[other] { $points } steps
}
kemet-says-odds = battle, you win { $wins } of { $pairs } pairs
kemet-short-war_rage = +1 strength
kemet-short-war_fury = +2 strength
kemet-short-bloody_battle = +1 damage
kemet-short-bloodbath = +2 damage
kemet-short-bronze_wall = +1 protection
kemet-short-iron_wall = +2 protection
kemet-short-glory = PP if you win
kemet-short-swiftness = +1 step
kemet-short-transfer = to an obelisk
kemet-short-open_gates = through walls
kemet-short-raining_fire = kills a unit
kemet-short-prayer = gains PP
kemet-short-enlistment = places units
kemet-short-mana_theft = takes PP
kemet-short-diversion = no effect
kemet-end-turn = The turn began
kemet-end-tie = With equal fame the player whose turn begins wins; the others share their place.
kemet-creature-supply = { $creature }: in supply
kemet-cards-of = { $divine } divine cards, { $battle } battle cards in hand
kemet-pp-of = { $pp } prayer points, at most { $most }
kemet-known-hand = Holds { $count } of these battle cards:
kemet-known-used = Used:
kemet-known-out = Face down: { $down }, out of the game: { $removed }
kemet-gold-used = { $tile } is used today
kemet-bought-today = Bought today: { $colours }
kemet-moment-battle = Played in a battle.
kemet-moment-move = Played while a troop moves.
kemet-moment-day = Played in your turn by day.
kemet-gone = out
kemet-destiny = Choose in this order:
kemet-filter-when = when: any
kemet-filter-owner = whose: all
kemet-filter-free = still on the shelf
kemet-when-battle = in battle
kemet-when-move = on the move
kemet-when-day = by day
kemet-when-night = at night
kemet-when-once = once, when bought
kemet-when-creature = creatures
kemet-tells-battle = Battle
kemet-tells-night = The night
kemet-tells-end = End of the game
kemet-after-choose = Choose here or on the map.
kemet-night-nothing = nothing
kemet-night-tokens = Everybody takes all tokens back.
kemet-end = Winner
kemet-sign-pp = prayer points
kemet-sign-card = divine cards
kemet-sign-lasting = lasting fame
kemet-sign-unit = units
kemet-key-walk = from area to bordering area, when the map has the focus
kemet-key-split = one unit fewer or more marches
kemet-key-bare = held: the land without pieces
kemet-key-zoom = look closer, step back, see all of the map
kemet-their-used = out of hand:
