"""Alembic's migrations, run at every start."""
