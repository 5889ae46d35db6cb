# Words of the analysis of a game.

analysis-title = Analysis
analysis-lead = The search walks through the whole game: what each decision cost, how the chances went, what luck did.
analysis-ask = Analyse the game
analysis-waiting = Waiting for its turn…
analysis-working = Working: { $percent } %
analysis-may-leave = You may leave the page: the work goes on, and the result stays here for everybody at the table.
analysis-failed = The analysis could not be finished.
analysis-to-game = To the game
analysis-knowing = What the judgement rests on
analysis-known-then = What the seat knew
analysis-known-all = Everything known
analysis-known-then-note = Each decision is judged only by what its seat knew at that moment; whatever was hidden from it is drawn anew many times.
analysis-known-all-note = Judged with everything hidden as it really lay, which nobody at the table knew. Choices made at the same moment stay open.
analysis-whose = Whose game
analysis-chart = Everybody's chances to win over the game
analysis-slider = Decision
analysis-move = Move
analysis-steps = Steps through the decisions
analysis-previous = Previous decision
analysis-next = Next decision
analysis-decision = Decision
analysis-decision-of = Decision { $number } of { $count }
analysis-whole = The whole game
analysis-to-whole = Back to the whole game
analysis-position = Position
analysis-before-decision = The position before move { $move }, as this seat saw it.
analysis-after-luck = The position after move { $move }.
analysis-final-position = The final position.
analysis-chosen = Chosen
analysis-preferred = The search prefers
analysis-next-best = Next best
analysis-light = Show on the board
analysis-cost = It cost { $cost } of the chance to win (± { $error }).
analysis-agrees = The search would choose the same.
analysis-gain = The next best choice is { $gain } worse (± { $error }).
analysis-mistake-number = Number { $number } of the largest mistakes
analysis-best-number = Number { $number } of the best moves
analysis-chance = chance { $chance }
analysis-points = points { $points }
analysis-no-rival = There was nothing to compare it with.
analysis-where = Points lost and won, by source
analysis-lost = Points
analysis-luck = What luck did
analysis-then-luck = Then luck had its say: the chance went from { $before } to { $after }.
analysis-options = { $count ->
    [one] There was { $count } choice.
   *[other] There were { $count } choices.
}
analysis-deep = Looked into twice, the second time deeply.
analysis-short-look = A short look.
analysis-before = Before
analysis-after = After
analysis-change = Change
analysis-luck-note = Luck is what cards, dice and hidden things brought, beside what could be expected of the move.
analysis-no-luck = Luck had no say that could be measured here.
analysis-luck-in-all = chance brought by luck
analysis-decisions = { $count ->
    [one] decision
   *[other] decisions
}
analysis-mean-cost = chance lost per decision
analysis-mistakes = Largest mistakes
analysis-no-mistakes = None that is more than noise.
analysis-instead = Better: { $action }
analysis-best = Best moves
analysis-no-best = None that stands out.
analysis-before-next = Next best: { $action }
analysis-turns = Turning points
analysis-at-move = move { $move }
analysis-from-to = { $before } → { $after }
analysis-keys = The arrow keys step through the decisions, Escape leads back to the whole game.
