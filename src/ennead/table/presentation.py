"""What a table tells each person: views, log entries, earlier positions, the chart, the export."""

import secrets
from collections.abc import Collection
from typing import Any

from ennead.core.codec import SEAT
from ennead.core.events import EventType
from ennead.core.record import ACTION, UNDO, Record
from ennead.core.referee import FastReferee
from ennead.core.state import State
from ennead.table import weighing
from ennead.table.refused import Refused
from ennead.table.table import FINISHED, PLAYING, Table

SPECTATOR = "-"


def views(table: Table, seats: Collection[int]) -> dict[str, Any]:
    """A view for each of the seats; the spectator's, when there is none."""
    if table.positions.node == 0:
        return {}
    seen: list[int | None] = [*seats] or [None]
    return {viewer(seat): view for seat, view in zip(seen, table.game.views(table.state, seen), strict=True)}


def viewer(seat: int | None) -> str:
    return SPECTATOR if seat is None else SEAT.names[seat]


def entries(table: Table, seats: Collection[int], after: int) -> tuple[list[dict[str, Any]], int | None]:
    """Log entries in force after change number `after`, and from where the reader's own are void, if any are.

    The reader drops what it has beyond that number and takes these instead. Who has seen more than there is
    (an operator has put back a backup) gets everything anew.
    """
    if after > table.seq:
        return entries(table, seats, 0)[0], 0
    had = table.positions.node_at(table.number_of(after))
    shared = table.positions.fork(had, table.positions.node)
    nodes = table.positions.line(table.positions.node, shared)
    told = [entry for node in nodes for entry in record_entries(table, table.records[node - 1], seats)]
    return told, (table.seq_of(shared) if shared != had else None)


def change_entries(
    table: Table, record: Record, seats: Collection[int]
) -> tuple[list[dict[str, Any]], int | None]:
    """The entries one change brings, and after an undo from where earlier ones are void."""
    if record.kind != UNDO:
        return record_entries(table, record, seats), None
    shared = table.positions.fork(table.positions.node_at(record.number - 1), record.to)
    # Only an operator goes forward to what was undone before.
    nodes = table.positions.line(record.to, shared)
    told = [entry for node in nodes for entry in record_entries(table, table.records[node - 1], seats)]
    return told, table.seq_of(shared)


def record_entries(table: Table, record: Record, seats: Collection[int]) -> list[dict[str, Any]]:
    """The events of one record, as whoever plays `seats` may know them; all is open once the game is over."""
    by = None if record.seat is None else SEAT.names[record.seat]
    told = []
    for number, (name, values) in enumerate(record.events):
        kind = table.game.events.types[table.game.events.number(name)]
        entry = {"seq": record.seq, "n": number, "at": record.at, "by": by}
        told.append(entry | _event(kind, tuple(values), seats, table.status == FINISHED))
    return told


def _event(kind: EventType, values: tuple[int, ...], seats: Collection[int], opened: bool) -> dict[str, Any]:
    owner = values[kind.owner] if kind.owner >= 0 else None
    if kind.secret and not opened and owner in seats:
        # Several people may share the screen: say what is for this seat's eyes only.
        return {"event": kind.show(values, owner), "secret": sorted(kind.secret)}
    return {"event": kind.show(values, owner if opened else None)}


def position(table: Table, seq: int, seats: Collection[int], seat: int | None) -> dict[str, Any]:
    """The position after record `seq` as the reader may know it, and what that record told."""
    if not 1 <= seq <= table.seq:
        raise Refused("no-such-position", to=seq)
    opened = table.status == FINISHED
    number = table.number_of(seq)
    state = table.positions.state(table.positions.node_at(number))
    if seat is not None and seat not in seats and not opened:
        raise Refused("not-your-seat")
    if seat is None and seats and not opened:
        seat = min(seats)
    shown: dict[str, Any] = {
        "seq": seq,
        "view": table.game.view(state, seat),
        "events": record_entries(table, table.records[number - 1], seats),
    }
    if opened:
        views = table.game.views(state, range(table.players))
        shown["views"] = dict(zip(SEAT.names, views, strict=False))
    return shown


def preview(table: Table, seat: int, action: str) -> dict[str, Any]:
    """What the action would lead to, worked out from what the seat knows."""
    if table.status != PLAYING:
        raise Refused("not-possible-now")
    return weighing.preview(table.game, table.state, seat, action)


def impossible(table: Table, seat: int) -> list[dict[str, Any]]:
    """What the seat is asked about but can't do, by reason, in the order of the verbs."""
    if table.status != PLAYING:
        raise Refused("not-possible-now")
    return weighing.impossible(table.game, table.state, seat)


def _scores(table: Table, state: State) -> dict[str, dict[str, int]]:
    return {SEAT.names[seat]: points for seat, points in enumerate(table.game.scores(state))}


def chart(table: Table) -> list[dict[str, Any]]:
    """How the points grew: one entry at the start and for each record that changed them."""
    if table.status != FINISHED:
        raise Refused("not-finished")
    points: list[dict[str, Any]] = []

    def note(record: Record, state: State) -> None:
        entry = {"round": getattr(state, "round", None), "scores": _totals(table, state)}
        if not points or any(points[-1][name] != entry[name] for name in entry):
            points.append({"seq": record.seq, **entry})

    table.positions.walk(note)
    return points


def _totals(table: Table, state: State) -> dict[str, int]:
    return {seat: sum(points.values()) for seat, points in _scores(table, state).items()}


def export(table: Table) -> dict[str, Any]:
    """Everything, secrets included: for the end of a game and for operators. `verify` checks it."""
    return {
        **table.match.header,
        "id": table.id,
        "salt": table.salt,
        "commitment": table.commitment,
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in table.seats],
        "records": [_without_users(record) for record in table.records],
        "result": table.result,
    }


def _without_users(record: Record) -> dict[str, Any]:
    shown = record.to_dict()
    shown.pop("user", None)
    shown.pop("key", None)
    if record.sits is not None:
        shown["sits"] = {**record.sits, "user": None}
    return shown


def question(table: Table, seat: int) -> dict[str, Any]:
    """What a bot on this seat is given: a whole position that may be true for it, and how far the game is."""
    state = table.game.determinize(table.state, seat, FastReferee(secrets.token_hex(16)))
    return {
        "game": table.game.name,
        "seat": seat,
        "position": table.game.to_dict(state),
        "moment": len(table.records),
        "last": _own_actions(table.records[-1], seat),
    }


def _own_actions(record: Record, seat: int) -> list[str]:
    """What a seat did in a record and had to do after it; nothing, if anybody else did anything there."""
    if record.kind != ACTION or any(
        who != seat for who in (record.seat, *(each[1] for each in record.forced))
    ):
        return []
    return [record.do, *(action for _, _, _, action in record.forced)]
