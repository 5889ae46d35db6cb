"""The process a bot thinks in. It knows positions drawn for the bot's seat, and nothing else of the game."""

import marshal
import operator
import os
import random
import threading
import traceback
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

from ennead.arena.entrants import Entrant, maker_of
from ennead.arena.transport import write_answer
from ennead.bots import Bot
from ennead.core.game import Game
from ennead.games import game as game_named

# What a referee asks for.
LOAD = 0
MAKE = 1
CHOOSE = 2
# What a player's process says.
READY = "ready"
CODE = "code"
GARBAGE = "garbage"
CRASH = "crash"

# Characters of an error's story that are kept.
STORY = 2000


def end_with_parent(farewell: Callable[[], None]) -> None:
    """Stop as soon as the process that started this one is gone, even if it could not say so."""
    parent = parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        farewell()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def keep_apart(memory_limit: int) -> None:
    """Out of reach of Ctrl-C and of the terminal: what bots print is nobody's business."""
    if hasattr(os, "setsid"):
        os.setsid()
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    if memory_limit:
        import resource

        most = memory_limit * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def serve(questions: Connection, memory_limit: int) -> None:
    """Answer a referee's questions until it has no more."""
    keep_apart(memory_limit)
    end_with_parent(lambda: None)
    player = Player()
    while True:
        try:
            question = questions.recv_bytes()
        except EOFError:
            return
        try:
            answer = player.answer(*marshal.loads(question))
        except BaseException as error:
            answer = write_answer(CRASH, story(error))
        questions.send_bytes(answer)


def story(error: BaseException) -> str:
    """What went wrong and where, the end of it if it is long."""
    try:
        return "".join(traceback.format_exception(error))[-STORY:]
    except BaseException:
        return type(error).__name__


class Player:
    """The bots of one process, by seat."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.bots: dict[int, Bot] = {}

    def answer(self, asked: int, *content: Any) -> bytes:
        if asked == CHOOSE:
            return self.choose(*content)
        if asked == MAKE:
            return self.make(*content)
        maker_of(Entrant(*content))
        return write_answer(READY, None)

    def make(self, game: str, name: str, source: str, seat: int, seed: str) -> bytes:
        """A new bot for a new game; the interpreter's own dice begin anew for it, too."""
        self.game = game_named(game)
        self.bots.pop(seat, None)
        random.seed(seed)
        self.bots[seat] = maker_of(Entrant(name, source))(self.game, seed)
        return write_answer(READY, None)

    def choose(self, seat: int, moment: int, position: bytes) -> bytes:
        assert self.game is not None
        code = self.bots[seat].choose(self.game.unpack(position), seat, moment)
        if isinstance(code, bool) or not hasattr(code, "__index__"):
            return write_answer(GARBAGE, f"answered with {type(code).__name__} {ascii(code)[:60]}")
        number = operator.index(code)
        if not 0 <= number < self.game.space.size:
            return write_answer(GARBAGE, "answered with a number that is no action")
        return write_answer(CODE, number)
