"""End of the game (section 18): fame by source, the winner, and the ranking of the others."""

from ennead.core.codec import NOBODY
from ennead.core.game import Result
from ennead.games.kemet.rules.components import SOURCE
from ennead.games.kemet.rules.state import KemetState


def points_by_source(state: KemetState, seat: int) -> dict[str, int]:
    """Battle, divine, temple and pyramid fame."""
    temples = state.temples_held(seat)
    points = (
        state.battle_fame[seat],
        state.divine_fame[seat],
        temples,
        state.fame_at.count(seat) - temples,
    )
    return dict(zip(SOURCE.names, points, strict=True))


def result_of(state: KemetState) -> Result:
    """One winner; the others by fame, equal fame sharing a rank (KM-END-05)."""
    others = [seat for seat in range(state.players) if seat != state.winner]
    ranking: list[list[int]] = [] if state.winner == NOBODY else [[state.winner]]
    for fame in sorted({state.fame(seat) for seat in others}, reverse=True):
        ranking.append([seat for seat in others if state.fame(seat) == fame])
    scores = [points_by_source(state, seat) for seat in range(state.players)]
    return Result(scores, ranking, _tie_breaks(state))


def _tie_breaks(state: KemetState) -> list[str]:
    """With equal fame the player whose turn begins wins (KM-END-02)."""
    if state.winner == NOBODY:
        return []
    best = state.fame(state.winner)
    equals = [seat for seat in range(state.players) if state.fame(seat) == best]
    return ["turn"] if len(equals) > 1 else []
