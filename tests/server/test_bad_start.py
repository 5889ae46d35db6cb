"""A server that can't begin says why in one sentence, in both languages, and leaves everything as it was."""

import asyncio
import socket
import sqlite3
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from ennead.server.commands import mount
from ennead.server.settings import BadSetting, from_environment
from ennead.server.words import SENTENCES
from ennead.store import Store, claimed

app = typer.Typer()
mount(app)


def refused(*words: str, **environment: str) -> str:
    """What `serve` says; it must end by itself, with a status that is not zero."""
    result = CliRunner().invoke(app, ["serve", *words], env=environment)
    assert result.exit_code == 2, (result.output, result.exception)
    lines = result.output.strip().splitlines()
    assert len(lines) == 2, result.output
    assert all(line.startswith("ennead: ") for line in lines)
    assert any("а" <= char <= "я" for char in lines[1].lower())
    assert "Traceback" not in result.output
    return lines[0]


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A database as this version makes it."""

    async def make() -> None:
        await (await Store.open(str(tmp_path / "good.sqlite3"))).close()

    asyncio.run(make())
    return tmp_path / "good.sqlite3"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ennead, " * 100)
    assert "is no SQLite database" in refused("--db", str(file))
    assert file.read_text() == "Dear Ennead, " * 100


def test_a_database_that_is_broken(tmp_path: Path) -> None:
    file = tmp_path / "broken.sqlite3"
    file.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    assert "broken.sqlite3" in refused("--db", str(file))


def test_a_folder(tmp_path: Path) -> None:
    assert "is a folder" in refused("--db", str(tmp_path))


def test_a_path_through_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "can't be opened" in refused("--db", str(tmp_path / "file" / "x.sqlite3"))


def test_a_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite3"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.close()
    assert "another program" in refused("--db", str(file))
    with sqlite3.connect(file) as other:
        assert [row[0] for row in other.execute("SELECT name FROM sqlite_master")] == ["bookmarks"]
    other.close()


def test_a_newer_schema(good: Path) -> None:
    with sqlite3.connect(good) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9001'")
    newer.close()
    told = refused("--db", str(good))
    assert "newer version" in told
    assert "9001" in told


def test_a_database_that_can_only_be_read(good: Path) -> None:
    assert "can't be written" in refused("--db", f"sqlite:///file:{good}?mode=ro&uri=true")


def test_a_database_that_another_server_has(good: Path) -> None:
    with claimed(str(good)):
        assert "in use" in refused("--db", str(good))


def test_postgresql_that_is_not_there() -> None:
    pytest.importorskip("asyncpg")
    told = refused("--db", "postgresql://somebody:topsecret@127.0.0.1:1/none")
    assert "does not answer" in told
    assert "topsecret" not in told


def test_an_address_that_is_none() -> None:
    assert "no address of a database" in refused("--db", "oracle-of-thebes://x")


def test_a_port_that_is_taken(good: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port}" in refused("--db", str(good), "--port", str(port))


def test_an_address_of_another_machine(good: Path) -> None:
    assert "can't listen" in refused("--db", str(good), "--host", "192.0.2.1", "--port", "18017")


def test_settings_that_make_no_sense(good: Path) -> None:
    assert "ENNEAD_PORT" in refused("--db", str(good), ENNEAD_PORT="eighty")
    for name, value in (("PORT", "0"), ("BOT_WORKERS", "-1"), ("IDLE", "soon"), ("BOT_PAUSE", "nan")):
        with pytest.raises(BadSetting, match=f"ENNEAD_{name}"):
            from_environment({f"ENNEAD_{name}": value})


def test_a_schedule_that_is_none(good: Path) -> None:
    assert "--backup-every" in refused("--db", str(good), "--backup-every", "daily")
    assert "ENNEAD_BACKUP_EVERY" in refused("--db", str(good), ENNEAD_BACKUP_EVERY="1")


def test_every_sentence_is_there_in_both_languages() -> None:
    for english, russian in SENTENCES.values():
        assert english.endswith(".")
        assert russian.endswith(".")
        assert any("а" <= char <= "я" for char in russian.lower())
