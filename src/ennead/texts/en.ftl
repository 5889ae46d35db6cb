# Words every game needs.

refusal-not-possible-now = That is not possible now.
refusal-another-decision = That belongs to another moment of the game, not to what you are asked now.
refusal-not-your-turn = It is not your turn: waiting for { $waiting }.
refusal-say-which-seat = Several players may act now ({ $waiting }): say who does.
refusal-game-is-over = The game is over.
refusal-nothing-to-undo = There is nothing to take back.
refusal-nothing-to-redo = There is nothing to do again.
refusal-somebody-else-acted = { $seat } has acted since: it can't be taken back.
refusal-chance-was-drawn = Chance has decided something since: it can't be taken back.
refusal-secret-was-shown = Something secret has been shown since: it can't be taken back.
refusal-sealed-for-good = What is sealed stays sealed.
event-forced = { $seat } had no choice: { $action }
