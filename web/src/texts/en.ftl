# The client's own words. The games' words come from the server.

brand = Ennead
loading = Loading…
no-server = The server does not answer
no-server-hint = It may be restarting. Games are kept; nothing is lost.
try-again = Try again
no-such-page = There is no such page
to-lobby = To the tables
switch-language = РУ: Переключить на русский
theme-to-light = Light theme
theme-to-dark = Dark theme
settings = Settings
close = Close
cancel = Cancel
back = Back
yes = yes
no = no
name = Name
you = you
bot = bot
guest-name = Guest

## Lobby

lobby-title = Games of ancient Egypt
lobby-lead = Heavy board games by their full rules: against bots, at one screen, or with friends by a link.
games = Games
game-players = { $least }–{ $most } players
game-minutes = about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
how-many = Players:
against-bots = Against bots
bot-strength = Bots:
at-one-screen = At one screen
play-alone = Play alone
without-hints-short = no hints
table-with-others = A table with friends…
my-tables = My tables
open-tables = Open tables
no-open-tables = Nobody is waiting for players now. Make a table and invite friends by its link.
finished-tables = Finished games
your-turn = your turn
my-statistics = My statistics
open-game = Open a downloaded game…
table-open = waiting for players
table-playing = being played
table-finished = finished
table-closed = The table is closed
seat-free = free
player-number = Player { $number }

## New table

new-table = new table
no-such-game = There is no such game.
players = Players
standings = How all stand
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-open = Free for others
seat-hotseat = Another person at this screen
seat-bot = Bot
which-bot = Which bot
options = Rules
who-may-join = Who may sit down
by-link-only = Only by the link
anybody = Anybody: everyone sees the table
help-while-playing = Help while playing
hints-allowed = Hints from the search
hints-allowed-note = Everybody sees how often each player asks.
without-hints = This table plays without hints.
create-table = Create the table
start-now = Start the game

## Before the start

waiting-for-players = Waiting for { $count ->
    [one] { $count } more player
   *[other] { $count } more players
}.
all-here = Everybody is here.
at-this-screen = at this screen
ask-name = Who are you?
ask-name-hint = The name the others will see
sit-down = Sit down
sit-here = Sit here
give-to-bot = Give to a bot
start = Start
leave-table = Leave the table
invite = Invitation
invite-hint = Send this link to your friends; they need no account.
invite-link = Link
copy-link = Copy
link-copied = Link copied
commitment-hint = Chance in this game is settled beforehand. This is its fingerprint: at the end you can check that nothing was changed.
fair-chance = Fair chance
commitment = Fingerprint
seed = Seed
seed-hint = The fingerprint was shown before the start. The seed that all chance came from is open now: the two must agree.

## Play

prompt = What to do
board = Board
tools = Tools
choices = Choices
choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
hint-button = Hint
hint-title = What the search would do
hint-thinking = Looking for good moves…
hint-note = Expected at the end, from a search that sees only what you see. Everybody sees that you asked.
hint-points = expected { $points } ± { $error }
hint-chance = chance to win { $chance } %
hint-sources = Made up of
hint-outlook = still open
hint-line = What may follow
hints-asked = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
filter-choices = Find a choice
nothing-found = Nothing found.
can-be-chosen = can be chosen
what-is-not-possible = What is not possible now, and why
not-possible-choice = { $action }: not possible. Press to learn why
nothing-changes-yet = Nothing changes at once
what-it-changes = What it changes
working-out = Working it out…
confirm = Confirm
choose = Choose
undo-step = Undo one step
undo-turn = Undo the whole turn
undo-last-move = Undo the last step
redo = Redo
game-over = The game is over
you-are-ready = You have chosen
sealed-choice = Your choice: { $choice }.
waiting-for = Waiting for
waiting-for-names = Waiting for { $names }.
thinks = thinking
away = away
present = present
since-your-move = Since your last move
since-the-start = Since the start
earlier-left-out = { $count ->
    [one] { $count } earlier action is in the log.
   *[other] { $count } earlier actions are in the log.
}
round = Round
result = Result
type-action = Action as a command

you-watch = You are watching
menu = Menu
where-it-stands = Where the game stands
parts = Parts of the board
what-happened = What happened
pull-up = Pull the sheet up
pull-down = Pull the sheet down
lone-choice = There is only one choice: it is taken by itself in a moment.
let-me-decide = Wait
why-not-others = why not others?
all-is-possible = Everything this decision is about is possible.
and-others = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
to-result = To the result
chance-of-amount = { $amount } in { $count } of { $samples } draws
chance-of-note = in { $count } of { $samples } draws

log = Log
search-log = Search the log
whose-moves = Whose moves
all-players = All players
show-this-position = Show the position after this move
log-empty = Nothing has happened yet.
undo-to-here = Take the game back to here
undo-to-here-sure = Ask everybody to undo all that came after?
propose = Ask
undo-proposed = { $name } proposes to take the game back to move { $move }.
agreed-by = Agreed: { $names }.
agree = Agree
refuse = Refuse
look-at-it = Look at it

