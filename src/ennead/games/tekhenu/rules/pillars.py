"""Abilities of pillar tiles (section 27): what each tile does, from its row of data."""

from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
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
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.market import draw
from ennead.games.tekhenu.rules.possible import performable
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.temple import houses_at, matching_sides
from ennead.games.tekhenu.rules.track import raise_happiness, raise_population


def ability(state: TekhenuState, seat: int, tile: int, cell: int) -> None:
    """Once, when the tile is laid in its light (TK-PLG-01)."""
    state.referee.tell(events.ABILITY, seat, tile)
    cause = CAUSE_TILE + tile
    for word, amount in ABILITY[tile].items():
        if word == "population":
            raise_population(state, seat, amount, cause)
        elif word == "happiness":
            raise_happiness(state, seat, amount, cause)
        elif word == "scribe":
            gain(state, seat, SCRIBE, amount, cause)
        elif word == "gold":
            gain(state, seat, GOLD, amount, cause)
        elif word == "vp":
            score(state, seat, BY_ACTIONS, amount, cause)
        elif word == "vp_per_matching_edge":
            score(state, seat, BY_ACTIONS, matching_sides(state, cell) * amount, cause)
        elif word == "vp_per_building_in_row_and_col_any_owner":
            score(state, seat, BY_ACTIONS, houses_at(state, cell) * amount, cause)
        elif word == "double_cell_reward":
            gain(state, seat, CELL_GOOD[cell], CELL_COUNT[cell], cause)
        elif word == "draw_top_law":
            draw_law(state, seat)
        elif word == "action" and any_value(state, seat, tile):
            state.push(frames.Ability(seat, tile))


def draw_law(state: TekhenuState, seat: int) -> None:
    """P13, P14: the top law, unseen by others."""
    card = draw(state, LAW)
    if card >= 0:
        law = card - LAW * FAMILY
        state.laws[seat] |= 1 << law
        state.referee.tell(events.DREW_LAW, seat, law)


def god_of(tile: int) -> int:
    return GOD.index[ABILITY[tile]["action"]]


def granted_values(tile: int) -> range:
    values: list[int] = ABILITY[tile]["as_die"]
    return range(values[0], values[-1] + 1)


def any_value(state: TekhenuState, seat: int, tile: int) -> bool:
    """The granted action is performable with one of its values."""
    god = god_of(tile)
    return any(performable(state, seat, god, value, False) for value in granted_values(tile))


class Ability(steps.Ability):
    """P10, P11, P12, P15: the granted action may be declined (TK-PLG-01)."""

    def legal(self, state: TekhenuState, frame: frames.Ability, seat: int) -> list[int]:
        return [codes.USE, codes.DECLINE]

    def do_use(self, state: TekhenuState, frame: frames.Ability) -> None:
        values = granted_values(frame.tile)
        state.referee.tell(events.GRANTED, frame.seat, CAUSE_TILE + frame.tile)
        state.push(frames.Value(frame.seat, god_of(frame.tile), GRANTED, values[0], values[-1]))

    def do_decline(self, state: TekhenuState, frame: frames.Ability) -> None:
        state.referee.tell(events.DECLINED, frame.seat)
