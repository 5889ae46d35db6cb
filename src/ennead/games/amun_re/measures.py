"""What matters in weighing an action of Amun-Re: money, goods, points."""

from ennead.core.preview import Measure
from ennead.games.amun_re.scoring import board_points
from ennead.games.amun_re.state import AmunReState


def measures(state: AmunReState, seat: int) -> list[Measure]:
    """Amounts of the seat that an action can change."""
    return [
        Measure("gold", state.gold[seat], 1),
        Measure("points", state.vp(seat), 1),
        Measure("points_if_scored", sum(board_points(state, seat)), 1),
        Measure("cards", state.hand_size(seat), 1),
    ]
