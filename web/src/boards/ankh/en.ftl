# Words of the board of Ankh itself; names of things come from the game.

ankh-map = Map of Egypt
ankh-tab-map = Map
ankh-tab-gods = Gods
ankh-tab-tracks = Tracks
ankh-tab-hand = Cards
ankh-neutral = neutral
ankh-neutral-count = +{ $count } neutral
ankh-beside = beside: { $what }
ankh-region = region { $token }
ankh-region-told = Region { $token } · { $size ->
    [one] { $size } land hex
   *[other] { $size } land hexes
}
ankh-legal = can be chosen
ankh-changed = changed since your last turn
ankh-range = range of 3 steps
ankh-if-now = if it came now
ankh-would-merge = merge
ankh-would-be-forgotten = forgotten
ankh-would-win = leads
ankh-conflict-in = { $events ->
    [1] conflict { $conflict } comes next
   *[other] conflict { $conflict } in { $events } events
}
ankh-conflict-now = conflict { $conflict } is going on
ankh-red = red (0–{ $last }): forgotten after conflict 4
ankh-top-ahead = top of a stack is ahead
ankh-blue = blue: safe
ankh-wins-at = { $last } wins at once
ankh-one-action = one action a turn
ankh-two-actions = two actions, the second from a lower row
ankh-below = now one below “{ $track }”
ankh-then-lower = then one of the lower rows
ankh-track-move = Move
ankh-track-summon = Summon
ankh-track-gain = Followers
ankh-track-unlock = Power
ankh-left = { $steps ->
    [0] event
   *[other] { $steps } left
}
ankh-your-event = the event is yours
ankh-event-for = { $name } would set off the event if all took this action in turn
ankh-stock = { $count } left
ankh-removed = { $count } gone
ankh-does-satet = ends its move on an enemy and pushes it 1 hex
ankh-does-cat_mummy = when it dies, all others lose 1 devotion
ankh-does-mummy = when it dies, it returns beside its god
ankh-does-apep = rises from water, too: stands in all regions around
ankh-does-giant_scorpion = monuments in its claws fall as a conflict begins
ankh-does-androsphinx = enemies beside it have strength 0
ankh-turn = on turn
ankh-next = next
ankh-two-cards = two cards, once
ankh-two-cards-used = used in this conflict
ankh-no-guardian = no guardian in pool
ankh-in-pool = in pool
ankh-level = level { $level } · { $cost }
ankh-held = in hand
ankh-laid = played
ankh-hand = { $played ->
    [0] { $hand } in hand
   *[other] { $hand } in hand · { $played } played
}
ankh-makes = makes { $strength }
ankh-sealed = chosen
ankh-choices = Choices
ankh-battle-for = Battle: { $land }
ankh-used = used
ankh-no-figures = no figure left: strength 0
ankh-ready = ready
ankh-thinking = thinking
ankh-story = What the conflict brought
ankh-step-conflict = The conflict begins
ankh-step-region = Region
ankh-step-cards = Cards
ankh-step-effects = Flood and building
ankh-step-plague = Plague of Locusts
ankh-step-majority = Monument majorities
ankh-step-strength = Strength
ankh-step-victor = The victor
ankh-step-fallen = The fallen
ankh-step-devotion = After the battle
ankh-step-merge = Two gods become one
ankh-step-forgotten = Forgotten
ankh-step-end = The end
ankh-events = Events
ankh-event-of = { $n } of 18
ankh-after-3 = 3 · merge
ankh-after-4 = 4 · forgotten
ankh-after-5 = 5 · end
ankh-reward = +{ $reward } for domination or victory
ankh-about = What it is
ankh-you-are-forgotten = Your god is forgotten. You may watch to the end or leave the table at any time; it costs you nothing.
ankh-stack = Place by devotion
ankh-tie-rule = On the same space the token higher in the stack is ahead.
ankh-partner = { $name } decides for your god now
ankh-role-alone = –
ankh-role-higher = own turns and conflicts
ankh-role-lower = own turns only
ankh-in-red = in the red: forgotten after conflict 4
ankh-strength = strength { $strength }
ankh-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
ankh-camels = Caravan: { $laid } of at most { $most } camels
ankh-wins = wins
