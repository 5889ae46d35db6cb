"""Inputs no client would send, by HTTP, socket, import and static path: no 5xx, no traceback, no change."""

import asyncio
import copy
import json
import logging
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

import ennead
from ennead.core.referee import ReplayMismatch
from ennead.server.archive import check_import
from ennead.store import Store
from ennead.store.schema import metadata
from ennead.table import Asked, Seat, Table, presentation
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer, running
from tests.server.test_malformed import JUNK, PATHS, WORDS, junk_body
from tests.table.tables import AT, USERS, do, options

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "x", "GET\t", "")
HOSTS = (
    "127.0.0.1",
    "localhost",
    "127.0.0.1:99999",
    "127.0.0.1:port",
    "[::1]:80",
    "[::1",
    "evil.example",
    "",
    "a" * 300,
    "\xff\xfe",
    "x:y:z",
    "127.0.0.1, 127.0.0.1",
    "@",
)
HEADERS = (
    "Cookie: ennead_session=\xff\xfe; ;;=",
    "Cookie: " + "a=b; " * 200,
    "Content-Length: -1",
    "Content-Length: 99999999999999999999",
    "Transfer-Encoding: chunked",
    "Origin: \xff",
    "Origin: http://[::1",
    "X-CSRF-Token: \xe9",
    "If-None-Match: \x7f",
    "Accept-Encoding: \xff",
    "Content-Type: application/json; charset=\xff",
    "Content-Type: multipart/form-data; boundary=x",
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x",
    "X-Forwarded-For: \xff",
    "Range: bytes=0-" + "9" * 40,
)


def raw_request(dice: random.Random, table: str, cookie: str, csrf: str) -> bytes:
    """One request as bytes, wrong in some way or other."""
    method, path = dice.choice(PATHS)
    path = path.replace("{id}", table).replace("{word}", dice.choice(WORDS))
    shape = dice.randrange(9)
    if shape == 0:
        path = "/" + "a" * dice.choice((200, 300, 1000, 5000, 70_000))
    elif shape == 1:
        path = "/" + "".join(
            dice.choice(("%ff", "%00", "../", "%2e%2e/", "\xff", "é", "%", "\x01")) for _ in range(8)
        )
    elif shape == 2:
        path = "/assets/" + "/".join(["x" * 300] * dice.randrange(1, 5))
    elif shape == 3:
        path = f"/api/tables/{table}/history/{dice.choice(('-1', '0', '9' * 400, '1.5', 'x', '%D9%A1'))}"
    elif shape == 4:
        method = dice.choice(METHODS)
    elif shape == 5:
        path += "?" + "&".join(
            f"{dice.choice(('mine', 'open', 'seat', '%ff'))}={dice.choice(WORDS)}" for _ in range(4)
        )
    if (method, path) == ("DELETE", "/api/session"):
        method = "PUT"  # nothing strange about signing out
    body = junk_body(dice)[:3000] if dice.random() < 0.6 else bytes(dice.randrange(256) for _ in range(20))
    host = dice.choice(HOSTS) if dice.random() < 0.3 else "127.0.0.1"
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
    if dice.random() < 0.8:
        lines += [f"Cookie: {cookie}", f"X-CSRF-Token: {csrf}"]
    if dice.random() < 0.3:
        lines.append(dice.choice(HEADERS))
    if not any(line.startswith(("Content-Length", "Transfer")) for line in lines):
        lines.append(f"Content-Length: {len(body)}")
    lines.append("Content-Type: application/json")
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


