"""Know which servers use the database, who is where, and which tables wait for a bot."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("beats", sa.Integer(), nullable=False),
        sa.Column("started", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("worker", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", "worker"),
    )
    op.create_index("presence_by_worker", "presence", ["worker"])
    # Whoever finds a table with the mark looks whether a bot must really decide.
    op.add_column(
        "tables", sa.Column("waits_for_bot", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.create_index("tables_waiting_for_bots", "tables", ["waits_for_bot", "status"])


def downgrade() -> None:
    op.drop_index("tables_waiting_for_bots", "tables")
    op.drop_column("tables", "waits_for_bot")
    op.drop_table("presence")
    op.drop_table("workers")
