# Words of every glossary: where things are.

place-absent = not in this game
place-aside = set aside
place-discard = discarded
place-hand = in hand
place-held = has it
place-map = on the map
place-market = on offer
place-played = played
place-plays = plays it
place-pool = ready, off the map
place-removed = out of the game
place-stock = in the supply
place-unseen = unseen: in the deck or in other hands
