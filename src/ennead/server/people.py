"""Routes for people: guests, accounts, sessions, settings."""

import logging
import secrets
from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody

from ennead.server.cleaning import clean_name
from ennead.server.errors import ApiError
from ennead.server.limits import Limits, address_of
from ennead.server.messages import Credentials, Guest, Me, Profile, User, encode
from ennead.server.passwords import NOBODY, check_password, hash_password, is_right
from ennead.server.rooms import Rooms
from ennead.server.security import Asking, Sessions, Visitor, new_token, token_hash
from ennead.store import Conflict, People, Person
from ennead.store.people import login_of

logger = logging.getLogger("ennead.server")
MOST_SETTINGS = 8_000


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
    rooms: Rooms = state.rooms
    token = new_token()
    old = token_hash(visitor.token) if visitor.token else None
    await sessions.people.open_session(token_hash(token), person.id, old)
    if old is not None and visitor.user == person.id:
        rooms.rename_session(old, token_hash(token))
    elif old is not None:
        rooms.hang_up(old)
    logger.info("signed in", extra={"user": person.id, "kind": "guest" if person.guest else "account"})
    return Response(_shown(person, sessions.csrf(token)), status_code=200, cookies=[sessions.cookie(token)])


async def _check_name_is_free(people: People, name: str, person: Person | None) -> None:
    """The name of an account belongs to it: no guest may wear it."""
    holder = await people.by_name(name)
    if holder is not None and (person is None or holder.id != person.id):
        raise ApiError(409, "name-is-taken", "This name is taken.")


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
    name = clean_name(data.name)
    await _check_name_is_free(people, name, None)
    person = await people.add(new_id(), name)
    return await _sign_in(state, visitor, person)


@post("/accounts", opt={"limit": "sign-in"})
async def make_account(data: JSONBody[Credentials], visitor: Asking, state: State) -> Response[Me]:
    """A name and a password; a guest keeps its seats."""
    people: People = state.people
    name = clean_name(data.name)
    check_password(data.password, name)
    password = await hash_password(data.password)
    if visitor.person is not None and not visitor.person.guest:
        raise ApiError(409, "already-signed-in", "You are signed in already.")
    try:
        if visitor.person is None:
            person = await people.add(new_id(), name, password)
        else:
            person = Person(visitor.person.id, name, password, visitor.person.settings)
            await people.change(person)
            await state.rooms.rename(person)
    except Conflict:
        raise ApiError(409, "name-is-taken", "This name is taken.") from None
    return await _sign_in(state, visitor, person)


@post("/session", opt={"limit": "sign-in"})
async def sign_in(
    request: Request[Any, Any, Any], data: JSONBody[Credentials], visitor: Asking, state: State
) -> Response[Me]:
    """Sign in to an account. Guessing is slowed down for each account by itself."""
    people: People = state.people
    _count_guess(state, request, data.name)
    person = await people.by_name(data.name)
    right = await is_right(NOBODY if person is None else person.password or NOBODY, data.password)
    if person is None or not right:
        logger.info("sign-in refused", extra={"user": None if person is None else person.id})
        raise ApiError(401, "wrong-password", "There is no account of this name with this password.")
    return await _sign_in(state, visitor, person)


def _count_guess(state: State, request: Request[Any, Any, Any], name: str) -> None:
    """From one address a few guesses at one account; from all together more, but not without end."""
    limits: Limits = state.limits
    limits.spend("guess", f"{address_of(request)} {login_of(name)}")
    limits.spend("guesses", login_of(name))


@delete("/session", status_code=200)
async def sign_out(visitor: Asking, state: State) -> Response[Me]:
    """Sign out; the answer holds a fresh token."""
    sessions: Sessions = state.sessions
    if visitor.token is not None:
        await sessions.people.close_session(token_hash(visitor.token))
        state.rooms.hang_up(token_hash(visitor.token))
    token = new_token()
    return Response(_shown(None, sessions.csrf(token)), cookies=[sessions.cookie(token)])


@patch("/me")
async def change_me(
    request: Request[Any, Any, Any], data: JSONBody[Profile], visitor: Asking, state: State
) -> Me:
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
        await _check_name_is_free(people, person.name, person)
    if data.password is not None:
        if person.password is None:
            raise ApiError(409, "guests-have-no-password", "Make an account first.")
        _count_guess(state, request, person.name)
        if not await is_right(person.password, data.old_password or ""):
            raise ApiError(403, "wrong-password", "The old password is missing or wrong.")
        check_password(data.password, person.name)
        person.password = await hash_password(data.password)
    try:
        await people.change(person)
    except Conflict:
        raise ApiError(409, "name-is-taken", "This name is taken.") from None
    if data.name is not None:
        await state.rooms.rename(person)
    if data.password is not None:
        await people.close_sessions_of(person.id, but=token_hash(visitor.token))
        state.rooms.hang_up_elsewhere(person.id, token_hash(visitor.token))
    return _shown(person, state.sessions.csrf(visitor.token))


ROUTES = [me, become_guest, make_account, sign_in, sign_out, change_me]
