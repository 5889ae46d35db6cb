"""Where tables, people and sessions are kept: SQLite by default, PostgreSQL when it grows."""

from ennead.store.claim import claimed
from ennead.store.people import People, Person
from ennead.store.store import Conflict, Overloaded, Store, now
from ennead.store.tables import Header, Tables
from ennead.store.unusable import Unusable

__all__ = [
    "Conflict",
    "Header",
    "Overloaded",
    "People",
    "Person",
    "Store",
    "Tables",
    "Unusable",
    "claimed",
    "now",
]
