"""Is a game or a bot of one's own right? The same checks that Ennead's own are held to.

>>> from ennead.bots import bot_kind
>>> from ennead.testing import check_bot, check_game
>>> check_game("amun-re", only="round_trips")
>>> check_bot(bot_kind("greedy").make, "amun-re")

Each raises an AssertionError that says what is wrong, in which game and at which moment.
"""

from ennead.testing.bots import check_bot
from ennead.testing.cases import Case, Moment, all_cases, cases_of, moments
from ennead.testing.games import CHECKS, check_game

__all__ = ["CHECKS", "Case", "Moment", "all_cases", "cases_of", "check_bot", "check_game", "moments"]
