"""Abilities of pillar tiles (section 27): what each tile does, from its row of data."""

from ennead.core.codec import SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import DECLINE, USE
from ennead.games.tekhenu.rules.cards import ABILITY, CAUSE_TILE, FAMILY
from ennead.games.tekhenu.rules.components import (
    BY_ACTIONS,
    CELL_COUNT,
    CELL_GOOD,
    GOD,
    GOLD,
    GRANTED,
    LAW,
    SCRIBE,
    TILE,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.market import draw
from ennead.games.tekhenu.rules.performable import performable
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import ABILITY as ABILITY_STEP
from ennead.games.tekhenu.rules.steps import CHOOSE_VALUE
from ennead.games.tekhenu.rules.temple import houses_at, matching_sides
from ennead.games.tekhenu.rules.track import raise_happiness, raise_population


def ability(state: TekhenuState, seat: int, tile: int, cell: int, referee: Referee) -> None:
    """Once, when the tile is laid in its light (TK-PLG-01)."""
    referee.tell(events.ABILITY, seat, tile)
    cause = CAUSE_TILE + tile
    for word, amount in ABILITY[tile].items():
        if word == "population":
            raise_population(state, seat, amount, cause, referee)
        elif word == "happiness":
            raise_happiness(state, seat, amount, cause, referee)
        elif word == "scribe":
            gain(state, seat, SCRIBE, amount, cause, referee)
        elif word == "gold":
            gain(state, seat, GOLD, amount, cause, referee)
        elif word == "vp":
            score(state, seat, BY_ACTIONS, amount, cause, referee)
        elif word == "vp_per_matching_edge":
            score(state, seat, BY_ACTIONS, matching_sides(state, cell) * amount, cause, referee)
        elif word == "vp_per_building_in_row_and_col_any_owner":
            score(state, seat, BY_ACTIONS, houses_at(state, cell) * amount, cause, referee)
        elif word == "double_cell_reward":
            gain(state, seat, CELL_GOOD[cell], CELL_COUNT[cell], cause, referee)
        elif word == "draw_top_law":
            draw_law(state, seat, referee)
        elif word == "action" and any_value(state, seat, tile):
            state.push(ABILITY_STEP, seat, tile)


def draw_law(state: TekhenuState, seat: int, referee: Referee) -> None:
    """P13, P14: the top law, unseen by others."""
    card = draw(state, LAW, referee)
    if card >= 0:
        law = card - LAW * FAMILY
        state.laws[seat] |= 1 << law
        referee.tell(events.DREW_LAW, seat, law)


def god_of(tile: int) -> int:
    return GOD.index[ABILITY[tile]["action"]]


def most_value(tile: int) -> int:
    """Granted values run from the first to this one."""
    values: list[int] = ABILITY[tile]["as_die"]
    return values[-1]


def least_value(tile: int) -> int:
    values: list[int] = ABILITY[tile]["as_die"]
    return values[0]


def any_value(state: TekhenuState, seat: int, tile: int) -> bool:
    """The granted action is performable with one of its values."""
    for value in range(least_value(tile), most_value(tile) + 1):
        if performable(state, seat, god_of(tile), value, False):
            return True
    return False


class Ability(Choice[TekhenuState]):
    """P10, P11, P12, P15: the granted action may be declined (TK-PLG-01)."""

    def __init__(self) -> None:
        super().__init__("ability", Field("seat", SEAT), Field("tile", TILE))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [USE, DECLINE]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        tile = frame[2]
        if code == DECLINE:
            referee.tell(events.DECLINED, seat)
            return
        referee.tell(events.GRANTED, seat, CAUSE_TILE + tile)
        state.push(CHOOSE_VALUE, seat, god_of(tile), GRANTED, least_value(tile), most_value(tile))

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