chat = Chat
chat-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
}
chat-empty = It is quiet here so far.
chat-say = Message
send = Send

people = At the table
take-back = Take my seat back

history = History
to-beginning = To the beginning
step-back = Step back
step-forward = Step forward
replay = Replay
pause = Pause
speed = Speed { $speed }×
move-of = Move { $move } of { $count }
viewing-move = You are viewing move { $move } of { $count }
copy-position = Copy a link to this position
back-to-now = Back to now
through-whose-eyes = Seen by
spectator = a spectator

hand-over = { $name }, it is your turn
hand-over-hint = Pass the screen on. Others' cards and secret choices stay hidden until you press the button.
i-am = I am { $name }

connected = Connected
connecting = Connecting…
connection-lost = Connection lost. Trying again in { $seconds } s
connection-closed = Connection closed
try-now = Now

text-mode = Text mode
keyboard = Keyboard
key-choose = take the choice with that number
key-confirm = confirm what is chosen
key-back = one step back, close
key-choices = show or hide the list of choices
key-filter = search the choices
key-hint = hint
key-undo = undo one step
key-undo-turn = undo the whole turn
key-redo = redo
key-history = back and forth through history
key-history-ends = beginning of the game, current move
key-log = log
key-chat = chat
key-text-mode = text mode
key-help = this list
key-own = On this board

irreversible-chance-was-drawn = Can't be undone: chance decides
irreversible-secret-was-shown = Can't be undone: something secret is shown
irreversible-sealed-for-good = Can't be undone: the choice is sealed
irreversible-somebody-else-acted = Can't be undone: the turn passes on

## The end

no-winner = Nobody wins
nobody-wins = The game has ended without anybody reaching its goal.
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
tie-broken-by = The tie was broken by: { $names }.
victory-shared = Nothing breaks the tie; the victory is shared.
score-of-yours = { $tenths ->
    [0] Skilled bots score more at a table of this size.
   *[other] Your score is better than { $tenths } of 10 scores of skilled bots at a table of this size.
}
score-of-winner = { $tenths ->
    [0] Skilled bots score more at a table of this size.
   *[other] This score is better than { $tenths } of 10 scores of skilled bots at a table of this size.
}
breakdown = By source
source = Source
total = Total
place = Place
chart = The course of the game
as-table = The same as a table
rematch = Rematch
analyse = Analyse the game
look-back = Look at the game
export = Download the game

## Settings

appearance = Appearance
play = Play
profile = Profile
account = Account
account-hint = A guest lives as long as this browser does. With an account your tables are with you everywhere; you keep your seats.
account-made = Account created
make-account = Create an account
sign-in = Sign in
sign-out = Sign out
signed-in = Signed in
password = Password (8 characters or more)
old-password = Old password
new-password = New password
change-password = Change password
save-name = Save name
saved = Saved
setting-language = Language
setting-language-ru = Русский
setting-language-en = English
setting-theme = Theme
setting-theme-auto = As the system has it
setting-theme-light = Papyrus (light)
setting-theme-dark = Night (dark)
setting-confirm = Confirm choices
setting-confirm-always = Always
setting-confirm-irreversible = Only what can't be undone
setting-confirm-never = Never
setting-motion = Motion
setting-motion-hint = Moves of bots are shown one by one, pieces move.
setting-lone = Lone choices answer themselves
setting-lone-hint = Where only one answer is possible, it is given after a moment, the same for everybody; nobody learns what you had.
setting-volume = Volume
setting-sound = Sound
setting-sound-hint = For your turn, battles, coins and dice. Nothing is told by sound alone.
setting-text-mode = Text mode
setting-text-mode-hint = The position as headings and tables; actions can be typed. Good with a screen reader.

## Errors

error-unknown = That did not work. Please try again.
error-no-connection = There is no connection to the server.
error-stale = The position changed while you were choosing. Have another look.
error-not-signed-in = Say who you are first.
error-not-allowed = You may not do that.
error-unknown-table = There is no such table.
error-not-found = Nothing found.
error-too-fast = Too fast. Wait a little.
error-wrong-password = Name or password is wrong.
error-nothing-to-redo = There is nothing to redo.
error-nothing-to-undo = There is nothing to undo.
error-http-404 = Nothing found.
error-http-403 = You may not do that.
error-http-429 = Too fast. Wait a little.
error-http-500 = Something broke on the server. The game is kept.

## Bots are called by the mark of their seat

