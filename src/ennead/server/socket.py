"""The socket of a table: reads messages one by one, answers each, and passes on what the room says."""

import asyncio
import logging
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ennead.server import messages
from ennead.server.cleaning import clean_text
from ennead.server.connection import Connection
from ennead.server.errors import ApiError, error_of
from ennead.server.limits import Limits, address_of
from ennead.server.logs import new_id, request_id
from ennead.server.messages import encode
from ennead.server.metrics import MESSAGE_SECONDS, MESSAGES, measured
from ennead.server.pace import Pace
from ennead.server.room import Room
from ennead.server.rooms import Rooms
from ennead.server.scripted import keep_to_script, next_move
from ennead.server.security import Sessions, Visitor, token_hash
from ennead.server.summary import may_undo_message
from ennead.store import Conflict, Overloaded, Unreachable, now
from ennead.table import Message, NotAllowed, Record, Refused, Repeated, Stale, Table, presentation
from ennead.table.asked import Wish

logger = logging.getLogger("ennead.server")
UNKNOWN_TABLE = 4404
BUSY = 4503
TOO_SLOW = 4008
# What reading from or writing to a connection that broke raises.
BROKEN = (WebSocketDisconnect, OSError, RuntimeError)


@websocket("/tables/{id:str}/socket", opt={"limit": "socket"})
async def play(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Play or watch. The page must be the server's own, and the cookie says who it is."""
    sessions: Sessions = socket.app.state.sessions
    sessions.check_origin(socket)
    rooms: Rooms = socket.app.state.rooms
    await socket.accept()
    try:
        with rooms.place():
            visitor = await sessions.visitor(socket)
            room = await rooms.enter(id)
            after = _number(socket.query_params.get("after"))
            session = _Session(socket, room, visitor, socket.app.state.limits, rooms.pace)
            await session.run(after, rooms.announcement())
    except (ApiError, Refused, Unreachable) as error:
        status, _ = error_of(error)
        await socket.send_data(encode(_refused(None, 0, error)).decode())
        await socket.close(BUSY if status == 503 else UNKNOWN_TABLE, str(error)[:100])


def _number(text: Any) -> int:
    return int(text) if isinstance(text, str) and text.isascii() and text.isdigit() and len(text) < 8 else 0


def _refused(key: str | None, seq: int, error: Exception) -> messages.Refused:
    _, shown = error_of(error)
    return messages.Refused(key, seq, shown)


class _Session:
    """One person's socket from accepting to closing."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], room: Room, visitor: Visitor, limits: Limits, pace: Pace
    ) -> None:
        self.socket = socket
        self.room = room
        self.visitor = visitor
        self.limits = limits
        self.pace = pace
        self.who = visitor.user or address_of(socket)
        session = None if visitor.token is None else token_hash(visitor.token)
        self.connection = Connection(visitor.user, session)

    async def run(self, after: int, announcement: messages.Announcement | None) -> None:
        room = self.room
        await room.ready()
        room.greet(self.connection, after)
        if announcement is not None:
            self.connection.say(encode(announcement))
        tasks = [asyncio.create_task(work) for work in (self._write(), self._read(), self._cut_off())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(self.connection)
            await _end(*tasks)

    async def _write(self) -> None:
        """Pass on what the room says, in order."""
        while True:
            message = await self.connection.next()
            await self.socket.send_data(message.decode())

    async def _cut_off(self) -> None:
        """End the connection of a reader who is too slow, or when the server stops."""
        await self.connection.cut_off.wait()
        await self.socket.close(TOO_SLOW, "come again")

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_data("text")
            try:
                self.limits.spend("message", self.who)
                message = messages.decode_message(text)
            except (ApiError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._refuse(None, error if isinstance(error, ApiError) else _malformed(error))
                continue
            await self._answer(message)

    async def _answer(self, message: messages.ClientMessage) -> None:
        """Do what a message asks and answer it, under an id of its own."""
        request_id.set(new_id())
        kind = str(message.__struct_config__.tag)
        game = self.room.header.game
        end = "done"
        with measured(MESSAGE_SECONDS, "message", game=game, kind=kind):
            try:
                await self._do(message)
            except Exception as error:
                end = self._tell_refusal(None if isinstance(message, messages.Ping) else message.key, error)
        MESSAGES.labels(game, kind, end).inc()

    async def _do(self, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Ping):
            self.connection.say(encode(messages.Pong()))
        elif isinstance(message, messages.Chat):
            await self._chat(message)
        elif isinstance(message, messages.Preview | messages.Why):
            await self._ask(message)
        else:
            await self._change(message)

    def _tell_refusal(self, key: str | None, error: Exception) -> str:
        """Say why not; whether it was refused or has failed."""
        if isinstance(error, Stale):
            self._refuse_with_news(key, error)
            return "refused"
        self._refuse(key, error)
        if isinstance(error, Refused | ApiError | Overloaded | Unreachable | Conflict):
            return "refused"
        logger.error("a message failed", exc_info=error, extra={"table": self.room.id})
        return "failed"

    def _refuse(self, key: str | None, error: Exception) -> None:
        self.connection.say(encode(_refused(key, self.room.header.seq, error)))

    def _refuse_with_news(self, key: str | None, error: Exception) -> None:
        """Who fell behind gets what is needed to go on."""
        room, user = self.room, self.visitor.user
        refused = _refused(key, room.table.seq, error)
        refused.views = room.views(user)
        refused.undo = may_undo_message(room.table, user)
        self.connection.say(encode(refused))

    async def _change(self, message: messages.Change) -> None:
        asked = _asked(message, self.visitor.signed_in().id)

        def do(table: Table) -> list[Record]:
            scripted = next_move(table)
            records = table.carry_out(asked)
            keep_to_script(scripted, table)
            return records

        try:
            seq = (await self.room.change(do))[-1].seq
        except Repeated as done:
            seq = done.seq
        self.connection.say(encode(messages.Ack(message.key, seq)))

    async def _ask(self, message: messages.Preview | messages.Why) -> None:
        """What an action would bring, or why others are not possible."""
        self.limits.spend("preview", self.who)
        user = self.visitor.signed_in().id
        async with self.pace.turn():
            table = await self.room.ready()
            if message.expect > table.seq:
                await self.room.look()
                table = self.room.table
            seat = table.own_seat(user, message.seat)
            if message.expect != table.seq:
                raise Stale(message.expect, table.seq)
            told = _told(table, seat, message)
        self.connection.say(encode(told))

    async def _chat(self, message: messages.Chat) -> None:
        person = self.visitor.signed_in()
        if not self.room.may_chat(person.id):
            raise NotAllowed("players-only")
        self.limits.spend("chat", self.who)
        await self.room.chat(person.id, person.name, clean_text(message.text))


def _malformed(error: Exception) -> ApiError:
    return ApiError(400, "malformed", f"This message is not understood: {error}")


def _asked(message: messages.Change, user: str) -> Message:
    """The message as the table understands it."""
    wish = cast(Wish, message.__struct_config__.tag)
    return Message(now(), user, wish=wish, **msgspec.structs.asdict(message))


def _told(
    table: Table, seat: int, message: messages.Preview | messages.Why
) -> messages.Previewed | messages.Reasons:
    if isinstance(message, messages.Why):
        impossible = msgspec.convert(presentation.impossible(table, seat), list[messages.Impossible])
        return messages.Reasons(message.key, message.expect, impossible)
    shown = presentation.preview(table, seat, message.action)
    return messages.Previewed(message.key, message.expect, **shown)


async def _end(*tasks: "asyncio.Task[None]") -> None:
    """Stop the tasks; that a connection broke is no news, anything else is."""
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception) and not isinstance(ended, BROKEN):
            logger.error("a connection failed", exc_info=ended)
