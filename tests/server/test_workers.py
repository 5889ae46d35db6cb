"""Several servers on one database: any of them serves any table, and none is missed when it is gone."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from ennead.server import top
from ennead.server.commands import settings_with
from ennead.server.company import rules_now
from ennead.server.starting import check_start
from ennead.store import Store, Unusable, Worker, Workers, migrate
from ennead.store.reaching import MIGRATING
from ennead.store.store import url_of
from tests.databases import awaited
from tests.server.client import Person, Screen
from tests.server.cluster import Member, running, server
from tests.server.test_operating import order_at
from tests.services import Postgres, Redis

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    service = Postgres()
    with service.running():
        yield service


@pytest.fixture(scope="module", params=["redis", pytest.param("notify", marks=pytest.mark.long)])
def pair(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Member, Member]]:
    """Two servers that tell each other by Redis, or by PostgreSQL alone."""
    folder = tmp_path_factory.mktemp(request.param)
    database = postgres.new_database(request.param)
    if request.param == "notify":
        members = server(folder, database), server(folder, database)
        with running(*members):
            yield members
        return
    redis = Redis()
    with redis.running():
        env = {"ENNEAD_REDIS": redis.address}
        members = server(folder, database, **env), server(folder, database, **env)
        with running(*members):
            yield members


async def two_at_a_table(one: str, other: str) -> tuple[list[Person], list[Screen], str]:
    """Anna through one server, Boris through the other, and a bot."""
    people = [await Person.guest(one, "Anna"), await Person.guest(other, "Boris")]
    id = (await people[0].new_table(SEATS, public=True))["id"]
    await people[1].post(f"/api/tables/{id}/join", {"seat": "B"})
    await people[0].post(f"/api/tables/{id}/start")
    return people, [await person.sit(id) for person in people], id


async def level(*screens: Screen) -> None:
    """Everybody has seen what anybody has."""
    for screen in screens:
        while screen.seq < max(each.seq for each in screens):
            await screen.read()


async def deciding(screens: list[Screen]) -> Screen:
    """Whoever must decide, once it is no bot's turn."""
    while True:
        await level(*screens)
        for screen in screens:
            if screen.choices():
                return screen
        # It is the bot's turn, at whichever server.
        reading = [asyncio.create_task(screen.read(60)) for screen in screens]
        await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)


async def act(screens: list[Screen]) -> Screen:
    """Whoever must decide does; the other sees it."""
    screen = await deciding(screens)
    seat, action = screen.choices()[0]
    answer = await screen.ask("submit", seat=seat, action=action)
    assert answer["type"] == "ack", answer
    while screen.seq < answer["seq"]:
        await screen.read()
    return screen


async def end(people: list[Person], screens: list[Screen]) -> None:
    for screen in screens:
        await screen.close()
    for person in people:
        await person.http.aclose()


async def closed(screen: Screen) -> int | None:
    """Wait until the server hangs up; the code it says."""
    try:
        while True:
            await screen.read(240)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else None


def public(screen: Screen) -> Any:
    return [(entry["seq"], entry["n"]) for entry in screen.entries]


@awaited
async def test_two_sockets_on_two_servers_see_the_same(pair: tuple[Member, Member]) -> None:
    people, screens, id = await two_at_a_table(pair[0].base, pair[1].base)
    for _ in range(12):
        await act(screens)
    await screens[0].say("chat", text="well played")
    assert (await screens[1].until("chat"))["text"] == "well played"
    await screens[1].say("chat", text="thank you")
    assert (await screens[0].until("chat", text="thank you"))["number"] == 2
    await level(*screens)
    assert public(screens[0]) == public(screens[1])
    tables = [await person.get(f"/api/tables/{id}") for person in people]
    assert tables[0]["seq"] == tables[1]["seq"] >= screens[0].seq
    await end(people, screens)


@awaited
async def test_an_undo_and_its_proposal_cross_servers(pair: tuple[Member, Member]) -> None:
    people, screens, _ = await two_at_a_table(pair[0].base, pair[1].base)
    for _ in range(4):
        await act(screens)
    await deciding(screens)
    asked = await screens[0].ask("propose_undo", seat="A", to=1)
    assert asked["type"] == "ack", asked
    while not (screens[1].undo.get("proposal") or {}).get("waiting"):
        await screens[1].read()
    answer = await screens[1].ask("answer_undo", yes=True, expect=asked["seq"])
    assert answer["type"] == "ack", answer
    await level(*screens)
    undone = [next(each for each in reversed(screen.received) if "undone_to" in each) for screen in screens]
    assert all(message["undone_to"] == 1 for message in undone)
    await end(people, screens)


