# The glossary of Kemet: kinds, numbers, moments, and words that no component bears.

things-tile = Power tiles
things-creature = Creatures
things-card = Divine intervention cards
things-battle_card = Battle cards
things-god = Gods
things-area = Temples
things-token = Tokens
things-pieces = Units

number-each = For each player
number-color = Colour
number-level = Level
number-price = Prayer points
number-strength = Strength
number-damage = Damage
number-guaranteed = Guaranteed damage
number-protection = Protection
number-land_move = Land movement
number-tile = Comes with the tile
number-tile_units = With the tile
number-income = Prayer points each night

when-battle = in a battle
when-build = when building
when-buy = when buying a tile
when-creature = while the creature is with a troop
when-day = in your turn by day
when-gold = with the gold token
when-move = during a move
when-night = at night
when-permanent = at all times
when-pray = when praying
when-purchase = once, when you take it
when-recruit = when recruiting

place-free = nobody’s
place-face_down = discarded face down
place-maybe = may be in hand

god-text = Gives a player the colour of all figures. No god has a power of its own: powers are bought.
area-temple_west-text = Worth 1 fame to whoever holds it, and prayer points every night.
area-temple_sphinx-text = Worth 1 fame to whoever holds it, and prayer points every night.
area-temple_colossi-text = Worth 1 fame to whoever holds it, and prayer points every night.
area-temple_east-text = Worth 1 fame to whoever holds it, and prayer points every night.
area-temple_delta-text = Worth 1 fame to whoever holds it; every night one unit from there may be given up for 5 prayer points.
area-sanctuary-text = Every night its holder may give up two units from there for 1 lasting fame.
token-own-text = Goes to a free space of the action pyramid for the action shown there. Five each day, one in each turn.
token-silver-text = One more action a day, on any free space of the three tiers. Comes with Act of God; nobody has two.
token-gold-text = Wakes one of your tiles that ask for it, once a day. Everybody has one.
token-veteran-text = A reward for battles: at night it turns into prayer points, divine intervention cards or units.
token-buy_marker-text = Shows which colour a buy space is for: that of a pyramid in your own city.
pieces-unit-text = Each adds 1 strength to its troop; a troop has five at most. Everybody has twelve.
