"""The tables of the database, the same in SQLite and PostgreSQL. Times are ISO texts in UTC."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata = MetaData()

# Single values of this installation, such as the key that signs CSRF tokens.
meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    # The name folded for comparison; guests have none and may share names.
    Column("login", String(160), nullable=True, unique=True),
    Column("password", Text, nullable=True),
    Column("settings", Text, nullable=False),
    Column("created", String(40), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # Only a hash of the cookie's token is kept.
    Column("token", String(64), primary_key=True),
    Column("user_id", String(40), ForeignKey("users.id"), nullable=False),
    Column("created", String(40), nullable=False),
    Column("expires", String(40), nullable=False),
    Index("sessions_by_user", "user_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("owner", String(40), nullable=True),
    Column("invite", String(40), nullable=False),
    Column("seats", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    # How many records the log has, and the number people know the last one by.
    Column("records", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    # Grows with every change: whoever writes must have seen the last one.
    Column("revision", Integer, nullable=False, server_default="0"),
    # Who must decide now, as a JSON list of seat numbers.
    Column("to_act", Text, nullable=False),
    Column("created", String(40), nullable=False),
    Column("updated", String(40), nullable=False),
    Column("result", Text, nullable=True),
    Column("rematch", String(40), nullable=True),
    # For an imported game: the id of the table it was played at.
    Column("origin", String(200), nullable=True),
    # Whether people may ask for hints.
    Column("hints", Boolean, nullable=False, server_default=true()),
    # Whether a bot must decide now.
    Column("waits_for_bot", Boolean, nullable=False, server_default=true()),
    Index("tables_by_status", "status", "updated"),
    Index("tables_waiting_for_bots", "waits_for_bot", "status"),
)

# Who sits or sat at a table; for lists of one's own tables.
members = Table(
    "members",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
    Index("members_by_user", "user_id"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", String(40), nullable=True),
    Column("key", String(80), nullable=True),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "user_id", "key", name="log_keys"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# What the search says about a finished game: by what each seat knew, and with everything known.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("everything_known", Boolean, nullable=False),
    Column("format", String(40), nullable=False),
    Column("created", String(40), nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "everything_known"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# Servers that use this database now. Each counts its beats up; one that has stopped to is gone.
workers = Table(
    "workers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("version", String(40), nullable=False),
    # The version of each game's rules, as JSON.
    Column("rules", Text, nullable=False),
    Column("beats", Integer, nullable=False),
    Column("started", String(40), nullable=False),
)

# Who watches which table through which server.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("worker", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "user_id", "worker"),
    Index("presence_by_worker", "worker"),
)
