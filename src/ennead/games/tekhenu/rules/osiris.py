"""Osiris (section 17): workshops and quarries, production markers."""

from typing import Final

from ennead.core.codec import NOBODY, SEAT
from ennead.core.state import Refusal
from ennead.games.tekhenu.generated import codes, frames, steps
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.cards import BY_COST, BY_ROW_GOLD, CAUSE_GOD
from ennead.games.tekhenu.rules.components import (
    DISTRICTS,
    GOLD,
    GOLD_ROW,
    IN_SETUP,
    OSIRIS,
    OSIRIS_HAPPINESS,
    PRODUCTION_MAX,
    RESOURCE,
    RESOURCES,
    ROW_2_GOLD,
    ROW_ANY_STEPS,
    ROW_GAIN,
    ROW_GOLD,
    ROW_OWN_STEPS,
    ROW_PAIR_STEPS,
    ROW_PARTNER,
)
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.track import lower_happiness

ALL_DISTRICTS: Final = (1 << DISTRICTS) - 1


class OsirisDistrict(steps.OsirisDistrict):
    """A free slot of the row of the value, in one of the districts allowed (TK-OSI-01)."""

    def legal(self, state: TekhenuState, frame: frames.OsirisDistrict, seat: int) -> list[int]:
        row = (frame.value - 1) * DISTRICTS
        return [
            codes.DISTRICT[district]
            for district in range(DISTRICTS)
            if frame.districts >> district & 1 and state.osiris[row + district] == NOBODY
        ]

    def do_district(self, state: TekhenuState, frame: frames.OsirisDistrict, resource: int) -> None:
        if frame.by != IN_SETUP:
            lower_happiness(state, frame.seat, OSIRIS_HAPPINESS, BY_COST)
        build_for_osiris(state, frame.seat, frame.value - 1, resource)

    def why_not_district(self, state: TekhenuState, frame: frames.OsirisDistrict, resource: int) -> Refusal:
        """Taken, or not one of those a starting card allows (TK-OSI-01, TK-STA-02)."""
        owner = state.osiris[(frame.value - 1) * DISTRICTS + resource]
        shown = RESOURCE.names[resource]
        if owner == NOBODY:
            return Refusal("district-not-of-card", district=shown)
        return Refusal("district-taken", district=shown, row=frame.value, seat=SEAT.names[owner])


def build_for_osiris(state: TekhenuState, seat: int, row: int, district: int) -> None:
    """The building, then what its row brings (TK-OSI-05 to TK-OSI-10)."""
    first_in_row = row_is_empty(state, row)
    place_building(state, seat, row, district)
    raise_production(state, seat, district, ROW_OWN_STEPS[row] + ROW_PAIR_STEPS[row])
    if ROW_PAIR_STEPS[row]:
        raise_production(state, seat, ROW_PARTNER[row * DISTRICTS + district], ROW_PAIR_STEPS[row])
    gain(state, seat, district, ROW_GAIN[row], CAUSE_GOD + OSIRIS)
    gain(state, seat, GOLD, ROW_GOLD[row], CAUSE_GOD + OSIRIS)
    if row == GOLD_ROW and first_in_row:
        gain(state, seat, GOLD, ROW_2_GOLD, BY_ROW_GOLD)
    if ROW_ANY_STEPS[row] and lowest_marker(state, seat) < PRODUCTION_MAX:
        state.push(frames.OsirisStep(seat, ROW_ANY_STEPS[row]))


def row_is_empty(state: TekhenuState, row: int) -> bool:
    return state.osiris[row * DISTRICTS : row * DISTRICTS + DISTRICTS].count(NOBODY) == DISTRICTS


def place_building(state: TekhenuState, seat: int, row: int, district: int) -> None:
    state.osiris[row * DISTRICTS + district] = seat
    state.buildings[seat] += 1
    state.referee.tell(events.OSIRIS_BUILDING, seat, district, row + 1)


def lowest_marker(state: TekhenuState, seat: int) -> int:
    return min(state.production[seat * RESOURCES : seat * RESOURCES + RESOURCES])


def raise_production(state: TekhenuState, seat: int, resource: int, steps: int) -> None:
    """Steps beyond the top are lost (TK-OSI-11)."""
    at = seat * RESOURCES + resource
    before = state.production[at]
    to = min(before + steps, PRODUCTION_MAX)
    if to != before:
        state.production[at] = to
        state.referee.tell(events.PRODUCTION_MARKER, seat, resource, to, before)


class OsirisStep(steps.OsirisStep):
    """The free step of row 6, for any marker below the top (TK-OSI-12)."""

    def legal(self, state: TekhenuState, frame: frames.OsirisStep, seat: int) -> list[int]:
        return [
            codes.RAISE[resource]
            for resource in range(RESOURCES)
            if state.production[seat * RESOURCES + resource] < PRODUCTION_MAX
        ]

    def do_raise(self, state: TekhenuState, frame: frames.OsirisStep, resource: int) -> None:
        raise_production(state, frame.seat, resource, frame.steps)

    def why_not_raise(self, state: TekhenuState, frame: frames.OsirisStep, resource: int) -> Refusal:
        return Refusal("marker-at-top", resource=RESOURCE.names[resource], most=PRODUCTION_MAX)
