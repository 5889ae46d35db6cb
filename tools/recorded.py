"""Positions of whole games for the tests of the boards: few that together hold whatever a view can hold."""

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ennead.bots.knowledge import knowledge_of
from ennead.core.match import Match
from ennead.games import game as game_of
from ennead.server.catalogue import catalogue_of

T = TypeVar("T")
GENERATED = Path(__file__).parents[1] / "web/src/generated"


def moments(
    match: Match, chance: random.Random, wanted: tuple[str, ...]
) -> Iterator[tuple[Match, str | None]]:
    """A game by people who like what is wanted, then what the bots like: before every choice, and its end."""
    while not match.over:
        seat = match.to_act[0]
        codes = match.state.legal(seat)
        rare = [each.text for each in match.legal(seat) if each.text in wanted] if wanted else []
        code = chance.choices(codes, knowledge_of(match.game).priors(match.state, seat, codes))[0]
        action = rare[0] if rare else match.game.space.action(code).text
        yield match, action
        match.play(action, seat)
    yield match, None


def covering(seen: Iterable[T], held: Callable[[T], set[str]]) -> list[T]:
    """Few that together hold all that any of them holds, the richest first."""
    rich = [(held(each), each) for each in seen]
    left = set[str]().union(*(fields for fields, _ in rich))
    found: list[T] = []
    while left:
        fields, best = max(rich, key=lambda each: len(each[0] & left))
        left -= fields
        found.append(best)
    return found


def declared(game: str) -> set[str]:
    """Names of all fields that a view of the game declares."""
    source = (GENERATED / f"{game}.ts").read_text("utf-8")
    return set(re.findall(r"^  (\w+)\??: ", source.partition("export type View =")[0], flags=re.MULTILINE))


def valued(value: Any, fields: set[str], path: str = "") -> set[str]:
    """The fields that have a value here, but for the question; lists and tables by the fields they hold."""
    if isinstance(value, dict):
        inner = (
            (f"{path}.{key}" if key in fields else path, each)
            for key, each in value.items()
            if key != "decision"
        )
        return set[str]().union(*(valued(each, fields, key) for key, each in inner))
    if isinstance(value, list):
        return set[str]().union(*(valued(each, fields, path) for each in value))
    return {path} if value else set()


def data_of(game: str, without: tuple[str, ...]) -> dict[str, Any]:
    """The components of the game without fields of these names: printed words come from the texts."""
    data: dict[str, Any] = _without(msgspec.to_builtins(catalogue_of(game_of(game)).data), without)
    return data


def _without(value: Any, names: tuple[str, ...]) -> Any:
    if isinstance(value, dict):
        return {key: _without(each, names) for key, each in value.items() if key not in names}
    return [_without(each, names) for each in value] if isinstance(value, list) else value


def save(path: Path, document: dict[str, Any]) -> None:
    path.write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path}: {path.stat().st_size // 1024} kB")
