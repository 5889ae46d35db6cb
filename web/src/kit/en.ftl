# Words of the parts every board is built from.

kit-zoom = Size of the picture
kit-zoom-in = Larger
kit-zoom-out = Smaller
kit-zoom-fit = Everything in sight
kit-close = Close
kit-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}

kit-reveal-back = Step back
kit-reveal-forward = Next step
kit-reveal-again = Play again
kit-reveal-speed = Speed: { $speed } times
kit-reveal-at = { $step } of { $steps }
kit-reveal-skip = Skip
kit-reveal-close = Go on

kit-points = Points
kit-points-note = scored, and + what a scoring would add now
kit-points-total = Total
kit-points-forecast = With the forecast

kit-end-breakdown = By source
kit-end-ties = What decides between equals
kit-end-tie = Level; decided by:
kit-end-shared = Level in everything: the victory is shared.
kit-end-player = Player
kit-end-rounds = What each round brought
kit-end-round = Round { $round }
