"""A table in short and what happens there, as messages.

Never a seed before the end, the invitation only to the owner.
"""

from typing import Any

import msgspec

from ennead.server import messages
from ennead.server.messages import SEATS
from ennead.server.scripted import is_tutorial
from ennead.store import Header
from ennead.table import Seat, Table, commitment_of


def table_summary(header: Header, user: str | None, present: set[str]) -> messages.Table:
    """The table as `user` may know it; `present` are the people who watch it now."""
    summary = messages.Table(
        id=header.id,
        game=header.game,
        version=header.version,
        players=header.players,
        options=header.options,
        public=header.public,
        hints=header.hints,
        status=header.status,
        seats=[_seat(number, seat, user, present) for number, seat in enumerate(header.seats)],
        owner=user is not None and header.owner == user,
        commitment=commitment_of(header.seed, header.salt, header.origin or header.id),
        seq=header.seq,
        to_act=[SEATS[seat] for seat in header.to_act],
        created=header.created,
        updated=header.updated,
        imported=header.origin is not None,
        rematch=header.rematch,
        tutorial=is_tutorial(header),
    )
    if summary.owner and header.status == "open":
        summary.invite = header.invite
    if header.status == "finished":
        summary.seed = header.seed
        summary.salt = header.salt
        summary.committed_id = header.origin or header.id
        summary.result = msgspec.convert(header.result, messages.Result)
    return summary


def _seat(number: int, seat: Seat, user: str | None, present: set[str]) -> messages.TableSeat:
    return messages.TableSeat(
        seat=SEATS[number],
        kind=seat.kind,
        name=seat.name,
        mine=user is not None and seat.user == user,
        away=seat.kind in ("person", "hotseat") and seat.user not in present,
        user=seat.user,
        bot=seat.bot,
        hints=seat.hints,
    )


def entry_messages(entries: list[dict[str, Any]]) -> list[messages.Entry]:
    return [messages.Entry(**entry) for entry in entries]


def position_message(position: dict[str, Any]) -> messages.Position:
    return messages.Position(**{**position, "events": entry_messages(position["events"])})


def proposal_message(table: Table) -> messages.Proposal | None:
    proposal = table.proposal_shown()
    return None if proposal is None else messages.Proposal(**proposal)


def may_undo_message(table: Table, user: str | None) -> messages.MayUndo:
    told = messages.MayUndo(**table.may_undo(user))
    told.proposal = proposal_message(table)
    return told
