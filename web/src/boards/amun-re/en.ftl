# Words of the board of Amun-Re itself; names of things come from the game.

amun-re-map = Map of Egypt
amun-re-owner = belongs to { $name }

amun-re-legend-field = field
amun-re-legend-card = card limit
amun-re-legend-temple = temple
amun-re-legend-caravan = caravan
amun-re-legend-mine = gold mine
amun-re-legend-gift = at once

amun-re-west = West
amun-re-east = East
amun-re-award = most pyramids
amun-re-award-none = nobody yet
amun-re-award-held = { $award }, { $points } points: now { $holders } ({ $provinces })
amun-re-award-free = { $award }, { $points } points: nobody yet

amun-re-tiles = Offering tile
amun-re-no-tile = none yet
amun-re-tile-text = Offerings { $range }: each farmer and temple counts { $value }; { $camel ->
    [yes] caravans bring gold
   *[no] caravans bring nothing
}.
amun-re-total = Total { $total }
amun-re-offered = offered { $gold }
amun-re-sealed = sealed
amun-re-choosing = choosing…
amun-re-rank = { $rewards ->
    [one] { $rewards } reward
   *[other] { $rewards } rewards
}

amun-re-scoring = Scoring
amun-re-round = Round { $round } of 6
amun-re-bids = Standing bids
amun-re-must-bid = to bid
amun-re-outbid = outbid: { $province }
amun-re-bid-stands = { $name } bids { $gold }
amun-re-no-bid = No bid yet.
amun-re-pick-hint = Everybody secretly puts one province card up for auction.
amun-re-costs = costs { $gold } gold
amun-re-harvest-hint = Mines always bring gold, caravans only with a camel, farmers as the tile says.
amun-re-income = Income

amun-re-your-turn = your turn
amun-re-thinks = thinking
amun-re-bot = bot
amun-re-away = away
amun-re-gold-hidden = hidden
amun-re-standing = bid { $gold }: { $province }
amun-re-barred = outbid in { $province }
amun-re-vp = { $count ->
    [one] point
   *[other] points
}
amun-re-forecast = { $total } if scored now
amun-re-forecast-short = forecast { $total }
amun-re-hand = Your hand
amun-re-province-hand = Your province cards
amun-re-cards = cards
amun-re-scribes = scribes in hand
amun-re-played = played: { $cards }
amun-re-offer-standing = offered { $gold } gold

amun-re-end-tie-rule = Points first, then pyramids, then stones in one's provinces.
amun-re-end-pyramids = Pyramids
amun-re-end-stones = Stones
amun-re-end-map = Egypt at the end

amun-re-tell-offerings = The offerings are shown
amun-re-tell-total = Their total
amun-re-tell-tile = The Nile
amun-re-tell-rewards = What they earn
amun-re-tell-first = First player
amun-re-tell-winner = The winner
