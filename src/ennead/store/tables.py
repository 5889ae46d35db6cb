"""Tables with their logs: a change is appended in one transaction, loading is snapshot and tail."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from sqlalchemy import Insert, bindparam, delete, func, insert, literal, select, update

from ennead.core.codec import SEAT
from ennead.core.record import record_from
from ennead.games import game as game_of
from ennead.store.schema import analyses, chat, log, members, snapshots, tables
from ennead.store.store import Guarded, Part, Rows, Store, now
from ennead.table import Record, Refused, Seat, Status, Table

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


# What a change of the table may change in its header.
CHANGING = ("status", "seats", "records", "seq", "revision", "to_act", "updated", "result", "waits_for_bot")
UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.revision == bindparam("had"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING})
)
APPEND = insert(log)
SNAPSHOT = insert(snapshots)


def _json(value: Any) -> str:
    return _encode(value).decode()


@dataclass(slots=True)
class Header:
    """What the store knows of a table beside its log."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    public: bool
    status: Status
    owner: str | None
    invite: str
    seats: list[Seat]
    seed: str
    salt: str
    records: int = 0
    seq: int = 0
    revision: int = 0
    to_act: list[int] = field(default_factory=list)
    created: str = ""
    updated: str = ""
    result: dict[str, Any] | None = None
    rematch: str | None = None
    origin: str | None = None
    hints: bool = True
    waits_for_bot: bool = False


def _header(row: Mapping[Any, Any]) -> Header:
    values = dict(row)
    values["options"] = _decode(values["options"])
    values["seats"] = [Seat(**seat) for seat in _decode(values["seats"])]
    values["to_act"] = _decode(values["to_act"])
    values["result"] = None if values["result"] is None else _decode(values["result"])
    return Header(**values)


def _row(header: Header) -> dict[str, Any]:
    row = {name: getattr(header, name) for name in Header.__slots__}
    row["options"] = _json(header.options)
    row["seats"] = _json([seat.to_dict() for seat in header.seats])
    row["to_act"] = _json(header.to_act)
    row["result"] = None if header.result is None else _json(header.result)
    return row


