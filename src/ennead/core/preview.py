"""What an action would bring, in the game's own terms: amounts before and after, and things to note.

A game names what matters (`Game.measures`) and what else is worth saying (`Game.notes`). What comes out the
same in every sample of hidden things and chance is certain; the rest is told as a chance.
"""

from collections.abc import Sequence

Values = dict[str, int | str]


class Measure:
    """An amount that matters to a seat, such as its gold or its place in the order; text `preview-<name>`.

    `values` say which one it is (`province="thebes"`, `seat="B"`); `good` is 1 when more of it is good for
    the seat, -1 when it is bad, 0 when neither. An amount of 0 need not be listed.
    """

    def __init__(self, name: str, amount: int, good: int, **values: int | str) -> None:
        self.name = name
        self.amount = amount
        self.good = good
        self.values: Values = dict(values)


class Note:
    """Something an action leads to that is no amount, such as a battle or an event; text `preview-<name>`."""

    def __init__(self, name: str, good: int, **values: int | str) -> None:
        self.name = name
        self.good = good
        self.values: Values = dict(values)


class Effect:
    """A line of a preview: what comes of a measure (`outcomes`: amount and in how many samples), or a note.

    A note has no amounts: its outcomes say how often it came true.
    """

    def __init__(self, name: str, values: Values, good: int, before: int | None) -> None:
        self.name = name
        self.values = values
        self.good = good
        self.before = before
        self.outcomes: dict[int, int] = {}

    def count(self, amount: int) -> None:
        self.outcomes[amount] = self.outcomes.get(amount, 0) + 1


def effects(
    before: Sequence[Measure], samples: Sequence[Sequence[Measure]], notes: Sequence[Sequence[Note]]
) -> list[Effect]:
    """The lines of a preview: measures that change in some sample, in the game's order, then notes."""
    found: dict[tuple[str, tuple[tuple[str, int | str], ...]], Effect] = {}
    for measures in (before, *samples):
        for measure in measures:
            _line(found, measure.name, measure.values, measure.good, 0)
    for measure in before:
        _line(found, measure.name, measure.values, measure.good, 0).before = measure.amount
    for measures in samples:
        amounts = {_key(measure.name, measure.values): measure.amount for measure in measures}
        for key, effect in found.items():
            effect.count(amounts.get(key, 0))
    changed = [effect for effect in found.values() if set(effect.outcomes) != {effect.before}]
    told: dict[tuple[str, tuple[tuple[str, int | str], ...]], Effect] = {}
    for said in notes:
        for note in {_key(note.name, note.values): note for note in said}.values():
            _line(told, note.name, note.values, note.good, None).count(1)
    return [*changed, *told.values()]


def _key(name: str, values: Values) -> tuple[str, tuple[tuple[str, int | str], ...]]:
    return name, tuple(sorted(values.items()))


def _line(
    found: dict[tuple[str, tuple[tuple[str, int | str], ...]], Effect],
    name: str,
    values: Values,
    good: int,
    before: int | None,
) -> Effect:
    key = _key(name, values)
    if key not in found:
        found[key] = Effect(name, values, good, before)
    return found[key]
