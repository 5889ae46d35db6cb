"""The store: migrations, people, sessions, tables with their logs, durability of groups of changes."""

import asyncio
import random
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert, inspect, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from ennead.store import Conflict, Header, People, Store, Tables, migrate
from ennead.store.schema import log, meta, metadata, sessions, snapshots, tables
from ennead.store.store import Guarded
from ennead.table import Refused, Seat, Table, presentation
from tests.databases import awaited
from tests.present import present
from tests.table.tables import AT, USERS, do, options


def header(id: str = "t1", **more: Any) -> Header:
    values: dict[str, Any] = {
        "id": id,
        "game": "amun-re",
        "version": 1,
        "players": 3,
        "options": {"expert": False},
        "public": True,
        "status": "open",
        "owner": "a",
        "invite": "invite",
        "seats": [Seat("person", user.upper(), user) for user in USERS[:3]],
        "seed": "seed",
        "salt": "salt",
        **more,
    }
    return Header(**values)


async def play_and_save(
    found: Tables, kept: Header, table: Table, actions: int, dice: random.Random
) -> Header:
    for number in range(actions):
        if not table.to_act:
            break
        seat = dice.choice(table.to_act)
        record = do(table, seat, dice.choice(options(table, seat)), key=f"{len(table.records)}-{number}")
        kept = await found.save(kept, table, [record])
    return kept


@awaited
async def test_migrations_make_the_schema_of_the_code(database: str) -> None:
    store = await Store.open(database)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(migrate.current) == migrate.newest()
        names = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
        for table in metadata.sorted_tables:
            columns = await connection.run_sync(
                lambda sync, name: inspect(sync).get_columns(name), table.name
            )
            assert {column["name"] for column in columns} == set(table.c.keys())
            assert {column["name"]: column["nullable"] for column in columns} == {
                column.name: column.nullable for column in table.c
            }
    assert names == {table.name for table in metadata.sorted_tables} | {"alembic_version"}
    await store.close()


@awaited
async def test_migrations_run_once_and_can_be_taken_back(database: str) -> None:
    for _ in range(2):
        store = await Store.open(database)
        assert await store.is_ready()
        await store.close()
    store = await Store.open(database)
    async with store.engine.begin() as connection:
        await connection.run_sync(migrate.downgrade, "base")
    assert not await store.is_ready()
    await store.close()


@awaited
async def test_sqlite_is_durable(database: str) -> None:
    store = await Store.open(database)
    if store.engine.dialect.name == "sqlite":
        async with store.engine.connect() as connection:
            found = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        assert found == ["wal", 2, 1]
    await store.close()


@awaited
async def test_a_change_is_whole_or_not_at_all(database: str) -> None:
    store = await Store.open(database)
    await store.write(insert(meta).values(name="a", value="1"))
    with pytest.raises(Conflict):
        await store.write(insert(meta).values(name="b", value="2"), insert(meta).values(name="a", value="3"))
    with pytest.raises(Conflict):
        await store.write(
            insert(meta).values(name="c", value="2"),
            Guarded(update(meta).where(meta.c.name == "zzz").values(value="x")),
        )
    with pytest.raises(SQLAlchemyError):
        await store.write(text("INSERT INTO nowhere VALUES (1)"))
    assert [row["name"] for row in await store.all(select(meta))] == ["a"]
    await store.close()


@awaited
async def test_one_bad_change_does_not_spoil_the_group(database: str) -> None:
    store = await Store.open(database)
    await store.write(insert(meta).values(name="n7", value="taken"))
    done = await asyncio.gather(
        *(store.write(insert(meta).values(name=f"n{number}", value="x")) for number in range(40)),
        return_exceptions=True,
    )
    assert [number for number, each in enumerate(done) if each is not None] == [7]
    assert isinstance(done[7], Conflict)
    assert len(await store.all(select(meta))) == 40
    await store.close()


@awaited
async def test_settings_are_set_by_the_first_who_asks(database: str) -> None:
    store = await Store.open(database)
    found = await asyncio.gather(*(store.setting("key", f"value {number}") for number in range(5)))
    assert len(set(found)) == 1
    await store.close()


@awaited
async def test_people_and_sessions(database: str) -> None:
    store = await Store.open(database)
    people = People(store)
    await people.add("g1", "Анна")
    await people.add("g2", "Анна")
    account = await people.add("u1", "Борис", "hash")
    assert not account.guest
    with pytest.raises(Conflict):
        await people.add("u2", "БОРИС", "hash")
    assert present(await people.by_name("борис")).id == "u1"
    assert await people.by_name("Анна") is None
    account.settings = {"lang": "ru"}
    await people.change(account)
    assert present(await people.get("u1")).settings == {"lang": "ru"}
    await people.open_session("t1", "u1", None)
    await people.open_session("t2", "u1", "t1")
    assert await people.signed_in("t1") is None
    assert present(await people.signed_in("t2")).id == "u1"
    await people.open_session("t3", "u1", None)
    await people.close_sessions_of("u1", but="t3")
    assert await people.signed_in("t2") is None
    past = (datetime.now(UTC) - timedelta(seconds=1)).isoformat()
    await store.write(update(sessions).values(expires=past))
    assert await people.signed_in("t3") is None
    await store.close()


