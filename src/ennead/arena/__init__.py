"""The arena: many games between bots, to find out who plays better and how fast.

A `Plan` says who plays what how often; `run` plays what is missing in a file of results; `summarise` counts.
Each bot thinks in a process that holds no true position, and a bot that fails loses without harming others.
"""

from ennead.arena.entrants import ArenaError, Entrant
from ennead.arena.plan import Job, Plan
from ennead.arena.play import play_game
from ennead.arena.results import read_results
from ennead.arena.running import run

__all__ = ["ArenaError", "Entrant", "Job", "Plan", "play_game", "read_results", "run"]
