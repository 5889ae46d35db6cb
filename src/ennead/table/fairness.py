"""Proof of fair chance: a commitment to the seed at the start, and the check of every draw at the end."""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

from ennead.core.game import BadOption, Game
from ennead.core.referee import LiveReferee
from ennead.core.space import UnknownAction
from ennead.core.state import SIMULTANEOUS, State
from ennead.table.record import (
    ANSWER,
    CLOSE,
    MOVES,
    PROPOSAL,
    RETRACT,
    SEAT_CHANGE,
    START,
    UNDO,
    Noted,
    Record,
    check_types,
    record_from,
)

# How a change may have come about, for kinds that say so.
HOW = {UNDO: ("step", "turn", "consent", "operator"), ANSWER: ("yes", "no")}

EXPORT_FORMAT = "ennead-table-1"


class BadExport(ValueError):
    """A file is no sound export of a game. Says what is wrong and where."""


def new_secrets() -> tuple[str, str]:
    """A secret seed and a salt, 128 bits each, from the operating system."""
    return secrets.token_hex(16), secrets.token_hex(16)


def commitment_of(seed: str, salt: str, table: str) -> str:
    """What is published at the start: it binds the table to its seed without telling it."""
    return hashlib.sha256(f"{seed}{salt}{table}".encode()).hexdigest()


def fingerprint(game: Game, state: State) -> str:
    return game.hash(state)


def carry_out(game: Game, state: State, record: Record, referee: LiveReferee) -> None:
    """Play a move's record on a state, filling in what came of it: chance, events, barrier, hash."""
    seat = record.seat
    assert seat is not None
    sealed = state.actor == SIMULTANEOUS
    waiting = state.to_act()
    frame = state.frames[-1]
    step = game.steps[frame[0]]
    if record.do == "":
        step.retract(state, frame, seat)
    else:
        state.play(game.space.parse(record.do).code, referee, seat)
    collect(game, record, referee)
    record.sealed = sealed and state.actor == SIMULTANEOUS and state.frames[-1] == frame
    record.private = record.sealed and not record.events and state.to_act() == waiting
    if not record.barrier and sealed and not step.can_retract():
        record.barrier = "sealed-for-good"
    record.hash = fingerprint(game, state)


def collect(game: Game, record: Record, referee: LiveReferee) -> None:
    """Move what the referee noted into the record."""
    types = game.events.types
    record.chances = tuple((chance.purpose, tuple(chance.result)) for chance in referee.chances)
    record.events = tuple((types[event.kind].name, event.values) for event in referee.events)
    if referee.chances:
        record.barrier = "chance-was-drawn"
    elif any(types[event.kind].reveals for event in referee.events):
        record.barrier = "secret-was-shown"
    referee.chances = []
    referee.events = []


def verify(game: Game, export: Mapping[str, Any]) -> list[Record]:
    """Play an exported table again from its seed and compare every draw, event and position.

    Returns its records; raises BadExport where the export and the rules disagree.
    """
    if export.get("format") != EXPORT_FORMAT:
        raise BadExport(f"not an export in the format {EXPORT_FORMAT}")
    if export.get("game") != game.name or export.get("version") != game.version:
        raise BadExport(f"it is for {export.get('game')!r}, version {export.get('version')!r}")
    seed, salt, table = (_text(export, name) for name in ("seed", "salt", "id"))
    if export.get("commitment") != commitment_of(seed, salt, table):
        raise BadExport("the seed is not the one that was committed to at the start")
    shown = export.get("records")
    if not isinstance(shown, list) or not shown:
        raise BadExport("the records are missing")
    if len(shown) > 8 * game.max_decisions:
        raise BadExport(f"{len(shown)} records are more than any game has")
    return _Check(game, export, seed).run(shown)


def _text(export: Mapping[str, Any], name: str) -> str:
    value = export.get(name)
    if not isinstance(value, str) or len(value) > 200 or not value.isprintable():
        raise BadExport(f"{name} is missing")
    return value