class Tables:
    """Reads and writes tables, their logs and their chat."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(
        self, header: Header, records: Sequence[Record] = (), replaces: str | None = None
    ) -> None:
        """A new table; with records when it is an import, with `replaces` when it is a rematch."""
        header.created = header.updated = now()
        change: list[Part] = [insert(tables).values(_row(header))]
        change += [insert(members).values(row) for row in _members(header)]
        change.append(Rows(APPEND, [_log_row(header.id, record) for record in records]))
        if replaces is not None:
            linked = update(tables).where(tables.c.id == replaces, tables.c.rematch.is_(None))
            change.append(Guarded(linked.values(rematch=header.id, revision=tables.c.revision + 1)))
        await self.store.write(*change)

    async def save(self, header: Header, table: Table, records: Sequence[Record]) -> Header:
        """Append records to the log and bring the header up to date, in one transaction; the new header.

        Raises Conflict when somebody else has changed the table since the header was read.
        """
        old = header
        header = _following(header, table)
        row = _row(header)
        changed = {f"new_{name}": row[name] for name in CHANGING}
        written = [
            {"table_id": header.id, "number": record.number, "data": table.positions.snapshot(record.number)}
            for record in records
            if record.hash and table.positions.wants_snapshot(record.number)
        ]
        await self.store.write(
            Rows(UPDATE, [{"which": header.id, "had": old.revision, **changed}], guarded=True),
            Rows(APPEND, [_log_row(header.id, record) for record in records]),
            Rows(SNAPSHOT, written),
            *(_remember(header.id, user) for user in _newcomers(table, old)),
        )
        return header

    async def header(self, id: str) -> Header | None:
        row = await self.store.one(select(tables).where(tables.c.id == id))
        return None if row is None else _header(row)

    async def load(self, id: str) -> tuple[Header, Table] | None:
        """A table with its whole log."""
        header = await self.header(id)
        if header is None:
            return None
        game = game_of(header.game)
        if game.version != header.version:
            raise Refused("other-rules-version", has=header.version, needs=game.version)
        records = await self._records(header, 0)
        kept = await self.store.all(
            select(snapshots.c.number, snapshots.c.data).where(
                snapshots.c.table_id == id, snapshots.c.number <= header.records
            )
        )
        table = Table.load(
            header.origin or header.id,
            game,
            header.players,
            header.options,
            header.seats[:],
            header.seed,
            header.salt,
            records,
            {row["number"]: row["data"] for row in kept},
        )
        if header.status != "playing":
            table.status = header.status
        return header, table

    async def _records(self, header: Header, after: int) -> list[Record]:
        """The log after a place in it, as far as the header knows: others may append to it meanwhile."""
        rows = await self.store.all(
            select(log.c.data)
            .where(log.c.table_id == header.id, log.c.number > after, log.c.number <= header.records)
            .order_by(log.c.number)
        )
        return [record_from(_decode(row["data"])) for row in rows]

    async def tail(self, id: str, after: int) -> tuple[Header, list[Record]] | None:
        """What has become of a table whose log was known up to a place in it."""
        header = await self.header(id)
        return None if header is None else (header, await self._records(header, after))

    async def marks(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """For each table its revision and the number of the last line said there: what is new shows here."""
        said = select(func.max(chat.c.number)).where(chat.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id, tables.c.revision, said.label("said")).where(tables.c.id.in_(ids))
        return {row["id"]: (row["revision"], row["said"] or 0) for row in await self.store.all(query)}

    async def find(
        self, user: str | None, mine: bool, waiting: bool, finished: bool, most: int = 100
    ) -> list[Header]:
        """Newest first: one's own tables, or public ones, by status."""
        query = select(tables)
        if mine:
            own = select(members.c.table_id).where(members.c.user_id == (user or ""))
            query = query.where(tables.c.id.in_(own))
        else:
            query = query.where(tables.c.public, tables.c.status != "closed")
        if waiting or finished:
            wanted = [name for name, asked in (("open", waiting), ("finished", finished)) if asked]
            query = query.where(tables.c.status.in_(wanted))
        rows = await self.store.all(query.order_by(tables.c.updated.desc(), tables.c.id).limit(most))
        return [_header(row) for row in rows]

    async def finished_of(self, user: str, most: int = 500) -> list[Header]:
        """Tables with this person that were played to the end, newest first."""
        own = select(members.c.table_id).where(members.c.user_id == user)
        query = select(tables).where(tables.c.id.in_(own), tables.c.status == "finished")
        rows = await self.store.all(query.order_by(tables.c.updated.desc(), tables.c.id).limit(most))
        return [_header(row) for row in rows]

    async def beginnings(self, ids: Sequence[str], most: int = 120) -> dict[str, list[Record]]:
        """The first records of each of these tables."""
        query = select(log.c.table_id, log.c.data).where(log.c.table_id.in_(ids), log.c.number <= most)
        found: dict[str, list[Record]] = {}
        for row in await self.store.all(query.order_by(log.c.table_id, log.c.number)):
            found.setdefault(row["table_id"], []).append(record_from(_decode(row["data"])))
        return found

    async def unfinished_of(self, user: str) -> list[str]:
        """Tables with this person that wait or are being played."""
        own = select(members.c.table_id).where(members.c.user_id == user)
        query = select(tables.c.id).where(tables.c.id.in_(own), tables.c.status.in_(["open", "playing"]))
        return [row["id"] for row in await self.store.all(query)]

    async def played_from(self, owner: str, seed: str, version: int) -> list[str]:
        """A person's own tables in play that began with this seed, newest first."""
        query = select(tables.c.id).where(
            tables.c.owner == owner,
            tables.c.seed == seed,
            tables.c.version == version,
            tables.c.status == "playing",
        )
        return [row["id"] for row in await self.store.all(query.order_by(tables.c.created.desc()))]

    async def waiting_for_bots(self, unchanged_since: str = "9", most: int | None = None) -> list[str]:
        """Running tables where a bot must decide, and has not since that moment: somebody must wake it."""
        query = select(tables).where(
            tables.c.status == "playing", tables.c.waits_for_bot, tables.c.updated < unchanged_since
        )
        rows = await self.store.all(query.order_by(tables.c.updated).limit(most))
        headers = [_header(row) for row in rows]
        return [
            header.id for header in headers if any(header.seats[seat].kind == "bot" for seat in header.to_act)
        ]

    async def delete(self, id: str) -> None:
        """Forget a table altogether."""
        for part in (analyses, chat, snapshots, log, members):
            await self.store.write(delete(part).where(part.c.table_id == id))
        await self.store.write(delete(tables).where(tables.c.id == id))

    async def keep_analysis(self, id: str, everything_known: bool, format: str, data: bytes) -> None:
        """Keep the analysis of a table, in the place of an older one."""
        which = (analyses.c.table_id == id, analyses.c.everything_known == everything_known)
        row = {"table_id": id, "everything_known": everything_known, "format": format, "created": now()}
        await self.store.write(
            delete(analyses).where(*which), insert(analyses).values(**row, data=data.decode())
        )

    async def analysis(self, id: str, everything_known: bool, format: str) -> bytes | None:
        """The analysis of a table as JSON, if there is one in this format."""
        query = select(analyses.c.data).where(
            analyses.c.table_id == id,
            analyses.c.everything_known == everything_known,
            analyses.c.format == format,
        )
        row = await self.store.one(query)
        return None if row is None else str(row["data"]).encode()

    async def say(self, id: str, user: str, seat: int | None, name: str, text: str) -> dict[str, Any]:
        """Keep a line of chat; raises Conflict when somebody else has said something at the same moment."""
        rows = await self.store.all(
            select(chat.c.number).where(chat.c.table_id == id).order_by(chat.c.number.desc()).limit(1)
        )
        number = rows[0]["number"] + 1 if rows else 1
        line = {"number": number, "at": now(), "seat": seat, "name": name, "text": text}
        await self.store.write(insert(chat).values(table_id=id, user_id=user, **line))
        return chat_line(line)

    async def chat(self, id: str, most: int = 200, after: int = 0) -> list[dict[str, Any]]:
        """The last lines, oldest first."""
        rows = await self.store.all(
            select(chat)
            .where(chat.c.table_id == id, chat.c.number > after)
            .order_by(chat.c.number.desc())
            .limit(most)
        )
        return [chat_line(dict(row)) for row in reversed(rows)]


