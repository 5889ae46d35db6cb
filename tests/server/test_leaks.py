"""Nothing a connection receives depends on what its seat may not know.

Two servers hold the same tables; in the second everything hidden from one seat is drawn anew, in every
position and in the secret parts of the log. What that seat receives must be the same, byte for byte.
"""

import asyncio
import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

import ennead
from ennead.core.codec import Domain
from ennead.core.referee import FastReferee
from ennead.core.shape import SECRET, read_shape
from ennead.server.security import token_hash
from ennead.store import Header, People, Store, Tables
from ennead.store.schema import snapshots
from ennead.table import Asked, Record, Seat, Table
from tests.databases import awaited
from tests.server.client import Person, Screen
from tests.server.conftest import LiveServer, running
from tests.table.tables import AT, do, options

GAME = ennead.game("amun-re")
PLAYERS = 4
USERS = [f"user{seat}" for seat in range(PLAYERS)]
TIMES = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")
MOMENTS = 6


def token(user: str) -> str:
    return f"token-of-{user}"


def a_game(seed: str, actions: int) -> Table:
    """A game in progress, with a few undos in it."""
    seats = [Seat("person", user, user) for user in USERS]
    table = Table("x", GAME, PLAYERS, {}, seats, seed, "salt")
    table.start(AT)
    dice = random.Random(seed)
    for _ in range(actions):
        seat = dice.choice(table.to_act)
        do(table, seat, dice.choice(options(table, seat)), user=USERS[seat])
        if table.status == "finished":
            return a_game(seed + "'", actions)
        if table.may_undo(USERS[seat])["step"] is True and dice.random() < 0.2:
            table.undo(seat, "step", Asked(AT, USERS[seat]))
    return table


def disguised(table: Table, record: Record, seat: int | None, dice: random.Random) -> Record:
    """The record with every secret that is not this seat's replaced."""
    changed = copy.deepcopy(record)
    events = []
    for name, told in changed.events:
        values = list(told)
        kind = table.game.events.types[table.game.events.number(name)]
        for place, field in enumerate(kind.fields):
            if field.name in kind.secret and values[kind.owner] != seat:
                assert isinstance(field.codec, Domain)
                values[place] = dice.randrange(len(field.codec.names))
        events.append((name, tuple(values)))
    changed.events = tuple(events)
    return changed


def twin_positions(table: Table, seat: int | None, dice: FastReferee | None) -> dict[int, str]:
    """Every position as a snapshot; with `dice`, as it might be as well for all the seat knows."""
    written = {}
    for record in table.records:
        if not record.hash:
            continue
        state = table.positions.state(record.number)
        if dice is not None:
            state = table.game.determinize(state, seat, dice)
        written[record.number] = json.dumps(table.game.to_dict(state))
    return written


def header_of(id: str, table: Table) -> Header:
    return Header(
        id=id,
        game=GAME.name,
        version=GAME.version,
        players=PLAYERS,
        options=table.options,
        public=True,
        status=table.status,
        owner=USERS[0],
        invite="invite",
        seats=table.seats,
        seed=table.seed,
        salt=table.salt,
        records=len(table.records),
        seq=table.seq,
        to_act=list(table.to_act),
    )


async def fill(database: str, cases: list[tuple[str, Table, int | None]], real: bool) -> None:
    store = await Store.open(database)
    await store.setting("csrf-key", "the same key")
    people = People(store)
    for user in USERS:
        await people.add(user, user)
        await people.open_session(token_hash(token(user)), user, None)
    tables = Tables(store)
    for id, table, seat in cases:
        dice = FastReferee(id)
        chooser = random.Random(id)
        records = [record if real else disguised(table, record, seat, chooser) for record in table.records]
        await tables.create(header_of(id, table), records)
        for number, data in twin_positions(table, seat, None if real else dice).items():
            await store.write(insert(snapshots).values(table_id=id, number=number, data=data))
    await store.close()