@awaited
async def test_a_table_comes_back_as_it_was(database: str) -> None:
    store = await Store.open(database)
    found = Tables(store)
    kept = header()
    await found.create(kept)
    kept, table = present(await found.load("t1"))
    kept = await found.save(kept, table, [table.start(AT)])
    kept = await play_and_save(found, kept, table, 90, random.Random(1))
    again_header, again = present(await found.load("t1"))
    assert presentation.export(again) == presentation.export(table)
    assert again_header == kept
    assert again.known("a", next(r.key for r in table.records if r.user == "a")) is not None
    assert len(await store.all(select(snapshots))) == 3
    await play_and_save(found, again_header, again, 1000, random.Random(2))
    assert again.status == "finished"
    final, loaded = present(await found.load("t1"))
    assert final.result == loaded.result == again.result
    assert final.to_act == []
    await store.close()


@awaited
async def test_a_table_of_other_rules_is_not_played_by_these(database: str) -> None:
    store = await Store.open(database)
    found = Tables(store)
    await found.create(header(version=99))
    with pytest.raises(Refused) as refused:
        await found.load("t1")
    assert refused.value.reason == "other-rules-version"
    await store.close()


@awaited
async def test_two_owners_of_one_table_do_not_mix_their_logs(database: str) -> None:
    store = await Store.open(database)
    found = Tables(store)
    await found.create(header())
    first, second = present(await found.load("t1")), present(await found.load("t1"))
    await found.save(first[0], first[1], [first[1].start(AT)])
    with pytest.raises(Conflict):
        await found.save(second[0], second[1], [second[1].start(AT)])
    assert len(await store.all(select(log))) == 1
    await store.close()


@awaited
async def test_a_key_is_used_once_a_person_and_table(database: str) -> None:
    store = await Store.open(database)
    found = Tables(store)
    await found.create(header())
    row = {"table_id": "t1", "user_id": "a", "key": "k", "data": "{}"}
    await store.write(insert(log).values(number=1, **row))
    with pytest.raises(Conflict):
        await store.write(insert(log).values(number=2, **row))
    await store.write(insert(log).values(number=2, **{**row, "user_id": "b"}))
    await store.close()


@awaited
async def test_lists_of_tables(database: str) -> None:
    store = await Store.open(database)
    found = Tables(store)
    await found.create(header("t1"))
    await found.create(
        header("t2", public=False, owner="b", seats=[Seat(), Seat(), Seat("person", "B", "b")])
    )
    await found.create(header("t3", status="finished"))
    assert {each.id for each in await found.find(None, False, False, False)} == {"t1", "t3"}
    assert {each.id for each in await found.find(None, False, True, False)} == {"t1"}
    assert {each.id for each in await found.find("b", True, False, False)} == {"t1", "t2", "t3"}
    assert {each.id for each in await found.find("c", True, False, True)} == {"t3"}
    assert await found.find(None, True, False, False) == []
    await store.close()


@awaited
async def test_tables_where_bots_must_decide_are_found(database: str) -> None:
    store = await Store.open(database)
    found = Tables(store)
    await found.create(header("t1", seats=[Seat("bot", "x", None, "random") for _ in range(3)]))
    await found.create(header("t2"))
    for id in ("t1", "t2"):
        kept, table = present(await found.load(id))
        await found.save(kept, table, [table.start(AT)])
    assert await found.waiting_for_bots() == ["t1"]
    await store.close()


@awaited
async def test_a_rematch_is_made_once(database: str) -> None:
    store = await Store.open(database)
    found = Tables(store)
    await found.create(header("t1", status="finished"))
    await found.create(header("t2"), replaces="t1")
    with pytest.raises(Conflict):
        await found.create(header("t3"), replaces="t1")
    assert present(await found.header("t1")).rematch == "t2"
    assert await found.header("t3") is None
    await store.close()


@awaited
async def test_chat_is_kept_in_order(database: str) -> None:
    store = await Store.open(database)
    found = Tables(store)
    await found.create(header())
    for number in range(5):
        await found.say("t1", "a", 0 if number % 2 else None, "Анна", f"<b>{number}</b>")
    lines = await found.chat("t1", most=3)
    assert [line["text"] for line in lines] == ["<b>2</b>", "<b>3</b>", "<b>4</b>"]
    assert [line["seat"] for line in lines] == [None, "A", None]
    await found.delete("t1")
    assert len(await store.all(select(tables))) == 0
    await store.close()
