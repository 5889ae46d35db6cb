"""Why a database can't be used: found out before anything is changed in it."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from ennead.store import migrate

HEADER = b"SQLite format 3\0"


class Unusable(Exception):
    """The database can't be used; `reason` says why (see `ennead.server.words`)."""

    def __init__(self, reason: str, database: str, detail: str = "") -> None:
        super().__init__(f"{database}: {reason} {detail}".rstrip())
        self.reason = reason
        self.database = database
        self.detail = detail


def check_file(file: Path, shown: str) -> None:
    """A file that is there must be SQLite's; a new one must have a folder to be in."""
    if file.is_dir():
        raise Unusable("is-a-folder", shown)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists():
            with file.open("rb") as opened:
                start = opened.read(len(HEADER))
            if start and start != HEADER:
                raise Unusable("no-database", shown)
    except OSError as error:
        raise Unusable("no-access", shown, error.strerror or str(error)) from None


def check_schema(connection: Connection, shown: str) -> None:
    """The schema must be one that this version knows, and nobody else's."""
    found = migrate.current(connection)
    if found is None and inspect(connection).get_table_names():
        raise Unusable("foreign-database", shown)
    if found is not None and not migrate.is_known(found):
        raise Unusable("newer-schema", shown, found)


def check_writable(connection: Connection) -> None:
    """Begin to write and take it back: what is read-only or held by another program says so here."""
    connection.execute(text("BEGIN IMMEDIATE"))
    connection.execute(text("CREATE TABLE write_check (probe INTEGER)"))
    connection.rollback()


def reason_of(error: Exception) -> tuple[str, str] | None:
    """The reason and the detail behind an error of a driver; None when it is none of the database's."""
    if isinstance(error, ModuleNotFoundError):
        return "no-driver", error.name or str(error)
    if isinstance(error, ArgumentError | NoSuchModuleError | ValueError):
        return "bad-address", ""
    if isinstance(error, DBAPIError):
        return _reason_in(str(error.orig))
    if isinstance(error, OSError | TimeoutError):
        return "no-connection", getattr(error, "strerror", None) or str(error)
    if type(error).__module__.startswith("asyncpg"):
        return _reason_in(str(error))
    return None


def _reason_in(told: str) -> tuple[str, str]:
    for part, reason in (
        ("not a database", "no-database"),
        ("malformed", "damaged"),
        ("readonly", "read-only"),
        ("read-only", "read-only"),
        ("locked", "in-use"),
        ("unable to open", "no-access"),
    ):
        if part in told:
            return reason, ""
    return "no-connection", told.strip().splitlines()[0] if told.strip() else ""
