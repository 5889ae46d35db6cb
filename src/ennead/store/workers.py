"""Which servers share the database, and who is at which table through which of them.

A server is alive as long as it counts its beats up. No clock is asked: whoever wants to know looks twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, inspect, literal, select, update

from ennead.store.schema import presence, workers
from ennead.store.store import Guarded, Store, now


@dataclass(frozen=True, slots=True)
class Worker:
    """A server as the database knows it; `rules` are the versions of its games as JSON."""

    id: str
    version: str
    rules: str
    beats: int = 0


class Workers:
    """Reads and writes servers and presence."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def are_known(self) -> bool:
        """Whether the database's schema knows of servers at all."""
        async with self.store.engine.connect() as connection:
            return await connection.run_sync(lambda within: inspect(within).has_table(workers.name))

    async def all(self) -> list[Worker]:
        rows = await self.store.all(select(workers))
        return [Worker(row["id"], row["version"], row["rules"], row["beats"]) for row in rows]

    async def join(self, worker: Worker) -> None:
        """A server begins."""
        row = {"id": worker.id, "version": worker.version, "rules": worker.rules, "beats": worker.beats}
        await self.store.write(insert(workers).values(**row, started=now()))

    async def beat(self, id: str) -> None:
        """Say that a server is alive; raises Conflict when it was taken for gone."""
        counted = update(workers).where(workers.c.id == id).values(beats=workers.c.beats + 1)
        await self.store.write(Guarded(counted))

    async def forget(self, ids: Sequence[str]) -> None:
        """Servers that are gone, and everybody who was there through them."""
        await self.store.write(
            delete(presence).where(presence.c.worker.in_(ids)), delete(workers).where(workers.c.id.in_(ids))
        )

    async def clear(self, worker: str) -> None:
        """Nobody is there through this server."""
        await self.store.write(delete(presence).where(presence.c.worker == worker))

    async def arrive(self, worker: str, table: str, user: str) -> None:
        noted = select(presence.c.worker).where(
            presence.c.worker == worker, presence.c.table_id == table, presence.c.user_id == user
        )
        row = select(literal(table), literal(user), literal(worker)).where(~noted.exists())
        await self.store.write(insert(presence).from_select(["table_id", "user_id", "worker"], row))

    async def depart(self, worker: str, table: str, user: str) -> None:
        await self.store.write(
            delete(presence).where(
                presence.c.worker == worker, presence.c.table_id == table, presence.c.user_id == user
            )
        )

    async def present(self, tables: Sequence[str], but: str) -> dict[str, set[str]]:
        """Who is at these tables through other servers than `but`."""
        query = select(presence).where(presence.c.table_id.in_(tables), presence.c.worker != but)
        found: dict[str, set[str]] = {}
        for row in await self.store.all(query):
            found.setdefault(row["table_id"], set()).add(row["user_id"])
        return found
