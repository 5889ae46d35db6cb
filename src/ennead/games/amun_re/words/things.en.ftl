# The glossary of Amun-Re: kinds, numbers, and words that no component bears.

things-card = Cards
things-province = Provinces
things-tile = Offering tiles
things-pieces = Pieces

number-each = For each player
number-sells = Sells for gold
number-vp = Victory points
number-fields = Fields
number-symbols = Power-card symbols
number-gold_mine = Gold mine
number-caravan = Caravan
number-temples = Temples
number-instant_cards = Power cards at once
number-instant_stones = Stones at once
number-instant_gold = Gold at once
number-tile_value = Each farmer and temple counts
number-start_gold = Gold at the start

place-active = active now
place-bid = bidding
place-for_sale = for sale

province-text = { $side }, { $region }, { $nile }.
tile-name = Tile { $name }
tile-text = Active when the offerings come to { $label }: each farmer brings { $value } gold, each temple { $value } { $value ->
    [one] point
   *[other] points
}; { $camel ->
    [yes] caravans bring their gold, too.
   *[no] caravans bring nothing.
}
pieces-scribe-text = Bids for a province and stays in the one it wins until the kingdom ends. Everybody has three.
pieces-farmer-text = Works on a field; at each harvest it brings as much gold as the active tile says. Leaves the board when the Old Kingdom ends.
pieces-stone-text = Is placed in an own province; three stones of a province become a pyramid at once.
pieces-pyramid-text = Scores 1 point; more for pyramids in all three provinces, and for the tallest province of each side. It stays when the kingdom ends.
pieces-double_pyramid-text = Stands for two pyramids of one province and counts as two.
pieces-first_player-text = Its holder is the first in everything; after the offerings it goes to whoever earned it.
pieces-gold-text = Pays for provinces, purchases and offerings, and is kept secret; at the end the richest score for it.