async def answer_to(port: int, request: bytes) -> bytes:
    """The status line of the answer; nothing when the connection was closed without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        writer.write_eof()
        return await asyncio.wait_for(reader.readline(), 60)
    except OSError:
        return b""
    finally:
        writer.close()


async def everything(database: str) -> list[Any]:
    store = await Store.open(database)
    found = [[dict(row) for row in await store.all(select(table))] for table in metadata.sorted_tables]
    await store.close()
    return found


async def fuzz_server(server: LiveServer, count: int, seed: int) -> None:
    dice = random.Random(seed)
    person = await Person.guest(server.base, "fuzz")
    table = (await person.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], start=True))[
        "id"
    ]
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    before = await everything(server.settings.database)
    for _ in range(count // 2 // 16):
        asked = [raw_request(dice, table, cookie, person.csrf) for _ in range(16)]
        for request, status in zip(
            asked, await asyncio.gather(*(answer_to(server.port, each) for each in asked)), strict=True
        ):
            assert not status.startswith(b"HTTP/1.1 5"), (status, request[:300])
    screen = await person.sit(table)
    for _ in range(count // 2):
        try:
            await screen.socket.send(junk_message(dice))
            answer = await screen.read(60)
            while answer["type"] == "table":
                answer = await screen.read(60)
            # A question that happens to be sound is answered; the rest is refused.
            assert answer["type"] in ("refused", "pong", "impossible", "preview"), answer
            if answer["type"] == "refused":
                assert answer["error"]["reason"] != "server-error"
        except ConnectionClosed:
            closed = screen.socket.close_code
            assert closed in (1002, 1003, 1007, 1009, 4008)
            screen = await person.sit(table)
    assert await everything(server.settings.database) == before
    assert (await person.http.get("/readyz")).status_code == 200


def junk_message(dice: random.Random) -> str | bytes:
    shape = dice.randrange(8)
    if shape == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(40)))
    if shape == 1:
        return "".join(chr(dice.randrange(32, 2000)) for _ in range(dice.randrange(60)))
    if shape == 2:
        return "[" * dice.randrange(1, 3000)
    kinds = (
        "submit",
        "undo",
        "redo",
        "retract",
        "propose_undo",
        "answer_undo",
        "preview",
        "why",
        "ping",
        "x",
        None,
    )
    message = {
        "type": dice.choice(kinds),
        "key": f"k{dice.random()}",
        "expect": dice.choice((0, 1, 2, -1, 10**9)),
    }
    message |= {
        "seat": dice.choice("ABCDEF"),
        "action": dice.choice(("", "pass", "bid nowhere 1", "x" * 201)),
    }
    message |= {
        "scope": dice.choice(("step", "all")),
        "to": dice.choice((0, 1, 7, "1")),
        "yes": dice.random() < 0.5,
    }
    for name in dice.sample(sorted(message), dice.randrange(3)):
        message[name] = dice.choice(JUNK)
    text = json.dumps(message)
    return text[: dice.randrange(len(text))] if shape == 3 else text


@cache
def finished() -> str:
    """A whole game as it would be exported, with an undo, a proposal and a change of seats in it."""
    dice = random.Random(5)
    table = Table(
        "t1", ennead.game("amun-re"), 3, {}, [Seat("person", user, user) for user in USERS[:3]], "s", "salt"
    )
    table.start(AT)
    for number in range(3000):
        if not table.to_act:
            break
        seat = dice.choice(table.to_act)
        do(table, seat, dice.choice(options(table, seat)))
        if number == 5:
            table.sit(1, Seat("bot", "b", "b", "random", was="person"), AT, "b")
        if number == 9:
            table.propose_undo(0, 3, Asked(AT, "a"))
            table.answer_undo(False, Asked(AT, "c"))
        if number in (7, 30) and table.may_undo(USERS[seat])["step"] is True:
            table.undo(seat, "step", Asked(AT, USERS[seat]))
    return json.dumps(presentation.export(table))


def spoiled(dice: random.Random) -> Any:
    """The export with a few values changed, dropped, doubled or swapped."""
    export: Any = json.loads(finished())
    strange = [*JUNK, 1.0, -5, "start", "undo", "A", [["x", [1]]], {"a": []}, True, "step", [None], 2**70]
    for _ in range(dice.randrange(1, 4)):
        place: Any = export
        # The first records are reached often: what is spoiled late takes a whole game to be found.
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(min(len(place), 14)))
            if not keys:
                break
            key = dice.choice(keys)
            if place is export and "records" in place and dice.random() < 0.6:
                key = "records"
            inner = place[key] if key in place or isinstance(place, list) else None
            if isinstance(inner, dict | list) and inner and dice.random() < 0.85:
                place = inner
                continue
            change(place, key, dice, strange)
            break
    return export


def change(place: Any, key: Any, dice: random.Random, strange: list[Any]) -> None:
    shape = dice.randrange(5)
    if shape == 0:
        del place[key]
    elif shape == 1 and isinstance(place, list):
        place.insert(key, copy.deepcopy(place[key]))
    elif shape == 2 and isinstance(place, dict):
        place[dice.choice(("seat", "kind", "private", "sits", "user", "x", "to", "events"))] = dice.choice(
            strange
        )
    else:
        place[key] = dice.choice(strange)


def fuzz_imports(count: int, seed: int) -> int:
    """Every spoiled export is refused with a sentence, or is a game that can be opened and looked at."""
    dice = random.Random(seed)
    taken = 0
    for _ in range(count):
        export = spoiled(dice)
        try:
            header, records = check_import(export)
        except (ReplayMismatch, UnicodeError, ennead.BadOption):
            continue
        taken += 1
        shown = json.loads(json.dumps([record.to_dict() for record in records]))
        json.dumps([header.options, header.result, [seat.to_dict() for seat in header.seats]])
        opened = Table.load(
            header.origin or "",
            ennead.game(header.game),
            header.players,
            header.options,
            header.seats,
            header.seed,
            header.salt,
            read_records(shown),
            {},
        )
        presentation.entries(opened, [], 0)
        presentation.position(opened, opened.seq, [], None)
        presentation.export(opened)
    return taken


def read_records(shown: list[dict[str, Any]]) -> list[Any]:
    from ennead.core.record import record_from

    return [record_from(each) for each in shown]


def check_log(caplog: pytest.LogCaptureFixture) -> None:
    failures = [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    assert not failures, failures[0].getMessage()


@awaited
async def test_strange_inputs_change_nothing(live: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    await fuzz_server(live, 1200, 1)
    check_log(caplog)


def test_spoiled_imports_are_refused_or_can_be_opened() -> None:
    assert fuzz_imports(300, 1) > 5


@pytest.mark.long
def test_fifteen_thousand_strange_inputs(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(database=str(tmp_path / "fuzz.sqlite3")) as server:
        asyncio.run(fuzz_server(server, 15_000, 2))
    check_log(caplog)


@pytest.mark.long
def test_five_thousand_spoiled_imports() -> None:
    assert fuzz_imports(5_000, 2) > 50
