"""A match with people: seats, rights, consent, previews, proof of fair chance."""

from ennead.core.record import Record
from ennead.table.asked import Asked, Message
from ennead.table.fairness import commitment_of, is_committed, new_secrets, verify
from ennead.table.refused import NotAllowed, Refused, Repeated, Stale
from ennead.table.seat import Seat
from ennead.table.table import Status, Table

__all__ = [
    "Asked",
    "Message",
    "NotAllowed",
    "Record",
    "Refused",
    "Repeated",
    "Seat",
    "Stale",
    "Status",
    "Table",
    "commitment_of",
    "is_committed",
    "new_secrets",
    "verify",
]
