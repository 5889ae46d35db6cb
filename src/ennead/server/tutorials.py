"""Tutorials: tables that follow a script to its end, and are ordinary tables against easy bots from then on.

How far a tutorial is, is how much of its script is in the log: so it goes on wherever somebody left it.
"""

import secrets

from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath

from ennead.core.game import Game
from ennead.games import game as game_of
from ennead.server import messages
from ennead.server.errors import ApiError
from ennead.server.rooms import Rooms
from ennead.server.scripted import done
from ennead.server.security import Asking
from ennead.server.tables import new_table_id
from ennead.store import Header, Person, now
from ennead.table import Asked, Record, Seat, Table
from ennead.table.seat import BOT, PERSON
from ennead.texts.tutorial import LEARNER, Script, script_of

OPPONENT = "easy"


@post("/tutorials/{name:str}", opt={"limit": "create"}, status_code=200)
async def go_through(name: FromPath[str], visitor: Asking, state: State) -> messages.Table:
    """The tutorial of a game: where the caller left it, else a new one."""
    person = visitor.signed_in()
    game = game_of(name)
    script = script_of(game)
    if script is None:
        raise ApiError(404, "no-tutorial", "This game has no tutorial.")
    rooms: Rooms = state.rooms
    for id in await rooms.tables.played_from(person.id, script.seed, game.version):
        room = await rooms.enter(id)
        if done(room.table) is not None:
            return room.summary(person.id)
    header = _header(game, script, person)
    await rooms.tables.create(header)
    room = await rooms.enter(header.id)
    await room.change(lambda table: _open(table, script))
    return room.summary(person.id)


def _header(game: Game, script: Script, person: Person) -> Header:
    seats = [Seat(BOT, OPPONENT, None, OPPONENT) for _ in range(script.players)]
    seats[LEARNER] = Seat(PERSON, person.name, person.id)
    return Header(
        id=new_table_id(),
        game=game.name,
        version=game.version,
        players=script.players,
        options=game.check_options(script.players, script.options),
        public=False,
        status="open",
        owner=person.id,
        invite=secrets.token_urlsafe(18),
        seats=seats,
        seed=script.seed,
        salt=secrets.token_hex(16),
    )


def _open(table: Table, script: Script) -> list[Record]:
    records = [table.start(now())]
    for seat, action in script.moves[: script.opening]:
        records.append(table.play(seat, action, Asked(now(), table.seats[seat].user)))
    return records


ROUTES = [go_through]