@awaited
async def test_races_have_one_winner(pair: tuple[Member, Member]) -> None:
    """The same person decides at both servers at the same moment: the log takes one of the two."""
    person = await Person.guest(pair[0].base, "Anna")
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Boris"}, {"kind": "hotseat", "name": "Cleo"}]
    id = (await person.new_table(seats, start=True))["id"]
    screens = []
    for member in pair:
        person.base = member.base
        screens.append(await person.sit(id))
    # What was decided in secret adds nothing to the log yet.
    won = set()
    for _ in range(15):
        await level(*screens)
        seat, action = screens[0].choices()[-1]
        asked = (screen.ask("submit", seat=seat, action=action) for screen in screens)
        answers = await asyncio.gather(*asked)
        kinds = [answer["type"] for answer in answers]
        assert kinds.count("ack") == 1, answers
        won.add(answers[kinds.index("ack")]["seq"])
        refused = [answer["error"]["reason"] for answer in answers if answer["type"] == "refused"]
        assert set(refused) <= {"stale", "not-your-turn", "not-possible", "other-question"}, answers
        last = max(answer.get("seq", 0) for answer in answers)
        for screen in screens:
            while screen.seq < last:
                await screen.read()
    table = await person.get(f"/api/tables/{id}")
    assert table["seq"] == len(won) + 1
    await end([person], screens)


@awaited
async def test_who_is_there_is_known_everywhere(pair: tuple[Member, Member]) -> None:
    people, screens, id = await two_at_a_table(pair[0].base, pair[1].base)
    while any(seat["away"] for seat in screens[0].table["seats"]):
        await screens[0].read()
    await screens[1].close()
    while not screens[0].table["seats"][1]["away"]:
        await screens[0].read()
    shown = await people[0].get("/api/tables?mine=true")
    assert [seat["away"] for seat in next(each for each in shown if each["id"] == id)["seats"]][:2] == [
        False,
        True,
    ]
    await end(people, screens)


@awaited
async def test_orders_of_an_operator_reach_all_servers(pair: tuple[Member, Member]) -> None:
    people, screens, id = await two_at_a_table(pair[0].base, pair[1].base)
    await order_at(pair[0].database, "announce", "soon")
    for screen in screens:
        assert (await screen.until("announcement"))["text"] == "soon"
    await order_at(pair[0].database, "announce")
    await order_at(pair[0].database, "close", id)
    for screen in screens:
        while screen.table["status"] != "closed":
            await screen.read()
    await end(people, screens)


@awaited
async def test_signing_out_closes_sockets_at_other_servers(pair: tuple[Member, Member]) -> None:
    person = await Person.guest(pair[0].base, "Anna")
    id = (await person.new_table(SEATS))["id"]
    person.base = pair[1].base
    screen = await person.sit(id)
    await person.send("DELETE", "/api/session")
    await closed(screen)
    await person.http.aclose()


@awaited
async def test_a_rematch_is_one_table_for_all(pair: tuple[Member, Member]) -> None:
    people, screens, id = await two_at_a_table(pair[0].base, pair[1].base)
    await people[1].post(f"/api/tables/{id}/leave")
    await people[0].post(f"/api/tables/{id}/close")
    asked = [person.post(f"/api/tables/{id}/rematch") for person in people]
    found = await asyncio.gather(*asked)
    assert found[0]["id"] == found[1]["id"] != id
    while any(screen.table.get("rematch") != found[0]["id"] for screen in screens):
        await next(screen for screen in screens if screen.table.get("rematch") is None).read()
    await end(people, screens)


@pytest.mark.slow
@awaited
async def test_a_killed_server_is_not_missed(postgres: Postgres, tmp_path: Path) -> None:
    """Anna's server is killed: she goes on at the other, with everything, and so do the bots."""
    database = postgres.new_database("killed")
    members = server(tmp_path, database), server(tmp_path, database)
    with running(*members):
        people, screens, id = await two_at_a_table(members[0].base, members[1].base)
        for _ in range(6):
            await act(screens)
        members[0].kill()
        await closed(screens[0])
        people[0].base = members[1].base
        screens[0] = await people[0].sit(id, screens[0].seq, screens[0].entries)
        for _ in range(6):
            await act(screens)
        await level(*screens)
        assert public(screens[0]) == public(screens[1])
        await end(people, screens)


async def sockets_are(member: Member, count: int) -> None:
    """Whichever process is asked counts the sockets of all that live."""
    async with asyncio.timeout(120):
        while (await asyncio.to_thread(top.read, member.base, "key")).total("ennead_sockets") != count:
            await asyncio.sleep(0.2)


