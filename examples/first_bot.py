"""A bot in twenty lines: it tries each action on a copy and takes the one that leaves it furthest ahead.

ennead arena run kemet --players 2 --versus mine=first_bot:Careful random --games 20   # from this folder
"""

from ennead.bots import knowledge_of
from ennead.core.game import Game
from ennead.core.referee import FastReferee
from ennead.core.state import State


class Careful:
    """Looks one action ahead, by the game's own forecast of points."""

    def __init__(self, game: Game, seed: str) -> None:
        self.knowledge = knowledge_of(game)
        self.referee = FastReferee(seed)

    def choose(self, position: State, seat: int, moment: int) -> int:
        return max(position.legal(seat), key=lambda code: self.lead(position.clone(), seat, code))

    def lead(self, copy: State, seat: int, code: int) -> float:
        copy.play(code, self.referee, seat)
        worth = self.knowledge.evaluate(copy)
        return worth[seat] - max(each for other, each in enumerate(worth) if other != seat)
