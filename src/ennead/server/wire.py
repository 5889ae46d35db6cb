"""What comes in from browsers, typed: bodies of requests and messages of the socket."""

import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ennead.server.errors import ApiError

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Literal["A", "B", "C", "D", "E"]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class Guest(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Profile(Struct, forbid_unknown_fields=True):
    """What a person changes; `settings` replace the old ones as a whole."""

    name: Name | None = None
    password: Password | None = None
    settings: dict[str, Any] | None = None


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "hotseat", "bot"]
    bot: Word | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    players: Annotated[int, Meta(ge=1, le=5)]
    seats: Annotated[list[NewSeat], Meta(max_length=5)]
    options: dict[str, Any] = {}
    public: bool = False
    hints: bool = True
    start: bool = False


class Join(Struct, forbid_unknown_fields=True):
    seat: Seat
    invite: Annotated[str, Meta(max_length=100)] | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    kind: Literal["bot", "me"]
    bot: Word | None = None


# Messages of the socket


class Submit(Struct, tag="submit"):
    key: Key
    expect: Number
    seat: Seat
    action: Annotated[str, Meta(max_length=200)]


class Undo(Struct, tag="undo"):
    key: Key
    expect: Number
    seat: Seat
    scope: Literal["step", "turn"]


class Redo(Struct, tag="redo"):
    key: Key
    expect: Number
    seat: Seat


class Retract(Struct, tag="retract"):
    key: Key
    expect: Number
    seat: Seat


class ProposeUndo(Struct, tag="propose_undo"):
    key: Key
    expect: Number
    seat: Seat
    to: Number


class AnswerUndo(Struct, tag="answer_undo"):
    key: Key
    expect: Number
    yes: bool


class Preview(Struct, tag="preview"):
    key: Key
    expect: Number
    seat: Seat
    action: Annotated[str, Meta(max_length=200)]


class Chat(Struct, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Key | None = None


class Ping(Struct, tag="ping"):
    pass


Change = Submit | Undo | Redo | Retract | ProposeUndo | AnswerUndo
Message = Change | Preview | Chat | Ping
decode_message = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


def clean_name(name: str) -> str:
    """A name as one line of visible text."""
    text = " ".join(unicodedata.normalize("NFC", _visible(name)).split())
    if not text or len(text) > 40:
        raise ApiError(422, "wrong-values", "name: 1 to 40 visible characters")
    return text


def clean_text(text: str) -> str:
    """What was said, without control characters."""
    kept = _visible(text.replace("\r\n", "\n"), "\n").strip()
    if not kept:
        raise ApiError(422, "wrong-values", "text: nothing visible in it")
    return kept


def _visible(text: str, also: str = "") -> str:
    return "".join(
        " " if char in "\t\n\r" and char not in also else char
        for char in text
        if char in "\t\n\r" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