glyph-ankh = Ankh
glyph-eye = Eye
glyph-lotus = Lotus
glyph-feather = Feather
glyph-scarab = Scarab
salt = Salt
commitment-kept = Checked by your browser: seed and fingerprint agree.
commitment-broken = Seed and fingerprint do not agree!
announcement = Announcement of the operator
server-stops = The server starts again soon. Your game is kept and goes on by itself.
in-seconds = in { $seconds } s
in-minutes = in { $minutes } min
error-name-is-taken = This name is taken.
error-already-signed-in = You are signed in already.
error-guests-have-no-password = Make an account first.
error-seat-is-taken = This seat is taken.
error-seats-are-open = There are still free seats.
error-already-started = The game has started.
error-not-started = The game has not started yet.
error-not-finished = The game is not finished yet.
error-you-sit-already = You sit at this table already.
error-you-do-not-sit-here = You do not sit at this table.
error-invitation-needed = This table is private: you need its invitation link.
error-owner-only = Only the owner of the table may do this.
error-person-is-there = The player is there, or may come back. Try again in two minutes.
error-weak-password = This password is too easy to guess. Take a longer one that is no name, no well-known word and no row of keys.
error-bad-export = This file holds no finished game that fits the rules.
error-busy = The server has too much to do just now. Try again in a few seconds.
error-database-away = The server can't keep anything just now. Try again in a moment.
error-foreign-host = The server does not go by this name.
error-others-sit-there = Other people sit at this table.
error-not-your-seat = This is not your seat.
error-unknown-puzzle = There is no such puzzle.
error-no-hints = This table plays without hints.
error-not-your-table = You did not play at this table.
error-a-bot-sits-there = A bot sits there.
error-unknown-action = There is no such action.
error-unknown-game = There is no such game.
error-unknown-bot = There is no such bot.
error-no-such-position = There is no such position.
error-proposal-waits = Another proposal still waits for answers.
error-no-proposal = The proposal is gone.
error-your-own-proposal = This is your own proposal.
error-table-is-closed = The table is closed.
error-wrong-values = Something is filled in wrongly.
error-server-error = Something broke on the server. The game is kept.
error-unknown-address = Nothing found.

## Rules

rules = Rules
rules-title = Rules: { $game }
rules-of-this = The rules behind it
in-glossary = In the glossary
try-example = Try it on the board
example-name = Anna
example-you = You are { $name }.
example-came = What came of it
example-again = Try another way

# Glossary
glossary = Glossary
rules-and-glossary = Rules and glossary

# First games
first-games = Help in my first games
first-games-hint = In your first three games: what a new decision is about, what the marks mean, and what you would leave unused.
first-mark-choose = A dashed ring: this can be chosen now.
first-mark-picked = A gold ring: this is what you have picked.
first-mark-changed = A dotted ring: this has changed since your last move.
first-mark-locked = A lock on the confirm button: this can’t be taken back.
first-unused = Before you end this:
first-got-it = Got it
first-off = No more help
glossary-title = Glossary: { $game }
search-glossary = Search the glossary
no-glossary = The glossary could not be loaded.
which-kind = What it is
all-kinds = Everything
which-moment = When it works
all-moments = At any time
whose-things = Who has it
all-places = Wherever it is
still-to-be-had = Still to be had
things-found = { $count ->
    [0] Nothing like that is in the game.
    [one] { $count } entry
   *[other] { $count } entries
}
things-in-box = { $count } in the game
show-all-things = Show everything
search-rules = Search the rules
rule-numbers = Numbers of rules
chapters = Chapters
no-rules = The rules could not be loaded.
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } place
   *[other] { $count } places
}
key-rules = rules

## Tutorial

learn = Learn to play
tutorial = Tutorial
tutorial-at = step { $step } of { $steps }
tutorial-next = Next
tutorial-play-on = Play on
tutorial-do-it = Show me
tutorial-confirm = Good. Now press Confirm.
tutorial-watch = Watch what the others do…
tutorial-read-first = One moment: read on first, then it is your move.
tutorial-other = You could do that in a game of your own. Here, please: { $asked }.
error-tutorial-asks-otherwise = The tutorial asks for another move here.
error-no-tutorial = This game has no tutorial.
tour = What is on the board
tour-offer = Look around
tour-skip = Close
tour-done = Done

## Practice

practice = Practice
practice-lead = One decision of a real game, one choice that is clearly the best. Look at the board, choose as you would at the table, and see what each choice is worth and why.
practice-daily = Puzzle of the day — { $game }
practice-daily-short = Today's
practice-daily-lead = One decision, the same for everybody today.
practice-daily-solved = Solved. A new one comes at midnight (UTC).
practice-daily-missed = Not solved this time. A new one comes at midnight (UTC).
practice-streak = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
practice-solve = Solve it
practice-look = Look again
practice-all = All puzzles
practice-begin = Next
practice-count = solved { $solved } of { $all }
practice-where = Puzzle { $number }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $options ->
    [one] { $options } choice
   *[other] { $options } choices
}
practice-solved = solved
practice-missed = not solved
practice-question = { $prompt } Which choice is best?
practice-verdict = Your answer
practice-right = Right: there is nothing better.
practice-wrong = Better: { $choice }.
practice-cost = { $choice }: { $cost } % less chance to win.
practice-reasons = Reasons
practice-next = Next puzzle
practice-best = best
practice-yours = yours
practice-other = other
practice-note = Chance to win, from a search that sees only what you see. The best is { $margin } ahead of the second (± { $error }).
practice-sources = Points expected at the end
practice-source = Source
practice-gap = Difference
practice-all-points = All
practice-line = What may follow: { $choice }
