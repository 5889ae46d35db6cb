"""A game that was played, decision by decision."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.match import Match
from ennead.core.record import Record
from ennead.core.referee import ReplayMismatch
from ennead.core.replay import replay
from ennead.core.state import SIMULTANEOUS, State
from ennead.games import UnknownGame
from ennead.games import game as game_named
from ennead.table import is_committed, verify


class BadGame(ValueError):
    """A file holds no game that can be analysed. Says what is wrong."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a seat: the position it was taken in and the one it led to; neither is to be changed."""

    # The number people know the move by, and that of the position before it.
    number: int
    since: int
    seat: int
    code: int
    before: State
    after: State
    # What chance was asked for on the way.
    purposes: tuple[str, ...]

    @property
    def is_decision(self) -> bool:
        return len(self.before.legal(self.seat)) > 1


@dataclass(slots=True)
class Played:
    """All moves that stand; what was taken back is not among them."""

    game: Game
    options: dict[str, Any]
    # Who sits where.
    names: list[str]
    start: State
    moves: list[Move] = field(default_factory=list)

    @property
    def last(self) -> State:
        return self.moves[-1].after if self.moves else self.start

    def take_back(self, seat: int) -> None:
        """Forget the seat's answers to the sealed step that still waits for others."""
        step = self.last.frames[-1]
        for at in range(len(self.moves) - 1, -1, -1):
            move = self.moves[at]
            if move.before.actor != SIMULTANEOUS or move.before.frames[-1] != step:
                return
            if move.seat == seat:
                del self.moves[at]
            if not any(move.before.sealed):
                return


def read_game(found: Any) -> Played:
    """The game in a file of the server or of the terminal, checked against the rules; raises BadGame."""
    log = found.get("log", found) if isinstance(found, dict) else None
    if not isinstance(log, dict):
        raise BadGame("it is no game")
    try:
        played = from_log(log)
    except (UnknownGame, ReplayMismatch) as error:
        raise BadGame(str(error)) from None
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadGame(f"it is not sound: {error}") from None
    if not any(move.is_decision for move in played.moves):
        raise BadGame("nobody has decided anything yet")
    return played


def from_log(log: Mapping[str, Any]) -> Played:
    """The log of a match or a table; its last line counts, undone moves do not."""
    game = game_named(str(log.get("game")))
    match = verify(game, log) if is_committed(log) else replay(game, log)
    walked: list[tuple[Record, State]] = []
    match.positions.walk(lambda record, state: walked.append((record, state.clone())))
    played = Played(game, dict(match.header.get("options", {})), _names(match, log), walked[0][1])
    for (earlier, before), (record, after) in pairwise(walked):
        assert record.seat is not None
        if record.do == "":
            played.take_back(record.seat)
            continue
        code = game.space.parse(record.do).code
        purposes = tuple(purpose for purpose, _ in record.chances)
        played.moves.append(Move(record.seq, earlier.seq, record.seat, code, before, after, purposes))
    return played


def _names(match: Match, log: Mapping[str, Any]) -> list[str]:
    """Who sits where; a seat without a name has its letter."""
    seats = log.get("seats") or [{}] * match.state.players
    return [str(seat.get("name") or SEAT.names[at]) for at, seat in enumerate(seats)]
