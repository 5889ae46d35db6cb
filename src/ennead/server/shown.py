"""How a table is described to a person: never its seed before the end, the invitation only to its owner."""

from typing import Any

from ennead.core.codec import SEAT
from ennead.store import Header
from ennead.table import Seat, commitment_of


def table_shown(header: Header, user: str | None, present: set[str]) -> dict[str, Any]:
    """The table as `user` may know it; `present` are the people who watch it now."""
    owner = user is not None and header.owner == user
    shown: dict[str, Any] = {
        "id": header.id,
        "game": header.game,
        "version": header.version,
        "players": header.players,
        "options": header.options,
        "public": header.public,
        "hints": header.hints,
        "status": header.status,
        "seats": [_seat(number, seat, user, present) for number, seat in enumerate(header.seats)],
        "owner": owner,
        "commitment": commitment_of(header.seed, header.salt, header.origin or header.id),
        "seq": header.seq,
        "to_act": [SEAT.names[seat] for seat in header.to_act],
        "created": header.created,
        "updated": header.updated,
        "imported": header.origin is not None,
    }
    if owner and header.status == "open":
        shown["invite"] = header.invite
    if header.status == "finished":
        shown |= {"seed": header.seed, "salt": header.salt, "result": header.result}
        shown["committed_id"] = header.origin or header.id
    if header.rematch is not None:
        shown["rematch"] = header.rematch
    return shown


def _seat(number: int, seat: Seat, user: str | None, present: set[str]) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "seat": SEAT.names[number],
        "kind": seat.kind,
        "name": seat.name,
        "mine": user is not None and seat.user == user,
        "away": seat.kind in ("person", "hotseat") and seat.user not in present,
    }
    if seat.user is not None:
        shown["user"] = seat.user
    if seat.bot is not None:
        shown["bot"] = seat.bot
    if seat.hints:
        shown["hints"] = seat.hints
    return shown
