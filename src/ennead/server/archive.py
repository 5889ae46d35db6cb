"""Files of games: checked by playing them again, and taken in as tables.

`ennead verify` needs no database, so what belongs to one is loaded when a game is taken in.
"""

from typing import TYPE_CHECKING, Any

from ennead.bots import BOTS, DEFAULT
from ennead.core.codec import SEAT
from ennead.core.record import LONGEST, MOVES, START, UNDO, Record
from ennead.core.referee import ReplayMismatch
from ennead.games import UnknownGame
from ennead.games import game as game_of
from ennead.table import Seat, Table, is_committed, new_secrets, verify
from ennead.table.seat import BOT, HOTSEAT, PERSON

if TYPE_CHECKING:
    from ennead.store import Header

# Where a game comes from that was not played at a table: a terminal, a script.
ELSEWHERE = "elsewhere"
# What happens in a game that was not played at a table.
OF_A_MATCH = (START, *MOVES, UNDO)


class BadFile(ValueError):
    """What is wrong with a file."""


def check_file(found: Any) -> str:
    """What was checked of a game against the rules and the seed, in words; raises BadFile."""
    if not isinstance(found, dict):
        raise BadFile("it is no game")
    log = found.get("log", found)
    try:
        match = verify(game_of(str(log.get("game"))), log)
    except (UnknownGame, ReplayMismatch) as error:
        raise BadFile(str(error)) from None
    except (KeyError, TypeError, AttributeError) as error:
        raise BadFile(f"it is not sound: {error}") from None
    seed = "the seed is the one committed to" if is_committed(log) else "chance is what the seed gives"
    return f"{len(match.records)} records, and {seed}"


def check_import(found: Any) -> "tuple[Header, list[Record]]":
    """The table that the file of a game describes, without an id; raises ReplayMismatch.

    A game from a terminal or a script may go on: people's seats are then one person's, at one screen.
    Runs in a worker process.
    """
    from ennead.store import Header, now

    if not isinstance(found, dict) or not isinstance(found.get("log", found), dict):
        raise ReplayMismatch("it is no object")
    log: dict[str, Any] = found.get("log", found)
    try:
        game = game_of(str(log.get("game"))[:40])
    except UnknownGame as error:
        raise ReplayMismatch(str(error)) from None
    if "position" in log:
        raise ReplayMismatch("it does not begin with the set-up of a game")
    if len(str(log.get("seed"))) > LONGEST:
        raise ReplayMismatch("its seed is too long")
    match = verify(game, log)
    committed = is_committed(log)
    if not match.over and (committed or not all(record.kind in OF_A_MATCH for record in match.records)):
        raise ReplayMismatch("the game is not finished")
    for record in match.records:
        record.at = record.at or now()
        record.sits = None if record.sits is None else _seat(record.sits, True).to_dict()
    table = Table.load(
        log["id"] if committed else ELSEWHERE,
        game,
        match.header["players"],
        match.header["options"],
        _seats(log, match.header["players"], match.over),
        str(match.header["seed"]),
        log["salt"] if committed else new_secrets()[1],
        match.records,
        {},
    )
    header = Header(
        id="",
        game=game.name,
        version=game.version,
        players=table.players,
        options=table.options,
        public=False,
        status=table.status,
        owner=None,
        invite="",
        seats=table.seats,
        seed=table.seed,
        salt=table.salt,
        records=len(table.records),
        seq=table.seq,
        to_act=list(table.to_act),
        result=table.result,
        origin=table.id,
    )
    return header, table.records


def give_seats(header: "Header", user: str) -> None:
    """Whoever brings a game that goes on plays its people, at one screen."""
    for seat in header.seats:
        if seat.kind == HOTSEAT:
            seat.user = user


def _seats(log: dict[str, Any], players: int, over: bool) -> list[Seat]:
    shown = log.get("seats", [{"name": name} for name in SEAT.names[:players]])
    if not isinstance(shown, list) or len(shown) != players:
        raise ReplayMismatch("its seats are missing")
    return [_seat(each, over) for each in shown]


def _seat(shown: Any, over: bool) -> Seat:
    if not isinstance(shown, dict):
        raise ReplayMismatch("a seat is no object")
    name = " ".join("".join(char for char in str(shown.get("name")) if char.isprintable()).split())[:40]
    if shown.get("bot") is None:
        return Seat(PERSON if over else HOTSEAT, name)
    # Bots of a game that is over are but a name; to play on, it must be one that plays here.
    bot = str(shown["bot"])[:40]
    return Seat(BOT, name, None, bot if over or bot in BOTS else DEFAULT)
