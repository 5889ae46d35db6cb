"""A screen for any game: the view as a tree of names and values."""

from typing import Any

from rich.console import RenderableType
from rich.tree import Tree

from ennead.texts import Texts


def draw(view: dict[str, Any], texts: Texts) -> RenderableType:
    """Everything the view holds, but for the decision, which is asked below."""
    tree = Tree(f"[bold]{texts.say('game')}[/]")
    _grow(tree, {key: value for key, value in view.items() if key != "decision"})
    return tree


def _grow(tree: Tree, value: Any) -> None:
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for key, each in entries:
        if isinstance(each, dict | list) and each:
            if isinstance(each, list) and all(not isinstance(item, dict | list) for item in each):
                tree.add(f"{key}: {', '.join(str(item) for item in each)}")
            else:
                _grow(tree.add(str(key)), each)
        else:
            tree.add(f"{key}: {each}")
