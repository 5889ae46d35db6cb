"""A thousand malformed requests and messages: no 5xx, no change, a clear error each."""

import json
import random
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from ennead.store import Store
from ennead.store.schema import metadata
from tests.databases import awaited
from tests.server.client import Person
from tests.server.conftest import LiveServer
from tests.server.test_play import seated

REQUESTS = 1000
MESSAGES = 1000

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    " ",
    "\x00",
    "\ud800",
    "x" * 5000,
    "🜁" * 30,
    [],
    {},
    [[[[]]]],
    {"$ne": None},
    "'; DROP TABLE log; --",
    "../../etc/passwd",
    "%00",
    "NaN",
]
PATHS = [
    ("POST", "/api/guests"),
    ("POST", "/api/accounts"),
    ("POST", "/api/session"),
    ("PATCH", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/imports"),
    ("POST", "/api/tables/{id}/join"),
    ("POST", "/api/tables/{id}/seats/{word}"),
    ("POST", "/api/tables/{word}/start"),
    ("POST", "/api/tables/{word}/close"),
    ("POST", "/api/tables/{word}/leave"),
    ("POST", "/api/tables/{word}/rematch"),
    ("GET", "/api/tables/{word}"),
    ("GET", "/api/tables/{id}/history/{word}"),
    ("GET", "/api/tables/{id}/history/1?seat={word}"),
    ("GET", "/api/tables/{id}/things/{word}"),
    ("GET", "/api/tables/{id}/things/1?seat={word}"),
    ("GET", "/api/tables?mine={word}"),
    ("GET", "/api/games/{word}"),
    ("GET", "/api/games/amun-re/texts/{word}"),
    ("PUT", "/api/tables/{id}"),
    ("DELETE", "/api/tables/{id}"),
    ("TRACE", "/api/me"),
]
FIELDS = [
    "name",
    "password",
    "game",
    "players",
    "seats",
    "options",
    "kind",
    "seat",
    "invite",
    "bot",
    "settings",
    "x",
]
WORDS = [
    "x",
    "%2e%2e",
    "-1",
    "99999999999999999999",
    "%00",
    "A%20B",
    "é",
    "a" * 300,
    "null",
    "[]",
    "1e5",
    "%ff",
]
VALID = {
    "name": "n" * 41,
    "password": "short",
    "game": "amun-re",
    "players": 3,
    "seats": [{"kind": "me"}],
    "kind": "bot",
    "bot": "no-such-bot",
}


def junk_body(dice: random.Random) -> bytes:
    """Something that is no good body for anything."""
    shape = dice.randrange(6)
    if shape == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(60)))
    if shape == 1:
        return json.dumps(dice.choice(JUNK) or None).encode()  # an empty object is a good change of nothing
    if shape == 2:
        return b"[" * dice.randrange(1, 20_000)
    fields = dice.sample(FIELDS, dice.randrange(1, 6))
    body = {name: VALID.get(name) if dice.random() < 0.3 else dice.choice(JUNK) for name in fields}
    body["unknown field"] = dice.choice(JUNK)
    text = json.dumps(body).encode()
    return text if shape < 5 else text[: dice.randrange(len(text))]


async def contents(database: str) -> dict[str, list[Any]]:
    """Everything the database holds."""
    store = await Store.open(database)
    found = {table.name: sorted(map(str, await store.all(select(table)))) for table in metadata.sorted_tables}
    await store.close()
    return found


@pytest.mark.slow
@awaited
async def test_a_thousand_malformed_requests(live: LiveServer) -> None:
    guests, id = await seated(live, "a", "b", "c")
    person = guests[1]
    before = await contents(live.settings.database)
    dice = random.Random(1)
    for _ in range(REQUESTS):
        method, path = dice.choice(PATHS)
        address = path.replace("{id}", id).replace("{word}", dice.choice(WORDS))
        headers = {
            "X-CSRF-Token": person.csrf if dice.random() < 0.9 else "wrong",
            "Content-Type": dice.choice(
                ["application/json"] * 8 + ["text/plain", "multipart/form-data", "x"]
            ),
        }
        body = junk_body(dice) if method not in ("GET", "TRACE") else None
        answer = await person.http.request(method, address, content=body, headers=headers)
        allowed = (200, 304) if method == "GET" else ()
        assert 400 <= answer.status_code < 500 or answer.status_code in allowed, (
            method,
            address,
            body,
            answer,
        )
        if answer.status_code >= 400:
            error = answer.json()["error"]
            assert error["reason"], (method, address)
            assert error["message"], (method, address)
    assert await contents(live.settings.database) == before


def junk_message(dice: random.Random) -> str | bytes:
    kinds = ["submit", "undo", "redo", "retract", "propose_undo", "answer_undo", "preview", "why", "nothing"]
    shape = dice.randrange(7)
    if shape == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(40)))
    if shape == 1:
        return json.dumps(dice.choice(JUNK))
    if shape == 2:
        return "{" * dice.randrange(1, 3000)
    message: dict[str, Any] = {"type": dice.choice(kinds)}
    for name in ("key", "expect", "seat", "action", "scope", "to", "yes", "text"):
        good = {
            "key": "k",
            "expect": 1,
            "seat": dice.choice("ABCDE"),
            "action": "bid thebes 6",
            "scope": "turn",
        }
        if dice.random() < 0.8:
            message[name] = good.get(name) if dice.random() < 0.6 else dice.choice(JUNK)
    message["key"] = dice.choice([message.get("key"), f"junk-{dice.random()}"])
    if message["type"] in ("submit", "preview"):
        message["action"] = dice.choice([*JUNK, "fly", "bid", "offer 3", "bid nowhere 6", "pass pass"])
    if message["type"] == "propose_undo":
        message["to"] = dice.choice(JUNK)
    if message["type"] == "answer_undo":
        message["yes"] = dice.choice([True, *JUNK])
    return json.dumps(message)


@pytest.mark.slow
@awaited
async def test_a_thousand_malformed_messages(live: LiveServer) -> None:
    guests, id = await seated(live, "a", "b", "c")
    screen = await guests[0].sit(id)
    before = await contents(live.settings.database)
    dice = random.Random(2)
    for _ in range(MESSAGES):
        message = junk_message(dice)
        await screen.socket.send(message)
        while True:
            answer = await screen.read()
            if answer["type"] == "refused":
                break
            assert answer["type"] in ("table", "update"), (message, answer)
            assert answer["type"] != "update", (message, answer)
        assert answer["error"]["reason"] not in ("", "server-error"), (message, answer)
        assert answer["error"]["message"]
    assert (await guests[0].get(f"/api/tables/{id}"))["seq"] == 1
    assert await contents(live.settings.database) == before
    await screen.socket.send(json.dumps({"type": "ping"}))
    assert (await screen.read())["type"] == "pong"


@awaited
async def test_a_message_that_is_far_too_large_ends_the_connection_only(live: LiveServer) -> None:
    guests, id = await seated(live, "a", "b", "c")
    screen = await guests[0].sit(id)
    await screen.socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        await screen.until("never")
    assert (await guests[0].sit(id)).seq == 1


@awaited
async def test_a_body_that_is_far_too_large_is_refused(live: LiveServer) -> None:
    person = await Person.guest(live.base, "a")
    answer = await person.http.post(
        "/api/imports", content=b" " * 3_000_000, headers={"X-CSRF-Token": person.csrf}
    )
    assert answer.status_code == 413
