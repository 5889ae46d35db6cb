"""Bots nobody wants to meet. Each is made like any other bot: `maker(game, seed)`.

The hostile ones fail at the decision they are asked for at `MOMENT` or later, so that the game is under way.
"""

import gc
import os
import random
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType
from typing import Any, ClassVar

from ennead.core.game import Game
from ennead.core.referee import KeyedReferee
from ennead.core.state import State

MOMENT = 12


class Polite:
    """Plays by its own dice and harms nobody; what the others pretend to be at first."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed

    def choose(self, position: State, seat: int, moment: int) -> Any:
        return random.Random(f"{self.seed}/{moment}").choice(position.legal(seat))


class Hostile(Polite):
    """Polite until `MOMENT`, then itself."""

    def choose(self, position: State, seat: int, moment: int) -> Any:
        if moment < MOMENT:
            return super().choose(position, seat, moment)
        return self.strike(position, seat, moment)

    def strike(self, position: State, seat: int, moment: int) -> Any:
        raise NotImplementedError


def hostile(strike: Callable[[State, int], Any]) -> Callable[[Game, str], Hostile]:
    """A maker of bots that do this to a position and a seat."""

    class Animal(Hostile):
        def strike(self, position: State, seat: int, moment: int) -> Any:
            return strike(position, seat)

    return Animal


def throws(error: BaseException) -> Any:
    raise error


class Unspeakable(Exception):
    """An error that fails again when it is told."""

    def __str__(self) -> str:
        raise RuntimeError("not even this")


class FalseNumber:
    """Something that says it is a number, and isn't."""

    def __index__(self) -> int:
        raise ValueError("no number")


def endless_recursion(position: State, seat: int) -> Any:
    return endless_recursion(position, seat)


def strike_the_referee(position: State, seat: int) -> None:
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(3600)


def busy(position: State, seat: int) -> Any:
    while True:
        pass


def busy_in_c(position: State, seat: int) -> Any:
    """Nothing else in the process runs meanwhile, not even a watchdog's thread."""
    return sum(range(10**13))


def not_listed(position: State, seat: int) -> int:
    """A real action of the game that is not possible now."""
    legal = set(position.legal(seat))
    return next(code for code in range(1_000_000) if code not in legal)


def others_action(position: State, seat: int) -> int:
    """What somebody else could do in this place: found by handing the decision to every other seat."""
    legal = set(position.legal(seat))
    for other in range(position.players):
        changed = position.clone()
        step, *remembered = changed.frames[-1].numbers()
        changed.frames[-1] = changed.rules.steps[step].frame([other, *remembered[1:]][: len(remembered)])
        changed.refresh()
        for code in changed.legal(other):
            if code not in legal:
                return code
    return not_listed(position, seat)


def forge(content: bytes, whole: bool) -> Any:
    """Write to the referee past the arena's own code, then wait."""
    for found in gc.get_objects():
        if isinstance(found, Connection) and not found.closed and found.writable:
            if whole:
                found.send_bytes(content)
            else:
                os.write(found.fileno(), content)
    time.sleep(3600)


def flood_memory(position: State, seat: int) -> Any:
    return [bytearray(64 * 1024 * 1024) for _ in range(1000)]


def leave_a_child(position: State, seat: int) -> Any:
    """Start a process that outlives the bot, if nobody ends it; its number is written to a file."""
    child = os.fork()
    if child == 0:
        time.sleep(600)
        os._exit(0)
    with open(os.environ["ZOO_CHILD"], "w") as file:
        file.write(str(child))
    time.sleep(3600)


crash = hostile(lambda *_: throws(ZeroDivisionError("zoo")))
interrupt = hostile(lambda *_: throws(KeyboardInterrupt()))
leave = hostile(lambda *_: sys.exit(0))
unspeakable = hostile(lambda *_: throws(Unspeakable()))
recursion = hostile(endless_recursion)
exit_process = hostile(lambda *_: os._exit(0))
kill_itself = hostile(lambda *_: os.kill(os.getpid(), signal.SIGKILL))
kill_group = hostile(lambda *_: os.killpg(0, signal.SIGKILL))
kill_referee = hostile(strike_the_referee)
memory = hostile(flood_memory)

