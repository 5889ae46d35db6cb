"""Everybody who watches a table: who they are, and how they are told what happens there."""

import time
from typing import Literal, cast

import msgspec

from ennead.core.record import UNDO, Kind
from ennead.server import messages
from ennead.server.connection import Connection
from ennead.server.messages import SEATS, encode
from ennead.server.scripted import done
from ennead.server.summary import entry_messages, may_undo_message, proposal_message, table_summary
from ennead.store import Header
from ennead.table import Record, Table, presentation
from ennead.table.seat import BOT


class Audience:
    """A table in memory with the connections of those who watch it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        # When people were last here; who was not since the room came to be counts from then.
        self._seen: dict[str, float] = {}
        self._since = self.used
        # Who watches through other servers.
        self._elsewhere: set[str] = set()
        self._header: Header | None = None
        self._table: Table | None = None
        self._chat: list[messages.ChatLine] = []

    @property
    def header(self) -> Header:
        assert self._header is not None
        return self._header

    @property
    def table(self) -> Table:
        """The table as it is on disk; call `ready` first."""
        assert self._table is not None
        return self._table

    # Who is there

    def present_here(self) -> set[str]:
        """Who watches through this server."""
        return {connection.user for connection in self.connections if connection.user is not None}

    def present(self) -> set[str]:
        return self.present_here() | self._elsewhere

    def away_for(self, user: str) -> float:
        """Seconds since somebody was here; 0 for who is."""
        if user in self.present():
            return 0.0
        return time.monotonic() - self._seen.get(user, self._since)

    def summary(self, user: str | None) -> messages.Table:
        return table_summary(self.header, user, self.present())

    def tell_table(self) -> None:
        """Seats, status or presence have changed."""
        written: dict[str | None, bytes] = {}
        for connection in self.connections:
            user = connection.user
            if user not in written:
                written[user] = encode(messages.TableChanged(self.summary(user)))
            connection.say(written[user])

    def _tell(self, record: Record) -> None:
        """Tell a change: written once for all who play the same seats, or none."""
        table = self.table
        written: dict[tuple[int, ...], bytes] = {}
        hearing = [(each, tuple(table.seats_of(each.user))) for each in self.connections]
        if record.private:
            hearing = [(each, seats) for each, seats in hearing if record.seat in seats]
        views = self._views(record, {seat for _, seats in hearing for seat in seats or (None,)})
        for connection, seats in hearing:
            if seats not in written:
                written[seats] = encode(self._update(record, connection.user, seats, views))
            connection.say(written[seats])
        if record.kind in ("proposal", "answer", UNDO):
            message = encode(messages.ProposalChanged(proposal_message(table)))
            for connection in self.connections:
                connection.say(message)

    def _update(
        self, record: Record, user: str | None, seats: tuple[int, ...], views: dict[int | None, messages.View]
    ) -> messages.Update:
        table = self.table
        entries, undone_to = presentation.change_entries(table, record, seats)
        return messages.Update(
            seq=record.seq,
            by=messages.By(None if record.seat is None else SEATS[record.seat], kind_shown(record)),
            views={presentation.viewer(seat): views[seat] for seat in seats or (None,)},
            events=entry_messages(entries),
            undo=may_undo_message(table, user),
            undone_to=undone_to,
            scripted=done(table),
        )

    def _views(self, record: Record, seats: set[int | None]) -> dict[int | None, messages.View]:
        """Views of the position after the change, each worked out and written once for all connections."""
        table = self.table
        state = table.positions.state(table.positions.node_at(record.number))
        wanted = list(seats)
        found = table.game.views(state, wanted) if wanted else []
        # A view already written is sent as it is.
        return {
            seat: cast(messages.View, msgspec.Raw(encode(view)))
            for seat, view in zip(wanted, found, strict=True)
        }

    def views(self, user: str | None) -> messages.Views:
        """What the user may know now."""
        return presentation.views(self.table, self.table.seats_of(user))

    def _hello(self, user: str | None, after: int) -> messages.Hello:
        table = self.table
        entries, undone_to = presentation.entries(table, table.seats_of(user), after)
        return messages.Hello(
            table=self.summary(user),
            events=entry_messages(entries),
            seq=table.seq,
            views=self.views(user),
            undo=may_undo_message(table, user),
            chat=self._chat if self.may_read_chat(user) else [],
            undone_to=undone_to,
            scripted=done(table),
        )

    def may_chat(self, user: str | None) -> bool:
        """Chat is for those who sit there."""
        return user is not None and user in {seat.user for seat in self.header.seats} | {self.header.owner}

    def may_read_chat(self, user: str | None) -> bool:
        return self.header.status == "finished" or self.may_chat(user)

    def set_elsewhere(self, users: set[str]) -> None:
        """Who watches the table through other servers."""
        if users != self._elsewhere:
            for gone in self._elsewhere - users:
                self._seen[gone] = time.monotonic()
            self._elsewhere = users
            if self._header is not None:
                self.tell_table()

    def hang_up(self) -> None:
        """End all connections; whoever wants to goes on with a new one."""
        for connection in self.connections:
            connection.cut_off.set()


def kind_shown(record: Record) -> Literal[Kind, "bot"]:
    """A record's kind as people are told it."""
    if record.kind == "action" and record.user is None:
        return BOT
    return record.kind
