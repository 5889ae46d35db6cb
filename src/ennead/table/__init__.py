"""One game being played by people: seats, an append-only log, undo, previews, proof of fair chance."""

from ennead.table.fairness import BadExport, commitment_of, new_secrets, verify
from ennead.table.record import Record, Seat
from ennead.table.refused import NotAllowed, Refused, Stale
from ennead.table.table import Status, Table

__all__ = [
    "BadExport",
    "NotAllowed",
    "Record",
    "Refused",
    "Seat",
    "Stale",
    "Status",
    "Table",
    "commitment_of",
    "new_secrets",
    "verify",
]
