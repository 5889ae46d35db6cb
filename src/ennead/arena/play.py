"""One game between bots, from the first decision to the last. The referee's side: it holds the truth."""

import hashlib
import math
from collections import Counter
from collections.abc import Callable
from typing import Any

from ennead.arena.plan import Job
from ennead.arena.players import ILLEGAL, START, Fault, Players
from ennead.core.game import Game
from ennead.core.referee import FastReferee, KeyedReferee
from ennead.core.state import State
from ennead.games import game as game_named

Record = dict[str, Any]
# Told which seat is thinking from now on (-1: nobody) and how many seconds it has, so that others can name it
# if all breaks down.
Notice = Callable[[int, float], None]

NOBODY = -1


class BrokenGame(Exception):
    """A game failed and no bot can be named for it: the rules or the arena are wrong."""


def ignore(seat: int, seconds: float) -> None:
    """A notice nobody reads."""


class Clock:
    """How long one seat thought about its decisions."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        # Decisions by their milliseconds, rounded up to one of ten steps between powers of ten.
        self.paces: Counter[str] = Counter()

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        steps = math.ceil(10 * math.log10(1000 * seconds))
        self.paces[f"{10 ** (steps / 10):.3g}"] += 1


class Play:
    """A game in progress."""

    def __init__(self, job: Job, players: Players, notice: Notice) -> None:
        self.job = job
        self.players = players
        self.notice = notice
        self.game: Game = game_named(job.game)
        self.referee = KeyedReferee(job.seed)
        self.state: State = self.game.start(job.players, job.options, self.referee)
        self.clocks = [Clock() for _ in range(job.players)]
        self.moment = 0
        self.taken = hashlib.blake2b(digest_size=8)
        # The seat that thinks, or was asked last.
        self.seat = NOBODY

    def to_the_end(self) -> Record:
        """Play; a bot that fails ends the game."""
        try:
            self._make_bots()
            while not self.state.over:
                self._decide()
        except Fault as fault:
            return self._record(forfeit(self.job, self.seat, fault.reason, fault.detail))
        finally:
            self.notice(NOBODY, 0.0)
        result = self.game.result(self.state)
        return self._record({"ranking": result.ranking, "winners": result.winners, "forfeits": []})

    def _make_bots(self) -> None:
        self.players.sit_down(self.job)
        for seat in range(self.job.players):
            self._turn_to(seat, START + self.job.time_limit)
            self.players.make(self.job, seat)

    def _turn_to(self, seat: int, seconds: float) -> None:
        self.seat = seat
        self.notice(seat, seconds)

    def _decide(self) -> None:
        state, job = self.state, self.job
        seat = state.to_act()[0]
        draw = FastReferee(job.draw_seed(seat, self.moment))
        position = self.game.pack(self.game.determinize(state, seat, draw))
        self._turn_to(seat, job.time_limit)
        code, seconds = self.players.choose(job, seat, self.moment, position)
        self.notice(NOBODY, 0.0)
        self.clocks[seat].add(seconds)
        if code not in state.legal(seat):
            raise Fault(ILLEGAL, f"answered with {self.game.space.text(code)!r}, which is not possible now")
        self.taken.update(code.to_bytes(4, "big"))
        state.play(code, self.referee, seat)
        self.moment += 1

    def _record(self, ending: Record) -> Record:
        return {
            **heading(self.job),
            **ending,
            "scores": self.game.scores(self.state),
            "decisions": [clock.decisions for clock in self.clocks],
            "trajectory": self.taken.hexdigest(),
            "seconds": [round(clock.seconds, 6) for clock in self.clocks],
            "slowest": [round(clock.slowest, 6) for clock in self.clocks],
            "paces": [dict(clock.paces) for clock in self.clocks],
        }


def play_game(job: Job, players: Players, notice: Notice = ignore) -> Record:
    """Play one game and tell how it went, ready for JSON."""
    return Play(job, players, notice).to_the_end()


def heading(job: Job) -> Record:
    """What is known of a game before it is played."""
    game = game_named(job.game)
    return {
        "plan": job.plan,
        "number": job.number,
        "seed": job.seed,
        "game": job.game,
        "version": game.version,
        "players": job.players,
        "options": game.check_options(job.players, job.options),
        "entrants": [entrant.name for entrant in job.entrants],
    }


def forfeit(job: Job, seat: int, reason: str, detail: str) -> Record:
    """The ending when a bot failed: the entrant's seats are last, the seats of all others share the win."""
    at_fault = [each for each in range(job.players) if job.entrants[each] == job.entrants[seat]]
    others = [each for each in range(job.players) if each not in at_fault]
    if not others:
        at_fault = [seat]
        others = [each for each in range(job.players) if each != seat]
    if not others:
        # Alone against an opponent that is part of the rules: it has the place after the players.
        others = [job.players]
    named = {"seat": seat, "entrant": job.entrants[seat].name, "reason": reason, "detail": detail}
    return {"ranking": [others, at_fault], "winners": others, "forfeits": [named]}


def without_play(job: Job, seat: int, reason: str, detail: str) -> Record:
    """The record of a game whose referee was lost, by the fault of the bot that was thinking."""
    return {
        **heading(job),
        **forfeit(job, seat, reason, detail),
        "scores": [],
        "decisions": [0] * job.players,
        "trajectory": "",
        "seconds": [0.0] * job.players,
        "slowest": [0.0] * job.players,
        "paces": [{} for _ in range(job.players)],
    }