def chat_line(row: dict[str, Any]) -> dict[str, Any]:
    seat = None if row["seat"] is None else SEAT.names[row["seat"]]
    return {"number": row["number"], "at": row["at"], "seat": seat, "name": row["name"], "text": row["text"]}


def _members(header: Header) -> list[dict[str, str]]:
    people = {seat.user for seat in header.seats if seat.user} | {header.owner}
    return [{"table_id": header.id, "user_id": user} for user in sorted(filter(None, people))]


def _newcomers(table: Table, old: Header) -> set[str]:
    """Who did not sit there before."""
    return {seat.user for seat in table.seats if seat.user} - {seat.user for seat in old.seats}


def _remember(id: str, user: str) -> Insert:
    """Note that somebody sits or sat at a table, if it is not noted yet."""
    noted = select(members.c.user_id).where(members.c.table_id == id, members.c.user_id == user)
    row = select(literal(id), literal(user)).where(~noted.exists())
    return insert(members).from_select(["table_id", "user_id"], row)


def _log_row(id: str, record: Record) -> dict[str, Any]:
    return {
        "table_id": id,
        "number": record.number,
        "user_id": record.user,
        "key": record.key,
        "data": _json(record.to_dict()),
    }


def _following(header: Header, table: Table) -> Header:
    """The header after a change; the old one holds until the change is on disk."""
    return replace(
        header,
        status=table.status,
        seats=table.seats[:],
        records=len(table.records),
        seq=table.seq,
        revision=header.revision + 1,
        to_act=list(table.to_act),
        updated=now(),
        result=table.result,
        waits_for_bot=bool(table.bots_to_act()),
    )


def told(header: Header, records: Sequence[Record]) -> dict[str, Any]:
    """A change as other servers are told it; see `heard`."""
    row = _row(header)
    return {
        "changed": {name: row[name] for name in CHANGING},
        "records": [record.to_dict() for record in records],
    }


def heard(header: Header, told: dict[str, Any]) -> tuple[Header, list[Record]]:
    """The header and the new records after a change that another server told."""
    row = {**_row(header), **told["changed"]}
    return _header(row), [record_from(record) for record in told["records"]]