@pytest.mark.slow
@awaited
async def test_several_processes_at_one_address(postgres: Postgres, tmp_path: Path) -> None:
    """They share a port; SIGHUP replaces them one by one while a game goes on; SIGTERM ends them all."""
    member = server(tmp_path, postgres.new_database("together"), "--workers", "2", ENNEAD_METRICS_KEY="key")
    with running(member):
        people, screens, id = await two_at_a_table(member.base, member.base)
        for _ in range(3):
            await act(screens)
        await sockets_are(member, 2)
        assert member.process is not None
        member.process.send_signal(signal.SIGHUP)
        codes = set()
        for number, screen in enumerate(screens):
            codes.add(await closed(screen))
            screens[number] = await people[number].sit(id, screen.seq, screen.entries)
        assert codes == {1012}, "sockets are told that the server restarts"
        await sockets_are(member, 2)
        assert member.stop() == 0
        await end(people, screens)


@pytest.mark.slow
@awaited
async def test_bots_think_in_the_queue(postgres: Postgres, tmp_path: Path) -> None:
    """Two servers without processes for bots, and two workers, one of which is killed."""
    pytest.importorskip("saq")
    database = postgres.new_database("queue")
    members = [server(tmp_path, database, ENNEAD_JOBS="queue") for _ in range(2)]
    workers = [Member(tmp_path, "work", "--db", database, env={}) for _ in range(2)]
    with running(*members, *workers):
        people, screens, _ = await two_at_a_table(members[0].base, members[1].base)
        for _ in range(6):
            await act(screens)
        workers[0].kill()
        for _ in range(6):
            await act(screens)
        await level(*screens)
        assert public(screens[0]) == public(screens[1])
        await order_at(database, "drain", "--in", "1s")
        for member in members:
            assert member.process is not None
            assert await asyncio.to_thread(member.process.wait, 120) == 0
        assert workers[1].stop() == 0
        await end(people, screens)


@pytest.mark.slow
@awaited
async def test_postgresql_may_be_away_for_a_while(postgres: Postgres, tmp_path: Path) -> None:
    """Meanwhile the server says so; then everything goes on by itself."""
    service = Postgres()
    with service.running():
        member = server(tmp_path, service.new_database("away"))
        with running(member):
            people, screens, id = await two_at_a_table(member.base, member.base)
            await act(screens)
            await level(*screens)
            service.stop()
            answer = await people[0].http.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "database-away")
            assert "Retry-After" in answer.headers
            service.start()
            async with asyncio.timeout(120):
                while (await people[0].http.get(f"/api/tables/{id}")).status_code != 200:
                    await asyncio.sleep(0.1)
            for _ in range(3):
                await act(screens)
            await end(people, screens)


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    settings = settings_with(str(tmp_path / "one.sqlite3"), workers=2)
    with pytest.raises(Unusable) as refused:
        asyncio.run(check_start(settings))
    assert refused.value.reason == "one-process"
    assert not (tmp_path / "one.sqlite3").exists()


WAITS = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")


@awaited
async def test_a_server_that_begins_waits_until_another_has_made_the_schema(postgres: Postgres) -> None:
    """Else it could take half a schema for the tables of another program."""
    database = postgres.new_database("half")
    engine = create_async_engine(url_of(database))
    async with engine.begin() as first:
        await first.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        looking = asyncio.create_task(Store.open(database, upgrade=False))
        while not looking.done() and not (await first.execute(WAITS)).scalar():
            await asyncio.sleep(0.01)
        assert not looking.done()
        await first.run_sync(migrate.upgrade)
    store = await looking
    assert await store.is_ready()
    await store.close()
    await engine.dispose()


@awaited
async def test_servers_with_other_rules_do_not_run_side_by_side(postgres: Postgres) -> None:
    database = postgres.new_database("versions")
    settings = settings_with(database)
    await check_start(settings)
    store = await Store.open(database)
    workers = Workers(store)
    await workers.join(Worker("same", "0.1", rules_now()))
    await workers.join(Worker("gone", "0.1", "amun-re:0"))
    await check_start(settings)  # the one has the same rules, the other is dead
    await workers.join(Worker("other", "0.1", "amun-re:0"))

    async def live() -> None:
        while True:
            await workers.beat("other")
            await asyncio.sleep(0.1)

    living = asyncio.create_task(live())
    with pytest.raises(Unusable) as refused:
        await check_start(settings)
    living.cancel()
    assert (refused.value.reason, refused.value.detail) == ("other-rules", "0.1")
    await store.close()


@awaited
async def test_health_of_each(pair: tuple[Member, Member]) -> None:
    async with httpx.AsyncClient(timeout=30) as http:
        for member in pair:
            assert (await http.get(f"{member.base}/readyz")).status_code == 200
