"""Which actions deserve a look: what each promises at a glance, in points, as a weight."""

from ennead.games.kemet.bot.board import weight
from ennead.games.kemet.bot.choices import choice_weight
from ennead.games.kemet.bot.deeds import building_gain, placing_weight, tile_weight, turn_weights
from ennead.games.kemet.bot.moves import step_weights, troop_weights, units_weights
from ennead.games.kemet.rules.actions import (
    HEIGHT_BEFORE,
)
from ennead.games.kemet.rules.state import KemetState
from ennead.games.kemet.rules.steps import (
    BUILD_HEIGHT,
    MOVE_STEP,
    MOVE_TROOP,
    MOVE_UNITS,
    PLACE_AREA,
    PLACE_COUNT,
    TURN,
)
from ennead.games.kemet.rules.steps import BUY_TILE as BUY_STEP


def priors(state: KemetState, seat: int, codes: list[int]) -> list[float]:
    frame = state.frames[-1]
    step = frame[0]
    if step == TURN:
        return turn_weights(state, frame, codes)
    if step == MOVE_TROOP:
        return troop_weights(state, seat, codes)
    if step == MOVE_STEP:
        return step_weights(state, frame, codes)
    if step == MOVE_UNITS:
        return units_weights(state, frame, codes)
    if step == BUY_STEP:
        return [tile_weight(state, seat, code, frame[2]) for code in codes]
    if step == BUILD_HEIGHT:
        low = state.height[frame[2]]
        return [weight(building_gain(state, seat, low, code - HEIGHT_BEFORE)) for code in codes]
    if step in (PLACE_AREA, PLACE_COUNT):
        return [placing_weight(state, frame, code) for code in codes]
    return [choice_weight(state, seat, code) for code in codes]
