"""Runs migrations on the connection it is handed; there is no configuration file."""

from alembic import context

from ennead.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
