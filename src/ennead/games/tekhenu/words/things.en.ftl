# The glossary of Tekhenu: kinds, numbers, moments, and words that no component bears.

things-blessing = Blessings
things-technology = Technologies
things-law = Decrees
things-start = Starting cards
things-destiny = Destiny cards
things-tile = Pillar tiles
things-god = Gods
things-colour = Dice
things-token = Tokens of Botankhamun

number-min_players = Players at least
number-symbol = Symbol
number-limestone = Limestone
number-side-1 = Side in the north
number-side-2 = Side in the east
number-side-3 = Side in the south
number-side-4 = Side in the west
number-initiative = Initiative
number-ankh = Ankh value
number-sunny = In the sun
number-shaded = In the shade
number-dark = In the dark
number-produces = Produces

when-action_with_value_1 = with an action of value 1
when-always = at all times
when-anubis = with an Anubis action
when-any_time_own_turn = at any time in your turn
when-bastet = with a Bastet action
when-before_last_scoring = before the last scoring
when-bot = in a turn of Botankhamun
when-final_scoring = in the last scoring
when-god_action = with any god action
when-hathor = with a Hathor action
when-horus = with a Horus action
when-horus_bonus_received = with a bonus of your statues
when-maat = in a Maat phase
when-maat_order_set = at the end of a Maat phase
when-osiris = with an Osiris action
when-play_blessing = when you play a blessing
when-produce = when producing
when-produce_bread = when producing bread
when-ra = with a Ra action
when-setup = before the first round
when-take_die = when you take a die
when-take_pure_die = when you take a pure die
when-take_tainted_die_for_god_action = when a tainted die gives you a god action
when-thoth = with a Thoth action
when-tile_dark = if it is dark over Ra
when-tile_none = never: it shows no light
when-tile_shaded = if it is shaded over Ra
when-tile_sunny = if the sun is over Ra
when-turn_start = at the start of your turn

place-bag = in the bag
place-dealt = dealt to choose from
place-deck = in the deck
place-display = on show
place-offered = to choose from
place-pyramid = in his pyramid
place-stack = in the stack
place-temple = in the temple
place-wheel = at the wheel

colour-name = { $name } die
colour-text = What a die is depends on the light of its sector: a pure one goes to the left pan, a tainted one to the right, a forbidden one stays.
token-text = { $kind ->
    [god] Botankhamun takes the highest die he may in the sector of { $god }, else in the next one counter-clockwise, and performs the action there.
   *[resource] Botankhamun takes the highest die he may of the first colour there is: { $good1 }, { $good2 }, { $good3 }, { $good4 }; then he performs the action of its sector.
}
god-horus-text = Builds a statue for granite: to the god whose tile lies at the value of the die, for its bonus, or to the people.
god-ra-text = Sets a pillar tile into the temple for limestone: the value chooses the tile; buildings in its lines and matching sides bring points.
god-hathor-text = Puts a building at the temple for bread: 3 points for each own pillar in the line, a good for each empty cell; population grows by the value.
god-bastet-text = For 2 papyrus happiness grows by the value, never beyond population; low values bring scribes, too.
god-thoth-text = Takes one, two or three cards from one section of the market, for 0, 2 or 3 papyrus.
god-osiris-text = Puts a workshop or quarry into the row of the value for 1 happiness: production grows, and goods come at once.
god-anubis-text = For 2 scribes you take any die, even a forbidden one, for any god action or production. It weighs nothing.
god-maat-text = After every fourth round pure dice are weighed against tainted ones: who is nearest to balance goes first, too much taint costs points.
