"""A game that was played, decision by decision: from an export of the server, a log, or a saved game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from ennead.core.codec import SEAT
from ennead.core.game import Game
from ennead.core.match import Match, replay
from ennead.core.referee import ReplayMismatch
from ennead.core.state import SIMULTANEOUS, State
from ennead.games import UnknownGame
from ennead.games import game as game_named
from ennead.table import BadExport, Record, Seat, Table, verify


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
    if not isinstance(found, dict):
        raise BadGame("it is no game")
    try:
        played = from_export(found) if "records" in found else from_log(found.get("log", found))
    except (BadExport, UnknownGame, ReplayMismatch) as error:
        raise BadGame(str(error)) from None
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadGame(f"it is not sound: {error}") from None
    if not any(move.is_decision for move in played.moves):
        raise BadGame("nobody has decided anything yet")
    return played


def from_export(export: Mapping[str, Any]) -> Played:
    """An export of a table; its last line counts, undone moves do not."""
    game = game_named(str(export.get("game")))
    records = verify(game, export)
    sitting = [Seat(name=str(seat.get("name") or "")) for seat in export["seats"]]
    table = Table.load(
        export["id"],
        game,
        export["players"],
        export["options"],
        sitting,
        export["seed"],
        export["salt"],
        records,
        {},
    )
    walked: list[tuple[Record, State]] = []
    table.positions.walk(lambda record, state: walked.append((record, state.clone())))
    names = [seat.name or SEAT.names[at] for at, seat in enumerate(sitting)]
    played = Played(game, table.options, names, walked[0][1])
    for (earlier, before), (record, after) in pairwise(walked):
        assert record.seat is not None
        if record.do == "":
            played.take_back(record.seat)
            continue
        code = game.space.parse(record.do).code
        purposes = tuple(purpose for purpose, _ in record.chances)
        played.moves.append(Move(record.seq, earlier.seq, record.seat, code, before, after, purposes))
    return played


def from_log(log: Mapping[str, Any]) -> Played:
    """A log as `Match.log` writes it; its moves are counted from 1."""
    if not isinstance(log, dict):
        raise BadGame("it is no game")
    game = game_named(str(log.get("game")))
    states: list[State] = []

    def keep(match: Match) -> None:
        states.append(match.state.clone())

    match = replay(game, log, keep)
    names = [SEAT.names[seat] for seat in range(match.state.players)]
    played = Played(game, dict(log.get("options") or {}), names, states[0])
    at = 0
    for place, entry in enumerate(log["entries"]):
        if "chance" in entry:
            continue
        at += 1
        if "do" not in entry:
            played.take_back(entry["seat"])
            continue
        code = game.space.parse(entry["do"]).code
        purposes = _purposes(log["entries"][place + 1 :])
        played.moves.append(Move(at, at - 1, entry["seat"], code, states[at - 1], states[at], purposes))
    return played


def _purposes(entries: list[dict[str, Any]]) -> tuple[str, ...]:
    """What chance was asked for before the next entry of a player."""
    found: list[str] = []
    for entry in entries:
        if "chance" not in entry:
            break
        found.append(str(entry["chance"]))
    return tuple(found)
