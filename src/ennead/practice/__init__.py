"""Practice: puzzles of one decision, taken from games of bots where one choice is clearly the best.

A puzzle is judged by what its seat knows and by nothing else; what it could not know was drawn anew before
the position was kept. `ennead practice make` finds puzzles, `ennead practice check` confirms them again.
"""

from ennead.practice.puzzle import Puzzle, Puzzles, daily, puzzles

__all__ = ["Puzzle", "Puzzles", "daily", "puzzles"]
