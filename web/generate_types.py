"""Writes the client's types, `web/src/generated/`, from what the server and the games declare.

python web/generate_types.py           write them
python web/generate_types.py --check   fail when what is checked in is not what would be written
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import ennead
from ennead.core.codec import SEAT, Codec, Domain, Field, Flag
from ennead.core.data import load_data, without_words
from ennead.core.game import Game
from ennead.core.shape import EVERY, BaseView, Decision, Kind, Member, Record, read_shape, records_of
from ennead.server import messages

FOLDER = Path(__file__).parent / "src" / "generated"
HEAD = "// Written by web/generate_types.py from what games and server declare: change that, `make types`.\n"
# What is known of any game's view and events; a game's own types say more.
COMMON = [
    "/** A view of any game. */",
    "export interface View extends BaseView {",
    "  seats: { seat: SeatId }[];",
    "}",
    "",
    "export type Value = string | number | boolean | string[] | null;",
    "",
    "/** An event of any game; fields that are secret may be missing. */",
    "export type GameEvent = { event: string } & Partial<Record<string, Value>>;",
    "",
]
# What all views share stands in common.ts.
SHARED = {member.name for member in read_shape(BaseView).members}


def main() -> None:
    files = {"common.ts": common(), "messages.ts": message_types(), "games.ts": all_games()}
    for name in ennead.games():
        files[f"{name}.ts"] = game_types(ennead.game(name))
    if "--check" in sys.argv:
        check(files)
        return
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.ts"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def check(files: dict[str, str]) -> None:
    there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.ts")}
    stale = [name for name in {**files, **there} if files.get(name) != there.get(name)]
    if stale:
        sys.exit(
            f"web/src/generated is not up to date ({', '.join(sorted(stale))}): run `make types`, commit it."
        )


# Views, events and data of a game


def common() -> str:
    lines = [HEAD, f"export type SeatId = {_literals(SEAT.names)};", ""]
    names = Names(())
    lines += _interface(read_shape(Decision), names)
    lines += _interface(read_shape(BaseView), names)
    return "\n".join([*lines, *COMMON])


def all_games() -> str:
    """Every game's types by its id."""
    imports = [f"import type * as {_camel(name)} from './{name}';" for name in ennead.games()]
    parts = {"view": "View", "event": "GameEvent", "data": "Data"}
    rows = []
    for name in ennead.games():
        types = "; ".join(f"{part}: {_camel(name)}.{kind}" for part, kind in parts.items())
        rows.append(f"  '{name}': {{ {types} }};")
    return "\n".join([HEAD, *imports, "", "export interface Games {", *rows, "}", ""])


def game_types(game: Game) -> str:
    view = read_shape(game.view_type())
    records = [record for record in records_of(view) if record.name not in ("Decision",)]
    names = Names(record.name for record in records)
    body: list[str] = []
    for record in records:
        body += _interface(record, names, game.name if record is view else "")
    if view.name != "View":
        body += [f"export type View = {view.name};", ""]
    body += ["/** Everything that can happen, as its viewer may know it: secret fields may be missing. */"]
    body += ["export type GameEvent ="]
    for kind in game.events.types:
        fields = "".join(
            f" {field.name}{'?' if field.name in kind.secret else ''}: {_codec(field, names)};"
            for field in kind.fields
        )
        body.append(f"  | {{ event: '{kind.name}';{fields} }}")
    body[-1] += ";"
    body += ["", f"export type Verb = {_literals(verb.name for verb in game.space.verbs)};"]
    body += [f"export type Source = {_literals(game.sources)};"] if not names.has("Source") else []
    body += ["", "/** What is printed on the components: the game's data file. */"]
    body += [f"export type Data = {data_type(without_words(load_data(type(game).__module__)))};", ""]
    domains = [f"export type {name} = {_literals(domain.names)};" for name, domain in names.domains.items()]
    imports = "import type { BaseView, SeatId } from './common';"
    return "\n".join([HEAD, imports, "", *sorted(domains), "", *body])


class Names:
    """Type names for domains, told apart where two of one name hold different things."""

    def __init__(self, taken: Iterable[str]) -> None:
        self.taken = set(taken)
        self.domains: dict[str, Domain] = {}

    def has(self, name: str) -> bool:
        return name in self.domains or name in self.taken

    def of(self, domain: Domain) -> str:
        if domain is SEAT:
            return "SeatId"
        name = _camel(domain.name)
        number = 1
        while True:
            candidate = name if number == 1 else f"{name}{number}"
            known = self.domains.get(candidate)
            if known is not None and known.names == domain.names:
                return candidate
            if known is None and candidate not in self.taken:
                self.domains[candidate] = domain
                return candidate
            number += 1


