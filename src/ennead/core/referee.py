"""Chance and telling. Rules own no randomness: they ask the referee, and tell it what happened.

The last item of a shuffled list is the top of the pile.
"""

import hashlib
import random
import struct
from typing import Final, SupportsIndex

from mypy_extensions import mypyc_attr

Seed = int | str
# What may be given for one: whatever counts as an int, such as NumPy's integers.
AnySeed = SupportsIndex | str

# A hash is eight words of 64 bits.
_WORDS: Final = struct.Struct(">8Q")
_WORD_VALUES: Final[int] = 1 << 64


class Event:
    """Something that happened: the number of its type and the values of the type's fields."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: int, values: tuple[int, ...]) -> None:
        self.kind = kind
        self.values = values


class Forced:
    """A decision with one option, carried out unasked after so many events: numbers of step, seat, action."""

    __slots__ = ("after", "code", "seat", "step")

    def __init__(self, after: int, step: int, seat: int, code: int) -> None:
        self.after = after
        self.step = step
        self.seat = seat
        self.code = code


class Chance:
    """One use of chance: what it was for, and what came out (an order, or a single number)."""

    __slots__ = ("purpose", "result")

    def __init__(self, purpose: str, result: list[int]) -> None:
        self.purpose = purpose
        self.result = result


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """The interface rules use. This one refuses chance and tells nobody."""

    def below(self, purpose: str, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        raise NotImplementedError(f"no chance here: {purpose}")

    def shuffle(self, purpose: str, items: list[int]) -> None:
        """Bring the list into a random order, in place."""
        raise NotImplementedError(f"no chance here: {purpose}")

    def tell(self, kind: int, *values: int) -> None:
        """Say what happened."""

    def forced(self, step: int, seat: int, code: int) -> None:
        """A decision had one option, which is carried out unasked. Said by the flow, never by rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FastReferee(Referee):
    """For search and measurements: a cheap generator, and nobody listens."""

    def __init__(self, seed: AnySeed) -> None:
        self.random = random.Random(str(seed)).random

    def below(self, purpose: str, bound: int) -> int:
        return int(self.random() * bound)

    def shuffle(self, purpose: str, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            items[last], items[other] = items[other], items[last]


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyedReferee(Referee):
    """Draws from a secret seed: one keyed stream for each use of each purpose.

    A draw depends only on the seed, its purpose and how often that purpose was used before, so a new
    purpose never shifts another one, and a saved game goes on where it stopped.
    """

    def __init__(self, seed: AnySeed) -> None:
        # A hash that has read the key and nothing else; each use goes on from a copy.
        self._keyed = hashlib.blake2b(key=hashlib.sha256(str(seed).encode()).digest())
        self._uses: dict[str, int] = {}

    def _stream(self, purpose: str) -> "_Stream":
        use = self._uses.get(purpose, 0)
        self._uses[purpose] = use + 1
        return _Stream(self._keyed, f"{purpose}/{use}")

    def skip(self, purpose: str) -> None:
        """Count one use that a log already holds the result of."""
        self._uses[purpose] = self._uses.get(purpose, 0) + 1

    def uses(self) -> dict[str, int]:
        """How often each purpose was used so far."""
        return dict(self._uses)

    def resume(self, uses: dict[str, int]) -> None:
        """Go on where a referee of the same seed stopped."""
        self._uses = dict(uses)

    def below(self, purpose: str, bound: int) -> int:
        return self._stream(purpose).below(bound)

    def shuffle(self, purpose: str, items: list[int]) -> None:
        stream = self._stream(purpose)
        for last in range(len(items) - 1, 0, -1):
            other = stream.below(last + 1)
            items[last], items[other] = items[other], items[last]


class _Stream:
    """Unbiased numbers from keyed hashes of a counter."""

    def __init__(self, keyed: hashlib.blake2b, label: str) -> None:
        self._keyed = keyed
        self._label = label
        self._block = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            # What is above the last multiple of the bound would be unfair; seldom is a word so near the top.
            if word + bound <= _WORD_VALUES or word < _WORD_VALUES // bound * bound:
                return word % bound

    def _refill(self) -> None:
        block = self._keyed.copy()
        block.update(f"{self._label}/{self._block}".encode())
        self._block += 1
        self._words = list(_WORDS.unpack(block.digest()))
        self._words.reverse()


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveReferee(KeyedReferee):
    """For games people play: keeps every event and every result of chance until they are collected."""

    def __init__(self, seed: AnySeed) -> None:
        super().__init__(seed)
        self.events: list[Event] = []
        self.unasked: list[Forced] = []
        self.chances: list[Chance] = []

    def below(self, purpose: str, bound: int) -> int:
        result = super().below(purpose, bound)
        self.chances.append(Chance(purpose, [result]))
        return result

    def shuffle(self, purpose: str, items: list[int]) -> None:
        super().shuffle(purpose, items)
        self.chances.append(Chance(purpose, items[:]))

    def tell(self, kind: int, *values: int) -> None:
        self.events.append(Event(kind, values))

    def forced(self, step: int, seat: int, code: int) -> None:
        self.unasked.append(Forced(len(self.events), step, seat, code))


class ReplayMismatch(ValueError):
    """A log does not fit the rules it is replayed with."""


class ReplayReferee(LiveReferee):
    """Reads results of chance from a log instead of drawing them; past its end it draws live."""

    def __init__(self, seed: AnySeed, recorded: list[Chance]) -> None:
        super().__init__(seed)
        self._recorded: list[Chance] = []
        self.expect(recorded)

    def expect(self, recorded: list[Chance]) -> None:
        """What comes next in the log."""
        self._recorded = recorded[::-1]

    def exhausted(self) -> bool:
        return not self._recorded

    def _next(self, purpose: str) -> list[int]:
        chance = self._recorded.pop()
        if chance.purpose != purpose:
            raise ReplayMismatch(f"the log has {chance.purpose!r} where the rules ask {purpose!r}")
        self.skip(purpose)
        self.chances.append(chance)
        return chance.result

    def below(self, purpose: str, bound: int) -> int:
        if self.exhausted():
            return super().below(purpose, bound)
        result = self._next(purpose)
        if len(result) != 1 or not 0 <= result[0] < bound:
            raise ReplayMismatch(f"{result} is no result of {purpose!r} below {bound}")
        return result[0]

    def shuffle(self, purpose: str, items: list[int]) -> None:
        if self.exhausted():
            super().shuffle(purpose, items)
            return
        result = self._next(purpose)
        if sorted(result) != sorted(items):
            raise ReplayMismatch(f"the logged order of {purpose!r} holds other things than the pile")
        items[:] = result


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedReferee(Referee):
    """For tests: chance as written down beforehand, and every event kept.

    `script` gives, for each purpose, the results in order of use: for a number the number itself, for a
    shuffle the items to lie on top, first item topmost. What is not scripted stays unshuffled, or is 0.
    """

    def __init__(self, script: dict[str, list[list[int]]] | None = None) -> None:
        self._script = {purpose: uses[::-1] for purpose, uses in (script or {}).items()}
        self.events: list[Event] = []

    def _next(self, purpose: str) -> list[int]:
        uses = self._script.get(purpose)
        return uses.pop() if uses else []

    def below(self, purpose: str, bound: int) -> int:
        result = self._next(purpose)
        if not result:
            return 0
        if not 0 <= result[0] < bound:
            raise ValueError(f"scripted {result[0]} for {purpose!r}, must be below {bound}")
        return result[0]

    def shuffle(self, purpose: str, items: list[int]) -> None:
        top = self._next(purpose)
        for item in top:
            items.remove(item)
        items.extend(reversed(top))

    def tell(self, kind: int, *values: int) -> None:
        self.events.append(Event(kind, values))
