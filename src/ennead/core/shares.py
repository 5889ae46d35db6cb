"""How sure one can be of a share that was counted."""

import math
from typing import Final

# Standard deviations of a 95 % interval.
SURE: Final = 1.959964


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share won in so many games."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    spread = SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = SURE * math.sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
