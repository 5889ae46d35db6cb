"""Hathor (section 14): buildings at the temple complex."""

from ennead.core.codec import NOBODY, NUMBER, SEAT, Field
from ennead.core.referee import Referee
from ennead.core.state import Automatic, Choice, Frame, Refusal
from ennead.games.tekhenu.rules import events
from ennead.games.tekhenu.rules.actions import CHOOSE_SLOT
from ennead.games.tekhenu.rules.blessings import has_waiver, waiver
from ennead.games.tekhenu.rules.cards import BY_CELLS, BY_LINE, CAUSE_GOD
from ennead.games.tekhenu.rules.components import (
    BREAD,
    BY_ACTIONS,
    CELL_GOOD,
    EMPTY_CELL_GAIN,
    FREE,
    HATHOR,
    LINE_CELLS,
    SLOT,
    SLOT_COST,
    SLOT_LINE,
    SLOTS,
    WITH,
)
from ennead.games.tekhenu.rules.gains import gain, score
from ennead.games.tekhenu.rules.paying import charge
from ennead.games.tekhenu.rules.purse import matching, wild
from ennead.games.tekhenu.rules.refusals import why_not
from ennead.games.tekhenu.rules.state import TekhenuState
from ennead.games.tekhenu.rules.steps import HATHOR_BUILD
from ennead.games.tekhenu.rules.technologies import pillar_worth
from ennead.games.tekhenu.rules.track import raise_population


class HathorSlot(Choice[TekhenuState]):
    """Every empty open slot that can be paid (TK-HAT-08)."""

    def __init__(self) -> None:
        super().__init__("hathor_slot", Field("seat", SEAT), Field("value", NUMBER), Field("by", WITH))

    def legal(self, state: TekhenuState, frame: Frame, seat: int) -> list[int]:
        free = frame[3] == FREE or has_waiver(state, seat, HATHOR)
        bread = matching(state, seat, BREAD) + wild(state, seat)
        options: list[int] = []
        for slot in range(SLOTS):
            if (
                state.temple[slot] == NOBODY
                and state.slot_is_open(slot)
                and (free or SLOT_COST[slot] <= bread)
            ):
                options.append(CHOOSE_SLOT + slot)
        return options

    def take(self, state: TekhenuState, frame: Frame, seat: int, code: int, referee: Referee) -> None:
        slot = code - CHOOSE_SLOT
        state.push(HATHOR_BUILD, seat, frame[2], slot)
        if frame[3] != FREE:
            charge(state, seat, BREAD, SLOT_COST[slot], waiver(HATHOR))

    def explain(self, state: TekhenuState, frame: Frame, seat: int, code: int) -> Refusal:
        return why_not(state, seat, code)


class HathorBuild(Automatic[TekhenuState]):
    """Points for own pillars, goods of empty cells, then population (TK-HAT-04 to TK-HAT-07)."""

    def __init__(self) -> None:
        super().__init__("hathor_build", Field("seat", SEAT), Field("value", NUMBER), Field("slot", SLOT))

    def run(self, state: TekhenuState, frame: Frame, referee: Referee) -> None:
        seat, slot = frame[1], frame[3]
        build_at_temple(state, seat, slot, referee)
        line = SLOT_LINE[slot]
        worth = pillar_worth(state.technologies[seat])
        score(state, seat, BY_ACTIONS, state.pillars_in(line, seat) * worth, BY_LINE, referee)
        for cell in LINE_CELLS[line]:
            if state.tiles[cell] == NOBODY:
                gain(state, seat, CELL_GOOD[cell], EMPTY_CELL_GAIN, BY_CELLS, referee)
        raise_population(state, seat, frame[2], CAUSE_GOD + HATHOR, referee)


def build_at_temple(state: TekhenuState, seat: int, slot: int, referee: Referee) -> None:
    """The leftmost building of the player board (TK-CMP-04)."""
    state.temple[slot] = seat
    state.buildings[seat] += 1
    referee.tell(events.TEMPLE_BUILDING, seat, slot)
