"""Gaining goods and victory points (sections 2 and 3), each told with its cause."""

from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.components import GOODS, SOURCES
from ennead.games.tekhenu.rules.state import TekhenuState


def gain(state: TekhenuState, seat: int, good: int, count: int, cause: int) -> None:
    """Goods from the supply, which never runs out (TK-CMP-07)."""
    if count > 0:
        state.goods[seat * GOODS + good] += count
        state.referee.tell(events.GAINED, seat, good, count, cause)


def score(state: TekhenuState, seat: int, source: int, points: int, cause: int) -> None:
    """Points for something done."""
    if points > 0:
        state.points[seat * SOURCES + source] += points
        state.referee.tell(events.VP, seat, points, cause)


def lose(state: TekhenuState, seat: int, source: int, points: int, cause: int) -> None:
    """Points never drop below 0 (TK-GEN-07)."""
    lost = min(points, state.vp(seat))
    if lost > 0:
        state.points[seat * SOURCES + source] -= lost
        state.referee.tell(events.LOST_VP, seat, lost, cause)
