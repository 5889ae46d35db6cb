"""Osiris (section 17): workshops and quarries, production markers."""

from typing import Final

from ennead.core.codec import NOBODY, NUMBER, SEAT, Bits, Field
from ennead.core.referee import Referee
from ennead.core.state import Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import CHOOSE_DISTRICT, RAISE
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
    WITH,
)
from ennead.games.tekhenu.rules.gains import gain
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import OSIRIS_STEP
from ennead.games.tekhenu.rules.track import lower_happiness

ALL_DISTRICTS: Final = (1 << DISTRICTS) - 1


class OsirisDistrict(Choice[TekhenuState]):
    """A free slot of the row of the value, in one of the districts allowed (TK-OSI-01)."""

    def __init__(self) -> None:
        super().__init__(
            "osiris_district",
            Field("seat", SEAT),
            Field("value", NUMBER),
            Field("by", WITH),
            Field("districts", Bits(RESOURCE)),
        )

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        row = (frame[2] - 1) * DISTRICTS
        return [
            CHOOSE_DISTRICT + district
            for district in range(DISTRICTS)
            if frame[4] >> district & 1 and state.osiris[row + district] == NOBODY
        ]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        if frame[3] != IN_SETUP:
            lower_happiness(state, seat, OSIRIS_HAPPINESS, BY_COST, referee)
        build_for_osiris(state, seat, frame[2] - 1, code - CHOOSE_DISTRICT, referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


def build_for_osiris(state: TekhenuState, seat: int, row: int, district: int, referee: Referee) -> None:
    """The building, then what its row brings (TK-OSI-05 to TK-OSI-10)."""
    first_in_row = row_is_empty(state, row)
    place_building(state, seat, row, district, referee)
    raise_production(state, seat, district, ROW_OWN_STEPS[row] + ROW_PAIR_STEPS[row], referee)
    if ROW_PAIR_STEPS[row]:
        raise_production(state, seat, ROW_PARTNER[row * DISTRICTS + district], ROW_PAIR_STEPS[row], referee)
    gain(state, seat, district, ROW_GAIN[row], CAUSE_GOD + OSIRIS, referee)
    gain(state, seat, GOLD, ROW_GOLD[row], CAUSE_GOD + OSIRIS, referee)
    if row == GOLD_ROW and first_in_row:
        gain(state, seat, GOLD, ROW_2_GOLD, BY_ROW_GOLD, referee)
    if ROW_ANY_STEPS[row] and lowest_marker(state, seat) < PRODUCTION_MAX:
        state.push(OSIRIS_STEP, seat, ROW_ANY_STEPS[row])


def row_is_empty(state: TekhenuState, row: int) -> bool:
    return state.osiris[row * DISTRICTS : row * DISTRICTS + DISTRICTS].count(NOBODY) == DISTRICTS


def place_building(state: TekhenuState, seat: int, row: int, district: int, referee: Referee) -> None:
    state.osiris[row * DISTRICTS + district] = seat
    state.buildings[seat] += 1
    referee.tell(events.OSIRIS_BUILDING, seat, district, row + 1)


def lowest_marker(state: TekhenuState, seat: int) -> int:
    return min(state.production[seat * RESOURCES : seat * RESOURCES + RESOURCES])


def raise_production(state: TekhenuState, seat: int, resource: int, steps: int, referee: Referee) -> None:
    """Steps beyond the top are lost (TK-OSI-11)."""
    at = seat * RESOURCES + resource
    before = state.production[at]
    to = min(before + steps, PRODUCTION_MAX)
    if to != before:
        state.production[at] = to
        referee.tell(events.PRODUCTION_MARKER, seat, resource, to, before)


class OsirisStep(Choice[TekhenuState]):
    """The free step of row 6, for any marker below the top (TK-OSI-12)."""

    def __init__(self) -> None:
        super().__init__("osiris_step", Field("seat", SEAT), Field("steps", NUMBER))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        return [
            RAISE + resource
            for resource in range(RESOURCES)
            if state.production[seat * RESOURCES + resource] < PRODUCTION_MAX
        ]

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        raise_production(state, seat, code - RAISE, frame[2], referee)

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)
