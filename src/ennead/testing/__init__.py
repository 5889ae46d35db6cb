"""Is a game or a bot of one's own right? The checks and the tables that Ennead's own are tested with.

>>> from ennead.bots import bot_kind
>>> from ennead.testing import check_bot, check_game
>>> check_game("amun-re", only="round_trips")
>>> check_bot(bot_kind("greedy").make, "amun-re")

Each raises an AssertionError that says what is wrong, in which game and at which moment. Single rules
are tried in positions of one's own, laid out on a `table` by names:

>>> from ennead.testing import table
>>> nile = table("amun-re", players=3, gold=5).own(A="thebes").market()
>>> str(nile.refused("A: buy_stones 3"))
'not enough gold: needs 6, has 5'
"""

from ennead.testing.bots import check_bot
from ennead.testing.cases import Case, Moment, all_cases, cases_of, moments
from ennead.testing.games import CHECKS, check_game
from ennead.testing.tables import Script, Table, details_of, step_of, table, table_of

__all__ = [
    "CHECKS",
    "Case",
    "Moment",
    "Script",
    "Table",
    "all_cases",
    "cases_of",
    "check_bot",
    "check_game",
    "details_of",
    "moments",
    "step_of",
    "table",
    "table_of",
]
