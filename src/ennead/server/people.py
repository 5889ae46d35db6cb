"""Routes for people: guests, accounts, sessions, settings."""

import asyncio
import logging
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody

from ennead.server.cleaning import clean_name
from ennead.server.errors import ApiError
from ennead.server.hall import Hall
from ennead.server.security import Asking, Sessions, Visitor, new_token, token_hash
from ennead.server.wire import Credentials, Guest, Me, Profile, User, encode
from ennead.store import Conflict, People, Person

logger = logging.getLogger("ennead.server")
MOST_SETTINGS = 8_000
hasher = PasswordHasher()


def new_id() -> str:
    return secrets.token_hex(8)


def _shown(person: Person | None, csrf: str) -> Me:
    user = None
    if person is not None:
        user = User(person.id, person.name, person.guest, person.settings)
    return Me(user, csrf)


async def _sign_in(state: State, visitor: Visitor, person: Person) -> Response[Me]:
    """A new token for every sign-in: a token seen before it is worth nothing after it."""
    sessions: Sessions = state.sessions
    hall: Hall = state.hall
    token = new_token()
    old = token_hash(visitor.token) if visitor.token else None
    await sessions.people.open_session(token_hash(token), person.id, old)
    if old is not None and visitor.user == person.id:
        hall.rename_session(old, token_hash(token))
    elif old is not None:
        hall.hang_up(old)
    logger.info("signed in", extra={"user": person.id, "kind": "guest" if person.guest else "account"})
    return Response(_shown(person, sessions.csrf(token)), status_code=200, cookies=[sessions.cookie(token)])


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(hasher.hash, password)


async def _is_right(stored: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(hasher.verify, stored, password)
    except (VerificationError, InvalidHashError):
        return False


# Verified when there is no such account, so that the time taken tells nothing.
_NOBODY = hasher.hash(secrets.token_hex(16))


@get("/me")
async def me(visitor: Asking, state: State) -> Response[Me]:
    """Who I am, and the token every change must carry."""
    sessions: Sessions = state.sessions
    if visitor.token is not None:
        return Response(_shown(visitor.person, sessions.csrf(visitor.token)))
    token = new_token()
    return Response(_shown(None, sessions.csrf(token)), cookies=[sessions.cookie(token)])


@post("/guests", opt={"limit": "sign-in"})
async def become_guest(data: JSONBody[Guest], visitor: Asking, state: State) -> Response[Me]:
    """Play under a name without an account; the guest lives as long as the cookie."""
    people: People = state.people
    if visitor.person is not None:
        raise ApiError(409, "already-signed-in", "You are signed in already.")
    person = await people.add(new_id(), clean_name(data.name))
    return await _sign_in(state, visitor, person)


@post("/accounts", opt={"limit": "sign-in"})
async def make_account(data: JSONBody[Credentials], visitor: Asking, state: State) -> Response[Me]:
    """A name and a password; a guest keeps its seats."""
    people: People = state.people
    name = clean_name(data.name)
    password = await hash_password(data.password)
    if visitor.person is not None and not visitor.person.guest:
        raise ApiError(409, "already-signed-in", "You are signed in already.")
    try:
        if visitor.person is None:
            person = await people.add(new_id(), name, password)
        else:
            person = Person(visitor.person.id, name, password, visitor.person.settings)
            await people.change(person)
            await state.hall.rename(person)
    except Conflict:
        raise ApiError(409, "name-is-taken", "This name is taken.") from None
    return await _sign_in(state, visitor, person)


@post("/session", opt={"limit": "sign-in"})
async def sign_in(data: JSONBody[Credentials], visitor: Asking, state: State) -> Response[Me]:
    """Sign in to an account."""
    people: People = state.people
    person = await people.by_name(data.name)
    right = await _is_right(_NOBODY if person is None else person.password or _NOBODY, data.password)
    if person is None or not right:
        logger.info("sign-in refused", extra={"user": None if person is None else person.id})
        raise ApiError(401, "wrong-password", "There is no account of this name with this password.")
    return await _sign_in(state, visitor, person)


@delete("/session", status_code=200)
async def sign_out(visitor: Asking, state: State) -> Response[Me]:
    """Sign out; the answer holds a fresh token."""
    sessions: Sessions = state.sessions
    if visitor.token is not None:
        await sessions.people.close_session(token_hash(visitor.token))
        state.hall.hang_up(token_hash(visitor.token))
    token = new_token()
    return Response(_shown(None, sessions.csrf(token)), cookies=[sessions.cookie(token)])


@patch("/me")
async def change_me(data: JSONBody[Profile], visitor: Asking, state: State) -> Me:
    """Change the name, the password (which signs out everywhere else) or the settings."""
    people: People = state.people
    person = visitor.signed_in()
    assert visitor.token is not None
    if data.settings is not None:
        if len(encode(data.settings)) > MOST_SETTINGS:
            raise ApiError(422, "wrong-values", f"settings: at most {MOST_SETTINGS} characters")
        person.settings = data.settings
    if data.name is not None:
        person.name = clean_name(data.name)
    if data.password is not None:
        if person.guest:
            raise ApiError(409, "guests-have-no-password", "Make an account first.")
        person.password = await hash_password(data.password)
    try:
        await people.change(person)
    except Conflict:
        raise ApiError(409, "name-is-taken", "This name is taken.") from None
    if data.name is not None:
        await state.hall.rename(person)
    if data.password is not None:
        await people.close_sessions_of(person.id, but=token_hash(visitor.token))
        state.hall.hang_up_elsewhere(person.id, token_hash(visitor.token))
    return _shown(person, state.sessions.csrf(visitor.token))


ROUTES = [me, become_guest, make_account, sign_in, sign_out, change_me]
