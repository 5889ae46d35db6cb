"""Backups: made while people play, proved by playing games again, kept by number, put back, on a schedule."""

import asyncio
import os
import random
import sqlite3
import time
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from ennead.server import backups, top
from ennead.server.backups import BadBackup, kept_in, seconds_left
from ennead.server.commands import mount
from ennead.store import Store, Tables, claimed
from tests.databases import awaited
from tests.present import present
from tests.server.client import Person
from tests.server.conftest import LiveServer
from tests.server.test_watching import Process
from tests.store.test_store import header, play_and_save
from tests.table.tables import AT

app = typer.Typer()
mount(app)


def run(*words: str, fails: bool = False) -> str:
    result = CliRunner().invoke(app, ["admin", *words])
    assert (result.exit_code != 0) == fails, result.output
    if fails:
        assert len(result.output.strip().splitlines()) == 2, result.output
    return result.output


@pytest.fixture
def played(database: str) -> str:
    """A database with three tables in play."""

    async def fill() -> None:
        store = await Store.open(database)
        tables = Tables(store)
        for id in ("t1", "t2", "t3"):
            await tables.create(header(id, seed=f"seed {id}"))
            kept, table = present(await tables.load(id))
            kept = await tables.save(kept, table, [table.start(AT)])
            await play_and_save(tables, kept, table, 30, random.Random(id))
        await store.close()

    asyncio.run(fill())
    return database


async def logs(database: str) -> dict[str, list[object]]:
    store = await Store.open(database)
    found: dict[str, list[object]] = {}
    for id in ("t1", "t2", "t3"):
        _, table = present(await Tables(store).load(id))
        found[id] = [record.to_dict() for record in table.records]
    await store.close()
    return found


async def forget(database: str, id: str) -> None:
    store = await Store.open(database)
    await Tables(store).delete(id)
    await store.close()


def test_a_backup_is_made_proved_and_put_back(played: str, tmp_path: Path) -> None:
    before = asyncio.run(logs(played))
    file = tmp_path / "copy"
    run("backup", str(file), "--db", played)
    assert "exists already" in run("backup", str(file), "--db", played, fails=True)
    assert "3 tables, 2 played again" in run("check-backup", str(file), "--games", "2", "--db", played)
    asyncio.run(forget(played, "t2"))
    assert "--force" in run("restore", str(file), "--db", played, fails=True)
    told = run("restore", str(file), "--force", "--db", played)
    assert "3 tables" in told
    assert asyncio.run(logs(played)) == before
    kept = Path(told.strip().splitlines()[1].split(": ")[1])
    assert kept.is_file()
    assert backups.check(kept, played).tables == 2


def test_a_folder_keeps_the_newest_and_each_is_proved(played: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "holiday.jpg").write_text("not ours")
    for _ in range(4):
        assert "3 played again" in run("backup", str(folder), "--keep", "2", "--db", played)
    assert len(kept_in(folder)) == 2
    assert (folder / "holiday.jpg").exists()
    assert not [each for each in folder.iterdir() if "partly" in each.name or "bad" in each.name]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_backup_that_is_not_sound_is_told_and_no_good_one_goes_for_it(
    played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    run("backup", str(folder), "--keep", "1", "--db", played)
    (good,) = kept_in(folder)
    changed = tmp_path / "changed.sqlite3"
    changed.write_bytes(good.read_bytes())
    with sqlite3.connect(changed) as spoiled:
        spoiled.execute("""UPDATE log SET data = replace(data, '"hash":"', '"hash":"0') WHERE number = 9""")
    spoiled.close()
    told = run("check-backup", str(changed), "--db", played, fails=True)
    assert "can't be played again" in told
    assert "нельзя переиграть" in told
    half = tmp_path / "half.sqlite3"
    half.write_bytes(good.read_bytes()[: good.stat().st_size // 2])
    assert "half.sqlite3" in run("check-backup", str(half), "--db", played, fails=True)
    letter = tmp_path / "letter"
    letter.write_text("Dear Ennead")
    assert "is no backup" in run("check-backup", str(letter), "--db", played, fails=True)
    assert "is no backup" in run("restore", str(letter), "--force", "--db", played, fails=True)
    assert "no file" in run("restore", str(tmp_path / "none"), "--db", played, fails=True)

    def fail(*_: object) -> None:
        raise BadBackup("bad-game", "x", "y")

    monkeypatch.setattr(backups, "check", fail)
    run("backup", str(folder), "--keep", "1", "--db", played, fails=True)
    assert kept_in(folder) == [good]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_database_in_use_is_not_replaced_and_a_broken_one_is(played: str, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    run("backup", str(file), "--db", played)
    with claimed(played):
        assert "in use" in run("restore", str(file), "--force", "--db", played, fails=True)
    before = asyncio.run(logs(played))
    Path(played).write_text("broken")
    run("restore", str(file), "--force", "--db", played)
    assert asyncio.run(logs(played)) == before


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_full_disk_leaves_no_half_backup(
    played: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(backups, "_copy", full)
    assert "disk is full" in run("backup", str(tmp_path / "copy"), "--db", played, fails=True)
    assert [each.name for each in tmp_path.iterdir() if "copy" in each.name] == []


def test_postgresql_without_its_programs_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    told = run("backup", str(tmp_path / "x"), "--db", "postgresql://u:topsecret@127.0.0.1:1/none", fails=True)
    assert "pg_dump is missing" in told
    assert "topsecret" not in told


@awaited
async def test_a_backup_made_while_people_play_is_whole(live: LiveServer, tmp_path: Path) -> None:
    person = await Person.guest(live.base, "a")
    table = await person.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], start=True)
    screen = await person.sit(table["id"])
    made: list[int] = []

    async def back_up() -> None:
        for number in range(3):
            seq = screen.seq
            file = tmp_path / f"copy {number}"
            await asyncio.to_thread(backups.make, live.settings.database, file)
            proof = await asyncio.to_thread(backups.check, file, live.settings.database)
            assert proof.played == 1
            made.append(seq)

    working = asyncio.create_task(back_up())
    while not working.done() and screen.choices():
        seat, action = screen.choices()[0]
        assert (await screen.ask("submit", seat=seat, action=action))["type"] == "ack"
    await working
    assert len(made) == 3


def test_when_the_next_backup_is_due(tmp_path: Path) -> None:
    assert seconds_left(tmp_path, 100) == 0
    file = tmp_path / "ennead-1.sqlite3"
    file.write_text("")
    assert 90 < seconds_left(tmp_path, 100) <= 100
    os.utime(file, (time.time() - 200, time.time() - 200))
    assert seconds_left(tmp_path, 100) == 0
    # The clock was set back: it looks as if the last one were of next year.
    os.utime(file, (time.time() + 1e7, time.time() + 1e7))
    assert seconds_left(tmp_path, 100) == 100


@awaited
async def test_a_server_makes_backups_by_itself(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    server = Process(tmp_path, ENNEAD_BACKUP_EVERY="1s", ENNEAD_BACKUPS=str(folder), ENNEAD_BACKUP_KEEP="2")
    await server.ready()
    while top.read(server.base, "key").total("ennead_backups_total", end="done") < 3:
        assert server.process.poll() is None
        await asyncio.sleep(0.1)
    assert top.read(server.base, "key").total("ennead_backup_timestamp_seconds") > time.time() - 600
    written = server.stop()
    assert len(kept_in(folder)) == 2
    told = [line["detail"] for line in written if line["message"] == "backup"]
    assert "played again" in told[0]
    assert not [line for line in written if line["level"] == "error"]
