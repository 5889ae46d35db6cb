tekhenu-tab-wheel = Wheel
tekhenu-tab-temple = Temple
tekhenu-tab-works = Works
tekhenu-tab-market = Market
tekhenu-die = { $colour } { $face }, { $state }, { $god }
tekhenu-horus-note = die → god → bonus
tekhenu-horus-slot = Horus slot { $slot }: { $god }, { $bonus }
tekhenu-horus-place = Horus slot { $slot }
tekhenu-horus-text = A Horus action with value { $value } may build a statue to { $god }. Bonus of such a statue: { $bonus }.
tekhenu-to-the-people = to the people
tekhenu-osiris-note = row = die ·
tekhenu-leads = leads
tekhenu-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
tekhenu-hathor-temple = Hathor · the temple
tekhenu-hathor-note = population + die
tekhenu-opens-at = opens at { $at }
tekhenu-decks = Decks
tekhenu-discarded = { $count } discarded
tekhenu-later = Light after the turn of the wheel: press and hold, or hold N
tekhenu-key-later = while held: the light after the next turn of the wheel
tekhenu-key-turn = turns the tile in hand, with Shift the other way
tekhenu-later-short = light after|the turn
tekhenu-points = { $points } VP
tekhenu-vp = VP
tekhenu-now-worth = { $points } VP now
tekhenu-fold = Fold up
tekhenu-unfold = Unfold
tekhenu-row = Row { $row }
tekhenu-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tekhenu-not-now = not possible now
tekhenu-excess = { $count ->
    [0] no excess
   *[other] { $count } excess
}
tekhenu-maat-loss = { $points ->
    [0] no loss
   *[other] −{ $points } VP
}
tekhenu-order = order
tekhenu-statue-pays = The statue of { $name } pays
tekhenu-bonus-of = Statues at { $god }
tekhenu-bonus-text = { $rule ->
    [2] Whoever has a statue here gains this bonus each time this god's action is performed, by anybody: { $bonus }.
    [3] Whoever has a statue here gains this bonus each time another player performs this god's action, and once when it is built: { $bonus }.
   *[other] Whoever has a statue here gains this bonus each time another player performs this god's action: { $bonus }.
}
tekhenu-people-temple = A statue to the people: 1 gold at once, 3 VP for each own pillar in the middle line; in scoring it counts like a building.
tekhenu-people-district = A statue to the people: 1 gold at once; in scoring it counts in both districts below, and wins ties.
tekhenu-own-resource = the district's resource
tekhenu-row-text-1 = Production of { $good } +1, gain 1. Costs 1 happiness.
tekhenu-row-text-2 = Production of { $good } +1, gain 1; the first to build in this row takes the gold. Costs 1 happiness.
tekhenu-row-text-3 = Production +1 for both resources shown, gain 1 of the first ({ $good }). Costs 1 happiness.
tekhenu-row-text-4 = Production +1 for both resources shown, gain 1 of the first ({ $good }) and 1 gold. Costs 1 happiness.
tekhenu-row-text-5 = Production of { $good } +2, gain 2. Costs 1 happiness.
tekhenu-row-text-6 = Production of { $good } +2 and any one +1, gain 2. Costs 1 happiness.
tekhenu-cell-text = Covered by a tile it brings { $good }: { $count }. While empty, each building of its row or column brings 1 when built.
tekhenu-cell-corner = Covered by a tile it brings { $good }: { $count }. In a corner every matching side is worth 2 VP.
tekhenu-slot-text = A building costs { $cost } bread: 3 VP for each own pillar in the line, one good for each empty cell, population up by the value.
tekhenu-section-text = Open to whoever has happiness { $at } or more. Thoth takes 1, 2 or 3 cards from one section.
tekhenu-deck-text = Discarded so far:
tekhenu-out-of-game = out of this game
tekhenu-text-hourglass = Scoring comes in the Maat phase in which the sun reaches this marker: after rounds 8 and 16.
tekhenu-text-anubis = For 2 scribes, or with Call of Anubis: take any die, even a forbidden one, for any action. It lies below the scales and weighs nothing.
tekhenu-text-bag = Dice still in the bag. They come to the two sectors that are shaded after the wheel turns.
tekhenu-text-bastet = For 2 papyrus happiness moves up by the value, not beyond population. Value 1–2 brings 2 scribes, 3–4 brings 1. Whoever first comes to happiness 16, 19 and 21 gains gold, a scribe, any god's action.
tekhenu-text-thoth = Value 1–2: one card for nothing. 3–4: two for 2 papyrus. 5–6: three for 3 papyrus. All from one section.
tekhenu-text-ra = The value of the die chooses the tile: 5–6 left, 3–4 middle, 1–2 right.
tekhenu-your-turn = your turn
tekhenu-decides = decides
tekhenu-place = place { $place }
tekhenu-place-short = #{ $place }
tekhenu-points-of = { $name }: { $points } VP, { $more } in a scoring now; where they come from
tekhenu-points-from = Points of { $name }
tekhenu-scored = scored
tekhenu-scoring-now = a scoring now
tekhenu-returned = You gave back: { $card }
tekhenu-die-in-use = the die in use
tekhenu-pays-nothing = pays nothing
tekhenu-next-maat = next Maat { $balance }
tekhenu-bot-scoring = In scoring 2 VP for each blessing and technology; at the end { $law } VP for each decree and 1 for every 2 scribes. No upkeep.
tekhenu-round = Round { $round }
tekhenu-round-of = Round { $round } of { $rounds }
tekhenu-bot-turn = Botankhamun's turn
tekhenu-what-happened = What happened
tekhenu-step-deben = The deben falls
tekhenu-step-token = The token
tekhenu-step-no-die = No die to take
tekhenu-step-die = The die
tekhenu-step-action = The action
tekhenu-step-markers = Markers move
tekhenu-step-bonus = Statues pay
tekhenu-step-rotated = The wheel turns
tekhenu-step-maat = Maat
tekhenu-step-balance = The balances
tekhenu-step-order = The new order
tekhenu-step-scoring = Scoring
tekhenu-step-districts = Districts of Osiris
tekhenu-step-scored = Points
tekhenu-step-upkeep = Bread for buildings
tekhenu-step-cleared = The pans are emptied
tekhenu-step-final = Final scoring
tekhenu-step-law = Decrees
tekhenu-step-winner = The winner
tekhenu-tie-rule = Equal points: more scribes, then the earlier place on the turn track.
tekhenu-decrees = Decrees
tekhenu-starting-cards = Starting cards to choose from
tekhenu-again = { $story }, once more
tekhenu-rule = The rule behind it: { $rule }
tekhenu-rule-tk-bot-15 = His marker begins on the leftmost token of the bottom row.
tekhenu-rule-tk-bot-16 = The deben is thrown, both sides equally likely: up to the token that rests on this one, or right to its neighbour.
tekhenu-rule-tk-bot-17 = Whatever the token, he takes one die and performs the action of the god in whose sector it lay, with its face as value.
tekhenu-rule-tk-bot-20 = He gains points, scribes, cards and steps of his markers, never goods or faith. His population opens the market, too.
tekhenu-rule-tk-bot-23 = With a god's token he takes the highest face in that sector that is not forbidden; of equals the pure one, then by lot.
tekhenu-rule-tk-bot-25 = Where no die can be taken, he looks at the next sector counter-clockwise; the action is that of the sector he finds.
tekhenu-rule-tk-bot-26 = With a token of resources he takes the highest face of the first colour on it, of all sectors; of equals the one at a god to whom he has a statue, at the higher place of Horus.
tekhenu-rule-tk-bot-28 = Where no die of the colour can be taken, the next resource of the token counts; without any coloured die, the highest grey one.
tekhenu-rule-tk-bot-30 = Horus: a statue to the god of the value, if its place is free; else to the people, where it wins most districts, or where most of his pillars stand; 3 points if nothing is free.
tekhenu-rule-tk-bot-34 = Statues to gods pay for the actions of both. You gain the usual bonus, he a scribe (places 1–2), a point (3–4) or both (5–6).
tekhenu-rule-tk-bot-35 = Ra: the tile of the value, unturned, on the cell that brings most: 1 point for each building in its row and column, 1 for each side that touches a tile or the border.
tekhenu-rule-tk-bot-39 = Hathor: the free plot with most of his pillars in its line, 3 points for each of them; population grows by the value.
tekhenu-rule-tk-bot-40 = Bastet: one step for each point of the value: happiness, or population where happiness would pass it; scribes as for you.
tekhenu-rule-tk-bot-43 = Thoth: 1, 2 or 3 cards by value from the highest section his happiness opens; decrees first, then technologies, then blessings.
tekhenu-rule-tk-bot-46 = Osiris: the row of the value in the district of the die's colour, with a grey die where fewest buildings stand; if taken, the next district to the right, then the row above.
tekhenu-rule-tk-rot-01 = The wheel turns one sector clockwise after every second round; dice stay where they lie.
tekhenu-rule-tk-maa-01 = After every fourth round Maat weighs: balance, faith, points lost, new order, and a scoring where the sun reaches the hourglass.
tekhenu-rule-tk-maa-05 = The balance is what lies on the left pan less what lies on the right one and the excess. From −3 a point is lost, from −6 two, from −9 three.
tekhenu-rule-tk-maa-07 = Whoever is nearest to 0 goes first; equals by the higher ankh.
tekhenu-rule-tk-maa-11 = All dice taken go back to the bag, excess and faith to the supply.
tekhenu-rule-tk-sco-01 = A scoring has seven steps; each is done for everybody before the next.
tekhenu-rule-tk-sco-02 = Most pieces in a district bring 3 points; of equals the highest piece decides, the statue above all rows.
tekhenu-rule-tk-sco-06 = 1 point for each own building and statue at the temple, and each own pillar brings 1 more for each of them in its row and column.
tekhenu-rule-tk-sco-08 = 1, 3, 6, 10, 15, 21 points for 1 to 6 own statues, to gods and people together.
tekhenu-rule-tk-sco-09 = 3 points for each symbol the happiness marker has reached: 3, 6, 9, 12, 15 from 9, 13, 16, 19, 21.
tekhenu-rule-tk-sco-10 = 2 points for each own production marker on 6.
tekhenu-rule-tk-sco-11 = The uncovered point symbols of the building row.
tekhenu-rule-tk-sco-12 = For each uncovered bread symbol 1 bread is due; each one not paid costs 3 points.
tekhenu-rule-tk-fin-01 = At the end all decrees are revealed, also the one kept at the start.
tekhenu-rule-tk-fin-02 = Everybody scores at most three decrees, at most one of each kind.
tekhenu-rule-tk-fin-09 = Most points win; equals by scribes, then by the earlier place.
tekhenu-rule-tk-fin-07 = After the decrees the first on the turn track gains 3 points, with three or four players the second 2.
tekhenu-rule-tk-bot-57 = Each blessing and each technology of Botankhamun brings 2 points in a scoring; blessings are then discarded.
tekhenu-rule-tk-bot-60 = In the final scoring Botankhamun gains 1 point for every 2 scribes.
