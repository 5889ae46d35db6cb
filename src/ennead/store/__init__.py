"""Where tables, people and sessions are kept: SQLite by default, PostgreSQL when it grows."""

from ennead.store.claim import claimed
from ennead.store.people import People, Person
from ennead.store.reaching import Conflict, Unreachable
from ennead.store.store import Overloaded, Store, now
from ennead.store.tables import Header, Tables
from ennead.store.unusable import Unusable
from ennead.store.workers import Worker, Workers

__all__ = [
    "Conflict",
    "Header",
    "Overloaded",
    "People",
    "Person",
    "Store",
    "Tables",
    "Unreachable",
    "Unusable",
    "Worker",
    "Workers",
    "claimed",
    "now",
]
