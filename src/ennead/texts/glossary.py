"""A game's glossary in one language: every thing with its words, numbers, moments, count and rules.

What a thing is called and does are the names and messages its game has anyway. What only a glossary says
stands in `things.<language>.ftl`, here and in the game's `words`: kinds, labels, moments, places, and words
for what no component bears.
"""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from ennead.core.game import Game
from ennead.core.glossary import Kind, Thing, Value
from ennead.texts import MissingText, Texts, fluent_files
from ennead.texts.guide import links

PLACE = "place-"


def has_glossary(game: Game) -> bool:
    return bool(game.glossary().kinds)


@cache
def glossary(game: Game, language: str) -> dict[str, Any]:
    """Kinds, entries, the words for places, and in which of them things can still be had."""
    words = _Words(game, language)
    kinds = game.glossary().kinds
    return {
        "kinds": [{"id": kind.name, "name": words.say(f"things-{kind.name}")} for kind in kinds],
        "entries": [_entry(words, kind, thing) for kind in kinds for thing in kind.things],
        "places": {key.removeprefix(PLACE): words.say(key) for key in words.places()},
        "to_be_had": list(game.glossary().to_be_had),
    }


class _Words:
    """The game's words, and those of its glossary."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self._texts = Texts(game, language)
        sources = fluent_files(game, f"things.{language}.ftl")
        self._resources: list[Resource] = [FluentResource(source) for source in sources]
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in self._resources:
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key) or self._texts.has(key)

    def say(self, key: str, **values: Value) -> str:
        if not self._bundle.has_message(key):
            return self._texts.say(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.game.name}: {key!r} can't be said: {errors[0]}")
        return str(text)

    def value(self, value: Value) -> Value:
        """A number as it is, a key as what it names; other words stay: they choose between variants."""
        return self.say(value) if isinstance(value, str) and self.has(value) else value

    def places(self) -> list[str]:
        found = [
            entry.id.name for each in self._resources for entry in each.body if isinstance(entry, Message)
        ]
        return [key for key in dict.fromkeys(found) if key.startswith(PLACE)]


def _entry(words: _Words, kind: Kind, thing: Thing) -> dict[str, Any]:
    id = f"{kind.name}-{thing.name}"
    key = thing.key or id
    values = {name: words.value(value) for name, value in thing.values.items()}
    called = words.say(key)
    return {
        "id": id,
        "kind": kind.name,
        "name": words.say(f"{kind.name}-name", name=called) if words.has(f"{kind.name}-name") else called,
        "text": words.say(f"{key}-text")
        if words.has(f"{key}-text")
        else words.say(f"{kind.name}-text", **values),
        "numbers": [
            {"label": words.say(label), "value": str(words.value(value))} for label, value in thing.numbers
        ],
        "when": [words.say(moment) for moment in thing.when],
        "count": thing.count,
        "rules": links(words.game)["things"][kind.name][thing.name],
    }
