"""Routes for tables: making, finding, joining, leaving, looking back, exporting."""

import asyncio
import base64
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ennead import bots
from ennead.core.codec import SEAT
from ennead.games import game as game_of
from ennead.server import messages
from ennead.server.archive import check_import, give_seats
from ennead.server.cleaning import clean_name
from ennead.server.errors import ApiError
from ennead.server.messages import Join, NewSeat, NewTable, SeatChange
from ennead.server.room import Room
from ennead.server.rooms import Rooms
from ennead.server.security import Asking, Visitor
from ennead.server.summary import position_message, table_summary
from ennead.store import Header, Person, now
from ennead.table import Record, Refused, Seat, Table, new_secrets, presentation
from ennead.table.seat import BOT, HOTSEAT, OPEN, PERSON

MOST_IMPORT = 2_000_000


def new_table_id() -> str:
    """128 random bits: an address nobody can guess."""
    return base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()


def bot_named(name: str | None) -> str:
    chosen = name or bots.DEFAULT
    if chosen not in bots.BOTS:
        raise ApiError(422, "unknown-bot", f"There is no bot {chosen!r}.")
    return chosen


def _new_seat(asked: NewSeat, person: Person) -> Seat:
    if asked.kind == "me":
        return Seat(PERSON, person.name, person.id)
    if asked.kind == "hotseat":
        return Seat(HOTSEAT, clean_name(asked.name or "?"), person.id)
    if asked.kind == "bot":
        bot = bot_named(asked.bot)
        return Seat(BOT, clean_name(asked.name or bots.BOTS[bot].names["en"]), None, bot)
    return Seat()


def seat_number(name: str, players: int) -> int:
    number = SEAT.index.get(name, players)
    if number >= players:
        raise ApiError(404, "no-such-seat", f"There is no seat {name!r} at this table.")
    return number


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


async def _summary(room: Room, visitor: Visitor) -> messages.Table:
    return room.summary(visitor.user)


@post("/tables", opt={"limit": "create"}, status_code=201)
async def create_table(data: JSONBody[NewTable], visitor: Asking, state: State) -> messages.Table:
    """A new table; the one who makes it owns it."""
    person = visitor.signed_in()
    game = game_of(data.game)
    options = game.check_options(data.players, data.options)
    if len(data.seats) != data.players:
        raise ApiError(422, "wrong-values", f"seats: {data.players} are needed, {len(data.seats)} are given")
    if sum(seat.kind == "me" for seat in data.seats) > 1:
        raise ApiError(422, "wrong-values", "seats: you sit on one seat; others at your screen are hotseat")
    seed, salt = new_secrets()
    header = Header(
        id=new_table_id(),
        game=game.name,
        version=game.version,
        players=data.players,
        options=options,
        public=data.public,
        status="open",
        owner=person.id,
        invite=secrets.token_urlsafe(18),
        seats=[_new_seat(seat, person) for seat in data.seats],
        seed=seed,
        salt=salt,
        hints=data.hints,
    )
    if data.start and any(seat.kind == OPEN for seat in header.seats):
        raise ApiError(409, "seats-are-open", "A table with open seats can't start yet.")
    await _rooms(state).tables.create(header)
    room = await _rooms(state).enter(header.id)
    if data.start:
        await room.change(lambda table: [table.start(now())])
    return await _summary(room, visitor)


@get("/tables")
async def list_tables(
    visitor: Asking,
    state: State,
    mine: FromQuery[bool] = False,
    waiting: Annotated[bool, QueryParameter(name="open")] = False,
    finished: FromQuery[bool] = False,
) -> list[messages.Table]:
    """Public tables or one's own, newest first."""
    rooms = _rooms(state)
    found = await rooms.tables.find(visitor.user, mine, waiting, finished)
    present = await rooms.present([header.id for header in found])
    return [table_summary(header, visitor.user, present[header.id]) for header in found]


@get("/tables/{id:str}")
async def show_table(id: FromPath[str], visitor: Asking, state: State) -> messages.Table:
    """One table. Whoever knows its address may watch it."""
    return await _summary(await _rooms(state).enter(id), visitor)


@post("/tables/{id:str}/join", status_code=200)
async def join(id: FromPath[str], data: JSONBody[Join], visitor: Asking, state: State) -> messages.Table:
    """Take an open seat; a private table asks for its invitation."""
    person = visitor.signed_in()
    room = await _rooms(state).enter(id)
    header = room.header
    number = seat_number(data.seat, header.players)
    invited = data.invite is not None and secrets.compare_digest(data.invite.encode(), header.invite.encode())
    if not header.public and header.owner != person.id and not invited:
        raise ApiError(403, "invitation-needed", "This table is private: its invitation is needed.")

    def sit(table: Table) -> list[Record]:
        if table.status != "open":
            raise Refused("already-started")
        if table.seats[number].kind != OPEN:
            raise Refused("seat-is-taken", seat=data.seat)
        if any(seat.user == person.id and seat.kind == PERSON for seat in table.seats):
            raise Refused("you-sit-already")
        table.sit(number, Seat(PERSON, person.name, person.id), now(), person.id)
        return []

    await room.change(sit)
    return await _summary(room, visitor)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(id: FromPath[str], visitor: Asking, state: State) -> messages.Table:
    """Before the start the seat becomes open; in play a bot stands in, and one may come back."""
    person = visitor.signed_in()
    room = await _rooms(state).enter(id)

    def stand_up(table: Table) -> list[Record]:
        seats = table.seats_of(person.id)
        if not seats:
            raise Refused("you-do-not-sit-here")
        records = [table.sit(seat, _left(table, seat), now(), person.id) for seat in seats]
        return [record for record in records if record is not None]

    await room.change(stand_up)
    return await _summary(room, visitor)


