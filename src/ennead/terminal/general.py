"""A screen for any game: what its view declares, with the words of the game's own texts."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from ennead.core.shape import UNTOLD, Kind, Member, Record, read_shape
from ennead.texts import Texts


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """Everything the view holds that somebody may want to read; the decision is asked below."""
    tree = Tree(f"[bold]{texts.say('game')}[/]")
    _grow(tree, read_shape(texts.game.view_type()), view, texts)
    return Group(Text(texts.status(view), style="bold"), tree)


def _grow(tree: Tree, record: Record, values: dict[str, Any], texts: Texts) -> None:
    for member in record.members:
        if UNTOLD.name not in member.marks and member.name in values:
            _add(tree, _label(record, member, texts), member.kind, values[member.name], texts)


def _label(record: Record, member: Member, texts: Texts) -> str:
    """The word for the field, of this record if it has one of its own there."""
    own = f"field-{record.name}-{member.name}"
    return texts.say(own if texts.has(own) else f"field-{member.name}")


def _add(tree: Tree, label: str, kind: Kind, value: Any, texts: Texts) -> None:
    if value is None or value in ([], {}):
        return
    if kind.record is not None:
        _grow(tree.add(label), kind.record, value, texts)
    elif kind.of is None:
        tree.add(f"{label}: {_plain(kind, value, texts)}")
    elif isinstance(value, list):
        _add_list(tree, label, kind.of, value, texts)
    else:
        assert kind.key is not None
        branch = tree.add(label)
        for key, each in value.items():
            _add(branch, _plain(kind.key, key, texts), kind.of, each, texts)


def _add_list(tree: Tree, label: str, of: Kind, values: list[Any], texts: Texts) -> None:
    if of.record is None and of.of is None:
        tree.add(f"{label}: {', '.join(_plain(of, each, texts) for each in values)}")
        return
    branch = tree.add(label)
    for number, each in enumerate(values, 1):
        own = each.get("seat") if isinstance(each, dict) else None
        _add(branch, str(number) if own is None else texts.name("seat", own), of, each, texts)


def _plain(kind: Kind, value: Any, texts: Texts) -> str:
    """A single value in words."""
    if value is None:
        return "–"
    if kind.domain is not None:
        return texts.name(kind.domain.name, value)
    if kind.kind == "flag":
        return "✓" if value else "–"
    return str(value)
