"""Logs played again: with the chance they hold, or with chance drawn from their seed as a proof.

The log of a game is `Match.log`: a header and records. What a record leaves out is worked out anew; what it
says must be what the rules say. Files of earlier versions are read as well.
"""

from collections.abc import Mapping
from typing import Any, Final

from ennead.core.game import Game
from ennead.core.match import FORMAT, Match
from ennead.core.positions import logged
from ennead.core.record import (
    ACTION,
    ANSWER,
    CLOSE,
    MOVES,
    POSITIONS,
    PROPOSAL,
    REDO,
    RETRACT,
    SEAT_CHANGE,
    START,
    UNDO,
    Noted,
    Record,
    check_types,
    record_from,
)
from ennead.core.referee import ReplayMismatch, ReplayReferee

# Formats of before: `entries` of moves and chance, and the tables of a server, which had records already.
ENTRIES: Final = 1
TABLE: Final = "ennead-table-1"
# How a change may have come about, for kinds that say so.
HOW: Final[dict[str, tuple[str, ...]]] = {
    UNDO: ("step", "turn", "consent", "operator"),
    ANSWER: ("yes", "no"),
}
# What is wrong with values from elsewhere shows as one of these.
UNSOUND: Final = (ValueError, LookupError, TypeError, AttributeError)


def replay(game: Game, log: Mapping[str, Any]) -> Match:
    """Play a log again, with the logged results of chance, and stand where it stopped."""
    return _Replay(game, log, False).run()


def verify(game: Game, log: Mapping[str, Any]) -> Match:
    """Play a log again from its seed and compare every draw, event and position; notes every fingerprint."""
    return _Replay(game, log, True).run()


