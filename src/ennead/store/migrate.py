"""Brings a database to the schema of this version."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("ennead.store").joinpath("migrations")))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run every migration that is still missing."""
    command.upgrade(_config(connection), "head")


def downgrade(connection: Connection, revision: str) -> None:
    """Go back to an older schema."""
    command.downgrade(_config(connection), revision)


def current(connection: Connection) -> str | None:
    """The schema the database has; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str) -> bool:
    """Whether this version knows the schema; a newer version's it does not."""
    script = ScriptDirectory.from_config(_config())
    return revision in {each.revision for each in script.walk_revisions()}


def newest() -> str | None:
    """The schema this version needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()
