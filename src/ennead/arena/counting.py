"""How wins are counted, and how sure one can be of a share."""

import math
from collections.abc import Sequence

from ennead.arena.plan import DUEL
from ennead.arena.play import Record

# An opponent that is part of the rules has the places after the players.
RULES = "(rules)"


def places(record: Record) -> int:
    """How many took part, an opponent of the rules included."""
    return sum(len(place) for place in record["ranking"])


def names(record: Record) -> list[str]:
    """Who took part, by seat."""
    entrants: list[str] = record["entrants"]
    return entrants + [RULES] * (places(record) - len(entrants))


def seat_share(record: Record, seat: int) -> float:
    """The seat's part of the win: winners share it evenly; nobody has any where nobody won."""
    winners = record["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def share(record: Record, name: str, kind: str) -> float:
    """An entrant's part of the win: that of all its seats; in a duel, sides that share a win have half."""
    seated = names(record)
    if kind == DUEL:
        sides = {seated[seat] for seat in record["winners"]}
        return 1 / len(sides) if name in sides else 0.0
    return sum(seat_share(record, seat) for seat in range(len(seated)) if seated[seat] == name)


def fair_share(record: Record, name: str) -> float:
    """The part of the win an entrant would have if all took it in turns."""
    seated = names(record)
    return seated.count(name) / len(seated)


def mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def deviation(values: Sequence[float]) -> float | None:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return None
    middle = sum(values) / len(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
