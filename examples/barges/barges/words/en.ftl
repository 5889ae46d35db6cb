about = Merchants load their barges with goods and sail: the more kinds aboard, the better.
status = { $deck ->
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
option-rich = Rich start: four cards in hand
final-score = Points: { $points }.
source-cargo = Cargo sold
prompt-turn = Load a card onto your barge, or sail and sell its cargo.
action-load = Load { $good }
action-sail = Sail
event-loaded = { $seat } loads { $good }.
event-drew = { $good_id ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $good }.
}
event-sailed = { $seat } sails and earns { $points }.
refusal-barge-is-empty = An empty barge has nothing to sell.
refusal-barge-is-full = The barge is full: it has { $places } places. Sail first.
refusal-not-in-hand = You have no { $good } in hand.
preview-points = points
preview-worth = worth of the cargo
preview-room = free places
field-points = Points
field-barge = Barge
field-hand_size = Cards in hand
field-hand = Hand
field-deck = Deck
field-sold = Sold
field-seats = Merchants
