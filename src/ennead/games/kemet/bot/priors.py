"""Which actions deserve a look: what each promises at a glance, in points, as a weight."""

from typing import Final

from ennead.games.kemet.bot.board import weight
from ennead.games.kemet.bot.choices import choice_weight
from ennead.games.kemet.bot.deeds import building_gain, placing_weight, tile_weight, turn_weights
from ennead.games.kemet.bot.moves import step_weights, troop_weights, units_weights
from ennead.games.kemet.bot.weights import Weights
from ennead.games.kemet.generated import frames
from ennead.games.kemet.rules.actions import SPACE
from ennead.games.kemet.rules.state import KemetState

HEIGHT_BEFORE: Final[int] = SPACE.base("height") - 1


def priors(weights: Weights, state: KemetState, seat: int, codes: list[int]) -> list[float]:
    frame = state.frames[-1]
    if isinstance(frame, frames.Turn):
        return turn_weights(weights, state, seat, codes)
    if isinstance(frame, frames.MoveTroop):
        return troop_weights(weights, state, seat, codes)
    if isinstance(frame, frames.MoveStep):
        return step_weights(weights, state, frame, codes)
    if isinstance(frame, frames.MoveUnits):
        return units_weights(weights, state, frame, codes)
    if isinstance(frame, frames.BuyTile):
        return [tile_weight(weights, state, seat, code, frame.where) for code in codes]
    if isinstance(frame, frames.BuildHeight):
        low = state.height[frame.area]
        return [weight(building_gain(weights, state, seat, low, code - HEIGHT_BEFORE)) for code in codes]
    if isinstance(frame, (frames.PlaceArea, frames.PlaceCount)):
        return [placing_weight(weights, state, frame, code) for code in codes]
    return [choice_weight(weights, state, seat, code) for code in codes]
