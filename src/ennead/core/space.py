"""Actions: verbs with arguments from finite domains, numbered once and for all in a game's action space.

Rules work with the integer codes; people, logs and tests read and write the text (`bid thebes 6`).
"""

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from ennead.core.codec import Domain


class Verb:
    """What can be done, and the domains of what it is done to: `bid`, province, cell."""

    def __init__(self, name: str, *domains: Domain) -> None:
        self.name = name
        self.domains: tuple[Domain, ...] = domains
        self.base = 0
        self.size = 1
        for domain in domains:
            self.size *= len(domain)

    def arguments(self, code: int) -> list[int]:
        """The argument values packed in `code`, first domain first."""
        rest = code - self.base
        values: list[int] = []
        for domain in reversed(self.domains):
            values.append(rest % len(domain))
            rest //= len(domain)
        values.reverse()
        return values

    def code(self, arguments: Sequence[int]) -> int:
        number = 0
        for domain, value in zip(self.domains, arguments, strict=True):
            number = number * len(domain) + value
        return self.base + number


class Action:
    """One action of a game: an immutable value with a text and an integer code."""

    __slots__ = ("args", "code", "text", "verb")

    def __init__(self, code: int, verb: str, args: tuple[str, ...]) -> None:
        self.code = code
        self.verb = verb
        self.args = args
        self.text = " ".join((verb, *args))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class UnknownAction(ValueError):
    """The text names no action of this game."""


class ActionSpace:
    """All verbs of a game in a fixed order; gives every action its stable integer code."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: tuple[Verb, ...] = tuple(verbs)
        self.by_name: dict[str, Verb] = {verb.name: verb for verb in self.verbs}
        self.size = 0
        for verb in self.verbs:
            verb.base = self.size
            self.size += verb.size
        self._known: dict[int, Action] = {}

    def base(self, name: str) -> int:
        """The code of the verb's first action."""
        return self.by_name[name].base

    def verb(self, code: int) -> Verb:
        if not 0 <= code < self.size:
            raise UnknownAction(f"{code} is outside the action space 0…{self.size - 1}")
        low, high = 0, len(self.verbs)
        while high - low > 1:
            middle = (low + high) // 2
            if self.verbs[middle].base <= code:
                low = middle
            else:
                high = middle
        return self.verbs[low]

    def action(self, code: SupportsIndex) -> Action:
        number = index(code)
        known = self._known.get(number)
        if known is None:
            verb = self.verb(number)
            names = [
                domain.names[value]
                for domain, value in zip(verb.domains, verb.arguments(number), strict=True)
            ]
            known = Action(number, verb.name, tuple(names))
            self._known[number] = known
        return known

    def text(self, code: SupportsIndex) -> str:
        return self.action(code).text

    def parse(self, text: str) -> Action:
        """The action a person wrote, whatever the letter case and spacing."""
        words = text.lower().split()
        if not words:
            raise UnknownAction("an action is missing")
        verb = self.by_name.get(words[0])
        if verb is None:
            raise UnknownAction(f"{words[0]!r} is not an action; known are {', '.join(self.by_name)}")
        if len(words) - 1 != len(verb.domains):
            form = " ".join((verb.name, *(domain.name.upper() for domain in verb.domains)))
            raise UnknownAction(f"{text!r} is incomplete; write it as {form!r}")
        values: list[int] = []
        for domain, word in zip(verb.domains, words[1:], strict=True):
            if word not in domain.index:
                raise UnknownAction(f"{word!r} is not a {domain.name} that {verb.name!r} knows")
            values.append(domain.index[word])
        return self.action(verb.code(values))
