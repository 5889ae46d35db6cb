"""Which passwords are worth the name, and keeping and checking them."""

import asyncio
import secrets
from functools import cache
from importlib.resources import files

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ennead.server.errors import ApiError

FEWEST = 8
ROWS = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "azertyuiop",
)
ROWS_RU = ("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю")
# Signs that are written in the place of letters.
DISGUISES = str.maketrans("@4301$57!", "aaeolssti")

hasher = PasswordHasher()
# Verified when there is no such account, so that the time taken tells nothing.
NOBODY = hasher.hash(secrets.token_hex(16))


@cache
def _well_known() -> frozenset[str]:
    """Passwords and words that are tried first everywhere."""
    return frozenset(files("ennead.server").joinpath("passwords.txt").read_text(encoding="utf-8").split())


def check_password(password: str, name: str) -> None:
    """Refuse what would be guessed: the own name, well-known words, rows of keys, repetitions."""
    plain = password.casefold()
    if len(password) < FEWEST:
        raise _weak(f"It needs {FEWEST} characters, it has {len(password)}.")
    if _is_name(plain, name.casefold()):
        raise _weak("It is your name.")
    if _is_row(plain) or _repeats(plain):
        raise _weak("It is a row of neighbours or a repetition.")
    for known in (plain, plain.translate(DISGUISES)):
        core = known.strip("0123456789!?.,-_*#@$ ")
        if known in _well_known() or core in _well_known() or (core == "" and plain.isdigit()):
            raise _weak("It is one of those that are tried first.")


def _weak(why: str) -> ApiError:
    return ApiError(422, "weak-password", f"This password is too easy to guess. {why}")


def _is_name(plain: str, name: str) -> bool:
    """The name, forwards or backwards, with hardly anything added."""
    bare = "".join(char for char in plain if char.isalnum())
    for each in (name, name[::-1]):
        own = "".join(char for char in each if char.isalnum())
        if own and own in bare and len(bare) - len(own) <= 4:
            return True
    return False


def _is_row(plain: str) -> bool:
    rows = [row for each in (*ROWS, *ROWS_RU) for row in (each * 2, each[::-1] * 2)]
    return any(plain in row for row in rows)


def _repeats(plain: str) -> bool:
    """One or two different signs, or a short piece over and over."""
    return len(set(plain)) < 3 or (plain + plain).find(plain, 1) <= 4


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(hasher.hash, password)


async def is_right(stored: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(hasher.verify, stored, password)
    except (VerificationError, InvalidHashError):
        return False
