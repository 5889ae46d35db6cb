"""Players that are programs. They see what a person on their seat sees, and nothing else.

A bot is given a position that may be true for its seat: all that the seat can't know was drawn anew before
(`Game.determinize`). `BOTS` finds a bot by its id; whoever plays with one makes an instance for each seat and
game, gives it a seed, and asks it whenever the seat must decide.
"""

from ennead.bots.hint import Advice, answer_hint, hint
from ennead.bots.knowledge import Knowledge, knowledge_of
from ennead.bots.players import BOTS, DEFAULT, LEVELS, Bot, BotKind, bot_kind
from ennead.bots.question import MOST_TOGETHER, TOGETHER, Question, Thought, agreed, answer, think

__all__ = [
    "BOTS",
    "DEFAULT",
    "LEVELS",
    "MOST_TOGETHER",
    "TOGETHER",
    "Advice",
    "Bot",
    "BotKind",
    "Knowledge",
    "Question",
    "Thought",
    "agreed",
    "answer",
    "answer_hint",
    "bot_kind",
    "hint",
    "knowledge_of",
    "think",
]