def _camel(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[_-]", name))


def _literals(names: Iterable[str]) -> str:
    return " | ".join(f"'{name}'" for name in names) or "never"


def _interface(record: Record, names: Names, game: str = "") -> list[str]:
    """The record as an interface; with a game's name, it is that game's view."""
    extends = " extends BaseView" if game else ""
    lines = [f"/** {record.doc} */"] if record.doc else []
    lines.append(f"export interface {record.name}{extends} {{")
    if game:
        lines.append(f"  game: '{game}';")
    for member in record.members:
        if game and member.name in SHARED:
            continue
        text = _type(member.kind, names)
        if EVERY.name in member.marks:
            text = text.removeprefix("Partial<").removesuffix(">")
        lines.append(f"  {member.name}{_mark(record, member)}: {text};")
    return [*lines, "}", ""]


def _mark(record: Record, member: Member) -> str:
    """Whether the field may be missing; the decision is always added."""
    return "" if member.required or (record.name == "BaseView" and member.name == "decision") else "?"


def _type(kind: Kind, names: Names) -> str:
    text = _plain_type(kind, names)
    return f"{text} | null" if kind.optional else text


def _plain_type(kind: Kind, names: Names) -> str:
    if kind.kind == "name":
        assert kind.domain is not None
        return names.of(kind.domain)
    if kind.kind == "record":
        assert kind.record is not None
        return kind.record.name
    if kind.kind == "list":
        assert kind.of is not None
        item = _type(kind.of, names)
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind.kind == "map":
        assert kind.of is not None
        assert kind.key is not None
        key, value = _type(kind.key, names), _type(kind.of, names)
        return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    return {
        "number": "number",
        "flag": "boolean",
        "text": "string",
        "any": "string | number | boolean | null",
    }[kind.kind]


def _codec(field: Field, names: Names) -> str:
    codec: Codec = field.codec
    if isinstance(codec, Domain):
        return names.of(codec) if field.name == "seat" else f"{names.of(codec)} | null"
    return "boolean" if isinstance(codec, Flag) else "number"


# What is printed: the type of a value, read off the value


def data_type(value: Any) -> str:
    return _written(_merged([value]), 0)


# With more keys than this and one type of value, a record is a map.
MOST_KEYS = 12


def _merged(values: list[Any]) -> Any:
    """One description of several values: a set of plain types, a list's item, a record's fields."""
    plain = sorted({_plain(each) for each in values if not isinstance(each, (dict, list))})
    lists = [each for each in values if isinstance(each, list)]
    dicts = [each for each in values if isinstance(each, dict)]
    found: list[Any] = list(plain)
    if lists:
        found.append(("list", _merged([item for each in lists for item in each])))
    if dicts:
        keys = dict.fromkeys(str(key) for each in dicts for key in each)
        written = [{str(key): item for key, item in each.items()} for each in dicts]
        fields = {
            key: (
                _merged([each[key] for each in written if key in each]),
                all(key in each for each in written),
            )
            for key in keys
        }
        kinds = {_written(kind, 0) for kind, _ in fields.values()}
        is_map = len(keys) > MOST_KEYS and len(kinds) == 1
        found.append(("map", next(iter(fields.values()))[0]) if is_map else ("record", fields))
    return found


def _plain(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    return "number" if isinstance(value, (int, float)) else "string"


def _written(kinds: list[Any], depth: int) -> str:
    parts = [kind if isinstance(kind, str) else _written_whole(kind, depth) for kind in kinds]
    return " | ".join(parts) or "never"


def _written_whole(kind: tuple[str, Any], depth: int) -> str:
    name, inner = kind
    if name == "list":
        item = _written(inner, depth)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if name == "map":
        return f"Record<string, {_written(inner, depth)}>"
    pad = "  " * (depth + 1)
    fields = [
        f"{pad}{_key(key)}{'' if always else '?'}: {_written(kinds, depth + 1)};"
        for key, (kinds, always) in inner.items()
    ]
    return "{\n" + "\n".join(fields) + "\n" + "  " * depth + "}"


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", key) else f"'{key}'"


# Messages and bodies


def message_types() -> str:
    kinds = msgspec.inspect.multi_type_info(
        [messages.ClientMessage, messages.ServerMessage, *messages.BODIES]
    )
    structs: dict[str, msgspec.inspect.StructType] = {}
    texts = [_message_type(kind, structs) for kind in kinds]
    done: dict[str, list[str]] = {}
    while len(done) < len(structs):
        for name, struct in list(structs.items()):
            if name not in done:
                done[name] = _struct(name, struct, structs)
    lines = [HEAD, "import type { GameEvent, SeatId, View } from './common';", ""]
    for name in sorted(done):
        lines += done[name]
    lines += [f"export type ClientMessage = {texts[0]};", f"export type ServerMessage = {texts[1]};", ""]
    return "\n".join(lines)


def _struct(name: str, struct: msgspec.inspect.StructType, structs: dict[str, Any]) -> list[str]:
    doc = (struct.cls.__doc__ or "").strip()
    lines = [f"/** {' '.join(doc.split())} */"] if doc else []
    lines.append(f"export interface {name} {{")
    if struct.tag_field:
        lines.append(f"  {struct.tag_field}: '{struct.tag}';")
    for field in struct.fields:
        hint = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{hint}: {_message_type(field.type, structs)};")
    return [*lines, "}", ""]


def _message_type(kind: Any, structs: dict[str, Any]) -> str:
    info = msgspec.inspect
    if isinstance(kind, info.Metadata):
        hint = (kind.extra or {}).get("ts")
        return hint or _message_type(kind.type, structs)
    if isinstance(kind, info.StructType):
        name = kind.cls.__name__
        known = structs.setdefault(name, kind)
        if known.cls is not kind.cls:
            raise TypeError(f"two structs are called {name}")
        return name
    if isinstance(kind, info.UnionType):
        return " | ".join(_message_type(each, structs) for each in kind.types)
    if isinstance(kind, info.LiteralType):
        values = " | ".join(str(each) if isinstance(each, int) else f"'{each}'" for each in kind.values)
        return "SeatId" if values == _literals(SEAT.names) else values
    if isinstance(kind, (info.ListType, info.VarTupleType, info.CollectionType)):
        item = _message_type(kind.item_type, structs)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, info.TupleType):
        return f"[{', '.join(_message_type(each, structs) for each in kind.item_types)}]"
    if isinstance(kind, info.DictType):
        key = _message_type(kind.key_type, structs)
        value = _message_type(kind.value_type, structs)
        return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    simple = {
        info.StrType: "string",
        info.IntType: "number",
        info.FloatType: "number",
        info.BoolType: "boolean",
        info.NoneType: "null",
        info.AnyType: "unknown",
        info.RawType: "unknown",
    }
    return simple[type(kind)]


if __name__ == "__main__":
    main()