class _Replay:
    """Walks through the records of a log; raises ReplayMismatch where they and the rules disagree."""

    def __init__(self, game: Game, log: Mapping[str, Any], from_seed: bool) -> None:
        if log.get("format") not in (FORMAT, TABLE, ENTRIES) or log.get("game") != game.name:
            raise ReplayMismatch(f"not a log of {game.name} in the format {FORMAT}")
        if log.get("version") != game.version:
            raise ReplayMismatch(f"rules version {log.get('version')}, this is {game.version}")
        self.game = game
        self.from_seed = from_seed
        try:
            self.shown: list[Any] = list(_records_of(log))
            header = _header_of(log)
            self.referee = ReplayReferee(header["seed"], [])
        except UNSOUND as error:
            raise ReplayMismatch(f"the log does not fit: {error}") from None
        if not self.shown or len(self.shown) > 8 * game.max_decisions:
            raise ReplayMismatch(f"{len(self.shown)} records are not those of a game: the log does not fit")
        self.match = Match(game, header, self.referee)

    def run(self) -> Match:
        for number, each in enumerate(self.shown, 1):
            try:
                self._step(record_from(each))
            except UNSOUND as error:
                raise ReplayMismatch(f"record {number} does not fit: {error}") from None
        return self.match

    def _step(self, stored: Record) -> None:
        check_types(stored)
        if (stored.kind == START) != (not self.match.records):
            raise ReplayMismatch(f"{stored.kind!r} stands in a wrong place")
        if not self.from_seed:
            self.referee.expect(logged(stored))
        redone = self._again(stored)
        if redone is None:
            return
        redone.at = stored.at
        if stored.kind in POSITIONS:
            self._compare(stored, redone)
        if stored.number and (stored.number, stored.seq) != (redone.number, redone.seq):
            raise ReplayMismatch(f"it has the number {stored.number}, known as {stored.seq}")

    def _again(self, stored: Record) -> Record | None:
        """Do what the record says; None if it was done unasked (older logs may say so all the same)."""
        match = self.match
        if stored.kind == START:
            return match.begin()
        if stored.kind not in MOVES:
            return self._change(stored)
        seat = stored.seat
        if seat is None or not 0 <= seat < match.header["players"]:
            raise ReplayMismatch("its seat is missing")
        if stored.kind == REDO:
            return self._redo(stored, seat)
        if stored.kind == RETRACT:
            if stored.do:
                raise ReplayMismatch("to take back needs no action")
            return match.retract(seat)
        before = len(match.records)
        match.play(stored.do, seat)
        return match.records[-1] if len(match.records) > before else None

    def _redo(self, stored: Record, seat: int) -> Record:
        redone = self.match.redo(seat)
        if redone.do != stored.do:
            raise ReplayMismatch(f"{stored.do!r} was not taken back")
        return redone

    def _change(self, stored: Record) -> Record:
        """A record that makes no new position: only what its kind may hold."""
        kind = stored.kind
        if stored.events or stored.chances or stored.hash or stored.barrier or stored.sealed or stored.do:
            raise ReplayMismatch(f"{kind!r} brings what only a move does")
        if stored.private and kind != UNDO:
            raise ReplayMismatch(f"{kind!r} is known to all")
        if stored.how not in HOW.get(kind, ("",)):
            raise ReplayMismatch(f"{stored.how!r} is no way to do it")
        if stored.seat is None and kind not in (UNDO, CLOSE):
            raise ReplayMismatch("its seat is missing")
        if stored.seat is not None and not 0 <= stored.seat < self.match.header["players"]:
            raise ReplayMismatch(f"there is no seat {stored.seat}")
        if (stored.sits is None) == (kind == SEAT_CHANGE):
            raise ReplayMismatch("who sits there is missing, or in a wrong place")
        if kind in (UNDO, PROPOSAL) and not self._is_position(stored.to):
            raise ReplayMismatch(f"there is no position {stored.to}")
        if kind == UNDO:
            return self.match.go_back(stored.to, stored.how, stored.seat)
        return self.match.note(
            Record(0, 0, kind, stored.at, stored.seat, to=stored.to, how=stored.how, sits=stored.sits)
        )

    def _is_position(self, number: int) -> bool:
        """Whether a record has made a position."""
        records = self.match.records
        return 0 < number <= len(records) and records[number - 1].kind in POSITIONS

    def _compare(self, stored: Record, redone: Record) -> None:
        if not self.referee.exhausted():
            raise ReplayMismatch("the log holds more chance than the rules asked for")
        if self.from_seed and (stored.chances or stored.number) and stored.chances != redone.chances:
            raise ReplayMismatch("chance is not what the seed gives")
        if not _tell_the_same(stored.events, redone.events):
            raise ReplayMismatch("what happened is not what the rules say")
        if stored.forced not in ((), redone.forced):
            raise ReplayMismatch("what was carried out unasked is not what the rules say")
        if self.from_seed or stored.hash:
            redone.hash = self.game.hash(self.match.state)
        if stored.hash not in ("", redone.hash):
            raise ReplayMismatch("the position is not the one the rules lead to")
        if stored.number:
            self._compare_whole(stored, redone)

    def _compare_whole(self, stored: Record, redone: Record) -> None:
        """A numbered record leaves nothing out."""
        # Some answers that may be taken back today could not be when they were given.
        if stored.barrier not in (redone.barrier, "sealed-for-good"):
            raise ReplayMismatch("what bars it from being taken back is not what the rules say")
        if (stored.sealed, stored.private) != (redone.sealed, redone.private):
            raise ReplayMismatch("who may notice it is not what the rules say")
        redone.barrier = stored.barrier


def _tell_the_same(stored: Noted, redone: Noted) -> bool:
    """Whether stored events are those of the rules today, but for what today's rules tell in addition."""
    place = 0
    for name, values in stored:
        while place < len(redone) and (redone[place][0], redone[place][1][: len(values)]) != (name, values):
            place += 1
        if place == len(redone):
            return False
        place += 1
    return True


def _header_of(log: Mapping[str, Any]) -> dict[str, Any]:
    """Where a log says the game began."""
    if type(log["seed"]) not in (int, str):
        raise ValueError("the seed is missing")
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": log["game"],
        "version": log["version"],
        "seed": log["seed"],
    }
    if "position" in log:
        return {**header, "players": log["position"]["players"], "position": log["position"]}
    players, options = log["players"], log["options"]
    if type(players) is not int or not isinstance(options, dict):
        raise ValueError("players or options are missing")
    return {**header, "players": players, "options": options}


def _records_of(log: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The records of a log; entries of before become records."""
    if log["format"] != ENTRIES:
        shown: list[dict[str, Any]] = log["records"]
        return shown
    records: list[dict[str, Any]] = [{"kind": START, "chances": []}]
    for entry in log["entries"]:
        if "chance" in entry:
            records[-1]["chances"].append((entry["chance"], entry["result"]))
        elif "do" in entry:
            records.append({"kind": ACTION, "seat": entry["seat"], "do": entry["do"], "chances": []})
        else:
            records.append({"kind": RETRACT, "seat": entry["seat"], "chances": []})
    return records