def _left(table: Table, number: int) -> Seat:
    if table.status == "open":
        return Seat()
    return _stand_in(table.seats[number], bot_named(None))


def _stand_in(seat: Seat, bot: str) -> Seat:
    return Seat(BOT, seat.name, seat.user, bot, was=seat.was or seat.kind, hints=seat.hints)


@post("/tables/{id:str}/seats/{seat:str}", status_code=200)
async def change_seat(
    id: FromPath[str], seat: FromPath[str], data: JSONBody[SeatChange], visitor: Asking, state: State
) -> messages.Table:
    """Let a bot stand in for oneself (or, for the owner, for somebody who is away), or come back."""
    person = visitor.signed_in()
    room = await _rooms(state).enter(id)
    number = seat_number(seat, room.header.players)
    bot = bot_named(data.bot) if data.kind == "bot" else None

    def change(table: Table) -> list[Record]:
        had = table.seats[number]
        if table.status == "open":
            changed = _seat_before_start(room, had, person, bot)
        elif bot is not None:
            changed = _hand_over(room, had, person, bot, state.settings.away)
        else:
            changed = _take_back(had, person)
        record = table.sit(number, changed, now(), person.id)
        return [] if record is None else [record]

    await room.change(change)
    return await _summary(room, visitor)


@post("/tables/{id:str}/seats/{seat:str}/hint", status_code=200, opt={"limit": "hint"})
async def give_hint(id: FromPath[str], seat: FromPath[str], visitor: Asking, state: State) -> messages.Hint:
    """The best choices of one's seat now, with what to expect of them. Everybody sees that one asked."""
    person = visitor.signed_in()
    room = await _rooms(state).enter(id)
    return await room.hint(person.id, seat_number(seat, room.header.players))


def _seat_before_start(room: Room, seat: Seat, person: Person, bot: str | None) -> Seat:
    """While the table waits, its owner fills open seats with bots and takes them away again."""
    if bot is None or seat.kind not in (OPEN, BOT):
        raise Refused("not-started")
    if room.header.owner != person.id:
        raise ApiError(403, "owner-only", "Only the owner of the table may do this.")
    return Seat(BOT, bots.BOTS[bot].names["en"], None, bot)


def _hand_over(room: Room, seat: Seat, person: Person, bot: str, patience: float) -> Seat:
    if seat.kind not in (PERSON, HOTSEAT):
        raise Refused("a-bot-sits-there")
    if seat.user != person.id:
        if room.header.owner != person.id:
            raise ApiError(403, "not-your-seat", "This is somebody else's seat.")
        away = room.away_for(seat.user or "")
        if seat.user in room.present() or away < patience:
            seconds = max(1, round(patience - away))
            said = f"The person on this seat may come back: wait {seconds} seconds."
            raise ApiError(409, "person-is-there", said, seconds=seconds)
    return _stand_in(seat, bot)


def _take_back(seat: Seat, person: Person) -> Seat:
    if seat.user != person.id:
        raise ApiError(403, "not-your-seat", "This is not your seat.")
    if seat.kind != BOT:
        raise Refused("you-sit-already")
    return Seat(seat.was or PERSON, seat.name, person.id, hints=seat.hints)


def _owned(room: Room, person: Person) -> None:
    if room.header.owner != person.id:
        raise ApiError(403, "owner-only", "Only the owner of the table may do this.")


@post("/tables/{id:str}/start", status_code=200)
async def start(id: FromPath[str], visitor: Asking, state: State) -> messages.Table:
    """Begin; every seat must be taken."""
    person = visitor.signed_in()
    room = await _rooms(state).enter(id)
    _owned(room, person)
    await room.change(lambda table: [table.start(now())])
    return await _summary(room, visitor)


@post("/tables/{id:str}/close", status_code=200)
async def close(id: FromPath[str], visitor: Asking, state: State) -> messages.Table:
    """End the table without a result: its owner may, as long as no other person sits there."""
    person = visitor.signed_in()
    room = await _rooms(state).enter(id)
    _owned(room, person)

    def end(table: Table) -> list[Record]:
        if table.status == "playing" and table.people() - {person.id}:
            raise Refused("others-sit-there")
        record = table.close(now(), person.id)
        return [] if record is None else [record]

    await room.change(end)
    return await _summary(room, visitor)