def cases(moments: int) -> list[tuple[str, Table, int | None]]:
    found: list[tuple[str, Table, int | None]] = []
    for moment in range(moments):
        table = a_game(f"leak {moment}", 8 + moment * 110 // moments)
        for seat in [*range(PLAYERS), None]:
            found.append((f"m{moment}s{seat}", table, seat))
    return found


async def visitor(server: LiveServer, seat: int | None) -> Person:
    person = Person(server.base)
    if seat is not None:
        person.http.cookies.set("ennead_session", token(USERS[seat]))
    await person.look()
    return person


async def heard(server: LiveServer, id: str, seat: int | None, seq: int) -> list[str]:
    """Everything the seat can get out of the server about a table without acting."""
    person = await visitor(server, seat)
    got = []
    own = "" if seat is None else f"?seat={'ABCDE'[seat]}"
    paths = [f"/api/tables/{id}", "/api/tables?mine=1", "/api/tables"]
    paths += [f"/api/tables/{id}/history/{number}{own}" for number in range(1, seq + 1, 5)]
    paths += [f"/api/tables/{id}/history/{seq}?seat={other}" for other in "ABCDE"]
    paths += [f"/api/tables/{id}/things/{number}{own}" for number in range(1, seq + 1, 25)]
    paths += [f"/api/tables/{id}/things/{seq}?seat={other}" for other in "ABCDE"]
    paths += [f"/api/tables/{id}/export", f"/api/tables/{id}/chart", f"/api/tables/{id}/history/9999"]
    for path in paths:
        answer = await person.http.get(path)
        got.append(f"{path} {answer.status_code} {answer.headers['content-length']} {answer.text}")
    screen = await person.sit(id)
    await try_everything(screen, seat)
    late = await person.sit(id, after=max(0, seq - 7))
    got += [*screen.raw, *late.raw]
    await asyncio.gather(screen.close(), late.close(), person.http.aclose())
    return [TIMES.sub("TIME", each) for each in got]


async def try_everything(screen: Screen, seat: int | None) -> None:
    """Requests that are refused, or only ask."""
    name = "A" if seat is None else "ABCDE"[seat]
    seq = screen.seq
    for action in ("fly", "bid thebes 6", "offer 30", "change yes", "sell bribe", "treasury thebes"):
        if ("A" if seat is None else name, action) not in screen.choices():
            await screen.ask("submit", seat=name, action=action, expect=seq)
    for other in "ABCDE":
        if other != name:
            await screen.ask("submit", seat=other, action="pass", expect=seq)
            await screen.ask("preview", seat=other, action="pass", expect=seq)
    await screen.ask("submit", seat=name, action="pass", expect=max(0, seq - 3))
    await screen.ask("undo", seat=name, scope="step", expect=0)
    await screen.ask("retract", seat=name, expect=seq)
    for _, action in screen.choices()[:4]:
        shown = await screen.ask("preview", seat=name, action=action, expect=seq)
        if shown.get("irreversible") is not None:
            screen.raw.pop()  # its hidden things are only examples, drawn anew each time


@pytest.mark.slow
@awaited
async def test_a_connection_receives_the_same_bytes_whatever_is_hidden_from_it(tmp_path: Path) -> None:
    found = cases(MOMENTS)
    await fill(str(tmp_path / "real"), found, True)
    await fill(str(tmp_path / "twin"), found, False)
    with running(database=str(tmp_path / "real")) as real, running(database=str(tmp_path / "twin")) as twin:
        differing = 0
        for id, table, seat in found:
            mine, theirs = await asyncio.gather(
                heard(real, id, seat, table.seq), heard(twin, id, seat, table.seq)
            )
            keys = re.compile(r'"key":"[0-9a-f-]+"')
            assert [keys.sub("KEY", each) for each in mine] == [keys.sub("KEY", each) for each in theirs]
            differing += await positions_differ(real, twin, id)
        assert differing == len(found), "the twins hide the same things: nothing was tested"


async def positions_differ(real: LiveServer, twin: LiveServer, id: str) -> bool:
    states = []
    for server in (real, twin):
        table = server.app.state.rooms.by_id[id].table
        states.append(table.game.hash(table.state))
    return bool(states[0] != states[1])


@pytest.mark.slow
@awaited
async def test_an_action_tells_the_others_the_same_whatever_is_hidden_from_them(tmp_path: Path) -> None:
    """The updates after the next action, where that action shows nothing hidden."""
    found = [case for case in cases(2 * MOMENTS) if case[2] is None or case[2] not in case[1].to_act]
    await fill(str(tmp_path / "real"), found, True)
    await fill(str(tmp_path / "twin"), found, False)
    compared = 0
    with running(database=str(tmp_path / "real")) as real, running(database=str(tmp_path / "twin")) as twin:
        for id, table, seat in found:
            actor = table.to_act[0]
            mine, theirs = [await act_and_listen(server, id, seat, actor) for server in (real, twin)]
            if mine is None or theirs is None:
                continue
            compared += 1
            assert mine == theirs
    assert compared > 10


async def act_and_listen(server: LiveServer, id: str, seat: int | None, actor: int) -> list[str] | None:
    """What the seat hears when the actor does its first open and harmless thing; None if there is none."""
    listener = await (await visitor(server, seat)).sit(id)
    mover = await (await visitor(server, actor)).sit(id)
    name = "ABCDE"[actor]
    harmless = [
        action
        for _, action in mover.choices()
        if action.split()[0] in ("bid", "place", "offer", "end", "thief")
    ]
    answer: dict[str, Any] = {}
    if harmless:
        answer = await mover.ask("submit", seat=name, action=harmless[0])
    if answer.get("type") != "ack" or answer["seq"] == listener.seq:
        return None
    table = server.app.state.rooms.by_id[id].table
    if table.records[-1].barrier in ("secret-was-shown", "chance-was-drawn"):
        return None
    while listener.seq < answer["seq"]:
        await listener.read()
    updates = [text for text in listener.raw[1:] if '"type":"update"' in text]
    await asyncio.gather(listener.close(), mover.close())
    return [TIMES.sub("TIME", each) for each in updates]


@awaited
async def test_secrets_never_travel_in_plain(live: LiveServer) -> None:
    """The seed, the salt and what the game declares a secret of others are in no message before the end."""
    secret = declared_secrets()
    assert {"gold", "hand"} <= secret
    guests = [await Person.guest(live.base, name) for name in "abc"]
    table = await guests[0].new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    id = table["id"]
    for guest, seat in zip(guests[1:], "BC", strict=True):
        await guest.post(f"/api/tables/{id}/join", {"seat": seat})
    await guests[0].post(f"/api/tables/{id}/start")
    room = live.app.state.rooms.by_id[id]
    screens = [await guest.sit(id) for guest in guests]
    dice = random.Random(1)
    for _ in range(80):  # no game is over by then
        newest = max(screen.seq for screen in screens)
        for screen in screens:
            while screen.seq < newest:
                await screen.read()
        ready = [screen for screen in screens if screen.choices()]
        if not ready:
            break
        screen = dice.choice(ready)
        seat, action = dice.choice(screen.choices())
        answer = await screen.ask("submit", seat=seat, action=action)
        while answer["type"] == "ack" and screen.seq < answer["seq"]:
            await screen.read()
    assert room.table.status == "playing"
    for name, screen in zip("ABC", screens, strict=True):
        text = "".join(screen.raw)
        assert room.table.seed not in text
        assert room.table.salt not in text
        for message in screen.received:
            for view in message.get("views", {}).values():
                for seat in view["seats"]:
                    assert (seat["seat"] == name) == ("gold" in seat)
                    assert seat["seat"] == name or not secret & set(seat)


def declared_secrets() -> set[str]:
    """Fields of a seat's row that its own seat alone may know."""
    seats = next(member for member in read_shape(GAME.view_type()).members if member.name == "seats")
    assert seats.kind.of is not None
    assert seats.kind.of.record is not None
    return {member.name for member in seats.kind.of.record.marked(SECRET)}
