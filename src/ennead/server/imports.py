"""Checks an imported game by playing it again; runs in a worker process."""

from typing import Any

from ennead.games import UnknownGame
from ennead.games import game as game_of
from ennead.store import Header
from ennead.table import BadExport, Record, Seat, Table, verify
from ennead.table.record import BOT, PERSON


def check_import(export: Any) -> tuple[Header, list[Record]]:
    """The finished table an export describes, without an id; raises BadExport."""
    if not isinstance(export, dict):
        raise BadExport("it is no object")
    try:
        game = game_of(str(export.get("game"))[:40])
    except UnknownGame as error:
        raise BadExport(str(error)) from None
    records = verify(game, export)
    for record in records:
        record.user = record.key = None
        record.sits = None if record.sits is None else _seat(record.sits).to_dict()
    seats = _seats(export)
    players: int = export["players"]
    table = Table.load(
        export["id"], game, players, export["options"], seats, export["seed"], export["salt"], records, {}
    )
    if table.status != "finished":
        raise BadExport("the game is not finished")
    header = Header(
        id="",
        game=game.name,
        version=game.version,
        players=players,
        options=table.options,
        public=False,
        status=table.status,
        owner=None,
        invite="",
        seats=table.seats,
        seed=table.seed,
        salt=table.salt,
        records=len(records),
        seq=table.seq,
        result=table.result,
        origin=table.id,
    )
    return header, records


def _seats(export: dict[str, Any]) -> list[Seat]:
    shown = export.get("seats")
    if not isinstance(shown, list) or len(shown) != export.get("players"):
        raise BadExport("its seats are missing")
    return [_seat(each) for each in shown]


def _seat(shown: Any) -> Seat:
    if not isinstance(shown, dict):
        raise BadExport("a seat is no object")
    name = " ".join("".join(char for char in str(shown.get("name")) if char.isprintable()).split())[:40]
    bot = shown.get("bot")
    if bot is not None:
        return Seat(BOT, name, None, str(bot)[:40])
    return Seat(PERSON, name)
