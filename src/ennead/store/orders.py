"""What operators want of running servers: kept in the database, where every server of it looks.

Whoever can open the database is its operator; nothing of this goes over the network.
"""

from collections.abc import Callable

import msgspec
from sqlalchemy import select, update

from ennead.store.reaching import Conflict
from ennead.store.schema import meta
from ennead.store.store import Guarded, Store, now

NAME = "orders"
# Tables that were changed last; a server that has not looked since then loads them anew anyway.
MOST_TABLES = 100


class Announcement(msgspec.Struct, frozen=True):
    """Words for everybody, until that moment."""

    text: str
    until: str

    @property
    def holds(self) -> bool:
        return self.until > now()


class Drain(msgspec.Struct, frozen=True):
    """Servers that see this order stop after so many seconds."""

    number: int
    seconds: float


class Orders(msgspec.Struct):
    """All that was ordered; `number` grows with every order."""

    number: int = 0
    # Changed by an operator: id of the table -> number of the order.
    tables: dict[str, int] = {}
    announcement: Announcement | None = None
    drain: Drain | None = None

    def touch(self, table: str) -> None:
        """Servers that hold the table in memory should look at it."""
        self.tables.pop(table, None)
        self.tables[table] = self.number
        for old in list(self.tables)[:-MOST_TABLES]:
            del self.tables[old]


_decode = msgspec.json.Decoder(Orders).decode
_QUERY = select(meta.c.value).where(meta.c.name == NAME)


async def read(store: Store) -> Orders:
    row = await store.one(_QUERY)
    return Orders() if row is None else _decode(row["value"])


async def give(store: Store, order: Callable[[Orders], None]) -> Orders:
    """Add an order; two operators at the same moment take turns."""
    while True:
        had = await store.setting(NAME, "{}")
        orders = _decode(had)
        orders.number += 1
        order(orders)
        changed = update(meta).where(meta.c.name == NAME, meta.c.value == had)
        try:
            await store.write(Guarded(changed.values(value=msgspec.json.encode(orders).decode())))
            return orders
        except Conflict:
            continue
