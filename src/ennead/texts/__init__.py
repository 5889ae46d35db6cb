"""Words for people, in Russian and English: prompts, choices, log lines, reasons, names (Project Fluent).

Needs the `play` extra. Names of components come from each game's data file, sentences from its `words`:
`prompt-<decision>`, `action-<verb>`, `event-<event>`, `refusal-<reason>`, `preview-<measure or note>`,
`option-<option>`, `field-<record>-<field>` or `field-<field>` for what a view holds, `status` for where the
game stands, and `<domain>-<value>` for every named thing.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from ennead.core.codec import FLAG, NUMBER, Codec, Domain, Flag
from ennead.core.game import Game
from ennead.core.preview import Effect
from ennead.core.shape import STATUS, read_shape
from ennead.core.space import Action
from ennead.core.state import Refusal

LANGUAGES = ("en", "ru")


class MissingText(LookupError):
    """No text in this language; a mistake in the words, found by the tests."""


class Texts:
    """The words of one game in one language."""

    def __init__(self, game: Game, language: str, seat_names: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.seat_names = dict(seat_names or {})
        self._bundle = _bundle(game, language)
        self._names = {key: names[language] for key, names in game.names().items()}

    def has(self, key: str) -> bool:
        return key in self._names or self._bundle.has_message(key)

    def keys(self) -> list[str]:
        """All messages and names there are."""
        return [*self._names, *_messages(self.game, self.language)]

    def say(self, key: str, **values: Any) -> str:
        """The message with its values filled in."""
        if key in self._names:
            return self._names[key]
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.game.name} has no {key!r} in {self.language!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{key!r} is empty in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{key!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def name(self, domain: str, value: str) -> str:
        """What a named thing is called; a number is its own name."""
        if domain == "seat":
            return self.seat_names.get(value, value)
        if value.lstrip("-").isdigit():
            return value
        return self.say(f"{domain}-{value}")

    def prompt(self, decision: Mapping[str, Any]) -> str:
        """The question a seat is asked, from the `decision` of its view."""
        values: dict[str, Any] = {}
        details = decision.get("details", {})
        for field in self.game.step(decision["step"]).fields:
            if field.name in details:
                values |= self._value(field.name, field.codec, details[field.name])
        return self.say(f"prompt-{decision['name']}", **values)

    def action(self, action: Action) -> str:
        """A choice as a button or list entry."""
        verb = self.game.space.by_name[action.verb]
        values: dict[str, Any] = {}
        for domain, name in zip(verb.domains, action.args, strict=True):
            key = domain.name if domain.name not in values else f"{domain.name}2"
            values |= self._value(key, domain, name)
        return self.say(f"action-{action.verb}", **values)

    def event(self, shown: Mapping[str, Any]) -> str:
        """A log line, from an event as its viewer may know it."""
        if shown["event"] == "forced":
            action = self.action(self.game.space.parse(shown["action"]))
            return self.say("event-forced", seat=self.name("seat", shown["seat"]), action=action)
        kind = self.game.events.types[self.game.events.number(shown["event"])]
        values: dict[str, Any] = {}
        for field in kind.fields:
            if field.name in shown:
                values |= self._value(field.name, field.codec, shown[field.name])
            else:
                values |= {field.name: "?", f"{field.name}_id": "hidden"}
        return self.say(f"event-{kind.name}", **values)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible."""
        return self.say(f"refusal-{refusal.reason}", **self._all_named(refusal.values))

    def effect(self, effect: Effect) -> str:
        """What a line of a preview is about; its numbers stand beside it."""
        return self.say(f"preview-{effect.name}", **self._all_named(effect.values))

    def status(self, view: Mapping[str, Any]) -> str:
        """Where the game stands, in one line."""
        values: dict[str, Any] = {}
        for member in read_shape(self.game.view_type()).marked(STATUS):
            codec: Codec = member.kind.domain or (FLAG if member.kind.kind == "flag" else NUMBER)
            values |= self._value(member.name, codec, view[member.name])
        return self.say("status", **values)

    def _all_named(self, values: Mapping[str, int | str]) -> dict[str, int | str]:
        return {
            name: self._named(name, value) if isinstance(value, str) else value
            for name, value in values.items()
        }

    def _named(self, domain: str, value: str) -> str:
        if domain == "seat":
            return self.name("seat", value)
        return self.name(domain, value) if self.has(f"{domain}-{value}") else value

    def _value(self, name: str, codec: Codec, shown: Any) -> dict[str, Any]:
        """A value for the sentence, and its bare id (`…_id`) for choosing between variants."""
        if shown is None:
            return {name: "–", f"{name}_id": "none"}
        if isinstance(codec, Flag):
            answer = "yes" if shown else "no"
            return {name: answer, f"{name}_id": answer}
        if isinstance(codec, Domain):
            if str(shown).isdigit():
                return {name: int(shown), f"{name}_id": str(shown)}
            return {name: self.name(codec.name, shown), f"{name}_id": str(shown)}
        return {name: shown, f"{name}_id": str(shown)}


def fluent_files(game: Game, name: str) -> list[str]:
    """What the files of this name say: common words first, then the game's own, which win."""
    folders = (files("ennead.texts"), files(type(game).__module__).joinpath("words"))
    found = [folder.joinpath(name) for folder in folders]
    return [file.read_text(encoding="utf-8") for file in found if file.is_file()]


@cache
def _resources(game: Game, language: str) -> list[Resource]:
    return [FluentResource(source) for source in fluent_files(game, f"{language}.ftl")]


@cache
def _bundle(game: Game, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(game, language):
        bundle.add_resource(resource, allow_overrides=True)
    return bundle


@cache
def _messages(game: Game, language: str) -> list[str]:
    return [
        entry.id.name
        for resource in _resources(game, language)
        for entry in resource.body
        if isinstance(entry, Message)
    ]
