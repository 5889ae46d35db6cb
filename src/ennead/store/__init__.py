"""Where tables, people and sessions are kept: SQLite by default, PostgreSQL when it grows."""

from ennead.store.people import People, Person
from ennead.store.store import Conflict, Store, now
from ennead.store.tables import Header, Tables

__all__ = ["Conflict", "Header", "People", "Person", "Store", "Tables", "now"]
