"""Operators' commands on servers that run: whoever is there sees it at once, nothing has to be stopped."""

import asyncio
import os
import subprocess
import sys
from operator import methodcaller
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from ennead.server.commands import mount
from ennead.server.settings import length_of_time
from ennead.store import Store, orders
from tests.databases import awaited
from tests.server.client import Person, Screen
from tests.server.conftest import LiveServer
from tests.server.test_watching import Process

app = typer.Typer()
mount(app)


async def order(live: LiveServer, *words: str, fails: bool = False) -> str:
    """An operator types a command while the server runs."""
    return await order_at(live.settings.database, *words, fails=fails)


async def order_at(database: str, *words: str, fails: bool = False) -> str:
    result = await asyncio.to_thread(CliRunner().invoke, app, ["admin", *words, "--db", database])
    assert (result.exit_code != 0) == fails, result.output
    return result.output


async def seated(live: LiveServer) -> tuple[str, list[Screen]]:
    """A running table with a player and somebody who watches."""
    person = await Person.guest(live.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], start=True)
    return table["id"], [await person.sit(table["id"]), await Person(live.base).sit(table["id"])]


async def act(screen: Screen) -> dict[str, Any]:
    seat, action = screen.choices()[0]
    return await screen.ask("submit", seat=seat, action=action)


@awaited
async def test_a_closed_table_is_seen_at_once(server: LiveServer) -> None:
    id, screens = await seated(server)
    assert "closed" in await order(server, "close", id)
    for screen in screens:
        while screen.table["status"] != "closed":
            await screen.read()
    assert (await act(screens[0]))["error"]["reason"] == "table-is-closed"
    await order(server, "close", id, fails=True)
    assert "нет" in await order(server, "close", "nothing", fails=True)


@awaited
async def test_an_undo_is_seen_at_once_and_play_goes_on(server: LiveServer) -> None:
    id, (player, watcher) = await seated(server)
    for _ in range(3):
        assert (await act(player))["type"] == "ack"
    await order(server, "undo", id, "--to", "2")
    for screen in (player, watcher):
        undone = await screen.until("update", seq=5)
        assert undone["undone_to"] == 2
        assert undone["by"] == {"seat": None, "kind": "undo"}
    assert (await act(player))["type"] == "ack"
    await order(server, "undo", id, "--to", "700", fails=True)


@awaited
async def test_an_announcement_reaches_everybody_and_can_be_taken_back(server: LiveServer) -> None:
    id, screens = await seated(server)
    someone = Person(server.base)
    assert (await someone.get("/api/announcement"))["text"] == ""
    await order(server, "announce", "Новая версия в полночь")
    for screen in screens:
        assert (await screen.until("announcement"))["text"] == "Новая версия в полночь"
    assert (await someone.get("/api/announcement"))["text"] == "Новая версия в полночь"
    late = await someone.sit(id)
    assert (await late.until("announcement"))["text"] == "Новая версия в полночь"
    await order(server, "announce")
    for screen in (*screens, late):
        assert (await screen.until("announcement"))["text"] == ""
    assert (await act(screens[0]))["type"] == "ack"
    told = await order(server, "announce", "x", "--for", "soon", fails=True)
    assert "no length of time" in told
    assert "не длительность" in told


@awaited
async def test_an_announcement_outlives_a_restart_and_ends_by_itself(database: str) -> None:
    store = await Store.open(database)
    said = [orders.Announcement("soon", f"{year}-01-01T00:00:00.000Z") for year in (2999, 2001)]
    assert [each.holds for each in said] == [True, False]

    def announce(all_orders: orders.Orders) -> None:
        all_orders.announcement = said[0]

    await asyncio.gather(*(orders.give(store, announce) for _ in range(5)))
    kept = await orders.read(store)
    assert (kept.number, kept.announcement) == (5, said[0])
    for number in range(orders.MOST_TABLES + 10):
        await orders.give(store, methodcaller("touch", f"t{number}"))
    kept = await orders.read(store)
    assert len(kept.tables) == orders.MOST_TABLES
    assert "t0" not in kept.tables
    await store.close()


@awaited
async def test_who_is_there_hears_of_a_drain_and_plays_on_until_then(server: LiveServer) -> None:
    id, (player, watcher) = await seated(server)
    await order(server, "drain", "--in", "1h")
    for screen in (player, watcher):
        assert 3000 < (await screen.until("announcement"))["stops"] <= 3600
    late = Person(server.base)
    assert (await (await late.sit(id)).until("announcement"))["stops"] > 3000
    assert (await late.http.get("/readyz")).status_code == 503
    assert (await act(player))["type"] == "ack"


@awaited
async def test_a_drained_server_finishes_and_ends(tmp_path: Path) -> None:
    server = Process(tmp_path)
    await server.ready()
    person = await Person.guest(server.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], start=True)
    screen = await person.sit(table["id"])
    assert (await act(screen))["type"] == "ack"
    ordered = subprocess.run(
        [sys.executable, "-m", "ennead.server.commands", "admin", "drain", "--in", "1s"],
        env={**os.environ, "ENNEAD_DB": str(tmp_path / "db.sqlite3")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "stop in 1s" in ordered.stdout
    with pytest.raises(ConnectionClosed):
        await screen.until("nothing more", timeout=60)
    assert "announcement" in {message["type"] for message in screen.received}
    assert await asyncio.to_thread(server.process.wait, 60) == 0
    # It was that server's order: the next one does not stop for it.
    again = Process(tmp_path)
    await again.ready()
    person.http.base_url = person.base = again.base
    assert (await person.get("/readyz"))["status"] == "ready"
    assert (await person.sit(table["id"])).seq == 2
    again.stop()


@pytest.mark.parametrize("text", ["", "10", "m", "-1m", "1.5h", "٣m", "10 m", "9999999d"])
def test_lengths_of_time_that_make_no_sense(text: str) -> None:
    with pytest.raises(ValueError, match=text or "^$"):
        length_of_time(text)


def test_lengths_of_time() -> None:
    assert [length_of_time(each) for each in ("90s", "10m", "24h", "7d")] == [90, 600, 86400, 604800]