@post("/tables/{id:str}/rematch", status_code=200, opt={"limit": "create"})
async def rematch(id: FromPath[str], visitor: Asking, state: State) -> messages.Table:
    """The same people and bots at a new table; asking again leads to the same one."""
    person = visitor.signed_in()
    rooms = _rooms(state)
    room = await rooms.enter(id)
    old = room.header
    if person.id not in {seat.user for seat in old.seats} | {old.owner}:
        raise ApiError(403, "not-your-table", "Only who sat there may ask for a rematch.")
    if old.status not in ("finished", "closed"):
        raise Refused("not-finished")
    if old.rematch is None:
        await room.link_rematch(lambda: _rematch_of(old, person))
    assert room.header.rematch is not None
    return await _summary(await rooms.enter(room.header.rematch), visitor)


def _rematch_of(old: Header, person: Person) -> Header:
    seed, salt = new_secrets()
    return Header(
        id=new_table_id(),
        game=old.game,
        version=game_of(old.game).version,
        players=old.players,
        options=old.options,
        public=old.public,
        status="open",
        owner=person.id,
        invite=secrets.token_urlsafe(18),
        seats=[_again(seat) for seat in old.seats],
        seed=seed,
        salt=salt,
        hints=old.hints,
    )


def _again(seat: Seat) -> Seat:
    if seat.was is not None:
        return Seat(seat.was, seat.name, seat.user)
    return Seat(seat.kind, seat.name, seat.user, seat.bot)


@get("/tables/{id:str}/history/{seq:int}")
async def history(
    id: FromPath[str],
    seq: FromPath[int],
    visitor: Asking,
    state: State,
    seat: FromQuery[str | None] = None,
) -> messages.Position:
    """An earlier position, as the caller may know it; all is open once the game is over."""
    room = await _rooms(state).enter(id)
    return position_message(_position(await room.ready(), seq, visitor, seat))


def _position(table: Table, seq: int, visitor: Visitor, seat: str | None) -> dict[str, Any]:
    number = None if seat is None else seat_number(seat, table.players)
    if not 1 <= seq <= table.seq:
        raise ApiError(404, "no-such-position", f"There are positions 1 to {table.seq}.", to=seq)
    seats = table.seats_of(visitor.user)
    if number is not None and number not in seats and table.status != "finished":
        raise ApiError(403, "not-your-seat", "This is not your seat.")
    return presentation.position(table, seq, seats, number)


@get("/tables/{id:str}/things/{seq:int}")
async def things(
    id: FromPath[str],
    seq: FromPath[int],
    visitor: Asking,
    state: State,
    seat: FromQuery[str | None] = None,
) -> messages.Things:
    """Who has what in a position, and what is left, worked out from what the caller may see of it."""
    room = await _rooms(state).enter(id)
    table = await room.ready()
    view = _position(table, seq, visitor, seat)["view"]
    return msgspec.convert({"seq": seq, "spots": table.game.glossary().places(view)}, messages.Things)


@get("/tables/{id:str}/chart")
async def chart(id: FromPath[str], state: State) -> list[messages.ChartPoint]:
    """How the points of a finished game grew."""
    room = await _rooms(state).enter(id)
    # The whole game is played once more: not where it would hold up others.
    points = await asyncio.to_thread(presentation.chart, await room.ready())
    return [messages.ChartPoint(**point) for point in points]


@get("/tables/{id:str}/export")
async def export(id: FromPath[str], state: State) -> messages.Export:
    """A finished game as a file; `ennead verify` checks it, POST /api/imports takes it back."""
    room = await _rooms(state).enter(id)
    table = await room.ready()
    if table.status != "finished":
        raise ApiError(409, "not-finished", "Its secrets open when the game is over.")
    return msgspec.convert(presentation.export(table), messages.Export)


@post("/imports", opt={"limit": "import"}, status_code=201)
async def import_table(request: Request[Any, Any, Any], visitor: Asking, state: State) -> messages.Table:
    """A game from a file, played again to check it. One saved at a terminal can go on here."""
    person = visitor.signed_in()
    rooms = _rooms(state)
    body = await request.body()
    if len(body) > MOST_IMPORT:
        raise ApiError(413, "too-large", f"An import has at most {MOST_IMPORT} bytes.")
    try:
        found = msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise ApiError(400, "malformed", str(error)) from None
    try:
        header, records = await rooms.pool.run(check_import, found)
    except TimeoutError:
        raise ApiError(422, "bad-export", "Checking this game takes too long.") from None
    header.id = new_table_id()
    header.owner = person.id
    header.invite = secrets.token_urlsafe(18)
    give_seats(header, person.id)
    await rooms.tables.create(header, records)
    return await _summary(await rooms.enter(header.id), visitor)


ROUTES = [
    create_table,
    list_tables,
    show_table,
    join,
    leave,
    change_seat,
    give_hint,
    start,
    close,
    rematch,
    history,
    things,
    chart,
    export,
    import_table,
]
