"""Accounts, guests and their sessions."""

import json
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import RowMapping, delete, insert, select, update

from ennead.store.schema import sessions, users
from ennead.store.store import Guarded, Store, now

SESSION_DAYS = 60


@dataclass(slots=True)
class Person:
    """An account, or a guest when there is no password."""

    id: str
    name: str
    password: str | None
    settings: dict[str, Any]

    @property
    def guest(self) -> bool:
        return self.password is None


def login_of(name: str) -> str:
    """Names that differ only in letter case, or in the form of their letters, are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _person(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["password"], json.loads(row["settings"]))


class People:
    """Reads and writes people and sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, id: str, name: str, password: str | None = None) -> Person:
        """A new account or guest; raises Conflict when an account of this name exists."""
        login = None if password is None else login_of(name)
        row = {
            "id": id,
            "name": name,
            "login": login,
            "password": password,
            "settings": "{}",
            "created": now(),
        }
        await self.store.write(insert(users).values(row))
        return Person(id, name, password, {})

    async def change(self, person: Person) -> None:
        """Store new values; raises Conflict when an account of this name exists."""
        login = None if person.guest else login_of(person.name)
        await self.store.write(
            Guarded(
                update(users)
                .where(users.c.id == person.id)
                .values(
                    name=person.name,
                    login=login,
                    password=person.password,
                    settings=json.dumps(person.settings),
                )
            )
        )

    async def get(self, id: str) -> Person | None:
        row = await self.store.one(select(users).where(users.c.id == id))
        return None if row is None else _person(row)

    async def by_name(self, name: str) -> Person | None:
        """The account of this name."""
        row = await self.store.one(select(users).where(users.c.login == login_of(name)))
        return None if row is None else _person(row)

    async def accounts(self) -> list[Person]:
        rows = await self.store.all(select(users).where(users.c.login.is_not(None)).order_by(users.c.login))
        return [_person(row) for row in rows]

    async def open_session(self, token: str, user: str, instead_of: str | None) -> None:
        """Sign in under a new token hash; the old one ends."""
        expires = datetime.now(UTC) + timedelta(days=SESSION_DAYS)
        row = {"token": token, "user_id": user, "created": now(), "expires": expires.isoformat()}
        await self.store.write(
            delete(sessions).where(sessions.c.token == (instead_of or "")),
            insert(sessions).values(row),
        )

    async def close_session(self, token: str) -> None:
        await self.store.write(delete(sessions).where(sessions.c.token == token))

    async def close_sessions_of(self, user: str, but: str = "") -> None:
        """Sign out everywhere (else)."""
        await self.store.write(delete(sessions).where(sessions.c.user_id == user, sessions.c.token != but))

    async def open_sessions(self, tokens: set[str]) -> set[str]:
        """Those of the token hashes that still hold."""
        query = select(sessions.c.token).where(
            sessions.c.token.in_(tokens), sessions.c.expires > datetime.now(UTC).isoformat()
        )
        return {row["token"] for row in await self.store.all(query)} if tokens else set()

    async def signed_in(self, token: str) -> Person | None:
        """Who holds this token hash."""
        query = (
            select(users)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.token == token, sessions.c.expires > datetime.now(UTC).isoformat())
        )
        row = await self.store.one(query)
        return None if row is None else _person(row)