class _Check:
    """Walks through the records, keeping every position an undo may come back to."""

    def __init__(self, game: Game, export: Mapping[str, Any], seed: str) -> None:
        self.game = game
        self.export = export
        self.referee = LiveReferee(seed)
        self.states: dict[int, State] = {}
        self.node = 0
        self.seq = 0

    def run(self, shown: list[Any]) -> list[Record]:
        records: list[Record] = []
        for number, each in enumerate(shown, 1):
            try:
                record = record_from(each)
                check_types(record)
                self._check_form(record, number)
                self._step(record)
            except BadExport as error:
                raise BadExport(f"record {number}: {error}") from None
            except (TypeError, ValueError, BadOption, UnknownAction, LookupError) as error:
                raise BadExport(f"record {number} is not sound: {error}") from None
            records.append(record)
        return records

    def _check_form(self, record: Record, number: int) -> None:
        if record.number != number:
            raise BadExport(f"it has the number {record.number!r}")
        if record.seq != self.seq + (not record.private):
            raise BadExport(f"it is known as number {record.seq!r}")
        self.seq = record.seq
        if not 0 < len(record.at) <= 40:
            raise BadExport("its time is missing")
        if (record.kind == START) != (number == 1):
            raise BadExport(f"{record.kind!r} stands in a wrong place")
        if record.kind not in (START, *MOVES):
            self._check_no_move(record)

    def _check_no_move(self, record: Record) -> None:
        """A record that makes no new position: only what its kind may hold."""
        if record.events or record.chances or record.hash or record.barrier or record.sealed or record.do:
            raise BadExport(f"{record.kind!r} brings what only a move does")
        if record.private and record.kind != UNDO:
            raise BadExport(f"{record.kind!r} is known to all")
        if record.how not in HOW.get(record.kind, ("",)):
            raise BadExport(f"{record.how!r} is no way to do it")
        if record.seat is None and record.kind not in (UNDO, CLOSE):
            raise BadExport("its seat is missing")
        if record.seat is not None and not 0 <= record.seat < self.states[1].players:
            raise BadExport(f"there is no seat {record.seat}")
        if (record.sits is None) == (record.kind == SEAT_CHANGE):
            raise BadExport("who sits there is missing, or in a wrong place")
        if record.kind == PROPOSAL and record.to not in self.states:
            raise BadExport(f"there is no position {record.to}")

    def _step(self, record: Record) -> None:
        if record.kind == START:
            self._start(record)
        elif record.kind in MOVES:
            self._move(record)
        elif record.kind == UNDO:
            if record.to not in self.states:
                raise BadExport(f"there is no position {record.to}")
            self.node = record.to

    def _start(self, record: Record) -> None:
        redone = Record(record.number, record.seq, START, record.at)
        options = self.export.get("options")
        players = self.export.get("players")
        if not isinstance(options, dict) or type(players) is not int:
            raise BadExport("players or options are missing")
        state = self.game.start(players, options, self.referee)
        collect(self.game, redone, self.referee)
        redone.hash = fingerprint(self.game, state)
        self._compare(record, redone)
        self._keep(record.number, state)

    def _move(self, record: Record) -> None:
        state = self.states[self.node].clone()
        seat = record.seat
        if seat is None or not 0 <= seat < state.players:
            raise BadExport("its seat is missing")
        if state.over:
            raise BadExport("the game is over before it")
        if record.kind == RETRACT or record.do == "":
            if record.do or state.actor != SIMULTANEOUS or not state.sealed[seat]:
                raise BadExport("nothing was sealed that could be taken back")
        elif self.game.space.parse(record.do).code not in state.legal(seat):
            raise BadExport(f"{record.do!r} is not possible there")
        redone = Record(record.number, record.seq, record.kind, record.at, seat=seat, do=record.do)
        carry_out(self.game, state, redone, self.referee)
        self._compare(record, redone)
        self._keep(record.number, state)

    def _compare(self, record: Record, redone: Record) -> None:
        if record.chances != redone.chances:
            raise BadExport("chance is not what the seed gives")
        # Some answers that may be taken back today could not be when they were given.
        barred_alike = record.barrier in (redone.barrier, "sealed-for-good")
        if not _tell_the_same(record.events, redone.events) or not barred_alike:
            raise BadExport("what happened is not what the rules say")
        if (record.hash, record.sealed, record.private) != (redone.hash, redone.sealed, redone.private):
            raise BadExport("the position is not the one the rules lead to")

    def _keep(self, node: int, state: State) -> None:
        self.states[node] = state
        self.node = node


def _tell_the_same(stored: Noted, redone: Noted) -> bool:
    """Whether stored events are those of the rules today, but for what today's rules tell in addition."""
    rest = iter(redone)
    return all(
        any(name == told and values == now[: len(values)] for told, now in rest) for name, values in stored
    )
