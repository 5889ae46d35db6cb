"""End of the game (section 15): points by source, the ranking and its tie-breaks."""

from ennead.core.game import Result
from ennead.games.amun_re.rules.components import SOURCE, SOURCES
from ennead.games.amun_re.rules.fields import LINES
from ennead.games.amun_re.rules.state import AmunReState


def points_by_source(state: AmunReState, seat: int) -> dict[str, int]:
    """Points of both kingdoms together."""
    base = seat * LINES
    return {
        name: state.points[base + source] + state.points[base + SOURCES + source]
        for source, name in enumerate(SOURCE.names)
    }


def built(state: AmunReState, seat: int) -> tuple[int, int, int]:
    """What decides who is ahead: points, then pyramids, then stones (AR-FIN-04 to AR-FIN-06)."""
    own = state.own_provinces(seat)
    pyramids = sum(state.pyramids[province] for province in own)
    stones = sum(state.stones[province] for province in own)
    return (state.vp(seat), pyramids, stones)


def result_of(state: AmunReState) -> Result:
    """Ranking with the tie-breaks used for first place (AR-FIN-04 to AR-FIN-07)."""
    standing = [built(state, seat) for seat in range(state.players)]
    ranking: list[list[int]] = []
    for worth in sorted(set(standing), reverse=True):
        ranking.append([seat for seat in range(state.players) if standing[seat] == worth])
    best = max(standing)
    tie_breaks: list[str] = []
    if sum(1 for worth in standing if worth[0] == best[0]) > 1:
        tie_breaks.append("pyramids")
        if sum(1 for worth in standing if worth[:2] == best[:2]) > 1:
            tie_breaks.append("stones")
            if len(ranking[0]) > 1:
                tie_breaks.append("shared")
    scores = [points_by_source(state, seat) for seat in range(state.players)]
    return Result(scores, ranking, tie_breaks)
