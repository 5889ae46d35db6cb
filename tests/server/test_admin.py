"""The operator's commands, on a database with games in it."""

import asyncio
import json
import random
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from ennead.server.commands import mount
from ennead.server.passwords import hash_password
from ennead.store import People, Store, Tables
from tests.present import present
from tests.store.test_store import header, play_and_save
from tests.table.tables import AT

app = typer.Typer()
mount(app)


def run(*words: str, fails: bool = False) -> str:
    result = CliRunner().invoke(app, list(words))
    assert (result.exit_code != 0) == fails, result.output
    return result.output


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A database with a finished game t1, a running one t2 and an account."""

    async def fill() -> None:
        store = await Store.open(str(tmp_path / "admin.sqlite3"))
        tables = Tables(store)
        for id, actions in (("t1", 2000), ("t2", 30)):
            await tables.create(header(id, seed=f"seed {id}"))
            kept, table = present(await tables.load(id))
            kept = await tables.save(kept, table, [table.start(AT)])
            await play_and_save(tables, kept, table, actions, random.Random(id))
        await People(store).add("u1", "Boris", await hash_password("old password"))
        await People(store).open_session("hash", "u1", None)
        await store.close()

    asyncio.run(fill())
    return str(tmp_path / "admin.sqlite3")


def test_backup_and_restore(db: str, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy", tmp_path / "elsewhere" / "new.sqlite3"
    run("admin", "backup", str(copy), "--db", db)
    run("admin", "backup", str(copy), "--db", db, fails=True)
    assert "2 tables" in run("admin", "restore", str(copy), "--db", str(other))
    run("admin", "restore", str(copy), "--db", str(other), fails=True)
    run("admin", "restore", str(copy), "--db", str(other), "--force")
    assert (other.parent / "new.sqlite3.before-restore").is_file()
    first, second = tmp_path / "1.json", tmp_path / "2.json"
    run("admin", "export", "t2", str(first), "--db", db)
    run("admin", "export", "t2", str(second), "--db", str(other))
    assert first.read_bytes() == second.read_bytes()
    rubbish = tmp_path / "rubbish"
    rubbish.write_text("no database " * 100)
    assert "no backup" in run("admin", "restore", str(rubbish), "--db", str(tmp_path / "x"), fails=True)


def test_export_verify_import(db: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("admin", "export", "t1", str(file), "--db", db)
    assert "sound" in run("verify", str(file))
    imported = run("admin", "import", str(file), "--db", db).strip()
    again = tmp_path / "again.json"
    run("admin", "export", imported, str(again), "--db", db)
    assert json.loads(again.read_text())["records"] == json.loads(file.read_text())["records"]
    game = json.loads(file.read_text())
    game["records"][5]["hash"] = "0" * 32
    file.write_text(json.dumps(game))
    assert "record 6" in run("verify", str(file), fails=True)
    run("admin", "import", str(file), "--db", db, fails=True)
    run("admin", "export", "nothing", str(file), "--db", db, fails=True)


def test_saved_logs_are_verified_too() -> None:
    golden = sorted((Path(__file__).parents[1] / "golden").glob("*/*.json"))[0]
    assert "sound" in run("verify", str(golden))


def test_undo_and_close(db: str, tmp_path: Path) -> None:
    assert "goes back to 7" in run("admin", "undo", "t2", "--to", "7", "--db", db)
    run("admin", "undo", "t2", "--to", "700", "--db", db, fails=True)
    run("admin", "undo", "t1", "--to", "7", "--db", db, fails=True)
    file = tmp_path / "game.json"
    run("admin", "export", "t2", str(file), "--db", db)
    assert "sound" in run("verify", str(file))
    run("admin", "close", "t2", "--db", db)
    run("admin", "close", "t2", "--db", db, fails=True)


def test_user(db: str) -> None:
    assert "Boris" in run("admin", "user", "--db", db)
    assert "new password" in run("admin", "user", "boris", "--password", "--db", db)
    run("admin", "user", "nobody", "--db", db, fails=True)

    async def session_is_over() -> bool:
        store = await Store.open(db)
        found = await People(store).signed_in("hash")
        await store.close()
        return found is None

    assert asyncio.run(session_is_over())


def test_a_missing_database_is_not_made_by_mistake(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    assert "no database" in run("admin", "user", "--db", str(missing), fails=True)
    assert not missing.exists()
