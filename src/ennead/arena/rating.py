"""Ratings by the Plackett-Luce model of openskill, from the games in their order."""

from collections.abc import Sequence
from typing import Any

from ennead.arena.counting import names
from ennead.arena.play import Record


def ratings(records: Sequence[Record]) -> dict[str, tuple[float, float]] | None:
    """Each entrant's strength and its uncertainty (mu, sigma); None where openskill is missing.

    Every seat plays for itself. An entrant with several seats learns the mean of what they learn.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for record in records:
        seated = names(record)
        for name in seated:
            known.setdefault(name, model.rating(name=name))
        if len(set(seated)) > 1:
            _learn(model, known, seated, _ranks(record))
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def _ranks(record: Record) -> list[float]:
    """Each seat's place."""
    ranks = {seat: float(place) for place, seats in enumerate(record["ranking"]) for seat in seats}
    return [ranks[seat] for seat in range(len(ranks))]


def _learn(model: Any, known: dict[str, Any], seated: list[str], ranks: list[float]) -> None:
    teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in seated]
    after = model.rate(teams, ranks=ranks)
    for name in set(seated):
        own = [after[seat][0] for seat, each in enumerate(seated) if each == name]
        known[name] = model.rating(
            name=name,
            mu=sum(rating.mu for rating in own) / len(own),
            sigma=sum(rating.sigma for rating in own) / len(own),
        )
