"""Analysis of a game that was played: what each decision cost, how the chances went, what luck did.

Every decision is judged by what its seat knew at that time, as a bot's would be; with everything known if
asked for. All of it is the search's own data; the same wish gives the same analysis.
"""

from ennead.analysis.judging import Choice, Judgement, Luck, Task
from ennead.analysis.played import BadGame, Move, Played, from_log, read_game
from ennead.analysis.report import Analysis, CurvePoint, Decision, Draw, SeatReport, TurningPoint
from ennead.analysis.walking import ITERATIONS, Step, Walker, Wish, analyse

__all__ = [
    "ITERATIONS",
    "Analysis",
    "BadGame",
    "Choice",
    "CurvePoint",
    "Decision",
    "Draw",
    "Judgement",
    "Luck",
    "Move",
    "Played",
    "SeatReport",
    "Step",
    "Task",
    "TurningPoint",
    "Walker",
    "Wish",
    "analyse",
    "from_log",
    "read_game",
]
