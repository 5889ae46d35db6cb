# Words of the statistics.

statistics-title = My statistics
statistics-lead = Your own games that were played to the end. Tutorials, practice and opened files are left out.
statistics-none = You have not finished a game yet.
statistics-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
statistics-share = Won
statistics-count = Games
statistics-points = Points on average
statistics-between = surely between { $low } and { $high }
statistics-interval = 95 %
statistics-players = By number of players
statistics-players-count = { $count ->
    [one] alone
   *[other] { $count } players
}
statistics-role = By role
statistics-opening = By opening
statistics-note = The interval says how much the share may still be luck: few games, wide interval (95 %, after Wilson).