sleep = hostile(lambda *_: time.sleep(3600))
loop = hostile(busy)
loop_in_c = hostile(busy_in_c)
freeze = hostile(lambda *_: os.kill(os.getpid(), signal.SIGSTOP))
half_a_message = hostile(lambda *_: forge(b"\0\0\1\0half", whole=False))
child = hostile(leave_a_child)

nothing = hostile(lambda *_: None)
text = hostile(lambda *_: "bid thebes 6")
huge = hostile(lambda *_: 10**6000)
negative = hostile(lambda *_: -1)
fraction = hostile(lambda *_: 0.0)
truth = hostile(lambda *_: True)
listed = hostile(lambda position, seat: position.legal(seat))
unlisted = hostile(not_listed)
neighbour = hostile(others_action)
junk = hostile(lambda *_: forge(b"\xff\x00 no answer", whole=True))
false_number = hostile(lambda *_: FalseNumber())


def crash_when_made(game: Game, seed: str) -> Polite:
    raise ZeroDivisionError("zoo")


def exit_when_made(game: Game, seed: str) -> Polite:
    os._exit(3)


def no_bot(game: Game, seed: str) -> object:
    return object()


class Mutator(Polite):
    """Chooses like a polite bot, then tears up all it was given: position, rules and dice."""

    def choose(self, position: State, seat: int, moment: int) -> Any:
        code = super().choose(position, seat, moment)
        position.options.clear()
        position.frames.clear()
        position.sealed.clear()
        for field in self.game.fields:
            value = getattr(position, field.name)
            if isinstance(value, list):
                value.clear()
        position.players = -7
        return code


class Loud(Polite):
    """Prints a lot, to everywhere."""

    def choose(self, position: State, seat: int, moment: int) -> Any:
        print("zoo" * 10_000, flush=True)
        print("zoo" * 10_000, file=sys.stderr, flush=True)
        os.write(1, b"zoo")
        return super().choose(position, seat, moment)


class Gambler(Polite):
    """Uses the interpreter's own dice, and loads them for everybody else."""

    def choose(self, position: State, seat: int, moment: int) -> Any:
        code = random.choice(position.legal(seat))
        random.seed(moment % 3)
        return code


class Spy(Polite):
    """Searches its process for the true position, the referee and the plan; crashes if it finds any.

    Positions it was given itself may still lie about until the interpreter clears up: those it knows.
    """

    given: ClassVar[set[str]] = set()

    def choose(self, position: State, seat: int, moment: int) -> Any:
        self.given.add(self.game.hash(position))
        if moment % 16 == seat:
            frame: FrameType | None = sys._getframe()
            while frame is not None:
                self.look(list(frame.f_locals.values()))
                frame = frame.f_back
            self.look(gc.get_objects())
        return super().choose(position, seat, moment)

    def look(self, things: list[Any]) -> None:
        for thing in things:
            if isinstance(thing, KeyedReferee):
                raise LookupError("found a referee")
            if isinstance(thing, State) and self.game.hash(thing) not in self.given:
                raise LookupError("found another position")
            if type(thing).__name__ in ("Job", "Plan", "Play", "Players"):
                raise LookupError(f"found a {type(thing).__name__}")


# Who loses how, and who must not harm anybody although it plays on.
CRASHES = [
    "crash",
    "interrupt",
    "leave",
    "unspeakable",
    "recursion",
    "exit_process",
    "kill_itself",
    "kill_group",
]
CRASHES += ["crash_when_made", "exit_when_made", "no_bot", "false_number"]
STALLS = ["sleep", "loop", "loop_in_c", "freeze"]
ILLEGALS = ["nothing", "text", "huge", "negative", "fraction", "truth", "listed"]
ILLEGALS += ["unlisted", "neighbour", "junk"]
HARMLESS = ["Mutator", "Loud", "Gambler", "Spy"]
